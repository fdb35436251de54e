"""Kill -9 at any moment: every table goes on where it was, nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stammtisch.cli import BAD_INPUT
from stammtisch.server.live import rebuild
from stammtisch.store import Entry, open_store
from stammtisch.store.store import MEMORY
from tests.server.pages import STANDING, keep_up

PACE = {"ring": 0.2, "stop": 1.0, "bots": 0.02, "away": 30.0}
KILLS = 4, 128  # by default, and in the original attack, with 11,776 moves


class Server:
    """A real process on a port of its own, which can be killed and started again on the same store."""

    def __init__(self, store: Path) -> None:
        self.store = store
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "stammtisch", "serve", "--port", str(self.port), "--store", str(self.store)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        deadline = time.monotonic() + 30
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), 0.2):
                    return
            except OSError:
                assert self.process.poll() is None, self.process.stderr and self.process.stderr.read().decode()
                assert time.monotonic() < deadline
                time.sleep(0.05)

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stderr is not None:
            self.process.stderr.close()

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"content-type": "application/json"}
        request = Request(f"http://127.0.0.1:{self.port}/api/{path}", json.dumps(body).encode(), headers)
        with urlopen(request, timeout=10) as answer:
            return dict(json.load(answer))

    def connect(self, table: str) -> ClientConnection:
        return connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket")


class Player:
    """Plays at random and remembers what was acknowledged. After a lost connection it resends open requests, like the
    page.
    """

    def __init__(self, server: Server, seated: dict[str, Any], rng: Random) -> None:
        self.server, self.table, self.key = server, seated["table"], seated["key"]
        self.rng = rng
        self.acknowledged: dict[str, str] = {}
        self.open: dict[str, str] = {}
        self.number = 0
        self.last: dict[str, Any] = {"table": {"phase": "playing"}}
        self.sent = 0

    def play_until(self, deadline: float) -> None:
        with suppress(ConnectionClosed, ConnectionError, TimeoutError), self.server.connect(self.table) as connection:
            connection.send(json.dumps({"type": "hello", "language": "en", "key": self.key}))
            while time.monotonic() < deadline and self.last["table"]["phase"] == "playing":
                with suppress(TimeoutError):
                    self.hear(connection, json.loads(connection.recv(timeout=0.5)))

    def hear(self, connection: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "refused":
            self.open.pop(message["id"], None)
        done = message["id"] if message["type"] == "done" else message.get("done", "")
        if done in self.open:
            self.acknowledged[done] = self.open.pop(done)
        if message["type"] not in STANDING:
            return
        assert message["number"] >= self.number  # nothing that anybody has heard of is ever taken back by a crash
        self.number = message["number"]
        if message["type"] == "snapshot":
            for id, move in self.open.items():
                connection.send(json.dumps({"type": "move", "id": id, "move": move}))
        self.last = message = keep_up(self.last, message)
        prompt = message["prompt"]
        if prompt and 0 in prompt["asked"] and not self.open:
            hand = [card["id"] for card in message["picture"]["hand"]]
            some = " ".join(["discard", *hand[5:]]) if len(hand) > 5 else "done"
            move = some if prompt["shape"] == 1 else self.rng.choice(prompt["choices"])["move"]
            self.sent += 1
            id = f"kill-{self.sent}"
            self.open[id] = move
            connection.send(json.dumps({"type": "move", "id": id, "move": move}))


def stored(path: Path, table: str) -> list[Entry]:
    store = open_store(path)
    try:
        return store.entries(table)
    finally:
        store.close()


def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(
    tmp_path: Path, amount: Callable[[int, int], int]
) -> None:
    rng = Random(11)
    server = Server(tmp_path / "tables.db")
    try:
        request = {
            "game": "cthulhu",
            "name": "Ann",
            "seats": 4,
            "bots": ["greedy"] * 3,
            "pace": PACE,
            "is_started": True,
        }
        players = [Player(server, server.post("tables", request), rng) for _ in range(2)]
        finished: list[Player] = []
        for _ in range(amount(*KILLS)):
            for number, player in enumerate(players):
                if player.last["table"]["phase"] != "playing":
                    finished.append(player)
                    player = players[number] = Player(server, server.post("tables", request), rng)
                player.play_until(time.monotonic() + rng.uniform(0.3, 0.9))
            server.kill()
            server.start()
        for player in players:
            player.play_until(time.monotonic() + 2)
        server.kill()
        for player in players + finished:
            entries = stored(tmp_path / "tables.db", player.table)
            clients = [entry.client for entry in entries if entry.client is not None]
            assert len(clients) == len(set(clients))  # nothing twice
            assert {f"0:{id}" for id in player.acknowledged} <= set(clients)  # nothing lost
            assert len(player.acknowledged) >= 5
            assert player.number <= len(entries)
            moves = {entry.client: entry.body["move"] for entry in entries if entry.client is not None}
            assert all(moves[f"0:{id}"] == f"Ann: {move}" for id, move in player.acknowledged.items())
            rebuild(player.table, entries)  # every checksum holds
    finally:
        if server.process.poll() is None:
            server.kill()


def test_bots_go_on_by_themselves_after_a_crash(tmp_path: Path) -> None:
    """A bot's turn is a due time in the store: nobody has to come back for it."""
    server = Server(tmp_path / "tables.db")
    try:
        request = {"game": "cthulhu", "name": "Ann", "seats": 3, "bots": ["random"] * 2, "is_started": True}
        seated = server.post("tables", {**request, "pace": {**PACE, "bots": 0.1}})
        Player(server, seated, Random(1)).play_until(time.monotonic() + 1.5)
        with server.connect(seated["table"]) as connection:  # a bot takes Ann's place, or the table would wait for her
            connection.send(json.dumps({"type": "hello", "language": "en", "key": seated["key"]}))
            connection.send(json.dumps({"type": "leave", "id": "leave"}))
            while json.loads(connection.recv(timeout=5)).get("id") != "leave":
                pass
        server.kill()
        before = len(stored(tmp_path / "tables.db", seated["table"]))
        server.start()
        deadline = time.monotonic() + 20
        while len(stored(tmp_path / "tables.db", seated["table"])) < before + 12:
            assert time.monotonic() < deadline
            time.sleep(0.3)
    finally:
        if server.process.poll() is None:
            server.kill()


@pytest.mark.parametrize(("language", "says"), [("en", "Another server"), ("de", "Ein anderer Server")])
def test_there_is_one_server_for_a_store(tmp_path: Path, language: str, says: str) -> None:
    """The server has the tables in memory. However it ends, the next one can start; and anybody may look into the
    store.
    """
    path, link = tmp_path / "tables.db", tmp_path / "link.db"
    link.symlink_to(path)
    server = Server(path)
    try:
        for same in (path, link):
            command = [sys.executable, "-m", "stammtisch", "serve", "--port", "0", "--lang", language]
            second = subprocess.run([*command, "--store", same], capture_output=True, text=True, timeout=30)
            assert second.returncode == BAD_INPUT
            assert says in second.stderr
            assert str(path) in second.stderr
            assert str(server.process.pid) in second.stderr
            assert second.stdout == ""
        seated = server.post("tables", {"game": "scare", "name": "Ann", "seats": 3})
        assert stored(path, seated["table"])
        server.kill()
        server.start()
        assert stored(path, seated["table"])
    finally:
        server.kill()


def test_servers_in_memory_know_nothing_of_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    one, two = (open_store(Path(MEMORY), is_server=True) for _ in range(2))
    one.create("t1", [Entry("said", {}, 0.0)])
    assert (one.count(), two.count()) == (1, 0)
    assert [*tmp_path.iterdir()] == []
