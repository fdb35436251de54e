"""What to type into the shell to start this program again, the way it was started this time."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

NAME: Final = "stammtisch"
VARIABLE: Final = "STAMMTISCH_PROGRAM"  # set by `./play`, which starts us in an environment that is not on the path


def program(argv: Sequence[str] | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """`stammtisch` if the shell finds it, or else what it does find."""
    if environ.get(VARIABLE):
        return environ[VARIABLE]
    started = Path((sys.argv if argv is None else argv)[0])
    if (started.parent.name, started.name) == (NAME, "__main__.py"):
        name = Path(sys.executable).name
        is_found = shutil.which(name, path=environ.get("PATH")) == sys.executable
        return f"{name if is_found else shlex.quote(sys.executable)} -m {NAME}"
    if started.name == NAME and shutil.which(NAME, path=environ.get("PATH")) is None:
        return shlex.quote(str(started.absolute()))
    return NAME


def command_line(*arguments: str, language: str = "") -> str:
    """The program with these arguments, and with a language if it is not the one that the environment asks for."""
    from stammtisch.text.words import language_of

    chosen = ["--lang", language] if language and language != language_of(os.environ) else []
    return " ".join([program(), *map(shlex.quote, [*arguments, *chosen])])
