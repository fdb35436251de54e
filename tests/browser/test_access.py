"""axe finds nothing on any of the pages, in both themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PATIENT, PHONE, ROOT, Server, Visit, Visitor
from tests.browser.courses import find_tv_on_a_trip
from tests.browser.scenes import all_scenes, open_scene

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text


def violations(visitor: Visitor, *more: str) -> list[str]:
    """As `rule: element`, by the usual rules and `more`. The page's own policy blocks scripts, so axe comes in through
    the debugger.
    """
    visitor.page.evaluate(AXE())
    options = {"rules": {rule: {"enabled": True} for rule in more}}
    found = visitor.page.evaluate("options => axe.run(options).then(result => result.violations)", options)
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lobby_and_waiting_room(server: Server, visit: Visit, scheme: str) -> None:
    ann = visit()
    ann.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    ann.open("#/")
    ann.page.get_by_role("button", name="Play alone with bots now").wait_for()
    assert violations(ann) == []
    ann.sit(server.open_table("cthulhu", bots=0))
    ann.page.get_by_label("link").wait_for()
    assert violations(ann) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["cthulhu", "scare"])
def test_table(server: Server, visit: Visit, game: str, scheme: str) -> None:
    ann = visit()
    ann.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    ann.sit(server.open_table(game, pace=PATIENT))
    ann.hand()
    ann.way()
    assert violations(ann) == []
    ann.see("menu").click()
    ann.see("text-view").click()
    ann.see("text-table").wait_for()
    assert violations(ann) == []


def test_table_on_a_phone(server: Server, visit: Visit) -> None:
    ann = visit(size=PHONE, has_touch=True)
    ann.sit(server.open_table("cthulhu", pace=PATIENT))
    ann.hand()
    ann.way()
    assert violations(ann) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_window_and_dialogs(server: Server, visit: Visit, size: tuple[int, int], scheme: str) -> None:
    """The bell, alone, beside a card that is read, and at the foot of whatever lies above the table."""
    clash = find_tv_on_a_trip()
    ann, bernd = visit(), visit("de-DE", size, has_touch=size == PHONE)
    bernd.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    for visitor, seat in zip((ann, bernd), server.lay_table(clash.table), strict=True):
        visitor.sit(seat)
    ann.make(clash.steps[0].move)
    bernd.see("stop").wait_for()
    assert violations(bernd) == []
    bernd.see("hand").locator('[data-look="glow"]').first.click()
    bernd.see("put-down").wait_for()
    assert violations(bernd) == []
    bernd.see("put-down").click()
    bernd.see("face").first.click()
    bernd.page.get_by_role("dialog").wait_for()
    assert violations(bernd) == []
    bernd.page.keyboard.press("Escape")
    if size == PHONE:
        bernd.see("talk").click()
        bernd.see("tab-talk").click()
        assert violations(bernd) == []
        bernd.page.keyboard.press("Escape")
        bernd.see("menu").click()
        bernd.page.get_by_role("dialog").wait_for()
        assert violations(bernd) == []
        bernd.page.keyboard.press("Escape")
    expect(bernd.see("stop")).to_have_count(1)  # the other one goes with the dialog, when its closing is over
    bernd.see("stop").click()
    bernd.see("never-mind").wait_for()
    assert violations(bernd) == []


SCENES = ("basket that wins", "planner", "win pending", "eviction staged", "win", "give up")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", SCENES)
def test_what_is_staged(server: Server, visit: Visit, name: str, scheme: str) -> None:
    """Also where the lamp is turned low, and on the receipt."""
    scene = next(scene for scene in all_scenes() if scene.name == name)
    for size in (DESKTOP, PHONE):
        ann = visit()
        ann.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        open_scene(ann.page, server.address, scene, "en")
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert violations(ann) == []


def test_replay(server: Server, visit: Visit) -> None:
    seat = server.open_table("scare", pace=PATIENT, options={"rounds": [1, 1, 1, 1]})
    server.play_at_random(seat)
    ann = visit()
    ann.open("#/replay")
    ann.page.get_by_role("main").wait_for()
    assert violations(ann) == []
    ann.open(f"#/replay/{seat.table}")
    ann.page.get_by_role("slider").wait_for()
    assert violations(ann) == []
