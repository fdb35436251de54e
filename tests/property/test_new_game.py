"""A new game passes the same suite as soon as it is on the shelf: here Fib, from the lesson in docs/engine.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from stammtisch.boxes import GameBox
from stammtisch.boxes.shelf import SHELF
from tests.docs.blocks import blocks
from tests.property import test_copies, test_play, test_secrets

LESSON = Path(__file__).resolve().parents[2] / "docs" / "engine.md"
SUITE: list[Callable[[str], None]] = [
    test
    for module in (test_play, test_copies, test_secrets)
    for name, test in vars(module).items()
    if name.startswith("test_") and [*signature(test).parameters] == ["name"]
]


@pytest.fixture
def fib() -> Iterator[str]:
    """The code of the lesson, from the frames of the game to its rules. It has no profile: the defaults must do."""
    code = [block.text for block in blocks(LESSON) if block.language == "python"]
    first = next(i for i, text in enumerate(code) if "class FibState" in text)
    last = next(i for i, text in enumerate(code) if "class Fib(" in text)
    names: dict[str, Any] = {"__name__": "fib"}
    exec(compile("\n".join(code[first : last + 1]), str(LESSON), "exec"), names)
    SHELF["fib"] = GameBox(kind=names["FIB"], rules=names["Fib"])
    yield "fib"
    del SHELF["fib"]


def test_the_suite_is_there() -> None:
    assert len(SUITE) > 25


@pytest.mark.parametrize("property", SUITE, ids=[test.__name__ for test in SUITE])
def test_the_game_of_the_lesson_passes(fib: str, property: Callable[[str], None]) -> None:
    property(fib)
