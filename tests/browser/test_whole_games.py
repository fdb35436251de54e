"""Whole games by clicking, and what is there to see afterwards.

Everybody's moves are known beforehand (courses.py): the pages are asked for exactly these, one after the other.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import WAIT_MS, Server, Visit, Visitor
from tests.browser.courses import PEOPLE, Course, Step, find_course

LOCALES = ("en-US", "de-DE", "en-GB")
YOU_WIN = {"en-US": "You win!", "de-DE": "Du gewinnst!", "en-GB": "You win!"}
VERBS = {"play", "shop", "evict", "choose", "discard", "done", "pass"}


def play(server: Server, visit: Visit, course: Course) -> list[Visitor]:
    """Everybody with a browser of their own, until everybody sees who has won."""
    seats = server.lay_table(course.table)
    locales = LOCALES[: len(seats)]
    visitors = [visit(locale, is_hasty=True) for locale in locales]
    for visitor, seat in zip(visitors, seats, strict=True):
        visitor.sit(seat)
        visitor.hand()
    for step in course.steps:
        visitors[step.chair].make(step.move, is_answer=step.is_answer)
    for chair, (visitor, locale) in enumerate(zip(visitors, locales, strict=True)):
        expect(visitor.see("win").locator(".standings li")).to_have_count(
            len(seats), timeout=WAIT_MS
        )  # after the last trick
        heading = visitor.see("win").get_by_role("heading", level=2)
        if chair in course.winners:
            expect(heading).to_have_text(YOU_WIN[locale])
        else:
            expect(heading).to_contain_text(PEOPLE[course.winners[0]])
    moves = [entry.body["move"] for entry in server.entries(seats[0].table) if entry.kind == "moved"]
    assert moves == [f"{PEOPLE[step.chair]}: {step.move}" for step in course.steps]
    return visitors


def step_through_replay(visitor: Visitor, moves: int) -> None:
    """From the win moment: the replay opens at the beginning and goes forward, to the end and back, from one step that
    the log tells of to the next.
    """
    visitor.see("win").get_by_role("link", name="replay").click()
    place = visitor.page.get_by_role("slider")
    expect(place).to_have_value("0")
    expect(place).to_have_attribute("max", str(moves))
    lines = visitor.page.locator("[data-step]")
    told = sorted({int(step) for step in lines.evaluate_all("lines => lines.map(line => line.dataset.step)")})
    assert told[0] == 0
    visitor.page.get_by_role("button", name="One step on").click()
    expect(place).to_have_value(str(told[1]))
    visitor.page.get_by_role("button", name="To the end").click()
    expect(place).to_have_value(str(moves))
    visitor.page.keyboard.press("ArrowLeft")
    expect(place).to_have_value(str(max(step for step in told if step < moves)))
    lines.first.click()
    expect(place).to_have_value("0")


def test_from_the_lobby_to_the_table_in_one_press(visit: Visit) -> None:
    ann = visit()
    ann.open("#/")
    ann.page.locator('input[name="game"][value="cthulhu"]').check(force=True)
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Play alone with bots now").click()
    ann.page.wait_for_url("**/#/t/*")
    assert len(ann.hand()) >= 5
    expect(ann.see("own-room")).to_be_visible()
    expect(ann.see("prompt").or_(ann.see("bell")).first).to_be_visible()  # a bot may be quick to throw something in


def test_cthulhu_to_the_end(server: Server, visit: Visit) -> None:
    """Two people; the game has every kind of move in it, and a card that is played against another."""

    def has_everything(steps: list[Step]) -> bool:
        verbs = {step.move.split()[0] for step in steps}
        is_answered = any(step.is_answer and step.move != "pass" for step in steps)
        return verbs >= VERBS and is_answered and len(steps) <= 100

    course = find_course("cthulhu", 2, has_everything)
    ann, _ = play(server, visit, course)
    step_through_replay(ann, len(course.steps))


def test_scare_to_the_end(server: Server, visit: Visit) -> None:
    """Three people and two rounds, with several cards at once and the card that is 0 or 10."""

    def has_everything(steps: list[Step]) -> bool:
        plays = [step.move.split() for step in steps]
        return any(len(words) > 2 and "as" not in words for words in plays) and any("as" in words for words in plays)

    course = find_course("scare", 3, has_everything, rounds=[2, 2, 2, 2])
    ann, _, _ = play(server, visit, course)
    step_through_replay(ann, len(course.steps))
    ann.page.go_back()
    ann.see("again").click()  # the host may start the next game at the same table
    expect(ann.see("win")).to_have_count(0)
    expect(ann.see("stack")).to_be_visible()
