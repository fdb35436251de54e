"""Files to read; `-` is the standard input."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

STDIN: Final = Path("-")


def read_bytes(path: Path, most: int = -1) -> bytes:
    """What is in the file, or the first `most` bytes of it."""
    if path == STDIN:
        return sys.stdin.buffer.read(most) if sys.stdin else b""
    with path.open("rb") as file:
        return file.read(most)
