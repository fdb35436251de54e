"""Levels of Scare below the master: one who dreams, the careful player, and one who hunts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from stammtisch.bots.scare import CarefulBot, Outlook
from stammtisch.engine.game import AnyView
from stammtisch.engine.state import Move
from stammtisch.games.scare.state import STACK
from stammtisch.games.scare.view import ScareView

HIGH: Final = 7  # a card that takes tricks ...
ENOUGH: Final = 3  # ... and how many of them make a hunter
DREAMY: Final = 0.25  # how often a guest plays the first card that comes to hand


def hunts(hand: Sequence[int]) -> bool:
    return sum(hand[HIGH:]) >= ENOUGH


def play_as_rival(bot: CarefulBot, moves: list[Move], view: ScareView, rng: Random) -> Move:
    if moves[0][1] == STACK:
        return moves[-1] if hunts(view.hand) else moves[0]
    return Outlook(bot, view).play(moves, rng)


@final
class ScareGuestBot(CarefulBot):
    """It plays as it should, when it pays attention."""

    NAME = "guest"

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        if rng.random() < DREAMY:
            return moves[int(rng.random() * len(moves))]
        return super().choose(moves, view, rng)


@final
class ScareRegularBot(CarefulBot):
    NAME = "regular"


@final
class ScareRivalBot(CarefulBot):
    """It hunts Paranoia whenever the hand is high, and otherwise hides nowhere but on top."""

    NAME = "rival"

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        assert isinstance(view, ScareView)
        return moves[0] if len(moves) == 1 else play_as_rival(self, moves, view, rng)
