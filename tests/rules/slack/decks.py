"""A deck as it is printed, read from its files, and how much of it repeats itself."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import stammtisch

SETS: Final = Path(stammtisch.__file__).parent / "games" / "slack" / "sets"
NUMBERS: Final = ("by", "n", "least", "most", "plus", "times")
DOES: Final = (
    *("effects", "each_turn", "in_play", "later", "lasts", "when"),
    *("target", "where", "cancels", "aimed", "needs", "spares"),
    *("loot", "loot_from", "first", "ordered", "only", "hits", "stays", "uncalled"),
)

Tables = dict[str, dict[str, Any]]


def read(name: str, file: str) -> dict[str, Any]:
    return tomllib.loads((SETS / name / file).read_text("utf-8"))


def in_the_deck(card: Mapping[str, Any]) -> int:
    copies: int = card.get("copies", 1)
    return copies


def plain_designs(deck: Tables) -> list[str]:
    """Cards that do nothing but bring Slack."""
    return [id for id, card in deck.items() if not {*DOES} & {*card} - {"cancels"} and card["kind"] != "whenever"]


def signatures(deck: Tables) -> set[str]:
    """What cards do. Those that differ in nothing but numbers and tags count as one."""
    does = [{field: card[field] for field in DOES if field in card} for card in deck.values()]
    return {json.dumps(_without(card, (*NUMBERS, "of")), sort_keys=True) for card in does}


def _without(value: Any, fields: Sequence[str]) -> Any:
    if isinstance(value, dict):
        return {name: _without(part, fields) for name, part in value.items() if name not in fields}
    return [_without(part, fields) for part in value] if isinstance(value, list) else value


def words_in(deck: Tables) -> Counter[str]:
    """How often the cards use each word of the card language."""
    return Counter(_words([*deck.values()]))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    for part in value if isinstance(value, list) else []:
        yield from [part] if isinstance(part, str) else _words(part)
