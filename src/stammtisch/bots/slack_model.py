"""What was learned from many games of a set: how likely each seat is to win, and what cards are good for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, final

from stammtisch.bots.slack_features import feature_names, features
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.rules import Rules

Hands = Sequence[Sequence[int]]


@final
class Model:
    """A score for each seat; the chances to win are in the ratio of their exponentials."""

    def __init__(self, rules: Rules, weights: Mapping[str, Any]) -> None:
        self.rules = rules
        names = feature_names(rules)
        self.linear = [float(weights["features"].get(name, 0.0)) for name in names]
        cards, jobs = rules.cards, rules.jobs
        self.rooms = [float(weights["rooms"].get(card.id, 0.0)) for card in cards]
        self.jobs = [float(weights["jobs"].get(job.id, 0.0)) for job in jobs]
        self.now = [float(weights["now"].get(card.id, 0.0)) for card in cards]
        self.later = [float(weights["later"].get(card.id, 0.0)) for card in cards]
        self.per_slack = float(weights["per_slack"])  # what one Slack adds to a score, on average
        self.room_of = [self.rooms[number] for number in rules.number]
        self.now_of = [self.now[number] for number in rules.number]
        self.later_of = [self.later[number] for number in rules.number]
        hidden = weights.get("hidden", {"names": [], "in": [], "bias": [], "out": []})
        known: list[str] = hidden["names"]
        learned: list[list[float]] = hidden["in"]
        self.bias: list[float] = hidden["bias"]
        self.out: list[float] = hidden["out"]
        lost = [0.0] * len(self.bias)
        self.rows = [learned[known.index(name)] if name in known else lost for name in names]  # by feature

    def scores(self, board: Board, hands: Hands = ()) -> list[float]:
        """With the hands, as far as they are known."""
        found: list[float] = []
        linear, room_of = self.linear, self.room_of
        for seat, row in enumerate(features(self.rules, board)):
            score = self.jobs[board.jobs[seat]]
            for weight, value in zip(linear, row, strict=True):
                if value:
                    score += weight * value
            for card in board.rooms[seat]:
                score += room_of[card]
            if hands:
                table = self.now_of if seat == board.turn else self.later_of
                for card in hands[seat]:
                    score += table[card]
            if self.bias:
                units = self.bias[:]
                for weights, value in zip(self.rows, row, strict=True):
                    if value:
                        units = [unit + weight * value for unit, weight in zip(units, weights, strict=True)]
                score += sum([out * unit for out, unit in zip(self.out, units, strict=True) if unit > 0.0])
            found.append(score)
        return found

    def chances(self, board: Board, hands: Hands = ()) -> list[float]:
        scores = self.scores(board, hands)
        most = max(scores)
        powers = [exp(score - most) for score in scores]
        whole = sum(powers)
        return [power / whole for power in powers]
