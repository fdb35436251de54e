"""What happens at a table of the Slack family, as it is staged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from stammtisch.boxes.scene import ROLLED, SHOWN, Modifier, Scene, Throw
from stammtisch.engine.event import EVERYONE, Event
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.mechanics.denunciations import INNOCENT
from stammtisch.games.slack.mechanics.raids import WOUNDS
from stammtisch.games.slack.plays import COMES
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.state import NO_CARD, NOBODY
from stammtisch.games.slack.turn import LEAVES
from stammtisch.text.slack import SlackText
from stammtisch.text.slack.story import Facts, Happening
from stammtisch.text.tags import minus
from stammtisch.text.words import Variable

# Scenes of their own, and how long each is shown.
OWN: Final = {
    "call_rolled": ROLLED,
    "evict_rolled": ROLLED,
    "slack_rolled": ROLLED,
    "die_rolled": ROLLED,
    "income_rolled": ROLLED,
    "free_time_rolled": ROLLED,
    "cancelled": SHOWN,
    "trip_cancelled": SHOWN,
    "neighbors_woken": SHOWN,
    "job_changed": SHOWN,
    "went_mad": SHOWN,
    "side_changed": SHOWN,
    "rerolled": ROLLED,
    "accused_rolled": ROLLED,
    "struck_back": SHOWN,
    "promoted": SHOWN,
    "demoted": SHOWN,
    "ranks_changed": SHOWN,
    "raid_rolled": ROLLED,
    "raid_won": SHOWN,
    "votes_counted": SHOWN,
}
# What is staged if nothing else is. Drawing and discarding happen at the side.
OTHERS: Final = frozenset({
    *("entered", "moved", "left", "lost", "taken", "stolen", "dropped", "marked", "ran_short"),
    *("madness_changed", "gloom_changed", "gloom_faded", "loose_changed", "lasting_began", "had_no_effect"),
    *("swapped", "borrowed", "given_back", "handed_on", "passed_on", "fetched"),
    *("wounded", "leader_sent", "raid_lent", "thrown_in", "loot_taken", "voted_for", "vote_tied", "censored"),
})  # fmt: skip
# In these `seat` is whom it happens to.
SUFFERED: Final = frozenset({
    *("lost", "dropped", "marked", "madness_changed", "loose_changed", "lasting_began", "went_mad"),
    *("job_changed", "side_changed", "ran_short", "gloom_changed", "gloom_faded"),
    *("promoted", "demoted", "wounded", "voted_for", "thrown_in"),
})  # fmt: skip
LEAST: Final = {"call_rolled": COMES, "evict_rolled": LEAVES, "accused_rolled": INNOCENT}  # what a roll has to come to


def seconds(game: Slack, events: Iterable[Event]) -> float:
    """Each scene of its own, or one for everything else."""
    kinds, found, is_other = game.kind.events, 0.0, False
    for event in events:
        name = kinds[event[0]].name
        found += OWN.get(name, 0.0)
        is_other = is_other or (name in OTHERS and event[1] == EVERYONE)
    return found or (SHOWN if is_other else 0.0)


def stage(game: Slack, told: Sequence[Event]) -> Scene | None:
    """Whoever looks on, and whatever they read."""
    kinds = game.kind.events
    if kinds[told[0][0]].name not in OWN and OTHERS.isdisjoint([kinds[event[0]].name for event in told]):
        return None
    it = Facts(game, told)
    seat = it.number("seat")
    actor, target = (NOBODY, seat) if it.kind in SUFFERED else (seat, it.host)
    cards, falling = _cards(game, it)
    modifiers, base, total = _sum(it)
    throws = _throws(it)
    return Scene(
        kind=it.kind,
        title="",
        actor=None if actor == NOBODY else actor,
        target=None if target in (NOBODY, actor) else target,
        cards=cards,
        falling=falling,
        die=it.number("die") if "die" in it.facts and not throws else None,
        base=base,
        modifiers=modifiers,
        throws=throws,
        sum=total,
        verdict="",
        is_good=_is_good(it, total),
        seconds=OWN.get(it.kind, SHOWN),
        is_own=it.kind in OWN,
    )


def in_words(scene: Scene, told: Sequence[Event], text: SlackText, viewer: int) -> Scene:
    it = Happening(text, told, viewer)
    key = f"stage-slack-{it.kind}"
    title = text.words.find(key, it.variable) if text.words.has(key) else text.line(told, viewer)
    return replace(scene, title=title, modifiers=named(text, scene.modifiers), verdict=_verdict(it))


def _name(text: SlackText, id: str) -> str:
    return text.name(text.rules.cards[text.rules.ids[id]]) if id else text.words("slack-sum-job")


def _throws(it: Facts) -> list[Throw]:
    """GUE-45..48: everybody's die in a raid, and who is ahead by it. A six hurts, unless it breaks a tie."""
    if it.kind != "raid_rolled":
        return []
    each = list(zip(it.numbers("seat"), it.numbers("die"), it.numbers("more"), strict=True))
    best = max([die + more for _, die, more in each])
    is_first = it.number("round") == 0
    return [Throw(seat, die, more, die + more == best, is_first and die == WOUNDS) for seat, die, more in each]


