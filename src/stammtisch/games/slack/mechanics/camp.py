"""Asking the camp for a raid card (GUE-42..44, AMB-39): the same silent question to all others, answered in secret. All
that anybody learns is who offers one, when everybody has answered; the one who asked picks an offer unseen.

How often one may ask is not said. It is once in a Free Time phase, so that a turn ends: the step of the turn says
whether it has happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from stammtisch.engine.decision import CHOOSE_ONE, Decision
from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.checks import check_held, check_turn
from stammtisch.games.slack.mechanics.ranks import highest, rank_of
from stammtisch.games.slack.notation import card_of
from stammtisch.games.slack.phases.free_time import FreeTime
from stammtisch.games.slack.plays import announce
from stammtisch.games.slack.question import ANSWERED, NOTHING, STILL_WAITS, Question, Verb
from stammtisch.games.slack.room import in_hand, lay_down, seats_in, take_up
from stammtisch.games.slack.state import DO_CHOOSE_SEAT, DO_PASS, NO_CARD, NO_SECRET, NOBODY, TURN, UNKNOWN, SlackState
from stammtisch.games.slack.sums import free_time_left
from stammtisch.games.slack.whenevers import distinct

if TYPE_CHECKING:
    from stammtisch.engine.rng import Rng
    from stammtisch.games.slack.mechanics.raids import Raids
    from stammtisch.games.slack.rules import Rules
    from stammtisch.games.slack.view import SlackView

ASKED: Final = 0  # events, from the first of the mechanic
OFFERS_MADE: Final = 1
LENT: Final = 2

HAS_ASKED: Final = 1  # the step of a Free Time phase


def raids_of(rules: Rules) -> Raids:
    raids: Raids = rules.by_mechanic["raids"]
    return raids


def may_lead(rules: Rules, board: Board, seat: int) -> bool:
    """GUE-39..41: nobody at the table has a higher rank."""
    return rank_of(rules, board, seat) == highest(rules, board)


def may_ask(rules: Rules, state: SlackState, seat: int) -> bool:
    """GUE-42. The hands of the others matter only as far as their size, which is public."""
    if seat != state.turn:
        return False
    raids, frame = raids_of(rules), state.stack[-1]
    if frame[0] != TURN or frame[2] == HAS_ASKED or not rules.is_phase(state, FreeTime.ID):
        return False
    if not may_lead(rules, state, seat) or not free_time_left(rules, state) or state.forbids[seat] & raids.tags:
        return False
    return not raids.held(rules, state, seat) and any(_others_with_cards(state, seat))


def _others_with_cards(state: SlackState, seat: int) -> list[bool]:
    return [bool(hand) and other != seat for other, hand in enumerate(state.hands)]


@final
class AskRaid(Verb):
    """`ask raid`, in one's own Free Time."""

    ID = "ask_raid"
    WORD = "ask"

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        return f"{self.WORD} raid"

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        return (seat, self.number) if [*rest] == ["raid"] else None

    def refusal(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> Refused:
        seat = move[0]
        check_turn(rules, state, seat, frame, FreeTime.ID)
        if not may_lead(rules, state, seat):
            return Refused("GUE-39", "raid_outranked", also=["GUE-21"])
        if raids_of(rules).held(rules, state, seat):
            return Refused("GUE-42", "has_raid_card")
        if frame[2] == HAS_ASKED:
            return Refused("GUE-42", "asked_camp_already", also=["AMB-39"])
        if not any(_others_with_cards(state, seat)):
            return Refused("GUE-42", "camp_has_no_cards")
        return Refused("SLACK-13", "job_forbids", card=rules.cards[min(raids_of(rules).loot)].id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        seat = move[0]
        state.stack[-1] = (TURN, seat, HAS_ASKED)
        asked = sum([1 << other for other, asks in enumerate(_others_with_cards(state, seat)) if asks])
        out.append((raids_of(rules).event + ASKED, EVERYONE, seat))
        state.stack.append((rules.frame_kinds[LendRaid.ID], asked, seat))


@final
class Offer(Verb):
    """`offer CARD`: (seat, verb, definition). GUE-43: one of the two ways in which a card may be given away."""

    ID = "offer"
    WORD = "offer"

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        return len(move) == 3 and 0 <= move[2] < len(rules.cards)

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        return f"{self.WORD} {rules.cards[move[2]].id}"

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        return (seat, self.number, card_of(rules, rest[0])) if len(rest) == 1 else None


@final
class LendRaid(Question):
    """(kind, mask of the seats that have not answered, who asks): the answers are secrets, since everybody sees a
    frame, and nobody hears of any before all are there.
    """

    ID = "lend_raid"
    VERBS = ("offer", "pass")
    CAN_PASS = True

    def first(self, frame: Frame) -> int:
        return seats_in(frame[1])[0]

    def is_asked(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> bool:
        return frame[1] >> seat & 1 == 1

    def decision(self, rules: Rules, state: SlackState, frame: Frame) -> Decision:
        around = [(frame[2] + i) % state.seats for i in range(1, state.seats)]
        asked = tuple([seat for seat in around if frame[1] >> seat & 1])
        return Decision(self.ID, CHOOSE_ONE, asked, can_pass=True)

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        held = distinct(rules, raids_of(rules).held(rules, state, seat))
        return [(seat, DO_PASS), *[(seat, rules.verb_numbers[Offer.ID], number) for number in held]]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move[1] != DO_PASS:
            check_held(rules, state, move[0], move[2:])
            if move[2] not in raids_of(rules).loot:
                raise Refused("GUE-42", "not_a_raid", card=rules.cards[move[2]].id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        if move[1] != DO_PASS:
            raids_of(rules).keep(state, move[0], in_hand(rules, state, move[0], move[2]))
        state.stack[-1] = (self.kind, frame[1] & ~(1 << move[0]), frame[2])

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        if frame[1]:
            return False
        raids, asker = raids_of(rules), frame[2]
        offers = [seat for seat in range(state.seats) if raids.secret(state, seat) != NO_SECRET]
        state.stack.pop()
        out.append((raids.event + OFFERS_MADE, EVERYONE, asker, len(offers)))
        if offers:
            state.stack.append((rules.frame_kinds[TakeOffer.ID], asker, sum([1 << seat for seat in offers])))
        return True

    def pass_for(self, rules: Rules, state: SlackState, frame: Frame) -> int:
        raids = raids_of(rules)
        able = sum([1 << seat for seat in seats_in(frame[1]) if raids.held(rules, state, seat)])
        if able == frame[1]:
            return NOTHING
        state.stack[-1] = (self.kind, able, frame[2])
        return STILL_WAITS if able else ANSWERED


@final
class TakeOffer(Question):
    """(kind, asker, mask of those who offer a card): whose to take, unseen, if any (GUE-43)."""

    ID = "take_offer"
    VERBS = ("choose_seat", "pass")
    CAN_PASS = True

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return [(seat, DO_PASS), *[(seat, DO_CHOOSE_SEAT, giver) for giver in seats_in(frame[2])]]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move[1] != DO_PASS and move[2] not in seats_in(frame[2]):
            raise Refused("GUE-42", "offers_nothing")

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        """GUE-44: it is announced at once, and that costs the one who asked their Free Time (GUE-22)."""
        raids, asker = raids_of(rules), frame[1]
        card = NO_CARD if move[1] == DO_PASS else raids.secret(state, move[2])
        for seat in range(state.seats):
            raids.keep(state, seat, NO_SECRET)  # what else was offered stays secret for good
        state.stack.pop()
        if card != NO_CARD:
            lay_down(rules, state, move[2], card)
            take_up(rules, state, asker, [card])
            state.seen[card] = EVERYONE
            out.append((raids.event + LENT, EVERYONE, move[2], card, asker))
            announce(rules, state, asker, card, NOBODY, NO_CARD, out)


# Worlds that could be behind a view ----------------------------------------------------------------------------------


def sample_offers(rules: Rules, view: SlackView, known: list[int], rng: Rng) -> list[int]:
    """Who has offered something is known only when all have answered: then each of them holds a raid card. Somebody who
    has just answered may well have passed.
    """
    found = [NO_SECRET if secret == UNKNOWN else secret for secret in known]
    frame = view.stack[-1] if view.stack else ()
    if not frame or frame[0] != rules.frame_kinds[TakeOffer.ID]:
        return found
    loot, placed = raids_of(rules).loot, {*view.hand, *view.discard, *view.table}
    placed |= {card for cards in (*view.rooms, *view.known) for card in cards}
    pool = [card for card, number in enumerate(rules.number) if number in loot and card not in placed]
    seen = [[card for card in cards if rules.number[card] in loot] for cards in view.known]
    offering = [seat for seat in seats_in(frame[2]) if known[seat] == UNKNOWN]
    only_pool = [seat for seat in offering if not seen[seat]]
    for seat in (*only_pool, *[seat for seat in offering if seen[seat]]):
        is_known = len(view.known[seat]) == view.hand_sizes[seat]
        found[seat] = rng.draw(seen[seat] if is_known or not pool else [*seen[seat], *pool], 1)[0]
        if found[seat] in pool:
            pool.remove(found[seat])
    return found
