"""Where the files of this user are, as the XDG Base Directory standard has it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

DEFAULTS: Final = {"XDG_STATE_HOME": ".local/state", "XDG_DATA_HOME": ".local/share"}


def user_folder(variable: str, environ: Mapping[str, str]) -> Path:
    """Our folder in the one that this variable names."""
    place = Path(environ.get(variable, ""))
    if not place.is_absolute():  # the standard: a relative one is to be ignored
        try:
            place = Path.home() / DEFAULTS[variable]
        except RuntimeError:  # nobody's home
            place = Path.cwd()
    return place / "stammtisch"
