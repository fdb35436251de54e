"""What choices at a Slack table lead to: the totals that they would make, and what is announced in an open window."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.engine.state import Move
from stammtisch.games.slack.cards import ACTIVITY, NO_DIE, SLACK_DIE, THING, WHENEVER, CardDef
from stammtisch.games.slack.effects import OPS
from stammtisch.games.slack.mechanics.orders import GiveOrder
from stammtisch.games.slack.outlook import hit_card, hit_player, pending
from stammtisch.games.slack.questions.window import Window
from stammtisch.games.slack.state import (
    DO_CHOOSE_CARD,
    DO_DONE,
    DO_EVICT,
    DO_PLAY,
    DO_SHOP,
    NO_CARD,
    NOBODY,
)
from stammtisch.games.slack.sums import announced, free_time_left, goal_of, guest, in_room, modifier, total, victim_of
from stammtisch.games.slack.view import SlackView
from stammtisch.text.gametext import Outcome
from stammtisch.text.slack.choices import SlackChoices
from stammtisch.text.slack.table import SlackTable
from stammtisch.text.tags import minus


class After(NamedTuple):
    """Somebody's total after a choice; a die may decide how high it is."""

    seat: int
    least: int
    most: int


class SlackOutcomes(SlackChoices, SlackTable):
    def outcome(self, view: SlackView, move: Move) -> Outcome:
        cards = self._bought(view, move)
        if cards and self.gain(view, *cards).wins:
            return Outcome(is_win=True)  # the choice says how
        if self.rules.verbs[move[1]].ID == GiveOrder.ID:
            return self._ordered(view, move)
        said = "" if move[1] == DO_SHOP else self._said(view, self._after(view, move))
        return Outcome(said or self._of_mechanics(view, move))

    def _of_mechanics(self, view: SlackView, move: Move) -> str:
        if move[1] != DO_PLAY:
            return ""
        found = [mechanic.outcome(view, move[2], move[3]) for mechanic in self.mechanics]
        return ", ".join(filter(None, found))

    def _ordered(self, view: SlackView, move: Move) -> Outcome:
        """GUE-72: who gives an order scores first."""
        me, card, victim = view.viewer, self.rules.cards[move[2]], move[3]
        mine = _exactly(me, total(view, me) + 1)
        if mine.most >= goal_of(self.rules, view, me):
            return Outcome(is_win=True)
        gain = self.gain(view, victim, [card], victim)
        if gain.wins:
            return Outcome(is_win=True)
        theirs = _exactly(victim, gain.after) if card.die == NO_DIE else self._rolled(view, card, victim)
        return Outcome(self._said(view, [mine, theirs]))

    def _said(self, view: SlackView, found: list[After]) -> str:
        """`6 → 9 of 21`; with names only where several people are concerned."""
        return ", ".join(
            self.words(
                "slack-after",
                name="none" if len(found) == 1 else self.names[after.seat],
                now=minus(total(view, after.seat)),
                least=minus(after.least),
                most=minus(after.most),
                goal=goal_of(self.rules, view, after.seat),
                change=_change(total(view, after.seat), after),
            )
            for after in found
        )

    def _bought(self, view: SlackView, move: Move) -> tuple[int, list[CardDef]] | None:
        """Who would get which cards, if no die decides what they are worth."""
        cards = self.rules.cards
        if move[1] == DO_SHOP:
            return view.viewer, [cards[number] for number in move[2:]]
        if (
            move[1] != DO_PLAY
            or view.prompt == "strike_back"
            or cards[move[2]].kind == WHENEVER
            or cards[move[2]].die != NO_DIE
        ):
            return None
        if view.prompt == Window.ID:
            return victim_of(self.rules, view), [cards[move[2]]]
        return view.viewer if move[3] == NOBODY else move[3], [cards[move[2]]]

    def _after(self, view: SlackView, move: Move) -> list[After]:
        rules, me, verb = self.rules, view.viewer, move[1]
        found = self._bought(view, move)
        if found is not None:
            return [_exactly(found[0], self.gain(view, *found).after)]
        if verb == DO_CHOOSE_CARD:
            if view.prompt == "loot" and rules.cards[move[2]].kind == THING:
                return [_exactly(me, self.gain(view, me, [rules.cards[move[2]]]).after)]
            there = self._chosen(view, move)
            return [] if there == NO_CARD else [_exactly(me, total(view, me) - view.slack[there])]
        if verb == DO_EVICT:
            leaving = guest(rules, view, me, move[2])
            slack = view.slack[leaving] if leaving != NO_CARD else 0
            return [_exactly(me, total(view, me) - slack)] if slack else []
        if (
            verb != DO_PLAY
            or view.prompt == "strike_back"
            or (rules.cards[move[2]].cancels and view.prompt == Window.ID)
        ):
            return []
        card, seat = rules.cards[move[2]], me if move[3] == NOBODY else move[3]
        if card.kind == ACTIVITY:
            return [self._rolled(view, card, me)]
        if move[4] != NO_CARD:
            return self._aimed(view, card, seat, in_room(rules, view, seat, move[4]))
        change = hit_player(rules, view, card, me, seat).change if card.target else None
        return [] if change is None else [_exactly(seat, total(view, seat) + change)]

    def _rolled(self, view: SlackView, card: CardDef, seat: int) -> After:
        """An Activity that fails (SLACK-77) changes nothing."""
        gain = self.gain(view, seat, [card], seat)
        fixed = card.die + modifier(self.rules, view, seat, SLACK_DIE, card.tags)
        least, most = [gain.after + fixed + die if fixed + die >= 1 else total(view, seat) for die in (1, 6)]
        return After(seat, least, most)

    def _aimed(self, view: SlackView, card: CardDef, seat: int, aim: int) -> list[After]:
        rules, me = self.rules, view.viewer
        change = hit_card(rules, view, card, aim)
        if change is None:
            return []
        if seat == me:  # what the card brings besides, such as Slack for a sacrifice
            change += hit_player(rules, view, card, me, me).change or 0
        theirs = _exactly(seat, total(view, seat) + change)
        is_taken = any(rules.ops[effect.op] is OPS["take"] for effect in rules.lists[card.effects])
        return [_exactly(me, total(view, me) + view.slack[aim]), theirs] if is_taken and seat != me else [theirs]

    # Before it is too late -------------------------------------------------------------------------------------------

    def announced_cards(self, view: SlackView) -> list[str]:
        plays = announced(self.rules, view)
        if not plays:
            return []
        what, frame = plays[-1]
        cards = [self.rules.of[card] for card in what.cards(frame)]
        coming, lines = pending(self.rules, view), [self._in_hand(card) for card in cards]
        for mechanic in self.mechanics:
            lines += mechanic.announced(view, frame, self.names, view.viewer)
        if coming.receiver == NOBODY or not coming.cards or any(card.die != NO_DIE for card in cards):
            return lines
        gain = self.gain(view, coming.receiver, [self.rules.of[card] for card in coming.cards], coming.player)
        after = self._said(view, [_exactly(coming.receiver, gain.after)])
        return [*lines, self.words("slack-if-it-passes", name=self.names[coming.receiver], after=after)]

    def hesitation(self, view: SlackView, move: Move) -> str:
        """Free Time that could still be used."""
        left = free_time_left(self.rules, view)
        if move[1] != DO_DONE or view.prompt != "free_time" or not left:
            return ""
        cards = self.rules.cards
        is_useful = any(
            other[1] == DO_SHOP or (other[1] == DO_PLAY and cards[other[2]].kind == ACTIVITY) for other in view.moves
        )
        return self.words("slack-hesitate", left=left) if is_useful else ""


def _change(now: int, after: After) -> str:
    return "range" if after.least != after.most else "some" if after.most != now else "none"


def _exactly(seat: int, total: int) -> After:
    return After(seat, total, total)
