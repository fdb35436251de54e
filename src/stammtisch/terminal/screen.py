"""The screen: lines go out, lines come in, nothing is ever overwritten."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from io import StringIO
from types import ModuleType
from typing import Final, TextIO

import click

from stammtisch.terminal import layout
from stammtisch.terminal.plain import fold
from stammtisch.terminal.tones import END, MARKS, STYLES, bare, size

WIDEST: Final = 100  # longer lines are hard to read, however wide the window
WIDE: Final = 120  # from here on there are two columns ...
NARROW: Final = 70  # ... and below this, only what is needed
INDENT: Final = "  "
LONGEST_LINE: Final = 1000  # longer than anything that somebody means to type
CLEAR: Final = "\033[2J\033[3J\033[H"  # the lines above the window too
RESET: Final = "\033[0m"
PLAIN: Final = "STAMMTISCH_PLAIN"  # set by those who want one column and no color
HIDE: Final = "\n" * 60  # the same for terminals that cannot clear: out of sight


class EndOfInput(Exception):
    """Nobody is there any more: the input or the terminal was closed."""


class Screen:
    """Writes wrapped lines and reads answers. Color is only ever an addition: nothing is lost without it."""

    def __init__(self, stdin: TextIO, stdout: TextIO, environ: Mapping[str, str]) -> None:
        self.stdin = stdin
        self.stdout = stdout
        self.is_terminal = stdout.isatty() and environ.get("TERM", "dumb") != "dumb"
        self.is_plain = bool(environ.get(PLAIN))  # one column, no color
        self.is_color = self.is_terminal and not self.is_plain and not environ.get("NO_COLOR")
        self.is_typed = stdin.isatty()
        is_own = stdin is sys.stdin and stdout is sys.stdout
        self._editor = _line_editor() if self.is_typed and self.is_terminal and is_own else None
        self._is_gone = False
        self._end = "\n"  # the last characters written

    @property
    def columns(self) -> int:
        return max(20, shutil.get_terminal_size((WIDEST, 24)).columns)  # a pipe has no width of its own

    @property
    def width(self) -> int:
        """Of sentences."""
        return min(self.columns, WIDEST)

    @property
    def is_wide(self) -> bool:
        return self.columns >= WIDE and not self.is_plain

    @property
    def is_narrow(self) -> bool:
        return self.columns < NARROW

    # Out -------------------------------------------------------------------------------------------------------------

    def write(self, text: str) -> None:
        if self._is_gone:
            return
        self._end = (self._end + text)[-2:]
        try:
            self.stdout.write(text)
            self.stdout.flush()
        except OSError:  # the reader of the pipe has left, the terminal was closed, or the disk is full
            self._is_gone = True
            with contextlib.suppress(OSError):  # what is still in the buffer must not fail again at exit
                os.dup2(os.open(os.devnull, os.O_WRONLY), self.stdout.fileno())
            raise EndOfInput from None

    def blank(self) -> None:
        """An empty line, but never two in a row."""
        if not self._end.endswith("\n\n"):
            self.write("\n")

    def say(self, text: str, *, first: str = "", rest: str = "", bold: bool = False, fg: str | None = None) -> None:
        """One paragraph, or several if the text has line breaks, wrapped; `first` and `rest` begin its lines."""
        for paragraph in self.fold(text).split("\n"):
            self._put(layout.wrap(paragraph, self.width, first, rest) or [""], bold=bold, fg=fg)

    def _put(self, lines: Iterable[str], *, bold: bool = False, fg: str | None = None) -> None:
        """Lines as they are."""
        base = click.style("", bold=bold or None, fg=fg, reset=False) if bold or fg else ""
        for line in lines:
            self.write((self._styled(line, base) if self.is_color else bare(line)) + "\n")

    def _styled(self, line: str, base: str) -> str:
        def style(found: re.Match[str]) -> str:
            return f"{RESET}{base}" if found[0] == END else click.style("", **STYLES[found[0]], reset=False)

        styled = base + MARKS.sub(style, line)
        return styled if styled == line else f"{styled.removesuffix(RESET)}{RESET}"

    def fold(self, text: str) -> str:
        """The text as this terminal can show it: needed before anything is wrapped or put into columns."""
        return fold(text, self.stdout.encoding or "utf-8")  # a StringIO has none and takes everything

    def lines(self, lines: Iterable[str]) -> None:
        """Lines of a table, the first one its heading."""
        for i, line in enumerate(lines):
            self._put(layout.indented(self.fold(line), self.width, INDENT * 2), bold=i == 0)

    def two_columns(self, left: Sequence[str], right: Sequence[str]) -> None:
        """Two lists of lines, next to each other where there is room."""
        if not (self.is_wide and left and right):
            self.block([*left, *right])
            return
        half = min((self.columns - layout.GAP) // 2, WIDEST)
        width = min(half, max(size(self.fold(line)) for line in left))

        def column(lines: Sequence[str]) -> list[str]:
            return [row for line in lines for row in layout.indented(self.fold(line), half, INDENT)]

        self._put(layout.side_by_side(column(left), column(right), width))

    def block(self, lines: Iterable[str]) -> None:
        """Lines without a heading, each of which goes on further to the right."""
        for line in lines:
            self._put(layout.indented(self.fold(line), self.width, INDENT))

    def sentences(self, sentences: Iterable[str]) -> None:
        """A paragraph that breaks between sentences, so that each can be taken in at a glance."""
        rows = [""]
        for sentence in map(self.fold, sentences):
            if rows[-1] and len(INDENT) + size(rows[-1]) + 1 + size(sentence) > self.width:
                rows.append("")
            rows[-1] = f"{rows[-1]} {sentence}".strip(" ")
        for i, row in enumerate(rows):
            self.say(row, first=INDENT if i else "", rest=INDENT)

    def grid(self, entries: Sequence[str], indent: str = INDENT) -> None:
        """Entries side by side, a long one across several columns. They read from left to right."""
        width = min(self.columns, WIDEST * 2) if self.is_wide else self.width
        for row in layout.grid([self.fold(entry) for entry in entries], width, len(indent)):
            self._put(layout.wrap(row, width, indent, indent + INDENT * 2))

    def rows(self, rows: Sequence[Sequence[str]]) -> None:
        """A table. If the window is too narrow for it, each row is a paragraph of its own; a pipe gets every row in one
        piece, for other programs.
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

    def ask(self, prompt: str, complete: Callable[[str], Sequence[str]] | None = None) -> str:
        """The next line without control characters. Raises EndOfInput when there is none. `complete` lists what a line
        that begins like this could be, for the Tab key.
        """
        if self._editor is not None:
            _offer(self._editor, complete)
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
        if not self.is_typed:  # a transcript should show the answers, too
            self.write(_tame(line)[:LONGEST_LINE] + "\n")
        self._end = "\n"
        return line


def own_screen() -> Screen:
    """The screen of this process; its streams are None if the parent process closed them."""
    return Screen(sys.stdin or StringIO(), sys.stdout or StringIO(), os.environ)


def _line_editor() -> ModuleType | None:
    """Gives `input` its arrow keys. Loaded only where it is used: it may write to the terminal on its own."""
    try:
        import readline
    except ImportError:  # Windows
        return None
    return readline


def _offer(editor: ModuleType, complete: Callable[[str], Sequence[str]] | None) -> None:
    """What Tab completes: the word at the cursor, by everything that the line could become."""
    found: list[str] = []

    def completer(word: str, number: int) -> str | None:
        if number == 0:
            start = editor.get_begidx()
            lines = complete(editor.get_line_buffer()[: editor.get_endidx()]) if complete else []
            found[:] = dict.fromkeys(line[start:] for line in lines)
        return found[number] if number < len(found) else None

    editor.set_completer(completer)
    editor.set_completer_delims(" ")
    is_libedit = "libedit" in (editor.__doc__ or "")
    editor.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")


def _tame(line: str) -> str:
    """Typed control characters are never sent back to a terminal."""
    return "".join(char if char.isprintable() else " " for char in line).strip()
