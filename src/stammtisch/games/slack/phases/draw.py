"""Draw: up to six cards (SLACK-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from stammtisch.engine.event import Event
from stammtisch.games.slack.phase import Phase
from stammtisch.games.slack.room import draw
from stammtisch.games.slack.state import SlackState
from stammtisch.games.slack.sums import draw_limit
from stammtisch.games.slack.turn import next_phase

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


@final
class Draw(Phase):
    ID = "draw"

    def advance(self, rules: Rules, state: SlackState, seat: int, step: int, out: list[Event]) -> bool:
        state.new_jobs &= ~(1 << seat)  # AMB-54
        missing = draw_limit(rules, state, seat) - len(state.hands[seat])
        if missing > 0:  # SLACK-34
            draw(rules, state, seat, missing, out)
        next_phase(rules, state, out)
        return True
