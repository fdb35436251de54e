"""How much one client may ask for: token buckets in memory, for there is one server."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_BUCKETS: Final = 10_000  # the longest unused are forgotten: they would be full again


class Limit:
    """`burst` at once, then `per_second`."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was

    def take(self, who: str, now: float) -> bool:
        """Whether there is one left for this client; if so it is taken."""
        left, then = self._buckets.pop(who, (float(self.burst), now))
        since = max(now - then, 0.0)  # a clock that was set back takes nothing away
        left = min(left + since * self.per_second, float(self.burst))
        is_allowed = left >= 1
        self._buckets[who] = (left - 1 if is_allowed else left, now)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return is_allowed
