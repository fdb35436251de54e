"""Color as an addition: marks in a text that a screen with color shows and every other screen leaves out."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

# Control characters: no text of ours contains them, and they survive in every encoding.
MINE: Final = "\x01"  # what concerns the reader
LOSS: Final = "\x02"
GAIN: Final = "\x03"
WIN: Final = "\x04"
QUIET: Final = "\x05"  # what can be skipped
END: Final = "\x0f"
STYLES: Final[Mapping[str, Mapping[str, Any]]] = {
    MINE: {"fg": "cyan"},
    LOSS: {"fg": "red"},
    GAIN: {"fg": "green"},
    WIN: {"fg": "green", "bold": True},
    QUIET: {"dim": True},
}
MARKS: Final = re.compile(f"[{''.join(STYLES)}{END}]")


def toned(text: str, mark: str) -> str:
    return f"{mark}{text}{END}" if mark and text else text


def bare(text: str) -> str:
    return MARKS.sub("", text)


def size(text: str) -> int:
    """How many columns it takes."""
    return len(bare(text))


def carried(lines: Sequence[str]) -> list[str]:
    """Lines that each have their own marks: a tone that goes on in the next line begins there anew."""
    found, mark = [], ""
    for line in lines:
        begun = mark
        for each in MARKS.findall(line):
            mark = "" if each == END else each
        found.append(begun + line + (END if mark else ""))
    return found
