"""What a seat may do now. `checks` says why it may not do anything else."""

from __future__ import annotations

from itertools import combinations

from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import (
    ACTIVITY,
    IMMUNE,
    NO_TARGET,
    OTHER_CARD,
    OTHER_PLAYER,
    OWN_CARD,
    PERSON,
    PET,
    THING,
    WHENEVER,
    CardDef,
)
from stammtisch.games.slack.effects import can_change, candidates
from stammtisch.games.slack.plays import announced_words, is_asked, victim_of
from stammtisch.games.slack.room import can_enter, cost_of, forbidden, guest, guests, income_left, words_of
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import (
    CALL,
    CHOOSE_JOB,
    DISCARD,
    DO_CHOOSE_CARD,
    DO_CHOOSE_JOB,
    DO_CHOOSE_SEAT,
    DO_DISCARD,
    DO_DONE,
    DO_EVICT,
    DO_PASS,
    DO_PLAY,
    DO_SHOP,
    EFFECTS,
    FREE,
    GIFT,
    NO_CARD,
    NOBODY,
    PICK,
    ROLL,
    SEND,
    TO_DISCARD,
    TURN,
    WINDOW,
    SlackState,
)
from stammtisch.games.slack.turn import doors, must_discard


def moves(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    if not state.stack:
        return []
    frame = state.stack[-1]
    kind = frame[0]
    if kind == WINDOW:
        return _window_moves(rules, state, seat, frame)
    if kind == TURN:
        return _turn_moves(rules, state, seat) if seat == state.turn else whenevers(rules, state, seat)
    if seat != frame[1]:
        return []
    found: list[Move] = []
    if kind == PICK:
        found += [(seat, DO_CHOOSE_CARD, number) for number in _distinct(rules, candidates(rules, state, frame))]
    elif kind == GIFT:
        found.append((seat, DO_PASS))
        for number in _distinct(rules, state.hands[seat]):
            card = rules.cards[number]
            if card.kind == THING and card.words & frame[2]:
                found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
    elif kind == SEND:
        found += [(seat, DO_CHOOSE_SEAT, door) for door in doors(rules, state, frame[2])]
        if frame[3]:
            found.append((seat, DO_CHOOSE_SEAT, TO_DISCARD))
    elif kind == CHOOSE_JOB:
        found += [(seat, DO_CHOOSE_JOB, job) for job in state.aside]
    return found


def _distinct(rules: Rules, cards: list[int]) -> list[int]:
    """The definitions of some cards, each once."""
    number = rules.number
    return list(dict.fromkeys([number[card] for card in cards]))


def _window_moves(rules: Rules, state: SlackState, seat: int, frame: Frame) -> list[Move]:
    if seat == frame[1]:
        return whenevers(rules, state, seat)
    if not is_asked(rules, state, seat):
        return []
    found = rules.passes[seat][:]
    is_answer = rules.is_answer
    words = announced_words(rules, state)
    done: list[int] = []
    for held in state.hands[seat]:
        if not is_answer[held]:
            continue
        card = rules.of[held]
        number = rules.number[held]
        if not card.cancels & words or number in done or forbidden(rules, state, seat) & card.words:
            continue
        done.append(number)
        if card.kind == WHENEVER:
            found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
        elif seat != victim_of(state):
            found.append((seat, DO_PLAY, number, victim_of(state), NO_CARD))  # SLACK-110
    found += whenevers(rules, state, seat)
    return found


def able_seats(rules: Rules, state: SlackState, mask: int) -> int:
    """Of these seats, those that hold a card for the open window or for any time."""
    words = announced_words(rules, state)
    is_free, is_answer, of = rules.is_free, rules.is_answer, rules.of
    able = 0
    for seat in range(state.seats):
        if mask >> seat & 1:
            for card in state.hands[seat]:
                if is_free[card] or (is_answer[card] and of[card].cancels & words):
                    able |= 1 << seat
                    break
    return able


def whenevers(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    """SLACK-84, -85: at any time, in anybody's turn, between two steps (AMB-23)."""
    found: list[Move] = []
    is_free = rules.is_free
    done: list[int] = []
    for held in state.hands[seat]:
        if is_free[held]:
            number = rules.number[held]
            card = rules.of[held]
            if number not in done and can_play_whenever(rules, state, seat, card):
                done.append(number)
                _add_targets(rules, state, seat, number, card, found)
    if not rules.allows_empty:
        found = [move for move in found if not is_empty(rules, state, move)]
    return found


def can_play_whenever(rules: Rules, state: SlackState, seat: int, card: CardDef) -> bool:
    if card.own_turn_only and seat != state.turn:
        return False
    return not forbidden(rules, state, seat) & card.words


def is_empty(rules: Rules, state: SlackState, move: Move) -> bool:
    """Whether a Whenever would change nothing (AMB-25). What is rolled or asked may."""
    seat, _, number, target, aim = move
    card = rules.cards[number]
    if card.lasts or aim != NO_CARD:
        return False
    if card.effects < 0:
        return True
    frame = (EFFECTS, card.effects, 0, seat, seat, NO_CARD, seat if target == NOBODY else target, NO_CARD)
    return not any(can_change(rules, state, effect, frame) for effect in rules.lists[card.effects])


def _add_targets(rules: Rules, state: SlackState, seat: int, number: int, card: CardDef, found: list[Move]) -> None:
    target = card.target
    if target <= OTHER_PLAYER:
        if target != OTHER_PLAYER:  # none needed, or oneself
            found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
        if target != NO_TARGET:
            found += [(seat, DO_PLAY, number, other, NO_CARD) for other in range(state.seats) if other != seat]
        return
    filter = card.filter
    words = rules.words
    for other in range(state.seats):
        if target == (OTHER_CARD if other == seat else OWN_CARD):
            continue
        done: list[int] = []
        immune = -1  # looked up only when there is something to protect
        for there in state.rooms[other]:
            if words[there] & filter:
                aimed = rules.number[there]
                if aimed in done:
                    continue
                done.append(aimed)
                if immune < 0:
                    immune = words_of(rules, state, other, IMMUNE) if other != seat else 0
                if not words[there] & immune:
                    found.append((seat, DO_PLAY, number, other, aimed))


def _turn_moves(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    found: list[Move] = []
    phase = state.phase
    if phase == ROLL:
        for number in _distinct(rules, guests(rules, state, seat)):
            if rules.names_door_first:
                rooms = doors(rules, state, guest(rules, state, seat, number))
                found += [(seat, DO_EVICT, number, door) for door in rooms]
                found.append((seat, DO_EVICT, number, TO_DISCARD))
            else:
                found.append((seat, DO_EVICT, number, NOBODY))
    elif phase == CALL:
        _add_people(rules, state, seat, found)
    elif phase == FREE:
        _add_free_time(rules, state, seat, found)
    elif phase == DISCARD:
        _add_discards(rules, state, seat, found)
    if phase != DISCARD:
        found.append((seat, DO_DONE))
    found += whenevers(rules, state, seat)
    return found


def _add_people(rules: Rules, state: SlackState, seat: int, found: list[Move]) -> None:
    people = [card for card in state.hands[seat] if rules.of[card].kind <= PET]
    for number in _distinct(rules, people):
        card = rules.cards[number]
        if forbidden(rules, state, seat) & card.words:
            continue
        if can_enter(rules, state, card, seat):
            found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
        if card.kind == PERSON:
            rooms = [other for other in range(state.seats) if other != seat and can_enter(rules, state, card, other)]
            found += [(seat, DO_PLAY, number, other, NO_CARD) for other in rooms]


def _add_free_time(rules: Rules, state: SlackState, seat: int, found: list[Move]) -> None:
    income = income_left(rules, state)
    refused = forbidden(rules, state, seat)
    things: list[tuple[int, int]] = []  # cost, definition; one entry for each card
    for card in state.hands[seat]:
        definition = rules.of[card]
        if definition.kind in (THING, ACTIVITY):
            cost = cost_of(rules, state, seat, definition)
            if cost > income or refused & definition.words:
                continue
            if definition.kind == THING:
                things.append((cost, rules.number[card]))
            else:
                play = (seat, DO_PLAY, rules.number[card], NOBODY, NO_CARD)
                if play not in found:
                    found.append(play)
    things.sort()
    for size in range(1, len(things) + 1):
        baskets = dict.fromkeys(combinations(things, size))
        affordable = [basket for basket in baskets if sum([cost for cost, _ in basket]) <= income]
        found += [(seat, DO_SHOP, *[number for _, number in basket]) for basket in affordable]


def _add_discards(rules: Rules, state: SlackState, seat: int, found: list[Move]) -> None:
    hand = sorted([rules.number[card] for card in state.hands[seat]])
    for size in range(must_discard(state, seat), len(hand)):  # SLACK-81, -82
        found += [(seat, DO_DISCARD, *drop) for drop in dict.fromkeys(combinations(hand, size))]
