"""How the greedy bot decides in the camp: one choice for each question and each offer of ranks, raids, orders,
denunciations and wounds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from stammtisch.bots.slack_camp import change_places, change_rank, condemn, lowers, sentences, worth_of_raid
from stammtisch.bots.slack_prices import LOST_TIME, TIME_LEFT, WIN, effect_frame
from stammtisch.engine.state import Move
from stammtisch.games.slack.cards import ACTIVITY, THING
from stammtisch.games.slack.mechanics.loot import TO_HAND, WHERE
from stammtisch.games.slack.mechanics.wounds import is_resting, wounds_of
from stammtisch.games.slack.state import DO_CHOOSE_CARD, DO_PASS, NO_CARD
from stammtisch.games.slack.sums import free_time_left

if TYPE_CHECKING:
    from stammtisch.bots.slack import Choice

# Assumptions, in Slack (see slack_prices).
GRUDGE: Final = 0.5  # of what a card of the loot is worth to the most dangerous of those who pick later
REST: Final = 0.9  # a wound that is gone
KEPT: Final = 0.5  # of what an Activity in the hand could still bring its owner, if it is not given away
LENT: Final = 0.4  # of what a raid is worth to whoever leads it, for somebody who could lead it later
ORDERED: Final = 1.2  # an Activity that could be given as an order
PROSPECT: Final = 0.7  # a raid that one cannot lead yet: somebody may ask for it


# Ranks and denunciations ---------------------------------------------------------------------------------------------


def partner(choice: Choice, moves: list[Move]) -> Move:
    """Who rises when one falls: whoever is no danger."""
    return max(moves, key=lambda move: partner_worth(choice, move))


def partner_worth(choice: Choice, move: Move) -> float:
    swing = choice.look.swing()
    change_places(choice.look, swing, choice.me, move[2])
    return swing.value


def name_somebody(choice: Choice, moves: list[Move]) -> Move:
    """In a vote: whoever is the greatest danger."""
    return max(moves, key=lambda move: vote_worth(choice, move) + choice.noise())


def vote_worth(choice: Choice, move: Move) -> float:
    """To be named is to be demoted."""
    swing = choice.look.swing()
    change_rank(choice.look, swing, move[2], -1)
    return swing.value - choice.look.worth[move[2]]


def censor(choice: Choice, moves: list[Move]) -> Move:
    return max(moves, key=lambda move: censor_worth(choice, move))


def censor_worth(choice: Choice, move: Move) -> float:
    """What would be kept longest is missed the most."""
    return 0.0 if move[1] == DO_PASS else choice.bot.reserves[move[2]]


def strike_back(choice: Choice, moves: list[Move]) -> Move:
    """It always succeeds, and costs a card only if nobody in the tent does it."""
    return max(moves, key=lambda move: strike_worth(choice, move))


def strike_worth(choice: Choice, move: Move) -> float:
    if move[1] == DO_PASS:
        return 0.0
    swing = choice.look.swing()
    condemn(choice.look, swing, choice.me, choice.view.stack[-1][2])
    is_there = any(choice.rules.number[card] == move[2] for card in choice.view.rooms[choice.me])
    return swing.value - (0.0 if is_there else choice.bot.reserves[move[2]])


def sentence(choice: Choice, moves: list[Move]) -> Move:
    return max(moves, key=lambda move: sentence_worth(choice, move))


def sentence_worth(choice: Choice, move: Move) -> float:
    _, accuser, accused = choice.view.stack[-1]
    worths = {choice.rules.number[card]: worth for card, worth in sentences(choice.look, accuser, accused)}
    return worths.get(move[2], 0.0) if move[1] == DO_CHOOSE_CARD else 0.0


# Raids ---------------------------------------------------------------------------------------------------------------


def raid(choice: Choice, number: int, leader: int) -> float:
    swing = choice.look.swing()
    worth_of_raid(choice.look, swing, number, leader)
    return swing.value


def ask_raid(choice: Choice, move: Move) -> float:
    """Whatever raid it would be: asking costs nothing, but taking costs Free Time."""
    raids = list(choice.rules.set.fields["loot"])
    return sum([raid(choice, number, choice.me) for number in raids]) / len(raids)


def lend_raid(choice: Choice, moves: list[Move]) -> Move:
    return max(moves, key=lambda move: lend_worth(choice, move))


def lend_worth(choice: Choice, move: Move) -> float:
    """A raid brings something to everybody: better another one leads it than nobody."""
    if move[1] == DO_PASS:
        return 0.0
    return raid(choice, move[2], choice.view.stack[-1][2]) - LENT * max(raid(choice, move[2], choice.me), 0.0)


def take_offer(choice: Choice, moves: list[Move]) -> Move:
    """Nobody sees what is offered. The favor is returned in kind: it makes nobody dangerous."""
    offers = [move for move in moves if move[1] != DO_PASS]
    return offers[int(choice.rng.random() * len(offers))]


def loot(choice: Choice, moves: list[Move]) -> Move:
    return max(moves, key=lambda move: loot_worth(choice, move) + choice.noise())


def loot_worth(choice: Choice, move: Move) -> float:
    """To have it, and that nobody else has it."""
    frame = choice.view.stack[-1]
    if frame[2] == WHERE:
        number = choice.rules.number[frame[3]]
        return choice.keep(number, []) * LOST_TIME if move[2] == TO_HAND else choice.worth(number)
    number = move[2]
    if choice.rules.cards[number].kind != THING:
        return choice.keep(number, [])
    denied = max([-choice.look.entering(number, seat, seat) for seat in choice.others])
    return choice.worth(number) + GRUDGE * max(denied, 0.0)


def second(choice: Choice, moves: list[Move]) -> Move:
    """Whoever is no danger may pick next."""
    return max(moves, key=lambda move: second_worth(choice, move))


def second_worth(choice: Choice, move: Move) -> float:
    return choice.look.worth[move[2]]


def throw_in(choice: Choice, moves: list[Move]) -> Move:
    return min(moves, key=lambda move: choice.presence(move[2]))


# Orders --------------------------------------------------------------------------------------------------------------


def order(choice: Choice, move: Move) -> float:
    """GUE-61..73: one Slack at once, and the victim does this instead of what it wanted. Nothing sweet for somebody who
    would win by it.
    """
    rules, look, view = choice.rules, choice.look, choice.view
    number, victim = move[2], view.turn
    swing = look.swing()
    look.gain(swing, choice.me, 1)
    look.settle(swing)
    if swing.is_over:
        return swing.value
    index = len(view.stack) - 2
    what = rules.announcements[view.stack[index][0]]
    if what.RETURNS:  # GUE-65
        future = swing.fork()
        look.resolve(future, index)
        look.mix(swing, [(1.0 - (TIME_LEFT if free_time_left(rules, view) else LOST_TIME), future)])
    look.enter(swing, number, victim, victim)
    given = rules.set.fields["ordered"].get(number, NO_CARD)
    if given != NO_CARD and not swing.is_over:
        look.run(swing, given, effect_frame(choice.me, choice.me, victim))
    return swing.value - KEPT * max(choice.worth(number), 0.0) if choice.can_play(rules.cards[number]) else swing.value


def order_prospect(choice: Choice, number: int) -> float:
    """What a card in the hand is worth as an order, one day."""
    card = choice.rules.cards[number]
    return ORDERED if card.kind == ACTIVITY and not card.cancels and lowers(choice.look) else 0.0


def raid_prospect(choice: Choice, number: int) -> float:
    return PROSPECT if number in choice.rules.set.fields["loot"] else 0.0


# Wounds --------------------------------------------------------------------------------------------------------------


def rest(choice: Choice) -> float:
    """GUE-23: what it is worth to do nothing for the rest of this turn."""
    rules, view, me = choice.rules, choice.view, choice.me
    wounds = wounds_of(rules)
    if view.turn != me or not wounds.count(view, me) or not is_resting(rules, view):
        return 0.0
    return WIN if choice.look.totals[me] + 1 >= choice.look.goals[me] else REST


ANSWERS: Final[dict[str, Callable[[Choice, list[Move]], Move]]] = {
    "partner": partner,
    "ballot": name_somebody,
    "look": censor,
    "strike_back": strike_back,
    "sentence": sentence,
    "lend_raid": lend_raid,
    "take_offer": take_offer,
    "loot": loot,
    "second": second,
    "throw_in": throw_in,
}
# By the id of the verb: what mechanics offer in a turn or a window, and what it is worth.
OFFERED: Final[dict[str, Callable[[Choice, Move], float]]] = {"ask_raid": ask_raid, "order": order}
