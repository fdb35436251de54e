"""Real sockets, and uvicorn as we run it: a client that blocks the door is sent away, and nobody takes all
the doors.
"""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
import uvicorn
from websockets.sync.client import connect

from stammtisch.server import doors
from stammtisch.server.app import Limits, make_app
from stammtisch.server.doors import Doors, protocols
from stammtisch.server.limits import Limit
from stammtisch.server.run import SETTINGS
from stammtisch.server.visitors import Proxies
from stammtisch.store import open_store

HEAD = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"
NO_LIMIT = Limit(per_second=1e6, burst=10**6)


@contextmanager
def serving(folder: Path, opened: Doors) -> Iterator[int]:
    """Gives the port."""
    app = make_app(open_store(folder / "tables.db"), limits=Limits(NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT))
    server = uvicorn.Server(uvicorn.Config(app, **SETTINGS | protocols(opened)))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            deadline = time.monotonic() + 30
            while not server.started:
                assert time.monotonic() < deadline
                time.sleep(0.01)
            yield int(listener.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join()


def come(port: int, say: bytes = b"") -> socket.socket:
    visitor = socket.create_connection(("127.0.0.1", port), timeout=20)
    visitor.sendall(say)
    return visitor


def heard(visitor: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    found = b""
    with visitor:
        while True:
            try:
                part = visitor.recv(65536)
            except ConnectionResetError:
                return found
            if not part:
                return found
            found += part


def is_served(port: int) -> bool:
    with urlopen(f"http://127.0.0.1:{port}/api/games", timeout=20) as answer:
        return bool(answer.status == 200)


@pytest.mark.parametrize("said", [b"", b"G", HEAD, HEAD + b"x: " + b"y" * 5000, POST], ids=len)
def test_half_a_request_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    """300 of them used to stay open. A table goes on meanwhile, since it is not a request that anybody has
    to finish.
    """
    monkeypatch.setattr(doors, "HEAD_SECONDS", 1.0)
    monkeypatch.setattr(doors, "BODY_SECONDS", 1.0)
    with serving(tmp_path, Doors(Proxies(), each=1000)) as port, ExitStack() as stack:
        table = stack.enter_context(connect(f"ws://127.0.0.1:{port}/api/tables/nowhere/socket", proxy=None))
        halves = [come(port, said) for _ in range(300)]
        assert is_served(port)
        answers = [heard(half) for half in halves]
        assert {answer.partition(b"\r\n")[0] for answer in answers} == {b"HTTP/1.1 408 Request Timeout"}
        table.send(json.dumps({"type": "hello", "language": "en"}))
        assert json.loads(table.recv(timeout=20))["code"] == "no_such_table"
        assert is_served(port)


@pytest.mark.parametrize("said", [HEAD, POST], ids=["head", "body"])
def test_a_byte_from_time_to_time_does_not_help(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(doors, "HEAD_SECONDS", 1.0)
    monkeypatch.setattr(doors, "BODY_SECONDS", 1.0)
    with serving(tmp_path, Doors(Proxies())) as port, come(port, said) as visitor:
        visitor.settimeout(0.02)
        answer, deadline = b"", time.monotonic() + 20
        while not answer and time.monotonic() < deadline:
            try:
                visitor.sendall(b"x")
                answer = visitor.recv(100) or b"closed"
            except TimeoutError:
                continue
            except OSError:
                answer = b"closed"
        assert answer.startswith((b"HTTP/1.1 408", b"closed"))


def test_several_requests_over_one_connection_each_have_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "HEAD_SECONDS", 1.0)
    with serving(tmp_path, Doors(Proxies())) as port, come(port) as visitor:
        for _ in range(3):
            visitor.sendall(b"GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert visitor.recv(65536).startswith(b"HTTP/1.1 404")
        visitor.sendall(HEAD)  # and the last one its own end
        assert visitor.recv(65536).startswith(b"HTTP/1.1 408")


def test_one_visitor_does_not_take_all_doors(tmp_path: Path) -> None:
    opened = Doors(Proxies(), each=20)
    with serving(tmp_path, opened) as port:
        visitors = [come(port, HEAD) for _ in range(20)]
        for _ in range(5):
            assert heard(come(port)).startswith(b"HTTP/1.1 503")
        assert len(opened._visitors) == 20
        for visitor in visitors:
            visitor.close()
        deadline = time.monotonic() + 20
        while opened._visitors:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        assert is_served(port)


def test_a_table_takes_one_door_until_it_is_left(tmp_path: Path) -> None:
    """The connection changes its protocol on the way."""
    opened = Doors(Proxies(), each=1)
    with serving(tmp_path, opened) as port:
        for _ in range(3):
            with connect(f"ws://127.0.0.1:{port}/api/tables/nowhere/socket", proxy=None):
                assert len(opened._visitors) == 1
                assert heard(come(port)).startswith(b"HTTP/1.1 503")
            deadline = time.monotonic() + 20
            while opened._visitors:
                assert time.monotonic() < deadline
                time.sleep(0.01)


@pytest.mark.parametrize(("each", "most"), [(3, 100), (100, 3)])
def test_behind_a_proxy_only_the_whole_number_counts(tmp_path: Path, each: int, most: int) -> None:
    with serving(tmp_path, Doors(Proxies(["127.0.0.0/8"]), most=most, each=each)) as port, ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(come(port, HEAD))
        if most == 3:
            assert heard(come(port)).startswith(b"HTTP/1.1 503")
        else:
            assert is_served(port)


def test_headers_without_an_end_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, Doors(Proxies())) as port:
        answer = heard(come(port, HEAD + b"x: " + b"y" * 100_000))
        assert answer.startswith(b"HTTP/1.1 400") or not answer  # closed before it was read
        assert is_served(port)
