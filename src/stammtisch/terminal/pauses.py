"""Whether people are stopped in somebody else's turn, to play what can be played at any time.

Alone with bots a person is asked only if they hold something that would do something: nobody else is there to notice.
Among several people at one keyboard only public facts count.
"""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.event import SPECTATOR, Event, facts, visible
from stammtisch.terminal import stops
from stammtisch.terminal.session import Session
from stammtisch.terminal.story import chapters


def is_due(session: Session, seat: int, since: int) -> bool:
    """Whether a person alone with bots is asked now; the last time was after `since` moves."""
    if session.stops[seat] == stops.OFF:
        return False
    if not session.text.offered(session.game.view(session.table.state, seat)):
        return False
    events = _public_events(session, since)
    return session.stops[seat] == stops.ALL or is_new_turn(session, events) or is_hit(session, seat, events)


def is_due_for_anyone(session: Session, asked: int, people: Sequence[int], since: int) -> bool:
    """Whether the people are asked if anyone wants to play something. Not where the keyboard changes hands: whoever
    wants to can say so there.
    """
    if not people or (asked in session.humans and asked != session.keyboard):
        return False
    wishes = [session.stops[seat] for seat in people]
    if stops.ALL in wishes:
        return True
    if asked in session.humans or stops.TURN not in wishes:
        return False
    events = _public_events(session, since)
    return is_new_turn(session, events) or any(is_hit(session, seat, events) for seat in people)


def is_new_turn(session: Session, events: Sequence[Event]) -> bool:
    kinds = session.game.EVENTS
    return any(kinds[event[0]].name in session.text.TURNING_POINTS for event in events)


def is_hit(session: Session, seat: int, events: Sequence[Event]) -> bool:
    """Whether something that another player did concerns this person."""
    kinds = session.game.EVENTS
    player: object = seat
    for event in events:
        named = facts(kinds, event)
        if kinds[event[0]].name in session.text.BEGINNINGS:
            player = named.get("seat")
        if player != seat and seat in (named.get("seat"), named.get("target")):
            return True
    return False


def _public_events(session: Session, since: int) -> list[Event]:
    """What everybody heard since then."""
    return [event for events, _ in chapters(session.table)[since + 1 :] for event in visible(events, SPECTATOR)]
