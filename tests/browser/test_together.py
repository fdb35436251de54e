"""Several people, several devices, and a network that comes and goes."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PASS, PATIENT, PHONE, Cable, Server, Visit, Visitor
from tests.browser.courses import Clash, find_tv_on_a_trip


def eventually(is_so: Callable[[], bool], seconds: float = 10) -> None:
    """For what is written in the store and cannot be read from a page."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_german_and_english_at_one_table(server: Server, visit: Visit) -> None:
    """By the link of the waiting room; both see the same turn in their own words, and a reload changes nothing."""
    ann, bernd = visit("en-US"), visit("de-DE")
    ann.sit(server.open_table("cthulhu", seats=2, bots=0, pace=PATIENT))
    invitation = ann.page.get_by_label("link").input_value()
    bernd.page.goto(invitation)
    bernd.page.get_by_label("Dein Name").fill("Bernd")
    bernd.page.get_by_role("button", name="Hinsetzen").click()
    expect(ann.page.get_by_text("Bernd")).to_be_visible()
    ann.page.get_by_role("button", name="Start the game").click()

    expect(ann.page.locator(".phases > h2")).to_have_text("Your turn")
    expect(bernd.page.locator(".phases > h2")).to_have_text("Ann ist dran")
    assert bernd.page.locator("html").get_attribute("lang") == "de"

    bernd.see("tab-talk").click()
    bernd.see("say").fill("Prost, Ann!")
    bernd.see("say").press("Enter")
    ann.see("tab-talk").click()
    expect(ann.see("said")).to_contain_text("Prost, Ann!")

    hands = ann.hand(), bernd.hand()
    assert len(hands[0]) >= 5
    ann.page.reload()
    bernd.page.reload()
    assert (ann.hand(), bernd.hand()) == hands
    expect(ann.see("prompt")).to_be_visible()
    ann.see("tab-talk").click()
    expect(ann.see("said")).to_contain_text("Prost, Ann!")


# How somebody who is asked answers with one press: the end of the Free Time, and letting the announcement go.
PRESS = {"turn": '[data-testid="prompt"] [data-move="done"]', "window": PASS}


class Scene(NamedTuple):
    """Somebody is asked, in their turn or in a window, and somebody else waits for that."""

    asked: Visitor
    other: Visitor
    clash: Clash
    moves: Callable[[], list[str]]  # those of the person who is asked, as written ...
    before: list[str]  # ... and as they were at first


def set_scene(server: Server, visit: Visit, moment: str, cable: Cable | None = None) -> Scene:
    """Ann may go Shopping, or Bernd may respond to that. The cable belongs to the person who is asked."""
    clash = find_tv_on_a_trip()
    seats = server.lay_table(clash.table)
    ann, bernd = visit("en-US"), visit("de-DE")
    chair, asked, other = (0, ann, bernd) if moment == "turn" else (1, bernd, ann)
    if cable is not None:
        asked.address = cable.address
    ann.sit(seats[0])
    bernd.sit(seats[1])
    if moment == "window":
        ann.make(clash.steps[0].move)
    expect(asked.page.locator(PRESS[moment])).to_be_visible()
    expect(other.see("hand")).to_be_visible()
    moves = partial(server.moves_of, seats[0].table, chair)
    return Scene(asked, other, clash, moves, moves())


@pytest.mark.parametrize("moment", ["turn", "window"])
def test_cut(server: Server, cable: Cable, visit: Visit, moment: str) -> None:
    """What is pressed without a network is sent when it is back, and happens once."""
    scene = set_scene(server, visit, moment, cable)
    page = scene.asked.page
    scene.asked.is_cut_off = True
    page.context.set_offline(True)
    cable.pull()
    expect(scene.asked.see("lost")).to_be_visible()
    page.locator(PRESS[moment]).click()
    assert scene.moves() == scene.before
    page.context.set_offline(False)
    expect(scene.asked.see("lost")).to_have_count(0)
    expect_one_move(scene, moment)


@pytest.mark.parametrize("moment", ["turn", "window"])
def test_lost_answer(server: Server, cable: Cable, visit: Visit, moment: str) -> None:
    """The server has heard it, but the page does not know: it says it again, and it happens once."""
    scene = set_scene(server, visit, moment, cable)
    scene.asked.is_cut_off = True
    cable.is_deaf = True
    scene.asked.page.locator(PRESS[moment]).click()
    eventually(lambda: len(scene.moves()) > len(scene.before))
    expect(scene.asked.page.locator("[data-sending]")).to_be_visible()
    cable.pull()
    expect_one_move(scene, moment)


def expect_one_move(scene: Scene, moment: str) -> None:
    """The question is answered on both pages, and there is one more move than before."""
    expect(scene.asked.page.locator("[data-sending]")).to_have_count(0)
    expect(scene.asked.page.locator(PRESS[moment])).to_have_count(0)
    expect(scene.asked.see("problem")).to_have_count(0)
    expect(scene.other.see("bell")).to_have_count(0)
    after = scene.moves()
    assert after[:-1] == scene.before
    assert len(set(after)) == len(scene.before) + 1


