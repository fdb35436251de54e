"""Takes the pictures in docs/pictures: `.venv/bin/python docs/screenshots.py [NAME ...]`, all of them without a name.

It uses a real server with its own tables, the built page, and Chromium. Positions are searched for, not written down: a
seed decides the deal and the dice, a bot plays for the people, and the first moment that shows what a picture needs is
taken. Run `./test` first to install what is needed; CHROMIUM names the browser if it has another name.
"""

from __future__ import annotations

import base64
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from animation import Frame, animate
from playwright.sync_api import Browser, Page, sync_playwright

from stammtisch.boxes import load, make_bot, usual_bot
from stammtisch.engine.decision import RESPOND
from stammtisch.engine.table import Table
from stammtisch.server import clock, commands
from stammtisch.server.chair import PERSON
from stammtisch.server.keys import Keys, SeatKey, new_secret, new_table_id, new_ticket
from stammtisch.server.live import LiveTable
from stammtisch.store import open_store

ROOT: Final = Path(__file__).resolve().parents[1]
PICTURES: Final = ROOT / "docs/pictures"
MOST_BYTES: Final = 250_000
QUALITY: Final = 90  # of WebP: letters stay crisp
MOVING_QUALITY: Final = 38
MOVING_SCALE: Final = 0.45  # of the window
TICK: Final = 0.9  # seconds between two frames, and how long each is shown
MOST_FRAMES: Final = 18
BOTS: Final = ("Ann", "Ada", "Bruno", "Carla", "Dario")  # as the server calls them, beside Ann

PEOPLE: Final = ("Ann", "Bernd", "Cem", "Dana", "Emil")
TALK: Final = {
    "en": [(1, "Who left the portal open again?"), (2, "It looked so lonely in there."), (0, "Shut it, please!")],
    "de": [(1, "Wer hat das Portal offen gelassen?"), (2, "Es sah so einsam aus."), (0, "Tür zu, bitte!")],
}
TRIES: Final = 200
RING: Final = 30.0  # seconds that a window stays open; its picture is taken when the ring says RING_SHOWN,
RING_SHOWN: Final = "25"  # before the server considers people without a browser away

SLIDE: Final = "one => { one.value = one.max * 0.8; one.dispatchEvent(new Event('input', { bubbles: true })) }"

# Somebody who was asked how often to ask (keys as in kept.ts).
PLAYED_BEFORE: Final = """(() => {
  const isPage = location.protocol.startsWith('http')
  if (isPage) localStorage.setItem(new URL('wish', location.href).pathname.slice(1), 'all')
})()"""

Wanted = Callable[[Table], bool]


# Positions ------------------------------------------------------------------------------------------------------------


def find(game: str, seats: int, is_wanted: Wanted, names: Sequence[str] = PEOPLE) -> Table:
    """The first moment of the first game that is as wanted."""
    for seed in range(TRIES):
        table = Table(load(game, {}), names[:seats], str(seed))
        bot, rng = make_bot(usual_bot(table.game), table.game), Random(seed)
        while not is_wanted(table):
            decision = table.game.decision(table.state)
            if decision is None:
                break
            chair = decision.asked[0]
            table.apply(bot.choose(table.game.moves(table.state, chair), table.game.view(table.state, chair), rng))
        else:
            return table
    sys.exit(f"No game of {game} among {TRIES} shows what is wanted.")


def observe(table: Table) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """As in docs/scenarios.md: facts about the table, and about each seat."""
    facts, seats = table.game.observe(table.state, table.names)
    return dict(facts), [dict(seat) for seat in seats]


def said_by_ann(table: Table, *, in_window: bool = False) -> list[str]:
    """What Ann can do now, in the notation."""
    decision = table.game.decision(table.state)
    if decision is None or 0 not in decision.asked or (decision.shape == RESPOND) != in_window:
        return []
    return [table.game.write(move, table.names) for move in table.game.moves(table.state, 0)]


def is_full(table: Table, room: int, hand: int) -> bool:
    """There is something in every room, somebody is a little mad, and Ann has cards."""
    _, facts = observe(table)
    is_mad = any(seat["madness"] >= 2 for seat in facts)
    return is_mad and all(len(seat["room"]) >= room for seat in facts) and len(facts[0]["hand"]) >= hand


def is_turn(table: Table, room: int, hand: int) -> bool:
    """Ann has free time and several cards to spend it on."""
    is_free = observe(table)[0]["phase"] == "free_time"
    plays = {move.split()[1] for move in said_by_ann(table) if move.startswith("play ")}
    return is_free and len(plays) >= 2 and is_full(table, room, hand)


def is_trip(table: Table) -> bool:
    """Ann can buy three Things at once."""
    return any(len(move.split()) == 4 for move in trips(table)) and is_full(table, 3, 5)


def trips(table: Table) -> list[str]:
    return [move for move in said_by_ann(table) if move.startswith("shop ")]


def is_window(table: Table) -> bool:
    """Somebody else has the turn and announces something, and Ann can answer in two ways."""
    is_hers = observe(table)[0]["turn"] == "Ann"
    return not is_hers and len(said_by_ann(table, in_window=True)) >= 3 and is_full(table, 4, 4)


