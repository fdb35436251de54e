"""What one's own finished games tell together: on a page of its own, drawn like that of a simulation."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from stammtisch.engine.table import Table
from tests.browser.conftest import PHONE, Seat, Server, Visit, Visitor
from tests.browser.courses import begin, moments
from tests.browser.test_access import violations

PARTS = [
    "overview",
    "bots",
    "dealt",
    "seats",
    "length",
    "curves",
    "leads",
    "luck",
    "counts",
    "windows",
    "hits",
    "cards",
]


def finished(server: Server, game: str, seed: int) -> tuple[Table, Seat]:
    table = begin(game, 3, str(seed))
    list(moments(table))
    return table, server.lay_table(table)[0]


@pytest.fixture(scope="module")
def games(server: Server) -> list[tuple[str, Table, Seat]]:
    return [
        (game, *finished(server, game, seed))
        for game, count in (("cthulhu", 11), ("scare", 2))
        for seed in range(count)
    ]


def remember(visitor: Visitor, games: list[tuple[str, Table, Seat]]) -> None:
    """As somebody who has sat at these tables."""
    kept = [{"table": seat.table, "key": seat.key, "game": game, "name": "Ann", "at": 0} for game, _, seat in games]
    visitor.open("")
    visitor.see("my-tables").or_(visitor.page.locator("main")).first.wait_for()
    visitor.page.evaluate(
        "kept => localStorage.setItem(new URL('seats', location.href).pathname.slice(1), JSON.stringify(kept))", kept
    )
    visitor.page.reload()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1366, 640), PHONE])
def test_finished_games_are_told_in_figures(
    visit: Visit, games: list[tuple[str, Table, Seat]], size: tuple[int, int], scheme: Any
) -> None:
    ann = visit(size=size)
    ann.page.emulate_media(color_scheme=scheme)
    remember(ann, games)
    ann.page.get_by_role("link", name="What they tell").click()
    cthulhu = ann.see("figures-cthulhu")
    expect(cthulhu.get_by_role("heading", level=2)).to_have_text("Chez Cthulhu: 11 games")
    expect(ann.see("figures-scare").get_by_role("heading", level=2)).to_have_text("Scare: 2 games")
    assert set(cthulhu.locator("article").evaluate_all("all => all.map(one => one.className.split(' ').at(-2))")) <= {
        *PARTS,
        "lab-section",
    }
    won = sum(0 in table.state.winners for game, table, _ in games if game == "cthulhu")
    row = cthulhu.locator("article.bots tr", has_text="You")
    expect(row).to_contain_text(f"{100 * won / 11:.1f} %")
    expect(row).to_contain_text("11 games")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(ann) == []


def test_they_are_told_in_the_language_of_the_reader(visit: Visit, games: list[tuple[str, Table, Seat]]) -> None:
    ann = visit("de-DE")
    remember(ann, games)
    ann.page.get_by_role("link", name="Was sie erzählen").click()
    expect(ann.see("figures-cthulhu")).to_contain_text("Wann es entschieden ist")
    expect(ann.see("figures-cthulhu").locator("article.bots tr", has_text="Du")).to_have_count(1)


def test_without_finished_games_the_page_says_so(server: Server, visit: Visit) -> None:
    ann = visit()
    ann.open("#/figures")
    expect(ann.page.locator("main")).to_contain_text(re.compile("no finished game"))
