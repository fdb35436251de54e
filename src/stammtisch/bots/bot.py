"""What a bot is: it gets the moves of its seat, what the seat sees and a stream of its own, and picks a move."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final, final

from stammtisch.engine.game import View
from stammtisch.engine.state import Move

INTERJECTS: Final = 8  # the random bot speaks up once in so many chances


class Bot:
    """Bots never get a state. One bot may sit in several seats and at several tables: it remembers nothing."""

    NAME: ClassVar[str]
    NEEDS_VIEW: ClassVar[bool]  # a view costs more than a move, so who does not look at it gets None

    def choose(self, moves: list[Move], view: View | None, rng: Random) -> Move:
        """One of the moves, which are those that `Game.moves` lists for the seat and never none."""
        raise NotImplementedError

    def is_tempted(self, rng: Random) -> bool:
        """Asked first when this bot could interject: who is not tempted need not be shown what there is."""
        return True

    def interject(self, moves: list[Move], view: View | None, rng: Random) -> Move | None:
        """One of the moves to make while somebody else is thinking, or none: nobody waits for it."""
        return None


@final
class RandomBot(Bot):
    """Every move is as likely as any other."""

    NAME = "random"
    NEEDS_VIEW = False

    def is_tempted(self, rng: Random) -> bool:
        return rng.random() * INTERJECTS < 1

    def choose(self, moves: list[Move], view: View | None, rng: Random) -> Move:
        count = len(moves)
        return moves[int(rng.random() * count)] if count > 1 else moves[0]

    def interject(self, moves: list[Move], view: View | None, rng: Random) -> Move | None:
        return self.choose(moves, view, rng)
