"""Games of the Slack family from which a model can learn: bots that now and then try something else, and what the
table looked like at the start of turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any, Final, NamedTuple, final

from stammtisch.bots.bot import Bot
from stammtisch.bots.play import bot_streams, play_out
from stammtisch.bots.slack_features import features
from stammtisch.boxes import load, make_bot
from stammtisch.engine.game import AnyGame, AnyView
from stammtisch.engine.state import Move
from stammtisch.games.slack.state import SlackState

SEATS: Final = 4
CURIOUS: Final = (0.0, 0.05, 0.12)  # by game: the share of moves that are replaced by others ...
GENEROUS: Final = (0.0, 0.2, 0.6)  # ... and of discards
NOTED: Final = 0.3  # of the turns
AT_ONCE: Final = 50  # games in a chunk


class Moment(NamedTuple):
    """The start of a turn."""

    features: list[list[float]]
    rooms: list[list[int]]  # definitions
    hands: list[list[int]]
    jobs: list[int]
    turn: int
    winners: list[int]  # filled in when the game is over


@final
class Curious(Bot):
    """A bot that tries something else now and then, and takes notes. It is for training only: the notes are about the
    true state.
    """

    NAME = "curious"
    NEEDS_VIEW = True

    def __init__(self, bot: Bot, game: AnyGame) -> None:
        self.bot = bot
        self.rules = game.rules  # type: ignore[attr-defined]
        self.moments: list[Moment] = []

    def watch(self, state: SlackState, rng: Random) -> None:
        self.state, self.rng = state, rng
        self.curiosity, self.generosity = rng.choice(CURIOUS), rng.choice(GENEROUS)
        self.moments = []
        self.turns = 0
        self.last = -1

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        state = self.state
        if state.turn != self.last:
            self.last = state.turn
            if self.rng.random() < NOTED:
                self.moments.append(self.moment())
        assert view is not None
        chosen = self.bot.choose(moves, view, rng)
        share = self.generosity if view.prompt == "discard" else self.curiosity
        if len(moves) > 1 and self.rng.random() < share:
            return self.rng.choice([move for move in moves if move != chosen])
        return chosen

    def interject(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move | None:
        return self.bot.interject(moves, view, rng)

    def moment(self) -> Moment:
        state, number = self.state, self.rules.number
        return Moment(
            [[round(value, 4) for value in row] for row in features(self.rules, state)],
            [[number[card] for card in room] for room in state.rooms],
            [[number[card] for card in hand] for hand in state.hands],
            state.jobs[:],
            state.turn,
            [],
        )


def play_some(game_id: str, bot_name: str, seed: str, numbers: Sequence[int]) -> list[Moment]:
    game = load(game_id)
    curious = Curious(make_bot(bot_name, game), game)
    found: list[Moment] = []
    for number in numbers:
        name = f"{seed}/{number}"
        state = game.new(SEATS, name)
        curious.watch(state, Random(f"curious\n{name}"))
        play_out(game, state, [curious] * SEATS, bot_streams(name, SEATS))
        found += [moment._replace(winners=list(state.winners)) for moment in curious.moments]
    return found


def moments(game_id: str, bot_name: str, games: int, seed: str, jobs: int = 1) -> Iterator[tuple[int, list[Moment]]]:
    """The games so far, and what was noted in the last of them; the same for any number of jobs."""
    chunks = [range(first, min(first + AT_ONCE, games)) for first in range(0, games, AT_ONCE)]
    if jobs <= 1:
        for chunk in chunks:
            yield chunk.stop, play_some(game_id, bot_name, seed, chunk)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        parts = [(game_id, bot_name, seed, chunk) for chunk in chunks]
        for chunk, found in zip(chunks, pool.map(_play, parts), strict=True):
            yield chunk.stop, found


def _play(part: tuple[Any, ...]) -> list[Moment]:
    return play_some(*part)
