"""Which of several saved games goes on."""

import os

import pytest

from stammtisch.cli import run
from tests.terminal.driver import Process, Result, Table, leave_after, script


def three_games(table: Table) -> None:
    """Scare twice and Cthulhu, the first one played last, and one that is finished."""
    for number, game in enumerate(["scare", "cthulhu", "scare"]):
        path = table.folder / f"{number}.jsonl"
        table.folder.mkdir(exist_ok=True)
        table.play(leave_after(2), game_name=game, names=[f"P{number}"], save_to=path)
        os.utime(path, (1_000_000 - number * 1000, 1_000_000 - number * 1000))


def test_saves_lists_what_can_go_on(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    three_games(table)
    assert run(["saves", "--lang", "en"]) == 0
    first, second, third, *rest = capsys.readouterr().out.splitlines()
    assert ("P0" in first, "P1" in second, "P2" in third) == (True, True, True)
    assert "Chez Cthulhu with P1, Mia and Leo" in second
    assert " ".join(rest).startswith(f"3 unfinished games in {table.folder} ")
    assert run(["saves", "cthulhu", "--lang", "de"]) == 0
    assert f" Ein angefangenes Spiel in {table.folder} " in " ".join(capsys.readouterr().out.split())


def test_an_empty_folder(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["saves", "--lang", "en"]) == 0
    assert " ".join(capsys.readouterr().out.split()) == f"No unfinished game in {table.folder}"


def test_a_pipe_gets_the_last_one(table: Table) -> None:
    three_games(table)
    result: Result = table.resume(script())
    assert "P0, Mia and Leo" in result.out
    assert "Which game goes on?" not in result.out


@pytest.mark.parametrize(("typed", "who"), [("", "P0"), ("2", "P1"), ("x\n3", "P2")])
def test_a_person_at_a_terminal_chooses(table: Table, typed: str, who: str) -> None:
    three_games(table)
    with Process(table.folder, "--resume", terminal=True) as process:
        listed = process.read_until("[1-3], Enter: the last one > ")
        assert "Which game goes on?" in listed
        process.type(typed)
        assert f"{who}, Mia and Leo" in process.read_until("Mia and Leo are bots")
