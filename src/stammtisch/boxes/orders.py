"""Standing orders: what somebody lets pass beforehand, for a round or always, and a card that plays itself.

They are given before anything is announced, and compared with public facts only, so that the length of a window says
nothing about a hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Self

from stammtisch.boxes.announcement import KINDS, Announcement
from stammtisch.engine.problem import Problem
from stammtisch.engine.table import Table

UNLESS: Final = ("me", "win", *KINDS)
MOST_SLACK: Final = 99
LONGEST_ID: Final = 40


@dataclass(frozen=True)
class Reflex:
    """A card that answers by itself, once: the next announcement of this kind, by this person, worth this much."""

    card: str
    by: int | None = None
    kind: str = ""
    least: int = 0

    def is_possible(self, seats: int) -> bool:
        is_kind = self.kind in ("", *KINDS)
        is_seat = self.by is None or 0 <= self.by < seats
        return is_kind and is_seat and 0 <= self.least <= MOST_SLACK and len(self.card) <= LONGEST_ID

    def fits(self, announced: Announcement) -> bool:
        is_kind = self.kind in ("", announced.kind)
        return is_kind and self.by in (None, announced.by) and announced.slack >= self.least


@dataclass(frozen=True)
class Order:
    """`lets_go` applies to every window except those it names: what concerns me, what could win, a kind, a person."""

    lets_go: bool = False
    unless: list[str] = field(default_factory=list)
    unless_by: list[int] = field(default_factory=list)
    reflex: Reflex | None = None

    @classmethod
    def read(cls, body: dict[str, Any]) -> Self:
        reflex = body["reflex"]
        return cls(body["lets_go"], body["unless"], body["unless_by"], None if reflex is None else Reflex(**reflex))

    def check(self, seats: int) -> None:
        """Raises Problem if no page would send this."""
        is_known = set(self.unless) <= set(UNLESS) and set(self.unless_by) <= set(range(seats))
        is_short = len(self.unless) <= len(UNLESS) and len(self.unless_by) <= seats
        if not is_known or not is_short or not (self.reflex is None or self.reflex.is_possible(seats)):
            raise Problem("no_such_order")

    def covers(self, chair: int, announced: Announcement) -> bool:
        if not self.lets_go or announced.by in self.unless_by or announced.kind in self.unless:
            return False
        if "win" in self.unless and (announced.wins or announced.could_win):
            return False
        return not ("me" in self.unless and chair in announced.hits)


NO_ORDER: Final = Order()

# How often somebody wants to be asked, at every table until they change their mind: an order that stays. `all` is for
# whoever has not said anything; an order of the round takes precedence.
ALL, MINE, RING = "all", "mine", "ring"
WISHES: Final = {
    ALL: NO_ORDER,
    MINE: Order(lets_go=True, unless=["me", "win"]),
    RING: Order(lets_go=True),
}


def check_wish(wish: str) -> None:
    """Raises Problem if there is no such wish."""
    if wish not in WISHES:
        raise Problem("no_such_order")


def reflex_move(table: Table, chair: int, reflex: Reflex) -> str | None:
    """The move that carries it out, if that is possible."""
    game = table.game
    for move in game.moves(table.state, chair):
        written = game.write(move, table.names)
        if written.split()[:2] == ["play", reflex.card]:
            return written
    return None