def _cards(game: Slack, it: Facts) -> tuple[list[str], list[str]]:
    """The cards that do something, and those that are done for."""
    ids = game.rules.of
    if "job" in it.facts and it.number("card", NO_CARD) == NO_CARD:
        return [game.rules.jobs[it.number("job")].id], []
    cards, by = it.numbers("card"), it.number("cause", NO_CARD)
    if it.kind in ("cancelled", "trip_cancelled"):
        by = it.number("by")
    elif it.kind != "lost":
        cards, by = cards[:1], NO_CARD
    doing, falling = ([by], cards) if by != NO_CARD else (cards, [])
    return [ids[card].id for card in doing], [ids[card].id for card in falling]


def _sum(it: Facts) -> tuple[list[Modifier], int | None, int | None]:
    """Everything that is added to a die or to the Slack printed on a card; that Slack; and what it comes to."""
    sources = it.numbers("sources")
    if it.kind in LEAST:
        return modifiers_of(it.rules, sources), None, it.number("die") + it.number("more")
    if it.kind != "slack_rolled" and it.kinds[-1] != "entered":
        return [], None, None
    bonuses = it.numbers("bonuses")
    slack = int(str(it.each[-1].get("slack", it.number("slack"))))
    if it.kind != "slack_rolled":
        return modifiers_of(it.rules, bonuses), slack - sum(bonuses[1::2]) if bonuses else None, slack or None
    printed = it.card.die
    own = [Modifier(printed, "", it.card.id)] if printed else []
    return own + modifiers_of(it.rules, [*sources, *bonuses]), None, slack


def modifiers_of(rules: Rules, pairs: Sequence[int]) -> list[Modifier]:
    sums = zip(pairs[::2], pairs[1::2], strict=True)
    return [Modifier(by, "", "" if source == NO_CARD else rules.of[source].id) for source, by in sums]


def named(text: SlackText, modifiers: Iterable[Modifier]) -> list[Modifier]:
    return [replace(each, name=_name(text, each.card)) for each in modifiers]


def _verdict(it: Happening) -> str:
    key, words = f"stage-slack-verdict-{it.kind}", it.story.words
    if not words.has(key):
        return ""
    least = LEAST.get(it.kind, 0)
    more: dict[str, Variable] = {"least": least, "most": least - 1}
    if it.kind == "slack_rolled":
        more["slack"] = minus(it.numbers("slack")[-1])  # with what is added when it comes into play
    return words.find(key, lambda name: more[name] if name in more else it.variable(name))


def _is_good(it: Facts, total: int | None) -> bool | None:
    if it.kind in LEAST:
        return total is not None and total >= LEAST[it.kind]
    if it.kind == "slack_rolled":
        return it.kinds[-1] != "activity_failed"
    return None
