"""News leave out what has not changed. A page that keeps up with them knows exactly what a fresh snapshot would say."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from stammtisch.engine.problem import Problem
from stammtisch.server import clock, commands
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.chair import NOBODY
from stammtisch.server.connection import Connection
from stammtisch.server.hub import Hub, OpenTable
from stammtisch.server.live import LiveTable
from stammtisch.server.reader import Reader
from stammtisch.store import Store, open_store
from tests.server.pages import keep_up
from tests.server.tables import play_some, started


@pytest.fixture
def store() -> Iterator[Store]:
    opened = open_store(":memory:")
    yield opened
    opened.close()


class Listener:
    """A page that connected at some time and has kept up since."""

    def __init__(self, hub: Hub, table: OpenTable, chair: int, language: str) -> None:
        self.connection = Connection(Reader(table.live, chair, language, hub.keys))
        table.connections.add(self.connection)
        self.last = self.fresh(0.0)
        self.heard: list[str] = []

    def fresh(self, now: float) -> dict[str, Any]:
        snapshot = self.connection.reader.snapshot(Broadcast(self.connection.reader.live, now))
        return dict(json.loads(msgspec.json.encode(snapshot)))

    def hear(self, message: bytes) -> None:
        heard = json.loads(message)
        self.heard.append(heard["type"])
        self.last = keep_up(self.last, heard)

    def check(self, now: float) -> None:
        fresh = self.fresh(now)
        for part in ("number", "table", "picture"):
            assert self.last[part] == fresh[part]
        assert without_time(self.last["prompt"]) == without_time(fresh["prompt"])
        assert [line for line in self.last["log"] if line["kind"] not in ("away", "back", "host")] == fresh["log"]


def without_time(prompt: dict[str, Any] | None) -> dict[str, Any] | None:
    """It changes while nobody says anything."""
    if prompt is None:
        return None
    return {**prompt, "ends_in": None, "bell": prompt["bell"] and {**prompt["bell"], "closes_in": None}}


def act(live: LiveTable, rng: Random, now: float) -> None:
    """Somebody does something: usually a move, sometimes a word, the bell, an order or an undo."""
    chair = rng.choice(live.people)
    asked = [one for one in live.asked if one in live.people]
    if asked and rng.random() < 0.8:
        chair = rng.choice(asked)
        game = live.playing.game
        moves = game.moves(live.playing.state, chair)
        passes = [move for move in moves if game.write(move, live.playing.names) == "pass"]
        move = passes[0] if passes and rng.random() < 0.6 else rng.choice(moves)
        commands.move(live, chair, game.write(move, live.playing.names), now)
        return
    requests = [
        lambda: commands.say(live, chair, "hello", now),
        lambda: commands.stop(live, chair, now),
        lambda: commands.never_mind(live, chair, now),
        lambda: commands.promise(live, chair, (chair + 1) % 3, "a deal", now),
        lambda: commands.undo(live, chair, now),
        lambda: commands.go_on(live, clock.speaker(live), now),
        lambda: commands.set_presence(live, chair, live.chairs[chair].away_since is not None, now),
    ]
    rng.choice(requests)()


@pytest.mark.rule("AMB-08")
@pytest.mark.parametrize("pace", [{"ring": 0.0}, {"ring": 4.0}, {"is_spoken": True}], ids=["strict", "bell", "spoken"])
@pytest.mark.parametrize(
    ("game", "options"),
    [("cthulhu", {}), ("cthulhu", {"reaction_order": "clockwise"}), ("scare", {})],
    ids=["first", "clockwise", "scare"],
)
def test_a_page_that_keeps_up_knows_what_a_snapshot_tells(
    store: Store, game: str, options: dict[str, Any], pace: dict[str, float]
) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(6):
        live, rng, now = started(game, people=3, bots=0, seed=str(seed), options=options, **pace), Random(seed), 0.0
        live.take_fresh()
        hub, table = Hub(store, lambda: 0.0), OpenTable(live, live.length)
        people = [(0, "en"), (1, "de"), (2, "en"), (NOBODY, "de")]
        listeners = {one.connection: one for one in [Listener(hub, table, *who) for who in people]}
        for _ in range(150):
            if live.decision is None:
                break
            try:
                if (due := clock.due_at(live)) is not None and rng.random() < 0.2:
                    now = max(now, due)
                    clock.tick(live, now)
                else:
                    act(live, rng, now)
            except Problem:
                assert not live.fresh
            if not (fresh := live.take_fresh()):
                continue
            for connection, message in hub._news(table, fresh):
                listeners[connection].hear(message)
            for listener in listeners.values():
                listener.check(now)
        kinds.update(kind for listener in listeners.values() for kind in listener.heard)
    assert kinds["news"] > 500
    # Only there can somebody pass without somebody else being asked.
    assert (kinds["waiting"] > 100) == (game == "cthulhu" and not options)


@pytest.mark.parametrize("game", ["cthulhu", "goth", "geek+goth", "guevara", "scare"])
def test_pages_are_told_only_what_is_new_in_their_picture(store: Store, game: str) -> None:
    live, rng = started(game, people=3, bots=0, seed="3", ring=0.0), Random(3)
    live.take_fresh()
    hub, table = Hub(store, lambda: 0.0), OpenTable(live, live.length)
    people = [(0, "en"), (1, "de"), (2, "en"), (NOBODY, "de")]
    listeners = {one.connection: one for one in [Listener(hub, table, *who) for who in people]}
    knowing: set[Connection] = set()  # their pages were told of a move, so the next ones leave out what they have
    same_seats = 0
    for _ in range(100):
        if live.decision is None:
            break
        chair, rules = live.asked[0], live.playing.game
        move = rng.choice(rules.moves(live.playing.state, chair))
        commands.move(live, chair, rules.write(move, live.playing.names), 0.0)
        for connection, message in hub._news(table, live.take_fresh()):
            listener, heard = listeners[connection], json.loads(message)
            if heard["type"] == "news":
                assert (heard["picture"] is None) == (connection in knowing)
                knowing.add(connection)
                was = listener.last["picture"]
                assert all(value != was[name] for name, value in heard["changes"].items())
                for number, seat in enumerate(heard["changes"].get("seats", [])):
                    assert seat != was["seats"][number]
                    same_seats += seat is None
            listener.hear(message)
            reader = connection.reader
            now = reader.picture(Broadcast(live, 0.0), reader.view())
            assert listener.last["picture"] == json.loads(msgspec.json.encode(now))
    assert same_seats > 50
    assert knowing == set(listeners)


@pytest.mark.rule("AMB-08")
@pytest.mark.parametrize("people", [3, 4, 5])
def test_whoever_is_asked_next_is_told_what_they_can_do(store: Store, people: int) -> None:
    live = started(people=people, bots=0, ring=0.0, options={"reaction_order": "clockwise"})
    while not live.is_window:
        game, chair = live.playing.game, live.asked[0]
        commands.move(live, chair, game.write(game.moves(live.playing.state, chair)[0], live.playing.names), 0.0)
    live.take_fresh()
    hub, table = Hub(store, lambda: 0.0), OpenTable(live, live.length)
    listeners = [Listener(hub, table, chair, "en") for chair in range(people)]
    ears = {listener.connection: listener for listener in listeners}
    asked: list[int] = []
    for _ in range(people - 1):
        (chair,) = live.asked
        asked.append(chair)
        assert "pass" in [choice["move"] for choice in listeners[chair].last["prompt"]["choices"]]
        commands.move(live, chair, "pass", 0.0)
        for connection, message in hub._news(table, live.take_fresh()):
            ears[connection].hear(message)
        assert listeners[chair].last["prompt"]["choices"] == listeners[chair].fresh(0.0)["prompt"]["choices"]
    assert len(set(asked)) == people - 1
    assert listeners[0].last["prompt"]["bell"] is None  # all of them have passed


def test_another_game_has_a_log_of_its_own(store: Store) -> None:
    live = started("scare", people=3, bots=0)
    play_some(live, Random(1), most=2000)
    live.take_fresh()
    hub, table = Hub(store, lambda: 0.0), OpenTable(live, live.length)
    listener = Listener(hub, table, 0, "en")
    ended = listener.last["log"]
    assert ended[-1]["kind"] == "game_won"
    commands.start(live, live.host, "again", 0.0)
    for _, message in hub._news(table, live.take_fresh()):
        listener.hear(message)
    listener.check(0.0)
    assert 0 < len(listener.last["log"]) < len(ended)


def test_a_pass_is_told_in_a_few_bytes(store: Store) -> None:
    live = started(people=3, bots=0, ring=0.0)
    while not live.is_window:
        game, chair = live.playing.game, live.asked[0]
        commands.move(live, chair, game.write(game.moves(live.playing.state, chair)[0], live.playing.names), 0.0)
    live.take_fresh()
    hub, table = Hub(store, lambda: 0.0), OpenTable(live, live.length)
    first, second = live.asked
    ears = {Listener(hub, table, chair, "en").connection: chair for chair in (first, second, NOBODY)}
    commands.move(live, first, "pass", 0.0)
    told = {ears[connection]: message for connection, message in hub._news(table, live.take_fresh())}
    waiting = {"type": "waiting", "number": live.length, "asked": [second], "closes_in": None, "length": 0.0}
    assert json.loads(told[second]) == json.loads(told[NOBODY]) == {**waiting, "text": None, "done": ""}
    assert json.loads(told[first]) == {**waiting, "text": "The others may still answer.", "done": ""}
