"""Many games in figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypedDict, TypeVar

from stammtisch.lab.result import Result
from stammtisch.lab.shares import Interval, mean, quartile, wilson

Label = TypeVar("Label")


class WinShare(TypedDict):
    games: int  # once per seat: four seats with the same bot count as four
    wins: float  # a shared win counts in parts
    win_share: float
    win_interval: Interval


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


def summary(results: Iterable[Result], deck: Sequence[str] = ()) -> Summary:
    played = list(results)
    rounds = sorted(result["rounds"] for result in played)
    counts = {name: [result["counts"][name] for result in played] for name in (played[0]["counts"] if played else ())}
    dealt = {name: [result["dealt"][name] for result in played] for name in (played[0]["dealt"] if played else ())}
    seen = Counter(card for result in played for card in set().union(*result["played"]))
    cards = {id: seen[place] / max(len(played), 1) for place, id in enumerate(deck)}
    return {
        "games": len(played),
        "mean_rounds": mean(rounds),
        "round_quartiles": (quartile(rounds, 1), quartile(rounds, 2), quartile(rounds, 3)),
        "games_by_rounds": dict(sorted(Counter(rounds).items())),
        "mean_decisions": mean([result["decisions"] for result in played]),
        "mean_counts": {name: mean(column) for name, column in counts.items()},
        "count_shares": {name: mean([count > 0 for count in column]) for name, column in counts.items()},
        "bots": _bots(played),
        "seats": win_shares(played, [range(len(result["bots"])) for result in played]),
        "dealt": {name: dict(sorted(win_shares(played, column).items())) for name, column in dealt.items()},
        "parts": {name: _part_of_wins(played, name) for name in (played[0]["parts"] if played else ())},
        "played_shares": dict(sorted(cards.items(), key=lambda card: (card[1], card[0]))),
    }


def win_of(result: Result, seat: int) -> float:
    """A shared win counts in parts."""
    winners = result["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def win_shares(results: Iterable[Result], labels: Iterable[Iterable[Label]]) -> dict[Label, WinShare]:
    """Wins by whatever distinguishes the seats: for each game, a label for each seat."""
    games: Counter[Label] = Counter()
    wins: dict[Label, float] = {}
    for result, names in zip(results, labels, strict=True):
        for seat, name in enumerate(names):
            games[name] += 1
            wins[name] = wins.get(name, 0.0) + win_of(result, seat)
    return {name: share_of(wins[name], games[name]) for name in games}


def share_of(wins: float, games: int) -> WinShare:
    return {"games": games, "wins": wins, "win_share": wins / games, "win_interval": wilson(wins, games)}


def _bots(results: Sequence[Result]) -> dict[str, BotSummary]:
    scores: dict[str, list[int]] = {}
    for result in results:
        for bot, score in zip(result["bots"], result["scores"], strict=True):
            scores.setdefault(bot, []).append(score)
    shares = win_shares(results, [result["bots"] for result in results])
    return {bot: {**share, "mean_score": mean(scores[bot])} for bot, share in shares.items()}


def _part_of_wins(results: Sequence[Result], name: str) -> float:
    """Of what all winners have, how much comes from there."""
    won = [(result["parts"][name][seat], result["scores"][seat]) for result in results for seat in result["winners"]]
    return sum(part for part, _ in won) / max(sum(score for _, score in won), 1)
