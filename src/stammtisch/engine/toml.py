"""Where a TOML file is wrong. What its parser says about it is English, so nobody is told more than the place."""

from __future__ import annotations

import re
from typing import Final

PLACE: Final = re.compile(r"at line (\d+), column (\d+)")


def wrong_place(error: BaseException) -> tuple[int, int]:
    """The line and the column; 0 if the parser does not say, as at the end of a file."""
    found = PLACE.search(str(error))
    return (int(found[1]), int(found[2])) if found else (0, 0)
