"""Rooms, hands and piles: what they are worth, and how cards go from one to the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import (
    BONUS,
    EVERYBODY,
    GOAL,
    INCOME,
    ON,
    ON_ENTERS,
    OWNER,
    WORTH,
)
from stammtisch.games.slack.events import (
    DRAWN,
    DREW,
    ENTERED,
    GAME_WON,
    GIVEN_BACK,
    LASTING_BEGAN,
    LOST,
    RESHUFFLED,
)
from stammtisch.games.slack.state import EFFECTS, NO_CARD, NOBODY, SETTLE, SlackState
from stammtisch.games.slack.sums import bonuses_for, goal_of, likes, modifier, own_sources, owner_of, weight

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules

# What was noted -----------------------------------------------------------------------------------------------


def look_around(rules: Rules, board: Board, seat: int) -> None:
    """Notes what a seat has: most modifiers and most tags are absent, and then nothing need be searched."""
    board.worth[seat] = sum([board.slack[card] for card in board.rooms[seat]])
    board.counted[seat] = sum([mechanic.counts(board, seat) for mechanic in rules.mechanics])
    board.weighed[seat] = 0
    look_at_modifiers(rules, board, seat)
    _look_at_tags(rules, board, seat)


def look_at_modifiers(rules: Rules, board: Board, seat: int) -> None:
    """For a seat whose Job has changed, or that has lost something that brought a modifier."""
    job = board.jobs[seat]
    board.brings[seat] = rules.job_brings[job]
    board.forbids[seat] = rules.job_forbids[job]
    board.immune[seat] = rules.job_immune[job]
    brings = rules.brings
    for card in board.rooms[seat]:
        if brings[card]:
            _add_modifiers(rules, board, seat, card, brings[card])
    for i in range(0, len(board.lasting), 2):
        card = board.lasting[i]
        if board.lasting[i + 1] == seat and rules.lends[card]:
            _add_modifiers(rules, board, seat, card, rules.lends[card])
    if rules.reachers or rules.is_reached_by_jobs:
        _look_at_other_rooms(rules, board, seat)
    if rules.reached and board.lasting:
        _look_at_what_lasts(rules, board, seat)


def _look_at_other_rooms(rules: Rules, board: Board, seat: int) -> None:
    """What others have that concerns this seat."""
    job = rules.jobs[board.jobs[seat]]
    for other in range(board.seats):
        if other == seat:
            continue
        if rules.is_reached_by_jobs and board.jobs[other] != NOBODY:
            for m in rules.job_reaching[board.jobs[other]]:
                board.brings[seat] |= 1 << m.mod
        if not rules.reachers.isdisjoint(board.rooms[other]):
            for card in board.rooms[other]:
                if card in rules.reachers and not rules.of[card].spares & job.tags:
                    _reach(rules, board, seat, card, rules.reaches[card])


def _look_at_what_lasts(rules: Rules, board: Board, seat: int) -> None:
    """What works for others for a while, and concerns this seat."""
    job = rules.jobs[board.jobs[seat]]
    for i in range(0, len(board.lasting), 2):
        card = board.lasting[i]
        if board.lasting[i + 1] != seat and rules.lends_others[card] and not rules.of[card].spares & job.tags:
            _reach(rules, board, seat, card, rules.lends_others[card])


def _reach(rules: Rules, board: Board, seat: int, card: int, brings: int) -> None:
    board.brings[seat] |= brings
    board.forbids[seat] |= rules.reach_forbids[card]
    board.immune[seat] |= rules.reach_immune[card]


def look_at_everybody(rules: Rules, board: Board) -> None:
    """Something has changed that concerns more than one seat."""
    for seat in range(board.seats):
        if board.jobs[seat] != NOBODY:
            look_at_modifiers(rules, board, seat)


def weigh(rules: Rules, board: Board) -> None:
    """Counts anew what cards in play add to totals."""
    for seat in range(board.seats):
        if board.jobs[seat] != NOBODY and (board.brings[seat] >> WORTH & 1 or board.weighed[seat]):
            now = weight(rules, board, seat)
            if now != board.weighed[seat]:
                board.counted[seat] += now - board.weighed[seat]
                board.weighed[seat] = now
                board.scored |= 1 << seat


def _look_at_tags(rules: Rules, state: Board, seat: int) -> None:
    there = around = 0
    tags_of = rules.tags
    for card in state.rooms[seat]:
        there |= tags_of[card]
    if there != state.there[seat]:
        state.there[seat] = there
        for tags in state.there:
            around |= tags
        state.around = around


def look_at_all(rules: Rules, state: SlackState) -> None:
    """For a state that was not played up to here."""
    for seat in range(state.seats):
        if state.jobs[seat] != NOBODY:
            look_around(rules, state, seat)
    if rules.is_weighing:
        weigh(rules, state)
        state.scored = 0
    look_at_hands(rules, state)


def look_at_hands(rules: Rules, state: SlackState) -> None:
    state.ready = [[card for card in hand if card in rules.free] for hand in state.hands]


def _add_modifiers(rules: Rules, state: Board, seat: int, card: int, brings: int) -> None:
    state.brings[seat] |= brings
    state.forbids[seat] |= rules.forbids[card]
    state.immune[seat] |= rules.immune[card]


def let_last(rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
    """A Whenever lies on the table until the end of the turn and works for this seat (SLACK-89)."""
    state.lasting += [card, seat]
    brings = rules.lends[card]
    if brings >> GOAL & 1:
        state.scored |= 1 << seat
    _add_modifiers(rules, state, seat, card, brings)
    if rules.lends_others[card]:
        look_at_everybody(rules, state)
    if brings >> INCOME & 1:
        owe(rules, state, seat)
    if rules.weighs[card]:
        weigh(rules, state)
    if rules.of[card].mods:
        out.append((LASTING_BEGAN, EVERYONE, seat, card))


def stop_lasting(rules: Rules, state: SlackState, index: int) -> None:
    """What lasted for somebody no longer does; the card itself is somebody else's business."""
    card, seat = state.lasting[index : index + 2]
    del state.lasting[index : index + 2]
    look_at_modifiers(rules, state, seat)
    if rules.lends_others[card]:
        look_at_everybody(rules, state)
    if rules.lends[card] >> GOAL & 1:
        state.scored |= 1 << seat
    if rules.weighs[card]:
        weigh(rules, state)


