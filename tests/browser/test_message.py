"""What a message costs: how much is worked out anew for it, counted. How long that takes is for bench/page.py."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, Server
from tests.browser.positions import Position, Teller
from tests.browser.scenes import BAG, GUESTS, slack, take_seat

PATIENT: Final = {"ring": 0.0, "bots": 0.0}  # a ring that runs out is drawn anew ten times a second
TRIP: Final = f"shop {' '.join(BAG)}"
# Whoever may answer sees a glow, and that never ends.
SETTLED: Final = """() => {
  const isMoving = document.getAnimations().some(one => one.effect.getComputedTiming().endTime < Infinity)
  return !isMoving && !document.querySelector('[data-settling]')
}"""
# Which cards are on their way when the log is told.
WATCH_LOG: Final = """() => {
  window.told = []
  const look = () => told.push(document.getAnimations().filter(one => one.effect.target.matches('li, .card-in')).length)
  new MutationObserver(look).observe(document.querySelector('[data-testid=log]'), { childList: true })
}"""

WATCH_BOARD: Final = """() => {
  window.touched = []
  const note = found => touched.push(...found.map(one => `${one.target.nodeName} ${one.type} ${one.attributeName}`))
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(note).observe(document.querySelector('.board'), all)
}"""
# In whose rooms cards are laid out anew.
WATCH_ROOMS: Final = """() => {
  window.moved = []
  const note = found => {
    for (const { target } of found) {
      const { seat } = target.closest('.room').dataset
      if (!moved.includes(seat)) moved.push(seat)
    }
  }
  const all = { subtree: true, childList: true, attributes: true }
  for (const cards of document.querySelectorAll('.room ul')) new MutationObserver(note).observe(cards, all)
}"""
# Parts of the board that change when they are told their size while a frame is drawn: it is laid out again for them.
WATCH_OBSERVERS: Final = """(() => {
  window.late = []
  const look = one => one.style.cssText + one.dataset.low
  const parts = () => [...document.querySelectorAll('.board li, .board [data-low]')].map(look).join()
  window.ResizeObserver = class extends ResizeObserver {
    constructor(tell) {
      super((entries, observer) => {
        const before = parts()
        const note = () => { if (parts() !== before) late.push(...entries.map(entry => entry.target.className)) }
        tell(entries, observer)
        queueMicrotask(note)
      })
    }
  }
})()"""
SOME_FRAMES: Final = """async () => {
  for (const _ of [1, 2, 3, 4]) await new Promise(requestAnimationFrame)
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Somebody who likes to see cards move."""
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, reduced_motion="no-preference")
    yield context.new_page()
    context.close()


def before_a_trip(seats: int = 5) -> Position:
    """The first of the others is about to announce a large Shopping trip, and all may answer it; all rooms are full."""
    hands = {seat: {"hand": [GUESTS[seat - 2]]} for seat in range(2, seats)}
    return slack("free_time", seats, turn=1, facts={1: {"hand": BAG}, **hands}, pace=PATIENT)


def sit_down(page: Page, server: Server, position: Position) -> Teller:
    teller = Teller(page, position, "en")
    take_seat(page, server.address, position.game)
    page.get_by_test_id("hand").locator("[data-card]").first.wait_for()
    page.wait_for_function("() => document.querySelector('[data-testid=hand] .picture path[d]')")
    page.wait_for_function(SETTLED)
    return teller


def restyled(browser: Browser, page: Page, teller: Teller, seat: int, move: str) -> list[int]:
    """Of how many elements the styles are worked out, each time that happens while the page takes up a message."""
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    teller.move(seat, move)
    page.get_by_test_id("bell").wait_for()
    page.wait_for_function(SETTLED)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return [event["args"]["elementCount"] for event in events if "elementCount" in event.get("args", {})]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_bell_does_not_restyle_the_rooms(browser: Browser, page: Page, server: Server, seats: int) -> None:
    """The rooms of the others stay as they are, except for that of the announcement; the own room makes way."""
    teller = sit_down(page, server, before_a_trip(seats))
    height = page.locator(".own").evaluate("room => room.clientHeight")
    everything = page.locator("*").count()
    page.evaluate(WATCH_ROOMS)
    counts = restyled(browser, page, teller, 1, TRIP)
    assert page.locator(".own").evaluate("room => room.clientHeight") < height
    assert page.evaluate("moved") == ["1"]
    assert max(counts) < everything / 3
    assert page.locator("use").count() == 0  # icons that a file is asked for are built twice


def test_parts_know_their_size_before_they_are_drawn(page: Page, server: Server) -> None:
    """A bell makes the own room smaller: its cards have their new places before the frame that shows it."""
    page.add_init_script(WATCH_OBSERVERS)
    teller = sit_down(page, server, before_a_trip())
    height = page.locator(".own").evaluate("room => room.clientHeight")
    teller.move(1, TRIP)
    page.get_by_test_id("bell").wait_for()
    page.wait_for_function(SETTLED)
    assert page.locator(".own").evaluate("room => room.clientHeight") < height
    assert page.evaluate("late") == []
    page.set_viewport_size({"width": DESKTOP[0] - 100, "height": DESKTOP[1] - 100})  # nobody can know that before
    page.wait_for_function("() => late.length")


def test_cards_set_out_before_the_log_tells_it(page: Page, server: Server) -> None:
    teller = sit_down(page, server, before_a_trip())
    page.evaluate(WATCH_LOG)
    teller.move(1, TRIP)
    page.wait_for_function("() => told.length")
    assert page.evaluate("told[0]") >= len(BAG)


def test_whoever_passes_changes_nothing_for_the_others(page: Page, server: Server) -> None:
    """Nothing on the board is touched, and its controls do not settle once more: the question stays the same."""
    teller = sit_down(page, server, before_a_trip())
    teller.move(1, TRIP)
    page.get_by_test_id("stop").wait_for()
    page.wait_for_function(SETTLED)
    page.evaluate(WATCH_BOARD)
    for seat in (2, 3):
        teller.let_go(seat)
    page.evaluate(SOME_FRAMES)
    assert page.evaluate("touched") == []
    teller.let_go(0)
    expect(page.get_by_test_id("stop")).to_have_count(0)  # it has heard of all three
    assert page.evaluate("touched.length") > 0
