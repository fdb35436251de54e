"""What earlier versions have left behind, in a browser: tables whose rules have changed, and the check of the dice."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from stammtisch.server.chair import BOT
from stammtisch.server.live import PLAYING, LiveTable, rebuild
from tests.browser.conftest import DESKTOP, PATIENT, ROOT, Seat, Server, Visit, Visitor
from tests.browser.test_sizes import COMMON, LANGUAGES, look

RECORDS = ROOT / "tests/records"
BEFORE = RECORDS / "2026-11-16"  # format 1, and other rules of Slack than today
VERSIONS = sorted(path.parent.name for path in RECORDS.glob("*/tables.json"))
SIZES = {"phone": (390, 664), "desktop": DESKTOP}
OUTDATED = {
    "en": "The rules have changed since this game began. You can see how it stood, but it cannot be continued.",
    "de": "Seit Beginn dieses Spiels haben sich die Regeln geändert. "
    "Du siehst, wie es stand, aber es geht nicht weiter.",
}
HOST = {"en": "The host can start another game.", "de": "Wer den Tisch eröffnet hat, kann das nächste Spiel starten."}
SEALED = {"en": "Fingerprint of all cards and dice to come:", "de": "Fingerabdruck aller kommenden Karten und Würfe:"}
CHECK = {"en": "Check it", "de": "Nachprüfen"}
FITS = {"en": "It fits: this line has exactly this fingerprint.", "de": "Es passt: Diese Zeile hat genau diesen"}
UNFIT = {"en": "It does not fit", "de": "Es passt nicht"}
# Once the board has found its shape in the new window.
HAS_ROOM = """() => {
  const matter = document.querySelector('[data-testid="outdated"] .matter')
  return matter.scrollHeight <= matter.clientHeight
}"""
SHORT = 12  # digits of a fingerprint at the table

size_and_language = pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("desktop", "en")])


@pytest.fixture
def earlier(server: Server, tmp_path: Path) -> Iterator[Server]:
    """Today's server on a store of the version before; `server` has built the page."""
    shutil.copy(BEFORE / "tables.db", tmp_path)
    started = Server(tmp_path)
    yield started
    started.stop()
    assert "Traceback" not in started.log.read_text(), started.log.read_text()


def enter(visit: Visit, size: str, language: str, address: str = "") -> Visitor:
    return visit(LANGUAGES[language], SIZES[size], has_touch=size == "phone", address=address)


def table_in(server: Server, id: str) -> LiveTable:
    return rebuild(id, server.entries(id))


# Tables whose rules have changed -------------------------------------------------------------------------------------


@size_and_language
@pytest.mark.parametrize("name", ["cthulhu-finished", "cthulhu-playing", "cthulhu-second", "cthulhu-options"])
def test_a_table_of_other_rules_says_so_and_offers_a_new_game(
    earlier: Server, visit: Visit, name: str, size: str, language: str
) -> None:
    """Whether its game was over, had just begun or was the second one."""
    (table,) = [one for one in json.loads((BEFORE / "tables.json").read_text()) if one["name"] == name]
    before = table_in(earlier, table["table"])
    assert before.outdated is not None
    people = [enter(visit, size, language, earlier.address) for _ in table["keys"]]
    for person, key in zip(people, table["keys"], strict=True):
        person.sit(Seat(table["table"], key))
        expect(person.see("outdated")).to_contain_text(OUTDATED[language])
    ann, *others = people
    for other in others:
        expect(other.see("outdated")).to_contain_text(HOST[language])
        expect(other.see("again")).to_have_count(0)
    in_sight = ['[data-testid="outdated"] p', '[data-testid="again"]']
    for person in people:
        expect(person.page.locator("[data-settling]")).to_have_count(0)
    assert [fault for one in COMMON for fault in look(ann.page, one, in_sight)] == []
    for person in people:
        for one in SIZES.values():
            assert look(person.page, one, in_sight[: 1 if person in others else 2]) == []
            person.page.wait_for_function(HAS_ROOM)
    ann.see("again").click()
    for person in people:
        expect(person.see("outdated")).to_have_count(0)
        assert person.hand()
    now = table_in(earlier, table["table"])
    assert (now.phase, now.outdated, now.games) == (PLAYING, None, before.games + 1)
    assert [(chair.name, chair.kind) for chair in now.chairs] == [(chair.name, chair.kind) for chair in before.chairs]
    for chair in now.chairs:
        if chair.kind == BOT:
            expect(ann.see("face").get_by_text(chair.name)).to_be_visible()


