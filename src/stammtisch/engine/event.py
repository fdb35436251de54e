"""Events: past-tense facts, the only output of a game.

An event is a tuple of ints, (kind, audience, fact, ...). The kind is an index into the game's `EVENTS`, which names its
facts; the audience is a bit mask of seats. A secret is told in two events: one for everybody, one for its owner.
Log, replay, statistics, animation and screen reader all read these.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

Event = tuple[int, ...]

EVERYONE: Final = -1
SPECTATOR: Final = 60  # a seat number that is in no audience but EVERYONE


@final
class EventKind:
    """The name of an event and of its facts; a last name with a star takes all remaining facts, as a list.

    `reveals` marks events that tell somebody something new, by chance or from a hidden place: nothing before them can
    be taken back without the others' consent. `rule` is the rule to read when somebody wonders why it happened.
    `hits` names the fact with the seat that it is aimed at or hurts, `loss` one that must be below zero for it to hurt.
    """

    __slots__ = ("facts", "hits", "loss", "name", "parts", "rest", "reveals", "rule", "single")

    def __init__(
        self, name: str, facts: str = "", *, reveals: bool = False, rule: str = "", hits: str = "", loss: str = ""
    ) -> None:
        self.name = name
        self.facts = tuple(facts.split())
        self.single = tuple([fact for fact in self.facts if not fact.startswith("*")])
        self.rest = "" if self.single == self.facts else self.facts[-1][1:]
        self.parts = tuple([place for place, fact in enumerate(self.facts, 2) if fact in ("seat", "target")])
        self.reveals = reveals
        self.rule = rule
        self.hits = hits
        self.loss = loss


def named_seats(kinds: Sequence[EventKind], event: Event) -> list[int]:
    """The seats that an event tells about: whoever acts, whom it is aimed at, and in a list of seats all of them."""
    kind = kinds[event[0]]
    found = [event[place] for place in kind.parts]
    return [*found, *event[len(kind.single) + 2 :]] if kind.rest == "seats" else found


def is_visible(event: Event, viewer: int) -> bool:
    return (event[1] >> viewer) & 1 == 1


def visible(events: Iterable[Event], viewer: int) -> list[Event]:
    """What the viewer hears of these events."""
    return [event for event in events if (event[1] >> viewer) & 1]


def reveals(kinds: Sequence[EventKind], events: Iterable[Event]) -> bool:
    return any(kinds[event[0]].reveals for event in events)


def hit(kinds: Sequence[EventKind], event: Event) -> int | None:
    """The seat that an event hurts. What somebody does to themselves does not count."""
    kind = kinds[event[0]]
    if not kind.hits:
        return None
    named = facts(kinds, event)
    seat, loss = named[kind.hits], named.get(kind.loss, -1)
    is_own = kind.hits != "seat" and seat == named.get("seat")
    return seat if isinstance(seat, int) and seat >= 0 and not is_own and isinstance(loss, int) and loss < 0 else None


def facts(kinds: Sequence[EventKind], event: Event) -> dict[str, int | list[int]]:
    """The facts of an event by name."""
    kind = kinds[event[0]]
    named: dict[str, int | list[int]] = dict(zip(kind.single, event[2:], strict=False))
    if kind.rest:
        named[kind.rest] = list(event[len(kind.single) + 2 :])
    return named
