"""A store that cannot write: the server's operator hears of it, once, with the reason, and when it is over."""

from __future__ import annotations

import json
import re
import resource
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from stammtisch.engine.problem import Problem
from stammtisch.server.store_health import SAY_AGAIN, StoreHealth
from tests.server.test_kill import Server

FULL, SLOW = Problem("store_failed", why="disk is full"), Problem("store_failed", why="locked")


def test_the_log_counts_failed_writes_without_a_flood(caplog: pytest.LogCaptureFixture) -> None:
    health, now = StoreHealth(), 1000.0
    health.note_success()
    assert (health.trouble, caplog.messages) == (None, [])
    for _ in range(500):
        health.note_failure(FULL, now)
    assert caplog.messages == ["the store cannot write: store_failed (why='disk is full') (1 writes)"]
    health.note_failure(SLOW, now)
    assert "locked" in caplog.messages[1]
    assert [health.trouble] == [SLOW]
    health.note_failure(SLOW, now + SAY_AGAIN - 1)
    assert len(caplog.messages) == 2
    health.note_failure(SLOW, now + SAY_AGAIN)
    assert "(2 writes)" in caplog.messages[2]
    health.note_success()
    assert caplog.messages[3:] == ["the store writes again; 503 writes have failed"]
    assert [health.trouble] == [None]
    health.note_failure(SLOW, now + SAY_AGAIN)
    assert len(caplog.messages) == 5


def health(server: Server) -> tuple[int, dict[str, Any]]:
    try:
        with urlopen(f"http://127.0.0.1:{server.port}/api/health", timeout=20) as answer:
            return answer.status, json.load(answer)
    except HTTPError as error:
        with error:
            return error.code, json.load(error)


def test_a_full_disk_is_told_by_health_and_log(tmp_path: Path) -> None:
    """A real server whose files cannot grow any more. Somebody makes room, and it goes on by itself."""
    server = Server(tmp_path / "tables.db")
    process = server.process.pid
    request = {"game": "scare", "name": "Ann", "seats": 3, "bots": ["random"], "pace": {"ring": 1.0}}
    try:
        kept = [server.post("tables", request)["table"]]
        assert health(server)[1]["problems"] == []
        usual = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, ((tmp_path / "tables.db-wal").stat().st_size, usual[1]))
        for _ in range(5):
            with pytest.raises(HTTPError) as refused:
                server.post("tables?language=de", request)
            with refused.value:
                assert (refused.value.code, json.load(refused.value)["code"]) == (503, "store_failed")
        status, body = health(server)
        assert (status, body["status"], body["tables"]) == (503, "failing", None)
        assert [problem["code"] for problem in body["problems"]] == ["store_failed"]
        resource.prlimit(process, resource.RLIMIT_FSIZE, usual)
        kept.append(server.post("tables", request)["table"])
        status, body = health(server)
        assert (status, body["status"], body["tables"]) == (200, "ok", len(kept))
    finally:
        server.process.terminate()
        _, log = server.process.communicate(timeout=20)
    lines = [line for line in log.decode().splitlines() if "the store" in line]
    assert len(lines) == 2, lines
    assert lines[0] in [
        f"the store cannot write: {reason} (1 writes)" for reason in ("disk I/O error", "database or disk is full")
    ]
    found = re.fullmatch(r"the store writes again; (\d+) writes have failed", lines[1])
    assert found is not None
    assert int(found[1]) in (5, 6)  # health may have tried it as well
