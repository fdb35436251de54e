"""What may happen at a table: every kind of entry, and what it means for the table.

A move that the rules refuse raises and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stammtisch.boxes import find_box, load_recorded, painter_of
from stammtisch.boxes.orders import NO_ORDER, Order
from stammtisch.engine.event import Event
from stammtisch.engine.notation import parse
from stammtisch.engine.record import Record, read_header
from stammtisch.engine.rng import MIXER
from stammtisch.engine.table import Table
from stammtisch.server.chair import BOT, NOBODY, PERSON, Chair
from stammtisch.server.pace import Pace
from stammtisch.server.remarks import Banter
from stammtisch.server.script import Script

if TYPE_CHECKING:
    from stammtisch.server.live import LiveTable

PASS: Final = "pass"  # in the notation of every game
IDLE: Final = "idle"  # who has made a move: nobody, because there was nothing to choose
ENDED: Final = "end"  # the same: somebody who has ended their turn with it; the rest of the turn answers itself

CHANGES_GAME: Final = ("started", "moved", "undone")  # all else is about the table and the people around it
OF_A_MOVE: Final = ("moved", "stopped", "never_mind")  # undone together with the move
# What somebody who comes later still reads. Who came and went in between is not part of the story.
ASIDES: Final = ("undone", "left", "promised", "shook", "judged", "showed")
LOGGED: Final = (*OF_A_MOVE, *ASIDES)
# What the next game at the table wipes clean: once it has begun, nobody needs these entries of the last one.
OF_A_GAME: Final = (*OF_A_MOVE, "started", "undone", "showed", "ordered", "undo_asked", "undo_answered")
MOST_SHOWN: Final = 50  # cards: everybody who arrives is told, and no rule of a game limits it


def opened(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.game, live.options, live.pace = body["game"], body["options"], Pace.read(body["pace"])
    live.chairs = [Chair() for _ in range(body["seats"])]
    return ()


def sat(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    chair = body["chair"]
    live.chairs[chair] = Chair(PERSON, body["name"], body["ticket"], body["language"])
    if live.host == NOBODY:
        live.host = live.owner = chair
    return ()


def seated_bot(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    chair, level = body["chair"], body["level"]
    live.chairs[chair] = Chair(BOT, body["name"], level=level) if level else Chair()
    _give_up_table(live, chair)
    return ()


def left(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    chair = live.chairs[body["chair"]]
    if live.undo_by == body["chair"]:
        live.undo_by = NOBODY
    if live.games == 0:
        live.chairs[body["chair"]] = Chair()
    else:
        chair.kind, chair.ticket, chair.level = BOT, "", body["level"]
    _give_up_table(live, body["chair"])
    return ()


def _give_up_table(live: LiveTable, chair: int) -> None:
    """Somebody who has got up for good does not get the table back; the next person there is somebody else."""
    if chair == live.owner:
        live.owner = live.host


def host(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.host = body["chair"]
    if live.chairs[live.owner].kind != PERSON:
        live.owner = live.host
    return ()


def revoked(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.invitation += 1
    return ()


def away(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.chairs[body["chair"]].away_since = at
    return ()


def back(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    if not live.people_here:
        live.company_since = at
    live.chairs[body["chair"]].away_since = None
    return ()


def language(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.chairs[body["chair"]].language = body["language"]
    return ()


def face(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.chairs[body["chair"]].face = body["face"]
    return ()


def said(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    return ()


def promised(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    moves = len(live.table.steps) if live.table is not None else 0
    made = {"game": live.games, "number": live.length + 1, "moves": moves, "at": at}
    live.deals.append({**body, **made, "is_shaken": False, "verdicts": {}})
    return ()


def shook(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.deals[body["deal"]]["is_shaken"] = True
    return ()


def judged(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.deals[body["deal"]]["verdicts"][body["chair"]] = body["verdict"]
    return ()


def showed(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.shown.append({**body, "number": live.length + 1, "at": at})
    del live.shown[:-MOST_SHOWN]
    return ()


def started(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    record = read_header(body) if "stammtisch" in body else _first_record(live, body)
    game = load_recorded(live.game, record.options)
    live.table = Table.begin_again(game, record)
    live.outdated, live.is_stuck = live.table.outdated, False
    begin_game(live, body, at)
    live.continued = body.get("continued")
    live.script = Script(live.table, body.get("lesson", "")) if record.position else None
    live.shown = []
    live.banter, live.last_actor, live.ending = Banter(), NOBODY, NOBODY
    for chair in live.chairs:
        chair.never_minds, chair.is_muted, chair.order = 0, False, NO_ORDER
    live.decision = game.decision(live.table.state)
    _ask_anew(live, at)
    return live.table.opening


class FinishedGame(NamedTuple):
    """One that was played at a table before the last one."""

    number: int  # the first one is 1
    winners: list[str]  # as far as they still sat there when the next one began
    at: float  # when it began


def begin_game(live: LiveTable, body: dict[str, Any], at: float) -> None:
    """`won` are those who have won the game before and still sit there; it is missing if that was not finished."""
    if "won" in body:
        names = [live.chairs[chair].name for chair in body["won"]]
        live.finished.append(FinishedGame(live.games, names, live.begun_at))
    live.games += 1
    live.begun_at = at
    for deal in live.deals:
        deal["moves"] = 0  # of a game that is over nobody counts the moves any more
    for chair in body.get("won", ()):
        live.chairs[chair].wins += 1


def _first_record(live: LiveTable, body: dict[str, Any]) -> Record:
    """A game from the time when its start recorded no more than this."""
    options: dict[str, object] = dict(load_recorded(live.game, body["options"]).options)
    names, rules = [chair.name for chair in live.chairs], find_box(live.game).kind.first_version
    return Record(live.game, rules, options, names, body["seed"], generator=MIXER, format=1)


def moved(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    table = live.playing
    was_window, depth, asked, before = live.is_window, len(table.state.stack), live.asked, live.decision
    if "check" in body:
        events = table.repeat(body["move"], body["check"], live.length + 1)
    else:
        events = table.apply(parse(table.game, body["move"], table.names))
    move = table.steps[-1].move
    live.decision = table.game.decision(table.state)
    # However it was typed, it is kept in its canonical form: "PASS " lets go, too, and ends nobody's stop.
    body["move"], body["check"] = table.record.moves[-1], table.record.checksums[-1]
    is_same_window = was_window and live.is_window and len(table.state.stack) == depth and not events
    if is_same_window and body["move"].endswith(f": {PASS}"):
        if move[0] == live.stopper:
            live.stopper = NOBODY
        if move[0] == live.undo_by:  # plays on instead
            live.undo_by = NOBODY
        if not set(live.asked) <= set(asked):  # the next one in turn gets as much time (AMB-08)
            live.since, live.question = at, NOBODY
    else:
        # Nobody's clock runs while everybody looks at what has happened.
        seconds = painter_of(table.game).seconds(table.game, events)
        since = live.since
        _ask_anew(live, at, seconds * live.stage_share(events) if seconds else 0.0)
        is_same = before and live.decision and before.prompt == live.decision.prompt and not events
        if is_same and {*live.asked} < {*asked}:
            live.since = since  # the others have no more time because somebody has answered
    if not body["move"].endswith(f": {PASS}"):
        live.last_actor = move[0]
        if body["by"] == ENDED:
            live.ending = move[0]
        elif body["by"] != IDLE and move[0] == live.ending:  # something had to be answered
            live.ending = NOBODY
    if not live.is_window and live.ending not in live.asked:
        live.ending = NOBODY
    if body["by"] == "order":
        live.chairs[move[0]].order = replace(live.chairs[move[0]].order, reflex=None)
    for chair in live.asked if not live.is_window else ():
        live.chairs[chair].order, live.chairs[chair].is_muted = NO_ORDER, False  # good until one's own turn
    return events


def undone(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    table = live.playing
    first = live.undo_from(body["chair"])
    kept = sum(told.entry.kind == "moved" and told.number < first for told in live.log)
    while len(table.steps) > kept:
        table.undo(body["chair"])
    live.ending = NOBODY
    live.decision = table.game.decision(table.state)
    live.log = [told for told in live.log if told.entry.kind not in OF_A_MOVE or told.number < first]
    _ask_anew(live, at)
    return ()


def _ask_anew(live: LiveTable, at: float, seen: float = 0.0) -> None:
    """`seen` is how long everybody looks at what has happened."""
    live.asked_at, live.since = at, at + seen
    live.question = live.window = NOBODY  # `fold` fills in the numbers
    live.stopper = live.undo_by = NOBODY
    live.undo_agreed = set()


def stopped(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.stopper, live.stopped_at = body["chair"], at
    return ()


def never_mind(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.stopper = NOBODY
    # The ring starts over; one that lasts hours goes on where it stood, or a day could be asked for again and
    # again.
    live.since = live.since + at - live.stopped_at if live.pace.is_patient else at
    chair = live.chairs[body["chair"]]
    chair.never_minds += 1
    chair.is_muted = chair.never_minds > live.pace.free_stops
    return ()


def ordered(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.chairs[body["chair"]].order = Order.read(body)
    return ()


def wished(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    chair = live.chairs[body["chair"]]
    chair.wish = body["wish"]
    if body["is_first"]:
        chair.first_game = live.games
    return ()


def undo_asked(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    live.undo_by, live.undo_agreed = body["chair"], set()
    return ()


def undo_answered(live: LiveTable, body: dict[str, Any], at: float) -> Sequence[Event]:
    if body["yes"]:
        live.undo_agreed.add(body["chair"])
    else:
        live.undo_by = NOBODY
    return ()


FOLD: Final[dict[str, Callable[[LiveTable, dict[str, Any], float], Sequence[Event]]]] = {
    fold.__name__: fold
    for fold in (
        opened,
        sat,
        seated_bot,
        left,
        host,
        revoked,
        away,
        back,
        language,
        face,
        said,
        promised,
        shook,
        judged,
        showed,
        started,
        moved,
        undone,
        stopped,
        never_mind,
        ordered,
        wished,
        undo_asked,
        undo_answered,
    )
}
