"""What one player sees of a Scare table, and the worlds that could be behind it.

Public: everything played, the discards, how many cards each seat holds, the Relaxed cards beside the stacks. Hidden:
the others' hands, the cards that nobody was dealt, and where the others put their Scare cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from stammtisch.engine.game import AnyGame, View
from stammtisch.engine.rng import Rng
from stammtisch.engine.state import Frame, Move
from stammtisch.games.scare.cards import FACES, WILD
from stammtisch.games.scare.state import ScareState

# Places in each mask of possible places (stacks have at most eight cards).
PLACES: Final = [[place for place in range(1, 9) if mask >> place & 1] for mask in range(1 << 9)]


@final
class ScareView(View):
    FIELDS = (
        "viewer",
        "asked",
        "prompt",
        "moves",
        "seats",
        "stack",
        "winners",
        "round",
        "holder",
        "leader",
        "hand",
        "hand_sizes",
        "bag_size",
        "discard",
        "trick",
        "stack_sizes",
        "place",
        "possible",
        "turned",
        "scores",
        "sheet",
    )

    def __init__(
        self,
        viewer: int,
        asked: list[int],
        prompt: str,
        moves: list[Move],
        seats: int,
        stack: list[Frame],
        winners: list[int],
        round: int,
        holder: int,
        leader: int,
        hand: list[int],
        hand_sizes: list[int],
        bag_size: int,
        discard: list[int],
        trick: list[Move],
        stack_sizes: list[int],
        place: int,
        possible: list[int],
        turned: list[int],
        scores: list[int],
        sheet: list[int],
    ) -> None:
        self.viewer = viewer
        self.asked = asked
        self.prompt = prompt
        self.moves = moves
        self.seats = seats
        self.stack = stack  # frames: the course of the game is public
        self.winners = winners
        self.round = round
        self.holder = holder
        self.leader = leader
        self.hand = hand  # the viewer's: a count per face; a spectator has none
        self.hand_sizes = hand_sizes
        self.bag_size = bag_size
        self.discard = discard
        self.trick = trick
        self.stack_sizes = stack_sizes
        self.place = place  # of the viewer's own Scare card
        self.possible = possible
        self.turned = turned
        self.scores = scores
        self.sheet = sheet


def view_of(game: AnyGame, state: ScareState, viewer: int) -> ScareView:
    decision = game.decision(state)
    is_seat = viewer < state.seats
    return ScareView(
        viewer=viewer,
        asked=[] if decision is None else list(decision.asked),
        prompt="" if decision is None else decision.prompt,
        moves=game.moves(state, viewer) if is_seat else [],
        seats=state.seats,
        stack=state.stack[:],
        winners=state.winners[:],
        round=state.round,
        holder=state.holder,
        leader=state.leader,
        hand=state.hands[viewer * FACES : (viewer + 1) * FACES] if is_seat else [0] * FACES,
        hand_sizes=state.hand_sizes[:],
        bag_size=len(state.bag),
        discard=state.discard[:],
        trick=state.trick[:],
        stack_sizes=state.stack_sizes[:],
        place=state.places[viewer] if is_seat else 0,
        possible=state.possible[:],
        turned=state.turned[:],
        scores=state.scores[:],
        sheet=state.sheet[:],
    )


def sample_state(copies: Sequence[int], view: ScareView, rng: Rng) -> ScareState:
    unseen = [copies[face] - view.discard[face] - view.hand[face] for face in range(FACES)]
    for _, _, face, count in view.trick:
        unseen[face] -= 1 if face == WILD else count
    bag: list[int] = []
    for face in range(1, FACES):
        bag += [face] * unseen[face]
    hands: list[int] = []
    places: list[int] = []
    for seat in range(view.seats):
        if seat == view.viewer:
            hands += view.hand
            places.append(view.place)
            continue
        hand = [0] * FACES
        for face in rng.draw(bag, view.hand_sizes[seat]):
            hand[face] += 1
        hands += hand
        open_places = PLACES[view.possible[seat]]  # none: not stacked yet, or turned up
        places.append(open_places[rng.below(len(open_places))] if open_places else 0)
    return ScareState(
        seats=view.seats,
        rng=rng.fork(),
        stack=view.stack[:],
        winners=view.winners[:],
        round=view.round,
        holder=view.holder,
        leader=view.leader,
        hands=hands,
        hand_sizes=view.hand_sizes[:],
        bag=bag,
        discard=view.discard[:],
        trick=view.trick[:],
        stack_sizes=view.stack_sizes[:],
        places=places,
        possible=view.possible[:],
        turned=view.turned[:],
        scores=view.scores[:],
        sheet=view.sheet[:],
    )
