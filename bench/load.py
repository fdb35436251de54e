"""How many moves the server carries, with real WebSockets, rules and SQLite.

`python bench/load.py [--tables 200] [--game cthulhu] [--seconds 10] [--rate 500] [--json]`

The server runs in its own process, on one core, with the settings of `stammtisch serve`; only the limits that keep a
single client from asking for too much are lifted. This process plays all seats on the other core: it waits until
everybody at a table has heard of a move before it makes the next one there. Machines differ, so the same is measured in
the same run with a bare relay: the same web server and sockets, but no rules, no disk and nothing that differs by
reader; everybody gets the same bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import platform
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import uvicorn
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from stammtisch.engine.decision import CHOOSE_SOME
from stammtisch.server import commands
from stammtisch.server.app import Limits, make_app
from stammtisch.server.doors import Doors, protocols
from stammtisch.server.hub import Hub
from stammtisch.server.keys import Keys, SeatKey, new_secret, new_table_id, new_ticket
from stammtisch.server.limits import Limit
from stammtisch.server.live import LiveTable
from stammtisch.server.run import SETTINGS
from stammtisch.server.visitors import Proxies
from stammtisch.store import Store, open_store

CORES: Final = sorted(os.sched_getaffinity(0))
SEATS: Final = 4
NAMES: Final = ("Ada", "Bo", "Cem", "Dora")
LANGUAGES: Final = ("en", "de", "en", "de")
PACE: Final = {"ring": 0.0}  # a window closes when everybody has answered, so every move is one of ours
HAND: Final = 5  # SLACK-81: with more cards, a player discards
WARM_UP: Final = 3.0  # seconds
BEAT: Final = 0.002  # seconds between two looks at the clock
METER: Final = "meter.json"
USUAL_BYTES: Final = 1500  # about as much as a page hears of a move
PARTS: Final[dict[str, tuple[Any, str, int]]] = {  # how many calls to one that is timed: that takes time, too
    "rules": (commands, "move", 10),
    "telling everybody": (Hub, "commit_soon", 10),
    "store": (Store, "append", 1),
}
MOVES_PER_SECOND: Final = 2500.0  # what it should carry
P99_MS: Final = 20.0  # at 500 moves a second


# The server ----------------------------------------------------------------------------------------------------------


def serve(port: int, folder: Path, game: str, tables: int) -> None:
    """Prepares the tables in the store, says who sits where, and serves them."""
    store = open_store(folder / "tables.db")
    keys = Keys(store.setting("secret", new_secret))
    empty = resident()
    print(json.dumps({"resident": empty}), flush=True)
    for number in range(tables):
        live, tickets, now = LiveTable(new_table_id()), [new_ticket() for _ in NAMES], time.time()
        commands.open_table(live, game, {}, SEATS, dict(PACE), now)
        for name, language, ticket in zip(NAMES, LANGUAGES, tickets, strict=True):  # different at each table
            commands.sit(live, f"{name}{number}", ticket, language, now)
        commands.start(live, 0, str(number), now)
        store.create(live.id, [told.entry for told in live.take_fresh()])
        seats = [keys.seat(SeatKey(live.id, chair, ticket)) for chair, ticket in enumerate(tickets)]
        print(json.dumps({"table": live.id, "keys": seats}), flush=True)
    Meter(folder / METER).watch()
    no_limit = Limit(per_second=1e9, burst=10**9)
    limits = Limits(no_limit, no_limit, no_limit, no_limit, sockets=sys.maxsize)
    doors = Doors(Proxies(), sys.maxsize, sys.maxsize)
    app = make_app(store, limits=limits)
    uvicorn.Server(uvicorn.Config(app, port=port, **SETTINGS | protocols(doors))).run()


def serve_bare(port: int, tables: int) -> None:
    """As many rooms, in which anything that somebody says is a move and everybody hears the same."""
    rooms: dict[str, list[WebSocket]] = {str(number): [] for number in range(tables)}
    numbers = dict.fromkeys(rooms, 1)
    print(json.dumps({"resident": resident()}), flush=True)
    for room in rooms:
        print(json.dumps({"table": room, "keys": [""] * SEATS}), flush=True)

    def standing(room: str) -> str:
        number = numbers[room]
        prompt = {"shape": 0, "asked": [number % SEATS], "choices": [{"move": "on"}], "text": "x" * USUAL_BYTES}
        return json.dumps({"type": "snapshot", "number": number, "prompt": prompt, "picture": {"hand": []}})

    async def play(websocket: WebSocket) -> None:
        room = websocket.path_params["table"]
        await websocket.accept()
        await websocket.receive_text()
        rooms[room].append(websocket)
        await websocket.send_text(standing(room))
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                BARE.decode(await websocket.receive_text())
                numbers[room] += 1
                message = standing(room)
                for other in rooms[room]:
                    await other.send_text(message)

    app = Starlette(routes=[WebSocketRoute("/api/tables/{table}/socket", play)])
    uvicorn.Server(uvicorn.Config(app, port=port, **SETTINGS)).run()


class Meter:
    """Where the server's time goes, for the other process to read. Sockets and the event loop are the rest."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.spent = dict.fromkeys(PARTS, 0.0)

    def watch(self) -> None:
        for part, (owner, name, every) in PARTS.items():
            setattr(owner, name, self._timed(part, getattr(owner, name), every))
        threading.Thread(target=self._write, daemon=True).start()

    def _timed(self, part: str, call: Callable[..., Any], every: int) -> Callable[..., Any]:
        turns = itertools.cycle(range(every))

        def timed(*arguments: Any, **options: Any) -> Any:
            if next(turns):
                return call(*arguments, **options)
            start = time.thread_time()
            try:
                return call(*arguments, **options)
            finally:
                self.spent[part] += (time.thread_time() - start) * every

        return timed

    def _write(self) -> None:
        while True:
            self.file.with_suffix(".new").write_text(json.dumps(self.spent))
            self.file.with_suffix(".new").rename(self.file)
            time.sleep(0.2)


