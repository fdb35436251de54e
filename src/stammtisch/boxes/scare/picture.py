"""The picture of a Scare table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from msgspec.structs import replace

from stammtisch.boxes.picture import Painter, Part, Picture
from stammtisch.engine.event import Event
from stammtisch.engine.state import Move
from stammtisch.games.scare import Scare
from stammtisch.games.scare.cards import FACES, WILD, card_name, value
from stammtisch.games.scare.events import SCORED, TRICK_TAKEN
from stammtisch.games.scare.state import ScareState
from stammtisch.games.scare.view import ScareView
from stammtisch.text.gametext import GameText

# How long everybody looks, in seconds.
TAKEN: Final = 1.8  # at a trick
COUNTED: Final = 3.0  # at the stacks; whoever looks longer holds nobody up but themselves


class ScareSeat(Part):
    score: int
    rounds: list[int]  # points of every finished round
    hand_size: int
    stack_size: int
    turned: int  # character cards face up beside the stack
    is_scared: bool  # the Scare card is among them
    known: list[str]  # the hand, when all cards are open
    place: int | None  # of the Scare card from the top, when all cards are open


class ScarePlay(Part):
    seat: int
    face: str
    count: int
    value: float  # three 8s are 3.8 (TRK-04)


class ScarePicture(Picture, tag="scare"):
    round: int
    rounds: int
    leader: int
    holder: int
    hand: list[str]
    own_place: int | None
    bag: int
    discard: list[int]
    trick: list[ScarePlay]
    seats: list[ScareSeat]
    winners: list[int]


@final
class ScarePainter(Painter[Scare, ScareView, ScarePicture]):
    PICTURE = ScarePicture
    OWN = ("hand", "own_place")

    def draw(self, game: Scare, view: ScareView) -> ScarePicture:
        return ScarePicture(
            round=view.round,
            rounds=game.rounds[view.seats - game.kind.seats[0]],
            leader=view.leader,
            holder=view.holder,
            hand=[],
            own_place=None,
            bag=view.bag_size,
            discard=view.discard,
            trick=[_scare_play(move) for move in view.trick],
            seats=[
                ScareSeat(
                    score=view.scores[seat],
                    rounds=view.sheet[seat :: view.seats],
                    hand_size=view.hand_sizes[seat],
                    stack_size=view.stack_sizes[seat],
                    turned=view.turned[seat],
                    is_scared=view.turned[seat] > 0 and not view.possible[seat],  # TRK-13, -16: it lies nowhere else
                    known=[],
                    place=None,
                )
                for seat in range(view.seats)
            ],
            winners=view.winners,
        )

    def own(
        self, game: Scare, public: ScarePicture, view: ScareView, text: GameText, names: Sequence[str]
    ) -> ScarePicture:
        return replace(public, hand=_faces(view.hand), own_place=view.place or None)

    def reveal(
        self, game: Scare, state: ScareState, picture: ScarePicture, text: GameText, names: Sequence[str]
    ) -> None:
        for number, seat in enumerate(picture.seats):
            seat.known = _faces(state.hands[number * FACES : (number + 1) * FACES])
            seat.place = state.places[number] or None

    def seconds(self, game: Scare, events: Iterable[Event]) -> float:
        """A trick that was taken lies there for a moment; at the end of a round the stacks are counted."""
        kinds = {event[0] for event in events}
        return COUNTED if SCORED in kinds else TAKEN if TRICK_TAKEN in kinds else 0.0


def _faces(counts: list[int]) -> list[str]:
    return [card_name(face) for face, count in enumerate(counts) for _ in range(count)]


def _scare_play(move: Move) -> ScarePlay:
    seat, _, face, count = move
    return ScarePlay(seat, card_name(face), 1 if face == WILD else count, value(face, count) / 10)
