"""Opening tables, sitting down, records and replays; and what the server does not put up with."""

from __future__ import annotations

import re
import threading
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from stammtisch import __version__
from stammtisch.boxes import boxes, find_box, known_games, load
from stammtisch.engine.record import dump
from stammtisch.engine.table import Table
from stammtisch.server import hub, store_health
from stammtisch.server.app import Limits, Site, make_app
from stammtisch.server.limits import Limit
from stammtisch.server.replays import MOST_MOVES
from stammtisch.store import Store, open_store
from tests.server.pages import LOCAL, Page, connect, open_table


def test_health_says_what_runs_here(client: TestClient) -> None:
    open_table(client)
    answer = client.get("/api/health").json()
    rules = {box.id: box.kind.version for box in boxes()}
    assert answer == {"status": "ok", "version": __version__, "rules": rules, "tables": 1, "problems": []}


@pytest.mark.parametrize(("language", "says"), [("en", "nearly full: 100 MB"), ("de", "kaum noch Platz: 100 MB")])
def test_health_warns_before_the_disk_is_full(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, language: str, says: str
) -> None:
    monkeypatch.setattr(Store, "free_bytes", lambda store: 100 * 2**20)
    answer = client.get("/api/health", params={"language": language})
    assert (answer.status_code, answer.json()["status"], answer.json()["tables"]) == (200, "strained", 0)
    (problem,) = answer.json()["problems"]
    assert problem["code"] == "disk_nearly_full"
    assert says in problem["text"]


def test_health_warns_of_a_backlog(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_health, "MOST_BACKLOG", -1)
    assert [problem["code"] for problem in client.get("/api/health").json()["problems"]] == ["store_backlog"]


def test_a_store_that_hangs_is_told_and_hangs_nobody_else(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    is_over = threading.Event()
    monkeypatch.setattr(Store, "probe", lambda store: is_over.wait(10))
    monkeypatch.setattr(hub, "MOST_SECONDS", 0.01)
    answer = client.get("/api/health")
    is_over.set()
    assert (answer.status_code, answer.json()["status"]) == (503, "failing")
    assert [problem["code"] for problem in answer.json()["problems"]] == ["store_stuck"]
    assert "store_stuck" in caplog.text


@pytest.mark.parametrize(("language", "title"), [("en", "Rulebook edition"), ("de", "Ausgabe des Regelhefts")])
def test_games_tell_their_options_in_the_readers_language(client: TestClient, language: str, title: str) -> None:
    games = {game["id"]: game for game in client.get("/api/games", params={"language": language}).json()}
    assert list(games) == known_games()
    assert (games["cthulhu"]["least_seats"], games["cthulhu"]["most_seats"]) == (2, 5)
    options = {option["name"]: option for option in games["cthulhu"]["options"]}
    assert set(options) == {option.name for option in find_box("cthulhu").kind.options}
    assert options["edition"]["title"].startswith(title)
    assert [choice["value"] for choice in options["edition"]["choices"]] == ["de", "en"]
    assert options["edition"]["rule"] == "DIFF-12"


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_id_is_left_for_people_to_read(client: TestClient, language: str) -> None:
    for game in client.get("/api/games", params={"language": language}).json():
        for option in game["options"]:
            values = {choice["value"] for choice in option["choices"]}
            titles = [choice["title"] for choice in option["choices"]]
            assert len(set(titles)) == len(values)
            quoted = set(re.findall("[“„]([^”“]+)[”“]", option["help"]))
            assert quoted <= set(titles), option["name"]


def test_cards_tell_what_they_do(client: TestClient) -> None:
    cards = {card["id"]: card for card in client.get("/api/games/cthulhu/cards?language=de").json()}
    assert cards["tiny"]["name"] == "Winzi"
    assert cards["tiny"]["kind"] == "pet"
    assert cards["lackey"]["kind"] == "job"
    assert cards["gravedigger"]["job"] == {"income": "2/4", "free_time": "1", "goal": 18, "rank": 0}
    assert (cards["tiny"]["job"], cards["tiny"]["is_answer"], cards["tv"]["is_answer"]) == (None, False, True)
    assert cards["narconomicon"]["tags"] == ["weed", "book"]
    assert all(card["name"] and card["joke"] and card["icon"] for card in cards.values())
    assert client.get("/api/games/scare/cards").json() == []


def test_rules_are_told(client: TestClient) -> None:
    rules = {rule["id"]: rule for rule in client.get("/api/games/scare/rules").json()}
    assert "3.8" in rules["TRK-04"]["text"]


def test_a_table_is_opened_and_filled(client: TestClient) -> None:
    seated = open_table(client, seats=4, bots=["greedy", "random"])
    summary = client.get(f"/api/tables/{seated['table']}").json()
    assert [seat["kind"] for seat in summary["seats"]] == ["person", "open", "bot", "bot"]
    assert summary["phase"] == "lobby"
    with connect(client, seated["table"]) as socket:
        invitation = Page(socket, seated["key"]).last["table"]["invitation"]
    address = f"/api/tables/{seated['table']}/seats"
    second = client.post(address, json={"name": "Bob", "invitation": invitation}).json()
    assert second["chair"] == 1
    assert second["key"] != seated["key"]
    same = client.post(address, json={"name": "ann", "invitation": invitation})
    assert (same.status_code, same.json()["code"]) == (400, "same_name")
    forged = client.post(address, json={"name": "Cem", "invitation": "X" + invitation[1:]})
    assert (forged.status_code, forged.json()["code"]) == (403, "bad_invitation")


def test_invitations_can_be_revoked(client: TestClient) -> None:
    seated = open_table(client, seats=3)
    address = f"/api/tables/{seated['table']}/seats"
    with connect(client, seated["table"]) as socket:
        page = Page(socket, seated["key"])
        old = page.last["table"]["invitation"]
        assert page.request("revoke")["type"] == "done"
        new = page.last["table"]["invitation"]
    assert client.post(address, json={"name": "Bob", "invitation": old}).status_code == 403
    assert client.post(address, json={"name": "Bob", "invitation": new}).status_code == 200
    other = open_table(client, seats=3)
    elsewhere = f"/api/tables/{other['table']}/seats"
    assert client.post(elsewhere, json={"name": "Bob", "invitation": new}).status_code == 403


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "poker", "name": "Ann"}, 404, "unknown_game"),
        ({"game": "scare", "name": "Ann", "seats": 9}, 400, "bad_seats"),
        ({"game": "scare", "name": "a b:c", "seats": 3}, 400, "bad_name"),
        ({"game": "scare", "name": "Ann", "seats": 3, "options": {"colour": 1}}, 400, "unknown_option"),
        ({"game": "scare", "name": "Ann", "seats": 3, "bots": ["genius"]}, 400, "unknown_bot"),
        ({"game": "scare", "name": "Ann", "seats": 3, "bots": ["random"] * 3}, 409, "table_full"),
        ({"game": "scare", "name": "Ann", "seats": 3, "pace": {"ring": -1}}, 400, "bad_option_value"),
        ({"game": "scare", "name": "Ann", "seats": 3, "is_started": True}, 400, "chairs_are_free"),
        ({"game": "scare"}, 400, "bad_body"),
        ({"game": "scare", "name": 7}, 400, "bad_body"),
        ({"game": "scare", "name": "Ann", "extra": 1}, 400, "bad_body"),
    ],
)
def test_bad_requests_are_refused_with_a_reason(
    client: TestClient, body: dict[str, Any], status: int, code: str
) -> None:
    answer = client.post("/api/tables?language=de", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]
    assert client.get("/api/health").json()["tables"] == 0


