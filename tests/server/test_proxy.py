"""Behind a proxy, at the root and below a path: the snippets of docs/hosting.md do what the page says."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urljoin
from urllib.request import Request, urlopen

import pytest
import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from stammtisch.cli import BAD_INPUT, run
from stammtisch.server.run import SETTINGS
from stammtisch.store import open_store
from tests.docs.blocks import blocks
from tests.proxies import HOSTING, SNIPPETS, Proxy, behind, serving

EVIL: Final = "https://evil.example"
REQUEST: Final = {
    "game": "scare",
    "name": "Ann",
    "seats": 3,
    "bots": ["random", "random"],
    "pace": {"bots": 0.0, "ring": 0.05},
    "is_started": True,
}


class Answer(NamedTuple):
    status: int
    headers: Message
    address: str  # where redirections have led to
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def ask(proxy: Proxy, path: str, body: Any = None, **headers: str) -> Answer:
    """As a browser on the page does, which resolves an address relative to the page's."""
    data = None if body is None else json.dumps(body).encode()
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    request = Request(urljoin(proxy.address, path), data, {"content-type": "application/json", **sent})
    try:
        with urlopen(request, timeout=20, context=proxy.trust) as answer:
            return Answer(answer.status, answer.headers, answer.url, answer.read())
    except HTTPError as error:
        with error:
            return Answer(error.code, error.headers, error.url, error.read())


def open_socket(proxy: Proxy, table: str, origin: str) -> ClientConnection:
    address = urljoin(proxy.address, f"./api/tables/{table}/socket").replace("http", "ws", 1)
    return connect(address, origin=Origin(origin), ssl=proxy.trust, proxy=None)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server") / "tables.db"


@pytest.fixture(scope="module")
def server(store: Path) -> Iterator[int]:
    with serving(store.parent) as port:
        yield port


