"""What can be told about a game that is over, and in which words. Boxes count it (boxes/statistics.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erfc, exp, pi, sqrt
from typing import Final, NamedTuple

from stammtisch.text.words import Words

FACES: Final = 6
MEAN: Final = 3.5
VARIANCE: Final = 35 / 12  # of one die
FEW: Final = 6  # rolls of a seat that say nothing yet
FEW_AT_A_TABLE: Final = 30  # rolls that say nothing about the dice themselves
LUCK: Final = (
    (-2.0, "very-low"),
    (-1.0, "low"),
    (1.0, "even"),
    (2.0, "high"),
)  # standard deviations below which it is so
RARE: Final = 0.05


class BestCard(NamedTuple):
    seat: int
    card: str  # its id
    points: int


class Statistics(NamedTuple):
    dice: list[list[int]]  # for every seat how often each face came up; empty without dice
    hits: list[list[int]]  # how often each seat, a row, hit each other; empty where nobody can
    best: BestCard | None  # the one that brought somebody the most
    leads: list[int]  # after how many turns or rounds each seat was ahead, alone
    changes: int  # of the one who was ahead
    most: dict[str, list[int]]  # what else is counted for every seat, by the name of its message


# Dice ----------------------------------------------------------------------------------------------------------------


def rolls(counts: Sequence[int]) -> int:
    return sum(counts)


def average(counts: Sequence[int]) -> float:
    return sum(face * count for face, count in enumerate(counts, start=1)) / max(rolls(counts), 1)


def luck(counts: Sequence[int]) -> str:
    """How the sum of these rolls compares with what fair dice give."""
    count = rolls(counts)
    if count < FEW:
        return "few"
    deviation = (average(counts) - MEAN) / sqrt(VARIANCE / count)
    return next((word for limit, word in LUCK if deviation < limit), "very-high")


def chance(counts: Sequence[int]) -> float:
    """How likely fair dice differ at least as much from equal shares of all faces: the chi-squared test, in the closed
    form that it has for five degrees of freedom.
    """
    each = rolls(counts) / FACES
    x = sum((count - each) ** 2 / each for count in counts)
    return erfc(sqrt(x / 2)) + sqrt(2 * x / pi) * exp(-x / 2) * (1 + x / 3)


def tell_luck(say: Words, name: str, counts: Sequence[int], *, is_you: bool = False) -> str:
    """Whether somebody was lucky, in plain words."""
    mean = round(average(counts), 1)
    return say("statistics-luck", name=name, rolls=rolls(counts), average=mean, luck=luck(counts), you=_you(is_you))


def tell_dice(say: Words, dice: Sequence[Sequence[int]]) -> str:
    """Whether all dice of the table together look fair."""
    totals = [sum(column) for column in zip(*dice, strict=True)]
    count = rolls(totals)
    if count < FEW_AT_A_TABLE:
        return say("statistics-dice-few", rolls=count)
    likely = chance(totals)
    key = "statistics-dice-rare" if likely < RARE else "statistics-dice-fair"
    return say(key, rolls=count, average=round(average(totals), 1), games=round(1 / max(likely, 1e-3)))


# Everything else -----------------------------------------------------------------------------------------------------


def tell(
    say: Words, found: Statistics, names: Sequence[str], cards: Mapping[str, str], you: int | None = None
) -> list[str]:
    """The rest in sentences; `cards` are the names of cards by their ids. `you` is a reader who is called just that."""
    lines: list[str] = []
    if found.best is not None:
        seat, card, points = found.best
        name, is_you = names[seat], _you(seat == you)
        lines.append(say("statistics-best", card=cards.get(card, card), points=points, name=name, you=is_you))
    if found.hits:
        lines.append(_tell_hits(say, found.hits, names, you))
    if any(found.leads):
        ahead = max(range(len(names)), key=lambda seat: found.leads[seat])
        lines.append(say("statistics-lead", changes=found.changes, name=names[ahead], you=_you(ahead == you)))
    for key, counts in found.most.items():
        if max(counts):
            who = [name for name, count in zip(names, counts, strict=True) if count == max(counts)]
            lines.append(say(f"statistics-most-{key}", names=say.listed(who), count=max(counts)))
    return lines


def _you(is_you: bool) -> str:
    return "yes" if is_you else "no"


def _tell_hits(say: Words, hits: Sequence[Sequence[int]], names: Sequence[str], you: int | None) -> str:
    count, by, whom = max((count, -by, -whom) for by, row in enumerate(hits) for whom, count in enumerate(row))
    if not count:
        return say("statistics-hits-none")
    part = "by" if -by == you else _you(-whom == you)
    return say("statistics-hits", name=names[-by], whom=names[-whom], count=count, you=part)
