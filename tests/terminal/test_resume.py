"""Resuming a saved game, and what a file can be instead of one."""

import json
import os
from pathlib import Path

import pytest

from stammtisch import cli
from stammtisch.terminal import saves
from stammtisch.text.words import words
from tests.terminal.driver import AGAIN, PROMPT, Result, Table, entries, first_choice, leave_after, moves, script, then


@pytest.mark.parametrize("questions", [0, 1, 2, 7])
def test_a_resumed_game_goes_on_as_it_would_have(table: Table, questions: int) -> None:
    whole = table.play(first_choice, bot="careful")
    assert whole.code == 0
    expected = moves(table.only_file())
    table.only_file().unlink()
    assert table.play(leave_after(questions), bot="careful").code == 3
    result = table.resume(first_choice)
    assert result.code == 0
    assert moves(table.only_file()) == expected
    assert result.out.partition("Total")[2].split()[:3] == whole.out.partition("Total")[2].split()[:3]


def test_welcome_back_tells_what_followed_the_last_move(table: Table) -> None:
    table.play(script("stack 6", "8 8"))
    result = table.resume(script("q"))
    assert result.out.startswith("Welcome back to Scare!")
    assert "You play 8 8 (counts 2.8)." in result.out
    assert "You are dealt" not in result.out
    assert "Your Scare card:" in result.out


def test_language_of_the_saved_game_or_another(table: Table) -> None:
    table.play(script("1"), language="de")
    assert table.resume(script("q")).out.startswith("Willkommen zurück")
    assert table.resume(script("q"), language="en").out.startswith("Welcome back")
    assert table.resume(script("q"), language="tlh").code == 2


def test_hot_seat_goes_on_with_a_hand_over(table: Table) -> None:
    table.play(script("", "stack 2", "", "stack 5"), names=["Ann", "Bob"], humans=2)
    result = table.resume(script("", "q"))
    assert "Hand over the keyboard" in result.out
    assert "Your Scare card: place 2" in result.out.partition("Ann, this is for your eyes only.")[2]


def test_what_was_taken_back_is_remembered(table: Table) -> None:
    table.play(script("1", "1", "undo"))
    result = table.resume(first_choice)
    assert "Moves taken back during the game:" in result.out


def test_nothing_to_resume(table: Table) -> None:
    result = table.resume(script())
    assert result.code == 2
    assert "There is no unfinished game" in result.err


def test_the_last_unfinished_game_is_found(table: Table) -> None:
    table.play(script("1"), seed="old")
    table.play(script("1"), seed="right")
    table.play(first_choice, seed="finished")
    damaged = table.folder / "damaged.jsonl"
    damaged.write_text("{}\n")
    (table.folder / "empty.jsonl").write_text("")
    for age, seed in enumerate(["finished", "right", "old"], start=1):
        (file,) = (path for path in table.files() if f'"seed": "{seed}"' in path.read_text())
        os.utime(file, ns=(0, file.stat().st_mtime_ns - age * 10**9))
    result = table.resume(script("q"))
    assert result.code == 3
    (right,) = (path for path in table.files() if '"seed": "right"' in path.read_text())
    assert str(right) in result.out
    assert f"Left out: {damaged}" in result.err


def test_a_finished_game_shows_its_result(table: Table) -> None:
    played = table.play(first_choice)
    kept = table.only_file().read_bytes()
    result = table.resume(script(), table.only_file())
    assert result.code == 0
    assert result.out.startswith("This game is finished.")
    assert played.out[played.out.rindex("Round 1 ") :] == result.out[result.out.rindex("Round 1 ") :]
    assert "game" in result.out.partition("Round 1 ")[0].splitlines()[-3]  # who has won
    assert table.only_file().read_bytes() == kept


def test_a_cut_line_is_left_out_and_taken_away(table: Table) -> None:
    table.play(script("1", "1", "1"))
    whole = table.only_file().read_bytes()
    start = whole[:-1].rindex(b"\n") + 1
    for cut in range(start + 1, len(whole)):
        table.only_file().write_bytes(whole[:cut])
        left = table.resume(script("q"))
        assert left.code == 3
        assert "was cut off and is left out" in left.text
        assert table.only_file().read_bytes()[:start] == whole[:start]
    table.resume(script("1", "q"))
    assert moves(table.only_file())
    assert saves.read(table.only_file())[0].is_cut is False


def test_a_cut_in_the_middle_of_a_letter(table: Table) -> None:
    table.play(script("1", "1"), names=["Zoë"])
    data = table.only_file().read_bytes()
    table.only_file().write_bytes(data + b'{"move": "Zo\xc3')
    assert "was cut off" in table.resume(script("q")).text


