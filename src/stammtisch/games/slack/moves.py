"""What a seat may do now. `checks` says why it may not do anything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from operator import itemgetter

from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import (
    ACTIVITY,
    ANY_PLAYER,
    COST,
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
from stammtisch.games.slack.room import can_enter, cost_of, guests, income_left
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
    if kind == TURN:
        found = _turn_moves(rules, state, seat) if seat == state.turn else whenevers(rules, state, seat)
    elif kind == WINDOW:
        found = _window_moves(rules, state, seat, frame)
    elif seat == frame[1]:
        found = _choices(rules, state, seat, frame)
    else:
        found = []
    state.offered = tuple(found)
    return found


def _choices(rules: Rules, state: SlackState, seat: int, frame: Frame) -> list[Move]:
    """Answers to a question that nobody else may interrupt (AMB-23)."""
    found: list[Move] = []
    kind = frame[0]
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
    found: list[Move] = [(seat, DO_PASS)]
    fits, free = rules.fits, rules.free
    words = announced_words(rules, state)
    refused = state.forbids[seat]
    done: list[int] = []
    for held in state.hands[seat]:
        if not fits[held] & words or held in free:
            continue
        number = rules.number[held]
        if number in done or refused & rules.words[held]:
            continue
        done.append(number)
        if rules.kinds[held] == WHENEVER:
            found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
        elif seat != victim_of(state):
            found.append((seat, DO_PLAY, number, victim_of(state), NO_CARD))  # SLACK-110
    found += whenevers(rules, state, seat)
    return found


def able_seats(rules: Rules, state: SlackState, mask: int) -> int:
    """Of these seats, those that hold a card for the open window or for any time."""
    words = announced_words(rules, state)
    fitting = rules.fitting.get(words)
    if fitting is None:
        fitting = rules.fitting[words] = frozenset([card for card, fits in enumerate(rules.fits) if fits & words])
    able = 0
    for seat, hand in enumerate(state.hands):
        if mask >> seat & 1 and not fitting.isdisjoint(hand):
            able |= 1 << seat
    return able


def whenevers(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    """SLACK-84, -85: at any time, in anybody's turn, between two steps (AMB-23)."""
    found: list[Move] = []
    hand = state.hands[seat]
    free = rules.free if seat == state.turn else rules.free_always
    if free.isdisjoint(hand):
        return found
    refused = state.forbids[seat]
    done: list[int] = []
    for held in hand:
        if held in free:
            number = rules.number[held]
            card = rules.of[held]
            if number in done or refused & card.words:
                continue
            done.append(number)
            target = card.target
            if target == NO_TARGET:
                found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
            elif target == ANY_PLAYER:
                found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
                found += _plays_on(state.seats, seat, number)
            elif target == OTHER_PLAYER:
                found += _plays_on(state.seats, seat, number)
            else:
                _add_aims(rules, state, seat, number, card, found)
    if not rules.allows_empty:
        found = [move for move in found if not is_empty(rules, state, move)]
    return found


@cache
def _plays_on(seats: int, seat: int, number: int) -> tuple[Move, ...]:
    """A card played on each of the others."""
    return tuple([(seat, DO_PLAY, number, other, NO_CARD) for other in range(seats) if other != seat])


@cache
def _evictions(seats: int, seat: int, number: int) -> tuple[Move, ...]:
    """A guest asked to leave for each of the other rooms, or for good."""
    rooms = [other for other in range(seats) if other != seat]
    return tuple([(seat, DO_EVICT, number, door) for door in [*rooms, TO_DISCARD]])


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


def _add_aims(rules: Rules, state: SlackState, seat: int, number: int, card: CardDef, found: list[Move]) -> None:
    """The cards that a Whenever can be aimed at."""
    target, filter, words = card.target, card.filter, rules.words
    for other in range(state.seats):
        if not state.there[other] & filter or target == (OTHER_CARD if other == seat else OWN_CARD):
            continue
        immune = state.immune[other] if other != seat else 0
        done: list[int] = []
        for hit in state.rooms[other]:
            if words[hit] & filter and not words[hit] & immune:
                aimed = rules.number[hit]
                if aimed not in done:
                    done.append(aimed)
                    found.append((seat, DO_PLAY, number, other, aimed))


