"""The mechanics of the sets, one module each. A set names those it plays with in its `set.toml`; a table without a
mechanic pays nothing for it.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from stammtisch.games.slack.mechanics.mechanic import First, Mechanic
from stammtisch.games.slack.schema import know_mechanics

__all__ = ["First", "Mechanic", "find_mechanic", "forget", "is_counted", "mechanic_of", "phase_owner", "register"]

_KNOWN: Final[dict[str, type[Mechanic]]] = {}


def register(mechanic: type[Mechanic]) -> None:
    """For sets from elsewhere. Mechanics in this folder are found automatically: a module has the name of its id."""
    _KNOWN[mechanic.ID] = mechanic
    _tell_schema()


def forget(mechanic: type[Mechanic]) -> None:
    """The reverse of `register`."""
    _KNOWN.pop(mechanic.ID, None)
    _tell_schema()


def _tell_schema() -> None:
    """What card files may say follows from the mechanics that are known, whoever came or went."""
    know_mechanics(_KNOWN.values())


def find_mechanic(id: str) -> type[Mechanic]:
    return _KNOWN[id]


def mechanic_of(word: str) -> str:
    """The id of the mechanic that an effect, a modifier or a field of cards comes from; empty for those of every
    set.
    """
    for id, mechanic in _KNOWN.items():
        if word in mechanic.OPS or word in mechanic.MODS or word in mechanic.CARD_FIELDS:
            return id
    return ""


def phase_owner(phase: str) -> str:
    """The same for a phase."""
    return next((id for id, known in _KNOWN.items() if phase in [each.ID for each in known.PHASES]), "")


def is_counted(op: str) -> bool:
    """Whether an effect only changes what counts towards the goal, whichever set it is from."""
    return op == "slack" or any(op in mechanic.COUNTED for mechanic in _KNOWN.values())


for _module in iter_modules(__path__):
    _found = import_module(f"{__name__}.{_module.name}")
    if hasattr(_found, "MECHANIC"):  # the others are parts of one
        register(_found.MECHANIC)
