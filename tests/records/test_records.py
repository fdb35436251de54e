"""Records and stores of every released version open: games that can go on do, all others say so and can be watched."""

from __future__ import annotations

import io
import json
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from stammtisch.boxes import load, load_recorded
from stammtisch.cli import main
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import Record, find_change
from stammtisch.engine.record import load as load_record
from stammtisch.engine.table import replay
from stammtisch.server import commands
from stammtisch.server.app import make_app
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.live import LiveTable
from stammtisch.store import open_store
from tests.server.conftest import NO_LIMITS
from tests.server.pages import LOCAL, Page, connect

HERE = Path(__file__).parent
FOLDERS = sorted(path for path in HERE.iterdir() if (path / "tables.json").exists())
SAVED = [pytest.param(path, id=f"{path.parent.name}/{path.stem}") for path in sorted(HERE.glob("*/*.jsonl"))]
TABLES = [
    pytest.param(folder, table, id=f"{folder.name}/{table['name']}")
    for folder in FOLDERS
    for table in json.loads((folder / "tables.json").read_text())
]
LOST = ("card_not_in_hand", "You don’t hold", "nicht auf der Hand", "Traceback")


@dataclass
class Ran:
    code: int
    out: str
    err: str


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "saves"
    folder.mkdir()
    monkeypatch.setenv("STAMMTISCH_SAVES", str(folder))
    monkeypatch.setenv("COLUMNS", "300")
    return folder


@pytest.fixture
def stammtisch(saves: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """The command, with what somebody types."""

    def run(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["stammtisch", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return Ran(int(ended.value.code or 0), " ".join(out.split()), err)  # wherever its lines were broken

    return run


def is_current(record: Record) -> bool:
    return find_change(load(record.game, record.options), record, []) is None


def test_every_released_version_has_left_something() -> None:
    assert {folder.name for folder in FOLDERS} >= {"2026-11-16", "2026-11-18", "2026-11-19"}
    for folder in FOLDERS:
        names = {path.stem for path in folder.glob("*.jsonl")}
        kinds = ("finished", "unfinished", "undone", "options")
        assert names >= {f"{game}-{kind}" for game in ("scare", "cthulhu") for kind in kinds}
        assert {table["phase"] for table in json.loads((folder / "tables.json").read_text())} == {
            *("lobby", "playing", "over"),
        }


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.name))
def test_the_first_format_had_another_generator(folder: Path) -> None:
    """So both kinds of generator, and both kinds of commitment, are verified by what follows."""
    found = {(record.format, record.generator) for record in map(_read, folder.glob("*.jsonl"))}
    assert found == ({(1, "mix30-1")} if folder.name == "2026-11-16" else {(2, "blake2b-1")})


def _read(path: Path) -> Record:
    return load_record(path.read_text())


# Saved games ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", SAVED)
def test_a_saved_game_is_played_again_as_far_as_it_goes(path: Path) -> None:
    record = _read(path)
    table = replay(load(record.game, record.options), record)
    assert len(table.steps) + table.unplayed == len(record.moves)
    assert table.record.moves == record.moves[: len(table.steps)]
    assert table.record.commitment == json.loads(path.read_text().partition("\n")[0])["commitment"]
    if is_current(record):
        assert (table.outdated, table.unplayed) == (None, 0)
        assert table.state.is_over == (path.stem.split("-")[1] in ("finished", "options"))
        assert record.taken_back or "undone" not in path.stem
        assert [check for check in record.checksums if check] == record.checksums
    else:
        assert table.outdated is not None
        assert len(table.steps) >= 1  # the rules have not changed so much that nothing could be shown


@pytest.mark.parametrize("path", [param for param in SAVED if "scare" in str(param.id)])
def test_scare_has_the_rules_that_it_always_had(path: Path) -> None:
    """Its old checksums still agree, and find a move that was changed."""
    record = _read(path)
    assert is_current(record)
    record.checksums[3] = "0" * 12
    with pytest.raises(Exception, match="record_diverged"):
        replay(load(record.game, record.options), record)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("path", SAVED)
def test_stammtisch_replay_tells_it(path: Path, language: str, stammtisch: Callable[..., Ran]) -> None:
    record = _read(path)
    program = stammtisch("replay", str(path), "--lang", language)
    assert (program.code, program.err) == (0, "")
    assert not any(lost in program.out for lost in LOST)
    table = replay(load(record.game, record.options), record)
    checked = {"en": f"All {len(record.moves)} moves", "de": f"Alle {len(record.moves)} Züge"}[language]
    assert (checked in program.out) == (table.unplayed == 0)
    changed = {"en": "not continued", "de": "nicht fortsetzen"}[language]
    assert (changed in program.out) == (not is_current(record))
    assert record.commitment in program.out
    assert (record.sealed in program.out) == table.state.is_over


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("path", SAVED)
def test_a_saved_game_goes_on_or_says_that_it_cannot(
    path: Path, language: str, saves: Path, stammtisch: Callable[..., Ran]
) -> None:
    record = _read(path)
    file = shutil.copy(path, saves)
    before = Path(file).read_bytes()
    lines = {"en": "again\nq\n", "de": "nochmal\nende\n"}[language]
    program = stammtisch("play", "--record", str(file), "--lang", language, typed=lines)
    assert not any(lost in program.out + program.err for lost in LOST)
    assert program.code in (0, 3), program.err
    table = replay(load(record.game, record.options), record)
    changed = {"en": "not continued", "de": "nicht fortsetzen"}[language]
    is_stopped = table.outdated is not None and not table.state.is_over
    assert (changed in program.out) == is_stopped
    if is_stopped:  # the old file stays as it is, and a new game has begun with the same seats
        assert Path(file).read_bytes() == before
    if table.is_closed:
        (new,) = [other for other in saves.iterdir() if other.name != Path(file).name]
        assert load_record(new.read_text()).seats == record.seats


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.name))
def test_resume_finds_a_game_that_can_go_on(folder: Path, saves: Path, stammtisch: Callable[..., Ran]) -> None:
    for path in folder.glob("*.jsonl"):
        shutil.copy(path, saves)
    program = stammtisch("play", "--resume", "--lang", "en", typed="q\n")
    assert (program.code, program.err) == (3, "")
    assert "Welcome back" in program.out


