"""Whether people are stopped in somebody else's turn, to play what can be played at any time.

A person alone with bots is asked only if they hold something that would have an effect: nobody else is there to notice.
Among several people at one keyboard, only public facts count.
"""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.boxes.orders import NO_ORDER
from stammtisch.engine.event import SPECTATOR, Event, facts, visible
from stammtisch.terminal import stops
from stammtisch.terminal.session import Session
from stammtisch.terminal.story import chapters


def is_due(session: Session, seat: int, since: int) -> bool:
    """Whether a person alone with bots is asked now; the last time was after `since` moves."""
    if session.stops[seat] == stops.OFF or (_lets_go(session, seat) and not is_wanted(session, seat, since)):
        return False
    if not session.text.offered(session.game.view(session.table.state, seat)):
        return False
    events = _public_events(session, since)
    return session.stops[seat] == stops.ALL or is_new_turn(session, events) or is_hit(session, seat, events)


def is_due_for_anyone(session: Session, asked: int, people: Sequence[int], since: int) -> bool:
    """Whether the people are asked if anyone wants to play something. Not when the keyboard changes hands: anyone can
    speak up there.
    """
    if not people or (asked in session.humans and asked != session.keyboard):
        return False
    people = [seat for seat in people if not _lets_go(session, seat) or is_wanted(session, seat, since)]
    settings = [session.stops[seat] for seat in people]
    if stops.ALL in settings:
        return True
    if asked in session.humans or stops.TURN not in settings:
        return False
    events = _public_events(session, since)
    return is_new_turn(session, events) or any(is_hit(session, seat, events) for seat in people)


def is_new_turn(session: Session, events: Sequence[Event]) -> bool:
    kinds = session.game.kind.events
    return any(kinds[event[0]].name in session.text.TURNING_POINTS for event in events)


def is_hit(session: Session, seat: int, events: Sequence[Event]) -> bool:
    """Whether something that another player did concerns this person."""
    kinds = session.game.kind.events
    player: object = seat
    for event in events:
        named = facts(kinds, event)
        if kinds[event[0]].name in session.text.BEGINNINGS:
            player = named.get("seat")
        if player != seat and seat in (named.get("seat"), named.get("target")):
            return True
    return False


def _lets_go(session: Session, seat: int) -> bool:
    return session.orders.get(seat, NO_ORDER).lets_go


def is_wanted(session: Session, seat: int, since: int) -> bool:
    """Whether the order of somebody who lets everything pass makes an exception of what has just happened."""
    return "me" in session.orders[seat].unless and is_hit(session, seat, _public_events(session, since))


def _public_events(session: Session, since: int) -> list[Event]:
    """What everybody has heard since then."""
    return [event for events, _ in chapters(session.table)[since + 1 :] for event in visible(events, SPECTATOR)]
