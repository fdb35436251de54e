"""Sections of Markdown documents that a command writes and can write again."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from stammtisch.lab.plan import ROTATE, Plan
from stammtisch.lab.result import Result
from stammtisch.text.words import Words

START: Final = "<!-- {} -->\n"
END: Final = "<!-- end of the report -->\n"
FIRST: Final = 10  # games that are listed individually: replaying them shows whether a report still holds


def dealing(plan: Plan) -> list[str]:
    """The part of a command line that tells which cards go where."""
    return [*(["--rotate"] if plan.seating == ROTATE else []), "--seed", plan.seed]


def settings(plan: Plan) -> list[str]:
    """The same, and the options of the table."""
    return [*dealing(plan), *[word for name, value in plan.options.items() for word in ("--option", f"{name}={value}")]]


def command_line(*words: str) -> str:
    return shlex.join(["stammtisch", *words])


def write_section(command: str, paragraphs: Iterable[str], file: Path) -> None:
    """Puts the paragraphs into the file, replacing those that the same command put there; all other text stays."""
    start = START.format(command)
    before, found, after = (file.read_text("utf-8") if file.exists() else "").partition(start)
    if found:
        after = after.partition(END)[2]
    elif before:
        before += "\n"
    section = "\n".join([start, *[f"{paragraph}\n" for paragraph in paragraphs], END])
    file.write_text(before + section + after, "utf-8")


def table(head: str, rows: Iterable[str]) -> str:
    """The first column is for names, the others are for figures."""
    rule = " | ".join(["---", *["---:"] * head.count("|")])
    return "\n".join([f"| {line} |" for line in (head, rule, *rows)])


def first_games(words: Words, results: Sequence[Result]) -> str:
    """With which a reader, or a test, finds out whether the figures still hold."""
    first = results[:FIRST]
    winners = ["+".join([str(seat + 1) for seat in result["winners"]]) for result in first]
    rounds = [str(result["rounds"]) for result in first]
    return words("report-first", games=len(first), winners=" ".join(winners), rounds=" ".join(rounds))


def percent(share: float) -> float:
    return round(100 * share, 1)
