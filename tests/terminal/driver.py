"""Sits down at the terminal for the tests: in process with a typist who reads the prompts, or as a real process."""

from __future__ import annotations

import errno
import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stammtisch.bots.bot import Bot
from stammtisch.boxes import load
from stammtisch.engine.game import AnyGame, AnyView
from stammtisch.engine.notation import write
from stammtisch.engine.record import header_line
from stammtisch.engine.state import Move
from stammtisch.engine.table import Table as EngineTable
from stammtisch.terminal import loop, play, saves
from stammtisch.terminal.screen import EndOfInput, Screen
from stammtisch.terminal.seating import Seating
from stammtisch.terminal.session import Quit, Session
from stammtisch.text.numbering import Numbering

SEED = "10102"  # the first hand is 1 2 2 3 5 5 7 8 8 8, and the person leads the first trick
PROMPT = re.compile(  # and the first choice, if there is one
    r"^(?:\[(\d[\da-z ]*?|[a-z]+)(?:-\d+| \.\.\. [\da-z ]+)?\])?(?:(?:^|, )Enter: (?!go on|weiter >)[^>]*)?(?<!^) > $"
)
GO_ON = "Enter: (go on|weiter) > $"
PAUSE = re.compile(rf"^(\[\d[^\]]*\], )?{GO_ON}")
ANYONE = re.compile(rf"^\[[A-Z][^\]]*\], {GO_ON}")
AGAIN = re.compile(r"^> $")  # after the game
HAND_OVER = re.compile(r"(press Enter|Enter drücken): $")
EVERY_CARD = b"".join(b"%d\n" % number for number in range(11))  # one of them is held, and all others are refused
MANY = 5000
PATIENCE = 30  # seconds; nothing takes that long unless it hangs


@dataclass
class Result:
    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        """What was said, however it was wrapped."""
        return " ".join(self.out.split())


class Typist(io.StringIO):
    """A person who looks at the last line of the screen and types an answer; None leaves."""

    def __init__(self, answer: Callable[[str], str | None]) -> None:
        super().__init__()
        self.answer = answer
        self.screen = io.StringIO()
        self.lines = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        self.lines += 1
        assert self.lines < MANY, "a game never has that many questions"
        line = self.answer(self.screen.getvalue().rpartition("\n")[2])
        return "" if line is None else f"{line}\n"


def script(*lines: str) -> Callable[[str], str | None]:
    """Types these lines one after the other, then leaves."""
    rest: Iterator[str] = iter(lines)
    return lambda prompt: next(rest, None)


def first_choice(prompt: str) -> str:
    """Always the first choice; sits down when asked to."""
    asked = PROMPT.search(prompt)
    return (asked[1] or "") if asked else ""


def leave_after(questions: int) -> Callable[[str], str | None]:
    """The first choice this many times, then leaves."""
    left = [questions]

    def answer(prompt: str) -> str | None:
        left[0] -= 1
        return first_choice(prompt) if left[0] >= 0 else None

    return answer


def then(*lines: str, after: Callable[[str], str | None] = first_choice) -> Callable[[str], str | None]:
    """These lines, one at each question, then what `after` does. Hand-overs are confirmed on the way."""
    rest = list(lines)

    def answer(prompt: str) -> str | None:
        if HAND_OVER.search(prompt) and not (rest and rest[0].startswith("!")):
            return ""
        return rest.pop(0).removeprefix("!") if rest else after(prompt)

    return answer