def test_resume_with_nothing_but_games_of_other_rules_says_so_and_offers_a_new_one(
    saves: Path, stammtisch: Callable[..., Ran]
) -> None:
    shutil.copy(HERE / "2026-11-16" / "cthulhu-unfinished.jsonl", saves)
    program = stammtisch("play", "--resume", "--lang", "en", typed="again\nq\n")
    assert (program.code, program.err) == (3, "")
    assert "played by other rules" in program.out
    assert len(list(saves.iterdir())) == 2


# The server ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def clients(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[Path, TestClient]]:
    """A server on a copy of each store."""
    found: dict[Path, TestClient] = {}
    for folder in FOLDERS:
        path = tmp_path_factory.mktemp("store") / "tables.db"
        shutil.copy(folder / "tables.db", path)
        found[folder] = TestClient(make_app(open_store(path), limits=NO_LIMITS), LOCAL).__enter__()
    yield found
    for client in found.values():
        client.__exit__(None, None, None)


@pytest.mark.parametrize("path", SAVED)
def test_the_page_can_watch_a_saved_game(path: Path, clients: dict[Path, TestClient]) -> None:
    record = _read(path)
    table = replay(load(record.game, record.options), record)
    for request in ({}, {"viewer": 1}, {"is_open": True}):
        answer = clients[path.parent].post("/api/replay", json={"record": path.read_text(), **request})
        assert answer.status_code == 200, answer.text
        shown = answer.json()
        assert len(shown["steps"]) == len(table.steps) + 1
        assert (shown["outdated"], shown["unplayed"]) == (table.outdated.code if table.outdated else "", table.unplayed)
        assert shown["commitment"] == record.commitment
        assert shown["chance"]["sealed"] == record.sealed


@pytest.mark.parametrize("path", SAVED)
def test_the_page_goes_on_from_a_saved_game_or_says_that_it_cannot(path: Path, clients: dict[Path, TestClient]) -> None:
    request = {"record": path.read_text(), "step": 2, "seat": 0}
    answer = clients[path.parent].post("/api/continue", json=request)
    if is_current(_read(path)):
        assert answer.status_code == 200, answer.text
    else:
        changed = "record_rules" if path.parent.name == "2026-11-16" else "record_cards"
        assert (answer.status_code, answer.json()["code"]) == (400, changed)


def messages(client: TestClient, table: dict[str, Any], key: str, language: str) -> dict[str, Any]:
    with connect(client, table["table"]) as socket:
        return dict(Page(socket, key, language).last)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("folder", "table"), TABLES)
def test_a_table_of_the_store_opens_for_everybody(
    folder: Path, table: dict[str, Any], language: str, clients: dict[Path, TestClient]
) -> None:
    client = clients[folder]
    summary = client.get(f"/api/tables/{table['table']}")
    assert summary.status_code == 200
    for key in ("", *table["keys"]):
        last = messages(client, table, key, language)
        facts = last["table"]
        assert facts["game"] == table["game"]
        assert not any(lost in json.dumps(last) for lost in LOST)
        if table["phase"] == "lobby":
            assert (facts["phase"], facts["outdated"]) == ("lobby", "")
            continue
        assert last["picture"] is not None
        assert last["log"]
        if facts["outdated"]:
            assert (facts["phase"], last["prompt"]) == ("over", None)
            assert facts["outdated"] in ("record_rules", "record_cards")
        else:
            assert facts["phase"] == table["phase"]
        if table["name"].endswith("-playing"):
            assert facts["deals"][0]["text"] == "I leave you alone this round."
            assert [talk["text"] for talk in last["talk"]] == ["Good luck!"]
    record = client.get(f"/api/tables/{table['table']}/record")
    if facts["chance"] is not None:
        answer = client.post("/api/replay", json={"record": record.text})
        assert answer.status_code == 200, answer.text
        shown = answer.json()
        assert shown["winners"] == last["picture"]["winners"] != []
    else:
        assert (record.status_code, record.json()["code"]) == (409, "game_not_over")


