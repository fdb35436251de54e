"""What the page costs a browser: `python bench/page.py [lobby] [turn] [--against CHECKOUT] [--rounds 5] [--json]`.

lobby   a cold lobby at 1.6 Mbit/s and 150 ms: bytes on the wire, largest contentful paint, layout shift
turn    a late game of cthulhu with a browser at four times less CPU: main thread per message, longest task, and how
        often the browser had to work out styles and layout

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
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

HERE: Final = Path(__file__).resolve().parents[1]
BYTES_PER_SECOND: Final = 1_600_000 / 8
LATENCY_MS: Final = 150
SLOWDOWN: Final = 4
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
LINES: Final = 250  # of the log: more than it shows
MESSAGES: Final = 40  # that are measured in one game
QUIET: Final = 0.3  # seconds without a message: everybody has done what they can
GOALS: Final = {
    "kB on the wire": 330.0,
    "largest paint, s": 1.5,
    "layout shift": 0.1,
    "main thread per message, ms": 20.0,
    "longest task, ms": 50.0,
}

WATCH: Final = """(() => {
  const seen = window.seen = { paint: 0, shift: 0, longest: 0 }
  const watch = (type, take) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', entry => seen.paint = entry.startTime)
  watch('layout-shift', entry => { if (!entry.hadRecentInput) seen.shift += entry.value })
  watch('longtask', entry => seen.longest = Math.max(seen.longest, entry.duration))
})()"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", choices=["lobby", "turn", []], help="both, if none is named")
    parser.add_argument("--against", type=Path, help="another checkout")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    checkouts = {"here": HERE} | ({"there": options.against.resolve()} if options.against else {})
    measures = [MEASURES[what] for what in options.what or MEASURES]
    found: dict[str, dict[str, list[float]]] = {name: {} for name in checkouts}
    with contextlib.ExitStack() as stack:
        addresses = {name: stack.enter_context(serving(checkout)) for name, checkout in checkouts.items()}
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
    """The server of a checkout, with a store that is thrown away."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "stammtisch", "serve", "--no-open", "--port", str(port)]
        environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        process = subprocess.Popen(
            [*command, "--store", f"{folder}/tables.db"], env=environment, cwd=folder, stdout=subprocess.DEVNULL
        )
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

    def __init__(self, address: str, seed: int) -> None:
        self.rng = Random(seed)
        self.lines = self.messages = self.sent = 0
        self.standing: dict[str, Any] = {}
        wish = {"game": "cthulhu", "name": "Ann", "seats": 4, "bots": ["greedy"] * 3, "is_started": True}
        body = json.dumps({**wish, "pace": {"ring": 0.0, "bots": 0.0}}).encode()
        with urlopen(Request(f"{address}api/tables", body, {"content-type": "application/json"}), timeout=10) as answer:
            seated = json.load(answer)
        self.table, self.key = seated["table"], seated["key"]
        url = f"{address.replace('http', 'ws', 1)}api/tables/{self.table}/socket"
        self.socket: ClientConnection = connect(url, max_size=None)
        self.socket.send(json.dumps({"type": "hello", "language": "en", "key": self.key}))

    def listen(self) -> None:
        """Until nobody says anything more."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.take(json.loads(self.socket.recv(timeout=QUIET)))

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] not in ("snapshot", "news", "waiting"):
            return
        self.messages += 1
        self.lines += len(message.get("lines") or message.get("log") or [])
        known = {part: fact for part, fact in message.items() if fact is not None}
        self.standing = {**self.standing, **known, "prompt": message.get("prompt")}
        if message["type"] == "waiting":
            self.standing["prompt"] = None

    def is_asked(self) -> bool:
        prompt = self.standing.get("prompt") or {"asked": []}
        return 0 in prompt["asked"] and bool(prompt["choices"])

    def move(self) -> None:
        """Something at random, and whatever follows from it. Windows are let go, so that the game gets on."""
        choices = [choice["move"] for choice in self.standing["prompt"]["choices"]]
        move = "pass" if "pass" in choices else self.rng.choice(choices)
        self.sent += 1
        self.socket.send(json.dumps({"type": "move", "id": f"{self.table}-{self.sent}", "move": move}))


def measure_turn(browser: Browser, address: str, turn: int) -> dict[str, float]:
    for attempt in range(20):  # some games end early
        ann = Ann(address, 100 * turn + attempt)
        try:
            while ann.lines < LINES and _play_on(ann, QUIET / 3):
                pass
            if ann.lines >= LINES and (found := _watch(browser, address, ann)):
                return found
        finally:
            ann.socket.close()
    sys.exit("No game was long enough.")


def _play_on(ann: Ann, patience: float) -> bool:
    """One more move of Ann, once she is asked; nothing if the game is over."""
    deadline = time.monotonic() + 10
    while not ann.is_asked():
        if ann.standing.get("table", {}).get("phase") == "over" or time.monotonic() > deadline:
            return False
        with contextlib.suppress(TimeoutError):
            ann.take(json.loads(ann.socket.recv(timeout=patience)))
    ann.move()
    ann.standing["prompt"] = None
    return True


def _watch(browser: Browser, address: str, ann: Ann) -> dict[str, float] | None:
    with visiting(browser) as (page, session):
        page.goto(f"{address}#/seat/{ann.table}/{ann.key}", wait_until="networkidle")
        page.get_by_test_id("log").wait_for()
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        session.send("Performance.enable")
        ann.listen()
        page.evaluate("window.seen.longest = 0")
        before, first = _metrics(session), ann.messages
        while ann.messages < first + MESSAGES:
            if not _play_on(ann, QUIET):
                return None
            ann.listen()
        time.sleep(1)  # the last cards arrive
        after, count = _metrics(session), ann.messages - first
        spent = {name: (after[name] - before[name]) / count for name in after}
        return {
            "main thread per message, ms": spent["TaskDuration"] * 1000 / SLOWDOWN,
            "of it script, ms": spent["ScriptDuration"] * 1000 / SLOWDOWN,
            "of it styles and layout, ms": (spent["RecalcStyleDuration"] + spent["LayoutDuration"]) * 1000 / SLOWDOWN,
            "layouts per message": spent["LayoutCount"],
            "styles per message": spent["RecalcStyleCount"],
            "longest task, ms": page.evaluate("window.seen.longest"),
        }


def _metrics(session: CDPSession) -> dict[str, float]:
    wanted = (
        "TaskDuration",
        "ScriptDuration",
        "RecalcStyleDuration",
        "LayoutDuration",
        "LayoutCount",
        "RecalcStyleCount",
    )
    found = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    return {name: found[name] for name in wanted}


MEASURES: Final = {"lobby": measure_lobby, "turn": measure_turn}

if __name__ == "__main__":
    main()
