"""The numbers in front of the cards in a hand: they do not jump under the player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count


class Numbering:
    """A card keeps its number as long as it is in the hand. A new one gets the lowest that is free; one that comes
    back, by a canceled trip or because a move was taken back, gets its old one if that is still free.
    """

    def __init__(self) -> None:
        self._held: dict[int, int] = {}
        self._earlier: dict[int, int] = {}

    def of(self, hand: Sequence[int]) -> dict[int, int]:
        """The cards of the hand by number, in the order of the numbers. New ones are numbered as they come."""
        held = {card: number for card, number in self._held.items() if card in hand}
        for card in hand:
            if card not in held:
                taken = set(held.values())
                earlier = self._earlier.get(card, 0)
                free = earlier if earlier and earlier not in taken else next(n for n in count(1) if n not in taken)
                held[card] = self._earlier[card] = free
        self._held = held
        return {number: card for card, number in sorted(held.items(), key=lambda pair: pair[1])}
