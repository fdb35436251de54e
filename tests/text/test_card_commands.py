"""`stammtisch cards`: what designers and players see of card files."""

import json
from collections.abc import Iterator
from importlib.resources import files as resources
from pathlib import Path

import pytest

from stammtisch.boxes import shelf
from stammtisch.cli import BAD_INPUT, run
from stammtisch.engine.problem import Problem
from stammtisch.games.slack import sets
from stammtisch.games.slack.variety import variety
from stammtisch.terminal import cards as terminal_cards
from stammtisch.terminal.cards import icon_names, lint_files, list_cards, set_names, show_card
from stammtisch.text.words import Words, words

EN, DE = words("en"), words("de")

GOOD = """
[soap]
kind = "thing"
tags = ["food"]
cost = 1
slack = 1
name = { en = "Soap", de = "Seife" }
joke = { en = "Slips.", de = "Flutscht." }
icon = "soap"
"""


@pytest.mark.parametrize("say", [EN, DE])
def test_an_icon_that_does_not_exist_is_told(say: Words, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(GOOD.replace('icon = "soap"', 'icon = "pizza-slize"'))
    assert not lint_files(say, [file], as_json=False)
    said = capsys.readouterr().out
    assert "soap" in said
    assert "pizza-slize" in said
    assert "pizza-slice" in said  # what may have been intended
    file.write_text(GOOD.replace('icon = "soap"', 'icon = "qqqqqq"'))
    assert not lint_files(say, [file], as_json=False)
    assert "qqqqqq" in capsys.readouterr().out


def test_the_sets_are_found() -> None:
    assert "cthulhu" in set_names()


def test_cards_are_listed_by_kind_and_tag(capsys: pytest.CaptureFixture[str]) -> None:
    list_cards(DE, "cthulhu", "activity", "tv", as_json=False)
    *rows, total = capsys.readouterr().out.splitlines()
    assert [row.split()[0] for row in rows] == [
        "tv",
        "test_card",
        "shopping_channel_from_beyond",
        "deep_sea_documentary",
    ]
    assert "Fernsehen" in rows[0]
    assert "4-mal im Deck" in rows[0]
    assert total == "4 Karten."


def test_jobs_are_listed_too(capsys: pytest.CaptureFixture[str]) -> None:
    list_cards(EN, "cthulhu", "job", None, as_json=True)
    jobs = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {"gravedigger", "blank_job"} <= {job["id"] for job in jobs}
    assert all(job["kind"] == "job" for job in jobs)


def test_a_card_is_shown_as_a_player_reads_it(capsys: pytest.CaptureFixture[str]) -> None:
    show_card(DE, "cthulhu", "Tiny", as_json=False)
    assert capsys.readouterr().out.splitlines() == [
        "Winzi",
        "Haustier · Slack 1",
        "Am Stück hat ihn noch keiner gesehen.",
    ]
    show_card(EN, "cthulhu", "possessed", as_json=True)
    card = json.loads(capsys.readouterr().out)
    assert card["text"] == ["The Slack of a Pet in any room becomes negative: 3 becomes −3."]
    show_card(EN, "cthulhu", "blank_job", as_json=False)
    assert capsys.readouterr().out.startswith("Blank Job card\nJob · Income 2")


@pytest.mark.parametrize(
    ("set_name", "kind", "tag", "code"),
    [
        ("nowhere", None, None, "unknown_set"),
        ("cthulhu", "spell", None, "unknown_card_kind"),
        ("cthulhu", None, "spell", "unknown_card_tag"),
    ],
)
def test_what_is_not_there_is_refused(set_name: str, kind: str | None, tag: str | None, code: str) -> None:
    with pytest.raises(Problem) as problem:
        list_cards(EN, set_name, kind, tag, as_json=False)
    assert problem.value.code == code


def test_a_mistyped_card_is_guessed() -> None:
    with pytest.raises(Problem) as problem:
        show_card(EN, "cthulhu", "deep_one_wesley", as_json=False)
    assert EN.problem(problem.value) == (
        "The set cthulhu has no card “deep_one_wesley”. Did you mean deep_one_westley?"
    )
    with pytest.raises(Problem) as problem:
        show_card(EN, "cthulhu", "xyz", as_json=False)
    assert DE.problem(problem.value) == "Das Set cthulhu hat keine Karte „xyz“."


def lint(tmp_path: Path, text: str, name: str = "cards.toml", *, as_json: bool = False) -> bool:
    (tmp_path / name).write_text(text, "utf-8")
    return lint_files(EN, [tmp_path / name], as_json=as_json)


def test_a_clean_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lint(tmp_path, GOOD)
    assert capsys.readouterr().out == f"{tmp_path / 'cards.toml'}: one card, nothing to complain about.\n"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (GOOD.replace("cost", "cots"), "soap: there is no field cots. There are: kind, tags"),
        (GOOD.replace('icon = "soap"', ""), "soap: icon is missing."),
        (GOOD.replace("cost = 1", 'cost = "1"'), "soap: cost should be a number."),
        (GOOD.replace('"food"', '"soap"'), "soap: “soap” is unknown in tags. There are:"),
        (GOOD.replace('"thing"', '"pet"'), "soap: cost can never happen with “pet”."),
        (GOOD + 'content = ["drugs"]', "soap: content does not work without stand_in."),
        (GOOD + "effects = [{ op = 'gain', by = 1 }]", "soap: effects 1 should be op = slack | draw"),
        (GOOD + "content = ['drugs']\nstand_in = 'tea'", "soap: stand_in names “tea”, but there is no such card"),
        (
            "[x]\nkind = 'whenever'\ncancels = ['call']\ntarget = 'other'\n" + GOOD[GOOD.index("name") :],
            "x: target does not work together with cancels.",
        ),
        ("soap = 1", "soap: this should be a table."),
    ],
)
def test_a_fault_names_card_field_and_reason(
    text: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not lint(tmp_path, text)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith(f"{tmp_path / 'cards.toml'}, {fault}")


def test_what_there_is_is_named_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not lint(tmp_path, GOOD.replace('"food"', '"soap"'))
    known = capsys.readouterr().out.partition("There are: ")[2].rstrip(".\n").split(", ")
    assert len(set(known)) == len(known)


def test_broken_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert not lint(tmp_path, "[soap", as_json=True)
    assert json.loads(capsys.readouterr().out)["code"] == "card_toml"
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe")
    assert not lint_files(DE, [tmp_path / "cards.toml"], as_json=False)
    assert "UTF-8" in capsys.readouterr().out


def test_tags_come_from_the_set_beside_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "set.toml").write_text('tags = ["soap"]', "utf-8")
    assert lint(tmp_path, GOOD.replace('"food"', '"soap"'))
    assert not lint(tmp_path, GOOD)
    (tmp_path / "set.toml").write_text("tags", "utf-8")  # not a set at all, so the tags of our own sets count
    assert lint(tmp_path, GOOD)
    capsys.readouterr()


