"""What the store holds: a table is the list of its entries, and nothing that was appended ever changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Body = dict[str, object]  # plain JSON


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table. `client` is the id that its sender gave it: the same id is accepted once."""

    kind: str
    body: Body
    at: float  # seconds since 1970
    client: str | None = None


@dataclass(frozen=True, slots=True)
class Append:
    """What to add to the end of a table, all of it or nothing, and when the table needs attention again."""

    table: str
    after: int  # how many entries the table has, as far as the writer knows
    entries: Sequence[Entry]
    due_at: float | None
