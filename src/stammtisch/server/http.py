"""The HTTP part: opening a table, sitting down, records and replays. Playing goes over the WebSocket."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from msgspec import Struct, field, json
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from stammtisch import __version__
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import dump
from stammtisch.games import GAMES, load
from stammtisch.server import catalog, commands, replays
from stammtisch.server.bounds import (
    LONGEST_WORD,
    MOST_RECORD_BYTES,
    Key,
    Number,
    RecordText,
    Word,
    Words,
    check_settings,
)
from stammtisch.server.endpoint import JSON, Endpoint, ProblemBody, Told, language_of
from stammtisch.server.hub import Hall, Hub
from stammtisch.server.keys import SeatKey, new_table_id, new_ticket
from stammtisch.server.live import NOBODY, LiveTable
from stammtisch.server.pulse import FAILING
from stammtisch.server.visitors import visitor_of
from stammtisch.server.worker import ENTRIES, REFUSED, GoOn, Job, Show
from stammtisch.server.workshop import Workshop
from stammtisch.text.words import words


class Health(Struct):
    status: str  # "ok"; "strained": it works, but somebody should look at it; "failing": nothing can be written
    version: str
    rules: dict[str, int]  # the version of each game's rules
    tables: int | None  # none if it is failing
    problems: list[ProblemBody]


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    name: Word
    seats: Number = 4
    bots: Words = field(default_factory=list)  # levels, from the last chair on
    options: dict[str, Any] = field(default_factory=dict)
    pace: dict[str, float | bool] = field(default_factory=dict)
    is_started: bool = False  # begin at once, if no chair is free

    def __post_init__(self) -> None:
        check_settings(self.options)
        check_settings(self.pace)


class SitDown(Struct, forbid_unknown_fields=True):
    name: Word
    invitation: Key


class Seated(Struct):
    table: str
    chair: int
    key: str


class SeatSummary(Struct):
    kind: str
    name: str


class Summary(Struct):
    table: str
    game: str
    phase: str
    seats: list[SeatSummary]
    options: dict[str, Any]
    pace: dict[str, Any]


class ReplayWish(Struct, forbid_unknown_fields=True):
    record: RecordText
    viewer: Number | None = None  # a seat, or none for what everybody saw
    is_open: bool = False  # all cards face up


class GoOnWish(Struct, forbid_unknown_fields=True):
    record: RecordText
    step: Number  # how many moves are taken over
    seat: Number  # where the asker sits; bots have all others


async def health(request: Request) -> Response:
    hub, say = _hub(request), words(language_of(request))
    rules = {id: game.RULES_VERSION for id, game in GAMES.items()}
    found = await hub.problems()
    is_failing = any(problem.code in FAILING for problem in found)
    tables = None if is_failing else await hub.count()
    told = [ProblemBody(problem.code, say.problem(problem)) for problem in found]
    status = "failing" if is_failing else "strained" if told else "ok"
    code = HTTPStatus.SERVICE_UNAVAILABLE if is_failing else HTTPStatus.OK
    return Response(json.encode(Health(status, __version__, rules, tables, told)), code, media_type=JSON)


async def games(request: Request) -> list[catalog.GameFacts]:
    return catalog.games(language_of(request))


async def cards(request: Request) -> list[catalog.CardFacts]:
    return catalog.cards(_game(request), language_of(request))


async def rules(request: Request) -> list[catalog.RuleFacts]:
    return catalog.rules(_game(request), language_of(request))


async def open_table(request: Request, wish: NewTable) -> Seated:
    """A new table with its host on the first chair and bots on the last ones."""
    hub, now, language = _hub(request), _hub(request).now(), language_of(request)
    if len(wish.bots) >= max(wish.seats, 1):
        raise Problem("table_full")
    ticket = new_ticket()

    def prepare(live: LiveTable) -> None:
        commands.open_table(live, wish.game, wish.options, wish.seats, dict(wish.pace), now)
        host = commands.sit(live, wish.name, ticket, language, now)
        for chair, level in zip(range(wish.seats - len(wish.bots), wish.seats), wish.bots, strict=True):
            commands.seat_bot(live, host, chair, level or "random", now)
        if wish.is_started:
            commands.start(live, host, commands.new_seed(), now)

    hall = await hub.open(prepare)
    return _seated(hub, hall, 0, ticket)


async def sit_down(request: Request, wish: SitDown) -> Seated:
    hub = _hub(request)
    hall = await hub.hall(request.path_params["table"])
    invitation = hub.keys.read_invitation(wish.invitation)
    if invitation.table != hall.live.id or invitation.number != hall.live.invitation:
        raise Problem("bad_invitation")
    ticket = new_ticket()
    chair = commands.sit(hall.live, wish.name, ticket, language_of(request), hub.now())
    await hub.commit_soon(hall)
    hub.expect(hall, chair)
    return _seated(hub, hall, chair, ticket)


def _seated(hub: Hub, hall: Hall, chair: int, ticket: str) -> Seated:
    return Seated(hall.live.id, chair, hub.keys.seat(SeatKey(hall.live.id, chair, ticket)))


async def summary(request: Request) -> Summary:
    live = (await _hub(request).hall(request.path_params["table"])).live
    seats = [SeatSummary(chair.kind, chair.name) for chair in live.chairs]
    return Summary(live.id, live.game, live.phase, seats, live.options, live.pace.to_json())


async def record(request: Request) -> Response:
    """The record of the last game. It tells every card, so it is there only when the game is over."""
    live = (await _hub(request).hall(request.path_params["table"])).live
    if live.table is None or not live.table.state.is_over:
        raise Problem("game_not_over")
    disposition = f'attachment; filename="{live.game}-{live.id}.jsonl"'
    return PlainTextResponse(dump(live.playing.record), headers={"content-disposition": disposition})


async def replay(request: Request, wish: ReplayWish) -> Response:
    viewer = NOBODY if wish.viewer is None else wish.viewer
    job = Show(wish.record, viewer, language_of(request), wish.is_open)
    return Response(await _work(request, job), media_type=JSON)


async def go_on(request: Request, wish: GoOnWish) -> Seated:
    """Whoever has a record knows its seed, so this tells them nothing. A running game has no record to be had."""
    hub, table, ticket = _hub(request), new_table_id(), new_ticket()
    job = GoOn(wish.record, wish.step, wish.seat, ticket, language_of(request), table, hub.now())
    entries = ENTRIES.decode(await _work(request, job))
    return _seated(hub, await hub.adopt(table, entries), wish.seat, ticket)


async def _work(request: Request, job: Job) -> bytes:
    """What comes of a job; raises what was wrong with it."""
    workshop: Workshop = request.app.state.workshop
    answer = await workshop.do(job, visitor_of(request.scope))
    if answer[:1] == REFUSED:
        raise Told(json.decode(answer[1:], type=ProblemBody))
    return answer[1:]


def _game(request: Request) -> str:
    return str(request.path_params["game"])[:LONGEST_WORD]


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


TABLE: Final = "/api/tables/{table}"

ENDPOINTS: Final = (
    Endpoint("GET", "/api/health", "Whether the server is well, and its version", health, Health, also=(503,)),
    Endpoint("GET", "/api/games", "The games and their options", games, list[catalog.GameFacts], is_constant=True),
    Endpoint(
        "GET",
        "/api/games/{game}/cards",
        "The cards of a game",
        cards,
        list[catalog.CardFacts],
        errors=(404,),
        is_constant=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "The rules of a game",
        rules,
        list[catalog.RuleFacts],
        errors=(404,),
        is_constant=True,
    ),
    Endpoint("POST", "/api/tables", "Open a table", open_table, Seated, NewTable, (400, 403, 404, 409, 413, 415, 429)),
    Endpoint("GET", TABLE, "What anybody may know of a table", summary, Summary, errors=(404,)),
    Endpoint(
        "POST",
        f"{TABLE}/seats",
        "Sit down by invitation",
        sit_down,
        Seated,
        SitDown,
        (400, 403, 404, 409, 413, 415, 429),
    ),
    Endpoint("GET", f"{TABLE}/record", "The record of a finished game", record, None, errors=(404, 409)),
    Endpoint(
        "POST",
        "/api/replay",
        "Show a record step by step",
        replay,
        replays.Replay,
        ReplayWish,
        (400, 403, 404, 413, 415, 429, 503),
        MOST_RECORD_BYTES,
    ),
    Endpoint(
        "POST",
        "/api/continue",
        "Go on from a step of a record, against bots",
        go_on,
        Seated,
        GoOnWish,
        (400, 403, 404, 413, 415, 429, 503),
        MOST_RECORD_BYTES,
    ),
)


def load_games() -> None:
    """So that the first page does not wait for it."""
    for id in GAMES:
        load(id)
