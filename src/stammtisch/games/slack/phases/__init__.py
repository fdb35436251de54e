"""The phases of a turn, by their ids. A set lists those it has (`set.toml`), and a mechanic may bring more."""

from __future__ import annotations

from typing import Final

from stammtisch.games.slack.phase import Phase
from stammtisch.games.slack.phases.call import Call
from stammtisch.games.slack.phases.discard import Discard
from stammtisch.games.slack.phases.draw import Draw
from stammtisch.games.slack.phases.free_time import FreeTime
from stammtisch.games.slack.phases.roll import Roll

__all__ = ["PHASES", "Phase"]

PHASES: Final[dict[str, type[Phase]]] = {phase.ID: phase for phase in (Draw, Roll, Call, FreeTime, Discard)}
