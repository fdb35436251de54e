"""The table of a Scare game."""

from __future__ import annotations

from typing import Final, Self, final

from stammtisch.engine.rng import Rng, rng_from_json
from stammtisch.engine.state import Frame, Json, Move, State, ints, tuples

# Frames
ROUND: Final = 0  # (ROUND, 0) before the deal, (ROUND, 1) while it is played
STACKING: Final = 1  # (STACKING, mask of the seats that have not stacked)
TRICK: Final = 2  # (TRICK, seat whose turn it is, or NOBODY when all have played)

NOBODY: Final = -1

# Verbs of moves
STACK: Final = 0  # (seat, STACK, place from the top)
PLAY: Final = 1  # (seat, PLAY, face, how many) or (seat, PLAY, WILD, 0 or 10)


@final
class ScareState(State):
    FIELDS = (
        "seats",
        "rng",
        "stack",
        "winners",
        "round",
        "holder",
        "leader",
        "hands",
        "hand_sizes",
        "bag",
        "discard",
        "trick",
        "stack_sizes",
        "places",
        "possible",
        "turned",
        "scores",
        "sheet",
    )
    __slots__ = FIELDS[4:]  # the first four are every State's

    def __init__(
        self,
        seats: int,
        rng: Rng,
        stack: list[Frame],
        winners: list[int],
        round: int,
        holder: int,
        leader: int,
        hands: list[int],
        hand_sizes: list[int],
        bag: list[int],
        discard: list[int],
        trick: list[Move],
        stack_sizes: list[int],
        places: list[int],
        possible: list[int],
        turned: list[int],
        scores: list[int],
        sheet: list[int],
    ) -> None:
        super().__init__(seats, rng, stack, winners)
        self.round = round
        self.holder = holder  # of the start card
        self.leader = leader  # of the open or the next trick
        self.hands = hands  # FACES counts for each seat
        self.hand_sizes = hand_sizes
        self.bag = bag  # the monster stack: cards that nobody was dealt
        self.discard = discard  # a count per face
        self.trick = trick  # the moves that make it up, in order
        self.stack_sizes = stack_sizes  # face-down character cards
        self.places = places  # of the Scare card from the top; 0: not stacked yet, or turned up
        self.possible = possible  # bit p: as far as the others can tell, it may lie at place p
        self.turned = turned  # character cards that lie face up beside the stack
        self.scores = scores
        self.sheet = sheet  # the points of every finished round, one after the other (TRK-36)

    def clone(self) -> Self:
        return type(self)(
            self.seats,
            self.rng.clone(),
            self.stack[:],
            self.winners[:],
            self.round,
            self.holder,
            self.leader,
            self.hands[:],
            self.hand_sizes[:],
            self.bag[:],
            self.discard[:],
            self.trick[:],
            self.stack_sizes[:],
            self.places[:],
            self.possible[:],
            self.turned[:],
            self.scores[:],
            self.sheet[:],
        )


def state_from_json(data: Json) -> ScareState:
    """The inverse of `to_json`."""
    if sorted(data) != sorted(ScareState.FIELDS):
        raise KeyError(f"expected the fields {', '.join(ScareState.FIELDS)}")
    seats, round, holder, leader = ints([data[name] for name in ("seats", "round", "holder", "leader")])
    return ScareState(
        seats,
        rng_from_json(data["rng"]),
        tuples(data["stack"]),
        ints(data["winners"]),
        round,
        holder,
        leader,
        ints(data["hands"]),
        ints(data["hand_sizes"]),
        ints(data["bag"]),
        ints(data["discard"]),
        tuples(data["trick"]),
        ints(data["stack_sizes"]),
        ints(data["places"]),
        ints(data["possible"]),
        ints(data["turned"]),
        ints(data["scores"]),
        ints(data["sheet"]),
    )
