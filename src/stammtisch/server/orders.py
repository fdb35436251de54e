"""Standing orders: what somebody lets go beforehand, and a card that plays itself. Given before anything is announced,
and read against public facts only, so that how long a window stays open says nothing about a hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Self

from stammtisch.engine.game import View
from stammtisch.engine.problem import Problem
from stammtisch.engine.table import Table
from stammtisch.games.slack.cards import ACTIVITY, WHENEVER
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.room import printed_slack
from stammtisch.games.slack.state import NO_CARD, NOBODY, PLAY, TRIP
from stammtisch.games.slack.view import SlackView
from stammtisch.text.tell import shared_text
from stammtisch.text.words import words

KINDS: Final = ("call", "shopping", "activity", "whenever")  # of announcements
UNLESS: Final = ("me", "win", *KINDS)
MOST_SLACK: Final = 99
LONGEST_ID: Final = 40


@dataclass(frozen=True)
class Announcement:
    """What everybody knows about the open window."""

    by: int
    kind: str
    hits: frozenset[int]  # whom it is aimed at: themselves, a card in their room, or what they have announced
    slack: int
    wins: bool


@dataclass(frozen=True)
class Reflex:
    """A card that answers by itself, once: the next announcement of this kind, of this person, worth this much."""

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
    """`lets_go` counts for every window except those it names: what hits me, what would win, a kind, a person."""

    lets_go: bool = False
    unless: list[str] = field(default_factory=list)
    unless_by: list[int] = field(default_factory=list)
    reflex: Reflex | None = None

    @classmethod
    def read(cls, body: dict[str, Any]) -> Self:
        reflex = body["reflex"]
        return cls(body["lets_go"], body["unless"], body["unless_by"], None if reflex is None else Reflex(**reflex))

    def check(self, seats: int) -> None:
        """Raises Problem if nobody could have meant this."""
        is_known = set(self.unless) <= set(UNLESS) and set(self.unless_by) <= set(range(seats))
        is_short = len(self.unless) <= len(UNLESS) and len(self.unless_by) <= seats
        if not is_known or not is_short or not (self.reflex is None or self.reflex.is_possible(seats)):
            raise Problem("no_such_order")

    def covers(self, chair: int, announced: Announcement) -> bool:
        if not self.lets_go or announced.by in self.unless_by or announced.kind in self.unless:
            return False
        return not ("me" in self.unless and chair in announced.hits) and not ("win" in self.unless and announced.wins)


NO_ORDER: Final = Order()


def announcement(table: Table, view: View) -> Announcement | None:
    """What the open window is about, as a spectator sees it; None in a game without announcements."""
    game = table.game
    if not isinstance(game, Slack) or not isinstance(view, SlackView):
        return None
    plays = [frame for frame in view.stack if frame[0] in (PLAY, TRIP)]
    if not plays:
        return None
    is_trip = plays[-1][0] == TRIP
    cards = plays[-1][4:] if is_trip else (plays[-1][2],)
    kind = game.rules.kinds[cards[0]] if cards else WHENEVER
    return Announcement(
        by=plays[-1][1],
        kind="shopping" if is_trip else {ACTIVITY: "activity", WHENEVER: "whenever"}.get(kind, "call"),
        hits=frozenset(_hit(view, plays)),
        slack=sum(printed_slack(game.rules.of[card]) for card in cards),
        wins=_is_decisive(table, view),
    )


def _is_decisive(table: Table, view: SlackView) -> bool:
    text = shared_text(words("en"), table.game)
    text.imagine(view, table.state)
    return text.is_decisive(view)


def _hit(view: SlackView, plays: list[tuple[int, ...]]) -> list[int]:
    found = [plays[-2][1]] if len(plays) > 1 else []
    if plays[-1][0] == PLAY:
        _, _, _, target, aim, _ = plays[-1]
        found += [target] if target != NOBODY else []
        found += [seat for seat, room in enumerate(view.rooms) if aim != NO_CARD and aim in room]
    return found


def reflex_move(table: Table, chair: int, reflex: Reflex) -> str | None:
    """The move that carries it out, if it can be carried out."""
    game = table.game
    for move in game.moves(table.state, chair):
        written = game.write(move, table.names)
        if written.split()[:2] == ["play", reflex.card]:
            return written
    return None
