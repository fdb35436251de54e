"""What several verbs check: the rule that forbids something, and the facts of the case."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import (
    CardDef,
)
from stammtisch.games.slack.state import (
    NO_PHASE,
    TURN,
    WINDOW,
    SlackState,
)
from stammtisch.games.slack.sums import (
    can_enter,
    is_asked,
)

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


def check_turn(rules: Rules, state: SlackState, seat: int, frame: Frame, phase: str) -> None:
    """It is this seat's turn, in this phase, and nothing is open."""
    if seat != state.turn:
        raise Refused("SLACK-27", "not_your_turn", seat=state.turn)
    if frame[0] == WINDOW and is_asked(rules, state, seat):
        cards = rules.announcements[state.stack[-2][0]].cards(state.stack[-2])
        for card in cards[:1]:
            raise Refused("SLACK-101", "decide_first", also=["SLACK-80"], card=rules.of[card].id)
    if frame[0] != TURN:
        raise Refused("SLACK-101", "window_open", also=["SLACK-80"])
    if not rules.is_phase(state, phase):
        check_phase(rules, phase)
        also, now = rules.phases[rules.phase_number(phase)].ALSO, rules.phases[state.phase].ID
        raise Refused("SLACK-28", "wrong_phase", also=also, phase=now, needed=phase)


def check_phase(rules: Rules, phase: str) -> None:
    """The turns of this game have such a phase."""
    if rules.phase_number(phase) == NO_PHASE:
        raise Refused("SLACK-28", "no_such_phase", needed=phase)


def kept_out(rules: Rules, state: SlackState, card: CardDef, seat: int) -> Refused:
    """SLACK-49: a guest who may not enter that room, or who would leave for the room they are in."""
    if can_enter(state, card, seat):
        return Refused("SLACK-49", "may_not_enter", also=["SLACK-54"], card=card.id, seat=seat)
    needs = rules.set.raw[card.id]["needs"]
    also = ["SLACK-54", "AMB-19", *rules.in_book("CTH-20")]
    return Refused("SLACK-49", "nothing_there_for", also=also, card=card.id, seat=seat, needs=needs)


def limit_on(rules: Rules, board: Board, seat: int, number: int, by: int) -> Refused | None:
    """Why a mechanic does not let somebody do an Activity that this seat has decided on; None if all do."""
    for mechanic in rules.limiting[number]:
        refused = mechanic.why_not(rules, board, seat, rules.cards[number], by)
        if refused is not None:
            return refused
    return None


def check_held(rules: Rules, state: SlackState, seat: int, numbers: Move) -> None:
    held = [rules.number[card] for card in state.hands[seat]]
    for number in numbers:
        if number not in held:
            raise Refused("SLACK-65", "card_not_in_hand", card=rules.cards[number].id)
        held.remove(number)
