"""A page without a browser: what it hears, and what it asks for."""

from __future__ import annotations

import secrets
from itertools import count
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

LOCAL = "http://localhost"  # what the page of a server on this machine is called
SOON = {"ring": 0.05, "stop": 1.0, "bots": 0.0, "away": 1.0}  # a pace for tests: nobody waits for long


def open_table(client: TestClient, **request: Any) -> dict[str, Any]:
    request = {"game": "cthulhu", "name": "Ann", "seats": 2, "pace": SOON, **request}
    answer = client.post("/api/tables", json=request)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


STANDING = ("snapshot", "news", "waiting")  # the messages that tell how things stand


def with_changes(picture: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    seats = zip(changes.get("seats", picture["seats"]), picture["seats"], strict=True)
    return {**picture, **changes, "seats": [was if seat is None else seat for seat, was in seats]}


def keep_up(before: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """How things stand after a message: news leave out what has not changed."""
    if message["type"] == "snapshot":
        return message
    if message["type"] == "news":
        same = [part for part in ("table", "picture") if message[part] is None]
        new = {part: fact for part, fact in message.items() if part not in (*same, "changes")}
        if message["changes"]:
            new["picture"] = with_changes(before["picture"], message["changes"])
        told = [{**line, "scene": None} for line in message["lines"]]  # what is staged is not kept
        return {**before, **new, "log": before["log"] + told}
    if message["type"] == "waiting":
        prompt = before["prompt"]
        own = {} if message["text"] is None else {"text": message["text"], "choices": []}
        bell = {**prompt["bell"], "closes_in": message["closes_in"], "length": message["length"]}
        return {
            **before,
            "number": message["number"],
            "prompt": {**prompt, **own, "asked": message["asked"], "bell": bell},
        }
    return before


class Page:
    """Keeps up with its table: `last` is how things stand."""

    def __init__(self, socket: WebSocketTestSession, key: str = "", language: str = "en") -> None:
        self.socket = socket
        self.name = secrets.token_hex(4)  # no two pages give the same id to different requests
        self.ids = count(1)
        self.heard: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}
        socket.send_json({"type": "hello", "language": language, "key": key})
        self.hear("snapshot")

    @property
    def prompt(self) -> dict[str, Any]:
        return dict(self.last["prompt"])

    def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types; others are taken note of."""
        while True:
            message = self.socket.receive_json()
            self.heard.append(message)
            self.last = keep_up(self.last, message)
            if message["type"] in types:
                return dict(message)
            assert message["type"] != "failure", message

    def request(self, type: str, id: str | None = None, **facts: Any) -> dict[str, Any]:
        """Sends a request and waits for its answer."""
        id = id or f"{self.name}-{next(self.ids)}"
        self.socket.send_json({"type": type, "id": id, **facts})
        while True:
            answer = self.hear(*STANDING, "done", "refused", "answer")
            if answer.get("done") == id:
                return {**answer, "type": "done"}
            if answer.get("id") == id:
                return answer

    def move(self, move: str, id: str | None = None) -> dict[str, Any]:
        return self.request("move", id, move=move)


def connect(client: TestClient, table: str) -> Any:
    return client.websocket_connect(f"ws://localhost/api/tables/{table}/socket")
