"""Nothing acknowledged is lost, and what is not saved is reported."""

import errno
import os
import re
from collections.abc import Callable
from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from stammtisch.engine.record import header_line
from stammtisch.server.run import default_store
from stammtisch.terminal import saves
from stammtisch.terminal.saves import saves_folder
from tests.terminal.driver import Table, entries, first_choice, moves, script, then


def test_every_move_is_on_the_disk_before_the_next_question(table: Table) -> None:
    sizes: list[int] = []

    def answer(prompt: str) -> str | None:
        sizes.append(len(moves(table.only_file())))
        return first_choice(prompt) if len(sizes) < 5 else None

    table.play(answer)
    assert sizes == sorted(set(sizes))


def test_every_line_is_synced(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    fsync = os.fsync

    def note(file: int) -> None:
        fsync(file)
        synced.append(os.fstat(file).st_size)

    monkeypatch.setattr(os, "fsync", note)
    table.play(script("1", "1"))
    data = table.only_file().read_bytes()
    assert {i + 1 for i, byte in enumerate(data) if byte == ord("\n")} <= set(synced)


def test_folder(tmp_path: Path) -> None:
    assert saves_folder({"STAMMTISCH_SAVES": "/a", "XDG_STATE_HOME": "/b"}) == Path("/a")
    assert saves_folder({"XDG_STATE_HOME": "/b"}) == Path("/b/stammtisch")
    for environ in ({}, {"XDG_STATE_HOME": ""}, {"XDG_STATE_HOME": "relative"}):
        assert saves_folder(environ) == Path.home() / ".local/state/stammtisch"


def test_relative_folders_are_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    """According to the XDG standard, for saved games and for the server's tables."""
    for given in ("", "relative", "./here", "~/there"):
        monkeypatch.setenv("XDG_DATA_HOME", given)
        assert default_store() == Path.home() / ".local/share/stammtisch/tables.db"
        assert saves_folder({"XDG_STATE_HOME": given}) == Path.home() / ".local/state/stammtisch"
    monkeypatch.setenv("XDG_DATA_HOME", "/there")
    assert default_store() == Path("/there/stammtisch/tables.db")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_saves_are_readable_by_their_owner_only(table: Table, tmp_path: Path) -> None:
    """Whatever the umask allows: a record tells every hand and the seed."""
    before = os.umask(0)
    try:
        table.play(script(f"save {tmp_path / 'copy'}"))
        table.play(script(), save_to=tmp_path / "chosen")
    finally:
        os.umask(before)
    assert mode(table.folder) == 0o700
    for file in (table.only_file(), tmp_path / "copy", tmp_path / "chosen"):
        assert mode(file) == 0o600


def test_older_saves_are_hidden_too(table: Table, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("STAMMTISCH_SAVES")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    folder = saves_folder()
    table.play(script("1"), seed="old")
    (old,) = folder.iterdir()
    old.chmod(0o644)
    folder.chmod(0o755)
    table.play(script("1"), seed="new")
    assert mode(folder) == 0o700
    assert [mode(file) for file in folder.iterdir()] == [0o600, 0o600]
    old.chmod(0o640)
    table.resume(script(), old)
    assert mode(old) == 0o600


def test_a_folder_that_somebody_has_chosen_stays_open(table: Table) -> None:
    table.folder.mkdir(0o755)
    table.folder.chmod(0o755)
    table.play(script())
    assert mode(table.folder) == 0o755
    assert mode(table.only_file()) == 0o600


def test_two_games_in_the_same_second_get_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stopped(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> "Stopped":
            return cls(2025, 11, 2, 20, 15, tzinfo=tz)

    monkeypatch.setattr("stammtisch.terminal.saves.datetime", Stopped)
    for number in range(3):
        saves.create_in(tmp_path, "scare", f"{number}\n").close()
    contents = {file.name: file.read_text() for file in tmp_path.iterdir()}
    assert contents == {
        "2025-11-02-201500-scare.jsonl": "0\n",
        "2025-11-02-201500-scare-2.jsonl": "1\n",
        "2025-11-02-201500-scare-3.jsonl": "2\n",
    }


def test_the_notes_say_who_plays(table: Table) -> None:
    table.play(script(), names=["Ann", "Bob"], humans=2, language="de")
    header = entries(table.only_file())[0]
    assert header["notes"] == {"client": "terminal", "humans": [0, 1], "bot": "random", "language": "de"}
    record, lines = saves.read(table.only_file())
    assert header_line(record) == lines[0]


def test_chosen_file(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    assert table.play(script("1"), save_to=file).code == 3
    assert moves(file)
    assert table.files() == []
    kept = file.read_bytes()
    again = table.play(script("1"), save_to=file)
    assert (again.code, again.out) == (2, "")
    assert "exists already" in again.err
    assert file.read_bytes() == kept
    nowhere = table.play(script("1"), save_to=tmp_path / "no" / "where")
    assert nowhere.code == 2
    assert "there is no such file or folder" in nowhere.err


@pytest.mark.parametrize("folder", ["/proc/saves", "/dev/null/saves"])
def test_a_folder_that_cannot_be_written(table: Table, tmp_path: Path, folder: str) -> None:
    table.monkeypatch.setenv("STAMMTISCH_SAVES", folder)
    elsewhere = tmp_path / "rescued.jsonl"
    result = table.play(script("1", "q", "1", f"save {elsewhere}", "2", "q"))
    assert "The game cannot be saved" in result.out
    assert "not saved. Write them with save FILE, or type “quit” once more to lose them." in result.text
    assert "every further move goes there too" in result.text
    assert result.code == 3
    assert f"The game is saved in {elsewhere}" in result.text
    assert len([move for move in moves(elsewhere) if move.startswith("You: play")]) == 2


def test_unsaved_to_the_end(table: Table, tmp_path: Path) -> None:
    table.monkeypatch.setenv("STAMMTISCH_SAVES", "/proc/saves")
    elsewhere = tmp_path / "rescued.jsonl"
    asked: list[str] = []

    def answer(prompt: str) -> str:
        if "not saved" in prompt:
            asked.append(prompt)
            return ["log 1", "play 3", "undo", f"save {elsewhere}"][len(asked) - 1]
        return first_choice(prompt)

    result = table.play(answer)
    assert result.code == 0
    assert len(asked) == 4
    assert f"stammtisch replay {elsewhere}" in result.out
    left = table.play(first_choice)
    assert left.code == 0
    assert "This game is NOT saved." in left.out


def fail_from(number: int, code: int) -> Callable[[int], None]:
    """An fsync that fails from its n-th call on."""
    fsync = os.fsync
    calls: list[int] = []

    def sync(file: int) -> None:
        calls.append(file)
        if len(calls) >= number:
            raise OSError(code, os.strerror(code))
        fsync(file)

    return sync


def test_full_disk(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail_from(8, errno.ENOSPC))
        result = table.play(script("1", "1", "2", "quit", "quit"))
    assert result.text.count("the disk is full") == 1
    assert result.code == 1  # left, but not everything is saved
    assert re.search(r"The last \d+ steps are NOT saved", result.text)
    record, _ = saves.read(table.only_file())
    assert record.moves  # what was acknowledged is whole


def test_half_written_line_is_taken_away_when_there_is_room_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    calls: list[int] = []

    def write_half(file: int, data: bytes) -> int:
        calls.append(file)
        if len(calls) == 7:
            return write(file, data[:10])
        if 7 < len(calls) < 10:
            raise OSError(errno.ENOSPC, "full")
        return write(file, data)

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", write_half)
        result = table.play(script("1", "1", "2", "q"))
    assert "the disk is full" in result.text
    assert "Saving works again" in result.text
    assert result.code == 3
    torn = moves(table.only_file())
    assert saves.read(table.only_file())[0].moves == torn
    table.only_file().unlink()
    table.play(script("1", "1", "2", "q"))
    assert moves(table.only_file()) == torn


def test_file_that_vanishes(table: Table, tmp_path: Path) -> None:
    lines = iter(["1", "rm", "1", "2", f"save {tmp_path / 'copy'}", "q"])

    def answer(prompt: str) -> str:
        line = next(lines)
        if line == "rm":
            table.only_file().unlink()
            line = next(lines)
        return line

    result = table.play(answer)
    assert "there is no such file or folder" in result.text
    assert "Traceback" not in result.text
    assert result.code == 3
    assert table.files() == []
    assert len([move for move in moves(tmp_path / "copy") if move.startswith("You: play")]) == 2


def test_file_that_vanishes_and_comes_back(table: Table, tmp_path: Path) -> None:
    steps = iter(["1", "hide", "1", "show", "2", "q"])

    def answer(prompt: str) -> str:
        line = next(steps)
        if line == "hide":
            table.only_file().rename(tmp_path / "hidden")
            line = next(steps)
        elif line == "show":
            (tmp_path / "hidden").rename(table.folder / "back.jsonl")
            (table.folder / "back.jsonl").rename(table.folder / hidden[0])
            line = next(steps)
        return line

    hidden: list[str] = []
    original = saves.create_in

    def remember(*arguments: object) -> saves.SaveFile:
        save = original(*arguments)  # type: ignore[arg-type]
        hidden.append(save.path.name)
        return save

    table.monkeypatch.setattr(saves, "create_in", remember)
    result = table.play(answer)
    assert "Saving works again" in result.text
    assert len([move for move in moves(table.only_file()) if move.startswith("You: play")]) == 2


def test_copy_to_a_full_disk_leaves_nothing_behind(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copies" / "copy"
    copy.parent.mkdir()
    lines = iter(["1", f"save {copy}", "q"])

    def answer(prompt: str) -> str:
        line = next(lines)
        if line.startswith("save"):
            monkeypatch.setattr(os, "fsync", fail_from(1, errno.ENOSPC))
        return line

    result = table.play(then(after=answer))
    assert "cannot be written: the disk is full." in result.text
    assert list(copy.parent.iterdir()) == []
    assert result.code == 3