def test_what_is_not_there_is_said_in_the_readers_language(client: TestClient) -> None:
    answer = client.get("/api/tables/nowhere?language=de")
    assert answer.status_code == 404
    assert answer.json()["text"].startswith("Es gibt keinen Tisch")
    assert client.get("/api/anything").json()["code"] == "no_such_page"
    assert (
        client.get("/api/games/poker/cards", headers={"accept-language": "de-AT"})
        .json()["text"]
        .startswith("Das Spiel „poker“")
    )


def test_bodies_are_json_and_small(client: TestClient) -> None:
    assert client.post("/api/tables", content="{}", headers={"content-type": "text/plain"}).status_code == 415
    assert client.post("/api/tables", json={"game": "x" * 70_000, "name": "Ann"}).status_code == 413
    broken = client.post("/api/tables", content=b'{"game":', headers={"content-type": "application/json"})
    assert (broken.status_code, broken.json()["code"]) == (400, "bad_body")


def test_other_sites_get_nothing_done(client: TestClient) -> None:
    request = {"game": "scare", "name": "Ann", "seats": 3}
    evil = client.post("/api/tables", json=request, headers={"origin": "https://evil.example"})
    assert (evil.status_code, evil.json()["code"]) == (403, "other_origin")
    own = client.post("/api/tables", json=request, headers={"origin": "http://localhost"})
    assert own.status_code == 200


def test_behind_a_proxy_its_address_is_ours_too(tmp_path: Path) -> None:
    app = make_app(open_store(tmp_path / "tables.db"), site=Site(frozenset(["https://games.example.org"])))
    with TestClient(app, LOCAL) as client:
        request = {"game": "scare", "name": "Ann", "seats": 3}
        assert client.post("/api/tables", json=request, headers={"origin": "https://games.example.org"}).is_success
        assert client.post("/api/tables", json=request, headers={"origin": "https://games.example"}).status_code == 403


def test_every_answer_carries_the_headers_that_protect_it(client: TestClient) -> None:
    for answer in (client.get("/api/health"), client.get("/api/nothing"), client.post("/api/tables", json={})):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


