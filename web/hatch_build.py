"""Builds the page before it is packed: a wheel without it would be a server without a page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self._is_unpacked():
            return
        if subprocess.run([sys.executable, Path(self.root, "web/build.py")]).returncode:
            sys.exit("The page could not be built, so there is nothing to pack; the lines above say why.")

    def _is_unpacked(self) -> bool:
        """An sdist already contains the page, so that a wheel can be made from it where there is no Node."""
        root = Path(self.root)
        return (root / "PKG-INFO").is_file() and (root / "src/stammtisch/server/page/index.html").is_file()
