"""What happens by itself, and when: windows close, bots think, who is away is covered. Nobody's cards matter for it."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.engine.problem import Problem
from stammtisch.games.slack.state import SlackState
from stammtisch.server import clock, commands
from stammtisch.server.live import NOBODY, OVER, PERSON, LiveTable
from stammtisch.server.pace import COVERED, Pace
from tests.property.cthulhu_worlds import World, swapped
from tests.server.tables import play_some, started


def in_window(**pace: float) -> tuple[LiveTable, float]:
    """A table of three people at which somebody has announced something."""
    for number in range(50):
        live = started("cthulhu", 3, 0, str(number), **pace)
        rng = Random(number)
        for _ in range(40):
            if live.is_window:
                return live, live.since
            chair = live.asked[0]
            moves = live.playing.game.moves(live.playing.state, chair)
            plays = [move for move in moves if move[1] == 0] or moves
            commands.move(live, chair, live.playing.game.write(rng.choice(plays), live.playing.names), 10.0)
    raise AssertionError("nobody plays anything")


def test_a_window_closes_when_its_ring_has_run_out() -> None:
    live, opened = in_window(ring=4.0)
    length = clock.ring(live)
    assert length in (4.0, 8.0)
    assert clock.closes_at(live) == opened + length
    assert clock.due_at(live) == opened + length
    waiting = live.asked
    assert not clock.tick(live, opened + length - 0.01)
    assert live.asked == waiting
    assert clock.tick(live, opened + length)
    passed = [told.entry for told in live.take_fresh() if told.entry.body.get("by") == "clock"]
    assert [entry.body["move"] for entry in passed] == [f"{live.chairs[chair].name}: pass" for chair in waiting]


def test_passing_does_not_wind_the_ring_up_again() -> None:
    live, opened = in_window()
    first, *rest = live.asked
    assert rest
    commands.move(live, first, "pass", opened + 3)
    assert live.since == opened
    assert live.asked == tuple(rest)


def test_without_a_ring_everybody_is_waited_for() -> None:
    live, _ = in_window(ring=0)
    assert clock.closes_at(live) is None
    assert clock.due_at(live) is None


def test_who_says_stop_has_time_to_choose() -> None:
    live, opened = in_window(stop=15.0)
    stopper, other = live.asked[:2]
    commands.stop(live, stopper, opened + 2)
    assert clock.due_at(live) == opened + 17
    with pytest.raises(Problem, match="nothing_to_stop"):
        commands.stop(live, other, opened + 3)
    with pytest.raises(Problem, match="nothing_to_stop"):
        commands.never_mind(live, other, opened + 3)
    commands.never_mind(live, stopper, opened + 5)
    assert live.stopper == NOBODY
    assert clock.due_at(live) == opened + 5 + clock.ring(live)  # the whole ring again for everybody


def test_who_says_stop_and_falls_asleep_lets_it_go() -> None:
    live, opened = in_window(stop=15.0)
    commands.stop(live, live.asked[0], opened + 2)
    clock.tick(live, opened + 17)
    assert live.stopper == NOBODY
    assert live.is_window


def test_standing_orders_of_all_make_it_short_but_not_instant() -> None:
    live, opened = in_window()
    first, *rest = live.asked
    commands.order(live, first, "all", opened)
    assert clock.ring(live) > COVERED
    for chair in rest:
        commands.order(live, chair, "all", opened)
    assert clock.closes_at(live) == opened + COVERED
    with pytest.raises(Problem, match="no_such_order"):
        commands.order(live, first, "everything", opened)


def test_a_standing_order_ends_with_ones_own_turn() -> None:
    live = started(people=2, bots=0)
    commands.order(live, 1, "all", 0.0)
    for _ in range(200):
        if live.asked == (1,) and not live.is_window:
            break
        chair = live.asked[0]
        moves = live.playing.game.moves(live.playing.state, chair)
        commands.move(live, chair, live.playing.game.write(moves[-1], live.playing.names), 1.0)
        assert live.chairs[1].order == "all" or live.asked == (1,)
    assert live.chairs[1].order == ""


def test_bots_take_their_time_and_it_says_nothing() -> None:
    pace = Pace(bots=1.0)
    times = [pace.thinking("table", number, 2) for number in range(200)]
    assert min(times) >= 0.6
    assert max(times) <= 1.4
    assert len(set(times)) > 50
    assert pace.thinking("table", 5, 2) == pace.thinking("table", 5, 2)


def test_when_something_is_due_does_not_depend_on_hidden_cards() -> None:
    """The leak test of windows: with other cards in the hands of others, everything happens at the same times."""
    compared = 0
    for seed in range(60):
        live = started(people=2, bots=2, seed=str(seed))
        play_some(live, Random(seed), 30 + seed)
        if live.decision is None:
            continue
        state = live.playing.state
        assert isinstance(state, SlackState)
        before = clock.due_at(live), clock.closes_at(live), live.asked
        world = World(live.playing.game, state, Random(seed), state.rng.clone())  # type: ignore[arg-type]
        live.playing.state = swapped(world, viewer=0)
        compared += live.playing.state != state
        assert (clock.due_at(live), clock.closes_at(live), live.asked) == before
    assert compared > 40


def test_who_is_away_is_covered_and_takes_back_at_once() -> None:
    live = started(people=2, bots=0, away=45.0)
    assert clock.due_at(live) is None
    commands.set_presence(live, 0, False, 100.0)
    assert clock.due_at(live) == 145.0
    clock.tick(live, 145.0)
    assert live.take_fresh()[-1].entry.body["by"] == "cover"
    commands.set_presence(live, 0, True, 146.0)
    assert live.chairs[0].kind == PERSON
    assert clock.due_at(live) is None or live.is_window


def test_a_table_that_everybody_has_left_plays_on_to_the_end() -> None:
    live = started(people=1, bots=3)
    commands.set_presence(live, 0, False, 0.0)
    now = 0.0
    for _ in range(5000):
        due = clock.due_at(live)
        if due is None:
            break
        now = max(now, due)
        assert clock.tick(live, now)
    assert live.phase == OVER
