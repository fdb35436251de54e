"""A game that nobody has drawn anything for: Fib of docs/engine.md, from the lobby to the replay.

It is clicked through at a desk and on a phone, played by keyboard alone and by the text table, and looked at in every
size, in English and in German.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

from stammtisch.boxes import game_text, register
from stammtisch.boxes.plain import plain_picture
from stammtisch.server.chair import NOBODY
from tests.browser.conftest import DESKTOP, WAIT_MS, Server, Visit, Visitor
from tests.browser.positions import NAMES, Position, Teller
from tests.browser.scenes import (
    ASKED,
    CLOSE,
    COVERED,
    PROMPT,
    WON,
    Scene,
    by,
    card,
    open_scene,
    scare,
    slack,
    slack_scenes,
    trip,
)
from tests.browser.test_access import violations
from tests.browser.test_sizes import LANGUAGES, TWO_FRAMES, Amount, is_tight, look, sizes_for
from tests.fib import FIB_BOX
from tests.shelves import own_shelf

PHONE = (390, 664)  # what the bars of a browser leave of it
TITLES = {"en-US": "Fib", "de-DE": "Flunkern"}
REPLAY = {"en-US": "replay", "de-DE": "Aufzeichnung"}
WON_LINES = {"en-US": r"(wins|win|share the win)!", "de-DE": r"(gewinnst|gewinnt|gewinnen zusammen)!"}

NAME_OF_A_BOT = "Ada"
MOST_TABS = 60

# What can be pressed now: an answer at the bell or to a question; or the game is over.
CHOICES = ':is([data-testid="choices"], [data-testid="prompt"], [data-testid="bell"]) [data-move]:enabled'
STANDS = """() => {
  if (document.querySelector('[data-settling], [data-sending]')) return false
  if (document.querySelector('[data-testid="win"]')) return 'over'
  const asks = ':is([data-testid="choices"], [data-testid="prompt"], [data-testid="bell"]) [data-move]:enabled'
  if (!document.querySelector(asks)) return false
  return document.querySelector('[data-testid="bell"]') ? 'bell' : 'prompt'
}"""


# Believes whoever has said something, as often as it is asked. A bot that doubts them may be quicker at any time:
# looking and pressing are one.
BELIEVE = """won => {
  const table = document.querySelector('[data-testid="text-table"]')
  if (new RegExp(won).test(table.textContent)) return 'over'
  const button = table.querySelector('[data-move="pass"]:enabled')
  button?.click()
  return button && 'believed'
}"""

# Whatever is read out, however soon the next line replaces it.
HEAR = """() => {
  const live = document.querySelector('[data-testid="live"]')
  window.heard = []
  const observer = new MutationObserver(() => window.heard.push(live.textContent))
  observer.observe(live, { childList: true, characterData: true, subtree: true })
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[Server]:
    """One that has Fib on its shelf as well; the page is built already."""
    started = Server(tmp_path_factory.mktemp("fib"), "tests.fib:FIB_BOX")
    yield started
    started.stop()
    assert "Traceback" not in started.log.read_text(), started.log.read_text()


@pytest.fixture
def shelf() -> Iterator[None]:
    """The same here, for as long as one test takes."""
    with own_shelf():
        register(FIB_BOX)
        yield


def stands(visitor: Visitor) -> str:
    """Where this visitor is asked, as soon as they are: "prompt" or "bell"; or that it is "over"."""
    found = visitor.page.wait_for_function(STANDS, polling=40, timeout=2 * WAIT_MS).json_value()
    return str(found)


def sit_down_alone(visitor: Visitor, locale: str) -> None:
    visitor.open("#/")
    box = visitor.page.locator("label", has=visitor.page.locator('input[name="game"][value="fib"]'))
    expect(box).to_contain_text(TITLES[locale])
    expect(box.locator("svg").first).to_be_visible()  # a box without art of its own is no empty box
    box.click()
    visitor.page.locator("form input[type=text]").fill("Ann")
    visitor.page.locator("form button[type=submit]").click()
    visitor.page.wait_for_url("**/#/t/*")


def tab_to(visitor: Visitor, selector: str) -> None:
    """By the key alone, as often as it takes to come round."""
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"Tab never comes to {selector}")


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rpartition("/")[2]


