"""Bots that think do so in other processes, so that no table waits for the bots of another."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from stammtisch.bots.bot import Advice, Manner
from stammtisch.boxes import best_bot, load, make_bot
from stammtisch.engine.game import AnyGame, AnyView
from stammtisch.engine.state import Move

SECONDS: Final = 0.5  # that a bot may think about a move
MOST_OF_TABLE: Final = 6  # bots of one table that think at the same time ...
MOST_THOUGHTS: Final = 40  # ... and of all tables; others play without thinking


class Thought(NamedTuple):
    question: int  # that it is about
    is_over: bool = False
    move: Move | None = None


NO_THOUGHT: Final = Thought(-2)


class Think(msgspec.Struct, tag="think"):
    """A bot gets what it would get here, and no state."""

    game: str
    options: dict[str, Any]
    level: str
    seen: bytes  # pickled by this server, and read by its own processes only
    language: str = "en"

    def work(self) -> bytes:
        bot = make_bot(self.level, load(self.game, self.options))
        bot.seconds = SECONDS
        moves, view, rng, bot.manner = pickle.loads(self.seen)
        return msgspec.json.encode(bot.choose(moves, view, rng))


class Advise(Think, tag="advise"):
    """What a bot would tell somebody in this seat."""

    def work(self) -> bytes:
        bot = make_bot(self.level, load(self.game, self.options))
        bot.seconds = SECONDS
        moves, view = pickle.loads(self.seen)
        return msgspec.json.encode(bot.advise(moves, view))


ADVICE: Final[msgspec.json.Decoder[list[Advice]]] = msgspec.json.Decoder(list[Advice])


def advise(game: AnyGame, view: AnyView) -> Advise:
    return Advise(game.kind.id, dict(game.options), best_bot(game), pickle.dumps((view.moves, view)))


def think(game: AnyGame, level: str, moves: list[Move], view: AnyView, rng: Random, manner: Manner) -> Think:
    return Think(game.kind.id, dict(game.options), level, pickle.dumps((moves, view, rng, manner)))
