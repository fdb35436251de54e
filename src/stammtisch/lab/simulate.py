"""Many games between bots. The same seed gives the same results in the same order, on any number of cores."""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from multiprocessing.synchronize import Event as Flag
from typing import Final, TypedDict, TypeVar

from stammtisch.bots.play import bot_streams, play_out
from stammtisch.boxes import Dealt, Played, find_box, load, make_bot
from stammtisch.engine.event import Event
from stammtisch.engine.game import AnyGame
from stammtisch.engine.problem import BadOption
from stammtisch.engine.rng import stream

Label = TypeVar("Label")


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
    dealt: dict[str, list[str]]  # what each seat had from the start
    parts: dict[str, list[int]]  # of the scores, by where they come from
    played: dict[str, bool]  # for each card of the deck, whether anybody has played it


class WinShare(TypedDict):
    games: int  # once per seat: four seats with the same bot count as four
    wins: float  # a shared win counts in parts
    win_share: float
    win_interval: tuple[float, float]  # where the true share lies, with 95 % confidence


class BotSummary(WinShare):
    mean_score: float


class Summary(TypedDict):
    games: int
    mean_rounds: float
    round_quartiles: tuple[int, int, int]  # a quarter, half and three quarters of the games took no longer
    games_by_rounds: dict[int, int]
    mean_decisions: float
    mean_counts: dict[str, float]
    count_shares: dict[str, float]  # of the games in which it happened at all
    bots: dict[str, BotSummary]
    seats: dict[int, WinShare]  # from 0
    dealt: dict[str, dict[str, WinShare]]
    parts: dict[str, float]  # of the winners' scores
    played_shares: dict[str, float]  # of the games in which somebody played this card; the rarest first


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
    """Plays this many games; a single bot takes all seats. With `rotate`, everybody moves up one seat after each game.

    Faults of the table are reported at once (BadOption), not when the first result is requested.
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
    tally = find_box(plan.game).tally
    assert tally is not None  # `register` has seen to it
    bots = {name: make_bot(name, game) for name in plan.bots}
    seats = len(plan.bots)
    for number in numbers:
        seed = f"{plan.seed}/{number}"
        seating = plan.seating(number)
        state, events = game.start(seats, stream(seed, "game"))
        decisions = play_out(game, state, [bots[name] for name in seating], bot_streams(seed, seats), events)
        happened = [game.kind.events[event[0]].name for event in events]
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
            "dealt": {name: _dealt(game, dealt, seats, events) for name, dealt in tally.dealt.items()},
            "parts": {name: [int(str(seat[fact])) for seat in facts] for name, fact in tally.parts.items()},
            "played": _played(game, tally.played, events) if tally.played else {},
        }


def _dealt(game: AnyGame, dealt: Dealt[AnyGame], seats: int, events: Iterable[Event]) -> list[str]:
    ids = [""] * seats
    for kind, _, *numbers in events:
        if game.kind.events[kind].name == dealt.event:
            seat, number = numbers
            ids[seat] = dealt.id_of(game, number)
    return ids


def _played(game: AnyGame, played: Played[AnyGame], events: Iterable[Event]) -> dict[str, bool]:
    found = played.found(game, events)
    return {id: id in found for id in played.deck(game)}


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
            if len(waiting) > 2 * jobs:  # so that no worker gets far ahead of the reader
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:  # also after Ctrl-C, or when the reader has seen enough
        flag.set()
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, plan: Plan, numbers: range) -> Future[list[Result]]:
    """Workers, which start here, must not receive Ctrl-C themselves: this process tells them. They inherit the mask."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        return pool.submit(_work, plan, numbers)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# What they tell ------------------------------------------------------------------------------------------------------


def summary(results: Iterable[Result]) -> Summary:
    played = list(results)
    rounds = sorted(result["rounds"] for result in played)
    counts = {name: [result["counts"][name] for result in played] for name in (played[0]["counts"] if played else ())}
    dealt = {name: [result["dealt"][name] for result in played] for name in (played[0]["dealt"] if played else ())}
    cards = {id: _mean([result["played"][id] for result in played]) for id in (played[0]["played"] if played else ())}
    return {
        "games": len(played),
        "mean_rounds": _mean(rounds),
        "round_quartiles": (_quartile(rounds, 1), _quartile(rounds, 2), _quartile(rounds, 3)),
        "games_by_rounds": dict(Counter(rounds)),
        "mean_decisions": _mean([result["decisions"] for result in played]),
        "mean_counts": {name: _mean(column) for name, column in counts.items()},
        "count_shares": {name: _mean([count > 0 for count in column]) for name, column in counts.items()},
        "bots": _bots(played),
        "seats": win_shares(played, [range(len(result["bots"])) for result in played]),
        "dealt": {name: dict(sorted(win_shares(played, column).items())) for name, column in dealt.items()},
        "parts": {name: _part_of_wins(played, name) for name in (played[0]["parts"] if played else ())},
        "played_shares": dict(sorted(cards.items(), key=lambda card: (card[1], card[0]))),
    }


def win_shares(results: Iterable[Result], labels: Iterable[Iterable[Label]]) -> dict[Label, WinShare]:
    """Wins by whatever distinguishes the seats: for each game, a label for each seat."""
    games: Counter[Label] = Counter()
    wins: dict[Label, float] = {}
    for result, names in zip(results, labels, strict=True):
        winners = result["winners"]
        for seat, name in enumerate(names):
            games[name] += 1
            wins[name] = wins.get(name, 0.0) + (1 / len(winners) if seat in winners else 0.0)
    return {
        name: {
            "games": games[name],
            "wins": wins[name],
            "win_share": wins[name] / games[name],
            "win_interval": wilson(wins[name], games[name]),
        }
        for name in games
    }


def _bots(results: Sequence[Result]) -> dict[str, BotSummary]:
    scores: dict[str, list[int]] = {}
    for result in results:
        for bot, score in zip(result["bots"], result["scores"], strict=True):
            scores.setdefault(bot, []).append(score)
    shares = win_shares(results, [result["bots"] for result in results])
    return {bot: {**share, "mean_score": _mean(scores[bot])} for bot, share in shares.items()}


def _part_of_wins(results: Sequence[Result], name: str) -> float:
    """Of what all winners have, how much comes from there."""
    won = [(result["parts"][name][seat], result["scores"][seat]) for result in results for seat in result["winners"]]
    return sum(part for part, _ in won) / max(sum(score for _, score in won), 1)


def _mean(figures: Sequence[float]) -> float:
    return sum(figures) / max(len(figures), 1)


def _quartile(figures: Sequence[int], quarters: int) -> int:
    """The first of these sorted figures that this many quarters of them do not exceed."""
    return figures[-(-quarters * len(figures) // 4) - 1] if figures else 0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of the true share behind wins / games."""
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
