"""What the suite has to know about a game to try it. The defaults fit any game; a game adds what is its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, ClassVar

from hypothesis import strategies as st

from stammtisch.engine.event import EVERYONE, SPECTATOR, Event
from stammtisch.engine.kind import GameKind
from stammtisch.engine.option import Option
from stammtisch.engine.rng import Rng
from stammtisch.engine.state import AnyState, Move


class Profile:
    """One for each family of games: see `scare` and `slack`."""

    PACE: ClassVar[int] = 1  # the more, the more examples: for games that are short
    MOST_MOVES: ClassVar[int] = 15  # that lead to a random world: fewer than a game has
    LONGEST_GAME: ClassVar[int] = 20_000  # moves, far more than any game can take
    SIGNS: ClassVar[Sequence[str]] = ()  # everything that `signs` can see: all of it must come up at random tables
    RARE: ClassVar[Sequence[str]] = ()  # prompts that random worlds wait for, so as to be there often enough
    COMPARED: ClassVar[Sequence[str]] = ()  # prompts that must come up when two worlds that look the same are compared
    LOOKALIKES: ClassVar[int] = 20  # how many moves of each kind are compared there
    HIDDEN_CHANCE: ClassVar[int] = 0  # how often chance that not everybody hears of must come up there
    UNTOLD: ClassVar[Sequence[str]] = ()  # fields of the state: if one changes, a move cannot be taken back freely

    def wanted(self, kind: GameKind) -> list[str]:
        """Everything that must come up: all events, and all signs."""
        return [*[event.name for event in kind.events], *self.signs_of(kind)]

    def signs_of(self, kind: GameKind) -> list[str]:
        """Those of `SIGNS` that this game can show."""
        return list(self.SIGNS)

    def rare(self, kind: GameKind) -> list[str]:
        """Those of `RARE` that this game can ask."""
        return list(self.RARE)

    def untold(self, game: Any) -> Sequence[str]:
        """`UNTOLD`, as far as it is true of this game."""
        return self.UNTOLD

    # Playing -------------------------------------------------------------------------------------------------------

    def options(self, kind: GameKind, seats: int) -> st.SearchStrategy[dict[str, object]]:
        """Any options that go together at a table of this size."""
        return st.fixed_dictionaries({option.name: any_value(option) for option in kind.options})

    def pick(self, game: Any, state: Any, rng: Random) -> Move:
        """A random move of a random seat that is asked, or of one that interjects."""
        decision = game.decision(state)
        assert decision is not None
        if decision.interject and rng.random() < 0.15 and (moves := game.moves(state, rng.choice(decision.interject))):
            return _move(rng.choice(moves))
        return _move(rng.choice(game.moves(state, rng.choice(decision.asked))))

    def signs(self, game: Any, state: Any) -> Iterable[str]:
        """What is worth noticing about this point of a game."""
        return ()

    def provoke(self, game: Any, state: Any, rng: Random) -> Move:
        """A move in which hidden chance has a say, if there is one. May prepare the table with other moves before."""
        return self.pick(game, state, rng)

    # What always holds -----------------------------------------------------------------------------------------------

    def deck(self, game: Any) -> object:
        """Everything that can neither appear nor disappear, in the form of `cards`."""
        return None

    def cards(self, game: Any, state: Any) -> object:
        """All of it that is somewhere at this table."""
        return None

    def check(self, game: Any, state: Any) -> None:
        """Asserts what holds at every decision."""

    # Moves, legal and otherwise --------------------------------------------------------------------------------------

    def universe(self, game: Any, state: Any, rng: Random) -> list[Move]:
        """Moves that the notation can express, allowed and forbidden: here what is listed, for everybody."""
        listed = [move for seat in range(state.seats) for move in game.moves(state, seat)]
        return list(dict.fromkeys((seat, *move[1:]) for move in listed for seat in range(state.seats)))

    def nonsense(self, game: Any, state: Any) -> Iterator[Move]:
        """Moves that nobody can write down, but a program could send."""
        for move in self.universe(game, state, Random(0)):
            yield from ((seat, *move[1:]) for seat in (-1, state.seats, SPECTATOR))
            yield (*move, 0)

    def canonical(self, game: Any, state: Any, move: Move, listed: set[Move]) -> Move:
        """The listed move that this one is only another spelling of, or the move itself."""
        return move

    def is_never_listed(self, game: Any, state: Any, move: Move) -> bool:
        """Whether a move is allowed although nobody offers it."""
        return False

    # Secrets ---------------------------------------------------------------------------------------------------------

    def swap(self, game: Any, state: Any, viewer: int, rng: Random, sampling: Rng) -> Any:
        """Another world that looks the same to the viewer, with the same dice."""
        other = game.sample(game.view(state, viewer), sampling)
        other.rng = state.rng.clone()
        return other

    def check_view(self, game: Any, state: Any, view: Any) -> None:
        """Asserts that the view holds nothing that its viewer may not know."""

    def check_samples(self, game: Any, view: Any, samples: Sequence[Any]) -> None:
        """Asserts that these samples differ in everything that the viewer cannot know, and in nothing else."""

    def tells_by_chance(self, game: Any) -> set[str]:
        """The events that a viewer may hear differently where hidden cards lie differently."""
        return {event.name for event in game.kind.events if event.reveals}

    def may_hear(self, game: Any, name: str, event: Event) -> bool:
        """Whether the event went to those who may know it, and to all of them."""
        return event[1] == EVERYONE or event[1] > 0


def any_value(option: Option) -> st.SearchStrategy[object]:
    if option.choices:
        return st.sampled_from(option.choices)
    if isinstance(option.default, bool):
        return st.booleans()
    number = st.integers(option.least, option.most)
    return st.lists(number, min_size=option.length, max_size=option.length) if option.length else number


def key_of(state: AnyState) -> int:
    """A number of its own for each game, however far it has come."""
    key = state.rng.to_json()[0]
    return key if isinstance(key, int) else int(str(key), 16)


def _move(move: Move) -> Move:
    return move
