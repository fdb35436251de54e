"""A record step by step, as one viewer sees it, ready to be drawn."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stammtisch.boxes import count_game, load_recorded, painter_of, shared_text
from stammtisch.boxes.picture import Picture
from stammtisch.engine.event import SPECTATOR, Event, is_visible
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import Record
from stammtisch.engine.record import load as load_record
from stammtisch.engine.table import Table, replay
from stammtisch.server.broadcast import LogLine, statistics_message
from stammtisch.server.chair import NOBODY
from stammtisch.server.messages import Chance, Line, Statistics
from stammtisch.text import log
from stammtisch.text.words import words

MOST_MOVES: Final = 5000  # several times as many as the longest games have: a record could go on forever


class Step(Struct):
    lines: list[Line]
    picture: Picture


class Replay(Struct):
    game: str
    names: list[str]
    chance: Chance
    commitment: str
    outdated: str  # as in `TableFacts`: it is shown as far as it still goes as it did then
    unplayed: int  # how many moves are not shown
    winners: list[int]
    statistics: Statistics | None  # if it is over
    steps: list[Step]  # the opening, then one for every move


def read(text: str) -> Record:
    """A record that is short enough to be played again here. Raises BadRecord."""
    record = load_record(text)
    if len(record.moves) > MOST_MOVES:
        raise Problem("record_too_long", most=MOST_MOVES)
    return record


def show(text: str, viewer: int, language: str, *, is_open: bool) -> Replay:
    """Plays the record again, comparing every checksum. Raises BadRecord."""
    record = read(text)
    game = load_recorded(record.game, record.options)
    whole = replay(game, record)
    if not NOBODY <= viewer < len(whole.names):
        raise Problem("no_such_chair")
    table = Table.begin_again(game, record)
    say, painter = shared_text(words(language), game), painter_of(game)
    watcher = SPECTATOR if viewer == NOBODY else viewer

    heading = log.NOTHING

    def step(number: int, events: list[Event]) -> Step:
        nonlocal heading
        heard = [event for event in events if is_open or is_visible(event, watcher)]
        told, heading = log.lines(game, say, heard, heading)
        lines = [LogLine(game, table.names, number, line).read(say, watcher, is_staged=True) for line in told]
        view = game.view(table.state, watcher)
        drawn: Picture = painter.own(game, painter.public(game, view, say), view, say, table.names)
        if is_open:
            painter.reveal(game, table.state, drawn, say, table.names)
        return Step(lines, drawn)

    steps = [step(0, table.opening)]
    for number, played in enumerate(whole.steps, start=1):
        steps.append(step(number, table.apply(played.move)))
    return Replay(
        game=game.kind.id,
        names=table.names,
        chance=Chance(record.generator, record.seed, record.sealed),
        commitment=record.commitment,
        outdated="" if whole.outdated is None else whole.outdated.code,
        unplayed=whole.unplayed,
        winners=list(table.state.winners),
        statistics=statistics_message(whole, count_game(whole), words(language)) if whole.state.is_over else None,
        steps=steps,
    )
