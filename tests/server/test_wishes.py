"""How often somebody is asked: by wish, by public facts, and alike for everybody."""

from __future__ import annotations

import math
from random import Random
from statistics import mean

import pytest

from stammtisch.boxes import make_bot
from stammtisch.boxes.orders import ALL, MINE, RING, Order
from stammtisch.engine.problem import Problem
from stammtisch.server import clock, commands
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.hub import _told_to
from stammtisch.server.keys import Keys
from stammtisch.server.live import LiveTable, rebuild
from stammtisch.server.pace import COVERED
from stammtisch.server.reader import Reader
from tests.server.tables import entries, play_some, started

HOURS = 4 * 3600.0
READING = 2.0  # seconds
NEVER = math.inf


def windows(people: int = 3, bots: int = 0, count: int = 40, ring: float = 4.0) -> list[LiveTable]:
    """Tables with an open window, at different times of different games."""
    found: list[LiveTable] = []
    for seed in range(300):
        live = started(people=people, bots=bots, seed=str(seed), ring=ring)
        play_some(live, Random(seed), 5 + seed % 60)
        if live.is_window and 0 in live.asked and clock.open_announcement(live) is not None:
            found.append(live)
        if len(found) == count:
            return found
    raise AssertionError("too few windows")


def wish(live: LiveTable, *wishes: str) -> None:
    for chair, what in enumerate(wishes):
        commands.wish(live, chair, what, False, live.since)


def test_a_window_is_short_when_everybody_lets_it_go_and_full_for_all_otherwise() -> None:
    seen = set()
    for live in windows():
        announced = clock.open_announcement(live)
        assert announced is not None
        wish(live, MINE, MINE, MINE)
        asked = [chair for chair in live.asked if chair in live.people]
        concerned = [chair for chair in asked if chair in announced.hits or announced.wins or announced.could_win]
        assert (clock.ring(live) == COVERED) == (not concerned)
        for chair in range(3):
            is_concerned = chair in announced.hits or announced.wins or announced.could_win
            assert clock.is_calm(live, chair) == (not is_concerned)
        seen.add(bool(concerned))
        wish(live, RING, RING, RING)
        assert clock.ring(live) == COVERED
        wish(live, RING, RING, RING)
        commands.wish(live, asked[0], ALL, False, live.since)
        assert clock.ring(live) == live.pace.ring * (2 if announced.wins else 1)
    assert seen == {True, False}


def test_an_order_for_the_round_counts_more_than_a_wish() -> None:
    live = windows(count=1)[0]
    announced = clock.open_announcement(live)
    assert announced is not None
    wish(live, RING, RING, RING)
    commands.order(live, 0, Order(lets_go=True, unless=[announced.kind]), live.since)
    assert not clock.is_calm(live, 0)
    assert clock.ring(live) > COVERED


def test_where_the_table_waits_for_everybody_wishes_do_not_matter() -> None:
    for ring in (HOURS, 0.0):
        live = windows(count=1, ring=ring)[0]
        closing = clock.closes_at(live)
        wish(live, RING, RING, RING)
        assert clock.closes_at(live) == closing
        assert not clock.is_calm(live, 0)


def test_newcomers_watch_the_first_round_of_their_first_game() -> None:
    """And only that: from then on they are asked as they wish."""
    live = started(people=1, bots=3, seed="5")
    commands.wish(live, 0, ALL, True, 0.0)
    rng, first, later = Random(5), 0, 0
    while live.decision is not None:
        turns = sum(event[0] == 2 for told in live.log for event in told.events)
        if live.is_window and 0 in live.asked:
            assert clock.is_calm(live, 0) == (turns <= 4)
            first += turns <= 4
            later += turns > 4
        play_some(live, rng, 1, live.at)
    assert first > 0
    assert later > 5
    commands.start(live, 0, "6", live.at)
    while not (live.is_window and 0 in live.asked):
        play_some(live, rng, 1, live.at)
    assert not clock.is_calm(live, 0)


