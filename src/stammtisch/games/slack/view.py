"""What one player sees of a Slack table, and the worlds that could be behind it.

Rooms, Jobs, discards, tokens and the course of the turn are public. Hidden: the others' hands, except cards that the
viewer has seen go there, what is left in the pile, what others are about to hand on, and the secrets of mechanics.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, final

from stammtisch.engine.rng import Rng
from stammtisch.engine.state import Move
from stammtisch.games.slack.board import PUBLIC, Board
from stammtisch.games.slack.room import look_at_hands
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import NO_CARD, NO_SECRET, PASS_ON, PICK, SETTLE, UNKNOWN, SlackState
from stammtisch.games.slack.sums import candidates

if TYPE_CHECKING:
    from stammtisch.games.slack.game import Slack
    from stammtisch.games.slack.outlook import Gain

OWN: Final = ("viewer", "asked", "prompt", "moves", "hand", "hand_seen", "hand_sizes", "known", "secrets", "deck_size")


@final
class SlackView(Board):
    FIELDS = (*OWN, *PUBLIC)
    __slots__ = (*OWN, "gains")

    def __init__(
        self,
        public: Iterable[Any],
        viewer: int,
        asked: list[int],
        prompt: str,
        moves: list[Move],
        hand: list[int],
        hand_seen: list[int],
        hand_sizes: list[int],
        known: list[list[int]],
        secrets: list[int],
        deck_size: int,
    ) -> None:
        super().__init__(*public)
        self.viewer = viewer
        self.asked = asked
        self.prompt = prompt
        self.moves = moves  # what the viewer may do now
        self.hand = hand
        self.hand_seen = hand_seen  # for each card in it, who else knows it
        self.hand_sizes = hand_sizes
        self.known = known  # for each seat, the cards of its hand that the viewer has seen
        self.secrets = secrets  # of the mechanics, as far as the viewer knows them; the others are UNKNOWN
        self.deck_size = deck_size
        self.gains: dict[tuple[object, ...], Gain] = {}  # see `outlook.gain_seen`; noted only for speed

    def hand_size(self, seat: int) -> int:
        return self.hand_sizes[seat]

    @property
    def working(self) -> list[int]:
        """The Whenevers on the table that have not done all their work yet (SLACK-88)."""
        cards = [frame[1] for frame in self.stack if frame[0] == SETTLE and frame[1] != NO_CARD]
        return [card for card in cards if card not in self.lasting[::2]]


def view_of(game: Slack, state: SlackState, viewer: int) -> SlackView:
    """What everybody sees, and next to it what a player sees."""
    decision = game.decision(state)
    is_seat = viewer < state.seats
    hand = state.hands[viewer] if is_seat else []
    view = SlackView(
        state.public_facts(),
        viewer,
        [] if decision is None else list(decision.asked),
        "" if decision is None else decision.prompt,
        game.moves(state, viewer) if is_seat else [],
        hand[:],
        [state.seen[card] for card in hand],
        [len(cards) for cards in state.hands],
        _known(state, viewer),
        _secrets(game.rules, state, viewer),
        len(state.deck),
    )
    view.aside.sort()  # the order in which they were put there is secret
    view.note_as(state)
    return view


def own_view(game: Slack, state: SlackState, viewer: int, public: SlackView) -> SlackView:
    """What a player sees, next to the spectator's view, with which it shares everything public."""
    hand, seen = state.hands[viewer], state.seen
    view = SlackView(
        public.shared_facts(),
        viewer,
        public.asked,
        public.prompt,
        game.moves(state, viewer),
        hand[:],
        [seen[card] for card in hand],
        public.hand_sizes,
        _known(state, viewer),
        _secrets(game.rules, state, viewer),
        public.deck_size,
    )
    view.share_notes(public)
    view.gains = public.gains
    return view


def _known(state: SlackState, viewer: int) -> list[list[int]]:
    """The cards in everybody's hand that the viewer has seen go there. They have their own anyway."""
    seen, bit = state.seen, 1 << viewer
    known: list[list[int]] = [[] for _ in state.hands]
    if any(seen):
        for seat, cards in enumerate(state.hands):
            if seat != viewer:
                known[seat] = [card for card in cards if seen[card] & bit]
                known[seat].sort()
    return known


def _secrets(rules: Rules, state: SlackState, viewer: int) -> list[int]:
    if not state.secrets:
        return []
    own = state.secrets[: rules.own_secrets * state.seats]
    found = [secret if seat == viewer else UNKNOWN for seat, secret in enumerate(own)]
    for mechanic in rules.mechanics:
        if mechanic.SECRETS:
            found += mechanic.known_secrets(state, viewer)
    return found


def _sample_secrets(rules: Rules, view: SlackView, rng: Rng) -> list[int]:
    """What others hand on is drawn when they have hands."""
    found = [NO_SECRET if secret == UNKNOWN else secret for secret in view.secrets[: rules.own_secrets * view.seats]]
    for mechanic in rules.mechanics:
        first = mechanic.first_secret * view.seats
        known = view.secrets[first : first + mechanic.SECRETS * view.seats]
        found += mechanic.sample_secrets(rules, view, known, rng)
    return found


def _must_hold(rules: Rules, view: SlackView, secrets: list[int], pool: list[int]) -> list[list[int]]:
    """For each seat, the cards of its hand that the viewer has seen, and those that it has if these are the secrets."""
    known = [cards[:] for cards in view.known]
    for mechanic in rules.mechanics:
        first = mechanic.first_secret * view.seats
        for seat, card in mechanic.must_hold(view.seats, secrets[first : first + mechanic.SECRETS * view.seats]):
            if card in pool:
                pool.remove(card)
                known[seat].append(card)
    return known


def sample_state(rules: Rules, view: SlackView, rng: Rng) -> SlackState:
    is_placed = bytearray(len(rules.of))
    seen = [0] * len(rules.of)
    for cards in (view.hand, view.discard, view.table, *view.rooms, *view.known):
        for card in cards:
            is_placed[card] = 1
    pool = [card for card in range(len(rules.of)) if not is_placed[card]]
    secrets = _sample_secrets(rules, view, rng) if view.secrets else []
    known = _must_hold(rules, view, secrets, pool) if secrets else view.known
    hands: list[list[int]] = []
    for seat in range(view.seats):
        if seat == view.viewer:
            hands.append(view.hand[:])
        else:
            hands.append(known[seat] + rng.draw(pool, view.hand_sizes[seat] - len(known[seat])))
            for card in view.known[seat]:
                seen[card] = 1 << view.viewer
    for card, mask in zip(view.hand, view.hand_seen, strict=True):
        seen[card] = mask
    state = SlackState(view.public_facts(), rng.fork(), hands, pool, seen, secrets, [], [])
    state.note_as(view)
    look_at_hands(rules, state)
    if rules.own_secrets:
        _sample_passing(rules, view, state, rng)
    return state


def _sample_passing(rules: Rules, view: SlackView, state: SlackState, rng: Rng) -> None:
    """Everybody who has chosen what to hand on has chosen one of their cards; who has chosen is public."""
    if not view.stack or view.stack[-1][0] != PASS_ON:
        return
    _, waiting, filter, is_hand, _, source = view.stack[-1]
    for seat in range(view.seats):
        if seat != view.viewer and not waiting >> seat & 1:
            pool = state.hands[seat] if is_hand else candidates(rules, state, (PICK, seat, filter, 1, source))
            state.secrets[seat] = rng.draw(pool[:], 1)[0] if pool else NO_SECRET
