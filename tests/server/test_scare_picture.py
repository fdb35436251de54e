"""What everybody is shown of a table of Scare."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.boxes import load, painter_of, shared_text
from stammtisch.boxes.scare.picture import ScarePicture
from stammtisch.engine.event import SPECTATOR
from stammtisch.text.words import words


def play(seats: int, seed: int, **options: Any) -> tuple[list[ScarePicture], list[set[int]]]:
    """A game at random: the picture after every move, and who had turned up their Scare card by then."""
    game, rng = load("scare", options), Random(seed)
    state = game.new(seats, seed)
    pictures, scared = [], []
    names = {kind.name: number for number, kind in enumerate(game.kind.events)}
    text, seen = shared_text(words("en"), game), set[int]()
    while (decision := game.decision(state)) is not None:
        for event in game.apply(state, rng.choice(game.moves(state, decision.asked[0]))):
            if event[0] == names["round_started"]:
                seen = set()
            elif event[0] in (names["scared"], names["stack_shown"]):
                seen |= {event[2]}
        picture = painter_of(game).public(game, game.view(state, SPECTATOR), text)
        assert isinstance(picture, ScarePicture)
        pictures.append(picture)
        scared.append(set(seen))
    return pictures, scared


@pytest.mark.rule("TRK-13", "TRK-16")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("stop_at_scare", [True, False])
def test_scare_card_that_is_turned_up(seats: int, stop_at_scare: bool) -> None:
    """It is shown as what it is for exactly those whose Scare card lies there, and never while a round goes on."""
    ends = set()
    for seed in range(12):
        pictures, scared = play(seats, seed, rounds=[1, 1, 1, 1], stop_at_scare=stop_at_scare)
        for picture, seen in zip(pictures, scared, strict=True):
            assert {number for number, seat in enumerate(picture.seats) if seat.is_scared} == seen
        assert scared[-1]
        assert not any(scared[:-1])
        ends.add(len(scared[-1]))
    assert seats in ends  # everybody shows theirs, unless Paranoia strikes
