"""What happens at a Slack table, weighed in Slack of one's own: the estimates behind the greedy bot.

Everything is read off the data of the cards (Slack, effects, modifiers), so that a new card needs no new code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from stammtisch.bots.slack_standing import Shares, Standing
from stammtisch.games.slack.cards import (
    ACTIVITY,
    BONUS,
    CALL,
    COST,
    DRAW_TO,
    EVERYONE,
    EVICT,
    FORBID,
    FREE_TIME,
    GOAL,
    IMMUNE,
    INCOME,
    IS_NOOKIE,
    IS_SLEEP,
    NEIGHBORS,
    NO_DIE,
    OPS,
    OTHERS,
    OWNER,
    PERSON,
    PLAYER,
    ROLL,
    THING,
    WHENEVER,
    CardDef,
    Effect,
    Modifier,
)
from stammtisch.games.slack.madness import BREAK, COUNTS
from stammtisch.games.slack.plays import NOISY
from stammtisch.games.slack.rules import DRAW_TO as DRAW_TO_SIX
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import FREE, NO_CARD, NOBODY, PLAY, TRIP
from stammtisch.games.slack.view import SlackView

# What it takes for granted, in Slack.
WIN: Final = 25.0  # to win, or to see somebody else win
PER_INCOME: Final = 0.45  # one more Income, in a turn
PER_FREE_TIME: Final = 1.3  # one more Free Time, in a turn
TAKEN_TIME: Final = 2.0  # one Free Time less, in the turn of somebody who has a plan for it
PER_CARD: Final = 0.5  # a fresh card in the hand
PER_CALL: Final = 0.06  # one more on the die, per turn: when calling ...
PER_EVICT: Final = 0.05  # ... and when asking guests to leave
PER_IMMUNE: Final = 0.08  # of the Slack that is protected, per turn
NEW_CARDS: Final = 2.0  # cards that a seat gets to play in a turn
BITES: Final = 1.0  # turns that a guest stays whom the host would rather see leave: one try in two succeeds
HOPE: Final = 0.2  # for each Madness beyond the third: the way out leads through more of it
LOST_TIME: Final = 0.6  # share of a cancelled Shopping trip that is lost: the Things come back (SLACK-70) ...
TIME_LEFT: Final = 0.25  # ... and with Free Time left they are bought all the same

HOPES: Final = [HOPE * max(madness - 3, 0) for madness in range(BREAK + 1)]

Context = tuple[int, int, int, int, int]  # owner, player, source card, target seat, target card: as in an EFFECTS frame


@final
class Swing:
    """A possible future, told step by step: what a card does counts together, and then it may have won (AMB-49)."""

    __slots__ = ("is_over", "madness", "reached", "totals", "value")

    def __init__(self, value: float, totals: list[float], madness: list[int], reached: int, is_over: bool) -> None:
        self.value = value  # to the viewer, compared with now
        self.totals = totals
        self.madness = madness
        self.reached = reached  # mask of the seats that were at their goal since somebody last looked for a winner
        self.is_over = is_over

    def fork(self) -> Swing:
        return Swing(self.value, self.totals[:], self.madness[:], self.reached, self.is_over)


@final
class Outlook(Standing):
    """What may come of it."""

    def __init__(self, rules: Rules, shares: Shares, view: SlackView) -> None:
        super().__init__(rules, shares, view)
        self.stays: dict[tuple[int, int], float] = {}

    def swing(self) -> Swing:
        return Swing(0.0, self.totals[:], self.view.madness[:], 0, False)

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

    def go_mad(self, swing: Swing, seat: int, by: int) -> None:
        """CTH-08..15: the marginal effect of the ladder."""
        by *= self.rules.madness_times
        if self.view.is_mad[seat]:
            if by > 0:
                self.gain(swing, seat, 1 if self.rules.mad_by_event else by)
            return
        before = swing.madness[seat]
        after = min(max(before + by, 0), BREAK)
        swing.madness[seat] = after
        self.gain(swing, seat, COUNTS[after] - COUNTS[before])
        if not swing.is_over:
            swing.value += (HOPES[after] - HOPES[before]) * self.worth[seat]
        if before + by > BREAK and self.rules.overflow_is_slack:
            self.gain(swing, seat, 1 if self.rules.mad_by_event else before + by - BREAK)

    def mix(self, swing: Swing, futures: Sequence[tuple[float, Swing]]) -> None:
        """A die decides between several futures."""
        now = swing.value
        for chance, future in futures:
            swing.value += chance * (future.value - now)

    def run(self, swing: Swing, number: int, context: Context) -> None:
        """A list of effects."""
        if number >= 0:
            for effect in self.rules.lists[number]:
                WORTH[effect.op](self, swing, effect, context)
        if swing.reached:
            self.settle(swing)

    def enter(self, swing: Swing, number: int, seat: int, player: int) -> None:
        """A card comes into a room."""
        card = self.rules.cards[number]
        bonus = self.modifier(seat, BONUS, card.words)
        if card.die == NO_DIE:
            self._enter(swing, number, seat, player, card.slack + bonus)
            return
        roll = card.die + self.modifier(seat, ROLL, card.words)
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
        self.run(swing, card.effects, (seat, player, NO_CARD, NOBODY, NO_CARD))
        if swing.is_over:
            return
        if card.words & IS_NOOKIE and slack >= NOISY:  # SLACK-123
            for other in self.neighbors(seat):
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
        self.mix(swing, [(chance_of(3 - self.modifier(seat, CALL)), future)])

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
        self.run(now, card.each_turn, (seat, seat, NO_CARD, NOBODY, NO_CARD))
        per_turn = now.value + sum([self.per_turn(seat, m) for m in card.mods]) * self.worth[seat]
        is_trouble = per_turn * self.worth[seat] < 0
        turns = BITES if is_trouble and card.kind == PERSON else self.turns_left
        once = -sum([m.by for m in card.mods if m.mod == GOAL]) * self.worth[seat]
        return per_turn * turns + once

    def per_turn(self, seat: int, m: Modifier) -> float:
        """The Slack that a modifier is good for in one turn of its owner."""
        if m.mod in STEADY:
            return STEADY[m.mod] * m.by
        if m.mod == IMMUNE:
            view = self.view
            words = self.rules.of
            return PER_IMMUNE * sum([view.slack[card] for card in view.rooms[seat] if words[card].words & m.filter])
        if m.mod in RATED:
            rate = NEW_CARDS * self.shares.of(m.filter)
            if seat == self.me:
                held = sum([1 for card in self.view.hand if self.rules.of[card].words & m.filter])
                rate += held / self.turns_left
            return RATED[m.mod] * rate * (m.by or 1)
        return 0.0

    def give_up(self, swing: Swing, seat: int, filter: int, count: int) -> None:
        """SLACK-116: the owner picks, so the least of them goes."""
        rules, view = self.rules, self.view
        cards = [
            card
            for card in view.rooms[seat]
            if rules.of[card].words & filter and not self.has_modifier(seat, IMMUNE, rules.of[card].words)
        ]
        if cards:
            cards.sort(key=lambda card: view.slack[card])
            for card in cards[:count]:
                self.leave(swing, card, seat)

    def send(self, swing: Swing, card: int, player: int, may_discard: bool) -> None:
        """A guest goes where the player likes it best."""
        home = self.owner_of(card)
        if home == NOBODY:
            return
        number = self.rules.number[card]
        self.leave(swing, card, home)
        best = 0.0
        is_first = not may_discard
        for seat in range(self.view.seats):
            if seat != home and self.can_enter(self.rules.cards[number], seat):
                value = self.entering(number, seat, player)
                if is_first or value > best:
                    best, is_first = value, False
        swing.value += best

    def entering(self, number: int, seat: int, player: int) -> float:
        future = self.swing()
        self.enter(future, number, seat, player)
        return future.value

    def new_job(self, swing: Swing, seat: int) -> None:
        """AMB-20: one of the Jobs aside, each as likely."""
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

    def whom(self, effect: Effect, context: Context) -> list[int]:
        owner, player, _, target, aim = context
        who, seats = effect.who, self.view.seats
        if who == OWNER:
            return [owner]
        if who == PLAYER:
            return [player]
        if who == EVERYONE:
            return [(player + i) % seats for i in range(seats)]
        if who == OTHERS:
            return [(owner + i) % seats for i in range(1, seats)]
        if who == NEIGHBORS:
            return self.neighbors(owner)
        found = target if aim == NO_CARD else self.owner_of(aim)
        return [] if found == NOBODY else [found]

    # What lies on the table ------------------------------------------------------------------------------------------

    def resolve(self, swing: Swing, index: int, income: int = 0) -> None:
        """What the announcement in this frame of the stack does, if nobody answers any more; with that much Income more
        or less.
        """
        frame = self.view.stack[index]
        if frame[0] == TRIP:
            for card in self._paid(frame[1], frame[4:], income):
                self.enter(swing, self.rules.number[card], frame[1], frame[1])
            return
        if frame[0] != PLAY:
            return
        _, seat, card, target, aim, _ = frame
        definition = self.rules.of[card]
        if definition.cancels and (definition.kind == WHENEVER or target != NOBODY):
            self.cancel(swing, index - 2, self.rules.number[card])
        elif definition.kind == WHENEVER:
            self.play(swing, self.rules.number[card], seat, seat if target == NOBODY else target, aim)
        elif definition.kind == ACTIVITY:
            for paid in self._paid(seat, [card], income):
                self.enter(swing, self.rules.number[paid], seat, seat)
        else:
            self.come(swing, self.rules.number[card], seat, seat if target == NOBODY else target)

    def _paid(self, seat: int, cards: Sequence[int], income: int) -> list[int]:
        """What can still be paid of it (AMB-52)."""
        if self.rules.pays_as_announced:
            return list(cards)
        left = max(self.income_left + income, 0)
        found: list[int] = []
        for card in cards:
            cost = self.cost(seat, self.rules.of[card])
            if cost <= left:
                left -= cost
                found.append(card)
        return found

    def cancel(self, swing: Swing, index: int, by: int) -> None:
        """What the card `by` does to the announcement in this frame of the stack."""
        frame = self.view.stack[index]
        is_trip = frame[0] == TRIP
        victim = frame[1] if is_trip or frame[3] == NOBODY else frame[3]
        is_thrown = self.rules.cards[by].kind == ACTIVITY
        if is_trip:
            future = swing.fork()
            self.resolve(future, index)
            share = TIME_LEFT if self.free_time_left else LOST_TIME
            self.mix(swing, [(1.0 - share, future)])
        else:
            of = self.rules.of[frame[2]]
            is_answer = of.cancels and (of.kind == WHENEVER or frame[3] != NOBODY)
            if is_answer and not is_thrown and not (of.kind == ACTIVITY and self.rules.loses_with_tv):
                self.resolve(swing, index - 2)  # what it was meant to stop goes on
        if is_thrown:
            self.enter(swing, by, victim, victim)  # SLACK-113

    def play(self, swing: Swing, number: int, seat: int, works_for: int, aim: int) -> None:
        """A Whenever that cancels nothing."""
        card = self.rules.cards[number]
        self.run(swing, card.effects, (seat, seat, NO_CARD, works_for, aim))
        if card.lasts and works_for == self.view.turn and works_for != self.me:
            swing.value += sum([self._this_turn(m) for m in card.mods]) * self.worth[works_for]

    def _this_turn(self, m: Modifier) -> float:
        """What a modifier does to the turn of somebody else: nobody loses what is spent."""
        view = self.view
        if view.phase > FREE or not self.free_time_left:
            return 0.0
        if m.mod == FREE_TIME:
            return max(m.by, -self.free_time_left) * TAKEN_TIME
        if m.mod == INCOME:
            return max(m.by, -self.income_left) * PER_INCOME
        return self.per_turn(view.turn, m)


STEADY: Final = {
    INCOME: PER_INCOME,
    FREE_TIME: PER_FREE_TIME,
    DRAW_TO: PER_CARD,
    CALL: PER_CALL,
    EVICT: PER_EVICT,
}
RATED: Final = {COST: -PER_INCOME, ROLL: 1.0, BONUS: 1.0, FORBID: -1.5}


def chance_of(least: int) -> float:
    """That a die shows at least that much."""
    return min(max(7 - least, 0), 6) / 6


# One estimate per op -------------------------------------------------------------------------------------------------


def _slack(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    for seat in look.whom(effect, context):
        look.gain(swing, seat, effect.by)


def _madness(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    for seat in look.whom(effect, context):
        look.go_mad(swing, seat, effect.by)


def _draw(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    for seat in look.whom(effect, context):
        room = effect.count
        if look.rules.is_capped:
            room = DRAW_TO_SIX + look.modifier(seat, DRAW_TO) - look.view.hand_sizes[seat] + (seat == look.me)
        swing.value += PER_CARD * max(min(effect.count, room), 0) * look.worth[seat]


def _drop(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    for seat in look.whom(effect, context):
        swing.value -= PER_CARD * min(effect.count, look.view.hand_sizes[seat]) * look.worth[seat]


def _discard(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    for seat in look.whom(effect, context):
        look.give_up(swing, seat, effect.filter, effect.count)


def _steal(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    _, player, _, victim, _ = context
    count = min(effect.count, look.view.hand_sizes[victim])
    if look.rules.is_capped:
        count = min(count, DRAW_TO_SIX + look.modifier(player, DRAW_TO) - look.view.hand_sizes[player] + 1)
    swing.value += PER_CARD * max(count, 0) * (look.worth[player] - look.worth[victim])


def _take(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    _, player, _, _, aim = context
    seat = look.owner_of(aim)
    if seat not in (NOBODY, player):
        look.leave(swing, aim, seat)
        look.gain(swing, player, look.view.slack[aim])
        swing.value += look.stay(look.rules.number[aim], player)


def _remove(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    seat = look.owner_of(context[4])
    if seat != NOBODY:
        look.leave(swing, context[4], seat)


def _mark(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    seat = look.owner_of(context[4])
    if seat != NOBODY:
        look.gain(swing, seat, effect.by)


def _negate(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    seat = look.owner_of(context[4])
    if seat != NOBODY:
        look.gain(swing, seat, min(-2 * look.view.slack[context[4]], 0))


def _send(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    look.send(swing, context[4], context[1], False)


def _new_job(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    for seat in look.whom(effect, context):
        look.new_job(swing, seat)


def _free_play(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    """The best Thing in the hand for nothing; what others hold nobody knows."""
    rules, view = look.rules, look.view
    if swing.reached:
        look.settle(swing)  # somebody is asked
    for seat in look.whom(effect, context):
        if seat != look.me:
            swing.value += PER_CARD * look.worth[seat] if view.hand_sizes[seat] else 0.0
            continue
        gifts = [n for n in map(rules.number.__getitem__, view.hand) if rules.cards[n].words & effect.filter]
        gifts = [n for n in gifts if rules.cards[n].kind == THING and rules.cards[n].effects < 0]
        swing.value += max([rules.cards[n].slack for n in gifts], default=0)


def _roll(look: Outlook, swing: Swing, effect: Effect, context: Context) -> None:
    futures: list[tuple[float, Swing]] = []
    chance = chance_of(effect.least)
    for branch, share in ((effect.then, chance), (effect.otherwise, 1.0 - chance)):
        if branch >= 0:
            future = swing.fork()
            look.run(future, branch, context)
            futures.append((share, future))
    look.mix(swing, futures)


Worth = Callable[[Outlook, Swing, Effect, Context], None]

OP_WORTH: Final[dict[str, Worth]] = {
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
WORTH: Final = [OP_WORTH[op] for op in OPS]
