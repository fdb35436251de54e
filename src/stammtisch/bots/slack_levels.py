"""The gentler levels of the Slack family."""

from __future__ import annotations

from random import Random
from typing import Final, final

from stammtisch.bots.slack import Choice, GreedyBot
from stammtisch.bots.slack_prices import WIN
from stammtisch.engine.state import Move
from stammtisch.games.slack.cards import WHENEVER
from stammtisch.games.slack.state import DO_PASS, DO_PLAY, NOBODY
from stammtisch.games.slack.view import SlackView

DREAMY: Final = 2.0  # Slack by which a guest misjudges a play


@final
class RegularBot(GreedyBot):
    NAME = "regular"


@final
class GuestBot(GreedyBot):
    """It is here for the company: it attacks only who has attacked it, and cancels only what would win."""

    NAME = "guest"

    def choice(self, view: SlackView, rng: Random) -> Choice:
        return GuestChoice(self, view, rng)


@final
class GuestChoice(Choice):
    def noise(self) -> float:
        return self.rng.random() * DREAMY

    def is_spared(self, seat: int) -> bool:
        attackers: frozenset[int] = self.bot.manner.attackers
        return seat not in (NOBODY, self.me) and seat not in attackers

    def answer(self, moves: list[Move]) -> Move:
        stakes = self.look.swing()
        self.look.resolve(stakes, len(self.view.stack) - 2)
        if stakes.value > -WIN / 2:
            kind = self.rules.cards
            moves = [move for move in moves if not (move[1] == DO_PLAY and kind[move[2]].kind != WHENEVER)]
            moves = [move for move in moves if move[1] != DO_PLAY or not kind[move[2]].cancels]
            if not any(move[1] != DO_PASS for move in moves):
                return moves[0]
        return super().answer(moves)
