"""Chez Guevara with a deck whose facts do not change: what a test of raids and orders needs to know about its cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import pytest

from stammtisch.boxes import load
from stammtisch.engine.notation import parse
from stammtisch.engine.problem import Refused
from stammtisch.games.slack import GUEVARA, Slack
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.sets import CardSet
from tests.rules.slack.board import Board

Tables = Mapping[str, Mapping[str, Any]]

# Fields of the cards below are as printed; all other fields of theirs are gone.
CARDS: Final[Tables] = {
    "raid": {"kind": "activity", "tags": ["raid"], "copies": 4, "loot": 4},
    "soap": {"kind": "thing", "cost": 1, "slack": 1, "copies": 4},
    "the_art_of_war": {"kind": "thing", "tags": ["book"], "cost": 3, "slack": 3},
    "ak_47": {"kind": "thing", "tags": ["weapon"], "cost": 2, "slack": 2},
    "hand_grenade": {"kind": "thing", "tags": ["weapon"], "cost": 2, "slack": 2},
    "new_beret": {"kind": "thing", "tags": ["clothes"], "cost": 1, "slack": 1, "copies": 2},
    "potato": {"kind": "thing", "tags": ["food"], "slack": 1},
    "goat": {"kind": "thing", "tags": ["pet", "food"], "cost": 1, "slack": 1},
    "sleep": {"kind": "activity", "tags": ["sleep"], "slack": 2, "copies": 5},
    "nookie_for_promotion": {"kind": "activity", "tags": ["nookie"], "slack": "die-1"},
    "dig_holes": {"kind": "activity", "tags": ["duty"], "copies": 2},
    "kitchen_duty": {"kind": "activity", "tags": ["duty"], "copies": 2},
    "lucky_devil": {"kind": "whenever", "copies": 3, "lasts": "turn", "in_play": [{"mod": "income", "by": 1}]},
    "promotion": {"kind": "whenever", "copies": 4, "effects": [{"op": "rank", "by": 1}]},
    "bomb_building_practice": {"kind": "whenever", "cancels": ["sleep"], "copies": 2},
    "nature_boy": {"kind": "person", "slack": 1, "in_play": [{"mod": "immune", "of": ["pet"]}]},
}
JOBS: Final[Tables] = {
    "private": {"income": 2, "free_time": 2, "rank": 1, "copies": 5},
    "corporal": {"income": 3, "free_time": 2, "rank": 2, "slack": 1, "copies": 2},
    "sergeant": {"income": 3, "free_time": 3, "rank": 3, "slack": 3, "traits": [{"mod": "loot", "by": 1}]},
}


def guevara(cards: Tables | None = None, **options: object) -> Slack:
    """The game, with some fields of some cards rewritten."""
    loaded = load("guevara", options)
    assert isinstance(loaded, Slack)
    game, real = Slack(GUEVARA, loaded.options), loaded.rules.set
    found = CardSet(real.tags, real.mechanics, real.seats, phases=real.phases)
    found.goals, found.prefixes, found.nouns = real.goals, real.prefixes, real.nouns
    changes = cards or {}
    found.compile_cards({id: {**CARDS.get(id, card), **changes.get(id, {})} for id, card in real.raw.items()})
    found.compile_jobs({id: JOBS.get(id, job) for id, job in real.raw_jobs.items()})
    game.rules = Rules(found, game.options)
    return game


@cache
def plain() -> Slack:
    return guevara()


def camp(seats: int = 3, *, game: Slack | None = None, **given: Any) -> Board:
    """A table in Free Time, unless it is said to be in another phase; everybody is a Private."""
    return Board(seats, game=game or plain(), **{"phase": "free_time", **given})


def why_not(board: Board, line: str) -> str:
    """The rule that refuses this move, which must not have changed anything."""
    before = board.state.to_json()
    with pytest.raises(Refused) as refused:
        board.game.apply(board.state, parse(board.game, line, board.names))
    assert board.state.to_json() == before
    return refused.value.rule
