"""The doors of the server: how many may come in, and how long somebody may stand in one.

A client that sends half a request and then waits costs an open connection. uvicorn itself limits only the time between
two requests, so these are its protocols with less patience.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stammtisch.server.limits import Places
from stammtisch.server.visitors import Proxies, household

HEAD_SECONDS: Final = 10.0  # from the first byte, or the connection, to the end of the headers
BODY_SECONDS: Final = 30.0  # for the body; 2 MB at half a megabit per second
LAST_WORDS: Final = 1.0  # seconds to take the answer
MOST: Final = 8000  # connections
MOST_EACH: Final = 200  # of one visitor; a club behind one address, with phones and laptops
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 10\r\n\r\n"
)


class Doors:
    """Knows who is inside. A proxy stands for many visitors, so only their total counts here."""

    def __init__(self, proxies: Proxies, most: int = MOST, each: int = MOST_EACH) -> None:
        self.proxies = proxies
        self._places = Places(each, most)
        self._visitors: dict[asyncio.BaseTransport, str] = {}

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Whether there is room; if so, it is taken until somebody leaves."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        visitor = household(address)
        if self._places.are_gone or (address not in self.proxies and self._places.are_gone_for(visitor)):
            return False
        self._visitors[transport] = visitor
        self._places.take(visitor)
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        visitor = self._visitors.pop(transport, None)
        if visitor is not None:
            self._places.give_back(visitor)


class HttpDoor(H11Protocol):
    """One connection. It waits for "head", "body", or nothing that the visitor could speed up."""

    doors: Doors
    _is_upgraded = False  # if so, another protocol has the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._waits_for = ""
        self._patience: asyncio.TimerHandle | None = None
        if self.doors.enter(transport):
            self._wait_for("head")
        else:
            self._dismiss(TOO_MANY)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._wait_for({h11.IDLE: "head", h11.SEND_BODY: "body"}.get(self.conn.their_state, ""))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._is_upgraded = True

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for("")
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def _wait_for(self, what: str) -> None:
        if self._is_upgraded:
            what = ""
        if what == self._waits_for:  # bytes that come in time do not extend it
            return
        self._waits_for = what
        if self._patience is not None:
            self._patience.cancel()
        seconds = {"head": HEAD_SECONDS, "body": BODY_SECONDS}.get(what)
        self._patience = None if seconds is None else self.loop.call_later(seconds, self._dismiss, TOO_SLOW)

    def _dismiss(self, why: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(why)
            self.transport.close()
            self.loop.call_later(LAST_WORDS, self.transport.abort)


class SocketDoor(WebSocketsSansIOProtocol):
    doors: Doors

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)


def protocols(doors: Doors) -> dict[str, Any]:
    """uvicorn's settings for a server with these doors."""
    return {"http": type("Http", (HttpDoor,), {"doors": doors}), "ws": type("Ws", (SocketDoor,), {"doors": doors})}
