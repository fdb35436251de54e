"""What bots are called at a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count


def endless(names: Sequence[str]) -> Iterator[str]:
    """The names, and then the same with numbers: however many bots sit at a table, there is a name for each."""
    yield from names
    for number in count(2):
        yield from [f"{name}{number}" for name in names]
