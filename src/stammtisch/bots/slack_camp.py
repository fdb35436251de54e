"""What ranks, wounds, denunciations and raids are worth to the greedy bot."""

from __future__ import annotations

from math import comb, exp
from typing import TYPE_CHECKING, Final

from stammtisch.bots.slack_pace import SPREAD
from stammtisch.bots.slack_prices import PER_FREE_TIME, PER_INCOME, chance_of
from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import IS_THING, Effect, JobDef
from stammtisch.games.slack.mechanics.denunciations import avengers, leader, movable, needed
from stammtisch.games.slack.mechanics.raids import loot_count
from stammtisch.games.slack.mechanics.ranks import free_rank, highest, partners, rank_of, ranks_of
from stammtisch.games.slack.mechanics.whims import lured
from stammtisch.games.slack.mechanics.wounds import wounds_of
from stammtisch.games.slack.state import NO_CARD, NOBODY
from stammtisch.games.slack.sums import by_of, can_enter, concerned, owner_of, total

if TYPE_CHECKING:
    from stammtisch.bots.slack_worth import Outlook, Swing

PRIVILEGE: Final = 0.5  # of a rank, per turn: who may be ordered around, and who leads raids, less the envy
ARMED: Final = 0.15  # the chance that somebody who is innocent has a card to strike back with
CHANCE: Final = 1 / 6  # of any face of a die
FIRST_PICK: Final = 2.4  # of the loot: the best Thing ...
LAST_PICK: Final = 1.2  # ... and one that is left over
TO_HAND: Final = 0.8  # of the loot, where there is no Thing: some other card
NAMED: Final = 0.6  # the chance that a vote has a result
KNOWN: Final = 0.2  # to have read a hand
CENSORED: Final = 1.0  # the best card of somebody's hand, if it can be discarded
SHORT: Final = 0.3  # of what another rank is worth that goes back soon
SPOIL: Final = 1.5  # what somebody loses who has to throw a Thing into the loot


# Ranks ---------------------------------------------------------------------------------------------------------------


def change_rank(look: Outlook, swing: Swing, seat: int, by: int) -> None:
    """GUE-29..34."""
    rules, view = look.rules, look.view
    rank = rank_of(rules, view, seat) + (1 if by > 0 else -1)
    job = free_rank(rules, view, rank)
    if job != NOBODY:
        become(look, swing, seat, rules.jobs[job])
    elif by < 0:
        others = partners(rules, view, seat, rank)
        if others:  # whoever must fall chooses, to the own good or to nobody's in particular
            other = max(others, key=look.worth.__getitem__) if seat == look.me else others[0]
            change_places(look, swing, seat, other)


def change_places(look: Outlook, swing: Swing, seat: int, other: int) -> None:
    mine = look.jobs[seat]
    become(look, swing, seat, look.jobs[other])
    become(look, swing, other, mine)


def become(look: Outlook, swing: Swing, seat: int, job: JobDef) -> None:
    """The Slack of a rank counts at once (GUE-04); the rest is for the turns to come."""
    now, ranks = look.jobs[seat], ranks_of(look.rules)
    new, old = look.rules.job_ids[job.id], look.rules.job_ids[now.id]
    look.gain(swing, seat, ranks.slack[new] - ranks.slack[old])
    if not swing.is_over:
        per_turn = PER_INCOME * (job.income - now.income) + PER_FREE_TIME * (job.free_time - now.free_time)
        per_turn += PRIVILEGE * (ranks.ranks[new] - ranks.ranks[old])
        swing.value += per_turn * look.turns_left * look.worth[seat]


