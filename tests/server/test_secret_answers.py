"""Asking the camp for a raid card and striking back, as a server tells them: whoever holds what, and whatever was
answered, everybody else gets the same messages at the same time, and the same refusals (AMB-39, GUE-80).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.state import SlackState
from stammtisch.server import clock, commands
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.chair import NOBODY
from stammtisch.server.keys import Keys
from stammtisch.server.live import LiveTable
from stammtisch.server.reader import Reader
from tests.server.tables import play_some, started
from tests.server.test_leak import everything

KEYS = Keys("secret")
NOW = 1000.0


def jungle(prompt: str) -> tuple[LiveTable, int]:
    """A table of four people where somebody is about to ask the camp, or has just been found innocent; and
    who of the others may answer.
    """
    for seed in range(400):
        live = started("guevara", people=4, bots=0, seed=str(seed))
        rng = Random(seed)
        for _ in range(12):
            play_some(live, rng, 10)
            if live.decision is None:
                break
            game, state = parts(live)
            lines = {game.write(move, live.playing.names): move for move in game.moves(state, state.turn)}
            if prompt == "lend_raid" and "ask raid" in lines and all(state.hands):
                commands.move(live, state.turn, "ask raid", NOW)
                live.take_fresh()
                return live, live.asked[0]
            if prompt == "strike_back" and live.decision.prompt == prompt and not _avengers(live):
                live.take_fresh()
                return live, live.asked[0]
    raise AssertionError(f"nobody ever comes to {prompt}")


def parts(live: LiveTable) -> tuple[Slack, SlackState]:
    game, state = live.playing.game, live.playing.state
    assert isinstance(game, Slack)
    assert isinstance(state, SlackState)
    return game, state


def _avengers(live: LiveTable) -> bool:
    game, state = parts(live)
    return any(game.rules.of[card].id == "toady" for room in state.rooms for card in room)


def holding(live: LiveTable, seat: int, is_wanted: bool, tag: str) -> None:
    """Somebody holds a card with this tag, or none: it changes places with a card of the pile."""
    game, state = parts(live)
    bit = game.rules.set.tag_bits[tag]
    hand, pile = state.hands[seat], state.deck
    for i, card in enumerate(hand):
        if bool(game.rules.tags[card] & bit) != is_wanted and (not is_wanted or i == 0):
            j = next(j for j, other in enumerate(pile) if bool(game.rules.tags[other] & bit) == is_wanted)
            hand[i], pile[j] = pile[j], card
            state.seen[card] = state.seen[hand[i]] = 0
    live.playing.state = game.state_from_json(state.to_json())
    live._views = {}


def heard(live: LiveTable, viewers: Sequence[int]) -> list[str]:
    """What these readers are told of what has just happened, and when something happens by itself."""
    told = live.take_fresh()
    found = [str((clock.due_at(live), clock.closes_at(live), live.asked))]
    for viewer in viewers:
        if told:
            broadcast = Broadcast(live, NOW + 1, None, frozenset([one.entry.kind for one in told]))
            found.append(msgspec.json.encode(Reader(live, viewer, "de", KEYS).news(told, broadcast)).decode())
        found.append(json.dumps(everything(live, viewer)))
    seal = everything(live, NOBODY)["snapshot"]["table"]["commitment"]  # each table has its own
    return [text.replace(seal, "").replace(seal[:12], "") for text in found]


@pytest.mark.rule("AMB-39")
def test_who_could_lend_a_raid_card_and_who_has_offered_one_is_told_to_nobody() -> None:
    stories = []
    for holds, answers in (([], ("pass",)), (["raid"], ("pass", "offer"))):
        for answer in answers:
            live, seat = jungle("lend_raid")
            assert len(live.asked) == 3
            asker = parts(live)[1].turn
            others = [chair for chair in range(4) if chair != seat]
            holding(live, seat, bool(holds), "raid")
            game, state = live.playing.game, live.playing.state
            lines = [game.write(move, live.playing.names) for move in game.moves(state, seat)]
            assert any(line.startswith("offer") for line in lines) is bool(holds)
            story = heard(live, [asker, NOBODY])
            line = next(line for line in lines if line.startswith(answer))
            commands.move(live, seat, line, NOW + 1)
            story += heard(live, [*others, NOBODY])
            stories.append(story)
    assert len(stories) == 3
    assert stories[0] == stories[1] == stories[2]


@pytest.mark.rule("GUE-80")
def test_who_could_strike_back_is_told_to_nobody() -> None:
    stories = []
    for is_able in (False, True):
        live, seat = jungle("strike_back")
        holding(live, seat, is_able, "denunciation")
        game, state = live.playing.game, live.playing.state
        assert (len(game.moves(state, seat)) > 1) is is_able
        others = [chair for chair in range(4) if chair != seat]
        story = heard(live, [*others, NOBODY])
        commands.move(live, seat, "pass", NOW + 1)
        stories.append([*story, *heard(live, [*others, NOBODY])])
    assert stories[0] == stories[1]
