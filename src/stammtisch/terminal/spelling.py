"""Cards as people write them: by their number in the hand, by name, or by a part of it that fits no other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from stammtisch.engine.problem import Unreadable
from stammtisch.terminal.commands import fold
from stammtisch.text.tell import GameText

# Words of moves that are shorter, nearer to what is done, or German.
VERBS: Final = {
    "w": "play", "call": "play", "do": "play", "buy": "shop",
    "spiel": "play", "spiele": "play", "ruf": "play", "rufe": "play", "kauf": "shop", "kaufe": "shop",
    "leg": "discard", "lege": "discard", "nimm": "choose", "gib": "give", "fertig": "done", "passe": "pass",
}  # fmt: skip
LINKS: Final = {"on": "on", "to": "to", "as": "as", "auf": "on", "gegen": "on", "zu": "to", "als": "as"}
NUMBER: Final = re.compile(r"#?\d+")


class Speller:
    """Knows the cards that one viewer can name."""

    def __init__(self, text: GameText, view: Any, names: Sequence[str]) -> None:
        self.hand = text.hand(view)
        self.in_play = text.in_play(view)
        self.spoken = text.card_names(view)
        self.cards = {card: (slug(card), slug(name)) for card, name in self.spoken.items()}
        self.names = {name.casefold() for name in names}

    def spell(self, words: Sequence[str]) -> list[str]:
        """The words of a move with every card as moves name it. What is no card stays as it is."""
        spelled: list[str] = []
        while words:
            size, card = self._first_card(words)
            spelled.append(card)
            words = words[size:]
        return spelled

    def _first_card(self, words: Sequence[str]) -> tuple[int, str]:
        """How many of the words make the first card, and which one it is."""
        first = words[0].casefold()
        if first in self.names or first in LINKS:
            return 1, LINKS.get(first, words[0])
        for size in range(len(words), 0, -1):
            card = self._exact(words[:size])
            if card:
                return size, card
        return 1, self.find(words[0]) or words[0]

    def card(self, said: str) -> str:
        """The card that all of this means. Raises Unreadable when there is none, or more than one."""
        card = self._exact(said.split()) or self.find(said)
        if not card:
            raise Unreadable("unknown_card", card=said)
        return card

    def _exact(self, words: Sequence[str]) -> str:
        if len(words) == 1 and NUMBER.fullmatch(words[0]):
            number = int(words[0].removeprefix("#"))
            return self.hand[number - 1] if 1 <= number <= len(self.hand) else ""
        said = slug(" ".join(words))
        return next((card for card, known in self.cards.items() if said in known), "")

    def find(self, part: str) -> str:
        """The card whose name, or a word of it, begins so: in the hand, in play, or else anywhere."""
        said = slug(part)
        near = ((self.hand, False), (self.in_play, False), (self.hand, True), (self.in_play, True))
        for cards, is_inside in (*near, (self.cards, False), (self.cards, True)):
            found = [card for card in dict.fromkeys(cards) if said and self._begins(card, said, is_inside)]
            if len(found) == 1:
                return found[0]
            if found:
                raise Unreadable("ambiguous_card", card=part, cards=", ".join(self.spoken[card] for card in found))
        return ""

    def _begins(self, card: str, said: str, is_inside: bool) -> bool:
        """Whether the name begins so, or a word inside of it."""
        return any(known.startswith(said) or (is_inside and f"_{said}" in known) for known in self.cards[card])


def numbered(words: Sequence[str], hand: Sequence[str]) -> list[str]:
    """The words of a move with the cards of the hand by their numbers; equal cards have different ones."""
    left = {f"#{number}": card for number, card in enumerate(hand, start=1)}
    spelled = []
    for word in words:
        number = next((number for number, card in left.items() if card == word), word)
        left.pop(number, None)
        spelled.append(number)
    return spelled


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", fold(text)).strip("_")
