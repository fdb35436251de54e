"""Tables for tests: opened, seated and played without a server."""

from __future__ import annotations

from random import Random
from typing import Any

from stammtisch.server import clock, commands
from stammtisch.server.live import LiveTable, LoggedEntry
from stammtisch.store import Entry

NAMES = ("Ann", "Bob", "Cem", "Dan", "Eve")


def table(
    game: str = "cthulhu", people: int = 2, bots: int = 2, options: dict[str, Any] | None = None, **pace: float
) -> LiveTable:
    """A table where everybody sits and nobody has begun."""
    live = LiveTable("abcd2345")
    commands.open_table(live, game, options or {}, people + bots, dict(pace), 0.0)
    for chair in range(people):
        commands.sit(live, NAMES[chair], f"ticket {chair}", "en", 0.0)
    for chair in range(people, people + bots):
        commands.seat_bot(live, 0, chair, "random", 0.0)
    return live


def started(
    game: str = "cthulhu",
    people: int = 2,
    bots: int = 2,
    seed: str = "7",
    options: dict[str, Any] | None = None,
    **pace: float,
) -> LiveTable:
    live = table(game, people, bots, options, **pace)
    commands.start(live, 0, seed, 0.0)
    return live


def entries(live: LiveTable) -> list[Entry]:
    """Everything that has happened so far; can be called once."""
    return [told.entry for told in live.take_fresh()]


def play_some(live: LiveTable, rng: Random, most: int, now: float = 0.0) -> tuple[list[LoggedEntry], float]:
    """People move at random, and time goes by, until this many moves are made or the game is over."""
    told: list[LoggedEntry] = live.take_fresh()
    for _ in range(most):
        if live.decision is None:
            break
        due = clock.due_at(live)
        person = [chair for chair in live.asked if chair in live.people]
        if person and (due is None or rng.random() < 0.7):
            chair = rng.choice(person)
            game = live.playing.game
            move = rng.choice(game.moves(live.playing.state, chair))
            commands.move(live, chair, game.write(move, live.playing.names), now)
        elif due is not None:
            now = max(now, due)
            clock.tick(live, now)
        told += live.take_fresh()
    return told, now
