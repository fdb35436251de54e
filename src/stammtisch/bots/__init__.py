"""The bots. `make_bot` finds one by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stammtisch.bots.bot import Bot, RandomBot
from stammtisch.bots.scare import CarefulBot
from stammtisch.bots.slack import GreedyBot
from stammtisch.engine.game import AnyGame
from stammtisch.engine.problem import BadOption

__all__ = ["Bot", "best_bot", "known_bots", "make_bot"]

# By game, from the weakest to the strongest. The random bot plays everything.
BOTS: Final[dict[str, dict[str, Callable[[AnyGame], Bot]]]] = {
    "scare": {CarefulBot.NAME: CarefulBot},
    "cthulhu": {GreedyBot.NAME: GreedyBot},
}


def known_bots(game: AnyGame) -> list[str]:
    return [RandomBot.NAME, *BOTS.get(game.ID, {})]


def best_bot(game: AnyGame) -> str:
    return known_bots(game)[-1]


def make_bot(name: str, game: AnyGame) -> Bot:
    if name == RandomBot.NAME:
        return RandomBot()
    if name not in known_bots(game):
        raise BadOption("unknown_bot", bot=name, known=", ".join(known_bots(game)))
    return BOTS[game.ID][name](game)
