"""The leak test of messages: with different cards in hidden places, nobody is told anything different, whatever they
ask.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.notation import parse
from stammtisch.engine.problem import Problem
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.state import SlackState
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.chair import NOBODY
from stammtisch.server.keys import Keys
from stammtisch.server.live import LiveTable
from stammtisch.server.reader import Reader
from tests.property.slack import swapped
from tests.server.tables import play_some, started

KEYS = Keys("secret")
TRIED = ("play {}", "play {} on Bob", "play {} on Cem tv", "shop {}", "discard {}", "choose {}", "evict {} to Bob")


def everything(live: LiveTable, chair: int) -> dict[str, Any]:
    """Everything that somebody can hear about a table: the snapshot, why cards cannot be played, and how moves are
    refused.
    """
    live._views, live.announced = {}, (NOBODY, None)  # to be worked out again
    reader, table = Reader(live, chair, "en", KEYS), live.playing
    snapshot = json.loads(msgspec.json.encode(reader.snapshot(Broadcast(live, 5.0))))
    if chair == NOBODY:
        return {"snapshot": snapshot}
    game, state = table.game, table.state
    assert isinstance(game, Slack)
    assert isinstance(state, SlackState)
    refusals = {}
    for text in [tried.format(card) for card in sorted(game.rules.ids) for tried in TRIED] + ["pass", "done"]:
        try:
            game.check(state, parse(game, f"{table.names[chair]}: {text}", table.names))
        except Problem as problem:
            refusals[text] = reader.refusal("1", problem).text
    whys = {card: reader.why("1", card).lines for card in sorted(game.rules.ids)}
    return {"snapshot": snapshot, "refusals": refusals, "whys": whys}


@pytest.mark.parametrize("viewer", [0, 2, NOBODY])
def test_what_somebody_is_told_does_not_depend_on_hidden_cards(viewer: int) -> None:
    compared = 0
    for seed in range(15):
        live = started(people=3, bots=1, seed=str(seed), ring=4.0)
        play_some(live, Random(seed), 10 + 12 * seed)
        state, before = live.playing.state, everything(live, viewer)
        assert isinstance(state, SlackState)
        if live.decision is None:
            continue
        game: Any = live.playing.game
        live.playing.state = swapped(game, state, SPECTATOR if viewer == NOBODY else viewer, Random(seed))
        assert live.playing.state != state
        assert everything(live, viewer) == before
        compared += 1
    assert compared > 8