DAMAGE = {
    "empty": (b"", "The record is empty"),
    "no line": (b"hello", "This is not the record of a game."),
    "not JSON": (b"hello\n", "This is not the record of a game."),
    "not text": (b"\xff\xfe\x00\n", "This is not the record of a game."),
    "not text, no line": (b"\x7fELF\x00\x01", "This is not the record of a game."),
    "a list": (b"[]\n", "This is not the record of a game."),
    "damaged": (b"{hello\n", "Line 1 of the record is damaged"),
    "damaged letters": (b'{"stammtisch": "\xff"}\n', "Line 1 of the record is damaged"),
    "deep": (b'{"a":' + b"[" * 100_000 + b"\n", "Line 1"),
    "cut off": (b'{"stammtisch": 1', "Line 1 of the record is not a complete header"),
    "other format": (b'{"stammtisch": 99}\n', "format 99"),
    "no fields": (b'{"stammtisch": 1}\n', "not a complete header"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_foreign_files(table: Table, tmp_path: Path, name: str) -> None:
    data, why = DAMAGE[name]
    file = tmp_path / "file.jsonl"
    file.write_bytes(data)
    result = table.resume(script(), file)
    assert (result.code, result.out) == (2, "")
    assert why in result.err
    assert str(file) in result.err
    assert file.read_bytes() == data


@pytest.mark.parametrize("name", DAMAGE)
def test_a_replay_says_the_same_about_foreign_files(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data, why = DAMAGE[name]
    file = tmp_path / "file.jsonl"
    file.write_bytes(data)
    assert cli.run(["replay", str(file), "--lang", "en"]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "move", "why"),
    [
        ("en", "Ann: play cat_from_ulthar", "You don’t hold Cat from Ulthar. (SLACK-65)"),
        ("de", "Ann: play cat_from_ulthar", "„Katze aus Ulthar“ hast du nicht auf der Hand. (SLACK-65)"),
        ("en", "Mia: done", "It is Ann’s turn."),
        ("de", "Mia: done", "Ann ist dran."),
        ("en", "Zoe: done", "Nobody here is called Zoe."),
    ],
)
def test_a_bad_move_is_told_with_the_names_of_seats_and_cards(
    table: Table, language: str, move: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """By `replay`, `play --record` and `play --resume` alike."""
    table.play(script(), game_name="cthulhu", seats=2, names=["Ann"])
    file = table.only_file()
    with file.open("a") as record:
        record.write(json.dumps({"move": move, "check": "0" * 12}) + "\n")
    assert cli.run(["replay", str(file), "--lang", language]) == 1
    assert why in capsys.readouterr().err
    assert why in table.resume(script(), file, language).err
    assert why in table.resume(script(), None, language).err


def change_header(file: Path, **changes: object) -> None:
    first, _, rest = file.read_text().partition("\n")
    file.write_text(json.dumps({**json.loads(first), **changes}) + "\n" + rest)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"generator": "dice"}, "random generator dice"),
        ({"seed": "8"}, "not the one that was promised"),
        ({"seed": "\ud800"}, "not a complete header"),
        ({"game": "chess"}, "no game “chess”"),
        ({"seats": ["Ann"]}, "One player is not possible"),
        ({"seats": ["a b", "c", "d"]}, "cannot be a name"),
        ({"notes": {"bot": "chess"}}, "no bot “chess”"),
    ],
)
def test_other_versions_and_damaged_headers(table: Table, changes: dict[str, object], why: str) -> None:
    table.play(script("1"))
    change_header(table.only_file(), **changes)
    kept = table.only_file().read_bytes()
    result = table.resume(script(), table.only_file())
    assert (result.code, result.out) == (2, "")
    assert why in result.err
    assert table.only_file().read_bytes() == kept


@pytest.mark.parametrize("notes", [{}, {"humans": "all", "bot": 7, "language": []}, {"humans": [99]}])
def test_records_of_other_clients_can_be_played_on(table: Table, notes: dict[str, object]) -> None:
    table.play(script("1"))
    change_header(table.only_file(), notes=notes)
    assert table.resume(first_choice, table.only_file()).code == 0


def test_damaged_moves_are_explained_in_words(table: Table) -> None:
    table.play(script("1", "1"))
    lines = table.only_file().read_text().splitlines()
    changed = [line.replace('"You: play 1"', '"You: play 7 7 7"') for line in lines]
    assert changed != lines
    table.only_file().write_text("\n".join(changed) + "\n")
    result = table.resume(script(), table.only_file(), language="de")
    assert result.code == 2
    assert "Davon hast du nur eine, nicht 3. (TRK-03)" in result.err
    wrong = [line.replace('"check": "', '"check": "0') for line in lines]
    table.only_file().write_text("\n".join(wrong) + "\n")
    assert "no longer the recorded one" in table.resume(script(), table.only_file()).err


@pytest.mark.parametrize("path", ["/nowhere/game.jsonl", "/tmp", "/dev/zero", "/dev/null"])
def test_no_file_at_all(table: Table, path: str) -> None:
    result = table.resume(script(), Path(path))
    assert (result.code, result.out) == (2, "")
    assert path in result.err


