"""What holds at every Scare table besides what holds in every game."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.boxes import load
from stammtisch.engine.event import SPECTATOR, visible
from stammtisch.engine.rng import Mixer, stream
from stammtisch.engine.state import Move
from stammtisch.games.scare import Scare
from stammtisch.games.scare.cards import FACES
from stammtisch.games.scare.state import STACK, ScareState
from tests.property.worlds import SEEDS, World, every_game, examples, profile_of, refusal, worlds


@every_game(100, worlds, family="scare")
def test_whatever_is_listed_can_be_written_down(world: World[Scare, ScareState]) -> None:
    assert set(world.listed()) <= set(world.universe())


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


@pytest.mark.rule("TRK-26")
def test_a_trick_with_a_zero_ten_card_tells_nothing_about_a_stack() -> None:
    # Even though taking a trick is flagged as revealing: with the 0/10 card nothing hidden has a say in it.
    compared = 0

    @examples(60)
    @given(worlds("scare"), st.integers(0, 30))
    def compare(world: World[Scare, ScareState], more: int) -> None:
        nonlocal compared
        game, state = world.game, world.state
        for _ in range(more):
            if game.decision(state) is None:
                break
            for viewer in world.viewers:
                other = world.swap(viewer)
                for move in _common_moves(world, other):
                    here, there = state.clone(), other.clone()
                    events, others = game.apply(here, move), game.apply(there, move)
                    kinds = {game.kind.events[event[0]].name for event in events}
                    if kinds & {"lifted", "spared"} and not kinds & {"hands_emptied", "drew"}:
                        assert visible(events, viewer) == visible(others, viewer)
                        assert game.view(here, viewer) == game.view(there, viewer)
                        compared += 1
            game.apply(state, world.pick())

    compare()
    assert compared >= 50


def _common_moves(world: World[Scare, ScareState], other: ScareState) -> list[Move]:
    """Some moves that are legal in both worlds."""
    common = [move for move in world.listed() if refusal(world.game, other, move) is None]
    return world.rng.sample(common, min(4, len(common)))


@examples(75)
@given(st.integers(3, 6), SEEDS)
def test_the_next_deal_of_a_sampled_world_is_not_the_true_one(seats: int, seed: int) -> None:
    game = load("scare")
    state = game.new(seats, seed)
    sampled = game.sample(game.view(state, 0), Mixer(seed, 0, None))
    for world in (state, sampled):
        rng = Random(3)
        while world.round == 1:
            game.apply(world, profile_of(game.kind).pick(game, world, rng))
    assert state.hands != sampled.hands
