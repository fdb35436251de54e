"""A table in virtual time: the server's own rules, clock and words on one side, the real page on the other.

Nobody waits: the page's socket ends here instead of at the server. What is counted is what the page
shows.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import msgspec
from playwright.sync_api import WebSocketRoute

from stammtisch.boxes import make_bot, usual_bot
from stammtisch.server import clock, commands, messages
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.keys import Keys, SeatKey, new_ticket
from stammtisch.server.live import LiveTable, LoggedEntry
from stammtisch.server.reader import Reader
from stammtisch.server.socket import COMMANDS, DECODER
from tests.browser.conftest import Seat, Visitor

NORMAL: Final[dict[str, Any]] = {"ring": 4.0, "bots": 1.0}  # as the lobby has it
YOU: Final = 0


class VirtualTable:
    """One person and three bots. Whoever sits there plays as well as the bots, in no time."""

    def __init__(self, seed: str, pace: dict[str, Any] = NORMAL) -> None:
        # A bot's moment depends on the id of the table.
        self.live, self.now, self.rng = LiveTable("abcdefg" + seed), 0.0, Random(seed)
        commands.open_table(self.live, "cthulhu", {}, 4, pace, 0.0)
        ticket = new_ticket()
        commands.sit(self.live, "Ann", ticket, "en", 0.0)
        for chair in (1, 2, 3):
            commands.seat_bot(self.live, YOU, chair, "greedy", 0.0)
        commands.start(self.live, YOU, seed, 0.0)
        self.live.take_fresh()
        keys = Keys("secret")
        self.seat = Seat(self.live.id, keys.seat(SeatKey(self.live.id, YOU, ticket)))
        self.reader = Reader(self.live, YOU, "en", keys)
        self.player = make_bot(usual_bot(self.live.playing.game), self.live.playing.game)
        self.page: WebSocketRoute | None = None
        self.heard: list[messages.FromPage] = []

    # The page's side -------------------------------------------------------------------------------------------------

    def receive(self, visitor: Visitor) -> None:
        """A visitor who holds the seat in their browser comes to the table. The server knows nothing of it."""
        visitor.page.route_web_socket(f"**/api/tables/{self.live.id}/socket", self._connect)
        seat = {"table": self.seat.table, "key": self.seat.key, "game": "cthulhu", "name": "Ann", "at": 0}
        kept = f"localStorage.setItem('seats', {json.dumps(json.dumps([seat]))})"
        visitor.page.add_init_script(f"if (location.protocol.startsWith('http')) {kept}")
        visitor.page.goto("about:blank")
        visitor.open(f"#/t/{self.live.id}")
        visitor.hand()

    def _connect(self, page: WebSocketRoute) -> None:
        self.page = page
        page.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        message: Any = DECODER.decode(text)
        self.heard.append(message)
        if isinstance(message, messages.Hello):
            self._send(self.reader.snapshot(Broadcast(self.live, self.now)))
        elif isinstance(message, messages.Reason):
            self._send(self.reader.reason(message.id, message.number))
        elif isinstance(message, messages.Request):
            COMMANDS[type(message)](self.live, YOU, message, self.now, message.id)
            self.tell(message.id)

    def _send(self, message: messages.ToPage) -> None:
        assert self.page is not None
        self.page.send(msgspec.json.encode(message).decode())

    def tell(self, done: str = "") -> list[LoggedEntry]:
        """The page hears what has happened."""
        fresh = self.live.take_fresh()
        kinds = frozenset(told.entry.kind for told in fresh)
        broadcast = Broadcast(self.live, self.now, None, kinds)
        if not fresh:
            return []
        if self.page is not None:
            is_new = broadcast.is_log_new
            self._send(self.reader.snapshot(broadcast, done) if is_new else self.reader.news(fresh, broadcast, done))
        return fresh

    # The table's side ------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        return int(self.live.view(YOU).turn)

    def read(self, seconds: float) -> None:
        """Time goes by while somebody reads what they are asked."""
        until = self.now + seconds
        while self.live.is_window and (due := clock.due_at(self.live)) is not None and due <= until:
            self.go_on()
        self.now = max(self.now, until)

    def go_on(self) -> list[LoggedEntry]:
        """The next thing that happens: the person does something, at once, or the clock strikes."""
        live = self.live
        if live.decision is None:
            commands.start(live, live.host, f"{self.live.games}", self.now)
        elif self.is_asked:
            commands.move(live, YOU, self.choose(), self.now)
        else:
            self.strike()
        return self.tell()

    @property
    def is_asked(self) -> bool:
        """Whether the person is to do something, and not just asked whether they stop somebody else."""
        return self.live.asked == (YOU,) and not self.live.is_window

    def choose(self) -> str:
        """What the person would do now."""
        game, state = self.live.playing.game, self.live.playing.state
        move = self.player.choose(game.moves(state, YOU), self.live.view(YOU), self.rng)
        return game.write(move, self.live.playing.names)

    def strike(self) -> None:
        """Time goes by until the clock has something to do."""
        due = clock.due_at(self.live)
        assert due is not None
        self.now = max(self.now, due)
        clock.tick(self.live, self.now)
