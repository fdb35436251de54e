"""The Slack table line by line, and the standing."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.state import Frame
from stammtisch.games.slack.cards import LASTS, CardDef
from stammtisch.games.slack.question import Announcement
from stammtisch.games.slack.state import NOBODY
from stammtisch.games.slack.sums import announced, free_time_left, goal_of, income_left, total, working
from stammtisch.games.slack.view import SlackView
from stammtisch.text.cards import card_facts
from stammtisch.text.slack.mechanics.plain import name_of_id
from stammtisch.text.slack.names import SlackNames
from stammtisch.text.tags import minus

INDENT: Final = "    "
SHEET: Final = ("name", "slack", "left", "cards", "loose")  # columns of the standing; mechanics add theirs


class SlackTable(SlackNames):
    def table(self, view: SlackView) -> list[str]:
        return [*self._public_lines(view), *self._hand_lines(view)]

    def sums(self, view: SlackView) -> list[str]:
        return [self._seat(view, view.viewer), self._room_line(view, view.viewer)]

    def scores(self, view: SlackView) -> list[int]:
        return [total(view, seat) for seat in range(view.seats)]

    def overview(self, view: SlackView, *, is_brief: bool = False) -> tuple[list[str], list[str]]:
        seats = range(view.seats)
        lines = [self._seat_line(view, seat, is_brief=is_brief and seat != view.viewer) for seat in seats]
        public = lines + self._played_lines(view)
        if view.viewer >= view.seats:
            return public, []
        cards = self.hand_cards(view).items()
        return public, [f"#{number} {self._in_hand(card, is_brief=is_brief)}" for number, card in cards]

    def _seat_line(self, view: SlackView, seat: int, *, is_brief: bool) -> str:
        """Somebody's standing, and what is in their room."""
        say = self.words
        parts = [part for mechanic in self.mechanics for part in mechanic.brief_parts(view, seat)]
        if seat != view.viewer:
            parts.append(say("slack-line-hand", hand=view.hand_sizes[seat]))
        if view.known[seat]:
            parts.append(say("slack-seat-known", cards=self.cards(view.known[seat])))
        return say(
            "slack-line",
            name=self.names[seat],
            total=minus(total(view, seat)),
            goal=goal_of(self.rules, view, seat),
            parts="".join(f", {part}" for part in parts),
            cards="none" if is_brief else self._room_cards(view, seat),
        )

    def heading(self, view: SlackView) -> str:
        """Money and time as long as they can be spent."""
        if view.turn != view.viewer or view.viewer not in view.asked or view.prompt not in self.rules.phase_numbers:
            return ""
        return self.words(
            "slack-heading",
            phase=self.phase_name(view.phase),
            spends="no" if view.phase == self.rules.last_phase else "yes",
            income=income_left(self.rules, view),
            free_time=free_time_left(self.rules, view),
            rests="yes" if self.resting(view) == "yes" else "no",
        )

    def ladder(self, view: SlackView) -> list[str]:
        return [line for mechanic in self.mechanics for line in mechanic.orders(view, self.names)]

    def resting(self, view: SlackView) -> str:
        if view.turn != view.viewer or not view.stack:
            return ""
        return next((rest for mechanic in self.mechanics if (rest := mechanic.rest(view))), "")

    def _public_lines(self, view: SlackView) -> list[str]:
        lines = [self._turn(view)]
        for seat in range(view.seats):
            lines += [self._seat(view, seat), INDENT + self._room_line(view, seat)]
        lines += self._played_lines(view)
        lines.append(self.words("slack-piles", deck=view.deck_size, discard=len(view.discard)))
        return lines

    def _played_lines(self, view: SlackView) -> list[str]:
        """What lies between the players, if anything does."""
        say, rules = self.words, self.rules
        played = [self._on_table(what, frame) for what, frame in announced(rules, view)]
        played += [self.name(rules.of[card]) for card in view.working]
        for card, seat in working(self.rules, view):
            whom = self.person("whom", seat, view.viewer)
            lasts = LASTS[rules.of[card].lasts]
            played.append(say("slack-lasts-for", card=self.name(rules.of[card]), whom=whom, lasts=lasts))
        return [say("slack-on-table", cards=", ".join(played))] if played else []

    def _hand_lines(self, view: SlackView) -> list[str]:
        if view.viewer >= view.seats:
            return []
        cards = self.hand_cards(view)
        heading = self.words("slack-hand", hand=len(cards))
        return [heading, *[f"{INDENT}#{number} {self._in_hand(card)}" for number, card in cards.items()]]

    def _turn(self, view: SlackView) -> str:
        if not view.stack:
            return self.words("slack-over")
        if NOBODY in view.jobs:
            return self.words("slack-before")
        return self.words(
            "slack-turn",
            you="yes" if view.turn == view.viewer else "no",
            name=self.names[view.turn],
            phase=self.phase_name(view.phase),
            income=income_left(self.rules, view),
            free_time=free_time_left(self.rules, view),
        )

    def _seat(self, view: SlackView, seat: int) -> str:
        say = self.words
        now, goal = total(view, seat), goal_of(self.rules, view, seat)
        job = str(self.job(view.jobs[seat])["job"])
        left = max(goal - now, 0)
        parts = [say("slack-seat", name=self.names[seat], job=job, total=minus(now), goal=goal, left=left)]
        if view.loose[seat]:
            parts.append(say("slack-seat-loose", loose=minus(view.loose[seat])))
        parts += [part for mechanic in self.mechanics for part in mechanic.seat_parts(view, seat)]
        parts.append(say("slack-seat-hand", hand=view.hand_sizes[seat]))
        if view.known[seat]:
            parts.append(say("slack-seat-known", cards=self.cards(view.known[seat])))
        return ", ".join(parts)

    def _room_line(self, view: SlackView, seat: int) -> str:
        return self.words("slack-room", cards=self._room_cards(view, seat))

    def _room_cards(self, view: SlackView, seat: int) -> str:
        cards = [
            self.words("slack-in-room", card=self.name(self.rules.of[card]), slack=minus(view.slack[card]))
            for card in view.rooms[seat]
        ]
        return ", ".join(cards) or self.words("slack-room-empty")

    def _on_table(self, what: Announcement, frame: Frame) -> str:
        names = " + ".join(self.name(self.rules.of[card]) for card in what.cards(frame))
        told = names or name_of_id(self.words, f"slack-announced-{what.ID}", what.ID)
        return self.words("slack-played-by", card=told, name=self.names[frame[1]])

    def _in_hand(self, card: CardDef, *, is_brief: bool = False) -> str:
        text = "" if is_brief else self.card_text(card)
        facts = card_facts(self.words, self.rules.set.raw[card.id])
        return self.words("slack-in-hand", card=self.name(card), facts=facts, text=text or "none")

    # The standing ----------------------------------------------------------------------------------------------------

    def score_sheet(self, view: SlackView) -> list[str]:
        """Everybody's Slack and what it is made of: the player nearest to the goal comes first."""
        seats = sorted(range(view.seats), key=lambda seat: goal_of(self.rules, view, seat) - total(view, seat))
        heading = [self.words(f"slack-sheet-{key}") for key in SHEET] + [
            each.sheet_heading() for each in self.mechanics
        ]
        rows = [heading, *[self._sums(view, seat) for seat in seats]]
        widths = [max(len(row[column]) for row in rows) for column in range(len(heading))]
        return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]

    def _sums(self, view: SlackView, seat: int) -> list[str]:
        now, goal = total(view, seat), goal_of(self.rules, view, seat)
        return [
            self.names[seat],
            self.words("slack-sheet-total", total=minus(now), goal=goal),
            str(max(goal - now, 0)),
            minus(view.worth[seat]),
            minus(view.loose[seat]),
            *[mechanic.sheet_cell(view, seat) for mechanic in self.mechanics],
        ]
