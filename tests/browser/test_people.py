"""What people do with each other besides playing: take something back, talk, make deals, mute each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.courses import find_tv_on_a_trip

if TYPE_CHECKING:
    from tests.browser.conftest import Server, Visit, Visitor


def both(server: Server, visit: Visit) -> tuple[Visitor, Visitor, str]:
    """Ann may go Shopping, and Bernd sits at the same table in German."""
    clash = find_tv_on_a_trip()
    seats = server.lay_table(clash.table)
    ann, bernd = visit("en-US"), visit("de-DE")
    ann.sit(seats[0])
    bernd.sit(seats[1])
    expect(bernd.see("hand")).to_be_visible()
    return ann, bernd, clash.steps[0].move


def test_undo_with_consent(server: Server, visit: Visit) -> None:
    """Ann has heard that Bernd would stop it. He hears what would be taken back; she can think better of it, too."""
    ann, bernd, trip = both(server, visit)
    ann.make(trip)
    bernd.see("stop").click()
    expect(bernd.see("never-mind")).to_be_visible()
    ann.see("undo").click()
    announced = bernd.see("undo-question").locator("blockquote").inner_text()
    assert announced.startswith("Ann geht auf Shopping-Tour: „")
    expect(ann.see("undo-yes")).to_have_count(0)
    ann.see("undo-withdraw").click()
    expect(bernd.see("undo-question")).to_have_count(0)
    expect(bernd.see("never-mind")).to_be_visible()
    ann.see("undo").click()
    bernd.see("undo-yes").click()
    for visitor, words in ((ann, "You take a move back."), (bernd, "Ann nimmt einen Zug zurück.")):
        expect(visitor.see("bell")).to_have_count(0)
        expect(visitor.see("log").locator("p").last).to_contain_text(words)
    bernd.page.reload()
    expect(bernd.see("log").locator("p").last).to_contain_text("Ann nimmt einen Zug zurück.")
    ann.make(trip)
    expect(bernd.see("bell")).to_be_visible()


def test_talk_and_mute(server: Server, visit: Visit) -> None:
    ann, bernd, _ = both(server, visit)
    for visitor in (ann, bernd):
        visitor.see("tab-talk").click()
    ann.see("say").fill("Shall we?")
    ann.see("say").press("Enter")
    expect(bernd.see("said")).to_contain_text("Shall we?")
    bernd.see("mute").click()
    expect(bernd.see("said")).not_to_contain_text("Shall we?")
    bernd.see("mute").click()
    expect(bernd.see("said")).to_contain_text("Shall we?")


def test_a_deal_is_shaken_and_judged(server: Server, visit: Visit) -> None:
    """It binds nobody: both may say afterwards what became of it."""
    ann, bernd, _ = both(server, visit)
    for visitor in (ann, bernd):
        visitor.see("tab-deals").click()
    ann.see("deal-text").fill("no TV this round")
    ann.see("deal").click()
    expect(bernd.see("deals")).to_contain_text("no TV this round")
    expect(ann.see("shake")).to_have_count(0)
    bernd.see("shake").click()
    expect(ann.see("deals").locator(".mark")).to_have_count(1)
    ann.see("deal-kept").click()
    bernd.see("deal-broken").click()
    expect(bernd.see("deals").locator(".mark.kept")).to_be_visible()
    expect(ann.see("deals").locator(".mark.broken")).to_be_visible()
