"""`play`: a Person is called, an Activity done, a Whenever played, an announcement answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from stammtisch.engine.event import Event
from stammtisch.engine.notation import seat_of
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import (
    ACTIVITY,
    ANY_PLAYER,
    NO_TARGET,
    OTHER_CARD,
    OTHER_PLAYER,
    OWN_CARD,
    THING,
    WHENEVER,
    CardDef,
)
from stammtisch.games.slack.checks import check_held, check_turn, limit_on
from stammtisch.games.slack.notation import card_of
from stammtisch.games.slack.phases.call import Call, check_person
from stammtisch.games.slack.phases.free_time import FreeTime
from stammtisch.games.slack.plays import announce
from stammtisch.games.slack.question import Question, Verb
from stammtisch.games.slack.room import in_hand
from stammtisch.games.slack.state import NO_CARD, NOBODY, WINDOW, SlackState
from stammtisch.games.slack.sums import (
    announced_tags,
    can_cancel,
    cost_of,
    in_room,
    income_left,
    is_asked,
    is_spared,
    victim_of,
)
from stammtisch.games.slack.whenevers import is_empty, limit_on_whenever

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules

# Other rules that a refusal could name as well, because the same thing is said in several places.
TOO_LATE: Final = ("SLACK-79", "SLACK-101", "SLACK-102", "SLACK-103", "SLACK-108")  # nothing is being played


@final
class Play(Verb):
    """`play CARD`, `play CARD on PLAYER`, `play CARD on PLAYER CARD`: (seat, verb, definition, target seat or NOBODY,
    target definition or NO_CARD).
    """

    ID = "play"
    WORD = "play"

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        cards = len(rules.cards)
        if len(move) != 5 or not 0 <= move[2] < cards or not NO_CARD <= move[4] < cards:
            return False
        if move[4] != NO_CARD and rules.cards[move[2]].kind != WHENEVER:
            return False
        is_self = move[3] == move[0] and move[4] == NO_CARD  # that is written without a target
        return NOBODY <= move[3] < board.seats and not is_self

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        _, _, number, target, aimed = move
        words = [self.WORD, rules.cards[number].id]
        if target != NOBODY:
            words += ["on", names[target]]
        if aimed != NO_CARD:
            words.append(rules.cards[aimed].id)
        return " ".join(words)

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        match rest:
            case [card]:
                return (seat, self.number, card_of(rules, card), NOBODY, NO_CARD)
            case [card, "on", name]:
                target = seat_of(name, names)
                return (seat, self.number, card_of(rules, card), NOBODY if target == seat else target, NO_CARD)
            case [card, "on", name, aimed]:
                return (seat, self.number, card_of(rules, card), seat_of(name, names), card_of(rules, aimed))
        return None

    def check(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        seat, _, number, target, _ = move
        card = rules.cards[number]
        check_held(rules, state, seat, (number,))
        if state.forbids[seat] & card.tags:
            raise Refused("SLACK-13", "job_forbids", card=card.id)
        if card.kind == WHENEVER:
            if card.cancels:
                _check_answer(rules, state, seat, card, frame)
                if target != NOBODY:
                    raise Refused("SLACK-86", "takes_no_target", card=card.id)
            else:
                _check_whenever(rules, state, move, card, frame)
                _check_empty(rules, state, move, card)
        elif card.kind == ACTIVITY:
            if seat != state.turn and card.cancels:
                _check_thrown(rules, state, seat, card, target, frame)
                return
            check_turn(rules, state, seat, frame, FreeTime.ID)
            if target != NOBODY:
                raise Refused("SLACK-62", "not_on_others", also=["SLACK-75"], card=card.id)
            limit = limit_on(rules, state, seat, number, seat)
            if limit is not None:
                raise limit
            cost = cost_of(rules, state, seat, card)
            if cost > income_left(rules, state):
                left = income_left(rules, state)
                raise Refused("SLACK-73", "too_expensive", also=["SLACK-08"], card=card.id, cost=cost, income=left)
        elif card.kind == THING:
            raise Refused("SLACK-67", "things_are_bought", also=["SLACK-62"], card=card.id)
        else:
            check_person(rules, state, move, card, frame)

    def refuse(self, rules: Rules, state: SlackState, frame: Frame, move: Move, question: Question) -> None:
        check_held(rules, state, move[0], move[2:3])
        super().refuse(rules, state, frame, move, question)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        seat, _, number, target, aimed = move
        card = in_hand(rules, state, seat, number)
        aim = in_room(rules, state, target, aimed) if aimed != NO_CARD else NO_CARD
        if frame[0] == WINDOW and rules.of[card].kind == ACTIVITY:
            target = victim_of(rules, state)  # thrown, whether or not the move says so
        announce(rules, state, seat, card, target, aim, out)


def _check_answer(rules: Rules, state: SlackState, seat: int, card: CardDef, frame: Frame) -> None:
    if frame[0] != WINDOW:
        raise Refused("SLACK-99", "nothing_to_cancel", also=TOO_LATE, card=card.id)
    if not is_asked(rules, state, seat):
        raise Refused("SLACK-99", "not_asked", also=["AMB-08"])
    if not can_cancel(rules, state, seat, card):
        raise Refused("SLACK-99", "cannot_cancel_that", also=["SLACK-101", "SLACK-108"], card=card.id)


def _check_thrown(rules: Rules, state: SlackState, seat: int, card: CardDef, target: int, frame: Frame) -> None:
    """SLACK-110: at somebody's Free Time, as it is announced."""
    if frame[0] != WINDOW or not card.cancels & announced_tags(rules, state):
        rule = "SLACK-114" if rules.is_phase(state, Call.ID) else "SLACK-110"
        raise Refused(rule, "no_free_time_announced", also=["SLACK-90", "SLACK-110", *TOO_LATE], card=card.id)
    if not is_asked(rules, state, seat):
        raise Refused("SLACK-110", "not_asked", also=["AMB-08"])
    if target not in (NOBODY, victim_of(rules, state)):
        raise Refused("SLACK-110", "other_free_time", also=["SLACK-90"], seat=victim_of(rules, state))


