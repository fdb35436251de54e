"""The load test plays over real sockets and reports what it measured. No test asks how fast anything is."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "load.py"


def run(*options: str) -> str:
    command = [sys.executable, str(SCRIPT), "--tables", "3", "--seconds", "1", "--rate", "30", *options]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout


@pytest.mark.parametrize("game", ["cthulhu", "scare"])
def test_a_small_load_is_measured(game: str) -> None:
    figures: dict[str, Any] = json.loads(run("--game", game, "--json"))
    assert figures["tables"] == 3
    for phase in ("saturated", "calm"):
        row = figures[phase]
        assert row["moves_per_second"] > 0
        assert 0 < row["p50_ms"] <= row["p99_ms"]
        assert row["cpu_us_per_move"] > 0
        assert sum(row["parts"].values()) == pytest.approx(1)
        assert row["parts"]["rules"] > 0
    assert figures["calm"]["moves_per_second"] <= 31
    assert figures["bare"]["moves_per_second"] > 0
    assert figures["kb_per_table_at_start"] > 0
    for goal in figures["goals"]:
        assert goal["holds"] == (
            goal["figure"] >= goal["goal"] if goal["name"] == "moves/s" else goal["figure"] <= goal["goal"]
        )


def test_the_first_bottleneck_is_named() -> None:
    text = run()
    assert "the first bottleneck: " in text
    assert "moves/s" in text
    assert "a bare relay: " in text
