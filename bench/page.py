"""What the page costs a browser: `python bench/page.py [lobby] [turn] [--against CHECKOUT] [--own] [--rounds 5]`.

lobby   a cold lobby at 1.6 Mbit/s and 150 ms: bytes on the wire, largest contentful paint, layout shift
turn    a late game of cthulhu: CPU time of the main thread per message, the longest task as a four times slower machine
        would have it, how often the browser had to work out styles and layout, and how many frames it drew or dropped
        (unlike the rest, that depends on what else the machine does)

`--against` names another checkout whose page is built (python web/build.py); both are measured in turns, in the same
run. Needs the environment of `./test` and the machine's Chromium. Machines differ: compare the ratios.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute, sync_playwright
from websockets.sync.client import ClientConnection, connect

HERE: Final = Path(__file__).resolve().parents[1]
BYTES_PER_SECOND: Final = 1_600_000 / 8
LATENCY_MS: Final = 150
SLOWDOWN: Final = 4
DESKTOP: Final = (1600, 900)  # the least where the log has a place beside the table
PHONE: Final = (390, 844)
LINES: Final = 250  # of the log: more than it shows
MESSAGES: Final = 25  # measured in one game
ARRIVAL_MS: Final = 600  # longer than cards travel
QUIET: Final = 0.3  # seconds without a message: everybody has done what they can
FIRST: Final[list[str]] = []  # the server whose games all pages hear; none if each hears its own
TRACES: Final = ["devtools.timeline", *(f"disabled-by-default-devtools.timeline{part}" for part in ("", ".frame"))]
TRACED: Final = ("RunTask", "Layout", "UpdateLayoutTree", "Commit")  # of the main thread
FRAMES: Final = ("DrawFrame", "DroppedFrame")  # those on the screen, and those that came too late for it
MAIN_THREAD: Final = "CrRendererMain"
GOALS: Final = {
    "kB on the wire": 330.0,
    "largest paint, s": 1.5,
    "layout shift": 0.1,
    "main thread per message, ms": 20.0,
    "longest task at 1/4 CPU, ms": 50.0,
}

# The settings of `stammtisch serve`, without the limits of a single visitor.
SERVE: Final = """
import sys, uvicorn
from pathlib import Path
from stammtisch.server.app import make_app
from stammtisch.server.limits import Limit
from stammtisch.server.run import SETTINGS
from stammtisch.store import open_store
Limit.take = lambda *_, **__: True  # how an app is told its limits differs between checkouts
uvicorn.run(make_app(open_store(Path(sys.argv[1]))), port=int(sys.argv[2]), **SETTINGS)
"""
WATCH: Final = """(() => {
  // Somebody who was already asked how often to ask (keys as in kept.ts).
  const isPage = location.protocol.startsWith('http')
  if (isPage) localStorage.setItem(new URL('wish', location.href).pathname.slice(1), 'all')
  const seen = window.seen = { paint: 0, shift: 0 }
  const watch = (type, take) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', entry => seen.paint = entry.startTime)
  watch('layout-shift', entry => { if (!entry.hadRecentInput) seen.shift += entry.value })
})()"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", choices=["lobby", "turn", []], help="both, if none is named")
    parser.add_argument("--against", type=Path, help="another checkout")
    parser.add_argument("--own", action="store_true", help="that checkout knows other messages: it hears its own games")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    checkouts = {"here": HERE} | ({"there": options.against.resolve()} if options.against else {})
    measures = [MEASURES[what] for what in options.what or MEASURES]
    found: dict[str, dict[str, list[float]]] = {name: {} for name in checkouts}
    with contextlib.ExitStack() as stack:
        addresses = {name: stack.enter_context(serving(checkout)) for name, checkout in checkouts.items()}
        FIRST.extend([] if options.own else [addresses["here"]])
        browser = stack.enter_context(chromium())
        for turn in range(options.rounds):
            for measure in measures:
                for name, address in addresses.items():
                    for what, figure in measure(browser, address, turn).items():
                        found[name].setdefault(what, []).append(figure)
    medians = {name: {what: statistics.median(all) for what, all in rows.items()} for name, rows in found.items()}
    print(json.dumps(medians) if options.json else table(medians))


