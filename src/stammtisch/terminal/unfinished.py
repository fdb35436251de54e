"""Saved games that can go on: the last one, a list of them, and the choice between them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from stammtisch.boxes import game_title
from stammtisch.engine.problem import Problem
from stammtisch.engine.table import Table
from stammtisch.terminal import saves
from stammtisch.terminal.program import command_line
from stammtisch.terminal.rerun import play_again
from stammtisch.terminal.saves import os_reason
from stammtisch.terminal.screen import Screen
from stammtisch.terminal.seating import company, replay_names
from stammtisch.text.words import Words

MOST: Final = 9  # in the list to choose from: who wants an older one names its file


class Unfinished(NamedTuple):
    path: Path
    table: Table

    def row(self, say: Words) -> tuple[str, str, str]:
        """When it was last played, what it is, and who plays."""
        record = self.table.record
        names, _ = replay_names(record.seats, record.notes, len(record.seats), say)
        at = datetime.fromtimestamp(self.path.stat().st_mtime).astimezone()
        game = game_title(say, record.game)
        what = say("terminal-saved-game", game=game, names=company(names, say), moves=len(record.moves))
        return f"{at:%Y-%m-%d %H:%M}", what, self.path.name


def unfinished(say: Words, kind: str) -> Iterator[Unfinished]:
    """Games that can go on, the most recent first; then those that only can be looked at. Files that cannot be read are
    named and left alone.
    """
    outdated = []
    for path in saves.saved_games(saves.saves_folder()):
        try:
            record = saves.read(path)[0]
            if kind not in ("", record.game):
                continue
            table = play_again(say, record)
            if not table.is_closed:
                yield Unfinished(path, table)
            elif not table.state.is_over:
                outdated.append(Unfinished(path, table))
        except Problem as problem:
            _skip(say, path, say.problem(problem))
        except OSError as error:
            _skip(say, path, os_reason(say, error))
    yield from outdated


def _skip(say: Words, path: Path, why: str) -> None:
    print(say("cli-error", what=say("terminal-skipped", file=str(path), why=why)), file=sys.stderr)


def choose_unfinished(screen: Screen, say: Words, kind: str) -> Path | None:
    """The last one; a person at a terminal who has several is asked which."""
    is_asked = screen.is_typed and screen.is_terminal
    found = list(islice(unfinished(say, kind), MOST if is_asked else 1))
    if len(found) < 2:
        return found[0].path if found else None
    screen.say(say("terminal-resume-which"), bold=True)
    for number, (at, what, _) in enumerate((each.row(say) for each in found), start=1):
        screen.say(f"{at}  {what}", first=f"  [{number}] ", rest=" " * 6)
    while True:
        line = screen.ask(say("terminal-prompt", choices=f"1-{len(found)}", enter=say("terminal-resume-last")))
        if not line:
            return found[0].path
        if line.isdecimal() and 1 <= int(line[:3]) <= len(found):
            return found[int(line[:3]) - 1].path
        screen.say(say("terminal-resume-number", last=len(found)), fg="yellow")


def list_unfinished(screen: Screen, say: Words, kind: str) -> None:
    """What `stammtisch saves` shows."""
    found = list(unfinished(say, kind))
    screen.rows([each.row(say) for each in found])
    folder = str(saves.saves_folder())
    screen.say(say("terminal-saves-sum", games=len(found), folder=folder))
    if found:
        screen.command(say("terminal-go-on"), command_line("play", "--record", str(found[0].path)))