def test_asking_too_often_means_waiting(tmp_path: Path) -> None:
    now = [100.0]
    app = make_app(open_store(tmp_path / "t.db"), limits=Limits(posts=Limit(per_second=1, burst=2)), now=lambda: now[0])
    with TestClient(app, LOCAL) as client:
        request = {"game": "scare", "name": "Ann", "seats": 3}
        codes = [client.post("/api/tables", json=request).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        now[0] += 1.0
        assert client.post("/api/tables", json=request).status_code == 200


def test_a_clock_that_is_set_back_locks_nobody_out() -> None:
    limit = Limit(per_second=2, burst=3)
    assert limit.take("Ann", 10_000.0)
    assert [limit.take("Ann", 6_400.0) for _ in range(3)] == [True, True, False]
    assert limit.take("Ann", 6_401.0)


def finished_record(seed: str = "5") -> str:
    table = Table(load("scare"), ["Ann", "Bob", "Cem"], seed)
    while (decision := table.game.decision(table.state)) is not None:
        table.apply(table.game.moves(table.state, decision.asked[0])[0])
    return dump(table.record)


def test_a_record_is_shown_step_by_step(client: TestClient) -> None:
    record = finished_record()
    shown = client.post("/api/replay?language=de", json={"record": record}).json()
    assert shown["names"] == ["Ann", "Bob", "Cem"]
    assert len(shown["steps"]) == record.count('"move"') + 1
    assert shown["chance"] == {"generator": "blake2b-1", "seed": "5", "sealed": "blake2b-1::5"}
    assert shown["commitment"] == sha256(b"blake2b-1::5").hexdigest()
    assert (shown["outdated"], shown["unplayed"]) == ("", 0)
    assert shown["steps"][0]["picture"]["hand"] == []  # a spectator sees no hand
    assert shown["steps"][-1]["picture"]["winners"] == shown["winners"] != []
    own = client.post("/api/replay", json={"record": record, "viewer": 1}).json()
    assert len(own["steps"][0]["picture"]["hand"]) > 0
    told = [line["kind"] for step in shown["steps"] for line in step["lines"]]
    assert "dealt" not in told
    everything = client.post("/api/replay", json={"record": record, "is_open": True}).json()
    assert "dealt" in [line["kind"] for step in everything["steps"] for line in step["lines"]]
    assert all(seat["known"] for seat in everything["steps"][0]["picture"]["seats"])
    assert not any(seat["known"] for step in shown["steps"] for seat in step["picture"]["seats"])
    places = [step["picture"]["seats"][0]["place"] for step in everything["steps"][:2]]
    assert places[0] is None  # Ann has not hidden her Scare card yet; that is the first move
    assert places[1] is not None
    assert not any(seat["place"] for step in shown["steps"] for seat in step["picture"]["seats"])


def test_a_broken_record_is_refused_with_the_line(client: TestClient) -> None:
    lines = finished_record().splitlines()
    for bad, code in (
        ("", "record_empty"),
        ("hello", "not_a_record"),
        ("hello\n", "not_a_record"),
        ("{hello\n", "record_json"),
        ("\n".join([lines[0], "{}"]) + "\n", "record_line"),
        ("\n".join([lines[0], lines[2]]) + "\n", "record_diverged"),
        ("\n".join([lines[0].replace('"seed": "5"', '"seed": "6"'), *lines[1:]]) + "\n", "record_seed"),
    ):
        answer = client.post("/api/replay", json={"record": bad})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert client.post("/api/replay", json={"record": finished_record(), "viewer": 3}).json()["code"] == "no_such_chair"


def test_a_record_without_an_end_is_not_played_again(client: TestClient) -> None:
    """A player who only passes can go on forever, and would keep the server busy for as long."""
    table = Table(load("cthulhu"), ["Ann", "Bob"], "5")
    while len(table.record.moves) <= MOST_MOVES:
        decision = table.game.decision(table.state)
        assert decision is not None
        written = {table.game.write(move, table.names): move for move in table.game.moves(table.state, *decision.asked)}
        idle = [word for word in ("pass", "done") if word in written]
        table.apply(written[idle[0] if idle else next(word for word in written if word.startswith("discard"))])
    for path, extra in (("replay", {}), ("continue", {"step": 1, "seat": 0})):
        answer = client.post(f"/api/{path}", json={"record": dump(table.record), **extra})
        assert (answer.status_code, answer.json()["code"]) == (400, "record_too_long")


def test_a_running_game_hands_out_no_record(client: TestClient) -> None:
    seated = open_table(client, game="scare", seats=3, bots=["random"] * 2, is_started=True)
    answer = client.get(f"/api/tables/{seated['table']}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "game_not_over")


def test_the_openapi_document_lists_every_endpoint(client: TestClient) -> None:
    document = client.get("/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert set(document["paths"]) >= {"/api/tables", "/api/tables/{table}/seats", "/api/replay", "/api/games"}
    body = document["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body == {"$ref": "#/components/schemas/NewTable"}