def worth_of_rank(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    rules, view = look.rules, look.view
    bit = rules.set.tag_bits["rank"]
    for seat in concerned(rules, view, effect, frame):
        by = by_of(rules, view, effect, seat, frame[5])
        if not (view.immune if by < 0 else view.forbids)[seat] & bit:
            change_rank(look, swing, seat, by)


def worth_of_wound(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    """GUE-25."""
    wounds = wounds_of(look.rules)
    for seat in concerned(look.rules, look.view, effect, frame):
        hurt(look, swing, seat, by_of(look.rules, look.view, effect, seat, frame[5]), wounds.token)


def hurt(look: Outlook, swing: Swing, seat: int, by: int, token: int) -> None:
    place = token * look.view.seats + seat
    by = max(by, -swing.tokens[place])
    swing.tokens[place] += by
    look.gain(swing, seat, -by)


# Denunciations -------------------------------------------------------------------------------------------------------


def worth_of_denouncing(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    for seat in concerned(look.rules, look.view, effect, frame):
        denounce(look, swing, frame[4], seat)


def denounce(look: Outlook, swing: Swing, accuser: int, accused: int) -> None:
    """GUE-75..81: the die decides, and whoever is innocent may strike back."""
    chance = chance_of(needed(look.rules, look.view, accused))
    guilty, innocent = swing.fork(), swing.fork()
    condemn(look, guilty, accuser, accused)
    condemn(look, innocent, accused, accuser)
    is_sure = bool(avengers(look.rules, look.view, accused))
    strikes = 1.0 if is_sure else ARMED if look.view.hand_sizes[accused] else 0.0
    look.mix(swing, [(1 - chance, guilty), (chance * strikes, innocent)])


def condemn(look: Outlook, swing: Swing, accuser: int, accused: int) -> None:
    change_rank(look, swing, accused, -1)
    if swing.reached:
        look.settle(swing)
    if not swing.is_over:
        values = [0.0, *[value for _, value in sentences(look, accuser, accused)]]
        swing.value += max(values) if accuser == look.me else min(values)


def sentences(look: Outlook, accuser: int, accused: int) -> list[tuple[int, float]]:
    """GUE-78, -79: the cards that an accuser could move, and what that would be worth."""
    rules, view = look.rules, look.view
    found: list[tuple[int, float]] = []
    for card in movable(rules, view, accused):
        rooms = [seat for seat in range(view.seats) if seat != accused]
        values = [moving(look, card, accused, seat, accuser) for seat in rooms if can_enter(view, rules.of[card], seat)]
        if values:
            found.append((card, max(values) if accuser == look.me else min(values)))
    boss = leader(rules, view, accused)
    if boss != NO_CARD:
        found.append((boss, moving(look, boss, owner_of(view, boss), accused, accuser)))
    return found


def moving(look: Outlook, card: int, home: int, seat: int, player: int) -> float:
    """A guest goes from one tent to another."""
    swing = look.swing()
    look.leave(swing, card, home)
    look.enter(swing, look.rules.number[card], seat, player)
    return swing.value


# Ballots, censorship and whims ---------------------------------------------------------------------------------------


def worth_of_vote(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    """Whoever is near the goal is named, if there is no tie."""
    seats = range(look.view.seats)
    fears = [exp(-turn / SPREAD) for turn in look.turns]
    futures: list[tuple[float, Swing]] = []
    for seat in seats:
        future = swing.fork()
        look.run(future, effect.then, (*frame[:6], seat, NO_CARD))
        futures.append((NAMED * fears[seat] / sum(fears), future))
    look.mix(swing, futures)


def worth_of_look(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    """Something to know, and perhaps a good card less."""
    for seat in concerned(look.rules, look.view, effect, frame):
        if look.view.hand_sizes[seat]:
            swing.value += KNOWN * look.worth[frame[4]] - CENSORED * look.worth[seat]


def worth_of_lure(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    for card, door in lured(look.rules, look.view, effect, frame):
        look.leave(swing, card, owner_of(look.view, card))
        look.enter(swing, look.rules.number[card], door, frame[4])


def worth_of_swapped_ranks(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    """Until the end of the turn, and that may be the end of the game."""
    player = frame[4]
    for other in concerned(look.rules, look.view, effect, frame):
        future = swing.fork()
        change_places(look, future, player, other)
        if future.reached:
            look.settle(future)
        look.mix(swing, [(1.0 if future.is_over else SHORT, future)])


# Raids ---------------------------------------------------------------------------------------------------------------


def worth_of_raid(look: Outlook, swing: Swing, number: int, seat: int) -> None:
    """GUE-45..60: everybody rolls, and takes something home; the leader first."""
    rules, view = look.rules, look.view
    seats = view.seats
    futures: list[tuple[float, Swing]] = []
    for roller in range(seats):
        if free_rank(rules, view, rank_of(rules, view, roller) + 1) != NOBODY:
            future = swing.fork()
            change_rank(look, future, roller, 1)
            futures.append((1 / seats, future))
    look.mix(swing, futures)
    swing.value -= CHANCE * sum(look.worth)  # GUE-48: a six hurts
    card = next(card for card, definition in enumerate(rules.number) if definition == number)
    count = loot_count(rules, view, seat, card)
    is_from_tents = number in rules.set.fields["loot_from"]
    share = 1.0 if is_from_tents else look.shares.of(IS_THING)
    picks = [pick * at_least(place + 1, count, share) for place, pick in enumerate(picks_of(seats))]
    if is_from_tents:
        swing.value -= SPOIL * sum([look.worth[each] for each in range(seats) if view.there[each] & IS_THING])
    else:
        picks[0] += TO_HAND * (1.0 - at_least(1, count, share))
    if number in rules.set.fields["first"]:  # the lowest roll: anybody
        swing.value += sum(picks) / seats * sum(look.worth)
        return
    for pick, picker in zip(picks, pickers(look, seat), strict=True):
        swing.value += pick * look.worth[picker]


def pickers(look: Outlook, leader: int) -> list[int]:
    """The leader, whoever the leader names, and the others by rank (GUE-52..55)."""
    rules, view = look.rules, look.view
    others = [seat for seat in range(view.seats) if seat != leader]
    others.sort(key=lambda seat: (-rank_of(rules, view, seat), -total(view, seat)))
    named = max(others, key=look.worth.__getitem__) if leader == look.me else others[0]
    return [leader, named, *[seat for seat in others if seat != named]]


def picks_of(seats: int) -> list[float]:
    step = (FIRST_PICK - LAST_PICK) / max(seats - 1, 1)
    return [FIRST_PICK - step * place for place in range(seats)]


def at_least(least: int, tries: int, chance: float) -> float:
    """The chance of as many hits."""
    return sum([comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits) for hits in range(least, tries + 1)])


def lowers(look: Outlook) -> bool:
    """Whether there is anybody of a lower rank than oneself."""
    rules, view = look.rules, look.view
    mine = rank_of(rules, view, look.me)
    return any(rank_of(rules, view, seat) < mine for seat in range(view.seats))


def is_highest(look: Outlook) -> bool:
    return rank_of(look.rules, look.view, look.me) == highest(look.rules, look.view)
