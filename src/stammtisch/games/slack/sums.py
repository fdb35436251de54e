"""Sums on the public board: rules, bots, words and pictures all do them here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import (
    ALL_ROOMS,
    ANYTHING,
    BONUS,
    COST,
    DRAW_TO,
    EVERYBODY,
    FREE_TIME,
    GOAL,
    HAND,
    INCOME,
    IS_NOOKIE,
    IS_PERSON,
    NEIGHBORS,
    OTHERS,
    OWN_ROOM,
    OWNER,
    PLAYER,
    REROLL,
    USUAL_DRAW,
    WORTH,
    Amount,
    CardDef,
    Effect,
    JobDef,
    Modifier,
)
from stammtisch.games.slack.state import NO_CARD, NOBODY

if TYPE_CHECKING:
    from stammtisch.games.slack.question import Announcement
    from stammtisch.games.slack.rules import Rules


def modifier(rules: Rules, board: Board, seat: int, mod: int, tags: int = -1) -> int:
    """The sum of what the Job, the room and lasting Whenevers add for this seat, for cards with these tags."""
    return sum(added(rules, board, seat, mod, tags)[1::2]) if board.brings[seat] >> mod & 1 else 0


def added(rules: Rules, board: Board, seat: int, mod: int, tags: int) -> list[int]:
    """What adds to something, and by how much: the Job (NO_CARD), cards in the room, Whenevers."""
    job = board.jobs[seat]
    found: list[int] = []
    for source in own_sources(rules, board, seat, mod):
        by = 0
        for m in rules.job_mods[job] if source == NO_CARD else rules.mods[source]:
            if m.mod == mod and m.filter & tags:
                by += m.by if m.amount is None else count(rules, board, m.amount, seat, source)
        if by:
            found += [source, by]
    if rules.reached >> mod & 1:
        for source, m in reaching(rules, board, seat, mod):
            by = m.by if m.amount is None else count(rules, board, m.amount, seat, source)
            if by and m.filter & tags:
                found += [source, by]
    return found


def own_sources(rules: Rules, board: Board, seat: int, mod: int) -> list[int]:
    """What a seat itself has that brings such a modifier: its Job (NO_CARD), cards in its room, what lasts for it."""
    bringing, lasting = rules.bringing[mod], board.lasting
    sources = [NO_CARD] if rules.job_brings[board.jobs[seat]] >> mod & 1 else []
    for card in board.rooms[seat]:
        if card in bringing:
            sources.append(card)  # noqa: PERF401 (a comprehension would be one more call, for one or two cards)
    if lasting:
        for i in range(0, len(lasting), 2):
            if lasting[i + 1] == seat and rules.lends[lasting[i]] >> mod & 1:
                sources.append(lasting[i])  # noqa: PERF401 (there is hardly ever one)
    return sources


def reaching(rules: Rules, board: Board, seat: int, mod: int) -> list[tuple[int, Modifier]]:
    """What others have that concerns this seat, too."""
    found: list[tuple[int, Modifier]] = []
    job, reachers = rules.jobs[board.jobs[seat]], rules.reachers
    for other, room in enumerate(board.rooms):
        if other == seat:
            continue
        if rules.is_reached_by_jobs:
            found += [(NO_CARD, m) for m in rules.job_reaching[board.jobs[other]] if m.mod == mod]
        if not reachers.isdisjoint(room):
            for card in room:
                if rules.reaches[card] >> mod & 1 and not rules.of[card].spares & job.tags:
                    found += [(card, m) for m in rules.reaching[card] if m.mod == mod]
    lasting = board.lasting
    for i in range(0, len(lasting), 2) if lasting else ():
        card = lasting[i]
        if lasting[i + 1] != seat and rules.lends_others[card] >> mod & 1 and not rules.of[card].spares & job.tags:
            found += [(card, m) for m in rules.reaching[card] if m.mod == mod]
    return found


def count(rules: Rules, board: Board, amount: Amount, seat: int, source: int) -> int:
    """What an amount comes to for a seat; a card does not count itself."""
    found = amount.plus + count_there(rules, board, amount.filter, amount.where, seat, source)
    return max(min(found, amount.most), -amount.most) * amount.times


def count_there(rules: Rules, board: Board, filter: int, where: int, seat: int, source: int) -> int:
    """How many cards with these tags lie in a room or in several, and how many tokens of that name."""
    seats = [seat] if where == OWN_ROOM else [each for each in range(board.seats) if where == ALL_ROOMS or each != seat]
    tags, found = rules.tags, 0
    for each in seats:
        if board.there[each] & filter:
            found += sum([1 for card in board.rooms[each] if tags[card] & filter and card != source])
        for bit, mechanic in rules.token_words:
            if bit & filter:
                found += mechanic.count(board, each)
    return found


def by_of(rules: Rules, board: Board, effect: Effect, seat: int, source: int) -> int:
    """The number of an effect for one of those whom it concerns."""
    return effect.by if effect.amount is None else count(rules, board, effect.amount, seat, source)


def count_of(rules: Rules, board: Board, effect: Effect, seat: int, source: int) -> int:
    """How many cards an effect is about."""
    return effect.count if effect.amount is None else max(count(rules, board, effect.amount, seat, source), 0)


def weight(rules: Rules, board: Board, seat: int) -> int:
    """What cards in play add to somebody's total, or to what lies in the room, as long as they are there."""
    if not board.brings[seat] >> WORTH & 1:
        return 0
    job = rules.jobs[board.jobs[seat]]
    found = [
        (source, m)
        for source in own_sources(rules, board, seat, WORTH)
        for m in (rules.job_mods[board.jobs[seat]] if source == NO_CARD else rules.mods[source])
        if m.mod == WORTH
    ]
    if rules.reached >> WORTH & 1:
        found += reaching(rules, board, seat, WORTH)
    whole = 0
    for source, m in found:
        if m.side and not is_on(job, m.side):
            continue
        by = m.by if m.amount is None else count(rules, board, m.amount, seat, source)
        if by:
            whole += by if m.filter == ANYTHING else by * count_there(rules, board, m.filter, OWN_ROOM, seat, source)
    return whole


