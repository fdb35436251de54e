"""Who is asking, and for which host: only proxies that were named are believed."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from stammtisch.cli import BAD_INPUT, run
from stammtisch.engine.problem import Problem
from stammtisch.server.app import RECORD_COST, TABLE_COST, Limits, Site, make_app
from stammtisch.server.limits import Limit, Places
from stammtisch.server.visitors import Proxies, household, is_own_host, own_names
from stammtisch.store import open_store
from tests.server.pages import LOCAL, Page, connect, open_table

REQUEST = {"game": "scare", "name": "Ann", "seats": 3}


@pytest.mark.parametrize(
    ("proxies", "peer", "told", "visitor"),
    [
        ([], "203.0.113.9", "198.51.100.1", "203.0.113.9"),
        ([], "127.0.0.1", "198.51.100.1", "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", "198.51.100.1", "198.51.100.1"),
        (["127.0.0.1"], "127.0.0.1", "", "127.0.0.1"),
        (["127.0.0.1"], "203.0.113.9", "198.51.100.1", "203.0.113.9"),
        (["127.0.0.1"], "127.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"),  # the first is the visitor's own claim
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", "1.2.3.4, 198.51.100.1, 10.1.2.3", "198.51.100.1"),
        (["10.0.0.0/8"], "10.9.8.7", "10.1.2.3", "10.9.8.7"),
        (["::1"], "::1", "2001:db8::1", "2001:db8::1"),
        (["2001:db8::/32"], "2001:db8::5", "198.51.100.1", "198.51.100.1"),
        (["127.0.0.1"], "127.0.0.1", "nonsense", "nonsense"),
    ],
)
def test_a_visitor_is_who_a_proxy_of_ours_says(proxies: list[str], peer: str, told: str, visitor: str) -> None:
    assert Proxies(proxies).visitor(peer, Headers({"x-forwarded-for": told})) == visitor


def test_a_proxy_that_was_not_named_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    proxies = Proxies()
    for _ in range(3):
        proxies.visitor("127.0.0.1", Headers({"x-forwarded-for": "198.51.100.1"}))
        proxies.visitor("203.0.113.9", Headers({"x-forwarded-for": "198.51.100.1"}))
    assert [message.partition(":")[0] for message in caplog.messages] == ["127.0.0.1 seems to be a proxy"]


@pytest.mark.parametrize("address", ["", "proxy.example", "10.0.0.0/99", "300.1.1.1"])
def test_an_address_that_is_not_of_a_proxy_is_refused(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Problem, match="bad_proxy"):
        Proxies([address])
    assert run(["serve", "--lang", "en", "--proxy", address]) == BAD_INPUT
    assert f"“{address}” is not an address or network" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("198.51.100.1", "198.51.100.1", True),
        ("198.51.100.1", "198.51.100.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:198.51.100.1", "198.51.100.1", True),
        ("::ffff:198.51.100.1", "::ffff:198.51.100.2", False),
    ],
)
def test_a_household_is_one_visitor(one: str, other: str, is_same: bool) -> None:
    assert (household(one) == household(other)) is is_same


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("localhost", True),
        ("localhost:8000", True),
        ("localhost.:8000", True),
        ("games.localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("pub", True),
        ("pub:8000", True),
        ("pub.local:8000", True),
        ("pub.fritz.box", True),
        ("", True),  # not a browser
        ("games.example.org", False),
        ("evil.example:8000", False),
        ("localhost.evil.example", False),
        ("pub.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("192-168-1-20.evil.example", False),
        ("other.local", False),
        ("[evil]", False),
    ],
)
def test_hosts(host: str, is_own: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Pub")
    assert is_own_host(host, own_names()) is is_own


def test_a_page_whose_name_leads_here_gets_nothing(client: TestClient) -> None:
    """DNS rebinding: the browser takes it for the page's own server, and its Origin matches its Host."""
    table = open_table(client)["table"]
    evil = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
    for answer in (
        client.post("/api/tables?language=de", json=REQUEST, headers=evil),
        client.get(f"/api/tables/{table}", headers=evil),
        client.get("/", headers=evil),
    ):
        assert (answer.status_code, answer.json()["code"]) == (421, "other_host")
        assert "evil.example:8000" in answer.json()["text"]
        assert "content-security-policy" in answer.headers
    with pytest.raises(WebSocketDisconnect):
        client.websocket_connect(f"ws://evil.example:8000/api/tables/{table}/socket").__enter__()


