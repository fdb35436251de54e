"""Positions laid like those of scenarios and told to the page in the server's own words, as fast as one can look.

A game played up to each of them would take minutes, and some hardly ever come: twelve cards in every room, the longest
names. So the page is real, and whatever it is told comes from the code that tells it to people; only the socket between
the two is short.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from stammtisch.engine.notation import LONGEST_NAME
from stammtisch.games import load
from stammtisch.games.slack.game import Slack
from stammtisch.server import commands
from stammtisch.server.keys import Keys, new_secret, new_ticket
from stammtisch.server.live import NOBODY, PERSON, LiveTable
from stammtisch.server.moment import Moment
from stammtisch.server.telling import Reader

TABLE: Final = "laid"
NOW: Final = 1_000_000.0
BELL: Final = {"ring": 4.0, "bots": 0.0}
# The longest that there can be, and as wide as letters are.
NAMES: Final = [letter * LONGEST_NAME for letter in "MWGOQD"]

Facts = dict[str, Any]


@dataclass(frozen=True)
class Position:
    """Who sits there, what is known of the table and of each seat (docs/scenarios.md), and what has happened since."""

    game: str
    names: Sequence[str]
    table: Facts = field(default_factory=dict)
    seats: Sequence[Facts] = ()
    moves: Sequence[tuple[int, str]] = ()  # who, and what
    asides: Sequence[tuple[str, Facts]] = ()  # what else was done at the table, as it is written in the store
    pace: Facts = field(default_factory=lambda: BELL)
    crowd: int = 0  # so many seats are seen: more than any game has yet

    def lay(self) -> LiveTable:
        live = LiveTable(TABLE)
        commands.open_table(live, self.game, {}, len(self.names), self.pace, NOW)
        for name in self.names:
            commands.sit(live, name, new_ticket(), "en", NOW)
        commands.start(live, live.host, "0", NOW)
        table, seats = live.playing, [*self.seats, *[{}] * (len(self.names) - len(self.seats))]
        table.state = table.game.position(self.table, seats, self.names)
        live.decision = table.game.decision(table.state)
        for seat, move in self.moves:
            make(live, seat, move)
        for kind, body in self.asides:
            live.add(kind, body, NOW)
        live.take_fresh()
        return live


def make(live: LiveTable, seat: int, move: str) -> None:
    live.add("moved", {"move": f"{live.playing.names[seat]}: {move}", "by": PERSON}, NOW)


class Teller:
    """Stands in for the socket of one page: whoever says hello as a seat, or as nobody, is told the position."""

    def __init__(self, page: Page, position: Position, language: str) -> None:
        self.live, self.crowd = position.lay(), position.crowd
        self.keys, self.language = Keys(new_secret()), language
        self.sockets: list[tuple[Reader, WebSocketRoute]] = []
        page.route_web_socket("**/socket", self._accept)

    def _accept(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda message: self._hear(socket, json.loads(message)))

    def _hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            reader = Reader(self.live, int(message["key"] or NOBODY), self.language, self.keys)
            self.sockets.append((reader, socket))
            self._send(socket, reader.snapshot(Moment(self.live, NOW)))
        elif message["type"] == "why":
            reader = next(reader for reader, one in self.sockets if one is socket)
            self._send(socket, reader.why(message["id"], message["card"]))

    def move(self, seat: int, move: str) -> None:
        """Somebody moves while the page is open."""
        make(self.live, seat, move)
        told = self.live.take_fresh()
        for reader, socket in self.sockets:
            self._send(socket, reader.news(told, Moment(self.live, NOW, kinds=frozenset({"moved"}))))

    def _send(self, socket: WebSocketRoute, message: msgspec.Struct) -> None:
        said = json.loads(msgspec.json.encode(message))
        for part in ("table", "picture") if self.crowd else ():
            if said.get(part):
                seats = said[part]["seats"]
                seats += seats[-1:] * (self.crowd - len(seats))
        socket.send(json.dumps(said))


def deal_rooms(count: int, seats: int, kept: Sequence[str]) -> list[list[str]]:
    """So many cards for every room of Cthulhu, none of those that are kept for something else."""
    game = load("cthulhu", {})
    assert isinstance(game, Slack)
    rules = game.rules
    whenever = rules.cards[rules.ids["elder_sign"]].kind
    cards = [card for card in rules.cards if card.kind != whenever and card.id not in kept]
    copies = [card.id for card in cards for _ in range(card.copies)]
    Random(0).shuffle(copies)
    dealt = iter(copies)
    return [list(islice(dealt, count)) for _ in range(seats)]
