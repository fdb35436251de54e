"""Words for the kinds and tags of cards, and for numbers: what the sentences on cards are made of."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.games.slack.cards import KINDS
from stammtisch.text.words import Words


def plain_name(id: str) -> str:
    """What can be read from an id that has no words."""
    return id.replace("_", " ").capitalize()


def faces(first: int, last: int) -> str:
    """Faces of a die: `4–6`, or `6` alone."""
    return str(first) if first == last else f"{first}–{last}"


def minus(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    return minus(number) if number < 0 else f"+{number}"


def word(words: Words, tag: str, form: str = "") -> str:
    """A kind or tag in one of its forms. A made-up tag gets generic forms."""
    key = f"word-{tag}.{form}" if form else f"word-{tag}"
    if words.has(key):
        return words(key)
    return words(key.replace(tag, "custom", 1), word=tag.replace("_", " ").title())


def joined(words: Words, items: Sequence[str], conjunction: str) -> str:
    *most, last = items
    return words(f"words-{conjunction}", most=", ".join(most), last=last) if most else last


def some(words: Words, tags: Sequence[str], n: int = 1) -> str:
    """`a Pet`, `one Food or Pet card`, `two Food or Pet cards`; no tags mean any card."""
    tags = with_pets(tags)
    if not tags and n == 1:
        return words("words-any")
    if n > 1:
        number = words("words-number", n=n)
        return words("words-counted", number=number, what=several(words, tags, "or"))
    if are_nouns(tags):
        return joined(words, [word(words, tag, "a") for tag in tags], "or")
    return words("words-one-card", stems=_stems(words, tags, "or"))


def several(words: Words, tags: Sequence[str], conjunction: str) -> str:
    """`Pets`, `Food and Booze cards`."""
    tags = with_pets(tags)
    if not tags:
        return words("words-any.many")
    if are_nouns(tags):
        return joined(words, [word(words, tag, "many") for tag in tags], conjunction)
    return words("words-cards", stems=_stems(words, tags, conjunction))


def counted(words: Words, tags: Sequence[str], n: int) -> str:
    """What follows a numeral: `Food or Pet card`, `Books`."""
    if n > 1:
        return several(words, tags, "or")
    return words("words-card", stems=_stems(words, with_pets(tags), "or"))


def with_pets(tags: Sequence[str]) -> list[str]:
    """Anything that looks for a Person finds Pets, too (SLACK-47), so the text has to say so. A set may call those who
    come as guests Cats, but what counts as a Pet is one, whatever else it is (GUE-89).
    """
    if "person" in tags:
        return list(dict.fromkeys(each for tag in tags for each in ((tag, "pet") if tag == "person" else (tag,))))
    return ["animal" if tag == "pet" else tag for tag in tags]


def are_nouns(tags: Sequence[str]) -> bool:
    return len(tags) == 1 or all(tag in (*KINDS, "animal") for tag in tags)


def _stems(words: Words, tags: Sequence[str], conjunction: str) -> str:
    *most, last = [word(words, tag, "stem") for tag in tags]
    return joined(words, [*(words("words-stem", stem=stem) for stem in most), last], conjunction)
