"""Joined sets (CTH-25) for every client: rules, bots, lab, words, rulebook, terminal, server and records."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from stammtisch.boxes import (
    SlackSet,
    find_box,
    game_title,
    how_to_play,
    known_games,
    load,
    make_bot,
    missing,
    register,
    rulebook,
    usual_bot,
)
from stammtisch.cli import main
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.notation import parse, write
from stammtisch.engine.problem import BadOption, CannotJoin, Problem
from stammtisch.engine.record import dump
from stammtisch.engine.record import load as load_record
from stammtisch.engine.rng import stream
from stammtisch.engine.table import Table as EngineTable
from stammtisch.engine.table import replay
from stammtisch.games.slack import Slack
from stammtisch.games.slack.joining import MOST_JOINED_SEATS, equate, join_seats, join_tables
from stammtisch.games.slack.schema import MOST_SEATS
from stammtisch.lab.simulate import simulate
from stammtisch.server import commands
from stammtisch.server.live import LiveTable
from stammtisch.terminal.cards import set_names
from stammtisch.terminal.seating import BOT_NAMES, seat_names
from stammtisch.text.words import LANGUAGES, words
from tests.server.pages import LOCAL, Page, connect, open_table
from tests.server.tables import play_some
from tests.shelves import own_shelf
from tests.terminal.driver import Table, first_choice
from tests.toy_set import TOY

BOTH = "cthulhu+toy"
NAMES = ("ann", "bob", "cem", "dan", "eve", "fay", "gil", "hal")


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with own_shelf():
        register(TOY)
        yield


def joined(id: str = BOTH) -> Slack:
    game = load(id)
    assert isinstance(game, Slack)
    return game


# What is joined -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CTH-25")
def test_piles_are_joined_in_the_order_of_the_names() -> None:
    both, cthulhu, toy = joined(), joined("cthulhu"), joined("toy")
    assert [card.id for card in both.rules.cards][: len(cthulhu.rules.cards)] == [c.id for c in cthulhu.rules.cards]
    assert [card.id for card in joined("toy+cthulhu").rules.cards][: len(toy.rules.cards)] == [
        card.id for card in toy.rules.cards
    ]
    copies = [Counter(card.id for card in game.rules.of) for game in (both, cthulhu, toy)]
    assert copies[0] == copies[1] + copies[2]
    assert copies[0]["tv"] == 8  # the same card: its copies add up
    assert len(both.rules.of) == 101 + 34
    assert [len(game.rules.pile) for game in (both, cthulhu, toy)] == [13, 9, 4]


@pytest.mark.rule("CTH-26")
def test_tags_answer_to_each_other_whichever_set_equates_them() -> None:
    for id in (BOTH, "toy+cthulhu"):
        game = joined(id)
        assert game.rules.set.same == {
            "cigarettes": ["tentacle"],
            "tentacle": ["cigarettes"],  # as cthulhu says
            "coffee": ["booze"],
            "booze": ["coffee"],  # as toy says
        }
        detector, pack = (game.rules.cards[game.rules.ids[id]] for id in ("smoke_detector", "pack_of_ten"))
        worms, coffee = (game.rules.cards[game.rules.ids[id]] for id in ("can_of_worms", "coffee_break"))
        assert detector.filter & worms.tags
        assert detector.filter & pack.tags
        assert not detector.filter & coffee.tags
    alone = joined("toy")
    assert alone.rules.set.same == {}


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ([], {}),
        ([("a", "b")], {"a": ["b"], "b": ["a"]}),
        ([("a", "b"), ("b", "c")], {"a": ["b", "c"], "b": ["a", "c"], "c": ["a", "b"]}),
        ([("a", "b"), ("d", "c"), ("c", "b")], {word: sorted({*"abcd"} - {word}) for word in "abcd"}),
        ([("a", "x"), ("x", "b")], {}),  # nobody at this table knows x
    ],
)
def test_words_are_equated_around_corners(pairs: list[tuple[str, str]], expected: dict[str, list[str]]) -> None:
    assert equate(pairs, "abcd") == expected


def test_jobs_have_tags() -> None:
    for id in (BOTH, "toy"):
        game = joined(id)
        jobs = {job.id: job for job in game.rules.jobs}
        assert jobs["barista"].tags == game.rules.set.mask(["coffee"]) != 0
        assert jobs["tester"].tags == 0
    assert joined().rules.jobs[joined().rules.job_ids["barista"]].tags & joined().rules.set.tag_bits["booze"]


def test_mechanics_and_options_are_united() -> None:
    assert joined().rules.set.mechanics == ["madness"]
    names = [{option.name for option in find_box(id).kind.options} for id in (BOTH, "cthulhu", "toy")]
    assert names[0] == names[1] | names[2]
    assert "madness" in names[0] - names[2]
    assert load(BOTH, {"madness": "ignore"}).options["madness"] == "ignore"
    assert {event.name for event in joined().kind.events} > {event.name for event in joined("toy").kind.events}


@pytest.mark.parametrize(
    ("seats", "jobs", "expected"),
    [
        ([(2, 5)], 9, (2, 5)),
        ([(2, 9)], 3, (2, 9)),  # a set alone says how many it takes
        ([(2, 3), (2, 2)], 9, (2, 5)),
        ([(2, 5), (3, 5)], 18, (3, 8)),
        ([(2, 5), (2, 5)], 6, (2, 6)),
        ([(2, 5), (2, 5), (2, 5)], 27, (2, 8)),
    ],
)
def test_a_joined_table_seats_as_many_as_there_are_jobs_and_eight_at_most(
    seats: list[tuple[int, int]], jobs: int, expected: tuple[int, int]
) -> None:
    assert join_seats(seats, jobs) == expected
    assert expected[1] <= MOST_JOINED_SEATS <= MOST_SEATS or len(seats) == 1


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_number_of_seats_can_be_played(seats: int) -> None:
    game = joined()
    assert game.kind.seats == (2, 8)
    for bot in ("random", "greedy"):
        (result,) = simulate(BOTH, {}, seats, [bot], 1, str(seats))
        assert len(result["scores"]) == seats
        assert result["winners"]
        assert len(set(result["dealt"]["job"])) == seats


@pytest.mark.parametrize("seats", [1, 9, 10])
def test_more_than_fit_are_refused(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        joined().new(seats, 7)
    assert (caught.value.code, caught.value.facts["most"]) == ("bad_seats", 8)


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("id", [BOTH, "toy+cthulhu"])
def test_what_holds_for_every_game_holds_for_joined_ones(id: str, seats: int) -> None:
    """At every decision of a random game; see docs/engine.md."""
    game, rng = load(id, {"winner": seats}), Random(seats)
    names, state = NAMES[:seats], load(id, {"winner": seats}).new(seats, seats)
    cards, jobs = sorted(range(len(joined(id).rules.of))), Counter(joined(id).rules.pile)
    while (due := game.decision(state)) is not None:
        assert state.clone() == state
        assert game.state_from_json(json.loads(json.dumps(state.to_json()))) == state
        somewhere = [*state.deck, *state.discard, *state.table, *state.lasting[::2]]
        for each in (*state.hands, *state.rooms):
            somewhere += each
        assert sorted({*somewhere}) == cards
        assert Counter([*state.aside, *[job for job in state.jobs if job >= 0]]) == jobs
        viewer = rng.choice([*range(seats), SPECTATOR])
        view = game.view(state, viewer)
        assert game.view(game.sample(view, stream(str(seats), "sample")), viewer) == view
        moves = game.moves(state, due.asked[0])
        for move in moves:
            game.check(state, move)
            assert parse(game, write(game, move, names), names) == move
        game.apply(state, rng.choice(moves))
    assert state.winners


# What does not fit together -------------------------------------------------------------------------------------------


@pytest.mark.rule("CTH-25", "AMB-57", "GUE-90")
@pytest.mark.parametrize(
    ("id", "rule", "code", "game"),
    [
        ("cthulhu+cthulhu", "AMB-57", "joined_twice", "cthulhu"),
        ("toy+cthulhu+toy", "AMB-57", "joined_twice", "toy"),
        ("cthulhu+", "CTH-25", "unknown_game", "cthulhu+"),
        ("+cthulhu", "CTH-25", "unknown_game", "+cthulhu"),
        ("+", "CTH-25", "unknown_game", "+"),
        ("cthulhu++toy", "CTH-25", "unknown_game", "cthulhu++toy"),
        ("cthulhu+greek", "CTH-25", "unknown_game", "greek"),
        ("Cthulhu+toy", "CTH-25", "unknown_game", "Cthulhu"),
        ("scare+cthulhu", "CTH-25", "cannot_join", "scare"),
        ("cthulhu+scare", "CTH-25", "cannot_join", "scare"),
        ("geek+guevara", "GUE-90", "stays_alone", "guevara"),
        ("guevara+scare", "GUE-90", "stays_alone", "guevara"),
    ],
)
def test_what_cannot_be_joined_is_refused_with_the_rule(
    id: str,
    rule: str,
    code: str,
    game: str,
    client: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The same in a script, in the terminal and on the server, and in the language of whoever asks."""
    with pytest.raises(CannotJoin) as caught:
        load(id)
    assert (caught.value.rule, caught.value.code, caught.value.facts["game"]) == (rule, code, game)
    for language in LANGUAGES:
        told = words(language).problem(caught.value)
        assert game in told
        assert told.endswith(f"({rule})")
        monkeypatch.setattr(sys, "argv", ["stammtisch", "play", id, "--lang", language])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == 2
        assert told in " ".join(capsys.readouterr().err.split())
        answer = client.post(
            "/api/tables", json={"game": id, "name": "Ann", "seats": 3}, headers={"Accept-Language": language}
        )
        assert answer.json() == {"code": code, "text": told}


