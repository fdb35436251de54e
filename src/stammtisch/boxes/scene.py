"""What happens, as it is staged in the middle of the table: who does what to whom, with which card, and how a die fell.

A scene belongs to a line of the log. The lines that follow it without a scene of their own tell what came of it.
"""

from __future__ import annotations

from typing import Final

from stammtisch.boxes.picture import Part

# How long scenes are shown to everybody, in seconds, at a table where nobody hurries.
ROLLED: Final = 2.6  # a die, whatever is added to it, what it comes to, and what that means
SHOWN: Final = 1.4  # a card and what it does


class Modifier(Part):
    """What adds to a roll, or to the Slack of a card."""

    by: int
    name: str  # in the reader's language
    card: str  # its id; "" for a Job


class Throw(Part):
    """One of several dice that fall together."""

    seat: int
    die: int
    more: int  # what is added to it
    is_best: bool
    is_hurt: bool  # it hurts whoever has thrown it


class Scene(Part):
    kind: str  # of the event that it is about
    title: str  # what happens, in the reader's language
    actor: int | None
    target: int | None  # whose room or hand it is about, if it is not the actor's
    cards: list[str]  # that do something ...
    falling: list[str]  # ... and that are done for
    die: int | None
    base: int | None  # without a die: what the modifiers add to
    modifiers: list[Modifier]
    throws: list[Throw]  # where several people roll
    sum: int | None
    verdict: str  # what the sum means, in the reader's language; "" if the lines that follow tell
    is_good: bool | None  # whether it turned out as the actor wished; none: there is nothing to succeed in
    seconds: float  # how long it is shown
    # Whether it is always shown. All others are shown if nothing else is; otherwise they are part of what came of it.
    is_own: bool