def test_a_wish_stays_and_nobody_else_hears_of_it() -> None:
    live = started(people=2, bots=0)
    commands.wish(live, 0, RING, True, 0.0)
    told = live.fresh[-1:]
    assert _told_to(0, told) == told
    assert _told_to(1, told) == []
    reader = Reader(live, 0, "en", Keys("secret"))
    prompt = reader.prompt(Broadcast(live, 0.0), reader.view())
    assert prompt is not None
    assert prompt.wish == RING
    again = rebuild(live.id, entries(live))
    assert (again.chairs[0].wish, again.chairs[0].first_game) == (RING, 1)
    with pytest.raises(Problem, match="no_such_order"):
        commands.wish(live, 0, "sometimes", False, 0.0)


def test_bots_make_up_their_minds_before_the_ring_has_run_out() -> None:
    """So a window that the person lets go takes as long as its ring, and no longer."""
    for live in windows(1, 3, 20):
        wish(live, RING)
        closing = clock.closes_at(live)
        assert closing is not None
        question = live.question
        while live.question == question and live.is_window:
            due = clock.due_at(live)
            assert due is not None
            assert due <= closing
            clock.tick(live, due)


def seconds_and_interruptions(seed: int, wish: str, reading: float = READING) -> list[tuple[float, int]]:
    """Between two turns of a person who plays as the bots do, in no time, and reads what they are asked before they let
    it pass, or never says so.
    """
    live, now = LiveTable(f"table {seed}"), 0.0
    commands.open_table(live, "cthulhu", {}, 4, {"ring": 4.0, "bots": 1.0}, 0.0)
    commands.sit(live, "Ann", "ticket", "en", 0.0)
    for chair in (1, 2, 3):
        commands.seat_bot(live, 0, chair, "greedy", 0.0)
    commands.start(live, 0, str(seed), 0.0)
    commands.wish(live, 0, wish, False, 0.0)
    game, rng, found = live.playing.game, Random(seed), list[tuple[float, int]]()
    player = make_bot("greedy", game)
    is_mine, begun, count, seen = True, 0.0, 0, 0
    while live.decision is not None:
        if is_mine != (live.view(0).turn == 0):
            if not is_mine:
                found.append((now - begun, count))
            is_mine, begun, count = not is_mine, now, 0
        if not is_mine and 0 in live.asked and seen != live.window and not clock.is_calm(live, 0):
            seen, count = live.window, count + 1
        if live.asked == (0,) and not live.is_window:
            move = player.choose(game.moves(live.playing.state, 0), live.view(0), rng)
            commands.move(live, 0, game.write(move, live.playing.names), now)
            continue
        due = clock.due_at(live)
        assert due is not None
        if 0 in live.asked and not clock.is_calm(live, 0) and live.since + reading <= due:
            now = max(now, live.since + reading)
            commands.move(live, 0, "pass", now)
            continue
        now = max(now, due)
        clock.tick(live, now)
    return found


def test_between_two_turns_of_ones_own() -> None:
    """table-ux.md, 7.4, at a normal pace with three bots: at most 20 seconds and three interruptions."""
    seeds = range(15)
    rounds = {wish: [one for seed in seeds for one in seconds_and_interruptions(seed, wish)] for wish in (ALL, MINE)}
    seconds = {wish: mean(one[0] for one in found) for wish, found in rounds.items()}
    counts = {wish: mean(one[1] for one in found) for wish, found in rounds.items()}
    assert seconds[MINE] <= 20
    assert 0.2 < counts[MINE] <= 3
    assert counts[ALL] > 5
    assert seconds[ALL] > seconds[MINE] + 3
    idle = [one for seed in seeds for one in seconds_and_interruptions(seed, MINE, NEVER)]
    assert seconds[MINE] < mean(one[0] for one in idle) <= 20  # every ring runs out
