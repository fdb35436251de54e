"""Several people, one device that is passed around: each uncovers their own hand, and nobody sees another's."""

from __future__ import annotations

import time
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, PHONE, WAIT_MS, Seat, Server, Visit, Visitor
from tests.browser.courses import Clash, begin, find_tv_on_a_trip, moments
from tests.browser.test_access import violations

HOT_SEAT: Final = {"ring": 4.0, "bots": 0.0, "is_spoken": True}
HELD_MS: Final = 800
SHARE: Final = """key => {
  const [seat] = JSON.parse(localStorage.getItem('seats'))
  localStorage.setItem('seats', JSON.stringify([{ ...seat, guests: [key] }]))
}"""


def hold(button: Locator) -> None:
    expect(button.page.locator("[data-settling]")).to_have_count(0)
    button.click(delay=HELD_MS)


def share(device: Visitor, seats: list[Seat]) -> None:
    """As if both had sat down on this device."""
    device.sit(seats[0])
    device.see("log").or_(device.see("menu")).first.wait_for()
    device.page.evaluate(SHARE, seats[1].key)
    device.page.reload()


def expect_covered(device: Visitor, watcher: Visitor, clash: Clash | None = None) -> None:
    """The page holds nothing that a spectator does not see."""
    expect(device.see("pass-on")).to_be_visible()
    for private in ("hand", "prompt", "bell", "own-room", "put-down"):
        expect(device.see(private)).to_have_count(0)
    expect(device.page.locator("[data-move]")).to_have_count(0)
    expect(watcher.see("room").first).to_be_visible()
    for part in ("log", "room"):  # on a phone the log is a sheet
        deadline = time.monotonic() + WAIT_MS / 1000  # both hear of everything, but not in the same moment
        while watcher.see(part).all_text_contents() != device.see(part).all_text_contents():
            assert time.monotonic() < deadline, part
            device.page.wait_for_timeout(50)
    cards = {card.get_attribute("data-card") for card in device.page.locator("[data-card]").all()}
    assert cards <= {card.get_attribute("data-card") for card in watcher.page.locator("[data-card]").all()}
    if clash is not None:
        rooms = {card for facts in clash.before for card in facts["room"]}
        hands = {card for facts in clash.before for card in facts["hand"]}
        announced = set(clash.steps[0].move.split()[1:] + clash.steps[1].move.split()[1:])
        assert not cards & (hands - rooms - announced)


def seat_guest(device: Visitor, name: str) -> None:
    device.see("guest-name").fill(name)
    device.see("seat-guest").click()
    expect(device.page.get_by_role("button", name=f"{name} gets up")).to_be_visible()


