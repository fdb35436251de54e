"""The exit codes of all commands except `play`, which has more of them."""

from typing import Final

FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
