"""The shelf: all game boxes by their id. Nobody else keeps a list of games."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Final

from stammtisch.boxes.box import AnyBox
from stammtisch.boxes.missing import missing
from stammtisch.boxes.scare import SCARE_BOX
from stammtisch.boxes.slack import CTHULHU_BOX, GEEK_BOX, GOTH_BOX, GUEVARA_BOX
from stammtisch.boxes.slack.sets import SlackSet, slack_box
from stammtisch.engine.game import AnyGame
from stammtisch.engine.option import lost_options, read_options
from stammtisch.engine.problem import BadOption, CannotJoin, Problem
from stammtisch.games.slack import SlackKind
from stammtisch.games.slack.sets import ELSEWHERE, load_set
from stammtisch.text.words import learn

# In the order in which people are shown them. That these are complete is a matter of the tests.
SHELF: Final[dict[str, AnyBox]] = {box.id: box for box in (SCARE_BOX, CTHULHU_BOX, GOTH_BOX, GEEK_BOX, GUEVARA_BOX)}
JOINED: Final[dict[str, AnyBox]] = {}  # made when somebody asks for them


def boxes() -> Sequence[AnyBox]:
    return tuple(SHELF.values())


def known_games() -> list[str]:
    """Those on the shelf. More can be joined from them."""
    return list(SHELF)


def find_box(id: str) -> AnyBox:
    """A game on the shelf, or one of joined boxes: `cthulhu+geek`. Raises BadOption if there is no such game."""
    if id in SHELF:
        return SHELF[id]
    if id not in JOINED:
        JOINED[id] = _join(id)
    return JOINED[id]


def _join(id: str) -> AnyBox:
    names = id.split("+")
    if len(names) == 1:
        raise BadOption("unknown_game", game=id, known=", ".join(SHELF))
    for name in names:
        if name not in SHELF:
            known = [box.id for box in boxes() if box.join is not None]
            raise CannotJoin("CTH-25", "unknown_game", game=name if name else id, known=", ".join(known))
        if names.count(name) > 1:
            raise CannotJoin("AMB-57", "joined_twice", game=name)
        if SHELF[name].alone:
            raise CannotJoin(SHELF[name].alone, "stays_alone", game=name)
        if SHELF[name].join is None:
            raise CannotJoin("CTH-25", "cannot_join", game=name)
    found = [SHELF[name] for name in names]
    assert found[0].join is not None
    return found[0].join(found)


def register(new: AnyBox | SlackSet) -> None:
    """Puts a game on the shelf, or a set of the Slack family: that is a game too, and can be joined with others.

    Raises Problem if there is a fault in the files of the set, or, with everything that is missing, if the box is not
    complete.
    """
    if isinstance(new, SlackSet) and new.folder is not None:
        ELSEWHERE[new.name] = new.folder
        load_set.cache_clear()
        load_set(new.name)
    box = slack_box(SlackKind(new.name), [new]) if isinstance(new, SlackSet) else new
    if box.locale is not None:
        learn(box.locale)
    lacks = missing(box)
    if lacks:
        raise Problem("incomplete_game", game=box.id, missing=", ".join(lacks))
    SHELF[box.id] = box
    JOINED.clear()
    loaded.cache_clear()


def register_named(places: str) -> None:
    """Puts games from elsewhere on the shelf: `my_games.fib:FIB_BOX,my_games.skat:SKAT_BOX`."""
    for place in filter(None, places.split(",")):
        module, _, name = place.partition(":")
        try:
            new = getattr(import_module(module), name)
        except (ImportError, AttributeError, ValueError):
            raise Problem("no_box_there", place=place) from None
        register(new)


def load(id: str, options: Mapping[str, object] | None = None) -> AnyGame:
    """The rules of a game at a table with these options; all others have their defaults."""
    kind = find_box(id).kind
    chosen = read_options(kind.options, kind.presets, options or {})
    return loaded(id, json.dumps(chosen))


def load_recorded(id: str, options: Mapping[str, object]) -> AnyGame:
    """For a game that was recorded with these options: those that are gone since have their defaults, and the game can
    only be watched (`Table.begin_again`).
    """
    kind = find_box(id).kind
    lost = lost_options(kind.options, kind.presets, options)
    return load(id, {name: value for name, value in options.items() if name not in lost})


@lru_cache(256)
def loaded(id: str, chosen: str) -> AnyGame:
    """Tables with the same options share their rules: a game holds nothing that changes."""
    box = find_box(id)
    game: AnyGame = box.rules(box.kind, json.loads(chosen))
    return game
