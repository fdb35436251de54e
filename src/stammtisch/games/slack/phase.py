"""What a phase of a turn is. A set says in its `set.toml` which it has, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from stammtisch.engine.decision import CHOOSE_ONE
from stammtisch.engine.event import Event
from stammtisch.engine.state import Move
from stammtisch.games.slack.state import SlackState
from stammtisch.games.slack.turn import next_phase

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules


class Phase:
    """It asks the player whose turn it is, unless it passes by itself: only on public grounds, never because of what
    somebody holds.
    """

    ID: ClassVar[str]
    SHAPE: ClassVar[int] = CHOOSE_ONE
    CAN_END: ClassVar[bool] = True  # by `done`
    ALSO: ClassVar[Sequence[str]] = ()  # other rules that say what belongs in this phase

    def __init__(self, number: int) -> None:
        self.number = number

    def moves(self, rules: Rules, state: SlackState, seat: int) -> list[Move]:
        """What can be done in this phase only."""
        return []

    def advance(self, rules: Rules, state: SlackState, seat: int, step: int, out: list[Event]) -> bool:
        """What happens by itself; False when it waits for the player. `step` is the phase's own."""
        return False

    def check_end(self, rules: Rules, state: SlackState, seat: int) -> None:
        """Raises Refused if the phase cannot end by `done` now."""

    def end(self, rules: Rules, state: SlackState, out: list[Event]) -> None:
        """`done`."""
        next_phase(rules, state, out)
