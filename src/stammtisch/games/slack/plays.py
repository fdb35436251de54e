"""Announcing a card, the window in which it can be canceled, and what becomes of it.

A card is announced, lies on the table, and waits for its window to close: no die, no target, no payment before that. An
answer is announced in the same way and gets its own window, so that a cancel can be canceled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import (
    ACTIVITY,
    CALL_DIE,
    IS_FREE_TIME,
    IS_NOOKIE,
    IS_SHOPPING,
    IS_SLEEP,
    KEEP_CALL,
    NO_DIE,
    ON_CANCELED,
    REROLL,
    SLACK_DIE,
    WHENEVER,
    printed_slack,
)
from stammtisch.games.slack.effects import push_picks
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
from stammtisch.games.slack.question import Announcement, Coming, Work
from stammtisch.games.slack.room import discard_from_table, enter, lay_down, let_last, owe, set_off
from stammtisch.games.slack.state import (
    AFRESH,
    EFFECTS,
    FOR_ACTIVITY,
    FOR_CALL,
    NO_CARD,
    NOBODY,
    NOISE,
    PLAY,
    REROLLS,
    SETTLE,
    TRIP,
    WINDOW,
    SlackState,
)
from stammtisch.games.slack.sums import (
    added_to_die,
    affordable,
    can_enter,
    cost_of,
    income_left,
    is_cancelable,
    neighbors,
    rerolling,
)

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules

COMES: Final = 3  # SLACK-44: what the die of a call has to come to
NOISY: Final = 5  # Slack from which Nookie wakes the neighbors (SLACK-123)


def announce(rules: Rules, state: SlackState, seat: int, card: int, target: int, aim: int, out: list[Event]) -> None:
    """SLACK-41, -74: the card is named and laid down; everything else waits for the window."""
    lay_down(rules, state, seat, card)
    state.table.append(card)
    if rules.kinds[card] == ACTIVITY and target == NOBODY:
        state.used += 1  # SLACK-62: spent, whatever becomes of it (SLACK-78, -106)
    if rules.own_card_closes and state.stack[-1][0] == WINDOW and state.stack[-1][1] == seat:
        state.stack[-1] = (WINDOW, seat, 0)  # AMB-51: what lies below is safe from now on
    lay_open(rules, state, (PLAY, seat, NO_CARD, card, target, aim), out)


def announce_trip(rules: Rules, state: SlackState, seat: int, cards: list[int], out: list[Event]) -> None:
    """SLACK-67, -68: any number of Things is one trip, one Free Time and one window."""
    for card in cards:
        state.hands[seat].remove(card)
        state.table.append(card)
    state.used += 1
    lay_open(rules, state, (TRIP, seat, NO_CARD, 0, *cards), out)


def lay_open(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> None:
    """Everybody hears of an announcement, and its window opens unless nothing in these sets could answer it: never
    because of what is in a hand (AMB-09).
    """
    announcement = rules.announcements[frame[0]]
    out.append(announcement.event(rules, frame))
    if rules.hearing_announced:
        for mechanic in rules.hearing_announced:
            mechanic.announced(rules, state, frame, out)
    state.stack.append(frame)
    is_open = announcement.tags(rules, frame) & rules.answerable or is_cancelable(rules, announcement, frame)
    if is_open or (rules.offering_window and _is_open(rules, state, frame)):
        state.stack.append((WINDOW, frame[1], everyone_else(rules, state, frame)))


def _is_open(rules: Rules, state: SlackState, frame: Frame) -> bool:
    """Whether a mechanic lets anybody answer."""
    return any(_can_answer(rules, state, frame, seat) for seat in range(state.seats) if seat != frame[1])


def _can_answer(rules: Rules, state: SlackState, frame: Frame, seat: int) -> bool:
    return any(mechanic.can_answer(rules, state, frame, seat) for mechanic in rules.offering_window)


def everyone_else(rules: Rules, state: SlackState, frame: Frame) -> int:
    """Who is asked about an announcement: all other seats that hold cards, since how many cards somebody holds is
    public, and those that a mechanic lets answer without any.
    """
    mask = (1 << state.seats) - 1 & ~(1 << frame[1])
    if not all(state.hands):
        for seat, hand in enumerate(state.hands):
            if not hand and not (rules.offering_window and _can_answer(rules, state, frame, seat)):
                mask &= ~(1 << seat)
    return mask


def cancel_below(state: SlackState, by: int) -> None:
    """The announcement below the window on top is canceled; it finds out by itself what that means."""
    below = state.stack[-2]
    state.stack[-2] = (*below[:2], by, *below[3:])


def cancel(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> None:
    """SLACK-104, -105: the card never counts and is discarded. Its Free Time is lost (SLACK-106)."""
    _, seat, by, card, _, _ = frame
    discard_from_table(state, card)
    out.append((CANCELLED, EVERYONE, seat, card, by))
    _clear_away(rules, state, frame, out)
    if rules.triggers[ON_CANCELED] & rules.tags[card]:
        set_off(rules, state, ON_CANCELED, seat, rules.tags[card], card)


def _clear_away(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> None:
    """What becomes of the card that canceled another, and of what that one was an answer to."""
    _, seat, by, card, target, _ = frame
    is_thrown = rules.of[card].kind == ACTIVITY and target != NOBODY
    if is_thrown:
        if rules.of[by].kind == ACTIVITY:  # a TV on a TV: now this one is on (AMB-07)
            cancel_below(state, by)
            return
        if rules.loses_with_tv:
            cancel_below(state, by)
            return
        reset_window(state)
        discard_from_table(state, by)
        return
    if rules.of[card].kind == ACTIVITY and rules.charges_canceled:
        state.spent += cost_of(rules, state, seat, rules.of[card])  # AMB-06
        owe(rules, state, seat)
    settle_canceling_card(rules, state, seat, by, out)


def settle_canceling_card(rules: Rules, state: SlackState, victim: int, by: int, out: list[Event]) -> None:
    """A canceling Whenever is discarded; a thrown TV stays with its victim, who gains its Slack (SLACK-113)."""
    reset_window(state)
    if rules.of[by].kind == ACTIVITY:
        state.table.remove(by)
        enter(rules, state, victim, by, printed_slack(rules.of[by]), victim, out)
    elif by in state.table:
        discard_from_table(state, by)


def reset_window(state: SlackState) -> None:
    """A card was played in a window: everybody is asked again once that card is done with, unless it has closed the
    window (AMB-51).
    """
    if state.stack and state.stack[-1][0] == WINDOW and state.stack[-1][2]:
        state.stack[-1] = (WINDOW, state.stack[-1][1], AFRESH)


def _pay(rules: Rules, state: SlackState, seat: int, cards: list[int], out: list[Event]) -> list[int]:
    """Pays for as many of these cards as possible; the rest returns to the hand, and the Free Time is spent
    (AMB-52).
    """
    paid, cost = affordable(rules, state, seat, cards)
    if len(paid) < len(cards):
        out.append((RAN_SHORT, EVERYONE, seat, income_left(rules, state)))
        return_to_hand(state, seat, [card for card in cards if card not in paid], out)
    state.spent += cost
    if rules.pays_as_announced:
        owe(rules, state, seat)
    return paid


def return_to_hand(state: SlackState, seat: int, cards: list[int], out: list[Event]) -> None:
    for card in cards:
        state.table.remove(card)
        state.hands[seat].append(card)
        state.seen[card] = EVERYONE  # everybody saw what went back
    out.append((RETURNED, EVERYONE, seat, *cards))


def _whenever(rules: Rules, state: SlackState, seat: int, card: int, target: int, aim: int, out: list[Event]) -> None:
    """SLACK-87, -88: it lies on the table until it has done its work, so it can never draw itself; one that lasts
    stays there (SLACK-89).
    """
    definition = rules.of[card]
    works_for = seat if target == NOBODY else target
    if definition.lasts and not definition.is_given:
        let_last(rules, state, works_for, card, out)
    reset_window(state)
    if definition.effects >= 0:
        state.stack.append((SETTLE, card))  # one that lasts stays on the table
        state.stack.append((EFFECTS, definition.effects, 0, seat, seat, card, works_for, aim))
    elif not definition.lasts:
        discard_from_table(state, card)
        out.append((HAD_NO_EFFECT, EVERYONE, card))


def do_activity(rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
    definition = rules.of[card]
    if cost_of(rules, state, seat, definition) and not _pay(rules, state, seat, [card], out):
        return
    if definition.die == NO_DIE:
        do_for(rules, state, seat, card, definition.slack, out)
        return
    die = state.rng.roll()
    sources = added_to_die(rules, state, seat, SLACK_DIE, definition.tags)
    slack = die + definition.die + sum(sources[1::2])
    out.append((SLACK_ROLLED, EVERYONE, seat, card, die, slack, *sources))
    if rerolling(rules, state, seat):
        state.stack.append((REROLLS, seat, die, FOR_ACTIVITY, card))
    else:
        do_for(rules, state, seat, card, slack, out)


def rolled_slack(rules: Rules, state: SlackState, seat: int, card: int, die: int) -> int:
    definition = rules.of[card]
    return die + definition.die + sum(added_to_die(rules, state, seat, SLACK_DIE, definition.tags)[1::2])


def do_for(rules: Rules, state: SlackState, seat: int, card: int, slack: int, out: list[Event]) -> None:
    """An Activity brings this much Slack."""
    definition = rules.of[card]
    if definition.die != NO_DIE and slack <= 0:  # SLACK-77
        discard_from_table(state, card)
        out.append((ACTIVITY_FAILED, EVERYONE, seat, card))
        return
    state.table.remove(card)
    height = len(state.stack)
    enter(rules, state, seat, card, slack, seat, out)
    if definition.tags & IS_NOOKIE and state.slack[card] >= NOISY:  # SLACK-123
        state.stack.insert(height, (NOISE, seat, card))  # after everything that the card itself does (AMB-49)


def _come_over(rules: Rules, state: SlackState, seat: int, card: int, host: int, out: list[Event]) -> None:
    definition = rules.of[card]
    if definition.is_invited:
        die = state.rng.roll()
        sources = added_to_die(rules, state, seat, CALL_DIE)
        more = sum(sources[1::2]) if sources else 0
        out.append((CALL_ROLLED, EVERYONE, seat, card, die, more, *sources))
        if state.brings[seat] >> REROLL & 1 and rerolling(rules, state, seat):
            state.stack.append((REROLLS, seat, die, FOR_CALL, card, host))
            return
        if die + more < COMES:
            fail_call(rules, state, seat, card, out)
            return
    let_in(rules, state, seat, card, host, out)


def fail_call(rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
    """SLACK-44: the card is discarded, unless something keeps it."""
    out.append((CALL_FAILED, EVERYONE, seat, card))
    if state.brings[seat] >> KEEP_CALL & 1:
        return_to_hand(state, seat, [card], out)
    else:
        discard_from_table(state, card)


def let_in(rules: Rules, state: SlackState, seat: int, card: int, host: int, out: list[Event]) -> None:
    definition = rules.of[card]
    if definition.needs and not can_enter(state, definition, host):
        discard_from_table(state, card)
        out.append((LEFT, EVERYONE, host, card))
        return
    state.table.remove(card)
    enter(rules, state, host, card, definition.slack, seat, out)  # SLACK-46


@final
class PlayedCard(Announcement):
    """(PLAY, seat, canceling card or NO_CARD, card, target seat or NOBODY, target card or NO_CARD)."""

    ID = "play"
    VERB = "play"

    def cards(self, frame: Frame) -> Sequence[int]:
        return frame[3:4]

    def tags(self, rules: Rules, frame: Frame) -> int:
        return rules.tags[frame[3]]

    def kind_of(self, rules: Rules, frame: Frame) -> str:
        kind = rules.kinds[frame[3]]
        return "activity" if kind == ACTIVITY else "whenever" if kind == WHENEVER else "call"

    def target(self, frame: Frame) -> int:
        return frame[4]

    def aim(self, frame: Frame) -> int:
        return frame[5]

    def victim(self, frame: Frame) -> int:
        """A thrown TV has its own."""
        return frame[1] if frame[4] == NOBODY else frame[4]

    def is_answer(self, rules: Rules, frame: Frame) -> bool:
        """An Activity that cancels is one only when it is thrown."""
        return rules.of[frame[3]].cancels != 0 and (rules.kinds[frame[3]] == WHENEVER or frame[4] != NOBODY)

    def returning(self, rules: Rules, frame: Frame) -> int:
        """An Activity with a Cost (AMB-52)."""
        card = frame[3]
        return int(frame[4] == NOBODY and rules.kinds[card] == ACTIVITY and rules.costs[card] > 0)

    def coming(self, rules: Rules, board: Board, frame: Frame, more: int = 0) -> Coming:
        _, seat, _, card, target, _ = frame
        kind = rules.kinds[card]
        if kind == ACTIVITY and target == NOBODY:
            paid = affordable(rules, board, seat, [card], more)[0]
            return Coming(seat if paid else NOBODY, seat, paid)
        if kind == WHENEVER:
            return Coming(NOBODY, seat, [])
        if kind == ACTIVITY:
            return Coming(target, target, [card])  # SLACK-113: as in `settle_canceling_card`
        return Coming(seat if target == NOBODY else target, seat, [card])

    def event(self, rules: Rules, frame: Frame) -> Event:
        _, seat, _, card, target, aim = frame
        return (ANNOUNCED, EVERYONE, seat, card, target, aim)

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """The window of a card has closed."""
        _, seat, by, card, target, aim = frame
        state.stack.pop()
        kind = rules.kinds[card]
        if by != NO_CARD:
            cancel(rules, state, frame, out)
        elif rules.of[card].cancels and (kind == WHENEVER or target != NOBODY):
            cancel_below(state, card)
            if kind == WHENEVER and rules.of[card].effects >= 0:
                state.stack.append((SETTLE, NO_CARD))
                state.stack.append((EFFECTS, rules.of[card].effects, 0, seat, seat, card, NOBODY, NO_CARD))
        elif kind == WHENEVER:
            _whenever(rules, state, seat, card, target, aim, out)
        elif kind == ACTIVITY:
            do_activity(rules, state, seat, card, out)
        else:
            _come_over(rules, state, seat, card, seat if target == NOBODY else target, out)
        return True


@final
class Trip(Announcement):
    """(TRIP, seat, canceling card or NO_CARD, 1 if it is paid, card, ...)."""

    ID = "trip"
    VERB = "shop"
    RETURNS = True  # SLACK-70

    def cards(self, frame: Frame) -> Sequence[int]:
        return frame[4:]

    def tags(self, rules: Rules, frame: Frame) -> int:
        return IS_SHOPPING | IS_FREE_TIME

    def kind_of(self, rules: Rules, frame: Frame) -> str:
        return "shopping"

    def returning(self, rules: Rules, frame: Frame) -> int:
        return len(frame) - 4

    def coming(self, rules: Rules, board: Board, frame: Frame, more: int = 0) -> Coming:
        _, seat, _, is_paid, *cards = frame
        return Coming(seat, seat, cards if is_paid else affordable(rules, board, seat, cards, more)[0])

    def event(self, rules: Rules, frame: Frame) -> Event:
        return (SHOPPING_ANNOUNCED, EVERYONE, frame[1], *frame[4:])

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        _, seat, by, paid, *cards = frame
        if by != NO_CARD:
            state.stack.pop()
            out.append((TRIP_CANCELLED, EVERYONE, seat, by))
            return_to_hand(state, seat, cards, out)  # SLACK-70
            settle_canceling_card(rules, state, seat, by, out)
            if rules.triggers[ON_CANCELED]:
                set_off(rules, state, ON_CANCELED, seat, self.tags(rules, frame))
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


@final
class Noise(Work):
    """(NOISE, seat, card): the neighbors wake up."""

    ID = "noise"

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        _, seat, card = frame
        state.stack.pop()
        out.append((NEIGHBORS_WOKEN, EVERYONE, seat, card))
        woken = neighbors(state, seat)
        if len(woken) == 1 and rules.is_noisy_twice:
            woken *= 2
        push_picks(state, woken, IS_SLEEP, 1, NO_CARD)
        return True