def working(rules: Rules, board: Board) -> list[tuple[int, int]]:
    """What works for a while, and for whom; what is only borrowed is not."""
    pairs = zip(board.lasting[::2], board.lasting[1::2], strict=True)
    return [(card, seat) for card, seat in pairs if rules.of[card].lasts]


def rerolling(rules: Rules, board: Board, seat: int) -> list[int]:
    """Cards with which somebody may still reroll a die this turn; NO_CARD is the Job."""
    if not board.brings[seat] >> REROLL & 1:
        return []
    return [card for card in own_sources(rules, board, seat, REROLL) if card not in board.asked_out]


def bonuses_for(rules: Rules, board: Board, seat: int, card: int) -> list[int]:
    """What adds to the Slack of a card that has just come into a room, as in `added`; not the card itself, since a
    trait works only on cards played after it (SLACK-121).
    """
    found = added(rules, board, seat, BONUS, rules.tags[card])
    if card in found[::2]:
        place = 2 * found[::2].index(card)
        del found[place : place + 2]
    return found


def likes(rules: Rules, board: Board, seat: int, card: int) -> bool:
    """GOTH-33, a house rule: cards bring Slack only to the side that they are for; Nookie is for everybody."""
    side = rules.card_sides.get(rules.of[card].id, "")
    return not side or rules.tags[card] & IS_NOOKIE != 0 or is_on(rules.jobs[board.jobs[seat]], side)


def is_on(job: JobDef, side: str) -> bool:
    """Whether the holder of a Job is on a side; `not goth` is everybody else (GOTH-29)."""
    other = side.removeprefix("not ")
    return (other in job.sides) == (other == side)


def added_to_die(rules: Rules, board: Board, seat: int, mod: int, tags: int = -1) -> list[int]:
    """Like `added`, and quick where nothing adds to it, as is usual."""
    return added(rules, board, seat, mod, tags) if board.brings[seat] >> mod & 1 else []


def total(board: Board, seat: int) -> int:
    """Slack as counted towards the goal (CTH-16)."""
    return board.worth[seat] + board.loose[seat] + board.counted[seat]


def goal_of(rules: Rules, board: Board, seat: int) -> int:
    goal = rules.goals[board.seats] if rules.goals else rules.jobs[board.jobs[seat]].goal
    return goal + modifier(rules, board, seat, GOAL) if board.brings[seat] >> GOAL & 1 else goal


