"""What holds at every table of every game: queries change nothing, views fit the state, and secrets stay secret."""

from __future__ import annotations

import json
from collections import Counter
from itertools import zip_longest
from random import Random

import pytest

from stammtisch.boxes import find_box, known_games
from stammtisch.engine.decision import Decision
from stammtisch.engine.event import SPECTATOR, visible
from stammtisch.engine.notation import write
from stammtisch.engine.rng import stream
from stammtisch.engine.table import Table
from tests.property.profile import key_of
from tests.property.worlds import AnyWorld, every_game, profile_of, refusal, tables, told, try_out, worlds

SAMPLES = 20


def asks(decision: Decision | None) -> tuple[object, ...]:
    """Everything that a decision tells."""
    if decision is None:
        return ()
    return decision.prompt, decision.shape, decision.asked, decision.interject, decision.can_pass


@every_game(60, worlds)
def test_queries_change_nothing(world: AnyWorld) -> None:
    game, state = world.game, world.state
    before = state.to_json()
    twin = state.clone()
    for viewer in world.viewers:
        view = game.view(state, viewer)
        game.sample(view, world.sampling)
        decision = game.decision(state)
        game.interjectors(state, decision.interject if decision else ())
        if viewer != SPECTATOR:
            for move in game.moves(state, viewer):
                game.check(state, move)
    game.observe(state, world.names)
    game.checksum_facts(state)
    assert state.to_json() == before
    for viewer in world.viewers:  # nor is an answer another the second time
        assert game.view(state, viewer) == game.view(twin, viewer)
    if game.decision(state) is not None:
        move = world.profile.pick(game, twin, Random(1))
        assert game.apply(state, move) == game.apply(twin, move)
        assert state == twin


# Views and samples --------------------------------------------------------------------------------------------------


@every_game(120, worlds)
def test_a_sampled_world_looks_the_same(world: AnyWorld) -> None:
    game, state, profile = world.game, world.state, world.profile
    for viewer in world.viewers:
        view = game.view(state, viewer)
        before = view.to_json()
        sampled = game.sample(view, world.sampling)
        assert game.view(sampled, viewer) == view
        assert view.to_json() == before
        assert profile.cards(game, sampled) == profile.deck(game)
        assert sampled.rng.to_json() != state.rng.to_json()
        assert asks(game.decision(sampled)) == asks(game.decision(state))
        assert game.state_from_json(json.loads(json.dumps(sampled.to_json()))) == sampled


@every_game(40, worlds)
def test_a_sampled_world_can_be_played_to_its_end(world: AnyWorld) -> None:
    game, profile = world.game, world.profile
    for viewer in (world.rng.choice(world.seats), SPECTATOR):
        sampled = game.sample(game.view(world.state, viewer), world.sampling)
        for _ in world.play_on(sampled):
            assert profile.cards(game, sampled) == profile.deck(game)
        assert sampled.is_over


@pytest.mark.parametrize("name", known_games())
def test_samples_differ_where_more_than_one_world_is_possible(name: str) -> None:
    seen: Counter[str] = Counter()

    def compare(world: AnyWorld) -> None:
        game = world.game
        for viewer in world.viewers:
            view = game.view(world.state, viewer)
            samples = [game.sample(view, world.sampling) for _ in range(SAMPLES)]
            assert len({key_of(sampled) for sampled in samples}) == SAMPLES
            world.profile.check_samples(game, view, samples)
            apart = {json.dumps({**sampled.to_json(), "rng": 0}) for sampled in samples}
            seen["samples"] += 1
            seen["different"] += len(apart) > 1
            seen["not the truth"] += json.dumps({**world.state.to_json(), "rng": 0}) not in apart

    try_out(60 * profile_of(find_box(name).kind).PACE, compare, worlds(name))
    assert seen["different"] > seen["samples"] / 4, seen  # a sample that copies the truth would pass everything else
    assert seen["not the truth"] > seen["samples"] / 20, seen


@every_game(60, worlds)
def test_a_view_shares_nothing_with_the_state(world: AnyWorld) -> None:
    game, state = world.game, world.state
    views = [game.view(state, viewer) for viewer in world.viewers]
    before = [view.to_json() for view in views]
    for _ in world.play_on():
        pass
    assert [view.to_json() for view in views] == before


@every_game(80, worlds)
def test_a_view_holds_what_its_viewer_may_know_and_no_more(world: AnyWorld) -> None:
    game, state = world.game, world.state
    public = game.view(state, SPECTATOR)
    assert public.moves == []
    for viewer in world.viewers:
        view = game.view(state, viewer)
        assert view.viewer == viewer
        assert view.moves == ([] if viewer == SPECTATOR else game.moves(state, viewer))
        world.profile.check_view(game, state, view)
        assert viewer == SPECTATOR or game.own_view(state, viewer, public) == view


