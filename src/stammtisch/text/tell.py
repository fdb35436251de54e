"""Finds the words of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from stammtisch.engine.event import Event
from stammtisch.engine.game import AnyGame
from stammtisch.engine.problem import Problem
from stammtisch.engine.state import Move
from stammtisch.games.scare import Scare
from stammtisch.games.slack.game import Slack
from stammtisch.text.scare import ScareText
from stammtisch.text.slack import SlackText
from stammtisch.text.words import Words


class GameText(Protocol):
    """What a client needs to show any game as lines of text."""

    def event(self, event: Event, viewer: int) -> str: ...
    def problem(self, problem: Problem) -> str: ...
    def question(self, view: Any) -> str: ...
    def choice(self, view: Any, move: Move) -> str: ...
    def table(self, view: Any) -> list[str]: ...
    def score_sheet(self, view: Any) -> list[str]: ...


def game_text(words: Words, game: AnyGame, names: Sequence[str]) -> GameText:
    match game:
        case Scare():
            return ScareText(words, game, names)
        case Slack():
            return SlackText(words, game, names)
    raise KeyError(f"no words for {game.ID}")
