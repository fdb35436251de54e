"""What a visitor who has never been here waits for. How long it takes is for bench/page.py; here it is how much."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from stammtisch.boxes import known_games
from tests.browser.conftest import BOXES, DESKTOP, PHONE, Server
from tests.browser.test_sizes import TWO_FRAMES

MOST_ON_THE_WIRE = 330_000
MOST_AGAIN = 8_000  # the page itself, the catalog and the headers of what is asked for again
MOST_SHIFT = 0.1
SIZES = [(320, 560), PHONE, (844, 390), (820, 1180), (1366, 640), DESKTOP, (1920, 1080), (2560, 1440)]
SHIFTS = """
  window.shift = 0
  const add = list => list.getEntries().forEach(entry => window.shift += entry.value)
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
"""


@pytest.fixture
def stranger(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A browser that has never been here."""
    width, height = getattr(request, "param", DESKTOP)
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-US")
    context.add_init_script(SHIFTS)
    yield context.new_page()
    context.close()


def weigh(page: Page) -> list[float]:
    """The bytes of every answer, headers included, as they come in."""
    wire: list[float] = []
    session = page.context.new_cdp_session(page)
    session.on("Network.loadingFinished", lambda event: wire.append(event["encodedDataLength"]))
    session.send("Network.enable")
    return wire


def test_a_cold_lobby_is_light(stranger: Page, server: Server) -> None:
    wire = weigh(stranger)
    stranger.goto(server.address, wait_until="networkidle")
    expect(stranger.locator(BOXES)).to_have_count(len(known_games()))
    assert sum(wire) <= MOST_ON_THE_WIRE


def test_a_warm_lobby_asks_only_whether_anything_is_new(stranger: Page, server: Server) -> None:
    stranger.goto(server.address, wait_until="networkidle")
    wire = weigh(stranger)
    answers: dict[str, int] = {}
    stranger.on("response", lambda answer: answers.update({answer.url: answer.status}))
    stranger.goto("about:blank")
    stranger.goto(server.address, wait_until="networkidle")
    expect(stranger.locator(BOXES)).to_have_count(len(known_games()))
    assert server.address in answers
    assert sum(wire) <= MOST_AGAIN


def test_a_table_comes_when_somebody_goes_there(stranger: Page, server: Server) -> None:
    asked: list[str] = []
    stranger.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    stranger.goto(server.address, wait_until="networkidle")
    assert not [name for name in asked if name.startswith(("Table-", "Board-", "Replay-", "icons-cards-"))]
    stranger.locator("form button[type=submit]").click()
    stranger.get_by_test_id("hand").wait_for()
    assert [name for name in asked if name.startswith("Table-")]


@pytest.mark.parametrize("stranger", SIZES, ids=str, indirect=True)
def test_nothing_jumps_when_the_form_comes(stranger: Page, server: Server) -> None:
    """The games come last, when everything else has been seen already: the worst case."""
    held: list[Route] = []
    stranger.route("**/api/games?*", lambda route: held.append(route))
    stranger.goto(server.address)
    stranger.get_by_role("heading", level=1).wait_for()
    stranger.evaluate("() => document.fonts.ready")
    stranger.evaluate(TWO_FRAMES)
    assert held, "the games have not been asked for"
    for route in held:
        route.continue_()
    expect(stranger.locator(BOXES)).to_have_count(len(known_games()))
    stranger.evaluate("() => document.fonts.ready")
    stranger.evaluate(TWO_FRAMES)
    shift: Any = stranger.evaluate("window.shift")
    assert shift <= MOST_SHIFT
