"""What happens at a Slack table, measured in the viewer's own Slack: the estimates behind the greedy bot.

Everything is derived from the data of the cards (Slack, effects, modifiers), so that a new card needs no new code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, final

from stammtisch.bots.slack_madness import worth_of_madness
from stammtisch.bots.slack_pace import Shares, Standing
from stammtisch.bots.slack_words import (
    usual,
    worth_of_borrow,
    worth_of_clearing,
    worth_of_convert,
    worth_of_die,
    worth_of_fetch,
    worth_of_gloom,
    worth_of_if,
    worth_of_passing,
    worth_of_swap,
)
from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import (
    ACTIVITY,
    ANYTHING,
    BONUS,
    CALL_DIE,
    COST,
    DRAW_TO,
    EVERYBODY,
    EVICT_DIE,
    FORBID,
    FREE_TIME,
    GOAL,
    IMMUNE,
    INCOME,
    IS_NOOKIE,
    IS_PERSON,
    IS_SLEEP,
    KEEP_CALL,
    NO_DIE,
    ON,
    OWN_ROOM,
    OWNER,
    PERSON,
    REROLL,
    SLACK_DIE,
    THING,
    USUAL_DRAW,
    WHENEVER,
    WORTH,
    CardDef,
    Effect,
    Modifier,
)
from stammtisch.games.slack.phases.free_time import FreeTime
from stammtisch.games.slack.plays import NOISY
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import EFFECTS, NO_CARD, NOBODY
from stammtisch.games.slack.sums import (
    by_of,
    can_enter,
    concerned,
    count_there,
    free_time_left,
    income_left,
    is_on,
    modifier,
    neighbors,
    owner_of,
    total,
)
from stammtisch.games.slack.view import SlackView

# Assumptions, in Slack.
WIN: Final = 25.0  # to win, or to see somebody else win
PER_INCOME: Final = 0.45  # one more Income, in a turn
PER_FREE_TIME: Final = 1.3  # one more Free Time, in a turn
TAKEN_TIME: Final = 2.0  # one Free Time less, on the turn of somebody who has a plan for it
PER_CARD: Final = 0.5  # a fresh card in the hand
PER_CALL: Final = 0.06  # one more on the die, per turn: when calling ...
PER_EVICT: Final = 0.05  # ... and when asking guests to leave
PER_IMMUNE: Final = 0.08  # of the Slack that is protected, per turn
TRIGGERED: Final = 0.8  # a trigger, as long as it lies there
HANDY: Final = 0.6  # a reroll now and then, or a call that is not wasted
COMPANY: Final = 0.4  # of each Gloom that a first guest keeps from fading
NEW_CARDS: Final = 2.0  # cards that a seat gets to play in a turn
BITES: Final = 1.0  # turns that an unwelcome guest stays: one try in two succeeds
LOST_TIME: Final = 0.6  # share of a canceled Shopping trip that is lost: the Things come back (SLACK-70) ...
TIME_LEFT: Final = 0.25  # ... and with Free Time left they are bought anyway


@final
class Swing:
    """A possible future, step by step: everything a card does counts together, and then it may have won (AMB-49)."""

    __slots__ = ("is_over", "reached", "tokens", "totals", "value")

    def __init__(self, value: float, totals: list[float], tokens: list[int], reached: int, is_over: bool) -> None:
        self.value = value  # to the viewer, compared with now
        self.totals = totals
        self.tokens = tokens
        self.reached = reached  # mask of the seats that were at their goal since the last check for a winner
        self.is_over = is_over

    def fork(self) -> Swing:
        return Swing(self.value, self.totals[:], self.tokens[:], self.reached, self.is_over)


@final
class Outlook(Standing):
    """What might come of it."""

    def __init__(self, rules: Rules, shares: Shares, view: SlackView) -> None:
        super().__init__(rules, shares, view)
        self.stays: dict[tuple[int, int], float] = {}
        self.op_worths = op_worths(rules.set.ops)

    def swing(self) -> Swing:
        return Swing(0.0, self.totals[:], self.view.tokens[:], 0, False)

    def gain(self, swing: Swing, seat: int, by: float) -> None:
        """The standing of a seat changes: the one place where a future gets its value."""
        if swing.is_over:
            return
        swing.totals[seat] += by
        swing.value += by * self.worth[seat]
        if by > 0 and swing.totals[seat] >= self.goals[seat]:
            swing.reached |= 1 << seat

    def settle(self, swing: Swing) -> None:
        """The list of a card is done, or asks somebody: has anybody won (SLACK-95)? Clockwise, as in AMB-41."""
        if not swing.reached or swing.is_over:
            return
        seats = self.view.seats
        for i in range(seats):
            seat = (self.view.turn + i) % seats
            if swing.reached >> seat & 1 and swing.totals[seat] >= self.goals[seat]:
                swing.value = WIN if seat == self.me else -WIN  # nothing else counts any more
                swing.is_over = True
                return
        swing.reached = 0

    def mix(self, swing: Swing, futures: Sequence[tuple[float, Swing]]) -> None:
        """A die decides between several futures."""
        now = swing.value
        for chance, future in futures:
            swing.value += chance * (future.value - now)

    def run(self, swing: Swing, number: int, frame: Frame) -> None:
        """A list of effects."""
        if number >= 0:
            for effect in self.rules.lists[number]:
                self.op_worths[effect.op](self, swing, effect, frame)
        if swing.reached:
            self.settle(swing)

    def enter(self, swing: Swing, number: int, seat: int, player: int) -> None:
        """A card comes into a room."""
        card = self.rules.cards[number]
        bonus = modifier(self.rules, self.view, seat, BONUS, card.tags)
        if card.die == NO_DIE:
            self._enter(swing, number, seat, player, card.slack + bonus)
            return
        roll = card.die + modifier(self.rules, self.view, seat, SLACK_DIE, card.tags)
        futures: list[tuple[float, Swing]] = []
        for die in range(1, 7):
            if die + roll > 0:  # SLACK-77
                future = swing.fork()
                self._enter(future, number, seat, player, die + roll + bonus)
                futures.append((1 / 6, future))
        self.mix(swing, futures)

    def _enter(self, swing: Swing, number: int, seat: int, player: int, slack: int) -> None:
        card = self.rules.cards[number]
        self.gain(swing, seat, slack)
        self.run(swing, card.effects, _frame(seat, player))
        if swing.is_over:
            return
        if card.tags & IS_NOOKIE and slack >= NOISY:  # SLACK-123
            for other in neighbors(self.view, seat):
                self.give_up(swing, other, IS_SLEEP, 1)
        swing.value += self.stay(number, seat)

    def come(self, swing: Swing, number: int, seat: int, host: int) -> None:
        """A Person is called (SLACK-44) or just comes."""
        card = self.rules.cards[number]
        if not card.is_invited:
            self.enter(swing, number, host, seat)
            return
        future = swing.fork()
        self.enter(future, number, host, seat)
        self.mix(swing, [(chance_of(3 - modifier(self.rules, self.view, seat, CALL_DIE)), future)])

    def leave(self, swing: Swing, card: int, seat: int) -> None:
        """A card leaves a room, with its Slack and whatever it does there."""
        self.gain(swing, seat, -self.view.slack[card])
        swing.value -= self.stay(self.rules.number[card], seat)

    def stay(self, number: int, seat: int) -> float:
        """What a card does in a room besides its Slack, as long as it stays there."""
        key = (number, seat)
        if key not in self.stays:
            self.stays[key] = 0.0  # in case it asks about itself
            card = self.rules.cards[number]
            if card.mods or card.each_turn >= 0:
                self.stays[key] = self._stay(card, seat)
        return self.stays[key]

    def _stay(self, card: CardDef, seat: int) -> float:
        now = self.swing()
        self.run(now, card.each_turn, _frame(seat, seat))
        per_turn = now.value + sum([self.per_turn(seat, m) for m in card.mods]) * self.worth[seat]
        is_trouble = per_turn * self.worth[seat] < 0
        turns = BITES if is_trouble and card.kind == PERSON else self.turns_left
        once = -sum([m.by for m in card.mods if m.mod == GOAL]) * self.worth[seat]
        if self.rules.is_elaborate:
            once += self._while_there(card, seat)
        return per_turn * turns + once

    def _while_there(self, card: CardDef, seat: int) -> float:
        """What a card adds to totals as long as it lies there, its triggers, and company (GOTH-09)."""
        found = 0.0
        for m in card.mods:
            if m.mod == WORTH:
                for other in range(self.view.seats):
                    is_meant = m.who == EVERYBODY or (m.who == OWNER) == (other == seat)
                    if is_meant and (not m.side or is_on(self.jobs[other], m.side)):
                        by = usual(self, m.amount, m.by, other)
                        count = count_there(self.rules, self.view, m.filter, OWN_ROOM, other, NO_CARD)
                        found += by * (1 if m.filter == ANYTHING else count) * self.worth[other]
            elif m.mod == ON:
                found += TRIGGERED * self.worth[seat]
            elif m.mod in (REROLL, KEEP_CALL):
                found += HANDY * self.worth[seat]
        if card.tags & IS_PERSON and not self.view.there[seat] & IS_PERSON:
            gloom = sum([mechanic.count(self.view, seat) for _, mechanic in self.rules.token_words])
            found += COMPANY * min(gloom, 3) * self.worth[seat]
        return found

    def per_turn(self, seat: int, m: Modifier) -> float:
        """The Slack that a modifier is worth in one of its owner's turns."""
        if m.mod in STEADY:
            return STEADY[m.mod] * usual(self, m.amount, m.by, seat)
        if m.mod == IMMUNE:
            view = self.view
            tags = self.rules.tags
            return PER_IMMUNE * sum([view.slack[card] for card in view.rooms[seat] if tags[card] & m.filter])
        if m.mod in RATED:
            rate = NEW_CARDS * self.shares.of(m.filter)
            if seat == self.me:
                held = sum([1 for card in self.view.hand if self.rules.of[card].tags & m.filter])
                rate += held / self.turns_left
            return RATED[m.mod] * rate * (m.by or 1)
        return 0.0

    def give_up(self, swing: Swing, seat: int, filter: int, count: int) -> None:
        """SLACK-116: the owner chooses, so the least valuable one goes."""
        rules, view = self.rules, self.view
        cards = [
            card for card in view.rooms[seat] if rules.tags[card] & filter and not rules.tags[card] & view.immune[seat]
        ]
        if cards:
            cards.sort(key=lambda card: view.slack[card])
            for card in cards[:count]:
                self.leave(swing, card, seat)

    def send(self, swing: Swing, card: int, player: int, may_discard: bool) -> None:
        """A guest goes where the player likes it best."""
        home = owner_of(self.view, card)
        if home == NOBODY:
            return
        number = self.rules.number[card]
        self.leave(swing, card, home)
        best = 0.0
        is_first = not may_discard
        for seat in range(self.view.seats):
            if seat != home and can_enter(self.view, self.rules.cards[number], seat):
                value = self.entering(number, seat, player)
                if is_first or value > best:
                    best, is_first = value, False
        swing.value += best

    def entering(self, number: int, seat: int, player: int) -> float:
        future = self.swing()
        self.enter(future, number, seat, player)
        return future.value

    def new_job(self, swing: Swing, seat: int) -> None:
        """AMB-20: one of the Jobs set aside, each equally likely."""
        aside = self.view.aside
        if not aside:
            return
        total = swing.totals[seat]
        bonus = self.goals[seat] - self.jobs[seat].goal
        now = (self.goals[seat] - total) / self.paces[seat]
        sign = 1.0 if seat == self.me else -1.0
        for job in aside:
            need = self.rules.jobs[job].goal + bonus - total
            then = need / self.pace_of(seat, self.rules.jobs[job])
            worth = sign * WIN if need <= 0 else (now - then) * self.paces[seat] * self.worth[seat]
            swing.value += worth / len(aside)

    # What lies on the table ------------------------------------------------------------------------------------------

    def resolve(self, swing: Swing, index: int, income: int = 0) -> None:
        """What the announcement in this frame of the stack does if nobody answers any more, with this much more or less
        Income.
        """
        rules, frame = self.rules, self.view.stack[index]
        if frame[0] not in rules.announcements:
            return
        what, seat = rules.announcements[frame[0]], frame[1]
        if what.is_answer(rules, frame):
            for card in what.cards(frame):
                self.cancel(swing, index - 2, rules.number[card])
            return
        for card in what.cards(frame):
            if rules.kinds[card] == WHENEVER:
                target = what.target(frame)
                self.play(swing, rules.number[card], seat, seat if target == NOBODY else target, what.aim(frame))
        coming = what.coming(rules, self.view, frame, income)
        for card in coming.cards:
            self.come(swing, rules.number[card], coming.player, coming.receiver)

    def cancel(self, swing: Swing, index: int, by: int) -> None:
        """What the card `by` does to the announcement in this frame of the stack."""
        rules, frame = self.rules, self.view.stack[index]
        what = rules.announcements[frame[0]]
        victim, is_thrown = what.victim(frame), rules.cards[by].kind == ACTIVITY
        if what.RETURNS:
            future = swing.fork()
            self.resolve(future, index)
            share = TIME_LEFT if free_time_left(self.rules, self.view) else LOST_TIME
            self.mix(swing, [(1.0 - share, future)])
        elif what.is_answer(rules, frame) and not is_thrown:
            is_tv = any(rules.kinds[card] == ACTIVITY for card in what.cards(frame))
            if not (is_tv and rules.loses_with_tv):
                self.resolve(swing, index - 2)  # what it was meant to stop goes on
        if is_thrown:
            self.enter(swing, by, victim, victim)  # SLACK-113

    def play(self, swing: Swing, number: int, seat: int, works_for: int, aim: int) -> None:
        """A Whenever that cancels nothing."""
        card = self.rules.cards[number]
        self.run(swing, card.effects, _frame(seat, seat, works_for, aim))
        if card.lasts and works_for == self.view.turn and works_for != self.me:
            swing.value += sum([self._this_turn(m) for m in card.mods]) * self.worth[works_for]

    def _this_turn(self, m: Modifier) -> float:
        """What a modifier does to somebody else's turn: nobody loses what is already spent."""
        view = self.view
        if view.phase > self.rules.phase_number(FreeTime.ID) or not free_time_left(self.rules, self.view):
            return 0.0
        if m.mod == FREE_TIME:
            return max(m.by, -free_time_left(self.rules, self.view)) * TAKEN_TIME
        if m.mod == INCOME:
            return max(m.by, -income_left(self.rules, self.view)) * PER_INCOME
        return self.per_turn(view.turn, m)


STEADY: Final = {
    INCOME: PER_INCOME,
    FREE_TIME: PER_FREE_TIME,
    DRAW_TO: PER_CARD,
    CALL_DIE: PER_CALL,
    EVICT_DIE: PER_EVICT,
}
RATED: Final = {COST: -PER_INCOME, SLACK_DIE: 1.0, BONUS: 1.0, FORBID: -1.5}


def _frame(owner: int, player: int, target: int = NOBODY, aim: int = NO_CARD) -> Frame:
    """As the rules would push it for a list of effects."""
    return (EFFECTS, NO_CARD, 0, owner, player, NO_CARD, target, aim)


def chance_of(least: int) -> float:
    """The chance that a die shows at least this much."""
    return min(max(7 - least, 0), 6) / 6


# One estimate per op -------------------------------------------------------------------------------------------------


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
        look.leave(swing, aim, seat)
        look.gain(swing, player, look.view.slack[aim])
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


Worth = Callable[[Outlook, Swing, Effect, Frame], None]

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
}


@cache
def op_worths(ops: tuple[str, ...]) -> list[Worth]:
    """By the numbers that these ops have at a table."""
    return [OP_WORTH.get(op, _tried) for op in ops]
