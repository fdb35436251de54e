"""The page about the house is true: what it names is there, and everything on a floor is on its floor."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
STEPS = re.findall(r"^\| \d+ \| `(.+?)` \| `(.+?)` \|", PAGE, re.MULTILINE)
PATHS = sorted(set(re.findall(r"`((?:src|web|tests)/[^`]+)`", PAGE)))
DEFINED = r"(?:def|class|function) {0}\b|^\s*(?:async |private )*{0}\("  # in Python, in TypeScript, as a method there


def test_a_move_is_told_from_the_click_to_the_screen() -> None:
    assert len(STEPS) >= 10
    assert (STEPS[0][0].split("/")[0], STEPS[-1][0].split("/")[0]) == ("web", "web")
    assert {step[0].split("/")[2] for step in STEPS if step[0].startswith("src/")} == {"engine", "server", "store"}


@pytest.mark.parametrize(("file", "name"), STEPS)
def test_every_step_of_a_move_is_where_the_page_says(file: str, name: str) -> None:
    assert re.search(DEFINED.format(re.escape(name)), (ROOT / file).read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("path", PATHS)
def test_every_place_exists(path: str) -> None:
    assert (ROOT / path).exists()


def test_every_package_has_its_floor() -> None:
    picture = PAGE.split("```")[1]
    packages = {folder.name for folder in (ROOT / "src/stammtisch").iterdir() if (folder / "__init__.py").is_file()}
    assert {package for package in packages if package not in picture} == set()