def is_scare(table: Table) -> bool:
    """It is Ann's turn in the third round, part of her hand is gone, and monsters have come up."""
    facts, seats = observe(table)
    is_going = facts["round"] == 3 and len(facts["trick"]) >= 2 and sum(seat["turned"] for seat in seats) >= 6
    return is_going and seats[0]["hand_size"] <= 7 and len(said_by_ann(table)) >= 3


def is_over(table: Table) -> bool:
    return table.state.is_over


# The server and the browser -------------------------------------------------------------------------------------------


class Server:
    """A server on a free port, with its own store."""

    def __init__(self, folder: Path, browser: Browser) -> None:
        self.store, self.browser = folder / "tables.db", browser
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{port}/"
        command = [sys.executable, "-m", "stammtisch", "serve", "--no-open", "--port", str(port)]
        self.process = subprocess.Popen([*command, "--store", str(self.store)], stdout=subprocess.DEVNULL, cwd=folder)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        self.process.kill()
        sys.exit("The server does not answer.")

    def lay(self, table: Table, language: str = "en", *, has_bots: bool = False) -> tuple[str, str]:
        """Puts a table where all this has happened into the store; returns its id and Ann's key."""
        live, now = LiveTable(new_table_id()), time.time()
        pace: dict[str, Any] = {"ring": 4.0 if has_bots else RING}
        commands.open_table(live, table.game.kind.id, table.record.options, len(table.names), pace, now)
        tickets = [new_ticket() for _ in table.names]
        for chair, (name, ticket) in enumerate(zip(table.names, tickets, strict=True)):
            if has_bots and chair:
                commands.seat_bot(live, 0, chair, usual_bot(table.game), now)
            else:
                commands.sit(live, name, ticket, language, now)
        commands.start(live, live.host, table.record.seed, now)
        for move in table.record.moves:
            live.add("moved", {"move": move, "by": PERSON}, now)
        for chair, text in [] if has_bots else TALK[language]:
            commands.say(live, chair, text, now)
        store = open_store(self.store)
        try:
            store.create(live.id, [told.entry for told in live.take_fresh()], clock.due_at(live))
            keys = Keys(store.setting("secret", new_secret))
        finally:
            store.close()
        return live.id, keys.seat(SeatKey(live.id, 0, tickets[0]))

    @contextmanager
    def visitor(
        self, *, is_dark: bool = False, is_phone: bool = False, is_moving: bool = False, language: str = "en"
    ) -> Iterator[Page]:
        context = self.browser.new_context(
            viewport={"width": 390, "height": 844} if is_phone else {"width": 1280, "height": 800},
            device_scale_factor=2 if is_phone else 1,
            has_touch=is_phone,
            is_mobile=is_phone,
            locale={"en": "en-US", "de": "de-DE"}[language],
            color_scheme="dark" if is_dark else "light",
            reduced_motion="no-preference" if is_moving else "reduce",
        )
        context.set_default_timeout(15_000)
        context.add_init_script(PLAYED_BEFORE)
        yield context.new_page()
        context.close()

    def sit(self, page: Page, table: Table, language: str = "en", *, has_bots: bool = False) -> str:
        """Opens a table by Ann's personal link, and waits until it is there."""
        name, key = self.lay(table, language, has_bots=has_bots)
        page.goto(f"{self.address}#/seat/{name}/{key}")
        page.wait_for_url(f"**/#/t/{name}")
        page.locator("main .board").wait_for()
        settle(page)
        return name


def settle(page: Page) -> None:
    """Until nothing is loading and no button is locked."""
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded' && !document.querySelector('[data-settling]')")


def wait_for_ring(page: Page) -> None:
    page.get_by_test_id("bell").get_by_text(RING_SHOWN, exact=True).wait_for()


