"""A saved game step by step: forward, back, to a move, with the table as it stood."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from stammtisch.boxes import game_text
from stammtisch.engine.event import Event
from stammtisch.engine.record import Record
from stammtisch.engine.table import Table
from stammtisch.terminal.commands import fold, read_command
from stammtisch.terminal.rerun import play_again
from stammtisch.terminal.screen import Screen
from stammtisch.terminal.seating import called_you, seating_from_notes
from stammtisch.terminal.story import chapters, told_by_move
from stammtisch.text.gametext import GameText
from stammtisch.text.words import LANGUAGES, Words, words

WAYS: Final = ("back", "turn")  # besides Enter, a number, and the commands `table`, `scores`, `help` and `quit`


@cache
def _ways() -> dict[str, str]:
    return {fold(words(language)(f"replay-word-{way}")): way for language in LANGUAGES for way in WAYS}


def _named(say: Words, table: Table) -> GameText:
    """For a table at which nobody is addressed: a person called You needs a name."""
    humans = seating_from_notes(table.record.notes, len(table.names)).humans
    you, names = called_you(table.names, humans), list(table.names)
    if you is not None:
        names[you] = say("terminal-player", number=you + 1)
    return game_text(say, table.game, names)


class Steps:
    """One reader's way through a game. `viewer` sees the table, `spoken_to` is addressed."""

    def __init__(
        self, screen: Screen, say: Words, record: Record, table: Table, text: GameText, viewer: int, spoken_to: int
    ) -> None:
        self.screen = screen
        self.say = say
        self.record = record
        self.table = table
        self.text = text
        self.shown = _named(say, table) if viewer != spoken_to else text
        self.viewer = viewer
        self.spoken_to = spoken_to
        self.number = 0  # moves that have been told

    def walk(self, heard: Callable[[list[Event]], list[Event]]) -> None:
        """Until the reader leaves, or has seen the end and goes on."""
        book = [heard(events) for events, _ in chapters(self.table)]
        told = list(told_by_move(self.table.game, self.text, book, self.spoken_to))
        begins = [number for number, events in enumerate(book) if any(self._is_turn(event) for event in events)]
        self._tell(told, 0, 0)
        last = len(told) - 1
        while True:
            at_end = self.number == last
            does = self.say("replay-leave" if at_end else "replay-next")
            line = self.screen.ask(self.say("replay-prompt", number=self.number, moves=last, enter=does))
            way, (command, _) = _ways().get(fold(line), ""), read_command(line)
            if command == "quit" or (not line and at_end):
                return
            if not line:
                self._tell(told, self.number + 1, self._next_told(told))
            elif way == "turn":
                following = [number for number in begins if number > self.number]
                self._tell(told, self.number + 1, following[0] if following else last)
            elif way == "back" or line.isdecimal():
                before = [number for number in range(self.number) if told[number]]
                to = (before or [0])[-1] if way == "back" else min(int(line[:9]), last)
                self._tell(told, to, to)
            elif command in ("table", "scores"):
                self._show(command)
            else:
                self.screen.say(self.say("replay-how"))

    def _is_turn(self, event: Event) -> bool:
        return self.table.game.kind.events[event[0]].name in self.text.TURNING_POINTS

    def _next_told(self, told: list[list[str]]) -> int:
        """The next move of which there is something to tell: many only pass."""
        for number in range(self.number + 1, len(told)):
            if told[number]:
                return number
        return len(told) - 1

    def _tell(self, told: list[list[str]], first: int, last: int) -> None:
        self.number = last
        for number in range(first, last + 1):
            for i, line in enumerate(told[number]):
                self.screen.say(line, first=f"{number if number and i == 0 else '':4} ", rest=" " * 7)

    def _show(self, command: str) -> None:
        table = play_again(self.say, self.record, self.number)
        view = table.game.view(table.state, self.viewer)
        self.screen.blank()
        text = self.shown
        self.screen.lines(text.table(view) if command == "table" else text.score_sheet(view))
        self.screen.blank()
