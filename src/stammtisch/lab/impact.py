"""What a card is worth: how often those win who draw it, against those who do not.

Only counting those who *play* a card would flatter cards that finish a game, so that is told beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from stammtisch.lab.result import Result
from stammtisch.lab.shares import Interval, newcombe
from stammtisch.lab.summary import win_of

FEW: Final = 5  # hands with a card, or without it, that say nothing


class Impact(NamedTuple):
    """Differences of win rates: with the card minus without it."""

    card: str
    drawn: int  # hands that it came into
    played: int
    by_drawing: float
    interval: Interval
    by_playing: float | None  # none: nobody has played it, or everybody


def impacts(results: Sequence[Result], deck: Sequence[str]) -> list[Impact]:
    """The best card first."""
    games = sum(len(result["bots"]) for result in results)
    wins = sum(win_of(result, seat) for result in results for seat in range(len(result["bots"])))
    drawn, played = (_count(results, len(deck), what) for what in ("drawn", "played"))
    found = []
    for place, card in enumerate(deck):
        (won, count), (play_won, play_count) = drawn[place], played[place]
        if FEW <= count <= games - FEW:
            by_playing = None
            if FEW <= play_count <= games - FEW:
                by_playing = play_won / play_count - (wins - play_won) / (games - play_count)
            interval = newcombe(won, count, wins - won, games - count)
            by_drawing = won / count - (wins - won) / (games - count)
            found.append(Impact(card, count, play_count, by_drawing, interval, by_playing))
    return sorted(found, key=lambda impact: (-impact.by_drawing, impact.card))


def _count(results: Sequence[Result], cards: int, what: Literal["drawn", "played"]) -> list[tuple[float, int]]:
    """For each card: wins and hands."""
    wins, hands = [0.0] * cards, [0] * cards
    for result in results:
        for seat, found in enumerate(result[what]):
            won = win_of(result, seat)
            for card in found:
                hands[card] += 1
                wins[card] += won
    return list(zip(wins, hands, strict=True))
