"""Positions set up like those of scenarios and told to the page in the server's own words, as fast as one can look.

Playing a game up to each of them would take minutes, and some hardly ever occur: twelve cards in every room, the
longest names. So the page is real, and everything it is told comes from the code that tells it to people; only the
socket between the two is short-circuited.
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

from stammtisch.boxes import load
from stammtisch.boxes.statistics import count_game
from stammtisch.engine.notation import LONGEST_NAME
from stammtisch.games.slack.cards import WHENEVER
from stammtisch.games.slack.game import Slack
from stammtisch.server import commands
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.chair import NOBODY, PERSON
from stammtisch.server.keys import Keys, new_secret, new_ticket
from stammtisch.server.live import LiveTable
from stammtisch.server.reader import Reader
from stammtisch.text.statistics import BestCard, Statistics

TABLE: Final = "laid"
NOW: Final = 1_000_000.0
BELL: Final = {"ring": 4.0, "bots": 0.0}
# The longest possible names, in the widest letters.
NAMES: Final = [letter * LONGEST_NAME for letter in "MWGOQDNH"]

Facts = dict[str, Any]


@dataclass(frozen=True)
class Position:
    """Who sits there, what is known about the table and each seat (docs/scenarios.md), and what has happened since."""

    game: str
    names: Sequence[str]
    table: Facts = field(default_factory=dict)
    seats: Sequence[Facts] = ()
    moves: Sequence[tuple[int, str]] = ()  # who, and what
    asides: Sequence[tuple[str, Facts]] = ()  # what else was done at the table, as written in the store
    pace: Facts = field(default_factory=lambda: BELL)
    crowd: int = 0  # how many seats are shown: more than any game has yet

    def lay(self) -> LiveTable:
        live = LiveTable(TABLE)
        commands.open_table(live, self.game, {}, len(self.names), self.pace, NOW)
        for name in self.names:
            commands.sit(live, name, new_ticket(), "en", NOW)
        commands.start(live, live.host, "0", NOW)
        table, seats = live.playing, [*self.seats, *[{}] * (len(self.names) - len(self.seats))]
        live._statistics = live.games, count_game(table)  # no record leads to a position, so nothing is counted in it
        table.state = table.game.position(self.table, seats, self.names)
        live.decision = table.game.decision(table.state)
        live._statistics = live.games, None  # nothing has led here that could be counted
        for seat, move in self.moves:
            make(live, seat, move)
        for kind, body in self.asides:
            live.add(kind, body, NOW)
        live.take_fresh()
        live._statistics = live.games, figures(self.game, len(self.names))  # the record knows nothing of the position
        return live


def figures(game: str, seats: int) -> Statistics:
    """As much as there can be to tell about a game."""
    if game == "scare":
        return Statistics([], [], None, [3, *[1] * (seats - 1)], 2, {"tricks": [9] * seats, "scares": [2] * seats})
    hits = [[0 if whom == by else 12 - by for whom in range(seats)] for by in range(seats)]
    return Statistics(
        [[8, 4, 0, 5, 6, 7]] * seats, hits, BestCard(1, "eight_armed_massage", 11), [5, *[2] * (seats - 1)], 7, {}
    )


def make(live: LiveTable, seat: int, move: str) -> None:
    live.add("moved", {"move": f"{live.playing.names[seat]}: {move}", "by": PERSON}, NOW)


class Teller:
    """Stands in for the socket of one page: anybody who says hello as a seat, or as nobody, is told the position."""

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
            self._send(socket, reader.snapshot(Broadcast(self.live, NOW)))
        elif message["type"] == "why":
            reader = next(reader for reader, one in self.sockets if one is socket)
            self._send(socket, reader.why(message["id"], message["card"]))

    def move(self, seat: int, move: str) -> None:
        """Somebody moves while the page is open."""
        make(self.live, seat, move)
        told = self.live.take_fresh()
        for reader, socket in self.sockets:
            self._send(socket, reader.news(told, Broadcast(self.live, NOW, kinds=frozenset({"moved"}))))

    def let_go(self, seat: int) -> None:
        """Somebody passes, and others are still asked."""
        make(self.live, seat, "pass")
        self.live.take_fresh()
        for reader, socket in self.sockets:
            self._send(socket, reader.waiting([seat], Broadcast(self.live, NOW, kinds=frozenset({"moved"}))))

    def _send(self, socket: WebSocketRoute, message: msgspec.Struct) -> None:
        said = json.loads(msgspec.json.encode(message))
        for part in ("table", "picture") if self.crowd else ():
            if said.get(part):
                seats = said[part]["seats"]
                seats += [dict(seats[1]) for _ in range(self.crowd - len(seats))]
        socket.send(json.dumps(said))


def deal_rooms(count: int, seats: int, kept: Sequence[str], id: str = "cthulhu") -> list[list[str]]:
    """This many cards for every room, none of those reserved for something else."""
    game = load(id, {})
    assert isinstance(game, Slack)
    cards = [card for card in game.rules.cards if card.kind != WHENEVER and card.id not in kept]
    copies = [card.id for card in cards for _ in range(card.copies)]
    Random(0).shuffle(copies)
    dealt = iter(copies)
    return [list(islice(dealt, count)) for _ in range(seats)]
