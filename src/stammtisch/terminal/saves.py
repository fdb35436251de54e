"""Saved games: one file each, one line per move, on the disk before the next question is asked."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import tempfile
from collections.abc import Mapping
from datetime import datetime
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Final

from stammtisch.engine.problem import BadRecord, Problem
from stammtisch.engine.record import Record, load
from stammtisch.folders import user_folder
from stammtisch.terminal.inputs import read_bytes
from stammtisch.text.words import Words

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows: games are saved there, too, but nothing stops a second process
    fcntl = None

SUFFIX: Final = ".jsonl"
LARGEST: Final = 50_000_000  # no game is that long
PRIVATE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
OTHERS: Final = 0o077  # what anybody but the owner may do

# What can be wrong with a file, by the names of its messages (terminal-os-<reason>).
REASONS: Final = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EEXIST: "exists",
    errno.ENAMETOOLONG: "long",
}


class InUse(Problem):
    """Another process is playing this game."""


class Exists(Problem):
    """There is a file already, and it is not this game."""


def saves_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where games are saved: $STAMMTISCH_SAVES, or the place that the XDG standard assigns to such things."""
    if environ.get("STAMMTISCH_SAVES"):
        return Path(environ["STAMMTISCH_SAVES"])
    return user_folder("XDG_STATE_HOME", environ)


def saved_games(folder: Path) -> list[Path]:
    """The files in the folder, the most recently played first."""
    found = []
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            with contextlib.suppress(OSError):
                status = path.stat()
                if stat.S_ISREG(status.st_mode):
                    found.append((status.st_mtime_ns, path.name, path))
    return [path for _, _, path in sorted(found, reverse=True)]


