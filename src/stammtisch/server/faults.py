"""Our own faults: the log says where they happened, and nothing that must stay secret."""

from __future__ import annotations

import logging
import traceback
from typing import Final

LOG: Final = logging.getLogger(__name__)


def log_fault(what: str, error: Exception) -> None:
    """Says where it happened and what kind of error it was. The error's message may name cards or keys."""
    LOG.error("%s: %s\n%s", what, type(error).__name__, "".join(traceback.format_tb(error.__traceback__)))
