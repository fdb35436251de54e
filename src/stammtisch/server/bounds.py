"""How large input from outside may be. It is checked while it is read, before any work is done on it.

Each limit is several times what anybody needs: what a person could type by mistake gets a kinder answer than these.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

MOST_RECORD_BYTES: Final = 2 * 1024 * 1024
LONGEST_WORD: Final = 60  # the id of a card, a game, an option, a table, a request
LONGEST_LINE: Final = 4000
MOST_ITEMS: Final = 60
LARGEST: Final = 10**9

Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
Line = Annotated[str, Meta(max_length=LONGEST_LINE)]  # what somebody says or plays
Key = Annotated[str, Meta(max_length=300)]  # of a seat, or an invitation
Face = Annotated[str, Meta(max_length=30, pattern=r"^[a-z]*(\+[a-z]+)?$")]  # of the page's own: a head, perhaps a hat
Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Words = Annotated[list[Word], Meta(max_length=MOST_ITEMS)]
Numbers = Annotated[list[Number], Meta(max_length=MOST_ITEMS)]
RecordText = Annotated[str, Meta(max_length=MOST_RECORD_BYTES)]


def check_settings(settings: dict[str, Any]) -> None:
    """Table options: their values are up to the game, but not their size. Raises ValueError."""
    if len(settings) > MOST_ITEMS:
        raise ValueError(f"Expected at most {MOST_ITEMS} settings")
    for name, value in settings.items():
        parts = [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else [value]
        if len(name) > LONGEST_WORD or len(parts) > MOST_ITEMS or not all(map(_is_small, parts)):
            raise ValueError(f"The value of `{name[:LONGEST_WORD]}` is too large")


def _is_small(part: object) -> bool:
    if isinstance(part, str):
        return len(part) <= LONGEST_WORD * MOST_ITEMS
    return part is None or (isinstance(part, int | float) and -LARGEST <= part <= LARGEST)
