"""A table: moves are recorded, everybody reads their own log, and a move that told nobody anything may be
taken back.
"""

import pytest

from stammtisch.boxes import load
from stammtisch.engine.problem import BadOption, Problem, Refused, Unreadable
from stammtisch.engine.record import dump
from stammtisch.engine.table import Table
from stammtisch.games.scare.cards import WILD
from stammtisch.games.scare.state import PLAY, STACK

GAME = load("scare")
NAMES = ("ann", "bob", "cem")
SPECTATOR = 60


def stacked(place: int = 6, **options: object) -> Table:
    table = Table(load("scare", options), NAMES, "7")
    for seat in range(3):
        table.apply((seat, STACK, place))
    return table


def play_first(table: Table) -> None:
    decision = table.game.decision(table.state)
    assert decision is not None
    table.apply(table.game.moves(table.state, decision.asked[0])[0])


def test_a_move_is_recorded_with_what_it_led_to() -> None:
    table = Table(GAME, NAMES, "7")
    events = table.apply((1, STACK, 4))
    assert table.record.moves == ["bob: stack 4"]
    assert (table.steps[0].move, table.steps[0].events, table.steps[0].reveals) == ((1, STACK, 4), events, False)


def test_a_refused_move_is_not_recorded() -> None:
    table = Table(GAME, NAMES, "7")
    before = (table.state.to_json(), dump(table.record))
    with pytest.raises(Refused):
        table.apply((0, STACK, 7))
    with pytest.raises(Refused):
        table.apply((0, PLAY, 1, 1))
    assert (table.state.to_json(), dump(table.record)) == before
    assert table.steps == []


def test_everybody_reads_their_own_log() -> None:
    table = stacked()
    names = [kind.name for kind in GAME.kind.events]
    logs = {viewer: [names[event[0]] for event in table.log(viewer)] for viewer in (0, 1, 2, SPECTATOR)}
    for seat in range(3):
        assert logs[seat].count("dealt") == logs[seat].count("placed") == 1
    assert logs[SPECTATOR] == ["round_started", "stacked", "stacked", "stacked"]
    assert [event[2] for event in table.log(1) if names[event[0]] in ("dealt", "placed")] == [1, 1]


def test_the_own_stack_may_be_taken_back_until_somebody_else_moves() -> None:
    table = Table(GAME, NAMES, "7")
    opening = table.state.clone()
    assert not any(table.is_undo_free(seat) for seat in range(3))
    table.apply((0, STACK, 2))
    assert [table.is_undo_free(seat) for seat in range(3)] == [True, False, False]
    table.apply((1, STACK, 2))
    assert [table.is_undo_free(seat) for seat in range(3)] == [False, True, False]
    assert table.undo(1) == 1
    assert [table.is_undo_free(seat) for seat in range(3)] == [True, False, False]
    assert table.undo(0) == 0
    assert table.state == opening
    assert table.record.moves == []
    assert table.record.taken_back == 2
    table.apply((0, STACK, 5))
    assert table.game.view(table.state, 0).place == 5


def test_a_play_may_be_taken_back_until_the_trick_is_taken() -> None:
    table = stacked()
    play_first(table)
    assert table.is_undo_free(0)
    play_first(table)
    assert (table.is_undo_free(0), table.is_undo_free(1)) == (False, True)
    play_first(table)  # the trick is taken and cards are turned up
    assert not any(table.is_undo_free(seat) for seat in range(3))


def test_nothing_is_free_after_a_scare_and_a_new_deal() -> None:
    table = stacked(place=1)
    for _ in range(3):
        play_first(table)
    assert table.steps[-1].reveals
    assert not any(table.is_undo_free(seat) for seat in range(3))


def test_nothing_is_free_after_a_draw() -> None:
    # With only 1s in the deck everybody holds a set.
    copies = [12, 12, 0, 0, 0, 0, 0, 0, 0]
    table = stacked(refill="equalise", copies=copies, hand_size=7, wild_count=0)
    moves = table.game.moves(table.state, 0)
    table.apply(max(moves, key=lambda move: move[3]))
    assert table.steps[-1].move[3] > 1
    assert not table.is_undo_free(0)


def test_nothing_is_free_after_a_trick_that_turned_up_nothing() -> None:
    # 25 cards for three hands of seven, four of them 0/10: ann holds one with this seed.
    table = stacked(copies=[12, 9, 0, 0, 0, 0, 0, 0, 0], wild_count=4, hand_size=7)
    table.apply((0, PLAY, WILD, 10))
    assert table.is_undo_free(0)
    play_first(table)
    play_first(table)
    assert "lifted" in [table.game.kind.events[event[0]].name for event in table.steps[-1].events]
    assert not any(table.is_undo_free(seat) for seat in range(3))


def test_with_consent_everything_since_the_own_last_move_is_taken_back() -> None:
    table = stacked(place=1)
    before = table.state.clone()
    record = dump(table.record)
    for _ in range(3):
        play_first(table)  # ann, bob, cem; somebody is scared and the next round is dealt
    assert table.undo(0) == 3
    assert table.state == before
    assert dump(table.record) == record
    assert table.record.taken_back == 3


def test_there_must_be_something_to_take_back() -> None:
    table = Table(GAME, NAMES, "7")
    table.apply((1, STACK, 2))
    before = table.state.to_json()
    for seat in (0, 2):
        with pytest.raises(Problem) as caught:
            table.undo(seat)
        assert caught.value.code == "nothing_to_undo"
    assert table.state.to_json() == before
    assert table.record.moves == ["bob: stack 2"]


def test_the_same_dice_fall_after_an_undo() -> None:
    # Nobody gains by taking a move back and hoping for better cards.
    table = stacked(place=1)
    for _ in range(3):
        play_first(table)
    state = table.state.clone()
    table.undo(2)
    play_first(table)
    assert table.state == state


def test_a_table_needs_names_and_seats() -> None:
    with pytest.raises(Unreadable):
        Table(GAME, ["ann", "Ann", "cem"], "7")
    with pytest.raises(BadOption):
        Table(GAME, ["ann", "bob"], "7")


def test_the_record_belongs_to_its_table() -> None:
    names = ["ann", "bob", "cem"]
    notes: dict[str, object] = {"bot": "careful"}
    table = Table(GAME, names, "7", notes)
    names[0] = "zoe"
    notes["bot"] = "wild"
    assert table.record.seats == ["ann", "bob", "cem"]
    assert table.record.notes == {"bot": "careful"}
