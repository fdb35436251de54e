"""A real server process, the built page, and people with a browser each. Nothing here is a stand-in.

Every visitor collects their browser's complaints, and a test with a complaint fails.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, Final
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate
from websockets.sync.client import connect

from stammtisch.boxes import load
from stammtisch.engine import scenario
from stammtisch.engine.decision import RESPOND
from stammtisch.engine.record import header
from stammtisch.engine.table import Table
from stammtisch.server import clock, commands
from stammtisch.server.chair import PERSON
from stammtisch.server.keys import Keys, SeatKey, new_secret, new_table_id, new_ticket
from stammtisch.server.live import LiveTable
from stammtisch.store import Entry, open_store
from tests.browser.courses import Step
from tests.programs import program
from tests.server.pages import STANDING, keep_up

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENT: Final[dict[str, Any]] = {
    "ring": 0.0,
    "bots": 0.0,
}  # a window waits for everybody's answer: nothing happens on its own
DESKTOP: Final = (1600, 900)  # the least where the log has a place beside the table
PHONE: Final = (390, 844)
WAIT_MS: Final = 15_000
BOXES: Final = 'input[name="game"]'  # in the lobby: all games and sets

PASS: Final = '[data-testid="bell"] [data-move="pass"]:enabled'
# What to press, the first that is there: finish what was begun, play what can be played, and only then say "done".
WAYS: Final = (
    '[data-testid="good-night"]:enabled',
    ".answer:enabled",
    '[data-main][data-testid="play"]:enabled',
    '[data-testid="never-mind"]:enabled',
    PASS,
    'main:has([data-testid="why"]) [data-testid="put-down"]',
    '[data-testid="hide"]:enabled',
    '[data-testid="discard"]:enabled',
    'main:has([data-testid="discard"]:disabled) [data-testid="hand"] [data-look="free"]',
    'main:has([data-testid="discard"]:disabled) [data-testid="hand"] [data-look="ticked"]',
    '[data-testid="announce"]:enabled',
    '[data-testid="to-basket"]:enabled',
    '[data-testid="take"]:enabled',
    "main:has([data-main]:disabled) [data-target]",
    '[data-testid="evict"]:enabled',
    '[data-testid="evictions"] label:has(input:not(:checked))',
    'main:has([data-testid="prompt"]):not(:has([data-testid="put-down"])) [data-testid="hand"] [data-look="plain"]',
    '[data-testid="prompt"][data-kind="play"]:has([data-testid="value"]) [data-move]:enabled',
    '[data-testid="hand"] [data-card][aria-pressed="false"]:not(.idle):not([data-look])',
    '[data-testid="choices"] [data-move]:enabled',
    '[data-testid="prompt"] [data-move]:enabled',
)
# The page locks new buttons for a moment ([data-settling]), so that nobody presses what they did not aim at.
FIND_WAY: Final = """ways => {
  if (document.querySelector('[data-settling]')) return null
  const isSeen = one => one.checkVisibility({ visibilityProperty: true })
  const found = ways.findIndex(way => [...document.querySelectorAll(way)].some(isSeen))
  return found < 0 ? null : [found]
}"""
# For whole games: that moment (SETTLING_MS of press.svelte.ts) takes no time. Everything else is as it is.
HASTE: Final = """(() => {
  const wait = window.setTimeout
  window.setTimeout = (then, ms, ...rest) => wait(then, ms === 400 ? 0 : ms, ...rest)
})()"""


# Somebody who has played before, and wants to be asked about everything (keys as in kept.ts).
ASKED: Final = """(() => {
  if (!location.protocol.startsWith('http')) return
  const name = new URL('wish', location.href).pathname.slice(1)
  if (localStorage.getItem(name) === null) localStorage.setItem(name, 'all')
})()"""


class Server:
    """A process on its own port, with its own store. `games` are boxes that it would not have otherwise."""

    def __init__(self, folder: Path, games: str = "") -> None:
        self.store = folder / "tables.db"
        self.log = folder / "server.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}/"
        command = [sys.executable, "-m", "stammtisch", "serve", "--port", str(self.port), "--store", str(self.store)]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*command, "--no-open"],
                stdout=log,
                stderr=log,
                cwd=folder,
                env={**os.environ, "STAMMTISCH_GAMES": games, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"},
            )
        deadline = time.monotonic() + 30
        while not self._answers():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 0.2):
                return True
        except OSError:
            return False

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def open_table(self, game: str, **extra: Any) -> Seat:
        """A table with Ann at its first chair; alone with bots, it starts at once."""
        seats = extra.pop("seats", 3)
        bots = [extra.pop("level", "random")] * extra.pop("bots", seats - 1)
        body = {
            "game": game,
            "name": "Ann",
            "seats": seats,
            "bots": bots,
            "is_started": len(bots) == seats - 1,
            **extra,
        }
        headers = {"content-type": "application/json"}
        request = Request(f"{self.address}api/tables", json.dumps(body).encode(), headers)
        with urlopen(request, timeout=10) as answer:
            seated = json.load(answer)
        return Seat(seated["table"], seated["key"])

    def lay_table(self, table: Table, pace: dict[str, Any] = PATIENT, gone: Sequence[int] = ()) -> list[Seat]:
        """A table where this has already happened, and the seats of everybody who sits there. Bots play on for those
        who are gone.

        Nobody can ask the server for a seed, because it would give away the dice. But the record is the truth, so the
        entries go straight into the store, and the server finds the table there as after a restart.
        """
        live, now = LiveTable(new_table_id()), time.time()
        commands.open_table(live, table.game.kind.id, table.record.options, len(table.names), pace, now)
        tickets = [new_ticket() for _ in table.names]
        for name, ticket in zip(table.names, tickets, strict=True):
            commands.sit(live, name, ticket, "en", now)
        commands.start(live, live.host, table.record.seed, now)
        for move in table.record.moves:
            live.add("moved", {"move": move, "by": PERSON}, now)
        for chair in gone:
            commands.leave(live, chair, now)
        return self._keep(live, tickets)

    def lay_scenario(self, path: Path) -> tuple[list[Seat], list[Step]]:
        """A table that begins in the position of a scenario, with a person in every seat; and its steps."""
        position = path.read_text("utf-8")
        found = scenario.read(position, load)
        table, steps = Table.begin_at(found.game, found.names, position), list[Step]()
        begun = {**header(table.record)}
        for beat in scenario.play_through(found):
            if beat.move is not None:
                decision = table.game.decision(table.state)
                is_answer = decision is not None and decision.shape == RESPOND
                steps.append(Step(beat.move[0], table.game.write(beat.move, table.names), is_answer))
                table.apply(beat.move)
        live, now = LiveTable(new_table_id()), time.time()
        commands.open_table(live, found.game.kind.id, dict(found.game.options), len(found.names), PATIENT, now)
        tickets = [new_ticket() for _ in found.names]
        for name, ticket in zip(found.names, tickets, strict=True):
            commands.sit(live, name, ticket, "en", now)
        live.add("started", begun, now)
        return self._keep(live, tickets), steps

    def _keep(self, live: LiveTable, tickets: Sequence[str]) -> list[Seat]:
        store = open_store(self.store)
        try:
            store.create(live.id, [told.entry for told in live.take_fresh()], clock.due_at(live))
            keys = Keys(store.setting("secret", new_secret))
        finally:
            store.close()
        return [Seat(live.id, keys.seat(SeatKey(live.id, chair, ticket))) for chair, ticket in enumerate(tickets)]

    def entries(self, table: str) -> list[Entry]:
        store = open_store(self.store)
        try:
            return store.entries(table)
        finally:
            store.close()

    def moves_of(self, table: str, chair: int = 0) -> list[str]:
        """The ids of the moves that somebody's pages have made, as written in the store."""
        clients = [entry.client or "" for entry in self.entries(table) if "move" in entry.body]
        return [client for client in clients if client.startswith(f"{chair}:")]

    def play_at_random(self, seat: Seat) -> None:
        """To the end of the game, without a browser."""
        rng, sent = Random(5), 0
        with connect(f"ws://127.0.0.1:{self.port}/api/tables/{seat.table}/socket") as connection:
            connection.send(json.dumps({"type": "hello", "language": "en", "key": seat.key}))
            last: dict[str, Any] = {}
            while True:
                message = json.loads(connection.recv(timeout=20))
                if message["type"] not in STANDING:
                    assert message["type"] == "done", message
                    continue
                last = keep_up(last, message)
                if last["table"]["phase"] == "over":
                    return
                prompt = last["prompt"]
                if prompt and 0 in prompt["asked"]:
                    sent += 1
                    move = rng.choice(prompt["choices"])["move"]
                    connection.send(json.dumps({"type": "move", "id": f"random-{sent}", "move": move}))


