"""Random tables of Scare: any options that go together, any point of the game.

`STAMMTISCH_FUZZ=1000` runs a thousand new examples of every property instead of the few fixed ones of an ordinary run.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st

from stammtisch.engine.game import AnyGame
from stammtisch.engine.problem import Refused
from stammtisch.engine.rng import Rng, stream
from stammtisch.engine.state import Move, State
from stammtisch.engine.table import Table
from stammtisch.games import load
from stammtisch.games.scare import Scare
from stammtisch.games.scare.cards import FACES, WILD
from stammtisch.games.scare.state import PLAY, STACK, ScareState

NAMES = ("ann", "bob", "cem", "dan", "eve", "fay")
SPECTATOR = 60
FUZZ = int(os.environ.get("STAMMTISCH_FUZZ", "0"))
MOST_MOVES = 20_000  # far more than any game of a few rounds can take


def examples(count: int) -> settings:
    return settings(
        max_examples=FUZZ or count,
        derandomize=not FUZZ,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def until(is_enough: Callable[[], bool], given: Callable[[], Callable[[], None]]) -> None:
    """Runs a test on more and more examples until it has seen enough, or far more than it should take."""
    for batch in range(20):
        if not is_enough():
            seed(batch)(settings(examples(100), derandomize=False)(given()))()


@dataclass
class World:
    """A game, a state somewhere in it, and dice for whoever goes on from there."""

    game: Scare
    state: ScareState
    rng: Random  # picks moves
    sampling: Rng  # draws worlds

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.state.seats]

    @property
    def viewers(self) -> list[int]:
        return [*range(self.state.seats), SPECTATOR]

    def __repr__(self) -> str:
        return f"World({self.game.options}, {self.state.to_json()})"


@st.composite
def options(draw: st.DrawFn, seats: int) -> dict[str, object]:
    """Options that go together at a table of this size. Games stay short: few rounds, or a target within reach."""
    stack_size = draw(st.integers(3, 8))
    hand_size = draw(st.integers(7, 12))
    copies = draw(st.one_of(st.just([8] * 9), st.lists(st.integers(0, 12), min_size=9, max_size=9)))
    wilds = draw(st.sampled_from([1, 0, 2, 3, 4, 4]))
    face = 0
    while sum(copies) + wilds < hand_size * seats:
        copies = [*copies[:face], 12, *copies[face + 1 :]]
        face += 1
    return {
        "stack_size": stack_size,
        "fright_min_above": draw(st.integers(0, min(3, stack_size - 1))),
        "copies": copies,
        "wild_count": wilds,
        "hand_size": hand_size,
        "first_lead": draw(st.sampled_from(["holder", "left"])),
        "allow_sets": draw(st.sampled_from([True, True, False])),
        "max_set": draw(st.sampled_from([8, 12, 2, 3])),
        "refill": draw(st.sampled_from(["none", "equalise"])),
        "solo_tail": draw(st.sampled_from(["play", "end"])),
        "extra_reveal_face": draw(st.sampled_from([5, 5, 0, 1, 9])),
        "paranoia_points": draw(st.integers(1, 20)),
        "stop_at_scare": draw(st.booleans()),
        "rounds": draw(st.sampled_from([[6, 8, 5, 6], [1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]])),
        "target_score": draw(st.sampled_from([0, 0, 0, 1, 10])),
    }


@st.composite
def games(draw: st.DrawFn) -> tuple[Scare, int]:
    """A game and the number of people who play it; every second one with the usual options."""
    seats = draw(st.integers(3, 6))
    game = load("scare", draw(st.one_of(st.just({}), options(seats))))
    assert isinstance(game, Scare)
    return game, seats


SEEDS = st.integers(0, 2**32)


@st.composite
def worlds(draw: st.DrawFn, most_moves: int = 60) -> World:
    """A state that a random number of random moves leads to. It may be the end of the game."""
    game, seats = draw(games())
    seed = draw(SEEDS)
    state = game.new(seats, seed)
    rng = Random(seed)
    for _ in range(draw(st.integers(0, most_moves))):
        if game.decision(state) is None:
            break
        game.apply(state, pick(game, state, rng))
    return World(game, state, rng, stream(str(seed), "sample"))


@st.composite
def tables(draw: st.DrawFn, most_moves: int = 60) -> tuple[Table, Random]:
    """The same with its record."""
    game, seats = draw(games())
    seed = draw(SEEDS)
    table = Table(game, NAMES[:seats], str(seed))
    rng = Random(seed)
    for _ in range(draw(st.integers(0, most_moves))):
        if table.state.is_over:
            break
        table.apply(pick(game, table.state, rng))
    return table, rng


def key_of(state: State) -> int:
    """A number of its own for each game, however far it has come."""
    key = state.rng.to_json()[0]
    return key if isinstance(key, int) else int(str(key), 16)


def pick(game: AnyGame, state: State, rng: Random) -> Move:
    """A random move of a random seat that is asked. Each game has its manner: anything goes; or deep stacks and large
    sets, so that hands run out; or deep stacks and high cards, so that stacks are used up.
    """
    decision = game.decision(state)
    assert decision is not None
    moves = game.moves(state, rng.choice(decision.asked))
    manner = key_of(state) % 3
    if manner == 0 or rng.random() < 0.2:
        return rng.choice(moves)
    if moves[0][1] == STACK or manner == 2:
        return moves[-1]
    return max(moves, key=lambda move: 3 if move[2] == WILD else move[3])


def playing_on(game: Scare, state: ScareState, rng: Random) -> Iterator[Move]:
    """Plays a state to the end of the game; yields each move once it has been played."""
    for _ in range(MOST_MOVES):
        if game.decision(state) is None:
            return
        move = pick(game, state, rng)
        game.apply(state, move)
        yield move
    raise AssertionError("the game does not end")


def universe(seats: int) -> Iterator[Move]:
    """All moves that the notation can express and some more: every seat, place, face and number, sensible or not."""
    for seat in range(seats):
        for place in range(11):
            yield (seat, STACK, place)
        for face in range(1, FACES - 1):
            for count in range(1, 14):
                yield (seat, PLAY, face, count)
        for said in range(12):
            yield (seat, PLAY, WILD, said)


def nonsense(seats: int) -> Iterator[Move]:
    """Moves that nobody can write down, but a program could send: none and less than none, faces beside the deck."""
    for seat in range(seats):
        for face in range(1, FACES):
            for count in (-2, -1, 0) if face != WILD else (-10, -1, 1, 5):
                yield (seat, PLAY, face, count)
        for face in (-12, -1, 0, 11, 12, 13, 21, 22, 500):
            for count in (0, 1, 2, 10):
                yield (seat, PLAY, face, count)
        for place in (-3, -1, 9, 10, 64):
            yield (seat, STACK, place)
        yield from ((seat, STACK), (seat, STACK, 3, 1), (seat, PLAY), (seat, PLAY, 3), (seat, PLAY, 3, 1, 1))
        for verb in (-1, 2, 7):
            yield (seat, verb, 3)
            yield (seat, verb, 3, 1)
    for nobody in (-1, seats, seats + 1, SPECTATOR):
        yield (nobody, STACK, 3)
        yield (nobody, PLAY, 3, 1)


def refusal(game: Scare, state: ScareState, move: Move) -> Refused | None:
    try:
        game.check(state, move)
    except Refused as refused:
        return refused
    return None


def told(refused: Refused | None) -> tuple[object, ...]:
    """Everything that a refusal says."""
    return () if refused is None else (refused.rule, refused.code, sorted(refused.facts.items()))


def deck(game: Scare, state: ScareState) -> list[int]:
    """A count per face over everything: hands, monster stack, discard pile, trick."""
    counts = list(state.discard)
    for i, count in enumerate(state.hands):
        counts[i % FACES] += count
    for face in state.bag:
        counts[face] += 1
    for _, _, face, count in state.trick:
        counts[face] += 1 if face == WILD else count
    return counts
