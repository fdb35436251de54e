"""What a seat may do now. `checks` says why it may not do anything else."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import (
    ANY_CARD,
    ANY_PLAYER,
    COST,
    NO_TARGET,
    OTHER_CARD,
    OTHER_PLAYER,
    OWN_CARD,
    OWN_TURN_MODS,
    PERSON,
    PET,
    THING,
    WHENEVER,
    CardDef,
)
from stammtisch.games.slack.effects import can_change, candidates
from stammtisch.games.slack.plays import announced_words, is_asked, victim_of
from stammtisch.games.slack.room import can_enter, cost_of, guests, income_left, seats_in
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import (
    CHOOSE_JOB,
    DO_CHOOSE_CARD,
    DO_CHOOSE_JOB,
    DO_CHOOSE_SEAT,
    DO_DISCARD,
    DO_EVICT,
    DO_PASS,
    DO_PLAY,
    DO_SHOP,
    EFFECTS,
    GIFT,
    NO_CARD,
    NOBODY,
    PICK,
    SEND,
    TO_DISCARD,
    SlackState,
)
from stammtisch.games.slack.turn import doors, must_discard


def choices(rules: Rules, state: SlackState, seat: int, frame: Frame) -> list[Move]:
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


def answers_in_window(rules: Rules, state: SlackState, seat: int, frame: Frame) -> list[Move]:
    if seat == frame[1]:
        return whenevers(rules, state, seat)
    return _answers(rules, state, seat) if is_asked(rules, state, seat) else []


def _answers(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    found: list[Move] = [(seat, DO_PASS)]
    words = announced_words(rules, state)
    refused = state.forbids[seat]
    done: list[int] = []
    for held in state.hands[seat]:
        if not rules.of[held].cancels & words:
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
    """Of these seats, those that could do more than pass in the open window."""
    words = announced_words(rules, state)
    cancels = rules.cancels.get(words)
    if cancels is None:
        found = [card for card, definition in enumerate(rules.of) if definition.cancels & words]
        cancels = rules.cancels[words] = frozenset(found)
    able = 0
    for seat in seats_in(mask):
        if cancels.isdisjoint(state.hands[seat]):
            if state.ready[seat] and can_interject(rules, state, seat):
                able |= 1 << seat
        elif (not state.forbids[seat] and seat != victim_of(state)) or len(_answers(rules, state, seat)) > 1:
            able |= 1 << seat
    return able


def can_interject(rules: Rules, state: SlackState, seat: int) -> bool:
    """Whether this seat could play a Whenever now. Most often that can be told without listing them."""
    if state.forbids[seat]:
        return bool(whenevers(rules, state, seat))
    ready = state.ready[seat]
    if not rules.sure.isdisjoint(ready):
        return True
    for held in ready:
        card = rules.of[held]
        if card.target >= ANY_CARD:
            if card.filter & state.around and _has_aim(rules, state, seat, card):
                return True
        elif seat == state.turn or not card.own_turn_only:
            return bool(whenevers(rules, state, seat))
    return False


def whenevers(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    """SLACK-84, -85: at any time, in anybody's turn, between two steps (AMB-23)."""
    found: list[Move] = []
    refused, is_own = state.forbids[seat], seat == state.turn
    done: list[int] = []
    for held in state.ready[seat]:
        number = rules.number[held]
        card = rules.of[held]
        if number in done or refused & card.words or (card.own_turn_only and not is_own):
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
        elif card.filter & state.around:
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
    if aim != NO_CARD:
        return False
    if card.lasts and ((seat if target == NOBODY else target) == state.turn or _matters_to_others(card)):
        return False
    if card.effects < 0:
        return True
    frame = (EFFECTS, card.effects, 0, seat, seat, NO_CARD, seat if target == NOBODY else target, NO_CARD)
    return not any(can_change(rules, state, effect, frame) for effect in rules.lists[card.effects])


def _matters_to_others(card: CardDef) -> bool:
    """Whether a lasting Whenever can do anything for somebody whose turn it is not."""
    return any(modifier.mod not in OWN_TURN_MODS for modifier in card.mods)


def _has_aim(rules: Rules, state: SlackState, seat: int, card: CardDef) -> bool:
    """Whether there is a card that a Whenever can be aimed at."""
    target, filter, words = card.target, card.filter, rules.words
    for other in range(state.seats):
        if not state.there[other] & filter or target == (OTHER_CARD if other == seat else OWN_CARD):
            continue
        immune = state.immune[other] if other != seat else 0
        if not immune or any(words[hit] & filter and not words[hit] & immune for hit in state.rooms[other]):
            return True
    return False


def _add_aims(rules: Rules, state: SlackState, seat: int, number: int, card: CardDef, found: list[Move]) -> None:
    """The cards that a Whenever can be aimed at."""
    target, filter, aims = card.target, card.filter, rules.aims[number]
    for other in range(state.seats):
        if not state.there[other] & filter or target == (OTHER_CARD if other == seat else OWN_CARD):
            continue
        immune = state.immune[other] if other != seat else 0
        done: list[int] = []
        for hit in state.rooms[other]:
            if hit in aims:
                aimed = rules.number[hit]
                if aimed not in done and not rules.words[hit] & immune:
                    done.append(aimed)
                    found.append((seat, DO_PLAY, number, other, aimed))


def guests_to_ask_out(rules: Rules, state: SlackState, seat: int) -> list[Move]:
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


def people_to_call(rules: Rules, state: SlackState, seat: int) -> list[Move]:
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


def ways_to_spend_free_time(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    found: list[Move] = []
    income = income_left(rules, state)
    refused = state.forbids[seat]
    changes_costs = state.brings[seat] >> COST & 1
    things: list[tuple[int, int]] = []  # cost, definition; one entry for each card
    kinds, costs = rules.kinds, rules.costs
    for held in state.hands[seat]:
        kind = kinds[held]
        if not PET < kind < WHENEVER or (refused and refused & rules.words[held]):
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
    before = NO_CARD
    for _, number in things:
        if number != before:  # equal cards cost the same, so they lie side by side
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


def cards_to_discard(rules: Rules, state: SlackState, seat: int) -> list[Move]:
    """Everything between what must go (SLACK-81) and what must stay (SLACK-82)."""
    hand = sorted([rules.number[card] for card in state.hands[seat]])
    start: Move = (seat, DO_DISCARD)
    found: list[Move] = []
    for size in range(must_discard(state, seat), len(hand)):
        found += map(start.__add__, combinations(hand, size))
    if len(set(hand)) < len(hand):
        found = list(dict.fromkeys(found))  # of equal cards it does not matter which one goes
    return found
