"""A careful player of Scare: it counts cards, weighs what a trick would do to its stack, and takes a risk
now and then.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final, final

from stammtisch.bots.bot import Advice, Bot
from stammtisch.engine.game import AnyGame, AnyView
from stammtisch.engine.state import Move
from stammtisch.games.scare.cards import WILD, value
from stammtisch.games.scare.game import Scare
from stammtisch.games.scare.state import STACK
from stammtisch.games.scare.view import PLACES, ScareView

# Assumptions, all found by playing many games, against random bots and against itself.
HARMLESS: Final = 2.0  # points per round that the others make at a table that plays at random ...
CUNNING: Final = 4.5  # ... and at one that plays as this bot does
FIRST_GUESS: Final = 3.0  # what they are assumed to make before anything was scored ...
TRUST: Final = 1.5  # ... and how many rounds it takes to change that opinion
WILLING: Final = (0.6, 0.4)  # at either table: how freely a play is beaten, from 0 (when it must be) to 1 (by any card)
EAGER: Final = 0.6  # how much more freely by those who hunt Paranoia
FORCED: Final = 0.35  # share of the dangerous plays that really take a trick: one can choose the moment
HUNTED: Final = 1.4  # tricks won by hunting, compared with playing normally
STEEP: Final = 0.5  # how much one card more or less matters to a hunt
DIG: Final = 0.4  # chance to turn up one Relaxed card above the Scare card on purpose without harm
DENY: Final = 0.5  # the worth of a point that Paranoia takes from the others
MOOD: Final = 1.8  # points by which a place may be worse than another and still be chosen now and then
WHIM: Final = 0.15  # the same for cards
ON_TOP: Final = 3.0  # how often the Scare card is on top, compared with a place in the middle ...
AT_BOTTOM: Final = 2.0  # ... and at the bottom
UNLIKELY: Final = 0.25  # a chance to take the trick that need not be mentioned

MOST_DUE: Final = 16  # more than any deck has 5s


@final
class Guess:
    """What an outsider can tell about one stack."""

    __slots__ = ("hunts", "paranoia", "scare")

    def __init__(self, scare: list[float], paranoia: list[float], hunts: float) -> None:
        self.scare = scare  # by the number of cards due: the chance that they turn the Scare card up ...
        self.paranoia = paranoia  # ... as the last card of the stack
        self.hunts = hunts  # the chance that it is the last one


class CarefulBot(Bot):
    NAME = "careful"
    NEEDS_VIEW = True

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, Scare)
        self.game = game
        self.guesses: dict[tuple[int, int, int], Guess] = {}

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        assert isinstance(view, ScareView)
        if len(moves) == 1:
            return moves[0]
        outlook = Outlook(self, view)
        return outlook.stack(moves, rng) if moves[0][1] == STACK else outlook.play(moves, rng)

    def advise(self, moves: list[Move], view: AnyView) -> list[Advice]:
        assert isinstance(view, ScareView)
        outlook = Outlook(self, view)
        rate = outlook.advise_place if moves and moves[0][1] == STACK else outlook.advise_play
        return sorted([rate(move) for move in moves], key=lambda advice: -advice.worth)

    def guess(self, possible: int, turned: int, size: int) -> Guess:
        """There are few different stacks, so results are kept."""
        key = (possible, turned, size)
        if key not in self.guesses:
            self.guesses[key] = self._guess(PLACES[possible], turned, size)
        return self.guesses[key]

    def _guess(self, places: Sequence[int], turned: int, size: int) -> Guess:
        first, last = self.game.first_place, self.game.stack_size
        weights = {
            place: ON_TOP if place + turned == first else AT_BOTTOM if place + turned >= last else 1.0
            for place in places or range(first, last + 1)
        }
        total = sum(weights.values())
        scare, paranoia = [0.0] * MOST_DUE, [0.0] * MOST_DUE
        for place, weight in weights.items():
            hits = paranoia if place == size else scare
            for due in range(place, MOST_DUE):
                hits[due] += weight / total
        return Guess(scare, paranoia, weights.get(size, 0.0) / total)


@final
class Outlook:
    """One look at the table, and what each move would lead to."""

    def __init__(self, bot: CarefulBot, view: ScareView) -> None:
        self.game = game = bot.game
        self.view = view
        me = view.viewer
        seats = view.seats
        self.guesses = [
            bot.guess(view.possible[seat], view.turned[seat], view.stack_sizes[seat]) for seat in range(seats)
        ]
        # The trick so far
        unseen = [copies - gone - held for copies, gone, held in zip(game.copies, view.discard, view.hand, strict=True)]
        self.best = self.taker = -1
        self.due = 1
        self.is_wild = False
        for seat, _, face, count in view.trick:
            worth = value(face, count)
            if worth >= self.best:  # TRK-06
                self.best, self.taker = worth, seat
            if face == WILD:
                self.is_wild = True
                count = 1
            elif face == game.extra_face:
                self.due += count  # TRK-08
            unseen[face] -= count
        # Cards nobody has seen, in hands or undealt: how many of them are at least that high?
        total = sum(unseen) or 1
        self.extra = unseen[game.extra_face] / total
        self.share = [0.0] * 15
        at_least = 0
        for face in range(WILD, 0, -1):
            at_least += unseen[face]
            self.share[face] = at_least / total
        self.share[0] = 1.0  # whatever is played beats a 0/10 card said to be 0
        # How the others play, judging by their scores
        others = (sum(view.scores) - view.scores[me]) / (seats - 1)
        usual = (others + FIRST_GUESS * TRUST) / (view.round - 1 + TRUST)
        cunning = min(max((usual - HARMLESS) / (CUNNING - HARMLESS), 0.0), 1.0)
        self.willing = WILLING[0] + (WILLING[1] - WILLING[0]) * cunning
        self.prize = game.paranoia_points + DENY * usual
        # How long the round goes on, and which plays take tricks in it
        rivals = [seat for seat in range(seats) if seat != me and view.hand_sizes[seat]]
        scares = sum([self.guesses[seat].scare[2] for seat in rivals])
        self.lasts = 1.0 - scares / len(rivals) if rivals else 1.0
        self.takes = [(1.0 - self.willing * share) ** len(rivals) for share in self.share]
        self.rate = 1.0 + self.extra * len(rivals)  # cards due for a trick
        # Who plays after me in this trick
        self.later: list[int] = []
        if view.prompt == "play":
            seat = (me + 1) % seats
            while seat != view.leader:
                if view.hand_sizes[seat]:
                    self.later.append(seat)
                seat = (seat + 1) % seats
        self.kept: dict[int, float] = {}

    # The Scare card --------------------------------------------------------------------------------------------------

    def stack(self, moves: list[Move], rng: Random) -> Move:
        """The better a place suits the hand, the likelier it is chosen; but nobody can know for sure."""
        prospects = [self.prospect(move[2], self.game.stack_size, self.view.hand) for move in moves]
        best = max(prospects)
        weights = [exp((prospect - best) / MOOD) for prospect in prospects]
        pick = rng.random() * sum(weights)
        for move, weight in zip(moves, weights, strict=True):
            pick -= weight
            if pick < 0.0:
                return move
        return moves[-1]

    def prospect(self, place: int, size: int, hand: Sequence[int]) -> float:
        """The expected points from such a stack with such a hand at the start of a trick."""
        if place == size:
            return self.hunt(size, hand)
        chance = 1.0
        turned = 0.0
        for risk in self.risks(hand):
            turned += risk * chance
            chance *= self.lasts
        turned *= FORCED * self.rate
        # This many cards are turned up against my will (a Poisson distribution), the others on purpose or not at all.
        chance = exp(-turned)
        share = 0.0
        for count in range(place):
            share += chance * (1.0 + DIG ** (place - 1 - count))  # TRK-18: double for an exact hit
            chance *= turned / (count + 1)
        return share * (size - place)

    def risks(self, hand: Sequence[int]) -> list[float]:
        """The plays that get rid of this hand, safest first: the chance of each to take a trick."""
        takes = self.takes
        risks = [0.0] * hand[WILD]  # TRK-24: said to be 0
        for face in range(1, WILD):
            held = hand[face]
            if held:
                if 1 < held <= self.game.max_set and takes[held + 1] < takes[face] * held:
                    risks.append(takes[held + 1])  # TRK-04: a set of n counts little more than a single n
                else:
                    risks += [takes[face]] * held
        risks.sort()
        return risks

    def hunt(self, size: int, hand: Sequence[int]) -> float:
        """The same with the Scare card at the bottom, where only Paranoia scores (TRK-22)."""
        chance = 1.0
        turned = 0.0
        for face in range(WILD, 0, -1):
            takes = self.takes[face]
            for _ in range(hand[face]):
                turned += takes * chance
                chance *= self.lasts + (1.0 - self.lasts) * takes
        return self.prize / (1.0 + exp((size - turned * HUNTED * self.rate) * STEEP))

    # Cards -----------------------------------------------------------------------------------------------------------

    def play(self, moves: list[Move], rng: Random) -> Move:
        hand = self.view.hand[:]
        chosen = moves[0]
        most = -1.0
        for move in moves:
            face = move[2]
            count = 1 if face == WILD else move[3]
            hand[face] -= count
            prospect = self.after(face, move[3], hand) + rng.random() * WHIM
            hand[face] += count
            if prospect > most:
                chosen, most = move, prospect
        return chosen

    def after(self, face: int, count: int, hand: Sequence[int]) -> float:
        """The expected points after this play, with this hand left."""
        view = self.view
        place, size = view.place, view.stack_sizes[view.viewer]
        due = self.due + count if face == self.game.extra_face else self.due
        is_wild = self.is_wild or face == WILD
        worth = value(face, count)
        stay = self.prospect(place, size, hand)
        held = self.held(max(worth, self.best))  # the chance that nobody goes higher still
        if worth < self.best:
            points = held * self.theirs(self.taker, due, is_wild, stay)
        elif is_wild:
            lifted = place % size + 1  # TRK-26
            points = held * (self.prospect(lifted, size, hand) if size > 1 else stay)
        else:
            more = 1.0 - (1.0 - self.extra) ** len(self.later)
            points = held * (1.0 - more) * self.mine(place, size, due, hand)
            points += held * more * self.mine(place, size, due + 1, hand)
        for seat in self.later:
            points += (1.0 - held) / len(self.later) * self.theirs(seat, due, is_wild, stay)
        return points

    def held(self, worth: int) -> float:
        """The chance that nobody who plays after me reaches this value."""
        step = (worth + 9) // 10
        if step not in self.kept:
            share = self.share[step]
            chance = 1.0
            for seat in self.later:
                cards = self.view.hand_sizes[seat]
                must, can = share**cards, 1.0 - (1.0 - share) ** cards
                beaten = must + (share - must) * self.willing
                chance *= 1.0 - beaten - (can - beaten) * self.guesses[seat].hunts * EAGER
            self.kept[step] = chance
        return self.kept[step]

    def mine(self, place: int, size: int, due: int, hand: Sequence[int]) -> float:
        """What it leads to if I take the trick."""
        if due < place:
            return self.prospect(place - due, size - due, hand)
        return self.prize if place == size else 0.0  # TRK-22, TRK-15

    def theirs(self, seat: int, due: int, is_wild: bool, stay: float) -> float:
        """What it leads to if somebody else takes it."""
        if is_wild:
            return stay
        guess = self.guesses[seat]
        view = self.view
        below = view.stack_sizes[view.viewer] - view.place
        points = below * 2 if view.place == 1 else below  # TRK-17, TRK-18
        return guess.scare[due] * points + (1.0 - guess.scare[due] - guess.paranoia[due]) * stay

    # In words --------------------------------------------------------------------------------------------------------

    def advise_place(self, move: Move) -> Advice:
        place, size = move[2], self.game.stack_size
        reason = "hunt" if place == size else "top" if place == 1 else "hide"
        points = (size - place) * (2 if place == 1 else 1)
        return Advice(
            move, self.prospect(place, size, self.view.hand), reason, {"below": size - place, "points": points}
        )

    def advise_play(self, move: Move) -> Advice:
        view = self.view
        _, _, face, count = move
        hand = view.hand[:]
        hand[face] -= 1 if face == WILD else count
        worth = value(face, count)
        chance = 0.0 if worth < self.best else self.held(worth)
        due = self.due + (count if face == self.game.extra_face else 0)
        place, size = view.place, view.stack_sizes[view.viewer]
        if chance < UNLIKELY:
            reason = "low"
        elif self.is_wild or face == WILD:
            reason = "lift"
        elif due < place:
            reason = "take"
        else:
            reason = "paranoia" if place == size else "risk"
        facts = {"chance": round(chance * 100), "due": due, "place": place}
        return Advice(move, self.after(face, count, hand), reason, facts)