def table(medians: dict[str, dict[str, float]]) -> str:
    lines = [f"{'median':<34}" + "".join(f"{name:>10}" for name in medians) + ("   ratio" if len(medians) > 1 else "")]
    for what, figure in medians["here"].items():
        figures = [rows[what] for rows in medians.values()]
        line = f"{what:<34}" + "".join(f"{one:>10.3g}" if one < 100 else f"{one:>10.0f}" for one in figures)
        if len(figures) > 1:
            line += f"{figure / figures[1]:>8.2f}" if figures[1] else f"{'':>8}"
        if what in GOALS:
            line += f"   goal {GOALS[what]:g}: {'yes' if figure <= GOALS[what] else 'NO'}"
        lines.append(line)
    return "\n".join(lines)


@contextlib.contextmanager
def serving(checkout: Path) -> Iterator[str]:
    """The server of a checkout, with a temporary store."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, f"{folder}/tables.db", str(port)]
        environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        process = subprocess.Popen(command, env=environment, cwd=folder, stdout=subprocess.DEVNULL)
        try:
            deadline = time.monotonic() + 30
            while True:
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
                    break
                if process.poll() is not None or time.monotonic() > deadline:
                    sys.exit(f"The server of {checkout} does not start. Is its page built?")
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}/"
        finally:
            process.terminate()
            process.wait()


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    names = [os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"]
    path = next((found for name in names if name and (found := shutil.which(name))), None)
    if path is None:
        sys.exit("There is no Chromium.")
    arguments = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


@contextlib.contextmanager
def visiting(browser: Browser, size: tuple[int, int] = DESKTOP) -> Iterator[tuple[Page, CDPSession]]:
    """A browser that has never been here."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(WATCH)
    page = context.new_page()
    yield page, context.new_cdp_session(page)
    context.close()


# The lobby -----------------------------------------------------------------------------------------------------------


def measure_lobby(browser: Browser, address: str, _turn: int) -> dict[str, float]:
    """The worse of a desktop and a phone."""
    desktop, phone = (_open_lobby(browser, address, size) for size in (DESKTOP, PHONE))
    return {what: max(figure, phone[what]) for what, figure in desktop.items()}


def _open_lobby(browser: Browser, address: str, size: tuple[int, int]) -> dict[str, float]:
    with visiting(browser, size) as (page, session):
        wire: list[float] = []
        session.on("Network.loadingFinished", lambda event: wire.append(event["encodedDataLength"]))
        session.send("Network.enable")
        conditions: dict[str, float] = {"offline": False, "latency": LATENCY_MS}
        conditions |= {"downloadThroughput": BYTES_PER_SECOND, "uploadThroughput": BYTES_PER_SECOND}
        session.send("Network.emulateNetworkConditions", conditions)
        page.goto(address, wait_until="networkidle")
        seen = page.evaluate("window.seen")
        return {
            "kB on the wire": sum(wire) / 1000,
            "requests": len(wire),
            "largest paint, s": seen["paint"] / 1000,
            "layout shift": seen["shift"],
        }


# A turn --------------------------------------------------------------------------------------------------------------


