"""What happened, as paragraphs for the screen or line by line for the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.engine.event import Event, facts, visible
from stammtisch.engine.game import AnyGame
from stammtisch.engine.table import Table
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
    heading = _last_heading(game, text, book[:first], viewer)  # told with what comes next, or not at all
    is_opened = False  # the last sentence was a turning point: a heading goes on in its paragraph
    for events, is_end in book[first:]:
        about: Any = None
        for i, event in enumerate(visible(events, viewer)):
            name = game.EVENTS[event[0]].name
            seat = facts(game.EVENTS, event).get("seat")
            if name in text.HEADINGS:
                heading = [text.event(event, viewer)]
                continue
            if name in text.TURNING_POINTS:
                heading = []
                if len(found) > 1 or found[-1]:
                    found += [[], []] if found[-1] else [[]]
            elif text.BEGINNINGS:
                if found[-1] and (name in text.BEGINNINGS or heading) and not is_opened:
                    found.append([])
            elif found[-1] and i and seat != about:
                found.append([])
            found[-1] += [*heading, text.event(event, viewer)]
            heading, about, is_opened = [], seat, name in text.TURNING_POINTS
        if is_end and found[-1] and not text.BEGINNINGS:
            found.append([])
    return found if found[-1] else found[:-1]


def _last_heading(game: AnyGame, text: GameText, told: Sequence[Chapter], viewer: int) -> list[str]:
    """The heading that was left out because nothing followed. In their own turn the viewer was asked below it."""
    events = visible(told[-1][0], viewer)[-1:] if told else []
    return [
        text.event(event, viewer)
        for event in events
        if game.EVENTS[event[0]].name in text.HEADINGS and facts(game.EVENTS, event).get("seat") != viewer
    ]


def log_lines(table: Table, text: GameText, viewer: int) -> list[str]:
    """Everything the viewer may know, numbered."""
    events = table.log(viewer)
    width = len(str(len(events)))
    return [f"{number:{width}}  {text.event(event, viewer)}" for number, event in enumerate(events, start=1)]
