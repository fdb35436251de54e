"""One open page, and what waits for it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from stammtisch.server.chair import NOBODY
from stammtisch.server.messages import ToPage
from stammtisch.server.reader import Reader

MOST_WAITING: Final = 500  # messages that a slow reader may fall behind ...
MOST_BYTES_WAITING: Final = 4 * 1024 * 1024  # ... and how large they may be


class Connection:
    """One open page. Its messages wait here until its socket has taken them."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self._ticket = self._ticket_now()  # the seat that its key is for
        self._waiting: deque[bytes | None] = deque()
        self._size = 0  # of everything that waits
        self._is_ending = False
        self._comes: asyncio.Future[None] | None = None  # somebody waits for the next message

    @property
    def has_lost_seat(self) -> bool:
        """Whether its person has got up, or was removed: what belongs to the seat is no longer theirs."""
        return self._ticket_now() != self._ticket

    def _ticket_now(self) -> str:
        reader = self.reader
        return "" if reader.chair == NOBODY else reader.live.chairs[reader.chair].ticket

    def send(self, message: ToPage) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes | None) -> None:
        """A page that does not listen is cut off, and gets everything again when it comes back."""
        if self._is_ending:  # nothing behind None is ever sent
            return
        self._size += len(message or b"")
        if len(self._waiting) >= MOST_WAITING or (self._size > MOST_BYTES_WAITING and self._waiting):
            self._waiting.clear()
            message = None
        self._is_ending = message is None
        self._waiting.append(message)
        if self._comes is not None and not self._comes.done():
            self._comes.set_result(None)

    async def next(self) -> bytes | None:
        """The next message for its socket; None means that the socket is to be closed."""
        while not self._waiting:
            self._comes = asyncio.get_running_loop().create_future()
            await self._comes
        message = self._waiting.popleft()
        self._size -= len(message or b"")
        return message
