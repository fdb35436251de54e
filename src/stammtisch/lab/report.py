"""What `simulate` and `bench` print."""

from __future__ import annotations

import json
import runpy
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import click

import stammtisch
from stammtisch.engine.problem import Problem
from stammtisch.lab.simulate import simulate, summary
from stammtisch.text.words import Words


def simulate_games(
    words: Words,
    game: str,
    options: Mapping[str, object],
    bots: Sequence[str],
    games: int,
    seed: str,
    jobs: int,
    *,
    rotate: bool,
    as_json: bool,
) -> int:
    results = []
    stream = simulate(game, dict(options), len(bots), list(bots), games, seed, jobs, rotate=rotate)
    with click.progressbar(stream, length=games, file=sys.stderr, label=words("simulate-label")) as progress:
        for result in progress:
            results.append(result)
            if as_json:
                click.echo(json.dumps(result))
    if not as_json:
        for line in _summary_lines(words, summary(results)):
            click.echo(line)
    return 0


def _summary_lines(words: Words, figures: Mapping[str, Any]) -> Iterable[str]:
    yield words(
        "simulate-summary",
        games=figures["games"],
        decisions=round(figures["mean_decisions"], 1),
        rounds=round(figures["mean_rounds"], 1),
    )
    for bot, line in figures["bots"].items():
        low, high = line["win_interval"]
        yield words(
            "simulate-bot",
            bot=bot,
            score=round(line["mean_score"], 2),
            wins=round(100 * line["win_share"], 1),
            low=round(100 * low, 1),
            high=round(100 * high, 1),
        )


def run_bench(seconds: float, *, as_json: bool) -> int:
    """The benchmark lives beside the tests, not in the package: it is run from a checkout."""
    script = Path(stammtisch.__file__).parents[2] / "bench" / "speed.py"
    if not script.is_file():
        raise Problem("no_bench")
    return int(runpy.run_path(str(script))["main"](["--seconds", str(seconds), *(["--json"] if as_json else [])]))
