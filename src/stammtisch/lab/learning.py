"""Learning how likely each seat is to win: the scores of a linear model with a few hidden units, by gradient descent.

It needs NumPy (`pip install 'stammtisch[train]'`), and gives the same numbers for the same moments and seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from stammtisch.lab.self_play import Moment

Numbers = npt.NDArray[np.float32]

EPOCHS: Final = 12
BATCH: Final = 512
RATE: Final = 0.01  # at the start; it falls to nothing
HELD_BACK: Final = 0.1  # of the games, to see how well it does on others
# How sure it is beforehand that a weight is nothing, as the inverse of a variance: that of a card is rarely above 0.15.
SHRINK: Final = {"features": 15.0, "rooms": 44.0, "jobs": 10.0, "now": 44.0, "later": 44.0, "hidden": 15.0}
HIDDEN: Final = 16
BETA: Final = (0.9, 0.999)


class Sample:
    """Moments as arrays: [moment, seat, what]."""

    def __init__(self, moments: Sequence[Moment], cards: int, jobs: int) -> None:
        seats = len(moments[0].jobs)
        count = len(moments)
        self.features: Numbers = np.array([moment.features for moment in moments], np.float32)
        self.rooms = np.zeros((count, seats, cards), np.uint8)
        self.now = np.zeros((count, seats, cards), np.uint8)
        self.later = np.zeros((count, seats, cards), np.uint8)
        self.jobs = np.zeros((count, seats, jobs), np.uint8)
        self.won: Numbers = np.zeros((count, seats), np.float32)
        for place, moment in enumerate(moments):
            for seat in range(seats):
                for number in moment.rooms[seat]:
                    self.rooms[place, seat, number] += 1
                hands = self.now if seat == moment.turn else self.later
                for number in moment.hands[seat]:
                    hands[place, seat, number] += 1
                self.jobs[place, seat, moment.jobs[seat]] = 1
            for seat in moment.winners:
                self.won[place, seat] = 1 / len(moment.winners)


class Learner:
    """What is learned, with the averages that Adam keeps."""

    def __init__(self, sample: Sample, tables: Sequence[str], without: Sequence[int], hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.sample = sample
        self.tables = tables
        width = sample.features.shape[2]
        self.keep: Numbers = np.ones(width, np.float32)
        self.keep[list(without)] = 0
        self.weights: dict[str, Numbers] = {"features": np.zeros(width, np.float32)}
        for table in tables:
            self.weights[table] = np.zeros(getattr(sample, table).shape[2], np.float32)
        if hidden:
            self.weights["in"] = (rng.normal(size=(width, hidden)) * 0.2).astype(np.float32)
            self.weights["bias"] = np.zeros(hidden, np.float32)
            self.weights["out"] = (rng.normal(size=hidden) * 0.1).astype(np.float32)
        self.first = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.second = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.steps = 0
        self.count = len(sample.won)
        self.rng = rng

    def scores(self, rows: npt.NDArray[np.int64]) -> tuple[Numbers, dict[str, Numbers]]:
        inputs = {"features": self.sample.features[rows] * self.keep}
        inputs |= {table: getattr(self.sample, table)[rows].astype(np.float32) for table in self.tables}
        found: Numbers = np.zeros(self.sample.won[rows].shape, np.float32)
        for name, values in inputs.items():
            found += values @ self.weights[name]
        if "in" in self.weights:
            inputs["hidden"] = np.maximum(inputs["features"] @ self.weights["in"] + self.weights["bias"], 0)
            found += inputs["hidden"] @ self.weights["out"]
        return found, inputs

    def chances(self, rows: npt.NDArray[np.int64]) -> tuple[Numbers, dict[str, Numbers]]:
        scores, inputs = self.scores(rows)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True), inputs

    def learn(self, rows: npt.NDArray[np.int64], rate: float) -> None:
        chances, inputs = self.chances(rows)
        wrong = (chances - self.sample.won[rows]) / len(rows)
        slopes = {name: np.einsum("ms,msf->f", wrong, inputs[name]) for name in ("features", *self.tables)}
        if "in" in self.weights:
            slopes["out"] = np.einsum("ms,msh->h", wrong, inputs["hidden"])
            back = wrong[:, :, None] * self.weights["out"] * (inputs["hidden"] > 0)
            slopes["bias"] = back.sum(axis=(0, 1))
            slopes["in"] = np.tensordot(inputs["features"], back, axes=((0, 1), (0, 1)))
        self.steps += 1
        for name, slope in slopes.items():
            slope = slope + SHRINK.get(name, SHRINK["hidden"]) / self.count * self.weights[name]
            self.first[name] = BETA[0] * self.first[name] + (1 - BETA[0]) * slope
            self.second[name] = BETA[1] * self.second[name] + (1 - BETA[1]) * slope**2
            first = self.first[name] / (1 - BETA[0] ** self.steps)
            second = self.second[name] / (1 - BETA[1] ** self.steps)
            self.weights[name] = self.weights[name] - (rate * first / (np.sqrt(second) + 1e-8)).astype(np.float32)

    def run(self) -> float:
        """Learns from most of the moments; the log loss of the others."""
        count = len(self.sample.won)
        last = int(count * (1 - HELD_BACK))  # whole games: moments come in the order of play
        batches = max(last // BATCH, 1)
        for epoch in range(EPOCHS):
            order = self.rng.permutation(last)
            for batch in range(batches):
                done = (epoch + batch / batches) / EPOCHS
                self.learn(order[batch * BATCH : (batch + 1) * BATCH], RATE * (1 - done))
        return self.loss(np.arange(last, count))

    def loss(self, rows: npt.NDArray[np.int64]) -> float:
        if not len(rows):
            return 0.0
        chances, _ = self.chances(rows)
        return float(-(self.sample.won[rows] * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())

    def told(self, names: Sequence[str], cards: Sequence[str], jobs: Sequence[str], per_slack: float) -> dict[str, Any]:
        """As the file has it; tables of a card that was never there stay empty."""

        def table(name: str, ids: Sequence[str]) -> dict[str, float]:
            if name not in self.weights:
                return {}
            return {id: value for id, value in zip(ids, _short(self.weights[name]), strict=True) if value}

        found: dict[str, Any] = {
            "features": {
                name: value
                for name, value in zip(names, _short(self.weights["features"] * self.keep), strict=True)
                if value
            },
            "rooms": table("rooms", cards),
            "jobs": table("jobs", jobs),
            "now": table("now", cards),
            "later": table("later", cards),
            "per_slack": round(per_slack, 4),
        }
        if "in" in self.weights:
            found["hidden"] = {
                "names": list(names),
                "in": [_short(row * keep) for row, keep in zip(self.weights["in"], self.keep, strict=True)],
                "bias": _short(self.weights["bias"]),
                "out": _short(self.weights["out"]),
            }
        return found


def _short(numbers: Numbers) -> list[float]:
    return [round(float(number), 4) for number in numbers]
