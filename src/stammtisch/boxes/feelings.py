"""How players feel about what everybody has just seen: a mood for the face, and an occasion to say something.

Which event moves whom is data of a game box (`GameBox.feelings`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from stammtisch.engine.event import SPECTATOR, Event, facts, visible
from stammtisch.engine.game import AnyGame

MOODS: Final = ("happy", "angry", "gloomy", "shocked", "mad")
OCCASIONS: Final = (
    *("stopping", "stopped", "aimed_at", "lost", "robbed", "took", "no_luck", "cozy", "mad"),
    *("gloomy", "faded", "new_job", "again"),
    *("promoted", "demoted", "wounded", "denounced", "innocent", "ordered"),
    *("scared", "paranoia", "won", "beaten"),
)
WON: Final = "game_won"  # in every game; its facts are the winners


@dataclass(frozen=True)
class Moves:
    """An event moves the seat that one of its facts names, perhaps only if another fact is large enough."""

    mood: str
    occasion: str
    fact: str = "seat"
    least: tuple[str, int] | None = None


class Feeling(NamedTuple):
    seat: int
    mood: str
    occasion: str


def feelings(game: AnyGame, seats: int, moved: Mapping[str, Sequence[Moves]], events: Sequence[Event]) -> list[Feeling]:
    """In the order of the events; what happens to somebody by their own hand moves nobody."""
    found: list[Feeling] = []
    kinds = game.kind.events
    for event in visible(events, SPECTATOR):
        name = kinds[event[0]].name
        if name == WON:
            found += [
                Feeling(seat, *(("happy", "won") if seat in event[2:] else ("gloomy", "beaten")))
                for seat in range(seats)
            ]
        elif name in moved:
            told = facts(kinds, event)
            found += [feeling for one in moved[name] if (feeling := _felt(one, told)) is not None]
    return found


def _felt(moves: Moves, told: Mapping[str, int | list[int]]) -> Feeling | None:
    seat = told[moves.fact]
    is_theirs = moves.fact != "seat" and seat == told["seat"]
    if not isinstance(seat, int) or seat < 0 or is_theirs:
        return None
    if moves.least is not None:
        value = told[moves.least[0]]
        if not isinstance(value, int) or value < moves.least[1]:
            return None
    return Feeling(seat, moves.mood, moves.occasion)
