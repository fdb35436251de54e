"""What is known of a game before anybody sits down at a table of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stammtisch.engine.event import EventKind
from stammtisch.engine.option import Option, Value


class GameKind:
    """A game by its id. A family of games whose cards can be joined makes one for every set of them."""

    def __init__(
        self,
        id: str,
        *,
        version: int,
        seats: tuple[int, int],
        events: Sequence[EventKind],
        options: Sequence[Option] = (),
        presets: Mapping[str, Mapping[str, Value]] | None = None,
        family: str = "",
        first_version: int = 1,
        format_1_fields: Sequence[str] = (),
    ) -> None:
        self.id = id
        self.family = family or id  # games with the same rules core share their words for options
        self.version = version  # of the rules; raise it when an old record would replay differently
        self.seats = seats
        self.events = tuple(events)
        self.options = tuple(options)
        self.presets = dict(presets or {})  # the first one is the default
        # What the earliest records do not say: the version of their rules, and the fields their checksums cover.
        self.first_version = first_version
        self.format_1_fields = tuple(format_1_fields)
