"""What would happen, as far as everybody can tell: what cards bring whoever gets them, and whom a noise would wake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stammtisch.engine.event import Event
from stammtisch.games.slack.cards import BONUS, GOAL, IS_NOOKIE, IS_SLEEP, NO_DIE, OPS, OWNER, ROLL, CardDef
from stammtisch.games.slack.effects import DO, neighbors, would_ask
from stammtisch.games.slack.events import LOOSE_CHANGED, MADNESS_CHANGED
from stammtisch.games.slack.madness import BREAK, COUNTS, change
from stammtisch.games.slack.plays import NOISY
from stammtisch.games.slack.room import goal_of, modifier, printed_slack, total
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import EFFECTS, NO_CARD, NOBODY, SlackState

COUNTED: Final = tuple([OPS.index(op) for op in ("slack", "madness")])  # effects that change a total


class Gain(NamedTuple):
    """What some cards bring whoever gets them, as far as no die decides."""

    slack: int
    madness: int
    best: int  # the highest total of those that count on the way
    after: int  # the total in the end
    wins: bool


def gain(rules: Rules, state: SlackState, seat: int, cards: Sequence[CardDef], player: int) -> Gain:
    """What these cards bring one after the other. The total counts when the list of a card is done, or asks somebody
    something (AMB-49).
    """
    if any(effect.op in COUNTED for card in cards if card.effects >= 0 for effect in rules.lists[card.effects]):
        state = state.clone()
    goal = goal_of(rules, state, seat)
    slack, wins = 0, False
    counted: list[int] = []
    events: list[Event] = []
    mods = []
    for card in cards:
        mods += card.mods
        worth = printed_slack(card) + modifier(rules, state, seat, BONUS, card.words)
        worth += sum(m.by for m in mods if m.mod == BONUS and m.filter & card.words)
        goal += sum(m.by for m in card.mods if m.mod == GOAL)
        slack += worth
        totals: list[int] = []
        frame = (EFFECTS, card.effects, 0, seat, player, NO_CARD, NOBODY, NO_CARD)
        for effect in rules.lists[card.effects] if card.effects >= 0 else ():
            if effect.op in COUNTED:
                happened: list[Event] = []
                DO[effect.op](rules, state, effect, frame, happened)
                events += happened if effect.who == OWNER else []
            elif would_ask(rules, state, effect, frame):
                totals.append(total(state, seat) + slack)
        totals.append(total(state, seat) + slack)
        counted += totals
        wins = wins or (card.die == NO_DIE and max(totals) >= goal)
    after = total(state, seat) + slack
    best = max(counted, default=after)
    changes = [(event[0], event[3]) for event in events if event[0] in (LOOSE_CHANGED, MADNESS_CHANGED)]
    slack += sum(by for kind, by in changes if kind == LOOSE_CHANGED)
    return Gain(slack, sum(by for kind, by in changes if kind == MADNESS_CHANGED), best, after, wins)


def total_with_madness(rules: Rules, state: SlackState, seat: int) -> int:
    """What somebody's total would be with one more Madness."""
    after = state.madness[seat] + rules.madness_times
    if after < BREAK and not state.is_mad[seat]:
        return total(state, seat) - COUNTS[state.madness[seat]] + COUNTS[after]
    state = state.clone()
    change(rules, state, seat, 1, [])
    return total(state, seat)


def woken(state: SlackState, seat: int, card: CardDef) -> list[int]:
    """Who would lose a Sleep card if this Activity became noisy (SLACK-123)."""
    if not card.words & IS_NOOKIE:
        return []
    return [neighbor for neighbor in neighbors(state, seat) if state.there[neighbor] & IS_SLEEP]


def noisy_from(rules: Rules, state: SlackState, seat: int, card: CardDef) -> int:
    """What the die has to show so that it is noisy; without a die 1 for one that is, and more than 6 if nothing is."""
    fixed = modifier(rules, state, seat, BONUS, card.words)
    if card.die == NO_DIE:
        return 1 if printed_slack(card) + fixed >= NOISY else 7
    return max(NOISY - fixed - card.die - modifier(rules, state, seat, ROLL, card.words), 1)
