"""What is different between two tables or runs, and how sure that is."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from statistics import fmean, stdev

import pytest

from stammtisch.cli import run
from stammtisch.engine.problem import Problem
from stammtisch.lab.compare import compare, read_side
from stammtisch.lab.plan import Plan, make_plan
from stammtisch.lab.result import play_games
from stammtisch.lab.runs import Run, run_games


def a_run(game: str = "scare", seed: str = "7", games: int = 40, **options: object) -> Run:
    plan = make_plan(game, options, ["random"], 4, seed)
    return Run(plan, plan.deck, list(play_games(plan, range(1, games + 1))))


def test_pairs_are_compared_game_by_game() -> None:
    a, b = a_run(), a_run(stack_size=7)
    found = compare(a, b)
    assert found.is_paired
    (tricks,) = [each for each in found.differences if each.name == "tricks"]
    pairs = [y["counts"]["tricks"] - x["counts"]["tricks"] for x, y in zip(a.results, b.results, strict=True)]
    assert tricks.value == pytest.approx(fmean(pairs))
    error = 1.959964 * stdev(pairs) / len(pairs) ** 0.5
    assert tricks.interval == pytest.approx((fmean(pairs) - error, fmean(pairs) + error))
    assert tricks.is_sure
    assert tricks.needed == pytest.approx(((1.959964 + 0.841621) * stdev(pairs) / fmean(pairs)) ** 2, abs=1)


def test_other_deals_are_not_paired() -> None:
    a, b = a_run(), a_run(seed="8")
    found = compare(a, b)
    assert not found.is_paired
    (tricks,) = [each for each in found.differences if each.name == "tricks"]
    sides = [[result["counts"]["tricks"] for result in side.results] for side in (a, b)]
    error = 1.959964 * sum(stdev(side) ** 2 / len(side) for side in sides) ** 0.5
    assert tricks.value == pytest.approx(fmean(sides[1]) - fmean(sides[0]))
    assert tricks.interval == pytest.approx((tricks.value - error, tricks.value + error))


def test_a_table_is_no_different_from_itself() -> None:
    found = compare(a_run("cthulhu", games=10), a_run("cthulhu", games=10))
    assert found.differences
    assert not any(each.is_sure or each.value for each in found.differences)
    assert (found.only_a, found.only_b) == ([], [])


def test_chance_looks_certain_as_rarely_as_promised() -> None:
    """Twelve comparisons of a table with itself on other deals: a twentieth of all figures may look certain."""
    figures = [
        each for seed in range(12) for each in compare(a_run(games=60), a_run(seed=f"b{seed}", games=60)).differences
    ]
    assert len(figures) > 80
    assert sum(each.is_sure for each in figures) <= 0.12 * len(figures)


def test_joined_sets_tell_what_is_new() -> None:
    found = compare(a_run("cthulhu", games=3), a_run("cthulhu+geek", games=3))
    assert found.only_a == []
    assert len(found.only_b) > 50
    assert {each.kind for each in found.differences} >= {"rounds", "seat", "job", "count"}


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("scare", {}),
        ("scare,stack_size=7", {"stack_size": "7"}),
        ("scare,preset=balanced-7,rounds=4", {"preset": "balanced-7", "rounds": "4"}),
        ("scare,copies=4,4,4,8,8,8,4,4,4", {"copies": "4,4,4,8,8,8,4,4,4"}),
    ],
)
def test_a_side_is_a_table(text: str, options: dict[str, object]) -> None:
    side = read_side(text, [], 4, "7", rotate=False)
    assert isinstance(side, Plan)
    assert (side.game, side.options, side.bots) == ("scare", options, ["regular"] * 4)


def test_a_side_that_is_neither_is_refused() -> None:
    for text, code in (
        ("chess", "unknown_game"),
        ("scare,7", "bad_setting"),
        ("scare,stack_size=9", "bad_option_value"),
    ):
        with pytest.raises(Problem) as caught:
            read_side(text, [], 4, "7", rotate=False)
        assert caught.value.code == code


def test_two_files_are_compared_like_two_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = []
    for number, options in enumerate(({}, {"stack_size": "7"})):
        files.append(tmp_path / f"{number}.jsonl")
        _, rest = run_games(make_plan("scare", options, ["careful"], 4, "7"), 30, files[-1])
        assert len(list(rest)) == 30
    told = []
    for sides in (["scare", "scare,stack_size=7"], [str(file) for file in files]):
        command = ["compare", *sides, "--games", "30", "--bots", "careful", "--seed", "7", "--lang", "en"]
        assert run(command) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "tricks: " in told[0].partition("may be chance")[0]
    assert run(["compare", *[str(file) for file in files], "--json"]) == 0
    figures = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert sum(figure["is_sure"] for figure in figures) == int(told[0].split()[0])


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_section_of_a_document_is_made_again_by_its_command(language: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    sides = ["scare,copies=4,4,4,8,8,8,4,4,4", "scare,stack_size=7"]
    command = ["compare", *sides, "--games", "12", "--bots", "random,careful,random,random", "--rotate"]
    assert run([*command, "--lang", language, "--report", str(page)]) == 0
    once = page.read_text("utf-8")
    found = re.search(r"^    stammtisch (.*)$", once, re.MULTILINE)
    assert found
    page.unlink()
    assert run(shlex.split(found[1])) == 0
    assert page.read_text("utf-8") == once