def income_left(rules: Rules, board: Board) -> int:
    left = board.income - board.spent + board.forgiven
    if board.brings[board.turn] >> INCOME & 1:
        left += modifier(rules, board, board.turn, INCOME)
    return left if left > 0 else 0


def free_time_left(rules: Rules, board: Board) -> int:
    left = board.free_time - board.used
    if board.brings[board.turn] >> FREE_TIME & 1:
        left += modifier(rules, board, board.turn, FREE_TIME)
    return left if left > 0 else 0


def cost_of(rules: Rules, board: Board, seat: int, card: CardDef) -> int:
    if not (board.brings[seat] >> COST & 1 and card.tags & rules.costed):
        return card.cost
    return max(card.cost + modifier(rules, board, seat, COST, card.tags), 0)


def affordable(rules: Rules, board: Board, seat: int, cards: Sequence[int], more: int = 0) -> tuple[list[int], int]:
    """Of the cards that were announced together, those that can still be paid for, in that order (AMB-52); and the
    cost. `more` is a hypothetical change of Income.
    """
    left = income_left(rules, board)
    if more:
        left = max(left + more, 0)
    found: list[int] = []
    spent = 0
    for card in cards:
        cost = cost_of(rules, board, seat, rules.of[card])
        if spent + cost <= left or rules.pays_as_announced:
            spent += cost
            found.append(card)
    return found, spent


# Who and where -------------------------------------------------------------------------------------------------------


def can_enter(board: Board, card: CardDef, seat: int) -> bool:
    """SLACK-49: some People may not enter some rooms."""
    return not card.needs or board.there[seat] & card.needs != 0


def doors(rules: Rules, board: Board, card: int) -> list[int]:
    """The other rooms that a guest may enter (SLACK-49)."""
    home = owner_of(board, card)
    return [seat for seat in range(board.seats) if seat != home and can_enter(board, rules.of[card], seat)]


def owner_of(board: Board, card: int) -> int:
    for seat in range(board.seats):
        if card in board.rooms[seat]:
            return seat
    return NOBODY


def in_room(rules: Rules, board: Board, seat: int, number: int) -> int:
    """The copy with the most Slack on it."""
    found = NO_CARD
    for card in board.rooms[seat]:
        if rules.number[card] == number and (found == NO_CARD or board.slack[card] > board.slack[found]):
            found = card
    return found


def guests(rules: Rules, board: Board, seat: int) -> list[int]:
    """The People in a room who can be asked to leave and have not been (SLACK-52, AMB-03)."""
    if not board.there[seat] & IS_PERSON:
        return []
    people, asked_out = rules.people, board.asked_out
    found: list[int] = []
    for card in board.rooms[seat]:
        if card in people and card not in asked_out:
            found.append(card)  # noqa: PERF401 (a comprehension would be one more call, for one or two guests)
    return found


def has_guests(rules: Rules, board: Board, seat: int) -> bool:
    people, asked_out = rules.people, board.asked_out
    for card in board.rooms[seat]:  # noqa: SIM110 (a generator would cost more than the search)
        if card in people and card not in asked_out:
            return True
    return False


def guest(rules: Rules, board: Board, seat: int, number: int) -> int:
    """A guest of this definition who can be asked to leave; NO_CARD if there is none."""
    for card in board.rooms[seat]:
        if rules.number[card] == number and card in rules.people and card not in board.asked_out:
            return card
    return NO_CARD


def neighbors(board: Board, seat: int) -> list[int]:
    """The players on both sides, clockwise; with two players there is only one (AMB-13)."""
    left, right = (seat + 1) % board.seats, (seat - 1) % board.seats
    return [left] if left == right else [left, right]


def concerned(rules: Rules, board: Board, effect: Effect, frame: Frame) -> list[int]:
    """Whom the effect concerns, clockwise from the seat that caused it, except for those whom the card spares."""
    who = effect.who
    if who == OWNER:
        seats = [frame[3]]
    elif who == PLAYER:
        seats = [frame[4]]
    elif who == EVERYBODY:
        seats = [(frame[4] + i) % board.seats for i in range(board.seats)]
    elif who == OTHERS:
        seats = [(frame[3] + i) % board.seats for i in range(1, board.seats)]
    elif who == NEIGHBORS:
        seats = neighbors(board, frame[3])
    else:
        found = frame[6] if frame[7] == NO_CARD else owner_of(board, frame[7])
        seats = [] if found == NOBODY else [found]
    if effect.spares:
        return [seat for seat in seats if not effect.spares & rules.jobs[board.jobs[seat]].tags]  # GOTH-31
    return seats


