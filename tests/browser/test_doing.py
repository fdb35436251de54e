"""Doing things on the table: one main button, targets by click, drag and keyboard, swipes and long presses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.positions import Teller
from tests.browser.scenes import HAND, Scene, slack, take_seat, trip

COUSIN: Final = "cousin_from_innsmouth"
MAIN: Final = "[data-main]"


class Listener(Teller):
    """Keeps what the page sends, and says nothing to it."""

    def __init__(self, page: Page, scene: Scene) -> None:
        super().__init__(page, scene.position, "en")
        self.sent: list[dict[str, Any]] = []

    def _hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        self.sent.append(message)
        super()._hear(socket, message)

    def moves(self) -> list[str]:
        return [message["move"] for message in self.sent if message["type"] == "move"]


Sit = Callable[..., tuple[Page, Listener]]


@pytest.fixture
def sit(server: Server, visit: Visit) -> Sit:
    def sit_down(scene: Scene, size: tuple[int, int] = (1366, 640), has_touch: bool = False) -> tuple[Page, Listener]:
        page = visit(size=size, has_touch=has_touch).page
        listener = Listener(page, scene)
        take_seat(page, server.address, scene.position.game)
        page.get_by_test_id("hand").locator("[data-card]").first.wait_for()
        expect(page.locator("[data-settling]")).to_have_count(0)
        return page, listener

    return sit_down


CALL: Final = Scene("call", slack("call", 3), [])
FREE: Final = Scene("free time", slack("free_time", 3), [])
BELL: Final = Scene("bell", trip(), [])


def held(page: Page, card: str) -> Locator:
    return page.get_by_test_id("hand").locator(f'[data-card="{card}"]')


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sends(listener: Listener, page: Page, *moves: str) -> None:
    page.wait_for_function("count => document.querySelector('[data-sending]') !== null || count === 0", arg=len(moves))
    assert listener.moves() == list(moves)


def test_a_card_is_aimed_by_click(sit: Sit) -> None:
    """Rooms glow and say what would happen there; nothing is sent before the main button is pressed."""
    page, listener = sit(CALL)
    held(page, COUSIN).click()
    expect(page.locator(MAIN)).to_be_disabled()
    targets = page.locator(".board [data-target]")
    expect(targets).to_have_count(3)
    for target in targets.all():
        expect(target.get_by_test_id("outcome")).to_contain_text("to go")
    room = page.locator('.others [data-target][data-seat="1"]')
    room.click()
    expect(room).to_have_attribute("aria-pressed", "true")
    assert listener.moves() == []
    page.locator(MAIN).click()
    sends(listener, page, str(room.get_attribute("data-target")))


def test_a_card_is_carried_to_its_target(sit: Sit) -> None:
    """What glows below it is what it is dropped on; dropped anywhere else, it stays in the hand."""
    page, listener = sit(CALL)
    card = held(page, COUSIN)
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y - 20, steps=4)
    room = page.locator('.others [data-target][data-seat="2"]')
    room.wait_for()
    page.mouse.move(x + 40, y + 10)
    page.mouse.up()
    assert listener.moves() == []
    expect(card).to_have_attribute("aria-pressed", "true")
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(x + 30, y - 40, steps=4)
    page.mouse.move(*middle(room), steps=6)
    expect(room).to_have_attribute("aria-pressed", "true")
    page.mouse.up()
    sends(listener, page, str(room.get_attribute("data-target")))


def test_a_card_is_aimed_by_keyboard(sit: Sit) -> None:
    """A number takes it up, the arrows go from room to room, Enter plays it, Escape puts it back."""
    page, listener = sit(CALL)
    cards = page.get_by_test_id("hand").locator("[data-card]")
    ids = cards.evaluate_all("cards => cards.map(card => card.dataset.card)")
    number = str(ids.index(COUSIN) + 1)
    page.keyboard.press(number)
    expect(held(page, COUSIN)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".board [data-target]")).to_have_count(0)
    page.keyboard.press(number)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    chosen = page.locator('.board [data-target][aria-pressed="true"]')
    expect(chosen).to_be_focused()
    move = str(chosen.get_attribute("data-target"))
    assert move != page.locator(".board [data-target]").first.get_attribute("data-target")
    page.locator(MAIN).focus()
    page.keyboard.press("Enter")
    sends(listener, page, move)


def test_enter_is_the_main_button(sit: Sit) -> None:
    page, listener = sit(FREE)
    page.keyboard.press("Enter")
    sends(listener, page, "done")


def test_the_main_button_stays_where_it_is(sit: Sit) -> None:
    """Whatever is taken up, ticked or announced, its box is the same."""
    page, _ = sit(FREE)
    boxes = [page.locator(MAIN).bounding_box()]
    for card in ("sleep", "sprouts", "mutation"):
        held(page, card).click()
        boxes.append(page.locator(MAIN).bounding_box())
    page, _ = sit(BELL)
    boxes.append(page.locator(MAIN).bounding_box())
    assert all(box == boxes[0] for box in boxes), boxes


def test_the_main_button_tells_what_it_brings(sit: Sit) -> None:
    page, _ = sit(FREE)
    held(page, "sleep").click()
    expect(page.locator(MAIN)).to_contain_text("Play Sleep")
    expect(page.locator(MAIN)).to_contain_text("to go")
    held(page, "sprouts").click()
    expect(page.locator(MAIN)).to_contain_text("Announce one Thing")


class Finger:
    """On a touch screen."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def swipe_up(self, what: Locator) -> None:
        x, y = middle(what)
        self.touch("touchStart", (x, y))
        for step in range(1, 7):
            self.touch("touchMove", (x, y - 20 * step))
        self.touch("touchEnd")