def owe(rules: Rules, state: Board, seat: int, *, gone: int = NO_CARD) -> None:
    """AMB-53: Income that falls below what was spent is not a debt, so that a later gain counts in full. A card that
    took Income away and is gone gives back no more than it took.
    """
    if seat == state.turn and state.spent:
        if state.forgiven and gone != NO_CARD:
            taken = sum([-m.by for m in rules.mods[gone] if m.mod == INCOME and m.by < 0])
            state.forgiven = max(state.forgiven - taken, 0)
        debt = state.spent - state.forgiven - state.income - modifier(rules, state, seat, INCOME)
        if debt > 0:
            state.forgiven = min(state.forgiven + debt, state.spent)


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def check_win(rules: Rules, state: SlackState, out: list[Event]) -> None:
    """SLACK-95: the first to reach the goal wins at once; the player whose turn it is first, then clockwise
    (AMB-41).
    """
    scored = state.scored
    state.scored = 0
    winners: list[int] = []
    for seat in seats_in(scored):
        if state.worth[seat] + state.loose[seat] + state.counted[seat] >= goal_of(rules, state, seat):  # as in `total`
            winners.append(seat)  # noqa: PERF401 (a comprehension would be one more call, usually for one seat)
    if winners:
        later = [seat for seat in winners if seat >= state.turn]
        state.winners = winners if rules.shares_win else (later or winners)[:1]
        state.stack.clear()
        out.append((GAME_WON, EVERYONE, *state.winners))


# Moving cards --------------------------------------------------------------------------------------------------------


def take_up(rules: Rules, state: SlackState, seat: int, cards: list[int]) -> None:
    """Cards enter a hand."""
    state.hands[seat] += cards
    if not rules.free.isdisjoint(cards):
        state.ready[seat] += [card for card in cards if card in rules.free]


def lay_down(rules: Rules, state: SlackState, seat: int, card: int) -> None:
    """A card leaves a hand."""
    state.hands[seat].remove(card)
    if card in rules.free:
        state.ready[seat].remove(card)


def draw_from_hand(rules: Rules, state: SlackState, seat: int, count: int) -> list[int]:
    """Takes cards out of a hand at random."""
    cards = state.rng.draw(state.hands[seat], count)
    cards.sort()  # nobody is told in which order they were drawn
    state.ready[seat] = [card for card in state.hands[seat] if card in rules.free]
    return cards


