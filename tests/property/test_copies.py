"""What holds at every table of every game: clones, saved states, seeds, records and undo."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stammtisch.boxes import load
from stammtisch.engine.event import SPECTATOR, reveals
from stammtisch.engine.record import dump
from stammtisch.engine.record import load as load_record
from stammtisch.engine.rng import stream
from stammtisch.engine.table import Table, replay
from tests.property.worlds import AnyWorld, any_seed, every_game, games, playing_on, profile_of, tables, worlds

# Copies -------------------------------------------------------------------------------------------------------------


@every_game(60, worlds)
def test_a_clone_is_equal_and_independent(world: AnyWorld) -> None:
    game, state = world.game, world.state
    copy, second = state.clone(), state.clone()
    before = state.to_json()
    assert copy == state
    moves = list(playing_on(game, copy, Random(1)))
    assert state.to_json() == before  # the copy went to its end, the original stayed
    for move in moves:
        game.apply(state, move)
    assert state == copy  # the original goes the same way, dice included
    assert second.to_json() == before
    assert (second == state) == (not moves)


@every_game(60, worlds)
def test_a_saved_state_goes_on_as_if_nothing_had_happened(world: AnyWorld) -> None:
    game, state = world.game, world.state
    saved = json.dumps(state.to_json())
    loaded = game.state_from_json(json.loads(saved))
    assert loaded == state
    assert json.dumps(loaded.to_json()) == saved
    assert all(type(frame) is tuple for frame in loaded.stack)  # frames never change
    rng = Random(3)
    while game.decision(state) is not None:
        move = world.profile.pick(game, state, rng)
        assert game.apply(loaded, move) == game.apply(state, move)
    assert loaded == state


@every_game(40, worlds)
def test_what_is_not_a_saved_state_is_not_loaded(world: AnyWorld) -> None:
    data = json.loads(json.dumps(world.state.to_json()))
    for name in world.state.FIELDS:
        without = {key: value for key, value in data.items() if key != name}
        with pytest.raises((KeyError, TypeError, ValueError)):
            world.game.state_from_json(without)
        with pytest.raises((KeyError, TypeError, ValueError)):
            world.game.state_from_json({**data, name: "x"})
    with pytest.raises((KeyError, TypeError, ValueError)):
        world.game.state_from_json({**data, "more": 1})


# Seeds --------------------------------------------------------------------------------------------------------------


@every_game(40, games, any_seed)
def test_the_same_seed_is_the_same_game(table: tuple[Any, int], seed: int) -> None:
    game, seats = table
    twin = load(game.kind.id, game.options)
    first, second = game.new(seats, seed), twin.new(seats, seed)
    assert first == second
    assert list(playing_on(game, first, Random(seed))) == list(playing_on(twin, second, Random(seed)))
    assert first == second


@every_game(40, games, any_seed)
def test_another_seed_is_another_game(table: tuple[Any, int], seed: int) -> None:
    game, seats = load(table[0].kind.id), table[1]
    states = [game.new(seats, seed), game.new(seats, seed + 1), game.start(seats, stream(str(seed), "bot 0"))[0]]
    dealt = {json.dumps({**state.to_json(), "rng": 0}) for state in states}
    assert len({str(state.rng.to_json()) for state in states}) == 3
    assert len(dealt) == 3 or profile_of(game.kind).deck(game) is None  # a handful of cards may fall the same way twice


# Records ------------------------------------------------------------------------------------------------------------


@every_game(30, tables)
def test_a_replay_is_the_live_game_to_the_last_event(played: tuple[Table, Random]) -> None:
    table, _ = played
    record = load_record(dump(table.record))
    again = replay(load(table.game.kind.id, record.options), record)
    assert again.state == table.state
    assert again.opening == table.opening
    assert again.steps == table.steps
    assert dump(again.record) == dump(table.record)
    for viewer in (*range(len(table.names)), SPECTATOR):
        assert again.log(viewer) == table.log(viewer)
    half = len(table.steps) // 2
    assert replay(load(table.game.kind.id, record.options), record, half).steps == table.steps[:half]


@every_game(25, tables)
def test_undo_returns_exactly_to_the_earlier_state(played: tuple[Table, Random]) -> None:
    table, rng = played
    profile = profile_of(table.game.kind)
    history = [(table.state.clone(), dump(table.record))]
    for _ in range(6):
        if table.state.is_over:
            break
        table.apply(profile.pick(table.game, table.state, rng))
        history.append((table.state.clone(), dump(table.record)))
    while len(history) > 1:
        history.pop()
        count = len(table.steps)
        assert table.undo(table.steps[-1].move[0]) == len(table.steps) == count - 1
        assert (table.state, dump(table.record)) == history[-1]


@every_game(40, tables)
def test_undo_is_free_only_for_the_last_mover_and_only_if_nothing_was_told(played: tuple[Table, Random]) -> None:
    table, rng = played
    profile = profile_of(table.game.kind)
    for _ in range(12):
        if table.state.is_over:
            break
        before = table.state.to_json()
        count = table.state.rng.count
        move = profile.pick(table.game, table.state, rng)
        events = table.apply(move)
        is_public = not reveals(table.game.kind.events, events) and table.state.rng.count == count
        for seat in range(len(table.names)):
            assert table.is_undo_free(seat) == (is_public and seat == move[0])
        if table.is_undo_free(move[0]):  # then nobody has learned anything
            after = table.state.to_json()
            assert [name for name in profile.untold(table.game) if after[name] != before[name]] == []


@every_game(60, worlds)
def test_what_is_told_by_chance_is_marked_as_telling(world: AnyWorld) -> None:
    game, state = world.game, world.state
    for _ in range(20):
        if game.decision(state) is None:
            break
        count = state.rng.count
        events = game.apply(state, world.pick())
        if state.rng.count != count:
            assert reveals(game.kind.events, events)
