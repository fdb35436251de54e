"""The Slack family: who is asked, what they may do, and which part of the rules does it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from stammtisch.engine.decision import Decision
from stammtisch.engine.event import Event
from stammtisch.engine.game import Game, Observed
from stammtisch.engine.option import Value
from stammtisch.engine.problem import BadOption, Refused
from stammtisch.engine.rng import Rng
from stammtisch.engine.state import Json, Move
from stammtisch.games.slack import notation, position
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.kind import SlackKind
from stammtisch.games.slack.options import THINGS_FROM
from stammtisch.games.slack.outlook import is_decisive
from stammtisch.games.slack.question import NOTHING, STILL_WAITS
from stammtisch.games.slack.questions.turn import has_offer
from stammtisch.games.slack.room import check_win, look_at_all
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import (
    CHOOSE_JOB,
    DEAL,
    NO_SECRET,
    NOBODY,
    TURN,
    SlackState,
    state_from_json,
)
from stammtisch.games.slack.view import SlackView, own_view, sample_state, view_of
from stammtisch.games.slack.whenevers import can_interject


@final
class Slack(Game[SlackState, SlackView]):
    """The core of the family. Its kind says which cards are played with."""

    def __init__(self, kind: SlackKind, chosen: dict[str, Value]) -> None:
        super().__init__(kind, chosen)
        without = tuple([content for content in ("drugs", "sex") if not chosen[content]])
        lent = chosen.get(THINGS_FROM, [])
        assert isinstance(lent, list)
        self.rules = Rules(kind.cards(without, tuple([str(name) for name in lent])), chosen)

    # Asking ----------------------------------------------------------------------------------------------------------

    def decision(self, state: SlackState) -> Decision | None:
        stack = state.stack
        if not stack:
            return None
        rules, frame = self.rules, stack[-1]
        if frame[0] == TURN:  # as `Turn` says: it is asked most often
            return rules.turn_decisions[state.seats][frame[1]][state.phase]
        return rules.decide[frame[0]](rules, state, frame)

    def moves(self, state: SlackState, seat: int) -> list[Move]:
        if not state.stack:
            return []
        rules, frame = self.rules, state.stack[-1]
        return rules.list_moves[frame[0]](rules, state, frame, seat)

    def check(self, state: SlackState, move: Move) -> None:
        if not state.stack:
            raise Refused("SLACK-95", "game_over", also=["SLACK-96"])
        rules, frame = self.rules, state.stack[-1]
        is_known = len(move) > 1 and 0 <= move[0] < state.seats and 0 <= move[1] < len(rules.verbs)
        if not is_known or not rules.verbs[move[1]].is_formed(rules, state, move):
            raise Refused("SLACK-65", "not_a_move")
        if rules.is_open[frame[0]]:
            rules.verbs[move[1]].check(rules, state, frame, move)
        else:
            rules.questions[frame[0]].check(rules, state, frame, move)

    def fast_forward(self, state: SlackState, out: list[Event]) -> bool:
        rules, stack = self.rules, state.stack
        is_changed = False
        while stack and rules.can_pass[stack[-1][0]]:
            passed = rules.questions[stack[-1][0]].pass_for(rules, state, stack[-1])
            if passed == NOTHING:
                break
            is_changed = True
            if passed == STILL_WAITS:
                break
            self.run(state, out)
        return is_changed

    def interjectors(self, state: SlackState, seats: Sequence[int]) -> Sequence[int]:
        rules, ready = self.rules, state.ready
        found: list[int] = []
        for seat in seats:
            if ready[seat] and can_interject(rules, state, seat):
                found.append(seat)  # noqa: PERF401 (a comprehension would be one more call, usually for nobody)
        if rules.offering_others and state.stack and state.stack[-1][0] == TURN:  # not in a window
            return [seat for seat in seats if seat in found or has_offer(rules, state, seat)]
        return found

    # Acting ----------------------------------------------------------------------------------------------------------

    def act(self, state: SlackState, move: Move, out: list[Event]) -> None:
        rules, frame = self.rules, state.stack[-1]
        rules.act[frame[0]][move[1]](rules, state, frame, move, out)

    def carry_out(self, state: SlackState, move: Move) -> list[Event]:
        """`act` written out: every decision passes through here."""
        out: list[Event] = []
        rules, frame = self.rules, state.stack[-1]
        rules.act[frame[0]][move[1]](rules, state, frame, move, out)
        self.run(state, out)
        return out

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
        board = Board(
            seats=seats,
            stack=[(CHOOSE_JOB, winner - 1)] if winner and not rules.goals else [(DEAL,)],  # GUE-07
            winners=[],
            turn=0,
            phase=0,
            jobs=[NOBODY] * seats,
            aside=list(rules.pile),
            rooms=[[] for _ in range(seats)],
            discard=[],
            table=[],
            lasting=[],
            slack=[0] * cards,
            open_to=[0] * seats,
            loose=[0] * seats,
            tokens=[0] * (seats * len(rules.tokens)),
            income=0,
            free_time=0,
            spent=0,
            used=0,
            asked_out=[],
            newcomers=[],
            forgiven=0,
            new_jobs=0,
        )
        hands: list[list[int]] = [[] for _ in range(seats)]
        secrets = [NO_SECRET] * (seats * rules.secrets)
        return SlackState(board.public_facts(), rng, hands, list(range(cards)), [0] * cards, secrets, [], [])

    def advance(self, state: SlackState, out: list[Event]) -> bool:
        """AMB-49: the winner is determined when the list of a card is done, or asks somebody something."""
        rules, frame = self.rules, state.stack[-1]
        if state.scored and not rules.is_in_list[frame[0]]:
            check_win(rules, state, out)
        elif not rules.advance[frame[0]](rules, state, frame, out):
            if not state.scored:
                return False
            check_win(rules, state, out)
        return bool(state.stack)

    def run(self, state: SlackState, out: list[Event]) -> None:
        """`advance` written out: there are several steps to each decision."""
        rules, stack = self.rules, state.stack
        advance = rules.advance
        while stack:
            frame = stack[-1]
            if state.scored and not rules.is_in_list[frame[0]]:
                check_win(rules, state, out)
            elif not advance[frame[0]](rules, state, frame, out):
                if not state.scored:
                    break
                check_win(rules, state, out)

    # What others see -------------------------------------------------------------------------------------------------

    def view(self, state: SlackState, viewer: int) -> SlackView:
        return view_of(self, state, viewer)

    def own_view(self, state: SlackState, viewer: int, public: SlackView) -> SlackView:
        return own_view(self, state, viewer, public)

    def sample(self, view: SlackView, rng: Rng) -> SlackState:
        return sample_state(self.rules, view, rng)

    def is_decisive(self, view: SlackView) -> bool:
        return is_decisive(self.rules, view)

    def next_options(self, state: SlackState) -> dict[str, Value]:
        """SLACK-98: the winner chooses a Job first in the next game, if this one came to an end."""
        chooses = state.winners and not self.rules.goals
        return {**self.options, "winner": state.winners[0] + 1} if chooses else dict(self.options)

    def state_from_json(self, data: Json) -> SlackState:
        state = state_from_json(data)
        try:
            look_at_all(self.rules, state)
        except IndexError:
            raise ValueError("a card or a Job that is not in this game") from None
        return state

    def write(self, move: Move, names: Sequence[str]) -> str:
        return self.rules.verbs[move[1]].write(self.rules, move, names)

    def read(self, seat: int, words: Sequence[str], names: Sequence[str]) -> Move:
        return notation.read(self.rules, seat, words, names)

    def canonical(self, state: SlackState, move: Move) -> Move:
        return self.rules.questions[state.stack[-1][0]].canonical(move) if state.stack else move

    def position(
        self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], names: Sequence[str]
    ) -> SlackState:
        return position.position(self, table, seats, names)

    def observe(self, state: SlackState, names: Sequence[str]) -> tuple[dict[str, Observed], list[dict[str, Observed]]]:
        return position.observe(self.rules, state, names)

    def checksum_facts(self, state: SlackState) -> list[object]:
        in_rooms = [[[card, state.slack[card]] for card in room] for room in state.rooms]
        hands = [sorted(hand) for hand in state.hands]
        piles = [len(state.deck), state.discard]
        tokens = [fact for mechanic in self.rules.mechanics for fact in mechanic.checksum_facts(state)]
        return [state.turn, state.phase, state.jobs, hands, in_rooms, piles, state.loose, *tokens, state.winners]

    def printed(self) -> object:
        return self.rules.set.printed()