def in_hand(rules: Rules, state: SlackState, seat: int, number: int) -> int:
    """A card of this definition in the hand, any copy; NO_CARD if there is none."""
    number_of = rules.number
    for card in state.hands[seat]:
        if number_of[card] == number:
            return card
    return NO_CARD


def some_in_hand(rules: Rules, state: SlackState, seat: int, numbers: Sequence[int]) -> list[int]:
    """Different cards of the hand with these definitions."""
    found: list[int] = []
    hand, number_of = state.hands[seat], rules.number
    for number in numbers:
        for card in hand:
            if number_of[card] == number and card not in found:
                found.append(card)
                break
    return found


def take_from_pile(state: SlackState, count: int, out: list[Event]) -> list[int]:
    """SLACK-18: when the pile runs out, the discards become the pile; with neither, there is no draw (AMB-22). Nobody
    is told in which order the cards came.
    """
    drawn: list[int] = []
    while len(drawn) < count:
        if state.next_draws:
            card = state.next_draws.pop(0)
            state.deck.remove(card)
            drawn.append(card)
        elif state.deck:
            drawn += state.rng.draw(state.deck, min(count - len(drawn), len(state.deck)))
        elif state.discard:
            state.deck = state.discard
            state.discard = []
            out.append((RESHUFFLED, EVERYONE))
        else:
            break
    drawn.sort()
    return drawn


def draw(rules: Rules, state: SlackState, seat: int, count: int, out: list[Event]) -> None:
    drawn = take_from_pile(state, count, out)
    if drawn:
        seen, open_to = state.seen, state.open_to[seat]
        for card in drawn:
            seen[card] = open_to
        take_up(rules, state, seat, drawn)
        out.append((DREW, EVERYONE, seat, len(drawn)))
        out.append((DRAWN, 1 << seat | open_to, seat, *drawn))


def arrive(rules: Rules, state: SlackState, seat: int, card: int) -> None:
    """A card enters a room, wherever it comes from."""
    lay_in(rules, state, seat, card)
    if rules.brings[card] >> INCOME & 1:
        owe(rules, state, seat)


def lay_in(rules: Rules, board: Board, seat: int, card: int) -> None:
    """The same on a board, where nobody owes anything."""
    board.rooms[seat].append(card)
    board.there[seat] |= rules.tags[card]
    board.around |= rules.tags[card]
    if rules.brings[card]:
        _add_modifiers(rules, board, seat, card, rules.brings[card])
    if rules.reaches[card]:
        look_at_everybody(rules, board)
    if rules.weighs[card]:
        weigh(rules, board)


