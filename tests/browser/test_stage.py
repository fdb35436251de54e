"""What happens is staged in the middle of the table, one thing after the other, and nobody who can act waits for it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit, Visitor
from tests.browser.courses import begin, moments
from tests.browser.positions import NAMES, Facts, Position, Teller
from tests.browser.scenes import BAG, MEAL, STAGED, slack, take_seat

# Writes down every scene that is seen, in order.
WATCH: Final = """(() => {
  window.seen = []
  new MutationObserver(() => {
    const scene = document.querySelector('[data-testid="scene"]')
    const key = scene && scene.dataset.kind + ' ' + scene.dataset.key
    if (key && window.seen.at(-1) !== key) window.seen.push(key)
  }).observe(document, { childList: true, subtree: true, attributes: true })
})()"""
SIZES: Final = [DESKTOP, PHONE]


def sit_down(visitor: Visitor, position: Position, chairs: tuple[int, ...] = (0,), language: str = "en") -> Teller:
    teller = Teller(visitor.page, position, language)
    visitor.page.add_init_script(WATCH)
    take_seat(visitor.page, visitor.address, position.game, chairs)
    if visitor.see("scene").count():  # the deal
        visitor.page.keyboard.press("Escape")
    expect(visitor.see("scene")).to_have_count(0)
    visitor.page.evaluate("window.seen = []")
    return teller


def at_the_door(**facts: Facts) -> Position:
    """Somebody else can ask a guest to leave, with a Job and a book that help."""
    host = {"room": ["cultist_from_3b", "unspeakable_leases", *MEAL], "job": "sanitarium_guard"}
    return slack("roll", turn=1, dice=[1, 6, 6], facts={1: host, **facts}, pace=STAGED)


ASK: Final = (1, f"evict cultist_from_3b to {NAMES[0]}")


def kinds(page: Page) -> list[str]:
    seen: list[str] = page.evaluate("window.seen")
    return [one.split()[0] for one in seen]


def words(visitor: Visitor, testid: str) -> str:
    return re.sub(r"\s+", " ", visitor.see(testid).inner_text())


@pytest.mark.parametrize("size", SIZES)
def test_an_eviction_states_the_die_everything_added_and_what_it_means(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    teller = sit_down(ann, at_the_door())
    teller.move(*ASK)
    scene = ann.see("scene")
    expect(scene).to_have_attribute("data-kind", "evict_rolled")
    expect(scene.locator("[data-die]")).to_have_attribute("data-die", "1")
    assert words(ann, "sum") == "+2 Job +1 Of Unspeakable Leases = 4"
    expect(scene).to_contain_text("4 or more: off to your room")
    expect(scene.locator(".change")).to_have_count(2)  # it brings one of them what it costs the other
    # Said once, with everything that was added.
    heard = ann.see("live").inner_text()
    assert heard.count("Of Unspeakable Leases") == 1
    assert "1 +2 Job +1 Of Unspeakable Leases = 4. 4 or more: off to your room." in heard


def test_scenes_follow_each_other_and_make_room_again(visit: Visit) -> None:
    ann = visit()
    teller = sit_down(ann, at_the_door())
    board = ann.page.locator(".board")
    expect(board).to_have_class(re.compile("mode-idle"))
    teller.move(*ASK)
    expect(board).to_have_class(re.compile("mode-watch"))
    teller.move(1, "done")
    expect(ann.see("scene")).to_have_count(0)
    expect(board).to_have_class(re.compile("mode-idle"))
    assert kinds(ann.page)[0] == "evict_rolled"
    keys: list[str] = ann.page.evaluate("window.seen")
    assert len(keys) == len(set(keys))
    numbers = [int(key.split()[1]) for key in keys]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("how", ["key", "press", "button"])
def test_anything_that_is_pressed_goes_on(visit: Visit, how: str) -> None:
    ann = visit()
    teller = sit_down(ann, at_the_door())
    teller.move(*ASK)
    scene = ann.see("scene")
    expect(scene).to_have_attribute("data-kind", "evict_rolled")
    first = scene.get_attribute("data-key")
    if how == "key":
        ann.page.keyboard.press("h")
    elif how == "press":
        scene.click()
    else:
        ann.see("skip").click()
    expect(ann.page.locator(f'[data-testid="scene"][data-key="{first}"]')).to_have_count(0)


def test_whoever_can_act_need_not_wait(visit: Visit) -> None:
    """The main button works while the stage plays, and pressing it ends the play."""
    ann = visit()
    bill: Facts = {"room": ["bill_the_all_consuming", "unspeakable_leases"]}
    teller = sit_down(ann, slack("roll", dice=[3], facts={0: bill, 1: {"room": []}}, pace=STAGED))
    teller.move(0, f"evict bill_the_all_consuming to {NAMES[1]}")
    expect(ann.see("scene")).to_have_attribute("data-kind", "evict_rolled")
    done = ann.page.locator('[data-main][data-move="done"]')
    expect(done).to_be_enabled()
    done.click()
    expect(ann.page.locator("[data-sending]")).to_have_count(1)
    expect(ann.see("scene")).to_have_count(0)


def test_a_question_that_needs_the_stage_has_it_at_once(visit: Visit) -> None:
    ann = visit()
    hungry: dict[int, Facts] = {0: {"room": MEAL, "hand": []}, 1: {"hand": ["bill_the_all_consuming"]}}
    teller = sit_down(ann, slack("call", turn=1, facts=hungry, pace=STAGED))
    teller.move(1, f"play bill_the_all_consuming on {NAMES[0]}")
    expect(ann.page.locator('[data-testid="question"] h2')).to_be_visible()
    expect(ann.see("dice")).to_be_visible()  # what has happened is told beside it
    expect(ann.see("scene")).to_have_count(0)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_table_follows_the_die_unless_nothing_is_to_move(visit: Visit, motion: Any) -> None:
    """With motion a guest stays where they are until the die lies still. Without, everything is there at once."""
    ann = visit()
    ann.page.emulate_media(reduced_motion=motion)
    teller = sit_down(ann, at_the_door())
    guest = ann.page.locator('.others [data-card="cultist_from_3b"]')
    expect(guest).to_have_count(1)
    teller.move(*ASK)
    expect(ann.see("scene")).to_have_attribute("data-kind", "evict_rolled")
    moving = ann.page.evaluate("document.getAnimations().filter((one) => one.effect.getTiming().duration > 10).length")
    if motion == "reduce":
        assert moving == 0
    else:
        assert moving > 0
        assert guest.count() == 1
    expect(guest).to_have_count(0)


DARK: Final = (
    """() => [...document.querySelectorAll('.board .dark [data-seat]')].map(one => +one.dataset.seat).sort()"""
)


@pytest.mark.parametrize("size", SIZES)
def test_the_lamp_shows_whom_a_scene_concerns(visit: Visit, size: tuple[int, int]) -> None:
    """A guest goes from one room to another: those who have nothing to do with it are dimmed, until it is over."""
    ann = visit(size=size)
    teller = sit_down(ann, at_the_door())
    assert ann.page.evaluate(DARK) == []
    teller.move(*ASK)
    expect(ann.see("scene")).to_have_attribute("data-kind", "evict_rolled")
    assert ann.page.evaluate(DARK) == [2, 3, 4]
    faces = ann.see("face")
    faces.nth(2).click()  # what is dimmed can be pressed; whatever is pressed, the scene ends
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.see("scene")).to_have_count(0)
    assert ann.page.evaluate(DARK) == []


def test_what_concerns_everybody_dims_nobody(visit: Visit) -> None:
    ann = visit()
    Teller(ann.page, slack("call", pace=STAGED), "en")
    take_seat(ann.page, ann.address, "cthulhu")
    expect(ann.see("scene")).to_have_attribute("data-kind", "dealt")
    assert ann.page.evaluate(DARK) == []


@pytest.mark.rule("SLACK-95", "SLACK-96")
@pytest.mark.parametrize("size", SIZES)
def test_a_win_that_is_pending_is_staged_in_the_middle_and_at_the_room(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    shop = (1, f"shop {' '.join(BAG)}")
    teller = sit_down(ann, slack("free_time", turn=1, facts={1: {"hand": BAG, "loose": 2}}))
    room = ann.page.locator('.others [data-seat="1"]')
    assert ann.see("pending-win").count() == 0
    expect(room.locator(".crown")).to_have_count(0)
    teller.move(*shop)
    assert re.sub(r"\s+", " ", ann.see("pending-win").inner_text()) == f"17 → 18 of 18 {NAMES[1]} would win!"
    expect(ann.see("pending-win").locator(".trembling .crown")).to_have_count(1)
    expect(room.locator(".trembling .crown")).to_have_count(1)
    expect(room).to_have_class(re.compile(r"\bwins\b"))
    assert ann.page.evaluate("getComputedStyle(document.querySelector('.room.wins')).outlineStyle") == "double"
    assert ann.page.evaluate(DARK) == [2, 3, 4]
    expect(ann.see("strip")).to_have_class(re.compile(r"\bdecisive\b"))


def test_a_trip_that_does_not_win_is_no_peak(visit: Visit) -> None:
    ann = visit()
    teller = sit_down(ann, slack("free_time", turn=1, facts={1: {"hand": BAG, "loose": -1}}))
    teller.move(1, f"shop {' '.join(BAG)}")
    expect(ann.see("strip")).to_be_visible()
    assert ann.see("pending-win").count() == 0
    assert ann.page.locator(".wins, .decisive, .crown").count() == 0
    assert ann.page.evaluate(DARK) == []


def test_the_winning_card_is_seen_before_the_result(visit: Visit) -> None:
    ann = visit()
    teller = sit_down(ann, slack("free_time", facts={0: {"loose": 30, "hand": ["sleep"]}}, pace=STAGED))
    teller.move(0, "play sleep")
    expect(ann.see("scene")).to_contain_text("Sleep")
    assert ann.see("win").count() == 0
    ann.page.keyboard.press("h")
    expect(ann.see("win")).to_be_visible()
    expect(ann.see("winning-card")).to_have_attribute("data-card", "sleep")


def test_a_new_game_begins_with_everybodys_job_and_once_only(visit: Visit) -> None:
    ann = visit()
    position = slack("call", pace=STAGED)
    Teller(ann.page, position, "en")
    take_seat(ann.page, ann.address, "cthulhu")
    expect(ann.see("scene")).to_contain_text("These are your Jobs")
    expect(ann.see("scene").locator("li")).to_have_count(5)
    ann.page.reload()
    ann.page.locator(".board").wait_for()
    expect(ann.page.locator('[data-main][data-move="done"]')).to_be_visible()
    expect(ann.see("scene")).to_have_count(0)


# Scare ---------------------------------------------------------------------------------------------------------------

LAST: Final[list[Facts]] = [{"hand": [seat + 1], "position": seat + 1, "score": 20} for seat in range(3)]
PLAYS: Final = [(seat, f"play {seat + 1}") for seat in range(3)]


def before_the_end() -> Position:
    seats = [{**seat, "position": 1} if number == 2 else seat for number, seat in enumerate(LAST)]
    return Position("scare", NAMES[:3], {"leader": NAMES[0]}, seats, PLAYS[:2])


@pytest.mark.parametrize("size", SIZES)
def test_the_end_of_a_round_waits_for_a_press(visit: Visit, size: tuple[int, int]) -> None:
    """Ann's Scare card lay on top, and each of her cards counts double."""
    ann = visit(size=size)
    teller = sit_down(ann, before_the_end())
    teller.move(*PLAYS[2])
    expect(ann.see("trick").locator("li")).to_have_count(3)  # first what has ended it
    beds = ann.see("scoring").locator("[data-bed]")
    expect(beds).to_have_count(3)
    expect(beds.nth(0)).to_contain_text("each card counts double")
    expect(beds.nth(0).locator(".count")).to_have_text(["+2"] * 5)
    expect(beds.nth(1).locator(".count")).to_have_text(["+1"] * 4)
    expect(beds.nth(2).locator(".count")).to_have_count(0)
    expect(beds.locator(".character.scare")).to_have_count(3)
    expect(ann.see("counted")).to_have_text(["+10", "+4", "0"])
    expect(ann.see("hide")).to_have_count(0)
    ann.see("good-night").click()
    expect(ann.see("scoring")).to_have_count(0)
    expect(ann.see("hide")).to_be_visible()


