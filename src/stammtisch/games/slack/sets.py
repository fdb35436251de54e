"""Reads the TOML of a set and compiles it. A set with a fault is not loaded: `lint` says what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files as resources
from importlib.resources.abc import Traversable
from typing import Any, Final, final

from stammtisch.games.slack.cards import (
    ANY_CARD,
    ANY_PLAYER,
    ANYTHING,
    IS_CALL,
    IS_FREE_TIME,
    IS_PERSON,
    KINDS,
    LASTS,
    MODS,
    NO_DIE,
    NO_TARGET,
    OTHER_CARD,
    OTHER_PLAYER,
    OTHERS,
    OWN_CARD,
    OWNER,
    PLAYER,
    RULES_TAGS,
    TARGET,
    TRIGGERS,
    WHERE,
    Amount,
    CardDef,
    Effect,
    JobDef,
    Modifier,
)
from stammtisch.games.slack.joining import (
    FOR_THE_EYE,
    check_ids,
    copies_of,
    equate,
    join_seats,
    join_sides,
    join_tables,
    lend_things,
    split_cards,
)
from stammtisch.games.slack.lint import BadCard, Names, lint_cards, lint_jobs, lint_set, read_toml, tags_of
from stammtisch.games.slack.mechanics import find_mechanic, mechanic_of, phase_owner
from stammtisch.games.slack.schema import DIE_OP, MOST_SEATS, SLACK_DICE, USUAL_OPS, USUAL_PHASES, WHO

Table = Mapping[str, Any]

PLAIN_JOB: Final = "plain"  # what a scenario seat holds if it names no Job
MOST_COUNTED: Final = 99
ELSEWHERE: Final[dict[str, Traversable]] = {}  # the folders of sets that are not next to ours


@final
class CardSet:
    """A set, or several joined ones: raw tables for the text, definitions for the rules."""

    def __init__(
        self,
        tags: Sequence[str],
        mechanics: Sequence[str],
        seats: tuple[int, int],
        same: Sequence[tuple[str, str]] = (),
        phases: Sequence[str] = USUAL_PHASES,
        sides: Mapping[str, str] = {},
    ) -> None:
        self.tags = list(tags)
        self.mechanics = list(mechanics)
        self.ops = (*USUAL_OPS, *[op for mechanic in mechanics for op in find_mechanic(mechanic).OPS], DIE_OP)
        # Modifiers by their numbers, and what mechanics bring for cards: by field and number of the definition.
        self.mods = (*MODS, *[mod for mechanic in mechanics for mod in find_mechanic(mechanic).MODS])
        self.fields: dict[str, dict[int, Any]] = {
            name: {} for mechanic in mechanics for name in find_mechanic(mechanic).CARD_FIELDS
        }
        self.job_fields: dict[str, dict[int, int]] = {
            name: {} for mechanic in mechanics for name in find_mechanic(mechanic).JOB_FIELDS
        }
        self.seats = seats
        self.goals: list[int] = []  # GUE-01: by the number of players, if everybody has the same
        self.has_roaming_pets = False  # GUE-15: into any room
        self.phases = list(phases)
        self.sides = dict(sides)  # by mechanic: the side whose Jobs it is for, if it is not for all (GOTH-23)
        self.card_sides: dict[str, str] = {}  # cards that are to one side's liking only (GOTH-33)
        self.prefixes: list[str] = []  # of the rules in the books of these sets
        self.nouns: dict[str, str] = {}  # what these sets call a kind: a Cat instead of a Pet
        self.token_words = [word for mechanic in mechanics for word in find_mechanic(mechanic).WORDS]
        known = dict.fromkeys([*RULES_TAGS, *tags, *self.token_words])
        self.tag_bits = {tag: 1 << bit for bit, tag in enumerate(known)}
        # Tags of different sets that answer to each other, both ways (CTH-26).
        self.same = equate(same, self.tag_bits)
        self.raw: dict[str, Table] = {}
        self.raw_jobs: dict[str, Table] = {}
        self.cards: list[CardDef] = []
        self.jobs: list[JobDef] = []
        self.lists: list[list[Effect]] = []
        self.spares = 0  # of the card that is being compiled

    def mask(self, tags: Sequence[str]) -> int:
        found = 0
        for tag in tags:
            for each in (tag, *self.same.get(tag, ())):
                found |= self.tag_bits[each]
        return found

    def printed(self) -> list[object]:
        """What the rules read of the set, in its order: cards and Jobs are numbered by it."""
        tables = [*self.raw.items(), *self.raw_jobs.items()]
        cards = [[id, {key: card[key] for key in card if key not in FOR_THE_EYE}] for id, card in tables]
        # Old records were played without saying so.
        others: list[object] = [self.phases] if self.phases != list(USUAL_PHASES) else []
        others += [self.goals] if self.goals else []
        others += ["pets"] if self.has_roaming_pets else []
        return [self.tags, self.mechanics, list(self.seats), self.same, cards, *others]

    def compile_cards(self, tables: Mapping[str, Table]) -> None:
        for id, card in tables.items():
            self.raw[id] = card
            self.cards.append(self._card(id, card))
            for name in self.fields.keys() & card.keys():
                self.fields[name][len(self.cards) - 1] = self._brought(card[name])

    def compile_jobs(self, tables: Mapping[str, Table], sides: Mapping[str, frozenset[str]] = {}) -> None:
        self.spares = 0
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
                    job.get("goal", self.goals[0] if self.goals else MOST_COUNTED),
                    self._modifiers(job.get("traits", [])),
                    self._effects(job.get("each_turn", []), OWNER),
                    self.mask(job.get("tags", [])),
                    job.get("copies", 1),
                    sides.get(id, frozenset()),
                )
            )
            for name in self.job_fields.keys() & job.keys():
                self.job_fields[name][len(self.jobs) - 1] = job[name]

    def _brought(self, value: Any) -> Any:
        """A field that a mechanic brings: a list of effects becomes the index of one, and tags become a mask."""
        if not isinstance(value, list):
            return value
        return self._effects(value, OWNER) if isinstance(value[0], dict) else self.mask(value)

    def _card(self, id: str, card: Table) -> CardDef:
        kind = KINDS.index(card["kind"])
        slack = card.get("slack", 0)
        die = SLACK_DICE[slack] if isinstance(slack, str) else NO_DIE
        tags = self.mask([card["kind"], *card.get("tags", [])])
        if card["kind"] == "pet":
            tags |= IS_PERSON  # SLACK-47
        if card["kind"] == "person" and isinstance(slack, int) and slack > 0 and "uncalled" not in card:
            tags |= IS_CALL  # SLACK-39: only invited People are called
        if card["kind"] == "activity":
            tags |= IS_FREE_TIME
        target = {
            "": NO_TARGET,
            "player": ANY_PLAYER,
            "other": OTHER_PLAYER,
            "card": {"own": OWN_CARD, "other": OTHER_CARD, "any": ANY_CARD}[card.get("where", "any")],
        }[card.get("target", "")]
        concerned = OWNER if card["kind"] != "whenever" else TARGET if target != NO_TARGET else PLAYER
        self.spares = self.mask(card.get("spares", []))
        return CardDef(
            id,
            kind,
            tags,
            card.get("cost", 0),
            0 if isinstance(slack, str) else slack,
            die,
            card.get("copies", 1),
            self._effects(card.get("effects", []), concerned),
            self._effects(card.get("each_turn", []), OWNER),
            self._modifiers(card.get("in_play", [])),
            LASTS.index(card.get("lasts", "")),
            card.get("when") == "own_turn",
            target,
            self._filter(card.get("of", [])),
            self.mask(card.get("cancels", [])),
            self.mask([card["needs"]]) if "needs" in card else 0,
            self._effects(card.get("later", []), concerned if card["kind"] != "whenever" else TARGET),
            "aimed" in card,
            "last" in ops_in(card.get("effects", [])),
            self.spares,
            card.get("stays", False),
            card.get("uncalled", False),
        )

    def _filter(self, tags: Sequence[str]) -> int:
        return self.mask(tags) if tags else ANYTHING

    def _effects(self, effects: Sequence[Table], concerned: int) -> int:
        """Compiles a list and returns its index."""
        if not effects:
            return -1
        self.lists.append([self._effect(effect, concerned) for effect in effects])
        return len(self.lists) - 1

    def _effect(self, effect: Table, concerned: int) -> Effect:
        most = effect.get("most", MOST_COUNTED if effect["op"] == "mark" else 1)
        by, count = effect.get("by", 0), effect.get("n", most)
        if isinstance(by, str):  # rolled first
            rolled = self._effects([{**effect, "by": 1}], concerned)
            return Effect(self.ops.index(DIE_OP), 0, 1, ANYTHING, concerned, SLACK_DICE[by], rolled, -1)
        amount = self._amount(by) or self._amount(count)
        is_each = effect["op"] == "if" and "who" in effect
        # Of whom it is asked, or whom a mechanic has found.
        inner = TARGET if is_each or effect["op"] not in USUAL_OPS else concerned
        tags = effect.get("of", effect.get("has", [effect["from"]] if effect["op"] == "convert" else []))
        return Effect(
            self.ops.index(effect["op"]),
            by if isinstance(by, int) else by.get("times", 1),
            count if isinstance(count, int) else 1,
            self._filter(tags),
            WHO.index(effect["who"]) if "who" in effect else concerned,
            effect.get("least", 1 if effect["op"] == "if" else 0),
            self._effects(effect.get("then", []), inner),
            self._effects(effect.get("else", []), inner),
            amount,
            WHERE.index(effect.get("where", "own")),
            effect.get("top") is True or effect.get("from") == "hand" or is_each,
            self.spares,
        )

    def _amount(self, amount: object) -> Amount | None:
        if not isinstance(amount, dict):
            return None
        where, most = WHERE.index(amount.get("where", "own")), amount.get("most", MOST_COUNTED)
        return Amount(self.mask([amount["per"]]), where, amount.get("plus", 0), most, amount.get("times", 1))

    def _modifiers(self, modifiers: Sequence[Table]) -> list[Modifier]:
        return [self._modifier(modifier) for modifier in modifiers]

    def _modifier(self, modifier: Table) -> Modifier:
        mod, by, who = modifier["mod"], modifier.get("by", 0), WHO.index(modifier.get("who", "owner"))
        if mod == "lock":  # others may not do what is locked
            mod, who = "forbid", OTHERS
        amount = self._amount(by)
        when, triggers = -1, (*TRIGGERS, *self.token_words)
        if "when" in modifier:
            when = triggers.index(modifier["when"])
        then = self._effects(modifier.get("then", []), OWNER)
        filter, side = self._filter(modifier.get("of", [])), modifier.get("side", "")
        return Modifier(
            self.mods.index(mod), by if amount is None else amount.usual, filter, who, amount, side, when, then
        )


@dataclass(frozen=True)
class SetFiles:
    """What the three files of a set say."""

    name: str
    head: Table
    cards: Mapping[str, Table]
    jobs: Mapping[str, Table]


@cache
def load_set(name: str, *, without: tuple[str, ...] = (), things_from: tuple[str, ...] = ()) -> CardSet:
    """The set with this name, or joined ones (`cthulhu+geek`); cards with content in `without` are replaced by their
    stand-ins. `things_from` other sets there are Things, too (GUE-91). Read once: a server opens many tables.
    """
    lent = [read_set(each) for each in things_from]
    return join_sets([read_set(each) for each in name.split("+")], without=without, lent=lent)


def lenders(names: Sequence[str]) -> list[str]:
    """The sets that cannot be joined with these, so that only Things go back and forth (GUE-90, GUE-91)."""
    is_alone = "alone" in read_file(names[0], "set.toml")
    ours = resources("stammtisch.games.slack") / "sets"
    known = sorted(folder.name for folder in ours.iterdir() if (folder / "set.toml").is_file())
    return [name for name in known if name not in names and ("alone" in read_file(name, "set.toml")) != is_alone]


def read_set(name: str) -> SetFiles:
    """The three files as they are. Raises BadCard if one of them is not TOML."""
    return SetFiles(name, *[read_file(name, file) for file in ("set.toml", "cards.toml", "jobs.toml")])


def read_file(set_name: str, file: str) -> dict[str, Any]:
    return read_toml(f"{set_name}/{file}", (set_folder(set_name) / file).read_bytes())


def set_folder(name: str) -> Traversable:
    return ELSEWHERE.get(name) or resources("stammtisch.games.slack") / "sets" / name


def lint_files(files: SetFiles) -> Iterator[BadCard]:
    """Everything that is wrong with a set."""
    yield from lint_set(f"{files.name}/set.toml", files.head)
    yield from lint_cards(f"{files.name}/cards.toml", files.cards, Names(tags_of(files.head), files.jobs))
    yield from lint_jobs(f"{files.name}/jobs.toml", files.jobs, Names(tags_of(files.head), files.cards))
    yield from lint_mechanics(files)


def lint_mechanics(files: SetFiles) -> Iterator[BadCard]:
    """Effects and phases of mechanics that the set does not play with."""
    played = files.head.get("mechanics", [])
    for phase in files.head.get("phases", []) if isinstance(files.head.get("phases"), list) else []:
        owner = phase_owner(str(phase))
        if owner and owner not in played:
            place = {"file": f"{files.name}/set.toml", "card": "set"}
            yield BadCard("card_alone", **place, field=f"phases: {phase}", needs=f'mechanics = ["{owner}"]')
    for file, tables in (("cards.toml", files.cards), ("jobs.toml", files.jobs)):
        for id, table in tables.items():
            fields = table if isinstance(table, dict) else ()
            for word in (*fields, *ops_in(table), *ops_in(table, "mod")):
                owner = mechanic_of(word)
                if owner and owner not in played:
                    place = {"file": f"{files.name}/{file}", "card": id}
                    yield BadCard("card_alone", **place, field=word, needs=f'mechanics = ["{owner}"]')


def ops_in(table: object, key: str = "op") -> Iterator[str]:
    """Every `op` of a table, including those in branches; or every `mod`."""
    if isinstance(table, dict):
        if isinstance(table.get(key), str):
            yield table[key]
        table = list(table.values())
    if isinstance(table, list):
        for part in table:
            yield from ops_in(part, key)


def join_sets(sets: Sequence[SetFiles], *, without: Sequence[str] = (), lent: Sequence[SetFiles] = ()) -> CardSet:
    """One deck from several sets (CTH-25): all Life cards, all Jobs, all mechanics, and tags that mean the same.

    Of those that are lent there are only the Things (GUE-91).
    """
    for files in (*sets, *lent):
        for fault in lint_files(files):
            raise fault
    tags = list(dict.fromkeys(tag for files in sets for tag in files.head["tags"]))
    mechanics = list(dict.fromkeys(name for files in sets for name in files.head["mechanics"]))
    same = [pair for files in sets for pair in files.head.get("same", {}).items()]
    cards = join_tables([(files.name, files.cards) for files in sets])
    jobs = {id: job for id, job in join_tables([(files.name, files.jobs) for files in sets]).items() if copies_of(job)}
    cards = lend_things(
        _replaced(cards, without), [_replaced(files.cards, without) for files in lent], [*RULES_TAGS, *tags]
    )
    check_ids(cards, jobs)
    seats = join_seats([files.head["seats"] for files in sets], sum(copies_of(job) for job in jobs.values()))
    phases = sets[0].head.get("phases", USUAL_PHASES)  # the book of the first set rules
    sides = join_sides([(files.head.get("side", ""), files.jobs) for files in sets])
    shared = frozenset.intersection(*[sides[id] for id in jobs])  # by all Jobs, so that there is no other side
    owners = {name: files.head["side"] for files in sets if "side" in files.head for name in files.head["mechanics"]}
    joined = CardSet(tags, mechanics, seats, same, phases, {name: owners.get(name, "") for name in mechanics})
    joined.goals = _goals(sets[0].head)
    joined.has_roaming_pets = sets[0].head.get("pets") == "any"
    joined.prefixes = [files.head["prefix"] for files in sets if "prefix" in files.head]
    joined.nouns = {word: noun for files in reversed(sets) for word, noun in files.head.get("nouns", {}).items()}
    joined.card_sides = split_cards([(files.head.get("side", ""), files.cards) for files in sets])
    joined.compile_cards(cards)
    joined.compile_jobs(jobs, sides)
    joined.compile_jobs({PLAIN_JOB: {"income": 2, "free_time": 2, "goal": 20}}, {PLAIN_JOB: shared})
    return joined


def _goals(head: Table) -> list[int]:
    """By the number of players, from 0 on."""
    goals: list[int] = head.get("goals", [])
    return (
        [goals[max(min(seats - head["seats"][0], len(goals) - 1), 0)] for seats in range(MOST_SEATS + 1)]
        if goals
        else []
    )


def _replaced(cards: Mapping[str, Table], without: Sequence[str]) -> dict[str, Table]:
    copies = {id: copies_of(card) for id, card in cards.items()}
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
