"""A shelf of one's own: what a test puts on it is gone afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from stammtisch.boxes import parts, shelf
from stammtisch.games.slack.sets import ELSEWHERE, load_set
from stammtisch.server import catalog
from stammtisch.text.words import LOCALES, words

REMEMBERED: tuple[Any, ...] = (
    *(shelf.loaded, load_set, words, parts.rulebook, parts.shared_text, parts.painter_of),
    *(catalog.game, catalog.cards, catalog.rules),
)


@contextmanager
def own_shelf() -> Iterator[None]:
    """Words that were learned are forgotten too."""
    games, locales = dict(shelf.SHELF), list(LOCALES)
    try:
        yield
    finally:
        shelf.SHELF.clear()
        shelf.SHELF.update(games)
        shelf.JOINED.clear()
        ELSEWHERE.clear()
        LOCALES[:] = locales
        for remembered in REMEMBERED:
            remembered.cache_clear()
