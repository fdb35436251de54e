"""Moves as people write them: verbs in their words, cards by number, by name, or by the beginning of a name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from stammtisch.engine.notation import PREPOSITIONS, THE_DISCARDS
from stammtisch.engine.problem import Unreadable
from stammtisch.terminal.commands import LINKS, fold
from stammtisch.text.gametext import GameText

# The verbs of the notation, and words that are shorter, more natural, or German. Those shown to a reader are
# `terminal-word-*`.
VERBS: Final = {
    **{verb: verb for verb in ("play", "shop", "evict", "choose", "discard", "pass", "done", "stack")},
    **{verb: verb for verb in ("show", "give", "trade")},
    "w": "play", "call": "play", "do": "play", "buy": "shop", "end": "done", "hide": "stack",
    "spiel": "play", "spiele": "play", "ruf": "play", "rufe": "play", "kauf": "shop", "kaufe": "shop",
    "bitte": "evict", "leg": "discard", "lege": "discard", "nimm": "choose", "gib": "give",
    "ask": "ask", "offer": "offer", "lend": "offer", "order": "play", "haze": "play",
    "frag": "ask", "frage": "ask", "biete": "offer", "befiehl": "play", "schikaniere": "play", "schikanier": "play",
    "fertig": "done", "passe": "pass", "versteck": "stack", "verstecke": "stack", "zeig": "show",
}  # fmt: skip
# Verbs that stand for a card, and what is said about the camp the other way round.
DEEDS: Final = {
    **dict.fromkeys(("denounce", "denunziere", "denunzier", "verpetze", "verpetz", "verpfeife"), "denounced"),
}
TURNED: Final = {
    **dict.fromkeys([("raid", "ask"), ("ask", "camp"), ("bitte", "lager"), ("frag", "lager")], ("ask", "raid")),
    ("überfall", "fragen"): ("ask", "raid"),
}
ARTICLES: Final = ("the", "das")
WITH: Final = ("with", "mit")
ME: Final = ("me", "mich", "mir")
HERE: Final = ("here", "hier", "her")
DISCARDS: Final = ("discards", "ablage", "ablagestapel")
PLACES: Final = {"room": "room", "tent": "room", "zelt": "room", "hand": "hand"}  # where a card of the loot can go
AS: Final = ("as", "als")
NUMBER: Final = re.compile(r"#?\d+")
LONGEST_NUMBER: Final = 3  # digits
SHORTEST: Final = 3  # letters that are enough for the beginning of a name; with fewer, every typo would be a card


def straightened(said: Sequence[str]) -> list[str]:
    """`raid ask`, `denounce kara`, `haze leo with 4`: in the order of the notation, with the verb of the card first."""
    words = [*said]
    first = fold(words[0])
    said_to = [word for word in map(fold, words) if word not in ARTICLES]
    turned = next((move for key, move in TURNED.items() if [fold(word) for word in key] == said_to[:2]), None)
    if turned is not None:
        return [*turned]
    if first in DEEDS and words[1:]:
        link = [] if fold(words[1]) in LINKS else ["on"]
        return ["play", DEEDS[first], *link, *words[1:]]
    if VERBS.get(first) == "play":
        using = next((i for i, word in enumerate(words) if i > 1 and fold(word) in WITH), 0)
        if using and words[using + 1 :]:
            return [words[0], *words[using + 1 :], "on", *[word for word in words[1:using] if fold(word) not in LINKS]]
    return words


class Speller:
    """Knows the cards that one viewer can name."""

    def __init__(self, text: GameText, view: Any, names: Sequence[str]) -> None:
        self.numbers = text.numbers(view)
        self.hand = [*self.numbers.values()]
        self.in_play = text.in_play(view)
        self.spoken = text.card_names(view)
        self.cards = {card: (slug(card), slug(name)) for card, name in self.spoken.items()}
        self.names = {name.casefold(): name for name in names}
        self.me = names[view.viewer] if view.viewer < len(names) else ""

    def spell(self, words: Sequence[str], verb: str = "play") -> list[str]:
        """The words of a move as the notation has them. Anything that is neither a card nor a place stays as it is."""
        link = "to" if verb == "evict" else "on"
        spelled: list[str] = []
        while words:
            first = words[0].casefold()
            size = 1
            if first in self.names:
                spelled.append(self.names[first])
            elif first in HERE:
                spelled += [link, self.me]
            elif first in LINKS:
                spelled += [link, *(self._place(place) for place in words[1:2])]
                size = 2
            elif first in AS:
                spelled.append("as")
            elif verb == "choose" and len(words) == 1 and first in PLACES:
                spelled.append(PLACES[first])
            elif first in DISCARDS:
                spelled.append("discard")
            else:
                size, card = self.first_card(words)
                spelled.append(card)
            words = words[size:]
        return spelled

    def _place(self, said: str) -> str:
        """A person or a place: never a card, however its name begins."""
        place = said.casefold()
        if place not in self.names:
            if place in ME:
                return self.me
            if place in DISCARDS:
                return "discard"
        return said

    def first_card(self, words: Sequence[str]) -> tuple[int, str]:
        """How many of the words make up the first card, and which one it is."""
        for size in range(len(words), 0, -1):
            card = self._exact(words[:size])
            if card:
                return size, card
        return 1, self.find(words[0]) or words[0]

    def card(self, said: str) -> str:
        """The card that all these words mean. Raises Unreadable if there is none, or more than one."""
        card = self._exact(said.split()) or self.find(said)
        if not card:
            raise Unreadable("unknown_card", card=said)
        return card

    def _exact(self, words: Sequence[str]) -> str:
        if len(words) == 1 and NUMBER.fullmatch(words[0]) and self.spoken:
            return self._numbered(words[0].removeprefix("#"))
        said = slug(" ".join(words))
        return next((card for card, known in self.cards.items() if said in known), "")

    def _numbered(self, digits: str) -> str:
        number = int(digits) if len(digits) <= LONGEST_NUMBER else 0
        if number not in self.numbers:
            held = ", ".join(f"#{each}" for each in self.numbers)
            raise Unreadable("no_such_number", number=digits, hand=len(self.hand), held=held)
        return self.numbers[number]

    def find(self, part: str) -> str:
        """The card whose name, or a word of it, begins like this: in the hand, in play, or else anywhere."""
        said = slug(part)
        if len(said) < SHORTEST:
            return ""
        near = ((self.hand, False), (self.in_play, False), (self.hand, True), (self.in_play, True))
        for cards, is_inside in (*near, (self.cards, False), (self.cards, True)):
            found = [card for card in dict.fromkeys(cards) if self._begins(card, said, is_inside)]
            if len(found) == 1:
                return found[0]
            if found:
                raise Unreadable("ambiguous_card", card=part, cards=", ".join(self.spoken[card] for card in found))
        return ""

    def _begins(self, card: str, said: str, is_inside: bool) -> bool:
        """Whether the name, or a word inside it, begins like this."""
        return any(known.startswith(said) or (is_inside and f"_{said}" in known) for known in self.cards[card])


def spelled_out(text: GameText, view: Any, written: str, names: Sequence[str]) -> str:
    """A move of the notation as this reader would type it: verbs and links in their language, cards by their numbers in
    the hand, where equal cards have different ones, and by name elsewhere.
    """
    verb, *words = written.split()
    left = {f"#{number}": card for number, card in text.numbers(view).items()}
    spoken = text.card_names(view)
    own = f"terminal-word-{verb}"
    spelled = [text.words(own) if text.words.has(own) else verb]  # a new game has none yet
    for before, word in pairwise([verb, *words]):
        number = next((number for number, card in left.items() if card == word), "")
        if word in names and (before in ("on", "to") or verb in ("choose", "show")):
            spelled.append(word)
        elif word in PREPOSITIONS:
            spelled.append(text.words(f"terminal-word-{word}"))
        elif word == THE_DISCARDS:
            spelled.append(text.words("terminal-word-discards"))
        elif verb == "choose" and word == "room":
            spelled.append(text.words("terminal-word-room"))
        elif number and verb in ("play", "shop", "discard") and before not in names:  # otherwise it is a card in a room
            left.pop(number)
            spelled.append(number)
        else:
            spelled.append(slug(spoken[word]) if word in spoken else word)
    return " ".join(spelled)


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", fold(text)).strip("_")
