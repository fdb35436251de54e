"""Raids (GUE-38..60): an Activity that only a player of the highest rank may order. Everybody rolls: the best rises, a
six hurts. Then the loot is shared (`loot`). Whoever has no raid card may ask the camp for one (`camp`).

A raid card lies in the tent of its leader like any Activity, and the raid happens when it enters. If it has no Slack of
its own, it is discarded when all is done.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, final

from stammtisch.engine.event import EVERYONE, Event, EventKind
from stammtisch.engine.option import Option, Value
from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import CardDef
from stammtisch.games.slack.mechanics.camp import (
    AskRaid,
    LendRaid,
    Offer,
    TakeOffer,
    may_ask,
    may_lead,
    raids_of,
    sample_offers,
)
from stammtisch.games.slack.mechanics.loot import (
    FIRST,
    TURNED,
    ChoosePlace,
    Draft,
    Loot,
    Second,
    ThrowIn,
    givable,
)
from stammtisch.games.slack.mechanics.mechanic import First, Mechanic
from stammtisch.games.slack.mechanics.ranks import promote
from stammtisch.games.slack.mechanics.wounds import wound
from stammtisch.games.slack.phases.free_time import FreeTime
from stammtisch.games.slack.question import Work
from stammtisch.games.slack.room import take_from_pile
from stammtisch.games.slack.state import NO_PHASE, NO_SECRET, SlackState
from stammtisch.games.slack.sums import added_to_die, modifier

if TYPE_CHECKING:
    from stammtisch.engine.rng import Rng
    from stammtisch.games.slack.rules import Rules
    from stammtisch.games.slack.sets import CardSet
    from stammtisch.games.slack.view import SlackView

__all__ = ["MECHANIC", "Raids", "loot_count", "may_lead"]

LED: Final = 3  # events, from the first of the mechanic; those before and after are of `camp` and `loot`
ROLLED: Final = 4
WON: Final = 5

# Steps of a raid
ROLL: Final = 0
COLLECT: Final = 1
TURN_UP: Final = 2

WOUNDS: Final = 6  # GUE-48: the die itself, whatever is added to it


def loot_count(rules: Rules, board: Board, leader: int, card: int) -> int:
    """How many cards this raid brings, as far as everybody can tell: what the tents give, and what is turned up."""
    raids = raids_of(rules)
    count = raids.to_turn_up(rules, board, leader, card)
    number = rules.number[card]
    if number in raids.from_tents:
        each = raids.loot[number]
        count += sum([min(each, len(givable(rules, board, seat))) for seat in range(board.seats)])
    return count


@final
class Raid(Work):
    """(kind, leader, raid card, step, who picks first, how many cards to turn up, loot ...)."""

    ID = "raid"

    def advance(self, rules: Rules, state: SlackState, frame: Frame, out: list[Event]) -> bool:
        kind, leader, card, step, first, count, *loot = frame
        raids = raids_of(rules)
        if step == ROLL:
            self._roll(rules, state, raids, frame, out)
        elif step == COLLECT:
            state.stack[-1] = (kind, leader, card, TURN_UP, first, count)
            number = rules.number[card]
            if number in raids.from_tents:
                throw_in = rules.frame_kinds[ThrowIn.ID]
                around = [(leader + i) % state.seats for i in range(state.seats)]
                state.stack += [(throw_in, seat, card, raids.loot[number]) for seat in reversed(around)]
        else:
            turned = take_from_pile(state, count, out)
            state.table += turned
            if turned:
                out.append((raids.event + TURNED, EVERYONE, *turned))
            state.stack[-1] = (rules.frame_kinds[Draft.ID], leader, card, FIRST, 1, first, *loot, *turned)
        return True

    def _roll(self, rules: Rules, state: SlackState, raids: Raids, frame: Frame, out: list[Event]) -> None:
        """GUE-45..49: everybody rolls, from the leader on; those who tie for the highest roll again. Wounds and the
        promotion count together.
        """
        kind, leader, card, _, first, count = frame
        around = [(leader + i) % state.seats for i in range(state.seats)]
        hurt: list[int] = []
        totals: list[int] = []
        for seat in around:
            die = _throw(rules, state, raids, seat, 0, totals, out)
            if die == WOUNDS:
                hurt.append(seat)
        if rules.number[card] in raids.lowest_first:  # clockwise from the leader, if several rolled it
            first = around[totals.index(min(totals))]
        best = [seat for seat, result in zip(around, totals, strict=True) if result == max(totals)]
        again = 0
        while len(best) > 1:  # GUE-47
            again += 1
            totals = []
            for seat in best:
                _throw(rules, state, raids, seat, again, totals, out)
            best = [seat for seat, result in zip(best, totals, strict=True) if result == max(totals)]
        state.stack[-1] = (kind, leader, card, COLLECT, first, count)
        for seat in hurt:
            wound(rules, state, seat, 1, out)
        out.append((raids.event + WON, EVERYONE, best[0]))
        promote(rules, state, best[0], out)  # AMB-38, AMB-60: if the next rank is free, and nobody else otherwise


def _throw(
    rules: Rules, state: SlackState, raids: Raids, seat: int, again: int, totals: list[int], out: list[Event]
) -> int:
    die = state.rng.roll()
    more = sum(added_to_die(rules, state, seat, raids.die_mod)[1::2])
    out.append((raids.event + ROLLED, EVERYONE, seat, die, more, again))
    totals.append(die + more)
    return die


@final
class Raids(Mechanic):
    ID = "raids"
    RULES = (
        *("GUE-21", "GUE-22", *[f"GUE-{number}" for number in range(38, 61)]),
        *("AMB-30", "AMB-31", "AMB-38", "AMB-39", "AMB-40", "AMB-60"),
    )
    SECRETS = 1  # the raid card that a seat offers
    OPTIONS = (Option("loot_tie", "most", "AMB-30", choices=("most", "least")),)
    EVENTS = (
        EventKind("raid_asked", "seat", rule="GUE-42"),
        EventKind("offers_made", "seat by", reveals=True, rule="AMB-39"),
        EventKind("raid_lent", "seat card target", reveals=True, rule="GUE-43"),
        EventKind("raid_led", "seat card loot", rule="GUE-45"),
        EventKind("raid_rolled", "seat die more round", reveals=True, rule="GUE-46"),
        EventKind("raid_won", "seat", rule="GUE-46"),
        EventKind("thrown_in", "seat card", hits="seat"),
        EventKind("loot_turned", "*cards", reveals=True, rule="GUE-50"),
        EventKind("loot_order", "*seats", rule="GUE-55"),
        EventKind("loot_taken", "seat card to_hand", rule="GUE-52"),
        EventKind("loot_left", "*cards", rule="GUE-58"),
    )
    TALLY: ClassVar[Mapping[str, str]] = {"raids": "raid_led"}
    MODS: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "loot": {"by": "amount", "who": "who"},
        "raid": {"by": "amount", "who": "who"},
    }
    CARD_FIELDS: ClassVar[Mapping[str, str | tuple[str, ...]]] = {
        "loot": "count",
        "loot_from": ("tents",),
        "first": ("lowest",),
    }
    FITTING: ClassVar[Mapping[str, tuple[str, ...]]] = {"loot": ("activity",)}
    ALONE: ClassVar[Mapping[str, str]] = {"loot_from": "loot", "first": "loot", "loot": 'tags = ["raid"]'}
    QUESTIONS = (LendRaid, TakeOffer, Raid, ThrowIn, Draft, Loot, Second)
    VERBS = (AskRaid, Offer, ChoosePlace)
    OFFERS = ("own_moves", "why_not")
    HEARS = ("entered",)

    def __init__(self, options: Mapping[str, Value], first: First) -> None:
        super().__init__(options, first)
        self.most_first = options["loot_tie"] == "most"
        self.loot: dict[int, int] = {}  # by definition
        self.from_tents: frozenset[int] = frozenset()
        self.lowest_first: frozenset[int] = frozenset()
        self.tags = 0  # of any raid card
        self.loot_mod = self.die_mod = 0
        self.free_time = NO_PHASE

    def read_cards(self, cards: CardSet) -> None:
        self.free_time = cards.phases.index(FreeTime.ID) if FreeTime.ID in cards.phases else NO_PHASE
        self.loot = dict(cards.fields["loot"])
        self.from_tents = frozenset(cards.fields["loot_from"])
        self.lowest_first = frozenset(cards.fields["first"])
        for number in self.loot:
            self.tags |= cards.cards[number].tags
        self.loot_mod, self.die_mod = cards.mods.index("loot"), cards.mods.index("raid")

    def held(self, rules: Rules, state: SlackState, seat: int) -> list[int]:
        """The raid cards in a hand."""
        return [card for card in state.hands[seat] if rules.number[card] in self.loot]

    def to_turn_up(self, rules: Rules, board: Board, leader: int, card: int) -> int:
        """GUE-50, -51. What comes from the tents is not turned up, but a Sergeant always finds something more."""
        number = rules.number[card]
        printed = 0 if number in self.from_tents else self.loot[number]
        return max(printed + modifier(rules, board, leader, self.loot_mod), 0)

    def limits(self, number: int, card: CardDef) -> bool:
        return number in self.loot

    def why_not(self, rules: Rules, board: Board, seat: int, card: CardDef, by: int) -> Refused | None:
        """GUE-39: of the one who orders it, which need not be the one who leads it (GUE-70)."""
        if may_lead(rules, board, by):
            return None
        return Refused("GUE-39" if seat == by else "GUE-70", "raid_outranked", also=["GUE-21"])

    def turn_moves(self, rules: Rules, state: SlackState, seat: int) -> list[Move]:
        if state.phase != self.free_time or not may_ask(rules, state, seat):
            return []
        return [(seat, rules.verb_numbers[AskRaid.ID])]

    def entered(self, rules: Rules, state: SlackState, seat: int, card: int, out: list[Event]) -> None:
        """What the card does besides comes first. How much there is to find is certain from now on (GUE-51)."""
        if rules.number[card] in self.loot:
            out.append((self.event + LED, EVERYONE, seat, card, loot_count(rules, state, seat, card)))
            count = self.to_turn_up(rules, state, seat, card)
            state.stack.append((rules.frame_kinds[Raid.ID], seat, card, ROLL, seat, count))

    # Secrets ---------------------------------------------------------------------------------------------------------

    def sample_secrets(self, rules: Rules, view: SlackView, known: list[int], rng: Rng) -> list[int]:
        return sample_offers(rules, view, known, rng)

    def must_hold(self, seats: int, secrets: list[int]) -> list[tuple[int, int]]:
        return [(seat, card) for seat, card in enumerate(secrets) if card != NO_SECRET]


MECHANIC: Final = Raids
