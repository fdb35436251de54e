"""Chez Guevara with a deck whose facts do not change: what a test of raids and orders needs to know about its cards."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest

from stammtisch.engine.notation import parse
from stammtisch.engine.problem import Refused
from stammtisch.games.slack import Slack
from stammtisch.games.slack.sets import load_set
from tests.rules.slack import board
from tests.rules.slack.board import Board, Tables

# These cards have no other fields than these, and no other card cancels anything.
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


def guevara(cards: Tables | None = None, **options: Any) -> Slack:
    """The game, with some fields of some cards rewritten."""
    real = load_set("guevara")
    alone: dict[str, dict[str, Any]] = {id: {"cancels": None} for id, card in real.raw.items() if "cancels" in card}
    alone |= {id: {**dict.fromkeys(real.raw[id]), **card} for id, card in CARDS.items()}
    for id, card in (cards or {}).items():
        alone[id] = {**alone.get(id, {}), **card}
    jobs = {id: {**dict.fromkeys(real.raw_jobs[id]), **job} for id, job in JOBS.items()}
    return board.guevara(alone, jobs, **options)


@cache
def plain() -> Slack:
    return guevara()


def camp(seats: int = 3, *, game: Slack | None = None, **given: Any) -> Board:
    """A table in Free Time, unless it is said to be in another phase; everybody is a Private."""
    return Board(seats, game=game or plain(), **{"phase": "free_time", **given})


def why_not(table: Board, line: str) -> str:
    """The rule that refuses this move, which must not have changed anything."""
    before = table.state.to_json()
    with pytest.raises(Refused) as refused:
        table.game.apply(table.state, parse(table.game, line, table.names))
    assert table.state.to_json() == before
    return refused.value.rule
