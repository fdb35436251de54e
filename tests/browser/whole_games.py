"""Games to their end by pressing what the page shows: `python -m pytest tests/browser/whole_games.py`.

Not part of `./test` yet: one run in four stood still in the middle of a game, and nobody has found out why.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import QUICK, Server, Visit, Visitor


def step_through_replay(visitor: Visitor) -> None:
    """From the win moment: the replay opens at the beginning and goes forward, to the end and back."""
    visitor.see("win").get_by_role("link", name="replay").click()
    place = visitor.page.get_by_role("slider")
    expect(place).to_have_value("0")
    last = place.get_attribute("max")
    assert last is not None
    assert int(last) > 5
    visitor.page.get_by_role("button", name="One step on").click()
    expect(place).not_to_have_value("0")
    visitor.page.get_by_role("button", name="To the end").click()
    expect(place).to_have_value(last)
    visitor.page.keyboard.press("ArrowLeft")
    expect(place).not_to_have_value(last)
    visitor.page.locator("[data-step]").first.click()
    expect(place).not_to_have_value(last)


def test_from_the_lobby_to_the_table_in_one_press(visit: Visit) -> None:
    ann = visit()
    ann.open("#/")
    ann.page.locator('input[name="game"][value="cthulhu"]').check(force=True)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Play alone with bots now").click()
    ann.page.wait_for_url("**/#/t/*")
    assert len(ann.hand()) >= 5
    expect(ann.see("own-room")).to_be_visible()
    ann.play_until_asked()


def test_cthulhu_to_the_end(server: Server, visit: Visit) -> None:
    ann = visit(is_hasty=True)
    ann.sit(server.open_table("cthulhu", seats=3, level="greedy", pace=QUICK))
    ann.play_to_the_end()
    expect(ann.see("win").locator("li")).to_have_count(3)
    step_through_replay(ann)


def test_scare_to_the_end(server: Server, visit: Visit) -> None:
    ann = visit(is_hasty=True)
    ann.sit(server.open_table("scare", pace=QUICK, options={"rounds": [2, 2, 2, 2]}))
    ann.play_to_the_end()
    expect(ann.see("win").locator("li")).to_have_count(3)
    step_through_replay(ann)
    ann.page.go_back()
    ann.see("again").click()  # the host may start the next game at the same table
    expect(ann.see("win")).to_have_count(0)
    ann.play(lambda way: "stack" in way)
