"""Whims of power: two players exchange their ranks until the end of the turn, and a guest moves to where there is most
of something.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, final

from stammtisch.engine.event import Event
from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import Effect
from stammtisch.games.slack.mechanics.mechanic import Mechanic
from stammtisch.games.slack.mechanics.ranks import change_places, rank_of
from stammtisch.games.slack.ops import Op
from stammtisch.games.slack.state import NO_CARD, NOBODY, SlackState
from stammtisch.games.slack.sums import concerned, count, doors
from stammtisch.games.slack.turn import show_out

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


EXCHANGED: Final = -100  # what has been done this turn: less ten times the one seat, less the other


def exchanged(board: Board) -> list[tuple[int, int]]:
    """Who have exchanged ranks until the end of the turn."""
    return [divmod(EXCHANGED - mark, 10) for mark in board.asked_out if mark <= EXCHANGED]


def lured(rules: Rules, board: Board, effect: Effect, frame: Frame) -> list[tuple[int, int]]:
    """The guests that move, and where to. One who is already in such a room stays; of several, the nearest to the left
    of the player is taken.
    """
    amount, around = effect.amount, [(frame[4] + i) % board.seats for i in range(1, board.seats + 1)]
    if amount is None:
        return []
    found = {seat: count(rules, board, amount, seat, frame[5]) for seat in around}
    best = [seat for seat in around if found[seat] == max(found.values()) > 0]
    moving: list[tuple[int, int]] = []
    for seat in around:
        if seat not in best and board.there[seat] & effect.filter:
            for card in board.rooms[seat] if best else ():
                door = next((door for door in best if door in doors(rules, board, card)), NOBODY)
                if rules.tags[card] & effect.filter and door != NOBODY:
                    moving.append((card, door))
    return moving


@final
class Whims(Mechanic):
    ID = "whims"
    OPS: ClassVar[Mapping[str, Mapping[str, str]]] = {"swap_ranks": {}, "lure": {"of": "filter", "by": "counted"}}
    AT_OTHERS = ("swap_ranks",)
    HEARS = ("phase_ended",)

    def ops(self) -> Mapping[str, Op]:
        return {"swap_ranks": Op(self._swap, self._can_swap), "lure": Op(self._lure, self._can_lure)}

    def _can_swap(self, rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
        return any(board.jobs[seat] != board.jobs[frame[4]] for seat in concerned(rules, board, effect, frame))

    def _swap(self, rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
        player = frame[4]
        for other in concerned(rules, state, effect, frame):
            is_new = not {player, other} & {seat for pair in exchanged(state) for seat in pair}
            if is_new and rank_of(rules, state, other) != rank_of(rules, state, player):
                state.asked_out.append(EXCHANGED - 10 * player - other)
                change_places(rules, state, player, other, out)

    def phase_ended(self, rules: Rules, state: SlackState, seat: int, phase: int, out: list[Event]) -> None:
        """Everybody gets back what the other one has by then."""
        for player, other in exchanged(state) if phase == rules.last_phase else ():
            if state.jobs[player] != state.jobs[other]:
                change_places(rules, state, player, other, out)

    def _can_lure(self, rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
        return bool(lured(rules, board, effect, (*frame[:5], NO_CARD, *frame[6:])))

    def _lure(self, rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
        for card, door in lured(rules, state, effect, frame):
            show_out(rules, state, card, door, out)


MECHANIC: Final = Whims
