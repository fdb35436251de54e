"""A careful player who hunts Paranoia whenever the hand is high, and otherwise hides nowhere but on top."""

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


def hunts(hand: Sequence[int]) -> bool:
    return sum(hand[HIGH:]) >= ENOUGH


@final
class ScareRivalBot(CarefulBot):
    NAME = "rival"

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        assert isinstance(view, ScareView)
        if moves[0][1] == STACK:
            return moves[-1] if hunts(view.hand) else moves[0]
        return moves[0] if len(moves) == 1 else Outlook(self, view).play(moves, rng)
