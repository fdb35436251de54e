"""A mechanic in words that fit any: a counter with a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.mechanics import Mechanic
from stammtisch.games.slack.rules import Rules
from stammtisch.text.tags import minus, plain_name, signed
from stammtisch.text.words import Words


class MechanicWords:
    ID: ClassVar[str]  # of the mechanic that these words are for

    def __init__(self, words: Words, rules: Rules, mechanic: Mechanic) -> None:
        self.words = words
        self.rules = rules
        self.mechanic = mechanic
        self.ladders = {token: [*mechanic.ladder(token)] for token in mechanic.TOKENS if mechanic.ladder(token)}

    def name(self, token: str) -> str:
        return name_of_id(self.words, f"slack-token-{token}", token)

    def seat_parts(self, board: Board, seat: int) -> list[str]:
        """What the line about somebody says about it."""
        return [self.token_text(board, seat, token) for token in self.mechanic.TOKENS]

    def brief_parts(self, board: Board, seat: int) -> list[str]:
        """The same in as few words as possible: only what somebody has."""
        counts = [self.mechanic.count(board, seat, which) for which in range(len(self.mechanic.TOKENS))]
        tokens = zip(self.mechanic.TOKENS, counts, strict=True)
        return [self.words("slack-token", name=self.name(token), count=count) for token, count in tokens if count]

    def sheet_heading(self) -> str:
        return ", ".join(self.name(token) for token in self.mechanic.TOKENS)

    def sheet_cell(self, board: Board, seat: int) -> str:
        return ", ".join(str(self.mechanic.count(board, seat, which)) for which in range(len(self.mechanic.TOKENS)))

    def token_text(self, board: Board, seat: int, token: str) -> str:
        """Everything about somebody's tokens of one kind."""
        count = self.mechanic.count(board, seat, self.mechanic.TOKENS.index(token))
        return self.words("slack-token", name=self.name(token), count=count)

    def announced(self, board: Board, frame: Frame, names: Sequence[str], viewer: int) -> list[str]:
        """What to know about an announcement before it is too late."""
        return []

    def outcome(self, board: Board, number: int, target: int) -> str:
        """What a card would lead to if it is played on somebody, or on nobody in particular."""
        return ""

    def orders(self, board: Board, names: list[str]) -> list[str]:
        """Who stands above whom, if anybody does."""
        return []

    def rest(self, board: Board) -> str:
        """`yes` or `no`, if doing nothing in a turn is good for something; `unhurt` if it is not now."""
        return ""

    def gained(self, token: str, by: int) -> str:
        """What a card brings."""
        return self.words("slack-worth-token", signed=signed(by), name=self.name(token))

    def counts(self, token: str, count: int) -> str:
        """What this many of a token count."""
        ladder = self.ladders.get(token, [])
        return minus(ladder[count] if count < len(ladder) else 0)


def name_of_id(words: Words, key: str, id: str) -> str:
    """The message, or what can be read from an id where there is none."""
    return words(key) if words.has(key) else plain_name(id)
