"""The cards of a game: from the lobby and at the table, in every box that has some."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stammtisch.boxes import load, painter_of
from stammtisch.engine.event import EVERYONE
from stammtisch.engine.table import Table
from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.test_access import violations


@pytest.mark.parametrize("size", [(320, 560), PHONE, DESKTOP])
def test_from_the_lobby(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    ann.page.emulate_media(color_scheme="light" if size == DESKTOP else "dark")
    ann.open("#/")
    ann.page.locator(".boxes, main").get_by_role("button", name="How to play").nth(1).click()
    ann.see("all-cards").click()
    ann.page.wait_for_url("**/#/deck/cthulhu")
    everything = ann.see("deck-card")
    expect(everything.first).to_be_visible()
    total = everything.count()
    assert total > 90
    ann.see("deck-kind-whenever").click()
    assert 5 < everything.count() < total
    ann.see("deck-kind-whenever").click()
    ann.see("deck-search").fill("book slack")
    found = everything.count()
    assert 0 < found < 20
    expect(ann.see("deck-count")).to_contain_text(f"{found} different cards")
    ann.see("deck-search").fill("no such card")
    expect(ann.see("deck-count")).to_have_text("No card fits.")
    ann.see("deck-search").fill("sleep")
    ann.see("deck-other").click()
    expect(ann.page.locator(".other[lang=de]").first).to_contain_text("Schlaf")
    is_wide = ann.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    assert not is_wide
    assert violations(ann) == []


def test_a_game_whose_cards_are_numbers(visit: Visit) -> None:
    ann = visit(locale="de-DE")
    ann.open("#/deck/scare")
    expect(ann.see("deck-card")).to_have_count(10)
    expect(ann.see("deck-count")).to_have_text("10 verschiedene Karten, 73 im Stapel.")
    assert violations(ann) == []


def test_at_the_table_it_tells_what_everybody_has_seen_and_nothing_else(server: Server, visit: Visit) -> None:
    """Ann's own hand is not among it: she has seen it, the others have not."""
    table = Table(load("cthulhu"), ["Ann", "Bob", "Cem"], "deck")
    for _ in range(12):
        decision = table.game.decision(table.state)
        assert decision is not None
        table.apply(table.game.moves(table.state, decision.asked[0])[0])
    [seat, *_] = server.lay_table(table)
    ann = visit()
    ann.sit(seat)
    ann.see("log").wait_for()
    ann.see("menu").click()
    ann.see("deck").click()
    ann.see("deck-seen").click()
    cards = ann.see("deck-card").evaluate_all("all => all.map(one => one.dataset.card)")
    told = [*table.opening, *[event for step in table.steps for event in step.events]]
    painter = painter_of(table.game)
    public = {card for event in told if event[1] == EVERYONE for card in painter.named_cards(table.game, event)}
    assert set(cards) == public
    assert set(ann.hand()) - public  # she has seen more
    assert violations(ann) == []
