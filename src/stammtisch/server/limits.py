"""How much one client may ask for, and have at the same time. It is kept in memory, because there is one server."""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Final

MOST_BUCKETS: Final = 10_000  # those unused for the longest time are forgotten: they would be full again


class Limit:
    """`burst` at once, then `per_second`."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when that was measured

    def take(self, who: str, now: float, cost: int = 1) -> bool:
        """Whether this client has that much left; if so, it is taken."""
        left, then = self._buckets.pop(who, (float(self.burst), now))
        since = max(now - then, 0.0)  # a clock that was set back takes nothing away
        left = min(left + since * self.per_second, float(self.burst))
        is_allowed = left >= cost
        self._buckets[who] = (left - cost if is_allowed else left, now)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return is_allowed


class Places:
    """What clients have at the same time: at most `each` of them this many, and all together `total`."""

    def __init__(self, each: int, total: int = sys.maxsize) -> None:
        self.each = each
        self.total = total
        self._taken = 0
        self._of: dict[str, int] = {}

    @property
    def are_gone(self) -> bool:
        return self._taken >= self.total

    def are_gone_for(self, who: str) -> bool:
        """Whether this client has had enough."""
        return self._of.get(who, 0) >= self.each

    def take(self, who: str) -> None:
        self._taken += 1
        self._of[who] = self._of.get(who, 0) + 1

    def give_back(self, who: str) -> None:
        self._taken -= 1
        self._of[who] -= 1
        if not self._of[who]:
            del self._of[who]
