"""A game of the Slack family before anybody sits down: a set of cards, or several joined ones."""

from __future__ import annotations

from typing import Final, final

from stammtisch.engine.kind import GameKind
from stammtisch.games.slack.events import EVENTS
from stammtisch.games.slack.mechanics import find_mechanic
from stammtisch.games.slack.options import PRESETS, options_of
from stammtisch.games.slack.sets import CardSet, lenders, load_set, read_file

RULES_VERSION: Final = 3


@final
class SlackKind(GameKind):
    """`cthulhu`, or `cthulhu+geek`: where the rulebooks differ, that of the first set rules."""

    def __init__(self, id: str) -> None:
        names = id.split("+")
        heads = [read_file(name, "set.toml") for name in names]
        seats = load_set(id).seats if len(names) > 1 else heads[0]["seats"]  # the cards themselves are read on demand
        self.nouns = tuple(dict.fromkeys(noun for head in heads for noun in head.get("nouns", {}).values()))
        self.alone = "".join(head.get("alone", "") for head in heads)  # the rule by which it cannot be joined
        ids = dict.fromkeys(id for head in heads for id in head["mechanics"])
        self.mechanics = mechanics = [find_mechanic(id) for id in ids]
        self.sides = (
            len({head.get("side", "") for head in heads}) > 1
        )  # GOTH-21: not all of its Jobs are on the same one
        super().__init__(
            id,
            family="slack",
            version=RULES_VERSION,
            seats=(seats[0], seats[1]),
            events=[*EVENTS, *[event for mechanic in mechanics for event in mechanic.EVENTS]],
            options=options_of(mechanics, [head.get("book", {}) for head in heads], lenders(names)),
            presets=PRESETS,
            first_version=2,
        )

    def cards(self, without: tuple[str, ...], things_from: tuple[str, ...] = ()) -> CardSet:
        """All cards, with stand-ins for those with content in `without`, and with the Things of other sets."""
        return load_set(self.id, without=without, things_from=things_from)


CTHULHU: Final = SlackKind("cthulhu")
GOTH: Final = SlackKind("goth")
GEEK: Final = SlackKind("geek")
GUEVARA: Final = SlackKind("guevara")
