"""Reads the TOML of a set and compiles it. A set with a fault is not loaded: `lint` says what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files as resources
from typing import Any, Final, final

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
from stammtisch.games.slack.lint import BadCard, Names, lint_cards, lint_jobs, lint_set, read_toml, tags_of
from stammtisch.games.slack.schema import KINDS, SLACK_DICE, WHO

Table = Mapping[str, Any]

FOR_THE_EYE: Final = ("name", "joke", "icon")  # what the rules do not read
PLAIN_JOB: Final = "plain"  # what a scenario seat holds when it names no Job


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

    def printed(self) -> list[object]:
        """What the rules read of the set, in its order: cards and Jobs are numbered by it."""
        tables = [*self.raw.items(), *self.raw_jobs.items()]
        cards = [[id, {key: card[key] for key in card if key not in FOR_THE_EYE}] for id, card in tables]
        return [self.tags, self.mechanics, list(self.seats), self.same, cards]

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


@cache
def load_set(name: str, *, without: tuple[str, ...] = ()) -> CardSet:
    """The set of that name; cards with content in `without` are replaced by their stand-ins. Read once: a server opens
    many tables.
    """
    return join_sets([read_set(name)], without=without)


def read_set(name: str) -> SetFiles:
    """The three files as they are. Raises BadCard if one of them is not TOML."""
    return SetFiles(name, *[read_file(name, file) for file in ("set.toml", "cards.toml", "jobs.toml")])


def read_file(set_name: str, file: str) -> dict[str, Any]:
    data = (resources("stammtisch.games.slack") / "sets" / set_name / file).read_bytes()
    return read_toml(f"{set_name}/{file}", data)


def lint_files(files: SetFiles) -> Iterator[BadCard]:
    """Everything that is wrong with a set."""
    yield from lint_set(f"{files.name}/set.toml", files.head)
    yield from lint_cards(f"{files.name}/cards.toml", files.cards, Names(tags_of(files.head), files.jobs))
    yield from lint_jobs(f"{files.name}/jobs.toml", files.jobs, Names(tags_of(files.head), files.cards))


def join_sets(sets: Sequence[SetFiles], *, without: Sequence[str] = ()) -> CardSet:
    """One deck of several sets (CTH-25): all Life cards, all Jobs, all mechanics, and words that mean the same."""
    for files in sets:
        for fault in lint_files(files):
            raise fault
    tags = list(dict.fromkeys(tag for files in sets for tag in files.head["tags"]))
    mechanics = list(dict.fromkeys(name for files in sets for name in files.head["mechanics"]))
    same: dict[str, str] = {}
    for files in sets:
        same |= files.head.get("same", {})
    least = max(files.head["seats"][0] for files in sets)
    joined = CardSet(tags, mechanics, (least, sum(files.head["seats"][1] for files in sets)), same)
    for files in sets:
        joined.compile_cards(_replaced(files.cards, without))
        joined.compile_jobs({id: job for id, job in files.jobs.items() if job.get("copies", 1)})
    joined.compile_jobs({PLAIN_JOB: {"income": 2, "free_time": 2, "goal": 20}})
    return joined


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
