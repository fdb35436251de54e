"""For all tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

import pytest

# A shell that starts the tests in the background makes them ignore Ctrl-C, and every program they start would inherit
# that: what is tested about Ctrl-C must not depend on it.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="try things as often as in the attacks that they come from")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--long"):
        os.environ.setdefault("STAMMTISCH_FUZZ", "500")  # games of each kind for every property of random games


@pytest.fixture
def amount(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """How often something is tried: a little by default, as often as in the original attack with --long. Nothing is
    left out.
    """
    return lambda usual, long: long if request.config.getoption("--long") else usual
