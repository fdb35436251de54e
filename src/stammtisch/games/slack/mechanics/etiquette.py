"""Etiquette: who may play a card, and on whom. Some are only for the lowest rank, some hit only the highest or the next
one, and a shield keeps cards from being aimed at somebody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, final

from stammtisch.engine.option import Value
from stammtisch.engine.problem import Refused
from stammtisch.games.slack.board import Board
from stammtisch.games.slack.cards import WHENEVER, CardDef
from stammtisch.games.slack.mechanics.mechanic import First, Mechanic
from stammtisch.games.slack.mechanics.ranks import LOWEST, highest, rank_of
from stammtisch.games.slack.state import NO_CARD, NOBODY
from stammtisch.games.slack.sums import own_sources

if TYPE_CHECKING:
    from stammtisch.games.slack.rules import Rules
    from stammtisch.games.slack.sets import CardSet


def is_hit(rules: Rules, board: Board, hits: str, seat: int, target: int) -> bool:
    """Whether a card of this seat that hits only some ranks could hit that player."""
    rank = rank_of(rules, board, target)
    return rank == (highest(rules, board) if hits == "highest" else rank_of(rules, board, seat) + 1)


def is_shielded(rules: Rules, board: Board, seat: int, card: CardDef) -> bool:
    """Whether something keeps others from aiming this card at somebody."""
    mod = rules.mod_numbers["shield"]
    sources = own_sources(rules, board, seat, mod)
    found = [rules.job_mods[board.jobs[seat]] if source == NO_CARD else rules.mods[source] for source in sources]
    return any(m.mod == mod and m.filter & card.tags for mods in found for m in mods)


@final
class Etiquette(Mechanic):
    ID = "etiquette"
    MODS: ClassVar[Mapping[str, Mapping[str, str]]] = {"shield": {"of": "filter"}}
    CARD_FIELDS: ClassVar[Mapping[str, tuple[str, ...]]] = {"only": ("private",), "hits": ("highest", "next")}
    FITTING: ClassVar[Mapping[str, tuple[str, ...]]] = {"only": ("activity", "whenever"), "hits": ("whenever",)}
    ALONE: ClassVar[Mapping[str, str]] = {"hits": 'target = "other"'}
    OFFERS = ("why_not", "why_not_on")

    def __init__(self, options: Mapping[str, Value], first: First) -> None:
        super().__init__(options, first)
        self.only: frozenset[str] = frozenset()  # ids of cards
        self.hits: dict[str, str] = {}
        self.shield = 0
        self.shielded = 0  # the tags of all cards that some shield keeps off

    def read_cards(self, cards: CardSet) -> None:
        self.shield = cards.mods.index("shield")
        self.only = frozenset([cards.cards[number].id for number in cards.fields["only"]])
        self.hits = {cards.cards[number].id: hits for number, hits in cards.fields["hits"].items()}
        for mods in [*[card.mods for card in cards.cards], *[job.mods for job in cards.jobs]]:
            for m in mods:
                if m.mod == self.shield:
                    self.shielded |= m.filter

    def limits(self, number: int, card: CardDef) -> bool:
        is_aimed = card.kind == WHENEVER and (card.id in self.hits or card.tags & self.shielded != 0)
        return is_aimed or card.id in self.only

    def why_not(self, rules: Rules, board: Board, seat: int, card: CardDef, by: int) -> Refused | None:
        if card.id in self.only and rank_of(rules, board, by) != LOWEST:
            return Refused("SLACK-29", "only_privates", card=card.id)
        return None

    def why_not_on(self, rules: Rules, board: Board, seat: int, card: CardDef, target: int) -> Refused | None:
        refused = self.why_not(rules, board, seat, card, seat) if card.id in self.only else None
        if refused is not None or target == NOBODY:
            return refused
        hits = self.hits.get(card.id)
        if hits is not None and not is_hit(rules, board, hits, seat, target):
            if hits == "next":
                return Refused("SLACK-29", "hits_next", card=card.id, seat=target)
            return Refused("SLACK-29", "hits_highest", card=card.id, seat=target)
        if board.brings[target] >> self.shield & 1 and is_shielded(rules, board, target, card):
            return Refused("SLACK-29", "is_shielded", card=card.id, seat=target)
        return None


MECHANIC: Final = Etiquette
