"""What one player sees of a Slack table, and the worlds that could be behind it.

Rooms, Jobs, discards, tokens and the course of the turn are public. Hidden: the hands of others, except cards that the
viewer has seen go there, and what is left in the pile.
"""

from __future__ import annotations

from typing import final

from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.game import AnyGame, View
from stammtisch.engine.rng import Rng
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.room import look_at_all
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import NO_CARD, SETTLE, SlackState


@final
class SlackView(View):
    FIELDS = (
        "viewer",
        "asked",
        "prompt",
        "moves",
        "seats",
        "stack",
        "winners",
        "turn",
        "phase",
        "jobs",
        "aside",
        "hand",
        "hand_seen",
        "hand_sizes",
        "open_to",
        "known",
        "rooms",
        "deck_size",
        "discard",
        "table",
        "lasting",
        "slack",
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

    def __init__(
        self,
        viewer: int,
        asked: list[int],
        prompt: str,
        moves: list[Move],
        seats: int,
        stack: list[Frame],
        winners: list[int],
        turn: int,
        phase: int,
        jobs: list[int],
        aside: list[int],
        hand: list[int],
        hand_seen: list[int],
        hand_sizes: list[int],
        open_to: list[int],
        known: list[list[int]],
        rooms: list[list[int]],
        deck_size: int,
        discard: list[int],
        table: list[int],
        lasting: list[int],
        slack: list[int],
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
        self.viewer = viewer
        self.asked = asked
        self.prompt = prompt
        self.moves = moves
        self.seats = seats
        self.stack = stack
        self.winners = winners
        self.turn = turn
        self.phase = phase
        self.jobs = jobs
        self.aside = aside
        self.hand = hand
        self.hand_seen = hand_seen  # for each card of it, who else knows it
        self.hand_sizes = hand_sizes
        self.open_to = open_to  # who has shown their hand for good to whom: everybody saw that
        self.known = known  # for each seat, the cards of its hand that the viewer has seen
        self.rooms = rooms
        self.deck_size = deck_size
        self.discard = discard
        self.table = table
        self.lasting = lasting
        self.slack = slack
        self.loose = loose
        self.madness = madness
        self.is_mad = is_mad
        self.income = income
        self.free_time = free_time
        self.spent = spent
        self.used = used
        self.asked_out = asked_out
        self.newcomers = newcomers
        self.forgiven = forgiven
        self.new_jobs = new_jobs

    @property
    def working(self) -> list[int]:
        """The Whenevers on the table that have not done all their work yet (SLACK-88)."""
        return [frame[1] for frame in self.stack if frame[0] == SETTLE and frame[1] != NO_CARD]


def public_view(game: AnyGame, state: SlackState) -> SlackView:
    """What everybody sees."""
    decision = game.decision(state)
    return SlackView(
        viewer=SPECTATOR,
        asked=[] if decision is None else list(decision.asked),
        prompt="" if decision is None else decision.prompt,
        moves=[],
        seats=state.seats,
        stack=state.stack[:],
        winners=state.winners[:],
        turn=state.turn,
        phase=state.phase,
        jobs=state.jobs[:],
        aside=sorted(state.aside),
        hand=[],
        hand_seen=[],
        hand_sizes=[len(cards) for cards in state.hands],
        open_to=state.open_to[:],
        known=_known(state, SPECTATOR),
        rooms=[room[:] for room in state.rooms],
        deck_size=len(state.deck),
        discard=state.discard[:],
        table=state.table[:],
        lasting=state.lasting[:],
        slack=state.slack[:],
        loose=state.loose[:],
        madness=state.madness[:],
        is_mad=state.is_mad[:],
        income=state.income,
        free_time=state.free_time,
        spent=state.spent,
        used=state.used,
        asked_out=state.asked_out[:],
        newcomers=state.newcomers[:],
        forgiven=state.forgiven,
        new_jobs=state.new_jobs,
    )


def own_view(game: AnyGame, state: SlackState, viewer: int, public: SlackView) -> SlackView:
    """And what a player sees beside it."""
    hand, seen = state.hands[viewer], state.seen
    return SlackView(
        viewer,
        public.asked,
        public.prompt,
        game.moves(state, viewer),
        public.seats,
        public.stack,
        public.winners,
        public.turn,
        public.phase,
        public.jobs,
        public.aside,
        hand[:],
        [seen[card] for card in hand],
        public.hand_sizes,
        public.open_to,
        _known(state, viewer),
        public.rooms,
        public.deck_size,
        public.discard,
        public.table,
        public.lasting,
        public.slack,
        public.loose,
        public.madness,
        public.is_mad,
        public.income,
        public.free_time,
        public.spent,
        public.used,
        public.asked_out,
        public.newcomers,
        public.forgiven,
        public.new_jobs,
    )


def _known(state: SlackState, viewer: int) -> list[list[int]]:
    """The cards in everybody's hand that the viewer has seen go there. Their own they have anyway."""
    seen = state.seen
    if not any(seen):
        return [[] for _ in state.hands]
    return [
        [] if seat == viewer else sorted([card for card in cards if seen[card] >> viewer & 1])
        for seat, cards in enumerate(state.hands)
    ]


def sample_state(rules: Rules, view: SlackView, rng: Rng) -> SlackState:
    is_placed = bytearray(len(rules.of))
    seen = [0] * len(rules.of)
    for cards in (view.hand, view.discard, view.table, *view.rooms, *view.known):
        for card in cards:
            is_placed[card] = 1
    pool = [card for card in range(len(rules.of)) if not is_placed[card]]
    hands: list[list[int]] = []
    for seat in range(view.seats):
        if seat == view.viewer:
            hands.append(view.hand[:])
        else:
            known = view.known[seat]
            hands.append(known + rng.draw(pool, view.hand_sizes[seat] - len(known)))
            for card in known:
                seen[card] = 1 << view.viewer
    for card, mask in zip(view.hand, view.hand_seen, strict=True):
        seen[card] = mask
    state = SlackState(
        seats=view.seats,
        rng=rng.fork(),
        stack=view.stack[:],
        winners=view.winners[:],
        turn=view.turn,
        phase=view.phase,
        jobs=view.jobs[:],
        aside=view.aside[:],
        next_jobs=[],
        hands=hands,
        rooms=[room[:] for room in view.rooms],
        deck=pool,
        next_draws=[],
        discard=view.discard[:],
        table=view.table[:],
        lasting=view.lasting[:],
        slack=view.slack[:],
        seen=seen,
        open_to=view.open_to[:],
        loose=view.loose[:],
        madness=view.madness[:],
        is_mad=view.is_mad[:],
        income=view.income,
        free_time=view.free_time,
        spent=view.spent,
        used=view.used,
        asked_out=view.asked_out[:],
        newcomers=view.newcomers[:],
        forgiven=view.forgiven,
        new_jobs=view.new_jobs,
    )
    look_at_all(rules, state)
    return state
