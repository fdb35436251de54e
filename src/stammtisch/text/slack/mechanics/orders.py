"""Orders in words: what they have taken the place of, and who could overrule them (GUE-73)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.mechanics.orders import FIRST_COVERED, Orders
from stammtisch.games.slack.mechanics.ranks import rank_of, ranks_of
from stammtisch.text.cards import name_of
from stammtisch.text.slack.mechanics.plain import MechanicWords


class OrdersWords(MechanicWords):
    ID = Orders.ID

    def announced(self, board: Board, frame: Frame, names: Sequence[str], viewer: int) -> list[str]:
        """From the bottom of the stack to the top: what was wanted, and every order before this one."""
        rules, words = self.rules, self.words
        if frame[0] != rules.frame_kinds["order"]:
            return []
        giver, victim, first = frame[1], frame[4], frame[5]
        covered = [name_of(words, rules.set.raw[rules.of[card].id]) for card in frame[FIRST_COVERED:]]
        wanted, before = (covered, []) if giver == first else (covered[:-1], covered[-1:])
        you = "yes" if victim == viewer else "no"
        lines = [words("slack-stack-wanted", you=you, name=names[victim], cards=words.listed(wanted))]
        for card in before:
            you = "yes" if first == viewer else "no"
            lines.append(words("slack-stack-order", you=you, name=names[first], card=card))
        ranks = ranks_of(rules).ranks
        above = sorted({job for job in rules.pile if ranks[job] > rank_of(rules, board, first)}, key=ranks.__getitem__)
        lowest = name_of(words, rules.set.raw_jobs[rules.jobs[above[0]].id]) if above and giver == first else "none"
        return [*lines, words("slack-stack-overrule", job=lowest)]
