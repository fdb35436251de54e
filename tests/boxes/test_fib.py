"""A game that declares itself is played everywhere: Fib of docs/engine.md, step by step as its checklist has it."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from stammtisch.boxes import (
    AnyBox,
    GameBox,
    Tally,
    boxes,
    find_box,
    find_rule,
    game_text,
    how_to_play,
    known_bots,
    known_games,
    load,
    make_bot,
    missing,
    painter_of,
    picture_types,
    register,
    register_named,
    rulebook,
    usual_bot,
)
from stammtisch.boxes.plain import PlainPicture
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.option import Option
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import dump
from stammtisch.engine.table import Table as EngineTable
from stammtisch.lab.simulate import simulate
from stammtisch.lab.summary import summary
from stammtisch.server import replays
from stammtisch.server.app import make_app
from stammtisch.store import open_store
from stammtisch.terminal.show import show_rules
from stammtisch.text.rulebook import RulesFile, rule_text
from stammtisch.text.words import LANGUAGES, words
from tests.fib import FIB_BOX, ROOT
from tests.server.conftest import NO_LIMITS
from tests.server.pages import LOCAL, Page, connect, open_table
from tests.shelves import own_shelf
from tests.terminal.driver import Table, first_choice

NAMES = ["Ann", "Bob", "Cem"]
OURS = ["scare", "cthulhu", "goth", "geek", "guevara"]
PAGE = (ROOT / "docs/engine.md").read_text("utf-8")


@pytest.fixture(autouse=True)
def _shelf() -> Iterator[None]:
    with own_shelf():
        yield


@pytest.fixture
def _fib() -> None:
    register(FIB_BOX)


def section(heading: str) -> str:
    return PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


# The checklists -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("heading", "stands_for", "steps"),
    [
        ("Add a game", {"ID": "scare"}, 8),
        ("Add a set", {"NAME": "cthulhu"}, 5),
        ("Add a mechanic", {"ID": "madness"}, 5),
    ],
)
def test_a_checklist_names_places_that_our_own_games_have(heading: str, stands_for: dict[str, str], steps: int) -> None:
    """Each step of it was done for a game that is there."""
    text = section(heading)
    assert re.findall(r"^(\d)\. ", text, re.MULTILINE) == [str(number) for number in range(1, steps + 1)]
    for name, own in stands_for.items():
        text = re.sub(rf"\b{name}\b", own, text)
    places = re.findall(r"`((?:src|tests|docs|web)/[\w./-]*)`", text)
    assert len(places) >= steps
    assert [place for place in places if not (ROOT / place).exists()] == []
    for file in re.findall(r"`([\w-]+\.ftl)`", text):
        assert all((ROOT / f"src/stammtisch/text/locale/{language}" / file).is_file() for language in LANGUAGES), file


def test_the_checklist_lists_every_part_of_a_box_and_which_are_needed() -> None:
    rows = re.findall(r"^\| (`\w.*?) \| .*? \| (.*?) \|$", section("Add a game"), re.MULTILINE)
    listed = {part: without for names, without in rows for part in re.findall(r"`(\w+)`", names)}
    assert list(listed) == [field.name for field in dataclasses.fields(GameBox)]
    needed = [part for part, without in listed.items() if without == "needed"]
    optional = [field.name for field in dataclasses.fields(GameBox) if field.name not in ("kind", "rules")]
    lacks = missing(GameBox(kind=FIB_BOX.kind, rules=FIB_BOX.rules))
    assert [part for part in lacks if part in optional] == [part for part in needed if part in optional]


# Refused as long as something is missing ------------------------------------------------------------------------------


def refusal(box: AnyBox) -> list[str]:
    with pytest.raises(Problem) as caught:
        register(box)
    assert caught.value.code == "incomplete_game"
    assert box.id not in known_games()
    for language in LANGUAGES:
        told = words(language).problem(caught.value)
        assert "fib" in told
        assert str(caught.value.facts["missing"]) in told
    return str(caught.value.facts["missing"]).split(", ")


OPTION = Option("hand_size", 1, "FIB-1", least=1, most=3)
FLAG = Option("is_loud", False, "FIB-2")
CHOICE = Option("order", "left", "FIB-2", choices=("left", "right"))


def with_options(*options: Option) -> Any:
    kind = FIB_BOX.kind
    return type(kind)("fib", version=1, seats=kind.seats, events=kind.events, options=options)


@pytest.mark.parametrize(
    ("change", "lacks"),
    [
        ({"text": None}, ["text"]),
        ({"rulebook": ()}, ["rulebook", "rulebook: FIB-5", "rulebook: FIB-2", "rulebook: FIB-3", "rulebook: FIB-4"]),
        ({"how": {}}, ["how"]),
        ({"text": None, "rulebook": (), "how": {}}, ["text", "rulebook", "how"]),
        ({"how": {"how-fib-goal": ("FIB-9",)}}, ["rulebook: FIB-9"]),
        ({"how": {"how-fib-end": ()}}, [f"how-fib-end{part} ({lang})" for lang in LANGUAGES for part in ("", ".text")]),
        ({"tally": Tally("score", "began")}, ["events: began"]),
        (
            {"tally": Tally("score", "said", counted={"lies": "lied"})},
            ["events: lied", "simulate-lies (en)", "simulate-lies (de)"],
        ),
        ({"option_groups": {"essential": ("speed",)}}, ["options: speed"]),
        (
            {"kind": with_options(OPTION)},
            ["option_groups: hand_size"]
            + [f"option-fib-hand_size{part} ({lang})" for lang in LANGUAGES for part in ("", ".help")],
        ),
        (
            {"kind": with_options(FLAG, CHOICE), "option_groups": {"essential": ("is_loud", "order")}},
            [
                f"option-fib-{part} ({lang})"
                for lang in LANGUAGES
                for part in (
                    *("is_loud", "is_loud.help", "is_loud.on-yes", "is_loud.on-no"),
                    *("order", "order.help", "order.on-left", "order.on-right", "order.is-left", "order.is-right"),
                )
            ],
        ),
    ],
)
def test_an_incomplete_game_is_refused_with_everything_it_lacks(change: dict[str, Any], lacks: list[str]) -> None:
    assert refusal(replace(FIB_BOX, **change)) == lacks


def test_messages_are_missing_by_language(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    assert FIB_BOX.locale is not None
    (tmp_path / "en" / "fib.ftl").write_bytes((FIB_BOX.locale / "en" / "fib.ftl").read_bytes())
    lacks = refusal(replace(FIB_BOX, locale=tmp_path))
    assert all(lack.endswith(" (de)") for lack in lacks)
    assert {"game-fib (de)", "rule-FIB-3 (de)", "how-fib-goal.text (de)", "simulate-doubts (de)"} <= set(lacks)


def test_rules_of_another_rulebook_are_missing(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text('[[section]]\nkey = "new"\nrules = [{ id = "FIB-6", source = "silent" }]\n')
    more = (*FIB_BOX.rulebook, RulesFile("fib", tmp_path / "rules.toml"))
    told = [f"{key} ({lang})" for lang in LANGUAGES for key in ("rules-section-fib-new", "rule-FIB-6")]
    assert refusal(replace(FIB_BOX, rulebook=more)) == told


def test_our_own_games_are_complete() -> None:
    assert {box.id: missing(box) for box in boxes()} == {id: [] for id in OURS}
    for box in boxes():
        assert box.painter is not None  # drawn, not only told
        assert all(name == make_bot(name, load(box.id)).NAME for name in known_bots(load(box.id)))


@pytest.mark.parametrize(
    "place", ["tests.fib", "tests.fib:", "tests.fib:NO_BOX", "tests.no_fib:FIB_BOX", ":FIB_BOX", ":"]
)
def test_a_box_that_is_not_there_is_refused(place: str) -> None:
    with pytest.raises(Problem) as caught:
        register_named(f"tests.fib:FIB_BOX,{place}")
    assert (caught.value.code, caught.value.facts) == ("no_box_there", {"place": place})


# Complete, it is there for everybody ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("_fib")
def test_it_is_loaded_like_any_other() -> None:
    assert known_games() == [*OURS, "fib"]
    assert find_box("fib") is FIB_BOX
    assert load("fib") is load("fib", {"preset": None})
    with pytest.raises(Problem) as caught:
        load("fib+cthulhu")
    assert caught.value.code == "cannot_join"


@pytest.mark.usefixtures("_fib")
@pytest.mark.parametrize("seats", [2, 6])
def test_bots_play_it_and_the_lab_counts(seats: int) -> None:
    assert known_bots(load("fib")) == ["random"]
    assert usual_bot(load("fib")) == "random"
    results = list(simulate("fib", {}, seats, ["random"], 20, "7"))
    assert all(result["rounds"] == 1 and len(result["scores"]) == seats for result in results)
    figures = summary(results)
    assert 0 < figures["mean_counts"]["doubts"] <= seats
    assert figures["bots"]["random"]["games"] == 20 * seats


@pytest.mark.usefixtures("_fib")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_words_a_rulebook_and_a_how_to(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    say, game = words(language), load("fib")
    state = game.new(3, 7)
    text = game_text(say, game, NAMES)
    assert "Ann" in "".join(text.score_sheet(game.view(state, SPECTATOR)))
    assert [rule.id for rule in rulebook("fib")] == [f"FIB-{number}" for number in range(1, 6)]
    assert rule_text(find_rule("fib", "fib-3"), say) == say("rule-FIB-3")
    parts = how_to_play("fib", say)
    assert [part.rules for part in parts] == [("FIB-5",), ("FIB-2", "FIB-3", "FIB-4")]
    assert all(part.title and part.text for part in parts)
    show_rules(say, "fib", "", as_json=False)
    assert say("rule-FIB-5").split()[0] in capsys.readouterr().out


@pytest.mark.usefixtures("_fib")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_it_is_played_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, seats: int
) -> None:
    table = Table(monkeypatch, tmp_path / "saves")
    result = table.play(first_choice, game_name="fib", seats=seats, language=language)
    assert (result.code, result.err) == (0, "")
    assert words(language)("terminal-welcome", game=words(language)("game-fib")) in result.text
    assert table.only_file().name.endswith("-fib.jsonl")


@pytest.mark.usefixtures("_fib")
def test_its_picture_is_a_plain_one() -> None:
    game = load("fib")
    painter, view = painter_of(game), game.view(game.new(3, 7), 0)
    text = game_text(words("en"), game, NAMES)
    picture = painter.own(game, painter.public(game, view, text), view, text, NAMES)
    assert isinstance(picture, PlainPicture)
    assert len(picture.hand) == 1
    assert PlainPicture in picture_types()
    assert picture_types().count(PlainPicture) == 1


@pytest.mark.usefixtures("_fib")
@pytest.mark.parametrize("is_open", [True, False])
def test_its_record_is_shown_step_by_step(is_open: bool) -> None:
    game, rng = load("fib"), Random(7)
    table = EngineTable(game, NAMES, "7", salt="5a17" * 8)
    while (decision := game.decision(table.state)) is not None:
        table.apply(rng.choice(game.moves(table.state, decision.asked[0])))
    shown = replays.show(dump(table.record), 0, "en", is_open=is_open)
    assert (shown.game, shown.outdated, len(shown.steps)) == ("fib", "", len(table.steps) + 1)
    picture = shown.steps[0].picture
    assert isinstance(picture, PlainPicture)
    assert [len(seat.known) for seat in picture.seats] == [int(is_open)] * 3


@pytest.mark.usefixtures("_fib")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_the_lobby_and_on_the_server(tmp_path: Path, language: str) -> None:
    site = make_app(open_store(tmp_path / "tables.db"), limits=NO_LIMITS)
    with TestClient(site, LOCAL) as client:
        games = {game["id"]: game for game in client.get("/api/games", params={"language": language}).json()}
        assert list(games) == [*OURS, "fib"]
        fib = games["fib"]
        assert (fib["title"], fib["about"]) == (words(language)("game-fib"), words(language)("game-fib.about"))
        assert (fib["least_seats"], fib["most_seats"], fib["bots"], fib["options"]) == (2, 6, ["random"], [])
        assert (fib["has_windows"], len(fib["how"])) == (True, 2)
        assert client.get("/api/games/fib", params={"language": language}).json() == fib
        assert client.get("/api/games/fib/cards").json() == []
        assert len(client.get("/api/games/fib/rules").json()) == 5
        assert client.get("/api/health").json()["rules"]["fib"] == 1
        seated = open_table(client, game="fib", seats=4, bots=["random"] * 3, is_started=True)
        with connect(client, seated["table"]) as socket:
            page = Page(socket, seated["key"], language)
            assert page.last["picture"]["type"] == "plain"
            assert len(page.last["picture"]["hand"]) == 1
            assert page.prompt["text"] == words(language)("fib-ask-say")
            assert [choice["move"] for choice in page.prompt["choices"]] == [f"say {number}" for number in range(1, 7)]
            shown = page.request("show_cards", to=1, cards=[page.last["picture"]["hand"][0]["id"]])
            assert (shown["type"], shown["code"]) == ("refused", "nothing_to_show")
            assert page.request("move", move="say 6")["type"] == "done"


def test_every_process_has_a_game_that_the_environment_names() -> None:
    """A simulation on two cores starts processes of its own."""
    command = [sys.executable, "-m", "stammtisch", "simulate", "fib", "--seats", "3", "--bots", "random"]
    environ = {**os.environ, "STAMMTISCH_GAMES": "tests.fib:FIB_BOX", "PYTHONPATH": str(ROOT)}
    result = subprocess.run(
        [*command, "--games", "6", "--jobs", "2", "--json"], cwd=ROOT, env=environ, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr
    head, *games = [json.loads(line) for line in result.stdout.splitlines()]
    assert head["run"]["game"] == "fib"
    assert [game["game"] for game in games] == [1, 2, 3, 4, 5, 6]
