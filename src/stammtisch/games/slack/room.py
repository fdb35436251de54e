"""Rooms, hands and piles: what they are worth, and how cards go from one to the other."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.games.slack.cards import (
    BONUS,
    COST,
    DRAW_TO,
    FORBID,
    FREE_TIME,
    GOAL,
    IMMUNE,
    INCOME,
    NO_DIE,
    CardDef,
    Modifier,
)
from stammtisch.games.slack.events import (
    DISCARDED,
    DRAWN,
    DREW,
    ENTERED,
    GAME_WON,
    RESHUFFLED,
)
from stammtisch.games.slack.madness import COUNTS
from stammtisch.games.slack.rules import DRAW_TO as DRAW_TO_SIX
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import EFFECTS, NO_CARD, NOBODY, TRIP, SlackState

# What things are worth -----------------------------------------------------------------------------------------------


def modifier(rules: Rules, state: SlackState, seat: int, mod: int, words: int = -1) -> int:
    """The sum of what the Job, the room and lasting Whenevers add for this seat, for cards with these words."""
    if not has_modifier(rules, state, seat, mod):
        return 0
    found = 0
    for m in _brought(rules, state, seat):
        if m.mod == mod and m.filter & words:
            found += m.by
    return found


def words_of(rules: Rules, state: SlackState, seat: int, mod: int) -> int:
    """The words that a modifier without a number (`immune`, `forbid`) of this seat covers."""
    if not has_modifier(rules, state, seat, mod):
        return 0
    found = 0
    for m in _brought(rules, state, seat):
        if m.mod == mod:
            found |= m.filter
    return found


def has_modifier(rules: Rules, state: SlackState, seat: int, mod: int) -> bool:
    """Whether anything that could bring this modifier is there: mostly not, and then nothing need be added up."""
    bringers = rules.mod_cards[mod]
    if state.jobs[seat] in rules.mod_jobs[mod] or not bringers.isdisjoint(state.rooms[seat]):
        return True
    return not bringers.isdisjoint(state.lasting) if state.lasting else False  # a seat taken for a card does no harm


def _brought(rules: Rules, state: SlackState, seat: int) -> list[Modifier]:
    """Whatever this seat's Job, cards and lasting Whenevers bring."""
    found = rules.job_mods[state.jobs[seat]][:]
    for card in state.rooms[seat]:
        found += rules.mods[card]
    lasting = state.lasting
    for i in range(0, len(lasting), 2):
        if lasting[i + 1] == seat:
            found += rules.mods[lasting[i]]
    return found


def forbidden(rules: Rules, state: SlackState, seat: int) -> int:
    """The words of cards that this seat may not play."""
    if state.jobs[seat] in rules.mod_jobs[FORBID] or rules.mod_cards[FORBID]:
        return words_of(rules, state, seat, FORBID)
    return 0


def is_immune(rules: Rules, state: SlackState, seat: int, card: int) -> bool:
    return words_of(rules, state, seat, IMMUNE) & rules.words[card] != 0


def income_left(rules: Rules, state: SlackState) -> int:
    return max(state.income + modifier(rules, state, state.turn, INCOME) - state.spent, 0)


def free_time_left(rules: Rules, state: SlackState) -> int:
    return max(state.free_time + modifier(rules, state, state.turn, FREE_TIME) - state.used, 0)


def cost_of(rules: Rules, state: SlackState, seat: int, card: CardDef) -> int:
    return max(card.cost + modifier(rules, state, seat, COST, card.words), 0)


def total(state: SlackState, seat: int) -> int:
    """Slack as counted towards the goal (CTH-16)."""
    slack = state.slack
    found = state.loose[seat] + COUNTS[state.madness[seat]]
    for card in state.rooms[seat]:
        found += slack[card]
    return found


def goal_of(rules: Rules, state: SlackState, seat: int) -> int:
    goal = rules.jobs[state.jobs[seat]].goal
    return goal + modifier(rules, state, seat, GOAL) if rules.changes_goals else goal


