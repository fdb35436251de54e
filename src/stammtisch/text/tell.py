"""Finds the words of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from stammtisch.engine.game import AnyGame
from stammtisch.games.scare import Scare
from stammtisch.games.slack.game import Slack
from stammtisch.text.gametext import GameText
from stammtisch.text.scare import ScareText
from stammtisch.text.slack import SlackText
from stammtisch.text.words import Words

__all__ = ["SIGNS", "GameText", "game_text", "shared_text", "with_names"]

SIGNS: Final = tuple([chr(0xE000 + seat) for seat in range(16)])  # no name has them: they are not printable


def game_text(words: Words, game: AnyGame, names: Sequence[str]) -> GameText:
    match game:
        case Scare():
            return ScareText(words, game, names)
        case Slack():
            return SlackText(words, game, names)
    raise KeyError(f"no words for {game.ID}")


@lru_cache(256)
def shared_text(words: Words, game: AnyGame) -> GameText:
    """One for all tables of a game, which remembers what it has said: signs stand for the names (`with_names`)."""
    return game_text(words, game, SIGNS)


def with_names(text: str, names: Sequence[str]) -> str:
    if text.isascii():
        return text
    for sign, name in zip(SIGNS, names, strict=False):
        if sign in text:
            text = text.replace(sign, name)
    return text
