"""The words of the mechanics, found by their ids. One without words is shown as a counter with a name."""

from __future__ import annotations

from typing import Final

from stammtisch.games.slack.rules import Rules
from stammtisch.text.slack.mechanics.denunciations import DenunciationsWords
from stammtisch.text.slack.mechanics.madness import MadnessWords
from stammtisch.text.slack.mechanics.orders import OrdersWords
from stammtisch.text.slack.mechanics.plain import MechanicWords
from stammtisch.text.slack.mechanics.ranks import RanksWords
from stammtisch.text.slack.mechanics.wounds import WoundsWords
from stammtisch.text.words import Words

__all__ = ["MechanicWords", "mechanic_words"]

WORDS: Final[dict[str, type[MechanicWords]]] = {
    each.ID: each for each in (MadnessWords, RanksWords, WoundsWords, DenunciationsWords, OrdersWords)
}


def mechanic_words(words: Words, rules: Rules) -> list[MechanicWords]:
    """For all mechanics at a table, in their order."""
    return [WORDS.get(mechanic.ID, MechanicWords)(words, rules, mechanic) for mechanic in rules.mechanics]
