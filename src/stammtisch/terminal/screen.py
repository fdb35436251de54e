"""The screen: lines go out, lines come in, nothing is ever drawn over."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO
from types import ModuleType
from typing import Final, TextIO

import click

from stammtisch.terminal.plain import fold

WIDEST: Final = 100  # longer lines are hard to read, however wide the window
INDENT: Final = "  "
GAP: Final = 3
LONGEST_LINE: Final = 1000  # nothing that anybody means to type is longer
CLEAR: Final = "\033[2J\033[3J\033[H"  # the lines above the window too
HIDE: Final = "\n" * 60  # the same for terminals that cannot clear: out of sight


class EndOfInput(Exception):
    """Nobody is there any more: the input or the terminal was closed."""


class Screen:
    """Writes wrapped lines and reads answers. Color is only ever an addition: without it nothing is lost."""

    def __init__(self, stdin: TextIO, stdout: TextIO, environ: Mapping[str, str]) -> None:
        self.stdin = stdin
        self.stdout = stdout
        self.is_terminal = stdout.isatty() and environ.get("TERM", "dumb") != "dumb"
        self.is_color = self.is_terminal and not environ.get("NO_COLOR")
        self.is_typed = stdin.isatty()
        is_own = stdin is sys.stdin and stdout is sys.stdout
        self._editor = _line_editor() if self.is_typed and self.is_terminal and is_own else None
        self._is_gone = False
        self._end = "\n"  # the last characters written

    @property
    def width(self) -> int:
        return max(20, min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST))  # a pipe has no width of its own

    # Out -------------------------------------------------------------------------------------------------------------

    def write(self, text: str) -> None:
        if self._is_gone:
            return
        self._end = (self._end + text)[-2:]
        try:
            self.stdout.write(text)
            self.stdout.flush()
        except OSError:  # the reader of the pipe has left, the terminal was closed, or the disk it goes to is full
            self._is_gone = True
            with contextlib.suppress(OSError):  # what is still in the buffer shall not fail again at exit
                os.dup2(os.open(os.devnull, os.O_WRONLY), self.stdout.fileno())
            raise EndOfInput from None

    def blank(self) -> None:
        """An empty line, but never two in a row."""
        if not self._end.endswith("\n\n"):
            self.write("\n")

    def say(self, text: str, *, first: str = "", rest: str = "", bold: bool = False, fg: str | None = None) -> None:
        """One paragraph, or several if the text has line breaks, wrapped; `first` and `rest` begin its lines."""
        for paragraph in self.fold(text).split("\n"):
            wrapped = textwrap.wrap(
                paragraph,
                self.width,
                initial_indent=first,
                subsequent_indent=rest,
                break_long_words=False,  # a path has to stay in one piece
                break_on_hyphens=False,
            )
            for line in wrapped or [""]:
                styled = click.style(line, bold=bold or None, fg=fg) if self.is_color and (bold or fg) else line
                self.write(styled + "\n")

    def fold(self, text: str) -> str:
        """The text as this terminal can show it: to be known before anything is wrapped or put into columns."""
        return fold(text, self.stdout.encoding or "utf-8")  # a StringIO has none and takes everything

    def lines(self, lines: Iterable[str]) -> None:
        """Lines of a table, the first one its heading."""
        for i, line in enumerate(lines):
            own = line[: len(line) - len(line.lstrip())]
            self.say(line.lstrip(), first=own, rest=own + INDENT * 2, bold=i == 0)

    def sentences(self, sentences: Iterable[str]) -> None:
        """A paragraph that breaks between sentences, so that each can be taken in at a glance."""
        rows = [""]
        for sentence in map(self.fold, sentences):
            if rows[-1] and len(INDENT) + len(rows[-1]) + 1 + len(sentence) > self.width:
                rows.append("")
            rows[-1] = f"{rows[-1]} {sentence}".strip()
        for i, row in enumerate(rows):
            self.say(row, first=INDENT if i else "", rest=INDENT)

    def columns(self, entries: Sequence[str], indent: str = INDENT) -> None:
        """Entries side by side, a long one over several columns. Read from left to right they are in order."""
        entries = [self.fold(entry) for entry in entries]
        widths = sorted({len(entry) + GAP for entry in entries}, reverse=True)
        for row in min((self._grid(entries, width, len(indent)) for width in widths), key=len):
            self.say(row, first=indent, rest=indent + INDENT * 2)

    def _grid(self, entries: Sequence[str], column: int, indent: int) -> list[str]:
        rows = [""]
        for entry in entries:
            place = -(-(len(rows[-1]) + GAP) // column) * column if rows[-1] else 0
            if rows[-1] and indent + place + len(entry) > self.width:
                rows.append(entry)
            else:
                rows[-1] = rows[-1].ljust(place) + entry
        return rows

    def rows(self, rows: Sequence[Sequence[str]]) -> None:
        """A table. Where a window is too narrow for it, each row is a paragraph of its own; a pipe gets every row in
        one piece, for other programs.
        """
        folded = [[self.fold(cell) for cell in row] for row in rows]
        widths = [max(map(len, column)) for column in zip(*folded, strict=True)]
        is_wide = sum(widths) + len(INDENT) * (len(widths) - 1) > self.width
        for row in folded:
            if is_wide and self.is_terminal:
                self.say(INDENT.join(row), rest=INDENT * 2)
            else:
                cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
                self.write(INDENT.join(cells).rstrip() + "\n")

    def command(self, label: str, command: str) -> None:
        """Something to type into the shell: never broken, so that it can be copied."""
        label, command = self.fold(label), self.fold(command)
        is_short = len(label) + 1 + len(command) <= self.width
        self.write(f"{label} {command}\n" if is_short else f"{label}\n{INDENT}{command}\n")

    def clear(self) -> None:
        """Hides everything that was shown, from the eyes and from the history of typed lines."""
        self.write(CLEAR if self.is_terminal else HIDE)
        if self._editor is not None:
            self._editor.clear_history()

    # In --------------------------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """The next line without control characters. Raises EndOfInput when there is none."""
        return _tame(self._read(self.fold(prompt)))

    def _read(self, prompt: str) -> str:
        self._end = prompt[-1:]
        try:
            if self._editor is not None:
                line = input(prompt) + "\n"
            else:
                self.write(prompt)
                line = self.stdin.readline()
        except (EOFError, OSError):
            line = ""
        if not line:
            with contextlib.suppress(EndOfInput):
                self.blank()
            raise EndOfInput
        if not self.is_typed:  # a transcript should show the answers too
            self.write(_tame(line)[:LONGEST_LINE] + "\n")
        self._end = "\n"
        return line


def own_screen() -> Screen:
    """The screen of this process; its streams are None if they were closed by whoever started it."""
    return Screen(sys.stdin or StringIO(), sys.stdout or StringIO(), os.environ)


def _line_editor() -> ModuleType | None:
    """Gives `input` its arrow keys. Loaded only where it is used: it may write to the terminal by itself."""
    try:
        import readline
    except ImportError:  # Windows
        return None
    return readline


def _tame(line: str) -> str:
    """Typed control characters are never sent back to a terminal."""
    return "".join(char if char.isprintable() else " " for char in line).strip()
