"""The fenced blocks of a page."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Block:
    """What is between two fences; `line` is the number of its first line."""

    language: str
    line: int
    text: str


def blocks(page: Path) -> list[Block]:
    found: list[Block] = []
    language: str | None = None
    first = 0
    lines = page.read_text("utf-8").splitlines()
    for number, line in enumerate(lines, start=1):
        if line.startswith("```"):
            if language is None:
                language, first = line.removeprefix("```").strip(), number + 1
            else:
                found.append(Block(language, first, "\n".join([*lines[first - 1 : number - 1], ""])))
                language = None
    assert language is None, f"{page.name}: the block in line {first} has no end"
    return found
