"""Where this user's files are, according to the XDG Base Directory standard."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

DEFAULTS: Final = {"XDG_STATE_HOME": ".local/state", "XDG_DATA_HOME": ".local/share"}


def user_folder(variable: str, environ: Mapping[str, str]) -> Path:
    """Our folder inside the one that this variable names."""
    place = Path(environ.get(variable, ""))
    if not place.is_absolute():  # the standard says to ignore a relative path
        try:
            place = Path.home() / DEFAULTS[variable]
        except RuntimeError:  # there is no home folder
            place = Path.cwd()
    return place / "stammtisch"
