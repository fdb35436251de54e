"""Simulations: the same games whatever the number of jobs, and figures that can be checked by hand."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time

import pytest

from stammtisch.bots.play import bot_streams, play_out
from stammtisch.boxes import known_games, load, make_bot
from stammtisch.engine.problem import BadOption
from stammtisch.engine.rng import stream
from stammtisch.lab.simulate import Result, simulate, summary, wilson
from tests.rules.slack.board import cthulhu

MIXED = ["careful", "random", "random", "careful"]


def test_same_seed_same_results() -> None:
    first = list(simulate("scare", {}, 4, MIXED, 6, "7"))
    assert list(simulate("scare", {}, 4, MIXED, 6, "7")) == first
    assert list(simulate("scare", {}, 4, MIXED, 3, 7)) == first[:3]
    assert list(simulate("scare", {}, 4, MIXED, 6, "8")) != first


@pytest.mark.parametrize("games", [1, 61])
def test_jobs_change_nothing(games: int) -> None:
    alone = list(simulate("scare", {"preset": "balanced-7"}, 4, MIXED, games, "7", 1, rotate=True))
    assert list(simulate("scare", {"preset": "balanced-7"}, 4, MIXED, games, "7", 2, rotate=True)) == alone
    assert [result["game"] for result in alone] == list(range(1, games + 1))


def test_a_result_is_a_game_that_can_be_played_again() -> None:
    *_, result = simulate("scare", {"stack_size": 7}, 3, ["careful", "random", "random"], 2, "7")
    assert result["seed"] == "7/2"
    assert json.loads(json.dumps(result)) == result
    game = load("scare", {"stack_size": 7})
    state = game.new(3, result["seed"])
    bots = [make_bot(name, game) for name in result["bots"]]
    assert play_out(game, state, bots, bot_streams(result["seed"], 3)) == result["decisions"]
    assert state.scores == result["scores"]
    assert state.winners == result["winners"]
    assert state.round == result["rounds"] == 6


def test_counts_tricks_and_paranoia() -> None:
    results = list(simulate("scare", {}, 4, ["careful"], 20, "7"))
    for result in results:
        assert result["rounds"] <= result["counts"]["tricks"] <= 10 * result["rounds"]
        assert 10 * result["counts"]["paranoia"] <= sum(result["scores"])
    assert any(result["counts"]["paranoia"] for result in results)


def test_bots_move_up_a_seat_after_each_game() -> None:
    bots = ["careful", "random", "random"]
    seatings = [result["bots"] for result in simulate("scare", {}, 3, bots, 4, "7", rotate=True)]
    assert [seating.index("careful") for seating in seatings] == [0, 2, 1, 0]
    assert all(result["bots"] == bots for result in simulate("scare", {}, 3, bots, 2, "7"))


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("chess", {}, 4, ["random"]), "unknown_game"),
        (("scare", {"stack_size": 9}, 4, ["random"]), "bad_option_value"),
        (("scare", {}, 7, ["random"]), "bad_seats"),
        (("scare", {}, 4, ["genius"]), "unknown_bot"),
        (("scare", {}, 4, ["random", "careful"]), "bad_option_value"),
        (("scare", {"copies": 1}, 4, ["random"]), "deck_too_small"),
    ],
)
def test_a_table_that_cannot_be_is_refused_at_once(
    arguments: tuple[str, dict[str, object], int, list[str]], code: str
) -> None:
    with pytest.raises(BadOption) as caught:
        simulate(*arguments, games=1, seed="7", jobs=2)
    assert caught.value.code == code


def test_whoever_has_seen_enough_leaves_no_process_behind() -> None:
    results = simulate("scare", {}, 4, ["careful"], 100_000, "7", 2)
    next(results)
    assert multiprocessing.active_children()
    results.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


def test_ctrl_c_stops_everything_without_a_word_from_the_workers() -> None:
    program = """
if __name__ == "__main__":
    from stammtisch.lab.simulate import simulate
    try:
        for result in simulate("scare", {}, 4, ["careful"], 100_000, "7", 2):
            print(result["game"], flush=True)
    except KeyboardInterrupt:
        print("interrupted")
