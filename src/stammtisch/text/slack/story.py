"""What happened at a Slack table, and why something cannot happen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Final

from stammtisch.engine.event import Event, facts
from stammtisch.engine.problem import Problem
from stammtisch.games.slack.cards import ACTIVITY, ANY_PLAYER, PERSON, PET, CardDef
from stammtisch.games.slack.events import SPARED
from stammtisch.games.slack.madness import COUNTS
from stammtisch.games.slack.state import NO_CARD, NOBODY, PHASES
from stammtisch.text.cards import counted, lasting, minus, several, signed, slack_text
from stammtisch.text.slack.names import SlackNames
from stammtisch.text.words import Variable

OUTCOMES: Final = ("entered", "call_failed", "stayed", "moved", "left", "activity_failed", "spared", "returned")
PLACES: Final = ("to", "in", "into")


class SlackStory(SlackNames):
    TURNING_POINTS = frozenset({"turn_started", "game_won"})
    BEGINNINGS = frozenset({"job_dealt", "hand_dealt", "announced", "shopping_announced", "evict_rolled", "hand_shown"})
    HEADINGS = frozenset({"phase_started"})
    OBVIOUS = frozenset({"drew", "drawn", "discarded", "lasting_ended"})
    JOINS: ClassVar[Mapping[tuple[str, str], tuple[str, ...]]] = {
        ("drew", "drawn"): ("seat",),
        ("stolen", "stolen_card"): ("seat", "target"),
        ("stolen_card", "stolen_card"): ("seat", "target"),
        ("hand_shown", "hand_seen"): ("seat", "target"),
        ("call_rolled", "entered"): ("card",),
        ("call_rolled", "call_failed"): ("card",),
        ("call_rolled", "left"): ("card",),
        ("evict_rolled", "stayed"): ("card",),
        ("evict_rolled", "moved"): ("card",),
        ("evict_rolled", "left"): ("card",),
        ("moved", "entered"): ("card",),
        ("announced", "entered"): ("card",),
        ("slack_rolled", "entered"): ("card",),
        ("slack_rolled", "activity_failed"): ("card",),
        ("trip_cancelled", "returned"): ("seat",),
        ("ran_short", "returned"): ("seat",),
        ("discarded", "discarded"): ("seat",),
        ("dropped", "dropped"): ("seat",),
        ("lost", "lost"): ("seat", "cause"),
        ("spared", "spared"): ("filter", "cause"),
        ("die_rolled", "spared"): ("seat",),
        ("had_no_effect", "had_no_effect"): (),
    }

    def event(self, event: Event, viewer: int) -> str:
        return self.line((event,), viewer)

    def is_told(self, event: Event) -> bool:
        """A guest who finds nothing to take comes again every turn: nobody wants to read that."""
        if event[0] != SPARED:
            return True
        return event[4] == NO_CARD or self.rules.of[event[4]].kind != PERSON

    def line(self, events: Sequence[Event], viewer: int) -> str:
        if self.game.EVENTS[events[0][0]].name == "drew":
            events = events[-1:]  # which cards, for those who see them
        told = Happening(self, events, viewer)
        key = f"slack-event-{told.kind}"
        return self.words(key, **{name: told.variable(name) for name in self.words.variables(key)})

    def how(self, card: CardDef, target: int, is_aimed: bool) -> str:
        """In which way a card is announced."""
        if card.kind == PET:
            return "pet"
        if card.kind == PERSON:
            return "call" if card.is_invited else "guest"
        if card.kind == ACTIVITY:
            return "activity" if target == NOBODY else "thrown"
        if card.cancels:
            return "answer"
        if is_aimed:
            return "card"
        if target != NOBODY:
            return "player"
        return "self" if card.target == ANY_PLAYER else "whenever"

    def problem(self, problem: Problem) -> str:
        """Like `Words.problem`, with the names of cards where a refusal has their ids."""
        return self.words.problem(problem, self.names, self.card_names_in_sentences, self._tag_names)

    @cached_property
    def _tag_names(self) -> dict[str, str]:
        return {tag: several(self.words, [tag], "or") for tag in self.rules.set.words}

    def tags(self, mask: int) -> list[str]:
        return [word for word, bit in self.rules.set.words.items() if mask & bit]


class Happening:
    """Events that are told in one line, and what its sentence can refer to."""

    def __init__(self, story: SlackStory, events: Sequence[Event], viewer: int) -> None:
        kinds = story.game.EVENTS
        self.story = story
        self.viewer = viewer
        self.kinds = [kinds[event[0]].name for event in events]
        self.kind = self.kinds[0]
        self.each = [facts(kinds, event) for event in events]
        self.facts = {name: fact for named in reversed(self.each) for name, fact in named.items()}

    def number(self, name: str, otherwise: int = NOBODY) -> int:
        fact = self.facts.get(name, otherwise)
        assert isinstance(fact, int)
        return fact

    def numbers(self, name: str) -> list[int]:
        """A fact of all the events that have it."""
        found: list[int] = []
        for named in self.each:
            fact = named.get(name, [])
            found += fact if isinstance(fact, list) else [fact]
        return found

    @property
    def host(self) -> int:
        """In whose room, or on whom."""
        if self.kinds[-1] == "entered":
            return int(str(self.each[-1]["seat"]))
        target = self.number("target")
        return self.number("seat") if target == NOBODY else target

    def variable(self, name: str) -> Variable:
        story, seat = self.story, self.number("seat")
        if name in PLACES:
            actor = NOBODY if self.kinds[-1] in ("entered", "marked") else seat
            return story.room(name, self.host, actor, self.viewer)
        match name:
            case "seat":
                return story.names[seat]
            case "you":
                return "yes" if self.viewer in (seat, *self._sole_winner()) else "no"
            case "whom" | "to_whom":
                return story.person(name.replace("_", "-"), self.host, self.viewer)
            case "hand":
                return story.person("hand-to" if "returned" in self.kinds else "hand-from", self.host, self.viewer)
            case "who":
                return story.words.listed([story.person("who", one, self.viewer) for one in self.numbers("seat")])
            case "host":
                return story.names[self.host]
            case "place":
                return "you" if self.host == self.viewer else "other"
            case "winners":
                return story.words.listed([story.names[winner] for winner in self.numbers("seats")])
            case "count" if "count" not in self.facts:
                return len(self.numbers("seats") or self._cards())
            case "card" | "aim" | "cause":
                return self._card(name)
            case "cards":
                cards = self._cards()
                return story.cards(cards) if cards else "-"
            case "kinds":
                return counted(story.words, story.tags(self.number("filter")), 1)
            case "job" | "numbers" | "text":
                return story.job(self.number("job"))[name]
            case "phase":
                return story.words(f"slack-phase-{PHASES[self.number('phase')]}")
            case "then":
                return self._then()
            case "how":
                card = story.rules.of[self.number("card")]
                return story.how(card, self.number("target"), self.number("aim") != NO_CARD)
            case "printed":
                id = story.rules.of[self.number("card")].id
                return slack_text(story.words, story.rules.set.raw[id].get("slack", 0))
            case "more":
                more = self.number("more", 0)
                return story.words("slack-more", more=signed(more)) if more else ""
            case "worth":
                return self._worth()
            case "lasting":
                table = story.rules.set.raw[story.rules.of[self.number("card")].id]
                return lasting(story.words, table, story.names[seat], is_you=seat == self.viewer)
            case "change":
                return "more" if self.number("by") > 0 else "less"
            case "by":
                by = self.number("by")
                return story.card(by) if self.kind.endswith("cancelled") else abs(by)
            case "counts":
                return minus(COUNTS[self.number("madness")])
        fact = self.number(name)
        return fact if fact >= 0 else minus(fact)

    def _sole_winner(self) -> list[int]:
        winners = self.numbers("seats")
        return winners if len(winners) == 1 else []

    def _card(self, name: str) -> str:
        number = self.number(name, NO_CARD)
        return self.story.card(number) if number != NO_CARD else "none"

    def _cards(self) -> list[int]:
        return self.numbers("cards") or self.numbers("card")

    def _then(self) -> str:
        """How it ended."""
        if self.kinds[-1] in OUTCOMES and len(self.kinds) > 1:
            return next(kind for kind in self.kinds[1:] if kind in OUTCOMES)
        if self.kind == "die_rolled" and not self.number("does"):
            return "nothing"
        return "seen" if len(self.kinds) > 1 else "none"

    def _worth(self) -> str:
        """` (+3 Slack: 2 +1 Cyclopean Couch)`; nothing if the card has no Slack."""
        story, bonuses = self.story, self.numbers("bonuses")
        slack = int(str(self.each[-1].get("slack", 0)))  # of a card that enters, with all that adds to it
        if not slack and not bonuses:
            return ""
        base = slack - sum(bonuses[1::2])
        die = self.facts.get("die") if self.kind == "slack_rolled" else None
        parts = [minus(base)] if die is None else [str(die), *([signed(base - int(str(die)))] if base != die else [])]
        for source, by in zip(bonuses[::2], bonuses[1::2], strict=True):
            name = story.words("slack-sum-job") if source == NO_CARD else story.card(source)
            parts.append(story.words("slack-sum-part", by=signed(by), name=name))
        return story.words("slack-sum", slack=signed(slack), sum=" ".join(parts) if len(parts) > 1 else "none")
