"""Free Time: Activities and Shopping trips (SLACK-62)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, final

from stammtisch.engine.event import Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import COST, IS_SHOPPING, PET, THING, WHENEVER
from stammtisch.games.slack.checks import check_held, check_turn, limit_on
from stammtisch.games.slack.notation import card_of
from stammtisch.games.slack.phase import Phase
from stammtisch.games.slack.plays import announce_trip
from stammtisch.games.slack.question import Verb
from stammtisch.games.slack.room import some_in_hand
from stammtisch.games.slack.state import DO_PLAY, DO_SHOP, NO_CARD, NOBODY, SlackState
from stammtisch.games.slack.sums import cost_of, free_time_left, income_left
from stammtisch.games.slack.turn import next_phase

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


@final
class FreeTime(Phase):
    ID = "free_time"
    ALSO = ("SLACK-11", "SLACK-62")

    def moves(self, rules: Rules, state: SlackState, seat: int) -> list[Move]:
        found: list[Move] = []
        income = income_left(rules, state)
        refused = state.forbids[seat]
        changes_costs = state.brings[seat] >> COST & 1
        is_closed = refused & IS_SHOPPING
        things: list[tuple[int, int]] = []  # cost, definition; one entry for each card
        kinds, costs = rules.kinds, rules.costs
        for held in state.hands[seat]:
            kind = kinds[held]
            if not PET < kind < WHENEVER or (refused and refused & rules.tags[held]):
                continue
            cost = cost_of(rules, state, seat, rules.of[held]) if changes_costs else costs[held]
            if cost > income:
                continue
            if kind == THING:
                if is_closed:
                    continue
                things.append((cost, rules.number[held]))
            else:
                number = rules.number[held]
                play = (seat, DO_PLAY, number, NOBODY, NO_CARD)
                is_limited = rules.limiting[number] and limit_on(rules, state, seat, number, seat) is not None
                if not is_limited and play not in found:
                    found.append(play)
        if things:
            things.sort()
            _add_baskets(seat, things, income, found)
        return found

    def advance(self, rules: Rules, state: SlackState, seat: int, step: int, out: list[Event]) -> bool:
        if free_time_left(rules, state):
            return False
        next_phase(rules, state, out)
        return True

    def end(self, rules: Rules, state: SlackState, out: list[Event]) -> None:
        """What is left is declined (AMB-50)."""
        next_phase(rules, state, out, free_time_left(rules, state))


@final
class Shop(Verb):
    """`shop CARD ...`: (seat, verb, definition, ...)."""

    ID = "shop"
    WORD = "shop"

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        return len(move) > 2 and all(0 <= number < len(rules.cards) for number in move[2:])

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        return " ".join([self.WORD, *[rules.cards[number].id for number in move[2:]]])

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        return (seat, self.number, *[card_of(rules, card) for card in rest]) if rest else None

    def check(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        seat = move[0]
        check_turn(rules, state, seat, frame, FreeTime.ID)
        check_held(rules, state, seat, move[2:])
        cost = 0
        for number in move[2:]:
            card = rules.cards[number]
            if card.kind != THING:
                raise Refused("SLACK-62", "not_a_thing", also=["SLACK-67", "SLACK-68"], card=card.id)
            if state.forbids[seat] & (card.tags | IS_SHOPPING):
                raise Refused("SLACK-13", "job_forbids", card=card.id)
            cost += cost_of(rules, state, seat, card)
        if cost > income_left(rules, state):
            raise Refused(
                "SLACK-69", "basket_too_expensive", also=["SLACK-08"], cost=cost, income=income_left(rules, state)
            )

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        announce_trip(rules, state, move[0], some_in_hand(rules, state, move[0], move[2:]), out)


def _add_baskets(seat: int, things: list[tuple[int, int]], income: int, found: list[Move]) -> None:
    """SLACK-67: any Things that are affordable together, the cheapest first."""
    before = NO_CARD
    for _, number in things:
        if number != before:  # equal cards cost the same, so they are neighbors
            found.append((seat, DO_SHOP, number))
            before = number
    cheapest = things[0][0]
    for size in range(2, len(things) + 1):
        cheapest += things[size - 1][0]
        if cheapest > income:
            break
        baskets = dict.fromkeys(combinations(things, size))
        affordable = [basket for basket in baskets if sum([cost for cost, _ in basket]) <= income]
        found += [(seat, DO_SHOP, *[number for _, number in basket]) for basket in affordable]
