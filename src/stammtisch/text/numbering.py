"""The numbers in front of the cards in a hand: they do not jump under the player."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
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

    def take(self, named: Collection[int], hand: Sequence[int], kind: Callable[[int], object]) -> bool:
        """The rules do not tell equal cards apart, so they may have taken another one than the one that was named by
        its number. Then the two change numbers, before the hand as it is now is numbered again. True if there was
        something to change.
        """
        gone = [card for card, number in self._held.items() if card not in hand and number not in named]
        kept = [card for card, number in self._held.items() if card in hand and number in named]
        is_needed = False
        for card in gone:
            twin = next((each for each in kept if kind(each) == kind(card)), None)
            if twin is not None:
                kept.remove(twin)
                for numbers in (self._held, self._earlier):
                    numbers[card], numbers[twin] = numbers[twin], numbers[card]
                is_needed = True
        return is_needed
