"""Call People: into any room, and Pets into one's own (SLACK-36, -48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from stammtisch.engine.event import Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import PERSON, PET, CardDef
from stammtisch.games.slack.checks import check_phase, check_turn, kept_out
from stammtisch.games.slack.phase import Phase
from stammtisch.games.slack.state import DO_PLAY, NO_CARD, NOBODY, TURN, SlackState
from stammtisch.games.slack.sums import can_enter
from stammtisch.games.slack.turn import next_phase
from stammtisch.games.slack.whenevers import plays_on

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


OVER: Final = 1  # the step after everybody has been called


@final
class Call(Phase):
    ID = "call"
    ALSO = ("SLACK-36",)

    def moves(self, rules: Rules, state: SlackState, seat: int) -> list[Move]:
        """SLACK-36: People may be called into any room, pets only into one's own (SLACK-48)."""
        found: list[Move] = []
        kinds = rules.kinds
        refused = state.forbids[seat]
        done: list[int] = []
        for held in state.hands[seat]:
            if kinds[held] > PET:
                continue
            number = rules.number[held]
            card = rules.of[held]
            if number in done or refused & card.tags:
                continue
            done.append(number)
            if not card.needs or can_enter(state, card, seat):
                found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
            if card.kind == PERSON or rules.set.has_roaming_pets:  # GUE-15
                plays = plays_on(state.seats, seat, number)
                found += plays if not card.needs else [play for play in plays if can_enter(state, card, play[3])]
        return found

    def advance(self, rules: Rules, state: SlackState, seat: int, step: int, out: list[Event]) -> bool:
        """It waits until the player has called everybody, and then for what mechanics make of that (GOTH-08)."""
        if not step:
            return False
        next_phase(rules, state, out)
        return True

    def end(self, rules: Rules, state: SlackState, out: list[Event]) -> None:
        if not rules.hearing_phase_ending:
            next_phase(rules, state, out)
            return
        state.stack[-1] = (TURN, state.turn, OVER)
        for mechanic in rules.hearing_phase_ending:
            mechanic.phase_ending(rules, state, state.turn, out)


def check_person(rules: Rules, state: SlackState, move: Move, card: CardDef, frame: Frame) -> None:
    seat, target = move[0], move[3]
    if seat != state.turn:
        raise Refused("SLACK-27", "not_your_turn", seat=state.turn)
    if not rules.is_phase(state, Call.ID):
        check_phase(rules, Call.ID)
        raise Refused("SLACK-36", "only_in_call", also=["SLACK-28"], card=card.id)
    check_turn(rules, state, seat, frame, Call.ID)
    host = seat if target == NOBODY else target
    if card.kind == PET and host != seat and not rules.set.has_roaming_pets:
        raise Refused("SLACK-48", "pet_stays_home", card=card.id)
    if not can_enter(state, card, host):
        raise kept_out(rules, state, card, host)
