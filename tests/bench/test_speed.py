"""The benchmark runs and reports what it measured. No test asks how fast anything is."""

import builtins
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bench import speed
from stammtisch.boxes import known_games
from stammtisch.games.scare.state import ScareState
from stammtisch.games.slack.state import TURN, WINDOW, SlackState

SCRIPT = Path(__file__).parents[2] / "bench" / "speed.py"


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    return speed.measure(0.2)


@pytest.mark.parametrize(("game", "least", "most"), [("scare", 100, 200), ("cthulhu", 100, 1000)])
def test_random_play_is_measured_with_the_peer_beside_it(
    figures: Mapping[str, Any], game: str, least: int, most: int
) -> None:
    ours, uno = figures["random_play"][game], figures["random_play"][speed.UNO]
    assert ours["games"] >= speed.REPEATS
    assert least < ours["decisions"] / ours["games"] < most
    assert uno["games"] >= speed.REPEATS
    assert 20 < uno["decisions"] / uno["games"] < 100  # 46 in a long run
    assert figures["ratios"][game][speed.UNO] == ours["per_second"] / uno["per_second"]


def test_every_goal_says_whether_it_holds(figures: Mapping[str, Any]) -> None:
    assert list(figures["microseconds"]) == known_games()
    for micros in figures["microseconds"].values():
        assert set(micros) == {"clone", "view", "sample", "decision"}
        assert all(0 < figure < 1e5 for figure in micros.values())
    assert [(goal["name"].split(":")[0], goal["at_least"], goal["at_most"]) for goal in figures["goals"]] == [
        ("scare", 4, None),
        ("scare", None, 5),
        ("scare", None, 50),
        ("scare", None, 50),
        ("scare", None, 150),
        ("cthulhu", 1.5, None),
        ("cthulhu", None, 10),
        ("guevara", 1.3, None),
    ]
    for goal in figures["goals"]:
        least = goal["at_least"] is None or goal["figure"] >= goal["at_least"]
        most = goal["at_most"] is None or goal["figure"] <= goal["at_most"]
        assert goal["holds"] is (least and most)
    json.dumps(figures)


def test_report_names_every_figure(figures: Mapping[str, Any]) -> None:
    text = speed.report(dict(figures))
    for name in (*known_games(), *speed.PEERS, *[goal["name"] for goal in figures["goals"]]):
        assert name in text
    for name in figures["missing"]:
        assert any(line.startswith(name) and line.endswith("not installed") for line in text.splitlines())


def test_positions_come_from_all_parts_of_many_games() -> None:
    positions = [state for state in speed.positions_of_random_games("scare") if isinstance(state, ScareState)]
    assert len(positions) == speed.POSITIONS
    assert {state.round for state in positions} == set(range(1, 9))
    assert len({str(state.rng.to_json()[0]) for state in positions}) > 10
    assert {len(state.trick) for state in positions} == {0, 1, 2, 3}
    tables = [state for state in speed.positions_of_random_games("cthulhu") if isinstance(state, SlackState)]
    assert len(tables) == speed.POSITIONS
    assert {state.turn for state in tables} == set(range(speed.SEATS))
    assert {state.stack[-1][0] for state in tables} >= {TURN, WINDOW}
    assert len({str(state.rng.to_json()[0]) for state in tables}) > 10


def test_without_peers_there_are_own_figures_and_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    real_import = builtins.__import__

    def import_ours(name: str, *args: Any, **kwargs: Any) -> Any:
        if name in ("rlcard", "pyspiel"):
            raise ImportError(name)
        return real_import(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", import_ours)
    figures = speed.measure(0.05)
    assert figures["missing"] == list(speed.PEERS)
    assert figures["ratios"] == dict.fromkeys(known_games(), dict.fromkeys(speed.PEERS))
    assert all(figures["random_play"][game]["per_second"] > 0 for game in known_games())
    assert figures["goals"][0]["holds"] is None
    text = speed.report(figures)
    assert text.count("not installed") == len(speed.PEERS)
    assert "python3 dev.py bench" in text


def test_as_a_program_it_prints_one_json_object() -> None:
    command = [sys.executable, str(SCRIPT), "--json", "--seconds", "0.05"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert set(json.loads(run.stdout)) >= {"random_play", "ratios", "microseconds", "goals", "missing"}
    assert run.stderr == ""
