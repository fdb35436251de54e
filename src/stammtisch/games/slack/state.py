"""The table of a Slack game. A Life card is a number; `games.slack.game` knows its definition."""

from __future__ import annotations

from typing import Final, Self, final

from stammtisch.engine.rng import Rng, rng_from_json
from stammtisch.engine.state import Frame, Json, State, ints, tuples

# Frames
TURN: Final = 0  # (TURN, seat, step): the phase is in the state
PLAY: Final = 1  # (PLAY, seat, card, target seat or NOBODY, target card or NO_CARD, canceling card or NO_CARD)
TRIP: Final = 2  # (TRIP, seat, canceling card or NO_CARD, paid, card, ...)
WINDOW: Final = 3  # (WINDOW, announcer, mask of the seats that have not answered)
CHOOSE_JOB: Final = 4  # (CHOOSE_JOB, seat): the last winner picks first
DEAL: Final = 5  # (DEAL,)
NOISE: Final = 6  # (NOISE, seat, card): the neighbors wake up
# From here on the list of a card is being carried out, and nobody wins before it is done (AMB-49).
EFFECTS: Final = 7  # (EFFECTS, list, index, owner, player, source card, target seat, target card)
PICK: Final = 8  # (PICK, seat, filter, count, source card): give up cards of your room
GIFT: Final = 9  # (GIFT, seat, filter, source card): may put a card from the hand into play
SEND: Final = 10  # (SEND, player, card, 1 if it may be discarded): where does the guest go
SETTLE: Final = 11  # (SETTLE, Whenever to discard or NO_CARD): the list of a card is done

# Phases
DRAW: Final = 0
ROLL: Final = 1
CALL: Final = 2
FREE: Final = 3
DISCARD: Final = 4
PHASES: Final = ("draw", "roll", "call", "free_time", "discard")

# Verbs of moves
DO_PLAY: Final = 0  # (seat, DO_PLAY, definition, target seat or NOBODY, target definition or NO_CARD)
DO_SHOP: Final = 1  # (seat, DO_SHOP, definition, ...)
DO_EVICT: Final = 2  # (seat, DO_EVICT, definition, target seat, TO_DISCARD or NOBODY when it is said after the roll)
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


