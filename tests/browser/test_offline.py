"""The page as something to install: its parts are at hand without a network, and nothing else is ever kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from stammtisch.boxes import known_games
from tests.browser.conftest import BOXES, WAIT_MS, Server
from tests.proxies import SNIPPETS, behind

READY = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = """async () => {
  const names = await caches.keys()
  const lists = await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).map(one => one.url)))
  return Object.fromEntries(names.map((name, index) => [name, lists[index]]))
}"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="en-US", reduced_motion="reduce", ignore_https_errors=True)
    found = context.new_page()
    found.set_default_timeout(WAIT_MS)
    yield found
    context.close()


def install(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_function(READY)


def test_the_page_can_be_installed(page: Page, server: Server) -> None:
    install(page, server.address)
    session = page.context.new_cdp_session(page)
    found: dict[str, Any] = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{server.address}manifest.webmanifest"
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # as is every profile of a test
    for size in (180, 192, 512):
        answer = page.request.get(f"{server.address}icon-{size}.png")
        assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
        assert len(answer.body()) < 40_000


def test_without_a_network_the_page_opens_and_says_what_one_can_do(page: Page, server: Server) -> None:
    install(page, server.address)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_test_id("no-server")).to_contain_text("You are offline")
    expect(page.get_by_test_id("no-server")).to_contain_text("./play")
    page.context.set_offline(False)
    expect(page.locator(BOXES)).to_have_count(len(known_games()))  # by itself


def test_a_server_that_is_gone_is_no_reason_for_an_empty_window(page: Page, browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        install(page, server.address)
    finally:
        server.stop()
    page.reload()
    expect(page.get_by_test_id("no-server")).to_be_visible()


def test_nothing_of_a_table_is_kept(page: Page, server: Server) -> None:
    install(page, server.address)
    seat = server.open_table("cthulhu")
    page.goto(server.address + seat.link)
    page.get_by_test_id("hand").wait_for()
    page.reload()  # with the key in this browser, and the worker in charge
    page.get_by_test_id("hand").wait_for()
    kept = [address for addresses in page.evaluate(KEPT).values() for address in addresses]
    assert any("/assets/Table-" in address for address in kept)
    assert all(address == server.address or address.startswith(f"{server.address}assets/") for address in kept)
    assert not [address for address in kept if seat.table in address or seat.key in address]


def test_a_new_version_replaces_the_old_one(page: Page, server: Server) -> None:
    """What an earlier page has left goes; what belongs to others on the same host stays."""
    page.goto(f"{server.address}licenses.txt")  # no page yet that would bring its worker
    page.evaluate(
        "() => Promise.all(['stammtisch / old', 'stammtisch /games/ old', 'else'].map(name => caches.open(name)))"
    )
    install(page, server.address)
    page.wait_for_function("() => caches.keys().then(names => !names.includes('stammtisch / old'))")
    names = list(page.evaluate(KEPT))
    assert {"stammtisch /games/ old", "else"} <= set(names)
    assert len([name for name in names if name.startswith("stammtisch / ")]) == 1


def test_below_a_path(page: Page, server: Server, tmp_path: Path) -> None:
    with behind(SNIPPETS["caddy at /games/"], server.port, tmp_path) as proxy:
        page.goto(proxy.address)
        assert page.evaluate("() => fetch('./sw.js').then(answer => answer.status)") == 200
        manifest: dict[str, Any] = page.context.new_cdp_session(page).send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["url"] == f"{proxy.address}manifest.webmanifest"
