"""Rooms, hands and piles: what they are worth, and how cards go from one to the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.games.slack.cards import (
    ACTIVITY,
    BONUS,
    COST,
    DRAW_TO,
    FREE_TIME,
    GOAL,
    INCOME,
    IS_PERSON,
    NO_DIE,
    CardDef,
)
from stammtisch.games.slack.events import (
    DRAWN,
    DREW,
    ENTERED,
    GAME_WON,
    LASTING_BEGAN,
    LOST,
    RESHUFFLED,
)
from stammtisch.games.slack.madness import COUNTS
from stammtisch.games.slack.rules import DRAW_TO as DRAW_TO_SIX
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import EFFECTS, NO_CARD, NOBODY, PLAY, ROLL, SETTLE, TRIP, SlackState

# What things are worth -----------------------------------------------------------------------------------------------


def modifier(rules: Rules, state: SlackState, seat: int, mod: int, words: int = -1) -> int:
    """The sum of what the Job, the room and lasting Whenevers add for this seat, for cards with these words."""
    return sum(added(rules, state, seat, mod, words)[1::2]) if state.brings[seat] >> mod & 1 else 0


def added(rules: Rules, state: SlackState, seat: int, mod: int, words: int) -> list[int]:
    """What adds to something, and by how much: the Job (NO_CARD), cards of the room, Whenevers."""
    job, lasting = state.jobs[seat], state.lasting
    brings = rules.brings
    sources = [NO_CARD] if rules.job_brings[job] >> mod & 1 else []
    for card in state.rooms[seat]:
        if brings[card] >> mod & 1:
            sources.append(card)  # noqa: PERF401 (a comprehension is a call more, for one or two cards)
    for i in range(0, len(lasting), 2):
        if lasting[i + 1] == seat:
            sources.append(lasting[i])  # noqa: PERF401 (there is hardly ever one)
    found: list[int] = []
    for source in sources:
        by = 0
        for m in rules.job_mods[job] if source == NO_CARD else rules.mods[source]:
            if m.mod == mod and m.filter & words:
                by += m.by
        if by:
            found += [source, by]
    return found


def look_around(rules: Rules, state: SlackState, seat: int) -> None:
    """Notes what a seat has: most modifiers and most words are not there, and then nothing need be searched."""
    state.ready[seat] = [card for card in state.hands[seat] if card in rules.free]
    state.worth[seat] = sum([state.slack[card] for card in state.rooms[seat]])
    look_at_modifiers(rules, state, seat)
    _look_at_words(rules, state, seat)


def look_at_modifiers(rules: Rules, state: SlackState, seat: int) -> None:
    """For a seat whose Job is another, or that something has left that brought a modifier."""
    job = state.jobs[seat]
    state.brings[seat] = rules.job_brings[job]
    state.forbids[seat] = rules.job_forbids[job]
    state.immune[seat] = rules.job_immune[job]
    brings = rules.brings
    for card in state.rooms[seat]:
        if brings[card]:
            _add_modifiers(rules, state, seat, card)
    for i in range(0, len(state.lasting), 2):
        if state.lasting[i + 1] == seat:
            _add_modifiers(rules, state, seat, state.lasting[i])


def _look_at_words(rules: Rules, state: SlackState, seat: int) -> None:
    there = around = 0
    words_of = rules.words
    for card in state.rooms[seat]:
        there |= words_of[card]
    state.there[seat] = there
    for words in state.there:
        around |= words
    state.around = around


def look_at_all(rules: Rules, state: SlackState) -> None:
    """For a state that was not played up to here."""
    for seat in range(state.seats):
        if state.jobs[seat] != NOBODY:
            look_around(rules, state, seat)


def _add_modifiers(rules: Rules, state: SlackState, seat: int, card: int) -> None:
    state.brings[seat] |= rules.brings[card]
    state.forbids[seat] |= rules.forbids[card]
    state.immune[seat] |= rules.immune[card]


def last(rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
    """A Whenever lies on the table until the end of the turn and works for this seat (SLACK-89)."""
    state.lasting += [card, seat]
    if rules.brings[card] >> GOAL & 1:
        state.scored |= 1 << seat
    _add_modifiers(rules, state, seat, card)
    if rules.brings[card] >> INCOME & 1:
        owe(rules, state, seat)
    out.append((LASTING_BEGAN, EVERYONE, seat, card))


def income_left(rules: Rules, state: SlackState) -> int:
    left = state.income - state.spent + state.forgiven
    if state.brings[state.turn] >> INCOME & 1:
        left += modifier(rules, state, state.turn, INCOME)
    return left if left > 0 else 0


def owe(rules: Rules, state: SlackState, seat: int, *, gone: int = NO_CARD) -> None:
    """AMB-53: Income that falls below what was spent is no debt, so that a later gain counts in full. A card that has
    taken Income away and is gone gives back no more than it took.
    """
    if seat == state.turn and state.spent:
        if state.forgiven and gone != NO_CARD:
            taken = sum([-m.by for m in rules.mods[gone] if m.mod == INCOME and m.by < 0])
            state.forgiven = max(state.forgiven - taken, 0)
        debt = state.spent - state.forgiven - state.income - modifier(rules, state, seat, INCOME)
        if debt > 0:
            state.forgiven = min(state.forgiven + debt, state.spent)


def affordable(rules: Rules, state: SlackState, seat: int, cards: Sequence[int]) -> tuple[list[int], int]:
    """Of the cards that were announced together, those that can still be paid, in that order (AMB-52); and the cost."""
    left = income_left(rules, state)
    found: list[int] = []
    spent = 0
    for card in cards:
        cost = cost_of(rules, state, seat, rules.of[card])
        if spent + cost <= left or rules.pays_as_announced:
            spent += cost
            found.append(card)
    return found, spent


def free_time_left(rules: Rules, state: SlackState) -> int:
    left = state.free_time - state.used
    if state.brings[state.turn] >> FREE_TIME & 1:
        left += modifier(rules, state, state.turn, FREE_TIME)
    return left if left > 0 else 0


def cost_of(rules: Rules, state: SlackState, seat: int, card: CardDef) -> int:
    if not state.brings[seat] >> COST & 1:
        return card.cost
    return max(card.cost + modifier(rules, state, seat, COST, card.words), 0)


def total(state: SlackState, seat: int) -> int:
    """Slack as counted towards the goal (CTH-16)."""
    return state.worth[seat] + state.loose[seat] + COUNTS[state.madness[seat]]


def goal_of(rules: Rules, state: SlackState, seat: int) -> int:
    goal = rules.jobs[state.jobs[seat]].goal
    return goal + modifier(rules, state, seat, GOAL) if state.brings[seat] >> GOAL & 1 else goal


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def check_win(rules: Rules, state: SlackState, out: list[Event]) -> None:
    """SLACK-95: whoever reaches the goal wins at once; the player whose turn it is first, then clockwise (AMB-41)."""
    scored = state.scored
    state.scored = 0
    winners: list[int] = []
    for seat in seats_in(scored):
        if total(state, seat) >= goal_of(rules, state, seat):
            winners.append(seat)  # noqa: PERF401 (a comprehension is a call more, and mostly for one seat)
    if winners:
        later = [seat for seat in winners if seat >= state.turn]
        state.winners = winners if rules.shares_win else (later or winners)[:1]
        state.stack.clear()
        out.append((GAME_WON, EVERYONE, *state.winners))


def can_enter(rules: Rules, state: SlackState, card: CardDef, seat: int) -> bool:
    """SLACK-49: some People may not enter some rooms."""
    return not card.needs or state.there[seat] & card.needs != 0


def guests(rules: Rules, state: SlackState, seat: int) -> list[int]:
    """The People in a room who can be asked to leave and have not been (SLACK-52, AMB-03)."""
    if not state.there[seat] & IS_PERSON:
        return []
    people, asked_out = rules.people, state.asked_out
    found: list[int] = []
    for card in state.rooms[seat]:
        if card in people and card not in asked_out:
            found.append(card)  # noqa: PERF401 (a comprehension is a call more, for one or two guests)
    return found


def guest(rules: Rules, state: SlackState, seat: int, number: int) -> int:
    """A guest of this definition who can be asked to leave; NO_CARD when there is none."""
    for card in guests(rules, state, seat):
        if rules.number[card] == number:
            return card
    return NO_CARD


# Moving cards --------------------------------------------------------------------------------------------------------


def take_up(rules: Rules, state: SlackState, seat: int, cards: list[int]) -> None:
    """Cards come into a hand."""
    state.hands[seat] += cards
    if not rules.free.isdisjoint(cards):
        state.ready[seat] += [card for card in cards if card in rules.free]


def lay_down(rules: Rules, state: SlackState, seat: int, card: int) -> None:
    """A card goes out of a hand."""
    state.hands[seat].remove(card)
    if card in rules.free:
        state.ready[seat].remove(card)


def draw_from_hand(rules: Rules, state: SlackState, seat: int, count: int) -> list[int]:
    """Cards out of a hand, by chance."""
    cards = state.rng.draw(state.hands[seat], count)
    cards.sort()  # in which order they were drawn is told to nobody
    state.ready[seat] = [card for card in state.hands[seat] if card in rules.free]
    return cards


def in_hand(rules: Rules, state: SlackState, seat: int, number: int) -> int:
    """A card of this definition in the hand, any copy will do; NO_CARD when there is none."""
    for card in state.hands[seat]:
        if rules.number[card] == number:
            return card
    return NO_CARD


def some_in_hand(rules: Rules, state: SlackState, seat: int, numbers: Sequence[int]) -> list[int]:
    """Different cards of the hand with these definitions."""
    found: list[int] = []
    hand, number_of = state.hands[seat], rules.number
    for number in numbers:
        for card in hand:
            if number_of[card] == number and card not in found:
                found.append(card)
                break
    return found


def in_room(rules: Rules, state: SlackState, seat: int, number: int) -> int:
    """The copy with the most Slack on it."""
    found = NO_CARD
    for card in state.rooms[seat]:
        if rules.number[card] == number and (found == NO_CARD or state.slack[card] > state.slack[found]):
            found = card
    return found


def owner_of(state: SlackState, card: int) -> int:
    for seat in range(state.seats):
        if card in state.rooms[seat]:
            return seat
    return NOBODY


def draw(rules: Rules, state: SlackState, seat: int, count: int, out: list[Event]) -> None:
    """SLACK-18: when the pile runs out the discards become the pile; with neither there is no draw (AMB-22)."""
    drawn: list[int] = []
    while len(drawn) < count:
        if state.next_draws:
            card = state.next_draws.pop(0)
            state.deck.remove(card)
            drawn.append(card)
        elif state.deck:
            drawn += state.rng.draw(state.deck, min(count - len(drawn), len(state.deck)))
        elif state.discard:
            state.deck = state.discard
            state.discard = []
            out.append((RESHUFFLED, EVERYONE))
        else:
            break
    if drawn:
        drawn.sort()
        seen, open_to = state.seen, state.open_to[seat]
        for card in drawn:
            seen[card] = open_to
        take_up(rules, state, seat, drawn)
        out.append((DREW, EVERYONE, seat, len(drawn)))
        out.append((DRAWN, 1 << seat | open_to, seat, *drawn))


def draw_limit(rules: Rules, state: SlackState, seat: int) -> int:
    limit = DRAW_TO_SIX + modifier(rules, state, seat, DRAW_TO)
    if state.new_jobs >> seat & 1:  # AMB-54: what a new Job adds waits for the next Draw phase
        limit -= sum([m.by for m in rules.job_mods[state.jobs[seat]] if m.mod == DRAW_TO and m.by > 0])
    return limit


def hand_room(rules: Rules, state: SlackState, seat: int) -> int:
    """How many cards the hand can take (SLACK-33). What was announced and may come back still counts: the Things of
    a trip (SLACK-70) and an Activity with a Cost (AMB-52).
    """
    room = draw_limit(rules, state, seat) - len(state.hands[seat])
    for frame in state.stack:
        if frame[0] == TRIP and frame[1] == seat:
            room -= len(frame) - 4
        elif frame[0] == PLAY and frame[1] == seat and frame[3] == NOBODY:
            room -= rules.kinds[frame[2]] == ACTIVITY and rules.costs[frame[2]] > 0
    return max(room, 0)


def arrive(rules: Rules, state: SlackState, seat: int, card: int) -> None:
    """A card comes into a room, wherever it comes from."""
    state.rooms[seat].append(card)
    state.there[seat] |= rules.words[card]
    state.around |= rules.words[card]
    if rules.brings[card]:
        _add_modifiers(rules, state, seat, card)
        if rules.brings[card] >> INCOME & 1:
            owe(rules, state, seat)


def leave(rules: Rules, state: SlackState, seat: int, card: int) -> None:
    """A card goes out of a room, wherever it goes."""
    brings = rules.brings[card]
    state.rooms[seat].remove(card)
    state.worth[seat] -= state.slack[card]
    if state.slack[card] < 0 or brings >> GOAL & 1:
        state.scored |= 1 << seat  # a burden has left, or the goal is another
    _look_at_words(rules, state, seat)
    if brings:
        look_at_modifiers(rules, state, seat)
        if brings >> INCOME & 1:
            owe(rules, state, seat, gone=card)


def discard_from_room(rules: Rules, state: SlackState, seat: int, card: int) -> None:
    leave(rules, state, seat, card)
    state.slack[card] = 0
    state.discard.append(card)


def lose(rules: Rules, state: SlackState, seat: int, card: int, cause: int, out: list[Event]) -> None:
    """SLACK-115: a card takes another one out of a room."""
    discard_from_room(rules, state, seat, card)
    out.append((LOST, EVERYONE, seat, card, cause))


def discard_from_table(state: SlackState, card: int) -> None:
    state.table.remove(card)
    state.discard.append(card)


def printed_slack(card: CardDef) -> int:
    return card.slack if card.die == NO_DIE else 0


def enter(
    rules: Rules,
    state: SlackState,
    seat: int,
    card: int,
    slack: int,
    player: int,
    out: list[Event],
    cause: int = NO_CARD,
) -> None:
    """A card comes into play in a room: its Slack is written on it (SLACK-91, -119), then its effects happen."""
    definition = rules.of[card]
    arrive(rules, state, seat, card)
    bonuses: Sequence[int] = ()
    if definition.words & rules.rewarded and state.brings[seat] >> BONUS & 1:
        bonuses = added(rules, state, seat, BONUS, definition.words)
        slack += sum(bonuses[1::2])
    state.slack[card] = slack
    state.worth[seat] += slack
    if slack > 0 or rules.brings[card] >> GOAL & 1:
        state.scored |= 1 << seat
    if seat == state.turn and state.phase <= ROLL:
        state.newcomers.append(card)
    out.append((ENTERED, EVERYONE, seat, card, slack, cause, *bonuses))
    if state.stack[-1][0] >= EFFECTS:
        state.stack.append((SETTLE, NO_CARD))  # AMB-49: in the middle of another list, it is a card of its own
    if definition.effects >= 0:
        state.stack.append((EFFECTS, definition.effects, 0, seat, player, card, NOBODY, NO_CARD))