class SaveFile:
    """The record of a running game. It keeps every line, so that nothing depends on the file staying as it was.

    If writing fails, the game goes on: `problem` says why, and every later line tries to bring the file up to date.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: list[str] = []
        self.saved = 0  # how many of the lines are safely on the disk
        self.problem: OSError | None = None
        self._file = -1
        self._size = 0  # the size of those lines in bytes

    @property
    def unsaved(self) -> int:
        return len(self.lines) - self.saved

    @property
    def undone(self) -> int:
        """How often people have taken a move back: each of these lines is about one of their own."""
        return sum(line.startswith('{"undo_to"') for line in self.lines)

    def append(self, *lines: str) -> None:
        """Returns when the lines are on the disk, or with a `problem`."""
        self.lines += lines
        if self._file < 0:
            return
        data = "".join(self.lines[self.saved :]).encode()
        try:
            self._check_place()
            os.ftruncate(self._file, self._size)  # removes what an earlier attempt, or a crash, left half written
            _write(self._file, data)
        except OSError as error:
            self.problem = error
            return
        self.saved = len(self.lines)
        self._size += len(data)
        self.problem = None

    def _check_place(self) -> None:
        """A deleted file can still be written to, but nobody would ever find it."""
        if not os.path.samestat(os.fstat(self._file), os.stat(self.path)):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.path))

    def take_over(self, file: int, saved: int, size: int) -> None:
        if self._file >= 0:
            os.close(self._file)
        self._file, self.saved, self._size, self.problem = file, saved, size, None

    def close(self) -> None:
        """Tries once more to write what is missing, and releases the file to other processes."""
        if self._file >= 0:
            if self.unsaved:
                self.append()
            os.close(self._file)
            self._file = -1

    def copy_to(self, path: Path) -> None:
        """Writes the whole record elsewhere; raises Exists or OSError. The copy replaces the original file if that has
        failed.
        """
        if not self.problem and self._is_own(path):
            return
        data = "".join(self.lines).encode()
        if os.path.lexists(path):
            if not is_same_game(path, self.lines[0]):
                raise Exists("file_exists", file=str(path))
            file, name = tempfile.mkstemp(dir=path.parent)
        else:
            name = str(path)
            file = _create(path)
        try:
            _write(file, data)
            if name != str(path):
                os.replace(name, path)
        except BaseException:
            os.close(file)
            os.unlink(name)
            raise
        os.close(file)
        if self.problem:
            self.path = path
            self.take_over(_open(path), len(self.lines), len(data))

    def _is_own(self, path: Path) -> bool:
        with contextlib.suppress(OSError):
            return self._file >= 0 and os.path.samestat(os.fstat(self._file), os.stat(path))
        return False


def create(path: Path, header: str) -> SaveFile:
    """A new file. Raises FileExistsError rather than touch another game; any other failure becomes its `problem`."""
    save = SaveFile(path)
    try:
        save.take_over(_create(path), 0, 0)
    except FileExistsError:
        raise
    except OSError as error:
        save.problem = error
    save.append(header)
    return save


def create_in(folder: Path, game: str, header: str) -> SaveFile:
    """A new file with an unused name, even if two games start in the same second."""
    with contextlib.suppress(OSError):  # a problem with the folder shows when the file is made
        _make_private(folder)
    start = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{game}"
    for number in count(1):
        with contextlib.suppress(FileExistsError):
            return create(folder / f"{start}{'' if number == 1 else f'-{number}'}{SUFFIX}", header)
    raise AssertionError("there is always another number")


def _make_private(folder: Path) -> None:
    """Creates the folder, and hides it and the games in it from others: a record tells every hand and the seed. A
    folder that somebody chose and that existed before stays as open as they want it.
    """
    folder.parent.mkdir(parents=True, exist_ok=True)
    try:
        folder.mkdir(PRIVATE_FOLDER)
    except FileExistsError:
        if folder == user_folder("XDG_STATE_HOME", os.environ):
            _hide(folder, PRIVATE_FOLDER)
    for path in folder.glob(f"*{SUFFIX}"):
        _hide(path, PRIVATE)


def _hide(path: Path, mode: int) -> None:
    with contextlib.suppress(OSError):  # somebody else's file, or a file system without owners
        if path.stat().st_mode & OTHERS:
            path.chmod(mode)


def reopen(path: Path) -> tuple[Record, SaveFile]:
    """A saved game to be resumed. Raises BadRecord, InUse or OSError and leaves the file as it is."""
    save = SaveFile(path)
    if not stat.S_ISREG(path.stat().st_mode):  # a folder, a device, a pipe that would keep us waiting
        raise BadRecord("not_a_record", line=1)
    try:
        file = _open(path)
    except OSError as error:
        if REASONS.get(error.errno or 0) != "forbidden":
            raise
        save.problem = error  # it can be read, and `save` can write it elsewhere
        file = -1
    try:
        record, lines = read(path)
    except BaseException:
        if file >= 0:
            os.close(file)
        raise
    _hide(path, PRIVATE)
    save.lines = lines
    if file >= 0:
        save.take_over(file, len(lines), len("".join(lines).encode()))
    else:
        save.saved = len(lines)
    return record, save


def read(path: Path) -> tuple[Record, list[str]]:
    """The record in a file and its whole lines; a last line that was cut off is not among them."""
    data = read_bytes(path, LARGEST + 1)
    end = data.rfind(b"\n") + 1
    if len(data) > LARGEST or (data and not data.startswith(b"{")):
        raise BadRecord("not_a_record", line=1)
    if data and not end:
        raise BadRecord("record_header", line=1)
    try:
        text = data[:end].decode()
    except UnicodeDecodeError as error:
        raise BadRecord("record_json", line=data.count(b"\n", 0, error.start) + 1) from None
    try:
        record = load(text + ("…" if data[end:] else ""))
    except (RecursionError, UnicodeEncodeError):  # valid JSON that no program wrote
        raise BadRecord("record_header", line=1) from None
    return record, [f"{line}\n" for line in text.split("\n")[:-1]]


def is_same_game(path: Path, header: str) -> bool:
    """Whether the file is a record that begins like this one: same seats, same seed, same options."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.readline(len(header.encode()) + 1) == header.encode()


def os_reason(say: Words, error: OSError) -> str:
    """Why the system refused, in the reader's language."""
    return say(f"terminal-os-{REASONS.get(error.errno or 0, 'other')}", code=str(error.errno or 0))


def _create(path: Path) -> int:
    file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_EXCL, PRIVATE)
    with contextlib.suppress(InUse):  # another process is looking at the new file right now and will find it empty
        _lock(file, path)
    with contextlib.suppress(OSError):  # the name of the file has to reach the disk, too
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    return file


def _open(path: Path) -> int:
    file = os.open(path, os.O_RDWR | os.O_APPEND)
    try:
        _lock(file, path)
    except InUse:
        os.close(file)
        raise
    return file


def _lock(file: int, path: Path) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InUse("game_in_use", file=str(path)) from None
    except OSError:  # a file system without locks
        pass


def _write(file: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(file, rest) :]
    os.fsync(file)
