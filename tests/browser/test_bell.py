"""Somebody who is asked in a window sees the bell and reaches it, whatever else is there; and reading tells nobody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit, Visitor
from tests.browser.courses import Clash, find_tv_on_a_trip

SIZES = {"phone": PHONE, "desktop": DESKTOP}
APART = """() => {
  const box = name => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect()
  const [zoom, bell] = [box('zoom'), box('bell')]
  return zoom.right <= bell.left || zoom.left >= bell.right || zoom.bottom <= bell.top || zoom.top >= bell.bottom
}"""


def sit_down(server: Server, visit: Visit, size: str) -> tuple[Visitor, Visitor, Clash]:
    """Ann is about to go Shopping; Bernd has a TV."""
    clash = find_tv_on_a_trip()
    ann, bernd = visit(), visit("de-DE", SIZES[size], has_touch=size == "phone")
    for visitor, seat in zip((ann, bernd), server.lay_table(clash.table), strict=True):
        visitor.sit(seat)
    bernd.hand()
    return ann, bernd, clash


def expect_on_top(button: Locator) -> None:
    """All of it is on the screen, and nothing else lies there."""
    expect(button).to_be_in_viewport(ratio=1)
    button.click(trial=True)


@pytest.mark.parametrize("size", SIZES)
def test_reading_an_answer_does_not_ring(server: Server, visit: Visit, size: str) -> None:
    """Neither does reading any other card; the bell stays beside it, and only "stop and play" plays the card."""
    ann, bernd, clash = sit_down(server, visit, size)
    ann.make(clash.steps[0].move)
    expect(bernd.see("answering")).to_be_visible()
    dim, glowing = (bernd.see("hand").locator(f'[data-look="{look}"]').first for look in ("dim", "glow"))
    for card, button in ((dim, bernd.see("stop")), (glowing, bernd.see("play"))):
        card.click()
        expect(bernd.see("put-down")).to_be_visible()
        expect_on_top(button)
        expect(bernd.page.locator(".ring").first).to_be_in_viewport(ratio=1)
        expect(ann.see("bell")).not_to_contain_text("says stop")
        bernd.see("put-down").click()
    bernd.see("stop").click()
    expect_on_top(bernd.see("never-mind"))
    bernd.see("never-mind").click()
    expect(bernd.see("put-down")).to_have_count(0)  # nothing is held up any more
    glowing.click()
    bernd.page.locator('[data-main][data-move="play tv on Ann"]').click()
    expect(ann.see("strip").locator('[data-card="tv"]')).to_be_visible()


def test_a_long_hand_shows_its_answer(server: Server, visit: Visit) -> None:
    """On a phone not all cards are on the screen."""
    ann, bernd, clash = sit_down(server, visit, "phone")
    bernd.page.set_viewport_size({"width": 320, "height": 700})
    ann.make(clash.steps[0].move)
    expect(bernd.see("hand").locator('[data-look="glow"]')).to_be_in_viewport(ratio=0.9)


OPEN: dict[str, Callable[[Visitor], None]] = {
    "talk": lambda bernd: bernd.see("talk").click(),
    "menu": lambda bernd: bernd.see("menu").click(),
    "seat": lambda bernd: bernd.see("face").first.click(),
    "orders": lambda bernd: bernd.see("orders").click(),
}


@pytest.mark.parametrize("what", OPEN)
def test_bell_in_a_dialog(server: Server, visit: Visit, what: str) -> None:
    """It opens while Bernd looks at something else on his phone, and he stops it there."""
    ann, bernd, clash = sit_down(server, visit, "phone")
    OPEN[what](bernd)
    dialog = bernd.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_test_id("bell")).to_have_count(0)
    ann.make(clash.steps[0].move)
    expect_on_top(dialog.get_by_test_id("stop"))
    dialog.get_by_test_id("stop").click()
    expect(ann.see("bell")).to_contain_text("Bernd says stop!")
    dialog.locator('[data-move="play tv on Ann"]').click()
    expect(ann.see("strip").locator('[data-card="tv"]')).to_be_visible()
    expect(dialog).to_be_visible()


def test_nobody_loses_a_word_to_the_bell(server: Server, visit: Visit) -> None:
    """A space in a sentence is a space; elsewhere in the dialog it is Stop!, and a number is an answer."""
    ann, bernd, clash = sit_down(server, visit, "phone")
    bernd.see("talk").click()
    bernd.see("tab-talk").click()
    bernd.see("say").press_sequentially("Ich")
    ann.make(clash.steps[0].move)
    stop = bernd.page.get_by_role("dialog").get_by_test_id("stop")
    expect_on_top(stop)
    bernd.see("say").press_sequentially(" auch")
    expect(bernd.see("say")).to_have_value("Ich auch")
    expect(stop).to_be_visible()
    bernd.see("tab-talk").focus()
    bernd.page.keyboard.press("1")
    expect(bernd.see("put-down")).to_have_count(0)
    bernd.page.keyboard.press(" ")
    expect(ann.see("bell")).to_contain_text("Bernd says stop!")
    expect(bernd.page.get_by_role("dialog").get_by_test_id("never-mind")).to_be_visible()
    expect(bernd.page.locator("[data-settling]")).to_have_count(0)
    bernd.page.keyboard.press("1")
    expect(ann.see("strip").locator('[data-card="tv"]')).to_be_visible()
    bernd.page.keyboard.press("Escape")
    bernd.see("talk").click()
    expect(bernd.see("say")).to_have_value("Ich auch")


def test_keys_of_the_table_rest_in_a_dialog(server: Server, visit: Visit) -> None:
    """A number takes up no card behind the menu or the talk."""
    _, bernd, _ = sit_down(server, visit, "phone")
    for what in ("talk", "menu"):
        OPEN[what](bernd)
        bernd.page.get_by_role("dialog").wait_for()
        bernd.page.keyboard.press("1")
        bernd.page.keyboard.press("Escape")
        expect(bernd.page.get_by_role("dialog")).to_have_count(0)
        expect(bernd.see("put-down")).to_have_count(0)


def test_what_is_announced_can_be_read(server: Server, visit: Visit) -> None:
    """Every text, whole: nothing is cut off and nothing lies on it."""
    ann, bernd, clash = sit_down(server, visit, "phone")
    ann.make(clash.steps[0].move)
    for visitor in (ann, bernd):
        texts = visitor.see("strip").locator(".text")
        assert texts.count() >= 2
        for text in texts.all():
            expect(text).to_be_in_viewport(ratio=1)
            assert text.evaluate(
                "node => node.getBoundingClientRect().bottom <= node.closest('.card').getBoundingClientRect().bottom"
            )
            assert float(text.evaluate("node => parseFloat(getComputedStyle(node).fontSize)")) >= 13


def test_a_card_is_held_up_by_a_moving_pointer_only(server: Server, visit: Visit) -> None:
    """It rests where the hand comes to lie: nothing happens. It moves: the card can be read, beside the bell."""
    ann, bernd, clash = sit_down(server, visit, "desktop")
    box = bernd.see("hand").locator("[data-card]").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    bernd.page.mouse.move(x, y)
    bernd.page.reload()
    bernd.hand()
    ann.make(clash.steps[0].move)
    expect(bernd.see("stop")).to_be_visible()
    expect(bernd.see("zoom")).to_have_count(0)
    bernd.page.mouse.move(x + 4, y)
    expect(bernd.see("zoom")).to_be_visible()
    for card in bernd.see("hand").locator("[data-card]").all():
        card.hover()
        expect(bernd.see("zoom")).to_be_visible()
        assert bernd.page.evaluate(APART)


def test_talk_is_noticed_on_a_phone(server: Server, visit: Visit) -> None:
    """A badge counts what the others have said. What was seen stays seen after a reload, and one's own lines never
    count.
    """
    ann, bernd, _ = sit_down(server, visit, "phone")
    ann.see("tab-talk").click()
    ann.see("say").fill("Prost!")
    ann.see("say").press("Enter")
    expect(bernd.see("unheard")).to_have_text("1")
    bernd.see("talk").click()
    expect(bernd.see("said")).to_contain_text("Prost!")
    bernd.see("say").fill("Zum Wohl!")
    bernd.see("say").press("Enter")
    expect(bernd.see("said")).to_contain_text("Zum Wohl!")
    bernd.page.keyboard.press("Escape")
    bernd.page.reload()
    bernd.hand()
    expect(bernd.see("talk")).to_be_visible()
    expect(bernd.see("unheard")).to_have_count(0)


def test_a_whole_hand_is_shown_as_cards(server: Server, visit: Visit) -> None:
    ann, bernd, _ = sit_down(server, visit, "phone")
    hand = ann.hand()
    ann.see("face").first.click()
    ann.see("show-all").click()
    ann.see("show-hand").click()
    cards = bernd.see("shown").locator("[data-card]")
    expect(cards).to_have_count(len(hand))
    assert sorted(str(card) for card in cards.evaluate_all("cards => cards.map(card => card.dataset.card)")) == sorted(
        hand
    )
    bernd.see("shown").get_by_role("button", name="Schließen").click()
    expect(bernd.see("shown")).to_have_count(0)
