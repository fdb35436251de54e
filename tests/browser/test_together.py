"""Several people, several devices, and a network that comes and goes."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, MOVE, PASS, PATIENT, PHONE, Cable, Seat, Server, Visit, Visitor

TURNS = {"Your turn": "Ann ist dran", "Bernd’s turn": "Du bist dran"}


def eventually(is_so: Callable[[], bool], seconds: float = 10) -> None:
    """For what is written in the store and no page can be asked."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def settle(*visitors: Visitor) -> Visitor:
    """Answers open windows until somebody is asked something that no window is; answers who that is."""
    deadline = time.monotonic() + 30
    while True:
        for visitor in visitors:
            if visitor.see("prompt").count():
                return visitor
            if visitor.page.locator(PASS).count():
                visitor.press(PASS)
        assert time.monotonic() < deadline
        visitors[0].page.wait_for_timeout(50)


def sit_with_a_bot(server: Server, visit: Visit) -> tuple[Visitor, Seat]:
    """At a table where nothing happens by itself, in the middle of a turn of one's own."""
    seat = server.open_table("cthulhu", seats=2, pace=PATIENT)
    ann = visit()
    ann.sit(seat)
    ann.play_until_asked()
    return ann, seat


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

    asked = settle(ann, bernd)
    expect(bernd.page.locator(".phases h2")).to_have_text(TURNS[ann.turn()])
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
    expect(asked.see("prompt")).to_be_visible()
    ann.see("tab-talk").click()
    expect(ann.see("said")).to_contain_text("Prost, Ann!")


@pytest.mark.parametrize("moment", ["turn", "window"])
def test_cut(server: Server, cable: Cable, visit: Visit, moment: str) -> None:
    """What is pressed without a network is sent when it is back, and happens once."""
    seat = server.open_table("cthulhu", seats=2, pace=PATIENT)
    ann = visit()
    ann.address = cable.address
    ann.sit(seat)
    ann.play(lambda way: way == PASS if moment == "window" else way == MOVE)
    before = server.moves_of(seat.table)
    ann.is_cut_off = True
    ann.page.context.set_offline(True)
    cable.pull()
    expect(ann.see("lost")).to_be_visible()
    assert ann.press(PASS if moment == "window" else MOVE)
    assert server.moves_of(seat.table) == before
    ann.page.context.set_offline(False)
    expect(ann.see("lost")).to_have_count(0)
    eventually(lambda: len(server.moves_of(seat.table)) > len(before))
    ann.way()  # the table goes on
    after = server.moves_of(seat.table)
    assert after[:-1] == before
    assert len(after) == len(set(after))
    expect(ann.see("problem")).to_have_count(0)


def test_reload_in_a_window(server: Server, visit: Visit) -> None:
    """The window is still open, Stop! makes it stand still, and "never mind" lets it go on."""
    ann = visit()
    ann.sit(server.open_table("cthulhu", seats=2, pace=PATIENT))
    ann.play(lambda way: way == PASS)
    hand, announced = ann.hand(), ann.see("strip").inner_text()
    ann.page.reload()
    assert ann.hand() == hand
    expect(ann.see("strip")).to_have_text(announced, use_inner_text=True)
    ann.way()
    ann.see("stop").click()
    expect(ann.see("never-mind")).to_be_visible()
    ann.way()
    ann.see("never-mind").click()
    expect(ann.see("never-mind")).to_have_count(0)


def test_second_device_is_the_same_seat(server: Server, visit: Visit) -> None:
    ann, seat = sit_with_a_bot(server, visit)
    phone = visit(size=PHONE, has_touch=True)
    phone.sit(seat)
    assert phone.hand() == ann.hand()
    count = len(server.moves_of(seat.table))
    log = ann.see("log").locator("p")
    lines = log.count()
    phone.play(lambda way: len(server.moves_of(seat.table)) > count)
    expect(log.nth(lines)).to_be_visible()  # on the other device there is one line more
    ann.play_until_asked()
    expect(phone.see("prompt")).to_be_visible()
    eventually(lambda: phone.hand() == ann.hand())


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
        deadline = time.monotonic() + 20
        while len(server.moves_of(seat.table)) < 2:
            assert time.monotonic() < deadline
            ann.page.locator(f"{ann.way()} >> visible=true").first.tap()
            assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_desktop_does_not_scroll(server: Server, visit: Visit) -> None:
    ann, _ = sit_with_a_bot(server, visit)
    assert ann.page.evaluate("document.documentElement.scrollHeight") <= DESKTOP[1]