def test_a_single_game_that_is_unknown_breaks_no_rule() -> None:
    with pytest.raises(BadOption) as caught:
        load("cthulhu toy")
    assert (caught.value.code, caught.value.facts["game"]) == ("unknown_game", "cthulhu toy")
    assert not isinstance(caught.value, CannotJoin)


CARD = {"kind": "thing", "cost": 1, "copies": 2}


@pytest.mark.parametrize(
    ("first", "second", "field"),
    [
        (CARD, {**CARD, "cost": 2}, "cost"),
        (CARD, {**CARD, "slack": 1}, "slack"),
        ({**CARD, "slack": 1}, CARD, "slack"),
        (CARD, {**CARD, "tags": ["food"]}, "tags"),
    ],
)
def test_cards_of_the_same_id_must_be_the_same_card(first: dict[str, Any], second: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption) as caught:
        join_tables([("one", {"x": first}), ("two", {"x": second})])
    assert caught.value.facts == {"card": "x", "field": field, "first": "one", "second": "two"}
    for language in LANGUAGES:
        assert "two" in words(language).problem(caught.value)


@pytest.mark.rule("AMB-57")
def test_what_the_rules_do_not_read_may_differ_and_the_first_set_is_shown() -> None:
    first, second = {**CARD, "joke": {"en": "a", "de": "a"}}, {**CARD, "joke": {"en": "b", "de": "b"}}
    assert join_tables([("one", {"x": first}), ("two", {"x": second})]) == {"x": {**first, "copies": 4}}


