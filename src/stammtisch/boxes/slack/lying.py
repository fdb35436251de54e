"""Cards as they lie on a table of the Slack family."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from stammtisch.boxes.picture import Part
from stammtisch.games.slack.game import Slack


class SlackCard(Part):
    card: int  # tells equal cards apart
    id: str
    slack: int | None = None
    cost: int | None = None  # in the reader's hand, if it is not the printed one


def lying(game: Slack, cards: Iterable[int]) -> list[SlackCard]:
    every = every_card(game)
    return [every[card] for card in cards]


@lru_cache(256)  # about one per game in memory: keyed by the game, it would keep all its rules alive
def every_card(game: Slack) -> list[SlackCard]:
    """As shown outside of rooms. Nobody changes these."""
    return [SlackCard(card, definition.id) for card, definition in enumerate(game.rules.of)]