# The dice ------------------------------------------------------------------------------------------------------------


def fingerprint_in(visitor: Visitor, size: str, language: str) -> str:
    """As its log tells it, before the first card."""
    visitor.hand()
    if size == "phone":
        visitor.see("talk").click()
        visitor.see("tab-log").click()
    line = visitor.see("log").get_by_text(SEALED[language])
    line.scroll_into_view_if_needed()
    expect(line).to_be_in_viewport()
    return line.inner_text().removeprefix(SEALED[language]).strip()


@size_and_language
@pytest.mark.parametrize("game", ["scare", "cthulhu"])
def test_a_game_begins_with_its_fingerprint(server: Server, visit: Visit, game: str, size: str, language: str) -> None:
    seat = server.open_table(game, pace=PATIENT)
    ann = enter(visit, size, language)
    ann.sit(seat)
    (started,) = [entry for entry in server.entries(seat.table) if entry.kind == "started"]
    assert fingerprint_in(ann, size, language) == str(started.body["commitment"])[:SHORT]


@size_and_language
def test_the_fingerprint_at_the_start_is_the_one_that_is_checked(
    server: Server, visit: Visit, size: str, language: str
) -> None:
    seat = server.open_table("scare", pace=PATIENT, options={"rounds": [1, 1, 1, 1]})
    ann = enter(visit, size, language)
    ann.sit(seat)
    fingerprint = fingerprint_in(ann, size, language)
    server.play_at_random(seat)
    ann.open(f"#/replay/{seat.table}")
    sealed, commitment = check_dice(ann, language)
    assert commitment[:SHORT] == fingerprint
    assert sealed.endswith(table_in(server, seat.table).playing.record.seed)


def check_dice(visitor: Visitor, language: str) -> tuple[str, str]:
    """What was sealed, and its fingerprint, as the page shows them; it says that they fit, and they do."""
    visitor.page.get_by_role("button", name=CHECK[language]).click()
    expect(visitor.page.locator(".verdict")).to_contain_text(FITS[language])
    sealed, commitment = visitor.page.locator("dd code").all_inner_texts()
    assert sha256(sealed.encode()).hexdigest() == commitment
    return sealed, commitment


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["scare", "cthulhu"])
@pytest.mark.parametrize("version", VERSIONS)
def test_the_dice_of_every_version_can_be_checked(visit: Visit, version: str, game: str, language: str) -> None:
    file = RECORDS / version / f"{game}-finished.jsonl"
    header = json.loads(file.read_text().partition("\n")[0])
    ann = enter(visit, "desktop", language)
    ann.open("#/replay")
    ann.page.locator("input[type=file]").set_input_files(file)
    sealed, commitment = check_dice(ann, language)
    assert commitment == header["commitment"]
    assert sealed.endswith(header["seed"])
    assert header.get("salt", "") in sealed


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_that_were_changed_do_not_fit(visit: Visit, language: str) -> None:
    """The page reckons for itself: it does not take a server's word for it."""

    def lie(route: Route) -> None:
        answer = route.fetch()
        shown = answer.json()
        shown["chance"]["sealed"] += "1"
        route.fulfill(response=answer, json=shown)

    ann = enter(visit, "desktop", language)
    ann.page.route("**/api/replay*", lie)
    ann.open("#/replay")
    ann.page.locator("input[type=file]").set_input_files(RECORDS / VERSIONS[-1] / "cthulhu-finished.jsonl")
    ann.page.get_by_role("button", name=CHECK[language]).click()
    expect(ann.page.locator(".verdict")).to_contain_text(UNFIT[language])
