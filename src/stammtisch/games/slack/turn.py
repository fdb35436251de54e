"""A turn: one phase after the other (SLACK-28), and guests who move from room to room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.games.slack.cards import EVICT_DIE, GOAL, printed_slack
from stammtisch.games.slack.events import (
    EVICT_ROLLED,
    LASTING_ENDED,
    LEFT,
    MOVED,
    PHASE_STARTED,
    STAYED,
    TURN_STARTED,
)
from stammtisch.games.slack.jobs import set_numbers
from stammtisch.games.slack.room import discard_from_room, discard_from_table, enter, leave, look_at_modifiers
from stammtisch.games.slack.state import NOBODY, SEND, TO_DISCARD, TURN, SlackState
from stammtisch.games.slack.sums import added_to_die, can_enter, owner_of

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


LEAVES: Final = 4  # SLACK-51: what a guest's die has to come to


def start_turn(rules: Rules, state: SlackState, seat: int, out: list[Event]) -> None:
    state.turn = seat
    state.spent = 0  # SLACK-10: nothing is saved
    state.used = 0
    state.asked_out = []
    state.newcomers = []
    state.forgiven = 0
    set_numbers(rules, state)
    state.stack.append((TURN, seat, 0))
    out.append((TURN_STARTED, EVERYONE, seat))
    start_phase(state, 0, out)


def start_phase(state: SlackState, phase: int, out: list[Event], step: int = 0) -> None:
    state.phase = phase
    state.stack[-1] = (TURN, state.turn, step)
    out.append((PHASE_STARTED, EVERYONE, state.turn, phase))


def next_phase(rules: Rules, state: SlackState, out: list[Event], step: int = 0) -> None:
    """The next phase begins, or after the last one the turn ends. `step` is where it begins."""
    turn, phase = state.turn, state.phase
    if rules.hearing_phase_ended:
        for mechanic in rules.hearing_phase_ended:
            mechanic.phase_ended(rules, state, turn, phase, out)
    if phase < rules.last_phase:  # as in `start_phase`
        state.phase = phase = phase + 1
        state.stack[-1] = (TURN, turn, step)
        out.append((PHASE_STARTED, EVERYONE, turn, phase))
    else:
        end_turn(rules, state, out)


def end_turn(rules: Rules, state: SlackState, out: list[Event]) -> None:
    """What lasted for the turn ends (SLACK-89), and the next player clockwise begins (SLACK-27)."""
    while state.lasting:
        card, seat = state.lasting[:2]
        del state.lasting[:2]
        look_at_modifiers(rules, state, seat)
        if rules.brings[card] >> GOAL & 1:
            state.scored |= 1 << seat
        discard_from_table(state, card)
        out.append((LASTING_ENDED, EVERYONE, card))
    state.stack.pop()
    start_turn(rules, state, (state.turn + 1) % state.seats, out)


def ask_out(rules: Rules, state: SlackState, seat: int, card: int, door: int, out: list[Event]) -> None:
    """SLACK-50..54: one die for each guest; with 4-6 the guest leaves."""
    state.asked_out.append(card)
    die = state.rng.roll()
    sources = added_to_die(rules, state, seat, EVICT_DIE)
    more = sum(sources[1::2]) if sources else 0
    out.append((EVICT_ROLLED, EVERYONE, seat, card, die, more, *sources))
    if die + more < LEAVES:
        out.append((STAYED, EVERYONE, seat, card))
    elif door == NOBODY:
        state.stack.append((SEND, seat, card, 1))
    else:
        show_out(rules, state, card, door, out)


def show_out(rules: Rules, state: SlackState, card: int, door: int, out: list[Event]) -> None:
    """The guest leaves for another room, where everything happens as if it had been played there (SLACK-61)."""
    home = owner_of(state, card)
    if door == TO_DISCARD or not can_enter(state, rules.of[card], door):
        discard_from_room(rules, state, home, card, out)
        out.append((LEFT, EVERYONE, home, card))
        return
    leave(rules, state, home, card, out)
    out.append((MOVED, EVERYONE, home, card, door))
    enter(rules, state, door, card, printed_slack(rules.of[card]), home, out)
