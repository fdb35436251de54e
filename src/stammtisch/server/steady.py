"""The clock of the tables. It asks what time it is when it starts, and after that only how much time goes by."""

from __future__ import annotations

import time
from collections.abc import Callable


def steady_clock(
    wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic
) -> Callable[[], float]:
    """Seconds since 1970, whatever happens to the machine's clock meanwhile: a window that closes in four seconds does
    so even if the clock is set back two hours.
    """
    start = wall() - monotonic()
    return lambda: start + monotonic()
