"""Single cards at a Slack table: found by number or name, explained, and why they cannot be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stammtisch.engine.problem import Refused
from stammtisch.engine.state import Move
from stammtisch.games.slack.cards import ANY_CARD, NO_DIE, OTHER_PLAYER, THING, WHENEVER, CardDef, printed_slack
from stammtisch.games.slack.mechanics.camp import Offer
from stammtisch.games.slack.mechanics.orders import GiveOrder
from stammtisch.games.slack.state import (
    DO_CHOOSE_CARD,
    DO_CHOOSE_JOB,
    DO_DISCARD,
    DO_EVICT,
    DO_PLAY,
    DO_SHOP,
    NO_CARD,
    NOBODY,
)
from stammtisch.games.slack.view import SlackView
from stammtisch.text.cards import name_of, render_card, render_job
from stammtisch.text.slack.names import SlackNames
from stammtisch.text.tags import minus, signed


class SlackCards(SlackNames):
    def hand(self, view: SlackView) -> list[str]:
        return [card.id for card in self.hand_cards(view).values()]

    def numbers(self, view: SlackView) -> dict[int, str]:
        return {number: card.id for number, card in self.hand_cards(view).items()}

    def took(self, view: SlackView, named: Sequence[int]) -> bool:
        kinds = self.rules.of
        return self.numbering is not None and self.numbering.take(named, view.hand, lambda card: kinds[card].id)

    def from_hand(self, view: SlackView, move: Move) -> list[str]:
        cards = self._cards_of(move) if move[1] in (DO_PLAY, DO_SHOP, DO_DISCARD) or self._is_given(move) else ()
        return [self.rules.cards[number].id for number in cards]

    def _is_given(self, move: Move) -> bool:
        """Whether a card of the hand goes to somebody else (GUE-43, GUE-68)."""
        return self.rules.verbs[move[1]].ID in (GiveOrder.ID, Offer.ID)

    def _cards_of(self, move: Move) -> Move:
        """The definitions that a move is about, except for what a Whenever is aimed at."""
        if move[1] in (DO_PLAY, DO_EVICT) or self._is_given(move):
            return move[2:3]
        return move[2:] if move[1] in (DO_SHOP, DO_DISCARD, DO_CHOOSE_CARD) else ()

    def aimed_at(self, view: SlackView, move: Move) -> int | None:
        if move[1] != DO_PLAY or move[4] != NO_CARD:
            return None
        return view.viewer if move[3] == NOBODY else move[3]

    def in_play(self, view: SlackView) -> list[str]:
        return [self.rules.of[card].id for cards in (*view.rooms, view.table) for card in cards]

    def card_names(self, view: SlackView) -> Mapping[str, str]:
        names = {id: name_of(self.words, self.rules.set.raw[id]) for id in (*self.hand(view), *self.rules.ids)}
        jobs = {self.rules.jobs[job].id: str(self.job(job)["job"]) for job in self.rules.pile}
        return {**names, **jobs}

    def uses(self, view: SlackView, card: str) -> list[Move]:
        number, job = self.rules.ids.get(card), self.rules.job_ids.get(card)
        return [
            move
            for move in view.moves
            if number in self._cards_of(move) or (move[1] == DO_CHOOSE_JOB and move[2] == job)
        ]

    def attempt(self, view: SlackView, card: str) -> Move | None:
        """Things are bought, everything else is played; what needs a target is aimed at one that fits."""
        if card not in self.rules.ids:
            return None
        number = self.rules.ids[card]
        definition = self.rules.cards[number]
        me = view.viewer
        is_gift = view.prompt == "gift"
        if definition.kind == THING and not is_gift:
            return (me, DO_SHOP, number)
        target, aim = NOBODY, NO_CARD
        if definition.kind == WHENEVER and definition.target == OTHER_PLAYER:
            target = (me + 1) % view.seats
        elif definition.kind == WHENEVER and definition.target >= ANY_CARD and card in self.hand(view):
            target, aim = self._any_aim(view, definition)
        return (me, DO_PLAY, number, target, aim)

    def _any_aim(self, view: SlackView, card: CardDef) -> tuple[int, int]:
        """Some card that fits, in any room; the rules say whether it may be this one."""
        for seat, room in enumerate(view.rooms):
            for there in room:
                if self.rules.tags[there] & card.filter:
                    return seat, self.rules.number[there]
        raise Refused("AMB-25", "no_aim", card=card.id)

    # What a card is --------------------------------------------------------------------------------------------------

    def info(self, view: SlackView, card: str) -> list[str]:
        if card in self.rules.ids:
            lines = render_card(self.words, self.rules.set.raw[card])
            return lines + self._places(view, self.rules.ids[card])
        lines = render_job(self.words, self.rules.set.raw_jobs[card])
        number = self.rules.job_ids[card]
        holders = [self.names[seat] for seat in range(view.seats) if view.jobs[seat] == number]
        return lines + [self.words("slack-info-job", name=name) for name in holders]

    def _places(self, view: SlackView, number: int) -> list[str]:
        """Where copies of a card are, as far as the viewer knows."""
        say = self.words
        lines = []
        for seat, room in enumerate(view.rooms):
            place = self.room("in", seat, NOBODY, view.viewer)
            lines += [self._worth(view, card, place) for card in room if self.rules.number[card] == number]
        for key, cards in (("hand", view.hand), ("table", view.table), ("discard", view.discard)):
            count = sum(self.rules.number[card] == number for card in cards)
            if count:
                lines.append(say(f"slack-info-{key}", count=count))
        for seat, cards in enumerate(view.known):
            if any(self.rules.number[card] == number for card in cards):
                lines.append(say("slack-info-known", name=self.names[seat]))
        return lines

    def _worth(self, view: SlackView, card: int, place: str) -> str:
        """SLACK-119, -120: bonuses are written on a card when it is played, and stay."""
        definition = self.rules.of[card]
        slack, printed = view.slack[card], printed_slack(definition)
        kind = "rolled" if definition.die != NO_DIE else "printed" if slack == printed else "changed"
        facts = {"slack": minus(slack), "printed": minus(printed), "more": signed(slack - printed)}
        return self.words("slack-info-room", kind=kind, **{"in": place}, **facts)
