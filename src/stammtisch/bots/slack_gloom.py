"""What Gloom and its audience are worth to the greedy bot: it counts, but it fades before nobody's eyes (GOTH-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import IS_PERSON, Effect
from stammtisch.games.slack.mechanics.gloom import Gloom
from stammtisch.games.slack.phases.call import Call
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.sums import by_of, concerned, total
from stammtisch.games.slack.view import SlackView

if TYPE_CHECKING:
    from stammtisch.bots.slack_worth import Outlook, Swing

# Assumptions, in Slack (see slack_prices).
NOW: Final = 0.9  # the chance that nobody comes any more before the own Gloom fades ...
SOON: Final = 0.45  # ... and before that of somebody who can still call
LATER: Final = 0.15  # of the next Gloom, which could fade a turn later
LONELY: Final = 3  # turns that somebody may be alone
SAFE: Final = 0.3  # of a Gloom that becomes Slack: daylight cannot take it


def find_gloom(rules: Rules) -> Gloom | None:
    return next((mechanic for mechanic in rules.mechanics if isinstance(mechanic, Gloom)), None)


def count_guests(rules: Rules, view: SlackView) -> list[int]:
    """GOTH-07: Cats are company, too."""
    tags = rules.tags
    return [sum([1 for card in room if tags[card] & IS_PERSON]) for room in view.rooms]


def risk(look: Outlook, seat: int, gloom: int, guests: int) -> float:
    """How much Gloom somebody stands to lose for want of an audience."""
    if guests > 0 or gloom <= 0:
        return 0.0
    view = look.view
    is_now = view.turn == seat and view.phase == look.rules.phase_number(Call.ID)
    return (NOW if is_now else SOON) + LATER * (min(gloom, LONELY) - 1)


def _weigh(look: Outlook, swing: Swing, seat: int, before: float, gloom: Gloom) -> None:
    after = risk(look, seat, swing.tokens[gloom.token * look.view.seats + seat], swing.guests[seat])
    swing.value -= (after - before) * look.worth[seat]


def change_gloom(look: Outlook, swing: Swing, seat: int, by: int) -> None:
    """GOTH-15."""
    gloom = look.gloom
    assert gloom is not None
    place = gloom.token * look.view.seats + seat
    before = risk(look, seat, swing.tokens[place], swing.guests[seat])
    by = max(by, -swing.tokens[place])
    swing.tokens[place] += by
    look.gain(swing, seat, by)
    if not swing.is_over:
        _weigh(look, swing, seat, before, gloom)


def change_audience(look: Outlook, swing: Swing, seat: int, by: int) -> None:
    """Somebody comes to a room, or leaves it (GOTH-09)."""
    gloom = look.gloom
    if gloom is None or swing.is_over:
        return
    before = risk(look, seat, swing.tokens[gloom.token * look.view.seats + seat], swing.guests[seat])
    swing.guests[seat] += by
    _weigh(look, swing, seat, before, gloom)


def worth_of_gloom(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    rules, view = look.rules, look.view
    bit = rules.set.tag_bits[Gloom.ID]
    for seat in concerned(rules, view, effect, frame):
        by = by_of(rules, view, effect, seat, frame[5])
        if by > 0 and (not look.gloom or not look.gloom.can_have(rules, view, seat) or view.forbids[seat] & bit):
            continue
        if by < 0 and view.immune[seat] & bit:
            continue
        change_gloom(look, swing, seat, by)


def worth_of_convert(look: Outlook, swing: Swing, effect: Effect, frame: Frame) -> None:
    """Gloom that nobody can take any more, or what hurt until it looked good."""
    rules, view = look.rules, look.view
    tried = view.copy()
    rules.ops[effect.op].do(rules, tried, effect, frame, [])
    for seat in concerned(rules, view, effect, frame):
        if look.gloom is None or not effect.filter & rules.set.tag_bits[Gloom.ID]:
            look.gain(swing, seat, total(tried, seat) - total(view, seat))
            continue
        count = min(look.gloom.count(view, seat), effect.count)
        change_gloom(look, swing, seat, -count)
        look.gain(swing, seat, count)
        swing.value += SAFE * count * look.worth[seat]
