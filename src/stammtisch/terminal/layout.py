"""Where words go on the screen: wrapped, in a grid, or in two columns. Marks of color take no space."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from stammtisch.terminal.tones import carried, size

GAP: Final = 3
SPACES: Final = re.compile("( +)")


def wrap(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """Words are never broken: a path has to stay in one piece. `first` and `rest` begin the lines."""
    lines: list[str] = []
    line, gap, is_begun = first, "", False
    for piece in SPACES.split(text):
        if not piece or piece.isspace():
            gap = piece or gap
            continue
        if is_begun and size(line) + len(gap) + size(piece) > width:
            lines.append(line)
            line, gap = rest, ""
        line, gap, is_begun = line + gap + piece, "", True
    return carried([*lines, line] if is_begun else lines)


def indented(line: str, width: int, more: str) -> list[str]:
    """A line that keeps its own indentation, and goes on further to the right."""
    own = line[: len(line) - len(line.lstrip(" "))]
    return wrap(line.lstrip(" "), width, own, own + more)


def grid(entries: Sequence[str], width: int, indent: int) -> list[str]:
    """Entries side by side in as few rows as possible, a long one across several columns. They read from left to
    right.
    """
    columns = sorted({size(entry) + GAP for entry in entries}, reverse=True)
    return min((_rows(entries, column, width - indent) for column in columns), key=len)


def _rows(entries: Sequence[str], column: int, width: int) -> list[str]:
    rows = [""]
    for entry in entries:
        place = -(-(size(rows[-1]) + GAP) // column) * column if rows[-1] else 0
        if rows[-1] and place + size(entry) > width:
            rows.append(entry)
        else:
            rows[-1] = padded(rows[-1], place) + entry
    return rows


def padded(text: str, width: int) -> str:
    return text + " " * max(0, width - size(text))


def side_by_side(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Two columns that are already wrapped, the left one this wide."""
    pairs = zip_longest(left, right, fillvalue="")
    return [f"{padded(first, width + GAP)}{second}".rstrip(" ") for first, second in pairs]
