"""What lies on a table with ranks besides: the free ranks, the loot of a raid, a trial, and who is asked for a raid
card. All of it is public.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from stammtisch.boxes.picture import Part
from stammtisch.boxes.scene import Modifier
from stammtisch.boxes.slack.lying import SlackCard, lying
from stammtisch.boxes.slack.scenes import modifiers_of, named
from stammtisch.engine.state import Frame
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.mechanics.camp import LendRaid, TakeOffer
from stammtisch.games.slack.mechanics.denunciations import (
    Denunciations,
    Sentence,
    StrikeBack,
    needed,
    verdict_sources,
)
from stammtisch.games.slack.mechanics.loot import FIRST, NAMING, Draft
from stammtisch.games.slack.mechanics.orders import FIRST_COVERED, Order, may_order
from stammtisch.games.slack.mechanics.raids import Raids
from stammtisch.games.slack.mechanics.ranks import Ranks
from stammtisch.games.slack.mechanics.wounds import Wounds
from stammtisch.games.slack.room import seats_in
from stammtisch.games.slack.state import NO_CARD, NOBODY, PLAY
from stammtisch.games.slack.view import SlackView
from stammtisch.text.slack import SlackText

STEPS: Final = {FIRST: "first", NAMING: "naming"}


class Trial(Part):
    """Somebody is denounced, or has just been."""

    accuser: int
    accused: int
    modifiers: list[Modifier]  # what is added to the die
    needed: int  # what the die itself has to show for an innocent one; more than 6: nothing does
    verdict: str  # "": not yet; "innocent", "guilty"


class LootRow(Part):
    """Loot that is being shared."""

    leader: int
    cards: list[SlackCard]
    order: list[int]  # who picks, from the one whose turn it is on; more of them once the second is named
    step: str  # "first": any card; "naming": the first names the second; "others": a Thing


class Asking(Part):
    """The camp is asked for a raid card."""

    by: int
    waiting: list[int]  # who have not answered yet
    offers: list[int] | None  # when all have: those who offer a card


class Covered(Part):
    """What an order has taken the place of."""

    seat: int
    cards: list[SlackCard]


class Camp(Part):
    free: list[str]  # ranks that nobody has (GUE-09)
    trial: Trial | None
    loot: LootRow | None
    asking: Asking | None
    is_resting: bool  # a wound heals at the end of this turn, if it goes on like this (GUE-23)


def camp(game: Slack, view: SlackView) -> Camp | None:
    rules = game.rules
    ranks = next((each.ranks for each in rules.mechanics if isinstance(each, Ranks)), None)
    if ranks is None:
        return None
    wounds = [each for each in rules.mechanics if isinstance(each, Wounds)]
    return Camp(
        free=[rules.jobs[job].id for job in view.aside if ranks[job]],
        trial=_trial(game, view),
        loot=_loot(game, view),
        asking=_asking(game, view),
        is_resting=any(each.count(view, view.turn) > 0 and each.is_resting(view) for each in wounds),
    )


def camp_in_words(camp: Camp | None, text: SlackText) -> Camp | None:
    if camp is None or camp.trial is None:
        return camp
    return replace(camp, trial=replace(camp.trial, modifiers=named(text, camp.trial.modifiers)))


def covered(game: Slack, frame: Frame) -> list[Covered]:
    """GUE-64, -73: what was wanted first, then the order that was overruled."""
    if frame[0] != game.rules.frame_kinds.get(Order.ID):
        return []
    giver, victim, first, cards = frame[1], frame[4], frame[5], [*frame[FIRST_COVERED:]]
    overruled = [] if first == giver else [cards.pop()]
    wanted = [Covered(victim, lying(game, cards))] if cards else []
    return [*wanted, *[Covered(first, lying(game, [card])) for card in overruled]]


def rivals(game: Slack, view: SlackView, frame: Frame) -> list[int]:
    """GUE-73: who could overrule an order. Ranks are public."""
    if frame[0] != game.rules.frame_kinds.get(Order.ID) or frame[2] != NO_CARD:
        return []
    return [seat for seat in range(view.seats) if may_order(game.rules, view, seat, frame[4], frame)]


def _trial(game: Slack, view: SlackView) -> Trial | None:
    """The one that was begun last."""
    rules = game.rules
    found = [each for each in rules.mechanics if isinstance(each, Denunciations)]
    for frame in reversed(view.stack) if found else ():
        accuser = accused = NOBODY
        verdict = ""
        if frame[0] == PLAY and frame[2] == NO_CARD and found[0].denounces[rules.number[frame[3]]]:
            accuser, accused = frame[1], frame[4]
        elif frame[0] == rules.frame_kinds[StrikeBack.ID]:
            accused, accuser, verdict = frame[1], frame[2], "innocent"
        elif frame[0] == rules.frame_kinds[Sentence.ID]:
            accuser, accused, verdict = frame[1], frame[2], "guilty"
        if accused != NOBODY:
            modifiers = modifiers_of(rules, verdict_sources(rules, view, accused))
            return Trial(accuser, accused, modifiers, needed(rules, view, accused), verdict)
    return None


def _loot(game: Slack, view: SlackView) -> LootRow | None:
    if not any(isinstance(mechanic, Raids) for mechanic in game.rules.mechanics):
        return None
    kind = game.rules.frame_kinds[Draft.ID]
    frame = next((frame for frame in reversed(view.stack) if frame[0] == kind), None)
    if frame is None:
        return None
    _, leader, _, stage, count, *rest = frame
    return LootRow(leader, lying(game, rest[count:]), rest[:count], STEPS.get(stage, "others"))


def _asking(game: Slack, view: SlackView) -> Asking | None:
    kinds = game.rules.frame_kinds
    for frame in view.stack[-1:]:
        if frame[0] == kinds.get(LendRaid.ID):
            return Asking(frame[2], [*seats_in(frame[1])], None)
        if frame[0] == kinds.get(TakeOffer.ID):
            return Asking(frame[1], [], [*seats_in(frame[2])])
    return None
