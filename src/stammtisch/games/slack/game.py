"""The Slack family: who is asked, what they may do, and which part of the rules does it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, final

from stammtisch.engine.decision import CHOOSE_ONE, CHOOSE_SOME, RESPOND, Decision
from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.game import Game, Observed
from stammtisch.engine.option import Value
from stammtisch.engine.problem import BadOption
from stammtisch.engine.rng import Rng
from stammtisch.engine.state import Frame, Json, Move
from stammtisch.games.slack import events, notation, options, position
from stammtisch.games.slack.cards import ACTIVITY
from stammtisch.games.slack.checks import check
from stammtisch.games.slack.effects import advance_effects, advance_pick, advance_settle, candidates
from stammtisch.games.slack.events import HAND_DEALT, HAND_SEEN, HAND_SHOWN, JOB_DEALT
from stammtisch.games.slack.moves import (
    able_seats,
    answers_in_window,
    can_interject,
    cards_to_discard,
    choices,
    guests_to_ask_out,
    people_to_call,
    ways_to_spend_free_time,
    whenevers,
)
from stammtisch.games.slack.plays import (
    advance_noise,
    advance_play,
    advance_trip,
    advance_window,
    announce,
    announce_trip,
    victim_of,
)
from stammtisch.games.slack.room import (
    check_win,
    enter,
    guest,
    in_hand,
    in_room,
    look_around,
    look_at_all,
    lose,
    printed_slack,
    some_in_hand,
    take_up,
)
from stammtisch.games.slack.rules import HAND, Rules
from stammtisch.games.slack.sets import load_set
from stammtisch.games.slack.state import (
    CALL,
    CHOOSE_JOB,
    DEAL,
    DISCARD,
    DO_CHOOSE_CARD,
    DO_CHOOSE_JOB,
    DO_CHOOSE_SEAT,
    DO_DISCARD,
    DO_DONE,
    DO_EVICT,
    DO_PASS,
    DO_PLAY,
    DO_SHOP,
    EFFECTS,
    FREE,
    GIFT,
    NO_CARD,
    NOBODY,
    NOISE,
    PHASES,
    PICK,
    PLAY,
    ROLL,
    SEND,
    SETTLE,
    TRIP,
    TURN,
    WINDOW,
    SlackState,
    state_from_json,
)
from stammtisch.games.slack.turn import (
    advance_send,
    advance_turn,
    ask_out,
    discard_hand,
    end_phase,
    show_out,
    start_turn,
)
from stammtisch.games.slack.view import SlackView, own_view, public_view, sample_state

MOST_SEATS: Final = 9  # of joined sets; a single set says how many it takes


class Slack(Game[SlackState, SlackView]):
    """The core of the family. A set is a subclass that says where its cards are."""

    FAMILY = "slack"
    RULES_VERSION = 3
    EVENTS = events.EVENTS
    OPTIONS = options.OPTIONS
    PRESETS = options.PRESETS

    def __init__(self, chosen: dict[str, Value]) -> None:
        super().__init__(chosen)
        without = tuple([content for content in ("drugs", "sex") if not chosen[content]])
        self.rules = Rules(load_set(self.ID, without=without), chosen)

    # Asking ----------------------------------------------------------------------------------------------------------

    def decision(self, state: SlackState) -> Decision | None:
        if not state.stack:
            return None
        frame = state.stack[-1]
        kind, seat = frame[0], frame[1]
        if kind == TURN:
            return TURN_DECISIONS[state.seats][seat][state.phase]
        if kind == WINDOW:
            mask = frame[2]
            if state.hands[seat]:
                mask |= 1 << seat  # the announcer may interject
            return window_decision(seat, mask, state.turn, state.seats, self.rules.asks_in_turn)
        prompt = {PICK: "give_up", GIFT: "gift", SEND: "door", CHOOSE_JOB: "job"}[kind]
        return Decision(prompt, CHOOSE_ONE, (seat,), can_pass=kind == GIFT)

    def moves(self, state: SlackState, seat: int) -> list[Move]:
        if not state.stack:
            return []
        rules, frame = self.rules, state.stack[-1]
        kind = frame[0]
        found: list[Move] = []
        if kind == TURN:
            if seat == state.turn:
                phase = state.phase
                if phase == CALL:
                    found = people_to_call(rules, state, seat)
                elif phase == FREE:
                    found = ways_to_spend_free_time(rules, state, seat)
                elif phase == DISCARD:
                    found = cards_to_discard(rules, state, seat)
                elif phase == ROLL:
                    found = guests_to_ask_out(rules, state, seat)
                if phase != DISCARD:
                    found.append((seat, DO_DONE))
            if state.ready[seat]:
                found += whenevers(rules, state, seat)
        elif kind == WINDOW:
            found = answers_in_window(rules, state, seat, frame)
        elif seat == frame[1]:
            found = choices(rules, state, seat, frame)
        state.offered = tuple(found)
        return found

    def check(self, state: SlackState, move: Move) -> None:
        check(self.rules, state, move)

    def fast_forward(self, state: SlackState, out: list[Event]) -> bool:
        stack = state.stack
        is_changed = False
        while stack:
            frame = stack[-1]
            able = 0
            if frame[0] == WINDOW:
                able = able_seats(self.rules, state, frame[2])
                if able == frame[2]:
                    break
            elif frame[0] != GIFT or len(choices(self.rules, state, frame[1], frame)) > 1:
                break
            is_changed = True
            state.offered = ()
            if able:
                stack[-1] = (WINDOW, frame[1], able)  # it goes on waiting, for fewer
                break
            stack.pop()
            self.run(state, out)
        return is_changed

    def interjectors(self, state: SlackState, seats: Sequence[int]) -> Sequence[int]:
        ready = state.ready
        found: list[int] = []
        for seat in seats:
            if ready[seat] and can_interject(self.rules, state, seat):
                found.append(seat)  # noqa: PERF401 (a comprehension is a call more, and mostly for nobody)
        return found

    # Acting ----------------------------------------------------------------------------------------------------------

    def act(self, state: SlackState, move: Move, out: list[Event]) -> None:
        rules = self.rules
        seat, verb = move[0], move[1]
        frame = state.stack[-1]
        if verb == DO_PLAY:
            self._play(state, move, out)
        elif verb == DO_DONE:
            end_phase(rules, state, out)
        elif verb == DO_DISCARD:
            discard_hand(rules, state, seat, some_in_hand(rules, state, seat, move[2:]), out)
        elif verb == DO_EVICT:
            ask_out(rules, state, seat, guest(rules, state, seat, move[2]), move[3], out)
        elif verb == DO_PASS:
            if frame[0] == WINDOW:
                state.stack[-1] = (WINDOW, frame[1], frame[2] & ~(1 << seat))
            else:
                state.stack.pop()  # a gift declined
        elif verb == DO_SHOP:
            announce_trip(rules, state, seat, some_in_hand(rules, state, seat, move[2:]), out)
        elif verb == DO_CHOOSE_CARD:
            _, _, filter, count, source = frame
            copies = [card for card in candidates(rules, state, frame) if rules.number[card] == move[2]]
            chosen = min(copies, key=state.slack.__getitem__)  # of equal cards the one that is worth least
            state.stack[-1] = (PICK, seat, filter, count - 1, source)
            lose(rules, state, seat, chosen, source, out)
        elif verb == DO_CHOOSE_SEAT:
            state.stack.pop()
            show_out(rules, state, frame[2], move[2], out)
        elif verb == DO_CHOOSE_JOB:
            state.aside.remove(move[2])
            state.jobs[seat] = move[2]
            out.append((JOB_DEALT, EVERYONE, seat, move[2]))
            state.stack[-1] = (DEAL,)
        else:
            self._show(state, seat, move[2], out)

    def _play(self, state: SlackState, move: Move, out: list[Event]) -> None:
        rules = self.rules
        seat, _, number, target, aimed = move
        card = in_hand(rules, state, seat, number)
        frame = state.stack[-1]
        if frame[0] == GIFT:
            state.stack.pop()
            state.hands[seat].remove(card)
            enter(rules, state, seat, card, printed_slack(rules.of[card]), seat, out, frame[3])
            return
        aim = in_room(rules, state, target, aimed) if aimed != NO_CARD else NO_CARD
        if frame[0] == WINDOW and rules.of[card].kind == ACTIVITY:
            target = victim_of(state)  # thrown, whether or not the move says so
        announce(rules, state, seat, card, target, aim, out)

    def _show(self, state: SlackState, seat: int, to: int, out: list[Event]) -> None:
        """SLACK-20, AMB-24: a look at the hand as it is now."""
        for card in state.hands[seat]:
            state.seen[card] |= 1 << to
        if self.rules.shows_for_good:
            state.open_to[seat] |= 1 << to
        out.append((HAND_SHOWN, EVERYONE, seat, to))
        out.append((HAND_SEEN, 1 << to | 1 << seat, seat, to, *state.hands[seat]))

    # The frames ------------------------------------------------------------------------------------------------------

    def open(self, seats: int, rng: Rng) -> SlackState:
        rules = self.rules
        least, most = rules.set.seats
        if not least <= seats <= most:
            raise BadOption("bad_seats", seats=seats, least=least, most=most)  # SLACK-02
        winner = self.options["winner"]
        assert isinstance(winner, int)
        if winner > seats:
            raise BadOption("bad_option_value", option="winner", value=str(winner), allowed=f"0..{seats}")
        cards = len(rules.of)
        return SlackState(
            seats=seats,
            rng=rng,
            stack=[(CHOOSE_JOB, winner - 1)] if winner else [(DEAL,)],
            winners=[],
            turn=0,
            phase=0,
            jobs=[NOBODY] * seats,
            aside=list(rules.pile),
            next_jobs=[],
            hands=[[] for _ in range(seats)],
            rooms=[[] for _ in range(seats)],
            deck=list(range(cards)),
            next_draws=[],
            discard=[],
            table=[],
            lasting=[],
            slack=[0] * cards,
            seen=[0] * cards,
            open_to=[0] * seats,
            loose=[0] * seats,
            madness=[0] * seats,
            is_mad=[0] * seats,
            income=0,
            free_time=0,
            spent=0,
            used=0,
            asked_out=[],
            newcomers=[],
            forgiven=0,
            new_jobs=0,
        )

    def advance(self, state: SlackState, out: list[Event]) -> bool:
        """AMB-49: who has won is looked at when the list of a card is done, or asks somebody something."""
        frame = state.stack[-1]
        if state.scored and frame[0] < EFFECTS:
            check_win(self.rules, state, out)
        elif not ADVANCE[frame[0]](self.rules, state, frame, out):
            if not state.scored:
                return False
            check_win(self.rules, state, out)
        return bool(state.stack)

    def run(self, state: SlackState, out: list[Event]) -> None:
        """`advance` written out: there are several steps to each decision."""
        rules, stack = self.rules, state.stack
        while stack:
            frame = stack[-1]
            if state.scored and frame[0] < EFFECTS:
                check_win(rules, state, out)
            elif not ADVANCE[frame[0]](rules, state, frame, out):
                if not state.scored:
                    break
                check_win(rules, state, out)

    # What others see -------------------------------------------------------------------------------------------------

    def view(self, state: SlackState, viewer: int) -> SlackView:
        public = public_view(self, state)
        return own_view(self, state, viewer, public) if viewer < state.seats else public

    def own_view(self, state: SlackState, viewer: int, public: SlackView) -> SlackView:
        return own_view(self, state, viewer, public)

    def sample(self, view: SlackView, rng: Rng) -> SlackState:
        return sample_state(self.rules, view, rng)

    def next_options(self, state: SlackState) -> dict[str, Value]:
        """SLACK-98: the winner picks the Job of the next game, if this one came to an end."""
        return {**self.options, "winner": state.winners[0] + 1} if state.winners else dict(self.options)

    def state_from_json(self, data: Json) -> SlackState:
        state = state_from_json(data)
        try:
            look_at_all(self.rules, state)
        except IndexError:
            raise ValueError("a card or a Job that is not in this game") from None
        return state

    def write(self, move: Move, names: Sequence[str]) -> str:
        return notation.write(self.rules, move, names)

    def read(self, seat: int, words: Sequence[str], names: Sequence[str]) -> Move:
        return notation.read(self.rules, seat, words, names)

    def meant(self, state: SlackState, move: Move) -> Move:
        return notation.meant(state, move)

    def position(
        self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], names: Sequence[str]
    ) -> SlackState:
        return position.position(self, table, seats, names)

    def observe(self, state: SlackState, names: Sequence[str]) -> tuple[dict[str, Observed], list[dict[str, Observed]]]:
        return position.observe(self.rules, state, names)

    def checked(self, state: SlackState) -> list[object]:
        in_rooms = [[[card, state.slack[card]] for card in room] for room in state.rooms]
        hands = [sorted(hand) for hand in state.hands]
        piles = [len(state.deck), state.discard]
        return [state.turn, state.phase, state.jobs, hands, in_rooms, piles, state.loose, state.madness, state.winners]

    def printed(self) -> object:
        return self.rules.set.printed()


# There are only so many decisions, and they never change: each is made once.


def _turn_decision(seat: int, phase: int, seats: int) -> Decision:
    """The others may interject: whoever holds no cards has no moves."""
    others = tuple([(seat + i) % seats for i in range(1, seats)])
    return Decision(PHASES[phase], CHOOSE_SOME if phase == DISCARD else CHOOSE_ONE, (seat,), others)


TURN_DECISIONS: Final = [  # by the number of seats, the seat and the phase
    [[_turn_decision(seat, phase, seats) for phase in range(len(PHASES))] for seat in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


@cache
def window_decision(announcer: int, mask: int, turn: int, seats: int, asks_in_turn: bool) -> Decision:
    around = [(turn + i) % seats for i in range(seats)]
    others = tuple([seat for seat in around if seat != announcer and mask >> seat & 1])
    asked = others[:1] if asks_in_turn else others
    return Decision("answer", RESPOND, asked, (announcer,) if mask >> announcer & 1 else ())


def _advance_deal(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
    """SLACK-23..26: a Job face up and five Life cards for each; the first seat begins."""
    for seat in range(state.seats):
        if state.jobs[seat] == NOBODY:
            state.jobs[seat] = state.rng.draw(state.aside, 1)[0]
            out.append((JOB_DEALT, EVERYONE, seat, state.jobs[seat]))
    for seat in range(state.seats):
        take_up(rules, state, seat, sorted(state.rng.draw(state.deck, HAND)))
        look_around(rules, state, seat)
        out.append((HAND_DEALT, 1 << seat, seat, *state.hands[seat]))
    state.stack.clear()
    start_turn(rules, state, 0, out)
    return True


def _wait(rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
    """Somebody is asked, whatever the table looks like."""
    return False


Advance = Callable[[Rules, SlackState, Frame, list[Event]], bool]

ADVANCE_FUNCTIONS: Final[dict[int, Advance]] = {
    TURN: advance_turn,
    PLAY: advance_play,
    TRIP: advance_trip,
    WINDOW: advance_window,
    EFFECTS: advance_effects,
    SETTLE: advance_settle,
    NOISE: advance_noise,
    PICK: advance_pick,
    GIFT: _wait,
    SEND: advance_send,
    CHOOSE_JOB: _wait,
    DEAL: _advance_deal,
}
ADVANCE: Final = [ADVANCE_FUNCTIONS.get(kind, _wait) for kind in range(max(ADVANCE_FUNCTIONS) + 1)]  # by kind of frame


@final
class Cthulhu(Slack):
    ID = "cthulhu"
    SEATS = (2, 5)