@pytest.mark.parametrize(
    ("first", "second", "copies"),
    [
        (CARD, CARD, 4),
        (CARD, {**CARD, "copies": 5}, 7),
        (CARD, {"kind": "pet", "copies": 0}, 2),  # a blank card is in no deck, so it may look as it likes
        ({"kind": "pet", "copies": 0}, CARD, 2),
        ({"kind": "pet", "copies": 0}, {"kind": "person", "copies": 0}, 0),
        ({"kind": "thing"}, {"kind": "thing"}, 2),
    ],
)
def test_copies_add_up(first: dict[str, Any], second: dict[str, Any], copies: int) -> None:
    (card,) = join_tables([("one", {"x": first}), ("two", {"x": second})]).values()
    assert card["copies"] == copies
    assert card["kind"] == (second if copies and not first.get("copies", 1) else first)["kind"]


def other_toy(folder: Path, file: str, old: str, new: str) -> SlackSet:
    """The toy set under another name, with something changed."""
    assert TOY.folder is not None
    copy = folder / "odd"
    copy.mkdir()
    for name in ("set.toml", "cards.toml", "jobs.toml", "rules.toml"):
        text = (TOY.folder / name).read_text("utf-8").replace('"toy"', '"odd"')
        if name == file:
            assert old in text
            text = text.replace(old, new)
        (copy / name).write_text(text, "utf-8")
    for language in LANGUAGES:
        (folder / "locale" / language).mkdir(parents=True)
        told = "game-odd = Odd\n    .about = Odd.\nrules-section-odd-set = Odd\n"
        (folder / "locale" / language / "odd.ftl").write_text(told, "utf-8")
    return SlackSet("odd", {}, copy, folder / "locale")


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("cards.toml", "cost = 1", "cost = 2", "sets_differ"),
        ("jobs.toml", "goal = 12", "goal = 13", "sets_differ"),
        ("jobs.toml", "[tester]", "[tiny]", "sets_card_and_job"),
        ("cards.toml", "[waiter]", "[lackey]", "sets_card_and_job"),
    ],
)
def test_sets_that_do_not_fit_together_are_refused(tmp_path: Path, file: str, old: str, new: str, code: str) -> None:
    register(other_toy(tmp_path, file, old, new))
    assert load("odd").new(2, 7)
    with pytest.raises(BadOption) as caught:
        load("cthulhu+toy+odd")
    assert caught.value.code == code


