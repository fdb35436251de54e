"""Faces: chosen once, seen by everybody, and moved by the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import open_scene, slack_scenes
from tests.browser.test_access import violations

if TYPE_CHECKING:
    from tests.browser.conftest import Server, Visit, Visitor


def wear(visitor: Visitor, *labels: str) -> None:
    visitor.see("choose-face").click()
    for label in labels:
        visitor.see("faces").locator("label", has_text=label).click()
    visitor.see("face-done").click()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def test_a_face_chosen_when_joining_is_seen_by_the_others(server: Server, visit: Visit) -> None:
    ann, bernd = visit(), visit("de-DE")
    ann.sit(server.open_table("cthulhu", bots=0, seats=2))
    bernd.page.goto(ann.page.get_by_label("link").input_value())
    bernd.page.get_by_role("textbox").fill("Bernd")
    wear(bernd, "Aus der Tiefe", "Schlafmütze")
    bernd.page.get_by_role("button", name="Hinsetzen").click()
    expect(ann.page.locator('[data-head="gil+nightcap"]')).to_be_visible()
    ann.page.reload()
    expect(ann.page.locator('[data-head="gil+nightcap"]')).to_be_visible()


def test_a_face_is_brought_along_and_changed_at_the_table(server: Server, visit: Visit) -> None:
    """It is remembered on the device, for the next table, too."""
    ann, bernd = visit(), visit()
    ann.open("#/")
    wear(ann, "Hood with ears")
    ann.page.get_by_role("button", name="Open a table for friends").wait_for()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Open a table for friends").click()
    expect(ann.page.locator('.chair [data-head="kit"]')).to_be_visible()
    bernd.open(f"#/t/{ann.page.url.rsplit('/', 1)[-1]}")
    expect(bernd.page.locator('[data-head="kit"]')).to_be_visible()
    wear(ann, "Party hat")
    expect(bernd.page.locator('[data-head="kit+party"]')).to_be_visible()


def test_a_face_is_changed_in_the_own_sheet(server: Server, visit: Visit) -> None:
    ann, bernd = visit(), visit()
    seat = server.open_table("scare", seats=3, bots=2)
    ann.sit(seat)
    bernd.open(f"#/t/{seat.table}")
    ann.see("own-seat").get_by_role("button").click()
    ann.see("choose-face").click()
    ann.see("faces").locator("label", has_text="Curls and round glasses").click()
    expect(bernd.page.locator('[data-testid="seat"] [data-head="carla"]').first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_choosing_is_accessible(visit: Visit, scheme: str) -> None:
    ann = visit()
    ann.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    ann.open("#/")
    ann.see("choose-face").click()
    ann.see("faces").wait_for()
    assert violations(ann) == []
    ann.see("faces").get_by_role("radio").first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(ann.see("faces").get_by_role("radio").nth(1)).to_be_checked()


def test_moods_follow_the_game(server: Server, visit: Visit) -> None:
    scenes = {scene.name: scene for scene in slack_scenes()}
    mad, won = visit(), visit()
    open_scene(mad.page, server.address, scenes["free time"], "en")  # everybody has four Madness
    expect(mad.page.locator('.board [data-mood="mad"]').first).to_be_visible()
    expect(mad.page.locator('.board [data-mood="neutral"]')).to_have_count(0)
    open_scene(won.page, server.address, scenes["win"], "en")
    expect(won.see("win").locator('[data-mood="happy"]').first).to_be_visible()
    expect(won.see("win").locator('.standings [data-mood="gloomy"]')).to_have_count(4)
