"""A turn is ended with one line, whatever one holds; what has to be answered is still asked."""

from __future__ import annotations

import pytest

from tests.terminal.driver import Table, moves, script

DEAD = {"Ann": {"hand": []}, "Mia": {"hand": ["sleep"]}, "Leo": {"hand": []}}
FULL = ["sleep", "tv", "sprouts", "earplugs", "mutation", "possessed", "elder_sign"]


@pytest.mark.rule("SLACK-28")
@pytest.mark.parametrize(("language", "line"), [("en", "finish"), ("de", "zugende")])
@pytest.mark.parametrize("hand", [[], ["sleep", "tv"]])
def test_one_line_ends_a_turn(table: Table, language: str, line: str, hand: list[str]) -> None:
    """Two people at one keyboard: Ann sits down, ends her turn, and Mia is asked to sit down."""
    position = {**DEAD, "Ann": {"hand": hand}, "turn": "Ann", "phase": "call"}
    result = table.sit_at(script("", line), position, humans=(0, 1), language=language)
    made = moves(table.only_file())
    assert made[:2] == ["Ann: done", "Ann: done"]
    assert [move for move in made if move.startswith("Mia")] == []
    assert "Mia" in result.out.splitlines()[-1]


@pytest.mark.rule("SLACK-81")
def test_a_full_hand_is_still_reduced(table: Table) -> None:
    position = {**DEAD, "Ann": {"hand": FULL}, "turn": "Ann", "phase": "call"}
    result = table.sit_at(script("", "finish", "finish", "discard 1 2"), position, humans=(0, 1))
    assert "this question has to be answered" in result.text
    assert moves(table.only_file())[:2] == ["Ann: done", "Ann: done"]
    assert moves(table.only_file())[2].startswith("Ann: discard ")


def test_only_in_ones_own_turn(table: Table) -> None:
    position = {"Ann": {"hand": FULL}, "Mia": {"hand": ["sleep"]}, "Leo": {"hand": []}, "turn": "Ann", "phase": "call"}
    result = table.sit_at(script("Mia", "finish"), position, humans=(0, 1))
    assert "It is not your turn" in result.text
    assert moves(table.only_file()) == []
