"""A turn: Draw, Roll, Call People, Free Time, Discard (SLACK-28)."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import EVICT, GOAL
from stammtisch.games.slack.events import (
    DISCARDED,
    EVICT_ROLLED,
    LASTING_ENDED,
    LEFT,
    MOVED,
    PHASE_STARTED,
    STAYED,
    TURN_STARTED,
)
from stammtisch.games.slack.jobs import roll_numbers, set_numbers
from stammtisch.games.slack.room import (
    can_enter,
    discard_from_room,
    discard_from_table,
    draw,
    draw_limit,
    enter,
    free_time_left,
    guests,
    leave,
    look_at_modifiers,
    modifier,
    owner_of,
    printed_slack,
)
from stammtisch.games.slack.rules import HAND, Rules
from stammtisch.games.slack.state import (
    CALL,
    DISCARD,
    DRAW,
    EFFECTS,
    FREE,
    NO_CARD,
    NOBODY,
    ROLL,
    SEND,
    SETTLE,
    TO_DISCARD,
    TURN,
    SlackState,
)

# Steps of the Roll phase; that of the Discard phase is the Free Time that was declined
NUMBERS: Final = 0
ASKING: Final = 1
TOLL: Final = 2
PAID: Final = 3


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
    start_phase(state, DRAW, out)


def start_phase(state: SlackState, phase: int, out: list[Event], step: int = 0) -> None:
    state.phase = phase
    state.stack[-1] = (TURN, state.turn, step)
    out.append((PHASE_STARTED, EVERYONE, state.turn, phase))


def advance_turn(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
    """A phase passes by itself only on public grounds; otherwise it waits for its player."""
    _, seat, step = frame
    phase = state.phase
    if phase == CALL:
        return False
    if phase >= FREE:
        left = free_time_left(rules, state)
        if phase == FREE:
            if left:
                return False
            start_phase(state, DISCARD, out)
        elif left > step:  # AMB-50: more Free Time than was declined leads back, since nothing was discarded yet
            start_phase(state, FREE, out)
            return False
        if len(state.hands[seat]) >= rules.least_to_wait:  # AMB-16
            if left < step:
                state.stack[-1] = (TURN, seat, left)
            return False
        end_turn(rules, state, out)
        return True
    if phase == DRAW:
        state.new_jobs &= ~(1 << seat)  # AMB-54
        missing = draw_limit(rules, state, seat) - len(state.hands[seat])
        if missing > 0:  # SLACK-34
            draw(rules, state, seat, missing, out)
        start_phase(state, ROLL, out)
        step = NUMBERS
    return _advance_roll(rules, state, seat, step, out)


def _advance_roll(rules: Rules, state: SlackState, seat: int, step: int, out: list[Event]) -> bool:
    """The steps of the Roll phase run into each other unless somebody is asked or something happens in between."""
    if step == NUMBERS:
        roll_numbers(rules, state, out)  # SLACK-15, AMB-02
        state.stack[-1] = (TURN, seat, ASKING)
        step = ASKING
    if step == ASKING and guests(rules, state, seat):
        return False
    if step != PAID:
        state.stack[-1] = (TURN, seat, PAID)
        _take_toll(rules, state, seat)
        if state.stack[-1][0] != TURN:
            return True
    start_phase(state, CALL, out)
    return False


def _take_toll(rules: Rules, state: SlackState, seat: int) -> None:
    """AMB-17: what stays in the room takes its toll after guests were asked to leave; the Job first. Whatever has come
    only now waits for the next turn (SLACK-117).
    """
    room, each_turn = state.rooms[seat], rules.each_turn
    if not each_turn.keys().isdisjoint(room):
        for card in reversed(room):  # what comes first has to come out on top
            if card in each_turn and card not in state.newcomers:
                if state.stack[-1][0] == EFFECTS:
                    state.stack.append((SETTLE, NO_CARD))  # AMB-49: each of them counts for itself
                state.stack.append((EFFECTS, each_turn[card], 0, seat, seat, card, NOBODY, NO_CARD))
    toll = rules.jobs[state.jobs[seat]].each_turn
    if toll >= 0:
        if state.stack[-1][0] == EFFECTS:
            state.stack.append((SETTLE, NO_CARD))
        state.stack.append((EFFECTS, toll, 0, seat, seat, NO_CARD, NOBODY, NO_CARD))


def end_phase(rules: Rules, state: SlackState, out: list[Event]) -> None:
    """`done`."""
    if state.phase == ROLL:
        state.stack[-1] = (TURN, state.turn, TOLL)
    elif state.phase == DISCARD:
        end_turn(rules, state, out)
    elif state.phase == FREE:
        start_phase(state, DISCARD, out, free_time_left(rules, state))
    else:
        start_phase(state, state.phase + 1, out)


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


def must_discard(state: SlackState, seat: int) -> int:
    return max(len(state.hands[seat]) - HAND, 0)  # SLACK-81


def discard_hand(rules: Rules, state: SlackState, seat: int, cards: list[int], out: list[Event]) -> None:
    hand = state.hands[seat]
    for card in cards:
        hand.remove(card)
        out.append((DISCARDED, EVERYONE, seat, card))
    state.discard += cards
    if not rules.free.isdisjoint(cards):
        state.ready[seat] = [card for card in hand if card in rules.free]
    end_turn(rules, state, out)


def ask_out(rules: Rules, state: SlackState, seat: int, card: int, door: int, out: list[Event]) -> None:
    """SLACK-50..54: one die for each guest; 4-6 and the guest leaves."""
    state.asked_out.append(card)
    die = state.rng.roll()
    more = modifier(rules, state, seat, EVICT)
    out.append((EVICT_ROLLED, EVERYONE, seat, card, die, more))
    if die + more < 4:
        out.append((STAYED, EVERYONE, seat, card))
    elif door == NOBODY:
        state.stack.append((SEND, seat, card, 1))
    else:
        show_out(rules, state, card, door, out)


def doors(rules: Rules, state: SlackState, card: int) -> list[int]:
    """The other rooms that a guest may enter (SLACK-49)."""
    home = owner_of(state, card)
    return [seat for seat in range(state.seats) if seat != home and can_enter(rules, state, rules.of[card], seat)]


def advance_send(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
    """A destination with no choice is taken by itself; with no room to go to the guest is discarded (SLACK-56)."""
    _, _, card, may_discard = frame
    if owner_of(state, card) == NOBODY:
        state.stack.pop()
        return True
    open_doors = doors(rules, state, card)
    if len(open_doors) + may_discard > 1:
        return False
    state.stack.pop()
    show_out(rules, state, card, open_doors[0] if open_doors else TO_DISCARD, out)
    return True


def show_out(rules: Rules, state: SlackState, card: int, door: int, out: list[Event]) -> None:
    """The guest leaves for another room, where everything happens as if it had been played there (SLACK-61)."""
    home = owner_of(state, card)
    if door == TO_DISCARD or not can_enter(rules, state, rules.of[card], door):
        discard_from_room(rules, state, home, card)
        out.append((LEFT, EVERYONE, home, card))
        return
    leave(rules, state, home, card)
    out.append((MOVED, EVERYONE, home, card, door))
    enter(rules, state, door, card, printed_slack(rules.of[card]), home, out)
