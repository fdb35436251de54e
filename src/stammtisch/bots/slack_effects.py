"""What the effects of cards are worth to the greedy bot: one estimate per op."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

from stammtisch.bots.slack_camp import (
    worth_of_denouncing,
    worth_of_look,
    worth_of_lure,
    worth_of_raid,
    worth_of_rank,
    worth_of_swapped_ranks,
    worth_of_vote,
    worth_of_wound,
)
from stammtisch.bots.slack_gloom import worth_of_convert, worth_of_gloom
from stammtisch.bots.slack_lasting import worth_of_lasting
from stammtisch.bots.slack_madness import worth_of_madness
from stammtisch.bots.slack_prices import PER_CARD, chance_of
from stammtisch.bots.slack_words import (
    worth_of_borrow,
    worth_of_clearing,
    worth_of_die,
    worth_of_fetch,
    worth_of_if,
    worth_of_passing,
    worth_of_swap,
)
from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import DRAW_TO, THING, USUAL_DRAW, Effect
from stammtisch.games.slack.state import NO_CARD, NOBODY
from stammtisch.games.slack.sums import by_of, concerned, modifier, owner_of, total

if TYPE_CHECKING:
    from stammtisch.bots.slack_worth import Outlook, Swing

Worth = Callable[["Outlook", "Swing", Effect, Frame], None]


def _slack(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    for seat in concerned(look.rules, look.view, effect, frame):
        look.gain(swing, seat, by_of(look.rules, look.view, effect, seat, frame[5]))


def _draw(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    for seat in concerned(look.rules, look.view, effect, frame):
        room = effect.count
        if look.rules.is_capped:
            room = (
                USUAL_DRAW
                + modifier(look.rules, look.view, seat, DRAW_TO)
                - look.view.hand_sizes[seat]
                + (seat == look.me)
            )
        swing.value += PER_CARD * max(min(effect.count, room), 0) * look.worth[seat]


def _drop(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    for seat in concerned(look.rules, look.view, effect, frame):
        swing.value -= PER_CARD * min(effect.count, look.view.hand_sizes[seat]) * look.worth[seat]


def _discard(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    for seat in concerned(look.rules, look.view, effect, frame):
        look.give_up(swing, seat, effect.filter, effect.count)


def _steal(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    player, victim = frame[4], frame[6]
    count = min(effect.count, look.view.hand_sizes[victim])
    if look.rules.is_capped:
        count = min(
            count, USUAL_DRAW + modifier(look.rules, look.view, player, DRAW_TO) - look.view.hand_sizes[player] + 1
        )
    swing.value += PER_CARD * max(count, 0) * (look.worth[player] - look.worth[victim])


def _take(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    player, aim = frame[4], frame[7]
    seat = owner_of(look.view, aim)
    if seat not in (NOBODY, player):
        look.carry(swing, aim, seat, player)
        swing.value += look.stay(look.rules.number[aim], player)


def _remove(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    seat = owner_of(look.view, frame[7])
    if seat != NOBODY:
        look.leave(swing, frame[7], seat)


def _mark(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    seat = frame[3] if frame[7] == NO_CARD else owner_of(look.view, frame[7])
    if seat != NOBODY:
        look.gain(swing, seat, by_of(look.rules, look.view, effect, seat, frame[5]))


def _negate(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    seat = owner_of(look.view, frame[7])
    if seat != NOBODY:
        look.gain(swing, seat, min(-2 * look.view.slack[frame[7]], 0))


def _send(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    look.send(swing, frame[7], frame[4], False)


def _new_job(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    for seat in concerned(look.rules, look.view, effect, frame):
        look.new_job(swing, seat)


def _free_play(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    """The best Thing in the hand, for free; nobody knows what others hold."""
    rules, view = look.rules, look.view
    if swing.reached:
        look.settle(swing)  # somebody is asked
    for seat in concerned(look.rules, look.view, effect, frame):
        if seat != look.me:
            swing.value += PER_CARD * look.worth[seat] if view.hand_sizes[seat] else 0.0
            continue
        gifts = [n for n in map(rules.number.__getitem__, view.hand) if rules.cards[n].tags & effect.filter]
        gifts = [n for n in gifts if rules.cards[n].kind == THING and rules.cards[n].effects < 0]
        swing.value += max([rules.cards[n].slack for n in gifts], default=0)


def _roll(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    futures: list[tuple[float, Swing]] = []
    chance = chance_of(effect.least)
    for branch, share in ((effect.then, chance), (effect.otherwise, 1.0 - chance)):
        if branch >= 0:
            future = swing.fork()
            look.run(future, branch, frame)
            futures.append((share, future))
    look.mix(swing, futures)


def _tried(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    """An op of a mechanic without its own estimate: what it changes in the totals."""
    op = look.rules.ops[effect.op]
    if op.is_counted:
        board = look.view.copy()
        op.do(look.rules, board, effect, frame, [])
        for seat in range(board.seats):
            look.gain(swing, seat, total(board, seat) - total(look.view, seat))


OP_WORTH: Final[dict[str, Worth]] = {
    "slack": _slack,
    "madness": worth_of_madness,
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
    "gloom": worth_of_gloom,
    "if": worth_of_if,
    "convert": worth_of_convert,
    "fetch": worth_of_fetch,
    "swap": worth_of_swap,
    "borrow": worth_of_borrow,
    "pass_left": worth_of_passing,
    "clear": worth_of_clearing,
    "die": worth_of_die,
    "last": worth_of_lasting,
    "rank": worth_of_rank,
    "wound": worth_of_wound,
    "denounce": worth_of_denouncing,
    "vote": worth_of_vote,
    "look": worth_of_look,
    "lure": worth_of_lure,
    "swap_ranks": worth_of_swapped_ranks,
}
# By the field of a card file: what else happens when such a card comes into a room.
FIELD_WORTH: Final[dict[str, Callable[[Outlook, Swing, int, int], None]]] = {"loot": worth_of_raid}


@cache
def op_worths(ops: tuple[str, ...]) -> list[Worth]:
    """By the numbers that these ops have at a table."""
    return [OP_WORTH.get(op, _tried) for op in ops]
