"""A server in this process, with a store of its own and no limits that a test would run into."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stammtisch.server.app import make_app
from stammtisch.server.limits import Limit
from stammtisch.store import open_store

PLENTY = 1e6


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = open_store(tmp_path / "tables.db")
    with TestClient(make_app(store, posts=Limit(PLENTY, 10**6), wishes=Limit(PLENTY, 10**6))) as opened:
        yield opened
