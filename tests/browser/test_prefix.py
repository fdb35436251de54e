"""Below a path, behind the Caddy of docs/hosting.md with HTTPS: everything that makes or follows an address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from stammtisch.boxes import load
from stammtisch.engine.table import Table
from tests.browser.conftest import Server, Visit
from tests.proxies import SNIPPETS, Proxy, behind


@pytest.fixture
def proxy(server: Server, tmp_path: Path) -> Iterator[Proxy]:
    with behind(SNIPPETS["caddy at /games/"], server.port, tmp_path) as found:
        yield found


def test_alone_with_bots(proxy: Proxy, visit: Visit) -> None:
    """From the address without its slash to the table; after a reload it is still the same seat."""
    ann = visit(address=proxy.address.removesuffix("/"))
    ann.open("")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Play alone with bots now").click()
    hand = ann.hand()
    assert ann.page.url.startswith(f"{proxy.address}#/t/")
    ann.page.reload()
    assert ann.hand() == hand
    kept = ann.page.evaluate("Object.keys(localStorage)")
    assert "games/seats" in kept
    assert all(name.startswith("games/") for name in kept)


def test_links_to_send(proxy: Proxy, visit: Visit) -> None:
    """An invitation, and the link for another device of one's own."""
    ann, bernd, phone = (visit(address=proxy.address) for _ in range(3))
    ann.open("")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Open a table for friends").click()
    invitation = ann.page.get_by_role("textbox", name="Invitation link").input_value()
    assert invitation.startswith(f"{proxy.address}#/join/")
    bernd.page.goto(invitation)
    bernd.page.get_by_label("Your name").fill("Bernd")
    bernd.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_text("Bernd")).to_be_visible()
    ann.page.get_by_role("button", name="Continue on another device").click()
    personal = ann.page.get_by_role("textbox", name="Your personal link").input_value()
    assert personal.startswith(f"{proxy.address}#/seat/")
    phone.page.goto(personal)
    expect(phone.page.get_by_text("Bernd")).to_be_visible()
    assert phone.page.url == ann.page.url


def test_replay(server: Server, proxy: Proxy, visit: Visit) -> None:
    table = Table(load("scare"), ["Ann", "Bob", "Cem"], "5")
    while (decision := table.game.decision(table.state)) is not None:
        table.apply(table.game.moves(table.state, decision.asked[0])[0])
    ann = visit(address=proxy.address)
    ann.open(f"#/replay/{server.lay_table(table)[0].table}")
    ann.page.get_by_role("button", name="One step on").click()
    expect(ann.page.locator("[data-step]").first).to_be_visible()
