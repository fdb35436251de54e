"""Many games between bots. The same seed gives the same results in the same order, on however many cores."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from multiprocessing.synchronize import Event as Flag
from typing import Final, TypedDict

from stammtisch.bots import make_bot
from stammtisch.bots.play import bot_streams, play_out
from stammtisch.engine.problem import BadOption
from stammtisch.engine.rng import stream
from stammtisch.games import load


@dataclass(frozen=True)
class Tally:
    """What is written down of a finished game."""

    score: str  # a fact of each seat, as in scenarios
    round_started: str  # an event ...
    is_by_seat: bool  # ... of the table or of each seat
    counted: dict[str, str]  # more events


TALLIES: Final = {
    "scare": Tally("score", "round_started", False, {"tricks": "trick_taken", "paranoia": "paranoia_struck"}),
    "cthulhu": Tally("total", "turn_started", True, {"cancelled": "cancelled", "madness": "went_mad"}),
}

MOST_AT_ONCE: Final = 25  # games that a worker plays before it reports


class Result(TypedDict):
    """One game, ready for JSON."""

    game: int  # its number, from 1
    seed: str
    bots: list[str]  # by seat
    scores: list[int]
    winners: list[int]
    rounds: int
    decisions: int
    counts: dict[str, int]  # what else the game is known for


class BotSummary(TypedDict):
    games: int  # once for each seat: four of the same bot at a table are four
    mean_score: float
    win_share: float  # a shared win counts in parts
    win_interval: tuple[float, float]  # where the true share lies, with 95 % confidence


class Summary(TypedDict):
    games: int
    mean_rounds: float
    mean_decisions: float
    mean_counts: dict[str, float]
    bots: dict[str, BotSummary]


@dataclass(frozen=True)
class Plan:
    """What all games of a simulation have in common."""

    game: str
    options: dict[str, object]
    bots: list[str]
    seed: str
    rotate: bool

    @property
    def names(self) -> list[str]:
        return [str(seat) for seat in range(len(self.bots))]

    def seating(self, number: int) -> list[str]:
        first = (number - 1) % len(self.bots) if self.rotate else 0
        return self.bots[first:] + self.bots[:first]


def simulate(
    game_name: str,
    options: Mapping[str, object],
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: str | int,
    jobs: int = 1,
    *,
    rotate: bool = False,
) -> Iterator[Result]:
    """Plays that many games; a single bot takes all seats. With `rotate` all move up one seat after each game.

    What is wrong with the table is said at once (BadOption), not when the first result is asked for.
    """
    game = load(game_name, options)
    names = list(bots) * seats if len(bots) == 1 else list(bots)
    game.new(seats, "")  # refuses a number of seats, or options, that do not fit
    if len(names) != seats:
        raise BadOption("bad_option_value", option="bots", value=",".join(names), allowed=f"1 | {seats}")
    for name in names:
        make_bot(name, game)
    plan = Plan(game_name, dict(options), names, str(seed), rotate)
    numbers = range(1, games + 1)
    return _play(plan, numbers) if jobs <= 1 else _play_in_processes(plan, numbers, jobs)


def _play(plan: Plan, numbers: Iterable[int]) -> Iterator[Result]:
    game = load(plan.game, plan.options)
    tally = TALLIES[plan.game]
    bots = {name: make_bot(name, game) for name in plan.bots}
    seats = len(plan.bots)
    for number in numbers:
        seed = f"{plan.seed}/{number}"
        seating = plan.seating(number)
        state, events = game.start(seats, stream(seed, "game"))
        decisions = play_out(game, state, [bots[name] for name in seating], bot_streams(seed, seats), events)
        happened = [game.EVENTS[event[0]].name for event in events]
        rounds = happened.count(tally.round_started)
        _, facts = game.observe(state, plan.names)
        yield {
            "game": number,
            "seed": seed,
            "bots": seating,
            "scores": [int(str(fact[tally.score])) for fact in facts],
            "winners": list(state.winners),
            "rounds": -(-rounds // seats) if tally.is_by_seat else rounds,
            "decisions": decisions,
            "counts": {name: happened.count(event) for name, event in tally.counted.items()},
        }


# On several cores ----------------------------------------------------------------------------------------------------

is_stopped: Flag | None = None  # in a worker: set when nobody wants its results any more


def _start_worker(flag: Flag) -> None:
    global is_stopped
    is_stopped = flag


def _work(plan: Plan, numbers: range) -> list[Result]:
    results: list[Result] = []
    for result in _play(plan, numbers):
        results.append(result)
        if is_stopped is not None and is_stopped.is_set():
            break
    return results


def _play_in_processes(plan: Plan, numbers: range, jobs: int) -> Iterator[Result]:
    context = get_context("spawn")
    flag = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _start_worker, (flag,))
    waiting: deque[Future[list[Result]]] = deque()
    size = max(1, min(MOST_AT_ONCE, len(numbers) // (4 * jobs)))
    try:
        for first in range(0, len(numbers), size):
            waiting.append(_submit(pool, plan, numbers[first : first + size]))
            if len(waiting) > 2 * jobs:  # so that nobody works far ahead of whoever reads the results
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:  # also after Ctrl-C, or when the reader has seen enough
        flag.set()
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, plan: Plan, numbers: range) -> Future[list[Result]]:
    """Workers, which start here, must not hear Ctrl-C themselves: this process tells them. They inherit the mask."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        return pool.submit(_work, plan, numbers)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# What they tell ------------------------------------------------------------------------------------------------------


def summary(results: Iterable[Result]) -> Summary:
    games = rounds = decisions = 0
    counts: dict[str, int] = {}
    seats: dict[str, int] = {}
    scores: dict[str, int] = {}
    wins: dict[str, float] = {}
    for result in results:
        games += 1
        rounds += result["rounds"]
        decisions += result["decisions"]
        for name, count in result["counts"].items():
            counts[name] = counts.get(name, 0) + count
        for seat, bot in enumerate(result["bots"]):
            seats[bot] = seats.get(bot, 0) + 1
            scores[bot] = scores.get(bot, 0) + result["scores"][seat]
            won = 1 / len(result["winners"]) if seat in result["winners"] else 0.0
            wins[bot] = wins.get(bot, 0.0) + won
    return {
        "games": games,
        "mean_rounds": rounds / max(games, 1),
        "mean_decisions": decisions / max(games, 1),
        "mean_counts": {name: count / games for name, count in counts.items()},
        "bots": {
            bot: {
                "games": seats[bot],
                "mean_score": scores[bot] / seats[bot],
                "win_share": wins[bot] / seats[bot],
                "win_interval": wilson(wins[bot], seats[bot]),
            }
            for bot in seats
        },
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share that was seen to be wins / games."""
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
