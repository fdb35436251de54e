"""What the table tells about one seat, and the way from one's own seat to another device, in both games."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stammtisch.engine.table import Table
from tests.browser.conftest import DESKTOP, PHONE, Server, Visit, Visitor
from tests.browser.courses import TRIES, Step, begin, moments

SIZES = {"desktop": DESKTOP, "phone": PHONE}
TURNED_UP = "[data-testid='seat'] .character.scare, [data-testid='own-seat'] .character.scare"


def open_from_the_bar(visitor: Visitor, switch: str) -> None:
    """On a phone most switches are behind one button."""
    if visitor.see("menu").count():
        visitor.see("menu").click()
    visitor.see(switch).click()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["scare", "cthulhu"])
def test_on_another_device(server: Server, visit: Visit, game: str, size: str) -> None:
    """Ann goes on in another browser in the middle of the game; a spectator has no seat to take along."""
    seats = server.lay_table(begin(game, 3, "0"))
    ann, other, watcher = (visit(size=SIZES[size]) for _ in range(3))
    ann.sit(seats[0])
    hand = ann.hand()
    open_from_the_bar(ann, "other-device")
    link = ann.page.get_by_role("dialog").get_by_role("textbox", name="Your personal link").input_value()
    other.page.goto(link)
    assert other.hand() == hand
    watcher.open(f"#/t/{seats[0].table}")
    watcher.see("help").or_(watcher.see("menu")).first.wait_for()
    if watcher.see("menu").count():
        watcher.see("menu").click()
    watcher.see("leave").wait_for()
    expect(watcher.see("other-device")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("locale", "words"), [("en-US", ("points", "cards in hand")), ("de-DE", ("Punkte", "Karten auf der Hand"))]
)
def test_a_seat_of_scare_tells_about_itself(
    server: Server, visit: Visit, size: str, locale: str, words: tuple[str, ...]
) -> None:
    """Everybody's: points, cards in hand, the stack, and all rounds."""
    ann = visit(locale, SIZES[size])
    ann.sit(server.lay_table(begin("scare", 3, "0"))[0])
    ann.hand()
    for name, face in (("Bernd", ann.see("seat").first), ("Ann", ann.see("own-seat"))):
        face.get_by_role("button").click()
        sheet = ann.page.get_by_role("dialog")
        expect(sheet.get_by_role("heading", name=name)).to_be_visible()
        for word in words:
            expect(sheet).to_contain_text(word)
        expect(sheet.get_by_test_id("score-sheet").locator("tbody tr")).to_have_count(6)
        ann.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def find_end_of_round() -> tuple[Table, Step]:
    """Ann's next card ends the first round of several."""
    for number in range(TRIES):
        table = begin("scare", 3, str(number))
        scared = [kind.name for kind in table.game.kind.events].index("scared")
        for step in moments(table):
            after, move = table.state.clone(), table.game.read(step.chair, step.move.split(), table.names)
            if any(event[0] == scared for event in table.game.apply(after, move)):
                if step.chair == 0:
                    return table, step
                break
    raise AssertionError(f"Ann ends no first round in {TRIES} games")


def test_the_end_of_a_round_is_seen(server: Server, visit: Visit) -> None:
    """The Scare cards lie there as what they are; then, at a press, the next round begins."""
    table, last = find_end_of_round()
    seats = server.lay_table(table)
    ann, bernd = visit(), visit()
    for visitor, seat in zip((ann, bernd), seats, strict=False):
        visitor.sit(seat)
        visitor.hand()
    ann.make(last.move)
    for visitor in (ann, bernd):
        expect(visitor.see("trick").locator("li")).to_have_count(3)
        expect(visitor.see("scoring").locator(".character.scare").first).to_be_visible()
        expect(visitor.see("stack")).to_have_count(0)
        visitor.see("good-night").click()
        expect(visitor.see("stack")).to_be_visible()
        expect(visitor.page.locator(TURNED_UP)).to_have_count(0)  # the next round has begun


@pytest.mark.parametrize("game", ["scare", "cthulhu"])
def test_people_who_are_there_keep_their_seats(server: Server, visit: Visit, game: str) -> None:
    """The host may seat a bot for Bernd as long as he is away, and no longer."""
    seats = server.lay_table(begin(game, 3, "0"))
    ann, bernd = visit(), visit()
    ann.sit(seats[0])
    ann.hand()
    ann.page.get_by_role("button", name="Bernd").first.click()
    expect(ann.see("seat-bot")).to_be_visible()
    bernd.sit(seats[1])
    bernd.hand()
    expect(ann.see("seat-bot")).to_have_count(0)
