"""What happened at a Slack table, and why something cannot happen."""

from __future__ import annotations

from functools import cached_property

from stammtisch.engine.event import Event, facts
from stammtisch.engine.problem import Problem
from stammtisch.games.slack.cards import ACTIVITY, PERSON, PET, CardDef
from stammtisch.games.slack.madness import COUNTS
from stammtisch.games.slack.state import NO_CARD, NOBODY, PHASES
from stammtisch.text.cards import minus, several, signed, slack_text
from stammtisch.text.slack.names import SlackNames
from stammtisch.text.words import Variable


class SlackStory(SlackNames):
    TURNING_POINTS = frozenset({"turn_started", "game_won"})
    BEGINNINGS = frozenset({"job_dealt", "hand_dealt", "announced", "shopping_announced", "evict_rolled", "hand_shown"})
    HEADINGS = frozenset({"phase_started"})

    def event(self, event: Event, viewer: int) -> str:
        kind = self.game.EVENTS[event[0]].name
        named = facts(self.game.EVENTS, event)
        variables: dict[str, Variable] = {}
        for name, fact in named.items():
            if isinstance(fact, list):
                variables["count"] = len(fact)
                if name == "cards":
                    variables["cards"] = self.cards(fact) if fact else "-"
                else:
                    variables["winners"] = self.words.listed([self.names[seat] for seat in fact])
                    variables["you"] = "yes" if fact == [viewer] else "no"
            elif name in ("card", "aim") or (name == "by" and kind.endswith("cancelled")):
                variables[name] = self.card(fact) if fact != NO_CARD else ""
            elif name == "job":
                variables |= self.job(fact)
            elif name == "phase":
                variables["phase"] = self.words(f"slack-phase-{PHASES[fact]}")
            elif name not in ("seat", "target"):
                variables[name] = fact if fact >= 0 else minus(fact)
        seat, target = named.get("seat"), named.get("target")
        if isinstance(seat, int):
            variables |= self._event_places(kind, named, seat, target if isinstance(target, int) else NOBODY, viewer)
        return self.words(f"slack-event-{kind}", **variables)

    def _event_places(
        self, kind: str, named: dict[str, int | list[int]], seat: int, target: int, viewer: int
    ) -> dict[str, Variable]:
        """Who did what to whom, and where, in the forms that sentences need."""
        found: dict[str, Variable] = {"seat": self.names[seat], "you": "yes" if seat == viewer else "no"}
        host = seat if target == NOBODY else target
        needed = self.words.variables(f"slack-event-{kind}")
        if "to" in needed:
            found["to"] = self.room("to", host, seat, viewer)
        if "in" in needed:
            found["in"] = self.room("in", host, NOBODY if kind in ("entered", "marked") else seat, viewer)
        if "whom" in needed:
            found["whom"] = self.person("whom", host, viewer)
        if "to_whom" in needed:
            found["to_whom"] = self.person("to-whom", host, viewer)
        if "hand" in needed:
            found["hand"] = self.person("hand-to" if kind == "returned" else "hand-from", host, viewer)
        card, by, slack = named.get("card"), named.get("by"), named.get("slack")
        if kind == "announced" and isinstance(card, int):
            found["how"] = self._how(self.rules.of[card], target, named.get("aim") != NO_CARD)
            found["slack"] = slack_text(self.words, self.rules.set.raw[self.rules.of[card].id].get("slack", 0))
        elif kind == "entered" and isinstance(slack, int):
            found |= {"slack": slack, "signed": signed(slack)}
        elif kind == "die_rolled":
            found["for"] = "job" if card == NO_CARD else "card"
        if isinstance(by, int) and kind.endswith("changed"):
            found |= {"by": abs(by), "change": "more" if by > 0 else "less"}
        madness = named.get("madness")
        if isinstance(madness, int):
            found["counts"] = minus(COUNTS[madness])
        return found

    def _how(self, card: CardDef, target: int, is_aimed: bool) -> str:
        if card.kind == PET:
            return "pet"
        if card.kind == PERSON:
            return "call" if card.is_invited else "guest"
        if card.kind == ACTIVITY:
            return "activity" if target == NOBODY else "thrown"
        if card.cancels:
            return "answer"
        return "card" if is_aimed else "player" if target != NOBODY else "whenever"

    def problem(self, problem: Problem) -> str:
        """Like `Words.problem`, with the names of cards where a refusal has their ids."""
        return self.words.problem(problem, self.names, self.card_names_in_sentences, self._tag_names)

    @cached_property
    def _tag_names(self) -> dict[str, str]:
        return {tag: several(self.words, [tag], "or") for tag in self.rules.set.words}