def test_a_file_of_jobs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    job = '[cook]\nincome = "3/2"\nfree_time = 1\ngoal = 20\nname = {en = "a", de = "b"}\njoke = {en = "a", de = "b"}\n'
    assert not lint(tmp_path, job, "jobs.toml")
    first, second = capsys.readouterr().out.splitlines()
    assert first.endswith("cook: icon is missing.")
    assert second.endswith('cook: income should be number | "2/4".')


# A set that is broken -------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the set that the program mistakes for its own."""
    icon_names()  # remembered, because the icons are not in the folder
    for file in ("set.toml", "cards.toml", "jobs.toml"):
        copy = tmp_path / "sets" / "cthulhu" / file
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes((resources("stammtisch.games.slack") / "sets" / "cthulhu" / file).read_bytes())
    for module in (sets, terminal_cards):
        monkeypatch.setattr(module, "resources", lambda package: tmp_path)
    sets.load_set.cache_clear()
    shelf.loaded.cache_clear()
    yield copy.parent
    sets.load_set.cache_clear()
    shelf.loaded.cache_clear()


@pytest.mark.parametrize(
    ("file", "data", "fault"),
    [
        ("cards.toml", b"[tiny]\nkind = ", "cthulhu/cards.toml is not TOML: look at its last lines"),
        ("cards.toml", b"[tiny]\n\xff\xfe", "cthulhu/cards.toml, line 2: this is not text in UTF-8."),
        ("jobs.toml", b"x = " + b"[" * 20_000, "cthulhu/jobs.toml is not a card file"),
        ("set.toml", b'id = "cthulhu"\nname = 3', "cthulhu/set.toml, set: seats is missing."),
        ("jobs.toml", b"", "cthulhu/jobs.toml: there is no card in it."),
    ],
)
@pytest.mark.parametrize(
    "command",
    ["cards list cthulhu", "cards show cthulhu tiny", "simulate cthulhu --games 1 --bots random", "play cthulhu"],
)
def test_a_broken_set_is_told_in_one_line(
    command: str, file: str, data: bytes, fault: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / file).write_bytes(data)
    assert run([*command.split(), "--lang", "en"]) == BAD_INPUT
    seen = capsys.readouterr()
    assert seen.out == ""
    assert fault in seen.err
    assert seen.err.count("\n") == 1


def test_a_broken_set_does_not_keep_others_from_checking_their_cards(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "cards.toml").write_text("[tiny", "utf-8")
    assert not lint_files(EN, [folder / "cards.toml"], as_json=False)
    assert lint_files(EN, [folder / "jobs.toml", folder / "set.toml"], as_json=False)
    assert capsys.readouterr().out.count("\n") == 3


# Variety --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
def test_how_much_a_set_repeats_itself(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "variety", "guevara", "cthulhu", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert [line.split()[0] for line in told.splitlines() if not line.startswith(" ")] == ["guevara", "cthulhu"]
    assert {"en": "designs", "de": "Entwürfe"}[language] in told
    assert "ironic_t_shirt" in told
    assert run(["cards", "variety", "poker", "--lang", language]) == BAD_INPUT


def test_every_set_is_measured_if_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "variety", "--json"]) == 0
    found = {row["set"]: row for row in map(json.loads, capsys.readouterr().out.splitlines())}
    assert {"cthulhu", "goth", "geek", "guevara"} <= found.keys()
    for name in ("cthulhu", "goth", "geek", "guevara"):
        assert found[name]["signatures"] >= 55, name
        assert len(found[name]["plain"]) <= 12, name


def test_numbers_and_tags_make_no_difference() -> None:
    soap = {"kind": "thing", "tags": ["food"], "cost": 1, "slack": 1}
    deck = {
        "plain": soap,
        "tv": {**soap, "kind": "activity", "cancels": ["free_time"]},
        "draws": {**soap, "effects": [{"op": "draw", "n": 1}]},
        "draws_more": {**soap, "cost": 5, "effects": [{"op": "draw", "n": 3}]},
        "drops": {**soap, "effects": [{"op": "drop", "n": 1}]},
        "left_out": {**soap, "copies": 0, "effects": [{"op": "discard", "of": ["food"]}]},
    }
    assert variety(deck) == (5, 4, ["plain", "tv"])
