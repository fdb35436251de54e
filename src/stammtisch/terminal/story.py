"""What happened, as paragraphs for the screen or line by line for the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from stammtisch.engine.event import SPECTATOR, Event, facts, visible
from stammtisch.engine.game import AnyGame
from stammtisch.engine.table import Table
from stammtisch.terminal.tones import GAIN, LOSS, MINE, WIN, toned
from stammtisch.text.gametext import GameText
from stammtisch.text.log import NOTHING, Line, lines, open_heading

INDENT: Final = "\N{NO-BREAK SPACE}" * 2  # of a row that belongs to the one before
Chapter = tuple[list[Event], bool]  # what one move led to, and whether chance or a hidden card played a part


def chapters(table: Table) -> list[Chapter]:
    """The game so far: the opening, then one chapter for every move."""
    return [(table.opening, True), *((step.events, step.reveals) for step in table.steps)]


def tone_of(game: AnyGame, text: GameText, line: Line, viewer: int) -> str:
    """The mark for a line of the story: what the reader wins, loses or gains by it, or that others did it to them."""
    kinds = game.kind.events
    told = [(kinds[event[0]].name, facts(kinds, event)) for event in line]
    for name, named in told:
        winners = named.get("seats")
        if name in text.TURNING_POINTS and isinstance(winners, list):
            return WIN if viewer in winners else LOSS
    found = ""
    for name, named in told:
        if viewer == named.get(text.LOSSES.get(name, "")):
            return LOSS
        if viewer == named.get(text.GAINS.get(name, "")):
            by = named.get("by", named.get("slack", named.get("points", 1)))
            found = LOSS if isinstance(by, int) and by < 0 else GAIN if by else found
    points = sum(text.points_of(event) for event in line if facts(kinds, event).get("seat") == viewer)
    found = found or (LOSS if points < 0 else GAIN if points else "")
    is_done_to = told[0][1].get("seat") != viewer and any(
        viewer in (named.get("seat"), named.get("target")) for _, named in told
    )
    is_news = told[0][0] in text.NEWS and told[0][1].get("seat") == viewer
    return found or (MINE if is_done_to or is_news else "")


class Story:
    """Tells one viewer what happened from a chapter on. `scores` holds everybody's points after each chapter."""

    def __init__(
        self, game: AnyGame, text: GameText, book: Sequence[Chapter], viewer: int, scores: Sequence[Sequence[int]]
    ) -> None:
        self.game = game
        self.text = text
        self.book = book
        self.viewer = viewer
        self.scores = scores

    def name(self, event: Event) -> str:
        return self.game.kind.events[event[0]].name

    def seat(self, event: Event) -> Any:
        return facts(self.game.kind.events, event).get("seat")

    # In full ---------------------------------------------------------------------------------------------------------

    def paragraphs(self, first: int) -> list[list[str]]:
        """Every announcement, with all that follows from it, is one paragraph below the heading it belongs to. In a
        game without announcements, sentences flow together until something is revealed, and within one move every
        person gets a new paragraph. An empty one precedes a new beginning and the end.
        """
        return self._full(self._told(first))

    def _told(self, first: int) -> list[tuple[list[Line], bool]]:
        """The lines of every chapter, and whether something ends there."""
        found = []
        heading = self._heading_for(first)
        for events, is_end in self.book[first:]:
            told, heading = lines(self.game, self.text, visible(events, self.viewer), heading)
            found.append((told, is_end))
        return found

    def _heading_for(self, first: int) -> Line:
        """The heading that was left out because nothing followed it. On the viewer's own turn, the question came below
        it.
        """
        heard = (visible(events, self.viewer) for events, _ in reversed(self.book[:first]))
        heading = open_heading(self.game, self.text, heard)
        return NOTHING if heading and self.seat(heading[0]) == self.viewer else heading

    def _full(self, chapters: Sequence[tuple[Sequence[Line], bool]]) -> list[list[str]]:
        text = self.text
        found: list[list[str]] = [[]]
        is_opened = False  # the last sentence was a turning point or a heading: the next one continues its paragraph
        for told, is_end in chapters:
            about: Any = None
            for i, line in enumerate(told):
                name, seat = self.name(line[0]), self.seat(line[0])
                if name in text.TURNING_POINTS:
                    if len(found) > 1 or found[-1]:
                        found += [[], []] if found[-1] else [[]]
                elif text.BEGINNINGS:
                    is_new = name in text.BEGINNINGS or name in text.HEADINGS or name in text.ROWS
                    if found[-1] and is_new and not is_opened:
                        found.append([])
                elif found[-1] and i and seat != about:
                    found.append([])
                found[-1].append(self._indent(line) + self._sentence(line))
                about, is_opened = seat, name in text.TURNING_POINTS or name in text.HEADINGS
            if is_end and found[-1] and not text.BEGINNINGS:
                found.append([])
        return found if found[-1] else found[:-1]

    def _indent(self, line: Line) -> str:
        named = facts(self.game.kind.events, line[0])
        return INDENT if named.get(self.text.ROWS.get(self.name(line[0]), "")) else ""

    def _sentence(self, line: Line) -> str:
        return toned(self.text.line(line, self.viewer), tone_of(self.game, self.text, line, self.viewer))

    # In brief --------------------------------------------------------------------------------------------------------

    def digest(self, first: int, view: Any) -> list[list[str]]:
        """Like `paragraphs`, with a single line for each turn of somebody else, and below it in full only what concerns
        the viewer, and who has won.
        """
        found: list[list[str]] = []
        for part in self._parts(first):
            if part.seat in (None, self.viewer):
                found += [[], *self._full(part.chapters)] if found else self._full(part.chapters)
                continue
            own = [line for told, _ in part.chapters for line in told if self._is_important(line)]
            rest = [line for told, _ in part.chapters for line in told if line not in own]
            before = self.scores[part.first - 1][part.seat] if 0 < part.first <= len(self.scores) else None
            is_whole = part.ends and self.name(part.chapters[0][0][0][0]) in self.text.TURNS
            digest = self.text.digest(view, rest, part.seat, before, is_whole=is_whole)
            found += [[digest]] if digest else []
            found += [[self._sentence(line)] for line in own]
        return found

    def _parts(self, first: int) -> list[_Part]:
        """What was told, by whose turn it was in. A turn begins in the middle of a chapter; what the viewer does in
        somebody else's turn is a part of its own.
        """
        parts: list[_Part] = [_Part(self._turn_before(first), first, [])]
        for number, (told, is_end) in enumerate(self._told(first), start=first):
            turn, lines = parts[-1].seat, list[Line]()
            is_own = bool(told) and self.viewer not in (SPECTATOR, turn) and self.seat(told[0][0]) == self.viewer
            if is_own:
                parts.append(_Part(self.viewer, number, []))
            for line in told:
                if self.name(line[0]) in self.text.TURNS:
                    parts[-1].chapters.append((lines, is_end))
                    lines = []
                    parts[-1] = parts[-1]._replace(ends=True)
                    parts.append(_Part(self.seat(line[0]), number, []))
                lines.append(line)
            parts[-1].chapters.append((lines, is_end))
            if is_own and parts[-1].seat == self.viewer:
                parts.append(_Part(turn, number + 1, []))
        found = [part._replace(chapters=[each for each in part.chapters if each[0]]) for part in parts]
        return [part for part in found if part.chapters]

    def _turn_before(self, first: int) -> int | None:
        for events, _ in reversed(self.book[:first]):
            for event in reversed(events):
                if self.name(event) in self.text.TURNS:
                    return int(self.seat(event))
        return None

    def _is_important(self, line: Line) -> bool:
        name = self.name(line[0])
        if name in self.text.TURNING_POINTS:
            return name not in self.text.TURNS
        if self.viewer == SPECTATOR:
            return False
        return self.seat(line[0]) == self.viewer or bool(tone_of(self.game, self.text, line, self.viewer))


class _Part(NamedTuple):
    """What is told of one turn; `seat` is nobody's before the first one."""

    seat: int | None
    first: int  # the chapter in which it begins
    chapters: list[tuple[list[Line], bool]]
    ends: bool = False


def told_by_move(game: AnyGame, text: GameText, heard: Sequence[Sequence[Event]], viewer: int) -> Iterator[list[str]]:
    """The lines of the log, grouped by move."""
    heading = NOTHING
    for events in heard:
        told, heading = lines(game, text, events, heading)
        yield [text.line(line, viewer) for line in told]


def log_lines(table: Table, text: GameText, viewer: int) -> list[str]:
    """Everything the viewer may know, numbered."""
    heard = [visible(events, viewer) for events, _ in chapters(table)]
    told = [line for moved in told_by_move(table.game, text, heard, viewer) for line in moved]
    width = len(str(len(told)))
    return [f"{number:{width}}  {line}" for number, line in enumerate(told, start=1)]
