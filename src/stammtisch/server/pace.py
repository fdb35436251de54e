"""How much time things take at a table: in seconds, chosen by the host. Nothing here depends on anybody's cards."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Self

from stammtisch.engine.problem import BadOption

COVERED: Final = 1.2  # a window that everybody has let pass beforehand still lasts this long
REFLEX: Final = 0.8  # a card that plays itself is quicker than that, and never waits longer
DECISIVE: Final = 2.0  # times as long if somebody wins when it closes
PATIENT: Final = 60.0  # a longer ring is for people who look in from time to time ...
LOOK_IN: Final = 3600.0  # ... and so is a longer pause until a bot covers for them
LEAST_MOMENT: Final = 0.8  # what a bot takes over an answer at a pace of 1: nearly always about this ...
MOST_MOMENT: Final = 3.0  # ... and up to this now and then
RARELY: Final = 12  # how far most moments are from the longest: the power of an even chance
TURN: Final = 0.4  # what it takes when others have acted before it, so that everybody sees whose turn it is
LOOK: Final = 0.4  # what it takes for the next step of a plan, so that everybody can follow
CURTAIN: Final = 0.4  # the share of a scene after which bots go on: they need not see its end
ASIDE: Final = 0.33  # the share of their time that scenes have in which nobody who is there plays a part
BRIEF: Final = 0.1  # what a step takes that needs no thought

LIMITS: Final = {  # a game may be played over days
    "ring": (0.0, 7 * 86400.0),
    "stop": (1.0, 120.0),
    "bots": (0.0, 10.0),
    "away": (1.0, 7 * 86400.0),
    "choose": (0.0, 7 * 86400.0),
    "free_stops": (0.0, 99.0),
}


@dataclass(frozen=True)
class Pace:
    """`ring` is how long a window stays open; 0: until everybody has answered. At a spoken table, where people hear
    each other, it stays open until the person who announced something says that play goes on.
    """

    ring: float = 4.0
    stop: float = 15.0  # to choose a card after Stop
    bots: float = 1.0  # how slow bots are: a moment at 1, and so many times as long
    choose: float = 20.0  # to choose what to lose while the others wait; 0: as long as it takes
    away: float = 45.0  # until a bot covers for somebody who has left
    free_stops: float = 3.0  # how often one may stop the bell for nothing before it ignores that person for a round
    is_spoken: bool = False

    @property
    def stage(self) -> float:
        """How much of their usual time scenes are shown before anybody's clock runs: less where bots are quick. Where
        they do not think at all, nobody waits for the stage.
        """
        return min(self.bots, 1.0)

    @property
    def is_timed(self) -> bool:
        """Whether a window closes on its own."""
        return self.ring > 0 and not self.is_spoken

    @property
    def is_patient(self) -> bool:
        """Whether a window lasts for hours: it then asks absent people as well."""
        return self.is_timed and self.ring > PATIENT

    @property
    def is_over_days(self) -> bool:
        """Whether people look in from time to time, so that usually nobody is there."""
        return self.away > LOOK_IN

    @classmethod
    def read(cls, data: dict[str, object]) -> Self:
        """The usual pace with some other figures. Raises BadOption."""
        chosen: dict[str, Any] = {}
        for name, value in data.items():
            if name == "is_spoken" and isinstance(value, bool):
                chosen[name] = value
                continue
            if name not in LIMITS:
                raise BadOption("unknown_option", option=f"pace.{name}", known=", ".join([*LIMITS, "is_spoken"]))
            least, most = LIMITS[name]
            if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
                allowed = f"{least:g}..{most:g}"
                raise BadOption("bad_option_value", option=f"pace.{name}", value=str(value), allowed=allowed)
            chosen[name] = float(value)
        return cls(**chosen)

    def to_json(self) -> dict[str, object]:
        return dict(vars(self))

    def thinking(self, table: str, number: int, chair: int) -> float:
        """How long a bot takes over this, as people do: usually a moment, sometimes more. It varies, and would vary in
        the same way with other cards.
        """
        digest = sha256(f"{table} {number} {chair}".encode()).digest()
        chance = int.from_bytes(digest[:4]) / 2**32
        return self.bots * (LEAST_MOMENT + (MOST_MOMENT - LEAST_MOMENT) * chance**RARELY)
