"""The files that `stammtisch train` makes. Everything is kept by the id of a card or a Job, so that joined sets can put
their tables together; what is not in them counts nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

FOLDER: Final = files("stammtisch.bots") / "weights"
FIRST: Final = "cthulhu"  # whose features serve sets that nobody has trained


@cache
def read_weights(name: str) -> Mapping[str, Any] | None:
    file = FOLDER / f"{name}.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else None


def weights_of(sets: str) -> dict[str, Any]:
    """Of a set or of joined ones: the first has the say, and the others add their cards and Jobs."""
    found = [weights for name in sets.split("+") if (weights := read_weights(name)) is not None]
    first = found[0] if found else read_weights(FIRST)
    assert first is not None
    whole: dict[str, Any] = {}
    for part in ("public", "tables", "deep"):
        whole[part] = dict(first[part])
        for table in ("rooms", "jobs", "now", "later"):
            whole[part][table] = {id: by for weights in reversed(found) for id, by in weights[part][table].items()}
    return whole
