"""A greedy player of the Slack family: it takes what is worth most now, and grudges the leader everything."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, final

from stammtisch.bots.bot import Advice, Bot
from stammtisch.bots.slack_boosts import boost
from stammtisch.bots.slack_mods import usual
from stammtisch.bots.slack_orders import ANSWERS, OFFERED, order_prospect, raid_prospect, rest
from stammtisch.bots.slack_pace import Shares
from stammtisch.bots.slack_prices import PER_FREE_TIME, PER_INCOME, WIN, chance_of
from stammtisch.bots.slack_worth import Outlook
from stammtisch.engine.game import AnyGame, AnyView
from stammtisch.engine.state import Move
from stammtisch.games.slack.cards import (
    ACTIVITY,
    EVICT_DIE,
    FREE_TIME,
    HAND,
    INCOME,
    IS_SHOPPING,
    PET,
    THING,
    WHENEVER,
    CardDef,
)
from stammtisch.games.slack.checks import limit_on
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.mechanics.denunciations import denunciations_of
from stammtisch.games.slack.questions import VERBS
from stammtisch.games.slack.questions.swap import partners
from stammtisch.games.slack.state import (
    DO_DISCARD,
    DO_DONE,
    DO_EVICT,
    DO_PLAY,
    DO_SHOP,
    NO_CARD,
    NOBODY,
    TO_DISCARD,
)
from stammtisch.games.slack.sums import can_enter, cost_of, free_time_left, income_left, modifier, owner_of
from stammtisch.games.slack.view import SlackView

# Assumptions, in Slack (see slack_prices).
WHIM: Final = 0.3  # how much less than another a play may be worth and still be chosen now and then
PATIENCE: Final = 0.3  # what a Whenever must be worth to be played now
ANSWER: Final = 0.1  # the same for a card that cancels, whatever it cancels ...
ANSWER_SHARE: Final = 2.0  # ... and more, the larger the share of the deck that it could wait for
FRESH: Final = 1.5  # a card that is worth less makes room for a new one
AHEAD: Final = 1  # turns for which cards are kept
SPARE: Final = 0.2  # share of its worth that a card still has beyond that
HELD: Final = 1.0  # the worth of a Whenever in the hand, besides what it could do now
THROWN: Final = 0.3  # how much more a TV is worth in the hand than in one's own room
BARGAIN: Final = 0.3  # the worth of each Income that a gift saves
CLOSE: Final = 5  # what a rival lacks of the goal who could be there any moment
GOOD_DIE: Final = 4  # a die that is not rolled again
GRUDGE: Final = 1.3  # how much more is grudged to somebody who is resented
PRICES: Final = {INCOME: PER_INCOME, FREE_TIME: PER_FREE_TIME}  # of what a boost brings
GREAT: Final = 1.2  # a boost that is worth a place in the hand
DARE: Final = 0.2  # how often something is tried whose worth cannot be estimated


class GreedyBot(Bot):
    NAME = "greedy"
    NEEDS_VIEW = True

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, Slack)
        self.rules = game.rules
        self.shares = Shares(game.rules)
        self.reserves = [self._reserve(card) for card in game.rules.cards]
        self.has_offers = bool(game.rules.offering_turn or game.rules.offering_window)
        numbers = game.rules.verb_numbers
        self.offered = {numbers[verb]: worth for verb, worth in OFFERED.items() if verb in numbers}
        self.in_camp = {"ranks", "wounds", "raids", "orders", "denunciations"} <= set(game.rules.set.mechanics)

    def _reserve(self, card: CardDef) -> float:
        """What a card must be worth to be played out of turn."""
        return ANSWER + ANSWER_SHARE * self.shares.of(card.cancels) if card.cancels else PATIENCE

    def outlook(self, view: SlackView) -> Outlook:
        return Outlook(self.rules, self.shares, view)

    def choice(self, view: SlackView, rng: Random) -> Choice:
        return Choice(self, view, rng)

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        assert isinstance(view, SlackView)
        if self.has_offers and view.prompt in CHOOSE and view.prompt not in ANSWERS:  # not a question of a mechanic
            dared, moves = self._dare(moves, rng)
            if dared is not None:
                return dared
        return moves[0] if len(moves) == 1 else self.choice(view, rng).choose(moves)

    def interject(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move | None:
        assert isinstance(view, SlackView)
        if self.has_offers:
            dared, moves = self._dare(moves, rng)
            if dared is not None:
                return dared
        return self.choice(view, rng).whenever(moves)

    def advise(self, moves: list[Move], view: AnyView) -> list[Advice]:
        from stammtisch.bots.slack_advice import advise  # it makes a choice without whims

        assert isinstance(view, SlackView)
        return advise(self, moves, view)

    def _dare(self, moves: list[Move], rng: Random) -> tuple[Move | None, list[Move]]:
        """What a mechanic offers next to what all sets have: now and then one of those moves is tried; the others are
        left to judgment.
        """
        usual = [move for move in moves if move[1] < len(VERBS) or move[1] in self.offered]
        offers = [move for move in moves if move[1] >= len(VERBS) and move[1] not in self.offered]
        return (rng.choice(offers) if offers and rng.random() < DARE else None), usual


@final
class Plan:
    """How to spend what is left of the Free Time: a Shopping trip, Activities, or both."""

    __slots__ = ("activities", "basket", "value")

    def __init__(self, value: float, basket: int, activities: list[int]) -> None:
        self.value = value
        self.basket = basket  # a mask of the Things in the hand
        self.activities = activities


def listed(moves: list[Move], verb: int, numbers: list[int]) -> Move:
    """The move with these cards, in whatever order."""
    wanted = sorted(numbers)
    return next(move for move in moves if move[1] == verb and sorted(move[2:]) == wanted)


class Choice:
    """One decision."""

    def __init__(self, bot: GreedyBot, view: SlackView, rng: Random) -> None:
        self.bot = bot
        self.rules = bot.rules
        self.view = view
        self.rng = rng
        self.me = view.viewer
        self.others = [seat for seat in range(view.seats) if seat != view.viewer]
        self.look = bot.outlook(view)
        for seat in bot.manner.resented:
            self.look.worth[seat] *= GRUDGE
        self.worths: dict[int, float] = {}
        self.nets: dict[int, float] = {}  # what the same cards add to the own total, as far as no die decides
        self.plan: Plan | None = None

    def noise(self) -> float:
        return self.rng.random() * WHIM

    def choose(self, moves: list[Move]) -> Move:
        """By what is asked; a question without an estimate is left to chance."""
        return CHOOSE.get(self.view.prompt, Choice.guess)(self, moves)

    def guess(self, moves: list[Move]) -> Move:
        return moves[int(self.rng.random() * len(moves))]

    def give_up(self, moves: list[Move]) -> Move:
        return min(moves, key=lambda move: self.presence(move[2]))

    def door(self, moves: list[Move]) -> Move:
        guest = self.rules.number[self.view.stack[-1][2]]
        return max(moves, key=lambda move: self.through(guest, move[2]))

    def reroll(self, moves: list[Move]) -> Move:
        """A low die is worth another try."""
        die = self.view.stack[-1][2]
        return moves[0] if die >= GOOD_DIE else moves[-1]

    def swap(self, moves: list[Move]) -> Move:
        """The best card to where it is worth most to this seat."""
        _, _, _, card, chosen = self.view.stack[-1]
        rooms = partners(self.rules, self.view, self.view.stack[-1])
        home, slack, worth = owner_of(self.view, card), self.view.slack, self.look.worth

        def value(seat: int, other: int) -> float:
            return (slack[other] - slack[card]) * (worth[home] - worth[seat])

        if chosen == NOBODY:
            return max(moves, key=lambda move: max([value(move[2], other) for other in rooms[move[2]]]))
        cards = {self.rules.number[other]: other for other in rooms[chosen]}
        return max(moves, key=lambda move: value(chosen, cards[move[2]]))

    def fetch(self, moves: list[Move]) -> Move:
        return max(moves, key=lambda move: self.keep(move[2], []) + self.noise())

    def pass_on(self, moves: list[Move]) -> Move:
        """What is worth least: in the room, or in the hand."""
        if self.view.stack[-1][3]:
            return min(moves, key=lambda move: self.keep(move[2], []) + self.noise())
        return min(moves, key=lambda move: self.presence(move[2]))

    def job(self, moves: list[Move]) -> Move:
        return min(moves, key=lambda move: self.turns(move[2]) + self.noise())

    def best(self, moves: list[Move], verb: int, value: Callable[[Move], float]) -> Move:
        """The best move of this kind; if none is any good, the phase is over."""
        chosen: Move = (self.me, DO_DONE)
        most = WHIM / 2
        for move in moves:
            if move[1] == verb:
                worth = value(move) + self.noise()
                if worth > most:
                    chosen, most = move, worth
        return chosen

    # Whenevers -------------------------------------------------------------------------------------------------------

    def whenever(self, moves: list[Move]) -> Move | None:
        chosen, most = None, 0.0
        for move in moves:
            if move[1] == DO_PLAY and self.rules.cards[move[2]].kind == WHENEVER and not self.is_spared(move[3]):
                worth = self.pays(move)
                if worth > most:
                    chosen, most = move, worth
        return chosen

    def pays(self, move: Move) -> float:
        """What a Whenever is worth now, beyond what it could be worth later."""
        swing = self.look.swing()
        self.look.play(swing, move[2], self.me, self.me if move[3] == NOBODY else move[3], self.aim(move))
        return swing.value + self.for_me(move) - self.bot.reserves[move[2]]

    def is_denunciation(self, card: CardDef) -> bool:
        return self.bot.in_camp and denunciations_of(self.rules).denounces[self.rules.ids[card.id]]

    def is_bare(self, seat: int) -> bool:
        """Somebody else who has nothing yet. Nobody picks on them."""
        return seat not in (NOBODY, self.me) and not self.view.rooms[seat] and self.look.totals[seat] <= 0

    def is_spared(self, seat: int) -> bool:
        """Somebody else whom this player leaves alone."""
        return self.is_bare(seat)

    def aim(self, move: Move) -> int:
        """The card it would be: of several copies, the one with the most Slack."""
        if move[4] == NO_CARD:
            return NO_CARD
        cards = [card for card in self.view.rooms[move[3]] if self.rules.number[card] == move[4]]
        return max(cards, key=lambda card: self.view.slack[card])

    def for_me(self, move: Move) -> float:
        """What could be done this turn with more Income or Free Time, cheaper Things or better dice."""
        card = self.rules.cards[move[2]]
        view = self.view
        if not card.lasts or view.turn != self.me or move[3] != NOBODY or view.prompt == "answer":
            return 0.0
        return boost(self, card)

    def answer(self, moves: list[Move]) -> Move:
        """Cancel it, spoil it, or let it be."""
        index = len(self.view.stack) - 2
        chosen: Move | None = None
        most = 0.0
        for move in moves:
            swing = self.look.swing()
            if move[1] in self.bot.offered:
                worth = self.bot.offered[move[1]](self, move)
            elif move[1] != DO_PLAY:
                self.look.resolve(swing, index)
                worth = swing.value
            elif self.is_spared(move[3]):
                continue
            elif self.rules.cards[move[2]].cancels:
                self.look.cancel(swing, index, move[2])
                worth = swing.value - self.bot.reserves[move[2]]
            else:
                works_for = self.me if move[3] == NOBODY else move[3]
                self.look.play(swing, move[2], self.me, works_for, self.aim(move))
                card = self.rules.cards[move[2]]
                taken = card.lasts and works_for == self.view.turn  # some of the Income that was to pay for it (AMB-52)
                self.look.resolve(swing, index, sum([m.by for m in card.mods if m.mod == INCOME]) if taken else 0)
                worth = swing.value - self.bot.reserves[move[2]]
            if chosen is None or worth > most:
                chosen, most = move, worth
        return chosen or moves[0]

    # Guests ----------------------------------------------------------------------------------------------------------

    def call_all(self, moves: list[Move]) -> Move:
        """Everybody who is welcome, or nobody, if it is better to rest."""
        chosen = self.best(moves, DO_PLAY, self.call)
        if self.bot.in_camp and chosen[1] != DO_DONE and (gain := rest(self)):
            time = self.view.free_time + modifier(self.rules, self.view, self.me, FREE_TIME)
            if self.call(chosen) + self.best_plan(income_left(self.rules, self.view), time).value < gain:
                return (self.me, DO_DONE)
        return chosen

    def call(self, move: Move) -> float:
        if self.rules.cards[move[2]].kind > PET:
            return -WIN  # Whenevers had their chance
        if self.is_spared(move[3]):
            return -WIN
        swing = self.look.swing()
        self.look.come(swing, move[2], self.me, self.me if move[3] == NOBODY else move[3])
        return swing.value

    def evict(self, move: Move) -> float:
        _, _, number, door = move
        doors = [door]
        if door == NOBODY:  # AMB-05: it is named after the roll
            doors = [TO_DISCARD] if self.rules.discards_guests else []  # GOTH-11
            doors += [seat for seat in self.others if can_enter(self.view, self.rules.cards[number], seat)]
            doors = doors or [TO_DISCARD]
        then = max([self.through(number, door) for door in doors]) - self.presence(number)
        chance = chance_of(4 - modifier(self.rules, self.view, self.me, EVICT_DIE))
        return chance * then - WHIM / 2  # a harmless guest may stay

    def through(self, number: int, door: int) -> float:
        """What a guest does when sent through this door."""
        if door == TO_DISCARD or not can_enter(self.view, self.rules.cards[number], door):
            return 0.0
        return self.look.entering(number, door, self.me)

    def presence(self, number: int) -> float:
        """The worth of a card in one's own room."""
        swing = self.look.swing()
        self.look.leave(swing, next(c for c in self.view.rooms[self.me] if self.rules.number[c] == number), self.me)
        if swing.reached:
            self.look.settle(swing)
        return -swing.value

    # Free Time -------------------------------------------------------------------------------------------------------

    def worth(self, number: int) -> float:
        """What a card in the hand would do in one's own room."""
        if number not in self.worths:
            future = self.look.swing()
            self.look.enter(future, number, self.me, self.me)
            self.nets[number] = future.totals[self.me] - self.look.totals[self.me]
            value = future.value + self.noise()
            card = self.rules.cards[number]
            self.worths[number] = value - THROWN if card.cancels else value
        return self.worths[number]

    def gift(self, moves: list[Move]) -> Move:
        return max(moves, key=self.gift_worth)

    def gift_worth(self, move: Move) -> float:
        if move[1] != DO_PLAY:
            return 0.0
        return self.worth(move[2]) + BARGAIN * self.rules.cards[move[2]].cost

    def can_play(self, card: CardDef) -> bool:
        if self.view.forbids[self.me] & card.tags:
            return False
        number = self.rules.ids[card.id]
        return limit_on(self.rules, self.view, self.me, number, self.me) is None

    def spend(self, moves: list[Move]) -> Move:
        time = free_time_left(self.rules, self.view)
        plan = self.best_plan(income_left(self.rules, self.view), time)
        if self.bot.in_camp and plan.value < rest(self):
            return (self.me, DO_DONE)
        for move in moves:
            if move[1] in self.bot.offered and self.bot.offered[move[1]](self, move) > self.least_use(plan, time):
                return move
        plays: list[Move] = [(self.me, DO_PLAY, number, NOBODY, NO_CARD) for number in plan.activities]
        if plan.basket:
            basket = [number for i, number in enumerate(self.things) if plan.basket >> i & 1]
            plays.append(listed(moves, DO_SHOP, basket))
        return max(plays, key=self.urgency) if plays else (self.me, DO_DONE)

    def least_use(self, plan: Plan, time: int) -> float:
        """What the last hour of Free Time is worth."""
        uses = [self.worth(number) for number in plan.activities]
        if plan.basket:
            uses.append(self.values[plan.basket])
        return min(uses) if len(uses) >= time else WHIM

    def urgency(self, play: Move) -> float:
        """What wins comes first, then what makes the rest better."""
        numbers = play[2:3] if play[1] == DO_PLAY else play[2:]
        helps = sum([len(self.rules.cards[n].mods) for n in numbers])
        return max(*[self.worth(n) for n in numbers], WIN / 2) + helps + self.noise()

    def best_plan(self, income: int, time: int) -> Plan:
        if self.plan is None:
            self._look_at_hand()
        best = Plan(0.0, 0, [])
        if time <= 0:
            return best
        need = self.look.goals[self.me] - self.look.totals[self.me]
        for mask in range(len(self.costs)):
            left = income - self.costs[mask]
            if left < 0:
                continue
            value, slack = self.values[mask], self.slacks[mask]
            hours = time + self.times[mask] - (1 if mask else 0)
            chosen: list[int] = []
            for worth, number, cost, expected in self.activities:
                if not hours:
                    break
                if cost <= left:
                    hours -= 1
                    left -= cost
                    value += worth
                    slack += expected
                    chosen.append(number)
            if slack >= need:
                value += WIN
            if value > best.value:
                best = Plan(value, mask, chosen)
        return best

    def _look_at_hand(self) -> None:
        """Every basket is a mask of Things; costs and gains of each are summed up once."""
        self.plan = Plan(0.0, 0, [])
        rules, me = self.rules, self.me
        self.things: list[int] = []
        self.activities: list[tuple[float, int, int, float]] = []
        self.costs, self.values, self.slacks, self.times = [0], [0.0], [0.0], [0]
        for number in [rules.number[card] for card in self.view.hand]:
            card = rules.cards[number]
            if card.kind not in (THING, ACTIVITY) or not self.can_play(card):
                continue
            if card.kind == THING and self.view.forbids[me] & IS_SHOPPING:
                continue
            worth, cost = self.worth(number), cost_of(rules, self.view, me, card)
            if worth <= 0:
                continue
            slack = self.nets[number]
            if card.kind == ACTIVITY:
                self.activities.append((worth, number, cost, slack))
                continue
            time = sum([m.by for m in card.mods if m.mod == FREE_TIME])
            self.things.append(number)
            self.costs += [cost + other for other in self.costs]
            self.values += [worth + other for other in self.values]
            self.slacks += [slack + other for other in self.slacks]
            self.times += [time + other for other in self.times]
        self.activities.sort(reverse=True)

    # Hand and Job ----------------------------------------------------------------------------------------------------

    def discard(self, moves: list[Move]) -> Move:
        """The worst cards go: as many as must, and those that a fresh one would be better than. An answer is
        kept for whoever has to be stopped.
        """
        keeps = self.keeps(moves)
        must = len(keeps) - HAND
        held = self.held_back([number for _, number in keeps])
        drops: list[int] = []
        for is_held, keep, number in sorted([(number in held, keep, number) for keep, number in keeps]):
            if len(drops) < len(keeps) - 1 and (len(drops) < must or (keep < FRESH and not is_held)):
                drops.append(number)
        return listed(moves, DO_DISCARD, drops)

    def held_back(self, hand: list[int]) -> set[int]:
        """The card that can cancel most; all that cancel, if somebody is about to win. And the best for a turn with big
        plans: those who throw it away see them come the turn after.
        """
        boosts = sorted(
            [n for n in hand if self.rules.cards[n].own_turn_only and self.boosts(n) >= GREAT], key=self.boosts
        )
        answers = sorted([n for n in hand if self.rules.cards[n].cancels], key=self.bot.reserves.__getitem__)
        need = min([self.look.goals[seat] - self.look.totals[seat] for seat in self.others])
        return {*(answers if need <= CLOSE else answers[-1:]), *boosts[-1:]}

    def boosts(self, number: int) -> float:
        """What a Whenever for the own turn could bring, one day."""
        mods = self.rules.cards[number].mods
        return sum([usual(self.look, m.amount, m.by, self.me) * PRICES.get(m.mod, 0.0) for m in mods])

    def keeps(self, moves: list[Move]) -> list[tuple[float, int]]:
        """How much each card in the hand is worth keeping."""
        look = self.look
        job = look.jobs[self.me]
        hours = AHEAD * (job.free_time_high + modifier(self.rules, self.view, self.me, FREE_TIME))
        income = job.income_high + modifier(self.rules, self.view, self.me, INCOME)
        money = AHEAD * income
        found: list[tuple[float, int]] = []
        for keep, number in sorted([(self.keep(n, moves), n) for n in map(self.number, self.view.hand)], reverse=True):
            card = self.rules.cards[number]
            is_spare = False
            if card.kind in (ACTIVITY, THING) and not (card.kind == ACTIVITY and card.cancels):
                cost = cost_of(self.rules, self.view, self.me, card)
                is_spare = cost > income or cost > money or (card.kind == ACTIVITY and hours <= 0)
                if not is_spare:
                    money -= cost
                    hours -= card.kind == ACTIVITY
            found.append((keep * SPARE if is_spare else keep, number))
        return found

    def number(self, card: int) -> int:
        return self.rules.number[card]

    def keep(self, number: int, moves: list[Move]) -> float:
        card = self.rules.cards[number]
        prospect = max(order_prospect(self, number), raid_prospect(self, number)) if self.bot.in_camp else 0.0
        if not self.can_play(card):
            return prospect
        if card.kind == WHENEVER:
            now = [self.pays(m) for m in moves if m[1] == DO_PLAY and m[2] == number] if not card.cancels else []
            return HELD + self.bot.reserves[number] + max([*now, -PATIENCE]) / 2
        if card.kind == ACTIVITY or card.kind == THING:
            return max(self.worth(number) + (THROWN + THROWN if card.cancels else 0.0), prospect)
        hosts = [NOBODY, *[seat for seat in self.others if card.kind != PET or self.rules.set.has_roaming_pets]]
        hosts = [host for host in hosts if can_enter(self.view, card, self.me if host == NOBODY else host)]
        return max([self.call((self.me, DO_PLAY, number, host, NO_CARD)) for host in hosts], default=0.0) + SPARE

    def turns(self, job: int) -> float:
        """How long it takes to reach the goal of a Job."""
        definition = self.rules.jobs[job]
        return definition.goal / self.look.pace_of(self.me, definition)


def in_phase(choose: Callable[[Choice, list[Move]], Move]) -> Callable[[Choice, list[Move]], Move]:
    """Whenevers have their chance before anything that only this phase allows."""
    return lambda choice, moves: choice.whenever(moves) or choose(choice, moves)


# By the id of the question or the phase
CHOOSE: Final[dict[str, Callable[[Choice, list[Move]], Move]]] = {
    "answer": Choice.answer,
    "give_up": Choice.give_up,
    "gift": Choice.gift,
    "door": Choice.door,
    "reroll": Choice.reroll,
    "swap": Choice.swap,
    "fetch": Choice.fetch,
    "pass_on": Choice.pass_on,
    "job": Choice.job,
    "roll": in_phase(lambda choice, moves: choice.best(moves, DO_EVICT, choice.evict)),
    "call": in_phase(Choice.call_all),
    "free_time": in_phase(Choice.spend),
    "discard": in_phase(lambda choice, moves: choice.discard(moves)),
    **ANSWERS,
}