def test_a_name_that_was_told_is_ours(tmp_path: Path) -> None:
    site = Site(frozenset(["https://games.example.org", "http://pub.example:8080"]))
    with TestClient(make_app(open_store(tmp_path / "t.db"), site=site), LOCAL) as client:
        for host in ("games.example.org", "games.example.org:443", "pub.example:8080"):
            assert client.get("/api/games", headers={"host": host}).status_code == 200
        assert client.get("/api/games", headers={"host": "example.org"}).status_code == 421


@pytest.mark.parametrize("is_named", [False, True])
def test_the_host_that_a_proxy_tells_counts_if_the_proxy_was_named(tmp_path: Path, is_named: bool) -> None:
    site = Site(frozenset(["https://games.example.org"]), Proxies(["127.0.0.1"] if is_named else []))
    app = make_app(open_store(tmp_path / "t.db"), site=site)
    with TestClient(app, LOCAL, client=("127.0.0.1", 50_000)) as client:
        origin = {"origin": "http://games.example.org"}  # not one that was given, so it depends on the host
        told = {**origin, "x-forwarded-host": "games.example.org"}
        assert client.post("/api/tables", json=REQUEST, headers=told).status_code == (200 if is_named else 403)
        assert client.post("/api/tables", json=REQUEST, headers=origin).status_code == 403
        evil = {"origin": "http://evil.example", "x-forwarded-host": "evil.example"}
        assert client.post("/api/tables", json=REQUEST, headers=evil).status_code == (421 if is_named else 403)


@pytest.mark.parametrize("is_named", [False, True])
def test_visitors_of_a_proxy_have_limits_of_their_own_if_it_was_named(tmp_path: Path, is_named: bool) -> None:
    proxies = Proxies(["127.0.0.1"] if is_named else [])
    limits = Limits(posts=Limit(per_second=0.001, burst=2))
    app = make_app(open_store(tmp_path / "t.db"), site=Site(proxies=proxies), limits=limits)
    with TestClient(app, LOCAL, client=("127.0.0.1", 50_000)) as client:

        def post(visitor: str) -> int:
            return client.post("/api/tables", json=REQUEST, headers={"x-forwarded-for": visitor}).status_code

        addresses = ["198.51.100.1", "198.51.100.1", "198.51.100.1", "198.51.100.2", "2001:db8::1", "2001:db8::2"]
        addresses.append("2001:db8::3")
        named, unnamed = [200, 200, 429, 200, 200, 200, 429], [200, 200, 429, 429, 429, 429, 429]
        assert [post(address) for address in addresses] == (named if is_named else unnamed)


def test_reading_is_limited_by_what_it_costs(tmp_path: Path) -> None:
    now = [100.0]
    limits = Limits(reads=Limit(per_second=1, burst=40))
    app = make_app(open_store(tmp_path / "t.db"), limits=limits, now=lambda: now[0])
    with TestClient(app, LOCAL) as client:
        table = open_table(client)["table"]
        statuses = [client.get("/api/games").status_code for _ in range(41)]
        assert statuses == [200] * 40 + [429]
        now[0] += 40
        assert [client.get(f"/api/tables/{table}").status_code for _ in range(5)] == [200] * (40 // TABLE_COST) + [429]
        now[0] += 40
        paths = [f"/api/tables/{table}/record"] * 3
        assert [client.get(path).status_code for path in paths] == [409] * (40 // RECORD_COST) + [429]
        assert client.head("/").status_code == 429
        assert client.get("/api/games").json()["code"] == "too_fast"
        now[0] += 1
        assert client.get("/api/games").status_code == 200


def test_a_visitor_has_a_limited_number_of_sockets(tmp_path: Path) -> None:
    app = make_app(open_store(tmp_path / "t.db"), limits=Limits(sockets=2))
    with TestClient(app, LOCAL) as client:
        seated = open_table(client)
        with connect(client, seated["table"]) as one:
            Page(one, seated["key"])
            with connect(client, seated["table"]) as two:
                Page(two)
                with pytest.raises(WebSocketDisconnect), connect(client, seated["table"]):
                    pass
        with connect(client, seated["table"]) as again:
            Page(again)


def test_places_are_taken_and_given_back() -> None:
    places = Places(each=2, total=3)
    for who in ("Ann", "Ann", "Bob"):
        assert not places.are_gone
        assert not places.are_gone_for(who)
        places.take(who)
    assert places.are_gone
    assert (places.are_gone_for("Ann"), places.are_gone_for("Bob")) == (True, False)
    places.give_back("Ann")
    assert (places.are_gone, places.are_gone_for("Ann")) == (False, False)
