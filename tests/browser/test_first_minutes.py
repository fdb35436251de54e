"""The first three minutes: a newcomer who presses only what glows, the coach, the rules, and scenarios as tables."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, Visit, Visitor

SMALL_PHONE = (390, 664)
MOST_MINUTES = 4
MOST_PRESSES = 40
# What glows, once it can be pressed: the page locks new buttons for a moment ([data-settling]).
GLOWS = """() => {
  if (document.querySelector('[data-testid="lesson-end"]')) return 'end'
  if (document.querySelector('[data-settling], [data-sending]')) return null
  return document.querySelector('[data-glow]') ? 'glow' : null
}"""


def follow(visitor: Visitor, *, is_by_key: bool = False) -> int:
    """Presses exactly what glows until the guide is over, and returns how often."""
    for presses in range(MOST_PRESSES):
        found = visitor.page.wait_for_function(GLOWS, polling=60, timeout=20_000).json_value()
        if found == "end":
            return presses
        glowing = visitor.page.locator("[data-glow]")
        assert visitor.see("lesson-text").inner_text(), "nothing is said"
        if is_by_key:
            press_key(visitor, glowing)
        else:
            glowing.click()
        visitor.page.wait_for_timeout(150)  # the ring looks around eight times a second
    pytest.fail("the guide does not end")


def press_key(visitor: Visitor, glowing: Locator) -> None:
    """The glowing thing has the focus, so that Enter presses it; a place in a stack is reached with the arrows."""
    place = glowing.get_attribute("data-place")
    if place is not None:
        visitor.page.keyboard.press("Home")
        for _ in range(int(place) - 1):
            visitor.page.keyboard.press("ArrowRight")
        return
    expect(glowing).to_be_focused()
    visitor.page.keyboard.press("Enter")


def finish(visitor: Visitor, game: str, won: str, *, is_by_key: bool = False) -> float:
    """From the front page to the win; the seconds that it took."""
    visitor.open("#/")
    visitor.see("newcomer").get_by_test_id(f"learn-{game}").click()
    visitor.see("lesson").wait_for()
    begun = time.monotonic()
    follow(visitor, is_by_key=is_by_key)
    seconds = time.monotonic() - begun
    expect(visitor.see("win")).to_contain_text(won)
    expect(visitor.see("lesson-end")).to_contain_text(won)
    return seconds


def test_a_newcomer_wins_the_first_game(visit: Visit) -> None:
    assert finish(visit(), "cthulhu", "21 Slack") < MOST_MINUTES * 60


def test_a_newcomer_wins_on_a_small_phone_in_german(visit: Visit) -> None:
    assert finish(visit("de-DE", SMALL_PHONE, has_touch=True), "cthulhu", "21 Slack") < MOST_MINUTES * 60


@pytest.mark.parametrize(("game", "won"), [("goth", "21 Slack"), ("geek", "22 Slack")])
def test_a_newcomer_wins_the_first_game_of_another_set(visit: Visit, game: str, won: str) -> None:
    assert finish(visit("de-DE"), game, won) < MOST_MINUTES * 60


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE])
def test_a_newcomer_wins_the_first_round_of_scare(visit: Visit, size: tuple[int, int]) -> None:
    assert finish(visit("de-DE", size), "scare", "8 Punkte") < MOST_MINUTES * 60
