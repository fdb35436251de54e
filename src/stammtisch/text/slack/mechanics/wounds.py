"""Wounds in words: how many, and whether one will heal."""

from __future__ import annotations

from stammtisch.games.slack.board import Board
from stammtisch.games.slack.mechanics.wounds import Wounds, is_resting
from stammtisch.text.slack.mechanics.plain import MechanicWords
from stammtisch.text.tags import signed


class WoundsWords(MechanicWords):
    ID = Wounds.ID

    def brief_parts(self, board: Board, seat: int) -> list[str]:
        count = self.mechanic.count(board, seat)
        return [self.words("slack-wounds", count=count)] if count else []

    def gained(self, token: str, by: int) -> str:
        return self.words("slack-worth-wounds", signed=signed(by), by=abs(by))

    def rest(self, board: Board) -> str:
        """Whether the player whose turn it is gets rid of a wound by doing nothing more (GUE-23)."""
        if not self.mechanic.count(board, board.turn):
            return "unhurt"
        return "yes" if is_resting(self.rules, board) else "no"
