"""The WebSocket of a page: its wishes in, everything it may know out. docs/protocol.md tells the messages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from stammtisch.engine.problem import Problem
from stammtisch.server import commands, messages
from stammtisch.server.connection import Connection
from stammtisch.server.faults import log_fault
from stammtisch.server.hub import Hall, Hub, client_id
from stammtisch.server.limits import Limit
from stammtisch.server.live import NOBODY, LiveTable
from stammtisch.server.orders import Order, Reflex
from stammtisch.server.telling import Reader
from stammtisch.text.words import LANGUAGES, words

DECODER: Final[msgspec.json.Decoder[messages.FromPage]] = msgspec.json.Decoder(messages.FromPage)
HELLO_SECONDS: Final = 10.0
REACTIONS: Final = ("laugh", "ouch", "wow", "cheers", "sorry", "hurry")
GOING_AWAY: Final = 1001
POLICY: Final = 1008

Command = Callable[[LiveTable, int, Any, float, str], None]

# Every wish and the command that grants it: table, chair, wish, time, client id.
WISHES: Final[dict[type, Command]] = {
    messages.Move: lambda live, chair, wish, now, id: commands.move(live, chair, wish.move, now, id),
    messages.Stop: lambda live, chair, wish, now, id: commands.stop(live, chair, now, id),
    messages.NeverMind: lambda live, chair, wish, now, id: commands.never_mind(live, chair, now, id),
    messages.GoOn: lambda live, chair, wish, now, id: commands.go_on(live, chair, now, id),
    messages.Order: lambda live, chair, wish, now, id: commands.order(live, chair, _order(wish), now, id),
    messages.Undo: lambda live, chair, wish, now, id: commands.undo(live, chair, now, id),
    messages.UndoAnswer: lambda live, chair, wish, now, id: commands.answer_undo(live, chair, wish.yes, now, id),
    messages.Say: lambda live, chair, wish, now, id: commands.say(live, chair, wish.text, now, id),
    messages.MakeDeal: lambda live, chair, wish, now, id: commands.promise(live, chair, wish.to, wish.text, now, id),
    messages.Shake: lambda live, chair, wish, now, id: commands.shake(live, chair, wish.deal, now, id),
    messages.Judge: lambda live, chair, wish, now, id: commands.judge(live, chair, wish.deal, wish.verdict, now, id),
    messages.ShowCards: lambda live, chair, wish, now, id: commands.show_cards(
        live, chair, wish.to, wish.cards, now, id
    ),
    messages.SeatBot: lambda live, chair, wish, now, id: commands.seat_bot(
        live, chair, wish.chair, wish.level, now, id
    ),
    messages.Leave: lambda live, chair, wish, now, id: commands.leave(live, chair, now, id),
    messages.Start: lambda live, chair, wish, now, id: commands.start(live, chair, commands.new_seed(), now, id),
    messages.Revoke: lambda live, chair, wish, now, id: commands.revoke(live, chair, now, id),
}


def _order(wish: messages.Order) -> Order:
    reflex = None if wish.reflex is None else Reflex(**msgspec.structs.asdict(wish.reflex))
    return Order(wish.lets_go, wish.unless, wish.unless_by, reflex)


class Socket:
    """An endpoint as plain ASGI: for a message Starlette's own ones call three functions more each way."""

    def __init__(self, wishes: Limit) -> None:
        self.wishes = wishes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        await _serve(websocket, websocket.app.state.hub, self.wishes, receive, send)


async def _serve(websocket: WebSocket, hub: Hub, wishes: Limit, receive: Receive, send: Send) -> None:
    """From the handshake to the end of the connection."""
    await websocket.accept()
    try:
        hall, connection = await _welcome(websocket, hub, receive)
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
        while not hall.is_broken:
            await _hear(hub, hall, connection, await _receive(receive), wishes)
        await _last_words(sender)
    except WebSocketDisconnect:
        pass
    except Problem as problem:
        connection.send(messages.Failure(problem.code, connection.reader.words.problem(problem)))
        connection.send_bytes(None)
        await _last_words(sender)
    finally:
        hub.disconnect(hall, connection)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender


