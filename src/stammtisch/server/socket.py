"""The WebSocket of a page: its requests in, everything it may know out. docs/protocol.md describes the messages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from stammtisch.boxes.orders import Order, Reflex
from stammtisch.engine.problem import Problem
from stammtisch.server import commands, messages
from stammtisch.server.chair import NOBODY
from stammtisch.server.connection import Connection
from stammtisch.server.faults import log_fault
from stammtisch.server.hub import Hub, OpenTable, client_id
from stammtisch.server.limits import Limit
from stammtisch.server.live import LiveTable
from stammtisch.server.reader import Reader
from stammtisch.text.words import LANGUAGES, words

DECODER: Final[msgspec.json.Decoder[messages.FromPage]] = msgspec.json.Decoder(messages.FromPage)
HELLO_SECONDS: Final = 10.0
REACTIONS: Final = ("laugh", "ouch", "wow", "cheers", "sorry", "hurry")
GOING_AWAY: Final = 1001
POLICY: Final = 1008

Command = Callable[[LiveTable, int, Any, float, str], None]

# Every request and the command that carries it out: table, chair, request, time, client id.
COMMANDS: Final[dict[type, Command]] = {
    messages.Move: lambda live, chair, request, now, id: commands.move(live, chair, request.move, now, id),
    messages.EndTurn: lambda live, chair, request, now, id: commands.end_turn(live, chair, now, id),
    messages.Stop: lambda live, chair, request, now, id: commands.stop(live, chair, now, id),
    messages.NeverMind: lambda live, chair, request, now, id: commands.never_mind(live, chair, now, id),
    messages.GoOn: lambda live, chair, request, now, id: commands.go_on(live, chair, now, id),
    messages.Order: lambda live, chair, request, now, id: commands.order(live, chair, _order(request), now, id),
    messages.Wish: lambda live, chair, request, now, id: commands.wish(
        live, chair, request.wish, request.is_first, now, id
    ),
    messages.Undo: lambda live, chair, request, now, id: commands.undo(live, chair, now, id),
    messages.UndoAnswer: lambda live, chair, request, now, id: commands.answer_undo(live, chair, request.yes, now, id),
    messages.Say: lambda live, chair, request, now, id: commands.say(live, chair, request.text, now, id),
    messages.MakeDeal: lambda live, chair, request, now, id: commands.promise(
        live, chair, request.to, request.text, now, id, _blocks(request)
    ),
    messages.Shake: lambda live, chair, request, now, id: commands.shake(live, chair, request.deal, now, id),
    messages.Judge: lambda live, chair, request, now, id: commands.judge(
        live, chair, request.deal, request.verdict, now, id
    ),
    messages.ShowCards: lambda live, chair, request, now, id: commands.show_cards(
        live, chair, request.to, request.cards, now, id
    ),
    messages.Face: lambda live, chair, request, now, id: commands.set_face(live, chair, request.face, now, id),
    messages.SeatBot: lambda live, chair, request, now, id: commands.seat_bot(
        live, chair, request.chair, request.level, now, id
    ),
    messages.Leave: lambda live, chair, request, now, id: commands.leave(live, chair, now, id),
    messages.Start: lambda live, chair, request, now, id: commands.start(live, chair, commands.new_seed(), now, id),
    messages.Revoke: lambda live, chair, request, now, id: commands.revoke(live, chair, now, id),
}


def _order(request: messages.Order) -> Order:
    reflex = None if request.reflex is None else Reflex(**msgspec.structs.asdict(request.reflex))
    return Order(request.lets_go, request.unless, request.unless_by, reflex)


class Socket:
    """A plain ASGI endpoint: Starlette's own ones make three more calls per message each way."""

    def __init__(self, requests: Limit) -> None:
        self.requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        await _serve(websocket, websocket.app.state.hub, self.requests, receive, send)


async def _serve(websocket: WebSocket, hub: Hub, requests: Limit, receive: Receive, send: Send) -> None:
    """From the handshake to the end of the connection."""
    await websocket.accept()
    try:
        table, connection = await _welcome(websocket, hub, receive)
    except Problem as problem:
        await _close(websocket, problem)
        return
    except (WebSocketDisconnect, TimeoutError):
        return
    except Exception as error:
        log_fault("a table cannot be shown", error)
        await _close(websocket, Problem("server_fault"))
        return
    sender = asyncio.create_task(_send(websocket, connection, send))
    try:
        while not table.is_broken:
            await _hear(hub, table, connection, await _receive(receive), requests)
        await _last_words(sender)
    except WebSocketDisconnect:
        pass
    except Problem as problem:
        connection.send(messages.Failure(problem.code, connection.reader.words.problem(problem)))
        connection.send_bytes(None)
        await _last_words(sender)
    finally:
        hub.disconnect(table, connection)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender


