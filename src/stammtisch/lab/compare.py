"""What is different between two runs: other options, other sets, another version, other bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from stammtisch.engine.problem import Problem
from stammtisch.lab.leads import HALF, leader_wins
from stammtisch.lab.markdown import command_line, dealing, first_games, table
from stammtisch.lab.plan import FIXED, ROTATE, Plan, make_plan
from stammtisch.lab.result import Result
from stammtisch.lab.runs import Run
from stammtisch.lab.shares import Interval, Mean, mean_of, needed, newcombe
from stammtisch.lab.summary import WinShare, win_of, win_shares
from stammtisch.text.words import Words

MOST_NAMED: Final = 12  # cards
Measure = Callable[[Result], float | None]  # None: this game has nothing to measure


class Difference(NamedTuple):
    """B minus A."""

    kind: str  # the message is `compare-KIND`
    name: str  # of a seat, a bot, something counted or dealt
    a: float
    b: float
    interval: Interval
    needed: int  # games a side, to be sure of a difference of this size; 0 where there is none
    is_share: bool  # told in percent

    @property
    def value(self) -> float:
        return self.b - self.a

    @property
    def is_sure(self) -> bool:
        low, high = self.interval
        return low > 0 or high < 0


class Comparison(NamedTuple):
    is_paired: bool  # the same deals on both sides
    differences: list[Difference]
    only_a: list[str]  # cards
    only_b: list[str]


# Sides ---------------------------------------------------------------------------------------------------------------


def read_side(text: str, bots: Sequence[str], seats: int, seed: str, *, rotate: bool) -> Plan | Path:
    """The file of a run, or a table: `cthulhu`, `cthulhu+geek`, `scare,preset=balanced-7,rounds=4`."""
    if Path(text).is_file():
        return Path(text)
    game, *chosen = text.split(",")
    options: dict[str, object] = {}
    last = ""
    for setting in chosen:
        name, equals, value = setting.partition("=")
        if equals:
            last, options[name] = name, value
        elif last:  # a list: `copies=4,4,8`
            options[last] = f"{options[last]},{setting}"
        else:
            raise Problem("bad_setting", setting=setting)
    names = list(bots) or [_best(game, options)]
    return make_plan(game, options, names, seats, seed, ROTATE if rotate else FIXED)


def _best(game: str, options: Mapping[str, object]) -> str:
    from stammtisch.boxes import load, usual_bot

    return usual_bot(load(game, options))


# Differences ---------------------------------------------------------------------------------------------------------


def compare(a: Run, b: Run) -> Comparison:
    is_paired = [_table(result) for result in a.results] == [_table(result) for result in b.results]
    found = [
        _difference(kind, name, a.results, b.results, measure, is_paired, is_share)
        for kind, name, measure, is_share in _measures(a.results, b.results)
    ]
    differences = [each for each in found if each is not None]
    for dealt in sorted({*_dealt(a.results)} & {*_dealt(b.results)}):
        shares = [win_shares(run.results, [result["dealt"][dealt] for result in run.results]) for run in (a, b)]
        differences += [
            _of_shares(dealt, id, shares[0][id], shares[1][id], len(a.results), len(b.results))
            for id in sorted({*shares[0]} & {*shares[1]})
        ]
    return Comparison(is_paired, differences, sorted({*a.deck} - {*b.deck}), sorted({*b.deck} - {*a.deck}))


def _table(result: Result) -> tuple[str, list[str]]:
    return result["seed"], result["bots"]


def _dealt(results: Sequence[Result]) -> list[str]:
    return list(results[0]["dealt"]) if results else []


def _measures(a: Sequence[Result], b: Sequence[Result]) -> Iterator[tuple[str, str, Measure, bool]]:
    yield "rounds", "", lambda result: result["rounds"], False
    yield "decisions", "", lambda result: result["decisions"], False
    yield "changes", "", lambda result: result["changes"] if result["curve"] else None, False
    yield "leader", "", lambda result: leader_wins(result, HALF), True
    yield "asked", "", lambda result: sum(result["asked"]), False
    yield "answered", "", lambda result: sum(result["answered"]), False
    for name in [name for name in _counts(a) if name in _counts(b)]:
        yield "count", name, lambda result, name=name: result["counts"][name], False  # type: ignore[misc]
    for seat in range(min(_seats(a), _seats(b))):
        yield "seat", str(seat + 1), lambda result, seat=seat: win_of(result, seat), True  # type: ignore[misc]
    bots = [sorted({bot for result in side for bot in result["bots"]}) for side in (a, b)]
    if bots[0] == bots[1] and len(bots[0]) > 1:
        for bot in bots[0]:
            yield "bot", bot, lambda result, bot=bot: _bot_wins(result, bot), True  # type: ignore[misc]


def _counts(results: Sequence[Result]) -> list[str]:
    return list(results[0]["counts"]) if results else []


def _seats(results: Sequence[Result]) -> int:
    return len(results[0]["bots"]) if results else 0


def _bot_wins(result: Result, bot: str) -> float | None:
    wins = [win_of(result, seat) for seat, name in enumerate(result["bots"]) if name == bot]
    return sum(wins) / len(wins) if wins else None


def _difference(
    kind: str,
    name: str,
    a: Sequence[Result],
    b: Sequence[Result],
    measure: Measure,
    is_paired: bool,
    is_share: bool,
) -> Difference | None:
    ours, theirs = ([measure(result) for result in side] for side in (a, b))
    one, other = (mean_of([figure for figure in side if figure is not None]) for side in (ours, theirs))
    if not one.size or not other.size or (one.value == other.value == 0 and not one.error and not other.error):
        return None
    pairs = [(y - x) for x, y in zip(ours, theirs, strict=False) if x is not None and y is not None]
    if is_paired and len(pairs) == one.size == other.size:
        between = mean_of(pairs)
    else:
        between = Mean(other.value - one.value, sqrt(one.error**2 + other.error**2), min(one.size, other.size))
    spread = between.error * sqrt(between.size)
    return Difference(kind, name, one.value, other.value, between.interval, needed(between.value, spread), is_share)


def _of_shares(dealt: str, id: str, a: WinShare, b: WinShare, games: int, more: int) -> Difference:
    """For what comes up in some games only, so that pairs tell nothing."""
    interval = newcombe(b["wins"], b["games"], a["wins"], a["games"])
    spread = sqrt(sum(side["win_share"] * (1 - side["win_share"]) for side in (a, b)))
    per_game = (a["games"] + b["games"]) / (games + more)
    tries = needed(b["win_share"] - a["win_share"], spread)
    return Difference(dealt, id, a["win_share"], b["win_share"], interval, round(tries / per_game), is_share=True)


# In words ------------------------------------------------------------------------------------------------------------


def compare_lines(words: Words, found: Comparison) -> Iterator[str]:
    """What has changed for sure, and what may have."""
    sure = [each for each in found.differences if each.is_sure]
    yield words("compare-sure", count=len(sure))
    for each in sure:
        yield f"  {difference_line(words, each)}"
    open_ones = [each for each in found.differences if not each.is_sure]
    yield words("compare-open", count=len(open_ones))
    for each in open_ones:
        yield f"  {difference_line(words, each)}"
    yield from _notes(words, found)


def difference_name(words: Words, each: Difference) -> str:
    if each.kind == "count":
        key = f"count-{each.name}"
        return words(key) if words.has(key) else each.name
    if words.has(f"compare-{each.kind}"):
        return words(f"compare-{each.kind}", name=each.name)
    return f"{words(f'report-{each.kind}').partition(' | ')[0]}: {each.name}"  # something dealt


def difference_line(words: Words, each: Difference) -> str:
    return words("compare-line", what=difference_name(words, each), **_told(each))


def _told(each: Difference) -> dict[str, str | int | float]:
    scale, digits = (100, 1) if each.is_share else (1, 2)
    low, high = each.interval
    figures = {"a": each.a, "b": each.b, "difference": each.value, "low": low, "high": high}
    told: dict[str, str | int | float] = {name: round(scale * figure, digits) for name, figure in figures.items()}
    return {**told, "unit": "percent" if each.is_share else "none", "needed": each.needed, "sign": _sign(each.value)}


def _sign(value: float) -> str:
    return "plus" if value > 0 else "none"


def _notes(words: Words, found: Comparison) -> Iterator[str]:
    yield words("compare-paired" if found.is_paired else "compare-unpaired")
    yield words("compare-chance", count=len(found.differences), chance=round(0.05 * len(found.differences), 1))
    for key, cards in (("compare-only-a", found.only_a), ("compare-only-b", found.only_b)):
        if cards:
            named = ", ".join(cards[:MOST_NAMED]) + (" ..." if len(cards) > MOST_NAMED else "")
            yield words(key, count=len(cards), cards=named)


def command_of(sides: Sequence[str], plan: Plan, games: int, bots: Sequence[str], language: str, file: Path) -> str:
    asked = ["--games", str(games), *(["--bots", ",".join(bots)] if bots else []), "--seats", str(plan.seats)]
    return command_line("compare", *sides, *asked, *dealing(plan), "--lang", language, "--report", str(file))


def paragraphs(
    words: Words, sides: Sequence[str], runs: Sequence[Run], found: Comparison, command: str
) -> Iterator[str]:
    yield words("compare-title", a=sides[0], b=sides[1])
    yield f"    {command}"
    a, b = runs
    yield words("compare-made", version=a.plan.version, seed=a.plan.seed, a=len(a.results), b=len(b.results))
    yield table(
        words("compare-head"),
        [
            words("compare-row", what=difference_name(words, each), sure="yes" if each.is_sure else "no", **_told(each))
            for each in found.differences
        ],
    )
    yield from _notes(words, found)
    for side, run in zip("AB", runs, strict=True):
        yield f"{side}: {first_games(words, run.results)}"