async def _last_words(sender: asyncio.Task[None]) -> None:
    """Whoever is sent away still hears why."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(sender), 2)


async def _receive(receive: Receive) -> str:
    """The next message; a binary one cannot have been meant for us."""
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    text = message.get("text")
    if not isinstance(text, str):
        raise Problem("bad_message")
    return text


async def _welcome(websocket: WebSocket, hub: Hub, receive: Receive) -> tuple[Hall, Connection]:
    hello = _decode(await asyncio.wait_for(_receive(receive), HELLO_SECONDS))
    if not isinstance(hello, messages.Hello):
        raise Problem("no_hello")
    hall = await hub.hall(websocket.path_params["table"])
    chair = NOBODY
    if hello.key:
        key = hub.keys.read_seat(hello.key)
        chair = hall.live.chair_of(key.ticket) if key.table == hall.live.id else NOBODY
        if chair == NOBODY:
            raise Problem("bad_key")
    connection = Connection(Reader(hall.live, chair, hello.language, hub.keys))
    hub.connect(hall, connection)
    return hall, connection


async def _hear(hub: Hub, hall: Hall, connection: Connection, text: str, wishes: Limit) -> None:
    """One message. What a page cannot have meant ends the connection; what the rules refuse does not."""
    if hall.is_broken or connection.has_lost_seat:  # while the message was on its way; the page will be told
        return
    message = _decode(text)
    reader, now = connection.reader, hub.now()
    if isinstance(message, messages.Ping):
        connection.send(messages.Pong())
        return
    who = reader.chair if reader.chair != NOBODY else f"watcher {id(connection)}"
    is_too_fast = not wishes.take(f"{hall.live.id} {who}", now)
    if isinstance(message, messages.React):
        if message.what not in REACTIONS or reader.chair == NOBODY:
            raise Problem("bad_message")
        for other in hall.connections if not is_too_fast else ():
            other.send(messages.Reaction(reader.chair, message.what))
        return
    if isinstance(message, messages.Hello) or not message.id.isprintable():
        raise Problem("bad_message")
    try:
        if is_too_fast:
            raise Problem("too_fast")
        if isinstance(message, messages.Why):
            connection.send(reader.why(message.id, message.card))
        elif isinstance(message, messages.Language):
            _change_language(hub, hall, connection, message, now)
        else:
            _grant(hub, hall, connection, message, now)
    except Problem as problem:
        connection.send(reader.refusal(message.id, problem))
    except Exception as error:  # a fault of ours, in the middle of something
        connection.send(reader.refusal(message.id, Problem("server_fault")))
        hub.give_up(hall, error)


def _grant(hub: Hub, hall: Hall, connection: Connection, wish: messages.Wish, now: float) -> None:
    chair = connection.reader.chair
    if chair == NOBODY:
        raise Problem("only_watching")
    id = client_id(chair, wish.id)
    if id not in hall.live.clients:  # otherwise it was sent again, and has happened already
        WISHES[type(wish)](hall.live, chair, wish, now, id)
    hub.commit_soon(hall, (connection, wish.id))


def _change_language(hub: Hub, hall: Hall, connection: Connection, wish: messages.Language, now: float) -> None:
    """The page gets everything again in the other language."""
    if wish.language not in LANGUAGES:
        raise Problem("unknown_language", language=wish.language, known=", ".join(LANGUAGES))
    reader = connection.reader
    reader.words = words(wish.language)
    id = client_id(reader.chair, wish.id)
    if reader.chair != NOBODY and id not in hall.live.clients:
        commands.set_language(hall.live, reader.chair, wish.language, now, id)
    hub.commit_soon(hall, (connection, wish.id))
    hub.send_snapshot(hall, connection)


def _decode(text: str) -> messages.FromPage:
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise Problem("bad_message") from None


async def _send(websocket: WebSocket, connection: Connection, send: Send) -> None:
    """None in the line means: close. OSError: nobody is there any more."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (message := await connection.next()) is not None:
            await send({"type": "websocket.send", "text": message.decode()})
        await websocket.close(GOING_AWAY)


async def _close(websocket: WebSocket, problem: Problem) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        failure = messages.Failure(problem.code, words("en").problem(problem))
        await websocket.send_text(msgspec.json.encode(failure).decode())
        await websocket.close(POLICY)
