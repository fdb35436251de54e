"""Files of runs: what was played is kept and not played again, whatever happens to the process."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stammtisch.cli import run
from stammtisch.engine.problem import Problem
from stammtisch.lab import executors, extras, runs
from stammtisch.lab.plan import make_plan
from stammtisch.lab.result import Result, play_games
from stammtisch.lab.runs import read_run, run_games

PLAN = make_plan("scare", {"rounds": 2}, ["careful", "random", "random"], 3, "7")
SCARE = ["simulate", "scare", "--seed", "7", "--lang", "en"]


@pytest.fixture(params=["run.jsonl", "run.parquet"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return tmp_path / str(request.param)


@pytest.fixture
def lines(tmp_path: Path) -> Path:
    return tmp_path / "run.jsonl"


def finish(file: Path, games: int, plan: Any = PLAN) -> list[Result]:
    begun, rest = run_games(plan, games, file)
    return [*begun, *rest]


def ten() -> list[Result]:
    return list(play_games(PLAN, range(1, 11)))


# What is in a file ----------------------------------------------------------------------------------------------------


def test_a_file_holds_the_plan_and_every_game(file: Path) -> None:
    assert finish(file, 10) == ten()
    found = read_run(file)
    assert (found.plan, found.deck, found.results) == (PLAN, PLAN.deck, ten())
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("game", ["cthulhu", "guevara"])
def test_parquet_holds_the_same_as_lines(game: str, tmp_path: Path) -> None:
    plan = make_plan(game, {}, ["greedy"], 4, "7")
    for name in ("run.jsonl", "run.parquet"):
        finish(tmp_path / name, 3, plan)
    one, other = read_run(tmp_path / "run.jsonl"), read_run(tmp_path / "run.parquet")
    assert one == other
    assert one.deck == plan.deck != []


def test_a_line_is_compact(lines: Path) -> None:
    finish(lines, 3, make_plan("cthulhu", {}, ["greedy"], 4, "7"))
    _, *games = lines.read_text().splitlines()
    assert max(map(len, games)) < 2000


# Going on -------------------------------------------------------------------------------------------------------------


def test_a_run_goes_on_where_it_stopped(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    finish(file, 4)
    asked: list[tuple[int, int]] = []

    def count(plan: Any, first: int, last: int, *more: Any) -> Iterator[Result]:
        asked.append((first, last))
        return executors.play(plan, first, last, *more)

    monkeypatch.setattr(runs, "play", count)
    assert finish(file, 10) == ten()
    assert finish(file, 6) == ten()[:6]
    assert read_run(file).results == ten()
    assert asked == [(5, 10), (11, 6)]


@pytest.mark.parametrize("cut", [1, 40, 200])
def test_half_a_line_is_dropped(lines: Path, cut: int) -> None:
    finish(lines, 10)
    whole = lines.read_bytes()
    lines.write_bytes(whole[:-cut])
    assert len(read_run(lines).results) == 9
    assert finish(lines, 10) == ten()
    assert lines.read_bytes() == whole


def test_half_a_plan_is_no_run_yet(lines: Path) -> None:
    finish(lines, 2)
    whole = lines.read_bytes()
    lines.write_bytes(whole[:50])
    assert finish(lines, 2) == ten()[:2]
    assert lines.read_bytes() == whole


def test_a_parquet_run_that_was_killed_goes_on_from_its_lines(tmp_path: Path) -> None:
    file, journal = tmp_path / "run.parquet", tmp_path / "run.parquet.jsonl"
    _, rest = run_games(PLAN, 10, file)
    for _ in range(4):
        next(rest)
    rest.close()  # type: ignore[attr-defined]
    assert journal.exists()
    assert not file.exists()
    with journal.open("a") as broken:
        broken.write('{"game":5,"se')
    assert finish(file, 10) == ten()
    assert read_run(file).results == ten()
    assert not journal.exists()


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (make_plan("scare", {"rounds": 2}, ["careful", "random", "random"], 3, "8"), "seed"),
        (make_plan("scare", {"rounds": 3}, ["careful", "random", "random"], 3, "7"), "options"),
        (make_plan("scare", {"rounds": 2}, ["random", "random", "random"], 3, "7"), "bots"),
        (make_plan("scare", {"rounds": 2}, ["careful", "random", "random"], 3, "7", "rotate"), "seating"),
        (make_plan("cthulhu", {}, ["greedy"], 3, "7"), "game"),
    ],
)
def test_another_run_is_refused_and_changes_nothing(file: Path, other: Any, what: str) -> None:
    finish(file, 3)
    before = file.read_bytes()
    with pytest.raises(Problem) as caught:
        run_games(other, 5, file)
    assert (caught.value.code, caught.value.facts["what"]) == ("other_run", what)
    assert file.read_bytes() == before


def test_the_refusal_is_a_sentence(lines: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SCARE, "--games", "2", "--out", str(lines)]) == 0
    assert run([*SCARE[:-3], "8", "--lang", "en", "--games", "2", "--out", str(lines)]) == 2
    assert "its seed is 7, not 8." in capsys.readouterr().err
    assert run([*SCARE[:-3], "8", "--lang", "de", "--games", "2", "--out", str(lines)]) == 2
    assert "seed ist dort 7, nicht 8." in capsys.readouterr().err


def test_damage_is_named(lines: Path) -> None:
    finish(lines, 3)
    head, first, second, third = lines.read_text().splitlines(keepends=True)
    for text, code, line in (
        (head + first + "{}\n" + third, "damaged_run", 3),
        (head + first + third, "damaged_run", 3),
        (head + first[:30] + "\n" + second, "damaged_run", 2),
        (first + second, "not_a_run", None),
        ("ann: play 8\n", "not_a_run", None),
    ):
        lines.write_text(text)
        with pytest.raises(Problem) as caught:
            read_run(lines)
        assert (caught.value.code, caught.value.facts.get("line")) == (code, line)


def test_a_file_that_is_no_parquet_is_named(tmp_path: Path) -> None:
    (tmp_path / "run.parquet").write_text("not at all")
    with pytest.raises(Problem) as caught:
        read_run(tmp_path / "run.parquet")
    assert caught.value.code == "not_a_run"


def test_lines_on_the_screen_are_a_file(lines: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SCARE, "--games", "3", "--json"]) == 0
    printed = capsys.readouterr().out
    assert run([*SCARE, "--games", "3", "--out", str(lines)]) == 0
    assert lines.read_text() == printed


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_missing_library_is_told_with_what_to_install(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(extras, "import_module", missing)
    for command, library, extra in (
        (["simulate", "scare", "--games", "1", "--out", str(tmp_path / "run.parquet")], "pyarrow", "lab"),
        (["arena", "--game", "scare", "careful", "random", "--games", "1"], "openskill", "lab"),
        (["simulate", "scare", "--games", "1", "--cluster", "tcp://127.0.0.1:1"], "distributed", "cluster"),
    ):
        assert run([*command, "--lang", language]) == 2
        told = capsys.readouterr().err
        assert f" {library}" in told
        assert f'pip install "stammtisch[{extra}]"' in told
    assert not (tmp_path / "run.parquet.jsonl").exists()


# Killed ---------------------------------------------------------------------------------------------------------------


def start(file: Path, games: int, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "stammtisch", *SCARE, "--games", str(games), "--out", str(file), *more]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def wait_for(file: Path, games: int) -> None:
    for _ in range(600):
        if file.exists() and file.read_bytes().count(b"\n") > games:
            return
        time.sleep(0.05)
    pytest.fail("no game is played")


def processes() -> list[tuple[int, int, int, str, str]]:
    """All that run: their numbers, their parents', their groups', and what they were started with."""
    command = ["ps", "-eww", "-o", "pid=,ppid=,pgid=,stat=,args="]
    listed = subprocess.run(command, capture_output=True, text=True, check=True)
    rows = [line.split(None, 4) for line in listed.stdout.splitlines()]
    found = [(int(pid), int(parent), int(group), state, "".join(more)) for pid, parent, group, state, *more in rows]
    return [each for each in found if not each[3].startswith("Z")]  # those are over, and nobody has fetched them


def is_gone(group: int) -> bool:
    return all(process[2] != group for process in processes())


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_run_goes_on_to_the_same_end(tmp_path: Path, jobs: str) -> None:
    file, whole = tmp_path / "run.jsonl", tmp_path / "whole.jsonl"
    games = 150
    for least in (3, 40):
        running = start(file, 100_000, "--jobs", jobs)
        wait_for(file, least)
        os.kill(running.pid, signal.SIGKILL)
        running.communicate(timeout=60)
        for _ in range(200):
            if is_gone(running.pid):
                break
            time.sleep(0.05)
        else:
            pytest.fail("a worker outlives the process that it works for")
    done = file.read_bytes().count(b"\n") - 1
    with start(file, max(games, done + 20), "--jobs", jobs) as last:
        _, errors = last.communicate(timeout=120)
        assert last.returncode == 0, errors
    assert "are already in" in errors
    assert run([*SCARE, "--games", str(max(games, done + 20)), "--out", str(whole)]) == 0
    assert file.read_bytes() == whole.read_bytes()


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    file, whole = tmp_path / "run.jsonl", tmp_path / "whole.jsonl"
    with start(file, 300, "--jobs", "2") as running:
        wait_for(file, 5)
        workers = [pid for pid, parent, _, _, line in processes() if parent == running.pid and "spawn_main" in line]
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        _, errors = running.communicate(timeout=120)
        assert running.returncode == 0, errors
    assert run([*SCARE, "--games", "300", "--out", str(whole)]) == 0
    assert file.read_bytes() == whole.read_bytes()


def test_every_line_is_json(lines: Path) -> None:
    finish(lines, 2)
    assert [sorted(json.loads(line)) for line in lines.read_text().splitlines()][1:] == [
        sorted(Result.__annotations__)
    ] * 2