@pytest.fixture(scope="module", params=SNIPPETS)
def proxy(request: pytest.FixtureRequest, server: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    with behind(SNIPPETS[request.param], server, tmp_path_factory.mktemp("proxy")) as found:
        yield found


def test_both_proxies_are_told_at_the_root_and_below_a_path() -> None:
    assert {*SNIPPETS} == {f"{name} at {path}" for name in ("nginx", "caddy") for path in ("/", "/games/")}


def test_the_page_comes_with_everything_it_needs(proxy: Proxy) -> None:
    page = ask(proxy, "")
    assert b"<title>Stammtisch</title>" in page.body
    names = re.findall(r'(?:src|href)="([^"]+)"', page.body.decode())
    assert {Path(name).suffix for name in names} == {".js", ".css", ".svg", ".woff2", ".png", ".webmanifest"}
    fonts: list[str] = []
    for name in [*names, "./licenses.txt"]:
        assert name.startswith("./")
        found = ask(proxy, name)
        assert found.status == 200, name
        assert "default-src 'none'" in found.headers["content-security-policy"]
        if name.endswith(".css"):
            files = re.findall(r"url\(([^)]+)\)", found.body.decode())
            fonts += [urljoin(found.address, file) for file in files if "woff2" in file]
    assert fonts
    for font in fonts:
        assert ask(proxy, font).body[:4] == b"wOF2"
    assert "default-src 'none'" in page.headers["content-security-policy"]


def test_without_the_last_slash_the_page_is_found_too(proxy: Proxy) -> None:
    found = ask(proxy, proxy.address.removesuffix("/"))
    assert found.address.removesuffix("/") == proxy.address.removesuffix("/")
    assert found.address.endswith("/") or found.address == proxy.origin
    assert b"<title>Stammtisch</title>" in found.body


def test_health(proxy: Proxy) -> None:
    answer = ask(proxy, "./api/health")
    assert answer.json["status"] == "ok"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    command = next(block.text for block in blocks(HOSTING) if "curl" in block.text)
    assert command.endswith("/api/health\n")


def test_a_game_is_opened_and_played(proxy: Proxy, store: Path) -> None:
    """And no log reveals the key of a seat."""
    seated = ask(proxy, "./api/tables?language=en", REQUEST, origin=proxy.origin).json
    with open_socket(proxy, seated["table"], proxy.origin) as page:
        page.send(json.dumps({"type": "hello", "language": "en", "key": seated["key"]}))
        sent = done = 0
        while done < 3:
            message = json.loads(page.recv(timeout=20))
            assert message["type"] != "failure", message
            done += bool(message.get("done"))
            prompt = message.get("prompt")
            if prompt and seated["chair"] in prompt["asked"]:  # a move too many is refused, and news follow
                sent += 1
                page.send(json.dumps({"type": "move", "id": f"m{sent}", "move": prompt["choices"][0]["move"]}))
    logs = "".join(log.read_text() for folder in (proxy.folder, store.parent) for log in folder.glob("*.log"))
    assert seated["key"] not in logs


def test_a_page_of_another_site_is_refused(proxy: Proxy) -> None:
    answer = ask(proxy, "./api/tables", REQUEST, origin=EVIL)
    assert (answer.status, answer.json["code"]) == (403, "other_origin")
    with pytest.raises(InvalidStatus) as refused, open_socket(proxy, "anything", EVIL):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(("size", "code"), [(1_900_000, "not_a_record"), (2_500_000, "too_large")])
def test_the_proxy_leaves_it_to_the_server_what_is_too_large(proxy: Proxy, size: int, code: str) -> None:
    answer = ask(proxy, "./api/replay", {"record": "x" * size}, origin=proxy.origin)
    assert answer.json["code"] == code


def test_each_visitor_has_a_limit_of_their_own(tmp_path: Path) -> None:
    """A proxy on this machine says whose request it is, and does not believe what the visitor says about that."""
    with serving(tmp_path) as port:
        straight = Proxy(f"http://127.0.0.1:{port}/", tmp_path, None)

        def statuses(proxy: Proxy, *visitors: str) -> set[int]:
            return {ask(proxy, "api/tables", {}, x_forwarded_for=visitor).status for visitor in visitors}

        assert statuses(straight, *["203.0.113.1"] * 60) == {400, 429}
        assert statuses(straight, "203.0.113.2") == {400}
        for name in ("nginx at /games/", "caddy at /games/"):
            with behind(SNIPPETS[name], port, tmp_path) as proxy:
                assert 429 in statuses(proxy, *(f"198.51.100.{i}" for i in range(60)))


def test_an_address_that_the_proxy_does_not_tell_can_be_named(tmp_path: Path) -> None:
    with serving(tmp_path, "--origin", "https://WWW.example.org/games/") as port:
        straight = Proxy(f"http://127.0.0.1:{port}/", tmp_path, None)
        assert ask(straight, "api/tables", REQUEST, origin="https://www.example.org").status == 200
        assert ask(straight, "api/tables", REQUEST, origin="https://example.org").status == 403


@pytest.mark.parametrize("address", ["www.example.org", "https://", "ftp://www.example.org"])
def test_an_address_that_is_not_of_a_page_is_refused(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--lang", "en", "--origin", address]) == BAD_INPUT
    assert f"“{address}” is not an address of a page" in capsys.readouterr().err


def test_pings_are_as_frequent_as_the_page_says() -> None:
    assert f"every {uvicorn.Config('', **SETTINGS).ws_ping_interval:.0f} seconds" in HOSTING.read_text("utf-8")


def test_the_backup_is_whole_while_the_server_runs(server: int, store: Path, tmp_path: Path) -> None:
    straight = Proxy(f"http://127.0.0.1:{server}/", tmp_path, None)
    table = ask(straight, "api/tables", REQUEST).json["table"]
    commands = next(block.text for block in blocks(HOSTING) if "vacuum" in block.text)
    commands = commands.replace("/var/lib/stammtisch", str(store.parent)).replace("/var/backups", str(tmp_path))
    subprocess.run(["sh", "-ec", commands], check=True, timeout=60)
    copy = open_store(tmp_path / "stammtisch.db")
    try:
        assert copy.entries(table)
    finally:
        copy.close()
    assert (tmp_path / "stammtisch.db").stat().st_mode & 0o077 == 0
