"""Everything a Slack table needs to know besides its state: the cards of its sets and its options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, final

from stammtisch.engine.decision import RESPOND
from stammtisch.engine.option import Value
from stammtisch.games.slack.cards import (
    ANY_CARD,
    ANYTHING,
    BONUS,
    COST,
    FORBID,
    IMMUNE,
    NO_TARGET,
    ON,
    OTHERS,
    OWNER,
    PERSON,
    PET,
    WHENEVER,
    WORTH,
    CardDef,
    Effect,
    JobDef,
    Modifier,
)
from stammtisch.games.slack.effects import OPS
from stammtisch.games.slack.events import EVENTS
from stammtisch.games.slack.mechanics import First, Mechanic, find_mechanic
from stammtisch.games.slack.ops import Op
from stammtisch.games.slack.phase import Phase
from stammtisch.games.slack.phases import PHASES
from stammtisch.games.slack.question import Announcement, Question, Verb, Work
from stammtisch.games.slack.questions import FRAMES, VERBS
from stammtisch.games.slack.questions.turn import turn_decision
from stammtisch.games.slack.schema import MOST_SEATS, TRIGGERS
from stammtisch.games.slack.sets import PLAIN_JOB, CardSet
from stammtisch.games.slack.state import NO_PHASE

if TYPE_CHECKING:
    from stammtisch.games.slack.board import Board
    from stammtisch.games.slack.ops import Do


FOLLOWED: Final = ("if", "convert", "clear")  # ops that everybody can follow to the end


@final
class Rules:
    # More attributes than CPython looks up quickly in a dictionary, and the engine looks them up all the time.
    __slots__ = (
        "act",
        "advance",
        "aims",
        "allows_empty",
        "announcements",
        "answerable",
        "answerable_if_aimed",
        "asks_in_turn",
        "bringing",
        "brings",
        "by_mechanic",
        "can_end",
        "can_pass",
        "cancels",
        "card_sides",
        "cards",
        "charges_canceled",
        "costed",
        "costs",
        "counting_jobs",
        "decide",
        "discards_guests",
        "do",
        "each_turn",
        "evicts_pets",
        "forbids",
        "frame_kinds",
        "frames",
        "free",
        "goals",
        "has_aimed",
        "hearing_announced",
        "hearing_dealing",
        "hearing_entered",
        "hearing_job_changed",
        "hearing_left",
        "hearing_phase_ended",
        "hearing_phase_ending",
        "hearing_taken",
        "ids",
        "immune",
        "is_capped",
        "is_elaborate",
        "is_in_list",
        "is_noisy_twice",
        "is_open",
        "is_reached_by_jobs",
        "is_weighing",
        "job_brings",
        "job_forbids",
        "job_ids",
        "job_immune",
        "job_mods",
        "job_reaching",
        "jobs",
        "keeps_numbers",
        "kinds",
        "last_phase",
        "least_to_wait",
        "lends",
        "lends_others",
        "limited",
        "limiting",
        "list_moves",
        "lists",
        "loses_with_tv",
        "mechanics",
        "mod_numbers",
        "mods",
        "names_door_first",
        "number",
        "of",
        "offering_others",
        "offering_turn",
        "offering_window",
        "ops",
        "own_card_closes",
        "own_secrets",
        "pays_as_announced",
        "people",
        "phase_advance",
        "phase_end",
        "phase_moves",
        "phase_numbers",
        "phases",
        "pile",
        "questions",
        "reach_forbids",
        "reach_immune",
        "reached",
        "reachers",
        "reaches",
        "reaching",
        "readers",
        "rewarded",
        "roll_phase",
        "rolls_one_die",
        "secrets",
        "set",
        "shares_win",
        "shows_for_good",
        "splits_slack",
        "steps",
        "sure",
        "tags",
        "token_events",
        "token_words",
        "tokens",
        "triggered",
        "triggers",
        "turn_decisions",
        "verb_numbers",
        "verb_words",
        "verbs",
        "weighed",
        "weighs",
    )

    def __init__(self, cards: CardSet, options: Mapping[str, Value]) -> None:
        self.set = cards
        self._read_options(options)
        self._number_cards(cards)
        self._add_mechanics(cards, options)
        self._add_questions()
        self._add_phases(cards)
        self._look_at_cards(cards)
        self._look_at_modifiers()

    def _read_options(self, options: Mapping[str, Value]) -> None:
        self.names_door_first = options["evict_target"] == "before"
        self.discards_guests = options.get("evict_discard", "any") == "any"  # GOTH-11
        self.evicts_pets = options.get("evict_cats") is True  # AMB-26
        self.splits_slack = options.get("split_slack") is True  # GOTH-33
        self.rolls_one_die = options["variable_dice"] == "one"
        self.charges_canceled = options["cancelled_cost"] == "charged"
        self.loses_with_tv = options["tv_stack"] == "lost"
        self.is_noisy_twice = options["noisy_two"] == "twice"
        self.is_capped = options["hand_cap"] == "capped"
        self.keeps_numbers = options["midturn_job"] == "keep"
        self.shows_for_good = options["show_hand"] == "lasting"
        self.asks_in_turn = options["reaction_order"] == "clockwise"
        self.allows_empty = options["empty_whenever"] == "allowed"
        self.own_card_closes = options["own_card_closes"] is True
        self.pays_as_announced = options["short_of_money"] == "as_announced"
        self.shares_win = options["simultaneous_win"] == "shared"

    def _number_cards(self, cards: CardSet) -> None:
        self.cards: list[CardDef] = cards.cards  # by definition number
        self.jobs: list[JobDef] = cards.jobs
        self.card_sides = cards.card_sides
        self.lists = cards.lists
        self.goals = cards.goals
        self.mod_numbers = {mod: number for number, mod in enumerate(cards.mods)}
        self.number: list[int] = [n for n, card in enumerate(cards.cards) for _ in range(card.copies)]
        self.of: list[CardDef] = [cards.cards[n] for n in self.number]  # the definition of each card of the deck
        self.ids: dict[str, int] = {card.id: n for n, card in enumerate(cards.cards)}
        self.job_ids: dict[str, int] = {job.id: n for n, job in enumerate(cards.jobs)}
        self.pile = [n for n, job in enumerate(cards.jobs) for _ in range(job.copies) if job.id != PLAIN_JOB]

    def _add_mechanics(self, cards: CardSet, options: Mapping[str, Value]) -> None:
        """Everything that the mechanics of the sets bring, in lists that are empty where there is none."""
        self.mechanics: list[Mechanic] = []
        self.tokens: list[str] = []
        self.token_words: list[tuple[int, Mechanic]] = []  # bits of the tokens that cards speak of
        self.token_events: dict[int, str] = {}
        # Numbers that are hidden for every seat; the first is what it hands on, if there is such a card.
        self.own_secrets = int(any(cards.ops[each.op] == "pass_left" for effects in cards.lists for each in effects))
        self.secrets = self.own_secrets
        ops = dict(OPS)
        event = len(EVENTS)
        for id in cards.mechanics:
            kind = find_mechanic(id)
            mechanic = kind(options, First(len(self.tokens), event, self.secrets))
            mechanic.read_cards(cards)
            self.mechanics.append(mechanic)
            self.tokens += kind.TOKENS
            self.token_words += [(cards.tag_bits[word], mechanic) for word in kind.WORDS]
            self.secrets += kind.SECRETS
            for number, one in enumerate(kind.EVENTS, start=event):
                if one.name in kind.TOKEN_EVENTS:
                    self.token_events[number] = kind.TOKEN_EVENTS[one.name]
            event += len(kind.EVENTS)
            ops.update(mechanic.ops())
        self.ops: list[Op] = [ops[op] for op in cards.ops]
        self.do: list[Do] = [op.do for op in self.ops]
        self.steps = [[(self.do[effect.op], effect) for effect in effects] for effects in cards.lists]
        self.by_mechanic: dict[str, Any] = {mechanic.ID: mechanic for mechanic in self.mechanics}
        self.counting_jobs = [mechanic for mechanic in self.mechanics if mechanic.COUNTS_JOBS]
        self.hearing_dealing = self._hearing("dealing")
        self.hearing_phase_ended = self._hearing("phase_ended")
        self.hearing_phase_ending = self._hearing("phase_ending")
        self.hearing_job_changed = self._hearing("job_changed")
        self.hearing_entered = self._hearing("entered")
        self.hearing_left = self._hearing("left")
        self.hearing_taken = self._hearing("taken")
        self.hearing_announced = self._hearing("announced")
        self.offering_others = [mechanic for mechanic in self.mechanics if "turn_moves" in mechanic.OFFERS]
        self.offering_turn = [
            mechanic for mechanic in self.mechanics if {"turn_moves", "own_moves"} & {*mechanic.OFFERS}
        ]
        self.offering_window = [mechanic for mechanic in self.mechanics if "window_moves" in mechanic.OFFERS]

    def _hearing(self, moment: str) -> list[Mechanic]:
        return [mechanic for mechanic in self.mechanics if moment in mechanic.HEARS]

    def _add_questions(self) -> None:
        """What frames and moves can be, by their numbers: those of mechanics come after the rest."""
        works = [FRAMES[kind] for kind in range(len(FRAMES))]
        verbs = [VERBS[number] for number in range(len(VERBS))]
        for mechanic in self.mechanics:
            works += mechanic.QUESTIONS
            verbs += mechanic.VERBS
        self.frames: list[Work] = [work(kind) for kind, work in enumerate(works)]
        # Looked up at each decision, so bound once.
        asks = [work if isinstance(work, Question) else Question(work.kind) for work in self.frames]
        self.questions = asks  # by kind; those of other work are never asked
        self.decide = [question.decision for question in asks]
        self.list_moves = [question.moves for question in asks]
        self.advance = [work.advance for work in self.frames]
        self.can_pass = [question.CAN_PASS or question.SHAPE == RESPOND for question in asks]
        self.is_open = [isinstance(work, Question) and work.IS_OPEN for work in self.frames]
        self.is_in_list = [work.IS_IN_LIST for work in self.frames]
        self.announcements = {work.kind: work for work in self.frames if isinstance(work, Announcement)}
        self.frame_kinds = {work.ID: work.kind for work in self.frames}
        self.verbs: list[Verb] = [verb(number) for number, verb in enumerate(verbs)]
        # By kind of frame and verb: in a turn or a window each verb says what it does, otherwise the question does.
        acts = [verb.act for verb in self.verbs]
        self.act = [acts if each.IS_OPEN else [each.act] * len(acts) for each in asks]
        self.verb_numbers = {verb.ID: verb.number for verb in self.verbs}
        self.verb_words = {verb.ID: verb.WORD for verb in self.verbs}
        self.readers: dict[str, list[Verb]] = {}
        for verb in reversed(self.verbs):  # a card is looked for last
            self.readers.setdefault(verb.WORD, []).append(verb)

    def _add_phases(self, cards: CardSet) -> None:
        known = dict(PHASES)
        for mechanic in self.mechanics:
            known |= {phase.ID: phase for phase in mechanic.PHASES}
        self.phases: list[Phase] = [known[id](number) for number, id in enumerate(cards.phases)]
        self.phase_numbers = {phase.ID: phase.number for phase in self.phases}
        self.phase_moves = [phase.moves for phase in self.phases]
        self.phase_advance = [phase.advance for phase in self.phases]
        self.phase_end = [phase.end for phase in self.phases]
        self.can_end = [phase.CAN_END for phase in self.phases]
        self.last_phase = len(self.phases) - 1
        self.roll_phase = self.phase_number("roll")  # what comes into play later takes no toll this turn (SLACK-117)
        # All decisions of turns, since there are few and they never change: by the number of seats, the seat and the
        # phase.
        self.turn_decisions = [
            [[turn_decision(phase, seat, seats) for phase in self.phases] for seat in range(seats)]
            for seats in range(MOST_SEATS + 1)
        ]

    def phase_number(self, id: str) -> int:
        """Where in a turn a phase comes; NO_PHASE if these sets play without it."""
        return self.phase_numbers.get(id, NO_PHASE)

    def in_book(self, *rules: str) -> list[str]:
        """Of these rules, those that the books of the sets at this table have."""
        return [rule for rule in rules if rule.partition("-")[0] in self.set.prefixes]

    def is_phase(self, board: Board, id: str) -> bool:
        return board.phase == self.phase_numbers.get(id, NO_PHASE)

    def _look_at_cards(self, cards: CardSet) -> None:
        """What is looked up all the time is made once."""
        self.tags: list[int] = [card.tags for card in self.of]
        self.kinds: list[int] = [card.kind for card in self.of]
        self.costs: list[int] = [card.cost for card in self.of]
        leaving = (PERSON, PET) if self.evicts_pets else (PERSON,)
        self.people = frozenset(
            [n for n, kind in enumerate(self.kinds) if kind in leaving and not self.of[n].stays]
        )  # who can be asked to leave
        self.each_turn = {n: card.each_turn for n, card in enumerate(self.of) if card.each_turn >= 0}
        # What some card of these sets could cancel: where none could, no window opens (AMB-09).
        self.answerable = self.answerable_if_aimed = 0
        self.has_aimed = any(card.is_aimed for card in cards.cards)
        for card in cards.cards:
            if card.copies:
                self.answerable_if_aimed |= card.cancels
                self.answerable |= 0 if card.is_aimed else card.cancels
        # How many cards in hand make a Discard phase wait: one is enough if some card of these sets could give Free
        # Time after one's own Free Time is over (AMB-50).
        late = any(card.kind == WHENEVER and card.copies and card.gives_free_time for card in cards.cards)
        self.least_to_wait = 1 if late else 2
        # What can be played at any time, and which of it always can.
        self.free = frozenset([n for n, card in enumerate(self.of) if card.kind == WHENEVER and not card.cancels])
        self._look_at_limits(cards)
        sure = [n for n in self.free if self.of[n].target < ANY_CARD and not self.of[n].own_turn_only]
        self.sure = frozenset([n for n in sure if self.allows_empty and self.number[n] not in self.limited])
        # For every definition, the cards that it can be aimed at.
        self.aims = [
            frozenset([n for n, tags in enumerate(self.tags) if tags & card.filter and card.target >= ANY_CARD])
            for card in self.cards
        ]
        self.cancels: dict[int, frozenset[int]] = {}  # by tags, the cards that cancel them: filled by `Window.pass_for`

    def _look_at_limits(self, cards: CardSet) -> None:
        """Against which definitions a mechanic, or whom a Whenever spares (GOTH-31), may have something."""
        self.limiting: list[list[Mechanic]] = []
        for number, card in enumerate(cards.cards):
            offer = "why_not_on" if card.kind == WHENEVER else "why_not"
            limiting = [each for each in self.mechanics if offer in each.OFFERS and each.limits(number, card)]
            self.limiting.append(limiting)
        self.limited = frozenset(
            [n for n, card in enumerate(cards.cards) if self.limiting[n] or (card.spares and card.target != NO_TARGET)]
        )

    def _look_at_modifiers(self) -> None:
        """For those who have something, and apart from that for the others whom it reaches."""
        self.mods: list[list[Modifier]] = [_for_owner(card.mods) for card in self.of]
        self.job_mods: list[list[Modifier]] = [_for_owner(job.mods) for job in self.jobs]
        self.reaching: list[list[Modifier]] = [_for_others(card.mods) for card in self.of]
        self.job_reaching: list[list[Modifier]] = [_for_others(job.mods) for job in self.jobs]
        self.reached = _mask([m for mods in (*self.reaching, *self.job_reaching) for m in mods])  # by what others have
        # Which modifiers each card and each Job brings, as a mask: a card in a room, and one that works for a while.
        is_timed = [card.lasts != 0 and card.kind != WHENEVER for card in self.of]
        self.lends: list[int] = [_mask(mods) if self.of[n].lasts else 0 for n, mods in enumerate(self.mods)]
        self.lends_others = [_mask(mods) if self.of[n].lasts else 0 for n, mods in enumerate(self.reaching)]
        self.brings: list[int] = [0 if is_timed[n] else _mask(mods) for n, mods in enumerate(self.mods)]
        self.reaches: list[int] = [0 if is_timed[n] else _mask(mods) for n, mods in enumerate(self.reaching)]
        # By modifier: the cards of a room that bring it.
        self.bringing = [
            frozenset([n for n, brings in enumerate(self.brings) if brings >> mod & 1])
            for mod in range(len(self.set.mods))
        ]
        self.reachers = frozenset([n for n, brings in enumerate(self.reaches) if brings])  # the cards that reach others
        self.is_reached_by_jobs = any(self.job_reaching)
        self.job_brings: list[int] = [_mask(mods) for mods in self.job_mods]
        self._look_at_weights()
        self._look_at_triggers()
        # What each card and each Job forbids and protects.
        self.reach_forbids: list[int] = [_covered(mods, FORBID) for mods in self.reaching]
        self.reach_immune: list[int] = [_covered(mods, IMMUNE) for mods in self.reaching]
        self.forbids: list[int] = [_covered(mods, FORBID) for mods in self.mods]
        self.job_forbids: list[int] = [_covered(mods, FORBID) for mods in self.job_mods]
        self.immune: list[int] = [_covered(mods, IMMUNE) for mods in self.mods]
        self.job_immune: list[int] = [_covered(mods, IMMUNE) for mods in self.job_mods]
        # The tags for which anything in these sets adds Slack.
        self.rewarded = self.costed = 0
        for mods in [*self.mods, *self.job_mods, *self.reaching, *self.job_reaching]:
            self.rewarded |= _covered(mods, BONUS)
            self.costed |= _covered(mods, COST)

    def _look_at_triggers(self) -> None:
        """What can set something off in these sets, and which lists are carried out because of it."""
        every = [m for mods in [*self.mods, *self.job_mods] for m in mods]
        # By what sets them off: the tags of the cards that any of them waits for.
        self.triggers = [0] * (len(TRIGGERS) + len(self.set.token_words))
        for m in every:
            if m.mod == ON:
                self.triggers[m.when] |= m.filter
        found: set[int] = set()
        waiting = [m.then for m in every if m.mod == ON]
        while waiting:
            number = waiting.pop()
            if number >= 0 and number not in found:
                found.add(number)
                waiting += [branch for effect in self.lists[number] for branch in (effect.then, effect.otherwise)]
        self.triggered = frozenset(found)
        # Whether more can come of a card than its own Slack and tokens.
        has_more = any(effect.amount is not None or self.set.ops[effect.op] in FOLLOWED for effect in self._effects())
        amounts = any(m.amount is not None for m in every)
        self.is_elaborate = self.is_weighing or bool(self.reached) or any(self.triggers) or has_more or amounts

    def _look_at_weights(self) -> None:
        """What can change what cards in play add to totals: the cards and tokens that are counted for it, and the cards
        that make them count.
        """
        mods = [m for each in (*self.mods, *self.job_mods, *self.reaching, *self.job_reaching) for m in each]
        self.is_weighing = any(m.mod == WORTH for m in mods)
        self.weighed = 0
        for m in mods:
            if m.mod == WORTH:
                self.weighed |= (m.filter if m.filter != ANYTHING else 0) | (m.amount.filter if m.amount else 0)
        works = zip(self.brings, self.reaches, self.lends, self.lends_others, strict=True)
        does = [any(mask >> WORTH & 1 for mask in masks) for masks in works]
        self.weighs = [does[n] or tags & self.weighed != 0 for n, tags in enumerate(self.tags)]

    def _effects(self) -> Iterator[Effect]:
        for effects in self.lists:
            yield from effects


def _for_owner(mods: list[Modifier]) -> list[Modifier]:
    """Triggers are always the owner's, whoever sets them off."""
    return [m for m in mods if m.who != OTHERS or m.mod == ON]


def _for_others(mods: list[Modifier]) -> list[Modifier]:
    return [m for m in mods if m.who != OWNER and m.mod != ON]


def _mask(mods: list[Modifier]) -> int:
    found = 0
    for modifier in mods:
        found |= 1 << modifier.mod
    return found


def _covered(mods: list[Modifier], mod: int) -> int:
    """The tags that modifiers of this kind cover."""
    found = 0
    for modifier in mods:
        if modifier.mod == mod:
            found |= modifier.filter
    return found
