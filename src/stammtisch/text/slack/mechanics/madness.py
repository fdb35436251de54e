"""Madness in words: what it counts, and what the next one would make of it."""

from __future__ import annotations

from stammtisch.games.slack.board import Board
from stammtisch.games.slack.mechanics import Mechanic
from stammtisch.games.slack.mechanics.madness import COUNTS, Madness
from stammtisch.games.slack.outlook import next_total
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.sums import goal_of, total
from stammtisch.text.slack.mechanics.plain import MechanicWords
from stammtisch.text.tags import minus
from stammtisch.text.words import Words


class MadnessWords(MechanicWords):
    ID = Madness.ID

    def __init__(self, words: Words, rules: Rules, mechanic: Mechanic) -> None:
        super().__init__(words, rules, mechanic)
        self._told: dict[tuple[int, int, int], str] = {}

    def seat_parts(self, board: Board, seat: int) -> list[str]:
        if self._is_mad(board, seat):
            return [self.words("slack-seat-mad")]
        madness = self.mechanic.count(board, seat)
        counts, next = minus(COUNTS[madness]), minus(COUNTS[madness + 1])
        return [self.words("slack-seat-madness", madness=madness, counts=counts, next=next)]

    def brief_parts(self, board: Board, seat: int) -> list[str]:
        return [self.words("slack-seat-mad")] if self._is_mad(board, seat) else super().brief_parts(board, seat)

    def sheet_heading(self) -> str:
        return self.words("slack-sheet-madness")

    def sheet_cell(self, board: Board, seat: int) -> str:
        if self._is_mad(board, seat):
            return self.words("slack-sheet-mad")
        madness = self.mechanic.count(board, seat)
        counts, next = minus(COUNTS[madness]), minus(COUNTS[madness + 1])
        return self.words("slack-sheet-counts", madness=madness, counts=counts, after=madness + 1, next=next)

    def token_text(self, board: Board, seat: int, token: str) -> str:
        if token != self.ID or self._is_mad(board, seat):
            return self.words("table-web-mad")
        # Said again with every move, so it is put together once for each of the few cases that there are.
        facts = self.mechanic.count(board, seat), total(board, seat), goal_of(self.rules, board, seat)
        if facts not in self._told:
            self._told[facts] = self._tell(*facts, next_total(self.rules, board, seat, self.mechanic))
        return self._told[facts]

    def _tell(self, madness: int, now: int, goal: int, then: int) -> str:
        counts = COUNTS[madness]
        sum = f"{minus(now - counts)} {'−' if counts < 0 else '+'} {abs(counts)} = {minus(now)}"
        wins = "yes" if then >= goal else "no"
        return self.words("table-web-madness", madness=madness, sum=sum, next=minus(then), wins=wins)

    def _is_mad(self, board: Board, seat: int) -> bool:
        return self.mechanic.count(board, seat, 1) > 0
