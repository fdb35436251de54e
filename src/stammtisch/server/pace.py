"""How much time things take at a table: seconds, chosen by the host. Nothing here depends on anybody's cards."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Final, Self

from stammtisch.engine.problem import BadOption

COVERED: Final = 1.2  # a window that everybody has let go beforehand still lasts as long as this
DECISIVE: Final = 2.0  # times as long, if somebody wins when it closes


@dataclass(frozen=True)
class Pace:
    """`ring` is how long a window stays open; 0: until everybody has answered."""

    ring: float = 4.0
    stop: float = 15.0  # to choose a card after Stop
    bots: float = 1.2  # about how long a bot thinks
    away: float = 45.0  # until a bot covers for somebody who has gone

    @classmethod
    def read(cls, data: dict[str, object]) -> Self:
        """The usual pace with some other figures. Raises BadOption."""
        limits = {"ring": (0.0, 30.0), "stop": (1.0, 120.0), "bots": (0.0, 10.0), "away": (1.0, 3600.0)}
        chosen: dict[str, float] = {}
        for name, value in data.items():
            if name not in limits:
                raise BadOption("unknown_option", option=f"pace.{name}", known=", ".join(limits))
            least, most = limits[name]
            if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
                allowed = f"{least:g}..{most:g}"
                raise BadOption("bad_option_value", option=f"pace.{name}", value=str(value), allowed=allowed)
            chosen[name] = float(value)
        return cls(**chosen)

    def to_json(self) -> dict[str, object]:
        return dict(asdict(self))

    def thinking(self, table: str, number: int, chair: int) -> float:
        """How long a bot takes over this: it varies, and it would vary in the same way with other cards."""
        digest = sha256(f"{table} {number} {chair}".encode()).digest()
        return self.bots * (0.6 + 0.8 * digest[0] / 255)
