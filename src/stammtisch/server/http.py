"""The HTTP part: opening a table, sitting down, records and replays. Playing itself goes over the WebSocket."""

from __future__ import annotations

from contextlib import suppress
from http import HTTPStatus
from typing import Annotated, Any, Final

from msgspec import Meta, Struct, field, json
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from stammtisch import __version__
from stammtisch.boxes import CardFacts, boxes, example, guide, known_games, load
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import dump
from stammtisch.server import catalog, commands, figures, replays
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
from stammtisch.server.chair import NOBODY
from stammtisch.server.endpoint import JSON, Endpoint, ProblemBody, WordedProblem, language_of
from stammtisch.server.hub import Hub, OpenTable
from stammtisch.server.keys import SeatKey, new_table_id, new_ticket
from stammtisch.server.live import LiveTable
from stammtisch.server.script import GUIDE
from stammtisch.server.store_health import FAILING
from stammtisch.server.visitors import visitor_of
from stammtisch.server.worker import ENTRIES, REFUSED, GoOn, Job, Show, Tell
from stammtisch.server.worker_pool import WorkerPool
from stammtisch.text.words import words

MOST_SEATS_KEPT: Final = 30  # by a browser
MOST_EARLIER: Final = 10  # games before the last one of a table: each has to be found in the store


class Health(Struct):
    status: str  # "ok"; "strained": works, but somebody should have a look; "failing": nothing can be written
    version: str
    rules: dict[str, int]  # the version of each game's rules
    tables: int | None  # none while it is failing
    problems: list[ProblemBody]


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    name: Word
    seats: Number = 4
    bots: Words = field(default_factory=list)  # levels, from the last chair on
    options: dict[str, Any] = field(default_factory=dict)
    pace: dict[str, float | bool] = field(default_factory=dict)
    is_started: bool = False  # begin at once if no chair is free

    def __post_init__(self) -> None:
        check_settings(self.options)
        check_settings(self.pace)


class NewLesson(Struct, forbid_unknown_fields=True):
    """A table that begins in a position that comes with the game."""

    game: Word
    rule: Word = ""  # whose example it is; none: the guided first game
    name: Word = ""  # the person's, in a guided game


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
    face: str
    wins: int


class GameSummary(Struct):
    number: int  # the first game at the table is 1
    winners: list[str]  # who still sat there when the next one began
    at: float  # when it began


class Summary(Struct):
    table: str
    game: str
    phase: str
    seats: list[SeatSummary]
    options: dict[str, Any]
    pace: dict[str, Any]
    games: int  # how many were started here
    finished: list[GameSummary]  # those before the last one that were played to their end
    winners: list[str]  # of the last one, if it is over
    at: float  # when something happened last, in seconds since 1970


class ReplayRequest(Struct, forbid_unknown_fields=True):
    record: RecordText
    viewer: Number | None = None  # a seat, or none for what everybody saw
    is_open: bool = False  # all cards face up


class OwnSeat(Struct, forbid_unknown_fields=True):
    table: Word
    name: Word  # of whoever sits there


class FiguresRequest(Struct, forbid_unknown_fields=True):
    seats: Annotated[list[OwnSeat], Meta(max_length=MOST_SEATS_KEPT)]


class GoOnRequest(Struct, forbid_unknown_fields=True):
    record: RecordText
    step: Number  # how many moves are kept
    seat: Number  # where the person sits; bots take all other seats


async def health(request: Request) -> Response:
    hub, say = _hub(request), words(language_of(request))
    rules = {box.id: box.kind.version for box in boxes()}
    found = await hub.problems()
    is_failing = any(problem.code in FAILING for problem in found)
    tables = None if is_failing else await hub.count()
    told = [ProblemBody(problem.code, say.problem(problem)) for problem in found]
    status = "failing" if is_failing else "strained" if told else "ok"
    code = HTTPStatus.SERVICE_UNAVAILABLE if is_failing else HTTPStatus.OK
    return Response(json.encode(Health(status, __version__, rules, tables, told)), code, media_type=JSON)


async def games(request: Request) -> list[catalog.GameFacts]:
    return catalog.games(language_of(request))


async def game(request: Request) -> catalog.GameFacts:
    return catalog.game(_game(request), language_of(request))


async def cards(request: Request) -> list[CardFacts]:
    return catalog.cards(_game(request), language_of(request))


async def rules(request: Request) -> list[catalog.RuleFacts]:
    return catalog.rules(_game(request), language_of(request))


async def open_table(request: Request, body: NewTable) -> Seated:
    """A new table with its host on the first chair and bots on the last ones."""
    hub, now, language = _hub(request), _hub(request).now(), language_of(request)
    if len(body.bots) >= max(body.seats, 1):
        raise Problem("table_full")
    ticket = new_ticket()

    def prepare(live: LiveTable) -> None:
        commands.open_table(live, body.game, body.options, body.seats, dict(body.pace), now)
        host = commands.sit(live, body.name, ticket, language, now)
        for chair, level in zip(range(body.seats - len(body.bots), body.seats), body.bots, strict=True):
            commands.seat_bot(live, host, chair, level or "random", now)
        if body.is_started:
            commands.start(live, host, commands.new_seed(), now)

    table = await hub.open(prepare)
    return _seated(hub, table, 0, ticket)


async def open_lesson(request: Request, body: NewLesson) -> Seated:
    """Positions come with the game, so that nobody can send us a costly one."""
    hub, now, language, ticket = _hub(request), _hub(request).now(), language_of(request), new_ticket()
    position = example(body.game, body.rule) if body.rule else guide(body.game)
    name = "" if body.rule else body.name.strip() or words(language)("lesson-name")
    chairs: list[int] = []

    def prepare(live: LiveTable) -> None:
        chairs.append(commands.lay(live, position, body.rule or GUIDE, name, ticket, language, now))

    table = await hub.open(prepare)
    return _seated(hub, table, chairs[0], ticket)


