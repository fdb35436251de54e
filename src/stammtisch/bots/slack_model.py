"""What was learned from many games of a set: how likely each seat is to win, and what cards are good for.

`stammtisch train` makes the files. Everything is kept by the id of a card or a Job, so that joined sets can put their
tables together; what is not in them counts nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Final, final

from stammtisch.bots.slack_features import feature_names, features
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.rules import Rules

FOLDER: Final = files("stammtisch.bots") / "weights"
FIRST: Final = "cthulhu"  # whose features serve sets that nobody has trained
Hands = Sequence[Sequence[int]]


@cache
def read_weights(name: str) -> Mapping[str, Any] | None:
    file = FOLDER / f"{name}.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else None


def weights_of(sets: str) -> dict[str, Any]:
    """Of a set or of joined ones: the first has the say, and the others add their cards and Jobs."""
    found = [weights for name in sets.split("+") if (weights := read_weights(name)) is not None]
    first = found[0] if found else read_weights(FIRST)
    assert first is not None
    whole: dict[str, Any] = {}
    for part in ("public", "tables", "deep"):
        whole[part] = dict(first[part])
        for table in ("rooms", "jobs", "now", "later"):
            whole[part][table] = {id: by for weights in reversed(found) for id, by in weights[part][table].items()}
    return whole


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
        places = {name: place for place, name in enumerate(hidden["names"])}
        lost = [0.0] * len(hidden["bias"])
        rows = [hidden["in"][places[name]] if name in places else lost for name in names]
        self.hidden = [
            ([row[unit] for row in rows], hidden["bias"][unit], hidden["out"][unit]) for unit in range(len(lost))
        ]

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
            if self.hidden:
                used = [(place, value) for place, value in enumerate(row) if value]
                for weights, bias, out in self.hidden:
                    for place, value in used:
                        bias += weights[place] * value
                    if bias > 0.0:
                        score += out * bias
            found.append(score)
        return found

    def chances(self, board: Board, hands: Hands = ()) -> list[float]:
        scores = self.scores(board, hands)
        most = max(scores)
        powers = [exp(score - most) for score in scores]
        whole = sum(powers)
        return [power / whole for power in powers]
