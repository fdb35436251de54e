"""Questions to a game change nothing that anybody could notice, not even what a state notes for speed."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from stammtisch.boxes import known_games, load
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import AnyState, plain


def everything(state: AnyState) -> dict[str, object]:
    """All attributes, also those that are neither saved nor compared."""
    names = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}
    return {name: deepcopy(plain(getattr(state, name))) for name in sorted(names)}


@pytest.mark.parametrize("name", known_games())
def test_a_query_writes_nothing(name: str) -> None:
    game, rng = load(name), random.Random(3)
    for number in range(4):
        state = game.new(3 + number % 2, str(number))
        while (decision := game.decision(state)) is not None:
            before = everything(state)
            for seat in range(state.seats):
                game.moves(state, seat)
            for viewer in (*range(state.seats), SPECTATOR):
                game.is_decisive(game.view(state, viewer))
            game.interjectors(state, decision.interject)
            game.observe(state, [str(seat) for seat in range(state.seats)])
            assert everything(state) == before
            game.apply(state, rng.choice(game.moves(state, decision.asked[0])))


@pytest.mark.parametrize("name", known_games())
def test_a_move_is_checked_although_it_was_listed_before(name: str) -> None:
    """A list of moves goes stale with the next one: nobody can make a move from an old list."""
    game, rng = load(name), random.Random(5)
    state = game.new(3, "9")
    refused = 0
    while (decision := game.decision(state)) is not None:
        listed = game.moves(state, decision.asked[0])
        game.apply(state, rng.choice(listed))
        for move in listed:
            try:
                game.check(state, move)
            except Refused:
                game.moves(state, move[0])
                with pytest.raises(Refused):
                    game.apply(state, move)
                refused += 1
    assert refused > 20
