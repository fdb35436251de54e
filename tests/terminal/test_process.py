"""The real thing: processes that are killed, interrupted, cut off from their terminal, and given odd encodings."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from stammtisch.terminal import saves
from tests.terminal.driver import EVERY_CARD, Process, command, entries, environment, moves, run

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
PROMPT = "] > "


def only(folder: Path) -> Path:
    (file,) = folder.glob("*.jsonl")
    return file


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_through_pipes(tmp_path: Path, language: str) -> None:
    done = run(tmp_path, EVERY_CARD * 100, "--lang", language)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    assert "SHA-256" in done.stdout.decode()


def test_killed_games_go_on_where_they_were(tmp_path: Path) -> None:
    run(tmp_path / "whole", EVERY_CARD * 100)
    expected = moves(only(tmp_path / "whole"))
    own = [move.removeprefix("You: ") for move in expected if move.startswith("You: ")]
    with Process(tmp_path / "killed") as process:
        for move in own[:4]:
            process.read_until(PROMPT)
            process.type(move)
        process.read_until(PROMPT)
        process.process.kill()
        assert process.wait() == -signal.SIGKILL
    file = only(tmp_path / "killed")
    acknowledged = moves(file)
    assert acknowledged == expected[: len(acknowledged)]
    rest = "".join(f"{move}\n" for move in own[4:]).encode()
    assert run(tmp_path / "killed", rest, "--record", str(file)).returncode == 0
    assert moves(file) == expected


@pytest.mark.parametrize("terminal", [False, True])
def test_interrupted(tmp_path: Path, terminal: bool) -> None:
    with Process(tmp_path, terminal=terminal) as process:
        process.read_until(PROMPT)
        process.type("stack 4")
        process.read_until(PROMPT)
        process.interrupt()
        said = process.read_all()
        assert process.wait() == 130
    assert "The game is saved in" in said
    assert "Traceback" not in said
    assert "You: stack 4" in moves(only(tmp_path))


def test_closed_input(tmp_path: Path) -> None:
    done = run(tmp_path, b"stack 4\n")
    assert done.returncode == 3
    assert b"The game is saved in" in done.stdout
    assert "You: stack 4" in moves(only(tmp_path))


def test_input_that_was_never_open(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        process.close_input()
        assert "The game is saved in" in process.read_all()
        assert process.wait() == 3


def test_end_of_input_in_a_terminal(tmp_path: Path) -> None:
    with Process(tmp_path, terminal=True) as process:
        process.read_until(PROMPT)
        process.type("\x04", end="")
        assert "The game is saved in" in process.read_all()
        assert process.wait() == 3


def test_closed_terminal(tmp_path: Path) -> None:
    with Process(tmp_path, terminal=True) as process:
        process.read_until(PROMPT)
        process.type("stack 4")
        process.read_until(PROMPT)
        os.close(process.read_from)
        assert process.wait() == 3
    assert "You: stack 4" in moves(only(tmp_path))


def test_a_reader_that_leaves(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        process.read_until(PROMPT)
        os.close(process.read_from)
        process.type("stack 4")
        assert process.wait() == 3
    assert saves.read(only(tmp_path))[0].moves


@pytest.mark.parametrize(
    ("environ", "quoted"),
    [
        ({"LANG": "C"}, '"hilfe"'),
        ({"LC_ALL": "POSIX"}, '"hilfe"'),
        ({"PYTHONIOENCODING": "ascii"}, '"hilfe"'),
        ({"PYTHONIOENCODING": "latin-1"}, '"hilfe"'),
        ({"PYTHONIOENCODING": "utf-8", "LANG": "C"}, "„hilfe“"),
        ({}, "„hilfe“"),
    ],
)
def test_encodings(tmp_path: Path, environ: dict[str, str], quoted: str) -> None:
    typed = b"1\nhilfe\n\xff\xfe\nregeln\nquark\xe4\nzur\xc3\xbcck\nwarum\n"
    done = run(tmp_path, typed, "--lang", "de", **environ)
    assert done.returncode == 3
    assert done.stderr == b""
    encoding = "utf-8" if quoted == "„hilfe“" else environ.get("PYTHONIOENCODING", "ascii")
    said = done.stdout.decode(encoding)
    assert quoted in said
    assert ("zurueck (undo)" if encoding == "ascii" else "zurück (undo)") in said
    assert max(len(line) for line in said.splitlines() if str(only(tmp_path)) not in line) <= 80


def test_names_that_cannot_be_shown(tmp_path: Path) -> None:
    done = run(tmp_path, b"", "--name", "Zoë", "--name", "Łukasz", "--name", "雪", PYTHONIOENCODING="ascii")
    assert done.returncode == 3
    assert b"Zoe, ?ukasz and ?" in done.stdout
    assert entries(only(tmp_path))[0]["seats"] == ["Zoë", "Łukasz", "雪"]


@pytest.mark.parametrize(
    ("environ", "is_colored"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False), ({"NO_COLOR": ""}, True)],
)
def test_color(tmp_path: Path, environ: dict[str, str], is_colored: bool) -> None:
    with Process(tmp_path, terminal=True, **environ) as process:
        said = process.read_until(PROMPT)
    assert ("\x1b[1m" in said) is is_colored


def test_a_dumb_terminal_gets_no_escapes_at_all(tmp_path: Path) -> None:
    with Process(tmp_path, "--name", "Ann", "--name", "Bob", terminal=True, TERM="dumb") as process:
        process.read_until("press Enter: ")
        process.type("")
        process.read_until(PROMPT)
        process.type("2")
        process.read_until("press Enter: ")
        process.type("")
        said = process.read_until(PROMPT)
        assert "\x1b" not in said
        assert "\n" * 30 in said


def test_the_screen_is_cleared_before_the_next_person_looks(tmp_path: Path) -> None:
    with Process(tmp_path, "--name", "Ann", "--name", "Bob", terminal=True) as process:
        process.read_until("press Enter: ")
        process.type("")
        assert CLEAR not in process.read_until(PROMPT)  # nothing to hide yet
        process.type("2")
        before = process.read_until("press Enter: ")
        assert CLEAR not in before
        process.type("")
        said = process.read_until(PROMPT)
        assert "You are dealt" not in said.partition(CLEAR)[0]
        assert "Bob, this is for your eyes only." in said.partition(CLEAR)[2]


def test_rules_are_read_section_by_section_in_a_terminal(tmp_path: Path) -> None:
    with Process(tmp_path, terminal=True) as process:
        process.read_until(PROMPT)
        process.type("rules")
        assert "TRK-09" in process.read_until("(1 of 10) Enter: go on reading. Anything else: back to the game > ")
        process.type("")
        assert "TRK-21" in process.read_until("(2 of 10) Enter: go on reading. Anything else: back to the game > ")
        process.type("1")  # stops reading, and is not a move
        process.read_until(PROMPT)
        process.type("q")
        assert process.wait() == 3
    assert not [move for move in moves(only(tmp_path)) if move.startswith("You")]


def test_a_game_is_played_by_one_process_only(tmp_path: Path) -> None:
    with Process(tmp_path) as first:
        first.read_until(PROMPT)
        file = only(tmp_path)
        kept = file.read_bytes()
        second = run(tmp_path, b"1\n", "--record", str(file))
        assert second.returncode == 2
        assert b"is being played in another window" in second.stderr
        assert second.stdout == b""
        assert file.read_bytes() == kept
        first.type("1")
        first.read_until(PROMPT)
        first.type("q")
        assert first.wait() == 3
    assert run(tmp_path, b"1\n", "--record", str(file)).returncode == 3


def test_output_to_a_full_disk(tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(command(), stdin=subprocess.DEVNULL, stdout=full, env=environment(tmp_path), timeout=60)
    assert done.returncode == 3
    assert saves.read(only(tmp_path))[0].seed
