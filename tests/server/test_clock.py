"""What happens on its own, and when: windows close, bots think, absent people are covered for. Nobody's
cards matter.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import median
from typing import Any

import pytest

from stammtisch.boxes import Announcement
from stammtisch.boxes.orders import Order, Reflex
from stammtisch.boxes.scene import ROLLED, SHOWN
from stammtisch.engine.problem import Problem
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.state import SlackState
from stammtisch.server import clock, commands
from stammtisch.server.chair import NOBODY, PERSON
from stammtisch.server.live import OVER, PLAYING, LiveTable, rebuild
from stammtisch.server.pace import COVERED, REFLEX, Pace
from stammtisch.store import Entry
from tests.property.slack import swapped
from tests.server.tables import entries, play_some, started

ALL = Order(lets_go=True)


CLOCKWISE = {"reaction_order": "clockwise"}


def in_window(options: dict[str, Any] | None = None, **pace: float) -> tuple[LiveTable, float]:
    """A table of three people where somebody has announced something."""
    for number in range(50):
        live = started("cthulhu", 3, 0, str(number), options, **pace)
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


@pytest.mark.rule("AMB-08")
@pytest.mark.parametrize("is_prompt", [True, False])
def test_whoever_is_asked_in_turn_has_a_ring_of_their_own(is_prompt: bool) -> None:
    """Whether the person before has passed, or their ring has run out."""
    live, opened = in_window(CLOCKWISE, ring=4.0)
    (first,), length = live.asked, clock.ring(live)
    passed_at = opened + (1.0 if is_prompt else length)
    if is_prompt:
        commands.move(live, first, "pass", passed_at)
    else:
        assert clock.tick(live, passed_at)
    (second,) = live.asked
    assert live.is_window
    assert second != first
    assert clock.closes_at(live) == clock.due_at(live) == passed_at + length
    assert not clock.tick(live, passed_at + length - 0.01)
    assert clock.tick(live, passed_at + length)
    assert not live.is_window


@pytest.mark.rule("AMB-08")
def test_cards_of_everybody_who_is_asked_in_turn_may_play_themselves() -> None:
    """That nothing has played itself at the first seat is no reason not to look at the second one."""
    live, opened = in_window(CLOCKWISE, ring=4.0)
    (first,) = live.asked
    for chair in range(3):
        commands.order(live, chair, Order(reflex=Reflex("no-such-card")), opened)
    assert clock.tick(live, opened + REFLEX)
    assert clock.due_at(live) == clock.closes_at(live)  # it was looked at
    commands.move(live, first, "pass", opened + 2)
    assert clock.due_at(live) == opened + 2 + REFLEX


def choosing(people: int = 2, **pace: float) -> LiveTable:
    """A table where a person has to give up one of several cards."""
    for number in range(300):
        live, rng, now = (
            started("cthulhu", people, 4 - people, str(number), None, ring=0.0, **pace),
            Random(number),
            0.0,
        )
        for _ in range(150):
            decision = live.decision
            if decision is None:
                break
            chair = decision.asked[0]
            if decision.prompt == "give_up" and live.chairs[chair].kind == PERSON:
                return live
            moves = live.playing.game.moves(live.playing.state, chair)
            now += 1.0
            text = live.playing.game.write(rng.choice(moves), live.playing.names)
            live.add("moved", {"move": f"{live.playing.names[chair]}: {text}", "by": PERSON}, now)
    raise AssertionError("nobody has to give anything up")


def test_nobody_waits_forever_for_a_card_to_be_given_up() -> None:
    """table-ux.md, case 5: after the ring the least valuable card goes."""
    live = choosing(choose=20.0)
    state, chair = live.playing.state, live.asked[0]
    assert isinstance(state, SlackState)
    game = live.playing.game
    assert isinstance(game, Slack)
    options = game.moves(state, chair)
    assert len(options) > 1
    assert clock.chosen_at(live) == clock.due_at(live) == live.since + 20.0
    assert not clock.tick(live, live.since + 19.9)
    worth = {
        move: state.slack[next(card for card in state.rooms[chair] if game.rules.number[card] == move[2])]
        for move in options
    }
    live.take_fresh()
    assert clock.tick(live, live.since + 20.0)
    entry = live.take_fresh()[0].entry
    assert entry.body["by"] == "clock"
    assert worth[live.playing.steps[-1].move] == min(worth.values())


def test_playing_alone_or_at_a_table_that_waits_hurries_nobody() -> None:
    for live in (choosing(people=1, choose=20.0), choosing(choose=0.0)):
        assert clock.chosen_at(live) is None
        assert not clock.tick(live, live.since + 1000.0)


def test_passing_does_not_wind_the_ring_up_again() -> None:
    live, opened = in_window()
    first, *rest = live.asked
    assert rest
    commands.move(live, first, "pass", opened + 3)
    assert live.since == opened
    assert live.asked == tuple(rest)


@pytest.mark.parametrize("text", ["pass ", "  pass", "PASS"])
def test_nobody_ends_the_stop_of_somebody_else_by_writing_it_in_another_way(text: str) -> None:
    live, opened = in_window()
    stopper, other = live.asked[:2]
    commands.stop(live, stopper, opened + 1)
    commands.move(live, other, text, opened + 3)
    assert (live.stopper, live.since) == (stopper, opened)
    assert live.log[-1].entry.body["move"] == f"{live.chairs[other].name}: pass"


def test_without_a_ring_everybody_is_waited_for() -> None:
    live, _ = in_window(ring=0)
    assert clock.closes_at(live) is None
    assert clock.due_at(live) is None


def test_saying_stop_gives_time_to_choose() -> None:
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


def test_saying_stop_and_falling_asleep_lets_it_go() -> None:
    live, opened = in_window(stop=15.0)
    commands.stop(live, live.asked[0], opened + 2)
    clock.tick(live, opened + 17)
    assert live.stopper == NOBODY
    assert live.is_window


def test_standing_orders_of_all_make_it_short_but_not_instant() -> None:
    live, opened = in_window()
    first, *rest = live.asked
    commands.order(live, first, ALL, opened)
    assert clock.ring(live) > COVERED
    for chair in rest:
        commands.order(live, chair, ALL, opened)
    assert clock.closes_at(live) == opened + COVERED


def test_an_order_in_the_middle_of_a_window_closes_it_if_nobody_else_is_waited_for() -> None:
    """But not before its shortest time is over, and not while somebody holds it."""
    live, opened = in_window()
    first, *rest = live.asked
    for chair in rest:
        commands.order(live, chair, ALL, opened + 0.5)
    commands.stop(live, rest[0], opened + 0.6)
    commands.order(live, first, ALL, opened + 0.7)
    assert clock.due_at(live) == opened + 0.6 + live.pace.stop
    commands.never_mind(live, rest[0], opened + 2)
    assert clock.due_at(live) == opened + 2 + COVERED
    assert not clock.tick(live, opened + 1.9 + COVERED)
    commands.order(live, first, Order(), opened + 2.1)
    assert clock.due_at(live) == opened + 2 + clock.ring(live) > opened + 2 + COVERED
    commands.order(live, first, ALL, opened + 4)
    assert clock.tick(live, opened + 4)
    assert live.since == opened + 4 + SHOWN  # it has closed, and everybody has seen what came of it


@pytest.mark.parametrize(
    "order",
    [
        Order(unless=["everything"]),
        Order(unless_by=[7]),
        Order(unless=["me"] * 20),
        Order(reflex=Reflex("tv", by=9)),
        Order(reflex=Reflex("tv", kind="me")),
        Order(reflex=Reflex("x" * 50)),
        Order(reflex=Reflex("tv", least=-1)),
    ],
)
def test_orders_must_make_sense(order: Order) -> None:
    live, opened = in_window()
    with pytest.raises(Problem, match="no_such_order"):
        commands.order(live, live.asked[0], order, opened)


ACTIVITY = Announcement(by=2, kind="activity", slack=3, wins=False, find_hits=lambda: frozenset({1}))


@pytest.mark.parametrize(
    ("order", "covers"),
    [
        (Order(), False),
        (ALL, True),
        (Order(lets_go=True, unless=["me"]), False),
        (Order(lets_go=True, unless=["win", "call", "shopping", "whenever"], unless_by=[0]), True),
        (Order(lets_go=True, unless=["activity"]), False),
        (Order(lets_go=True, unless_by=[2]), False),
    ],
)
def test_an_order_lets_go_what_it_does_not_except(order: Order, covers: bool) -> None:
    assert order.covers(1, ACTIVITY) == covers
    assert Order(lets_go=True, unless=["me"]).covers(0, ACTIVITY)
    assert not Order(lets_go=True, unless=["win"]).covers(0, replace(ACTIVITY, wins=True))


def test_an_exception_keeps_the_ring_long() -> None:
    live, opened = in_window()
    announced = clock.open_announcement(live)
    assert announced is not None
    for chair in live.asked:
        commands.order(live, chair, Order(lets_go=True, unless=[announced.kind]), opened)
    assert clock.ring(live) > COVERED
    for chair in live.asked:
        commands.order(live, chair, Order(lets_go=True, unless=["me", "win"], unless_by=[chair]), opened)
    assert (clock.ring(live) == COVERED) == (not announced.wins and not announced.hits & {*live.asked})


def answered() -> tuple[LiveTable, float, int, str]:
    """A window in which somebody holds a card that answers it."""
    for number in range(300):
        live = started("cthulhu", 3, 0, str(number))
        rng = Random(number)
        for _ in range(60):
            game = live.playing.game
            for chair in live.asked if live.is_window else ():
                for move in game.moves(live.playing.state, chair):
                    written = game.write(move, live.playing.names).split()
                    if written[0] == "play":
                        return live, live.since, chair, written[1]
            chair = live.asked[0]
            moves = game.moves(live.playing.state, chair)
            commands.move(live, chair, game.write(rng.choice(moves), live.playing.names), 10.0)
    raise AssertionError("nobody can answer anything")


def test_a_card_plays_itself_once_when_it_fits() -> None:
    live, opened, chair, card = answered()
    live.take_fresh()
    commands.order(live, chair, Order(reflex=Reflex(card)), opened)
    due = clock.due_at(live)
    assert due is not None
    assert due == opened + REFLEX
    assert clock.tick(live, due)
    entry = live.take_fresh()[-1].entry
    assert entry.body["by"] == "order"
    assert str(entry.body["move"]).startswith(f"{live.chairs[chair].name}: play {card}")
    assert live.chairs[chair].order.reflex is None


def test_when_a_card_would_play_itself_does_not_depend_on_holding_it() -> None:
    live, opened, chair, card = answered()
    announced = clock.open_announcement(live)
    assert announced is not None
    live.take_fresh()
    commands.order(live, chair, Order(reflex=Reflex(card, least=announced.slack + 1)), opened)
    assert clock.due_at(live) == clock.closes_at(live)  # it is not worth it
    commands.order(live, chair, Order(reflex=Reflex("no-such-card")), opened)
    assert clock.due_at(live) == opened + REFLEX
    live.take_fresh()
    assert clock.tick(live, opened + REFLEX)
    assert live.take_fresh() == []  # nothing to see
    assert clock.due_at(live) == clock.closes_at(live)


def test_stopping_for_nothing_too_often_goes_unheard_for_a_round() -> None:
    live, opened = in_window(free_stops=1)
    first, second = live.asked[:2]
    for _ in range(2):
        commands.stop(live, first, opened)
        commands.never_mind(live, first, opened)
    with pytest.raises(Problem, match="bell_does_not_listen"):
        commands.stop(live, first, opened)
    commands.stop(live, second, opened)
    commands.never_mind(live, second, opened)
    for _ in range(300):
        if live.asked == (first,) and not live.is_window:
            break
        chair = live.asked[0]
        moves = live.playing.game.moves(live.playing.state, chair)
        commands.move(live, chair, live.playing.game.write(moves[-1], live.playing.names), 1.0)
    assert not live.chairs[first].is_muted


@pytest.mark.rule("AMB-08")
@pytest.mark.parametrize("options", [{}, CLOCKWISE], ids=["first", "clockwise"])
def test_at_a_spoken_table_whoever_announced_says_that_it_goes_on(options: dict[str, Any]) -> None:
    """Once for all, however they are asked."""
    live, opened = in_window(options, is_spoken=True)
    assert clock.closes_at(live) is None
    assert clock.due_at(live) is None
    announcer, asked = clock.speaker(live), live.asked
    assert announcer not in asked
    with pytest.raises(Problem, match="nothing_to_stop"):
        commands.go_on(live, asked[0], opened + 60)
    commands.stop(live, asked[0], opened + 60)
    with pytest.raises(Problem, match="nothing_to_stop"):
        commands.go_on(live, announcer, opened + 61)
    commands.never_mind(live, asked[0], opened + 62)
    live.take_fresh()
    commands.go_on(live, announcer, opened + 63, "me:1")
    entries = [told.entry for told in live.take_fresh()]
    assert [entry.body["by"] for entry in entries] == ["spoken"] * 2
    assert [entry.client for entry in entries] == ["me:1", None]
    assert not live.is_window


def test_at_a_spoken_table_the_host_speaks_for_absent_people() -> None:
    live, opened = in_window(is_spoken=True)
    away = clock.speaker(live)
    commands.set_presence(live, away, False, opened)
    assert clock.speaker(live) == live.people_here[0] != away == live.host
    clock.tick(live, opened + 45)
    assert clock.speaker(live) == live.host != away
    for chair in live.people_here:
        commands.set_presence(live, chair, False, opened)
    assert clock.due_at(live) is None  # nobody is there to say it, and nobody waits for it
    commands.set_presence(live, live.host, True, opened + 500)
    assert clock.speaker(live) == live.host


def test_a_standing_order_ends_with_ones_own_turn() -> None:
    live = started(people=2, bots=0)
    commands.order(live, 1, ALL, 0.0)
    for _ in range(200):
        if live.asked == (1,) and not live.is_window:
            break
        chair = live.asked[0]
        moves = live.playing.game.moves(live.playing.state, chair)
        commands.move(live, chair, live.playing.game.write(moves[-1], live.playing.names), 1.0)
        assert live.chairs[1].order == ALL or live.asked == (1,)
    assert live.chairs[1].order == Order()


HOURS = 4 * 3600.0


def test_a_window_of_hours_waits_for_those_who_are_away() -> None:
    """But no longer than for anybody else. A person who was asked may answer before."""
    live, opened = in_window(ring=HOURS)
    for chair in live.people:
        commands.set_presence(live, chair, False, opened)
    assert clock.ring(live) == HOURS
    assert clock.due_at(live) == opened + HOURS
    first, *rest = live.asked
    commands.set_presence(live, first, True, opened + 60)
    commands.move(live, first, "pass", opened + 61)
    assert clock.closes_at(live) == opened + HOURS
    assert clock.due_at(live) == clock.host_passes_at(live) == opened + 105
    for chair in rest:
        commands.move(live, chair, "pass", opened + 3600)
    assert live.since == opened + 3600 + SHOWN  # it has closed, and something else is asked


def test_a_window_of_hours_is_short_when_the_others_let_everything_go() -> None:
    """People who have answered count like those who have a standing order, wherever they are."""
    live, opened = in_window(ring=HOURS)
    first, *rest = live.asked
    for chair in rest:
        commands.order(live, chair, ALL, opened)
        commands.set_presence(live, chair, False, opened)
    assert clock.due_at(live) == opened + HOURS
    commands.move(live, first, "pass", opened + 600)
    due = clock.due_at(live)
    assert due == opened + COVERED  # that is long ago: at once
    assert clock.tick(live, opened + 600)
    assert live.since == opened + 600 + SHOWN


def test_stop_holds_a_window_of_hours_and_does_not_wind_it_up() -> None:
    """Nobody can ask for another day, again and again; the time that the stop took is added."""
    live, opened = in_window(ring=HOURS, stop=120.0)
    stopper, *rest = live.asked
    for chair in rest:
        commands.order(live, chair, ALL, opened)
    commands.stop(live, stopper, opened + 100)
    commands.order(live, stopper, ALL, opened + 110)
    assert clock.due_at(live) == opened + 220  # orders of all do not close what somebody holds
    commands.order(live, stopper, Order(), opened + 120)
    commands.never_mind(live, stopper, opened + 130)
    assert clock.due_at(live) == opened + HOURS + 30


def test_a_window_of_hours_is_the_same_after_a_restart() -> None:
    live, opened = in_window(ring=HOURS, stop=120.0)
    commands.set_presence(live, live.asked[1], False, opened)
    commands.stop(live, live.asked[0], opened + 100)
    commands.never_mind(live, live.asked[0], opened + 130)
    assert clock.due_at(rebuild(live.id, entries(live))) == clock.due_at(live) == opened + HOURS + 30


def test_bots_do_not_need_the_hours() -> None:
    live, rng = started(people=1, bots=2, ring=HOURS), Random(3)
    while not (live.is_window and {1, 2} & {*live.asked}):
        play_some(live, rng, 1)
    due = clock.due_at(live)
    assert due is not None
    assert live.since <= due <= live.since + 2 * live.pace.bots


def test_bots_take_their_time_and_it_says_nothing() -> None:
    pace = Pace(bots=1.0)
    times = [pace.thinking("table", number, 2) for number in range(200)]
    assert min(times) >= 0.8
    assert 1.5 < max(times) <= 3.0
    assert median(times) < 1.0
    assert len(set(times)) > 50
    assert pace.thinking("table", 5, 2) == pace.thinking("table", 5, 2)


@pytest.mark.parametrize("ring", [4.0, HOURS])
def test_when_something_is_due_does_not_depend_on_hidden_cards(ring: float) -> None:
    """The leak test of windows: with different cards in other players' hands, everything happens at the same times,
    whatever orders they have given.
    """
    compared = windows = 0
    for seed in range(60):
        live = started(people=2, bots=2, seed=str(seed), ring=ring)
        play_some(live, Random(seed), 30 + seed)
        if live.decision is None:
            continue
        for chair in live.people:
            commands.wish(live, chair, ("all", "mine", "ring")[seed % 3], seed % 5 == 0, 0.0)
            commands.order(live, chair, Order(seed % 2 == 0, ["me", "win"], [], Reflex("tv" if seed % 3 else "x")), 0.0)
        state = live.playing.state
        assert isinstance(state, SlackState)
        windows += live.is_window
        before = clock.due_at(live), clock.closes_at(live), live.asked
        game: Any = live.playing.game
        live.playing.state = swapped(game, state, 0, Random(seed))
        live.announced = (NOBODY, None)  # to be worked out again
        compared += live.playing.state != state
        assert (clock.due_at(live), clock.closes_at(live), live.asked) == before
    assert compared > 40
    assert windows > 5


def test_absent_people_are_covered_and_take_over_again_at_once() -> None:
    live = started(people=2, bots=0, away=45.0)
    assert clock.due_at(live) is None
    commands.set_presence(live, 0, False, 100.0)
    assert clock.due_at(live) == 145.0
    clock.tick(live, 145.0)
    assert live.take_fresh()[-1].entry.body["by"] == "cover"
    commands.set_presence(live, 0, True, 146.0)
    assert live.chairs[0].kind == PERSON
    assert clock.due_at(live) is None or live.is_window


def let_time_pass(live: LiveTable, now: float) -> float:
    """Until nothing happens on its own any more."""
    for _ in range(5000):
        due = clock.due_at(live)
        if due is None:
            return now
        now = max(now, due)
        assert clock.tick(live, now)
    raise AssertionError("it never ends")


def test_whoever_plays_alone_finds_the_game_where_they_left_it() -> None:
    live = started(people=1, bots=3)
    commands.set_presence(live, 0, False, 0.0)
    now = let_time_pass(live, 0.0)
    assert live.phase == PLAYING
    assert live.asked == (0,)
    assert not live.is_window
    commands.set_presence(live, 0, True, now + 9999)
    assert clock.due_at(live) is None


def test_a_table_that_everybody_has_left_rests_until_somebody_is_back() -> None:
    live = started(people=2, bots=1, away=45.0)
    for chair in live.people:
        commands.set_presence(live, chair, False, 10.0)
    now = let_time_pass(live, 10.0)
    assert live.phase == PLAYING
    (waits_for,) = live.asked
    other = 1 - waits_for
    commands.set_presence(live, other, True, now + 1000)
    assert clock.due_at(live) == now + 1045  # a person who comes a little later plays for themselves
    clock.tick(live, now + 1045)
    assert live.take_fresh()[-1].entry.body["by"] == "cover"


def test_a_game_over_days_goes_on_though_nobody_is_there() -> None:
    live = started(people=2, bots=0, ring=1.2, away=3 * 86400.0)
    for chair in (0, 1):
        commands.set_presence(live, chair, False, 10.0)
    assert clock.due_at(live) == 10.0 + 3 * 86400.0
    let_time_pass(live, 10.0)
    assert live.phase == OVER


# What is shown to everybody ------------------------------------------------------------------------------------------


def at_the_door() -> LiveTable:
    """Ann can ask a guest to leave, and bots sit at the other chairs."""
    live = started("cthulhu", 1, 2, "0")
    table = live.playing
    facts = [{"room": ["cultist_from_3b", "bill_the_all_consuming"]}, {}, {}]
    table.state = table.game.position({"phase": "roll", "turn": table.names[0]}, facts, table.names)
    live.decision = table.game.decision(table.state)
    return live


@pytest.mark.parametrize(("bots", "share"), [(1.2, 1.0), (2.0, 1.0), (0.5, 0.5), (0.0, 0.0)])
def test_nobodys_clock_runs_while_a_scene_is_shown(bots: float, share: float) -> None:
    live = at_the_door()
    live.pace = replace(live.pace, bots=bots)
    commands.move(live, 0, "evict cultist_from_3b to discard", 100.0)
    assert live.since == 100.0 + ROLLED * share
    commands.move(live, 0, "done", 101.0)  # whoever can do something need not wait for the scene
    assert live.since == 101.0


def test_a_ring_begins_when_the_scene_before_it_is_over() -> None:
    live, opened = in_window(ring=4.0)
    live.since = opened + SHOWN
    assert clock.closes_at(live) == opened + SHOWN + clock.ring(live)
    assert not clock.tick(live, opened + clock.ring(live))


# Questions that leave nothing to choose ------------------------------------------------------------------------------


def asked_with(count: int, people: int = 1, game: str = "cthulhu") -> LiveTable:
    """A table at which a person is asked something, outside of windows, and has one move, or several."""
    for seed in range(300):
        live, rng = started(game, people=people, bots=3 - people, seed=str(seed)), Random(seed)
        for _ in range(150):
            if live.decision is None:
                break
            if live.asked in ((0,), (1,)) and live.asked[0] in live.people and not live.is_window:
                moves = live.playing.game.moves(live.playing.state, live.asked[0])
                if len(moves) == 1 if count == 1 else len(moves) > 1:
                    return live
            play_some(live, rng, 1, live.at)
    raise AssertionError("there is no such question")


def pass_time(live: LiveTable, seconds: float) -> None:
    """As much as happens on its own while the same seats are asked."""
    until = live.since + seconds
    question = live.question
    while live.question == question and (due := clock.due_at(live)) is not None and due <= until:
        clock.tick(live, due)


@pytest.mark.parametrize("game", ["cthulhu", "scare"])
def test_what_leaves_nothing_to_choose_answers_itself_after_a_pause(game: str) -> None:
    """table-ux.md, 7.3. Somebody may also be quicker than the clock."""
    live = asked_with(1, game=game)
    question = live.question
    pass_time(live, COVERED - 0.1)
    assert live.question == question
    pass_time(live, COVERED)
    assert live.question != question
    assert live.log[-1].entry.body["by"] == "idle"


@pytest.mark.parametrize("game", ["cthulhu", "scare"])
def test_what_leaves_something_to_choose_waits(game: str) -> None:
    live = asked_with(2, game=game)
    question = live.question
    pass_time(live, 9999.0)
    assert live.question == question


def test_among_people_everybody_is_asked_unless_all_see_that_there_is_no_choice() -> None:
    """How quickly somebody has nobody to call would tell what they hold. How many cards are left everybody sees."""
    live = asked_with(1, people=2)
    question = live.question
    pass_time(live, 9999.0)
    assert live.question == question
    last = asked_with(1, people=2, game="scare")
    question = last.question
    pass_time(last, COVERED)
    assert last.question != question


@pytest.mark.parametrize("why", ["away", "hasty", "undo"])
def test_nothing_answers_itself_while_nobody_looks(why: str) -> None:
    live = asked_with(1)
    if why == "away":
        commands.set_presence(live, live.asked[0], False, live.since)
    elif why == "hasty":
        live.pace = replace(live.pace, bots=0.0)
    else:
        live.undo_by = live.asked[0]
    question = live.question
    pass_time(live, 9999.0)
    assert live.question == question


def test_taking_back_goes_to_the_last_move_that_somebody_chose() -> None:
    """Otherwise what answered itself would do so again, and nobody could get behind it."""
    live, now, rng = started(people=1, bots=2, seed="4"), 0.0, Random(4)
    found, written = 0, list[Entry]()
    while live.decision is not None and found < 3:
        written += entries(live)
        moved = [told.entry.body["by"] for told in live.log if told.entry.kind == "moved"]
        own = [step.move[0] == 0 for step in live.playing.steps]
        if moved and moved[-1] == "idle" and any(each and by != "idle" for each, by in zip(own, moved, strict=True)):
            chosen = max(place for place, by in enumerate(moved) if own[place] and by != "idle")
            again = rebuild(live.id, written)
            commands.undo(again, 0, now)
            assert len(again.playing.steps) == chosen
            assert rebuild(live.id, [*written, *entries(again)]).playing.steps == again.playing.steps
            found += 1
        if live.asked == (0,) and not live.is_window and len(live.playing.game.moves(live.playing.state, 0)) > 1:
            moves = live.playing.game.moves(live.playing.state, 0)
            commands.move(live, 0, live.playing.game.write(rng.choice(moves), live.playing.names), now)
        else:
            due = clock.due_at(live)
            assert due is not None
            now = max(now, due)
            clock.tick(live, now)
    assert found == 3