def test_the_end_of_a_round_goes_on_by_itself(visit: Visit) -> None:
    ann = visit()
    teller = sit_down(ann, before_the_end(), chairs=(-1,))
    teller.move(*PLAYS[2])
    expect(ann.see("scoring")).to_be_visible()
    expect(ann.see("scoring")).to_have_count(0, timeout=20_000)


def test_the_last_trick_can_be_looked_at_again(visit: Visit) -> None:
    ann = visit()
    teller = sit_down(ann, before_the_end())
    assert ann.see("last-trick").count() == 0
    teller.move(*PLAYS[2])
    expect(ann.see("scoring")).to_be_visible()
    ann.see("last-trick").click()
    expect(ann.see("scoring")).to_have_count(0)
    expect(ann.see("trick").locator("li")).to_have_count(3)
    ann.see("last-trick").click()
    expect(ann.see("scoring")).to_be_visible()
    ann.page.locator("main").focus()
    ann.page.keyboard.press("Enter")  # the main button
    expect(ann.see("hide")).to_be_visible()
    ann.see("last-trick").click()  # in the next round, too
    expect(ann.see("trick").locator("li")).to_have_count(3)
    ann.see("last-trick").click()
    expect(ann.see("stack")).to_be_visible()


# The replay ----------------------------------------------------------------------------------------------------------


def test_a_replay_has_the_same_stage(server: Server, visit: Visit) -> None:
    table = begin("cthulhu", 3, "0")
    list(moments(table))
    rolled = [kind.name for kind in table.game.kind.events].index("call_rolled")
    at = next(
        number for number, step in enumerate(table.steps, start=1) if any(one[0] == rolled for one in step.events)
    )
    ann = visit()
    ann.open(f"#/replay/{server.lay_table(table)[0].table}")
    ann.page.get_by_role("slider").fill(str(at))
    expect(ann.see("scene")).to_have_attribute("data-kind", "call_rolled")
    expect(ann.see("scene").locator("[data-die]")).to_have_count(1)
    expect(ann.see("skip")).to_have_count(0)
    ann.page.get_by_role("slider").fill("0")
    expect(ann.page.locator('[data-kind="call_rolled"] [data-die]')).to_have_count(0)
