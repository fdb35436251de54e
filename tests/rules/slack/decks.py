"""A deck as it is printed, read from its files, and the words that its cards use."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import stammtisch

SETS: Final = Path(stammtisch.__file__).parent / "games" / "slack" / "sets"

Tables = dict[str, dict[str, Any]]


def read(name: str, file: str) -> dict[str, Any]:
    return tomllib.loads((SETS / name / file).read_text("utf-8"))


def in_the_deck(card: Mapping[str, Any]) -> int:
    copies: int = card.get("copies", 1)
    return copies


def words_in(deck: Tables) -> Counter[str]:
    """How often the cards use each word of the card language."""
    return Counter(_words([*deck.values()]))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    for part in value if isinstance(value, list) else []:
        yield from [part] if isinstance(part, str) else _words(part)
