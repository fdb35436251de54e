"""One function per op. An effect that asks somebody pushes a frame and goes on when it is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board, gain_slack
from stammtisch.games.slack.cards import (
    OTHER_CARD,
    OWN_CARD,
    OWN_ROOM,
    WHENEVER,
    Effect,
)
from stammtisch.games.slack.events import (
    BORROWED,
    DIE_ROLLED,
    DROPPED,
    FETCHED,
    HAD_NO_EFFECT,
    JOB_CHANGED,
    MARKED,
    STOLEN,
    STOLEN_CARD,
    TAKEN,
)
from stammtisch.games.slack.jobs import hold, put_aside
from stammtisch.games.slack.ops import Op
from stammtisch.games.slack.question import Work
from stammtisch.games.slack.room import (
    carry,
    check_win,
    draw,
    draw_from_hand,
    lend,
    let_last,
    lose,
    take_up,
)
from stammtisch.games.slack.schema import DIE_OP
from stammtisch.games.slack.state import (
    EFFECTS,
    FETCH,
    FOR_EFFECT,
    GIFT,
    NO_CARD,
    NOBODY,
    PASS_ON,
    PICK,
    REROLLS,
    SEND,
    SWAP,
    SlackState,
)
from stammtisch.games.slack.sums import (
    by_of,
    candidates,
    concerned,
    count_of,
    count_there,
    hand_capacity,
    owner_of,
    rerolling,
)

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules

    Carry = Callable[[Rules, SlackState, int, int, list[Event]], int]


def _can_hit(rules: Rules, state: SlackState, player: int, source: int, aim: int) -> bool:
    """Whether the target card is still there, unprotected and in a room where the Whenever may hit it."""
    seat = owner_of(state, aim)
    if seat == NOBODY or rules.of[source].target == (OTHER_CARD if seat == player else OWN_CARD):
        return False
    return seat == player or not state.immune[seat] & rules.tags[aim]


def push_picks(state: SlackState, seats: list[int], filter: int, count: int, source: int) -> None:
    for seat in reversed(seats):  # the first one has to come out on top
        state.stack.append((PICK, seat, filter, count, source))


def _slack(rules: Rules, board: Board, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in concerned(rules, board, effect, frame):
        by = by_of(rules, board, effect, seat, frame[5])
        if by:
            gain_slack(board, seat, by, out)


def _draw(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in concerned(rules, state, effect, frame):
        count = count_of(rules, state, effect, seat, frame[5])
        if rules.is_capped:
            count = min(count, hand_capacity(rules, state, seat))  # AMB-15
        if count:
            draw(rules, state, seat, count, out)


def _drop(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in concerned(rules, state, effect, frame):
        count = min(count_of(rules, state, effect, seat, frame[5]), len(state.hands[seat]))
        for card in draw_from_hand(rules, state, seat, count):
            state.discard.append(card)
            out.append((DROPPED, EVERYONE, seat, card))


def _discard(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in reversed(concerned(rules, state, effect, frame)):
        push_picks(state, [seat], effect.filter, count_of(rules, state, effect, seat, frame[5]), frame[5])  # SLACK-115


def _steal(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    player, victim = frame[4], frame[6]
    hand = state.hands[victim]
    count = min(effect.count, len(hand), hand_capacity(rules, state, player) if rules.is_capped else effect.count)
    if not count:
        out.append((HAD_NO_EFFECT, EVERYONE, frame[5]))
        return
    out.append((STOLEN, EVERYONE, player, victim, count))
    # Both know which cards, and so does anybody who keeps seeing one of the hands. All others can no longer tell where
    # the cards are that they had seen in the victim's hand.
    knowing = 1 << player | 1 << victim | state.open_to[player] | state.open_to[victim]
    cards = draw_from_hand(rules, state, victim, count)
    take_up(rules, state, player, cards)
    for card in cards:
        state.seen[card] = knowing
        out.append((STOLEN_CARD, knowing, player, victim, card))
    for card in hand:
        state.seen[card] &= knowing


def _take(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    _move(rules, state, frame, carry, TAKEN, out)


def _borrow(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    _move(rules, state, frame, lend, BORROWED, out)


def _move(rules: Rules, state: SlackState, frame: Frame, go: Carry, event: int, out: list[Event]) -> None:
    player, aim = frame[4], frame[7]
    if owner_of(state, aim) not in (NOBODY, player):
        seat = go(rules, state, aim, player, out)
        out.append((event, EVERYONE, player, aim, seat))
        for mechanic in rules.hearing_taken:
            mechanic.taken(rules, state, player, aim, out)


def _swap(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    if owner_of(state, frame[7]) != NOBODY:
        state.stack.append((SWAP, frame[4], rules.of[frame[5]].filter, frame[7], NOBODY))


def _pass_left(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    everybody = (1 << state.seats) - 1
    state.stack.append((PASS_ON, everybody, effect.filter, int(effect.flag), frame[4], frame[5]))


def _fetch(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in reversed(concerned(rules, state, effect, frame)):
        pool = [card for card in state.discard if rules.tags[card] & effect.filter]
        if not pool or (rules.is_capped and not hand_capacity(rules, state, seat)):  # AMB-15
            continue
        if effect.flag:
            fetch(rules, state, seat, pool[-1], out)
        else:
            state.stack.append((FETCH, seat, effect.filter, frame[5]))


def fetch(rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
    """A card goes from the discard pile to a hand, and everybody sees which."""
    state.discard.remove(card)
    take_up(rules, state, seat, [card])
    state.seen[card] = EVERYONE
    out.append((FETCHED, EVERYONE, seat, card))


def _clear(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in concerned(rules, state, effect, frame):
        for card in candidates(rules, state, (PICK, seat, effect.filter, 1, frame[5])):
            lose(rules, state, seat, card, frame[5], out)


def _last(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in concerned(rules, state, effect, frame):
        let_last(rules, state, seat, frame[5], out)


def _if(rules: Rules, board: Board, effect: Effect, frame: Frame, out: list[Event]) -> None:
    """What follows depends on what lies in a room. If several are asked, it is about each of them in turn."""
    for seat in reversed(concerned(rules, board, effect, frame)):
        found = count_there(rules, board, effect.filter, effect.where, seat, frame[5])
        branch = effect.then if found >= effect.least else effect.otherwise
        if branch >= 0:
            about = (seat, NO_CARD) if effect.flag else frame[6:]
            board.stack.append((EFFECTS, branch, 0, *frame[3:6], *about))


def _convert(rules: Rules, board: Board, effect: Effect, frame: Frame, out: list[Event]) -> None:
    """Tokens become Slack: on the card itself, or below the Job."""
    for seat in concerned(rules, board, effect, frame):
        for bit, mechanic in rules.token_words:
            if bit & effect.filter:
                count = min(mechanic.count(board, seat), effect.count)
                if count:
                    mechanic.change(rules, board, seat, -count, out)
                    _write(rules, board, seat, frame[5], count, out)


def _write(rules: Rules, board: Board, seat: int, card: int, by: int, out: list[Event]) -> None:
    """Slack on a card in a room; what is not there leaves it below the Job."""
    if card != NO_CARD and card in board.rooms[seat]:
        _set_slack(board, seat, card, board.slack[card] + by, out)
    else:
        gain_slack(board, seat, by, out)


def _remove(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    seat = owner_of(state, frame[7])
    if seat != NOBODY:
        lose(rules, state, seat, frame[7], frame[5], out)


def _mark(rules: Rules, board: Board, effect: Effect, frame: Frame, out: list[Event]) -> None:
    """The target card, or the card itself."""
    is_aimed = frame[7] != NO_CARD
    seat = owner_of(board, frame[7]) if is_aimed else frame[3]
    card = frame[7] if is_aimed else frame[5]
    by = by_of(rules, board, effect, seat, frame[5])
    if card != NO_CARD and by > 0:  # it grows no further than this
        by = min(by, max(effect.count - board.slack[card], 0))
    if seat != NOBODY and by:
        _write(rules, board, seat, card, by, out)


def _negate(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    seat = owner_of(state, frame[7])
    if seat != NOBODY:
        _set_slack(state, seat, frame[7], -abs(state.slack[frame[7]]), out)


def _set_slack(state: Board, seat: int, card: int, slack: int, out: list[Event]) -> None:
    state.worth[seat] += slack - state.slack[card]
    state.slack[card] = slack  # SLACK-91
    state.scored |= 1 << seat
    out.append((MARKED, EVERYONE, seat, card, slack))


def _send(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    if owner_of(state, frame[7]) != NOBODY:
        state.stack.append((SEND, frame[4], frame[7], 0))


def _new_job(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in concerned(rules, state, effect, frame):
        if state.next_jobs:
            job = state.next_jobs.pop(0)
            state.aside.remove(job)
        elif state.aside:
            job = state.rng.draw(state.aside, 1)[0]  # AMB-20
        else:
            continue
        put_aside(rules, state, seat)
        out.append((JOB_CHANGED, EVERYONE, seat, job))
        hold(rules, state, seat, job, out)


def _free_play(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in reversed(concerned(rules, state, effect, frame)):
        if state.hands[seat]:  # everybody who holds cards is asked: it must not show who has none of these
            state.stack.append((GIFT, seat, effect.filter, frame[5]))


def _roll(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    die = state.rng.roll()
    does = effect.then >= 0 if die >= effect.least else effect.otherwise >= 0
    _rolled(rules, state, frame, die, does, out)


def _die(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    """An effect whose number is rolled."""
    die = state.rng.roll()
    _rolled(rules, state, frame, die, die + effect.least > 0, out)


def _rolled(rules: Rules, state: SlackState, frame: Frame, die: int, does: bool, out: list[Event]) -> None:
    out.append((DIE_ROLLED, EVERYONE, frame[4], frame[5], state.jobs[frame[4]], die, int(does)))
    if rerolling(rules, state, frame[4]):
        state.stack.append((REROLLS, frame[4], die, FOR_EFFECT, *frame))
    else:
        follow_die(rules, state, frame, die, out)


def follow_die(rules: Rules, state: SlackState, frame: Frame, die: int, out: list[Event]) -> None:
    """What the effect at this place of a list does when its die is certain."""
    effect = rules.lists[frame[1]][frame[2]]
    if rules.do[effect.op] is _die:
        rolled = rules.lists[effect.then][0]
        if die + effect.least > 0:
            rules.do[rolled.op](rules, state, rolled.with_by(die + effect.least), frame, out)
        return
    branch = effect.then if die >= effect.least else effect.otherwise
    if branch >= 0:
        state.stack.append((EFFECTS, branch, 0, *frame[3:]))


# What everybody can tell beforehand


def _can_draw(rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
    return not rules.is_capped or any(
        hand_capacity(rules, board, seat) for seat in concerned(rules, board, effect, frame)
    )


def _has_cards(rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
    return any(board.hand_size(seat) for seat in concerned(rules, board, effect, frame))


def _has_victim(rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
    return board.hand_size(frame[6]) > 0


def _can_discard(rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
    return any(_pools(rules, board, effect, frame))


def _has_choice(rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
    return any(len({rules.number[card] for card in pool}) > 1 for pool in _pools(rules, board, effect, frame))


def _pools(rules: Rules, board: Board, effect: Effect, frame: Frame) -> list[list[int]]:
    """The cards that each player concerned could give up."""
    seats = concerned(rules, board, effect, frame)
    return [candidates(rules, board, (PICK, seat, effect.filter, 1, frame[5])) for seat in seats]


def _has_jobs(rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
    return bool(board.aside)


def _has_tokens(rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
    seats = concerned(rules, board, effect, frame)
    return any(count_there(rules, board, effect.filter, OWN_ROOM, seat, NO_CARD) for seat in seats)


def _can_fetch(rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
    return any(rules.tags[card] & effect.filter for card in board.discard)


def _may_fetch(rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
    return not effect.flag and _can_fetch(rules, board, effect, frame)


def _may_pass(rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
    return effect.flag or any(board.there[seat] & effect.filter for seat in range(board.seats))


OPS: Final[dict[str, Op]] = {
    "slack": Op(_slack, is_counted=True),
    "draw": Op(_draw, _can_draw),
    "drop": Op(_drop, _has_cards),
    "discard": Op(_discard, _can_discard, _has_choice),
    "steal": Op(_steal, _has_victim),
    "take": Op(_take),
    "remove": Op(_remove),
    "mark": Op(_mark),
    "negate": Op(_negate),
    "send": Op(_send),
    "new_job": Op(_new_job, _has_jobs),
    "free_play": Op(_free_play, _has_cards, _has_cards),
    "roll": Op(_roll),
    "if": Op(_if, is_counted=True),
    "convert": Op(_convert, _has_tokens, is_counted=True),
    "fetch": Op(_fetch, _can_fetch, _may_fetch),
    "swap": Op(_swap),
    "borrow": Op(_borrow),
    "pass_left": Op(_pass_left, would_ask=_may_pass),
    "clear": Op(_clear, _can_discard),
    "last": Op(_last),
    DIE_OP: Op(_die),
}


@final
class Effects(Work):
    """(EFFECTS, list, index, owner, player, source card, target seat, target card)."""

    ID = "effects"
    IS_IN_LIST = True

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """The next effect of the list on top of the stack."""
        _, number, index, owner, player, source, target, aim = frame
        effects, stack = rules.steps[number], state.stack
        is_whenever = source != NO_CARD and rules.kinds[source] == WHENEVER
        if index == 0:
            if source != NO_CARD and not is_whenever and source not in state.rooms[owner]:
                stack.pop()  # a card in a room does nothing once it has left; a Whenever acts from the table
                return True
            if aim != NO_CARD and not _can_hit(rules, state, player, source, aim):
                stack.pop()
                out.append((HAD_NO_EFFECT, EVERYONE, source))
                return True
        if index + 1 == len(effects):
            stack.pop()
        else:
            stack[-1] = (EFFECTS, number, index + 1, owner, player, source, target, aim)
        do, effect = effects[index]
        told, open_frames = len(out), len(stack)
        do(rules, state, effect, frame, out)
        if is_whenever and len(effects) == 1 and len(out) == told and len(stack) == open_frames:
            out.append((HAD_NO_EFFECT, EVERYONE, source))  # AMB-25
        return True


@final
class Settle(Work):
    """(SETTLE, Whenever to discard or NO_CARD): the list of a card is done."""

    ID = "settle"
    IS_IN_LIST = True

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """The list of a card is done: a Whenever is discarded only now (SLACK-88), and what it did counts (AMB-49)."""
        state.stack.pop()
        if frame[1] != NO_CARD and frame[1] not in state.lasting[::2]:
            state.table.remove(frame[1])
            state.discard.append(frame[1])
        if state.scored:
            check_win(rules, state, out)
        return True
