"""What happens at a Slack table, measured in the viewer's own Slack: the estimates behind the greedy bot.

Everything is derived from the data of the cards (Slack, effects, modifiers), so that a new card needs no new code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from stammtisch.bots.slack_effects import FIELD_WORTH, op_worths
from stammtisch.bots.slack_gloom import change_audience, change_gloom, count_guests, find_gloom
from stammtisch.bots.slack_lasting import lend
from stammtisch.bots.slack_mods import worth_of_stay
from stammtisch.bots.slack_pace import Shares, Standing
from stammtisch.bots.slack_prices import LOST_TIME, TIME_LEFT, WIN, chance_of, effect_frame
from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import (
    ACTIVITY,
    BONUS,
    CALL_DIE,
    IS_NOOKIE,
    IS_PERSON,
    IS_SLEEP,
    NO_DIE,
    SLACK_DIE,
    WHENEVER,
)
from stammtisch.games.slack.mechanics.gloom import Fading
from stammtisch.games.slack.plays import NOISY
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import NOBODY
from stammtisch.games.slack.sums import (
    can_enter,
    free_time_left,
    modifier,
    neighbors,
    owner_of,
)
from stammtisch.games.slack.view import SlackView


@final
class Swing:
    """A possible future, step by step: everything a card does counts together, and then it may have won (AMB-49)."""

    __slots__ = ("guests", "is_over", "reached", "tokens", "totals", "value")

    def __init__(
        self, value: float, totals: list[float], tokens: list[int], guests: list[int], reached: int, is_over: bool
    ) -> None:
        self.value = value  # to the viewer, compared with now
        self.totals = totals
        self.tokens = tokens
        self.guests = guests  # in every room, where that matters
        self.reached = reached  # mask of the seats that were at their goal since the last check for a winner
        self.is_over = is_over

    def fork(self) -> Swing:
        return Swing(self.value, self.totals[:], self.tokens[:], self.guests[:], self.reached, self.is_over)


class Outlook(Standing):
    """What might come of it."""

    def __init__(self, rules: Rules, shares: Shares, view: SlackView) -> None:
        super().__init__(rules, shares, view)
        self.gloom = find_gloom(rules)
        self.guests = count_guests(rules, view) if self.gloom else []
        self.given = 0  # the definition of the Whenever that is being played
        self.stays: dict[tuple[int, int], float] = {}
        self.op_worths = op_worths(rules.set.ops)
        fields = rules.set.fields
        self.fields = [(fields[name], worth) for name, worth in FIELD_WORTH.items() if fields.get(name)]

    def swing(self) -> Swing:
        return Swing(0.0, self.totals[:], self.view.tokens[:], self.guests[:], 0, False)

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
        if card.tags & IS_PERSON:
            change_audience(self, swing, seat, 1)
        for numbers, worth in self.fields:
            if number in numbers:
                worth(self, swing, number, seat)
        self.run(swing, card.effects, effect_frame(seat, player))
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
        if self.rules.tags[card] & IS_PERSON:
            change_audience(self, swing, seat, -1)

    def carry(self, swing: Swing, card: int, seat: int, player: int) -> None:
        """A card is taken from one room to another, with its Slack (SLACK-91)."""
        self.leave(swing, card, seat)
        self.gain(swing, player, self.view.slack[card])
        if self.rules.tags[card] & IS_PERSON:
            change_audience(self, swing, player, 1)

    def stay(self, number: int, seat: int) -> float:
        """What a card does in a room besides its Slack, as long as it stays there."""
        key = (number, seat)
        if key not in self.stays:
            self.stays[key] = 0.0  # in case it asks about itself
            card = self.rules.cards[number]
            if card.mods or card.each_turn >= 0:
                self.stays[key] = worth_of_stay(self, card, seat)
        return self.stays[key]

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
        if what.ID == Fading.ID and not swing.guests[seat]:
            change_gloom(self, swing, seat, -1)  # GOTH-08
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
        self.given = number
        self.run(swing, card.effects, effect_frame(seat, seat, works_for, aim))
        if card.lasts and not card.is_given and not swing.is_over:
            lend(self, swing, card, works_for)
