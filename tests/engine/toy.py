"""Brag, a tiny game with everything the machine must carry: all four shapes, a window, a die, interjections.

In turn, everybody brags or rests (TOY-1). The others are asked to doubt the brag, which makes it void, or to pass
(TOY-2). Then a die is rolled: its points are yours, you choose one or two of the prizes 1, 2, 3 (TOY-3) and order them
(TOY-4); the first one counts. While somebody thinks about their turn, others may heckle once (TOY-5), for one point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, Final, Self

from stammtisch.engine.decision import CHOOSE_ONE, CHOOSE_SOME, ORDER, RESPOND, Decision
from stammtisch.engine.event import EVERYONE, Event, EventKind
from stammtisch.engine.game import Game, Observed, View
from stammtisch.engine.kind import GameKind
from stammtisch.engine.problem import Refused, Unreadable
from stammtisch.engine.rng import Rng, rng_from_json, stream
from stammtisch.engine.scenario import only, take
from stammtisch.engine.state import Frame, Json, Move, State, ints, tuples

# Frames: (kind, seat); a window adds the mask of the seats that are asked, sorting adds the prizes
TURN, WINDOW, ROLL, PRIZES, SORT, END = range(6)
VERBS: Final = ("brag", "rest", "pass", "doubt", "choose", "order", "heckle")
BRAG, REST, PASS, DOUBT, CHOOSE, SORTED, HECKLE = range(7)
RULES: Final = ("TOY-1", "TOY-1", "TOY-2", "TOY-2", "TOY-3", "TOY-4", "TOY-5")


class BragState(State):
    FIELDS = ("seats", "rng", "stack", "winners", "points", "heckles")

    def __init__(
        self, seats: int, rng: Rng, stack: list[Frame], winners: list[int], points: list[int], heckles: list[int]
    ) -> None:
        super().__init__(seats, rng, stack, winners)
        self.points = points
        self.heckles = heckles  # left

    def clone(self) -> Self:
        lists = self.stack[:], self.winners[:], self.points[:], self.heckles[:]
        return type(self)(self.seats, self.rng.clone(), *lists)


KIND: Final = GameKind(
    "brag",
    version=1,
    seats=(2, 4),
    events=(
        EventKind("moved", "seat verb"),
        EventKind("rolled", "seat die", reveals=True),
        EventKind("window_closed", "seat"),
    ),
)


class Brag(Game[BragState, View]):
    def open(self, seats: int, rng: Rng) -> BragState:
        stack: list[Frame] = [(END, 0), *((TURN, seat) for seat in reversed(range(seats)))]
        return BragState(seats, rng, stack, [], [0] * seats, [1] * seats)

    def decision(self, state: BragState) -> Decision | None:
        if not state.stack:
            return None
        kind, seat = state.stack[-1][:2]
        others = tuple((seat + i) % state.seats for i in range(1, state.seats))
        if kind == TURN:
            return Decision("turn", CHOOSE_ONE, (seat,), tuple(o for o in others if state.heckles[o]))
        if kind == WINDOW:
            return Decision("doubt", RESPOND, tuple(o for o in others if state.stack[-1][2] >> o & 1))
        return Decision("prizes", CHOOSE_SOME, (seat,)) if kind == PRIZES else Decision("order", ORDER, (seat,))

    def moves(self, state: BragState, seat: int) -> list[Move]:
        decision = self.decision(state)
        if decision is None or seat not in decision.asked + decision.interject:
            return []
        if seat in decision.interject:
            return [(seat, HECKLE)]
        if decision.shape == CHOOSE_ONE:
            return [(seat, BRAG), (seat, REST)]
        if decision.shape == RESPOND:
            return [(seat, PASS), (seat, DOUBT)]
        if decision.shape == CHOOSE_SOME:
            return [(seat, CHOOSE, *some) for count in (1, 2) for some in combinations((1, 2, 3), count)]
        return [(seat, SORTED, *order) for order in permutations(state.stack[-1][2:])]

    def check(self, state: BragState, move: Move) -> None:
        if move not in self.moves(state, move[0]):
            raise Refused(RULES[move[1]], "not_now")

    def act(self, state: BragState, move: Move, out: list[Event]) -> None:
        seat, verb, *rest = move
        frame = state.stack[-1]
        out.append((0, EVERYONE, seat, verb))
        if verb == HECKLE:
            state.heckles[seat] -= 1
            state.points[seat] += 1
        elif verb == PASS:
            state.stack[-1] = (WINDOW, frame[1], frame[2] & ~(1 << seat))
        else:  # the work on top is done; what follows from it takes its place
            state.stack.pop()
            if verb == BRAG:
                state.stack += [(ROLL, seat), (WINDOW, seat, (1 << state.seats) - 1 & ~(1 << seat))]
            elif verb == DOUBT:
                state.stack.pop()
            elif verb == CHOOSE:
                state.stack.append((SORT, seat, *rest))
            elif verb == SORTED:
                state.points[seat] += rest[0]

    def advance(self, state: BragState, out: list[Event]) -> bool:
        frame = state.stack[-1]
        if frame[0] == WINDOW and not frame[2]:
            state.stack.pop()
            out.append((2, EVERYONE, frame[1]))
        elif frame[0] == ROLL:
            die = state.rng.roll()
            state.points[frame[1]] += die
            state.stack[-1] = (PRIZES, frame[1])
            out.append((1, EVERYONE, frame[1], die))
        elif frame[0] == SORT and len(frame) == 3:  # a single possible answer is taken automatically
            state.points[frame[1]] += frame[2]
            state.stack.pop()
        elif frame[0] == END:
            state.stack.pop()
            state.winners = [seat for seat in range(state.seats) if state.points[seat] == max(state.points)]
        else:
            return False
        return True

    def state_from_json(self, data: Json) -> BragState:
        seats, stack, rng = ints([data["seats"]])[0], tuples(data["stack"]), rng_from_json(data["rng"])
        return BragState(seats, rng, stack, ints(data["winners"]), ints(data["points"]), ints(data["heckles"]))

    def write(self, move: Move, names: Sequence[str]) -> str:
        return " ".join([VERBS[move[1]], *map(str, move[2:])])

    def read(self, seat: int, words: Sequence[str], names: Sequence[str]) -> Move:
        if words[0] not in VERBS or not all(word.isdecimal() for word in words[1:]):
            raise Unreadable("not_a_move", line=" ".join(words))
        return (seat, VERBS.index(words[0]), *map(int, words[1:]))

    def position(self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], names: Sequence[str]) -> BragState:
        only(table, ("dice",), "")
        state = self.start(len(names), stream("0", "game"))[0]
        state.rng.script = tuple(take(table, "dice", list, "dice", []))
        return state

    def checksum_facts(self, state: BragState) -> list[object]:
        return [state.points, state.heckles, state.winners]

    def observe(self, state: BragState, names: Sequence[str]) -> tuple[dict[str, Observed], list[dict[str, Observed]]]:
        return {"winner": [names[seat] for seat in state.winners]}, [{"points": points} for points in state.points]