@final
class SlackState(State):
    FIELDS = (
        "seats",
        "rng",
        "stack",
        "winners",
        "turn",
        "phase",
        "jobs",
        "aside",
        "next_jobs",
        "hands",
        "rooms",
        "deck",
        "next_draws",
        "discard",
        "table",
        "lasting",
        "slack",
        "seen",
        "open_to",
        "loose",
        "madness",
        "is_mad",
        "income",
        "free_time",
        "spent",
        "used",
        "asked_out",
        "newcomers",
        "forgiven",
        "new_jobs",
    )
    # The first four are every State's.
    __slots__ = (*FIELDS[4:], "around", "brings", "forbids", "immune", "ready", "scored", "there", "worth")

    def __init__(
        self,
        seats: int,
        rng: Rng,
        stack: list[Frame],
        winners: list[int],
        turn: int,
        phase: int,
        jobs: list[int],
        aside: list[int],
        next_jobs: list[int],
        hands: list[list[int]],
        rooms: list[list[int]],
        deck: list[int],
        next_draws: list[int],
        discard: list[int],
        table: list[int],
        lasting: list[int],
        slack: list[int],
        seen: list[int],
        open_to: list[int],
        loose: list[int],
        madness: list[int],
        is_mad: list[int],
        income: int,
        free_time: int,
        spent: int,
        used: int,
        asked_out: list[int],
        newcomers: list[int],
        forgiven: int,
        new_jobs: int,
    ) -> None:
        super().__init__(seats, rng, stack, winners)
        self.turn = turn
        self.phase = phase
        self.jobs = jobs
        self.aside = aside  # Jobs that nobody holds
        self.next_jobs = next_jobs  # a scenario's script
        self.hands = hands
        self.rooms = rooms
        self.deck = deck  # a bag
        self.next_draws = next_draws  # a scenario's script
        self.discard = discard
        self.table = table  # cards being played, and lasting Whenevers
        self.lasting = lasting  # of the cards on the table: card, seat it works for, card, seat ...
        self.slack = slack  # what every card in a room is worth (SLACK-91)
        self.seen = seen  # for every card in a hand: mask of the other seats that know it is there
        self.open_to = open_to  # for every seat: mask of the others who go on seeing its hand (AMB-24)
        self.loose = loose  # Slack below the Job (SLACK-93)
        self.madness = madness
        self.is_mad = is_mad  # 1: Stark Raving Mad
        self.income = income  # of this turn, as printed or rolled, without modifiers
        self.free_time = free_time
        self.spent = spent
        self.used = used
        self.asked_out = asked_out  # guests who were asked to leave this turn (AMB-03)
        self.newcomers = newcomers  # cards that have come into play this turn, before the toll (SLACK-117)
        self.forgiven = forgiven  # of what was spent this turn: debts that are forgotten (AMB-53)
        self.new_jobs = new_jobs  # mask of the seats whose Job has come since their last Draw phase (AMB-54)
        # What follows from the rest, noted for speed alone: not saved, not compared. `room.look_around` finds it.
        self.scored = 0  # mask of the seats whose Slack or goal has changed since the last look; 0 at every decision
        self.ready: list[list[int]] = [[] for _ in range(seats)]  # of every hand: the Whenevers for any time
        self.worth = [0] * seats  # for every seat: the Slack on the cards in its room
        self.there = [0] * seats  # for every seat: the words of the cards in its room
        self.around = 0  # the words of the cards in all rooms
        self.brings = [0] * seats  # for every seat: mask of the modifiers that its Job and its cards bring
        self.forbids = [0] * seats  # for every seat: the words of cards that it may not play
        self.immune = [0] * seats  # for every seat: the words of its cards that others cannot touch

    def clone(self) -> Self:
        copy = type(self)(
            self.seats,
            self.rng.clone(),
            self.stack[:],
            self.winners[:],
            self.turn,
            self.phase,
            self.jobs[:],
            self.aside[:],
            self.next_jobs[:],
            [hand[:] for hand in self.hands],
            [room[:] for room in self.rooms],
            self.deck[:],
            self.next_draws[:],
            self.discard[:],
            self.table[:],
            self.lasting[:],
            self.slack[:],
            self.seen[:],
            self.open_to[:],
            self.loose[:],
            self.madness[:],
            self.is_mad[:],
            self.income,
            self.free_time,
            self.spent,
            self.used,
            self.asked_out[:],
            self.newcomers[:],
            self.forgiven,
            self.new_jobs,
        )
        copy.ready = [cards[:] for cards in self.ready]
        copy.worth = self.worth[:]
        copy.there = self.there[:]
        copy.around = self.around
        copy.brings = self.brings[:]
        copy.forbids = self.forbids[:]
        copy.immune = self.immune[:]
        return copy


def state_from_json(data: Json) -> SlackState:
    """The inverse of `to_json`."""
    if sorted(data) != sorted(SlackState.FIELDS):
        raise KeyError(f"expected the fields {', '.join(SlackState.FIELDS)}")
    numbers = ("seats", "turn", "phase", "income", "free_time", "spent", "used", "forgiven", "new_jobs")
    seats, turn, phase, income, free_time, spent, used, forgiven, new_jobs = ints([data[name] for name in numbers])
    return SlackState(
        seats,
        rng_from_json(data["rng"]),
        tuples(data["stack"]),
        ints(data["winners"]),
        turn,
        phase,
        ints(data["jobs"]),
        ints(data["aside"]),
        ints(data["next_jobs"]),
        [list(hand) for hand in tuples(data["hands"])],
        [list(room) for room in tuples(data["rooms"])],
        ints(data["deck"]),
        ints(data["next_draws"]),
        ints(data["discard"]),
        ints(data["table"]),
        ints(data["lasting"]),
        ints(data["slack"]),
        ints(data["seen"]),
        ints(data["open_to"]),
        ints(data["loose"]),
        ints(data["madness"]),
        ints(data["is_mad"]),
        income,
        free_time,
        spent,
        used,
        ints(data["asked_out"]),
        ints(data["newcomers"]),
        forgiven,
        new_jobs,
    )
