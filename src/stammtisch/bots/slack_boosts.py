"""What a Whenever that helps its own player for a turn is worth to the greedy bot: how much better the plan gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.bots.slack_mods import usual
from stammtisch.games.slack.cards import (
    BONUS,
    COST,
    FREE_TIME,
    INCOME,
    NO_DIE,
    REROLL,
    SLACK_DIE,
    TO_NEXT_TURN,
    CardDef,
    Modifier,
)
from stammtisch.games.slack.sums import free_time_left, income_left

if TYPE_CHECKING:
    from stammtisch.bots.slack import Choice, Plan

REROLLED: Final = 0.9  # what a second try adds to a die
PLANNED: Final = "free_time"  # the prompt at which everything else is done


def boost(choice: Choice, card: CardDef) -> float:
    """As late as possible, and only Free Time leads back from the last phase (AMB-50)."""
    prompt = choice.view.prompt
    time, income = free_time_left(choice.rules, choice.view), income_left(choice.rules, choice.view)
    if card.lasts == TO_NEXT_TURN or prompt == "roll" or (prompt == "call" and time):
        return 0.0
    by = {
        mod: sum([usual(choice.look, m.amount, m.by, choice.me) for m in card.mods if m.mod == mod])
        for mod in (INCOME, FREE_TIME)
    }
    if prompt == "discard" and by[FREE_TIME] <= 0:
        return 0.0
    now = choice.best_plan(income, time)
    if any(m.mod == COST for m in card.mods):
        by[INCOME] += saved(choice, card)
    then = choice.best_plan(income + by[INCOME], time + by[FREE_TIME])
    return then.value - now.value + sum([better(choice, m, then) for m in card.mods])


def saved(choice: Choice, card: CardDef) -> int:
    """On the Things in the hand, whichever of them are bought."""
    cards = [choice.rules.cards[number] for number in choice.things]
    return sum([min(-m.by, thing.cost) for m in card.mods if m.mod == COST for thing in cards if thing.tags & m.filter])


def better(choice: Choice, m: Modifier, plan: Plan) -> float:
    """What it does for the dice, and for the Slack, of planned Activities."""
    if m.mod not in (SLACK_DIE, BONUS, REROLL):
        return 0.0
    cards = [choice.rules.cards[number] for number in plan.activities]
    rolled = [card for card in cards if card.die != NO_DIE]
    if m.mod == REROLL:
        return REROLLED if rolled else 0.0
    return float(m.by * len([card for card in (rolled if m.mod == SLACK_DIE else cards) if card.tags & m.filter]))
