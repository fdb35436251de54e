"""Sets that are joined: ticked in the lobby, looked at before the game, and what is new at such a table."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from typing import Final

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from stammtisch.boxes import load
from stammtisch.engine.table import Table
from tests.browser.conftest import DESKTOP, FIND_WAY, PHONE, WAYS, Server, Visit
from tests.browser.courses import Step, find_course, moments
from tests.browser.positions import Facts, Position
from tests.browser.scenes import JOINED, STAGED
from tests.browser.test_access import violations
from tests.browser.test_stage import sit_down
from tests.browser.test_whole_games import play

NAMES: Final = ("Ann", "Bernd", "Cem")
SIX: Final = (*NAMES, "Dora", "Emil", "Fay")
WORDS: Final = {
    "en-US": ("Where the rulebooks differ, that of Chez Goth rules.", "2 to 8 players", "Play alone with bots now"),
    "de-DE": (
        "Wo die Regelhefte verschieden sind, gilt das von Chez Goth.",
        "2 bis 8 Leute",
        "Gleich mit Bots spielen",
    ),
}


@pytest.mark.parametrize(("locale", "size", "scheme"), [("en-US", DESKTOP, "dark"), ("de-DE", PHONE, "light")])
def test_from_ticked_sets_to_a_table_of_six(visit: Visit, locale: str, size: tuple[int, int], scheme: str) -> None:
    """By keyboard. The first set rules, the deck can be looked at, and nobody is asked about sets that do not fit."""
    first, seats, start = WORDS[locale]
    ann = visit(locale, size)
    ann.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    ann.open("#/")
    goth, geek = [ann.page.get_by_role("checkbox", name=name) for name in ("Goth", "Geek")]
    for box in (goth, geek):
        box.focus()
        ann.page.keyboard.press("Space")
    expect(ann.see("joined")).to_contain_text(first)
    expect(ann.see("joined")).to_contain_text(seats)
    assert violations(ann) == []

    ann.see("look-at-deck").click()
    cards = ann.see("deck-card")
    expect(cards.first).to_be_visible()
    total = cards.count()
    ann.see("deck-set").select_option("goth")
    expect(cards.locator('[data-emblem="geek"]')).to_have_count(0)
    expect(cards.locator('[data-emblem="goth"]').first).to_be_attached()
    of_goth = cards.count()
    ann.see("deck-set").select_option("geek")
    assert total < of_goth + cards.count() < total + 10  # the same cards are in both: they count once
    ann.see("deck-kind-job").click()
    assert 8 <= cards.count() <= 10
    assert violations(ann) == []
    ann.page.keyboard.press("Escape")

    geek.uncheck(force=True)
    expect(ann.see("joined")).to_be_empty()
    geek.check(force=True)
    ann.page.locator("details.more > summary").click()
    for _ in range(2):
        ann.page.locator("details.more .people button").nth(1).click()
    ann.page.get_by_role("button", name=start).click()
    ann.page.wait_for_url("**/#/t/*")
    ann.hand()
    expect(ann.see("room")).to_have_count(5)
    if size == DESKTOP:  # on a phone one card is open, and it may be one that both sets have: those wear no emblem
        expect(ann.page.locator('[data-testid="hand"] [data-emblem]').first).to_be_attached()


def goth(phase: str, **ann: object) -> Position:
    """Ann has Gloom and is alone."""
    seats: list[Facts] = [{"gloom": 3, "job": "poet", "hand": ["sleep"], **ann}, {"hand": []}, {"hand": []}]
    return Position("goth", NAMES, {"turn": "Ann", "phase": phase}, seats)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.rule("GOTH-08")
def test_gloom_fades_in_sight_of_everybody_unless_somebody_is_called(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    teller = sit_down(ann, goth("call", hand=["sleep", "grandma_in_black"]))
    expect(ann.page.locator("[data-main]")).to_contain_text("Let 1 Gloom fade")
    expect(ann.page.locator("[data-main]")).to_contain_text("3 → 2")
    expect(ann.see("lonely")).to_contain_text("Nobody is here")
    assert violations(ann) == []
    ann.see("call-someone").click()
    expect(ann.page.locator('[data-testid="hand"] [data-card="grandma_in_black"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    ann.see("put-down").click()
    drops = ann.see("own-room").get_by_test_id("gloom")
    expect(drops).to_have_attribute("data-count", "3")
    ann.page.evaluate("""() => {
      window.gone = 0
      new MutationObserver(() => (window.gone ||= document.querySelectorAll('[data-testid="gloom"] .gone').length))
        .observe(document.querySelector('[data-testid="own-room"]'), { childList: true, subtree: true })
    }""")
    teller.move(0, "done")
    expect(drops).to_have_attribute("data-count", "2")
    assert ann.page.evaluate("window.gone") == 1
    expect(ann.page.locator("[data-main]")).not_to_contain_text("fade")


@pytest.mark.rule("GOTH-21", "GOTH-22", "GOTH-28")
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_change_of_sides_is_a_scene(visit: Visit, size: tuple[int, int]) -> None:
    """Bernd, who was none, becomes a Goth: everybody sees it, and his badge."""
    seats: list[Facts] = [
        {"job": "poet", "gloom": 2, "hand": ["new_job"], "room": ["sleep"]},
        {"job": "temp", "hand": []},
        {"job": "drummer", "hand": []},
    ]
    position = Position(JOINED, NAMES, {"turn": "Ann", "phase": "free_time", "jobs": ["barista"]}, seats, pace=STAGED)
    ann = visit(size=size)
    teller = sit_down(ann, position)
    badges = ann.page.locator(".others").get_by_test_id("side")
    expect(badges).to_have_count(0)
    teller.move(0, "play new_job on Bernd")
    scene = ann.see("scene")
    expect(scene.and_(ann.page.locator('[data-kind="side_changed"]'))).to_contain_text("Bernd is a Goth now")
    expect(ann.see("live")).to_contain_text("Bernd is a Goth now.")
    for _ in range(6):
        ann.page.keyboard.press("Escape")
    expect(badges).to_have_count(1)
    expect(badges).to_have_attribute("data-side", "goth")
    expect(ann.page.locator(".others").get_by_test_id("gloom")).to_have_attribute("data-count", "1")
    assert violations(ann) == []


def test_goth_to_the_end(server: Server, visit: Visit) -> None:
    """Two people, by clicking; Gloom fades and a guest is called on the way."""

    def is_typical(steps: list[Step]) -> bool:
        return 40 <= len(steps) <= 60

    play(server, visit, find_course("goth", 2, is_typical))


def test_joined_sets_with_six_seats_to_the_end(server: Server, visit: Visit) -> None:
    """The others get up near the end, and bots take over: Ann presses whatever there is to press, until one of them has
    won.
    """
    length = len(list(moments(Table(load(JOINED), SIX, "six"))))
    table = Table(load(JOINED), SIX, "six")
    for _ in islice(moments(table), length * 9 // 10):
        pass  # played so far
    ann = visit(size=PHONE, is_hasty=True)
    ann.sit(server.lay_table(table, gone=range(1, len(SIX)))[0])
    ann.hand()
    ways = [*WAYS, '[data-testid="win"]']
    while (way := ways[ann.page.wait_for_function(FIND_WAY, arg=ways, polling=40).json_value()[0]]) != ways[-1]:
        with suppress(TooLate):  # bots go on meanwhile, and what was there to press may be gone
            ann.page.locator(f"{way} >> visible=true").first.click(timeout=2000)
    expect(ann.see("win").locator(".standings li")).to_have_count(len(SIX))
