"""The page: its types are the server's messages, and its own checks pass."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from stammtisch.server.schema import schema
from stammtisch.terminal.cards import icon_names

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_made_from_the_messages_as_they_are() -> None:
    written = json.loads((ROOT / "web/src/gen/messages.json").read_text("utf-8"))
    assert written == schema(), "python -m stammtisch.server.schema > web/src/gen/messages.json"


def test_the_icons_that_cards_may_have_are_those_that_the_page_is_built_with() -> None:
    """If this fails, another version of game-icons is installed: write its names into icons.txt."""
    installed = ROOT / "web/node_modules/@iconify-json/game-icons/icons.json"
    assert icon_names() == frozenset(json.loads(installed.read_text("utf-8"))["icons"])


def test_the_types_fit_and_the_unit_tests_of_the_page_pass() -> None:
    run = subprocess.run([sys.executable, ROOT / "web/build.py", "check"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