def candidates(rules: Rules, board: Board, frame: Frame) -> list[int]:
    """The cards that a PICK frame may take."""
    _, seat, filter, _, source = frame
    tags, immune = rules.tags, board.immune[seat]
    return [card for card in board.rooms[seat] if tags[card] & filter and not tags[card] & immune and card != source]


# Hands ---------------------------------------------------------------------------------------------------------------


def draw_limit(rules: Rules, board: Board, seat: int) -> int:
    limit = USUAL_DRAW
    if board.brings[seat] >> DRAW_TO & 1:
        limit += modifier(rules, board, seat, DRAW_TO)
    if board.new_jobs >> seat & 1:  # AMB-54: what a new Job adds waits for the next Draw phase
        limit -= sum([m.by for m in rules.job_mods[board.jobs[seat]] if m.mod == DRAW_TO and m.by > 0])
    return limit


def hand_capacity(rules: Rules, board: Board, seat: int) -> int:
    """How many cards the hand can take (SLACK-33). Announced cards that may come back still count: the Things of a trip
    (SLACK-70) and an Activity with a Cost (AMB-52).
    """
    left = draw_limit(rules, board, seat) - board.hand_size(seat)
    for frame in board.stack:
        if frame[0] in rules.announcements and frame[1] == seat:
            left -= rules.announcements[frame[0]].returning(rules, frame)
    return max(left, 0)


def must_discard(board: Board, seat: int) -> int:
    return max(board.hand_size(seat) - HAND, 0)  # SLACK-81


def announced(rules: Rules, board: Board) -> list[tuple[Announcement, Frame]]:
    """Everything on the stack that was announced and has not happened yet."""
    kinds = rules.announcements
    return [(kinds[frame[0]], frame) for frame in board.stack if frame[0] in kinds]


# The open window -----------------------------------------------------------------------------------------------------


def is_asked(rules: Rules, board: Board, seat: int) -> bool:
    """Whether the open window waits for this seat: for everybody who has not answered, or one after the
    other (AMB-08).
    """
    pending = board.stack[-1][2]
    if not pending >> seat & 1:
        return False
    if rules.asks_in_turn:
        for i in range(board.seats):
            other = (board.turn + i) % board.seats
            if pending >> other & 1:
                return other == seat
    return True


def announced_tags(rules: Rules, board: Board) -> int:
    """What lies on the table in the open window, as tags that answers look for."""
    frame = board.stack[-2]
    return rules.announcements[frame[0]].tags(rules, frame)


def is_cancelable(rules: Rules, what: Announcement, frame: Frame) -> bool:
    """Whether some card of these sets could cancel an announcement (AMB-09); some cancel only what is aimed at somebody
    or at a card.
    """
    tags = what.tags(rules, frame)
    if tags & rules.answerable or not tags & rules.answerable_if_aimed:
        return tags & rules.answerable != 0
    return what.target(frame) != NOBODY or what.aim(frame) != NO_CARD


def can_cancel(rules: Rules, board: Board, seat: int, card: CardDef) -> bool:
    """Whether a card of this seat could cancel what lies on the table in the open window."""
    frame = board.stack[-2]
    what = rules.announcements[frame[0]]
    if not card.cancels & what.tags(rules, frame):
        return False
    return not card.is_aimed or seat in (what.target(frame), owner_of(board, what.aim(frame)))


def is_spared(rules: Rules, board: Board, card: CardDef, seat: int) -> bool:
    """GOTH-31: some Jobs protect their holders from some cards."""
    return card.spares & rules.jobs[board.jobs[seat]].tags != 0


def victim_of(rules: Rules, board: Board) -> int:
    """Whose Free Time is on the table in the open window."""
    frame = board.stack[-2]
    return rules.announcements[frame[0]].victim(frame)
