"""The rules of Scare: a round is dealt, everyone stacks in secret, tricks are played, stacks are scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from stammtisch.engine.decision import CHOOSE_ONE, Decision
from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.game import Game, Observed
from stammtisch.engine.kind import GameKind
from stammtisch.engine.option import Value, number_of, numbers_of
from stammtisch.engine.problem import BadOption, Refused
from stammtisch.engine.rng import Rng
from stammtisch.engine.state import Json, Move
from stammtisch.games.scare import events, notation, options, position
from stammtisch.games.scare.cards import FACES, WILD, value
from stammtisch.games.scare.events import (
    DEALT,
    DRAWN,
    DREW,
    GAME_WON,
    HANDS_EMPTIED,
    LIFTED,
    PARANOIA_STRUCK,
    PLACED,
    PLAYED,
    ROUND_STARTED,
    SCARED,
    SCORED,
    SPARED,
    STACK_SHOWN,
    STACKED,
    TRICK_TAKEN,
    TURNED_UP,
)
from stammtisch.games.scare.state import (
    NOBODY,
    PLAY,
    ROUND,
    STACK,
    STACKING,
    TRICK,
    ScareState,
    state_from_json,
)
from stammtisch.games.scare.view import ScareView, sample_state, view_of

# Steps of the ROUND frame
DEAL: Final = 0
PLAYING: Final = 1
SCORE: Final = 2  # (ROUND, SCORE, who turned the Scare card up or NOBODY, 1 if that was Paranoia)

VALUES: Final = [[value(face, count) for count in range(13)] for face in range(FACES)]  # of every play there is
MOST_SEATS: Final = options.SEATS[1]


SCARE: Final = GameKind(
    "scare",
    version=1,
    seats=options.SEATS,
    events=events.EVENTS,
    options=options.OPTIONS,
    presets=options.PRESETS,
    format_1_fields=(
        *("seats", "rng", "stack", "winners", "round", "holder", "leader", "hands", "hand_sizes", "bag", "discard"),
        *("trick", "stack_sizes", "places", "possible", "turned", "scores", "sheet"),
    ),
)


@final
class Scare(Game[ScareState, ScareView]):
    def __init__(self, kind: GameKind, chosen: dict[str, Value]) -> None:
        super().__init__(kind, chosen)
        self.stack_size = number_of(chosen, "stack_size")
        self.first_place = number_of(chosen, "fright_min_above") + 1
        self.hand_size = number_of(chosen, "hand_size")
        self.leads_left = chosen["first_lead"] == "left"
        self.max_set = number_of(chosen, "max_set") if chosen["allow_sets"] else 1
        self.is_refilled = chosen["refill"] == "equalise"
        self.is_solo_played = chosen["solo_tail"] == "play"
        self.extra_face = number_of(chosen, "extra_reveal_face")
        self.paranoia_points = number_of(chosen, "paranoia_points")
        self.stops_at_scare = bool(chosen["stop_at_scare"])
        self.target_score = number_of(chosen, "target_score")
        self.rounds = numbers_of(chosen, "rounds")
        copies = [0, *numbers_of(chosen, "copies"), number_of(chosen, "wild_count")]
        self.copies = copies  # a count per face
        self.deck = [face for face in range(FACES) for _ in range(copies[face])]
        # Every possible move and decision, made once: in play they are looked up, not built.
        seats = range(MOST_SEATS)
        self.stackings: list[list[Move]] = [
            [(seat, STACK, place) for place in range(self.first_place, self.stack_size + 1)] for seat in seats
        ]
        self.plays = [[self._plays_of(seat, face) for face in range(FACES)] for seat in seats]
        self.play_decisions = [Decision("play", CHOOSE_ONE, (seat,)) for seat in seats]
        self.stack_decisions = [
            Decision("stack", CHOOSE_ONE, tuple(seat for seat in seats if mask >> seat & 1))
            for mask in range(1 << MOST_SEATS)
        ]

    def _plays_of(self, seat: int, face: int) -> list[list[Move]]:
        """By the number of cards held: what a seat may play of this face."""
        held = range(self.copies[face] + 1)
        if face == WILD:
            return [[(seat, PLAY, WILD, 0), (seat, PLAY, WILD, 10)] if n else [] for n in held]
        return [[(seat, PLAY, face, count) for count in range(1, min(n, self.max_set) + 1)] for n in held]

    # Asking ----------------------------------------------------------------------------------------------------------

    def decision(self, state: ScareState) -> Decision | None:
        if not state.stack:
            return None
        frame = state.stack[-1]
        if frame[0] == TRICK:
            return self.play_decisions[frame[1]]
        return self.stack_decisions[frame[1]]

    def moves(self, state: ScareState, seat: int) -> list[Move]:
        if not state.stack:
            return []
        frame = state.stack[-1]
        if frame[0] == STACKING:
            return self.stackings[seat][:] if frame[1] >> seat & 1 else []
        found: list[Move] = []
        if frame[1] == seat:
            plays = self.plays[seat]
            for face, held in enumerate(state.hands[seat * FACES : (seat + 1) * FACES]):
                if held:
                    found += plays[face][held]
        return found

    def check(self, state: ScareState, move: Move) -> None:
        if not state.stack:
            raise Refused("TRK-34", "game_over")
        frame = state.stack[-1]
        size = len(move)
        if size == 4 and move[1] == PLAY:
            seat = move[0]
            if frame[0] != TRICK:
                raise Refused("TRK-21", "stack_first")
            if frame[1] != seat:
                raise Refused("TRK-01", "not_your_turn", seat=frame[1])  # TRK-01: one after the other, once each
            face, count = move[2], move[3]
            if not 0 < face < FACES:
                raise Refused("TRK-02", "no_such_face")
            held = state.hands[seat * FACES + face]
            if face == WILD:
                if count != 0 and count != 10:
                    raise Refused("TRK-24", "wild_value")
                count = 1
            if not 0 < count <= held:
                raise Refused("TRK-03", "cards_not_held", face=face, count=count, held=held)
            if count > self.max_set:
                raise Refused("TRK-03", "set_too_large", count=count, most=self.max_set)
        elif size != 3 or move[1] != STACK or not 0 <= move[0] < state.seats:
            raise Refused("TRK-01", "not_a_move")
        else:
            seat = move[0]
            if frame[0] != STACKING or not frame[1] >> seat & 1:
                raise Refused("TRK-21", "already_stacked")
            if not self.first_place <= move[2] <= self.stack_size:
                raise Refused("TRK-21", "no_such_place", place=move[2], first=self.first_place, last=self.stack_size)

    # Acting ----------------------------------------------------------------------------------------------------------

    def act(self, state: ScareState, move: Move, out: list[Event]) -> None:
        seat = move[0]
        if move[1] == PLAY:
            face = move[2]
            count = 1 if face == WILD else move[3]
            state.hands[seat * FACES + face] -= count
            state.hand_sizes[seat] -= count
            state.trick.append(move)
            out.append((PLAYED, EVERYONE, seat, face, move[3]))
            if count > 1 and self.is_refilled:
                self._refill(state, seat, count - 1, out)
            state.stack[-1] = (TRICK, self._next_to_play(state, seat))
        else:
            place = move[2]
            state.places[seat] = place
            state.possible[seat] = (2 << self.stack_size) - (1 << self.first_place)
            state.stack[-1] = (STACKING, state.stack[-1][1] & ~(1 << seat))
            out.append((STACKED, EVERYONE, seat))
            out.append((PLACED, 1 << seat, seat, place))

    def _next_to_play(self, state: ScareState, seat: int) -> int:
        """Clockwise; a seat without cards is skipped (AMB-45)."""
        while True:
            seat += 1
            if seat == state.seats:
                seat = 0
            if seat == state.leader:
                return NOBODY
            if state.hand_sizes[seat]:
                return seat

    def _refill(self, state: ScareState, seat: int, count: int, out: list[Event]) -> None:
        """REC-10, `equalise`: a seat that played a set draws until all hands are equally long again."""
        if len(state.bag) < count:
            for face in range(FACES):
                state.bag += [face] * state.discard[face]
                state.discard[face] = 0
        drawn = state.rng.draw(state.bag, min(count, len(state.bag)))
        drawn.sort()  # nobody is told in which order they came
        for face in drawn:
            state.hands[seat * FACES + face] += 1
        state.hand_sizes[seat] += len(drawn)
        out.append((DREW, EVERYONE, seat, len(drawn)))
        out.append((DRAWN, 1 << seat, seat, *drawn))

    # The frames ------------------------------------------------------------------------------------------------------

    def open(self, seats: int, rng: Rng) -> ScareState:
        least, most = self.kind.seats
        if not least <= seats <= most:
            raise BadOption("bad_seats", seats=seats, least=least, most=most)
        options.check_together(self.options, seats)
        return ScareState(
            seats=seats,
            rng=rng,
            stack=[(ROUND, DEAL)],
            winners=[],
            round=1,
            holder=0,
            leader=0,
            hands=[0] * (seats * FACES),
            hand_sizes=[0] * seats,
            bag=list(self.deck),
            discard=[0] * FACES,
            trick=[],
            stack_sizes=[self.stack_size] * seats,
            places=[0] * seats,
            possible=[0] * seats,
            turned=[0] * seats,
            scores=[0] * seats,
            sheet=[],
        )

    def advance(self, state: ScareState, out: list[Event]) -> bool:
        frame = state.stack[-1]
        kind = frame[0]
        if kind == TRICK:
            if frame[1] != NOBODY:
                return False
            self._take_trick(state, out)
        elif kind == STACKING:
            if frame[1]:
                return False
            state.stack.pop()
            self._open_trick(state, out)
        elif frame[1] == DEAL:
            self._deal(state, out)
        else:
            self._score(state, frame[2], frame[3] == 1, out)
        return True

    def _deal(self, state: ScareState, out: list[Event]) -> None:
        seats = state.seats
        out.append((ROUND_STARTED, EVERYONE, state.round, state.holder))
        bag = list(self.deck)  # TRK-28: all monster cards, wherever they were
        hands = [0] * (seats * FACES)
        for seat in range(seats):
            dealt = state.rng.draw(bag, self.hand_size)
            dealt.sort()
            first = seat * FACES
            for face in dealt:
                hands[first + face] += 1
            out.append((DEALT, 1 << seat, seat, *dealt))
        state.bag = bag
        state.hands = hands
        state.hand_sizes = [self.hand_size] * seats
        state.discard = [0] * FACES
        state.stack_sizes = [self.stack_size] * seats
        state.places = [0] * seats
        state.possible = [0] * seats
        state.turned = [0] * seats
        state.leader = (state.holder + 1) % seats if self.leads_left else state.holder  # REC-07
        state.stack[-1] = (ROUND, PLAYING)
        state.stack.append((STACKING, (1 << seats) - 1))

    def _open_trick(self, state: ScareState, out: list[Event]) -> None:
        """The leader, or the next seat clockwise that holds cards, leads (REC-12); with no cards left, the
        round ends.
        """
        holding = state.seats - state.hand_sizes.count(0)
        if holding == 0 or (holding == 1 and not self.is_solo_played):  # TRK-14, REC-13
            out.append((HANDS_EMPTIED, EVERYONE))
            state.stack[-1] = (ROUND, SCORE, NOBODY, 0)
            return
        while not state.hand_sizes[state.leader]:
            state.leader = (state.leader + 1) % state.seats
        state.stack.append((TRICK, state.leader))

    def _take_trick(self, state: ScareState, out: list[Event]) -> None:
        best = -1
        taker = NOBODY
        due = 1  # TRK-07
        is_wild = False
        for seat, _, face, count in state.trick:
            worth = VALUES[face][count]
            if worth >= best:  # TRK-05; TRK-06: of equal values the later one is higher
                best = worth
                taker = seat
            if face == WILD:
                is_wild = True
                count = 1
            elif face == self.extra_face:
                due += count  # TRK-08
            state.discard[face] += count  # TRK-11
        state.trick = []
        state.leader = taker  # TRK-12
        state.stack.pop()
        out.append((TRICK_TAKEN, EVERYONE, taker, best))
        if is_wild:
            self._lift(state, taker, out)
        elif due >= state.places[taker]:
            self._turn_up_scare(state, taker, due, out)
            return
        else:
            self._turn_up(state, taker, due, out)
        self._open_trick(state, out)

    def _lift(self, state: ScareState, seat: int, out: list[Event]) -> None:
        """TRK-25, -26: nothing is turned up; the bottom card goes on top, unseen."""
        size = state.stack_sizes[seat]
        if size == 1:  # TRK-27
            out.append((SPARED, EVERYONE, seat))
            return
        state.places[seat] = state.places[seat] % size + 1
        mask = state.possible[seat]
        state.possible[seat] = (mask << 1) & ((2 << size) - 1) | (mask >> size & 1) << 1
        out.append((LIFTED, EVERYONE, seat))

    def _turn_up(self, state: ScareState, seat: int, count: int, out: list[Event]) -> None:
        """TRK-10: Relaxed cards, which stay beside the stack. Everybody now knows that the Scare card was not among
        them.
        """
        state.stack_sizes[seat] -= count
        state.turned[seat] += count
        state.places[seat] -= count
        state.possible[seat] = state.possible[seat] >> count & ~1
        out.append((TURNED_UP, EVERYONE, seat, count))

    def _turn_up_scare(self, state: ScareState, seat: int, due: int, out: list[Event]) -> None:
        """TRK-13: the round ends."""
        place = state.places[seat]
        is_paranoia = place == state.stack_sizes[seat]  # TRK-22: it was the last card
        if place > 1:
            self._turn_up(state, seat, place - 1, out)
        out.append((SCARED, EVERYONE, seat))
        state.places[seat] = 0
        state.possible[seat] = 0
        state.stack_sizes[seat] -= 1
        state.turned[seat] += 1
        rest = 0 if self.stops_at_scare else min(due - place, state.stack_sizes[seat])  # AMB-44, AMB-47
        if rest:
            state.stack_sizes[seat] -= rest
            state.turned[seat] += rest
            out.append((TURNED_UP, EVERYONE, seat, rest))
        state.stack[-1] = (ROUND, SCORE, seat, 1 if is_paranoia else 0)

    def _score(self, state: ScareState, scared: int, is_paranoia: bool, out: list[Event]) -> None:
        if is_paranoia:
            out.append((PARANOIA_STRUCK, EVERYONE, scared, self.paranoia_points))
        for seat in range(state.seats):
            if is_paranoia:
                points = self.paranoia_points if seat == scared else 0  # TRK-22
            elif seat == scared:
                points = 0  # TRK-15
            else:
                points = self._show_stack(state, seat, out)
            state.scores[seat] += points
            state.sheet.append(points)
            out.append((SCORED, EVERYONE, seat, points, state.scores[seat]))
        if self._is_last_round(state):
            best = max(state.scores)
            state.winners = [seat for seat in range(state.seats) if state.scores[seat] == best]  # TRK-34, AMB-46
            state.stack.clear()
            out.append((GAME_WON, EVERYONE, *state.winners))
            return
        state.round += 1
        state.holder = (state.holder + 1) % state.seats  # TRK-29
        state.stack[-1] = (ROUND, DEAL)

    def _show_stack(self, state: ScareState, seat: int, out: list[Event]) -> int:
        """TRK-16: turned up as far as the Scare card. What lies below it scores (TRK-17..19)."""
        place = state.places[seat]
        below = state.stack_sizes[seat] - place
        state.places[seat] = 0
        state.possible[seat] = 0
        state.stack_sizes[seat] = below
        state.turned[seat] += place
        out.append((STACK_SHOWN, EVERYONE, seat, place - 1, below))
        return below * 2 if place == 1 else below

    def _is_last_round(self, state: ScareState) -> bool:
        if self.target_score:
            return max(state.scores) >= self.target_score  # TRK-35
        return state.round >= self.rounds[state.seats - self.kind.seats[0]]  # TRK-30..33

    # What others see -------------------------------------------------------------------------------------------------

    def view(self, state: ScareState, viewer: int) -> ScareView:
        return view_of(self, state, viewer)

    def sample(self, view: ScareView, rng: Rng) -> ScareState:
        return sample_state(self.copies, view, rng)

    def state_from_json(self, data: Json) -> ScareState:
        return state_from_json(data)

    def write(self, move: Move, names: Sequence[str]) -> str:
        return notation.write(move)

    def read(self, seat: int, words: Sequence[str], names: Sequence[str]) -> Move:
        return notation.read(seat, words)

    def position(
        self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], names: Sequence[str]
    ) -> ScareState:
        return position.position(self, table, seats, names)

    def observe(self, state: ScareState, names: Sequence[str]) -> tuple[dict[str, Observed], list[dict[str, Observed]]]:
        return position.observe(state, names)

    def checksum_facts(self, state: ScareState) -> list[object]:
        cards = [state.hands, len(state.bag), state.discard]
        stacks = [state.stack_sizes, state.places, state.turned]
        return [state.round, state.holder, state.leader, cards, state.trick, stacks, state.scores, state.winners]
