"""What can be chosen, and what to type for it. A number is always a card in the hand, and stays the same while it is
held; a letter stands for one of several ways to play it, or for a choice that has no card.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, count, product
from typing import Any, Final

from stammtisch.engine.game import AnyGame
from stammtisch.engine.state import Move
from stammtisch.text.gametext import GameText

PASS: Final = "pass"  # in the notation of every game, as is ...
DONE: Final = "done"
GO_ON: Final = (PASS, DONE, "discard")  # what Enter means: to do nothing more, where that is possible
LETTERS: Final = "abcdefghijklmnoprstuvxyz"  # without those that mean something on their own: q(uit), w(henever)
LABEL: Final = re.compile(r"(?P<numbers>#?\d{1,3}(?: #?\d{1,3})*) ?(?P<letter>[a-z]*)")


class Choices:
    """All that one viewer may do: what is worth a line, then the rest. What Enter does is not among them."""

    def __init__(self, game: AnyGame, text: GameText, view: Any, names: Sequence[str]) -> None:
        self.text = text
        self.view = view
        self.go_on = next((move for move in view.moves if game.write(move, names) in GO_ON), None)
        self.no: Move | None = self.go_on if self.go_on and game.write(self.go_on, names) == PASS else None
        offered = [move for move in text.offered(view) if move != self.go_on]
        others = [move for move in view.moves if move not in offered and move != self.go_on]
        self.offered = len(offered)
        self.moves: list[Move] = sorted(offered, key=self._place) + sorted(others, key=self._place)
        self.labels = self._label()

    def _place(self, move: Move) -> list[int]:
        """In the order of the numbers."""
        return [*map(int, self._numbers(self.text.from_hand(self.view, move)).split())]

    def _label(self) -> list[str]:
        """What to type for each of them. A number alone is what is worth a line, if that is one thing only."""
        held = [self.text.from_hand(self.view, move) for move in self.moves]
        ways = Counter(tuple(cards) for cards in held[: self.offered])
        labels: dict[str, bool] = {}
        for move, cards in zip(self.moves, held, strict=True):
            numbers = self._numbers(cards)
            seat = self.text.aimed_at(self.view, move)
            alone = [""] if cards and ways[tuple(cards)] < 2 else []
            letters = chain(alone, self._letter(seat), _letters())
            typed = self.text.typed(self.view, move)[0]
            labels[typed or next(numbers + each for each in letters if numbers + each not in labels)] = True
        return list(labels)

    def _numbers(self, cards: Sequence[str]) -> str:
        """`3`, or `2 5`: the first of equal cards stands for all of them."""
        left = self.text.numbers(self.view)
        found = []
        for card in cards:
            number = next((number for number, other in left.items() if other == card), 0)
            left.pop(number, None)
            found.append(str(number))
        return " ".join(found)

    def _letter(self, seat: int | None) -> list[str]:
        """Always the same for the same seat: `a` is the viewer, `b` sits to the left."""
        return [] if seat is None else [LETTERS[(seat - self.view.viewer) % self.view.seats]]

    def find(self, said: str) -> Move | None:
        """The choice with this label, in any spelling: `#3b`, `[3b]`, `3 B`. Equal cards have different numbers, and
        each of them will do.
        """
        label = " ".join(said.casefold().strip("[]").split())
        found = LABEL.fullmatch(label)
        if label not in self.labels and found:
            numbered = self.text.numbers(self.view)
            cards = [numbered.get(int(number), "") for number in found["numbers"].replace("#", "").split()]
            label = self._numbers(cards) + found["letter"]
        return self.moves[self.labels.index(label)] if label in self.labels else None

    def ways(self, card: str) -> list[str]:
        """The labels of everything that is done with this one card."""
        pairs = zip(self.moves, self.labels, strict=True)
        return [label for move, label in pairs if self.text.from_hand(self.view, move) == [card]]


def _letters() -> Iterator[str]:
    for length in count(1):
        yield from ("".join(letters) for letters in product(LETTERS, repeat=length))
