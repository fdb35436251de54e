"""A server in this process, with its own store and no limits that a test would run into."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stammtisch.server.app import Limits, make_app
from stammtisch.server.limits import Limit
from stammtisch.store import open_store
from tests.server.pages import LOCAL

NO_LIMIT = Limit(per_second=1e6, burst=10**6)
NO_LIMITS = Limits(NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    store = open_store(tmp_path / "tables.db")
    with TestClient(make_app(store, limits=NO_LIMITS), LOCAL) as opened:
        yield opened
