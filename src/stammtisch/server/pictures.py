"""The pictures of a table at one moment, and what has changed in them since the moment before."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from operator import attrgetter
from typing import Any

from msgspec import Raw, json

from stammtisch.boxes import painter_of
from stammtisch.boxes.picture import Picture
from stammtisch.engine.event import SPECTATOR
from stammtisch.server.live import LiveTable
from stammtisch.text.gametext import GameText


class Pictures:
    """Good until somebody moves. `before` are those that all pages have, if they have any: what a page has is told by
    them and by nothing else. Whatever several readers have in common is drawn, compared and encoded once.
    """

    def __init__(self, live: LiveTable, before: Pictures | None = None) -> None:
        self.live = live
        self.before = before
        self._public: dict[str, Any] = {}  # by language
        self._worded: dict[tuple[str, str], Raw] = {}  # new fields with words, by language and name
        self._own: dict[tuple[int, str], Any] = {}  # by viewer and language

    def forget_before(self) -> Pictures:
        """Everybody has been told these, so nobody needs the ones before them any more."""
        self.before = None
        return self

    @cached_property
    def _drawn(self) -> Any:
        """Without words. A seat that looks as before is the same object, so that it is compared only once."""
        game, before = self.live.playing.game, self.before
        drawn = painter_of(game).draw(game, self.live.view(SPECTATOR))
        if before is not None and before._public:
            seats = zip(drawn.seats, before._drawn.seats, strict=True)
            drawn.seats = [was if seat == was else seat for seat, was in seats]
        return drawn

    def public(self, text: GameText) -> Picture:
        """What everybody sees who reads this language. Words follow from what is drawn, so a seat that looks as before
        keeps its words.
        """
        language, before, known = text.words.language, self.before, list[Any]()
        if language not in self._public:
            if before is not None and language in before._public:
                seats = zip(before._public[language].seats, before._drawn.seats, self._drawn.seats, strict=True)
                known = [seat if was is now else None for seat, was, now in seats]
            game, view = self.live.playing.game, self.live.view(SPECTATOR)
            self._public[language] = painter_of(game).in_words(game, self._drawn, view, text, known)
        found: Picture = self._public[language]
        return found

    def own(self, text: GameText, viewer: int, view: Any) -> Picture:
        """What a reader sees."""
        key, table = (viewer, text.words.language), self.live.playing
        if key not in self._own:
            public = self.public(text)
            self._own[key] = painter_of(table.game).own(table.game, public, view, text, table.names)
        found: Picture = self._own[key]
        return found

    def changes(self, text: GameText, viewer: int, view: Any) -> dict[str, Any] | None:
        """The fields of the reader's picture that are new; None if they have none yet. A seat that is None is as
        before.
        """
        before, language = self.before, text.words.language
        was = None if before is None else before._own.get((viewer, language))
        if before is None or was is None:
            return None
        now, public, public_was = self.own(text, viewer, view), self._public[language], before._public[language]
        found: dict[str, Any] = dict(self._changed)
        painter = painter_of(self.live.playing.game)
        for name in painter.WORDED:
            if name not in found:
                continue
            if (language, name) not in self._worded:
                value, old = getattr(public, name), getattr(public_was, name)
                self._worded[language, name] = Raw(json.encode(_new_seats(value, old) if name == "seats" else value))
            found[name] = self._worded[language, name]
        for name in painter.OWN:
            value, old = getattr(now, name), getattr(was, name)
            if value is not getattr(public, name) or old is not getattr(public_was, name):
                found.pop(name, None)
                if value != old:
                    found[name] = _new_seats(value, old) if name == "seats" else value
        return found

    @cached_property
    def _changed(self) -> dict[str, Raw]:
        """The fields of the public picture that are new, encoded: some still without their words."""
        assert self.before is not None
        fields = attrgetter(*self._drawn.__struct_fields__)
        values = zip(self._drawn.__struct_fields__, fields(self._drawn), fields(self.before._drawn), strict=True)
        return {name: Raw(json.encode(value)) for name, value, old in values if value != old}


def _new_seats(seats: Sequence[Any], were: Sequence[Any]) -> list[Any]:
    """None for those that are as before."""
    return [None if seat is was or seat == was else seat for seat, was in zip(seats, were, strict=True)]
