"""How much a deck repeats itself: what its cards do, apart from numbers and tags, and which do nothing at all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from stammtisch.games.slack.joining import copies_of

Table = Mapping[str, Any]

# What a card is, in contrast to what it does; and what differs between cards that do the same.
IS: Final = frozenset({"kind", "tags", "content", "stand_in", "cost", "slack", "copies", "name", "joke", "icon", "of"})
AMOUNTS: Final = frozenset({"by", "n", "least", "most", "plus", "times", "of"})


class Variety(NamedTuple):
    designs: int  # different cards in the deck
    signatures: int  # things that they do
    plain: list[str]  # cards that bring nothing but Slack


def variety(deck: Mapping[str, Table]) -> Variety:
    """Of the Life cards of a set, those that are in the deck."""
    cards = {id: card for id, card in deck.items() if copies_of(card)}
    does = {id: {field: card[field] for field in card.keys() - IS} for id, card in cards.items()}
    signatures = {json.dumps(_without_amounts(each), sort_keys=True) for each in does.values()}
    plain = [id for id, card in cards.items() if card["kind"] != "whenever" and not does[id].keys() - {"cancels"}]
    return Variety(len(cards), len(signatures), plain)


def _without_amounts(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_amounts(part) for name, part in value.items() if name not in AMOUNTS}
    return [_without_amounts(part) for part in value] if isinstance(value, list) else value
