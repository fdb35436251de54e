"""What would happen, as far as everybody can tell: what cards bring their receiver, and whom a noise would wake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.engine.event import Event
from stammtisch.engine.state import Frame
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import (
    BONUS,
    GOAL,
    IS_NOOKIE,
    IS_SLEEP,
    NO_DIE,
    ON,
    ON_CANCELED,
    ON_ENTERS,
    ON_JOB,
    OWNER,
    SLACK_DIE,
    WHENEVER,
    WORTH,
    CardDef,
    Modifier,
    printed_slack,
)
from stammtisch.games.slack.effects import OPS
from stammtisch.games.slack.events import LOOSE_CHANGED
from stammtisch.games.slack.foresight import foresee
from stammtisch.games.slack.mechanics.mechanic import Mechanic
from stammtisch.games.slack.plays import NOISY
from stammtisch.games.slack.question import Announcement, Coming
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import EFFECTS, NO_CARD, NOBODY, WINDOW
from stammtisch.games.slack.sums import (
    by_of,
    concerned,
    doors,
    goal_of,
    modifier,
    neighbors,
    own_sources,
    owner_of,
    total,
)

if TYPE_CHECKING:
    from stammtisch.games.slack.view import SlackView

SPREADING: Final = frozenset({"clear", "pass_left", "swap", "if"})  # ops that concern whoever they find
# What can be told beforehand, or asks somebody first; and what besides where cards come into play.
CLEAR: Final = frozenset({"slack", "draw", "drop", "steal", "take", "remove", "mark", "negate", "fetch", "convert"})
FOLLOWED: Final = frozenset({"if", "clear", "last", "pass_left", "discard", "free_play", "roll"})
NEAR: Final = 8  # what a chain of triggers, rolls and choices can bring at the very most


class Gain(NamedTuple):
    """What some cards bring their receiver, as far as no die decides."""

    slack: int
    tokens: dict[str, int]  # how many more of each
    best: int  # the highest total of those that count on the way
    after: int  # the total at the end
    wins: bool


def gain(rules: Rules, board: Board, seat: int, cards: Sequence[CardDef], player: int) -> Gain:
    """What these cards bring, one after the other. The total counts when the list of a card is done, or asks somebody
    something (AMB-49).
    """
    if rules.is_elaborate:
        return _foreseen(rules, board, seat, cards, player)
    tried = board
    ops, lists = rules.ops, rules.lists
    for card in cards:
        for effect in lists[card.effects] if card.effects >= 0 else ():
            if ops[effect.op].is_counted and tried is board:
                tried = board.copy()
    goal = goal_of(rules, board, seat)
    slack, wins = 0, False
    counted: list[int] = []
    events: list[Event] = []
    mods: list[Modifier] = []
    for card in cards:
        slack += printed_slack(card) + modifier(rules, board, seat, BONUS, card.tags)
        for m in mods:
            if m.mod == BONUS and m.filter & card.tags:
                slack += m.by
        mods += card.mods  # for those that come after it (SLACK-121)
        for m in card.mods:
            if m.mod == GOAL:
                goal += m.by
        totals: list[int] = []
        frame = (EFFECTS, card.effects, 0, seat, player, NO_CARD, NOBODY, NO_CARD)
        for effect in lists[card.effects] if card.effects >= 0 else ():
            op = ops[effect.op]
            if op.is_counted:
                happened: list[Event] = []
                op.do(rules, tried, effect, frame, happened)
                events += happened if effect.who == OWNER else []
            elif op.would_ask(rules, board, effect, frame):
                totals.append(total(tried, seat) + slack)
        totals.append(total(tried, seat) + slack)
        counted += totals
        wins = wins or (card.die == NO_DIE and max(totals) >= goal)
    after = total(tried, seat) + slack
    best = max(counted, default=after)
    tokens: dict[str, int] = {}
    for event in events:
        if event[0] == LOOSE_CHANGED:
            slack += event[3]
        elif event[0] in rules.token_events:
            token = rules.token_events[event[0]]
            tokens[token] = tokens.get(token, 0) + event[3]
    return Gain(slack, {token: by for token, by in tokens.items() if by}, best, after, wins)


def _foreseen(rules: Rules, board: Board, seat: int, cards: Sequence[CardDef], player: int) -> Gain:
    sight = foresee(rules, board, seat, cards, player)
    tokens: dict[str, int] = {}
    for event in sight.events:
        if event[0] in rules.token_events and event[2] == seat:
            token = rules.token_events[event[0]]
            tokens[token] = tokens.get(token, 0) + event[3]
    after, best = total(sight.board, seat), max([totals[seat] for totals in sight.totals], default=total(board, seat))
    before = sum([mechanic.counts(board, seat) for mechanic in rules.mechanics])
    counted = sum([mechanic.counts(sight.board, seat) for mechanic in rules.mechanics]) - before
    wins = seat in sight.winners and all(card.die == NO_DIE for card in cards)
    slack = after - total(board, seat) - counted
    return Gain(slack, {token: by for token, by in tokens.items() if by}, best, after, wins)


def gain_of(rules: Rules, board: Board, coming: Coming) -> Gain:
    return gain(rules, board, coming.receiver, [rules.of[card] for card in coming.cards], coming.player)


def gain_seen(rules: Rules, view: SlackView, seat: int, cards: Sequence[CardDef], player: int) -> Gain:
    """`gain` for those who look at a table: nobody changes a view, and it follows from what everybody sees, so it is
    worked out once for all of them.
    """
    asked = (seat, player, *cards)
    if asked not in view.gains:
        view.gains[asked] = gain(rules, view, seat, cards, player)
    return view.gains[asked]


def gain_coming(rules: Rules, view: SlackView, coming: Coming) -> Gain:
    return gain_seen(rules, view, coming.receiver, [rules.of[card] for card in coming.cards], coming.player)


class Hit(NamedTuple):
    """What a Whenever does to the player at whom it is aimed, as far as no die and no choice decides."""

    tokens: dict[str, int]
    change: int | None  # of the total; None if it does nothing to that


def hit_player(rules: Rules, board: Board, card: CardDef, player: int, seat: int) -> Hit:
    """A Whenever that is played on somebody."""
    effects = [
        each for each in (rules.lists[card.effects] if card.effects >= 0 else ()) if rules.ops[each.op].is_counted
    ]
    if not effects:
        return Hit({}, None)
    tried, events = board.copy(), list[Event]()
    frame = (EFFECTS, card.effects, 0, player, player, NO_CARD, seat, NO_CARD)
    for effect in effects:
        rules.ops[effect.op].do(rules, tried, effect, frame, events)
    tokens: dict[str, int] = {}
    for event in events:
        if event[0] in rules.token_events and event[2] == seat:
            token = rules.token_events[event[0]]
            tokens[token] = tokens.get(token, 0) + event[3]
    return Hit({token: by for token, by in tokens.items() if by}, total(tried, seat) - total(board, seat))


def hit_card(rules: Rules, board: Board, card: CardDef, aim: int) -> int | None:
    """How a Whenever that is aimed at this card would change the total of the player in whose room it lies."""
    slack = board.slack[aim]
    for effect in rules.lists[card.effects] if card.effects >= 0 else ():
        op = rules.ops[effect.op]
        if op in (OPS["take"], OPS["remove"]):
            return -slack
        if op is OPS["borrow"]:
            return -slack
        if op is OPS["mark"]:
            return by_of(rules, board, effect, owner_of(board, aim), NO_CARD)
        if op is OPS["negate"]:
            return -abs(slack) - slack
    return None


def pending(rules: Rules, board: Board) -> Coming:
    """What comes into play when the open window closes."""
    frame = board.stack[-2]
    return rules.announcements[frame[0]].coming(rules, board, frame)


def is_decisive(rules: Rules, view: SlackView) -> bool:
    """Whether somebody wins when the open window closes, as far as no die decides."""
    if not view.stack or view.stack[-1][0] != WINDOW:
        return False
    coming = pending(rules, view)
    return coming.receiver != NOBODY and gain_coming(rules, view, coming).wins


def could_win(rules: Rules, board: Board) -> bool:
    """Whether somebody might win when the open window closes, if every die is kind to them."""
    if not board.stack or board.stack[-1][0] != WINDOW:
        return False
    return _could_win(rules, board, len(board.stack) - 2)


def _could_win(rules: Rules, board: Board, index: int) -> bool:
    frame = board.stack[index]
    what = rules.announcements[frame[0]]
    if rules.is_elaborate and _is_near(rules, board) and _is_unclear(rules, board, what, frame):
        return True
    coming = what.coming(rules, board, frame)
    if coming.receiver != NOBODY and _could_win_by(rules, board, coming):
        return True
    if what.is_answer(rules, frame):  # it might save another one from being canceled
        return index >= 4 and _could_win(rules, board, index - 4)
    return any(_whenever_could_win(rules, board, card, effects) for card, effects in _whenevers(rules, what, frame))


def _is_near(rules: Rules, board: Board) -> bool:
    """Whether anybody could get there by something that one thing leads to and that nobody can foresee."""
    return any(total(board, seat) + NEAR >= goal_of(rules, board, seat) for seat in range(board.seats))


def _is_unclear(rules: Rules, board: Board, what: Announcement, frame: Frame) -> bool:
    """Whether more may come of an announcement than what follows can tell."""
    cards = [rules.of[card] for card in what.cards(frame)]
    if not cards or what.kind_of(rules, frame) not in ("activity", "call", "shopping", "whenever"):
        return True
    if _sets_off(rules, board, cards) or _starts_more(rules, cards):
        return True
    is_entering = what.coming(rules, board, frame).receiver != NOBODY
    if not is_entering and any(brings >> WORTH & 1 for brings in board.brings):
        return True
    known = CLEAR | FOLLOWED if is_entering else CLEAR
    return any(op not in known and not rules.ops[number].is_counted for number, op in _ops_of(rules, cards)) or any(
        op == "if" for _, op in _ops_of(rules, cards) if not is_entering
    )


def _starts_more(rules: Rules, cards: Sequence[CardDef]) -> bool:
    """Whether there is something about these cards that only a mechanic knows: a raid, for example."""
    return any(rules.ids[card.id] in numbers for card in cards for numbers in rules.set.fields.values())


def _ops_of(rules: Rules, cards: Sequence[CardDef]) -> list[tuple[int, str]]:
    """All ops of these cards, with those in branches."""
    found: dict[int, str] = {}
    waiting = [card.effects for card in cards]
    for number in waiting:
        for effect in rules.lists[number] if number >= 0 else ():
            found[effect.op] = rules.set.ops[effect.op]
            waiting += [effect.then, effect.otherwise]
    return [*found.items()]


def _sets_off(rules: Rules, board: Board, cards: Sequence[CardDef]) -> bool:
    """Whether a trigger in play may wait for what these cards do: for them, for a Job, or for any tokens."""
    if not any(rules.triggers) or not any(brings >> ON & 1 for brings in board.brings):
        return False
    tags = 0
    for card in cards:
        tags |= card.tags
    ops = {op for _, op in _ops_of(rules, cards)}
    for seat in range(board.seats):
        for source in own_sources(rules, board, seat, ON):
            for m in rules.job_mods[board.jobs[seat]] if source == NO_CARD else rules.mods[source]:
                if m.mod != ON or (m.when == ON_CANCELED and not any(card.cancels for card in cards)):
                    continue
                if m.when == ON_ENTERS and not m.filter & tags:
                    continue
                if m.when == ON_JOB and "new_job" not in ops:
                    continue
                if m.when > ON_JOB and not ops - CLEAR:
                    continue
                return True
    return False


def _could_win_by(rules: Rules, board: Board, coming: Coming) -> bool:
    told = gain_of(rules, board, coming)
    luck = sum(_luck(rules, board, card, effects) for card, effects in _entering(rules, coming))
    return told.wins or told.best + luck >= goal_of(rules, board, coming.receiver)


def _entering(rules: Rules, coming: Coming) -> list[tuple[CardDef, Frame]]:
    """The cards that would come into a room, each with the frame in which its effects would be carried out."""
    seat, player = coming.receiver, coming.player
    cards = [rules.of[card] for card in coming.cards]
    return [(card, (EFFECTS, card.effects, 0, seat, player, NO_CARD, NOBODY, NO_CARD)) for card in cards]


def _luck(rules: Rules, board: Board, card: CardDef, frame: Frame) -> int:
    """The most that dice could add to what a card brings its receiver."""
    seat = frame[3]
    luck = 0 if card.die == NO_DIE else 6 + card.die + modifier(rules, board, seat, SLACK_DIE, card.tags)
    for effect in rules.lists[card.effects] if card.effects >= 0 else ():
        branches = (effect.then, effect.otherwise) if rules.ops[effect.op] is OPS["roll"] else ()
        luck += max([_counted(rules, board, seat, branch, frame) for branch in branches if branch >= 0], default=0)
    return luck


def _counted(rules: Rules, board: Board, seat: int, number: int, frame: Frame) -> int:
    """What a list of effects adds to a total, as far as it can be tried out."""
    tried = board.copy()
    for effect in rules.lists[number]:
        if rules.ops[effect.op].is_counted:
            rules.ops[effect.op].do(rules, tried, effect, frame, [])
    return max(total(tried, seat) - total(board, seat), 0)


def _whenevers(rules: Rules, what: Announcement, frame: Frame) -> list[tuple[CardDef, Frame]]:
    """The Whenevers that are announced, each with the frame in which its effects would be carried out."""
    seat, target, aim = frame[1], what.target(frame), what.aim(frame)
    cards = [rules.of[card] for card in what.cards(frame) if rules.kinds[card] == WHENEVER]
    works_for = seat if target == NOBODY else target
    return [(card, (EFFECTS, card.effects, 0, seat, seat, NO_CARD, works_for, aim)) for card in cards]


def _whenever_could_win(rules: Rules, board: Board, card: CardDef, frame: Frame) -> bool:
    tried = board.copy()
    player, aim, home = frame[4], frame[7], owner_of(board, frame[7])
    for effect in rules.lists[card.effects] if card.effects >= 0 else ():
        op = rules.ops[effect.op]
        if op.is_counted:
            op.do(rules, tried, effect, frame, [])
        elif home != NOBODY and op in (OPS["take"], OPS["remove"], OPS["send"]):
            tried.worth[home] -= board.slack[aim]
            tried.worth[player] += board.slack[aim] if op is OPS["take"] else 0
            rooms = doors(rules, board, aim) if op is OPS["send"] else []
            if any(_could_win_by(rules, board, Coming(seat, player, [aim])) for seat in rooms):
                return True
        elif home != NOBODY and op is OPS["mark"]:
            tried.worth[home] += effect.by
        elif op is OPS["new_job"]:
            least = min((rules.jobs[job].goal for job in board.aside), default=1000)
            if any(total(board, seat) >= least for seat in concerned(rules, board, effect, frame)):
                return True
    return any(total(tried, seat) >= goal_of(rules, board, seat) for seat in range(board.seats))


def touched(rules: Rules, board: Board, what: Announcement, frame: Frame) -> set[int]:
    """Everybody whom an announcement concerns, as far as everybody can tell: whom it is aimed at, whom the cards do
    something to, and whom they might wake.
    """
    if rules.is_elaborate and _spreads(rules, board, [rules.of[card] for card in what.cards(frame)]):
        return set(range(board.seats))
    coming = what.coming(rules, board, frame)
    seats = {what.target(frame), owner_of(board, what.aim(frame)), coming.receiver}
    entering = _entering(rules, coming)
    for card, _ in entering:
        seats.update(woken(board, coming.receiver, card))
    whenevers = _whenevers(rules, what, frame) if not what.is_answer(rules, frame) else []
    for card, effects in (*entering, *whenevers):
        for effect in rules.lists[card.effects] if card.effects >= 0 else ():
            seats.update(concerned(rules, board, effect, effects))
            if rules.ops[effect.op] is OPS["send"]:
                seats.update(doors(rules, board, effects[7]))
    return seats - {NOBODY}


def _spreads(rules: Rules, board: Board, cards: Sequence[CardDef]) -> bool:
    """Whether more may come of these cards than they say themselves: they reach other rooms, or set something off."""
    if _sets_off(rules, board, cards) or _starts_more(rules, cards):
        return True
    ops = {op for number, op in _ops_of(rules, cards) if not rules.ops[number].is_counted or op == "if"}
    if ops - CLEAR - FOLLOWED - {"send", "borrow", "new_job", "swap"}:  # an op of a mechanic
        return True
    return any(m.who != OWNER for card in cards for m in card.mods) or bool(ops & SPREADING)


def next_total(rules: Rules, board: Board, seat: int, mechanic: Mechanic) -> int:
    """What somebody's total would be with one more of the mechanic's first token."""
    counts = mechanic.next_counts(board, seat)
    if counts is not None:
        return total(board, seat) - mechanic.counts(board, seat) + counts
    board = board.copy()
    mechanic.change(rules, board, seat, 1, [])
    return total(board, seat)


def woken(board: Board, seat: int, card: CardDef) -> list[int]:
    """Who would lose a Sleep card if this Activity became noisy (SLACK-123)."""
    if not card.tags & IS_NOOKIE:
        return []
    return [neighbor for neighbor in neighbors(board, seat) if board.there[neighbor] & IS_SLEEP]


def noisy_from(rules: Rules, board: Board, seat: int, card: CardDef) -> int:
    """What the die has to show for it to be noisy; without a die, 1 if it is, and more than 6 if nothing is."""
    fixed = modifier(rules, board, seat, BONUS, card.tags)
    if card.die == NO_DIE:
        return 1 if printed_slack(card) + fixed >= NOISY else 7
    return max(NOISY - fixed - card.die - modifier(rules, board, seat, SLACK_DIE, card.tags), 1)
