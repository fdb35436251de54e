"""Everything a Slack table needs to know besides its state: the cards of its sets and the options it chose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from stammtisch.engine.option import Value
from stammtisch.engine.state import Move
from stammtisch.games.slack.cards import MODS, WHENEVER, CardDef, JobDef, Modifier
from stammtisch.games.slack.sets import PLAIN_JOB, CardSet
from stammtisch.games.slack.state import DO_PASS

HAND: Final = 5  # dealt (SLACK-25), and kept at the end of a turn (SLACK-81)
DRAW_TO: Final = 6  # SLACK-32
MOST_SEATS: Final = 9  # of joined sets; a single set says how many it takes


@final
class Rules:
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
        edition = options["edition"]
        target = options["evict_target"]
        self.names_door_first = (
            target if target != "edition" else {"de": "before", "en": "after"}[str(edition)]
        ) == "before"
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
        self.shares_win = options["simultaneous_win"] == "shared"
        self.madness_times = {"normal": 1, "ignore": 0, "double": 2}[str(options["madness"])]
        self.has_madness = "madness" in cards.mechanics

        # Looked up all the time, so made once.
        self.mods: list[list[Modifier]] = [card.mods for card in self.of]
        self.words: list[int] = [card.words for card in self.of]
        self.is_answer = [card.cancels != 0 for card in self.of]  # can cancel something
        self.is_free = [card.kind == WHENEVER and not card.cancels for card in self.of]  # can be played at any time
        self.job_mods: list[list[Modifier]] = [job.mods for job in self.jobs]
        self.has_mod = [False] * len(MODS)  # whether some Job or Life card brings the modifier
        for mods in [*self.job_mods, *self.mods]:
            for modifier in mods:
                self.has_mod[modifier.mod] = True
        self.card_mods = 0  # mask of the modifiers that some Life card brings: rooms are searched for no others
        for card in self.of:
            for modifier in card.mods:
                self.card_mods |= 1 << modifier.mod
        self.passes: list[list[Move]] = [[(seat, DO_PASS)] for seat in range(MOST_SEATS)]
