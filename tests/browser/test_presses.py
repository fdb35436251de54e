"""How many presses a turn of one's own costs: every one that reaches the page is counted.

Somebody plays as well as the bots, by hand: they take up cards, choose targets, and press what fits. Time is virtual.
"""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest
from playwright.sync_api import expect

from stammtisch.engine.table import Table
from stammtisch.games.slack.cards import HAND
from stammtisch.games.slack.state import SlackState
from tests.browser.conftest import Server, Visit, Visitor
from tests.browser.courses import turns_of_ann
from tests.browser.virtual import YOU, VirtualTable

TURNS = 8
COUNT = """window.presses = 0
addEventListener('pointerdown', (event) => { if (event.isTrusted) window.presses += 1 }, true)"""
# What the first table (commit e7204ba) took for a move: a card and a line of its list, a line of the question. For all
# other moves it took as many as today. It asked whatever left nothing to choose, too.
AT_FIRST = {"play": 2, "choose": 1}
ANYWAY = {"play", "discard"}  # without these, the turns say nothing


class Presses:
    """Of each turn: now, and at the first table for the same moves. What answered itself is counted by verbs."""

    def __init__(self, table: VirtualTable, visitor: Visitor) -> None:
        self.table, self.visitor = table, visitor
        self.now: list[int] = [0]
        self.at_first: list[int] = [0]
        self.pressed = Counter[str]()
        self.idle = Counter[str]()

    def count(self) -> int:
        return int(self.visitor.page.evaluate("window.presses"))

    def play(self, turns: int) -> None:
        table = self.table
        while len(self.now) <= turns:
            live = table.live
            self.visitor.page.locator(f'.play[data-number="{live.length}"]').wait_for(state="attached")
            is_over = live.decision is None or table.turn != YOU
            if is_over and self.at_first[-1]:
                self.now.append(0)
                self.at_first.append(0)
            if not table.is_asked:
                table.go_on()
            else:
                self.answer()
        del self.now[turns:], self.at_first[turns:]

    def answer(self) -> None:
        table, before = self.table, self.count()
        move = table.choose()
        verb = move.split()[0]
        if len(table.live.playing.game.moves(table.live.playing.state, YOU)) == 1:
            table.strike()
            table.tell()
            self.idle[verb] += 1
            assert self.count() == before
            self.at_first[-1] += 1
            return
        self.visitor.make(move)
        self.pressed[verb] += 1
        presses = self.count() - before
        self.now[-1] += presses
        self.at_first[-1] += AT_FIRST.get(verb, presses)


def test_presses_per_turn(server: Server, visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    """table-ux.md, 7.3: what leaves nothing to choose costs no press."""
    table, ann = VirtualTable("2"), visit(is_hasty=True)
    ann.page.add_init_script(COUNT)
    table.receive(ann)
    presses = Presses(table, ann)
    presses.play(TURNS)
    with capsys.disabled():
        print(f"\npresses per turn of one's own: {mean(presses.now):.1f} (most {max(presses.now)})", end=", ")
        print(f"at the first table {mean(presses.at_first):.1f} (most {max(presses.at_first)}), in {TURNS} turns")
        print(f"for {dict(presses.pressed)}; answered itself: {dict(presses.idle)}")
    assert set(presses.pressed) >= ANYWAY
    assert presses.idle["done"] > 0
    # What answers itself makes up for targets that are pressed on the table instead of in a list.
    assert mean(presses.now) < mean(presses.at_first) + 1


def dead_turn() -> Table:
    """Ann is called upon among people, and need not throw anything away in the end."""
    for table in turns_of_ann():
        if is_asked(table, "call") and not is_full(table):
            return table
    raise AssertionError("Ann always holds too many cards")


@pytest.mark.parametrize("how", ["button", "key"])
def test_a_turn_in_which_one_does_nothing_costs_one_press(server: Server, visit: Visit, how: str) -> None:
    """table-ux.md, 7.3, among people: it is offered to everybody alike, whatever they hold."""
    ann, bernd = visit(), visit("de-DE")
    ann.page.add_init_script(COUNT)
    seats = server.lay_table(dead_turn())
    ann.sit(seats[0])
    bernd.sit(seats[1])
    expect(bernd.page.locator(".phases > h2")).to_have_text("Ann ist dran")
    hand = ann.hand()
    expect(ann.see("end-turn")).to_have_text("End my turn")
    expect(ann.page.locator("[data-settling]")).to_have_count(0)
    if how == "button":
        ann.see("end-turn").click()
    else:
        ann.page.keyboard.press("e")
    expect(bernd.page.locator(".phases > h2")).to_have_text("Du bist dran")
    assert (ann.page.evaluate("window.presses"), ann.hand()) == (int(how == "button"), hand)
    assert len(server.moves_of(seats[0].table)) == 1


def test_a_full_hand_is_still_asked_about(server: Server, visit: Visit) -> None:
    """How many cards somebody holds is for all to see."""
    table = next(table for table in turns_of_ann() if is_asked(table, "free_time") and is_full(table))
    ann = visit()
    ann.sit(server.lay_table(table)[0])
    ann.see("end-turn").click()
    expect(ann.see("discard")).to_be_visible()
    expect(ann.see("end-turn")).to_have_count(0)


def is_asked(table: Table, prompt: str) -> bool:
    decision = table.game.decision(table.state)
    return decision is not None and decision.prompt == prompt


def is_full(table: Table) -> bool:
    assert isinstance(table.state, SlackState)
    return table.state.hand_size(YOU) > HAND
