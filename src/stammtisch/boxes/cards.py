"""A card as people read it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class JobNumbers(Struct):
    income: str  # a number, or two of them by die: "2/4" (SLACK-14)
    free_time: str
    goal: int
    rank: int = 0  # where Jobs are ranks: 1 is the lowest, and it counts its Slack


class CardFacts(Struct):
    id: str
    kind: str
    tags: list[str]
    cost: int
    slack: Any  # a number, or the die that gives it: "die-1"
    name: str
    facts: str
    text: str
    joke: str
    icon: str
    # Where sets are joined: those that it comes with, and the side that somebody with this Job is on.
    sets: list[str] = []
    side: str = ""
    copies: int = 1  # in the deck; 0 for one that only stands in for others
    each_turn: list[str] = []  # what it does in a room at the start of every turn, in a few words
    is_answer: bool = False  # whether it can cancel what was announced
    job: JobNumbers | None = None
