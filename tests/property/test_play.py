"""What holds at every table of every game: cards, decisions and moves.

A new game is tried as soon as it is declared. What is its own (`Profile`) is the cards that count and how to hide them.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given

from stammtisch.boxes import boxes, find_box, known_games, load, rulebook
from stammtisch.engine.event import Event
from stammtisch.engine.notation import parse, write
from stammtisch.engine.problem import BadOption, Refused
from stammtisch.engine.rng import stream
from stammtisch.text.words import LANGUAGES, words
from tests.property.worlds import (
    NAMES,
    SEEDS,
    AnyWorld,
    any_seed,
    every_game,
    games,
    playing_on,
    profile_of,
    refusal,
    until,
    worlds,
)


@pytest.mark.parametrize("name", known_games())
def test_random_games_reach_everything_that_can_happen(name: str) -> None:
    """Otherwise the properties below would say nothing about it."""
    kind = find_box(name).kind
    profile = profile_of(kind)
    seen: Counter[str] = Counter()
    least, most = kind.seats
    wanted = [*profile.wanted(kind), *[f"{n} seats" for n in range(least, most + 1)]]

    def play(table: tuple[Any, int], seed: int) -> None:
        game, seats = table
        state, events = game.start(seats, stream(str(seed), "game"))
        rng = Random(seed)
        signs: set[str] = set()
        while (decision := game.decision(state)) is not None:
            signs.update(profile.signs(game, state))
            move = profile.pick(game, state, rng)
            if move[0] in decision.interject:
                signs.add("interjection")
            elif decision.interject and any(game.moves(state, seat) for seat in decision.interject):
                signs.add("might interject")
            events += game.apply(state, move)
        happened = [kind.events[event[0]].name for event in events]
        signs.update(profile.signs(game, state), happened, [f"{seats} seats"])
        seen.update(signs)

    until(lambda: all(seen[sign] >= 3 for sign in wanted), lambda: given(games(name), SEEDS)(play))
    assert not [sign for sign in wanted if seen[sign] < 3]
    assert seen["interjection"] >= 3 or not seen["might interject"]


@pytest.mark.parametrize("name", known_games())
def test_random_worlds_reach_every_part_of_a_game(name: str) -> None:
    kind = find_box(name).kind
    profile = profile_of(kind)
    seen: Counter[str] = Counter()
    wanted = ["over", *profile.signs_of(kind)]

    def look(world: AnyWorld) -> None:
        seen.update({*profile.signs(world.game, world.state), *(["over"] if world.state.is_over else [])})

    until(lambda: {*wanted} <= {*seen}, lambda: given(worlds(name))(look))
    assert [sign for sign in wanted if sign not in seen] == []


def test_names_fit_the_largest_table() -> None:
    assert all(box.kind.seats[1] <= len(NAMES) for box in boxes())


@pytest.mark.parametrize("name", known_games())
def test_a_table_has_as_many_seats_as_the_game_takes(name: str) -> None:
    game = load(name)
    least, most = game.kind.seats
    for seats in (-1, 0, least - 1, most + 1, most + 50):
        with pytest.raises(BadOption):
            game.new(seats, 1)
    assert [game.new(seats, 1).seats for seats in range(least, most + 1)] == list(range(least, most + 1))


# Cards --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SLACK-03", "SLACK-17", "SLACK-18", "TRK-28", "TRK-09", "TRK-11", "TRK-21")
@every_game(100, games, any_seed)
def test_cards_are_conserved_and_every_game_ends(table: tuple[Any, int], seed: int) -> None:
    game, seats = table
    profile = profile_of(game.kind)
    state = game.new(seats, seed)
    profile.check(game, state)
    assert profile.cards(game, state) == profile.deck(game)
    for _ in playing_on(game, state, Random(seed)):
        assert profile.cards(game, state) == profile.deck(game)
        profile.check(game, state)
        assert state.is_over or not state.winners
    assert state.is_over
    assert state.winners
    assert set(state.winners) <= set(range(seats))


# Decisions and moves ------------------------------------------------------------------------------------------------


@every_game(120, worlds)
def test_whoever_is_asked_has_a_move_and_nobody_else_has(world: AnyWorld) -> None:
    game, state = world.game, world.state
    decision = game.decision(state)
    assert (decision is None) == state.is_over
    asked = () if decision is None else decision.asked
    interject = () if decision is None else decision.interject
    assert bool(asked) == (decision is not None)
    assert len({*asked, *interject}) == len(asked) + len(interject)
    assert {*asked, *interject} <= set(world.seats)
    for seat in world.seats:
        moves = game.moves(state, seat)
        assert all(move[0] == seat for move in moves)
        assert bool(moves) == (seat in asked) or seat in interject
    assert list(game.interjectors(state, interject)) == [seat for seat in interject if game.moves(state, seat)]


@every_game(60, worlds)
def test_the_listed_moves_are_exactly_the_allowed_ones(world: AnyWorld) -> None:
    game, state, profile = world.game, world.state, world.profile
    listed = world.listed()
    assert len(set(listed)) == len(listed)
    for move in listed:
        assert refusal(game, state, move) is None, write(game, move, world.names)
    for move in world.universe():
        if refusal(game, state, move) is None and not profile.is_never_listed(game, state, move):
            assert profile.canonical(game, state, move, set(listed)) in listed, (move, write(game, move, world.names))


@every_game(60, worlds)
def test_every_listed_move_can_be_played(world: AnyWorld) -> None:
    game, state, profile = world.game, world.state, world.profile
    for seat in world.seats:
        moves = game.moves(state, seat)
        for move in world.rng.sample(moves, min(len(moves), 25)):
            other = state.clone()
            game.apply(other, move)
            assert profile.cards(game, other) == profile.deck(game)
            assert other.is_over or game.decision(other) is not None


@every_game(40, worlds)
def test_a_move_in_single_steps_leads_to_the_same(world: AnyWorld) -> None:
    game, state = world.game, world.state
    for _ in range(20):
        if game.decision(state) is None:
            break
        move, steps = world.pick(), state.clone()
        events: list[Event] = []
        game.act(steps, move, events)
        while steps.stack and game.advance(steps, events):
            pass
        assert game.apply(state, move) == events
        assert steps == state


@every_game(60, worlds)
def test_moves_that_nobody_can_write_down_are_refused(world: AnyWorld) -> None:
    game, state = world.game, world.state
    listed = set(world.listed())
    known = {rule.id for rule in rulebook(game.kind.id)}
    for move in world.profile.nonsense(game, state):
        if move not in listed:
            no = refusal(game, state, move)
            assert no is not None, move
            assert not known or (no.rule in known and has_words(no.code)), (move, str(no))


@cache
def has_words(code: str) -> bool:
    return all(words(language).has(f"problem-{code}") for language in LANGUAGES)


def is_difference(rule: str) -> bool:
    """Between two editions: a point that the rulebooks do not number."""
    return re.fullmatch(r"DIFF-\d\d", rule) is not None


@every_game(60, worlds)
def test_a_refused_move_changes_nothing_and_names_a_rule(world: AnyWorld) -> None:
    game, state = world.game, world.state
    known = {rule.id for rule in rulebook(game.kind.id)}
    before = state.to_json()
    refused = []
    for move in world.universe():
        no = refusal(game, state, move)
        if no is not None:
            refused.append((move, no.code))
            if known:  # `missing` asks for a rulebook and words
                assert no.rule in known
                assert all(rule in known or is_difference(rule) for rule in no.also), no.also
                assert has_words(no.code), no.code
            assert all(isinstance(fact, int | str) for fact in no.facts.values())
    for move, code in world.rng.sample(refused, min(len(refused), 30)):
        with pytest.raises(Refused) as caught:
            game.apply(state, move)
        assert caught.value.code == code
        assert state.to_json() == before


@every_game(60, worlds)
def test_a_list_of_moves_is_good_for_one_move_and_cannot_be_forged(world: AnyWorld) -> None:
    game, state = world.game, world.state
    refused = [move for move in world.universe() if refusal(game, state, move) is not None]
    for seat in world.seats:
        moves = game.moves(state, seat)
        moves += refused
        if refused:
            with pytest.raises(Refused):
                game.apply(state, world.rng.choice(refused))
        if len(moves) > len(refused):
            other = state.clone()
            game.moves(other, seat)
            game.apply(other, moves[0])
            for move in world.rng.sample(moves, min(len(moves), 200)):
                if refusal(game, other, move) is not None:
                    with pytest.raises(Refused):
                        game.apply(other, move)


@every_game(100, worlds)
def test_a_move_reads_as_it_is_written(world: AnyWorld) -> None:
    game = world.game
    unlisted = [move for move in world.universe() if world.profile.is_never_listed(game, world.state, move)]
    for move in [*world.listed(), *unlisted]:
        line = write(game, move, world.names)
        assert parse(game, line, world.names) == move
        assert parse(game, line.replace(" ", "  ").replace(":", " : "), world.names) == move
        assert parse(game, line.upper(), world.names) == move