def replay(visitor: Visitor, locale: str) -> None:
    visitor.see("win").get_by_role("link", name=REPLAY[locale]).click()
    place = visitor.page.get_by_role("slider")
    expect(place).to_have_value("0")
    last = place.get_attribute("max")
    place.fill(str(last))
    expect(visitor.page.locator("[data-step]").last).to_have_attribute("aria-current", "step")
    expect(visitor.page.get_by_test_id("zones").locator("li")).not_to_have_count(0)
    expect(visitor.page.locator("svg[role=img]")).to_be_visible()  # the points over time
    visitor.page.locator(".view select").select_option("open")
    expect(visitor.page.get_by_test_id("seat")).to_have_count(4)
    place.fill("0")
    expect(visitor.page.get_by_test_id("seat").locator(".cards li")).to_have_count(4)  # nobody hides a card any more


@pytest.mark.parametrize(("size", "locale"), [(DESKTOP, "en-US"), (PHONE, "de-DE")], ids=["desktop", "phone"])
def test_from_the_lobby_to_the_replay_by_clicking(
    server: Server, visit: Visit, size: tuple[int, int], locale: str
) -> None:
    ann = visit(locale, size, has_touch=size == PHONE)
    sit_down_alone(ann, locale)
    seen: set[str] = set()
    while (kind := stands(ann)) != "over":
        if kind not in seen:
            assert violations(ann) == []
            seen.add(kind)
        choice = ann.page.locator(CHOICES).first
        if kind == "prompt":
            ann.see("hand").locator("[data-card]").click()  # the own card: then only the truth is offered
            expect(ann.page.locator(CHOICES)).to_have_count(1)
        choice.click()
        expect(ann.page.locator("[data-sending]")).to_have_count(0)
    assert seen == {"prompt", "bell"}
    assert violations(ann) == []
    expect(ann.see("win").locator(".standings li")).to_have_count(4)
    moves = [str(entry.body["move"]) for entry in server.entries(table_of(ann)) if entry.kind == "moved"]
    assert len(server.moves_of(table_of(ann))) >= 2
    assert sum(" say " in move for move in moves) == 4
    ann.see("look").click()
    if size == PHONE:
        ann.see("talk").click()
        ann.see("tab-log").click()
    expect(ann.see("log").locator("p").last).to_have_text(re.compile(WON_LINES[locale]))
    assert violations(ann) == []
    if size == PHONE:
        ann.page.keyboard.press("Escape")
    ann.see("show-result").click()
    replay(ann, locale)
    assert violations(ann) == []


def test_by_keyboard_alone(server: Server, visit: Visit) -> None:
    """Tab, Enter, arrows, the space bar and the digits; no pointer touches anything."""
    ann = visit()
    ann.open("#/")
    ann.page.get_by_role("radio").nth(1).wait_for(state="attached")
    tab_to(ann, 'input[name="game"]')
    while ann.page.evaluate("document.activeElement.value") != "fib":
        ann.page.keyboard.press("ArrowRight")
    tab_to(ann, "input[type=text]")
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/#/t/*")
    bells = 0
    while (kind := stands(ann)) != "over":
        if kind == "prompt":
            number = ann.page.locator(CHOICES).nth(1).get_attribute("data-move")
            ann.page.keyboard.press("2")
            expect(ann.see("live")).to_contain_text(f"You say: “{str(number).split()[1]}”.")
        elif bells == 0:
            ann.page.keyboard.press("Space")
            ann.see("never-mind").wait_for()
            assert stands(ann) == "bell"
            ann.page.keyboard.press("1")
            expect(ann.see("log")).to_contain_text("You have your doubts.")
        else:
            tab_to(ann, '[data-move="pass"]')
            ann.page.keyboard.press("Enter")
            expect(ann.page.locator("[data-sending]")).to_have_count(0)
        bells += kind == "bell"
    assert bells
    tab_to(ann, '[data-testid="moment"]')
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/#/replay/**/end")