"""
    command = [sys.executable, "-c", program]
    run = subprocess.Popen(command, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert run.stdout is not None
    assert run.stdout.readline() == "1\n"
    os.killpg(run.pid, signal.SIGINT)  # a terminal sends it to the workers, too
    out, errors = run.communicate(timeout=30)
    assert out.endswith("interrupted\n")
    assert errors == ""
    assert run.returncode == 0
    for _ in range(50):  # the group is gone, workers included
        try:
            os.killpg(run.pid, 0)
        except ProcessLookupError:
            break
        time.sleep(0.1)
    else:
        pytest.fail("a worker is still there")


def test_every_game_says_what_is_counted() -> None:
    for name in known_games():
        game = load(name)
        result = next(iter(simulate(name, {}, game.kind.seats[0], ["random"], 1, "7")))
        assert result["rounds"] > 0
        assert len(result["scores"]) == game.kind.seats[0]


@pytest.mark.parametrize("winner", [0, 3])
def test_a_result_tells_the_jobs_that_were_dealt_not_those_that_came_later(winner: int) -> None:
    """If somebody won the last game, one Job is chosen and the others are dealt (SLACK-98)."""
    changed = 0
    game = cthulhu(winner=winner)
    for result in simulate("cthulhu", {"winner": winner}, 4, ["greedy"], 12, "7"):
        state, events = game.start(4, stream(result["seed"], "game"))
        bots = [make_bot(name, game) for name in result["bots"]]
        play_out(game, state, bots, bot_streams(result["seed"], 4), events)
        first: dict[int, int] = {}
        for kind, _, *facts in events:
            if game.kind.events[kind].name in ("job_dealt", "job_changed"):
                first.setdefault(facts[0], facts[1])
        jobs = [game.rules.jobs[first[seat]].id for seat in range(4)]
        assert result["dealt"] == {"job": jobs}
        assert len(set(jobs)) == 4
        changed += state.jobs != [game.rules.job_ids[job] for job in jobs]
    assert changed


def game_result(
    bots: list[str], scores: list[int], winners: list[int], rounds: int, decisions: int, jobs: list[str]
) -> Result:
    return {
        "game": 1,
        "seed": "7/1",
        "bots": bots,
        "scores": scores,
        "winners": winners,
        "rounds": rounds,
        "decisions": decisions,
        "counts": {"tricks": 2 * rounds, "madness": rounds // 8},
        "dealt": {"job": jobs},
        "parts": {"gloom": [score // 6 for score in scores]},
        "played": {"sleep": True, "goat": rounds > 6, "tv": False},
    }


TWO_GAMES = [
    game_result(["greedy", "random", "random"], [30, 10, 20], [0], 6, 100, ["lackey", "guard", "digger"]),
    game_result(["random", "greedy", "random"], [24, 24, 0], [0, 1], 8, 200, ["digger", "walker", "lackey"]),
]


def test_summary() -> None:
    figures = summary(TWO_GAMES)
    assert figures["games"] == 2
    assert figures["parts"] == {"gloom": (5 + 4 + 4) / (30 + 24 + 24)}  # of all three who won
    assert figures["mean_rounds"] == 7
    assert figures["games_by_rounds"] == {6: 1, 8: 1}
    assert figures["mean_decisions"] == 150
    assert figures["mean_counts"] == {"tricks": 14, "madness": 0.5}
    assert figures["count_shares"] == {"tricks": 1, "madness": 0.5}
    greedy, others = figures["bots"]["greedy"], figures["bots"]["random"]
    assert (greedy["games"], greedy["mean_score"], greedy["wins"], greedy["win_share"]) == (2, 27, 1.5, 0.75)
    assert (others["games"], others["mean_score"], others["wins"], others["win_share"]) == (4, 13.5, 0.5, 0.125)
    assert greedy["win_interval"] == wilson(1.5, 2)


def test_summary_of_seats_and_jobs() -> None:
    figures = summary(TWO_GAMES)
    seats = {seat: (share["games"], share["wins"]) for seat, share in figures["seats"].items()}
    assert seats == {0: (2, 1.5), 1: (2, 0.5), 2: (2, 0)}
    jobs = {job: (share["games"], share["wins"]) for job, share in figures["dealt"]["job"].items()}
    assert jobs == {"lackey": (2, 1), "guard": (1, 0), "digger": (2, 0.5), "walker": (1, 0.5)}
    assert figures["dealt"]["job"]["digger"]["win_share"] == 0.25


def test_summary_of_cards_begins_with_the_rarest() -> None:
    assert list(summary(TWO_GAMES)["played_shares"].items()) == [("tv", 0), ("goat", 0.5), ("sleep", 1)]


def test_a_result_tells_which_cards_were_played() -> None:
    """Announced, bought, or brought in by another card: whatever lies in a room at the end was played."""
    game = cthulhu()
    for result in simulate("cthulhu", {}, 4, ["greedy"], 6, "7"):
        state, events = game.start(4, stream(result["seed"], "game"))
        bots = [make_bot(name, game) for name in result["bots"]]
        play_out(game, state, bots, bot_streams(result["seed"], 4), events)
        assert sorted(result["played"]) == sorted(card.id for card in game.rules.cards if card.copies)
        played = {id for id, is_played in result["played"].items() if is_played}
        assert played >= {game.rules.of[card].id for room in state.rooms for card in room}
        told = [game.kind.events[kind].name for kind, *_ in events]
        assert len(played) <= told.count("announced") + told.count("entered")
        assert 0 < len(played) < len(result["played"])


@pytest.mark.parametrize(
    ("rounds", "quartiles"),
    [
        ([5], (5, 5, 5)),
        ([9, 5], (5, 5, 9)),
        ([4, 3, 2, 1], (1, 2, 3)),
        ([5, 4, 3, 2, 1], (2, 3, 4)),
        ([7, 7, 7, 7, 7, 7, 1, 12], (7, 7, 7)),
    ],
)
def test_a_quartile_is_a_length_that_enough_games_do_not_exceed(
    rounds: list[int], quartiles: tuple[int, int, int]
) -> None:
    bots = ["random"] * 3
    found = summary([game_result(bots, [1, 0, 0], [0], length, 9, bots) for length in rounds])["round_quartiles"]
    assert found == quartiles
    for quarters, length in enumerate(found, start=1):
        assert sum(r <= length for r in rounds) * 4 >= quarters * len(rounds)
        assert sum(r < length for r in rounds) * 4 < quarters * len(rounds)


def test_summary_of_nothing() -> None:
    nothing = summary([])
    assert (nothing["games"], nothing["mean_rounds"], nothing["round_quartiles"]) == (0, 0, (0, 0, 0))
    assert not any(
        [nothing["bots"], nothing["seats"], nothing["dealt"], nothing["mean_counts"], nothing["played_shares"]]
    )


def test_wilson_interval() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)  # Wilson (1927), as in every textbook
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
