"""A turn: one phase after the other (SLACK-28), and guests who move from room to room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import EVICT_DIE, FOR_ROUND, FOR_TURN, REROLL, TO_NEXT_TURN, printed_slack
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
from stammtisch.games.slack.room import discard_from_room, discard_from_table, enter, give_back, leave, stop_lasting
from stammtisch.games.slack.state import (
    EFFECTS,
    FOR_GUEST,
    NO_CARD,
    NOBODY,
    REROLLS,
    SEND,
    SETTLE,
    TO_DISCARD,
    TURN,
    SlackState,
)
from stammtisch.games.slack.sums import added_to_die, can_enter, doors, owner_of, rerolling

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
    if state.lasting:
        _end_round(rules, state, seat, out)


def _end_round(rules: Rules, state: SlackState, seat: int, out: list[Event]) -> None:
    """At the start of a turn, what lasted until then ends, and what it had in store happens; what is borrowed goes
    back.
    """
    pairs = [*zip(state.lasting[::2], state.lasting[1::2], strict=True)]
    for card, owner in pairs:
        if not rules.of[card].lasts and card in state.rooms[seat]:
            give_back(rules, state, seat, card, owner, out)
    for card, works_for in reversed(pairs):  # what comes first has to come out on top
        definition = rules.of[card]
        if definition.lasts != FOR_ROUND or works_for != seat:
            continue
        home = NO_CARD
        if _stop(rules, state, card, seat, out) and definition.later >= 0:
            home = card  # it is discarded when all is done
        elif card in state.table and card not in state.lasting[::2]:
            discard_from_table(state, card)
        if definition.later >= 0:
            if rules.is_in_list[state.stack[-1][0]] or home != NO_CARD:
                state.stack.append((SETTLE, home))
            state.stack.append((EFFECTS, definition.later, 0, seat, seat, card, seat, NO_CARD))


def _stop(rules: Rules, state: SlackState, card: int, seat: int, out: list[Event]) -> bool:
    """A card no longer works for this seat. True if it lies on the table and works for nobody else."""
    pairs = [*zip(state.lasting[::2], state.lasting[1::2], strict=True)]
    stop_lasting(rules, state, 2 * pairs.index((card, seat)))
    if card in state.lasting[::2]:
        return False
    out.append((LASTING_ENDED, EVERYONE, card))
    return card in state.table


def start_phase(state: SlackState, phase: int, out: list[Event], step: int = 0) -> None:
    state.phase = phase
    state.stack[-1] = (TURN, state.turn, step)
    out.append((PHASE_STARTED, EVERYONE, state.turn, phase))


def next_phase(rules: Rules, state: SlackState, out: list[Event], step: int = 0) -> None:
    """The next phase begins, or after the last one the turn ends. `step` is where it begins."""
    waiting = _set_off_by_end(rules, state, out) if rules.hearing_phase_ended else ()
    if state.phase < rules.last_phase:  # as in `start_phase`
        state.phase = phase = state.phase + 1
        state.stack[-1] = (TURN, state.turn, step)
        out.append((PHASE_STARTED, EVERYONE, state.turn, phase))
    else:
        end_turn(rules, state, out)
    if waiting:
        state.stack += waiting  # it comes as soon as the next phase has begun


def _set_off_by_end(rules: Rules, state: SlackState, out: list[Event]) -> list[Frame]:
    """What mechanics push when a phase ends."""
    depth = len(state.stack)
    for mechanic in rules.hearing_phase_ended:
        mechanic.phase_ended(rules, state, state.turn, state.phase, out)
    waiting = state.stack[depth:]
    del state.stack[depth:]
    return waiting


def end_turn(rules: Rules, state: SlackState, out: list[Event]) -> None:
    """What lasted for the turn ends (SLACK-89), and the next player clockwise begins (SLACK-27)."""
    for card, seat in [*zip(state.lasting[::2], state.lasting[1::2], strict=True)] if state.lasting else ():
        lasts = rules.of[card].lasts
        is_over = lasts == FOR_TURN or (lasts == TO_NEXT_TURN and seat == state.turn)
        if is_over and _stop(rules, state, card, seat, out):
            discard_from_table(state, card)
    state.stack.pop()
    start_turn(rules, state, (state.turn + 1) % state.seats, out)


def ask_out(rules: Rules, state: SlackState, seat: int, card: int, door: int, out: list[Event]) -> None:
    """SLACK-50..54: one die for each guest; with 4-6 the guest leaves."""
    state.asked_out.append(card)
    die = state.rng.roll()
    sources = added_to_die(rules, state, seat, EVICT_DIE)
    more = sum(sources[1::2]) if sources else 0
    out.append((EVICT_ROLLED, EVERYONE, seat, card, die, more, *sources))
    if state.brings[seat] >> REROLL & 1 and rerolling(rules, state, seat):
        state.stack.append((REROLLS, seat, die, FOR_GUEST, card, door))
    else:
        asked_out(rules, state, seat, card, door, die + more, out)


def asked_out(rules: Rules, state: SlackState, seat: int, card: int, door: int, rolled: int, out: list[Event]) -> None:
    """What becomes of a guest who was asked to leave, when the die is certain: `rolled` is what it comes to."""
    if rolled < LEAVES:
        out.append((STAYED, EVERYONE, seat, card))
    elif door == NOBODY:
        may_discard = rules.discards_guests or not doors(rules, state, card)  # GOTH-11
        state.stack.append((SEND, seat, card, 1 if may_discard else 0))
    else:
        show_out(rules, state, card, door, out)


def show_out(rules: Rules, state: SlackState, card: int, door: int, out: list[Event]) -> None:
    """The guest leaves for another room, where everything happens as if it had been played there (SLACK-61)."""
    home = owner_of(state, card)
    needs = rules.of[card].needs
    if door == TO_DISCARD or (needs and not can_enter(state, rules.of[card], door)):
        discard_from_room(rules, state, home, card, out)
        out.append((LEFT, EVERYONE, home, card))
        return
    leave(rules, state, home, card, out)
    out.append((MOVED, EVERYONE, home, card, door))
    enter(rules, state, door, card, printed_slack(rules.of[card]), home, out)
