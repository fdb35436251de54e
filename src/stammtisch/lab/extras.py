"""Libraries that only some commands of the laboratory need. Whoever lacks one is told how to get it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from stammtisch.engine.problem import Problem


def need(library: str, extra: str) -> Any:
    try:
        return import_module(library)
    except ImportError:
        raise Problem("missing_library", library=library.partition(".")[0], extra=extra) from None
