"""Random tables of every game: any seats, any options that go together, any point of the game.

`STAMMTISCH_FUZZ=1000` runs a thousand new examples of every property instead of the few fixed ones of an ordinary run.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, TypeVar

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from stammtisch.boxes import boxes, find_box, load
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.game import AnyGame
from stammtisch.engine.kind import GameKind
from stammtisch.engine.problem import Refused
from stammtisch.engine.rng import Rng, stream
from stammtisch.engine.state import Move
from stammtisch.engine.table import Table
from tests.property.profile import Profile
from tests.property.scare import ScareProfile
from tests.property.slack import SlackProfile

PROFILES: Final[dict[str, Profile]] = {"scare": ScareProfile(), "slack": SlackProfile()}  # by family
NAMES = ("ann", "bob", "cem", "dan", "eve", "fay", "gil", "hal", "ida", "jon")
FUZZ = int(os.environ.get("STAMMTISCH_FUZZ", "0"))
SEEDS = st.integers(0, 2**32)
JOINED = ("cthulhu+geek", "goth+geek", "cthulhu+goth", "cthulhu+goth+geek")
FEWER = 30  # of a joined game, this part of the examples of a single one

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S")


def games_of(family: str = "") -> list[str]:
    """All games that can be loaded, or those of one family."""
    return [box.id for box in boxes() if family in ("", box.kind.family)]


def profile_of(kind: GameKind) -> Profile:
    return PROFILES.get(kind.family) or Profile()


@dataclass
class World(Generic[G, S]):
    """A game, a state somewhere in it, and dice for whoever goes on from there."""

    game: G
    state: S
    rng: Random  # picks moves
    sampling: Rng  # draws worlds

    @property
    def profile(self) -> Profile:
        return profile_of(self.game.kind)

    @property
    def seats(self) -> range:
        state: Any = self.state
        return range(state.seats)

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: len(self.seats)]

    @property
    def viewers(self) -> list[int]:
        return [*self.seats, SPECTATOR]

    def pick(self) -> Move:
        return self.profile.pick(self.game, self.state, self.rng)

    def swap(self, viewer: int) -> S:
        """Another world that looks the same to the viewer."""
        other: S = self.profile.swap(self.game, self.state, viewer, self.rng, self.sampling)
        return other

    def universe(self) -> list[Move]:
        return self.profile.universe(self.game, self.state, self.rng)

    def listed(self) -> list[Move]:
        """What is offered to anybody."""
        return [move for seat in self.seats for move in self.game.moves(self.state, seat)]

    def play_on(self, state: S | None = None, rng: Random | None = None) -> Iterator[Move]:
        """Plays to the end of the game; yields each move once it has been played."""
        return playing_on(self.game, state or self.state, rng or self.rng)

    def __repr__(self) -> str:
        state: Any = self.state
        return f"World({self.game.kind.id}, {self.game.options}, {state.to_json()})"


AnyWorld = World[Any, Any]


@st.composite
def games(draw: st.DrawFn, name: str) -> tuple[Any, int]:
    """A game and the number of people who play it; every second one with the usual options."""
    kind = find_box(name).kind
    seats = draw(st.integers(*kind.seats))
    return load(name, draw(st.one_of(st.just({}), profile_of(kind).options(kind, seats)))), seats


@st.composite
def worlds(draw: st.DrawFn, name: str, most_moves: int = 0) -> AnyWorld:
    """A state that a random number of random moves leads to, or the next one with a rare question. It may be the end of
    the game.
    """
    game, seats = draw(games(name))
    profile = profile_of(game.kind)
    seed = draw(SEEDS)
    state = game.new(seats, seed)
    rng = Random(seed)
    count = draw(st.integers(0, most_moves or profile.MOST_MOVES))
    rare = profile.rare(game.kind)
    awaited = draw(st.sampled_from([*[""] * 2 * (len(rare) or 1), *rare]))
    if awaited:
        count //= 4  # or most games would be over before it comes up
    for i in range(profile.LONGEST_GAME):
        decision = game.decision(state)
        if decision is None or (i >= count and awaited in ("", decision.prompt)):
            break
        game.apply(state, profile.pick(game, state, rng))
    return World(game, state, rng, stream(str(seed), "sample"))


@st.composite
def tables(draw: st.DrawFn, name: str, most_moves: int = 0) -> tuple[Table, Random]:
    """The same with its record."""
    game, seats = draw(games(name))
    profile = profile_of(game.kind)
    seed = draw(SEEDS)
    table = Table(game, NAMES[:seats], str(seed))
    rng = Random(seed)
    for _ in range(draw(st.integers(0, most_moves or profile.MOST_MOVES))):
        if table.state.is_over:
            break
        table.apply(profile.pick(game, table.state, rng))
    return table, rng


def playing_on(game: AnyGame, state: Any, rng: Random) -> Iterator[Move]:
    profile = profile_of(game.kind)
    for _ in range(profile.LONGEST_GAME):
        if game.decision(state) is None:
            return
        move = profile.pick(game, state, rng)
        game.apply(state, move)
        yield move
    raise AssertionError("the game does not end")


# Running ------------------------------------------------------------------------------------------------------------


def examples(count: int) -> settings:
    return settings(
        max_examples=max(FUZZ, count),
        derandomize=not FUZZ,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def try_out(count: int, check: Callable[..., None], *drawn: st.SearchStrategy[Any]) -> None:
    """Runs a check on as many examples."""
    examples(count)(given(*drawn)(check))()


def every_game(
    count: int, *drawn: Callable[[str], st.SearchStrategy[Any]], family: str = ""
) -> Callable[[Callable[..., None]], Any]:
    """Makes a test of a property: of each game that can be loaded, as many examples of what is drawn for it."""

    def decorate(check: Callable[..., None]) -> Any:
        joined = JOINED if family in ("", "slack") else ()

        @pytest.mark.parametrize("name", [*games_of(family), *joined])
        def test(name: str) -> None:
            fewer = FEWER if name in JOINED else 1
            try_out(-(-count * profile_of(find_box(name).kind).PACE // fewer), check, *[draw(name) for draw in drawn])

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        return test

    return decorate


def any_seed(name: str) -> st.SearchStrategy[int]:
    return SEEDS


def until(is_enough: Callable[[], bool], given: Callable[[], Callable[[], None]]) -> None:
    """Runs a test on more and more examples until it has seen enough, or far more than it should take."""
    for batch in range(80):
        if not is_enough():
            seed(batch)(settings(examples(25), derandomize=False)(given()))()


# Refusals -----------------------------------------------------------------------------------------------------------


def refusal(game: AnyGame, state: Any, move: Move) -> Refused | None:
    try:
        game.check(state, move)
    except Refused as refused:
        return refused
    return None


def told(refused: Refused | None) -> tuple[object, ...]:
    """Everything that a refusal says."""
    return () if refused is None else (refused.rule, refused.code, sorted(refused.facts.items()))
