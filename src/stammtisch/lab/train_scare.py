"""Training for Scare: where people put their Scare cards, and what a lead is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import exp, log, sqrt
from random import Random
from typing import Any, Final, NamedTuple, final

from stammtisch.bots.bot import Bot
from stammtisch.bots.play import bot_streams, play_out
from stammtisch.bots.scare_master import ScareMasterBot
from stammtisch.boxes import load, make_bot
from stammtisch.engine.game import AnyView
from stammtisch.engine.state import Move
from stammtisch.games.scare.game import Scare
from stammtisch.games.scare.state import STACK
from stammtisch.games.scare.view import ScareView

SEATS: Final = 4
BOT: Final = "regular"  # who plays, unless somebody else is named: hiding as hunters do is no habit of people
GAMES: Final = 2000
QUICK: Final = 4  # worlds that a master looks at in training
SPREADS: Final = [step / 10 for step in range(10, 81, 2)]
LASTS: Final = (0.1, 0.3, 0.6, 1.0)
AT_ONCE: Final = 50


class Standing(NamedTuple):
    """The scores before a round, and who won."""

    scores: list[int]
    left: int  # rounds, this one among them
    winners: list[int]


@final
class Watched(Bot):
    """A bot that notes where it hides, and how the table stands."""

    NAME = "watched"
    NEEDS_VIEW = True

    def __init__(self, bot: Bot, places: Counter[int], standings: dict[int, list[int]]) -> None:
        self.bot = bot
        self.places = places
        self.standings = standings

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        assert isinstance(view, ScareView)
        chosen = self.bot.choose(moves, view, rng)
        if chosen[1] == STACK:
            self.places[chosen[2]] += 1
            self.standings[view.round] = view.scores
        return chosen


def train(game_id: str, bot: str, games: int, seed: str, jobs: int, tell: Callable[[int], None]) -> dict[str, Any]:
    """One process is quick enough."""
    game = load(game_id)
    assert isinstance(game, Scare)
    player = make_bot(bot, game)
    if isinstance(player, ScareMasterBot):
        player.worlds = QUICK
    rounds = game.rounds[SEATS - game.kind.seats[0]]
    places: Counter[int] = Counter()
    found: list[Standing] = []
    for number in range(games):
        name = f"{seed}/{number}"
        standings = dict[int, list[int]]()
        players = [Watched(player, places, standings)] * SEATS
        state = game.new(SEATS, name)
        play_out(game, state, players, bot_streams(name, SEATS))
        found += [
            Standing(scores, rounds - round + 1, list(state.winners))
            for round, scores in standings.items()
            if round > 1
        ]
        if (number + 1) % AT_ONCE == 0:
            tell(number + 1)
    spread, last, loss = min(
        ((spread, last, _loss(found, spread, last)) for spread in SPREADS for last in LASTS), key=lambda fit: fit[2]
    )
    whole = places.total()
    return {
        "made": {
            "digest": game.digest(),
            "rounds": len(found),
            "log_loss": round(loss, 4),
        },
        "places": [round(places[place] / whole, 3) for place in range(1, game.stack_size + 1)],
        "spread": spread,
        "last": last,
    }


def _loss(found: list[Standing], spread: float, last: float) -> float:
    whole = 0.0
    for scores, left, winners in found:
        width = spread * sqrt(left - 1 + last)
        best = max(scores)
        powers = [exp((score - best) / width) for score in scores]
        whole -= log(max(sum([powers[seat] for seat in winners]) / sum(powers), 1e-9))
    return whole / max(len(found), 1)