@pytest.mark.parametrize(("folder", "table"), TABLES)
def test_a_game_of_the_store_goes_on_or_makes_way_for_a_new_one(
    folder: Path, table: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "tables.db"
    shutil.copy(folder / "tables.db", path)
    with (
        TestClient(make_app(open_store(path), limits=NO_LIMITS), LOCAL) as client,
        connect(client, table["table"]) as socket,
    ):
        page = Page(socket, table["keys"][0])
        names = [seat["name"] for seat in page.last["table"]["seats"]]
        if table["phase"] == "lobby":
            for chair in range(len(names)):
                page.request("seat_bot", chair=chair, level="random")
        if page.last["table"]["outdated"] and page.last["table"]["chance"] is None:
            refused = page.move("pass")
            assert (refused["type"], refused["code"]) == ("refused", "game_outdated")
        if page.last["table"]["phase"] != "playing":
            assert page.request("start")["type"] == "done"
            assert (page.last["table"]["phase"], page.last["table"]["outdated"]) == ("playing", "")
            if table["phase"] != "lobby":
                assert [seat["name"] for seat in page.last["table"]["seats"]] == names
        moved = ""
        while moved != "done":  # a bot may have been faster, or a window has closed
            if 0 in page.prompt["asked"] and page.prompt["choices"]:
                moved = page.move(page.prompt["choices"][0]["move"])["type"]
            else:
                page.hear("news", "waiting", "snapshot")


# What a later version may have done away with -------------------------------------------------------------------------


def changed_header(path: Path, change: Callable[[dict[str, Any]], None]) -> str:
    first, _, rest = path.read_text().partition("\n")
    header = json.loads(first)
    change(header)
    return json.dumps(header) + "\n" + rest


def add_option(header: dict[str, Any]) -> None:
    header["options"]["gone"] = True


def rename_value(header: dict[str, Any]) -> None:
    header["options"]["reaction_order" if header["game"] == "cthulhu" else "refill"] = "renamed"


def change_cards(header: dict[str, Any]) -> None:
    header["digest"] = "0" * len(header["digest"])


LOSSES = [
    pytest.param(add_option, "record_options", id="option"),
    pytest.param(rename_value, "record_options", id="value"),
    pytest.param(change_cards, "record_cards", id="cards"),
]
LATEST = HERE / "2026-11-19"


@pytest.mark.parametrize("game", ["scare", "cthulhu"])
@pytest.mark.parametrize(("change", "code"), LOSSES)
def test_a_record_is_watched_without_what_is_gone(
    game: str, change: Callable[[dict[str, Any]], None], code: str, saves: Path, stammtisch: Callable[..., Ran]
) -> None:
    text = changed_header(LATEST / f"{game}-finished.jsonl", change)
    record = load_record(text)
    table = replay(load_recorded(record.game, record.options), record)
    assert table.outdated is not None
    assert table.outdated.code == code
    assert table.state.is_over
    file = saves / "old.jsonl"
    file.write_text(text)
    for language, sentence in (("en", "It can be watched, but not continued."), ("de", "aber nicht fortsetzen.")):
        shown = stammtisch("replay", str(file), "--lang", language)
        assert (shown.code, shown.err) == (0, "")
        assert sentence in shown.out


@pytest.mark.parametrize(("change", "code"), LOSSES)
@pytest.mark.parametrize("game", ["scare", "cthulhu"])
def test_a_table_stands_still_without_what_is_gone(
    game: str, change: Callable[[dict[str, Any]], None], code: str
) -> None:
    live = begun(game, change)
    assert (live.phase, getattr(live.outdated, "code", "")) == ("over", code)
    with pytest.raises(Problem, match="game_outdated"):
        commands.move(live, 0, "pass", 1.0)
    commands.start(live, 0, "7", 2.0)
    assert (live.phase, live.outdated) == ("playing", None)


def test_a_table_whose_game_cannot_be_read_says_so_and_begins_another() -> None:
    live = begun("scare", lambda header: header.update(generator="dice-9"))
    assert (live.phase, getattr(live.outdated, "code", "")) == ("lobby", "record_generator")
    assert Broadcast(live, 1.0).facts.outdated == "record_generator"
    commands.start(live, 0, "7", 2.0)
    assert (live.phase, live.outdated) == ("playing", None)


def begun(game: str, change: Callable[[dict[str, Any]], None]) -> LiveTable:
    """A table as a later version reads it from the store."""
    first = LiveTable("t")
    seats = 3
    commands.open_table(first, game, {}, seats, {}, 0.0)
    commands.sit(first, "Ann", "t1", "en", 0.0)
    for chair in range(1, seats):
        commands.seat_bot(first, 0, chair, "random", 0.0)
    commands.start(first, 0, "7", 0.0)
    live = LiveTable("t")
    for told in first.take_fresh():
        if told.entry.kind == "started":
            change(told.entry.body)
        live.recall(told.entry)
    return live
