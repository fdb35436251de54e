"""What holds at every Scare table, whatever the options and whatever is played."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from importlib.resources import files
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.engine.event import reveals, visible
from stammtisch.engine.notation import parse, write
from stammtisch.engine.problem import Refused
from stammtisch.engine.record import dump
from stammtisch.engine.record import load as load_record
from stammtisch.engine.rng import Mixer, stream
from stammtisch.engine.state import Move
from stammtisch.engine.table import Table, replay
from stammtisch.games import load
from stammtisch.games.scare import Scare
from stammtisch.games.scare.cards import FACES
from stammtisch.games.scare.state import STACK, STACKING, TRICK, ScareState
from tests.property.worlds import (
    NAMES,
    SEEDS,
    SPECTATOR,
    World,
    deck,
    examples,
    games,
    key_of,
    nonsense,
    pick,
    playing_on,
    refusal,
    tables,
    told,
    universe,
    until,
    worlds,
)

RULES = {
    rule["id"]
    for section in tomllib.loads(files("stammtisch.games.scare").joinpath("rules.toml").read_text())["section"]
    for rule in section["rules"]
}


def test_random_games_reach_everything_that_can_happen() -> None:
    """Otherwise the properties below would say nothing about it."""
    seen: Counter[str] = Counter()
    wanted = (*[kind.name for kind in Scare.EVENTS], "3 seats", "4 seats", "5 seats", "6 seats", "shared win")

    def play(table: tuple[Scare, int], seed: int) -> None:
        game, seats = table
        state, events = game.start(seats, stream(str(seed), "game"))
        rng = Random(seed)
        while game.decision(state) is not None:
            events += game.apply(state, pick(game, state, rng))
        seen.update({game.EVENTS[event[0]].name for event in events})
        seen[f"{seats} seats"] += 1
        seen["shared win"] += len(state.winners) > 1

    until(lambda: all(seen[name] >= 5 for name in wanted), lambda: given(games(), SEEDS)(play))
    assert not [name for name in wanted if seen[name] < 5]


def test_random_worlds_reach_every_part_of_a_game() -> None:
    seen: Counter[str] = Counter()

    @examples(600)
    @given(worlds())
    def look(world: World) -> None:
        state = world.state
        if state.is_over:
            seen["over"] += 1
            return
        seen["stacking" if state.stack[-1][0] == STACKING else "trick"] += 1
        seen["mid-trick"] += bool(state.trick)
        seen["later round"] += state.round > 1
        seen["one card left"] += 1 in state.stack_sizes
        seen["empty hand"] += 0 in state.hand_sizes
        seen["0/10 on the table"] += any(move[2] == FACES - 1 for move in state.trick)

    look()
    for name in (
        "over",
        "stacking",
        "trick",
        "mid-trick",
        "later round",
        "one card left",
        "empty hand",
        "0/10 on the table",
    ):
        assert seen[name] >= 5, (name, seen)


# Cards --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRK-28", "TRK-11")
@examples(180)
@given(games(), SEEDS)
def test_cards_are_conserved_and_every_game_ends(table: tuple[Scare, int], seed: int) -> None:
    game, seats = table
    state = game.new(seats, seed)
    assert deck(game, state) == game.copies
    for _ in playing_on(game, state, Random(seed)):
        assert deck(game, state) == game.copies
        assert state.hand_sizes == [sum(state.hands[seat * FACES : (seat + 1) * FACES]) for seat in range(seats)]
        for size, turned, place in zip(state.stack_sizes, state.turned, state.places, strict=True):
            assert size + turned == game.stack_size
            assert 0 <= place <= size
        assert len(state.sheet) % seats == 0
        assert state.scores == [sum(state.sheet[seat::seats]) for seat in range(seats)]
    assert state.winners == [seat for seat in range(seats) if state.scores[seat] == max(state.scores)]
    assert state.is_over


@pytest.mark.rule("TRK-09", "TRK-21")
@examples(180)
@given(worlds())
def test_in_a_running_round_the_scare_card_is_somewhere_in_the_stack(world: World) -> None:
    state = world.state
    if not state.is_over and state.stack[-1][0] == TRICK:
        for size, turned, place, mask in zip(
            state.stack_sizes, state.turned, state.places, state.possible, strict=True
        ):
            assert 1 <= place <= size
            assert size + turned == world.game.stack_size
            assert mask >> place & 1  # the truth is among what the others think possible
            assert mask & ~((2 << size) - 2) == 0


# Decisions ----------------------------------------------------------------------------------------------------------


@examples(180)
@given(worlds())
def test_whoever_is_asked_has_a_move_and_nobody_else_has(world: World) -> None:
    decision = world.game.decision(world.state)
    asked = () if decision is None else decision.asked
    assert (decision is None) == world.state.is_over
    for seat in range(world.state.seats):
        assert bool(world.game.moves(world.state, seat)) == (seat in asked)
    assert len(set(asked)) == len(asked)
    assert decision is None or (asked and set(asked) <= set(range(world.state.seats)))


@examples(150)
@given(worlds())
def test_the_listed_moves_are_exactly_the_allowed_ones(world: World) -> None:
    game, state = world.game, world.state
    listed = [move for seat in range(state.seats) for move in game.moves(state, seat)]
    assert len(set(listed)) == len(listed)
    assert set(listed) <= set(universe(state.seats))
    allowed = [move for move in universe(state.seats) if refusal(game, state, move) is None]
    assert sorted(allowed) == sorted(listed)
    for move in listed:
        game.apply(state.clone(), move)


@examples(90)
@given(worlds())
def test_moves_that_nobody_can_write_down_are_refused(world: World) -> None:
    listed = {move for seat in range(world.state.seats) for move in world.game.moves(world.state, seat)}
    for move in nonsense(world.state.seats):
        if move not in listed:
            assert refusal(world.game, world.state, move) is not None, move


@examples(120)
@given(worlds())
def test_a_refused_move_changes_nothing_and_names_a_rule(world: World) -> None:
    game, state = world.game, world.state
    before = state.to_json()
    refused = [move for move in universe(state.seats) if refusal(game, state, move) is not None]
    for move in world.rng.sample(refused, 40):
        with pytest.raises(Refused) as caught:
            game.apply(state, move)
        assert caught.value.rule in RULES
        assert state.to_json() == before
    assert {no.rule for move in refused if (no := refusal(game, state, move))} <= RULES


@examples(180)
@given(worlds())
def test_a_move_reads_as_it_is_written(world: World) -> None:
    for seat in range(world.state.seats):
        for move in world.game.moves(world.state, seat):
            line = write(world.game, move, world.names)
            assert parse(world.game, line, world.names) == move
            assert parse(world.game, line.upper().replace(": ", " :  "), world.names) == move


# Copies -------------------------------------------------------------------------------------------------------------


@examples(120)
@given(worlds())
def test_a_clone_is_equal_and_independent(world: World) -> None:
    game, state = world.game, world.state
    copy = state.clone()
    before = state.to_json()
    assert copy == state
    moves = list(playing_on(game, copy, Random(1)))
    assert state.to_json() == before  # the copy went to its end, the original stayed
    end = copy.to_json()
    second = state.clone()
    for move in moves:
        game.apply(state, move)
    assert state.to_json() == end  # the original goes the same way, dice included
    assert copy.to_json() == end
    assert second.to_json() == before
    assert (second == state) == (not moves)


@examples(120)
@given(worlds())
def test_a_state_survives_json_and_plays_on_identically(world: World) -> None:
    game, state = world.game, world.state
    saved = json.dumps(state.to_json())
    loaded = game.state_from_json(json.loads(saved))
    assert loaded == state
    assert json.dumps(loaded.to_json()) == saved
    rng = Random(2)
    while game.decision(state) is not None:
        move = pick(game, state, rng)
        assert game.apply(loaded, move) == game.apply(state, move)
    assert loaded == state


@examples(120)
@given(worlds())
def test_what_is_not_a_saved_state_is_not_loaded(world: World) -> None:
    data = json.loads(json.dumps(world.state.to_json()))
    for name in world.state.FIELDS:
        without = {key: value for key, value in data.items() if key != name}
        with pytest.raises((KeyError, TypeError, ValueError)):
            world.game.state_from_json(without)
        with pytest.raises((KeyError, TypeError, ValueError)):
            world.game.state_from_json({**data, name: "x"})
    with pytest.raises((KeyError, TypeError, ValueError)):
        world.game.state_from_json({**data, "more": 1})


# Records ------------------------------------------------------------------------------------------------------------


@examples(75)
@given(games(), SEEDS)
def test_the_same_seed_is_the_same_game(table: tuple[Scare, int], seed: int) -> None:
    game, seats = table
    twin = load("scare", game.options)
    assert isinstance(twin, Scare)
    first, second = game.new(seats, seed), twin.new(seats, seed)
    assert first == second
    moves = list(playing_on(game, first, Random(seed)))
    assert moves == list(playing_on(twin, second, Random(seed)))
    assert first == second


@examples(75)
@given(st.integers(3, 6), SEEDS)
def test_another_seed_is_another_game(seats: int, seed: int) -> None:
    game = load("scare")
    state = game.new(seats, seed)
    assert state.hands != game.new(seats, seed + 1).hands
    other = game.start(seats, stream(str(seed), "bot 0"))[0]
    assert state.hands != other.hands


@examples(75)
@given(tables(most_moves=150))
def test_a_replay_is_the_live_game_to_the_last_event(played: tuple[Table, Random]) -> None:
    table, _ = played
    record = load_record(dump(table.record))
    again = replay(load("scare", record.options), record)
    assert again.state == table.state
    assert again.opening == table.opening
    assert again.steps == table.steps
    assert dump(again.record) == dump(table.record)
    for viewer in (*range(len(table.names)), SPECTATOR):
        assert again.log(viewer) == table.log(viewer)
    half = len(table.steps) // 2
    part = replay(load("scare", record.options), record, half)
    assert part.steps == table.steps[:half]


@examples(75)
@given(tables())
def test_undo_returns_exactly_to_the_earlier_state(played: tuple[Table, Random]) -> None:
    table, rng = played
    game, history = table.game, [(table.state.clone(), dump(table.record))]
    for _ in range(6):
        if table.state.is_over:
            break
        table.apply(pick(game, table.state, rng))
        history.append((table.state.clone(), dump(table.record)))
    while len(history) > 1:
        history.pop()
        count = len(table.steps)
        mover = table.steps[-1].move[0]
        assert table.undo(mover) == count - 1
        assert (table.state, dump(table.record)) == history[-1]
        assert len(table.steps) == count - 1


@examples(75)
@given(tables())
def test_undo_is_free_only_for_the_last_mover_and_only_if_nothing_was_told(played: tuple[Table, Random]) -> None:
    table, rng = played
    for _ in range(12):
        if table.state.is_over:
            break
        before = table.state.to_json()
        count = table.state.rng.count
        move = pick(table.game, table.state, rng)
        events = table.apply(move)
        is_public = not reveals(table.game.EVENTS, events) and table.state.rng.count == count
        for seat in range(len(table.names)):
            assert table.is_undo_free(seat) == (is_public and seat == move[0])
        if table.is_undo_free(move[0]):  # then nobody has learned anything: no card turned up, no points, no new hand
            after = table.state.to_json()
            for name in ("turned", "stack_sizes", "scores", "sheet", "round", "bag", "winners"):
                assert after[name] == before[name]


# Views --------------------------------------------------------------------------------------------------------------


@examples(180)
@given(worlds())
def test_a_sampled_world_looks_the_same(world: World) -> None:
    for viewer in world.viewers:
        view = world.game.view(world.state, viewer)
        before = view.to_json()
        sampled = world.game.sample(view, world.sampling)
        assert world.game.view(sampled, viewer) == view
        assert view.to_json() == before
        assert deck(world.game, sampled) == world.game.copies
        assert sampled.rng.to_json() != world.state.rng.to_json()


@examples(120)
@given(worlds())
def test_a_sampled_world_can_be_played_to_its_end(world: World) -> None:
    for viewer in (world.rng.randrange(world.state.seats), SPECTATOR):
        sampled = world.game.sample(world.game.view(world.state, viewer), world.sampling)
        for _ in playing_on(world.game, sampled, world.rng):
            assert deck(world.game, sampled) == world.game.copies
        assert sampled.is_over


@examples(120)
@given(worlds())
def test_a_view_shares_nothing_with_the_state(world: World) -> None:
    game, state = world.game, world.state
    views = [game.view(state, viewer) for viewer in world.viewers]
    before = [view.to_json() for view in views]
    for _ in playing_on(game, state, world.rng):
        pass
    assert [view.to_json() for view in views] == before


@examples(120)
@given(worlds())
def test_samples_differ_where_more_than_one_world_is_possible(world: World) -> None:
    game, state = world.game, world.state
    for viewer in world.viewers:
        view = game.view(state, viewer)
        samples = [game.sample(view, world.sampling) for _ in range(30)]
        others = [seat for seat in range(state.seats) if seat != viewer]
        unseen = [game.copies[face] - view.discard[face] - view.hand[face] for face in range(FACES)]
        for _, _, face, count in view.trick:
            unseen[face] -= 1 if face == FACES - 1 else count
        hidden = [view.hand_sizes[seat] for seat in others if view.hand_sizes[seat]]
        piles = len(hidden) + (1 if view.bag_size else 0)
        is_mixed = piles > 1 and sum(unseen) >= 12 and max(unseen) <= sum(unseen) // 2
        if is_mixed:
            assert len({tuple(sampled.hands) for sampled in samples}) > 1
        for seat in others:
            places = {sampled.places[seat] for sampled in samples}
            open_places = {place for place in range(1, 9) if view.possible[seat] >> place & 1} or {0}
            assert places <= open_places
            assert len(open_places) == 1 or len(places) > 1
        assert len({key_of(sampled) for sampled in samples}) == 30


def _deviation(seen: int, tries: int, chance: float) -> float:
    """How many standard deviations a count is away from what is expected."""
    return abs(seen - tries * chance) / sqrt(tries * chance * (1 - chance))


def test_sampled_cards_and_places_are_spread_evenly() -> None:
    """Each unseen card is equally likely in each hidden place; each place of a Scare card is equally likely."""
    game = load("scare")
    state = game.new(4, 99)
    for seat in range(4):
        game.apply(state, (seat, STACK, seat + 1))
    view = game.view(state, 0)
    rng = stream("99", "sample")
    tries = 4000
    wilds: Counter[int] = Counter()
    places: Counter[tuple[int, int]] = Counter()
    nines = 0
    for _ in range(tries):
        world = game.sample(view, rng)
        for seat in (1, 2, 3):
            wilds[seat] += world.hands[seat * FACES + 10]
            places[seat, world.places[seat]] += 1
        nines += world.hands[FACES + 9]
    # 73 cards, 10 in the own hand: 63 are hidden, 10 of them in each other hand.
    assert view.hand[10] == 0
    for seat in (1, 2, 3):
        assert _deviation(wilds[seat], tries, 10 / 63) < 5
        for place in range(1, 7):
            assert _deviation(places[seat, place], tries, 1 / 6) < 5
    unseen = 8 - view.hand[9]
    assert abs(nines / tries - unseen * 10 / 63) < 0.1


def test_two_unseen_cards_are_not_sampled_together_more_often_than_by_chance() -> None:
    game = load("scare", {"wild_count": 2})
    state = game.new(3, 5)
    view = game.view(state, SPECTATOR)
    rng = stream("5", "sample")
    tries = 4000
    both = sum(game.sample(view, rng).hands[10] == 2 for _ in range(tries))
    assert _deviation(both, tries, (10 * 9) / (74 * 73)) < 5


# Nobody learns what they may not know -------------------------------------------------------------------------------


def _swapped(world: World, viewer: int) -> ScareState:
    """Another world that looks the same to the viewer, with the same dice."""
    other = world.game.sample(world.game.view(world.state, viewer), world.sampling)
    other.rng = world.state.rng.clone()
    return other


@examples(180)
@given(worlds())
def test_what_a_seat_cannot_see_changes_nothing_of_what_it_is_told(world: World) -> None:
    game, state = world.game, world.state
    for viewer in world.viewers:
        other = _swapped(world, viewer)
        mine, theirs = game.decision(state), game.decision(other)
        assert (mine is None) == (theirs is None)
        if mine is not None and theirs is not None:
            assert (mine.prompt, mine.shape, mine.asked, mine.interject) == (
                theirs.prompt,
                theirs.shape,
                theirs.asked,
                theirs.interject,
            )
        assert game.view(other, viewer) == game.view(state, viewer)
        if viewer == SPECTATOR:
            continue
        assert game.moves(other, viewer) == game.moves(state, viewer)
        for move in universe(state.seats):
            if move[0] == viewer:
                assert told(refusal(game, other, move)) == told(refusal(game, state, move))


def test_a_move_that_reveals_nothing_tells_everybody_the_same_in_every_world() -> None:
    compared: Counter[str] = Counter()

    @examples(150)
    @given(worlds())
    def compare(world: World) -> None:
        game = world.game
        for viewer in world.viewers:
            other = _swapped(world, viewer)
            for move in _common_moves(world, other):
                here, there = world.state.clone(), other.clone()
                events, others = game.apply(here, move), game.apply(there, move)
                if reveals(game.EVENTS, events) or reveals(game.EVENTS, others):
                    continue
                assert visible(events, viewer) == visible(others, viewer)
                assert game.view(here, viewer) == game.view(there, viewer)
                is_mine = "own" if move[0] == viewer else "other"
                compared[f"{is_mine} {'stack' if move[1] == STACK else 'play'}"] += other.hands != world.state.hands

    compare()
    for name in ("own stack", "own play", "other stack", "other play"):
        assert compared[name] >= 20, compared


@pytest.mark.rule("TRK-26")
def test_a_trick_with_a_zero_ten_card_tells_nothing_about_a_stack() -> None:
    # Even though taking a trick is flagged as revealing: with the 0/10 card nothing hidden has a say in it.
    compared = 0

    @examples(60)
    @given(worlds(), st.integers(0, 30))
    def compare(world: World, more: int) -> None:
        nonlocal compared
        game, state = world.game, world.state
        for _ in range(more):
            if game.decision(state) is None:
                break
            for viewer in world.viewers:
                other = _swapped(world, viewer)
                for move in _common_moves(world, other):
                    here, there = state.clone(), other.clone()
                    events, others = game.apply(here, move), game.apply(there, move)
                    kinds = {game.EVENTS[event[0]].name for event in events}
                    if kinds & {"lifted", "spared"} and not kinds & {"hands_emptied", "drew"}:
                        assert visible(events, viewer) == visible(others, viewer)
                        assert game.view(here, viewer) == game.view(there, viewer)
                        compared += 1
            game.apply(state, pick(game, state, world.rng))

    compare()
    assert compared >= 50


def _common_moves(world: World, other: ScareState) -> list[Move]:
    """Some moves that are legal in both worlds."""
    game, state = world.game, world.state
    common = [
        move for seat in range(state.seats) for move in game.moves(state, seat) if refusal(game, other, move) is None
    ]
    return world.rng.sample(common, min(4, len(common)))


@examples(120)
@given(tables(most_moves=120))
def test_secrets_are_told_to_their_owner_only(played: tuple[Table, Random]) -> None:
    table, _ = played
    names = [kind.name for kind in table.game.EVENTS]
    for event in [*table.opening, *(event for step in table.steps for event in step.events)]:
        if names[event[0]] in ("dealt", "drawn", "placed"):
            assert event[1] == 1 << event[2]
        else:
            assert event[1] == -1


@examples(120)
@given(worlds())
def test_the_view_of_a_spectator_holds_no_hand_and_no_place(world: World) -> None:
    view = world.game.view(world.state, SPECTATOR)
    assert view.hand == [0] * FACES
    assert view.place == 0
    assert view.moves == []
    if not world.state.is_over and world.state.stack[-1][0] == STACKING:
        asked = world.state.stack[-1][1]
        for seat in range(world.state.seats):
            full = (2 << world.game.stack_size) - (1 << world.game.first_place)
            assert view.possible[seat] == (0 if asked >> seat & 1 else full)


# Dice ---------------------------------------------------------------------------------------------------------------


@examples(75)
@given(worlds())
def test_sampling_does_not_touch_the_dice_of_the_game(world: World) -> None:
    before = world.state.to_json()
    for viewer in world.viewers:
        world.game.sample(world.game.view(world.state, viewer), world.sampling)
    assert world.state.to_json() == before


@examples(75)
@given(st.integers(3, 6), SEEDS)
def test_the_next_deal_of_a_sampled_world_is_not_the_true_one(seats: int, seed: int) -> None:
    game = load("scare")
    state = game.new(seats, seed)
    sampled = game.sample(game.view(state, 0), Mixer(seed, 0, None))
    for world in (state, sampled):
        rng = Random(3)
        while world.round == 1:
            game.apply(world, pick(game, world, rng))
    assert state.hands != sampled.hands


def test_names_fit_the_largest_table() -> None:
    assert len(NAMES) == load("scare").SEATS[1]
