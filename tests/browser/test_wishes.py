"""How often somebody is asked: chosen once, remembered, changed at the table; and how long they wait for their turn.

Seconds are those of the server's clock, in virtual time; interruptions are those that the page shows.
"""

from __future__ import annotations

import re
from statistics import mean

import pytest
from playwright.sync_api import expect

from stammtisch.server import messages
from stammtisch.server.reasons import has_reason
from tests.browser.conftest import Server, Visit, Visitor
from tests.browser.virtual import YOU, VirtualTable

ROUNDS = 10
READING = 2.0  # seconds until somebody who is asked lets it pass
MOST_SECONDS = 20
MOST_INTERRUPTIONS = 3


def interruptions(table: VirtualTable, visitor: Visitor, rounds: int) -> tuple[list[float], list[int]]:
    """Between two turns of one's own: how many seconds, and how often the page wants something."""
    seconds: list[float] = []
    counts: list[int] = []
    begun, count, asked = 0.0, 0, -1
    is_mine = True
    while len(seconds) < rounds:
        table.go_on()
        live = table.live
        visitor.page.locator(f'.play[data-number="{live.length}"]').wait_for(state="attached")
        if live.decision is None:
            is_mine = True  # the next game is another matter
            continue
        if is_mine != (table.turn == YOU):
            if is_mine:
                begun, count = table.now, 0
            else:
                seconds.append(table.now - begun)
                counts.append(count)
            is_mine = not is_mine
        wanted = visitor.page.locator('[data-testid="bell"], [data-testid="prompt"]')
        if is_mine or asked == live.window or not wanted.count():
            continue
        asked, count = live.window, count + 1
        if live.is_window:
            table.read(READING)
            if live.window == asked and YOU in live.asked:
                visitor.page.locator('[data-testid="bell"] [data-move="pass"]').click()
                expect(visitor.page.locator("[data-sending]")).to_have_count(0)
    return seconds, counts


def wishes(table: VirtualTable) -> list[tuple[str, bool]]:
    return [(message.wish, message.is_first) for message in table.heard if isinstance(message, messages.Wish)]


def test_ten_rounds_against_three_bots(server: Server, visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    """table-ux.md, 7.4: somebody new takes what is offered, and reads for a moment before they let something pass."""
    table, ann = VirtualTable("2"), visit(is_newcomer=True, is_hasty=True)
    table.receive(ann)
    ann.see("wish-done").click()
    seconds, counts = interruptions(table, ann, ROUNDS)
    with capsys.disabled():
        print(f"\nbetween two turns of one's own: {mean(seconds):.1f} s (most {max(seconds):.1f})", end=", ")
        print(f"{mean(counts):.1f} interruptions (most {max(counts)}), in {ROUNDS} rounds: {counts}")
    assert wishes(table) == [("mine", True)]
    assert counts[0] == 0
    assert sum(counts) > 0  # the page does show them
    assert mean(seconds) <= MOST_SECONDS
    assert mean(counts) <= MOST_INTERRUPTIONS
    assert max(counts) <= 2 * MOST_INTERRUPTIONS


def test_a_wish_is_asked_for_once_and_kept(server: Server, visit: Visit) -> None:
    table, ann = VirtualTable("3"), visit(is_newcomer=True)
    table.receive(ann)
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_test_id("wish-mine")).to_be_checked()
    dialog.get_by_test_id("wish-ring").check()
    ann.see("wish-done").click()
    expect(dialog).to_have_count(0)
    assert wishes(table) == [("mine", True), ("ring", False)]
    assert table.live.chairs[YOU].wish == "ring"
    ann.page.reload()
    ann.hand()
    expect(dialog).to_have_count(0)
    assert len(wishes(table)) == 2  # the table knows it already
    other = VirtualTable("4")
    other.receive(ann)
    ann.hand()
    expect(dialog).to_have_count(0)
    assert wishes(other) == [("ring", False)]


def test_a_wish_can_be_changed_at_the_table(server: Server, visit: Visit) -> None:
    table, ann = VirtualTable("5"), visit()
    table.receive(ann)
    ann.see("menu").click()
    ann.see("wish").click()
    expect(ann.see("wish-all")).to_be_checked()
    ann.see("wish-mine").check()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert table.live.chairs[YOU].wish == "mine"


def test_whoever_is_left_in_peace_can_still_say_stop(server: Server, visit: Visit) -> None:
    """In a window that somebody has let go, the bell is quiet; Space or a press rings it all the same."""
    table, ann = VirtualTable("6"), visit(is_newcomer=True, is_hasty=True)
    table.receive(ann)
    ann.see("wish-ring").check()
    ann.see("wish-done").click()
    while not (table.live.is_window and YOU in table.live.asked):
        table.go_on()
    calm = ann.page.locator('[data-main][data-testid="stop"].calm')
    expect(calm).to_be_visible()
    expect(ann.see("bell")).to_have_count(0)
    calm.click()
    expect(ann.see("never-mind")).to_be_visible()
    expect(ann.see("bell")).to_be_visible()
    assert table.live.stopper == YOU


def test_bots_talk_and_give_reasons(server: Server, visit: Visit) -> None:
    """A line in a bubble beside the face, unless somebody wants quiet; the reason from the log and from the face."""
    table, ann = VirtualTable("7"), visit(is_hasty=True)
    table.receive(ann)

    def next_line() -> str:
        while True:
            for told in table.go_on():
                for remark in told.remarks:
                    if remark.key:
                        return remark.said(table.reader.words)

    said = next_line()
    expect(ann.see("line").first).to_have_text(said)
    ann.see("why-bot").last.click()
    expect(ann.see("reason")).to_have_text(re.compile(r"\w+ .*[.!]"))
    ann.page.keyboard.press("Escape")
    while not any(has_reason(told) and str(told.entry.body["move"]).startswith("Ada:") for told in table.go_on()):
        pass
    ann.see("face").first.click()
    expect(ann.see("last-reason")).to_have_text(re.compile(r"\w+ .*[.!]"))
    ann.page.keyboard.press("Escape")
    ann.see("tab-talk").click()
    ann.see("mute").click()
    expect(ann.see("line")).to_have_count(0)
    next_line()
    ann.page.locator(f'.play[data-number="{table.live.length}"]').wait_for(state="attached")
    expect(ann.see("line")).to_have_count(0)
