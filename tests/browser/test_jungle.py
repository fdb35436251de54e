"""The jungle by clicking: three people at once, in positions of scenario files and in a whole game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit, Visitor
from tests.browser.courses import Step, find_course
from tests.browser.positions import Teller
from tests.browser.scenes import STAGED, jungle, jungle_scenes, open_scene
from tests.browser.test_access import violations
from tests.browser.test_first_minutes import MOST_MINUTES, SMALL_PHONE, finish
from tests.browser.test_stage import sit_down
from tests.browser.test_whole_games import LOCALES, play

SCENARIOS: Final = Path(__file__).parents[1] / "scenarios/guevara"


def sit(server: Server, visit: Visit, name: str) -> tuple[list[Visitor], list[Step]]:
    """Everybody in a browser of their own, two in English and one in German."""
    seats, steps = server.lay_scenario(SCENARIOS / f"{name}.toml")
    visitors = [visit(locale, is_hasty=True) for locale in LOCALES]
    for visitor, seat in zip(visitors, seats, strict=True):
        visitor.sit(seat)
        visitor.see("own-room").wait_for()
    return visitors, steps


def make(visitors: list[Visitor], step: Step) -> None:
    visitors[step.chair].make(step.move, is_answer=step.is_answer)


def rank(visitor: Visitor, seat: int) -> int:
    """As this visitor sees it on the name plate of somebody else."""
    mark = visitor.page.locator(f'.others [data-seat="{seat}"] [data-rank]').first
    return int(mark.get_attribute("data-rank") or 0)


@pytest.mark.rule("GUE-42", "GUE-43", "GUE-45", "GUE-48", "GUE-52", "GUE-53", "GUE-55")
def test_three_people_lend_a_raid_card_and_share_the_loot(server: Server, visit: Visit) -> None:
    visitors, steps = sit(server, visit, "gue-43-a-raid-that-was-lent")
    ann, bob, cem = visitors
    make(visitors, steps[0])
    for visitor in visitors:
        expect(visitor.see("asking").locator(".thinking")).to_have_count(2)
    for step in steps[1:3]:
        make(visitors, step)
    expect(ann.see("picking").locator("button")).to_have_count(1)
    expect(cem.see("asking").locator(".offers")).to_contain_text("offers a card")
    for step in steps[3:6]:
        make(visitors, step)
    for visitor in visitors:
        expect(visitor.see("loot").locator("[data-card]")).to_have_count(4)
    assert (rank(ann, 2), rank(bob, 2)) == (2, 2)
    expect(ann.page.locator('.others [data-seat="2"] [data-testid="wounds"]')).to_have_attribute("data-count", "1")
    expect(ann.see("loot").locator("[data-target]")).to_have_count(4)  # the first may take any card
    make(visitors, steps[6])
    make(visitors, steps[7])
    assert "soap" in ann.hand()
    make(visitors, steps[8])
    expect(bob.see("loot").locator("[data-target]")).to_have_count(2)  # the others a Thing: two of three cards
    expect(bob.see("loot").locator(".shut")).to_contain_text("zuerst dran")
    expect(cem.see("loot-order").locator("li")).to_have_count(2)
    make(visitors, steps[9])
    expect(bob.see("own-room").locator('[data-card="new_beret"]')).to_be_visible()
    expect(cem.see("own-room").locator('[data-card="jerky"]')).to_be_visible()
    for visitor in visitors:
        expect(visitor.see("loot")).to_have_count(0)


@pytest.mark.rule("GUE-61", "GUE-71", "GUE-73")
def test_three_people_and_an_order_that_is_overruled(server: Server, visit: Visit) -> None:
    visitors, steps = sit(server, visit, "gue-73-overruled-among-three")
    ann, bob, cem = visitors
    for step in steps[:2]:
        make(visitors, step)
    for visitor in visitors:
        expect(visitor.see("order-stack").locator("li")).to_have_count(3)
    expect(cem.see("order-stack")).to_contain_text("cem may overrule this")
    expect(cem.page.locator('.others [data-seat="1"] .togo')).to_contain_text("18")  # the point is there already
    make(visitors, steps[2])
    for visitor in visitors:
        expect(visitor.see("order-stack").locator("s")).to_have_count(2)
    expect(ann.see("order-stack")).to_contain_text("Nobody may overrule this")
    for step in steps[3:]:
        make(visitors, step)
    for visitor in visitors:
        expect(visitor.see("order-stack")).to_have_count(0)
    expect(bob.page.locator('.others [data-seat="2"] .togo')).to_contain_text("16")


@pytest.mark.rule("GUE-75", "GUE-80", "GUE-81")
def test_three_people_and_a_denunciation_with_a_return(server: Server, visit: Visit) -> None:
    visitors, steps = sit(server, visit, "gue-80-striking-back-with-a-card")
    _, bob, cem = visitors
    make(visitors, steps[0])
    for visitor in visitors:
        expect(visitor.see("tribunal")).to_have_attribute("data-verdict", "")
    expect(cem.see("tribunal")).to_contain_text("Innocent with a 3 or more")
    assert rank(cem, 0) == 2
    for step in steps[1:-1]:
        make(visitors, step)
    for visitor in visitors:
        expect(visitor.see("tribunal")).to_have_attribute("data-verdict", "innocent")
    make(visitors, steps[-1])
    expect(bob.see("tribunal")).to_have_count(0)
    assert rank(cem, 0) == rank(bob, 0) == 1


def test_guevara_to_the_end(server: Server, visit: Visit) -> None:
    """Three people, with a raid, an order and a denunciation on the way."""

    def has_everything(steps: list[Step]) -> bool:
        moves = [step.move.split() for step in steps]
        is_order = any(step.is_answer and "on" in step.move and step.move.startswith("play ") for step in steps)
        plays = [move[1] for move in moves if move[0] == "play"]
        return is_order and "denounced" in plays and "raid" in plays and 40 <= len(steps) <= 130

    play(server, visit, find_course("guevara", 3, has_everything))


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE])
def test_a_newcomer_wins_the_first_game_of_the_jungle(visit: Visit, size: tuple[int, int]) -> None:
    assert finish(visit("de-DE", size, has_touch=size == SMALL_PHONE), "guevara", "20 Slack") < MOST_MINUTES * 60


@pytest.mark.parametrize(("locale", "scheme"), [("en-US", "dark"), ("de-DE", "light")])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_everybody_can_read_the_camp(visit: Visit, size: tuple[int, int], locale: str, scheme: str) -> None:
    names = (
        "camp, free time",
        "ladder of ranks",
        "loot, first",
        "order overruled",
        "tribunal",
        "return the favor",
        "sentence",
    )
    for scene in [scene for scene in jungle_scenes() if scene.name in names]:
        ann = visit(locale, size)
        ann.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        open_scene(ann.page, ann.address, scene, "en" if locale == "en-US" else "de")
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert violations(ann) == [], scene.name


@pytest.mark.rule("GUE-46", "GUE-47", "GUE-48")
def test_a_raid_is_staged_with_all_dice_at_once(visit: Visit) -> None:
    """A tie is rolled again, the six hurts, and then somebody climbs the ladder."""
    raid = {1: {"hand": ["raid"]}, 0: {"rank": "private", "hand": []}}
    position = jungle("free_time", turn=1, facts=raid, dice=[2, 5, 6, 6, 1, 3], cards=0, pace=STAGED)
    ann = visit()
    teller: Teller = sit_down(ann, position)
    teller.move(1, "play raid")
    throws = ann.see("throws").locator("li")
    expect(throws).to_have_count(4)
    expect(ann.see("throws").locator(".hurt")).to_have_count(2)
    expect(ann.see("throws").locator(".best")).to_have_count(2)
    ann.see("skip").click()
    expect(throws).to_have_count(2)
    expect(ann.see("throws").locator(".hurt")).to_have_count(0)
    ann.see("skip").click()
    expect(ann.see("scene")).to_have_attribute("data-kind", "raid_won")