def test_a_card_is_swiped_up_to_play_it(sit: Sit) -> None:
    page, listener = sit(FREE, PHONE, has_touch=True)
    Finger(page).swipe_up(held(page, "sleep"))
    sends(listener, page, "play sleep")


def test_the_second_tap_plays_the_open_card(sit: Sit) -> None:
    page, listener = sit(FREE, PHONE, has_touch=True)
    held(page, "sleep").tap()
    expect(held(page, "sleep").locator(".card")).to_be_visible()
    assert listener.moves() == []
    held(page, "sleep").tap()
    sends(listener, page, "play sleep")


def test_a_long_press_reads_a_card_and_does_nothing_else(sit: Sit) -> None:
    page, listener = sit(FREE, PHONE, has_touch=True)
    finger = Finger(page)
    finger.touch("touchStart", middle(held(page, "sleep")))
    expect(page.get_by_test_id("zoom")).to_be_visible()
    finger.touch("touchEnd")
    expect(page.get_by_test_id("zoom")).to_have_count(0)
    expect(held(page, "sleep")).to_have_attribute("aria-pressed", "false")
    assert listener.moves() == []


def test_spines_have_their_names(sit: Sit) -> None:
    page, _ = sit(FREE, PHONE, has_touch=True)
    spines = page.get_by_test_id("hand").locator("li:has(.spine)")
    expect(spines).to_have_count(len(HAND) - 1)
    for spine in spines.all():
        expect(spine.locator(".name")).not_to_be_empty()
        box = spine.bounding_box()
        assert box is not None
        assert box["width"] >= 34


@pytest.mark.parametrize(("card", "count"), [("elder_sign", 5), ("mutation", 2)])
@pytest.mark.parametrize("size", [PHONE, (390, 664), (844, 390), (1366, 640), (1600, 900)])
def test_all_targets_can_be_reached_during_a_bell(sit: Sit, size: tuple[int, int], card: str, count: int) -> None:
    """All rooms, or cards in them. The reader's own room, and on flat screens all of them, makes way for what is
    announced.
    """
    page, listener = sit(BELL, size, has_touch=size == PHONE)
    held(page, card).click()
    targets = page.locator("[data-target]")
    targets.first.wait_for(state="attached")
    moves = {str(target.get_attribute("data-target")) for target in targets.all()}
    assert len(moves) >= count
    for move in sorted(moves):
        target = page.locator(f'[data-target="{move}"]').filter(visible=True).first
        target.click()
        expect(target).to_have_attribute("aria-pressed", "true")
    assert listener.moves() == []


# The basket ----------------------------------------------------------------------------------------------------------


def corner(what: Locator) -> tuple[float, float]:
    """The lower right one. On a phone the main button makes room for another one at its left."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"], box["y"] + box["height"]


def row(page: Page, number: int) -> str:
    return " ".join(page.get_by_test_id("basket").locator("li").nth(number).inner_text().split())


@pytest.mark.rule("SLACK-69", "SLACK-95")
@pytest.mark.parametrize("size", [(1366, 640), PHONE])
def test_the_basket_is_a_receipt(sit: Sit, size: tuple[int, int]) -> None:
    """What was ticked, what it really costs, what it brings; nothing under the finger moves while it is filled."""
    page, listener = sit(Scene("rich", slack("free_time", facts={0: {"loose": 4}}), []), size)
    main, hand = page.locator(MAIN), page.get_by_test_id("hand")
    places = corner(main), corner(hand)
    assert page.get_by_test_id("basket").count() == 0
    held(page, "sprouts").click()
    basket = page.get_by_test_id("basket")
    expect(basket.locator("li")).to_have_count(1)
    assert row(page, 0) == "✓ Sprouts 0 +1"  # the Economicon in the room makes Food cheaper
    expect(page.get_by_test_id("basket-cost")).to_contain_text("0 of 6 Income")
    assert " ".join(page.get_by_test_id("basket-total").inner_text().split()) == "+1 Slack 20 → 21 of 22"
    expect(page.get_by_test_id("basket-wins")).to_have_count(0)
    held(page, "earplugs").click()
    assert row(page, 1) == "✓ Earplugs 1 +1"
    expect(page.get_by_test_id("basket-cost")).to_contain_text("1 of 6 Income")
    assert " ".join(page.get_by_test_id("basket-total").inner_text().split()) == "+2 Slack 20 → 22 of 22"
    expect(page.get_by_test_id("basket-wins")).to_have_text("would WIN")
    assert (corner(main), corner(hand)) == places
    expect(page.get_by_test_id("own-room")).to_be_hidden()  # the counter lies there
    held(page, "sprouts").click()
    held(page, "earplugs").click()
    expect(basket).to_have_count(0)
    expect(page.get_by_test_id("own-room")).to_be_visible()
    assert listener.moves() == []
