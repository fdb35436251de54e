"""What a bot is: it gets the moves of its seat, what the seat sees and a random stream, and picks a move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Final, final

from stammtisch.engine.game import AnyView
from stammtisch.engine.state import Move

INTERJECTS: Final = 8  # the random bot speaks up once in this many chances


@dataclass(frozen=True)
class Advice:
    """A move, what it is worth in the bot's own measure, and why: the name of a message and its variables."""

    move: Move
    worth: float
    reason: str
    facts: Mapping[str, int | float | str] = field(default_factory=dict)  # `seat` is a number
    chance: float | None = None  # to win the game after it, for a bot that looks ahead


@dataclass(frozen=True)
class Manner:
    """How a bot is at one table: what it has been through there, in so far as everybody saw it."""

    attackers: frozenset[int] = frozenset()  # seats that have aimed something at this one ...
    resented: frozenset[int] = frozenset()  # ... and whom it holds that against


class Bot:
    """Bots never get a state. One bot may sit in several seats and at several tables: it remembers nothing."""

    NAME: ClassVar[str]
    NEEDS_VIEW: ClassVar[bool]  # a view costs more than a move, so a bot that does not look at it gets None
    THINKS: ClassVar[bool] = False  # so long that a server lets it do so elsewhere
    manner: Manner = Manner()
    seconds: float = 0.0  # to think, at most; 0: as long as it takes, and the same move each time

    PICKS: ClassVar[bool] = False  # always one of the listed moves as it is, so that nobody has to look for it there

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        """One of the moves, which are those that `Game.moves` lists for the seat; there is always at least one."""
        raise NotImplementedError

    def hurry(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        """Like `choose`, when there is no time to think."""
        return self.choose(moves, view, rng)

    def is_tempted(self, rng: Random) -> bool:
        """Asked first when this bot could interject: one that is not tempted need not be shown its moves."""
        return True

    def interject(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move | None:
        """One of the moves to make while somebody else is thinking, or None: nobody waits for it."""
        return None

    def advise(self, moves: list[Move], view: AnyView) -> list[Advice]:
        """The moves that are worth a word to somebody in this seat, the best first; empty if it has no opinion."""
        return []

    def explain(self, moves: list[Move], view: AnyView) -> list[Advice]:
        """Why it might make them: like `advise`, for somebody who cannot wait."""
        return self.advise(moves, view)


@final
class RandomBot(Bot):
    """Every move is as likely as any other."""

    NAME = "random"
    NEEDS_VIEW = False
    PICKS = True

    def is_tempted(self, rng: Random) -> bool:
        return rng.random() * INTERJECTS < 1

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        count = len(moves)
        return moves[int(rng.random() * count)] if count > 1 else moves[0]

    def interject(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move | None:
        return self.choose(moves, view, rng)
