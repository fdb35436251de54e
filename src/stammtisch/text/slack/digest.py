"""Somebody's turn in one line: what came into rooms, what did not, and what that makes of their Slack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.engine.event import Event
from stammtisch.games.slack.state import NOBODY
from stammtisch.games.slack.sums import goal_of, total
from stammtisch.games.slack.view import SlackView
from stammtisch.text.slack.story import OUTCOMES, Happening, SlackStory
from stammtisch.text.tags import minus, signed
from stammtisch.text.words import Variable

NOBODY_ELSE: Final = "none"


class SlackDigest(SlackStory):
    def digest(
        self, view: SlackView, told: Sequence[Sequence[Event]], seat: int, before: int | None, *, is_whole: bool
    ) -> str:
        """`Mia 4 → 9 of 20: Hastur +2, Time Loop, Sleep +3, Madness 2.` What has no short form is left out; of tokens
        that change again and again, only the last number counts.
        """
        parts: dict[object, str] = {}
        for number, line in enumerate(told):
            happening = Short(self, line, view.viewer, seat)
            said = happening.said()
            if said:
                key = happening.counter or number
                parts.pop(key, None)
                parts[key] = said
        now = total(view, seat)
        if not parts and not is_whole and before in (None, now):
            return ""
        return self.words(
            "slack-digest",
            name=self.names[seat],
            before=minus(now if before is None else before),
            now=minus(now),
            change="no" if before in (None, now) else "yes",
            goal=goal_of(self.rules, view, seat),
            parts=", ".join(parts.values()) or "none",
        )


class Short(Happening):
    """A line of the story in a word or two, within the turn of `owner`."""

    story: SlackStory

    def __init__(self, story: SlackStory, events: Sequence[Event], viewer: int, owner: int) -> None:
        super().__init__(story, events, viewer)
        self.owner = owner
        ended = self.kinds[-1] if self.kinds[-1] in OUTCOMES else self.kind
        self.what = "moved" if "moved" in self.kinds else ended

    @property
    def counter(self) -> tuple[str, int] | None:
        """The tokens that this line is about."""
        is_counter = self.what.endswith("_changed") and self.what.removesuffix("_changed") in self.facts
        return (self.what, self.number("seat")) if is_counter else None

    def said(self) -> str:
        key = f"slack-short-{self.what}"
        return self.story.words.find(key, self.short_variable) if self.story.words.has(key) else ""

    def short_variable(self, name: str) -> Variable:
        if name == "other":
            seat = self.each[-1].get("seat", self.owner)
            return NOBODY_ELSE if seat == self.owner else self.story.names[int(str(seat))]
        if name == "target":
            target = self.number("target")
            return NOBODY_ELSE if target == NOBODY else self.story.names[target]
        if name == "slack":
            slack = int(str(self.each[-1]["slack"]))
            return minus(slack) if self.what == "marked" else signed(slack) if slack else NOBODY_ELSE
        if name == "signed":
            return signed(self.number("by"))
        return self.variable(name)