def check_win(rules: Rules, state: SlackState, out: list[Event]) -> None:
    """SLACK-95: whoever reaches the goal wins at once; the player whose turn it is first, then clockwise (AMB-41)."""
    scored = [seat for seat in range(state.seats) if state.scored >> seat & 1]
    state.scored = 0
    winners = [seat for seat in scored if total(state, seat) >= goal_of(rules, state, seat)]
    if winners:
        later = [seat for seat in winners if seat >= state.turn]
        state.winners = winners if rules.shares_win else (later or winners)[:1]
        state.stack.clear()
        out.append((GAME_WON, EVERYONE, *state.winners))


def can_enter(rules: Rules, state: SlackState, card: CardDef, seat: int) -> bool:
    """SLACK-49: some People may not enter some rooms."""
    if not card.needs:
        return True
    return any(rules.words[other] & card.needs for other in state.rooms[seat])


def guests(rules: Rules, state: SlackState, seat: int) -> list[int]:
    """The People in a room who can be asked to leave and have not been (SLACK-52, AMB-03)."""
    people = rules.people
    room = state.rooms[seat]
    if people.isdisjoint(room):
        return []
    asked_out = state.asked_out
    return [card for card in room if card in people and card not in asked_out]


def guest(rules: Rules, state: SlackState, seat: int, number: int) -> int:
    """A guest of this definition who can be asked to leave; NO_CARD when there is none."""
    for card in guests(rules, state, seat):
        if rules.number[card] == number:
            return card
    return NO_CARD


# Moving cards --------------------------------------------------------------------------------------------------------


def in_hand(rules: Rules, state: SlackState, seat: int, number: int) -> int:
    """A card of this definition in the hand, any copy will do; NO_CARD when there is none."""
    for card in state.hands[seat]:
        if rules.number[card] == number:
            return card
    return NO_CARD


def some_in_hand(rules: Rules, state: SlackState, seat: int, numbers: Sequence[int]) -> list[int]:
    """Different cards of the hand with these definitions."""
    found: list[int] = []
    for number in numbers:
        for card in state.hands[seat]:
            if rules.number[card] == number and card not in found:
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
        for card in drawn:
            state.seen[card] = state.open_to[seat]
        state.hands[seat] += drawn
        out.append((DREW, EVERYONE, seat, len(drawn)))
        out.append((DRAWN, 1 << seat | state.open_to[seat], seat, *drawn))


def draw_limit(rules: Rules, state: SlackState, seat: int) -> int:
    return DRAW_TO_SIX + modifier(rules, state, seat, DRAW_TO)


def hand_room(rules: Rules, state: SlackState, seat: int) -> int:
    """How many cards the hand can take (SLACK-33). Things on a trip still count: they may come back."""
    room = draw_limit(rules, state, seat) - len(state.hands[seat])
    for frame in state.stack:
        if frame[0] == TRIP and frame[1] == seat:
            room -= len(frame) - 4
    return max(room, 0)


def discard_from_room(state: SlackState, seat: int, card: int, out: list[Event]) -> None:
    state.rooms[seat].remove(card)
    state.slack[card] = 0
    state.discard.append(card)
    state.scored |= 1 << seat
    out.append((DISCARDED, EVERYONE, seat, card))


def discard_from_table(state: SlackState, card: int) -> None:
    state.table.remove(card)
    state.discard.append(card)


def printed_slack(card: CardDef) -> int:
    return card.slack if card.die == NO_DIE else 0


def enter(rules: Rules, state: SlackState, seat: int, card: int, slack: int, player: int, out: list[Event]) -> None:
    """A card comes into play in a room: its Slack is written on it (SLACK-91, -119), then its effects happen."""
    definition = rules.of[card]
    state.rooms[seat].append(card)
    state.slack[card] = slack + modifier(rules, state, seat, BONUS, definition.words)
    state.scored |= 1 << seat
    out.append((ENTERED, EVERYONE, seat, card, state.slack[card]))
    if definition.effects >= 0:
        state.stack.append((EFFECTS, definition.effects, 0, seat, player, card, NOBODY, NO_CARD))
