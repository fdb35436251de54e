"""One open page, and what waits for it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from stammtisch.server.live import NOBODY
from stammtisch.server.messages import ToPage
from stammtisch.server.telling import Reader

MOST_WAITING: Final = 500  # messages that a slow reader may fall behind ...
MOST_BYTES_WAITING: Final = 4 * 1024 * 1024  # ... and how much they may be


class Connection:
    """One open page. What it shall hear waits here until its socket has taken it."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self._ticket = self._ticket_now()  # what it has a key for
        self._waiting: deque[bytes | None] = deque()
        self._size = 0  # of all that waits
        self._is_ending = False
        self._comes: asyncio.Future[None] | None = None  # somebody waits for the next message

    @property
    def has_lost_seat(self) -> bool:
        """Whether its person has got up, or was put away from the table: what belongs to the seat is not theirs."""
        return self._ticket_now() != self._ticket

    def _ticket_now(self) -> str:
        reader = self.reader
        return "" if reader.chair == NOBODY else reader.live.chairs[reader.chair].ticket

    def send(self, message: ToPage) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes | None) -> None:
        """Whoever does not listen is cut off, and gets everything anew when they come back."""
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
        """The next message for its socket; None: it shall be closed."""
        while not self._waiting:
            self._comes = asyncio.get_running_loop().create_future()
            await self._comes
        message = self._waiting.popleft()
        self._size -= len(message or b"")
        return message