def test_reload_in_a_turn(server: Server, visit: Visit) -> None:
    """The question and the hand are there again; only what lay in the basket was not said yet, and is in the hand."""
    ann, bernd, clash, *_ = set_scene(server, visit, "turn")
    hand, question, turn = ann.hand(), ann.see("prompt").inner_text(), ann.turn()
    trip = clash.steps[0].move
    ann.tick(trip.split()[1], "plain", "to-basket")
    ann.page.reload()
    expect(ann.see("prompt")).to_have_text(question, use_inner_text=True)
    assert (ann.hand(), ann.turn()) == (hand, turn)
    expect(ann.see("basket")).to_have_count(0)
    ann.make(trip)
    expect(bernd.see("stop")).to_be_visible()


def test_reload_in_a_window(server: Server, visit: Visit) -> None:
    """Both see the window again. The person who said Stop! still has the bell, and "never mind" lets it go on."""
    bernd, ann, clash, *_ = set_scene(server, visit, "window")
    hands = ann.hand(), bernd.hand()
    announced = [visitor.see("strip").inner_text() for visitor in (ann, bernd)]
    for visitor, text in zip((ann, bernd), announced, strict=True):
        visitor.page.reload()
        expect(visitor.see("strip")).to_have_text(text, use_inner_text=True)
    assert (ann.hand(), bernd.hand()) == hands
    bernd.see("stop").click()
    expect(bernd.see("never-mind")).to_be_visible()
    bernd.page.reload()
    bernd.see("never-mind").click()
    bernd.make("pass", is_answer=True)
    for card in clash.steps[0].move.split()[1:]:
        expect(ann.see("own-room").locator(f'[data-card="{card}"]')).to_be_visible()


def test_a_window_of_hours(server: Server, visit: Visit) -> None:
    """It asks Bernd who was away, tells him how long, and one key lets everything go until his turn."""
    clash = find_tv_on_a_trip()
    seats = server.lay_table(clash.table, {"ring": 12 * 3600.0, "stop": 120.0})
    ann, bernd = visit("en-US"), visit("de-DE")
    ann.sit(seats[0])
    ann.make(clash.steps[0].move)
    expect(ann.see("bell")).to_contain_text("12 h")
    bernd.sit(seats[1])
    expect(bernd.see("until")).to_contain_text("Offen bis")
    expect(bernd.page.locator(PASS)).to_be_visible()
    bernd.see("stop").click()
    expect(bernd.see("never-mind")).to_be_visible()
    expect(bernd.see("order")).to_have_count(0)
    bernd.see("never-mind").click()
    expect(bernd.see("order")).to_be_visible()
    bernd.page.keyboard.press("o")
    for card in clash.steps[0].move.split()[1:]:
        expect(ann.see("own-room").locator(f'[data-card="{card}"]')).to_be_visible()


def test_second_device_is_the_same_seat(server: Server, visit: Visit) -> None:
    """What is announced on the phone lies on the desktop's table too, and is in no hand any more."""
    clash = find_tv_on_a_trip()
    seat, _ = server.lay_table(clash.table)
    desktop, phone = visit(), visit(size=PHONE, has_touch=True)
    desktop.sit(seat)
    phone.sit(seat)
    assert phone.hand() == desktop.hand()
    trip = clash.steps[0].move
    phone.make(trip)
    for device in (desktop, phone):
        for card in trip.split()[1:]:
            expect(device.see("strip").locator(f'[data-card="{card}"]')).to_be_visible()
            expect(device.see("hand").locator(f'[data-card="{card}"]')).to_have_count(0)
    assert len(server.moves_of(seat.table)) == 1
    assert phone.hand() == desktop.hand()


def test_phone(server: Server, visit: Visit) -> None:
    """Nothing is wider than the screen, neither in the lobby nor at the table, and a tap is a move."""
    ann = visit(size=PHONE, has_touch=True)
    for address in ("#/", "#/replay"):
        ann.open(address)
        ann.page.get_by_role("main").wait_for()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for game in ("cthulhu", "scare"):
        seat = server.open_table(game, pace=PATIENT)
        ann.sit(seat)
        ann.hand()
        for _ in range(40):
            ann.tap_on()
            assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
            if len(server.moves_of(seat.table)) > 1:
                break
        else:
            pytest.fail(f"No two moves: {ann.page.locator('main').inner_text()}")


def test_desktop_does_not_scroll(server: Server, visit: Visit) -> None:
    """In the middle of a turn, with a hand and a full room."""
    ann = set_scene(server, visit, "turn").asked
    assert ann.page.evaluate("document.documentElement.scrollHeight") <= DESKTOP[1]
