"""The end of a replay is that of the game; and every finished game of a table can be seen again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENT, PHONE, Server, Visit
from tests.browser.courses import begin, moments
from tests.browser.scenes import all_scenes, open_scene
from tests.browser.test_access import violations

SIZES = [(1366, 640), PHONE]


def finished(server: Server, game: str) -> str:
    table = begin(game, 3, "0")
    list(moments(table))
    return server.lay_table(table)[0].table


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["cthulhu", "scare"])
def test_a_replay_ends_with_the_result_and_its_figures(
    server: Server, visit: Visit, game: str, size: tuple[int, int], scheme: Any
) -> None:
    ann = visit(size=size)
    ann.page.emulate_media(color_scheme=scheme)
    ann.open(f"#/replay/{finished(server, game)}")
    slider = ann.page.get_by_role("slider")
    slider.wait_for()
    assert ann.see("win").count() == 0
    last = str(slider.get_attribute("max"))
    slider.fill(last)
    figures = ann.see("win").get_by_test_id("statistics")
    expect(figures.locator(".lines li").first).to_contain_text("Best card" if game == "cthulhu" else "lead")
    expect(figures.locator(".dice li")).to_have_count(3 if game == "cthulhu" else 0)
    expect(figures.locator("table")).to_have_count(1 if game == "cthulhu" else 0)
    assert violations(ann) == []
    ann.see("look").click()
    expect(ann.see("win")).to_have_count(0)
    ann.see("show-result").click()
    expect(figures).to_be_visible()
    slider.fill("0")
    expect(ann.see("win")).to_have_count(0)
    expect(ann.see("show-result")).to_have_count(0)


# The main button of a table and the one that plays a replay, and whether the slider is the browser's own.
BRASS = """() => {
  const { backgroundImage } = getComputedStyle(document.querySelector('[data-main], .controls .strong'))
  const slider = document.querySelector('.slider input')
  return [backgroundImage, slider && getComputedStyle(slider).appearance]
}"""


def test_the_controls_are_made_of_the_same_brass(server: Server, visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.open(f"#/replay/{finished(server, 'cthulhu')}")
    ann.page.get_by_role("slider").wait_for()
    open_scene(bob.page, server.address, next(scene for scene in all_scenes() if scene.name == "call"), "en")
    [brass, slider], [main, _] = ann.page.evaluate(BRASS), bob.page.evaluate(BRASS)
    assert brass == main
    assert "gradient" in brass
    assert slider == "none"


def test_whoever_comes_for_the_moment_sees_it(server: Server, visit: Visit) -> None:
    ann = visit()
    ann.open(f"#/replay/{finished(server, 'cthulhu')}/0/end")
    expect(ann.see("scene")).to_be_visible()
    assert ann.see("win").count() == 0
    ann.see("show-result").click()
    expect(ann.see("win")).to_be_visible()


def test_every_finished_game_of_a_table_can_be_seen_again(server: Server, visit: Visit) -> None:
    seat = server.open_table("scare", pace=PATIENT, options={"rounds": [1, 1, 1, 1]})
    server.play_at_random(seat)
    ann = visit()
    ann.sit(seat)
    winner = ann.see("win").locator(".first b").first.inner_text()
    ann.see("again").click()
    expect(ann.see("hide")).to_be_visible()
    ann.open("#/")
    games = ann.see("my-tables").get_by_test_id("earlier-games")
    games.locator("summary").click()
    expect(games.locator("li")).to_have_count(1)
    assert violations(ann) == []
    games.get_by_role("link").click()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(winner)
    slider = ann.page.get_by_role("slider")
    slider.fill(str(slider.get_attribute("max")))
    expect(ann.see("win")).to_contain_text(winner)
