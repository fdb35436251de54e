"""What all games of a run have in common. Who sits where in which deal follows from the number of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property, lru_cache
from itertools import combinations, permutations
from typing import Any, Final

from stammtisch import __version__
from stammtisch.boxes import find_box, load, make_bot
from stammtisch.engine.problem import BadOption, Problem

FORMAT: Final = 1
FIXED: Final = "fixed"  # every bot keeps its seat
ROTATE: Final = "rotate"  # everybody moves up one seat after each game
ARENA: Final = "arena"  # every deal is played from each seat, and everybody meets everybody (`_lineups`)
SEATINGS: Final = (FIXED, ROTATE, ARENA)
IDENTITY: Final = ("game", "options", "bots", "seats", "seed", "seating", "digest")  # what makes the same games


@dataclass(frozen=True)
class Plan:
    game: str
    options: dict[str, object]
    bots: list[str]  # by seat; in an arena, those who compete
    seats: int
    seed: str
    seating: str = FIXED
    digest: str = ""  # of rules and cards
    version: str = __version__
    format: int = FORMAT

    @cached_property
    def names(self) -> list[str]:
        return [str(seat) for seat in range(self.seats)]

    @cached_property
    def deck(self) -> list[str]:
        """The cards that results name by their number."""
        deck = find_box(self.game).tally.deck
        return [] if deck is None else list(deck.ids(load(self.game, self.options)))

    def bots_of(self, number: int) -> list[str]:
        """By seat, in the game with this number; the first is number 1."""
        if self.seating == FIXED:
            return list(self.bots)
        turns = (number - 1) % self.seats
        if self.seating == ROTATE:
            return self.bots[turns:] + self.bots[:turns]
        lineups = _lineups(tuple(self.bots), self.seats)
        order = lineups[self.deal_of(number) % len(lineups)]
        return [*order[turns:], *order[:turns]]

    def deal_of(self, number: int) -> int:
        """Games of the same deal have the same cards in the same order, and the same dice."""
        return (number - 1) // self.seats if self.seating == ARENA else number - 1

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{self.deal_of(number) + 1}"

    def whole(self, games: int) -> int:
        """At least this many games, so that every deal is played from each seat."""
        return -(-games // self.seats) * self.seats if self.seating == ARENA else games

    def to_json(self) -> dict[str, Any]:
        return {"run": asdict(self), "deck": self.deck}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Plan:
        """Raises KeyError, TypeError or ValueError if it is not one."""
        plan = cls(**data["run"])
        if plan.format != FORMAT or plan.seating not in SEATINGS:
            raise ValueError(plan.format)
        return plan

    def refuse_other(self, other: Plan, file: str) -> None:
        """A file goes on only with the games that it was begun with."""
        for what in IDENTITY:
            ours, theirs = getattr(self, what), getattr(other, what)
            if ours != theirs:
                raise Problem("other_run", file=file, what=what, there=_shown(theirs), here=_shown(ours))

    def check_rules(self) -> None:
        """On another machine, or after an update, there could be other rules."""
        found = load(self.game, self.options).digest()
        if found != self.digest:
            raise Problem("other_rules", game=self.game, there=found, here=self.digest)


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join([f"{name}={each}" for name, each in value.items()]) or "-"
    return ",".join(value) if isinstance(value, list) else str(value)


def make_plan(
    game: str, options: Mapping[str, object], bots: Sequence[str], seats: int, seed: str | int, seating: str = FIXED
) -> Plan:
    """Raises BadOption if there cannot be such a table. A single bot takes all seats, except in an arena."""
    rules = load(game, options)
    rules.new(seats, "")  # refuses a number of seats, or options, that do not fit
    names = list(bots) * seats if len(bots) == 1 and seating != ARENA else list(bots)
    if seating != ARENA and len(names) != seats:
        raise BadOption("bad_option_value", option="bots", value=",".join(names), allowed=f"1 | {seats}")
    for name in names:
        make_bot(name, rules)
    return Plan(game, dict(options), names, seats, str(seed), seating, rules.digest())


@lru_cache(8)
def _lineups(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Who sits together, and who after whom, one of each circle: they all turn through the seats."""
    if len(bots) >= seats:
        tables = list(combinations(bots, seats))
    else:  # as evenly as possible: with two bots at five seats, each is three times there as often as the other
        full, rest = divmod(seats, len(bots))
        tables = [tuple(bots) * full + more for more in combinations(bots, rest)]
    circles = {}
    for table in tables:
        for others in permutations(table[1:]):
            order = (table[0], *others)
            turned = min(order[turn:] + order[:turn] for turn in range(seats))
            circles[turned] = order
    return list(circles.values())
