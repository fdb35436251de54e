"""The council on a shelf of its own: a set whose mechanic comes from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from stammtisch.boxes import SlackSet, register
from stammtisch.games.slack import mechanics
from tests.mechanics.vote import Votes
from tests.shelves import own_shelf

HERE: Final = Path(__file__).parent
COUNCIL: Final = SlackSet("council", {}, HERE / "council", HERE / "locale")


@contextmanager
def council_on_the_shelf() -> Iterator[None]:
    mechanics.register(Votes)
    try:
        with own_shelf():
            register(COUNCIL)
            yield
    finally:
        mechanics.forget(Votes)