def _check_whenever(rules: Rules, state: SlackState, move: Move, card: CardDef, frame: Frame) -> None:
    seat, _, _, target, aimed = move
    if frame[0] == WINDOW and seat != frame[1] and not is_asked(rules, state, seat):
        raise Refused("AMB-23", "not_asked", also=["AMB-08"])
    if card.own_turn_only and seat != state.turn:
        raise Refused("SLACK-84", "own_turn_only", card=card.id)
    if card.spares and card.target != NO_TARGET and is_spared(rules, state, card, seat if target == NOBODY else target):
        raise Refused(
            "SLACK-13",
            "is_spared",
            also=rules.in_book("GOTH-31"),
            card=card.id,
            seat=seat if target == NOBODY else target,
        )
    limit = limit_on_whenever(rules, state, move)
    if limit is not None:
        raise limit
    if card.target == NO_TARGET:
        if target != NOBODY:
            raise Refused("SLACK-86", "takes_no_target", card=card.id)
    elif card.target in (ANY_PLAYER, OTHER_PLAYER):
        if aimed != NO_CARD:
            raise Refused("SLACK-86", "takes_player", card=card.id)
        if card.target == OTHER_PLAYER and target == NOBODY:
            raise Refused("SLACK-86", "needs_other", card=card.id)
    else:
        if target == NOBODY or aimed == NO_CARD:
            raise Refused("AMB-25", "needs_card", card=card.id)
        if card.target == (OTHER_CARD if target == seat else OWN_CARD):
            raise Refused("SLACK-86", "wrong_room", card=card.id)
        if in_room(rules, state, target, aimed) == NO_CARD:
            raise Refused("SLACK-86", "card_not_there", card=rules.cards[aimed].id, seat=target)
        is_safe = target != seat and state.immune[target] & rules.cards[aimed].tags
        if is_safe or not rules.cards[aimed].tags & card.filter:
            raise Refused("SLACK-86", "cannot_aim", card=card.id, aim=rules.cards[aimed].id)


def _check_empty(rules: Rules, state: SlackState, move: Move, card: CardDef) -> None:
    if not rules.allows_empty and is_empty(rules, state, move):
        raise Refused("AMB-25", "no_effect", card=card.id)
