"""Sharing the loot of a raid (GUE-50..60): its leader picks first and names the second, and the others follow in the
order of their ranks. Whoever reaches the goal with a Thing wins in the middle of it, and nobody else picks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import IS_THING, THING, printed_slack
from stammtisch.games.slack.events import DISCARDED
from stammtisch.games.slack.mechanics.camp import raids_of
from stammtisch.games.slack.mechanics.ranks import rank_of
from stammtisch.games.slack.question import Choose, Question, Work
from stammtisch.games.slack.room import discard_from_room, discard_from_table, enter, leave, take_up
from stammtisch.games.slack.state import DO_CHOOSE_CARD, DO_CHOOSE_SEAT, NO_CARD, PICK, SlackState
from stammtisch.games.slack.sums import candidates, total
from stammtisch.games.slack.whenevers import distinct

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules

THROWN_IN: Final = 6  # events, from the first of the mechanic
TURNED: Final = 7
ORDER: Final = 8
TAKEN: Final = 9
LEFT_OVER: Final = 10

# How far a draft has come
FIRST: Final = 0
NAMING: Final = 1  # the first has picked, and the second is not known
OTHERS: Final = 2

# The step of a LOOT question
ANY_CARD: Final = 0
ONE_THING: Final = 1
WHERE: Final = 2  # the first of its cards goes

PLACES: Final = ("room", "hand")  # where the first one may put a Thing
TO_ROOM: Final = 0
TO_HAND: Final = 1


@final
class ThrowIn(Question):
    """(kind, seat, raid card, how many): a raid on the own camp. Everybody gives a Thing from their tent, if others may
    touch any of it; whose it was, picks which.
    """

    ID = "throw_in"
    VERBS = ("choose_card",)

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return [(seat, DO_CHOOSE_CARD, number) for number in distinct(rules, givable(rules, state, seat))]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if not any(rules.number[card] == move[2] for card in givable(rules, state, move[0])):
            raise Refused("GUE-50", "cannot_throw_in", card=rules.cards[move[2]].id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        pool = givable(rules, state, move[0])
        _throw_in(rules, state, frame, [card for card in pool if rules.number[card] == move[2]], out)

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """Without a choice it happens by itself."""
        pool = givable(rules, state, frame[1])
        if not frame[3] or not pool:
            state.stack.pop()
        elif len(distinct(rules, pool)) > 1:
            return False
        else:
            _throw_in(rules, state, frame, pool, out)
        return True


def givable(rules: Rules, board: Board, seat: int) -> list[int]:
    """The Things in a tent that a raid may find there: not those that others cannot touch (SLACK-118)."""
    return candidates(rules, board, (PICK, seat, IS_THING, 1, NO_CARD))


def _throw_in(rules: Rules, state: SlackState, frame: Frame, copies: list[int], out: list[Event]) -> None:
    kind, seat, raid, count = frame
    card = min(copies, key=state.slack.__getitem__)  # of equal cards, the one that is worth least
    state.stack[-1] = (kind, seat, raid, count - 1)
    for i in range(len(state.stack) - 1, -1, -1):
        if state.stack[i][0] == rules.frame_kinds["raid"]:
            state.stack[i] = (*state.stack[i], card)
            break
    leave(rules, state, seat, card, out)
    state.slack[card] = 0
    state.table.append(card)
    out.append((raids_of(rules).event + THROWN_IN, EVERYONE, seat, card))


@final
class Draft(Work):
    """(kind, leader, raid card, how far it is, n, n seats that pick next, loot ...)."""

    ID = "draft"

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        _, leader, raid, stage, count, *rest = frame
        pickers, loot = rest[:count], rest[count:]
        things = [card for card in loot if rules.kinds[card] == THING]
        if not loot or (not things and stage != FIRST) or (not pickers and stage == OTHERS):
            self._end(rules, state, leader, raid, loot, out)  # GUE-57, -58
        elif stage == NAMING:
            others = [seat for seat in range(state.seats) if seat != pickers[0]]
            if len(others) == 1:
                name_second(rules, state, others[0], out)
            else:
                state.stack.append((rules.frame_kinds[Second.ID], pickers[0]))
        else:
            step, cards = (ANY_CARD, loot) if stage == FIRST else (ONE_THING, things)
            if len(distinct(rules, cards)) == 1 and not (stage == FIRST and things):
                take(rules, state, pickers[0], cards[0], int(stage == FIRST), out)
            else:
                state.stack.append((rules.frame_kinds[Loot.ID], pickers[0], step, *loot))
        return True

    def _end(self, rules: Rules, state: SlackState, leader: int, raid: int, loot: list[int], out: list[Event]) -> None:
        """What nobody takes is discarded; so is a raid that has brought no Slack of its own, like any Activity."""
        state.stack.pop()
        for card in loot:
            discard_from_table(state, card)
        if loot:
            out.append((raids_of(rules).event + LEFT_OVER, EVERYONE, *loot))
        if raid in state.rooms[leader] and state.slack[raid] <= 0:
            discard_from_room(rules, state, leader, raid, out)
            out.append((DISCARDED, EVERYONE, leader, raid))


def pickers_after(rules: Rules, board: Board) -> list[int]:
    """Who picks after the one who is asked, as far as that is settled."""
    for frame in reversed(board.stack):
        if frame[0] == rules.frame_kinds[Draft.ID]:
            return [*frame[6 : 5 + frame[4]]]
    return []


def name_second(rules: Rules, state: SlackState, second: int, out: list[Event]) -> None:
    """GUE-53, -55: then everybody else, in the order of ranks. All of it is settled before the second one picks."""
    kind, leader, raid, _, _, first, *loot = state.stack[-1]
    others = [seat for seat in range(state.seats) if seat not in (first, second)]
    order = [second, *in_rank_order(rules, state, leader, others)]
    out.append((raids_of(rules).event + ORDER, EVERYONE, first, *order))
    state.stack[-1] = (kind, leader, raid, OTHERS, len(order), *order, *loot)


def in_rank_order(rules: Rules, board: Board, leader: int, seats: Sequence[int]) -> list[int]:
    """GUE-55: ranks first, then Slack; clockwise from the leader where even that is equal (AMB-30)."""
    times = -1 if raids_of(rules).most_first else 1
    keys = [
        (-rank_of(rules, board, seat), times * total(board, seat), (seat - leader) % board.seats, seat)
        for seat in seats
    ]
    return [key[3] for key in sorted(keys)]


def take(rules: Rules, state: SlackState, seat: int, card: int, place: int, out: list[Event]) -> None:
    """The draft is on top. A Thing is in play at once, whatever it costs and whosever turn it is (GUE-59)."""
    kind, leader, raid, stage, count, *rest = state.stack[-1]
    loot = [each for each in rest[count:] if each != card]
    if stage == FIRST:
        state.stack[-1] = (kind, leader, raid, NAMING, 1, seat, *loot)
    else:
        state.stack[-1] = (kind, leader, raid, stage, count - 1, *rest[1:count], *loot)
    state.table.remove(card)
    out.append((raids_of(rules).event + TAKEN, EVERYONE, seat, card, place))
    if place == TO_HAND:
        take_up(rules, state, seat, [card])  # GUE-11: even above six
        state.seen[card] = EVERYONE
    else:
        enter(rules, state, seat, card, printed_slack(rules.of[card]), seat, out)


@final
class Loot(Question):
    """(kind, picker, step, card ...): which card to take; and in the end, where the first of these goes."""

    ID = "loot"
    VERBS = ("choose_card", "choose_place")

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        if frame[2] == WHERE:
            number = rules.verb_numbers[ChoosePlace.ID]
            return [(seat, number, TO_ROOM), (seat, number, TO_HAND)]
        return [(seat, DO_CHOOSE_CARD, number) for number in distinct(rules, self._open(rules, frame))]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if (move[1] == DO_CHOOSE_CARD) == (frame[2] == WHERE):
            raise Refused("AMB-23", "other_question")
        if move[1] != DO_CHOOSE_CARD:
            return
        card = rules.cards[move[2]]
        if move[2] not in [rules.number[each] for each in frame[3:]]:
            raise Refused("GUE-52", "not_in_loot", card=card.id)
        if frame[2] == ONE_THING and card.kind != THING:
            raise Refused("GUE-56", "loot_only_things", also=["GUE-54"], card=card.id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        kind, seat, step, *cards = frame
        if step == WHERE:
            state.stack.pop()
            take(rules, state, seat, cards[0], move[2], out)
            return
        card = next(each for each in cards if rules.number[each] == move[2])
        if step == ANY_CARD and rules.kinds[card] == THING:  # AMB-40: it may stay in the hand
            state.stack[-1] = (kind, seat, WHERE, card, *[each for each in cards if each != card])
            return
        state.stack.pop()
        take(rules, state, seat, card, TO_HAND if step == ANY_CARD else TO_ROOM, out)

    def _open(self, rules: Rules, frame: Frame) -> list[int]:
        return [card for card in frame[3:] if frame[2] == ANY_CARD or rules.kinds[card] == THING]


@final
class Second(Question):
    """(kind, who names): who picks after them (GUE-53)."""

    ID = "second"
    VERBS = ("choose_seat",)

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return [(seat, DO_CHOOSE_SEAT, other) for other in range(state.seats) if other != seat]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if move[2] == move[0] or move[2] < 0:
            raise Refused("GUE-53", "second_is_another")

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        state.stack.pop()
        name_second(rules, state, move[2], out)


@final
class ChoosePlace(Choose):
    """`choose room`, `choose hand`: (seat, verb, place)."""

    ID = "choose_place"

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        return len(move) == 3 and move[2] in (TO_ROOM, TO_HAND)

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        return f"{self.WORD} {PLACES[move[2]]}"

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        is_place = len(rest) == 1 and rest[0] in PLACES and rest[0] not in names
        return (seat, self.number, PLACES.index(rest[0])) if is_place else None
