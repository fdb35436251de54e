"""Contests between bots: every deal is played from each seat, so that nobody wins by better cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from stammtisch.engine.problem import Problem
from stammtisch.lab.extras import need
from stammtisch.lab.markdown import command_line, first_games, percent, settings, table
from stammtisch.lab.plan import ARENA, Plan, make_plan
from stammtisch.lab.result import Result
from stammtisch.lab.shares import Interval, Mean, Z, mean, mean_of, share_of_deals
from stammtisch.lab.summary import win_of
from stammtisch.text.words import Variable, Words

WIDTH: Final = 40  # of the picture in the terminal
LEVEL: Final = 0.5  # of two equals, each is ahead of the other this often
LIBRARY: Final = "openskill.models"


Deal = Sequence[Result]  # the games with the same cards


class Standing(NamedTuple):
    """How a bot has done. Intervals come from the deals, which are what chance has drawn."""

    bot: str
    games: int
    wins: Mean  # per seat that it took
    points: Mean
    rating: float  # OpenSkill: everybody begins at 25; the difference counts
    rating_interval: Interval
    ahead: dict[str, Mean]  # of each other bot at the same table, how often


def arena_plan(game: str, options: Mapping[str, object], bots: Sequence[str], seats: int, seed: str) -> Plan:
    if len(set(bots)) < len(bots) or len(bots) < 2:
        raise Problem("no_contest", bots=", ".join(bots))
    need(LIBRARY, "lab")
    return make_plan(game, options, bots, seats, seed, ARENA)


def contest(plan: Plan, results: Sequence[Result]) -> list[Standing]:
    """The best first."""
    deals = [list(games) for _, games in groupby(results, lambda result: plan.deal_of(result["game"]))]
    ratings = rate(plan.bots, results)
    found = [_standing(bot, plan.bots, deals, ratings[bot]) for bot in plan.bots]
    return sorted(found, key=lambda each: -each.wins.value)


def _standing(bot: str, bots: Sequence[str], deals: Sequence[Deal], rating: tuple[float, float]) -> Standing:
    seats = [[(result, seat) for result in deal for seat in _seats_of(bot, result)] for deal in deals]
    theirs = [deal for deal in seats if deal]
    mu, sigma = rating
    return Standing(
        bot,
        sum(len(deal) for deal in theirs),
        share_of_deals([mean([win_of(result, seat) for result, seat in deal]) for deal in theirs]),
        mean_of([mean([result["scores"][seat] for result, seat in deal]) for deal in theirs]),
        mu,
        (mu - Z * sigma, mu + Z * sigma),
        {other: _ahead(bot, other, deals) for other in bots if other != bot},
    )


def _seats_of(bot: str, result: Result) -> list[int]:
    return [seat for seat, name in enumerate(result["bots"]) if name == bot]


def _ahead(bot: str, other: str, deals: Sequence[Deal]) -> Mean:
    """A tie counts half."""
    found = []
    for deal in deals:
        duels = [
            (1 + (places[theirs] > places[ours]) - (places[theirs] < places[ours])) / 2
            for result in deal
            for places in [places_of(result)]
            for ours in _seats_of(bot, result)
            for theirs in _seats_of(other, result)
        ]
        if duels:
            found.append(mean(duels))
    return share_of_deals(found)


def places_of(result: Result) -> list[int]:
    """Winners are first, whatever their points; all others follow by points."""
    values = [(seat not in result["winners"], -points) for seat, points in enumerate(result["scores"])]
    first = [(False, 0) if not lost else (lost, points) for lost, points in values]
    return [1 + sum(other < mine for other in first) for mine in first]


def rate(bots: Iterable[str], results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation. A bot that has several seats learns from the average of them."""
    model = need(LIBRARY, "lab").PlackettLuce()
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        names = result["bots"]
        rated = model.rate([[ratings[name]] for name in names], ranks=places_of(result))
        for bot in set(names):
            mine = [team[0] for team, name in zip(rated, names, strict=True) if name == bot]
            mu, sigma = mean([each.mu for each in mine]), mean([each.sigma for each in mine])
            ratings[bot] = model.rating(name=bot, mu=mu, sigma=sigma)
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


# In words ------------------------------------------------------------------------------------------------------------


def arena_lines(words: Words, plan: Plan, results: Sequence[Result]) -> Iterator[str]:
    standings = contest(plan, results)
    yield words("arena-sum", games=len(results), deals=len(results) // plan.seats, fair=percent(1 / plan.seats))
    width = max(len(each.bot) for each in standings)
    for each in standings:
        yield words("arena-line", bot=each.bot.ljust(width), **_told(each))
    yield ""
    yield from picture(words, plan, standings)
    yield ""
    for each in standings:
        for other, ahead in each.ahead.items():
            if ahead.size and ahead.value >= LEVEL:
                yield words("arena-ahead", bot=each.bot, other=other, **_interval(ahead.value, ahead.interval))


def picture(words: Words, plan: Plan, standings: Sequence[Standing]) -> Iterator[str]:
    """A line for each bot: ├─●─┤ is its share of the wins with the interval, │ is what would be fair."""
    name = max(len(each.bot) for each in standings)
    fair = 1 / plan.seats
    most = max(fair, *[each.wins.interval[1] for each in standings])

    def column(share: float) -> int:
        return max(0, min(WIDTH - 1, round(share / most * (WIDTH - 1))))

    for each in standings:
        row = [" "] * WIDTH
        low, high = (column(edge) for edge in each.wins.interval)
        row[low : high + 1] = "├" + "─" * (high - low - 1) + "┤" if high > low else "│"
        row[column(fair)] = "┊" if row[column(fair)] == " " else row[column(fair)]
        row[column(each.wins.value)] = "●"
        yield f"{each.bot.ljust(name)} {''.join(row)}"
    yield words("arena-picture", fair=percent(fair))


def _told(each: Standing) -> dict[str, Variable]:
    low, high = each.rating_interval
    return {
        **_interval(each.wins.value, each.wins.interval),
        "games": each.games,
        "points": round(each.points.value, 2),
        "rating": round(each.rating, 1),
        "spread": round((high - low) / 2, 1),
    }


def _interval(share: float, interval: Interval) -> dict[str, Variable]:
    return {"share": percent(share), "low": percent(interval[0]), "high": percent(interval[1])}


def command_of(plan: Plan, games: int, language: str, file: Path) -> str:
    asked = ["--game", plan.game, *plan.bots, "--games", str(games), "--seats", str(plan.seats), *settings(plan)]
    return command_line("arena", *asked, "--lang", language, "--report", str(file))


def paragraphs(words: Words, plan: Plan, results: Sequence[Result], command: str) -> Iterator[str]:
    standings = contest(plan, results)
    yield words("arena-title", game=plan.game, games=len(results), bots=", ".join(plan.bots))
    yield f"    {command}"
    yield words("arena-made", version=plan.version, seed=plan.seed, deals=len(results) // plan.seats)
    yield table(words("arena-head"), [words("arena-row", bot=each.bot, **_told(each)) for each in standings])
    yield table(
        words("arena-ahead-head"),
        [
            words("arena-ahead-row", bot=each.bot, other=other, **_interval(ahead.value, ahead.interval))
            for each in standings
            for other, ahead in each.ahead.items()
            if ahead.size
        ],
    )
    yield first_games(words, results)
