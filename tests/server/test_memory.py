"""What a table remembers: results across rematches, figures at the end; and what is done for those who are away."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.engine.problem import Problem
from stammtisch.engine.record import dump
from stammtisch.games.slack.cards import WHENEVER
from stammtisch.games.slack.game import Slack
from stammtisch.server import clock, commands
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.keys import Keys, new_secret
from stammtisch.server.live import OVER, LiveTable, rebuild, until_game
from stammtisch.server.reader import Reader
from tests.server.tables import entries, play_some, started


def finished(game: str = "scare", people: int = 2, bots: int = 1) -> LiveTable:
    live = started(game, people, bots)
    told, _ = play_some(live, Random(3), 5000)
    live.fresh = told
    assert live.phase == OVER
    return live


def test_wins_are_counted_across_games() -> None:
    live = finished()
    first = list(live.winners)
    assert [live.wins(chair) for chair in range(3)] == [int(chair in first) for chair in range(3)]
    commands.start(live, 0, "8", 9999.0)
    assert [live.wins(chair) for chair in range(3)] == [int(chair in first) for chair in range(3)]
    play_some(live, Random(4), 5000, 9999.0)
    second = list(live.winners)
    assert [live.wins(chair) for chair in range(3)] == [(c in first) + (c in second) for c in range(3)]


def test_wins_outlive_the_process() -> None:
    live = finished()
    commands.start(live, 0, "8", 9999.0)
    again = rebuild(live.id, entries(live))
    assert [again.wins(chair) for chair in range(3)] == [live.wins(chair) for chair in range(3)]
    assert sum(again.wins(chair) for chair in range(3)) >= 1
    assert again.games == 2


def test_every_finished_game_can_be_found_again() -> None:
    live = finished()
    first, winners = dump(live.playing.record), [live.playing.names[seat] for seat in live.winners]
    assert live.finished == []
    commands.start(live, 0, "8", 9999.0)
    assert [(game.number, game.winners) for game in live.finished] == [(1, winners)]
    told = entries(live)
    again = rebuild(live.id, told)
    assert again.finished == live.finished
    assert dump(rebuild(live.id, until_game(told, 1)).playing.record) == first
    assert dump(rebuild(live.id, until_game(told, 2)).playing.record) == dump(live.playing.record) != first


def test_a_game_that_was_given_up_is_not_a_finished_one() -> None:
    live = started("scare", 2, 1)
    live.outdated = Problem("record_rules")  # other rules than those it began with: it cannot go on
    commands.start(live, 0, "8", 9999.0)
    assert (live.games, live.finished) == (2, [])


def test_whoever_takes_the_chair_of_a_winner_has_not_won() -> None:
    live = finished()
    winner = live.winners[0]
    host = next(chair for chair in range(3) if chair != winner and chair in live.people) if winner != 2 else 0
    live.host = host
    if winner in live.people:
        commands.set_presence(live, winner, False, 9998.0)
    live.chairs[winner].name = "Gone"
    commands.seat_bot(live, host, winner, "random", 9998.0)
    commands.start(live, host, "8", 9999.0)
    assert live.wins(winner) == 0
    assert [(game.number, game.winners) for game in live.finished] == [(1, [])]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("chair", [0, -1])
def test_the_end_of_a_game_comes_with_its_figures(language: str, chair: int) -> None:
    live = finished("cthulhu")
    told = live.take_fresh()
    reader = Reader(live, chair, language, Keys(new_secret()))
    broadcast = Broadcast(live, 0.0, None, frozenset({"moved"}))
    found = reader.news(told[-1:], broadcast).statistics
    assert found is not None
    assert found == reader.snapshot(broadcast).statistics
    assert len(found.dice) == len(found.hits) == 3
    assert all(name in one.text for name, one in zip(live.playing.names, found.dice, strict=True))
    assert len(found.lines) == 3
    talk = Broadcast(live, 0.0, broadcast.facts, frozenset({"said"}))
    assert reader.news(told[-1:], talk).statistics is None  # it is as before


def test_a_running_game_tells_no_figures() -> None:
    live = started("cthulhu", 2, 1)
    told = play_some(live, Random(1), 30)[0]
    reader = Reader(live, 0, "en", Keys(new_secret()))
    assert reader.snapshot(Broadcast(live, 0.0)).statistics is None
    assert reader.news(told[-1:], Broadcast(live, 0.0, None, frozenset({"moved"}))).statistics is None


# Stand-ins ------------------------------------------------------------------------------------------------------------


def test_a_stand_in_plays_safe_and_keeps_what_it_may_keep() -> None:
    """Ann is away for good. Nothing of hers is thrown at anybody, and nothing is discarded that could be kept."""
    live, now, covered = started("cthulhu", 2, 1, away=10.0), 0.0, 0
    commands.set_presence(live, 0, False, now)
    game, rng = live.playing.game, Random(5)
    assert isinstance(game, Slack)
    while live.phase != OVER and covered < 60:
        due = clock.due_at(live)
        if live.asked[0] == 1 and (due is None or not live.is_window):
            move = rng.choice(live.playing.game.moves(live.playing.state, 1))
            commands.move(live, 1, game.write(move, live.playing.names), now)
            continue
        assert due is not None
        now, moves = max(now, due), live.playing.game.moves(live.playing.state, 0)
        seen = len(live.playing.steps)
        assert clock.tick(live, now)
        told = live.take_fresh()[-1].entry
        if told.body.get("by") != clock.COVER or len(live.playing.steps) == seen:
            continue
        covered += 1
        verb, *words = live.playing.record.moves[-1].partition(": ")[2].split()
        if verb == "play":
            assert game.rules.cards[game.rules.ids[words[0]]].kind != WHENEVER
            assert "on" not in words or words[words.index("on") + 1] == "Ann"
        if verb == "discard":
            fewest = min(len(move) for move in moves if move[:2] == live.playing.steps[-1].move[:2])
            assert len(live.playing.steps[-1].move) == fewest
    assert covered > 15