def _turn_moves(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    phase = state.phase
    if phase == CALL:
        found = _people(rules, state, seat)
    elif phase == FREE:
        found = _free_time(rules, state, seat)
    elif phase == DISCARD:
        return _discards(rules, state, seat) + whenevers(rules, state, seat)
    elif phase == ROLL:
        found = _guests_to_go(rules, state, seat)
    else:
        found = []
    found.append((seat, DO_DONE))
    found += whenevers(rules, state, seat)
    return found


def _guests_to_go(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    found: list[Move] = []
    done: list[int] = []
    for card in guests(rules, state, seat):
        number = rules.number[card]
        if number in done:
            continue
        done.append(number)
        if not rules.names_door_first:
            found.append((seat, DO_EVICT, number, NOBODY))
        elif not rules.of[card].needs:
            found += _evictions(state.seats, seat, number)
        else:
            found += [(seat, DO_EVICT, number, door) for door in doors(rules, state, card)]
            found.append((seat, DO_EVICT, number, TO_DISCARD))
    return found


def _people(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    """SLACK-36: People may be called into any room, pets only into one's own (SLACK-48)."""
    found: list[Move] = []
    kinds = rules.kinds
    refused = state.forbids[seat]
    done: list[int] = []
    for held in state.hands[seat]:
        if kinds[held] > PET:
            continue
        number = rules.number[held]
        card = rules.of[held]
        if number in done or refused & card.words:
            continue
        done.append(number)
        if can_enter(rules, state, card, seat):
            found.append((seat, DO_PLAY, number, NOBODY, NO_CARD))
        if card.kind == PERSON:
            plays = _plays_on(state.seats, seat, number)
            found += plays if not card.needs else [play for play in plays if can_enter(rules, state, card, play[3])]
    return found


def _free_time(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    found: list[Move] = []
    income = income_left(rules, state)
    refused = state.forbids[seat]
    changes_costs = state.brings[seat] >> COST & 1
    things: list[tuple[int, int]] = []  # cost, definition; one entry for each card
    kinds, costs = rules.kinds, rules.costs
    for held in state.hands[seat]:
        kind = kinds[held]
        if (kind != THING and kind != ACTIVITY) or refused & rules.words[held]:
            continue
        cost = cost_of(rules, state, seat, rules.of[held]) if changes_costs else costs[held]
        if cost > income:
            continue
        if kind == THING:
            things.append((cost, rules.number[held]))
        else:
            play = (seat, DO_PLAY, rules.number[held], NOBODY, NO_CARD)
            if play not in found:
                found.append(play)
    if things:
        things.sort()
        _add_baskets(seat, things, income, found)
    return found


def _add_baskets(seat: int, things: list[tuple[int, int]], income: int, found: list[Move]) -> None:
    """SLACK-67: any Things that are affordable together, the cheapest first."""
    found += [(seat, DO_SHOP, number) for _, number in dict.fromkeys(things)]
    cheapest = things[0][0]
    for size in range(2, len(things) + 1):
        cheapest += things[size - 1][0]
        if cheapest > income:
            break
        baskets = dict.fromkeys(combinations(things, size))
        affordable = [basket for basket in baskets if sum([cost for cost, _ in basket]) <= income]
        found += [(seat, DO_SHOP, *[number for _, number in basket]) for basket in affordable]


def _discards(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    """Everything between what must go (SLACK-81) and what must stay (SLACK-82)."""
    hand = sorted([rules.number[card] for card in state.hands[seat]])
    everything = (seat, DO_DISCARD, *hand)
    found: list[Move] = [pick(everything) for pick in _picks(must_discard(state, seat), len(hand))]
    if len(set(hand)) < len(hand):
        found = list(dict.fromkeys(found))  # of equal cards it does not matter which one goes
    return found


@cache
def _picks(least: int, cards: int) -> list[Callable[[Move], Move]]:
    """What makes a move of every choice of at least so many cards, but not all of them, out of one with all of them."""
    return [
        itemgetter(0, 1, *[2 + i for i in chosen])
        for size in range(least, cards)
        for chosen in combinations(range(cards), size)
    ]