async def _last_words(sender: asyncio.Task[None]) -> None:
    """A page that is sent away is still told why."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(sender), 2)


async def _receive(receive: Receive) -> str:
    """The next message; a binary one cannot be for us."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    text = message.get("text")
    if not isinstance(text, str):
        raise Problem("bad_message")
    return text


async def _welcome(websocket: WebSocket, hub: Hub, receive: Receive) -> tuple[OpenTable, Connection]:
    hello = _decode(await asyncio.wait_for(_receive(receive), HELLO_SECONDS))
    if not isinstance(hello, messages.Hello):
        raise Problem("no_hello")
    table = await hub.table(websocket.path_params["table"])
    chair = NOBODY
    if hello.key:
        key = hub.keys.read_seat(hello.key)
        chair = table.live.chair_of(key.ticket) if key.table == table.live.id else NOBODY
        if chair == NOBODY:
            raise Problem("bad_key")
    connection = Connection(Reader(table.live, chair, hello.language, hub.keys))
    hub.connect(table, connection)
    return table, connection


async def _hear(hub: Hub, table: OpenTable, connection: Connection, text: str, requests: Limit) -> None:
    """One message. Anything that a page would never send ends the connection; a move that the rules refuse does not."""
    if table.is_broken or connection.has_lost_seat:  # while the message was on its way; the page will be told
        return
    message = _decode(text)
    reader, now = connection.reader, hub.now()
    if isinstance(message, messages.Ping):
        connection.send(messages.Pong())
        return
    who = reader.chair if reader.chair != NOBODY else f"watcher {id(connection)}"
    is_too_fast = not requests.take(f"{table.live.id} {who}", now)
    if isinstance(message, messages.React):
        if message.what not in REACTIONS or reader.chair == NOBODY:
            raise Problem("bad_message")
        for other in table.connections if not is_too_fast else ():
            other.send(messages.Reaction(reader.chair, message.what))
        return
    if isinstance(message, messages.Hello) or not message.id.isprintable():
        raise Problem("bad_message")
    try:
        if is_too_fast:
            raise Problem("too_fast")
        if isinstance(message, messages.Why):
            connection.send(reader.why(message.id, message.card))
        elif isinstance(message, messages.Coach):
            hub.coach(table, connection, message.id)
        elif isinstance(message, messages.Reason):
            connection.send(reader.reason(message.id, message.number))
        elif isinstance(message, messages.Language):
            _change_language(hub, table, connection, message, now)
        else:
            _accept(hub, table, connection, message, now)
    except Problem as problem:
        connection.send(reader.refusal(message.id, problem))
    except Exception as error:  # our own fault, in the middle of something
        connection.send(reader.refusal(message.id, Problem("server_fault")))
        hub.give_up(table, error)


def _blocks(deal: messages.MakeDeal) -> dict[str, str] | None:
    return {"will": deal.will, "what": deal.what, "until": deal.until} if deal.what else None


def _accept(hub: Hub, table: OpenTable, connection: Connection, request: messages.Request, now: float) -> None:
    chair = connection.reader.chair
    if chair == NOBODY:
        raise Problem("only_watching")
    id = client_id(chair, request.id)
    if id not in table.live.clients:  # otherwise it was sent again, and has already happened
        COMMANDS[type(request)](table.live, chair, request, now, id)
    hub.commit_soon(table, (connection, request.id))


def _change_language(
    hub: Hub, table: OpenTable, connection: Connection, request: messages.Language, now: float
) -> None:
    """The page gets everything again in the other language."""
    if request.language not in LANGUAGES:
        raise Problem("unknown_language", language=request.language, known=", ".join(LANGUAGES))
    reader = connection.reader
    reader.words = words(request.language)
    id = client_id(reader.chair, request.id)
    if reader.chair != NOBODY and id not in table.live.clients:
        commands.set_language(table.live, reader.chair, request.language, now, id)
    hub.commit_soon(table, (connection, request.id))
    hub.send_snapshot(table, connection)


def _decode(text: str) -> messages.FromPage:
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise Problem("bad_message") from None


async def _send(websocket: WebSocket, connection: Connection, send: Send) -> None:
    """None in the queue means: close. OSError: nobody is there any more."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (message := await connection.next()) is not None:
            await send({"type": "websocket.send", "text": message.decode()})
        await websocket.close(GOING_AWAY)


async def _close(websocket: WebSocket, problem: Problem) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        failure = messages.Failure(problem.code, words("en").problem(problem))
        await websocket.send_text(msgspec.json.encode(failure).decode())
        await websocket.close(POLICY)
