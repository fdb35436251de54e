"""The Slack table line by line, and the standing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import CardDef
from stammtisch.games.slack.madness import COUNTS
from stammtisch.games.slack.room import free_time_left, goal_of, income_left, total
from stammtisch.games.slack.state import NOBODY, PHASES, PLAY, TRIP
from stammtisch.games.slack.view import SlackView
from stammtisch.text.cards import card_facts, minus
from stammtisch.text.slack.names import SlackNames

INDENT: Final = "    "


class SlackTable(SlackNames):
    def table(self, view: SlackView) -> list[str]:
        return [*self._public_lines(view), *self._hand_lines(view)]

    def changes(self, view: SlackView, seen: Sequence[str]) -> list[str]:
        """The heading, everybody who is not as they were, and what is new in the hand: nobody wants to read long cards
        again and again.
        """
        known = _blocks(seen)
        blocks = _blocks(self._public_lines(view)[:-1])  # how many cards are where nobody looks can wait
        lines = [line for i, block in enumerate(blocks) if i == 0 or block not in known for line in block]
        hand = self._hand_lines(view)
        if not hand or _blocks(hand)[0] in known:
            return lines
        cards = [self.name(card) for card in self.hand_cards(view)]
        names = [f"#{number}\N{NO-BREAK SPACE}{card}" for number, card in enumerate(cards, start=1)]
        lines.append(self.words("slack-hand", hand=len(names), cards=", ".join(names)))
        held = {_unnumbered(line) for line in seen}
        return lines + [line for line in hand[1:] if _unnumbered(line) not in held]

    def _public_lines(self, view: SlackView) -> list[str]:
        say, rules = self.words, self.rules
        lines = [self._turn(view)]
        for seat in range(view.seats):
            lines += [self._seat(view, seat), INDENT + self._room_line(view, seat)]
        played = [self._on_table(frame) for frame in view.stack if frame[0] in (PLAY, TRIP)]
        played += [self.name(rules.of[card]) for card in view.working]
        for card, seat in zip(view.lasting[::2], view.lasting[1::2], strict=True):
            whom = self.person("whom", seat, view.viewer)
            played.append(say("slack-lasts-for", card=self.name(rules.of[card]), whom=whom))
        if played:
            lines.append(say("slack-on-table", cards=", ".join(played)))
        lines.append(say("slack-piles", deck=view.deck_size, discard=len(view.discard)))
        return lines

    def _hand_lines(self, view: SlackView) -> list[str]:
        if view.viewer >= view.seats:
            return []
        cards = [self._in_hand(card) for card in self.hand_cards(view)]
        heading = self.words("slack-hand", hand=len(cards), cards="none")
        return [heading, *[f"{INDENT}#{number} {card}" for number, card in enumerate(cards, start=1)]]

    def _turn(self, view: SlackView) -> str:
        if not view.stack:
            return self.words("slack-over")
        if NOBODY in view.jobs:
            return self.words("slack-before")
        return self.words(
            "slack-turn",
            you="yes" if view.turn == view.viewer else "no",
            name=self.names[view.turn],
            phase=self.words(f"slack-phase-{PHASES[view.phase]}"),
            income=income_left(self.rules, self.world(view)),
            free_time=free_time_left(self.rules, self.world(view)),
        )

    def _seat(self, view: SlackView, seat: int) -> str:
        say = self.words
        now, goal = total(self.world(view), seat), goal_of(self.rules, self.world(view), seat)
        job = str(self.job(view.jobs[seat])["job"])
        left = max(goal - now, 0)
        parts = [say("slack-seat", name=self.names[seat], job=job, total=minus(now), goal=goal, left=left)]
        if view.loose[seat]:
            parts.append(say("slack-seat-loose", loose=minus(view.loose[seat])))
        if self.rules.has_madness:
            parts.append(self._madness(view, seat))
        parts.append(say("slack-seat-hand", hand=view.hand_sizes[seat]))
        if view.known[seat]:
            parts.append(say("slack-seat-known", cards=self.cards(view.known[seat])))
        return ", ".join(parts)

    def _madness(self, view: SlackView, seat: int) -> str:
        if view.is_mad[seat]:
            return self.words("slack-seat-mad")
        madness = view.madness[seat]
        counts, next = minus(COUNTS[madness]), minus(COUNTS[madness + 1])
        return self.words("slack-seat-madness", madness=madness, counts=counts, next=next)

    def _room_line(self, view: SlackView, seat: int) -> str:
        cards = [
            self.words("slack-in-room", card=self.name(self.rules.of[card]), slack=minus(view.slack[card]))
            for card in view.rooms[seat]
        ]
        return self.words("slack-room", cards=", ".join(cards) or self.words("slack-room-empty"))

    def _on_table(self, frame: Frame) -> str:
        cards = frame[4:] if frame[0] == TRIP else frame[2:3]
        names = " + ".join(self.name(self.rules.of[card]) for card in cards)
        return self.words("slack-played-by", card=names, name=self.names[frame[1]])

    def _in_hand(self, card: CardDef) -> str:
        text = self.card_text(card) or "none"
        facts = card_facts(self.words, self.rules.set.raw[card.id])
        return self.words("slack-in-hand", card=self.name(card), facts=facts, text=text)

    # The standing ----------------------------------------------------------------------------------------------------

    def score_sheet(self, view: SlackView) -> list[str]:
        """Everybody's Slack and what it is made of: who is nearest to the goal comes first."""
        state = self.world(view)
        seats = sorted(range(view.seats), key=lambda seat: goal_of(self.rules, state, seat) - total(state, seat))
        sums = [self._sums(view, seat) for seat in seats]
        keys = [key for key in sums[0] if key != "madness" or self.rules.has_madness]
        rows = [[self.words(f"slack-sheet-{key}") for key in keys], *[[row[key] for key in keys] for row in sums]]
        widths = [max(len(row[column]) for row in rows) for column in range(len(keys))]
        return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]

    def _sums(self, view: SlackView, seat: int) -> dict[str, str]:
        say, state = self.words, self.world(view)
        now, goal = total(state, seat), goal_of(self.rules, state, seat)
        madness = view.madness[seat]
        if view.is_mad[seat]:
            mad = say("slack-sheet-mad")
        else:
            counts, next = minus(COUNTS[madness]), minus(COUNTS[madness + 1])
            mad = say("slack-sheet-counts", madness=madness, counts=counts, after=madness + 1, next=next)
        return {
            "name": self.names[seat],
            "slack": say("slack-sheet-total", total=minus(now), goal=goal),
            "left": str(max(goal - now, 0)),
            "cards": minus(sum(view.slack[card] for card in view.rooms[seat])),
            "loose": minus(view.loose[seat]),
            "madness": mad,
        }


def _blocks(lines: Sequence[str]) -> list[list[str]]:
    """Every line with the indented ones below it."""
    blocks: list[list[str]] = []
    for line in lines:
        if blocks and line.startswith(" "):
            blocks[-1].append(line)
        else:
            blocks.append([line])
    return blocks


def _unnumbered(line: str) -> str:
    """A card of the hand, wherever in it."""
    return line.lstrip().partition(" ")[2]