def leave(rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
    """A card leaves a room, wherever it goes."""
    brings = rules.brings[card]
    state.rooms[seat].remove(card)
    state.worth[seat] -= state.slack[card]
    if state.slack[card] < 0 or brings >> GOAL & 1:
        state.scored |= 1 << seat  # a burden has left, or the goal has changed
    _look_at_tags(rules, state, seat)
    if brings:
        look_at_modifiers(rules, state, seat)
        if brings >> INCOME & 1:
            owe(rules, state, seat, gone=card)
    if state.lasting and card in state.lasting[::2] and card not in state.table:
        stop_lasting(rules, state, 2 * state.lasting[::2].index(card))  # what it brought for a while goes with it
    if rules.reaches[card]:
        look_at_everybody(rules, state)
    if rules.weighs[card]:
        weigh(rules, state)
    if rules.hearing_left:
        for mechanic in rules.hearing_left:
            mechanic.left(rules, state, seat, card, out)


def carry(rules: Rules, state: SlackState, card: int, seat: int, out: list[Event]) -> int:
    """A card goes from one room to another as it is (SLACK-91), and a borrowed one stays borrowed. Returns whose it
    was.
    """
    home = owner_of(state, card)
    loan = state.lasting[2 * state.lasting[::2].index(card) + 1] if _is_borrowed(rules, state, card) else NOBODY
    leave(rules, state, home, card, out)
    arrive(rules, state, seat, card)
    state.worth[seat] += state.slack[card]
    state.scored |= 1 << seat
    if loan not in (NOBODY, seat):
        state.lasting += [card, loan]
    return home


def _is_borrowed(rules: Rules, board: Board, card: int) -> bool:
    return card in board.lasting[::2] and not rules.of[card].lasts


def lend(rules: Rules, state: SlackState, card: int, seat: int, out: list[Event]) -> int:
    """Like `carry`; whoever has it at the start of their turn gives it back to its owner. Returns whose it was."""
    was_borrowed = _is_borrowed(rules, state, card)
    home = carry(rules, state, card, seat, out)
    if not was_borrowed:
        state.lasting += [card, home]
    return home


def give_back(rules: Rules, state: SlackState, seat: int, card: int, owner: int, out: list[Event]) -> None:
    carry(rules, state, card, owner, out)
    out.append((GIVEN_BACK, EVERYONE, seat, card, owner))


def discard_from_room(rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
    leave(rules, state, seat, card, out)
    state.slack[card] = 0
    state.discard.append(card)


def lose(rules: Rules, state: SlackState, seat: int, card: int, cause: int, out: list[Event]) -> None:
    """SLACK-115: a card takes another one out of a room."""
    discard_from_room(rules, state, seat, card, out)
    out.append((LOST, EVERYONE, seat, card, cause))


def discard_from_table(state: SlackState, card: int) -> None:
    state.table.remove(card)
    state.discard.append(card)


def enter(
    rules: Rules,
    state: SlackState,
    seat: int,
    card: int,
    slack: int,
    player: int,
    out: list[Event],
    cause: int = NO_CARD,
) -> None:
    """A card enters play in a room: its Slack is written on it (SLACK-91, -119), then its effects happen."""
    definition = rules.of[card]
    if rules.splits_slack and slack > 0 and not likes(rules, state, seat, card):
        slack = 0
    lay_in(rules, state, seat, card)
    if rules.brings[card] >> INCOME & 1:  # as in `arrive`
        owe(rules, state, seat)
    bonuses: Sequence[int] = ()
    if definition.tags & rules.rewarded and state.brings[seat] >> BONUS & 1:
        bonuses = bonuses_for(rules, state, seat, card)
        slack += sum(bonuses[1::2])
    state.slack[card] = slack
    state.worth[seat] += slack
    if slack > 0 or rules.brings[card] >> GOAL & 1:
        state.scored |= 1 << seat
    if seat == state.turn and state.phase <= rules.roll_phase:
        state.newcomers.append(card)
    out.append((ENTERED, EVERYONE, seat, card, slack, cause, *bonuses))
    if rules.hearing_entered:
        for mechanic in rules.hearing_entered:
            mechanic.entered(rules, state, seat, card, out)
    if definition.lasts:
        let_last(rules, state, seat, card, out)
    if rules.is_in_list[state.stack[-1][0]]:
        state.stack.append((SETTLE, NO_CARD))  # AMB-49: in the middle of another list, it counts as a card of its own
    if rules.triggers[ON_ENTERS] & definition.tags:
        set_off(rules, state, ON_ENTERS, seat, definition.tags, card)
    if definition.effects >= 0:
        settle_first(rules, state)
        state.stack.append((EFFECTS, definition.effects, 0, seat, player, card, NOBODY, NO_CARD))


def settle_first(rules: Rules, board: Board) -> None:
    """Before the list of another card: what follows below counts separately (AMB-49)."""
    if board.stack and board.stack[-1][0] == EFFECTS:
        board.stack.append((SETTLE, NO_CARD))


NO_SOURCE: Final = -2  # not even a Job, which is NO_CARD


def set_off(rules: Rules, board: Board, when: int, seat: int, tags: int, card: int = NO_SOURCE) -> None:
    """Something has happened to a seat that others, or the seat itself, have been waiting for: the list of every
    trigger is carried out, beginning with that seat. A card does not set off itself.
    """
    waiting = 0
    for brings in board.brings:
        waiting |= brings
    if not waiting >> ON & 1:
        return
    found: list[Frame] = []
    for i in range(board.seats):
        holder = (seat + i) % board.seats
        if not board.brings[holder] >> ON & 1:
            continue
        for source in own_sources(rules, board, holder, ON):
            for m in rules.job_mods[board.jobs[holder]] if source == NO_CARD else rules.mods[source]:
                is_meant = m.who == EVERYBODY or (m.who == OWNER) == (holder == seat)
                if m.mod == ON and m.when == when and m.filter & tags and is_meant and source != card:
                    found.append((EFFECTS, m.then, 0, holder, holder, source, seat, NO_CARD))
    for frame in reversed(found):  # the first one has to come out on top
        if rules.is_in_list[board.stack[-1][0]]:
            board.stack.append((SETTLE, NO_CARD))
        board.stack.append(frame)
