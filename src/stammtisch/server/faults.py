"""Faults of ours: the log says where, and nothing that nobody may know."""

from __future__ import annotations

import logging
import traceback
from typing import Final

LOG: Final = logging.getLogger(__name__)


def log_fault(what: str, error: Exception) -> None:
    """Says where it happened and what kind of error it was. What an error says in words may name cards or keys."""
    LOG.error("%s: %s\n%s", what, type(error).__name__, "".join(traceback.format_tb(error.__traceback__)))
