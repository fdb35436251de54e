"""One press asks all planned guests; a card that is held up makes room for a question, and leaves the basket alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Server, Visit
from tests.browser.courses import find_tv_on_a_trip, find_two_guests


def test_one_press_asks_all_planned_guests(server: Server, visit: Visit) -> None:
    """The page asks the second one by itself, as soon as the die for the first has fallen."""
    table, *plan = find_two_guests()
    seat, other = server.lay_table(table)
    ann, bernd = visit(), visit("de-DE")
    bernd.sit(other)  # otherwise there would be news of his absence, and the page must not need any to go on
    ann.sit(seat)
    for move in plan:
        ann.see("evictions").locator(f'label:has([value="{move}"])').click()
    rolls = ann.see("log").locator('[data-kind="evict_rolled"]')
    count = rolls.count()
    ann.see("evict").click()
    expect(rolls).to_have_count(count + 2)
    moves = [entry.body["move"] for entry in server.entries(seat.table) if entry.client is not None]
    assert moves == [f"Ann: {move}" for move in plan]


def test_a_card_that_somebody_reads_does_not_hide_a_new_question(server: Server, visit: Visit) -> None:
    """Bernd holds a card up while Ann announces something that it does not answer: he gets the bell to see."""
    clash = find_tv_on_a_trip()
    ann, bernd = visit(), visit("de-DE")
    for visitor, seat in zip((ann, bernd), server.lay_table(clash.table), strict=True):
        visitor.sit(seat)
    bernd.see("hand").locator('[data-look="dim"]:not([data-card="tv"])').first.click()
    expect(bernd.see("why")).to_be_visible()
    ann.make(clash.steps[0].move)
    expect(bernd.see("put-down")).to_have_count(0)
    bernd.make("pass", is_answer=True)
    expect(ann.see("strip")).to_have_count(0)


def test_a_card_that_is_only_read_leaves_the_basket_as_it_is(server: Server, visit: Visit) -> None:
    """Neither the cross nor Esc empties it with the same press; a second Esc does."""
    clash = find_tv_on_a_trip()
    ann = visit()
    ann.sit(server.lay_table(clash.table)[0])
    ann.tick(clash.steps[0].move.split()[1], "plain", "to-basket")
    dimmed = ann.see("hand").locator('[data-look="dim"]').first
    dimmed.click()
    ann.see("put-down").click()
    expect(ann.see("basket")).to_be_visible()
    dimmed.click()
    expect(ann.see("put-down")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.see("put-down")).to_have_count(0)
    expect(ann.see("basket")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.see("basket")).to_have_count(0)
