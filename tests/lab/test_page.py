"""The page of a run: for every game, complete, safe, and without a network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from stammtisch.boxes import known_games, load, register, usual_bot
from stammtisch.cli import run
from stammtisch.lab.impact import impacts
from stammtisch.lab.page import run_page
from stammtisch.lab.plan import ARENA, Plan, make_plan
from stammtisch.lab.result import Result, play_games
from stammtisch.lab.runs import Run
from stammtisch.text.words import LANGUAGES, words
from tests.fib import FIB_BOX
from tests.shelves import own_shelf


@pytest.fixture
def _fib() -> Iterator[None]:
    with own_shelf():
        register(FIB_BOX)
        yield


class Reader(HTMLParser):
    """Reads a page like a strict browser: every element that opens closes in its order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.places: list[str] = []
        self.ids: list[str] = []
        self.sections: dict[str, str] = {}
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name in ("src", "href", "action") or (value and ("url(" in value or "://" in value)):
                self.places.append(f"{name}={value}")
            if name == "id" and value:
                self.ids.append(value)
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "section" in self.open and self.ids:
            self.sections[self.ids[-1]] = self.sections.get(self.ids[-1], "") + f" {data}"


def a_run(game: str, games: int = 12, bots: list[str] | None = None, seating: str = "fixed") -> Run:
    rules = load(game)
    plan = make_plan(game, {}, bots or [usual_bot(rules)], max(rules.kind.seats[0], 3), "7", seating)
    return Run(plan, plan.deck, list(play_games(plan, range(1, games + 1))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*known_games(), "cthulhu+goth"])
def test_every_game_has_a_page(game: str, language: str) -> None:
    page = run_page(words(language), a_run(game))
    reader = Reader(page)
    assert reader.places == []
    assert "<script" not in page
    assert "@import" not in page
    always = {"overview", "seats", "length", "curves", "leads", "luck", "counts"}
    slack = {"dealt", "windows", "hits", "cards"} if game != "scare" else set()
    assert set(reader.ids) == always | slack
    assert all(text.strip() for text in reader.sections.values())
    assert not re.search(r"\b(nan|inf|None)\b", " ".join(reader.sections.values()))


@pytest.mark.usefixtures("_fib")
def test_a_new_game_without_tallies_has_one_too() -> None:
    with own_shelf():
        from dataclasses import replace

        from stammtisch.boxes import Tally, shelf

        shelf.SHELF["fib"] = replace(FIB_BOX, tally=Tally())
        found = a_run("fib")
        assert {result["rounds"] for result in found.results} == {0}
        assert all(sum(result["scores"]) == len(result["winners"]) for result in found.results)
        assert Reader(run_page(words("en"), found)).ids == ["overview", "seats", "luck", "windows"]


@pytest.mark.usefixtures("_fib")
def test_a_new_game_has_a_page() -> None:
    assert Reader(run_page(words("de"), a_run("fib"))).ids == [
        *("overview", "seats", "length", "luck", "counts", "windows")
    ]


def test_a_page_of_a_contest_shows_the_contest() -> None:
    found = a_run("scare", 12, ["careful", "random"], ARENA)
    reader = Reader(run_page(words("en"), found))
    assert reader.ids == ["overview", "arena", "length", "curves", "leads", "counts"]
    assert "careful ahead of random" in reader.sections["arena"]


def test_names_are_escaped() -> None:
    found = a_run("scare", 2)
    evil = "<img src=x onerror=alert(1)>"
    results: list[Result] = [{**result, "bots": [evil, "b", "c"]} for result in found.results]
    plan = Plan(**{**found.plan.to_json()["run"], "bots": [evil, "b", "c"]})
    page = run_page(words("en"), Run(plan, found.deck, results))
    assert "<img" not in page
    assert "&lt;img src=x" in page
    assert Reader(page).places == []


def test_the_command_writes_it_beside_the_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = tmp_path / "run.jsonl"
    assert run(["simulate", "scare", "--games", "5", "--out", str(lines), "--lang", "en"]) == 0
    assert run(["report", str(lines), "--lang", "en"]) == 0
    assert f"{tmp_path / 'run.html'} tells about 5 games." in capsys.readouterr().out
    english = (tmp_path / "run.html").read_text("utf-8")
    assert "<h1>5 games of Scare</h1>" in english
    assert run(["report", str(lines), "--out", str(tmp_path / "seite.html"), "--lang", "de"]) == 0
    assert '<html lang="de">' in (tmp_path / "seite.html").read_text("utf-8")
    assert run(["report", str(tmp_path / "run.html")]) == 2
    assert "is not the file of a run" in capsys.readouterr().err


def test_a_run_without_games_has_no_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = tmp_path / "run.jsonl"
    assert run(["simulate", "scare", "--games", "1", "--out", str(lines), "--lang", "en"]) == 0
    lines.write_text(lines.read_text().splitlines(keepends=True)[0])
    assert run(["report", str(lines), "--lang", "en"]) == 2
    assert "holds no game yet" in capsys.readouterr().err


def test_what_a_card_is_worth_by_hand() -> None:
    """Ten games of two: whoever draws the first card wins eight times, and plays it six times, always with success."""
    base = a_run("scare", 1).results[0]
    results: list[Result] = []
    for number in range(10):
        won = number < 8
        results.append(
            {
                **base,
                "bots": ["a", "b"],
                "winners": [0 if won else 1],
                "drawn": [[0, 1], [1]],
                "played": [[0] if number < 6 else [], []],
            }
        )
    (first,) = impacts(results, ["good", "everywhere", "nowhere"])
    assert (first.card, first.drawn, first.played) == ("good", 10, 6)
    assert first.by_drawing == pytest.approx(0.8 - 0.2)
    assert first.by_playing == pytest.approx(6 / 6 - 4 / 14)
    assert first.interval[0] < first.by_drawing < first.interval[1]
