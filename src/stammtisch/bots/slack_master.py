"""A player that tries its best ideas out in worlds that could be behind what it sees: each is played on to the end of
the turn by greedy players, and a learned model says how likely the viewer is to win from there.
"""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final, final

from stammtisch.bots.bot import Advice
from stammtisch.bots.calm import Calm
from stammtisch.bots.slack import GreedyBot
from stammtisch.bots.slack_advice import RATES, rate_play
from stammtisch.bots.slack_model import Model
from stammtisch.bots.slack_rival import RivalBot
from stammtisch.bots.slack_weights import weights_of
from stammtisch.engine.decision import RESPOND
from stammtisch.engine.game import AnyGame, AnyView
from stammtisch.engine.rng import Mixer
from stammtisch.engine.state import Move
from stammtisch.games.slack.cards import HAND
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.state import DO_DISCARD, DO_DONE, DO_PASS, SlackState
from stammtisch.games.slack.view import SlackView

WORLDS: Final = 12  # that are looked at for one decision
IDEAS: Final = 5  # that are tried out, the greedy player's own among them
TRIED: Final = 4  # worlds after which hopeless ideas are dropped ...
BEHIND: Final = 1.5  # ... which are so many standard errors behind the best
SURE: Final = 1.0  # standard errors by which an idea must be better than the greedy player's own
LONGEST: Final = 400  # decisions in one turn: none takes so many
UNSEARCHED: Final = ("roll", "job", "reroll")  # questions where looking ahead has gained nothing


@final
class Trial:
    """One idea, and what came of it in each world."""

    __slots__ = ("chances", "move")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.chances: list[float] = []

    def gain(self, other: Trial) -> tuple[float, float]:
        """Over another idea in the same worlds: the mean, and its standard error."""
        gains = [mine - theirs for mine, theirs in zip(self.chances, other.chances, strict=False)]
        count = len(gains)
        mean = sum(gains) / count
        spread = sum([(gain - mean) ** 2 for gain in gains])
        return mean, sqrt(spread / max(count - 1, 1) / count)

    @property
    def mean(self) -> float:
        return sum(self.chances) / max(len(self.chances), 1)


