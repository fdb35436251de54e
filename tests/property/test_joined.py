"""Joined sets at random tables: no card is lost, every game ends, what is noted is right, and nobody sees too much."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from stammtisch.boxes import find_box, load
from stammtisch.engine.rng import stream
from stammtisch.games.slack.board import NOTED
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.room import look_at_all
from tests.property.slack import SlackProfile
from tests.property.worlds import FUZZ

JOINED = ["+".join(names) for count in (2, 3) for names in permutations(("cthulhu", "goth", "geek"), count)]
GAMES = FUZZ or 2  # of each joining
PROFILE = SlackProfile()


@pytest.mark.rule("CTH-25", "GOTH-01", "GOTH-21", "GOTH-23")
@pytest.mark.parametrize("name", JOINED)
def test_joined_games_hold_together(name: str) -> None:
    least, most = find_box(name).kind.seats
    assert most == 8
    for number in range(GAMES):
        rng = Random(f"{name} {number}")
        game, seats = load(name), rng.randint(least, most)
        assert isinstance(game, Slack)
        rules = game.rules
        state, _ = game.start(seats, stream(f"{name} {number}", "game"))
        for step in range(PROFILE.LONGEST_GAME):
            if game.decision(state) is None:
                break
            game.apply(state, PROFILE.pick(game, state, rng))
            PROFILE.check(game, state)
            if step % 20 == 0:
                assert PROFILE.cards(game, state) == (list(range(len(rules.of))), sorted(rules.pile))
                fresh = state.clone()
                look_at_all(rules, fresh)
                assert [getattr(fresh, fact) for fact in NOTED] == [getattr(state, fact) for fact in NOTED]
                has_gloom = [mechanic for mechanic in rules.mechanics if mechanic.ID == "gloom"]
                for seat in range(seats) if has_gloom else ():  # GOTH-23
                    is_goth = "goth" in rules.jobs[state.jobs[seat]].sides
                    assert is_goth or not has_gloom[0].count(state, seat)
        assert state.winners
