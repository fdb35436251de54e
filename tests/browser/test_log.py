"""The log: one row per action, the newest in sight on every device, and a filter for what hit the reader."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stammtisch.bots.play import stream_at
from stammtisch.boxes import load, make_bot, usual_bot
from stammtisch.engine.table import Table
from tests.browser.conftest import DESKTOP, PHONE, Server, Visit

NEWEST = '[data-testid="log"] p:last-child'
IN_SIGHT = """row => {
  const own = row.getBoundingClientRect(), log = row.parentElement.getBoundingClientRect()
  return own.bottom <= log.bottom + 1 && own.bottom <= innerHeight
}"""


@pytest.fixture(scope="module")
def table() -> Table:
    game = load("cthulhu")
    found, bot = Table(game, ["Ann", "Bob", "Cem"], "log"), make_bot(usual_bot(game), game)
    while len(found.steps) < 90 and (decision := game.decision(found.state)) is not None:
        seat = decision.asked[0]
        moves, view = game.moves(found.state, seat), game.view(found.state, seat)
        found.apply(bot.choose(moves, view, stream_at("log", f"bot {seat}", len(found.steps))))
    return found


@pytest.mark.parametrize("size", [(320, 560), PHONE, (844, 390), DESKTOP])
def test_newest_in_sight_and_filter(server: Server, visit: Visit, table: Table, size: tuple[int, int]) -> None:
    [seat, *_] = server.lay_table(table)
    ann = visit(size=size)
    ann.sit(seat)
    if size != DESKTOP:
        newest = ann.see("ticker").inner_text()
        assert newest
        ann.see("ticker").click()
        expect(ann.page.locator(NEWEST)).to_contain_text(newest)
    rows = ann.see("log").locator("p")
    expect(rows.first).to_be_attached()
    assert ann.page.locator(NEWEST).evaluate(IN_SIGHT)
    assert ann.see("log").locator("p:has(.outcome)").count() > 5  # actions with what came of them
    everything = rows.all_inner_texts()
    ann.see("log-mine").click()
    mine = rows.all_inner_texts()
    assert 0 < len(mine) < len(everything) / 2
    assert set(mine) <= set(everything)
    assert any("you" in text for text in mine)
    assert ann.page.locator(NEWEST).evaluate(IN_SIGHT)


def test_the_text_table_filters_too(server: Server, visit: Visit, table: Table) -> None:
    [seat, *_] = server.lay_table(table)
    ann = visit(locale="de-DE")
    ann.sit(seat)
    ann.see("menu").click()
    ann.see("text-view").click()
    told = ann.see("text-table").locator("section").last.locator("li")
    expect(told).to_have_count(8)
    before = told.all_inner_texts()
    ann.see("text-table").get_by_test_id("log-mine").click()
    assert told.count() <= 8
    assert told.all_inner_texts() != before
