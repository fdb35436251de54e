"""Nobody is told in which order cards were drawn: it would say more about the generator than the cards do."""

import random
from collections.abc import Iterator

import pytest

from stammtisch.boxes import known_games, load
from stammtisch.engine.event import Event, facts
from stammtisch.engine.table import Table
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.room import draw_from_hand
from stammtisch.games.slack.state import SlackState


def played(game: str, seed: int) -> Iterator[tuple[Table, list[Event]]]:
    """A random game, and what happened in each move."""
    rng = random.Random(seed)
    options = {"refill": "equalise"} if game == "scare" else {}
    table = Table(load(game, options), ("ann", "bob", "cem", "dan"), str(seed))
    yield table, table.opening
    while (decision := table.game.decision(table.state)) is not None:
        yield table, table.apply(rng.choice(table.game.moves(table.state, decision.asked[0])))


@pytest.mark.parametrize("game", known_games())
def test_cards_that_came_together_are_told_in_the_order_of_the_deck(game: str) -> None:
    several = 0
    for seed in range(4):
        for table, events in played(game, seed):
            for event in events:
                told = facts(table.game.kind.events, event)
                if table.game.kind.events[event[0]].name in ("dealt", "drawn", "hand_dealt"):
                    cards = told["cards"]
                    assert isinstance(cards, list)
                    assert cards == sorted(cards)
                    several += len(set(cards)) > 1
    assert several > 30


def test_cards_that_go_together_by_chance_are_told_in_the_order_of_the_deck() -> None:
    """Stolen from a hand, or dropped from it. No current card takes more than one; one in a future set may."""
    orders = set()
    for seed in range(30):
        table = Table(load("cthulhu"), ("ann", "bob", "cem"), str(seed))
        assert isinstance(table.game, Slack)
        assert isinstance(table.state, SlackState)
        hand = table.state.hands[1][:]
        cards = draw_from_hand(table.game.rules, table.state, 1, 3)
        assert cards == sorted(cards)
        orders.add(tuple(hand.index(card) for card in cards))
    assert len(orders) > 5  # out of ten: chance decides which cards go


def test_a_hand_that_was_dealt_lies_in_the_order_of_the_deck() -> None:
    """Even where no event tells it: in views, and in the moves that they list."""
    for seed in range(30):
        table = Table(load("cthulhu"), ("ann", "bob", "cem"), str(seed))
        for seat in range(3):
            dealt = table.game.view(table.state, seat).hand[:5]
            assert dealt == sorted(dealt)
