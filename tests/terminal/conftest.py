from pathlib import Path

import pytest

from tests.terminal.driver import Table


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Table:
    return Table(monkeypatch, tmp_path / "saves")
