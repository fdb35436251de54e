"""What readers are told so that no page has to know a rule: how many cards to discard, where guests go, what Madness
counts.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from stammtisch.boxes import find_box, known_games
from stammtisch.boxes.picture import Picture
from stammtisch.boxes.slack.picture import SlackPicture
from stammtisch.games.slack.mechanics.madness import COUNTS
from stammtisch.server import catalog, commands, messages
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.chair import NOBODY
from stammtisch.server.keys import Keys
from stammtisch.server.live import LiveTable
from stammtisch.server.reader import Reader
from tests.server.tables import started

KEYS = Keys("secret")


def prompt(live: LiveTable, chair: int, language: str = "en") -> messages.Prompt:
    reader = Reader(live, chair, language, KEYS)
    found = reader.prompt(Broadcast(live, 0.0), reader.view())
    assert found is not None
    return found


def picture_of(live: LiveTable) -> Picture | None:
    reader = Reader(live, 0, "en", KEYS)
    return reader.picture(Broadcast(live, 0.0), reader.view())


def until(kind: str, verb: str) -> LiveTable:
    """A table where somebody is asked this and may do that."""
    for seed in range(200):
        live, rng = started(people=3, bots=0, seed=str(seed)), Random(seed)
        for _ in range(250):
            if live.decision is None:
                break
            asked = prompt(live, live.asked[0])
            if asked.kind == kind and verb in [choice.verb for choice in asked.choices]:
                return live
            game, chair = live.playing.game, live.asked[0]
            move = rng.choice(game.moves(live.playing.state, chair))
            commands.move(live, chair, game.write(move, live.playing.names), 0.0)
    raise AssertionError("never asked")


def test_in_the_discard_phase_a_whenever_can_be_played_and_sets_are_counted() -> None:
    live = until("discard", "play")
    chair = live.asked[0]
    asked = prompt(live, chair)
    held = len(live.playing.game.view(live.playing.state, chair).hand)
    assert asked.discards == messages.Range(max(held - 5, 0), max(held - 1, max(held - 5, 0)))
    assert all(len(choice.cards) <= 1 for choice in asked.choices if choice.verb == "discard")
    played = next(choice for choice in asked.choices if choice.verb == "play")
    commands.move(live, chair, played.move, 0.0)
    others = [prompt(live, other).discards for other in range(3) if other != chair]
    assert others == [None, None]


def test_a_guest_who_goes_to_the_discards_is_not_a_card_called_discard() -> None:
    live = until("roll", "evict")
    doors = [choice for choice in prompt(live, live.asked[0]).choices if choice.verb == "evict"]
    assert any(door.is_to_discards for door in doors)
    for door in doors:
        assert len(door.cards) == 1
        assert door.is_to_discards == door.move.endswith(" to discard") == (door.seat is None)


@pytest.mark.rule("SLACK-49", "SLACK-52", "AMB-03")
def test_closed_doors_are_told_with_the_reason_of_the_rules() -> None:
    """Everything listed there cannot be done, and nobody who is not asked reads any of it."""
    found: set[str] = set()
    for seed in range(60):
        live, rng = started(people=3, bots=0, seed=str(seed)), Random(seed)
        for _ in range(120):
            if live.decision is None:
                break
            chair = live.asked[0]
            asked = prompt(live, chair)
            for door in asked.closed:
                found.add(door.rule)
                assert door.text.endswith(f"({door.rule})")
                assert (door.card, door.seat) not in [
                    (choice.cards[0], choice.seat) for choice in asked.choices if choice.verb == "evict"
                ]
            assert all(prompt(live, other).closed == [] for other in range(3) if other not in live.asked)
            game = live.playing.game
            move = rng.choice(game.moves(live.playing.state, chair))
            commands.move(live, chair, game.write(move, live.playing.names), 0.0)
    assert found == {"SLACK-49", "SLACK-52", "AMB-03"}


@pytest.mark.parametrize(("language", "text"), [("en", "Ann is thinking …"), ("de", "Ann überlegt …")])
def test_people_who_are_not_asked_hear_whom_the_table_waits_for(language: str, text: str) -> None:
    live = started(people=2, bots=0)
    assert live.asked == (0,)
    assert prompt(live, 1, language).text == prompt(live, NOBODY, language).text == text
    assert prompt(live, 0, language).text != text


def written(picture: SlackPicture) -> Any:
    """The seats as they go over the wire."""
    return msgspec.json.decode(msgspec.json.encode(picture.seats))


def test_the_ladder_of_madness_is_told_where_there_is_madness() -> None:
    live = started()
    picture = picture_of(live)
    assert isinstance(picture, SlackPicture)
    assert picture.ladders == {"madness": list(COUNTS)}
    tokens = {token["id"] for seat in written(picture) for token in seat["tokens"]}
    assert tokens == {"madness", "stark_raving_mad"}
    other = LiveTable("other")
    commands.open_table(other, "cthulhu", {"madness": "ignore"}, 2, {}, 0.0)
    commands.sit(other, "Ann", "t", "en", 0.0)
    commands.seat_bot(other, 0, 1, "random", 0.0)
    commands.start(other, 0, "1", 0.0)
    without = picture_of(other)
    assert isinstance(without, SlackPicture)
    assert (without.ladders, [seat["tokens"] for seat in written(without)]) == ({}, [[], []])


@pytest.mark.parametrize("name", known_games())
def test_the_rule_behind_a_line_can_be_read(name: str) -> None:
    named = {kind.rule for kind in find_box(name).kind.events if kind.rule}
    assert len(named) > 8
    assert named <= {rule.id for rule in catalog.rules(name, "en")}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_game_says_how_it_is_played_with_rules_that_there_are(language: str) -> None:
    for game in catalog.games(language):
        known = {rule.id for rule in catalog.rules(game.id, language)}
        assert len(game.how) >= 5
        assert all(rule in known for part in game.how for rule in part.rules)
        assert any(part.rules for part in game.how)
        assert len(" ".join(part.text for part in game.how).split()) < 300  # about one screen