def test_a_job_that_two_sets_have_is_there_twice(tmp_path: Path) -> None:
    register(other_toy(tmp_path, "cards.toml", "# A deck", "# Another deck"))
    game = joined("toy+odd")
    assert Counter(game.rules.pile) == dict.fromkeys(range(4), 2)
    assert game.kind.seats == (2, 8)
    assert set(Counter(card.id for card in game.rules.of).values()) == {8, 12, 16, 20}
    state = load("toy+odd", {"winner": 1}).new(8, 7)
    moves = game.moves(state, 0)
    assert len(moves) == len(set(moves)) == 4  # each Job is offered once
    for bot in ("random", "greedy"):
        (result,) = simulate("toy+odd", {"winner": 1}, 8, [bot], 1, "7")
        assert Counter(result["dealt"]["job"]) == dict.fromkeys(("barista", "chimney_sweep", "sleeper", "tester"), 2)


# Every client ---------------------------------------------------------------------------------------------------------


def test_the_set_is_a_complete_game_of_its_own() -> None:
    assert known_games() == ["scare", "cthulhu", "goth", "geek", "guevara", "toy"]
    for id in ("toy", BOTH, "toy+cthulhu"):
        assert missing(find_box(id)) == []


@pytest.mark.parametrize("id", [BOTH, "toy+cthulhu", "toy"])
def test_a_game_is_its_record(id: str) -> None:
    game, rng = load(id), Random(7)
    table = EngineTable(game, NAMES[:4], "7", salt="5a17" * 8)
    while (decision := game.decision(table.state)) is not None:
        table.apply(rng.choice(game.moves(table.state, decision.asked[0])))
    record = load_record(dump(table.record))
    assert record.game == id
    again = replay(load(record.game, record.options), record)
    assert (again.state, again.outdated) == (table.state, None)
    others = {load(other).digest() for other in ("cthulhu", "toy", BOTH, "toy+cthulhu")}
    assert len(others) == 4  # a record of one is none of another


@pytest.mark.parametrize(("language", "title"), [("en", "Chez Cthulhu + Toy"), ("de", "Chez Cthulhu + Spielzeug")])
def test_words_come_from_all_sets(language: str, title: str) -> None:
    say = words(language)
    assert game_title(say, BOTH) == title
    parts = how_to_play(BOTH, say)
    assert len(parts) == len(how_to_play("cthulhu", say)) + 1 == len(how_to_play("toy", say)) + 1
    sections = list(dict.fromkeys(rule.section.partition("-")[0] for rule in rulebook(BOTH)))
    assert sections == ["slack", "cthulhu", "toy"]
    assert {rule.id for rule in rulebook(BOTH)} == {rule.id for id in ("cthulhu", "toy") for rule in rulebook(id)}


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("language", ["en", "de"])
def test_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seats: int, language: str) -> None:
    table = Table(monkeypatch, tmp_path / "saves")
    result = table.play(first_choice, game_name=BOTH, seats=seats, language=language, bot="greedy")
    assert (result.code, result.err) == (0, "")
    assert game_title(words(language), BOTH) in result.text
    assert table.only_file().name.endswith("-cthulhu+toy.jsonl")


def test_the_set_is_listed_with_its_cards() -> None:
    assert set_names() == ["cthulhu", "geek", "goth", "guevara", "toy"]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    from stammtisch.server.app import make_app
    from stammtisch.store import open_store
    from tests.server.conftest import NO_LIMITS

    with TestClient(make_app(open_store(tmp_path / "tables.db"), limits=NO_LIMITS), LOCAL) as opened:
        yield opened


