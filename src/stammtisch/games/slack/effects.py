"""One function per op. An effect that asks somebody pushes a frame and goes on when it is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stammtisch.engine.event import EVERYONE as ALL
from stammtisch.engine.event import Event
from stammtisch.engine.state import Frame
from stammtisch.games.slack import madness
from stammtisch.games.slack.cards import (
    EVERYONE,
    NEIGHBORS,
    OPS,
    OTHER_CARD,
    OTHERS,
    OWN_CARD,
    OWNER,
    PLAYER,
    WHENEVER,
    Effect,
)
from stammtisch.games.slack.events import (
    DIE_ROLLED,
    DROPPED,
    HAD_NO_EFFECT,
    JOB_CHANGED,
    LOOSE_CHANGED,
    MARKED,
    SPARED,
    STOLEN,
    STOLEN_CARD,
    TAKEN,
)
from stammtisch.games.slack.jobs import roll_numbers, set_numbers
from stammtisch.games.slack.room import (
    arrive,
    check_win,
    draw,
    draw_from_hand,
    hand_room,
    leave,
    look_at_modifiers,
    lose,
    owe,
    owner_of,
    take_up,
)
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import EFFECTS, GIFT, NO_CARD, NOBODY, PICK, ROLL, SEND, SlackState


def advance_effects(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
    """The next effect of the list on top of the stack."""
    _, number, index, owner, player, source, target, aim = frame
    effects, stack = rules.lists[number], state.stack
    is_whenever = source != NO_CARD and rules.kinds[source] == WHENEVER
    if index == 0:
        if source != NO_CARD and not is_whenever and source not in state.rooms[owner]:
            stack.pop()  # a card in a room does nothing once it has left; a Whenever acts from the table
            return True
        if aim != NO_CARD and not _can_hit(rules, state, player, source, aim):
            stack.pop()
            out.append((HAD_NO_EFFECT, ALL, source))
            return True
    if index + 1 == len(effects):
        stack.pop()
    else:
        stack[-1] = (EFFECTS, number, index + 1, owner, player, source, target, aim)
    effect = effects[index]
    told, open_frames = len(out), len(stack)
    DO[effect.op](rules, state, effect, frame, out)
    if is_whenever and len(effects) == 1 and len(out) == told and len(stack) == open_frames:
        out.append((HAD_NO_EFFECT, ALL, source))  # AMB-25
    return True


def advance_pick(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
    """SLACK-116: the owner picks; with nothing to pick, or nothing to choose between, it happens by itself."""
    _, seat, filter, count, source = frame
    pool = candidates(rules, state, frame)
    if not count or not pool:
        state.stack.pop()
        if count:
            out.append((SPARED, ALL, seat, filter, source))  # SLACK-118
        return True
    if len({rules.number[card] for card in pool}) > 1:
        return False
    state.stack[-1] = (PICK, seat, filter, count - 1, source)
    lose(rules, state, seat, min(pool, key=state.slack.__getitem__), source, out)
    return True


def advance_settle(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
    """The list of a card is done: a Whenever is discarded only now (SLACK-88), and what it did counts (AMB-49)."""
    state.stack.pop()
    if frame[1] != NO_CARD:
        state.table.remove(frame[1])
        state.discard.append(frame[1])
    if state.scored:
        check_win(rules, state, out)
    return True


def _can_hit(rules: Rules, state: SlackState, player: int, source: int, aim: int) -> bool:
    """Whether the target card is still there, in a room where the Whenever may hit it, and unprotected."""
    seat = owner_of(state, aim)
    if seat == NOBODY or rules.of[source].target == (OTHER_CARD if seat == player else OWN_CARD):
        return False
    return seat == player or not state.immune[seat] & rules.words[aim]


def concerned(state: SlackState, effect: Effect, frame: Frame) -> list[int]:
    """Whom the effect concerns, clockwise from the seat that caused it."""
    owner, player, target, aim = frame[3], frame[4], frame[6], frame[7]
    who = effect.who
    seats = state.seats
    if who == OWNER:
        return [owner]
    if who == PLAYER:
        return [player]
    if who == EVERYONE:
        return [(player + i) % seats for i in range(seats)]
    if who == OTHERS:
        return [(owner + i) % seats for i in range(1, seats)]
    if who == NEIGHBORS:
        return neighbors(state, owner)
    found = target if aim == NO_CARD else owner_of(state, aim)
    return [] if found == NOBODY else [found]


def neighbors(state: SlackState, seat: int) -> list[int]:
    """The players on both sides, clockwise; with two players there is only one (AMB-13)."""
    left, right = (seat + 1) % state.seats, (seat - 1) % state.seats
    return [left] if left == right else [left, right]


def push_picks(state: SlackState, seats: list[int], filter: int, count: int, source: int) -> None:
    for seat in reversed(seats):  # the first one has to come out on top
        state.stack.append((PICK, seat, filter, count, source))


def candidates(rules: Rules, state: SlackState, frame: Frame) -> list[int]:
    """The cards that a PICK frame may take."""
    _, seat, filter, _, source = frame
    words, immune = rules.words, state.immune[seat]
    return [card for card in state.rooms[seat] if words[card] & filter and not words[card] & immune and card != source]


def can_change(rules: Rules, state: SlackState, effect: Effect, frame: Frame) -> bool:
    """Whether an effect could change anything now, as far as everybody can see."""
    seats = concerned(state, effect, frame)
    match OPS[effect.op]:
        case "madness" if effect.by < 0:
            return any(state.madness[seat] for seat in seats)  # CTH-14: the Stark Raving Mad have none to lose
        case "madness":
            return rules.madness_times > 0
        case "draw":
            return any(hand_room(rules, state, seat) for seat in seats) or not rules.is_capped
        case "drop" | "free_play":
            return any(state.hands[seat] for seat in seats)
        case "steal":
            return bool(state.hands[frame[6]])
        case "discard":
            return any(candidates(rules, state, (PICK, seat, effect.filter, 1, frame[5])) for seat in seats)
        case "new_job":
            return bool(state.aside)
    return True


def would_ask(rules: Rules, state: SlackState, effect: Effect, frame: Frame) -> bool:
    """Whether an effect asks somebody something now, so that the list of its card waits for an answer (AMB-49)."""
    seats = concerned(state, effect, frame)
    match OPS[effect.op]:
        case "free_play":
            return any(state.hands[seat] for seat in seats)
        case "discard":
            pools = [candidates(rules, state, (PICK, seat, effect.filter, 1, frame[5])) for seat in seats]
            return any(len({rules.number[card] for card in pool}) > 1 for pool in pools)
    return False


def _slack(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in concerned(state, effect, frame):
        state.loose[seat] += effect.by  # SLACK-93
        state.scored |= 1 << seat
        out.append((LOOSE_CHANGED, ALL, seat, effect.by, state.loose[seat]))


def _madness(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in concerned(state, effect, frame):
        madness.change(rules, state, seat, effect.by, out)


def _draw(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in concerned(state, effect, frame):
        count = min(effect.count, hand_room(rules, state, seat)) if rules.is_capped else effect.count  # AMB-15
        if count:
            draw(rules, state, seat, count, out)


def _drop(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in concerned(state, effect, frame):
        for card in draw_from_hand(rules, state, seat, min(effect.count, len(state.hands[seat]))):
            state.discard.append(card)
            out.append((DROPPED, ALL, seat, card))


def _discard(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    push_picks(state, concerned(state, effect, frame), effect.filter, effect.count, frame[5])  # SLACK-115


def _steal(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    player, victim = frame[4], frame[6]
    hand = state.hands[victim]
    count = min(effect.count, len(hand), hand_room(rules, state, player) if rules.is_capped else effect.count)
    if not count:
        out.append((HAD_NO_EFFECT, ALL, frame[5]))
        return
    out.append((STOLEN, ALL, player, victim, count))
    # Both know which cards, and so does who goes on seeing one of the hands. All others can no longer tell where the
    # cards are that they had seen in the victim's hand.
    knowing = 1 << player | 1 << victim | state.open_to[player] | state.open_to[victim]
    cards = draw_from_hand(rules, state, victim, count)
    take_up(rules, state, player, cards)
    for card in cards:
        state.seen[card] = knowing
        out.append((STOLEN_CARD, knowing, player, victim, card))
    for card in hand:
        state.seen[card] &= knowing


def _take(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    player, aim = frame[4], frame[7]
    seat = owner_of(state, aim)
    if seat != NOBODY and seat != player:
        leave(rules, state, seat, aim)
        arrive(rules, state, player, aim)
        state.worth[player] += state.slack[aim]
        state.scored |= 1 << player
        out.append((TAKEN, ALL, player, aim, seat))


def _remove(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    seat = owner_of(state, frame[7])
    if seat != NOBODY:
        lose(rules, state, seat, frame[7], frame[5], out)


def _mark(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    seat = owner_of(state, frame[7])
    if seat != NOBODY:
        _set_slack(state, seat, frame[7], state.slack[frame[7]] + effect.by, out)


def _negate(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    seat = owner_of(state, frame[7])
    if seat != NOBODY:
        _set_slack(state, seat, frame[7], -abs(state.slack[frame[7]]), out)


def _set_slack(state: SlackState, seat: int, card: int, slack: int, out: list[Event]) -> None:
    state.worth[seat] += slack - state.slack[card]
    state.slack[card] = slack  # SLACK-91
    state.scored |= 1 << seat
    out.append((MARKED, ALL, seat, card, slack))


def _send(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    if owner_of(state, frame[7]) != NOBODY:
        state.stack.append((SEND, frame[4], frame[7], 0))


def _new_job(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in concerned(state, effect, frame):
        if state.next_jobs:
            job = state.next_jobs.pop(0)
            state.aside.remove(job)
        elif state.aside:
            job = state.rng.draw(state.aside, 1)[0]  # AMB-20
        else:
            continue
        if state.jobs[seat] in rules.pile:  # a scenario's plain Job is not a card
            state.aside.append(state.jobs[seat])
        state.jobs[seat] = job
        state.new_jobs |= 1 << seat
        look_at_modifiers(rules, state, seat)
        state.scored |= 1 << seat  # another goal
        out.append((JOB_CHANGED, ALL, seat, job))
        if seat == state.turn and state.phase >= ROLL and not rules.keeps_numbers:
            set_numbers(rules, state)
            roll_numbers(rules, state, out)  # AMB-21: what was spent stays spent
            state.forgiven = 0
        owe(rules, state, seat)


def _free_play(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    for seat in reversed(concerned(state, effect, frame)):
        if state.hands[seat]:  # everybody who holds cards is asked: who has none of these must not be told apart
            state.stack.append((GIFT, seat, effect.filter, frame[5]))


def _roll(rules: Rules, state: SlackState, effect: Effect, frame: Frame, out: list[Event]) -> None:
    die = state.rng.roll()
    branch = effect.then if die >= effect.least else effect.otherwise
    out.append((DIE_ROLLED, ALL, frame[4], frame[5], state.jobs[frame[4]], die, 1 if branch >= 0 else 0))
    if branch >= 0:
        state.stack.append((EFFECTS, branch, 0, *frame[3:]))


Op = Callable[[Rules, SlackState, Effect, Frame, list[Event]], None]

OP_FUNCTIONS: Final[dict[str, Op]] = {
    "slack": _slack,
    "madness": _madness,
    "draw": _draw,
    "drop": _drop,
    "discard": _discard,
    "steal": _steal,
    "take": _take,
    "remove": _remove,
    "mark": _mark,
    "negate": _negate,
    "send": _send,
    "new_job": _new_job,
    "free_play": _free_play,
    "roll": _roll,
}
DO: Final = [OP_FUNCTIONS[op] for op in OPS]
