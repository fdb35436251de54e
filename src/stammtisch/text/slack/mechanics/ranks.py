"""Ranks in words: who has which, and which are free."""

from __future__ import annotations

from stammtisch.games.slack.board import Board
from stammtisch.games.slack.mechanics.ranks import Ranks, rank_of
from stammtisch.text.cards import job_facts, name_of
from stammtisch.text.slack.mechanics.plain import MechanicWords


class RanksWords(MechanicWords):
    ID = Ranks.ID

    def brief_parts(self, board: Board, seat: int) -> list[str]:
        return [self._name(board.jobs[seat])]

    def sheet_heading(self) -> str:
        return self.words("slack-sheet-rank")

    def sheet_cell(self, board: Board, seat: int) -> str:
        return f"{self._name(board.jobs[seat])} {self.mechanic.counts(board, seat)}"

    def orders(self, board: Board, names: list[str]) -> list[str]:
        """The highest rank first: what it brings, who has it, and how many are free (GUE-09)."""
        rules, lines = self.rules, []
        for job in sorted(set(rules.pile), key=self._rank, reverse=True):
            holders = [names[seat] for seat in range(board.seats) if rank_of(rules, board, seat) == self._rank(job)]
            lines.append(
                self.words(
                    "slack-ladder-rank",
                    job=self._name(job),
                    numbers=job_facts(self.words, rules.set.raw_jobs[rules.jobs[job].id]),
                    names=self.words.listed(holders) if holders else "none",
                    free=board.aside.count(job),
                )
            )
        return lines

    def _rank(self, job: int) -> int:
        assert isinstance(self.mechanic, Ranks)
        return self.mechanic.ranks[job]

    def _name(self, job: int) -> str:
        return name_of(self.words, self.rules.set.raw_jobs[self.rules.jobs[job].id])
