"""`stammtisch train`: the same seed makes the same weights, and what is up to date is left alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stammtisch.boxes import known_games, load
from stammtisch.lab import train_scare, train_slack
from stammtisch.lab.self_play import moments
from stammtisch.lab.train import WEIGHTS, is_made, train_games
from stammtisch.text.words import words


def test_the_same_seed_makes_the_same_weights() -> None:
    heard: list[int] = []
    first = train_slack.train("cthulhu", "greedy", 8, "again", 1, heard.append)
    assert heard == [8]
    assert first == train_slack.train("cthulhu", "greedy", 8, "again", 1, heard.append)
    assert first != train_slack.train("cthulhu", "greedy", 8, "other", 1, heard.append)
    assert set(first) == {"made", "public", "tables", "deep"}
    assert first["public"]["now"] == {}  # whoever is feared is feared for what everybody sees
    assert "need" in first["deep"]["features"]


def test_games_are_the_same_on_two_processes() -> None:
    alone = [*moments("goth", "greedy", 4, "jobs")]
    assert alone == [*moments("goth", "greedy", 4, "jobs", 2)]
    assert alone[0][1]


def test_scare_learns_where_people_hide() -> None:
    found = train_scare.train("scare", "rival", 6, "hide", 1, lambda games: None)
    assert found == train_scare.train("scare", "rival", 6, "hide", 1, lambda games: None)
    assert sum(found["places"]) == pytest.approx(1, abs=0.01)
    assert found["places"][0] > found["places"][3]


def test_what_is_up_to_date_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def run(**settings: bool) -> tuple[str, float]:
        train_games(words("en"), ["scare"], 3, "rival", "7", 1, tmp_path, **settings)
        return capsys.readouterr().out, (tmp_path / "scare.json").stat().st_mtime_ns

    made, at = run()
    assert "scare.json" in made
    text = (tmp_path / "scare.json").read_text("utf-8")
    assert json.loads(text)["made"]["command"] == "stammtisch train scare --bot rival --games 3 --seed 7"
    known, again = run()
    assert (known, again) == ("Scare is up to date.\n", at)
    assert run(again=True)[1] != at
    assert (tmp_path / "scare.json").read_text("utf-8") == text


@pytest.mark.parametrize("name", known_games())
def test_every_game_has_weights_that_say_how_they_were_made(name: str) -> None:
    made = json.loads((WEIGHTS / f"{name}.json").read_text("utf-8"))["made"]
    assert made["command"].startswith(f"stammtisch train {name} ")
    assert made["digest"]
    assert not is_made(WEIGHTS / f"{name}.json", "another command", load(name).digest())
