"""Announcing a card, the window in which it can be cancelled, and what becomes of it.

A card is announced, lies on the table, and waits for its window to close: no die, no target, no payment before that.
An answer is announced in the same way and gets a window of its own, so that a cancel can be cancelled.
"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import (
    ACTIVITY,
    CALL,
    IS_FREE_TIME,
    IS_NOOKIE,
    IS_SHOPPING,
    IS_SLEEP,
    NO_DIE,
    ROLL,
    WHENEVER,
)
from stammtisch.games.slack.effects import neighbors, push_picks
from stammtisch.games.slack.events import (
    ACTIVITY_FAILED,
    ANNOUNCED,
    CALL_FAILED,
    CALL_ROLLED,
    CANCELLED,
    HAD_NO_EFFECT,
    LEFT,
    NEIGHBORS_WOKEN,
    RAN_SHORT,
    RETURNED,
    SHOPPING_ANNOUNCED,
    SLACK_ROLLED,
    TRIP_CANCELLED,
)
from stammtisch.games.slack.room import (
    affordable,
    can_enter,
    cost_of,
    discard_from_table,
    enter,
    income_left,
    last,
    lay_down,
    modifier,
    owe,
    printed_slack,
)
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import AFRESH, EFFECTS, NO_CARD, NOBODY, NOISE, PLAY, SETTLE, TRIP, WINDOW, SlackState

NOISY: Final = 5  # Slack from which Nookie wakes the neighbors (SLACK-123)


def announce(rules: Rules, state: SlackState, seat: int, card: int, target: int, aim: int, out: list[Event]) -> None:
    """SLACK-41, -74: the card is named and laid down; everything else waits for the window."""
    definition = rules.of[card]
    lay_down(rules, state, seat, card)
    state.table.append(card)
    out.append((ANNOUNCED, EVERYONE, seat, card, target, aim))
    if definition.kind == ACTIVITY and target == NOBODY:
        state.used += 1  # SLACK-62: spent, whatever becomes of it (SLACK-78, -106)
    if rules.own_card_closes and state.stack[-1][0] == WINDOW and state.stack[-1][1] == seat:
        state.stack[-1] = (WINDOW, seat, 0)  # AMB-51: what lies below is safe from now on
    state.stack.append((PLAY, seat, card, target, aim, NO_CARD))
    open_window(rules, state, seat, definition.words)


def announce_trip(rules: Rules, state: SlackState, seat: int, cards: list[int], out: list[Event]) -> None:
    """SLACK-67, -68: any number of Things is one trip, one Free Time and one window."""
    for card in cards:
        state.hands[seat].remove(card)
        state.table.append(card)
    state.used += 1
    out.append((SHOPPING_ANNOUNCED, EVERYONE, seat, *cards))
    state.stack.append((TRIP, seat, NO_CARD, 0, *cards))
    open_window(rules, state, seat, IS_SHOPPING | IS_FREE_TIME)


def open_window(rules: Rules, state: SlackState, announcer: int, words: int) -> None:
    """Opens unless no card of these sets could cancel such a card: never because of what is in a hand (AMB-09)."""
    if words & rules.answerable:
        state.stack.append((WINDOW, announcer, everyone_else(state, announcer)))


def everyone_else(state: SlackState, announcer: int) -> int:
    """All other seats that hold cards: how many cards somebody holds is public."""
    mask = (1 << state.seats) - 1 & ~(1 << announcer)
    if not all(state.hands):
        for seat, hand in enumerate(state.hands):
            if not hand:
                mask &= ~(1 << seat)
    return mask


def is_asked(rules: Rules, state: SlackState, seat: int) -> bool:
    """Whether the open window waits for this seat: for all who have not answered, or one after the other (AMB-08)."""
    pending = state.stack[-1][2]
    if not pending >> seat & 1:
        return False
    if rules.asks_in_turn:
        for i in range(state.seats):
            other = (state.turn + i) % state.seats
            if pending >> other & 1:
                return other == seat
    return True


def announced_words(rules: Rules, state: SlackState) -> int:
    """What lies on the table in the open window, as words that answers look for."""
    frame = state.stack[-2]
    if frame[0] == TRIP:
        return IS_SHOPPING | IS_FREE_TIME
    return rules.words[frame[2]]


def victim_of(state: SlackState) -> int:
    """Whose Free Time is on the table in the open window: a thrown TV has a victim of its own."""
    frame = state.stack[-2]
    if frame[0] == PLAY and frame[3] != NOBODY:
        return frame[3]
    return frame[1]


def advance_window(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
    below = state.stack[-2]
    is_cancelled = below[2 if below[0] == TRIP else 5] != NO_CARD
    if is_cancelled or not frame[2]:
        state.stack.pop()
        return True
    if frame[2] != AFRESH:
        return False
    state.stack[-1] = (WINDOW, frame[1], everyone_else(state, frame[1]))
    return True


def advance_play(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
    """The window of a card has closed."""
    _, seat, card, target, aim, by = frame
    state.stack.pop()
    kind = rules.kinds[card]
    if by != NO_CARD:
        _cancel(rules, state, frame, out)
    elif rules.of[card].cancels and (kind == WHENEVER or target != NOBODY):
        _answer(rules, state, seat, card, out)
    elif kind == WHENEVER:
        _whenever(rules, state, seat, card, target, aim, out)
    elif kind == ACTIVITY:
        _do_activity(rules, state, seat, card, out)
    else:
        _come_over(rules, state, seat, card, seat if target == NOBODY else target, out)
    return True


def _answer(rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
    """The announcement below is cancelled; what that means it finds out itself."""
    i = len(state.stack) - 2  # under its window
    below = state.stack[i]
    if below[0] == TRIP:
        state.stack[i] = (TRIP, below[1], card, *below[3:])
    else:
        state.stack[i] = (*below[:5], card)


def _cancel(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> None:
    """SLACK-104, -105: the card never counts and is discarded. Its Free Time is lost (SLACK-106)."""
    _, seat, card, target, _, by = frame
    discard_from_table(state, card)
    out.append((CANCELLED, EVERYONE, seat, card, by))
    is_thrown = rules.of[card].kind == ACTIVITY and target != NOBODY
    if is_thrown:
        if rules.of[by].kind == ACTIVITY:  # a TV on a TV: now that one is on (AMB-07)
            _answer(rules, state, seat, by, out)
            return
        if rules.loses_with_tv:
            _answer(rules, state, seat, by, out)
            return
        reset_window(state)
        discard_from_table(state, by)
        return
    if rules.of[card].kind == ACTIVITY and rules.charges_cancelled:
        state.spent += cost_of(rules, state, seat, rules.of[card])  # AMB-06
        owe(rules, state, seat)
    settle_canceller(rules, state, seat, by, out)


def settle_canceller(rules: Rules, state: SlackState, victim: int, by: int, out: list[Event]) -> None:
    """A canceling Whenever is discarded; a thrown TV stays with its victim, who gains its Slack (SLACK-113)."""
    if rules.of[by].kind == ACTIVITY:
        state.table.remove(by)
        enter(rules, state, victim, by, printed_slack(rules.of[by]), victim, out)
    elif by in state.table:
        discard_from_table(state, by)
    reset_window(state)


def reset_window(state: SlackState) -> None:
    """A card was played in a window: everybody is asked again, once that card is done with, unless it has closed the
    window (AMB-51).
    """
    if state.stack and state.stack[-1][0] == WINDOW and state.stack[-1][2]:
        state.stack[-1] = (WINDOW, state.stack[-1][1], AFRESH)


def advance_trip(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
    _, seat, by, paid, *cards = frame
    if by != NO_CARD:
        state.stack.pop()
        out.append((TRIP_CANCELLED, EVERYONE, seat, by))
        _return(state, seat, cards, out)  # SLACK-70
        settle_canceller(rules, state, seat, by, out)
        return True
    if not paid:
        cards = _pay(rules, state, seat, cards, out)
    if not cards:
        state.stack.pop()
        return True
    state.stack[-1] = (TRIP, seat, NO_CARD, 1, *cards[1:])  # one Thing after the other, in the order announced
    state.table.remove(cards[0])
    enter(rules, state, seat, cards[0], printed_slack(rules.of[cards[0]]), seat, out)
    return True


def _pay(rules: Rules, state: SlackState, seat: int, cards: list[int], out: list[Event]) -> list[int]:
    """What can be paid of these cards is; the rest returns to the hand, and the Free Time is spent (AMB-52)."""
    paid, cost = affordable(rules, state, seat, cards)
    if len(paid) < len(cards):
        out.append((RAN_SHORT, EVERYONE, seat, income_left(rules, state)))
        _return(state, seat, [card for card in cards if card not in paid], out)
    state.spent += cost
    if rules.pays_as_announced:
        owe(rules, state, seat)
    return paid


def _return(state: SlackState, seat: int, cards: list[int], out: list[Event]) -> None:
    for card in cards:
        state.table.remove(card)
        state.hands[seat].append(card)
        state.seen[card] = EVERYONE  # all saw what went back
    out.append((RETURNED, EVERYONE, seat, *cards))


def _whenever(rules: Rules, state: SlackState, seat: int, card: int, target: int, aim: int, out: list[Event]) -> None:
    """SLACK-87, -88: it lies on the table until it has done its work, so it can never draw itself; one that lasts
    stays there (SLACK-89).
    """
    definition = rules.of[card]
    works_for = seat if target == NOBODY else target
    if definition.lasts:
        last(rules, state, works_for, card, out)
    reset_window(state)
    if definition.effects >= 0:
        state.stack.append((SETTLE, NO_CARD if definition.lasts else card))
        state.stack.append((EFFECTS, definition.effects, 0, seat, seat, card, works_for, aim))
    elif not definition.lasts:
        discard_from_table(state, card)
        out.append((HAD_NO_EFFECT, EVERYONE, card))


def _do_activity(rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
    definition = rules.of[card]
    if cost_of(rules, state, seat, definition) and not _pay(rules, state, seat, [card], out):
        return
    slack = definition.slack
    if definition.die != NO_DIE:
        die = state.rng.roll()
        slack = die + definition.die + modifier(rules, state, seat, ROLL, definition.words)
        out.append((SLACK_ROLLED, EVERYONE, seat, card, die, slack))
        if slack <= 0:  # SLACK-77
            discard_from_table(state, card)
            out.append((ACTIVITY_FAILED, EVERYONE, seat, card))
            return
    state.table.remove(card)
    height = len(state.stack)
    enter(rules, state, seat, card, slack, seat, out)
    if definition.words & IS_NOOKIE and state.slack[card] >= NOISY:  # SLACK-123
        state.stack.insert(height, (NOISE, seat, card))  # after all that the card itself does (AMB-49)


def advance_noise(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
    _, seat, card = frame
    state.stack.pop()
    out.append((NEIGHBORS_WOKEN, EVERYONE, seat, card))
    woken = neighbors(state, seat)
    if len(woken) == 1 and rules.is_noisy_twice:
        woken *= 2
    push_picks(state, woken, IS_SLEEP, 1, NO_CARD)
    return True


def _come_over(rules: Rules, state: SlackState, seat: int, card: int, host: int, out: list[Event]) -> None:
    definition = rules.of[card]
    if definition.is_invited:
        die = state.rng.roll()
        more = modifier(rules, state, seat, CALL)
        out.append((CALL_ROLLED, EVERYONE, seat, card, die, more))
        if die + more < 3:  # SLACK-44
            discard_from_table(state, card)
            out.append((CALL_FAILED, EVERYONE, seat, card))
            return
    if not can_enter(rules, state, definition, host):
        discard_from_table(state, card)
        out.append((LEFT, EVERYONE, host, card))
        return
    state.table.remove(card)
    enter(rules, state, host, card, definition.slack, seat, out)  # SLACK-46
