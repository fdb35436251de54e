"""Which cards of one's room to give up (SLACK-116)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from stammtisch.engine.event import EVERYONE, Event
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.events import SPARED
from stammtisch.games.slack.notation import card_of
from stammtisch.games.slack.question import Choose, Question
from stammtisch.games.slack.room import lose
from stammtisch.games.slack.state import DO_CHOOSE_CARD, PICK, SlackState
from stammtisch.games.slack.sums import candidates
from stammtisch.games.slack.whenevers import distinct

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


@final
class GiveUp(Question):
    """(PICK, seat, filter, count, source card)."""

    ID = "give_up"
    VERBS = ("choose_card",)
    IS_IN_LIST = True

    def answers(self, rules: Rules, state: SlackState, frame: Frame, seat: int) -> list[Move]:
        return [(seat, DO_CHOOSE_CARD, number) for number in distinct(rules, candidates(rules, state, frame))]

    def check_answer(self, rules: Rules, state: SlackState, frame: Frame, move: Move) -> None:
        if not any(rules.number[card] == move[2] for card in candidates(rules, state, frame)):
            raise Refused("SLACK-116", "cannot_choose", card=rules.cards[move[2]].id)

    def act(self, rules: Rules, state: SlackState, frame: Frame, move: Move, out: list[Event]) -> None:
        _, seat, filter, count, source = frame
        copies = [card for card in candidates(rules, state, frame) if rules.number[card] == move[2]]
        chosen = min(copies, key=state.slack.__getitem__)  # of equal cards, the one that is worth least
        state.stack[-1] = (PICK, seat, filter, count - 1, source)
        lose(rules, state, seat, chosen, source, out)

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        """SLACK-116: the owner chooses; with nothing to give up, or no choice, it happens automatically."""
        _, seat, filter, count, source = frame
        pool = candidates(rules, state, frame)
        if not count or not pool:
            state.stack.pop()
            if count:
                out.append((SPARED, EVERYONE, seat, filter, source))  # SLACK-118
            return True
        if len({rules.number[card] for card in pool}) > 1:
            return False
        state.stack[-1] = (PICK, seat, filter, count - 1, source)
        lose(rules, state, seat, min(pool, key=state.slack.__getitem__), source, out)
        return True


@final
class ChooseCard(Choose):
    """(seat, verb, definition)."""

    ID = "choose_card"

    def is_formed(self, rules: Rules, board: Board, move: Move) -> bool:
        return len(move) == 3 and 0 <= move[2] < len(rules.cards)

    def write(self, rules: Rules, move: Move, names: Sequence[str]) -> str:
        return f"{self.WORD} {rules.cards[move[2]].id}"

    def read(self, rules: Rules, seat: int, rest: Sequence[str], names: Sequence[str]) -> Move | None:
        return (seat, self.number, card_of(rules, rest[0])) if len(rest) == 1 else None