class Cable:
    """Between a browser and the server. Chromium's "offline" keeps open WebSockets alive; a pulled plug does not."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.ends: list[socket.socket] = []
        self.threads: list[Thread] = []
        self.is_closed = False
        self.is_deaf = False  # if so, nothing that the server says arrives; what the browser says does
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.listener.settimeout(0.1)
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}/"
        self._run(self._accept)

    def _run(self, what: Callable[..., None], *arguments: socket.socket) -> None:
        self.threads.append(Thread(target=what, args=arguments))
        self.threads[-1].start()

    def _accept(self) -> None:
        while not self.is_closed:
            with suppress(TimeoutError):
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.target))
                self.ends += [near, far]
                self._run(self._pump, near, far)
                self._run(self._pump, far, near)

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not (self.is_deaf and source in self.ends[1::2]):
                    sink.sendall(data)
        with suppress(OSError):
            sink.shutdown(socket.SHUT_WR)

    def pull(self) -> None:
        """Ends every connection; new ones work in both directions."""
        self.is_deaf = False
        for end in list(self.ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.is_closed = True
        self.threads[0].join()
        self.pull()
        for thread in self.threads:
            thread.join()
        for end in [*self.ends, self.listener]:
            end.close()


class Seat:
    """The holder of the key sits there."""

    def __init__(self, table: str, key: str) -> None:
        self.table, self.key = table, key

    @property
    def link(self) -> str:
        return f"#/seat/{self.table}/{self.key}"


class Visitor:
    """Somebody in front of their own browser."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.complaints: list[str] = []
        self.is_cut_off = False  # if so, the browser is right to complain about the network
        page.set_default_timeout(WAIT_MS)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not (self.is_cut_off and "WebSocket connection to" in message.text):
            self.complaints.append(message.text)

    def open(self, address: str) -> None:
        self.page.goto(self.address + address)

    def sit(self, seat: Seat) -> None:
        """By the personal link, as on another device; the key does not stay in the address."""
        self.open(seat.link)
        self.page.wait_for_url(f"**/#/t/{seat.table}")

    def see(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def hand(self) -> list[str]:
        """The cards in hand as the page shows them, once it shows some."""
        cards = self.see("hand").locator("[data-card]")
        cards.first.wait_for()
        return [str(card) for card in cards.evaluate_all("cards => cards.map(card => card.dataset.card)")]

    def turn(self) -> str:
        """Whose turn it is, in this reader's words."""
        return self.page.locator(".phases > h2").inner_text()

    def way(self) -> str:
        """What can be pressed, as soon as there is anything."""
        try:
            found = self.page.wait_for_function(FIND_WAY, arg=list(WAYS), polling=40).json_value()
        except TooLate:
            pytest.fail(f"Nothing to press: {self.page.locator('main').inner_text()}")
        return WAYS[found[0]]

    def tap_on(self) -> None:
        """Taps whatever goes on. What is gone again before the finger is down is looked for anew."""
        deadline = time.monotonic() + WAIT_MS / 1000
        while True:
            try:
                self.page.locator(f"{self.way()} >> visible=true").first.tap(timeout=2000)
            except TooLate:
                assert time.monotonic() < deadline, self.page.locator("main").inner_text()
            else:
                return

    def make(self, move: str, *, is_answer: bool = False) -> None:
        """Makes this move as people do: takes up cards, puts them together, presses what fits."""
        verb, *words = move.split()
        button = f'[data-move="{move}"]'
        if verb == "stack" and self.see("good-night").count():  # a round has been counted
            self.see("good-night").click()
        if is_answer:
            if verb == "play":
                self.see("stop").click()
                self.see("never-mind").wait_for()
                self.aim(move)
            self.see("bell").locator(button).click()
        elif verb == "stack":
            self.see("stack").locator(f'[data-place="{words[0]}"]').click()
            self.see("prompt").locator(button).click()
        elif verb == "play" and words[0][0].isdigit():  # a number of Scare
            for face in words[: words.index("as")] if "as" in words else words:
                self.see("hand").locator(f'[data-card="{face}"][aria-pressed="false"]:not(.idle)').first.click()
            self.see("prompt").locator(button).click()
        elif verb in ("play", "offer"):
            self.aim(move)
            self.page.locator(f"[data-main]{button}").click()
        elif verb == "choose" and words in (["room"], ["hand"]):
            self.see("prompt").locator(button).click()
        elif verb == "choose":
            self.page.locator(f'[data-target="{move}"]:visible').first.click()
            self.page.locator(f"[data-main]{button}").click()
        elif verb == "shop":
            for card in words:
                self.tick(card, "plain", "to-basket")
            self.see("announce").click()
        elif verb == "discard":
            for card in words:
                self.tick(card, "free", "to-discards")
            self.see("discard").click()
        elif verb == "evict":
            self.see("evictions").locator(f'label:has([value="{move}"])').click()
            self.see("evict").click()
        else:
            self.see("prompt").locator(button).click()
        expect(self.page.locator("[data-sending]")).to_have_count(0)

    def aim(self, move: str) -> None:
        """Takes up the card of this move, and chooses the target unless there is only one."""
        card = self.see("hand").locator(f'[data-card="{move.split()[1]}"]')
        if not card.count():  # a guest who plays a part of their own
            self.page.locator(f'[data-target="{move}"]:visible').first.click()
            return
        if not card.and_(self.page.locator('[aria-pressed="true"]')).count():
            card.first.click()
        main = self.page.locator(f'[data-main][data-move="{move}"]')
        target = self.page.locator(f'[data-target="{move}"]:visible').first
        expect(main.or_(target).first).to_be_visible()
        if not main.count():
            target.click()

    def tick(self, card: str, look: str, pile: str) -> None:
        """For the basket or the discards. A card that can do something else, too, first asks what to do."""
        ticked = self.see("hand").locator('[data-look="ticked"]')
        count = ticked.count()
        self.see("hand").locator(f'[data-card="{card}"][data-look="{look}"]').first.click()
        expect(self.see(pile).or_(ticked.nth(count))).to_be_visible()
        if self.see(pile).count():
            self.see(pile).click()
        expect(ticked).to_have_count(count + 1)


Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def chromium() -> str:
    """A browser is part of what is tested."""
    return program(os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome", package="chromium")


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    arguments = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
    arguments += ["--disable-component-update", "--disable-sync", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=arguments, headless=True)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    subprocess.run([sys.executable, ROOT / "web/build.py"], check=True, timeout=300)
    started = Server(tmp_path_factory.mktemp("browser"))
    yield started
    started.stop()
    assert "Traceback" not in started.log.read_text(), started.log.read_text()


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    laid = Cable(server.port)
    yield laid
    laid.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Brings in one visitor after the other, each with their own browser profile."""
    visitors: list[Visitor] = []

    def enter(
        locale: str = "en-US",
        size: tuple[int, int] = DESKTOP,
        *,
        has_touch: bool = False,
        is_hasty: bool = False,
        is_newcomer: bool = False,  # nobody has asked them yet how often they want to be asked
        address: str = "",  # of a proxy, whose certificate is its own
    ) -> Visitor:
        context = browser.new_context(
            locale=locale,
            viewport={"width": size[0], "height": size[1]},
            has_touch=has_touch,
            is_mobile=has_touch,
            reduced_motion="reduce",
            ignore_https_errors=bool(address),
            service_workers="block",  # nobody else's requests go through one; test_offline.py tries it
        )
        if is_hasty:
            context.add_init_script(HASTE)
        if not is_newcomer:
            context.add_init_script(ASKED)
        visitors.append(Visitor(context.new_page(), address or server.address))
        return visitors[-1]

    yield enter
    for visitor in visitors:
        visitor.page.context.close()
    assert [visitor.complaints for visitor in visitors] == [[] for _ in visitors]
