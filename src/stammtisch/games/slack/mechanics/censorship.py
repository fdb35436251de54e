"""Censorship: somebody reads the hand of another player and may discard one card of it, and a guest in whose presence a
hand is open to all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, final

from stammtisch.engine.event import EVERYONE, Event, EventKind
from stammtisch.engine.problem import Refused
from stammtisch.engine.rng import Rng
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import Effect
from stammtisch.games.slack.events import HAND_SEEN, HAND_SHOWN
from stammtisch.games.slack.mechanics.mechanic import Mechanic
from stammtisch.games.slack.ops import Op
from stammtisch.games.slack.question import Question
from stammtisch.games.slack.room import in_hand, lay_down
from stammtisch.games.slack.state import DO_CHOOSE_CARD, DO_PASS, NO_SECRET, SlackState
from stammtisch.games.slack.sums import concerned
from stammtisch.games.slack.whenevers import distinct

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules
    from stammtisch.games.slack.view import SlackView

CENSORED: Final = 0  # events, from the first of the mechanic
OPENED: Final = 1


@final
class Look(Question):
    """(kind, reader, whose hand, filter): which card of a hand to discard. That none is discarded tells nobody whether
    there was one.
    """

    ID = "look"
    VERBS = ("choose_card", "pass")
    CAN_PASS = True
    IS_IN_LIST = True

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        found = [card for card in state.hands[frame[2]] if rules.tags[card] & frame[3]]
        return [*[(seat, DO_CHOOSE_CARD, number) for number in distinct(rules, found)], (seat, DO_PASS)]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move not in self.answers(rules, state, frame, move[0]):
            raise Refused("SLACK-29", "cannot_choose", card=rules.cards[move[2]].id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        state.stack.pop()
        if move[1] != DO_PASS:
            card = in_hand(rules, state, frame[2], move[2])
            lay_down(rules, state, frame[2], card)
            state.discard.append(card)
            out.append((censorship_of(rules).event + CENSORED, EVERYONE, frame[2], card, move[0]))


@final
class Censorship(Mechanic):
    ID = "censorship"
    SECRETS = 1  # to whom a hand was open before it was opened to all: everybody knows
    EVENTS = (
        EventKind("censored", "seat card target", reveals=True, hits="seat"),
        EventKind("hand_opened", "seat *cards", reveals=True, hits="seat"),
    )
    OPS: ClassVar[Mapping[str, Mapping[str, str]]] = {"look": {"of": "filter"}}
    AT_OTHERS = ("look",)
    MODS: ClassVar[Mapping[str, Mapping[str, str]]] = {"open_hand": {}}
    QUESTIONS = (Look,)
    HEARS = ("entered", "left", "taken")

    def known_secrets(self, state: SlackState, viewer: int) -> list[int]:
        return self.all_secrets(state)

    def sample_secrets(self, rules: Rules, view: SlackView, known: list[int], rng: Rng) -> list[int]:
        return known

    # A look ----------------------------------------------------------------------------------------------------------

    def ops(self) -> Mapping[str, Op]:
        return {"look": Op(self._do, self._can_look, self._can_look)}

    def _can_look(self, rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
        return any(board.hand_size(seat) for seat in concerned(rules, board, effect, frame))

    def _do(self, rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
        reader = frame[4]
        for seat in concerned(rules, state, effect, frame):
            if state.hands[seat] and seat != reader:
                for card in state.hands[seat]:
                    state.seen[card] |= 1 << reader
                out.append((HAND_SHOWN, EVERYONE, seat, reader))
                out.append((HAND_SEEN, 1 << reader | 1 << seat, seat, reader, *state.hands[seat]))
                state.stack.append((rules.frame_kinds[Look.ID], reader, seat, effect.filter))

    # An open hand ----------------------------------------------------------------------------------------------------

    def entered(self, rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
        self._look_around(rules, state, seat, out)

    def left(self, rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
        self._look_around(rules, state, seat, out)

    def taken(self, rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
        self._look_around(rules, state, seat, out)

    def _look_around(self, rules: Rules, state: SlackState, seat: int, out: list[Event]) -> None:
        is_open = state.brings[seat] >> rules.mod_numbers["open_hand"] & 1
        before = self.secret(state, seat)
        if is_open and before == NO_SECRET:
            others = (1 << state.seats) - 1 & ~(1 << seat)
            self.keep(state, seat, state.open_to[seat])
            state.open_to[seat] = others
            for card in state.hands[seat]:
                state.seen[card] = others
            out.append((self.event + OPENED, EVERYONE, seat, *state.hands[seat]))
        elif not is_open and before != NO_SECRET:
            state.open_to[seat] = before
            self.keep(state, seat, NO_SECRET)


def censorship_of(rules: Rules) -> Censorship:
    censorship: Censorship = rules.by_mechanic[Censorship.ID]
    return censorship


MECHANIC: Final = Censorship
