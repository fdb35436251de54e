"""Finds the words of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from stammtisch.engine.game import AnyGame
from stammtisch.games.scare import Scare
from stammtisch.games.slack.game import Slack
from stammtisch.text.gametext import GameText
from stammtisch.text.scare import ScareText
from stammtisch.text.slack import SlackText
from stammtisch.text.words import Words

__all__ = ["GameText", "game_text"]


def game_text(words: Words, game: AnyGame, names: Sequence[str]) -> GameText:
    return _game_text(words, game, tuple(names))


@lru_cache(1000)
def _game_text(words: Words, game: AnyGame, names: tuple[str, ...]) -> GameText:
    """Whoever reads of the same people in the same language shares what was said before."""
    match game:
        case Scare():
            return ScareText(words, game, names)
        case Slack():
            return SlackText(words, game, names)
    raise KeyError(f"no words for {game.ID}")
