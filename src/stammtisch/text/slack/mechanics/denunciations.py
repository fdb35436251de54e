"""Denunciations in words: what will count, before the die is rolled (GUE-75)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.mechanics.denunciations import Denunciations, needed, verdict_sources
from stammtisch.games.slack.state import NO_CARD, NOBODY, PLAY
from stammtisch.text.cards import name_of
from stammtisch.text.slack.mechanics.plain import MechanicWords
from stammtisch.text.tags import signed


class DenunciationsWords(MechanicWords):
    ID = Denunciations.ID

    def announced(self, board: Board, frame: Frame, names: Sequence[str], viewer: int) -> list[str]:
        if frame[0] != PLAY or frame[4] == NOBODY or not self._denounces(self.rules.number[frame[3]]):
            return []
        accused, words, rules = frame[4], self.words, self.rules
        sources, parts = verdict_sources(rules, board, accused), []
        for source, by in zip(sources[::2], sources[1::2], strict=True):
            is_rank = source == NO_CARD
            name = words("slack-sum-job") if is_rank else name_of(words, rules.set.raw[rules.of[source].id])
            parts.append(words("slack-sum-part", by=signed(by), name=name))
        you = "yes" if accused == viewer else "no"
        least = self._least(board, accused)
        return [words("slack-tribunal", you=you, name=names[accused], parts=" ".join(parts) or "none", least=least)]

    def outcome(self, board: Board, number: int, target: int) -> str:
        if target == NOBODY or not self._denounces(number):
            return ""
        return self.words("slack-after-denounced", least=self._least(board, target))

    def _denounces(self, number: int) -> bool:
        assert isinstance(self.mechanic, Denunciations)
        return self.mechanic.denounces[number]

    def _least(self, board: Board, seat: int) -> int:
        """What the die has to show: 1 if it cannot be too low, 7 if it cannot be high enough."""
        return min(max(needed(self.rules, board, seat), 1), 7)
