"""Whenevers: what can be played at any time, and on whom."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import (
    ANY_CARD,
    ANY_PLAYER,
    NO_TARGET,
    OTHER_CARD,
    OTHER_PLAYER,
    OWN_CARD,
    OWN_TURN_MODS,
    CardDef,
)
from stammtisch.games.slack.state import DO_PLAY, EFFECTS, NO_CARD, NOBODY, SlackState
from stammtisch.games.slack.sums import is_spared

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


def whenevers(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    """SLACK-84, -85: at any time, in anybody's turn, between two steps (AMB-23)."""
    found: list[Move] = []
    refused, is_own = state.forbids[seat], seat == state.turn
    done: list[int] = []
    number_of, of = rules.number, rules.of
    for held in state.ready[seat]:
        number = number_of[held]
        card = of[held]
        if number in done or (refused and refused & card.tags) or (card.own_turn_only and not is_own):
            continue
        done.append(number)
        target = card.target
        if target == NO_TARGET:
            found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
        elif target == ANY_PLAYER:
            found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
            found += plays_on(state.seats, seat, number)
        elif target == OTHER_PLAYER:
            found += plays_on(state.seats, seat, number)
        elif card.filter & state.around:
            _add_aims(rules, state, seat, number, card, found)
    if rules.limited and not rules.limited.isdisjoint(done):
        found = [move for move in found if move[2] not in rules.limited or _is_allowed(rules, state, move)]
    if not rules.allows_empty:
        found = [move for move in found if not is_empty(rules, state, move)]
    return found


def _is_allowed(rules: Rules, board: Board, move: Move) -> bool:
    """GOTH-31: some Jobs protect their holders, and mechanics may have something against it."""
    card = rules.cards[move[2]]
    if (
        card.spares
        and card.target != NO_TARGET
        and is_spared(rules, board, card, move[0] if move[3] == NOBODY else move[3])
    ):
        return False
    return limit_on_whenever(rules, board, move) is None


def limit_on_whenever(rules: Rules, board: Board, move: Move) -> Refused | None:
    """Why a mechanic does not let somebody play a Whenever, or not on that player; None if all do."""
    card, target = rules.cards[move[2]], move[3]
    for mechanic in rules.limiting[move[2]]:
        refused = mechanic.why_not_on(rules, board, move[0], card, target)
        if refused is not None:
            return refused
    return None


def can_interject(rules: Rules, state: SlackState, seat: int) -> bool:
    """Whether this seat could play a Whenever now. Usually that can be told without listing them."""
    if state.forbids[seat]:
        return bool(whenevers(rules, state, seat))
    ready = state.ready[seat]
    if not rules.sure.isdisjoint(ready):
        return True
    for held in ready:
        card = rules.of[held]
        if rules.number[held] in rules.limited:
            return bool(whenevers(rules, state, seat))
        if card.target >= ANY_CARD:
            if card.filter & state.around and _has_aim(rules, state, seat, card):
                return True
        elif seat == state.turn or not card.own_turn_only:
            return bool(whenevers(rules, state, seat))
    return False


def is_empty(rules: Rules, board: Board, move: Move) -> bool:
    """Whether a Whenever would change nothing (AMB-25). One that rolls or asks might."""
    seat, _, number, target, aim = move
    card = rules.cards[number]
    if aim != NO_CARD:
        return False
    if card.lasts and ((seat if target == NOBODY else target) == board.turn or _matters_to_others(card)):
        return False
    if card.effects < 0:
        return True
    frame = (EFFECTS, card.effects, 0, seat, seat, NO_CARD, seat if target == NOBODY else target, NO_CARD)
    return not any(rules.ops[effect.op].can_change(rules, board, effect, frame) for effect in rules.lists[card.effects])


def _matters_to_others(card: CardDef) -> bool:
    """Whether a lasting Whenever can do anything for somebody whose turn it is not."""
    return any(modifier.mod not in OWN_TURN_MODS for modifier in card.mods)


def _has_aim(rules: Rules, state: SlackState, seat: int, card: CardDef) -> bool:
    """Whether there is a card that a Whenever can be aimed at."""
    target, filter, tags = card.target, card.filter, rules.tags
    for other, there in enumerate(state.there):
        if not there & filter or target == (OTHER_CARD if other == seat else OWN_CARD):
            continue
        immune = state.immune[other] if other != seat else 0
        if not immune:
            return True
        for hit in state.rooms[other]:
            if tags[hit] & filter and not tags[hit] & immune:
                return True
    return False


def _add_aims(rules: Rules, state: SlackState, seat: int, number: int, card: CardDef, found: list[Move]) -> None:
    """The cards that a Whenever can be aimed at."""
    target, filter, aims, number_of = card.target, card.filter, rules.aims[number], rules.number
    for other, there in enumerate(state.there):
        if not there & filter or target == (OTHER_CARD if other == seat else OWN_CARD):
            continue
        immune = state.immune[other] if other != seat else 0
        done: list[int] = []
        for hit in state.rooms[other]:
            if hit in aims:
                aimed = number_of[hit]
                if aimed not in done and not (immune and rules.tags[hit] & immune):
                    done.append(aimed)
                    found.append((seat, DO_PLAY, number, other, aimed))


@cache
def plays_on(seats: int, seat: int, number: int) -> tuple[Move, ...]:
    """A card played on each of the others."""
    return tuple([(seat, DO_PLAY, number, other, NO_CARD) for other in range(seats) if other != seat])


def distinct(rules: Rules, cards: list[int]) -> list[int]:
    """The definitions of some cards, each once."""
    number = rules.number
    return list(dict.fromkeys([number[card] for card in cards]))
