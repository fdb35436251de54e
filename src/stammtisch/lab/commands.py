"""The commands of the laboratory: what they play, and where it goes."""

from __future__ import annotations

import json
import runpy
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import click

import stammtisch
from stammtisch.engine.problem import Problem
from stammtisch.lab import arena, compare, figures
from stammtisch.lab.markdown import write_section
from stammtisch.lab.page import run_page
from stammtisch.lab.plan import Plan
from stammtisch.lab.result import Result
from stammtisch.lab.runs import Run, read_run, run_games, show_lines
from stammtisch.lab.summary import summary
from stammtisch.text.words import Words


class Place(NamedTuple):
    """Where the games of a command are played, and what is written besides the sentences on the screen."""

    jobs: int = 1
    cluster: str = ""
    out: Path | None = None  # every game
    report: Path | None = None  # a section of a document
    as_json: bool = False

    def play(self, words: Words, plan: Plan, games: int) -> list[Result]:
        """All games of the plan, with a bar that says how long it will take."""
        begun, rest = run_games(plan, games, self.out, self.jobs, self.cluster)
        if self.report:
            self.report.touch()  # better to hear of a file that cannot be written before the games than after them
        if begun:
            print(words("simulate-begun", games=len(begun), file=str(self.out)), file=sys.stderr)
        left, label = games - len(begun), words("simulate-label")
        with click.progressbar(rest, length=left, file=sys.stderr, label=label, show_pos=True) as progress:
            results: Iterable[Result] = chain(begun, progress)
            return list(show_lines(plan, results, sys.stdout) if self.as_json else results)

    def tell(self, words: Words, lines: Iterator[str]) -> None:
        if not self.as_json:
            for line in lines:
                print(line)


def simulate(words: Words, plan: Plan, games: int, place: Place) -> int:
    results = place.play(words, plan, games)
    place.tell(words, figures.summary_lines(words, summary(results, plan.deck)))
    if place.report:
        command = figures.command_of(plan, games, words.language, place.report)
        write_section(command, figures.paragraphs(words, plan, results, command), place.report)
    return 0


def hold_arena(words: Words, plan: Plan, games: int, place: Place) -> int:
    games = plan.whole(games)
    results = place.play(words, plan, games)
    place.tell(words, arena.arena_lines(words, plan, results))
    if place.report:
        command = arena.command_of(plan, games, words.language, place.report)
        write_section(command, arena.paragraphs(words, plan, results, command), place.report)
    return 0


def compare_sides(
    words: Words, sides: Sequence[str], plans: Sequence[Plan | Path], bots: Sequence[str], games: int, place: Place
) -> int:
    runs = [_run(words, plan, games, place._replace(as_json=False)) for plan in plans]
    found = compare.compare(*runs)
    if place.as_json:
        for each in found.differences:
            print(json.dumps({**each._asdict(), "difference": each.value, "is_sure": each.is_sure}))
    place.tell(words, compare.compare_lines(words, found))
    if place.report:
        command = compare.command_of(sides, runs[0].plan, games, bots, words.language, place.report)
        write_section(command, compare.paragraphs(words, sides, runs, found, command), place.report)
    return 0


def _run(words: Words, side: Plan | Path, games: int, place: Place) -> Run:
    if isinstance(side, Path):
        return read_run(side)
    return Run(side, side.deck, place.play(words, side, games))


def report(words: Words, file: Path, page: Path) -> int:
    """A page about a run that can be sent to anybody."""
    run = read_run(file)
    if not run.results:
        raise Problem("empty_run", file=str(file))
    page.write_text(run_page(words, run), "utf-8")
    print(words("report-written", file=str(page), games=len(run.results)))
    return 0


def run_bench(seconds: float, *, as_json: bool) -> int:
    """The benchmark lives next to the tests, not in the package: it runs from a checkout."""
    script = Path(stammtisch.__file__).parents[2] / "bench" / "speed.py"
    if not script.is_file():
        raise Problem("no_bench")
    return int(runpy.run_path(str(script))["main"](["--seconds", str(seconds), *(["--json"] if as_json else [])]))