def test_by_ear(server: Server, visit: Visit) -> None:
    """The text table tells everything in order, new lines are read out, and single keys answer questions."""
    ann = visit()
    seat = server.open_table("fib", pace={"ring": 0.0, "bots": 0.0})
    ann.sit(seat)
    ann.see("live").wait_for(state="attached")
    ann.page.evaluate(HEAR)
    ann.see("menu").click()
    ann.see("text-view").click()
    table = ann.see("text-table")
    expect(table).to_contain_text("Which number do you say?")
    expect(table).to_contain_text("3 cards are still hidden.")
    assert violations(ann) == []
    for key, answer in {"t": "Ann: 0. Ada: 0.", "w": "Which number do you say?", "l": "You get a"}.items():
        ann.page.keyboard.press(key)
        expect(ann.see("live")).to_contain_text(answer)
    ann.page.keyboard.press("h")
    expect(ann.see("live")).to_have_text(re.compile(r"^[1-6]$"))
    table.get_by_role("button", name="Say 6").click()
    expect(table).to_contain_text(re.compile(r"You show a [1-6] and score \d+\."))
    while ann.page.wait_for_function(BELIEVE, arg=WON_LINES["en-US"], polling=40).json_value() != "over":
        expect(ann.page.locator("[data-sending]")).to_have_count(0)
    expect(table).to_contain_text(f"{NAME_OF_A_BOT} has shown a")
    heard = " ".join(ann.page.evaluate("window.heard"))
    assert heard.count("says: ") == 2
    assert re.search(r"You say: “6”\..*You show a [1-6] and score \d+\.", heard)
    assert re.search(WON_LINES["en-US"], heard)


def test_a_language_is_everybodys_own(server: Server, visit: Visit) -> None:
    """The same table in English and in German, and in the other one as soon as somebody prefers it."""
    ann = visit()
    ann.sit(server.open_table("fib", pace={"ring": 0.0, "bots": 0.0}))
    expect(ann.see("question")).to_contain_text("Which number do you say?")
    expect(ann.see("zones")).to_contain_text("The table")
    ann.see("menu").click()
    ann.page.get_by_role("button", name="Deutsch").click()
    expect(ann.see("question")).to_contain_text("Welche Zahl sagst du?")
    expect(ann.see("zones")).to_contain_text("Der Tisch")


# At every size -------------------------------------------------------------------------------------------------------


def fib(seats: int = 6, said: int = 0, **more: Any) -> Position:
    """The first ones have had their turns, and everybody has believed them."""
    moves: list[tuple[int, str]] = []
    for seat in range(said):
        moves += [(seat, "say 6"), *[(chair, "pass") for chair in range(seats) if chair != seat]]
    return Position("fib", NAMES[:seats], moves=[*moves, *more.pop("moves", [])], **more)


def fib_scenes() -> list[Scene]:
    bell = fib(said=2, moves=[(2, "say 4")])
    return [
        Scene("say", fib(), [ASKED, '[data-testid="choices"] [data-move]']),
        Scene("own card", fib(2), [ASKED, f"{PROMPT} [data-move]"], ['[data-testid="hand"] [data-card]']),
        Scene("bell", bell, [".answer", *by("stop")]),
        Scene("strict bell", fib(said=1, moves=[(1, "say 4")], pace={"ring": 0.0, "bots": 0.0}), by("bell")),
        Scene("stopped", fib(said=2, moves=[(2, "say 4")], asides=[("stopped", {"chair": 0})]), by("never-mind")),
        Scene("waiting", fib(said=3), [".waiting .who"]),
        Scene("watching", bell, by("zones"), chairs=[NOBODY]),
        Scene("seat", fib(said=2), [CLOSE], ['[data-testid="seat"] button']),
        Scene("score sheet", fib(said=4), [CLOSE], by("talk"), is_sheet=True),
        Scene("text", fib(said=4), ["main"], by("menu", "text-view")),
        Scene("curtain", fib(), [COVERED, *by("uncover-0")], chairs=[0, 1]),
        Scene("win", fib(said=6), WON),
    ]


