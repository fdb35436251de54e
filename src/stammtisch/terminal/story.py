"""What happened, as paragraphs for the screen or line by line for the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from stammtisch.engine.event import Event, facts, visible
from stammtisch.engine.game import AnyGame
from stammtisch.engine.table import Table
from stammtisch.text.tell import GameText

Chapter = tuple[list[Event], bool]  # what one move led to, and whether chance or a hidden card had a say in it

TURNING_POINTS: Final = {"round_started", "turn_started", "game_won"}  # events that stand out


def chapters(table: Table) -> list[Chapter]:
    """The game so far: the opening, then one chapter for every move."""
    return [(table.opening, True), *((step.events, step.reveals) for step in table.steps)]


def paragraphs(game: AnyGame, text: GameText, told: Iterable[Chapter], viewer: int) -> list[list[str]]:
    """Sentences flow together until something is revealed: a trick, or a card with its answers, is one paragraph.

    Within one move every person gets a new paragraph, so that a scoring can be read at a glance. An empty one stands
    before a new beginning and before the end.
    """
    found: list[list[str]] = [[]]
    for events, is_end in told:
        about: Any = None
        for i, event in enumerate(visible(events, viewer)):
            seat = facts(game.EVENTS, event).get("seat")
            if found[-1] and (i and seat != about):
                found.append([])
            if game.EVENTS[event[0]].name in TURNING_POINTS and len(found) > 1:
                found += [[], []] if found[-1] else [[]]
            found[-1].append(text.event(event, viewer))
            about = seat
        if is_end and found[-1]:
            found.append([])
    return found if found[-1] else found[:-1]


def log_lines(table: Table, text: GameText, viewer: int) -> list[str]:
    """Everything the viewer may know, numbered."""
    events = table.log(viewer)
    width = len(str(len(events)))
    return [f"{number:{width}}  {text.event(event, viewer)}" for number, event in enumerate(events, start=1)]
