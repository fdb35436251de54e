"""What is written down about a game: compared with the game itself, and with the record of it."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.bots.play import bot_streams, play_out
from stammtisch.boxes import count_game, load, make_bot, usual_bot
from stammtisch.engine.decision import RESPOND, Decision
from stammtisch.engine.event import Event
from stammtisch.engine.rng import MIXER
from stammtisch.engine.state import Move
from stammtisch.engine.table import Table
from stammtisch.lab.leads import leader_wins, leaders, row_at
from stammtisch.lab.plan import make_plan
from stammtisch.lab.result import Result, play_games, read_game

NAMES = ["Ann", "Bob", "Cem", "Dora"]
GAMES = ["scare", "cthulhu", "goth", "geek", "guevara", "cthulhu+geek", "goth+geek"]


def played(game_name: str, seed: str) -> tuple[Table, list[tuple[int, bool]]]:
    """A game of the best bots at a table, as people would have played it, and who could have answered what."""
    game = load(game_name)
    table = Table(game, NAMES, seed=seed, generator=MIXER)  # that of a simulation
    state = game.new(len(NAMES), seed)
    bots = [make_bot(usual_bot(game), game)] * len(NAMES)
    answers: list[tuple[int, bool]] = []

    def hears(due: Decision, move: Move | None, events: object) -> None:
        if move is None:
            while table.state != state:  # people who hold nothing have to pass themselves
                pass_for_somebody(table)
            return
        table.apply(move)
        if due.shape == RESPOND:
            answers.append((move[0], game.write(move, NAMES) != "pass"))

    play_out(game, state, bots, bot_streams(seed, len(NAMES)), hears=hears)
    assert table.state == state
    return table, answers


def pass_for_somebody(table: Table) -> None:
    due = table.game.decision(table.state)
    assert due is not None
    for seat in due.asked:
        offered = table.game.moves(table.state, seat)
        if [table.game.write(move, NAMES) for move in offered] == ["pass"]:
            table.apply(offered[0])
            return
    pytest.fail("nobody has to pass")


def result_of(game: str, seed: str = "7") -> Result:
    (result,) = play_games(make_plan(game, {}, [usual_bot(load(game))], 4, seed), [1])
    return result


@pytest.mark.parametrize("game", GAMES)
def test_a_record_tells_the_same_as_the_game(game: str) -> None:
    result = result_of(game)
    table, answers = played(game, "7/1")
    again = read_game(table, 1, make_plan(game, {}, ["random"], 4, "7").deck)
    same = ("scores", "winners", "rounds", "counts", "dealt", "drawn", "played", "curve", "leads", "changes", "hits")
    assert {name: again[name] for name in same} == {name: result[name] for name in same}  # type: ignore[literal-required]
    assert again["bots"] == NAMES
    answered = [sum(seat == who and did for who, did in answers) for seat in range(4)]
    assert result["answered"] == again["answered"] == answered
    assert result["asked"] == [sum(seat == who for who, _ in answers) for seat in range(4)]
    assert all(more >= less for more, less in zip(again["asked"], result["asked"], strict=True))
    counted = count_game(table)
    assert (result["leads"], result["changes"], result["hits"]) == (counted.leads, counted.changes, counted.hits)


@pytest.mark.parametrize("game", GAMES)
def test_the_curve_ends_with_the_winners_ahead(game: str) -> None:
    for result in play_games(make_plan(game, {}, [usual_bot(load(game))], 4, "curve"), range(1, 6)):
        assert len(result["curve"]) == result["rounds"] + 1
        assert all(len(row) == 4 for row in result["curve"])
        last = result["curve"][-1]
        if game == "scare":
            assert last == result["scores"]
            assert result["winners"] == [seat for seat in range(4) if last[seat] == max(last)]
        else:
            assert all(last[seat] >= 0 for seat in result["winners"])  # SLACK-95: at the goal


def test_windows_are_counted_by_who_is_asked() -> None:
    answered = asked = 0
    for result in play_games(make_plan("cthulhu", {}, ["greedy"], 4, "windows"), range(1, 6)):
        asked += sum(result["asked"])
        answered += sum(result["answered"])
        assert all(few <= many for few, many in zip(result["answered"], result["asked"], strict=True))
    assert 0 < answered < asked


def test_whoever_is_told_of_answers_hears_every_event() -> None:
    game = load("cthulhu")
    state = game.new(4, "7")
    out: list[Event] = []
    heard: list[Event] = []
    bots: list[Any] = [make_bot("greedy", game)] * 4
    play_out(game, state, bots, bot_streams("7", 4), out, lambda due, move, events: heard.extend(events))
    assert heard == out
    assert len(out) > 100


def with_curve(*rows: list[int], winners: tuple[int, ...] = (0,)) -> Result:
    result = result_of("scare")
    return {**result, "curve": [*rows], "winners": [*winners]}


def test_a_leader_is_whoever_stands_best_unless_all_stand_alike() -> None:
    assert leaders([1, 3, 3]) == [1, 2]
    assert leaders([2, 2, 2]) == []
    result = with_curve([0, 0, 0], [5, 1, 1], [5, 9, 9], [20, 9, 9])
    assert row_at(result, 0) == [0, 0, 0]
    assert row_at(result, 0.5) == [5, 1, 1]
    assert row_at(result, 1) == [20, 9, 9]
    assert [leader_wins(result, share) for share in (0, 0.4, 0.7, 1)] == [None, 1, 0, 1]
    assert leader_wins(with_curve([3, 3, 1]), 1) == 0.5  # one of two was right
    assert leader_wins(with_curve(winners=(1,)), 0.5) is None


def test_one_event_may_tell_of_several_things_that_are_dealt() -> None:
    """A Job, and the side that it puts somebody on."""
    plan = make_plan("goth+geek", {}, [usual_bot(load("goth+geek"))], 4, "5")
    [result] = play_games(plan, [0])
    assert all(result["dealt"]["job"])
    assert {*result["dealt"]["side"]} <= {"goth", "not goth"}