def resident(pid: int | str = "self") -> float:
    """Megabytes of memory in use."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class BareMove(msgspec.Struct):
    id: str
    move: str


BARE: Final = msgspec.json.Decoder(BareMove)


# The players ---------------------------------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    move: str


class Prompt(msgspec.Struct):
    shape: int
    asked: list[int]
    choices: list[Choice]


class Card(msgspec.Struct):
    id: str


class Picture(msgspec.Struct):
    hand: list[Card | str]


class Changes(msgspec.Struct):
    hand: list[Card | str] | None = None


class Heard(msgspec.Struct):
    """What a player has to know about any message."""

    type: str
    number: int = 0
    prompt: Prompt | None = None
    picture: Picture | None = None
    changes: Changes | None = None
    asked: list[int] = []
    text: str | None = None


DECODER: Final = msgspec.json.Decoder(Heard)


class Player(WSListener):
    def __init__(self, table: PlayedTable, chair: int, key: str) -> None:
        self.table = table
        self.chair = chair
        self.key = key
        self.heard = Heard("")

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.send({"type": "hello", "language": LANGUAGES[self.chair], "key": self.key})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        heard = DECODER.decode(frame.get_payload_as_memoryview())
        if heard.type in ("snapshot", "news"):
            if heard.picture is None:
                heard.picture = self.heard.picture
                if heard.picture is not None and heard.changes is not None and heard.changes.hand is not None:
                    heard.picture.hand = heard.changes.hand
            self.heard = heard
            self.table.hear()
        elif heard.type == "waiting":
            self.heard.number = heard.number
            if self.heard.prompt is not None:
                self.heard.prompt.asked = heard.asked
            self.table.hear()
        elif heard.type != "done":
            self.table.players.fault = f"{heard.type}: {heard.text}"

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.players.fault = self.table.players.fault or "the server has closed a connection"

    def send(self, message: dict[str, Any]) -> None:
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def move(self, rng: Random) -> str:
        """Any listed move; where cards are chosen from a hand, the page lists only single ones."""
        prompt, picture = self.heard.prompt, self.heard.picture
        assert prompt is not None
        assert picture is not None
        surplus = len(picture.hand) - HAND
        if prompt.shape == CHOOSE_SOME and surplus > 1:
            chosen = rng.sample([card.id for card in picture.hand if isinstance(card, Card)], surplus)
            return f"discard {' '.join(chosen)}"
        return rng.choice(prompt.choices).move


class PlayedTable:
    def __init__(self, players: Players, id: str, keys: list[str]) -> None:
        self.players = players
        self.id = id
        self.seats = [Player(self, chair, key) for chair, key in enumerate(keys)]
        self.number = 0  # of the last entry that everybody has heard of
        self.sent_at = 0.0
        self.is_move = False

    def hear(self) -> None:
        """Once the last player has heard of the last move, the next one may be made."""
        number = min([player.heard.number for player in self.seats])
        if number <= self.number:
            return
        self.number = number
        if number < max([player.heard.number for player in self.seats]):
            return
        self.players.heard_by_all(self)

    def play(self) -> None:
        prompt = self.seats[0].heard.prompt
        self.is_move = prompt is not None
        self.sent_at = time.perf_counter()
        id = str(self.number)
        if prompt is None:  # the game is over: another one
            self.seats[0].send({"type": "start", "id": id})
            return
        player = self.seats[prompt.asked[0]]
        player.send({"type": "move", "id": id, "move": player.move(self.players.rng)})


class Players:
    """Everybody at all tables."""

    def __init__(self) -> None:
        self.rng = Random("load")
        self.ready: deque[PlayedTable] = deque()  # tables where a move can be made
        self.times: list[float] = []
        self.is_hurried = False  # the next move follows at once
        self.fault = ""

    def heard_by_all(self, table: PlayedTable) -> None:
        if table.is_move:
            self.times.append(time.perf_counter() - table.sent_at)
        if self.is_hurried:
            table.play()
        else:
            self.ready.append(table)

    async def connect(self, port: int, tables: list[dict[str, Any]]) -> None:
        for facts in tables:
            table = PlayedTable(self, facts["table"], facts["keys"])
            address = f"ws://127.0.0.1:{port}/api/tables/{table.id}/socket"
            for player in table.seats:
                await ws_connect(lambda player=player: player, address)
        await self._until(lambda: len(self.ready) == len(tables), 60)

    async def _until(self, is_true: Callable[[], bool], seconds: float) -> None:
        deadline = time.perf_counter() + seconds
        while not is_true():
            if self.fault or time.perf_counter() > deadline:
                sys.exit(f"The players gave up: {self.fault or 'the server does not answer'}")
            await asyncio.sleep(0.01)

    async def play(self, seconds: float, rate: float | None) -> tuple[list[float], float]:
        """As fast as the server answers, or this many moves a second. Returns how long each one took, and the total
        time.
        """
        self.times = []
        self.is_hurried = rate is None
        start = time.perf_counter()
        sent = 0
        while (passed := time.perf_counter() - start) < seconds:
            while self.ready and (rate is None or sent < passed * rate):
                self.ready.popleft().play()
                sent += 1
            if self.fault:
                sys.exit(f"The players gave up: {self.fault}")
            await asyncio.sleep(BEAT)
        times, self.times = self.times, []
        self.is_hurried = False
        await asyncio.sleep(1)  # so that moves under way count for nobody
        return times, seconds


# Measuring -----------------------------------------------------------------------------------------------------------


async def measure_bare(server: subprocess.Popen[str], port: int, tables: int, seconds: float) -> dict[str, Any]:
    lines, players = _lines(server), Players()
    next(lines)
    prepared = [next(lines) for _ in range(tables)]
    await _answers(port)
    await players.connect(port, prepared)
    await players.play(min(WARM_UP, seconds), None)
    cpu = cpu_seconds(server.pid)
    times, spent = await players.play(seconds, None)
    return {
        "moves_per_second": len(times) / spent,
        "cpu_us_per_move": (cpu_seconds(server.pid) - cpu) / len(times) * 1e6,
    }


async def measure(
    port: int, server: subprocess.Popen[str], meter: Path, tables: int, seconds: float, rate: float
) -> dict[str, Any]:
    lines = _lines(server)
    before = next(lines)["resident"]
    players = Players()
    prepared = [next(lines) for _ in range(tables)]
    await _answers(port)
    await players.connect(port, prepared)
    memory = (resident(server.pid) - before) / tables
    await players.play(min(WARM_UP, seconds), None)
    phases = {"saturated": None, "calm": rate}
    figures: dict[str, Any] = {"python": platform.python_version(), "tables": tables, "seats": SEATS}
    for name, per_second in phases.items():
        cpu, parts = cpu_seconds(server.pid), json.loads(meter.read_text())
        times, spent = await players.play(seconds, per_second)
        cpu = cpu_seconds(server.pid) - cpu
        shares = {part: (sum_ - parts[part]) / cpu for part, sum_ in json.loads(meter.read_text()).items()}
        cuts = statistics.quantiles(times, n=100)
        figures[name] = {
            "moves_per_second": len(times) / spent,
            "p50_ms": cuts[49] * 1e3,
            "p99_ms": cuts[98] * 1e3,
            "cpu_us_per_move": cpu / len(times) * 1e6,
            "cpu_share": cpu / spent,
            "parts": {**shares, "sockets and event loop": 1 - sum(shares.values())},
        }
    figures["kb_per_table_at_start"] = memory * 1e3
    figures["kb_per_table_at_end"] = (resident(server.pid) - before) / tables * 1e3
    reached, p99 = figures["saturated"]["moves_per_second"], figures["calm"]["p99_ms"]
    figures["goals"] = [
        {"name": "moves/s", "figure": reached, "goal": MOVES_PER_SECOND, "holds": reached >= MOVES_PER_SECOND},
        {"name": f"p99 ms at {rate:.0f} moves/s", "figure": p99, "goal": P99_MS, "holds": p99 <= P99_MS},
    ]
    return figures


def _lines(server: subprocess.Popen[str]) -> Iterator[dict[str, Any]]:
    assert server.stdout is not None
    for line in server.stdout:
        yield json.loads(line)
    sys.exit("The server has ended.")


async def _answers(port: int) -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        writer.close()
        return
    sys.exit("The server does not answer.")


def report(figures: dict[str, Any]) -> None:
    print(f"{figures['tables']} tables with {figures['seats']} seats, Python {figures['python']}\n")
    print(f"{'':12}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'CPU us/move':>14}{'of a core':>12}")
    for name in ("saturated", "calm"):
        row = figures[name]
        print(
            f"{name:12}{row['moves_per_second']:10,.0f}{row['p50_ms']:10.1f}{row['p99_ms']:10.1f}"
            f"{row['cpu_us_per_move']:14.0f}{row['cpu_share']:12.0%}"
        )
    start, end = figures["kb_per_table_at_start"], figures["kb_per_table_at_end"]
    print(f"\nmemory per table: {start:.0f} kB, after this run {end:.0f} kB")
    parts = sorted(figures["saturated"]["parts"].items(), key=lambda part: -part[1])
    print("saturated: " + ", ".join(f"{part} {share:.0%}" for part, share in parts))
    print(f"the first bottleneck: {parts[0][0]}")
    bare, ours = figures["bare"], figures["saturated"]
    print(
        f"a bare relay: {bare['moves_per_second']:,.0f} moves/s, {bare['cpu_us_per_move']:.0f} us/move; with rules, "
        f"store and everybody's own view {ours['moves_per_second'] / bare['moves_per_second']:.2f} of that\n"
    )
    print(f"{'goal':32}{'figure':>10}{'goal':>10}{'holds':>8}")
    for goal in figures["goals"]:
        print(f"{goal['name']:32}{goal['figure']:10,.1f}{goal['goal']:10,.0f}{'yes' if goal['holds'] else 'NO':>8}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--game", default="cthulhu")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second in the calm phase")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "FOLDER"), help=argparse.SUPPRESS)
    parser.add_argument("--serve-bare", type=int, metavar="PORT", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    tables, seconds = arguments.tables, arguments.seconds
    if arguments.serve:
        serve(int(arguments.serve[0]), Path(arguments.serve[1]), arguments.game, tables)
        return
    if arguments.serve_bare:
        serve_bare(arguments.serve_bare, tables)
        return
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        with _server("--serve-bare", str(port), "--tables", str(tables)) as server:
            bare = asyncio.run(measure_bare(server, port, tables, seconds))
        port = _free_port()
        with _server("--serve", str(port), folder, "--game", arguments.game, "--tables", str(tables)) as server:
            figures = asyncio.run(measure(port, server, Path(folder) / METER, tables, seconds, arguments.rate))
    figures["bare"] = bare
    print(json.dumps(figures)) if arguments.json else report(figures)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def _server(*options: str) -> Iterator[subprocess.Popen[str]]:
    """On its own core, if there are several."""
    server = subprocess.Popen([sys.executable, __file__, *options], stdout=subprocess.PIPE, text=True)
    os.sched_setaffinity(server.pid, CORES[:1])
    os.sched_setaffinity(0, CORES[1:] or CORES)
    try:
        yield server
    finally:
        server.kill()
        server.wait()


if __name__ == "__main__":
    main()