def told_scenes() -> list[Scene]:
    """Games that have boards of their own, told in words: far more lines, cards and choices than Fib has."""
    hand: list[int | str] = [1, 2, 3, 3, 3, 5, 6, 7, 8, "0/10"]
    return [
        Scene("slack", slack("free_time"), [ASKED]),
        Scene("slack card", slack("call"), [ASKED], card("cousin_from_innsmouth")),
        Scene("slack bell", trip(), by("bell")),
        Scene("slack waiting", slack("call", turn=1), [".waiting .who"]),
        Scene("scare", scare(hand), [ASKED]),
    ]


class PlainTeller(Teller):
    """Tells whatever it is as if nobody had drawn it."""

    def _send(self, socket: WebSocketRoute, message: msgspec.Struct) -> None:
        said = json.loads(msgspec.json.encode(message))
        reader = next(reader for reader, one in self.sockets if one is socket)
        table = reader.live.playing
        picture = plain_picture(game_text(reader.words, table.game, table.names), reader.view())
        said["picture"] = json.loads(msgspec.json.encode(picture))
        socket.send(json.dumps(said))


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("number", range(len(fib_scenes())), ids=[scene.name for scene in fib_scenes()])
def test_fib_at_every_size(server: Server, visit: Visit, number: int, amount: Amount) -> None:
    scene = fib_scenes()[number]
    check_sizes(server, visit, scene, number, amount)


@pytest.mark.parametrize("number", range(len(told_scenes())), ids=[scene.name for scene in told_scenes()])
def test_much_to_tell_at_every_size(
    server: Server, visit: Visit, number: int, amount: Amount, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.browser.scenes.Teller", PlainTeller)
    check_sizes(server, visit, told_scenes()[number], number, amount)


def check_sizes(server: Server, visit: Visit, scene: Scene, number: int, amount: Amount) -> None:
    for language in (*LANGUAGES, *LANGUAGES)[number % 2 :][: amount(1, 2)]:
        page = visit(LANGUAGES[language]).page
        open_scene(page, server.address, scene, language)
        sizes = [size for size in sizes_for(number, amount) if is_tight(size) or not scene.is_sheet]
        faults = [fault for size in sizes for fault in look(page, size, scene.main)]
        assert not faults, "\n".join(faults)


# What a part of the board is painted with.
PAINT = "([what, part]) => getComputedStyle(document.querySelector(what), part || undefined).backgroundImage"


@pytest.mark.usefixtures("shelf")
def test_it_stands_in_the_same_house(server: Server, visit: Visit) -> None:
    """Walls, hall and stage are drawn like those of the games that have boards of their own."""
    plain, drawn, scene = visit().page, visit().page, fib_scenes()[0]
    open_scene(plain, server.address, scene, "en")
    open_scene(drawn, server.address, slack_scenes()[0], "en")
    assert plain.locator(".board.plain .seat.drawn").count() == len(scene.position.names)
    for what in (".board > .hall", ".board > .stage"):
        painted = plain.evaluate(PAINT, [what, ""])
        assert "gradient" in painted
    assert plain.evaluate(PAINT, [".board > .hall", ""]) == drawn.evaluate(PAINT, [".board > .hall", ""])
    for part in ("::before", "::after"):  # the wall; lamp and window
        assert "url(" in plain.evaluate(PAINT, [".board.plain .seat.drawn", part])
    assert "gradient" in plain.evaluate(PAINT, ['[data-testid="choices"] button', ""])


@pytest.mark.usefixtures("shelf")
def test_a_card_grows_with_the_screen(server: Server, visit: Visit) -> None:
    page = visit().page
    open_scene(page, server.address, fib_scenes()[0], "en")
    widths = []
    for width, height in ((1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)  # in the first one the board learns how large it is
        box = page.get_by_test_id("hand").locator("[data-card]").bounding_box()
        assert box is not None
        widths.append(box["width"])
    assert widths[1] >= 1.4 * widths[0]
