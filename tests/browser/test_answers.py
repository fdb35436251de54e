"""One announces, the other answers: what both see of it, each in their own language."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from stammtisch.server.catalog import cards, rules
from tests.browser.conftest import Server, Visit, Visitor
from tests.browser.courses import Clash, find_clash, find_tv_on_a_trip

ENGLISH, GERMAN = ({card.id: card for card in cards("cthulhu", language)} for language in ("en", "de"))


def sit_down(server: Server, visit: Visit, clash: Clash) -> tuple[Visitor, Visitor]:
    ann, bernd = visit("en-US"), visit("de-DE")
    for visitor, seat in zip((ann, bernd), server.lay_table(clash.table), strict=True):
        visitor.sit(seat)
    return ann, bernd


def answer_with_the_bell(ann: Visitor, bernd: Visitor, clash: Clash) -> None:
    """Ann announces, Bernd rings and plays his card, and nobody says anything to that."""
    announced, answer, *passes = clash.steps
    ann.make(announced.move)
    for visitor in (ann, bernd):
        for card in announced.move.split()[1:]:
            expect(visitor.see("strip").locator(f'[data-card="{card}"]')).to_be_visible()
    bernd.see("stop").click()
    expect(ann.see("bell")).to_contain_text("Bernd says stop!")
    expect(bernd.see("bell")).to_contain_text("Stopp! Welche Karte?")
    bernd.see("bell").locator(f'[data-move="{answer.move}"]').click()
    for step in passes:
        (ann, bernd)[step.chair].make(step.move, is_answer=True)


def expect_told(visitor: Visitor, kind: str, text: str) -> None:
    """And the rule behind it can be read."""
    line = visitor.see("log").locator(f'[data-kind="{kind}"]').last
    expect(line).to_have_text(re.compile(rf"^\s*{re.escape(text)}\s*(§\s*)?$"))
    link = line.locator("[data-rule]")
    if link.count():
        language = "de" if visitor.page.locator("html").get_attribute("lang") == "de" else "en"
        texts = {rule.id: rule.text for rule in rules("cthulhu", language)}
        link.click()
        expect(visitor.page.get_by_role("dialog")).to_contain_text(texts[str(link.get_attribute("data-rule"))])
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def expect_table(ann: Visitor, bernd: Visitor, clash: Clash) -> None:
    """Both pages show what the rules have made of it."""
    facts = clash.after[0]
    assert facts["free_time"] == clash.before[0]["free_time"] - 1
    for visitor, own in zip((ann, bernd), clash.after, strict=True):
        expect(visitor.see("strip")).to_have_count(0)
        expect(visitor.see("free-time").locator("b")).to_have_text(str(facts["free_time"]))
        expect(visitor.see("income").locator("b")).to_have_text(str(facts["income"]))
        expect(visitor.see("hand").locator("[data-card]")).to_have_count(own["hand_size"])
        assert sorted(visitor.hand()) == sorted(own["hand"])
    for room in (ann.see("own-room"), bernd.see("room")):
        expect(room.locator(".cards [data-card]")).to_have_count(len(facts["room"]))
        expect(room.get_by_test_id("to-go")).to_have_text(str(facts["goal"] - facts["total"]))


def test_an_activity_is_canceled(server: Server, visit: Visit) -> None:
    """SLACK-104..106: no Slack, the card is gone and the Free Time with it."""

    def is_wanted(announced: str, answer: str) -> bool:
        return kind_of(announced) == "activity" and kind_of(answer) == "whenever"

    clash = find_clash(is_wanted)
    ann, bernd = sit_down(server, visit, clash)
    answer_with_the_bell(ann, bernd, clash)
    activity, canceler = (step.move.split()[1] for step in clash.steps[:2])
    expect_told(ann, "cancelled", f"{ENGLISH[canceler].name} cancels {ENGLISH[activity].name}.")
    expect_told(bernd, "cancelled", f"„{GERMAN[canceler].name}“ macht „{GERMAN[activity].name}“ ungültig.")
    expect_table(ann, bernd, clash)
    assert clash.after[0]["total"] == clash.before[0]["total"]
    expect(ann.see("own-room").locator(f'[data-card="{activity}"]')).to_have_count(0)
    expect(bernd.see("hand").locator(f'[data-card="{canceler}"]')).to_have_count(0)


def test_tv_on_a_shopping_trip(server: Server, visit: Visit) -> None:
    """EX-13: the Things come back to the hand, the money stays, and the TV is in Ann's room for 1 Slack."""
    clash = find_tv_on_a_trip()
    ann, bernd = sit_down(server, visit, clash)
    hand = ann.hand()
    answer_with_the_bell(ann, bernd, clash)
    first, second = clash.steps[0].move.split()[1:]
    english, german = ([names[card].name for card in (first, second)] for names in (ENGLISH, GERMAN))
    told = f"{ENGLISH['tv'].name} cancels your Shopping trip. Back to your hand: {english[0]} and {english[1]}."
    expect_told(ann, "trip_cancelled", told)
    told = f"„{GERMAN['tv'].name}“ macht die Shopping-Tour von Ann ungültig. Zurück auf die Hand von Ann:"
    expect_told(bernd, "trip_cancelled", f"{told} „{german[0]}“ und „{german[1]}“.")
    expect_table(ann, bernd, clash)
    assert sorted(ann.hand()) == sorted(hand)
    before, after = clash.before[0], clash.after[0]
    assert (after["income"], after["total"]) == (before["income"], before["total"] + 1)
    expect(ann.see("own-room").locator('[data-card="tv"]')).to_be_visible()
    expect(bernd.see("room").locator('[data-card="tv"]')).to_be_visible()
    expect(bernd.see("hand").locator('[data-card="tv"]')).to_have_count(0)


def kind_of(move: str) -> str:
    """Of the card that is played."""
    verb, *words = move.split()
    return ENGLISH[words[0]].kind if verb == "play" else ""
