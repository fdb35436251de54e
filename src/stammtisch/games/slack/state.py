"""The whole table of a Slack game: the public board, and what is hidden."""

from __future__ import annotations

from typing import Any, Final, final

from stammtisch.engine.rng import Rng, rng_from_json
from stammtisch.engine.state import Json
from stammtisch.games.slack.board import PUBLIC, Board, read_facts

# Kinds of frames; `questions` says what each is, and mechanics bring more of them
TURN: Final = 0  # (TURN, seat, step): the phase is in the state
PLAY: Final = 1  # (PLAY, seat, canceling card or NO_CARD, card, target seat or NOBODY, target card or NO_CARD)
TRIP: Final = 2  # (TRIP, seat, canceling card or NO_CARD, 1 if it is paid, card, ...)
WINDOW: Final = 3  # (WINDOW, announcer, mask of the seats that have not answered)
CHOOSE_JOB: Final = 4  # (CHOOSE_JOB, seat): the last winner chooses first
DEAL: Final = 5  # (DEAL,)
NOISE: Final = 6  # (NOISE, seat, card): the neighbors wake up
# From here on the list of a card is being carried out, and nobody wins before it is done (AMB-49).
EFFECTS: Final = 7  # (EFFECTS, list, index, owner, player, source card, target seat, target card)
PICK: Final = 8  # (PICK, seat, filter, count, source card): give up cards of your room
GIFT: Final = 9  # (GIFT, seat, filter, source card): may put a card from the hand into play
SEND: Final = 10  # (SEND, player, card, 1 if it may be discarded): where the guest goes
SETTLE: Final = 11  # (SETTLE, Whenever to discard or NO_CARD): the list of a card is done
REROLLS: Final = 12  # (REROLLS, seat, die, what it was rolled for, ...): may reroll it
SWAP: Final = 13  # (SWAP, player, filter, card, seat or NOBODY): which other card changes places with this one
FETCH: Final = 14  # (FETCH, seat, filter, source card): which card of the discard pile to take
# (PASS_ON, mask of the seats that have not chosen, filter, 1 if from the hand, player, source card): what to hand on
PASS_ON: Final = 15

# What a die was rolled for, and what a REROLLS frame has after that
FOR_GUEST: Final = 0  # card, where it was to go: asked to leave
FOR_CALL: Final = 1  # card, room
FOR_ACTIVITY: Final = 2  # card
FOR_EFFECT: Final = 3  # the frame of the list, with the place of the effect

# Verbs of moves; `questions` has a class for each, and mechanics bring more of them
DO_PLAY: Final = 0  # (seat, DO_PLAY, definition, target seat or NOBODY, target definition or NO_CARD)
DO_SHOP: Final = 1  # (seat, DO_SHOP, definition, ...)
DO_EVICT: Final = 2  # (seat, DO_EVICT, definition, target seat, TO_DISCARD, or NOBODY if that comes after the roll)
DO_CHOOSE_CARD: Final = 3  # (seat, DO_CHOOSE_CARD, definition)
DO_CHOOSE_SEAT: Final = 4  # (seat, DO_CHOOSE_SEAT, seat or TO_DISCARD)
DO_CHOOSE_JOB: Final = 5  # (seat, DO_CHOOSE_JOB, job)
DO_DISCARD: Final = 6  # (seat, DO_DISCARD, definition, ...)
DO_PASS: Final = 7
DO_DONE: Final = 8
DO_SHOW: Final = 9  # (seat, DO_SHOW, seat)

NOBODY: Final = -1
AFRESH: Final = -1  # instead of the mask of a WINDOW: ask everybody again
NO_CARD: Final = -1
TO_DISCARD: Final = -2
NO_PHASE: Final = -1
NO_SECRET: Final = -1
UNKNOWN: Final = -2  # a secret, in the view of somebody who does not know it

HIDDEN: Final = ("hands", "deck", "seen", "secrets", "next_jobs", "next_draws")


@final
class SlackState(Board):
    FIELDS = (*PUBLIC, "rng", *HIDDEN)
    __slots__ = ("rng", *HIDDEN, "ready")

    def __init__(
        self,
        public: list[Any],
        rng: Rng,
        hands: list[list[int]],
        deck: list[int],
        seen: list[int],
        secrets: list[int],
        next_jobs: list[int],
        next_draws: list[int],
    ) -> None:
        super().__init__(*public)
        self.rng = rng
        self.hands = hands
        self.deck = deck  # a bag
        self.seen = seen  # for every card in a hand: mask of the other seats that know it is there
        self.secrets = secrets  # `secrets[secret * seats + seat]`: what is being handed on, then those of the mechanics
        self.next_jobs = next_jobs  # a scenario's script
        self.next_draws = next_draws  # a scenario's script
        self.ready: list[list[int]] = [[] for _ in hands]  # the Whenevers for any time in every hand; noted for speed

    def hand_size(self, seat: int) -> int:
        return len(self.hands[seat])

    def clone(self) -> SlackState:
        copy = SlackState(
            self.public_facts(),
            self.rng.clone(),
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.seen[:],
            self.secrets[:],
            self.next_jobs[:],
            self.next_draws[:],
        )
        copy.note_as(self)
        copy.ready = [cards[:] for cards in self.ready]
        return copy


def state_from_json(data: Json) -> SlackState:
    """The inverse of `to_json`."""
    if sorted(data) != sorted(SlackState.FIELDS):
        raise KeyError(f"expected the fields {', '.join(SlackState.FIELDS)}")
    return SlackState(read_facts(data, PUBLIC), rng_from_json(data["rng"]), *read_facts(data, HIDDEN))
