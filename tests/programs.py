"""Programs that are not Python packages but part of what is tested: if one is missing, a test fails; it never skips."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

import pytest

PLACES: Final = f"{os.environ.get('PATH', os.defpath)}{os.pathsep}/usr/sbin"  # servers are not always on the path
LOCK: Final = Path(tempfile.gettempdir(), "stammtisch-installs.lock")


def program(*names: str, package: str) -> str:
    """The first of these that exists. On Debian with enough rights, the package that has it is installed."""
    if not _find(names) and os.geteuid() == 0 and Path("/etc/debian_version").exists():
        with LOCK.open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # Debian installs for one at a time, and refuses others at once
            if not _find(names):
                _apt("update")
                _apt("install", "-y", "--no-install-recommends", package)
    found = _find(names)
    if not found:
        pytest.fail(f"There is no {' or '.join(filter(None, names))}: install the package {package}.")
    return found


def _find(names: tuple[str, ...]) -> str:
    return next((path for name in names if name and (path := shutil.which(name, path=PLACES))), "")


def _apt(*arguments: str) -> None:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = subprocess.DEVNULL
    subprocess.run(["apt-get", *arguments], check=False, env=env, stdout=quiet, stderr=quiet, timeout=600)