def take(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    settle(page)
    # Playwright itself writes no WebP.
    clip = {"x": 0, "y": 0, **(page.viewport_size or {}), "scale": page.evaluate("() => devicePixelRatio")}
    options = {"format": "webp", "quality": QUALITY, "clip": clip}
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", options)
    data = base64.b64decode(shot["data"])
    (PICTURES / f"{name}.webp").write_bytes(data)
    print(f"{name}.webp: {len(data) / 1000:.0f} kB")
    if len(data) > MOST_BYTES:
        sys.exit(f"That is more than {MOST_BYTES / 1000:.0f} kB.")


def film(page: Page, name: str) -> None:
    """Real play against bots: Ann takes up one card after the other and plays what can be played, by keyboard."""
    size = page.viewport_size or {"width": 0, "height": 0}
    clip = {"x": 0, "y": 0, **size, "scale": MOVING_SCALE}
    session = page.context.new_cdp_session(page)
    frames: list[Frame] = []
    total, held = 0, 0
    main = page.locator("[data-main]:enabled")
    if page.locator("dialog[open]").count():  # a question for newcomers
        page.locator("dialog[open] button").last.click()
        settle(page)
    while len(frames) < MOST_FRAMES:
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": MOVING_QUALITY, "clip": clip})
        picture = base64.b64decode(shot["data"])
        if total + len(picture) > MOST_BYTES - 1000:
            break
        if not frames or frames[-1].picture != picture:
            frames.append(Frame(picture, int(TICK * 1000)))
            total += len(picture)
        if held % 2 or page.get_by_test_id("discard").count():
            if main.count():
                page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(1 + held // 2 % 6))
        held += 1
        page.wait_for_timeout(TICK * 1000)
    width, height = (round(size[side] * MOVING_SCALE) for side in ("width", "height"))
    data = animate(frames, width, height)
    (PICTURES / f"{name}.webp").write_bytes(data)
    print(f"{name}.webp: {len(data) / 1000:.0f} kB, {len(frames)} frames")


# Pictures -------------------------------------------------------------------------------------------------------------


def lobby(server: Server, name: str) -> None:
    """With some tables of one's own."""
    with server.visitor() as page:
        for table in (find("scare", 5, is_over), find("cthulhu", 4, is_trip)):
            server.sit(page, table)
        page.goto(server.address)
        page.locator(".mats .playing").first.wait_for()
        page.locator("input[type=text]").first.fill("Ann")
        page.locator("input[type=text]").first.blur()
        take(page, name)


def table_light(server: Server, name: str) -> None:
    with server.visitor() as page:
        server.sit(page, find("cthulhu", 4, lambda table: is_turn(table, 5, 5)))
        take(page, name)


def table_dark(server: Server, name: str) -> None:
    """In a window where the talk has a place beside the table."""
    with server.visitor(is_dark=True) as page:
        page.set_viewport_size({"width": 1600, "height": 900})
        server.sit(page, find("cthulhu", 5, lambda table: is_turn(table, 5, 5)))
        page.get_by_test_id("tab-talk").click()
        take(page, name)


def table_phone(server: Server, name: str) -> None:
    with server.visitor(is_phone=True, language="de") as page:
        server.sit(page, find("cthulhu", 4, is_window), "de")
        wait_for_ring(page)
        take(page, name)


def table_scare(server: Server, name: str) -> None:
    with server.visitor() as page:
        server.sit(page, find("scare", 5, is_scare))
        take(page, name)


def basket(server: Server, name: str) -> None:
    table = find("cthulhu", 4, is_trip)
    with server.visitor() as page:
        server.sit(page, table)
        hand = page.get_by_test_id("hand")
        for card in max(trips(table), key=len).split()[1:]:
            hand.locator(f'[data-card="{card}"][data-look="plain"]').first.click()
            ticked = hand.locator(f'[data-card="{card}"][data-look="ticked"]')
            to_basket = page.get_by_test_id("to-basket")
            ticked.or_(to_basket).first.wait_for()
            if to_basket.count():
                to_basket.click()
            ticked.first.wait_for()
        take(page, name)


def stop_bell(server: Server, name: str) -> None:
    with server.visitor() as page:
        server.sit(page, find("cthulhu", 4, is_window))
        wait_for_ring(page)
        take(page, name)


def replay(server: Server, name: str) -> None:
    """With all cards open, scrolled down far enough to show the curves."""
    with server.visitor() as page:
        page.set_viewport_size({"width": 1280, "height": 1060})
        over, _ = server.lay(find("cthulhu", 4, is_over))
        page.goto(f"{server.address}#/replay/{over}")
        page.get_by_label("Seen by").select_option(label="all cards open")
        page.locator("input[type=range]").evaluate(SLIDE)
        take(page, name)


def play_cthulhu(server: Server, name: str) -> None:
    with server.visitor(is_dark=True, is_moving=True) as page:
        table = find("cthulhu", 4, lambda table: is_turn(table, 3, 5), BOTS)
        server.sit(page, table, has_bots=True)
        film(page, name)


def play_scare(server: Server, name: str) -> None:
    with server.visitor(is_dark=True, is_moving=True) as page:
        server.sit(page, find("scare", 4, is_scare, BOTS), has_bots=True)
        film(page, name)


DRAW: Final[dict[str, Callable[[Server, str], None]]] = {
    "play-cthulhu": play_cthulhu,
    "play-scare": play_scare,
    "lobby": lobby,
    "table-cthulhu": table_light,
    "table-cthulhu-dark": table_dark,
    "table-phone": table_phone,
    "table-scare": table_scare,
    "basket": basket,
    "stop-bell": stop_bell,
    "replay": replay,
}


def main() -> None:
    names = sys.argv[1:] or [*DRAW]
    if unknown := {*names} - {*DRAW}:
        sys.exit(f"No such picture: {', '.join(sorted(unknown))}. There are {', '.join(DRAW)}.")
    chromium = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    if not chromium:
        sys.exit("There is no Chromium: install the package chromium, or name the program in CHROMIUM.")
    subprocess.run([sys.executable, ROOT / "web/build.py"], check=True)
    PICTURES.mkdir(exist_ok=True)
    arguments = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        server = Server(Path(folder), browser)
        try:
            for name in names:
                DRAW[name](server, name)
        finally:
            server.process.terminate()
            server.process.wait()
            browser.close()


if __name__ == "__main__":
    main()
