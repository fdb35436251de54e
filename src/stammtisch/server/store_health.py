"""How well the server writes. Its operator reads about it in the log, and at api/health."""

from __future__ import annotations

import logging
from typing import Final

from stammtisch.engine.problem import Problem

LOG: Final = logging.getLogger(__name__)
SAY_AGAIN: Final = 60.0  # seconds between two log lines about the same trouble
MOST_SECONDS: Final = 5.0  # that a write may take
MOST_BACKLOG: Final = 1000  # messages that wait for the store; a busy server has a few dozen
LEAST_ROOM: Final = 256 * 1024 * 1024  # bytes on the store's disk; a thousand games take about as much

FAILING: Final = ("store_failed", "store_stuck")  # nothing can be written; all else is a warning


class StoreHealth:
    """Failed writes are counted in the log, the first of a series at once and with its reason."""

    def __init__(self) -> None:
        self.trouble: Problem | None = None  # why the last write failed, if it did
        self._failed = 0  # in a row
        self._untold = 0  # of these, how many since the last log line
        self._told_at = 0.0

    def note_success(self) -> None:
        """Something was written."""
        if self.trouble is not None:
            LOG.warning("the store writes again; %d writes have failed", self._failed)
        self.trouble, self._failed, self._untold = None, 0, 0

    def note_failure(self, trouble: Problem, now: float) -> None:
        """Something could not be written."""
        is_news = self.trouble is None or str(self.trouble) != str(trouble)
        self.trouble = trouble
        self._failed += 1
        self._untold += 1
        if is_news or now - self._told_at >= SAY_AGAIN:
            reason = getattr(trouble.__cause__, "orig", trouble)  # in the database's own words, if it was that
            LOG.error("the store cannot write: %s (%d writes)", reason, self._untold)
            self._told_at, self._untold = now, 0


def warnings(backlog: int, room: int | None) -> list[Problem]:
    """What will go wrong soon: the backlog of writes, and the `room` on the disk."""
    found = [Problem("store_backlog", count=backlog)] if backlog > MOST_BACKLOG else []
    if room is not None and room < LEAST_ROOM:
        found.append(Problem("disk_nearly_full", megabytes=room // 2**20))
    return found