def test_a_file_that_may_not_be_written_is_played_from_all_the_same(table: Table, tmp_path: Path) -> None:
    table.play(script("1"))
    kept = table.only_file().read_bytes()
    opened = os.open

    def refuse(path: object, flags: int, mode: int = 0o777, **more: object) -> int:
        if str(path).endswith(".jsonl") and flags & os.O_RDWR:
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, flags, mode)  # type: ignore[arg-type]

    with table.monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        result = table.resume(script("1", f"save {tmp_path / 'copy'}", "1", "q"))
    assert "permission is denied" in result.text
    assert result.code == 3
    assert table.only_file().read_bytes() == kept
    assert len(entries(tmp_path / "copy")) > len(kept.splitlines())


def test_every_prompt_is_a_prompt(table: Table) -> None:
    """The driver would hang on a prompt that it does not know."""
    prompts: list[str] = []

    def answer(prompt: str) -> str:
        prompts.append(prompt)
        return first_choice(prompt)

    table.play(answer)
    *asked, last = prompts
    assert all(PROMPT.search(prompt) for prompt in asked)
    assert AGAIN.search(last)


# Which game -----------------------------------------------------------------------------------------------------------


def resume_by_command(table: Table, *arguments: str) -> Result:
    return table._sit_down(script(), lambda: cli.run(["play", "--resume", *arguments]))


def test_the_last_game_of_its_kind_is_resumed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    table.folder.mkdir()
    for number, game in enumerate(["cthulhu", "scare", "cthulhu", "scare"]):
        table.play(script("1"), game_name=game, save_to=table.folder / f"{number}-{game}.jsonl")
        os.utime(table.folder / f"{number}-{game}.jsonl", (number, number))
    for arguments, expected in ([], "3-scare"), (["scare"], "3-scare"), (["cthulhu"], "2-cthulhu"):
        result = resume_by_command(table, *arguments)
        assert (result.code, result.err) == (3, "")
        assert f"{expected}.jsonl" in result.text
        for file in table.files():  # playing on has made it the most recent one
            os.utime(file, (int(file.name[0]), int(file.name[0])))


def test_a_game_of_another_kind_is_not_resumed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    table.play(script("1"))
    before = table.only_file().read_bytes()
    result = resume_by_command(table, "cthulhu")
    assert (result.code, result.out) == (2, "")
    assert "no unfinished game of Chez Cthulhu in" in result.err
    assert result.err.endswith("stammtisch play cthulhu\n")
    result = table._sit_down(script(), lambda: cli.run(["play", "cthulhu", "--record", str(table.only_file())]))
    assert (result.code, result.out) == (2, "")
    assert "This is a game of Scare." in result.err
    assert table.only_file().read_bytes() == before


def test_a_game_goes_on_in_the_language_it_was_played_in(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    table.play(script("1"), language="de")
    assert "Willkommen zurück" in resume_by_command(table).out
    assert "Welcome back" in resume_by_command(table, "--lang", "en").out


# Other cards or rules -------------------------------------------------------------------------------------------------


def outdate(file: Path, **changes: object) -> None:
    """As if the game had been played by a version with other cards or rules."""
    header, *rest = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text(json.dumps({**json.loads(header), **changes}, ensure_ascii=False) + "\n" + "".join(rest), "utf-8")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["scare", "cthulhu"])
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"digest": "0" * 12}, {"en": "with different cards than there are now", "de": "anderen Karten"}),
        ({"rules": 99}, {"en": "by other rules", "de": "anderen Regeln"}),
    ],
    ids=["cards", "rules"],
)
def test_a_game_of_other_cards_or_rules_says_so_and_offers_a_new_one(
    table: Table, language: str, game: str, people: int, changes: dict[str, object], said: dict[str, str]
) -> None:
    names = ["Ann", "Bob"][:people]
    table.play(leave_after(4), game_name=game, names=names, humans=people, language=language)
    file = table.only_file()
    outdate(file, **changes)
    before = file.read_bytes()
    result = table.resume(then("1", "undo", {"en": "again", "de": "nochmal"}[language], after=lambda prompt: None))
    assert result.err == ""
    assert said[language] in result.text
    assert words(language)("terminal-again-ask") in result.text
    assert result.text.count(words(language)("problem-game_outdated")) == 2  # a move, and an undo
    assert file.read_bytes() == before
    (new,) = [other for other in table.files() if other != file]
    for key in ("game", "seats", "options", "notes"):
        assert entries(new)[0][key] == entries(file)[0][key]


def test_a_game_that_can_go_on_is_preferred(table: Table) -> None:
    table.play(script("1"), seed="older")
    (older,) = table.files()
    table.play(script("1"), seed="newer", game_name="cthulhu")
    (newer,) = [file for file in table.files() if file != older]
    outdate(newer, digest="0" * 12)
    os.utime(older, (1, 1))
    assert str(older) in table.resume(script()).text
