"""What a card is worth to the greedy bot besides its Slack, as long as it lies in a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.bots.slack_prices import (
    BITES,
    HANDY,
    NEW_CARDS,
    PER_CALL,
    PER_CARD,
    PER_EVICT,
    PER_FREE_TIME,
    PER_IMMUNE,
    PER_INCOME,
    effect_frame,
)
from stammtisch.games.slack.cards import (
    ANYTHING,
    BONUS,
    CALL_DIE,
    COST,
    DRAW_TO,
    EVERYBODY,
    EVICT_DIE,
    FORBID,
    FREE_TIME,
    GOAL,
    IMMUNE,
    INCOME,
    KEEP_CALL,
    MODS,
    ON,
    ON_CANCELED,
    ON_ENTERS,
    ON_JOB,
    OTHERS,
    OWN_ROOM,
    OWNER,
    PERSON,
    REROLL,
    SLACK_DIE,
    WORTH,
    Amount,
    CardDef,
    Modifier,
)
from stammtisch.games.slack.state import NO_CARD
from stammtisch.games.slack.sums import count, count_there, is_on

if TYPE_CHECKING:
    from stammtisch.bots.slack_worth import Outlook

STEADY: Final = {
    INCOME: PER_INCOME,
    FREE_TIME: PER_FREE_TIME,
    DRAW_TO: PER_CARD,
    CALL_DIE: PER_CALL,
    EVICT_DIE: PER_EVICT,
}
# How often that happens to a seat in a round
SET_OFF: Final = {ON_CANCELED: 0.25, ON_JOB: 0.1}
GAINS: Final = 0.5  # that it gains tokens
OF_MECHANICS: Final = {"accused": 0.15, "loot": 0.3, "raid": 0.12, "strike_back": 0.3, "open_hand": -0.2, "shield": 0.3}
RATED: Final = {COST: -PER_INCOME, SLACK_DIE: 1.0, BONUS: 1.0, FORBID: -1.5}


def worth_of_stay(look: Outlook, card: CardDef, seat: int) -> float:
    """What a card does in a room besides its Slack, as long as it stays there."""
    now = look.swing()
    look.run(now, card.each_turn, effect_frame(seat, seat))
    steady = now.value + sum([per_turn(look, seat, m) for m in card.mods]) * look.worth[seat]
    is_trouble = steady * look.worth[seat] < 0
    turns = BITES if is_trouble and card.kind == PERSON else look.turns_left
    once = -sum([m.by for m in card.mods if m.mod == GOAL]) * look.worth[seat]
    if look.rules.is_elaborate:
        once += _while_there(look, card, seat)
    return steady * turns + once


def _while_there(look: Outlook, card: CardDef, seat: int) -> float:
    """What a card adds to totals as long as it lies there, and its triggers."""
    found = 0.0
    for m in card.mods:
        if m.mod == WORTH:
            for other in range(look.view.seats):
                is_meant = m.who == EVERYBODY or (m.who == OWNER) == (other == seat)
                if is_meant and (not m.side or is_on(look.jobs[other], m.side)):
                    by = usual(look, m.amount, m.by, other)
                    count = count_there(look.rules, look.view, m.filter, OWN_ROOM, other, NO_CARD)
                    found += by * (1 if m.filter == ANYTHING else count) * look.worth[other]
        elif m.mod == ON:
            found += worth_of_trigger(look, m, seat) * look.turns_left
        elif m.mod in (REROLL, KEEP_CALL):
            found += HANDY * look.worth[seat]
    return found


def worth_of_trigger(look: Outlook, m: Modifier, seat: int) -> float:
    """What a trigger is worth in a round: how often it is set off, and what it does then."""
    swing = look.swing()
    look.run(swing, m.then, effect_frame(seat, seat, seat))
    others = look.view.seats - 1
    seats = others if m.who == OTHERS else 1 + others * (m.who == EVERYBODY)
    if m.when == ON_ENTERS:
        return swing.value * seats * NEW_CARDS * look.shares.of(m.filter)
    return swing.value * seats * SET_OFF.get(m.when, GAINS)


def per_turn(look: Outlook, seat: int, m: Modifier) -> float:
    """The Slack that a modifier is worth in one of its owner's turns."""
    if m.mod >= len(MODS):
        by = usual(look, m.amount, m.by, seat) if m.by or m.amount else 1
        return OF_MECHANICS.get(look.rules.set.mods[m.mod], 0.0) * by
    if m.mod in STEADY:
        return STEADY[m.mod] * usual(look, m.amount, m.by, seat)
    if m.mod == IMMUNE:
        view = look.view
        tags = look.rules.tags
        return PER_IMMUNE * sum([view.slack[card] for card in view.rooms[seat] if tags[card] & m.filter])
    if m.mod in RATED:
        rate = NEW_CARDS * look.shares.of(m.filter)
        if seat == look.me:
            held = sum([1 for card in look.view.hand if look.rules.of[card].tags & m.filter])
            rate += held / look.turns_left
        return RATED[m.mod] * rate * (m.by or 1)
    return 0.0


def usual(look: Outlook, amount: Amount | None, by: int, seat: int) -> int:
    """What a modifier comes to for a seat as things are."""
    if amount is None:
        return by
    return count(look.rules, look.view, amount, seat, NO_CARD)
