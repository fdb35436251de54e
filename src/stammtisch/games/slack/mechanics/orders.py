"""Orders (GUE-61..73): whoever has a higher rank may give somebody an Activity to spend their Free Time on, and gains 1
Slack for it before anything else happens.

An order takes the place of what was announced: the Activity that was wanted is discarded, Things return to the hand.
The ordered card is an Activity being played and has a window of its own. In it the card can be canceled like any other,
and whoever gave it keeps the point; and it can be overruled by somebody whose rank is above that of the first one who
gave an order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, final

from stammtisch.engine.event import EVERYONE, Event, EventKind
from stammtisch.engine.notation import seat_of
from stammtisch.engine.option import Value
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board, gain_slack
from stammtisch.games.slack.cards import ACTIVITY, IS_FREE_TIME
from stammtisch.games.slack.checks import check_held, limit_on
from stammtisch.games.slack.events import DISCARDED, RAN_SHORT
from stammtisch.games.slack.mechanics.mechanic import First, Mechanic
from stammtisch.games.slack.mechanics.ranks import rank_of, ranks_of
from stammtisch.games.slack.mechanics.wounds import excuse
from stammtisch.games.slack.notation import card_of
from stammtisch.games.slack.phases.call import Call
from stammtisch.games.slack.plays import cancel, do_activity, lay_open, return_to_hand
from stammtisch.games.slack.question import Announcement, Coming, Verb, Work
from stammtisch.games.slack.room import discard_from_room, discard_from_table, in_hand, lay_down
from stammtisch.games.slack.state import EFFECTS, NO_CARD, NOBODY, PLAY, SETTLE, WINDOW, SlackState
from stammtisch.games.slack.sums import affordable, cost_of, income_left, is_asked
from stammtisch.games.slack.whenevers import distinct

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules
    from stammtisch.games.slack.sets import CardSet

GIVEN: Final = 0  # events, from the first of the mechanic
OVERRULED: Final = 1
DONE: Final = 2

FIRST_COVERED: Final = 6  # in the frame of an order


def may_order(rules: Rules, board: Board, giver: int, victim: int, frame: Frame) -> bool:
    """GUE-61, -62, -73: whether somebody may give an order to the victim, whose Free Time this announcement is. Ranks
    and announcements are public, and ranks may have changed since.
    """
    if victim != board.turn or giver == victim or frame[0] not in rules.announcements or frame[2] != NO_CARD:
        return False
    ranks, jobs = ranks_of(rules).ranks, board.jobs
    rank = ranks[jobs[giver]]
    if rank <= ranks[jobs[victim]]:
        return False
    what = rules.announcements[frame[0]]
    if what.victim(frame) != victim or not what.tags(rules, frame) & IS_FREE_TIME:
        return False
    if frame[0] == rules.frame_kinds[Order.ID]:
        return giver != frame[1] and rank > ranks[jobs[frame[5]]]
    return frame[1] == victim


def why_not(rules: Rules, board: Board, giver: int, victim: int, number: int) -> Refused | None:
    """Why this Activity cannot be what somebody is ordered to do; None if it can."""
    card = rules.cards[number]
    if board.forbids[victim] & card.tags:
        return Refused("SLACK-13", "job_forbids", card=card.id)
    cost = cost_of(rules, board, victim, card)
    if cost > income_left(rules, board):
        return Refused(
            "SLACK-73", "too_expensive", also=["GUE-63"], card=card.id, cost=cost, income=income_left(rules, board)
        )
    return limit_on(rules, board, victim, number, giver)


@final
class Order(Announcement):
    """(kind, giver, canceling card or NO_CARD, card, victim, who gave the first order, card ...): those whose place it
    has taken are only remembered.
    """

    ID = "order"
    VERB = "order"

    def cards(self, frame: Frame) -> Sequence[int]:
        return frame[3:4]

    def tags(self, rules: Rules, frame: Frame) -> int:
        return rules.tags[frame[3]]

    def target(self, frame: Frame) -> int:
        return frame[4]

    def victim(self, frame: Frame) -> int:
        return frame[4]

    def coming(self, rules: Rules, board: Board, frame: Frame, more: int = 0) -> Coming:
        victim = frame[4]
        paid = affordable(rules, board, victim, frame[3:4], more)[0]
        return Coming(victim if paid else NOBODY, victim, paid)

    def event(self, rules: Rules, frame: Frame) -> Event:
        return (orders_of(rules).event + GIVEN, EVERYONE, frame[1], frame[3], frame[4])

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """The window has closed. The Free Time was spent when it was announced, and the victim pays what it costs."""
        _, giver, by, card, victim, *_ = frame
        state.stack.pop()
        excuse(rules, state, victim)
        if by != NO_CARD:
            cancel(rules, state, (PLAY, victim, by, card, NOBODY, NO_CARD), out)
        elif not affordable(rules, state, victim, [card])[0]:  # AMB-52; but it was never the victim's own card
            out.append((RAN_SHORT, EVERYONE, victim, income_left(rules, state)))
            discard_from_table(state, card)
            out.append((DISCARDED, EVERYONE, victim, card))
        else:
            state.stack.append((rules.frame_kinds[Duty.ID], giver, card, victim))
            do_activity(rules, state, victim, card, out)
        return True


@final
class Duty(Work):
    """(kind, giver, card, victim): an order has been carried out, with everything that came of it."""

    ID = "duty"

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        _, giver, card, victim = frame
        state.stack.pop()
        if card in state.rooms[victim] and state.slack[card] <= 0:  # GUE-67
            discard_from_room(rules, state, victim, card, out)
            out.append((DISCARDED, EVERYONE, victim, card))
        orders = orders_of(rules)
        out.append((orders.event + DONE, EVERYONE, giver, card))
        effects = orders.ordered.get(rules.number[card], -1)
        if effects >= 0:
            state.stack.append((SETTLE, NO_CARD))
            state.stack.append((EFFECTS, effects, 0, giver, giver, NO_CARD, victim, NO_CARD))
        return True


@final
class GiveOrder(Verb):
    """`play CARD on PLAYER`: (seat, verb, definition, seat). GUE-68: one of the two ways to give a card away."""

    ID = "order"
    WORD = "play"

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        if len(move) != 4 or not 0 <= move[2] < len(rules.cards) or not 0 <= move[3] < board.seats:
            return False
        return move[3] != move[0] and rules.cards[move[2]].kind == ACTIVITY

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        return f"{self.WORD} {rules.cards[move[2]].id} on {names[move[3]]}"

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        if len(rest) != 3 or rest[1] != "on" or rest[0] not in rules.ids:
            return None
        number, target = card_of(rules, rest[0]), seat_of(rest[2], names)
        return (seat, self.number, number, target) if self._is_order(rules, number, seat, target) else None

    def _is_order(self, rules: Rules, number: int, seat: int, target: int) -> bool:
        card = rules.cards[number]
        return card.kind == ACTIVITY and not card.cancels and target != seat

    def check(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        seat, _, number, victim = move
        check_held(rules, state, seat, (number,))
        if frame[0] != WINDOW:
            raise Refused("GUE-62", "nothing_to_order", also=["GUE-69"])
        below = state.stack[-2]
        if not may_order(rules, state, seat, victim, below):
            raise self._why_not(rules, state, seat, victim, below)
        if not is_asked(rules, state, seat):
            raise Refused("GUE-62", "not_asked", also=["AMB-08"])
        refused = why_not(rules, state, seat, victim, number)
        if refused is not None:
            raise refused

    def _why_not(self, rules: Rules, state: SlackState, seat: int, victim: int, below: Frame) -> Refused:
        what = rules.announcements[below[0]]
        if not what.tags(rules, below) & IS_FREE_TIME or what.victim(below) != victim:
            rule = "GUE-69" if rules.is_phase(state, Call.ID) else "GUE-62"
            return Refused(rule, "nothing_to_order", also=["GUE-62"])
        is_order = below[0] == rules.frame_kinds[Order.ID]
        if is_order and (seat == below[1] or rank_of(rules, state, seat) <= rank_of(rules, state, below[5])):
            return Refused("GUE-73", "cannot_overrule", also=["GUE-61"], seat=below[5])
        return Refused("GUE-61", "does_not_outrank", seat=victim)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        seat, _, number, victim = move
        card = in_hand(rules, state, seat, number)
        lay_down(rules, state, seat, card)
        state.table.append(card)
        state.stack.pop()  # the window
        wanted = state.stack.pop()
        first = self._clear_away(rules, state, seat, wanted, out)
        kind = rules.frame_kinds[Order.ID]
        before = wanted[FIRST_COVERED:] if wanted[0] == kind else ()
        covered = rules.announcements[wanted[0]].cards(wanted)
        lay_open(rules, state, (kind, seat, NO_CARD, card, victim, first, *before, *covered), out)
        gain_slack(state, seat, 1, out)  # GUE-71; -72: at once, so the win check comes before the victim scores

    def _clear_away(self, rules: Rules, state: SlackState, seat: int, wanted: Frame, out: list[Event]) -> int:
        """What becomes of what was announced before. Returns who gave the first order."""
        what = rules.announcements[wanted[0]]
        cards = [*what.cards(wanted)]
        if what.RETURNS:  # GUE-65
            return_to_hand(state, wanted[1], cards, out)
            return seat
        for card in cards:  # GUE-64, AMB-33
            discard_from_table(state, card)
        if wanted[0] == rules.frame_kinds[Order.ID]:
            out.append((orders_of(rules).event + OVERRULED, EVERYONE, wanted[1], seat))
            return wanted[5]
        out.extend([(DISCARDED, EVERYONE, wanted[1], card) for card in cards])
        return seat


@final
class Orders(Mechanic):
    ID = "orders"
    RULES = (*[f"GUE-{number}" for number in range(61, 74)], "GUE-92", "AMB-32", "AMB-33")
    EVENTS = (
        EventKind("order_given", "seat card target", rule="GUE-63", hits="target"),
        EventKind("order_overruled", "seat by", rule="GUE-73", hits="seat"),
        EventKind("duty_done", "seat card", rule="GUE-66"),
    )
    TALLY: ClassVar[Mapping[str, str]] = {"orders": "order_given"}
    PLAYS = ("order_given",)
    CARD_FIELDS: ClassVar[Mapping[str, str]] = {"ordered": "effects"}
    FITTING: ClassVar[Mapping[str, tuple[str, ...]]] = {"ordered": ("activity",)}
    QUESTIONS = (Order, Duty)
    VERBS = (GiveOrder,)
    OFFERS = ("window_moves",)

    def __init__(self, options: Mapping[str, Value], first: First) -> None:
        super().__init__(options, first)
        self.ordered: dict[int, int] = {}  # by definition, what happens for whoever gives it as an order

    def read_cards(self, cards: CardSet) -> None:
        self.ordered = dict(cards.fields["ordered"])

    def can_answer(self, rules: Rules, board: Board, frame: Frame, seat: int) -> bool:
        return board.hand_size(seat) > 0 and may_order(rules, board, seat, board.turn, frame)

    def window_moves(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        if not may_order(rules, state, seat, state.turn, frame):
            return []
        number, found = rules.verb_numbers[GiveOrder.ID], list[Move]()
        activities = [card for card in state.hands[seat] if rules.kinds[card] == ACTIVITY]
        for definition in distinct(rules, activities):
            if not rules.cards[definition].cancels and why_not(rules, state, seat, state.turn, definition) is None:
                found.append((seat, number, definition, state.turn))
        return found


def orders_of(rules: Rules) -> Orders:
    orders: Orders = rules.by_mechanic[Orders.ID]
    return orders


MECHANIC: Final = Orders