class Ann:
    """Plays on one device, at random, while the browser looks on with the same key."""

    def __init__(self, socket: ClientConnection, key: str, seed: int) -> None:
        self.socket = socket
        self.rng = Random(seed)
        self.heard: list[dict[str, Any]] = []
        self.lines = self.sent = 0
        self.standing: dict[str, Any] = {}
        self.socket.send(json.dumps({"type": "hello", "language": "en", "key": key}))

    def listen(self) -> None:
        """Until nobody says anything any more."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.take(json.loads(self.socket.recv(timeout=QUIET)))

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] not in ("snapshot", "news", "waiting"):
            return
        self.heard.append(message)
        self.lines += len(message.get("lines") or message.get("log") or [])
        if message["type"] == "waiting":  # somebody else has passed
            if self.standing["prompt"]:
                self.standing["prompt"]["asked"] = message["asked"]
            return
        known = {part: fact for part, fact in message.items() if fact is not None}
        self.standing = {**self.standing, **known, "prompt": message["prompt"]}

    def is_asked(self) -> bool:
        prompt = self.standing.get("prompt") or {"asked": []}
        return 0 in prompt["asked"] and bool(prompt["choices"] or prompt["discards"])

    def play_on(self) -> bool:
        """One more move at random, once she is asked; none if the game is over. She lets windows pass, to save time."""
        while not self.is_asked():
            if self.standing.get("table", {}).get("phase") == "over":
                return False
            self.take(json.loads(self.socket.recv(timeout=10)))
        prompt, self.standing["prompt"] = self.standing["prompt"], None
        choices = [choice["move"] for choice in prompt["choices"]]
        if prompt["discards"]:
            thrown = self.rng.sample(self.standing["picture"]["hand"], prompt["discards"]["least"])
            choices = [" ".join(["discard", *(card["id"] for card in thrown)])]
        move = "pass" if "pass" in choices else self.rng.choice(choices)
        self.sent += 1
        self.socket.send(json.dumps({"type": "move", "id": str(self.sent), "move": move}))
        return True


@cache
def late_game(address: str, turn: int) -> tuple[str, list[dict[str, Any]]]:
    """A table, and what a page hears there late in a game: a snapshot and the messages after it."""
    for attempt in range(20):  # some games end early
        table, key = _open_table(address)
        url = f"{address.replace('http', 'ws', 1)}api/tables/{table}/socket"
        with connect(url, max_size=None) as socket:
            ann = Ann(socket, key, 100 * turn + attempt)
            while ann.lines < LINES and ann.play_on():
                pass
            ann.listen()
            with connect(url, max_size=None) as second:
                told = Ann(second, key, 0)
                told.listen()
                while len(told.heard) <= MESSAGES and ann.play_on():
                    ann.listen()
                    told.listen()
        if len(told.heard) > MESSAGES:
            return f"#/t/{table}", told.heard[: MESSAGES + 1]
    sys.exit("No game was long enough.")


def measure_turn(browser: Browser, address: str, turn: int) -> dict[str, float]:
    """The CPU time of the page's main thread: it does not matter how busy the machine is otherwise. Every page gets the
    same messages, one by one, each when the cards of the previous one have arrived.
    """
    place, (snapshot, *news) = late_game(next(iter(FIRST), address), turn)
    with visiting(browser) as (page, _):
        sockets: list[WebSocketRoute] = []

        def greet(socket: WebSocketRoute) -> None:
            sockets.append(socket)
            socket.on_message(lambda _: socket.send(json.dumps(snapshot)))

        page.route_web_socket("**/socket", greet)
        page.goto(address + place, wait_until="networkidle")
        page.get_by_test_id("log").wait_for()
        page.wait_for_timeout(ARRIVAL_MS)
        browser.start_tracing(page=page, categories=TRACES)
        for message in news:
            sockets[-1].send(json.dumps(message))
            page.wait_for_timeout(ARRIVAL_MS)
        events = json.loads(browser.stop_tracing())["traceEvents"]
    main = _main_thread(events)
    frames = Counter(event["name"] for event in events if event["name"] in FRAMES)
    spent = {name: [event["tdur"] / 1000 for event in main if event["name"] == name] for name in TRACED}
    return {
        "main thread per message, ms": sum(spent["RunTask"]) / len(news),
        "of it styles and layout, ms": (sum(spent["Layout"]) + sum(spent["UpdateLayoutTree"])) / len(news),
        "layouts per message": len(spent["Layout"]) / len(news),
        "styles per message": len(spent["UpdateLayoutTree"]) / len(news),
        "longest task at 1/4 CPU, ms": max(spent["RunTask"]) * SLOWDOWN,
        "tasks over 50 ms at 1/4 CPU": sum(task * SLOWDOWN > 50 for task in spent["RunTask"]),
        "frames per message": len(spent["Commit"]) / len(news),
        "dropped of 100 frames": 100 * frames["DroppedFrame"] / max(frames.total(), 1),
    }


def _open_table(address: str) -> tuple[str, str]:
    request = {"game": "cthulhu", "name": "Ann", "seats": 4, "bots": ["random"] * 3, "is_started": True}
    body = json.dumps({**request, "pace": {"ring": 0.0, "bots": 0.0}}).encode()
    with urlopen(Request(f"{address}api/tables", body, {"content-type": "application/json"}), timeout=10) as answer:
        seated = json.load(answer)
    return seated["table"], seated["key"]


def _main_thread(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The tab that has done the most: there are others, which wait to be used."""
    tabs: dict[int, list[dict[str, Any]]] = {
        event["tid"]: [] for event in events if event["name"] == "thread_name" and event["args"]["name"] == MAIN_THREAD
    }
    for event in events:
        if event["tid"] in tabs and "tdur" in event:
            tabs[event["tid"]].append(event)
    return max(tabs.values(), key=lambda found: sum(event["tdur"] for event in found))


MEASURES: Final = {"lobby": measure_lobby, "turn": measure_turn}

if __name__ == "__main__":
    main()
