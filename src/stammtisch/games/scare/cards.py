"""Monster cards: faces 1 to 9, and the 0/10 card. A hand is a count per face."""

from __future__ import annotations

from typing import Final

WILD: Final = 10  # the face number of the 0/10 card
FACES: Final = 11  # faces are indices 0..10; nothing has face 0
WILD_NAME: Final = "0/10"


def value(face: int, count: int) -> int:
    """What a play counts, in tenths. The count of a 0/10 card is the number it was said to be."""
    if face == WILD:
        return count * 10  # TRK-24
    if count == 1:
        return face * 10  # TRK-02
    return count * 10 + face  # TRK-04


def card_name(face: int) -> str:
    return WILD_NAME if face == WILD else str(face)