async def sit_down(request: Request, body: SitDown) -> Seated:
    hub = _hub(request)
    table = await hub.table(request.path_params["table"])
    invitation = hub.keys.read_invitation(body.invitation)
    if invitation.table != table.live.id or invitation.number != table.live.invitation:
        raise Problem("bad_invitation")
    ticket = new_ticket()
    chair = commands.sit(table.live, body.name, ticket, language_of(request), hub.now())
    await hub.commit_soon(table)
    hub.expect(table, chair)
    return _seated(hub, table, chair, ticket)


def _seated(hub: Hub, table: OpenTable, chair: int, ticket: str) -> Seated:
    return Seated(table.live.id, chair, hub.keys.seat(SeatKey(table.live.id, chair, ticket)))


async def summary(request: Request) -> Summary:
    live = (await _hub(request).table(request.path_params["table"])).live
    seats = [
        SeatSummary(chair.kind, chair.name, chair.face, live.wins(number)) for number, chair in enumerate(live.chairs)
    ]
    winners = [live.playing.names[seat] for seat in live.winners]
    pace = live.pace.to_json()
    finished = [GameSummary(*game) for game in live.finished]
    return Summary(live.id, live.game, live.phase, seats, live.options, pace, live.games, finished, winners, live.at)


async def record(request: Request) -> Response:
    """The record of the last game, or of the one with this number. It tells every card, so it is available only once
    the game is over.
    """
    live = await _finished(_hub(request), request.path_params["table"], request.query_params.get("game", ""))
    disposition = f'attachment; filename="{live.game}-{live.id}.jsonl"'
    return PlainTextResponse(dump(live.playing.record), headers={"content-disposition": disposition})


async def _finished(hub: Hub, table: str, number: str) -> LiveTable:
    """A table at the end of a game: the last one, or the one with this number."""
    live = (await hub.table(table)).live
    if number and number != str(live.games):
        if number not in [str(game.number) for game in live.finished]:
            raise Problem("game_not_over")
        live = await hub.table_until(live.id, int(number))
    if live.table is None or not live.table.state.is_over:
        raise Problem("game_not_over")
    return live


async def tell_figures(request: Request, body: FiguresRequest) -> Response:
    """Of games that are over, whose records anybody may read: the last one of each table, and some earlier ones."""
    hub, last, earlier = _hub(request), list[tuple[OwnSeat, str]](), list[tuple[OwnSeat, str]]()
    for seat in body.seats:
        with suppress(Problem):  # a table that is gone tells nothing
            live = (await hub.table(seat.table)).live
            last.append((seat, ""))
            earlier += [(seat, str(game.number)) for game in reversed(live.finished)]
    records: list[str] = []
    names: list[str] = []
    for seat, number in [*last, *earlier[:MOST_EARLIER]]:
        with suppress(Problem):  # the last game may still go on
            over = await _finished(hub, seat.table, number)
            records.append(dump(over.playing.record))
            names.append(seat.name)
    return Response(await _work(request, Tell(records, names, language_of(request))), media_type=JSON)


async def replay(request: Request, body: ReplayRequest) -> Response:
    viewer = NOBODY if body.viewer is None else body.viewer
    job = Show(body.record, viewer, language_of(request), body.is_open)
    return Response(await _work(request, job), media_type=JSON)


async def go_on(request: Request, body: GoOnRequest) -> Seated:
    """A record contains its seed, so this tells its owner nothing new. A running game has no record to download."""
    hub, table, ticket = _hub(request), new_table_id(), new_ticket()
    job = GoOn(body.record, body.step, body.seat, ticket, language_of(request), table, hub.now())
    entries = ENTRIES.decode(await _work(request, job))
    return _seated(hub, await hub.adopt(table, entries), body.seat, ticket)


async def _work(request: Request, job: Job) -> bytes:
    """The result of a job; raises what was wrong with it."""
    worker_pool: WorkerPool = request.app.state.worker_pool
    answer = await worker_pool.do(job, visitor_of(request.scope))
    if answer[:1] == REFUSED:
        raise WordedProblem(json.decode(answer[1:], type=ProblemBody))
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
        "/api/games/{game}",
        "A game and its options; joined sets too",
        game,
        catalog.GameFacts,
        errors=(400, 404),
        is_constant=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/cards",
        "The cards of a game",
        cards,
        list[CardFacts],
        errors=(400, 404),
        is_constant=True,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "The rules of a game",
        rules,
        list[catalog.RuleFacts],
        errors=(400, 404),
        is_constant=True,
    ),
    Endpoint("POST", "/api/tables", "Open a table", open_table, Seated, NewTable, (400, 403, 404, 409, 413, 415, 429)),
    Endpoint(
        "POST",
        "/api/lessons",
        "Open a guided first game, or the example of a rule",
        open_lesson,
        Seated,
        NewLesson,
        (400, 403, 404, 409, 413, 415, 429),
    ),
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
        ReplayRequest,
        (400, 403, 404, 413, 415, 429, 503),
        MOST_RECORD_BYTES,
    ),
    Endpoint(
        "POST",
        "/api/figures",
        "What finished games tell together",
        tell_figures,
        figures.Figures,
        FiguresRequest,
        (400, 403, 413, 415, 429, 503),
    ),
    Endpoint(
        "POST",
        "/api/continue",
        "Go on from a step of a record, against bots",
        go_on,
        Seated,
        GoOnRequest,
        (400, 403, 404, 413, 415, 429, 503),
        MOST_RECORD_BYTES,
    ),
)


def load_games() -> None:
    """So that the first visitor does not wait for it."""
    for id in known_games():
        load(id)
