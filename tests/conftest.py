"""For all tests."""

from __future__ import annotations

import signal

# A shell that starts the tests in the background has them ignore Ctrl-C, and every program they start would inherit
# that: what is tested about Ctrl-C must not depend on it.
signal.signal(signal.SIGINT, signal.default_int_handler)
