"""The one decision that is due: computed from the top frame, never stored."""

from __future__ import annotations

from typing import Final, final

# The four shapes. Clients need not know of any others.
CHOOSE_ONE: Final = 0
CHOOSE_SOME: Final = 1
ORDER: Final = 2
RESPOND: Final = 3  # a window: play a card or pass


@final
class Decision:
    """Who is asked, and what. `Game.moves` lists what a seat may answer.

    The table waits for every seat in `asked`, in no particular order; drivers without people ask them as listed.
    Seats in `interject` may play something now, but nobody waits for them.
    """

    __slots__ = ("asked", "can_pass", "interject", "prompt", "shape")

    def __init__(
        self,
        prompt: str,
        shape: int,
        asked: tuple[int, ...],
        interject: tuple[int, ...] = (),
        *,
        can_pass: bool = False,
    ) -> None:
        self.prompt = prompt
        self.shape = shape
        self.asked = asked
        self.interject = interject
        self.can_pass = can_pass or shape == RESPOND  # a driver need not ask a seat that can do nothing else