def test_from_the_lobby(server: Server, visit: Visit) -> None:
    """Ann opens a table for this device, Bo and Cem sit down at it, one of them twice; a reload keeps all seats."""
    device = visit()
    device.open("#/")
    page = device.page
    page.get_by_role("checkbox", name="Cthulhu").check(force=True)
    page.locator("details.more > summary").click()
    page.locator("label", has_text="One device").click()  # waits until what has unfolded stands still
    expect(page.get_by_role("radio", name="One device")).to_be_checked()
    page.get_by_role("button", name="Less: People at the table").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open a table on this device").click()
    for name in ("Bo", "Cem"):
        seat_guest(device, name)
    page.get_by_role("button", name="Bo gets up").click()
    expect(page.get_by_role("button", name="Bo gets up")).to_have_count(0)
    assert violations(device) == []
    page.reload()
    seat_guest(device, "Bo")
    expect(device.see("guest-name")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()

    watcher = visit()
    watcher.open(page.url.split("/", 3)[3])
    expect(device.see("uncover-0")).to_have_text("Hold: I am Ann")
    expect_covered(device, watcher)
    hold(device.see("uncover-0"))
    ann = device.hand()
    device.see("cover").click()
    expect_covered(device, watcher)
    hold(device.see("peek-1"))
    bo = device.hand()
    expect(device.page.locator(".phases > h2")).to_have_text("Ann’s turn")
    for visitor in (device, watcher):
        visitor.page.reload()
    expect_covered(device, watcher)
    hold(device.see("uncover-0"))
    assert device.hand() == ann
    device.see("cover").click()
    hold(device.see("peek-1"))
    assert device.hand() == bo


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nobody(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    """What Ann announces covers her hand; nobody says anything, so it happens, and it is still her turn."""
    clash = find_tv_on_a_trip()
    seats = server.lay_table(clash.table, HOT_SEAT)
    device, watcher = visit(size=size), visit(size=size)
    share(device, seats)
    watcher.open(f"#/t/{seats[0].table}")
    expect_covered(device, watcher, clash)
    assert violations(device) == []
    hold(device.see("uncover-0"))
    trip = clash.steps[0].move
    device.make(trip)
    expect(device.see("pass-on")).to_contain_text("Anyone?")
    expect_covered(device, watcher, clash)
    for card in trip.split()[1:]:
        expect(device.see("strip").locator(f'[data-card="{card}"]')).to_be_visible()
    expect(device.see("stop-0")).to_have_count(0)
    assert violations(device) == []
    assert device.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    device.see("nobody").click()
    expect(device.see("uncover-0")).to_be_visible()
    expect_covered(device, watcher)
    hold(device.see("uncover-0"))
    for card in trip.split()[1:]:
        expect(device.see("own-room").locator(f'[data-card="{card}"]')).to_be_visible()
    assert device.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_somebody_stops_it(server: Server, visit: Visit) -> None:
    """Bernd holds his name and has the bell: he may think better of it, or play his card."""
    clash = find_tv_on_a_trip()
    seats = server.lay_table(clash.table, HOT_SEAT)
    device, watcher = visit(), visit()
    share(device, seats)
    watcher.open(f"#/t/{seats[0].table}")
    hold(device.see("uncover-0"))
    device.make(clash.steps[0].move)
    hold(device.see("stop-1"))
    expect(device.see("bell")).to_contain_text("Stop! Which card?")
    device.see("never-mind").click()
    expect(device.see("pass-on")).to_contain_text("Anyone?")
    expect_covered(device, watcher, clash)
    hold(device.see("stop-1"))
    expect(device.see("never-mind")).to_be_visible()
    for visitor in (device, watcher):
        visitor.page.reload()
    expect(device.see("pass-on")).to_contain_text("Bernd says stop!")
    expect_covered(device, watcher, clash)
    hold(device.see("uncover-1"))
    device.see("bell").locator(f'[data-move="{clash.steps[1].move}"]').click()
    expect(device.see("stop-0")).to_be_visible()
    expect_covered(device, watcher)
    device.see("nobody").click()
    expect(device.see("uncover-0")).to_contain_text("Ann")
    expect(device.see("log").locator('[data-kind="trip_cancelled"]')).to_be_visible()


def test_the_end_is_for_all(server: Server, visit: Visit) -> None:
    """Nothing is covered when the game is over, and the next one begins covered."""
    table = begin("cthulhu", 2, "0")
    list(moments(table))
    device, watcher = visit(), visit()
    seats = server.lay_table(table, HOT_SEAT)
    share(device, seats)
    expect(device.see("win")).to_be_visible()
    device.see("again").click()
    expect(device.see("pass-on")).to_be_visible()
    expect(device.see("hand")).to_have_count(0)
    device.page.reload()  # the log of the game before is gone
    watcher.open(f"#/t/{seats[0].table}")
    expect_covered(device, watcher)


def test_held_by_key_and_pressed_twice(server: Server, visit: Visit) -> None:
    """Nothing is uncovered by one short press or a double click; people who cannot hold a key press it twice."""
    clash = find_tv_on_a_trip()
    device = visit("de-DE")
    share(device, server.lay_table(clash.table, HOT_SEAT))
    button, keyboard = device.see("uncover-0"), device.page.keyboard
    expect(button).to_have_text("Halten: Ich bin Ann")
    expect(device.page.locator("[data-settling]")).to_have_count(0)
    for key in ("Enter", "Space"):
        button.focus()
        keyboard.down(key)
        device.page.wait_for_timeout(HELD_MS)
        keyboard.up(key)
        expect(device.see("hand")).to_be_visible()
        device.see("cover").click()
        expect(button).to_be_visible()
        expect(device.page.locator("[data-settling]")).to_have_count(0)
    button.dblclick()
    expect(device.page.get_by_role("status").filter(has_text="noch einmal")).to_be_visible()
    expect(device.see("hand")).to_have_count(0)
    device.page.wait_for_timeout(500)
    keyboard.press("Enter")
    expect(device.see("hand")).to_be_visible()
