"""What the documents say about many games was written by commands; a few games of each are played again here."""

from __future__ import annotations

import re
import shlex
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stammtisch.cli.commands import COMMANDS
from stammtisch.lab.arena import arena_plan
from stammtisch.lab.compare import read_side
from stammtisch.lab.plan import FIXED, ROTATE, Plan, make_plan
from stammtisch.lab.result import play_games

DOCS = Path(__file__).resolve().parents[2] / "docs"
FEW = 4  # games of each section
SECTION = re.compile(r"^<!-- (stammtisch (?:simulate|arena|compare) .*?) -->$(.*?)^<!-- end", re.MULTILINE | re.DOTALL)
FIRST = re.compile(r"first \d+ games were won by seat ([\d+ ]+) in ([\d ]+) rounds")


class Section(NamedTuple):
    page: str
    command: str
    text: str

    @property
    def asked(self) -> dict[str, Any]:
        _, name, *words = shlex.split(self.command)
        return COMMANDS.commands[name].make_context(name, words).params

    def plans(self) -> list[Plan]:
        asked = self.asked
        options = dict(setting.split("=", 1) for setting in asked.get("settings", ()))
        match shlex.split(self.command)[1]:
            case "simulate":
                bots, seating = asked["bots"].split(","), ROTATE if asked["rotate"] else FIXED
                return [make_plan(asked["game"], options, bots, len(bots), asked["seed"], seating)]
            case "arena":
                return [arena_plan(asked["game"], options, asked["bots"], asked["seats"], asked["seed"])]
        bots = asked["bots"].split(",") if asked["bots"] else []
        sides = [read_side(asked[side], bots, asked["seats"], asked["seed"], rotate=asked["rotate"]) for side in "ab"]
        return [side for side in sides if isinstance(side, Plan)]


def sections() -> list[Section]:
    return [
        Section(page.name, *found)
        for page in sorted(DOCS.glob("*.md"))
        for found in SECTION.findall(page.read_text("utf-8"))
    ]


def test_every_page_of_balance_was_written_by_commands() -> None:
    assert {page.name for page in DOCS.glob("balance-*.md")} <= {section.page for section in sections()}


@pytest.mark.parametrize("section", sections(), ids=lambda section: f"{section.page}: {section.command[:60]}")
def test_a_section_tells_of_the_games_as_they_are(section: Section) -> None:
    """If this fails, cards, rules or bots have changed: run its command again, then read what it says."""
    assert f"    {section.command}\n" in section.text
    assert section.asked["report"] == Path("docs") / section.page
    said, plans = FIRST.findall(section.text), section.plans()
    assert len(said) == len(plans) > 0
    for (winners, rounds), plan in zip(said, plans, strict=True):
        played = list(islice(play_games(plan, range(1, FEW + 1)), FEW))
        told = ["+".join([str(seat + 1) for seat in result["winners"]]) for result in played]
        assert told == winners.split()[:FEW]
        assert [str(result["rounds"]) for result in played] == rounds.split()[:FEW]
