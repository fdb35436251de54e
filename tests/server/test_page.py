"""The page: its types are the server's messages, and its own checks pass."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from stammtisch.server.schema import schema

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_made_from_the_messages_as_they_are() -> None:
    written = json.loads((ROOT / "web/src/gen/messages.json").read_text("utf-8"))
    assert written == schema(), "python -m stammtisch.server.schema > web/src/gen/messages.json"


def test_the_types_fit_and_the_unit_tests_of_the_page_pass() -> None:
    run = subprocess.run([sys.executable, ROOT / "web/build.py", "check"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