def test_served(client: TestClient) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    # What can be joined from them is not listed.
    assert list(games) == ["scare", "cthulhu", "goth", "geek", "guevara", "toy"]
    facts = client.get(f"/api/games/{BOTH}").json()
    assert (facts["title"], facts["least_seats"], facts["most_seats"]) == ("Chez Cthulhu + Toy", 2, 8)
    assert facts["about"].endswith("Coffee and cigarettes. For two to four.")
    cards = [card["id"] for card in client.get(f"/api/games/{BOTH}/cards").json()]
    assert {"tiny", "waiter", "lackey", "barista"} <= set(cards)
    assert len(cards) == len(set(cards))
    rules = [rule["id"] for rule in client.get(f"/api/games/{BOTH}/rules").json()]
    assert {"SLACK-01", "CTH-01", "TOYSET-01"} <= set(rules)
    seated = open_table(client, game=BOTH, seats=8, bots=["greedy"] * 7, is_started=True)
    with connect(client, seated["table"]) as socket:
        snapshot = Page(socket, seated["key"]).last
    assert snapshot["table"]["game"] == BOTH
    assert (snapshot["picture"]["type"], len(snapshot["picture"]["seats"])) == ("slack", 8)
    for id in ("cthulhu+cthulhu", "cthulhu+", "scare+cthulhu"):
        answer = client.post("/api/tables", json={"game": id, "name": "Ann", "seats": 3})
        assert answer.status_code in (400, 404)
        assert answer.json()["code"] in ("joined_twice", "unknown_game", "cannot_join")
        assert client.get(f"/api/games/{id}").status_code in (400, 404)


def test_a_table_on_the_server_plays_to_its_end() -> None:
    live = LiveTable("abcd2345")
    commands.open_table(live, BOTH, {}, 8, {}, 0.0)
    commands.sit(live, "Ann", "ticket", "en", 0.0)
    for chair in range(1, 8):
        commands.seat_bot(live, 0, chair, usual_bot(load(BOTH)), 0.0)
    assert len({chair.name for chair in live.chairs}) == 8  # a seventh bot has a name too
    commands.start(live, 0, "7", 0.0)
    play_some(live, Random(7), 20_000)
    assert live.decision is None
    assert live.playing.state.winners


@pytest.mark.parametrize("seats", [1, 12, 13, 20])
def test_there_is_a_name_for_every_bot_in_the_terminal(seats: int) -> None:
    names = seat_names(["Mia", "Leo2"][:seats], 1, seats, words("en"))
    assert len({name.casefold() for name in names}) == len(names) == seats
    assert seats < len(BOT_NAMES) or any(name[-1].isdigit() for name in names)


def test_other_processes_know_it_by_its_name(tmp_path: Path) -> None:
    """A simulation on two cores: each has a process of its own."""
    command = [sys.executable, "-m", "stammtisch", "simulate", BOTH, "--seats", "7", "--bots", "random", "--json"]
    environ = {**os.environ, "STAMMTISCH_GAMES": "tests.toy_set:TOY", "PYTHONPATH": "."}
    root = Path(__file__).parents[2]
    result = subprocess.run(
        [*command, "--games", "4", "--jobs", "2"], cwd=root, env=environ, capture_output=True, text=True
    )
    assert (result.returncode, len(result.stdout.splitlines())) == (0, 1 + 4), result.stderr


def test_a_set_without_rules_is_refused(tmp_path: Path) -> None:
    odd = other_toy(tmp_path, "rules.toml", "TOYSET-01", "ODD-01")
    with pytest.raises(Problem) as caught:
        register(replace(odd, how={"how-odd": ("ODD-02",)}))
    lacks = str(caught.value.facts["missing"]).split(", ")
    messages = ("how-odd", "how-odd.text", "rule-ODD-01")
    expected = ["rulebook: ODD-02", *[f"{key} ({language})" for language in LANGUAGES for key in messages]]
    assert (caught.value.code, lacks) == ("incomplete_game", expected)
    assert "odd" not in known_games()


def test_bots_play_every_joined_game() -> None:
    for id in (BOTH, "toy"):
        assert make_bot(usual_bot(load(id)), load(id)).NAME == "regular"
