"""Games whose course is known beforehand: the seed decides the deal and the dice, a bot plays for the people.

Seeds are searched for, not written down, so that a changed card or rule leads to another seed. If there is none any
more, the search says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from stammtisch.boxes import load, make_bot, usual_bot
from stammtisch.engine.decision import RESPOND
from stammtisch.engine.event import Event
from stammtisch.engine.game import AnyGame
from stammtisch.engine.state import AnyState
from stammtisch.engine.table import Table
from stammtisch.server.catalog import cards

PEOPLE: Final = ("Ann", "Bernd", "Cem")
TRIES: Final = 60
TEXTS: Final = {card.id: card.text for card in cards("cthulhu", "en")}

Facts = dict[str, Any]  # hand, room, total ...: as in docs/scenarios.md


class Step(NamedTuple):
    """`Ann: play sleep`, and whether she answers somebody with it."""

    chair: int
    move: str
    is_answer: bool


class Course(NamedTuple):
    """A whole game."""

    table: Table  # as it is before it begins
    steps: list[Step]
    winners: list[int]


class Clash(NamedTuple):
    """Ann is about to announce something that Bernd can cancel."""

    steps: list[Step]  # the announcement, the answer, and the passes
    table: Table  # as it is before that
    before: list[Facts]  # by seat
    after: list[Facts]


def begin(game: str, seats: int, seed: str, **options: Any) -> Table:
    return Table(load(game, options), PEOPLE[:seats], seed)


def moments(table: Table) -> Iterator[Step]:
    """What happens from here to the end, one move after the other; before each of them somebody can look."""
    game, rng = table.game, Random(table.record.seed)
    bot = make_bot(usual_bot(game), game)
    while (decision := game.decision(table.state)) is not None:
        chair = decision.asked[0]
        move = bot.choose(game.moves(table.state, chair), game.view(table.state, chair), rng)
        yield Step(chair, game.write(move, table.names), decision.shape == RESPOND)
        table.apply(move)


def find_course(game: str, seats: int, is_good: Callable[[list[Step]], bool], **options: Any) -> Course:
    for number in range(TRIES):
        table = begin(game, seats, str(number), **options)
        steps = list(moments(table))
        if is_good(steps):
            return Course(begin(game, seats, str(number), **options), steps, list(table.state.winners))
    raise AssertionError(f"no game of {game} among {TRIES} shows all that is to be clicked")


def turns_of_ann() -> Iterator[Table]:
    """Games of two, whenever Ann is asked something outside of windows."""
    for number in range(TRIES):
        table = begin("cthulhu", 2, str(number))
        for step in moments(table):
            if step.chair == 0 and not step.is_answer:
                yield table


def find_clash(
    is_wanted: Callable[[str, str], bool], least_hand: int = 0, can_begin: Callable[[Table], bool] = lambda _: True
) -> Clash:
    """The first moment in which Ann can announce something and Bernd, with this many cards, can cancel it,
    as wanted.
    """
    for table in turns_of_ann():
        for clash in _clashes(table) if can_begin(table) else ():
            if is_wanted(clash.steps[0].move, clash.steps[1].move) and len(clash.before[1]["hand"]) >= least_hand:
                return clash
    raise AssertionError(f"nobody can cancel anything in the wanted way in {TRIES} games")


def find_two_guests() -> tuple[Table, str, str]:
    """Ann can ask two guests to leave, one after the other."""
    for table in turns_of_ann():
        game = table.game
        written = {game.write(move, table.names): move for move in game.moves(table.state, 0)}
        doors = {move.split()[1]: move for move in written if move.startswith("evict")}
        if len(doors) >= 2:
            first, second, *_ = doors.values()
            after = table.state.clone()
            game.apply(after, written[first])
            if written[second] in game.moves(after, 0):
                return table, first, second
    raise AssertionError(f"nobody has two guests to get rid of in {TRIES} games")


def find_tv_on_a_trip() -> Clash:
    """Ann can buy two Things that have a text, and Bernd, who holds several cards, can throw his TV at her, for the
    first time in this game.
    """

    def is_wanted(trip: str, answer: str) -> bool:
        verb, *things = trip.split()
        return verb == "shop" and len(things) == 2 and all(TEXTS[id] for id in things) and answer == "play tv on Ann"

    def is_first(table: Table) -> bool:
        kinds = table.game.kind.events
        names = {kinds[event[0]].name for step in table.steps for event in step.events}
        rooms = [seat["room"] for seat in table.game.observe(table.state, table.names)[1]]
        return "trip_cancelled" not in names and not any("tv" in str(room) for room in rooms)

    return find_clash(is_wanted, least_hand=3, can_begin=is_first)


def _clashes(table: Table) -> Iterator[Clash]:
    """All that Ann can do and that Bernd can cancel with the only card that he could play: a stop means that one."""
    game = table.game
    for move in game.moves(table.state, 0):
        announced = table.state.clone()
        game.apply(announced, move)
        answers = game.moves(announced, 1) if _asked_in_window(game, announced) else []
        words = [game.write(answer, table.names).split() for answer in answers]
        if len({said[1] for said in words if said[0] == "play"}) != 1:
            continue
        for answer in answers:
            after = announced.clone()
            events = game.apply(after, answer)
            passes, more = _let_go(game, after)
            if {"cancelled", "trip_cancelled"} & {game.kind.events[event[0]].name for event in events + more}:
                said = [game.write(one, table.names) for one in (move, answer)]
                steps = [Step(0, said[0], False), Step(1, said[1], True), *passes]
                yield Clash(steps, table, *[game.observe(state, table.names)[1] for state in (table.state, after)])


def _asked_in_window(game: AnyGame, state: AnyState) -> tuple[int, ...]:
    decision = game.decision(state)
    return () if decision is None or decision.shape != RESPOND else decision.asked


def _let_go(game: AnyGame, state: AnyState) -> tuple[list[Step], list[Event]]:
    """Everybody passes until no window is open."""
    steps: list[Step] = []
    events: list[Event] = []
    while asked := _asked_in_window(game, state):
        events += game.apply(state, game.read(asked[0], ["pass"], PEOPLE))
        steps.append(Step(asked[0], "pass", True))
    return steps, events
