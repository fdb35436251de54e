"""The games. `load` finds one by its id and sets its table options."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from stammtisch.engine.game import AnyGame
from stammtisch.engine.option import read_options
from stammtisch.engine.problem import BadOption
from stammtisch.games.scare import Scare
from stammtisch.games.slack import Cthulhu

GAMES: Final[dict[str, type[AnyGame]]] = {"scare": Scare, "cthulhu": Cthulhu}


def load(name: str, options: Mapping[str, object] | None = None) -> AnyGame:
    """The rules of a game at a table with these options; all others have their defaults."""
    if name not in GAMES:
        raise BadOption("unknown_game", game=name, known=", ".join(GAMES))
    kind = GAMES[name]
    chosen = read_options(kind.OPTIONS, kind.PRESETS, options or {})
    return loaded(name, json.dumps(chosen))


@lru_cache(256)
def loaded(name: str, chosen: str) -> AnyGame:
    """Tables with the same options share their rules: a game holds nothing that changes."""
    return GAMES[name](json.loads(chosen))
