"""Everything a Slack table needs to know besides its state: the cards of its sets and the options it chose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from stammtisch.engine.option import Value
from stammtisch.games.slack.cards import ANY_CARD, BONUS, FORBID, IMMUNE, PERSON, WHENEVER, CardDef, JobDef, Modifier
from stammtisch.games.slack.sets import PLAIN_JOB, CardSet

HAND: Final = 5  # dealt (SLACK-25), and kept at the end of a turn (SLACK-81)
DRAW_TO: Final = 6  # SLACK-32


@final
class Rules:
    # More attributes than CPython looks up fast in a dictionary, and the engine looks them up all the time.
    __slots__ = (
        "aims",
        "allows_empty",
        "answerable",
        "asks_in_turn",
        "brings",
        "cancels",
        "cards",
        "charges_cancelled",
        "costs",
        "each_turn",
        "forbids",
        "free",
        "has_madness",
        "ids",
        "immune",
        "is_capped",
        "is_noisy_twice",
        "job_brings",
        "job_forbids",
        "job_ids",
        "job_immune",
        "job_mods",
        "jobs",
        "keeps_numbers",
        "kinds",
        "least_to_wait",
        "lists",
        "loses_with_tv",
        "mad_by_event",
        "madness_times",
        "mods",
        "names_door_first",
        "number",
        "of",
        "overflow_is_slack",
        "own_card_closes",
        "pays_as_announced",
        "people",
        "pile",
        "rewarded",
        "rolls_one_die",
        "set",
        "shares_win",
        "shows_for_good",
        "sure",
        "words",
    )

    def __init__(self, cards: CardSet, options: Mapping[str, Value]) -> None:
        self.set = cards
        self.cards: list[CardDef] = cards.cards  # by definition number
        self.jobs: list[JobDef] = cards.jobs
        self.lists = cards.lists
        self.number: list[int] = [n for n, card in enumerate(cards.cards) for _ in range(card.copies)]
        self.of: list[CardDef] = [cards.cards[n] for n in self.number]  # the definition of each card of the deck
        self.ids: dict[str, int] = {card.id: n for n, card in enumerate(cards.cards)}
        self.job_ids: dict[str, int] = {job.id: n for n, job in enumerate(cards.jobs)}
        self.pile = [n for n, job in enumerate(cards.jobs) if job.id != PLAIN_JOB]
        # What some card of these sets could cancel: where nothing could, no window opens (AMB-09).
        self.answerable = 0
        for card in cards.cards:
            if card.copies:
                self.answerable |= card.cancels
        self.names_door_first = options["evict_target"] == "before"
        self.rolls_one_die = options["variable_dice"] == "one"
        self.charges_cancelled = options["cancelled_cost"] == "charged"
        self.loses_with_tv = options["tv_stack"] == "lost"
        self.overflow_is_slack = options["madness_overflow"] == "slack"
        self.mad_by_event = options["srm_rate"] == "event"
        self.is_noisy_twice = options["noisy_two"] == "twice"
        self.is_capped = options["hand_cap"] == "capped"
        self.keeps_numbers = options["midturn_job"] == "keep"
        self.shows_for_good = options["show_hand"] == "lasting"
        self.asks_in_turn = options["reaction_order"] == "clockwise"
        self.allows_empty = options["empty_whenever"] == "allowed"
        self.own_card_closes = options["own_card_closes"] is True
        self.pays_as_announced = options["short_of_money"] == "as_announced"
        self.shares_win = options["simultaneous_win"] == "shared"
        self.has_madness = "madness" in cards.mechanics
        times = {"normal": 1, "ignore": 0, "double": 2}[str(options["madness"])]
        self.madness_times = times if self.has_madness else 0  # a set switches the mechanic on

        # Looked up all the time, so made once.
        self.mods: list[list[Modifier]] = [card.mods for card in self.of]
        self.words: list[int] = [card.words for card in self.of]
        self.kinds: list[int] = [card.kind for card in self.of]
        self.costs: list[int] = [card.cost for card in self.of]
        self.people = frozenset([n for n, kind in enumerate(self.kinds) if kind == PERSON])
        self.each_turn = {n: card.each_turn for n, card in enumerate(self.of) if card.each_turn >= 0}
        # How many cards in the hand a Discard phase waits for: one is enough if some card of these sets could give Free
        # Time when one's own Free Time is over (AMB-50).
        late = any(card.kind == WHENEVER and card.copies and card.gives_free_time for card in cards.cards)
        self.least_to_wait = 1 if late else 2
        # What can be played at any time, and what of it always can.
        self.free = frozenset([n for n, card in enumerate(self.of) if card.kind == WHENEVER and not card.cancels])
        sure = [n for n in self.free if self.of[n].target < ANY_CARD and not self.of[n].own_turn_only]
        self.sure = frozenset(sure if self.allows_empty else [])
        # For every definition the cards that it can be aimed at.
        self.aims = [
            frozenset([n for n, words in enumerate(self.words) if words & card.filter and card.target >= ANY_CARD])
            for card in self.cards
        ]
        self.cancels: dict[int, frozenset[int]] = {}  # who cancels what has these words: filled by `moves.able_seats`
        self.job_mods: list[list[Modifier]] = [job.mods for job in self.jobs]
        # Which modifiers each card and each Job brings, as a mask.
        self.brings: list[int] = [_mask(mods) for mods in self.mods]
        self.job_brings: list[int] = [_mask(mods) for mods in self.job_mods]
        # What each card and each Job forbids and protects.
        self.forbids: list[int] = [_covered(mods, FORBID) for mods in self.mods]
        self.job_forbids: list[int] = [_covered(mods, FORBID) for mods in self.job_mods]
        self.immune: list[int] = [_covered(mods, IMMUNE) for mods in self.mods]
        self.job_immune: list[int] = [_covered(mods, IMMUNE) for mods in self.job_mods]
        # The words for which anything of these sets adds Slack.
        self.rewarded = 0
        for mods in [*self.mods, *self.job_mods]:
            self.rewarded |= _covered(mods, BONUS)


def _mask(mods: list[Modifier]) -> int:
    found = 0
    for modifier in mods:
        found |= 1 << modifier.mod
    return found


def _covered(mods: list[Modifier], mod: int) -> int:
    """The words that modifiers of this kind cover."""
    found = 0
    for modifier in mods:
        if modifier.mod == mod:
            found |= modifier.filter
    return found
