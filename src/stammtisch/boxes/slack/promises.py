"""What people promise not to do to each other at a Slack table, and which moves would break that."""

from __future__ import annotations

from stammtisch.engine.state import Move
from stammtisch.games.slack import Slack
from stammtisch.games.slack.cards import PET, WHENEVER
from stammtisch.games.slack.questions.window import Window
from stammtisch.games.slack.state import DO_EVICT, DO_PLAY
from stammtisch.games.slack.view import SlackView


def breaks(game: Slack, view: SlackView, move: Move, what: str, to: int) -> bool:
    """`stop`: what they announce; `guest`: no guests for their room; `whenever`: none that is aimed at them."""
    if move[1] == DO_EVICT:
        return what == "guest" and move[3] == to
    if move[1] != DO_PLAY:
        return False
    card = game.rules.cards[move[2]]
    if what == "stop":
        return view.prompt == Window.ID and card.cancels != 0 and view.stack[-1][1] == to
    if what == "guest":
        return card.kind <= PET and move[3] == to
    return card.kind == WHENEVER and move[3] == to
