"""Fib, the game of docs/engine.md, in a box of its own: with words, and with nothing that was drawn for it."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from stammtisch.boxes import AnyBox
from tests.docs.blocks import blocks

ROOT: Final = Path(__file__).resolve().parents[2]


def _lesson() -> Any:
    """The module that somebody gets who copies the lesson, from the imports to the box."""
    page = ROOT / "docs/engine.md"
    python = [block for block in blocks(page) if block.language == "python"]
    first = next(number for number, block in enumerate(python) if "class FibState" in block.text)
    last = next(number for number, block in enumerate(python) if "FIB_BOX: Final" in block.text)
    module = ModuleType("tests.fib.lesson")
    sys.modules[module.__name__] = module
    source = "\n\n".join(block.text for block in python[first : last + 1])
    exec(compile(source, str(page), "exec"), module.__dict__)
    return module


LESSON: Final = _lesson()
FIB_BOX: Final[AnyBox] = LESSON.FIB_BOX
