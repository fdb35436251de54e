"""A saved game step by step."""

import io
import sys
from pathlib import Path

import pytest

from stammtisch.cli import run
from tests.terminal.driver import Table, first_choice

OPTIONS = {"scare": {"target_score": 5}, "cthulhu": {}}


def walked(table: Table, game: str, *lines: str, language: str = "en", more: tuple[str, ...] = ()) -> str:
    """What a replay by steps says to somebody who types these lines and leaves."""
    if not table.folder.exists():
        assert table.play(first_choice, game_name=game, bot="random", options=OPTIONS[game]).code == 0
    out = io.StringIO()
    with table.monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        patch.setattr(sys, "stdout", out)
        assert run(["replay", str(table.only_file()), "--steps", "--lang", language, *more]) == 0
    return out.getvalue()


@pytest.mark.parametrize("game", OPTIONS)
def test_enter_tells_the_next_step_to_the_end(table: Table, game: str) -> None:
    steps = walked(table, game, *[""] * 2000)
    assert "Enter: leave > \n" in steps
    told = [line for line in steps.splitlines() if "] Enter: " not in line]
    out = io.StringIO()
    table.monkeypatch.setattr(sys, "stdout", out)
    assert run(["replay", str(table.only_file()), "--lang", "en"]) == 0
    assert out.getvalue().startswith("\n".join(told))


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize(("language", "back", "turn"), [("en", "back", "turn"), ("de", "davor", "zug")])
def test_back_and_on(table: Table, game: str, language: str, back: str, turn: str) -> None:
    def numbers(*lines: str) -> list[int]:
        said = walked(table, game, *lines, language=language)
        return [int(line[1:].split()[0]) for line in said.splitlines() if "] Enter: " in line]

    first, second, again = numbers("", "", back)[1:]
    assert first < second
    assert again == first
    assert numbers("7", "0", back)[1:] == [7, 0, 0]
    assert numbers(turn)[1] > first
    assert numbers("99999")[1] == numbers("99999", "")[1]


def test_the_table_as_it_stood(table: Table) -> None:
    start = walked(table, "scare", "table")
    assert "Round 1" in start
    assert "Player1   points  0" in start  # nobody is addressed: a spectator sees it
    assert "Your hand" not in start
    assert "Your hand:" in walked(table, "scare", "table", more=("--seat", "You"))
    assert "Total" in walked(table, "scare", "scores")


def test_what_can_be_typed_is_said(table: Table) -> None:
    said = walked(table, "scare", "hello", "quit", "")
    assert "“turn” everything up to the next turn or round" in " ".join(said.split())
    assert said.count("] Enter: ") == 2


def test_hidden_cards_stay_hidden(table: Table, tmp_path: Path) -> None:
    spectator = walked(table, "cthulhu", *["", "table"] * 20)
    assert "You are dealt" not in spectator
    assert "#1 " not in spectator
