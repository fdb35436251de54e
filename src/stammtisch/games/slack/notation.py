"""Moves of the Slack family as text: `play tv on ann`, `shop sprouts hastur`, `evict bill_the_all_consuming to bob`.
Every verb writes and reads its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stammtisch.engine.notation import THE_DISCARDS, seat_of
from stammtisch.engine.problem import Refused, UnknownCard, Unreadable
from stammtisch.engine.state import Move
from stammtisch.games.slack.state import DO_PASS, TO_DISCARD

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules

NO_THANKS: Final = "no"  # `choose no` is `pass`


class NoSuchCard(UnknownCard):
    rule = "SLACK-65"  # you need the card in hand


def read(rules: Rules, seat: int, words: Sequence[str], names: Sequence[str]) -> Move:
    verb, *rest = [word if word in names else word.lower() for word in words]
    if verb == "choose" and rest == [NO_THANKS] and NO_THANKS not in names:
        return (seat, DO_PASS)
    if verb in ("give", "trade"):
        raise Refused("SLACK-19", "no_trading")
    for reader in rules.readers.get(verb, ()):
        move = reader.read(rules, seat, rest, names)
        if move is not None:
            return move
    raise Unreadable("not_a_slack_move", line=" ".join(words))


# Parts of moves ------------------------------------------------------------------------------------------------------


def card_of(rules: Rules, id: str) -> int:
    """The number of a definition."""
    if id not in rules.ids:
        raise NoSuchCard("unknown_card", card=id)
    return rules.ids[id]


def place(seat: int, names: Sequence[str]) -> str:
    return THE_DISCARDS if seat == TO_DISCARD else names[seat]


def door_of(place: str, names: Sequence[str]) -> int:
    return TO_DISCARD if place == THE_DISCARDS and THE_DISCARDS not in names else seat_of(place, names)
