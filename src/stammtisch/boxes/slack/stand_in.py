"""What is done for a player who is away: go on with their own room, and keep what they might want to use.

And for one who wants to do nothing more in a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.engine.state import Move
from stammtisch.games.slack.cards import WHENEVER
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.state import DO_DISCARD, DO_DONE, DO_PLAY, DO_SHOW, NOBODY

DECLINES: Final = {(DO_DONE,), (DO_DISCARD,)}  # a phase, and all discards


def safe_moves(game: Slack, moves: Sequence[Move]) -> list[Move]:
    """No Whenever, nothing at anybody else, no look at the hand, and no more discards than the rules want."""
    fewest = min((len(move) for move in moves if move[1] == DO_DISCARD), default=0)
    return [move for move in moves if _is_safe(game, move, fewest)]


def ending(game: Slack, moves: Sequence[Move]) -> Move | None:
    """Does nothing more in this phase, unless a full hand must be reduced (SLACK-81)."""
    return next((move for move in moves if move[1:] in DECLINES), None)


def _is_safe(game: Slack, move: Move, fewest: int) -> bool:
    seat, verb = move[:2]
    if verb == DO_DISCARD:
        return len(move) == fewest
    if verb == DO_PLAY:
        return game.rules.cards[move[2]].kind != WHENEVER and move[3] in (seat, NOBODY)
    return verb != DO_SHOW
