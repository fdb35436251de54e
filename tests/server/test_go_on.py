"""Going on from a step of a record: a new table with the same past, one person among bots."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stammtisch.boxes import load
from stammtisch.engine.record import dump
from stammtisch.engine.record import load as load_record
from stammtisch.engine.table import Table, replay
from stammtisch.server.app import make_app
from stammtisch.server.live import rebuild
from stammtisch.store import open_store
from tests.server.pages import LOCAL, Page, connect, open_table
from tests.server.test_http import finished_record


def cthulhu_record(moves: int) -> str:
    table = Table(load("cthulhu", {"madness": "double"}), ["Ann", "Bob", "Cem"], "11")
    for _ in range(moves):
        decision = table.game.decision(table.state)
        assert decision is not None
        table.apply(table.game.moves(table.state, decision.asked[0])[0])
    return dump(table.record)


def test_the_new_table_has_the_same_past_and_is_kept(tmp_path: Path) -> None:
    record = load_record(cthulhu_record(40))
    path = tmp_path / "tables.db"
    with TestClient(make_app(open_store(path)), LOCAL) as client:
        answer = client.post("/api/continue", json={"record": cthulhu_record(40), "step": 25, "seat": 1})
        seated = answer.json()
        assert seated["chair"] == 1, answer.text
        with connect(client, seated["table"]) as socket:
            table = Page(socket, seated["key"]).last["table"]
        assert (table["continued"], table["phase"], table["chance"]) == (25, "playing", None)
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
        assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob", "Cem"]
        assert table["options"]["madness"] == "double"
        assert client.get(f"/api/tables/{seated['table']}/record").json()["code"] == "game_not_over"
    store = open_store(path)
    live = rebuild(seated["table"], store.entries(seated["table"]))
    store.close()
    then = replay(load(record.game, record.options), record, 25)
    assert live.playing.record.seed == record.seed
    assert live.playing.record.moves[:25] == record.moves[:25]
    assert live.playing.record.checksums[:25] == then.record.checksums


def test_it_goes_on_to_an_end_of_its_own(client: TestClient) -> None:
    seated = client.post("/api/continue", json={"record": finished_record(), "step": 5, "seat": 0}).json()
    with connect(client, seated["table"]) as socket:
        page = Page(socket, seated["key"])
        while 0 not in page.prompt["asked"]:
            page.hear("news")
        moves = [choice["move"] for choice in page.prompt["choices"]]
        assert page.move(moves[-1])["type"] == "done"
        assert page.last["table"]["continued"] == 5


@pytest.mark.parametrize(
    ("step", "seat", "code"),
    [
        (-1, 0, "nothing_to_go_on"),
        (10**6, 0, "nothing_to_go_on"),
        (3, 7, "no_such_chair"),
        (3, -1, "no_such_chair"),
    ],
)
def test_what_is_not_there_cannot_go_on(client: TestClient, step: int, seat: int, code: str) -> None:
    answer = client.post("/api/continue", json={"record": finished_record(), "step": step, "seat": seat})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert client.get("/api/health").json()["tables"] == 0


def test_a_game_that_is_over_does_not_go_on(client: TestClient) -> None:
    record = finished_record()
    request = {"record": record, "step": record.count('"move"'), "seat": 0}
    assert client.post("/api/continue", json=request).json()["code"] == "nothing_to_go_on"
    changed = record.replace('"seed": "5"', '"seed": "6"')
    assert client.post("/api/continue", json={**request, "record": changed, "step": 1}).json()["code"] == "record_seed"


def test_an_ordinary_game_is_not_marked(client: TestClient) -> None:
    seated = open_table(client, bots=["random"], is_started=True)
    with connect(client, seated["table"]) as socket:
        assert Page(socket, seated["key"]).last["table"]["continued"] is None
