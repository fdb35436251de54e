"""A press counts where it began, once that was in sight for a moment. Others are told; a Stop always counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Server, Visit, Visitor
from tests.browser.courses import Clash, begin, find_tv_on_a_trip, moments
from tests.browser.test_hot_seat import HOT_SEAT, share

# What has just appeared stays as new as it is (CALM_MS of press.svelte.ts).
STILL_NEW: Final = """(() => {
  const wait = window.setTimeout
  window.setTimeout = (then, ms, ...rest) => wait(then, ms === 400 ? 2 ** 30 : ms, ...rest)
})()"""
PUT_UNDER: Final = """(node, [x, y]) => {
  Object.assign(node.style, { position: 'fixed', left: `${x - 30}px`, top: `${y - 20}px`, zIndex: 99 })
  const free = { transform: 'none', contain: 'none', overflow: 'visible' }
  for (let above = node.parentElement; above; above = above.parentElement) Object.assign(above.style, free)
  return node.contains(document.elementFromPoint(x, y))
}"""
NOT_YET: Final = {"en-US": "only just appeared", "de-DE": "gerade erst da"}


class Finger:
    """On a touch screen, down for as long as it likes."""

    def __init__(self, visitor: Visitor) -> None:
        self.session = visitor.page.context.new_cdp_session(visitor.page)
        self.at = (0.0, 0.0)

    def put_on(self, what: Locator) -> None:
        what.click(trial=True)  # it lies still and nothing covers it
        box = what.bounding_box()
        assert box is not None
        self.at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        point = {"x": self.at[0], "y": self.at[1]}
        self.session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})

    def slide(self, what: Locator) -> None:
        """Something comes to lie below it."""
        assert what.evaluate(PUT_UNDER, list(self.at)), "it does not lie there"

    def lift(self) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def wait_till_settled(visitor: Visitor) -> None:
    expect(visitor.page.locator("[data-settling]")).to_have_count(0)


def sit_down(server: Server, visit: Visit, *, is_new: bool = False) -> tuple[Visitor, Visitor, Clash, str]:
    """Ann is about to go Shopping; Bernd has a TV and a phone."""
    clash = find_tv_on_a_trip()
    ann, bernd = visit(), visit("de-DE", PHONE, has_touch=True)
    if is_new:
        bernd.page.context.add_init_script(STILL_NEW)
    seats = server.lay_table(clash.table)
    for visitor, seat in zip((ann, bernd), seats, strict=True):
        visitor.sit(seat)
    bernd.hand()
    return ann, bernd, clash, seats[0].table


@pytest.mark.parametrize("game", ["scare", "cthulhu"])
@pytest.mark.parametrize("locale", NOT_YET)
def test_lifting_the_finger_presses_nothing(server: Server, visit: Visit, game: str, locale: str) -> None:
    """Ann uncovers her hand by holding; what lies below her finger then is not chosen when she lifts it."""
    seats = server.lay_table(begin(game, 3 if game == "scare" else 2, "0"), HOT_SEAT)
    device = visit(locale, PHONE, has_touch=True)
    share(device, seats)
    wait_till_settled(device)
    finger = Finger(device)
    finger.put_on(device.see("uncover-0"))
    fresh = device.page.locator("[data-testid='stack'] [data-move], [data-testid='prompt'] [data-move]").first
    fresh.wait_for()
    wait_till_settled(device)
    before = server.entries(seats[0].table)
    finger.slide(fresh)
    finger.lift()
    device.page.evaluate("new Promise(requestAnimationFrame)")
    expect(device.page.locator("[data-sending]")).to_have_count(0)
    expect(fresh).to_be_visible()
    assert server.entries(seats[0].table) == before
    expect(device.see("too-early")).to_be_hidden()  # she has not tried to press anything
    question = fresh.inner_text()
    finger.put_on(fresh)
    finger.lift()
    expect(fresh.filter(has_text=question)).to_have_count(0)
    assert [entry.kind for entry in server.entries(seats[0].table)[len(before) :]] == ["moved"]


def test_what_takes_the_place_of_a_button_is_not_pressed(server: Server, visit: Visit) -> None:
    """Bernd is about to let it go when Ann asks for it back; his finger says nothing about that, and he is told."""
    ann, bernd, clash, _ = sit_down(server, visit)
    ann.make(clash.steps[0].move)
    bernd.see("stop").click()
    bernd.see("never-mind").wait_for()
    wait_till_settled(bernd)
    finger = Finger(bernd)
    finger.put_on(bernd.see("never-mind"))
    ann.see("undo").click()
    bernd.see("undo-yes").wait_for()
    wait_till_settled(bernd)
    finger.slide(bernd.see("undo-yes"))
    finger.lift()
    expect(bernd.see("too-early")).to_contain_text(NOT_YET["de-DE"])
    expect(bernd.see("undo-question")).to_be_visible()
    expect(ann.see("undo-withdraw")).to_be_visible()
    finger.put_on(bernd.see("undo-yes"))
    finger.lift()
    expect(bernd.see("undo-question")).to_have_count(0)


def test_a_press_that_comes_too_early_is_told(server: Server, visit: Visit) -> None:
    """By finger, mouse and key; nothing happens, neither there nor below."""
    ann, bernd, clash, table = sit_down(server, visit, is_new=True)
    ann.make(clash.steps[0].move)
    let_go = bernd.see("bell").locator("[data-move='pass']")
    let_go.wait_for()
    note = bernd.see("too-early")
    before = server.entries(table)
    box = let_go.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    presses: list[Callable[[], None]] = [
        lambda: bernd.page.touchscreen.tap(x, y),
        lambda: bernd.page.mouse.click(x, y),
        lambda: let_go.press("Enter"),
        lambda: bernd.page.keyboard.press("1"),
    ]
    for press in presses:
        press()
        expect(note).to_be_visible()
        expect(note).to_contain_text(NOT_YET["de-DE"])
        expect(note).to_be_hidden()
    expect(let_go).to_be_visible()
    assert server.entries(table) == before


@pytest.mark.parametrize("way", ["finger", "mouse", "key"])
def test_a_stop_is_never_too_early(server: Server, visit: Visit, way: str) -> None:
    """The bell has appeared this moment. It is said once, however often it is pressed."""
    ann, bernd, clash, table = sit_down(server, visit, is_new=True)
    ann.make(clash.steps[0].move)
    stop = bernd.see("stop")
    expect(bernd.see("bell")).to_have_attribute("data-settling", "")
    before = len(server.entries(table))
    if way == "finger":
        stop.tap()
    elif way == "mouse":
        stop.dblclick()
    else:
        bernd.page.keyboard.press(" ")
        bernd.page.keyboard.press(" ")
    expect(ann.see("bell")).to_contain_text("Bernd says stop!")
    expect(bernd.see("never-mind")).to_be_visible()
    assert [entry.kind for entry in server.entries(table)[before:]] == ["stopped"]


def test_a_held_key_presses_once(server: Server, visit: Visit) -> None:
    """The browser repeats it for whatever has the focus by then."""
    ann, _, _, _ = sit_down(server, visit)
    ann.see("menu").click()
    sound = ann.see("sound")
    expect(ann.page.locator("[data-settling]")).to_have_count(0)
    sound.focus()
    for _ in range(2):
        ann.page.keyboard.down("Enter")
    ann.page.keyboard.up("Enter")
    expect(sound).to_have_attribute("aria-pressed", "true")


def test_the_second_half_of_a_double_tap_starts_no_new_game(server: Server, visit: Visit) -> None:
    """The end of the game comes as suddenly as any question."""
    table = begin("scare", 3, "0")
    list(moments(table))
    ann = visit()
    ann.page.context.add_init_script(STILL_NEW)
    ann.sit(server.lay_table(table)[0])
    again = ann.see("again")
    again.wait_for()
    box = again.bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ann.see("too-early")).to_be_visible()
    expect(again).to_be_visible()
