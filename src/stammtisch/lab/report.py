"""The commands `simulate` and `bench`."""

from __future__ import annotations

import json
import runpy
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import click

import stammtisch
from stammtisch.engine.problem import Problem
from stammtisch.lab.figures import summary_lines, write_report
from stammtisch.lab.simulate import Plan, simulate, summary
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
    report: Path | None,
) -> int:
    results = []
    stream = simulate(game, dict(options), len(bots), list(bots), games, seed, jobs, rotate=rotate)
    if report:
        report.touch()  # better to hear of a file that cannot be written before the games than after them
    with click.progressbar(stream, length=games, file=sys.stderr, label=words("simulate-label")) as progress:
        for result in progress:
            results.append(result)
            if as_json:
                print(json.dumps(result))
    if not as_json:
        for line in summary_lines(words, summary(results)):
            print(line)
    if report:
        write_report(words, Plan(game, dict(options), list(bots), seed, rotate), results, report)
    return 0


def run_bench(seconds: float, *, as_json: bool) -> int:
    """The benchmark lives next to the tests, not in the package: it runs from a checkout."""
    script = Path(stammtisch.__file__).parents[2] / "bench" / "speed.py"
    if not script.is_file():
        raise Problem("no_bench")
    return int(runpy.run_path(str(script))["main"](["--seconds", str(seconds), *(["--json"] if as_json else [])]))
