"""What is Scare's own at a random table: options that go together, manners of playing, cards, moves and secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from hypothesis import strategies as st

from stammtisch.engine.event import EVERYONE, SPECTATOR, Event
from stammtisch.engine.kind import GameKind
from stammtisch.engine.state import Move
from stammtisch.games.scare import Scare
from stammtisch.games.scare.cards import FACES, WILD
from stammtisch.games.scare.state import PLAY, STACK, STACKING, TRICK, ScareState
from stammtisch.games.scare.view import ScareView
from tests.property.profile import Profile, key_of

SECRET = ("dealt", "drawn", "placed")  # to their seat only


class ScareProfile(Profile):
    PACE = 2
    MOST_MOVES = 60
    SIGNS = (
        *("stacking", "trick", "mid-trick", "later round", "one card left", "empty hand", "0/10 on the table"),
        "shared win",
    )
    COMPARED = ("stack", "play")
    LOOKALIKES = 200
    HIDDEN_CHANCE = 20
    UNTOLD = ("turned", "stack_sizes", "scores", "sheet", "round", "bag", "winners")

    def options(self, kind: GameKind, seats: int) -> st.SearchStrategy[dict[str, object]]:
        return _options(seats)

    def pick(self, game: Scare, state: ScareState, rng: Random) -> Move:
        """Each game has its manner: anything goes; or deep stacks and large sets, so that hands run out; or deep stacks
        and high cards, so that stacks are used up.
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

    def signs(self, game: Scare, state: ScareState) -> Iterator[str]:
        if state.is_over:
            if len(state.winners) > 1:
                yield "shared win"
            return
        yield "stacking" if state.stack[-1][0] == STACKING else "trick"
        if state.trick:
            yield "mid-trick"
        if state.round > 1:
            yield "later round"
        if 1 in state.stack_sizes:
            yield "one card left"
        if 0 in state.hand_sizes:
            yield "empty hand"
        if any(move[2] == WILD for move in state.trick):
            yield "0/10 on the table"

    # What always holds -----------------------------------------------------------------------------------------------

    def deck(self, game: Scare) -> list[int]:
        return game.copies

    def cards(self, game: Scare, state: ScareState) -> list[int]:
        """A count per face over everything: hands, monster stack, discard pile, trick."""
        counts = list(state.discard)
        for i, count in enumerate(state.hands):
            counts[i % FACES] += count
        for face in state.bag:
            counts[face] += 1
        for _, _, face, count in state.trick:
            counts[face] += 1 if face == WILD else count
        return counts

    def check(self, game: Scare, state: ScareState) -> None:
        seats = state.seats
        assert state.hand_sizes == [sum(state.hands[seat * FACES : (seat + 1) * FACES]) for seat in range(seats)]
        assert len(state.sheet) % seats == 0
        assert state.scores == [sum(state.sheet[seat::seats]) for seat in range(seats)]
        for size, turned, place in zip(state.stack_sizes, state.turned, state.places, strict=True):
            assert size + turned == game.stack_size
            assert 0 <= place <= size
        if state.is_over:
            assert state.winners == [seat for seat in range(seats) if state.scores[seat] == max(state.scores)]
        elif state.stack[-1][0] == TRICK:  # TRK-09, TRK-21: in a running round the Scare card is somewhere in the stack
            for size, place, mask in zip(state.stack_sizes, state.places, state.possible, strict=True):
                assert 1 <= place <= size
                assert mask >> place & 1  # the truth is among what the others think possible
                assert mask & ~((2 << size) - 2) == 0

    # Moves -----------------------------------------------------------------------------------------------------------

    def universe(self, game: Scare, state: ScareState, rng: Random) -> list[Move]:
        """All moves that the notation can express and some more: every seat, place, face and number."""
        found: list[Move] = []
        for seat in range(state.seats):
            found += [(seat, STACK, place) for place in range(11)]
            found += [(seat, PLAY, face, count) for face in range(1, FACES - 1) for count in range(1, 14)]
            found += [(seat, PLAY, WILD, said) for said in range(12)]
        return found

    def nonsense(self, game: Scare, state: ScareState) -> Iterator[Move]:
        """None and less than none, faces beside the deck."""
        for seat in range(state.seats):
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
        for nobody in (-1, state.seats, state.seats + 1, SPECTATOR):
            yield (nobody, STACK, 3)
            yield (nobody, PLAY, 3, 1)

    # Secrets ---------------------------------------------------------------------------------------------------------

    def check_view(self, game: Scare, state: ScareState, view: ScareView) -> None:
        own = view.viewer if view.viewer != SPECTATOR else -1
        assert view.hand == (state.hands[own * FACES : (own + 1) * FACES] if own >= 0 else [0] * FACES)
        assert view.place == (state.places[own] if own >= 0 else 0)
        if not state.is_over and state.stack[-1][0] == STACKING:
            full = (2 << game.stack_size) - (1 << game.first_place)
            for seat in range(state.seats):
                assert view.possible[seat] == (0 if state.stack[-1][1] >> seat & 1 else full)

    def check_samples(self, game: Scare, view: ScareView, samples: Sequence[ScareState]) -> None:
        others = [seat for seat in range(view.seats) if seat != view.viewer]
        unseen = [game.copies[face] - view.discard[face] - view.hand[face] for face in range(FACES)]
        for _, _, face, count in view.trick:
            unseen[face] -= 1 if face == WILD else count
        piles = sum(view.hand_sizes[seat] > 0 for seat in others) + (view.bag_size > 0)
        if piles > 1 and sum(unseen) >= 12 and max(unseen) <= sum(unseen) // 2:
            assert len({tuple(sampled.hands) for sampled in samples}) > 1
        for seat in others:
            places = {sampled.places[seat] for sampled in samples}
            possible = {place for place in range(1, 9) if view.possible[seat] >> place & 1} or {0}
            assert places <= possible
            assert len(possible) == 1 or len(places) > 1

    def may_hear(self, game: Scare, name: str, event: Event) -> bool:
        return event[1] == (1 << event[2] if name in SECRET else EVERYONE)


@st.composite
def _options(draw: st.DrawFn, seats: int) -> dict[str, object]:
    """Games stay short: few rounds, or a target within reach."""
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
