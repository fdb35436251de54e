"""Positions that come with a game: the guided first game, and examples of rules that can be played through.

They are scenarios (docs/scenarios.md). A guide has a sentence for each step of the player: `note` names its message.
"""

from __future__ import annotations

import tomllib
from functools import cache

from stammtisch.boxes.missing import SUFFIX, files_of
from stammtisch.boxes.shelf import find_box
from stammtisch.engine.notation import PREPOSITIONS, split
from stammtisch.engine.problem import Problem


def has_guide(game: str) -> bool:
    return find_box(game).guide is not None


@cache
def guide(game: str) -> str:
    """The text of a game's guide; raises Problem if it has none."""
    found = find_box(game).guide
    if found is None:
        raise Problem("no_guide", game=game)
    return found.read_text("utf-8")


@cache
def examples(game: str) -> dict[str, str]:
    """Scenarios by the ids of the rules whose examples they are."""
    return {file.name.removesuffix(SUFFIX): file.read_text("utf-8") for file in files_of(find_box(game).examples)}


def example(game: str, rule: str) -> str:
    found = examples(game).get(rule)
    if found is None:
        raise Problem("no_example", game=game, rule=rule)
    return found


@cache
def example_cards(game: str, rule: str) -> tuple[str, ...]:
    """The cards that are played in an example, as moves name them."""
    cards: dict[str, None] = {}
    for step in tomllib.loads(example(game, rule)).get("step", []):
        for word in split(step.get("do", ""))[1][1:]:
            if word in PREPOSITIONS:  # what follows is a target
                break
            cards[word] = None
    return tuple(cards)
