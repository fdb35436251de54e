"""A record step by step, as one viewer sees it, ready to be drawn."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stammtisch.engine.event import SPECTATOR, Event, is_visible
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import Record
from stammtisch.engine.record import load as load_record
from stammtisch.engine.table import Table, replay
from stammtisch.games import load
from stammtisch.server.live import NOBODY
from stammtisch.server.messages import Chance, Line, Picture
from stammtisch.server.moment import line_of
from stammtisch.server.pictures import own_picture, public_picture, show_hands
from stammtisch.text import log
from stammtisch.text.tell import shared_text, with_names
from stammtisch.text.words import words

MOST_MOVES: Final = 5000  # several times as many as the longest games have: somebody could go on without an end


class Step(Struct):
    lines: list[Line]
    picture: Picture


class Replay(Struct):
    game: str
    names: list[str]
    chance: Chance
    commitment: str
    outdated: str  # as in `TableFacts`: it is shown as far as it still goes as it went then
    unplayed: int  # so many moves are not shown
    winners: list[int]
    steps: list[Step]  # the opening, then one for every move


def read(text: str) -> Record:
    """A record that is not too long to be played again here. Raises BadRecord."""
    record = load_record(text)
    if len(record.moves) > MOST_MOVES:
        raise Problem("record_too_long", most=MOST_MOVES)
    return record


def show(text: str, viewer: int, language: str, *, is_open: bool) -> Replay:
    """Plays the record again, checking every checkpoint. Raises BadRecord."""
    record = read(text)
    game = load(record.game, record.options)
    whole = replay(game, record)
    if not NOBODY <= viewer < len(whole.names):
        raise Problem("no_such_chair")
    table = Table.begin_again(game, record)
    say = shared_text(words(language), game)
    watcher = SPECTATOR if viewer == NOBODY else viewer

    heading = log.NOTHING

    def step(number: int, events: list[Event]) -> Step:
        nonlocal heading
        heard = [event for event in events if is_open or is_visible(event, watcher)]
        told, heading = log.lines(game, say, heard, heading)
        lines = [line_of(say, game, table.names, number, line, watcher) for line in told]
        view = game.view(table.state, watcher)
        say.imagine(view, table.state)
        announced = [with_names(line, table.names) for line in say.announcements(view)]
        drawn = own_picture(game, public_picture(game, view, table.state), view, announced)
        if is_open:
            show_hands(game, table.state, drawn)
        return Step(lines, drawn)

    steps = [step(0, table.opening)]
    for number, played in enumerate(whole.steps, start=1):
        steps.append(step(number, table.apply(played.move)))
    return Replay(
        game=game.ID,
        names=table.names,
        chance=Chance(record.generator, record.seed, record.sealed),
        commitment=record.commitment,
        outdated="" if whole.outdated is None else whole.outdated.code,
        unplayed=whole.unplayed,
        winners=list(table.state.winners),
        steps=steps,
    )
