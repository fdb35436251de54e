"""What a seat may do now. `checks` says why it may not do anything else."""

from __future__ import annotations

from itertools import combinations

from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import (
    ACTIVITY,
    ANY_PLAYER,
    FORBID,
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
from stammtisch.games.slack.effects import candidates
from stammtisch.games.slack.plays import announced_words, is_asked, victim_of
from stammtisch.games.slack.room import can_enter, cost_of, forbidding, guest, guests, income_left, is_immune
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
        if seat == state.turn:
            return _turn_moves(rules, state, seat)
        return whenevers(rules, state, seat)
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
    if not has_quick(rules, state, seat):
        return found
    words = announced_words(rules, state)
    for number in _distinct(rules, state.hands[seat]):
        card = rules.cards[number]
        if card.cancels & words and not forbidding(rules, state, seat, FORBID, card.words):
            if card.kind == WHENEVER:
                found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
            elif seat != victim_of(state):
                found.append((seat, DO_PLAY, number, victim_of(state), NO_CARD))  # SLACK-110
    found += whenevers(rules, state, seat)
    return found


def has_quick(rules: Rules, state: SlackState, seat: int) -> bool:
    """Whether the hand holds anything at all that can be played out of turn."""
    is_quick = rules.is_quick
    for card in state.hands[seat]:  # noqa: SIM110 - a generator would cost more than the loop
        if is_quick[card]:
            return True
    return False


def whenevers(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    """SLACK-84, -85: at any time, in anybody's turn, between two steps (AMB-23)."""
    found: list[Move] = []
    if not has_quick(rules, state, seat):
        return found
    for number in _distinct(rules, state.hands[seat]):
        card = rules.cards[number]
        if card.kind == WHENEVER and not card.cancels and can_play_whenever(rules, state, seat, card):
            _add_targets(rules, state, seat, number, card, found)
    return found


def can_play_whenever(rules: Rules, state: SlackState, seat: int, card: CardDef) -> bool:
    if card.own_turn_only and seat != state.turn:
        return False
    if card.effects < 0 and not card.lasts and not rules.allows_empty:
        return False  # AMB-25
    return not forbidding(rules, state, seat, FORBID, card.words)


def _add_targets(rules: Rules, state: SlackState, seat: int, number: int, card: CardDef, found: list[Move]) -> None:
    target = card.target
    if target in (NO_TARGET, ANY_PLAYER):
        found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
    if target in (ANY_PLAYER, OTHER_PLAYER):
        found += [(seat, DO_PLAY, number, other, NO_CARD) for other in range(state.seats) if other != seat]
    if target > OTHER_PLAYER:
        for other in range(state.seats):
            if target == (OTHER_CARD if other == seat else OWN_CARD):
                continue
            for aimed in _distinct(rules, state.rooms[other]):
                if can_aim(rules, state, seat, card, other, aimed):
                    found.append((seat, DO_PLAY, number, other, aimed))


def can_aim(rules: Rules, state: SlackState, seat: int, card: CardDef, other: int, aimed: int) -> bool:
    """Whether a Whenever may be played at a card of that definition in that room."""
    if not rules.cards[aimed].words & card.filter:
        return False
    if other == seat:
        return True
    return not any(rules.number[c] == aimed and is_immune(rules, state, other, c) for c in state.rooms[other])


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
    for number in _distinct(rules, state.hands[seat]):
        card = rules.cards[number]
        if card.kind > PET or forbidding(rules, state, seat, FORBID, card.words):
            continue
        if can_enter(rules, state, card, seat):
            found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
        if card.kind == PERSON:
            rooms = [other for other in range(state.seats) if other != seat and can_enter(rules, state, card, other)]
            found += [(seat, DO_PLAY, number, other, NO_CARD) for other in rooms]


def _add_free_time(rules: Rules, state: SlackState, seat: int, found: list[Move]) -> None:
    income = income_left(rules, state)
    things: list[tuple[int, int]] = []  # cost, definition; one entry for each card
    for card in state.hands[seat]:
        definition = rules.of[card]
        if definition.kind in (THING, ACTIVITY):
            cost = cost_of(rules, state, seat, definition)
            if cost > income or forbidding(rules, state, seat, FORBID, definition.words):
                continue
            if definition.kind == THING:
                things.append((cost, rules.number[card]))
            else:
                play = (seat, DO_PLAY, rules.number[card], NOBODY, NO_CARD)
                if play not in found:
                    found.append(play)
    baskets: set[tuple[int, ...]] = set()
    for size in range(1, len(things) + 1):
        for basket in combinations(things, size):
            if sum(cost for cost, _ in basket) <= income:
                baskets.add(tuple(sorted(number for _, number in basket)))
    found += [(seat, DO_SHOP, *basket) for basket in sorted(baskets)]


def _add_discards(rules: Rules, state: SlackState, seat: int, found: list[Move]) -> None:
    hand = sorted(rules.number[card] for card in state.hands[seat])
    drops: set[tuple[int, ...]] = set()
    for size in range(must_discard(state, seat), len(hand)):  # SLACK-81, -82
        drops.update(combinations(hand, size))
    found += [(seat, DO_DISCARD, *drop) for drop in sorted(drops)]
