"""The log of a game: which events share a line, and which headings are worth one.

Terminal, server and replays all tell a game from these lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stammtisch.engine.event import Event, facts
from stammtisch.engine.game import AnyGame
from stammtisch.text.gametext import GameText

Line = tuple[Event, ...]  # what one line tells; the first event says what it is about

NOTHING: Line = ()

ACTION: Final = "action"
HEADING: Final = "heading"
TURN: Final = "turn"  # a turning point
OUTCOME: Final = "outcome"


def lines(game: AnyGame, text: GameText, heard: Iterable[Event], heading: Line = NOTHING) -> tuple[list[Line], Line]:
    """What a reader heard of one move, line by line, and the heading below which nothing has happened yet. `heading` is
    the one left open by the moves before.
    """
    found: list[Line] = []
    kinds = game.kind.events
    for event in heard:
        name = kinds[event[0]].name
        if name in text.HEADINGS:
            heading = (event,)
        elif not text.is_told(event):
            continue
        elif name in text.TURNING_POINTS:
            heading = NOTHING
            found.append((event,))
        elif heading:
            found += [(event,)] if name in text.OBVIOUS else [heading, (event,)]
            heading = NOTHING
        elif found and _is_told_with(game, text, found[-1][-1], event):
            found[-1] += (event,)
        else:
            found.append((event,))
    return found, heading


def _is_told_with(game: AnyGame, text: GameText, before: Event, event: Event) -> bool:
    kinds = game.kind.events
    same = text.JOINS.get((kinds[before[0]].name, kinds[event[0]].name))
    if same is None:
        return False
    first, second = facts(kinds, before), facts(kinds, event)
    return all(first[name] == second[name] for name in same)


def role(game: AnyGame, text: GameText, line: Line) -> str:
    """What a line is in the story. What follows an action, at once or about its card after everybody had time to
    answer, tells what became of it and can share its row.
    """
    name = game.kind.events[line[0][0]].name
    if name in text.ACTIONS:
        return ACTION
    if name in text.HEADINGS:
        return HEADING
    return TURN if name in text.TURNING_POINTS else OUTCOME


def open_heading(game: AnyGame, text: GameText, earlier: Iterable[Sequence[Event]]) -> Line:
    """The heading that was left out because nothing has followed it. `earlier` is what the reader heard of the moves so
    far, the latest first.
    """
    for heard in earlier:
        for event in reversed(heard):
            if game.kind.events[event[0]].name in text.HEADINGS:
                return (event,)
            if text.is_told(event):
                return NOTHING
    return NOTHING
