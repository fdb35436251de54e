"""What is shown of a game that has no board of its own: any game can be told that way."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.boxes import game_text, load
from stammtisch.boxes.plain import plain_picture
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.rng import stream
from stammtisch.text.words import words

NAMES = ["Ann", "Bob", "Cem"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_in_words(language: str, seed: int) -> None:
    """Everybody reads what they may know, and nothing that another world behind the same view would tell otherwise."""
    game, rng, sampling = load("scare", {"rounds": [1, 1, 1, 1]}), Random(seed), stream(str(seed), "sample")
    state = game.new(len(NAMES), seed)
    text = game_text(words(language), game, NAMES)
    while (decision := game.decision(state)) is not None:
        for viewer in (0, 1, 2, SPECTATOR):
            view = game.view(state, viewer)
            picture = plain_picture(text, view)
            told = [line for zone in picture.zones for line in zone.lines]
            assert picture.zones[0].title == words(language)("zone-table")
            assert all(any(name in line for line in told) for name in NAMES)
            assert len(picture.seats) == len(NAMES)
            assert not picture.winners
            assert plain_picture(text, game.view(game.sample(view, sampling), viewer)) == picture
        game.apply(state, rng.choice(game.moves(state, decision.asked[0])))
    assert plain_picture(text, game.view(state, SPECTATOR)).winners == state.winners
