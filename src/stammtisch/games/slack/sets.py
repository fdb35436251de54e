"""Reads the TOML of a set and compiles it. Every fault names the file, the card, the field and the reason."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files as resources
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

    def __init__(
        self,
        tags: Sequence[str],
        mechanics: Sequence[str],
        seats: tuple[int, int],
        same: Mapping[str, str] | None = None,
    ) -> None:
        self.tags = list(tags)
        self.mechanics = list(mechanics)
        self.seats = seats
        self.words = {word: 1 << bit for bit, word in enumerate(dict.fromkeys([*CORE_WORDS, *tags]))}
        # Words of different sets that answer to each other, both ways (CTH-26).
        self.same: dict[str, str] = {}
        for word, other in (same or {}).items():
            if word in self.words and other in self.words:
                self.same |= {word: other, other: word}
        self.raw: dict[str, Table] = {}
        self.raw_jobs: dict[str, Table] = {}
        self.cards: list[CardDef] = []
        self.jobs: list[JobDef] = []
        self.lists: list[list[Effect]] = []

    def mask(self, words: Sequence[str]) -> int:
        found = 0
        for word in words:
            found |= self.words[word] | self.words[self.same.get(word, word)]
        return found

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


@dataclass(frozen=True)
class SetFiles:
    """What the three files of a set say."""

    name: str
    head: Table
    cards: Mapping[str, Table]
    jobs: Mapping[str, Table]


def load_set(name: str, *, without: Sequence[str] = ()) -> CardSet:
    """The set of that name; cards with content in `without` are replaced by their stand-ins."""
    parts = [tomllib.loads(read_file(name, file)) for file in ("set.toml", "cards.toml", "jobs.toml")]
    return join_sets([SetFiles(name, *parts)], without=without)


def join_sets(sets: Sequence[SetFiles], *, without: Sequence[str] = ()) -> CardSet:
    """One deck of several sets (CTH-25): all Life cards, all Jobs, all mechanics, and words that mean the same."""
    tags = list(dict.fromkeys(tag for files in sets for tag in files.head["tags"]))
    mechanics = list(dict.fromkeys(name for files in sets for name in files.head["mechanics"]))
    same: dict[str, str] = {}
    for files in sets:
        for fault in lint_cards(f"{files.name}/cards.toml", files.cards, files.head["tags"]):
            raise fault
        for fault in lint_jobs(f"{files.name}/jobs.toml", files.jobs, files.head["tags"]):
            raise fault
        same |= files.head.get("same", {})
    least = max(files.head["seats"][0] for files in sets)
    joined = CardSet(tags, mechanics, (least, sum(files.head["seats"][1] for files in sets)), same)
    for files in sets:
        joined.compile_cards(_replaced(files.cards, without))
        joined.compile_jobs({id: job for id, job in files.jobs.items() if job.get("copies", 1)})
    joined.compile_jobs({PLAIN_JOB: {"income": 2, "free_time": 2, "goal": 20}})
    return joined


def read_file(set_name: str, file: str) -> str:
    return (resources("stammtisch.games.slack") / "sets" / set_name / file).read_text("utf-8")


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


# The linter --------------------------------------------------------------------------------------------------------


def lint_cards(file: str, cards: Mapping[str, Any], tags: Sequence[str]) -> Iterator[BadCard]:
    """Every fault of a file of Life cards."""
    for id, card in cards.items():
        place = {"file": file, "card": id}
        if not isinstance(card, dict):
            yield BadCard("card_form", **place, field="-", expected="table")
            continue
        faults = list(_lint_table(place, card, CARD, NEEDED["card"], tags))
        yield from faults
        if not faults:  # sense is looked for only where the form is right
            yield from _lint_sense(place, card, cards)


def lint_jobs(file: str, jobs: Mapping[str, Any], tags: Sequence[str]) -> Iterator[BadCard]:
    for id, job in jobs.items():
        place = {"file": file, "card": id}
        if not isinstance(job, dict):
            yield BadCard("card_form", **place, field="-", expected="table")
            continue
        faults = list(_lint_table(place, job, JOB, NEEDED["job"], tags))
        yield from faults
        if not faults:
            yield from _lint_effects(place, "each_turn", job.get("each_turn", []), "", False)


def _lint_table(
    place: dict[str, str], table: Table, fields: Mapping[str, Form], needed: Sequence[str], tags: Sequence[str]
) -> Iterator[BadCard]:
    for name in needed:
        if name not in table:
            yield BadCard("card_missing", **place, field=name)
    for name, value in table.items():
        if name not in fields:
            yield BadCard("card_field", **place, field=name, known=", ".join(fields))
        else:
            yield from _lint_value(place, name, value, fields[name], tags)


def _lint_value(place: dict[str, str], field: str, value: Any, form: Form, tags: Sequence[str]) -> Iterator[BadCard]:
    if form in ("effects", "modifiers"):
        yield from _lint_list(place, field, value, form == "effects", tags)
    elif form in WORD_LISTS:
        known = [*WORD_LISTS[str(form)], *([] if form == "content" else tags)]
        if not isinstance(value, list) or not value or not all(isinstance(word, str) for word in value):
            yield BadCard("card_form", **place, field=field, expected='["...", ...]')
            return
        for word in value:
            if word not in known:
                yield BadCard("card_tag", **place, field=field, tag=word, known=", ".join(known))
    elif form == "tag":
        if value not in tags:
            yield BadCard("card_tag", **place, field=field, tag=str(value), known=", ".join(tags))
    elif isinstance(form, tuple):
        if value not in form:
            yield BadCard("card_form", **place, field=field, expected=" | ".join(form))
    elif not _has_form(value, form):
        yield BadCard("card_form", **place, field=field, expected=EXPECTED[form])


# What the words in a list may be besides the tags of the set.
WORD_LISTS: Final = {
    "tags": ("sleep", "nookie"),
    "filter": ("person", "pet", "thing", "activity", "whenever", "sleep", "nookie"),
    "cancels": ("activity", "whenever", "shopping", "call", "free_time", "sleep", "nookie"),
    "content": CONTENT,
}
EXPECTED: Final = {
    "int": "number",
    "int+": "1, 2, ...",
    "text": "text",
    "words": '{ en = "...", de = "..." }',
    "slack": f"number | {' | '.join(SLACK_DICE)}",
    "range": 'number | "2/4"',
}


def _has_form(value: Any, form: str) -> bool:
    match form:
        case "int":
            return type(value) is int
        case "int+":
            return type(value) is int and value >= 1
        case "text":
            return isinstance(value, str) and bool(value)
        case "words":
            is_table = isinstance(value, dict) and sorted(value) == ["de", "en"]
            return is_table and all(isinstance(text, str) and text for text in value.values())
        case "slack":
            return type(value) is int or (isinstance(value, str) and value in SLACK_DICE)
    return type(value) is int or (isinstance(value, str) and _is_range(value))


def _is_range(text: str) -> bool:
    low, slash, high = text.partition("/")
    return bool(slash) and low.isdecimal() and high.isdecimal() and int(low) < int(high)


def _lint_list(
    place: dict[str, str], field: str, value: Any, is_effects: bool, tags: Sequence[str]
) -> Iterator[BadCard]:
    tables, key = (EFFECTS, "op") if is_effects else (MODIFIERS, "mod")
    if not isinstance(value, list) or not value:
        yield BadCard("card_form", **place, field=field, expected="[{ ... }, ...]")
        return
    for number, entry in enumerate(value, start=1):
        here = f"{field} {number}"
        kind = entry.get(key) if isinstance(entry, dict) else None
        if not isinstance(kind, str) or kind not in tables:
            yield BadCard("card_form", **place, field=here, expected=f"{key} = {' | '.join(tables)}")
            continue
        fields = tables[kind]
        for missing in fields:
            if missing not in entry and missing not in OPTIONAL:
                yield BadCard("card_missing", **place, field=f"{here}.{missing}")
        for inner, inner_value in entry.items():
            if inner == key:
                continue
            if inner not in fields:
                yield BadCard("card_field", **place, field=f"{here}.{inner}", known=", ".join(fields) or "-")
            else:
                yield from _lint_value(place, f"{here}.{inner}", inner_value, fields[inner], tags)


def _lint_sense(place: dict[str, str], card: Table, cards: Mapping[str, Any]) -> Iterator[BadCard]:
    """What is well formed but can never happen."""
    kind = card["kind"]
    is_whenever = kind == "whenever"
    for field, kinds in FITTING.items():
        if field in card and kind not in kinds:
            yield BadCard("card_never", **place, field=field, kind=kind)
    if isinstance(card.get("slack"), str) and kind != "activity":
        yield BadCard("card_never", **place, field="slack", kind=kind)
    if "cancels" in card:
        if kind == "activity" and card["cancels"] != ["free_time"]:
            yield BadCard("card_never", **place, field="cancels", kind=kind)
        for field in ("effects", "in_play", "target"):
            if is_whenever and field in card:
                yield BadCard("card_alone", **place, field=field, needs="no cancels")
    target = card.get("target", "")
    if ("of" in card or "where" in card) and target != "card":
        yield BadCard("card_alone", **place, field="of", needs='target = "card"')
    if is_whenever and "in_play" in card and "lasts" not in card:
        yield BadCard("card_alone", **place, field="in_play", needs='lasts = "turn"')
    if "content" in card and card.get("stand_in") not in cards:
        yield BadCard("card_alone", **place, field="content", needs="stand_in")
    yield from _lint_effects(place, "effects", card.get("effects", []), target, is_whenever)
    yield from _lint_effects(place, "each_turn", card.get("each_turn", []), "", False)


# Kinds of cards that a field fits; all others fit every kind.
FITTING: Final = {
    "lasts": ("whenever",),
    "when": ("whenever",),
    "target": ("whenever",),
    "cancels": ("whenever", "activity"),
    "needs": ("person",),
    "each_turn": ("person", "pet", "thing", "activity"),
    "cost": ("thing", "activity"),
}


def _lint_effects(
    place: dict[str, str], field: str, effects: Sequence[Table], target: str, is_whenever: bool
) -> Iterator[BadCard]:
    """Effects that have nothing to work on, in branches too."""
    for number, effect in enumerate(effects, start=1):
        op, here = effect["op"], f"{field} {number}"
        if op in ("take", "remove", "mark", "negate", "send") and target != "card":
            yield BadCard("card_alone", **place, field=f"{here}: {op}", needs='target = "card"')
        if op == "steal" and target != "other":
            yield BadCard("card_alone", **place, field=f"{here}: steal", needs='target = "other"')
        if effect.get("who") == "target" and not (is_whenever and target):
            yield BadCard("card_alone", **place, field=f"{here}.who", needs="target")
        if op in ("slack", "madness", "mark") and not effect.get("by"):
            yield BadCard("card_missing", **place, field=f"{here}.by")
        if op == "roll" and not ("then" in effect or "else" in effect):
            yield BadCard("card_missing", **place, field=f"{here}.then")
        for branch in ("then", "else"):
            yield from _lint_effects(place, f"{here}.{branch}", effect.get(branch, []), target, is_whenever)
