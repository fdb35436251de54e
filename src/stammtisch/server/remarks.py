"""What people see in the faces around the table, and what bots say: it follows from what everybody has seen, and from
the clock. Nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, NamedTuple

from stammtisch.bots.characters import character_of
from stammtisch.boxes import find_box
from stammtisch.boxes.feelings import Feeling, feelings
from stammtisch.engine.event import Event
from stammtisch.engine.game import AnyGame
from stammtisch.text.words import Words

QUIET: Final = 9.0  # seconds between two lines at a table ...
SILENT: Final = 25.0  # ... and between two of the same bot
SAID: Final = 2  # one occasion in so many is worth a line
VARIANTS: Final = 2  # of every line

STOPPING: Final = "stopping"
AIMED_AT: Final = "aimed_at"


class Remark(NamedTuple):
    """A face, and where it is worth words, the message for them."""

    chair: int
    mood: str
    key: str

    def said(self, words: Words) -> str:
        return words(self.key) if self.key else ""


@dataclass
class Banter:
    """Who said something when, in this game."""

    last: float = -QUIET
    by_chair: dict[int, float] = field(default_factory=dict)
    attacks: dict[int, list[tuple[int, int]]] = field(default_factory=dict)  # on each chair: by whom, after which moves

    def heard(
        self,
        place: str,
        game: AnyGame,
        names: Sequence[str],
        bots: Sequence[int],
        events: Sequence[Event],
        answerer: int | None,
        at: float,
    ) -> list[Remark]:
        """What the events of one move are worth. `place` is the table and the entry: it decides what is said, so that
        everybody hears the same. Where several things move somebody, the last one shows.
        """
        found = feelings(game, len(names), find_box(game.kind.id).feelings, events)
        if answerer is not None:
            found.append(Feeling(answerer, "happy", STOPPING))
        moved = {feeling.seat: feeling for feeling in found}
        remarks: list[Remark] = []
        for chair, feeling in moved.items():
            key = ""
            chance = sha256(f"{place} {chair}".encode()).digest() if chair in bots else b""
            if chance and chance[0] % SAID == 0 and self._may_speak(chair, at):
                self.last = self.by_chair[chair] = at
                occasion = feeling.occasion.replace("_", "-")
                key = f"remark-{character_of(names[chair])}-{occasion}-{chance[1] % VARIANTS + 1}"
            remarks.append(Remark(chair, feeling.mood, key))
        return remarks

    def remember(self, game: AnyGame, seats: int, mover: int, events: Sequence[Event], moves: int) -> None:
        """Who has aimed something at whom."""
        for feeling in feelings(game, seats, find_box(game.kind.id).feelings, events):
            if feeling.occasion == AIMED_AT and feeling.seat != mover:
                self.attacks.setdefault(feeling.seat, []).append((mover, moves))

    def _may_speak(self, chair: int, at: float) -> bool:
        return at - self.last >= QUIET and at - self.by_chair.get(chair, at - SILENT) >= SILENT
