"""Every scenario file holds, and says what it is about."""

import tomllib
from pathlib import Path

import pytest

from stammtisch.boxes import load
from stammtisch.engine import scenario

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.toml"))


def name(path: Path) -> str:
    return path.relative_to(HERE).as_posix()


@pytest.mark.parametrize("path", FILES, ids=name)
def test_scenario_holds(path: Path) -> None:
    found = scenario.read(path.read_text(encoding="utf-8"), load)
    assert found.title
    assert found.rules
    assert any("expect" in step or "refused" in step for step in found.steps)
    scenario.run(found)


def test_every_rule_of_the_trick_game_has_a_scenario() -> None:
    told = {rule for path in FILES for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rules"]}
    assert {f"TRK-{number:02}" for number in range(1, 37)} <= told
    examples = {path.name[:5] for path in (HERE / "scare").glob("ex-*.toml")}
    assert examples == {"ex-41", "ex-42", "ex-43", "ex-44", "ex-45"}
