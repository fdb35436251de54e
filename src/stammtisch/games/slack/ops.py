"""What a kind of effect is: `effects` has those of every set, a mechanic brings its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, final

if TYPE_CHECKING:
    from stammtisch.engine.event import Event
    from stammtisch.engine.state import Frame
    from stammtisch.games.slack.board import Board
    from stammtisch.games.slack.cards import Effect
    from stammtisch.games.slack.rules import Rules

    Asked = Callable[[Rules, Board, Effect, Frame], bool]
    Do = Callable[[Rules, Any, Effect, Frame, list[Event]], None]


def always(rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
    return True


def never(rules: Rules, board: Board, effect: Effect, frame: Frame) -> bool:
    return False


@final
class Op:
    """`do` gets a state; an op that only changes what counts towards the goal must work on a board, so that anybody can
    try it out. The other two are what everybody can tell beforehand: whether it could change anything now, and whether
    it would ask somebody something, so that the list of its card waits (AMB-49).
    """

    __slots__ = ("can_change", "do", "is_counted", "would_ask")

    def __init__(
        self, do: Do, can_change: Asked = always, would_ask: Asked = never, *, is_counted: bool = False
    ) -> None:
        self.do: Final = do
        self.can_change: Final = can_change
        self.would_ask: Final = would_ask
        self.is_counted: Final = is_counted
