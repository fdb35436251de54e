"""Everything that comes from outside is limited before any work is done on it, and refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from stammtisch.engine.notation import MOST_NAMES
from stammtisch.engine.record import LONGEST_LINE, LONGEST_SEED
from tests.server.pages import Page, connect, open_table
from tests.server.test_http import finished_record

HUGE = [10**10, 10**20, 10**40, 10**500, 10**5000]
DEEP: Any = 0
for _ in range(900):
    DEEP = [DEEP]
TABLE = {"game": "scare", "name": "Ann", "seats": 3}


def digits(number: int) -> str:
    """Including numbers that Python itself refuses to write."""
    return f"1{'0' * (len(hex(number)) * 5 // 6)}" if number.bit_length() > 10_000 else str(number)


@pytest.mark.parametrize("number", HUGE, ids=lambda number: f"10^{len(hex(number)) * 5 // 6}")
@pytest.mark.parametrize("sign", ["", "-"])
@pytest.mark.parametrize(
    ("path", "template"),
    [
        ("tables", '{"game": "scare", "name": "Ann", "seats": N}'),
        ("tables", '{"game": "scare", "name": "Ann", "seats": 3, "options": {"rounds": N}}'),
        ("tables", '{"game": "scare", "name": "Ann", "seats": 3, "options": {"copies": [N, N]}}'),
        ("tables", '{"game": "scare", "name": "Ann", "seats": 3, "options": {"copies": {"1": N}}}'),
        ("tables", '{"game": "scare", "name": "Ann", "seats": 3, "pace": {"ring": N}}'),
        ("replay", '{"record": "", "viewer": N}'),
        ("continue", '{"record": "", "step": N, "seat": 0}'),
        ("continue", '{"record": "", "step": 0, "seat": N}'),
    ],
)
def test_huge_numbers_are_refused(client: TestClient, path: str, template: str, sign: str, number: int) -> None:
    body = template.replace("N", sign + digits(number))
    answer = client.post(f"/api/{path}", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] in ("bad_body", "bad_option_value")
    assert len(answer.text) < 500
    assert client.get("/api/health").json()["tables"] == 0


@pytest.mark.parametrize(
    "body",
    [
        {"game": "x" * 61},
        {"name": "x" * 10_000},
        {"bots": ["random"] * 61},
        {"bots": ["x" * 61]},
        {"options": {f"option{number}": 1 for number in range(61)}},
        {"options": {"x" * 10_000: 1}},
        {"options": {"rounds": "x" * 10_000}},
        {"options": {"copies": [1] * 61}},
        {"options": {"copies": DEEP}},
        {"options": {"copies": {"1": {"2": 3}}}},
        {"pace": {f"pace{number}": 1 for number in range(61)}},
    ],
    ids=lambda body: next(iter(body)),
)
def test_large_requests_are_refused(client: TestClient, body: dict[str, Any]) -> None:
    answer = client.post("/api/tables", json={**TABLE, **body})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_body")
    assert len(answer.text) < 500


def test_addresses_are_not_read_out_again(client: TestClient) -> None:
    for path in ("/api/tables/{}", "/api/games/{}/cards", "/api/tables/{}/record"):
        answer = client.get(path.format("x" * 10_000))
        assert answer.status_code == 404
        assert len(answer.text) < 500


def header(**parts: Any) -> str:
    first, rest = finished_record().split("\n", 1)
    return "\n".join([json.dumps({**json.loads(first), **parts}), rest])


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (header(seats=["x"] * 160_000), "record_line_too_long"),
        (header(seats=[f"p{number}" for number in range(2000)]), "record_header"),
        (header(seats=[f"p{number}" for number in range(MOST_NAMES + 1)]), "record_header"),
        (header(seats=["x" * 10_000, "Bob", "Cem"]), "record_seats"),
        (header(seed="x" * 2_000_000), "record_line_too_long"),
        (header(seed="x" * (LONGEST_SEED + 1)), "record_header"),
        (header(rules=10**500), "record_header"),
        (header(rules=-1), "record_header"),
        (header(game="x" * 100), "record_header"),
        (header(generator="x" * 10_000), "record_generator"),
        (header(stammtisch=10**500), "record_format"),
        (header(stammtisch="x" * 10_000), "record_format"),
        (header(notes={"x": "x" * LONGEST_LINE}), "record_line_too_long"),
        (header() + '{"undo_to": %s}\n' % (10**400), "record_line"),
        (header() + json.dumps({"move": "x" * LONGEST_LINE, "check": "x"}) + "\n", "record_line_too_long"),
    ],
    ids=range(15),
)
def test_records_out_of_all_proportion_are_refused(client: TestClient, record: str, code: str) -> None:
    """Including the one with 160,000 names, which kept a processor busy for 20 minutes."""
    for path, extra in (("replay", {}), ("continue", {"step": 1, "seat": 0})):
        answer = client.post(f"/api/{path}", json={"record": record, **extra})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert len(answer.text) < 1000


@pytest.mark.parametrize(
    "options", [{"rounds": 10**500}, {"rounds": "9" * 10_000}, {"copies": DEEP}], ids=["number", "digits", "depth"]
)
def test_options_out_of_all_proportion_are_like_those_of_another_version(
    client: TestClient, options: dict[str, Any]
) -> None:
    """Nothing is done with them: the game can be watched as far as it goes without them, but not continued."""
    record = header(options=options)
    watched = client.post("/api/replay", json={"record": record})
    assert (watched.status_code, watched.json()["outdated"]) == (200, "record_options")
    assert "9" * 1000 not in watched.text
    refused = client.post("/api/continue", json={"record": record, "step": 1, "seat": 0})
    assert (refused.status_code, refused.json()["code"]) == (400, "record_options")
    assert len(refused.text) < 1000


@pytest.mark.parametrize(
    "message",
    [
        {"type": "say", "text": "x" * 5000},
        {"type": "move", "move": "x" * 5000},
        {"type": "say", "id": "x" * 61, "text": "hi"},
        {"type": "why", "card": "x" * 61},
        {"type": "show_cards", "to": 1, "cards": ["tv"] * 61},
        {"type": "show_cards", "to": 10**40, "cards": ["tv"]},
        {"type": "deal", "to": 10**40, "text": "hi"},
        {"type": "shake", "deal": 10**500},
        {"type": "judge", "deal": -(10**20), "verdict": "kept"},
        {"type": "judge", "deal": 0, "verdict": "x" * 61},
        {"type": "seat_bot", "chair": 10**40, "level": ""},
        {"type": "order", "unless": ["me"] * 61},
        {"type": "order", "unless_by": [10**40]},
        {"type": "order", "reflex": {"card": "tv", "least": 10**40}},
        {"type": "language", "language": "x" * 61},
        {"type": "face", "face": "x" * 31},
        {"type": "face", "face": "<b>"},
        {"type": "face", "face": "nox+"},
    ],
    ids=lambda message: message["type"],
)
def test_messages_out_of_all_proportion_end_the_connection(client: TestClient, message: dict[str, Any]) -> None:
    ann = open_table(client, bots=["random"], is_started=True)
    with connect(client, ann["table"]) as socket:
        Page(socket, ann["key"])
        socket.send_json({"id": "w1", **message})
        heard = socket.receive_json()
        while heard["type"] == "news":  # of the bot
            heard = socket.receive_json()
        assert (heard["type"], heard["code"]) == ("failure", "bad_message")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_a_key_of_any_length_is_only_a_wrong_key(client: TestClient) -> None:
    ann = open_table(client)
    for length, code in ((300, "bad_key"), (50_000, "bad_message")):
        with connect(client, ann["table"]) as socket:
            socket.send_json({"type": "hello", "language": "en", "key": "x" * length})
            assert socket.receive_json()["code"] == code