# Nobody learns what they may not know -------------------------------------------------------------------------------


@every_game(80, worlds)
def test_what_a_seat_cannot_see_changes_nothing_of_what_it_is_told(world: AnyWorld) -> None:
    game, state = world.game, world.state
    universe = world.universe()
    for viewer in world.viewers:
        other = world.swap(viewer)
        assert asks(game.decision(other)) == asks(game.decision(state))
        assert game.view(other, viewer) == game.view(state, viewer)
        if viewer != SPECTATOR:
            assert game.moves(other, viewer) == game.moves(state, viewer)
            for move in world.rng.sample(universe, min(len(universe), 150)):
                own = (viewer, *move[1:])
                assert told(refusal(game, other, own)) == told(refusal(game, state, own))


@pytest.mark.parametrize("name", known_games())
def test_two_worlds_that_look_the_same_go_on_looking_the_same(name: str) -> None:
    """Both are played in parallel with the same dice, by moves that are possible in both, until chance tells a card."""
    profile = profile_of(find_box(name).kind)
    walked: Counter[str] = Counter()

    def walk(world: AnyWorld) -> None:
        game = world.game
        viewer = world.rng.choice(world.viewers)
        here, there = world.state.clone(), world.swap(viewer)
        is_other = here != there
        for _ in range(40):
            decision = game.decision(here)
            if decision is None:
                break
            seats = [*decision.asked, *decision.interject]
            moves = [move for seat in seats for move in game.moves(here, seat) if refusal(game, there, move) is None]
            if not moves:
                break
            move = world.rng.choice(moves)
            events, others = game.apply(here, move), game.apply(there, move)
            heard, heard_there = visible(events, viewer), visible(others, viewer)
            if heard != heard_there:
                first = next(pair for pair in zip_longest(heard, heard_there) if pair[0] != pair[1])
                names = {game.kind.events[event[0]].name for event in first if event}
                assert names & profile.tells_by_chance(game), (names, write(game, move, world.names))
                break
            assert game.view(here, viewer) == game.view(there, viewer), write(game, move, world.names)
            assert asks(game.decision(here)) == asks(game.decision(there))
            walked["own move" if move[0] == viewer else "another's move"] += is_other
            walked[f"{'own' if move[0] == viewer else 'other'} {decision.prompt}"] += is_other

    try_out(120 * profile.PACE, walk, worlds(name))
    assert min(walked["own move"], walked["another's move"]) >= profile.LOOKALIKES, walked
    seldom = [f"{whose} {prompt}" for prompt in profile.COMPARED for whose in ("own", "other")]
    assert [both for both in seldom if walked[both] < 20] == [], walked


@pytest.mark.parametrize("name", known_games())
def test_a_seat_that_heard_the_same_sees_the_same(name: str) -> None:
    """A view follows from what was seen and heard before: hidden chance (a drawn or stolen card) cannot show in it."""
    profile = profile_of(find_box(name).kind)
    compared: Counter[str] = Counter()

    def compare(world: AnyWorld) -> None:
        game, state = world.game, world.state
        for _ in range(25):
            if game.decision(state) is None:
                break
            move = profile.provoke(game, state, world.rng)
            ends = []
            for salt in range(3):
                other = state.clone()
                if salt:
                    other.rng = stream(f"{salt} {other.rng.to_json()}", "game")
                ends.append((game.apply(other, move), other))
            for viewer in world.viewers:
                for events, other in ends[1:]:
                    if visible(events, viewer) == visible(ends[0][0], viewer):
                        assert game.view(other, viewer) == game.view(ends[0][1], viewer), write(game, move, world.names)
                        compared["all"] += 1
                        compared["hidden chance"] += events != ends[0][0]
            game.apply(state, move)

    try_out(50, compare, worlds(name))
    assert compared["all"] >= 100, compared
    assert compared["hidden chance"] >= profile.HIDDEN_CHANCE, compared


@every_game(60, tables)
def test_secrets_are_told_to_those_who_may_know_only(played: tuple[Table, Random]) -> None:
    table, _ = played
    everybody = (1 << len(table.names)) - 1
    for event in [*table.opening, *(event for step in table.steps for event in step.events)]:
        name = table.game.kind.events[event[0]].name
        assert event[1] in range(-1, everybody + 1)
        assert profile_of(table.game.kind).may_hear(table.game, name, event), (name, event)
