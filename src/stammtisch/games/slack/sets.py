"""Reads the TOML of a set and compiles it. Every fault names the file, the card, the field and the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, final

from stammtisch.engine.problem import Problem
from stammtisch.games.slack.cards import (
    ANY_CARD,
    ANY_PLAYER,
    ANYTHING,
    CORE_WORDS,
    IS_CALL,
    IS_FREE_TIME,
    IS_PERSON,
    MODS,
    NO_DIE,
    NO_TARGET,
    OPS,
    OTHER_CARD,
    OTHER_PLAYER,
    OWN_CARD,
    OWNER,
    PLAYER,
    TARGET,
    CardDef,
    Effect,
    JobDef,
    Modifier,
)
from stammtisch.games.slack.schema import (
    CARD,
    CONTENT,
    EFFECTS,
    JOB,
    KINDS,
    MODIFIERS,
    NEEDED,
    OPTIONAL,
    SLACK_DICE,
    WHO,
    Form,
)

Table = Mapping[str, Any]

PLAIN_JOB: Final = "plain"  # what a scenario seat holds when it names no Job


class BadCard(Problem):
    """A fault in a card file. Facts: file, card, field, and what the code needs."""


@final
class CardSet:
    """A set, or several joined ones: raw tables for the text, definitions for the rules."""

    def __init__(self, tags: Sequence[str], mechanics: Sequence[str], seats: tuple[int, int]) -> None:
        self.tags = list(tags)
        self.mechanics = list(mechanics)
        self.seats = seats
        self.words = {word: 1 << bit for bit, word in enumerate(dict.fromkeys([*CORE_WORDS, *tags]))}
        self.raw: dict[str, Table] = {}
        self.raw_jobs: dict[str, Table] = {}
        self.cards: list[CardDef] = []
        self.jobs: list[JobDef] = []
        self.lists: list[list[Effect]] = []

    def mask(self, words: Sequence[str]) -> int:
        return sum(self.words[word] for word in words)

    def compile_cards(self, tables: Mapping[str, Table]) -> None:
        for id, card in tables.items():
            self.raw[id] = card
            self.cards.append(self._card(id, card))

    def compile_jobs(self, tables: Mapping[str, Table]) -> None:
        for id, job in tables.items():
            income, income_high = _range(job["income"])
            free_time, free_time_high = _range(job["free_time"])
            self.raw_jobs[id] = job
            self.jobs.append(
                JobDef(
                    id,
                    income,
                    income_high,
                    free_time,
                    free_time_high,
                    job["goal"],
                    self._modifiers(job.get("traits", [])),
                    self._effects(job.get("each_turn", []), OWNER),
                )
            )

    def _card(self, id: str, card: Table) -> CardDef:
        kind = KINDS.index(card["kind"])
        slack = card.get("slack", 0)
        die = SLACK_DICE[slack] if isinstance(slack, str) else NO_DIE
        words = self.mask([card["kind"], *card.get("tags", [])])
        if card["kind"] == "pet":
            words |= IS_PERSON  # SLACK-47
        if card["kind"] == "person" and isinstance(slack, int) and slack > 0:
            words |= IS_CALL  # SLACK-39: only invited People are called
        if card["kind"] == "activity":
            words |= IS_FREE_TIME
        target = {
            "": NO_TARGET,
            "player": ANY_PLAYER,
            "other": OTHER_PLAYER,
            "card": {"own": OWN_CARD, "other": OTHER_CARD, "any": ANY_CARD}[card.get("where", "any")],
        }[card.get("target", "")]
        concerned = OWNER if card["kind"] != "whenever" else TARGET if target != NO_TARGET else PLAYER
        return CardDef(
            id,
            kind,
            words,
            card.get("cost", 0),
            0 if isinstance(slack, str) else slack,
            die,
            card.get("copies", 1),
            self._effects(card.get("effects", []), concerned),
            self._effects(card.get("each_turn", []), OWNER),
            self._modifiers(card.get("in_play", [])),
            "lasts" in card,
            card.get("when") == "own_turn",
            target,
            self._filter(card.get("of", [])),
            self.mask(card.get("cancels", [])),
            self.mask([card["needs"]]) if "needs" in card else 0,
        )

    def _filter(self, tags: Sequence[str]) -> int:
        return self.mask(tags) if tags else ANYTHING

    def _effects(self, effects: Sequence[Table], concerned: int) -> int:
        """Compiles a list and returns its index."""
        if not effects:
            return -1
        compiled = [
            Effect(
                OPS.index(effect["op"]),
                effect.get("by", 0),
                effect.get("n", 1),
                self._filter(effect.get("of", [])),
                WHO.index(effect["who"]) if "who" in effect else concerned,
                effect.get("least", 0),
                self._effects(effect.get("then", []), concerned),
                self._effects(effect.get("else", []), concerned),
            )
            for effect in effects
        ]
        self.lists.append(compiled)
        return len(self.lists) - 1

    def _modifiers(self, modifiers: Sequence[Table]) -> list[Modifier]:
        return [
            Modifier(MODS.index(modifier["mod"]), modifier.get("by", 0), self._filter(modifier.get("of", [])))
            for modifier in modifiers
        ]


def load_set(name: str, *, without: Sequence[str] = ()) -> CardSet:
    """The set of that name; cards with content in `without` are replaced by their stand-ins."""
    head = tomllib.loads(read_file(name, "set.toml"))
    cards = tomllib.loads(read_file(name, "cards.toml"))
    jobs = tomllib.loads(read_file(name, "jobs.toml"))
    for fault in [*lint_cards(f"{name}/cards.toml", cards, head["tags"]), *lint_jobs(f"{name}/jobs.toml", jobs)]:
        raise fault
    found = CardSet(head["tags"], head["mechanics"], (head["seats"][0], head["seats"][1]))
    found.compile_cards(_replaced(cards, without))
    found.compile_jobs({id: job for id, job in jobs.items() if job.get("copies", 1)})
    found.compile_jobs({PLAIN_JOB: {"income": 2, "free_time": 2, "goal": 20}})
    return found


def read_file(set_name: str, file: str) -> str:
    return (files("stammtisch.games.slack") / "sets" / set_name / file).read_text("utf-8")


def _replaced(cards: Mapping[str, Table], without: Sequence[str]) -> dict[str, Table]:
    copies = {id: card.get("copies", 1) for id, card in cards.items()}
    for id, card in cards.items():
        if set(card.get("content", [])) & set(without):
            copies[card["stand_in"]] += copies[id]
            copies[id] = 0
    return {id: {**card, "copies": copies[id]} for id, card in cards.items()}


def _range(value: int | str) -> tuple[int, int]:
    """`"2/4"`: rolled each turn (SLACK-14)."""
    if isinstance(value, int):
        return value, value
    low, _, high = value.partition("/")
    return int(low), int(high)


# The linter ----------------------------------------------------------------------------------------------------------


def lint_cards(file: str, cards: Mapping[str, Any], tags: Sequence[str]) -> Iterator[BadCard]:
    """Every fault of a file of Life cards."""
    known = {*CORE_WORDS, *tags}
    for id, card in cards.items():
        place = {"file": file, "card": id}
        if not isinstance(card, dict):
            yield BadCard("card_form", **place, field="-", expected="table")
            continue
        yield from _lint_table(place, card, CARD, NEEDED["card"], known)
        yield from _lint_sense(place, card, cards)


def lint_jobs(file: str, jobs: Mapping[str, Any]) -> Iterator[BadCard]:
    for id, job in jobs.items():
        place = {"file": file, "card": id}
        if not isinstance(job, dict):
            yield BadCard("card_form", **place, field="-", expected="table")
            continue
        yield from _lint_table(place, job, JOB, NEEDED["job"], None)


def _lint_table(
    place: dict[str, str], table: Table, fields: Mapping[str, Form], needed: Sequence[str], known: set[str] | None
) -> Iterator[BadCard]:
    for name in needed:
        if name not in table:
            yield BadCard("card_missing", **place, field=name)
    for name, value in table.items():
        if name not in fields:
            yield BadCard("card_field", **place, field=name, known=", ".join(fields))
        else:
            yield from _lint_value(place, name, value, fields[name], known)


def _lint_value(place: dict[str, str], name: str, value: Any, form: Form, known: set[str] | None) -> Iterator[BadCard]:
    def wrong(expected: str) -> BadCard:
        return BadCard("card_form", **place, field=name, expected=expected)

    if isinstance(form, tuple):
        if value not in form:
            yield wrong(" | ".join(form))
        return
    match form:
        case "int" if type(value) is not int:
            yield wrong("number")
        case "int+" if type(value) is not int or value < 1:
            yield wrong("1, 2, ...")
        case "text" | "tag" if not isinstance(value, str) or not value:
            yield wrong("text")
        case "words":
            if not isinstance(value, dict) or set(value) != {"en", "de"} or not all(value.values()):
                yield wrong('{ en = "...", de = "..." }')
        case "slack" if type(value) is not int and value not in SLACK_DICE:
            yield wrong(f"number | {' | '.join(SLACK_DICE)}")
        case "range":
            if type(value) is not int and not (isinstance(value, str) and _is_range(value)):
                yield wrong('number | "2/4"')
        case "tags" | "cancels" | "content":
            allowed = set(CONTENT) if form == "content" else known
            if not isinstance(value, list) or not all(isinstance(tag, str) for tag in value):
                yield wrong("[...]")
            elif allowed is not None:
                for tag in value:
                    if tag not in allowed:
                        yield BadCard("card_tag", **place, field=name, tag=tag, known=", ".join(sorted(allowed)))
        case "effects" | "modifiers":
            yield from _lint_list(place, name, value, form, known)


def _lint_list(place: dict[str, str], name: str, value: Any, form: str, known: set[str] | None) -> Iterator[BadCard]:
    tables, key = (EFFECTS, "op") if form == "effects" else (MODIFIERS, "mod")
    if not isinstance(value, list):
        yield BadCard("card_form", **place, field=name, expected="[...]")
        return
    for number, entry in enumerate(value, start=1):
        field = f"{name} {number}"
        if not isinstance(entry, dict) or entry.get(key) not in tables:
            yield BadCard("card_form", **place, field=field, expected=f"{key} = {' | '.join(tables)}")
            continue
        fields = tables[entry[key]]
        for missing in set(fields) - set(entry) - OPTIONAL:
            yield BadCard("card_missing", **place, field=f"{field}.{missing}")
        for inner, inner_value in entry.items():
            if inner == key:
                continue
            if inner not in fields:
                yield BadCard("card_field", **place, field=f"{field}.{inner}", known=", ".join(fields) or "-")
            else:
                yield from _lint_value(
                    place, f"{field}.{inner}" if inner != "then" else inner, inner_value, fields[inner], known
                )


def _is_range(text: str) -> bool:
    low, slash, high = text.partition("/")
    return bool(slash) and low.isdecimal() and high.isdecimal() and int(low) < int(high)


def _lint_sense(place: dict[str, str], card: Table, cards: Mapping[str, Any]) -> Iterator[BadCard]:
    """What is well formed but can never happen."""
    kind = card.get("kind")
    effects = [effect.get("op") for effect in card.get("effects", []) if isinstance(effect, dict)]
    for field, kinds in (
        ("lasts", ("whenever",)),
        ("when", ("whenever",)),
        ("target", ("whenever",)),
        ("cancels", ("whenever", "activity")),
        ("needs", ("person",)),
        ("each_turn", ("person", "pet", "thing", "activity")),
        ("cost", ("thing", "activity")),
    ):
        if field in card and kind not in kinds:
            yield BadCard("card_never", **place, field=field, kind=str(kind))
    if isinstance(card.get("slack"), str) and kind != "activity":
        yield BadCard("card_never", **place, field="slack", kind=str(kind))
    if ("of" in card or "where" in card) and card.get("target") != "card":
        yield BadCard("card_alone", **place, field="of", needs='target = "card"')
    for op in ("take", "remove", "mark", "negate", "send"):
        if op in effects and card.get("target") != "card":
            yield BadCard("card_alone", **place, field=f"effects: {op}", needs='target = "card"')
    if "steal" in effects and card.get("target") != "other":
        yield BadCard("card_alone", **place, field="effects: steal", needs='target = "other"')
    if kind == "whenever" and "in_play" in card and "lasts" not in card:
        yield BadCard("card_alone", **place, field="in_play", needs='lasts = "turn"')
    if "content" in card and card.get("stand_in") not in cards:
        yield BadCard("card_alone", **place, field="content", needs="stand_in")
    cancelled = card.get("cancels", [])
    if isinstance(cancelled, list) and kind == "activity" and cancelled and cancelled != ["free_time"]:
        yield BadCard("card_never", **place, field="cancels", kind="activity")
    for word in cancelled if isinstance(cancelled, list) else []:
        if word in ("thing", "person", "pet"):
            yield BadCard("card_never", **place, field="cancels", kind=word)
