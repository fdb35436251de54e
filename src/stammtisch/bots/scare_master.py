"""A player of Scare that plays the rest of the round many times in its head, with simple players in all seats, and
minds the standing: what counts is who wins the game.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, final

from stammtisch.bots.bot import Advice
from stammtisch.bots.scare import CarefulBot
from stammtisch.bots.scare_levels import hunts, play_as_rival
from stammtisch.engine.game import AnyView
from stammtisch.engine.rng import Mixer
from stammtisch.engine.state import Move
from stammtisch.games.scare.cards import FACES
from stammtisch.games.scare.game import VALUES
from stammtisch.games.scare.state import STACK, ScareState
from stammtisch.games.scare.view import PLACES, ScareView

WORLDS: Final = 30  # that are looked at for one decision
WHIM: Final = 0.1  # how often a simple player does anything at all


@cache
def read_weights() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("stammtisch.bots") / "weights" / "scare.json").read_text("utf-8"))
    return found


@final
class ScareMasterBot(CarefulBot):
    """`worlds` is the budget; with `seconds` it may end before that."""

    NAME = "master"
    THINKS = True

    worlds = WORLDS

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        assert isinstance(view, ScareView)
        if len(moves) == 1:
            return moves[0]
        worths = self.rate(moves, view, rng)
        return moves[max(range(len(moves)), key=worths.__getitem__)]

    def advise(self, moves: list[Move], view: AnyView) -> list[Advice]:
        """What the careful player would say, by the chances that the playouts have found; the same each time."""
        assert isinstance(view, ScareView)
        found = super().advise(moves, view)
        if len(moves) == 1:
            return found
        chances = dict(zip(moves, self.rate(moves, view, Random("advice")), strict=True))
        advised = [replace(advice, chance=chances[advice.move]) for advice in found]
        return sorted(advised, key=lambda advice: -chances[advice.move])

    def explain(self, moves: list[Move], view: AnyView) -> list[Advice]:
        return super().advise(moves, view)

    def hurry(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        assert isinstance(view, ScareView)
        return moves[0] if len(moves) == 1 else play_as_rival(self, moves, view, rng)

    def rate(self, moves: list[Move], view: ScareView, rng: Random) -> list[float]:
        """The chance to win the game after each move, over sampled worlds."""
        weights = read_weights()
        prior = [float(share) for share in weights["places"]]
        left = self.rounds_left(view)
        spread = float(weights["spread"]) * sqrt(left + float(weights["last"]))
        sums = [0.0] * len(moves)
        until, looked = perf_counter() + self.seconds, 0
        for world in range(self.worlds):
            if self.seconds and world and perf_counter() > until:
                break
            looked += 1
            dice = Mixer(rng.getrandbits(60), 0, None)
            state = self.imagine(view, prior, rng, dice)
            seed = rng.getrandbits(32)
            for place, move in enumerate(moves):
                sums[place] += self.play_on(state.clone(), move, view, Random(seed), spread)
        return [whole / looked for whole in sums]

    def rounds_left(self, view: ScareView) -> float:
        """After this round."""
        game = self.game
        if game.target_score:
            best = max(view.scores)
            pace = (sum(view.scores) + 12.0) / (view.seats * view.round)
            return max(0.0, (game.target_score - best) / (2 * pace) - 1.0)
        return float(game.rounds[view.seats - game.kind.seats[0]] - view.round)

    def imagine(self, view: ScareView, prior: Sequence[float], rng: Random, dice: Mixer) -> ScareState:
        """A world in which the others have put their Scare cards where people put them."""
        state = self.game.sample(view, dice)
        size = self.game.stack_size
        for seat in range(view.seats):
            places = PLACES[view.possible[seat]]
            if seat == view.viewer or len(places) < 2:
                continue
            turned = view.turned[seat]
            weights = [_share(prior, place + turned, size) for place in places]
            pick = rng.random() * sum(weights)
            for place, weight in zip(places, weights, strict=True):
                pick -= weight
                if pick < 0.0:
                    state.places[seat] = place
                    break
        return state

    def play_on(self, state: ScareState, move: Move, view: ScareView, rng: Random, spread: float) -> float:
        """To the end of the round; the chance to win from there."""
        game, me, round = self.game, view.viewer, view.round
        game.carry_out(state, move)
        while state.stack and state.round == round:
            moves = _moves(game, state)
            game.carry_out(state, moves[0] if len(moves) == 1 else simple(state, moves, rng))
        scores = state.scores
        if not state.stack:
            return 1.0 / len(state.winners) if me in state.winners else 0.0
        best = max(scores)
        powers = [exp((score - best) / spread) for score in scores]
        return powers[me] / sum(powers)


def _share(prior: Sequence[float], place: int, size: int) -> float:
    """The prior is about six cards: the places next to the top, and the bottom."""
    if place >= size:
        return prior[-1]
    return prior[min(place, len(prior) - 1) - 1]


def _moves(game: Any, state: ScareState) -> list[Move]:
    decision = game.decision(state)
    found: list[Move] = game.moves(state, decision.asked[0])
    return found


def simple(state: ScareState, moves: list[Move], rng: Random) -> Move:
    """Hunters play high; all others play the highest card that still loses."""
    if rng.random() < WHIM:
        return moves[int(rng.random() * len(moves))]
    seat = moves[0][0]
    if moves[0][1] == STACK:
        return moves[-1] if hunts(state.hands[seat * FACES : (seat + 1) * FACES]) else moves[0]
    if state.places[seat] == state.stack_sizes[seat]:
        return max(moves, key=_value)
    best = -1
    for _, _, face, count in state.trick:
        best = max(best, VALUES[face][count])
    losing = [move for move in moves if VALUES[move[2]][move[3]] < best]
    return max(losing, key=_value) if losing else min(moves, key=_value)


def _value(move: Move) -> int:
    return VALUES[move[2]][move[3]]
