"""Contests: who is better, and how sure that is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stammtisch.cli import run
from stammtisch.lab.arena import contest, places_of, rate
from stammtisch.lab.plan import ARENA, Plan, make_plan
from stammtisch.lab.result import Result, play_games

FIGURE = r"(-?[\d.]+)"
LINE = re.compile(
    rf"^(\w+) +wins {FIGURE} % \({FIGURE} to {FIGURE}\), {FIGURE} points, rating {FIGURE} ±{FIGURE}$", re.MULTILINE
)
SCARE = ["arena", "--game", "scare", "careful", "random", "--seats", "4", "--games", "40", "--lang", "en"]


@pytest.fixture(scope="module")
def result() -> Result:
    (found,) = play_games(make_plan("scare", {}, ["random"], 4, "7"), [1])
    return found


def game(result: Result, number: int, bots: str, winner: int, scores: list[int]) -> Result:
    return {**result, "game": number, "bots": [*bots], "winners": [winner], "scores": scores}


def test_places_follow_wins_then_points(result: Result) -> None:
    assert places_of(game(result, 1, "abcd", 2, [30, 10, 20, 10])) == [2, 3, 1, 3]
    assert places_of({**game(result, 1, "abcd", 0, [5, 5, 4, 9]), "winners": [0, 1]}) == [1, 1, 4, 3]


def test_a_contest_by_hand(result: Result) -> None:
    """Two deals between a and b at two seats: a wins three of four games."""
    plan = Plan("scare", {}, ["a", "b"], 2, "7", ARENA)
    results = [
        game(result, 1, "ab", 0, [9, 1]),
        game(result, 2, "ba", 1, [2, 8]),
        game(result, 3, "ab", 0, [7, 3]),
        game(result, 4, "ba", 0, [6, 4]),
    ]
    best, other = contest(plan, results)
    assert (best.bot, best.games, best.wins.value, best.points.value) == ("a", 4, 0.75, 7)
    assert (other.bot, other.wins.value, other.points.value) == ("b", 0.25, 3)
    assert best.wins.size == 2  # deals, not games
    assert best.ahead["b"].value == 0.75
    assert best.rating > 25 > other.rating


def test_equals_are_equal_in_the_eyes_of_the_ratings(result: Result) -> None:
    results = [game(result, number, "abcd", number % 4, [0] * 4) for number in range(1, 201)]
    ratings = [mu for mu, _ in rate("abcd", results).values()]
    assert max(ratings) - min(ratings) < 6


def test_the_command_tells_and_draws_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(SCARE) == 0
    out = capsys.readouterr().out
    assert out.startswith("40 games: 10 deals, each played from every seat. Equals win 25 %.\n")
    (best, share, low, high, *_), (other, less, *_) = LINE.findall(out)
    assert (best, other) == ("careful", "random")
    assert float(low) <= float(share) <= float(high)
    assert float(share) + float(less) == pytest.approx(50, abs=0.11)  # two seats each
    picture = [line for line in out.splitlines() if "●" in line][:2]
    assert picture[0].index("●") > picture[0].index("┊") > picture[1].index("●")


def test_jobs_and_going_on_change_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outs = []
    for name, jobs, games in (("one.jsonl", "1", ["40"]), ("two.jsonl", "2", ["40"]), ("some.jsonl", "1", ["9", "40"])):
        for many in games:
            assert run([*SCARE, "--games", many, "--jobs", jobs, "--out", str(tmp_path / name)]) == 0
        outs.append((tmp_path / name).read_bytes())
    assert outs[0] == outs[1] == outs[2]
    head, *games_played = [json.loads(line) for line in outs[0].splitlines()]
    assert head["run"]["seating"] == "arena"
    assert len({game["seed"] for game in games_played}) == 10


def test_a_section_of_a_document_is_made_again_by_its_command(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    assert run([*SCARE, "--report", str(page)]) == 0
    once = page.read_text("utf-8")
    found = re.search(r"^    stammtisch (.*)$", once, re.MULTILINE)
    assert found
    assert "| careful | 80 |" in once  # two of four seats in forty games
    page.write_text("before\n\n" + once + "after\n", "utf-8")
    assert run(found[1].split()) == 0
    assert page.read_text("utf-8") == "before\n\n" + once + "after\n"


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_bot_is_no_contest(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "--game", "scare", "careful", "careful", "--lang", language]) == 2
    assert "careful, careful" in capsys.readouterr().err
