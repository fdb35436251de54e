"""A small set of the Slack family from elsewhere, to be joined with ours."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stammtisch.boxes import SlackSet

HERE: Final = Path(__file__).parent
TOY: Final = SlackSet("toy", {"how-toy-coffee": ("TOYSET-01",)}, HERE / "toy", HERE / "locale")
