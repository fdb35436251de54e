"""What happened at a Slack table, and why something cannot happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import ClassVar, Final

from stammtisch.engine.event import Event, facts
from stammtisch.engine.problem import Problem
from stammtisch.games.slack.cards import ACTIVITY, ANY_PLAYER, LASTS, PERSON, PET, CardDef
from stammtisch.games.slack.events import SPARED
from stammtisch.games.slack.state import NO_CARD, NOBODY
from stammtisch.text.cards import lasting, slack_text
from stammtisch.text.slack.names import SlackNames
from stammtisch.text.tags import counted, minus, plain_name, several, signed
from stammtisch.text.words import Variable

OUTCOMES: Final = (
    *("entered", "call_failed", "stayed", "moved", "left", "activity_failed", "spared", "returned"),
    *("found_innocent", "found_guilty", "promoted", "no_rank_free"),
)


class SlackStory(SlackNames):
    TURNING_POINTS = frozenset({"turn_started", "game_won"})
    BEGINNINGS = frozenset({"job_dealt", "hand_dealt", "announced", "shopping_announced", "evict_rolled", "hand_shown"})
    ROWS: ClassVar[Mapping[str, str]] = {"raid_rolled": "round", "raid_won": "", "loot_turned": ""}
    ACTIONS = frozenset({"announced", "shopping_announced", "evict_rolled"})
    HEADINGS = frozenset({"phase_started"})
    TURNS = frozenset({"turn_started"})
    LOSSES: ClassVar[Mapping[str, str]] = {
        "lost": "seat",
        "dropped": "seat",
        "taken": "target",
        "borrowed": "target",
        "gloom_faded": "seat",
        "stolen": "target",
        "stolen_card": "target",
        "cancelled": "seat",
        "trip_cancelled": "seat",
        "call_failed": "seat",
        "activity_failed": "seat",
        "ran_short": "seat",
        "demoted": "seat",
        "found_guilty": "seat",
        "thrown_in": "seat",
    }
    GAINS: ClassVar[Mapping[str, str]] = {
        "entered": "seat",
        "loose_changed": "seat",
        "taken": "seat",
        "stolen": "seat",
        "promoted": "seat",
        "loot_taken": "seat",
    }
    NEWS = frozenset({"job_changed", "madness_changed", "went_mad", "marked", "wounded", "ranks_changed"})
    OBVIOUS = frozenset({"drew", "drawn", "discarded", "lasting_ended"})
    JOINS: ClassVar[Mapping[tuple[str, str], tuple[str, ...]]] = {
        ("drew", "drawn"): ("seat",),
        ("stolen", "stolen_card"): ("seat", "target"),
        ("stolen_card", "stolen_card"): ("seat", "target"),
        ("passed_on", "passed_card"): ("seat", "target"),
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
        ("accused_rolled", "found_innocent"): ("seat",),
        ("accused_rolled", "found_guilty"): ("seat",),
        ("struck_back", "found_guilty"): (),
        ("raid_rolled", "raid_rolled"): ("round",),
        ("raid_won", "promoted"): ("seat",),
        ("raid_won", "no_rank_free"): ("seat",),
        ("loot_taken", "entered"): ("card",),
        ("order_given", "loose_changed"): ("seat",),
        ("leader_sent", "moved"): (),
    }

    def points_of(self, event: Event) -> int:
        """Tokens count by their ladder: a little Madness costs Slack, a lot of it pays (CTH-07)."""
        token, told = self.rules.token_events.get(event[0], ""), facts(self.game.kind.events, event)
        ladder = next((each.ladders[token] for each in self.mechanics if token in each.ladders), [])
        now = int(str(told.get(token, 0)))
        before = now - int(str(told.get("by", 0)))
        return ladder[now] - ladder[before] if 0 <= max(before, now) < len(ladder) else 0

    def event(self, event: Event, viewer: int) -> str:
        return self.line((event,), viewer)

    def is_told(self, event: Event) -> bool:
        """A guest who finds nothing to take comes again every turn, and most orders are done when they are done: nobody
        wants to read that.
        """
        if self.game.kind.events[event[0]].name == "duty_done":
            return "ordered" in self.rules.set.raw[self.rules.of[event[3]].id]
        if event[0] != SPARED:
            return True
        return event[4] == NO_CARD or self.rules.of[event[4]].kind != PERSON

    def line(self, events: Sequence[Event], viewer: int) -> str:
        return _line(self, tuple(events), viewer)

    def how(self, card: CardDef, target: int, is_aimed: bool) -> str:
        """How a card is announced."""
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
        return {tag: several(self.words, [tag], "or") for tag in self.rules.set.tag_bits}

    def tags(self, mask: int) -> list[str]:
        return [word for word, bit in self.rules.set.tag_bits.items() if mask & bit]


@lru_cache(20_000)
def _line(story: SlackStory, events: tuple[Event, ...], viewer: int) -> str:
    """Remembered: the same line is told to many, at many tables, and appears in the log as well as in a question."""
    if story.game.kind.events[events[0][0]].name == "drew":
        events = events[-1:]  # which cards, for those who see them
    told = Happening(story, events, viewer)
    key = f"slack-event-{told.kind}"
    if not story.words.has(key):  # of a mechanic that has no words here
        name = story.names[told.number("seat")] if "seat" in told.facts else "none"
        return story.words("slack-happened", what=plain_name(told.kind), name=name)
    return story.words.find(key, told.variable)


class Happening:
    """Events that are told in one line, and what its sentence can refer to."""

    def __init__(self, story: SlackStory, events: Sequence[Event], viewer: int) -> None:
        kinds = story.game.kind.events
        self.story = story
        self.viewer = viewer
        self.kinds = [kinds[event[0]].name for event in events]
        self.kind = self.kinds[0]
        self.each = [facts(kinds, event) for event in events]
        self.facts = self.each[0]  # where several of the events have the same fact, the first one counts
        for named in self.each[1:]:
            self.facts = named | self.facts

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
        find = VARIABLES.get(name)
        found = None if find is None else find(self)
        if found is not None:
            return found
        fact = self.number(name)
        return fact if fact >= 0 else minus(fact)

    @property
    def card(self) -> CardDef:
        return self.story.rules.of[self.number("card")]

    def _room(self, form: str) -> str:
        actor = NOBODY if self.kinds[-1] in ("entered", "marked") else self.number("seat")
        return self.story.room(form, self.host, actor, self.viewer)

    def _person(self, form: str) -> str:
        return self.story.person(form, self.host, self.viewer)

    def _who(self) -> str:
        people = [self.story.person("who", seat, self.viewer) for seat in self.numbers("seat")]
        return self.story.words.listed(people)

    def _count(self) -> int | None:
        """As the event says, or as many as it names."""
        return None if "count" in self.facts else len(self.numbers("seats") or self._cards())

    def _printed(self) -> str:
        return slack_text(self.story.words, self.story.rules.set.raw[self.card.id].get("slack", 0))

    def _more(self) -> str:
        more = self.number("more", 0)
        return self.story.words("slack-more", more=signed(more)) if more else ""

    def _lasting(self) -> str:
        story, seat = self.story, self.number("seat")
        return lasting(story.words, story.rules.set.raw[self.card.id], story.names[seat], is_you=seat == self.viewer)

    def _by(self) -> Variable:
        """A card that cancels, or how much something has changed."""
        by = self.number("by")
        return self.story.card(by) if self.kind.endswith("cancelled") else abs(by)

    def _counts(self) -> str:
        """What the tokens that somebody has now count."""
        tokens = [(each, token) for each in self.story.mechanics for token in each.mechanic.TOKENS]
        return next(each.counts(token, self.number(token)) for each, token in tokens if token in self.facts)

    def _verdict(self) -> str:
        """What the die and everything that counts come to: `2 +1 Little Red Book = 3`; nothing if only the die does."""
        story, die, sources = self.story, self.number("die"), self.numbers("sources")
        parts = [str(die)]
        for source, by in zip(sources[::2], sources[1::2], strict=True):
            name = story.words("slack-sum-job") if source == NO_CARD else story.card(source)
            parts.append(story.words("slack-sum-part", by=signed(by), name=name))
        total = minus(die + sum(sources[1::2]))
        return " ".join([*parts, "=", total]) if sources else "none"

    def _rolls(self) -> str:
        """Everybody’s die in a raid: `Ann 3, Bob 6 +1`."""
        parts = []
        for each in self.each:
            name, more = self.story.names[int(str(each["seat"]))], int(str(each["more"]))
            parts.append(" ".join([name, str(each["die"]), *([signed(more)] if more else [])]))
        return ", ".join(parts)

    def _is_viewer(self, name: str) -> str:
        return "yes" if self.number(name) == self.viewer else "no"

    def _tally(self) -> str:
        """Who has been named how often."""
        found = zip(self.story.names, self.numbers("votes"), strict=False)
        return self.story.words.listed([f"{name} {votes}" for name, votes in found if votes])

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
        slack = int(str(self.each[-1].get("slack", 0)))  # of a card that enters, with everything that adds to it
        if not slack and not bonuses:
            return ""
        base = slack - sum(bonuses[1::2])
        die = self.facts.get("die") if self.kind == "slack_rolled" else None
        parts = [minus(base)] if die is None else [str(die), *([signed(base - int(str(die)))] if base != die else [])]
        for source, by in zip(bonuses[::2], bonuses[1::2], strict=True):
            name = story.words("slack-sum-job") if source == NO_CARD else story.card(source)
            parts.append(story.words("slack-sum-part", by=signed(by), name=name))
        return story.words("slack-sum", slack=signed(slack), sum=" ".join(parts) if len(parts) > 1 else "none")


# What a sentence can insert: found by these where it is not just a number among the facts (None).
VARIABLES: Final[Mapping[str, Callable[[Happening], Variable | None]]] = {
    "seat": lambda told: told.story.names[told.number("seat")],
    "you": lambda told: "yes" if told.viewer in (told.number("seat"), *told._sole_winner()) else "no",
    "to": lambda told: told._room("to"),
    "in": lambda told: told._room("in"),
    "into": lambda told: told._room("into"),
    "whom": lambda told: told._person("whom"),
    "to_whom": lambda told: told._person("to-whom"),
    "hand": lambda told: told._person("hand-to" if "returned" in told.kinds else "hand-from"),
    "who": Happening._who,
    "host": lambda told: told.story.names[told.host],
    "place": lambda told: "you" if told.host == told.viewer else "other",
    "winners": lambda told: told.story.words.listed([told.story.names[seat] for seat in told.numbers("seats")]),
    "count": Happening._count,
    "card": lambda told: told._card("card"),
    "aim": lambda told: told._card("aim"),
    "cause": lambda told: told._card("cause"),
    "cards": lambda told: told.story.cards(told._cards()) if told._cards() else "-",
    "tally": Happening._tally,
    "kinds": lambda told: counted(told.story.words, told.story.tags(told.number("filter")), 1),
    "job": lambda told: told.story.job(told.number("job"))["job"],
    "numbers": lambda told: told.story.job(told.number("job"))["numbers"],
    "text": lambda told: told.story.job(told.number("job"))["text"],
    "phase": lambda told: told.story.phase_name(told.number("phase")),
    "then": Happening._then,
    "how": lambda told: told.story.how(told.card, told.number("target"), told.number("aim") != NO_CARD),
    "printed": Happening._printed,
    "more": Happening._more,
    "worth": Happening._worth,
    "lasting": Happening._lasting,
    "lasts": lambda told: LASTS[told.card.lasts],
    "change": lambda told: "more" if told.number("by") > 0 else "less",
    "by": Happening._by,
    "counts": lambda told: told._counts(),
    "verdict": Happening._verdict,
    "rolls": Happening._rolls,
    "order": lambda told: ", ".join(told.story.names[seat] for seat in told.numbers("seats")),
    "rival": lambda told: told.story.names[told.number("by")],
    "rival_you": lambda told: told._is_viewer("by"),
    "target": lambda told: told.story.names[told.number("target")],
    "target_you": lambda told: told._is_viewer("target"),
}
