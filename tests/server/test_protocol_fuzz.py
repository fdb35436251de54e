"""Whatever anybody sends, the server stays up, says what is wrong, and tells nobody anything they may not know."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core import NotSet
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from stammtisch.server.endpoint import openapi
from stammtisch.server.http import ENDPOINTS
from stammtisch.server.messages import FromPage
from tests.server.pages import STANDING, Page, connect, open_table

schema = schemathesis.openapi.from_dict(openapi(ENDPOINTS))

Case = schemathesis.Case[Any]

plain = st.none() | st.booleans() | st.integers(-(10**6), 10**6) | st.text(max_size=30) | st.floats(allow_nan=False)
TAGS = [str(kind.__struct_config__.tag) for kind in get_args(FromPage)]
types = st.sampled_from(TAGS)
MOVES = (
    "pass",
    "done",
    "play sleep",
    "shop sprouts",
    "discard",
    "choose 1",
    "show Bob",
    "evict bill to discard",
    "",
    ":",
)


@st.composite
def messages(draw: st.DrawFn) -> dict[str, Any]:
    """Something like a message: a known type, fields that may or may not belong to it."""
    fields = {
        "id": draw(st.text(max_size=70) | plain),
        "move": draw(st.sampled_from(MOVES) | plain),
        "text": draw(plain),
        "what": draw(st.sampled_from(["", "all", "laugh"]) | plain),
        "chair": draw(st.integers(-3, 9) | plain),
        "to": draw(st.integers(-3, 9)),
        "level": draw(st.sampled_from(["", "greedy", "genius"])),
        "yes": draw(st.booleans()),
        "card": draw(st.sampled_from(["sleep", "nothing"]) | plain),
        "language": draw(st.sampled_from(["en", "de", "tlh"])),
        "face": draw(st.sampled_from(["", "nox", "gil+crown", "GIL", "+"]) | plain),
    }
    chosen = draw(st.sets(st.sampled_from(sorted(fields)), max_size=4))
    return {"type": draw(types), **{name: fields[name] for name in {"id", *chosen}}}


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(messages(), min_size=1, max_size=6), st.booleans())
def test_any_messages_are_answered_or_end_the_connection(
    client: TestClient, sent: list[dict[str, Any]], is_seated: bool
) -> None:
    seated = open_table(client, seats=3, bots=["random"], pace={"ring": 0, "bots": 10})
    with connect(client, seated["table"]) as socket:
        page = Page(socket, seated["key"] if is_seated else "")
        try:
            for message in sent:
                socket.send_json(message)
            socket.send_json({"type": "ping"})
            page.hear("pong")
        except (WebSocketDisconnect, AssertionError):
            assert any(heard["type"] == "failure" for heard in page.heard)
        for heard in page.heard:
            assert heard["type"] in (*STANDING, "done", "refused", "answer", "reaction", "failure", "pong")
            if heard["type"] == "refused":
                assert heard["text"]
            if not is_seated and heard["type"] in ("snapshot", "news"):
                assert not (heard["picture"] or {}).get("hand")
                assert not heard.get("changes", {}).get("hand")
    assert client.get("/api/health").json()["status"] == "ok"


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(max_size=60) | st.binary(max_size=60), st.booleans())
def test_any_frame_is_understood_or_ends_the_connection(client: TestClient, frame: str | bytes, is_first: bool) -> None:
    seated = open_table(client, seats=3)
    with connect(client, seated["table"]) as socket:
        if not is_first:
            Page(socket, seated["key"])
        if isinstance(frame, bytes):
            socket.send_bytes(frame)
        else:
            socket.send_text(frame)
        assert socket.receive_json()["code"] == "bad_message"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    assert client.get("/api/health").json()["status"] == "ok"


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(MOVES) | st.text(max_size=20), min_size=1, max_size=8))
def test_whatever_somebody_tries_the_others_see_only_their_own_hands(client: TestClient, tried: list[str]) -> None:
    ann = open_table(client, seats=2, pace={"ring": 0})
    table = f"/api/tables/{ann['table']}"
    with (
        connect(client, ann["table"]) as one,
        connect(client, ann["table"]) as two,
        connect(client, ann["table"]) as three,
    ):
        mine = Page(one, ann["key"])
        invitation = mine.last["table"]["invitation"]
        bob = client.post(f"{table}/seats", json={"name": "Bob", "invitation": invitation}).json()
        pages = [mine, Page(two, bob["key"]), Page(three)]
        mine.request("start")
        for move in tried:
            mine.move(move)
        number = mine.last["number"]
        for page in pages[1:]:
            while page.last["number"] < number:
                page.hear(*STANDING)
        live = client.app.app.state.hub.tables[ann["table"]].live  # type: ignore[attr-defined]
        state = live.playing.state
        for viewer, page in enumerate(pages):
            hand = state.hands[viewer] if viewer < 2 else []
            picture = page.last["picture"]
            assert [card["card"] for card in picture["hand"]] == sorted(hand)
            for seat, there in enumerate(picture["seats"]):
                shown = [card for card in state.hands[seat] if seat != viewer and state.seen[card] >> viewer & 1]
                assert [card["card"] for card in there["known"]] == sorted(shown)


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: Case, client: TestClient) -> None:
    headers = {"content-type": "application/json", **dict(case.headers)}
    answer = client.request(case.method, case.formatted_path, params=case.query, headers=headers, **_body(case))
    assert answer.status_code < 500, (case.method, case.formatted_path, answer.text)
    if answer.status_code >= 400 and answer.headers.get("content-type", "").startswith("application/json"):
        assert answer.json()["code"]


def _body(case: Case) -> dict[str, Any]:
    if isinstance(case.body, NotSet):
        return {}
    content = case.body if isinstance(case.body, bytes) else json.dumps(case.body).encode()
    return {"content": content}
