"""The table at every size: what can be pressed can be pressed, question and button are in sight, nothing lies on
anything else, and all of it can be read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Server, Visit
from tests.browser.courses import begin, moments
from tests.browser.scenes import Scene, all_scenes, open_scene

LOOK: Final = (Path(__file__).parent / "layout.js").read_text()
TWO_FRAMES: Final = "() => new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)))"
LANGUAGES: Final = {"en": "en-US", "de": "de-DE"}
PARTS: Final = ".play > .top, .board > *, aside"
STEPS: Final = (0.2, 0.6, 1.0)  # of a replay: how much of it has been seen

Size = tuple[int, int]

# Phones upright and lying, with and without the bars of their browsers; tablets; laptops and screens. Browser zoom from
# 80 to 150 % is a window of another size: 1280x720 at 150 % is 853x480, 1366x640 at 125 % is 1093x512.
COMMON: Final[list[Size]] = [
    *((320, 560), (390, 664), (390, 844), (560, 320), (844, 390)),
    *((820, 1180), (1093, 512), (1280, 720), (1366, 640), (1920, 1080)),
]
OTHERS: Final[list[Size]] = [
    *((360, 640), (412, 915), (540, 720), (600, 960), (720, 700), (768, 1024), (640, 360), (667, 375), (740, 360)),
    *((853, 480), (911, 427), (800, 600), (1024, 600), (1024, 768), (1180, 820), (1280, 640), (1280, 800), (1366, 768)),
    *((1440, 900), (1600, 900), (1707, 800), (2400, 1350), (2560, 1440), (2560, 620)),
]
SHARE: Final = 6  # every scene is looked at in all common sizes and in one in this many of the others
Amount = Callable[[int, int], int]


def is_tight(size: Size) -> bool:
    """As in shape.ts: the log has no place beside the table."""
    return size[0] < 1600 or size[1] < 800


def sizes_for(number: int, amount: Amount) -> list[Size]:
    """Of the scene with this number. Together, scenes that follow each other are looked at in every size."""
    share = amount(SHARE, 1)
    return COMMON + OTHERS[number % share :: share]


def look(page: Page, size: Size, in_sight: Sequence[str], *, can_page_scroll: bool = False) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    facts = {"inSight": list(in_sight), "parts": PARTS, "canPageScroll": can_page_scroll}
    return [f"{size[0]}x{size[1]} {fault}" for fault in page.evaluate(LOOK, facts)]


@pytest.mark.parametrize("number", range(len(all_scenes())), ids=[scene.name for scene in all_scenes()])
def test_every_scene_at_every_size(server: Server, visit: Visit, number: int, amount: Amount) -> None:
    """German is longer: both languages take turns, with --long both are tried at once."""
    scene: Scene = all_scenes()[number]
    for language in (*LANGUAGES, *LANGUAGES)[number % 2 :][: amount(1, 2)]:
        page = visit(LANGUAGES[language]).page
        open_scene(page, server.address, scene, language)
        sizes = [size for size in sizes_for(number, amount) if is_tight(size) or not scene.is_sheet]
        faults = [fault for size in sizes for fault in look(page, size, scene.main)]
        assert not faults, "\n".join(faults)


@pytest.mark.parametrize("view", ["Everybody", "Ann", "all hands"])
@pytest.mark.parametrize("game", ["cthulhu", "scare"])
def test_replay_at_every_size(server: Server, visit: Visit, game: str, view: str, amount: Amount) -> None:
    """What stands below the table scrolls into sight with the page; the table and its controls are there at once."""
    table = begin(game, 3, "0")
    list(moments(table))
    page = visit().page
    page.goto(f"{server.address}#/replay/{server.lay_table(table)[0].table}")
    slider = page.get_by_role("slider")
    page.get_by_label("Seen by").select_option(index={"Everybody": 0, "Ann": 1, "all hands": 4}[view])
    for number, part in enumerate(STEPS):
        slider.fill(str(int(int(slider.get_attribute("max") or 0) * part)))
        faults = [
            fault
            for size in sizes_for(number, amount)
            for fault in look(page, size, [".controls .strong"], can_page_scroll=True)
        ]
        assert not faults, "\n".join(faults)


def test_a_hand_card_grows_with_the_screen(server: Server, visit: Visit) -> None:
    """At 1920x1080 it is at least 1.4 times as large as at 1280x800."""
    page = visit().page
    open_scene(page, server.address, next(scene for scene in all_scenes() if scene.name == "empty rooms"), "en")
    widths = []
    for width, height in ((1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)  # in the first one the board learns how large it is
        box = page.locator('[data-testid="hand"] [data-card]').bounding_box()
        assert box is not None
        widths.append(box["width"])
    assert widths[1] >= 1.4 * widths[0]


def test_header_and_board_are_equally_wide(server: Server, visit: Visit) -> None:
    """The way home begins where the board does, and the last switch ends where it does."""
    page = visit().page
    open_scene(page, server.address, all_scenes()[0], "en")
    for width, height in COMMON:
        page.set_viewport_size({"width": width, "height": height})
        edges = page.evaluate("""() => ['.top header', '.play'].map((one) => {
          const { left, right } = document.querySelector(one).getBoundingClientRect()
          const { paddingLeft, paddingRight } = getComputedStyle(document.querySelector(one))
          return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)]
        })""")
        assert edges[0] == edges[1], (width, height)