class Puppet(Bot):
    """Makes the moves it is told to make as soon as it can, and otherwise as little as possible."""

    NAME = "puppet"
    NEEDS_VIEW = True

    def __init__(self, game: AnyGame, names: list[str], *lines: str) -> None:
        self.game = game
        self.names = names
        self.lines = list(lines)

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        told = self._told(moves)
        written = {self.game.write(move, self.names): move for move in moves}
        idle = written.get("pass") or written.get("done") or moves[0]
        return idle if told is None else told

    def interject(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move | None:
        return self._told(moves)

    def _told(self, moves: list[Move]) -> Move | None:
        for move in moves:
            if self.lines and write(self.game, move, self.names) == self.lines[0]:
                self.lines.pop(0)
                return move
        return None


class Table:
    """Plays in process; games are saved in `folder`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.folder = folder
        monkeypatch.setenv("STAMMTISCH_SAVES", str(folder))
        monkeypatch.setenv("COLUMNS", "80")

    def _sit_down(self, answer: Callable[[str], str | None], start: Callable[[], int]) -> Result:
        typist = self.typist = Typist(answer)
        err = io.StringIO()
        with self.monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", typist)
            patch.setattr(sys, "stdout", typist.screen)
            patch.setattr(sys, "stderr", err)
            code = start()
        return Result(code, typist.screen.getvalue(), err.getvalue())

    def play(self, answer: Callable[[str], str | None], **settings: Any) -> Result:
        given: dict[str, Any] = {
            "game_name": "scare",
            "options": {},
            "names": None,
            "humans": 1,
            "seats": 3,
            "bot": "random",
            "seed": SEED,
            "language": "en",
            "save_to": None,
        }
        return self._sit_down(answer, lambda: play.run(**{**given, **settings}))

    def resume(
        self, answer: Callable[[str], str | None], path: Path | None = None, language: str | None = None
    ) -> Result:
        return self._sit_down(answer, lambda: play.resume(path, language))

    def sit_at(
        self,
        answer: Callable[[str], str | None],
        position: dict[str, Any],
        *,
        humans: tuple[int, ...] = (0,),
        bot: Bot | None = None,
        language: str = "en",
        options: dict[str, object] | None = None,
        game: str = "cthulhu",
    ) -> Result:
        """Goes on from a position given as in scenarios, until the typist leaves or the game is over. Moves can be made
        there, but not taken back.
        """
        played = load(game, options or {})
        names = [name for name in position if name[0].isupper()]
        table = EngineTable(played, names, SEED)
        around = {key: value for key, value in position.items() if key not in names}
        table.state = played.position(around, [position[name] for name in names], names)
        self.folder.mkdir(exist_ok=True)

        def start() -> int:
            screen = Screen(sys.stdin, sys.stdout, {})
            save = saves.create_in(self.folder, game, header_line(table.record))
            session = Session(table, Seating(humans, "puppet", language), bot or Puppet(played, names), save, screen)
            session.seen = dict.fromkeys(session.seen, 1)  # the deal was a different one
            session.numberings = {seat: Numbering() for seat in humans}
            session.look_as(session.viewer)
            try:
                loop.play(session)
            except (EndOfInput, Quit):
                return play.LEFT
            return play.FINISHED

        return self._sit_down(answer, start)

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.jsonl"))

    def only_file(self) -> Path:
        (file,) = self.files()
        return file


def entries(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def moves(file: Path) -> list[str]:
    """The moves that count in the end."""
    found: list[str] = []
    for entry in entries(file)[1:]:
        if "move" in entry:
            found.append(entry["move"])
        elif "undo_to" in entry:
            del found[entry["undo_to"] :]
    return found


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name in ("PATH", "PYTHONPATH", "HOME", "TMPDIR", "COVERAGE_PROCESS_START")
    }
    return {**kept, "STAMMTISCH_SAVES": str(folder), "LANG": "C.UTF-8", "COLUMNS": "80", "TERM": "xterm", **more}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "stammtisch", "play", *arguments]


def run(folder: Path, typed: bytes, *arguments: str, **more: str) -> subprocess.CompletedProcess[bytes]:
    """A whole process with all its input at once."""
    given = ["--seats", "3", "--bot", "random", "--seed", SEED] if "--record" not in arguments else []
    return subprocess.run(
        command(*given, *arguments), input=typed, capture_output=True, env=environment(folder, **more), timeout=60
    )


class Process:
    """A process that is talked to line by line, through pipes or its own terminal."""

    def __init__(self, folder: Path, *arguments: str, terminal: bool = False, **more: str) -> None:
        given = [] if {"--record", "--resume"} & {*arguments} else ["--seats", "3", "--bot", "random", "--seed", SEED]
        env = environment(folder, **more)
        if terminal:
            del env["COLUMNS"]
            self.read_from, inner = pty.openpty()
            self.write_to = self.read_from
            out = inner
        else:
            inner, self.write_to = os.pipe()
            self.read_from, out = os.pipe()
        self.process = subprocess.Popen(
            command(*given, *arguments), env=env, start_new_session=True, stdin=inner, stdout=out, stderr=out
        )
        for end in {inner, out}:
            os.close(end)
        self.seen = ""

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        for end in {self.read_from, self.write_to}:
            with suppress(OSError):
                os.close(end)

    def read_until(self, text: str) -> str:
        """What was printed since the last call, up to and including the text."""
        while text not in self.seen:
            self.seen += self._read() or self._fail(text)
        found, _, self.seen = self.seen.partition(text)
        return found + text

    def read_all(self) -> str:
        while data := self._read():
            self.seen += data
        return self.seen

    def _read(self) -> str:
        if not select.select([self.read_from], [], [], PATIENCE)[0]:
            raise AssertionError(f"nothing more came after {self.seen!r}")
        try:
            return os.read(self.read_from, 65536).decode("utf-8", "replace").replace("\r\n", "\n")
        except OSError as error:
            if error.errno != errno.EIO:  # the other end of a pseudo terminal is closed
                raise
            return ""

    def _fail(self, text: str) -> str:
        raise AssertionError(f"ended without {text!r}: {self.seen!r}")

    def type(self, line: str, end: str = "\n") -> None:
        os.write(self.write_to, (line + end).encode())

    def close_input(self) -> None:
        os.close(self.write_to)

    def wait(self) -> int:
        return self.process.wait(PATIENCE)

    def interrupt(self) -> None:
        """Ctrl-C. A process that was just about to wait for input may need a second one, as with a person."""
        self.process.send_signal(signal.SIGINT)
        for _ in range(PATIENCE // 2):
            if select.select([self.read_from], [], [], 2)[0]:
                return
            self.process.send_signal(signal.SIGINT)
