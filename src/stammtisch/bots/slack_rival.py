"""A greedy player that has learned from many games whom to fear, which cards to keep, and what is good in a room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, final

from stammtisch.bots.slack import Choice, GreedyBot, listed
from stammtisch.bots.slack_model import Model
from stammtisch.bots.slack_pace import Shares
from stammtisch.bots.slack_weights import weights_of
from stammtisch.bots.slack_worth import Outlook
from stammtisch.engine.game import AnyGame
from stammtisch.engine.state import Move
from stammtisch.games.slack.cards import HAND
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import DO_DISCARD
from stammtisch.games.slack.view import SlackView

LEARNED: Final = 0.5  # how much the tables have to say, where the card itself speaks, too
MOST: Final = 4.0  # Slack that a table may add to a card or take from it
EAGER: Final = 0.35  # Slack by which it prefers doing something to waiting: a fresh card comes for each one played
WHIM: Final = 0.1  # how much less than another a play may be worth and still be chosen now and then
KEEP: Final = 0.6  # the worth of a card in the hand below which a fresh one is better


@final
class Tables:
    """What the models say, in Slack."""

    def __init__(self, rules: Rules, weights: Mapping[str, Any]) -> None:
        self.public = Model(rules, weights["public"])
        tables = Model(rules, weights["tables"])
        self.rooms = [_slack(weight, tables.per_slack) for weight in tables.rooms]
        self.hands = [_slack(weight, tables.per_slack) for weight in tables.later]


def _slack(weight: float, per_slack: float) -> float:
    return max(-MOST, min(MOST, weight / per_slack))


@final
class LearnedOutlook(Outlook):
    def __init__(self, rules: Rules, shares: Shares, view: SlackView, tables: Tables) -> None:
        self.tables = tables
        super().__init__(rules, shares, view)

    def threats(self, turns: Sequence[float]) -> list[float]:
        return self.tables.public.chances(self.view)

    def stay(self, number: int, seat: int) -> float:
        key = (number, seat)
        if key not in self.stays:
            by_card = super().stay(number, seat)
            by_table = self.tables.rooms[number] * self.worth[seat]
            self.stays[key] = by_card + (by_table - by_card) * LEARNED
        return self.stays[key]


@final
class LearnedChoice(Choice):
    def noise(self) -> float:
        return EAGER + self.rng.random() * WHIM

    def discard(self, moves: list[Move]) -> Move:
        """What the table says is worse than a fresh card; an answer is kept for whoever has to be stopped."""
        assert isinstance(self.bot, RivalBot)
        hands = self.bot.tables.hands
        numbers = [self.number(card) for card in self.view.hand]
        held = self.held_back(numbers)
        must, drops = len(numbers) - HAND, list[int]()
        for is_held, worth, number in sorted([(n in held, hands[n], n) for n in numbers]):
            if len(drops) < len(numbers) - 1 and (len(drops) < must or (worth < KEEP and not is_held)):
                drops.append(number)
        return listed(moves, DO_DISCARD, drops)


class RivalBot(GreedyBot):
    NAME = "rival"

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.tables = Tables(self.rules, weights_of(game.kind.id))
        for number, worth in enumerate(self.tables.hands):
            self.reserves[number] += (max(worth, 0.0) - self.reserves[number]) * LEARNED

    def outlook(self, view: SlackView) -> Outlook:
        return LearnedOutlook(self.rules, self.shares, view, self.tables)

    def choice(self, view: SlackView, rng: Random) -> Choice:
        return LearnedChoice(self, view, rng)