class MasterBot(RivalBot):
    """`worlds` is the budget; with `seconds` it may end before that."""

    NAME = "master"
    THINKS = True

    def __init__(self, game: AnyGame, worlds: int = WORLDS) -> None:
        super().__init__(game)
        assert isinstance(game, Slack)
        self.game = game
        self.worlds = worlds
        self.deep = Model(game.rules, weights_of(game.kind.id)["deep"])
        self.player = GreedyBot(game)

    def choose(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        assert isinstance(view, SlackView)
        own = super().choose(moves, view, rng)
        if len(moves) == 1 or view.prompt in UNSEARCHED:
            return own
        ideas = self.ideas(own, moves, view)
        return own if len(ideas) == 1 else self.best(self.search(ideas, view, rng))

    def hurry(self, moves: list[Move], view: AnyView | None, rng: Random) -> Move:
        return super().choose(moves, view, rng)

    def advise(self, moves: list[Move], view: AnyView) -> list[Advice]:
        """What the greedy player would say, by the chances that the search has found; the same each time."""
        assert isinstance(view, SlackView)
        rated = {advice.move: advice for advice in super().advise(moves, view)}
        if len(moves) == 1 or view.prompt in UNSEARCHED:
            return list(rated.values())
        rng = Random("advice")
        trials = self.search(self.ideas(super().choose(moves, view, rng), moves, view), view, rng)
        best = self.best(trials)
        trials.sort(key=lambda trial: (trial.move != best, -trial.mean))
        return [
            replace(rated.get(trial.move) or Advice(trial.move, 0.0, _plain_reason(trial.move)), chance=trial.mean)
            for trial in trials
        ]

    def explain(self, moves: list[Move], view: AnyView) -> list[Advice]:
        return super().advise(moves, view)

    # Ideas -----------------------------------------------------------------------------------------------------------

    def ideas(self, own: Move, moves: list[Move], view: SlackView) -> list[Move]:
        """The greedy player's own, and others that it thinks well of."""
        found = [own]
        if own[1] == DO_DISCARD or view.prompt == "discard":
            found += [move for move in self.discards(moves, view) if move not in found]
        choice = self.choice(view, Calm())
        rate = RATES.get(view.prompt, rate_play)
        rated: list[tuple[float, Move]] = []
        for move in moves:
            if move[1] in (DO_PASS, DO_DONE):
                rated.append((0.0, move))
            elif move[1] != DO_DISCARD:
                advice = rate(choice, move)
                if advice is not None:
                    rated.append((advice.worth, move))
        rated.sort(reverse=True)
        found += [move for _, move in rated if move not in found]
        return found[:IDEAS]

    def discards(self, moves: list[Move], view: SlackView) -> list[Move]:
        """The worst card, the two worst, the three worst ..., as far as they make a move."""
        hands, numbers = self.tables.hands, sorted([self.rules.number[card] for card in view.hand])
        numbers.sort(key=hands.__getitem__)
        known = {tuple(sorted(move[2:])): move for move in moves if move[1] == DO_DISCARD}
        must = max(len(numbers) - HAND, 0)
        sets = [tuple(sorted(numbers[:count])) for count in range(must, len(numbers) + 1)]
        return [known[each] for each in sets if each in known]

    # Worlds ----------------------------------------------------------------------------------------------------------

    def search(self, ideas: list[Move], view: SlackView, rng: Random) -> list[Trial]:
        trials = [Trial(move) for move in ideas]
        left = trials[:]
        until = perf_counter() + self.seconds
        for world in range(self.worlds):
            if self.seconds and world and perf_counter() > until:
                break
            state = self.game.sample(view, Mixer(rng.getrandbits(60), 0, None))
            seed = rng.getrandbits(32)
            for trial in left:
                trial.chances.append(self.play_on(state.clone(), trial.move, view, Random(seed)))
            if world + 1 >= TRIED:
                best = max(left, key=lambda trial: trial.mean)
                left = [trial for trial in left if trial is trials[0] or not _is_behind(trial, best)]
                if len(left) == 1:
                    break
        return trials

    def best(self, trials: list[Trial]) -> Move:
        """Another idea has to be better for sure: the luckiest of several always looks good."""
        own = trials[0]
        chosen, most = own, 0.0
        for trial in trials[1:]:
            if len(trial.chances) == len(own.chances):
                gain, error = trial.gain(own)
                if gain > SURE * error and gain > most:
                    chosen, most = trial, gain
        return chosen.move

    def play_on(self, state: SlackState, move: Move, view: SlackView, rng: Random) -> float:
        """To the end of the turn, by greedy players; the viewer's chance to win from there."""
        game, turn, me = self.game, view.turn, view.viewer
        game.carry_out(state, move)
        for _ in range(LONGEST):
            if not state.stack or state.turn != turn:
                break
            self.step(state, rng)
        if not state.stack:
            return 1.0 / len(state.winners) if me in state.winners else 0.0
        return self.deep.chances(state, state.hands)[me]

    def step(self, state: SlackState, rng: Random) -> None:
        """One decision, as `play_out` goes on."""
        game, player = self.game, self.player
        due = game.decision(state)
        if due is not None and due.can_pass and game.fast_forward(state, []):
            due = game.decision(state)
        if due is None:
            return
        if due.interject and due.shape != RESPOND:
            for seat in game.interjectors(state, due.interject):
                moves = game.moves(state, seat)
                said = player.interject(moves, quick_view(state, seat, due.asked, due.prompt, moves), rng)
                if said is not None:
                    game.carry_out(state, said)
                    return
        seat = due.asked[0]
        moves = game.moves(state, seat)
        move = moves[0]
        if len(moves) > 1:
            move = player.choose(moves, quick_view(state, seat, due.asked, due.prompt, moves), rng)
        game.carry_out(state, move)


def _plain_reason(move: Move) -> str:
    return "discard" if move[1] == DO_DISCARD else "wait"


def _is_behind(trial: Trial, best: Trial) -> bool:
    if trial is best:
        return False
    gain, error = best.gain(trial)
    return gain > BEHIND * error


def quick_view(state: SlackState, seat: int, asked: tuple[int, ...], prompt: str, moves: list[Move]) -> SlackView:
    """What a player sees in a sampled world, without copies: nobody changes it before the next move."""
    hand, seen, bit = state.hands[seat], state.seen, 1 << seat
    known = [
        [] if other == seat else [card for card in cards if seen[card] & bit] for other, cards in enumerate(state.hands)
    ]
    view = SlackView(
        state.shared_facts(),
        seat,
        list(asked),
        prompt,
        moves,
        hand,
        [seen[card] for card in hand],
        [len(cards) for cards in state.hands],
        known,
        state.secrets,
        len(state.deck),
    )
    view.share_notes(state)
    return view
