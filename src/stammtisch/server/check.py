"""The check sum of the engine, three times as fast: the engine knows no library, and a server plays many moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from operator import attrgetter
from typing import Final

import msgspec

from stammtisch.engine.state import State

ENCODE: Final = msgspec.json.Encoder().encode


def fast_checksum(state: State) -> str:
    names, values_of = _sorted(state.FIELDS)
    values = dict(zip(names, values_of(state), strict=True))
    values["rng"] = state.rng.to_json()
    text = ENCODE(values).replace(b",", b", ").replace(b":", b": ")  # as `json` writes it: all is numbers and lists
    return sha256(text).hexdigest()[:12]


@cache
def _sorted(fields: Sequence[str]) -> tuple[list[str], Callable[[State], tuple[object, ...]]]:
    names = sorted(fields)
    return names, attrgetter(*names)
