"""What a table that began in the position of a scenario is there for: the steps of the scenario, move by move.

As long as everybody keeps to them, bots do their part of the steps, and the person is told theirs. Whoever does
something else leaves the path; taking that back leads back to it. All of it follows from the record.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.boxes import shared_text
from stammtisch.engine.event import SPECTATOR, visible
from stammtisch.engine.notation import write
from stammtisch.engine.scenario import Beat, play_through, read_at
from stammtisch.engine.table import Table
from stammtisch.text import log
from stammtisch.text.gametext import GameText
from stammtisch.text.placeholders import PLACEHOLDERS, with_names
from stammtisch.text.words import Words

GUIDE: Final = "guide"
PASSES: Final = ": pass"


class Script:
    def __init__(self, table: Table, lesson: str) -> None:
        """`lesson` is `guide`, the id of the rule whose example it is, or empty for somebody's own scenario."""
        self.lesson = lesson
        self.game, self.names = table.game, table.names
        found = read_at(table.record.position, table.game, len(table.names))
        self.title = found.title
        self.notes = [str(step.get("note", "")) for step in found.steps]
        self.beats = play_through(found)
        self.moves = ["" if beat.move is None else write(self.game, beat.move, self.names) for beat in self.beats]
        self._told: dict[str, list[str]] = {}

    def left(self, moves: Sequence[str]) -> list[int] | None:
        """The numbers of the moves that are still to come; None if somebody has done something else."""
        left = [number for number, move in enumerate(self.moves) if move]
        for move in moves:
            if not left:
                break
            number = self._found(left, move)
            if number is None:
                return None
            left.remove(number)
        return left

    def _found(self, left: Sequence[int], move: str) -> int | None:
        """Cards may be named in any order, and who passes first in a window makes no difference."""
        words = sorted(move.split())
        for number in left:
            if sorted(self.moves[number].split()) == words:
                return number
            if not self.moves[number].endswith(PASSES):
                return None
        return None

    def own(self, left: Sequence[int], seat: int) -> int | None:
        """The number of the move that it is this seat's time for."""
        for place, number in enumerate(left):
            is_pass = self.moves[number].endswith(PASSES)
            if self.seat(number) == seat and (is_pass or place == 0):
                return number
            if not is_pass:
                return None
        return None

    def seat(self, number: int) -> int:
        move = self.beats[number].move
        assert move is not None
        return move[0]

    # In words --------------------------------------------------------------------------------------------------------

    def heading(self, words: Words) -> str:
        """What it is about: an example is in the rulebook, somebody's own scenario has a title."""
        if self.lesson == GUIDE:
            return words("lesson-guide")
        key = f"rule-{self.lesson}.example"
        return words(key) if self.lesson and words.has(key) else self.title

    def note(self, words: Words, step: int) -> str:
        """What is said at a step: in a guide a message, in somebody's own file what they wrote."""
        note = self.notes[step]
        if not note or self.lesson != GUIDE:
            return note
        others = {f"bot{number}": name for number, name in enumerate(self.names)}
        return words(note, **others)

    def last_note(self, words: Words) -> str:
        return self.note(words, len(self.notes) - 1) if self.notes else ""

    def told(self, words: Words) -> list[str]:
        """What every beat is, in a sentence."""
        if words.language not in self._told:
            text = shared_text(words, self.game)
            told = [self._tell(text, beat) for beat in self.beats]
            self._told[words.language] = [with_names(line, self.names) for line in told]
        return self._told[words.language]

    def _tell(self, text: GameText, beat: Beat) -> str:
        if beat.refusal is not None:
            return text.words("lesson-refused", move=beat.line, why=text.problem(beat.refusal))
        lines, _ = log.lines(self.game, text, visible(beat.events, SPECTATOR))
        if lines:  # what it leads to is seen by doing it
            return text.line(lines[0], SPECTATOR)
        assert beat.move is not None
        return text.words("lesson-goes-on", name=PLACEHOLDERS[beat.move[0]])
