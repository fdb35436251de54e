"""Many games between bots. The same seed gives the same results in the same order, on any number of cores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from stammtisch.lab.executors import play
from stammtisch.lab.plan import FIXED, ROTATE, make_plan
from stammtisch.lab.result import Result


def simulate(
    game: str,
    options: Mapping[str, object],
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: str | int,
    jobs: int = 1,
    *,
    rotate: bool = False,
) -> Iterator[Result]:
    """Plays this many games; a single bot takes all seats. With `rotate`, everybody moves up one seat after each game.

    Faults of the table are reported at once (BadOption), not when the first result is requested.
    """
    plan = make_plan(game, options, bots, seats, seed, ROTATE if rotate else FIXED)
    return play(plan, 1, games, jobs)
