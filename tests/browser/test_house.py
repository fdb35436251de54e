"""The house cut open: every card in a room has its name, rooms fold by what is in them, and all of it grows."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from stammtisch.server.catalog import cards
from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.positions import Position, Teller
from tests.browser.scenes import FULL, slack, take_seat

Size = tuple[int, int]
OPEN: Final[list[Size]] = [(1280, 800), (1366, 640), (1920, 1080), (2560, 1440), (820, 1180), (1024, 768)]
SMALL: Final[list[Size]] = [(320, 560), (390, 664), (844, 390)]
DRAWN: Final = "async () => { for (const _ of [1, 2]) await new Promise(requestAnimationFrame) }"
HAND: Final = ["cousin_from_innsmouth", "sprouts", "sleep", "tv", "mutation", "weekend_in_rlyeh"]

# Names that cannot be read: too small, cut off by the room, or behind something else. What scrolls is scrolled to.
UNREAD: Final = """() => [...document.querySelectorAll('.board .item')].map(item => {
  const name = item.querySelector('.name')
  item.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, right, top, bottom } = name.getBoundingClientRect()
  const size = parseFloat(getComputedStyle(name).fontSize)
  const room = item.closest('ul').getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const EDGE = 3 // polaroids hang crooked
  const isAcross = left >= room.left - EDGE && right <= room.right + EDGE
  const isInside = isAcross && top >= room.top - EDGE && bottom <= room.bottom + EDGE
  const isLarge = size >= 12 && bottom - top >= size && right - left >= 40
  const isSeen = isLarge && isInside && item.parentElement.contains(hit)
  return isSeen ? null : `${name.textContent}: ${size} px, ${right - left} x ${bottom - top}, behind ${hit?.className}`
}).filter(Boolean)"""
LOOKS: Final = "() => [...document.querySelectorAll('.others ul.cards')].map(one => one.dataset.look)"
FOLDED: Final = {"spine", "thin"}
# Texts of the hand that are cut off, and cards that lie on their neighbors.
CUT: Final = """() => [...document.querySelectorAll('[data-testid=hand] .text')]
  .filter(text => {
    const body = text.closest('.body')
    const { bottom, right } = text.getBoundingClientRect()
    const edge = body.getBoundingClientRect()
    return text.scrollHeight > text.clientHeight + 1 || bottom > edge.bottom + 1 || right > edge.right + 1
  }).map(text => text.textContent)"""
BOXES: Final = """() => [...document.querySelectorAll('[data-testid=hand] [data-card]')].map(card => {
  const { offsetLeft, offsetWidth, offsetHeight } = card.parentElement
  return [offsetLeft, offsetWidth, offsetHeight]
})"""


def sit(page: Page, server: Server, position: Position, language: str = "en") -> Teller:
    teller = Teller(page, position, language)
    take_seat(page, server.address, position.game)
    page.get_by_test_id("own-room").wait_for()
    return teller


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)
    page.evaluate(DRAWN)


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, FULL), (4, 7), (5, 8)])
def test_every_card_in_a_room_has_its_name(server: Server, visit: Visit, seats: int, count: int) -> None:
    page = visit("de-DE").page
    sit(page, server, slack("free_time", seats, cards=count), "de")
    for size in OPEN:
        resize(page, size)
        items = page.locator(".board .item").count()
        assert items >= count * (seats - 1)
        assert page.evaluate(UNREAD) == [], size


def test_a_room_folds_to_spines_and_opens_again(server: Server, visit: Visit) -> None:
    page = visit().page
    sit(page, server, slack("free_time", 4))
    resize(page, (1366, 640))
    assert set(page.evaluate(LOOKS)[:2]) <= FOLDED  # there are no cards for a third full room
    resize(page, (2560, 1440))
    assert not set(page.evaluate(LOOKS)) & FOLDED


def test_few_cards_are_never_folded(server: Server, visit: Visit) -> None:
    page = visit().page
    sit(page, server, slack("free_time", 5, cards=3))
    for size in OPEN:
        resize(page, size)
        assert not set(page.evaluate(LOOKS)) & FOLDED, size


def test_rooms_are_wider_the_more_is_in_them(server: Server, visit: Visit) -> None:
    page = visit().page
    sit(page, server, slack("free_time", 3, facts={1: {"room": []}}))
    resize(page, (1280, 800))
    empty, crowded = (room.bounding_box() for room in page.get_by_test_id("room").all())
    assert empty is not None
    assert crowded is not None
    assert crowded["width"] > 1.3 * empty["width"]


@pytest.mark.parametrize("size", [*OPEN, *SMALL])
def test_eight_at_the_table(server: Server, visit: Visit, size: Size) -> None:
    """More than any set allows yet: seven others, each with a face, a name and how far they are."""
    page = visit().page
    sit(page, server, slack("free_time", crowd=8))
    resize(page, size)
    rooms = page.get_by_test_id("room")
    expect(rooms).to_have_count(7)
    for room in rooms.all():
        box = room.bounding_box()
        assert box is not None
        for part in (room.locator(".face").first, room.locator(".name").first, room.get_by_test_id("to-go")):
            found = part.bounding_box()
            assert found is not None
            assert found["x"] >= box["x"] - 1
            assert found["x"] + found["width"] <= box["x"] + box["width"] + 1
            assert found["y"] + found["height"] <= box["y"] + box["height"] + 1


@pytest.mark.parametrize("size", SMALL)
def test_a_window_opens_as_a_sheet(server: Server, visit: Visit, size: Size) -> None:
    page = visit("en-US", PHONE, has_touch=True).page
    sit(page, server, slack("free_time", 4))
    resize(page, size)
    window = page.get_by_test_id("room").first
    expect(window.locator(".item")).to_have_count(0)
    expect(window.locator(".pips i")).to_have_count(FULL)
    window.get_by_test_id("face").click()
    sheet = page.get_by_test_id("room-sheet")
    expect(sheet.locator(".item")).to_have_count(FULL)
    for item in sheet.locator(".item").all():
        item.scroll_into_view_if_needed()
        expect(item.locator(".name")).to_be_in_viewport()
    expect(sheet.locator(".item.wall, .item.shelf, .item.floor")).to_have_count(FULL)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_guests_who_were_not_invited_have_a_red_edge(server: Server, visit: Visit) -> None:
    page = visit().page
    room = ["bill_the_all_consuming", "cousin_from_innsmouth", "sprouts", "sleep"]
    sit(page, server, slack("free_time", 2, cards=0, facts={0: {"room": room, "hand": []}}))
    own = page.get_by_test_id("own-room")
    expect(own.locator(".item.floor")).to_have_count(2)
    expect(own.locator(".item.shelf")).to_have_count(1)
    expect(own.locator(".item.wall")).to_have_count(1)
    expect(own.locator('[data-card="bill_the_all_consuming"] .uninvited')).to_have_count(1)
    expect(own.locator(".uninvited")).to_have_count(1)


def test_a_hand_of_six_lies_side_by_side_and_grows(server: Server, visit: Visit) -> None:
    page = visit().page
    sit(page, server, slack("free_time", 4, facts={0: {"hand": HAND}}))
    sizes = {}
    for size in ((1280, 800), (1920, 1080)):
        resize(page, size)
        boxes: list[list[float]] = page.evaluate(BOXES)
        assert len(boxes) == len(HAND)
        for (left, width, _), (next_left, _, _) in pairwise(boxes):
            assert left + width <= next_left
        assert page.evaluate("document.querySelector('[data-testid=hand] ul').scrollWidth") <= page.evaluate(
            "document.querySelector('[data-testid=hand] ul').clientWidth"
        )
        sizes[size] = boxes[0][1:]
    for small, large in zip(*sizes.values(), strict=True):
        assert large >= 1.4 * small


def longest(language: str) -> list[str]:
    """The cards with the longest texts that somebody can hold at once."""
    found = [card for card in cards("cthulhu", language) if card.kind != "job"]
    return [card.id for card in sorted(found, key=lambda card: -len(card.text))[: len(HAND)]]


@pytest.mark.parametrize(("language", "locale"), [("en", "en-US"), ("de", "de-DE")])
def test_the_hand_shows_whole_texts(server: Server, visit: Visit, language: str, locale: str) -> None:
    page = visit(locale).page
    sit(page, server, slack("free_time", 4, cards=0, facts={0: {"hand": longest(language)}}), language)
    for size in ((1366, 640), (1280, 800), (1920, 1080)):
        resize(page, size)
        expect(page.get_by_test_id("hand").locator(".text")).to_have_count(len(HAND))
        assert page.evaluate(CUT) == [], size
