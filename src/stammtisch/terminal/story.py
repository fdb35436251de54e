"""What happened, as paragraphs for the screen or line by line for the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from stammtisch.engine.event import Event, facts, visible
from stammtisch.engine.game import AnyGame
from stammtisch.engine.table import Table
from stammtisch.text.log import NOTHING, Line, lines, open_heading
from stammtisch.text.tell import GameText

Chapter = tuple[list[Event], bool]  # what one move led to, and whether chance or a hidden card had a say in it


def chapters(table: Table) -> list[Chapter]:
    """The game so far: the opening, then one chapter for every move."""
    return [(table.opening, True), *((step.events, step.reveals) for step in table.steps)]


def paragraphs(game: AnyGame, text: GameText, book: Sequence[Chapter], first: int, viewer: int) -> list[list[str]]:
    """Every announcement with all that follows from it is one paragraph, below the heading it belongs to.

    Where a game has no announcements, sentences flow together until something is revealed, and within one move every
    person gets a new paragraph. An empty one stands before a new beginning and before the end.
    """
    found: list[list[str]] = [[]]
    heading = _heading_for(game, text, book[:first], viewer)
    is_opened = False  # the last sentence was a turning point or a heading: the next one goes on in its paragraph
    for events, is_end in book[first:]:
        about: Any = None
        told, heading = lines(game, text, visible(events, viewer), heading)
        for i, line in enumerate(told):
            name = game.EVENTS[line[0][0]].name
            seat = facts(game.EVENTS, line[0]).get("seat")
            if name in text.TURNING_POINTS:
                if len(found) > 1 or found[-1]:
                    found += [[], []] if found[-1] else [[]]
            elif text.BEGINNINGS:
                if found[-1] and (name in text.BEGINNINGS or name in text.HEADINGS) and not is_opened:
                    found.append([])
            elif found[-1] and i and seat != about:
                found.append([])
            found[-1].append(text.line(line, viewer))
            about, is_opened = seat, name in text.TURNING_POINTS or name in text.HEADINGS
        if is_end and found[-1] and not text.BEGINNINGS:
            found.append([])
    return found if found[-1] else found[:-1]


def _heading_for(game: AnyGame, text: GameText, told: Sequence[Chapter], viewer: int) -> Line:
    """The heading that was left out because nothing followed. In their own turn the viewer was asked below it."""
    heading = open_heading(game, text, (visible(events, viewer) for events, _ in reversed(told)))
    is_own = bool(heading) and facts(game.EVENTS, heading[0]).get("seat") == viewer
    return NOTHING if is_own else heading


def told_by_move(game: AnyGame, text: GameText, heard: Sequence[Sequence[Event]], viewer: int) -> Iterator[list[str]]:
    """The lines of the log, for every move those that tell it."""
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
