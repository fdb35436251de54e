"""The Slack family in words: events, questions, choices, the table and the standing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from stammtisch.engine.event import EVERYONE, Event, facts
from stammtisch.engine.problem import Problem, Refused
from stammtisch.engine.state import Frame, Move
from stammtisch.games.slack.cards import (
    ACTIVITY,
    BONUS,
    CALL,
    GOAL,
    NO_DIE,
    PERSON,
    PET,
    ROLL,
    WHENEVER,
    CardDef,
)
from stammtisch.games.slack.events import ANNOUNCED, SHOPPING_ANNOUNCED
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.madness import COUNTS
from stammtisch.games.slack.plays import victim_of
from stammtisch.games.slack.room import (
    cost_of,
    free_time_left,
    goal_of,
    in_room,
    income_left,
    modifier,
    printed_slack,
    total,
)
from stammtisch.games.slack.rules import HAND
from stammtisch.games.slack.state import (
    DISCARD,
    DO_CHOOSE_CARD,
    DO_CHOOSE_JOB,
    DO_CHOOSE_SEAT,
    DO_DISCARD,
    DO_DONE,
    DO_EVICT,
    DO_PASS,
    DO_PLAY,
    DO_SHOP,
    EFFECTS,
    GIFT,
    NO_CARD,
    NOBODY,
    PHASES,
    PICK,
    PLAY,
    SEND,
    TO_DISCARD,
    TRIP,
    WINDOW,
    SlackState,
)
from stammtisch.games.slack.view import SlackView
from stammtisch.text.cards import card_facts, card_text, job_facts, job_text, minus, name_of, signed, slack_text, some
from stammtisch.text.words import Variable, Words

COMES_FROM = 3  # SLACK-45: what the die has to show when somebody is called


def public(view: SlackView) -> SlackState:
    """What everybody may know has the same names in a view and in a state, so the sums of the rules work on both."""
    return cast(SlackState, view)


class SlackText:
    """Tells one reader about one table."""

    def __init__(self, words: Words, game: Slack, names: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.rules = game.rules
        self.names = list(names)
        self._held: dict[str, str] = {}  # the line of each card that was seen in a hand

    # Names -----------------------------------------------------------------------------------------------------------

    def name(self, card: CardDef) -> str:
        return name_of(self.words, self.rules.set.raw[card.id])

    def _quoted(self, card: CardDef) -> str:
        """The name as it stands in a sentence: German puts it in quotation marks, so that it needs no case."""
        return self.words("slack-card", name=self.name(card))

    def card(self, card: int) -> str:
        return self._quoted(self.rules.of[card])

    def cards(self, cards: Sequence[int]) -> str:
        return self.words.listed([self.card(card) for card in cards])

    def job(self, job: int) -> dict[str, Variable]:
        if job == NOBODY:
            return {"job": self.words("card-no-job"), "numbers": "-", "text": "none"}
        id = self.rules.jobs[job].id
        table = self.rules.set.raw_jobs[id]
        text = " ".join(job_text(self.words, self.rules.set, id)) or "none"
        return {"job": name_of(self.words, table), "numbers": job_facts(self.words, table), "text": text}

    def _you(self, key: str, seat: int, viewer: int) -> str:
        return self.words(f"slack-{key}", name=self.names[seat], you="yes" if seat == viewer else "no")

    def _room(self, key: str, host: int, actor: int, viewer: int) -> str:
        whose = "you" if host == viewer else "own" if host == actor else "other"
        return self.words(f"slack-room-{key}", whose=whose, name=self.names[host])

    # What happened ---------------------------------------------------------------------------------------------------

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
        found["to"] = self._room("to", host, seat, viewer)
        found["in"] = self._room("in", host, NOBODY if kind in ("entered", "marked") else seat, viewer)
        found["whom"] = self._you("whom", host, viewer)
        found["to_whom"] = self._you("to-whom", host, viewer)
        found["hand"] = self._you("hand-to" if kind == "returned" else "hand-from", host, viewer)
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

    # What is asked ---------------------------------------------------------------------------------------------------

    def question(self, view: SlackView) -> str:
        say, frame = self.words, view.stack[-1]
        if view.viewer not in view.asked:
            return say("slack-interject", name=self.names[view.asked[0]])
        if frame[0] == WINDOW:
            gainer, cards = self._pending(view)
            wins = gainer != NOBODY and self._gain(view, gainer, cards)[2]
            told = self._announcement(view)
            who = "no" if not wins else "you" if gainer == view.viewer else "yes"
            return say("slack-ask-answer", announced=told, wins=who, name=self.names[gainer])
        variables: dict[str, Variable] = {}
        if frame[0] == PICK:
            variables = {"source": self._source(view, frame[4]), "cards": some(say, self._tags(frame[2]), frame[3])}
        elif frame[0] == GIFT:
            variables = {"source": self._source(view, frame[3]), "cards": some(say, self._tags(frame[2]))}
        elif frame[0] == SEND:
            variables = {"card": self.card(frame[2])}
        elif view.prompt == "discard":
            variables = {"least": max(view.hand_sizes[view.viewer] - HAND, 0)}
        return say(f"slack-ask-{view.prompt}", **variables)

    def _source(self, view: SlackView, card: int) -> str:
        """What asks for something: a card, the viewer's Job, or the noise from next door, which is no card either."""
        if card != NO_CARD:
            return self.card(card)
        is_job = any(frame[0] == EFFECTS and frame[5] == NO_CARD for frame in view.stack)
        return str(self.job(view.jobs[view.viewer])["job"]) if is_job else "noise"

    def _tags(self, mask: int) -> list[str]:
        return [word for word, bit in self.rules.set.words.items() if mask & bit]

    def _announcement(self, view: SlackView) -> str:
        frame = view.stack[-2]
        if frame[0] == TRIP:
            return self.event((SHOPPING_ANNOUNCED, EVERYONE, frame[1], *frame[4:]), view.viewer)
        return self.event((ANNOUNCED, EVERYONE, *frame[1:5]), view.viewer)

    def _pending(self, view: SlackView) -> tuple[int, list[CardDef]]:
        """Who gets which cards when the open window closes; nobody if that needs a die or gives none."""
        frame = view.stack[-2]
        if frame[0] == TRIP:
            return frame[1], [self.rules.of[card] for card in frame[4:]]
        card = self.rules.of[frame[2]]
        if card.kind == WHENEVER:
            return NOBODY, []
        return frame[1] if frame[3] == NOBODY else frame[3], [card]

    def _gain(self, view: SlackView, seat: int, cards: Sequence[CardDef]) -> tuple[int, int, bool]:
        """The Slack that these cards bring one after the other, the total then, and whether it wins (SLACK-95)."""
        rules, state = self.rules, public(view)
        before, goal = total(state, seat), goal_of(rules, state, seat)
        gained, wins = 0, False
        mods = []
        for card in cards:
            mods += card.mods
            gained += printed_slack(card) + modifier(rules, state, seat, BONUS, card.words)
            gained += sum(m.by for m in mods if m.mod == BONUS and m.filter & card.words)
            goal += sum(m.by for m in card.mods if m.mod == GOAL)
            wins = wins or (card.die == NO_DIE and before + gained >= goal)
        return gained, before + gained, wins

    # Choices ---------------------------------------------------------------------------------------------------------

    def choice(self, view: SlackView, move: Move) -> str:
        """One numbered line: what the move is, what it costs and brings, and whether it would win."""
        say, rules, verb = self.words, self.rules, move[1]
        if verb == DO_PASS:
            return say("slack-choice-decline" if view.stack[-1][0] == GIFT else "slack-choice-pass")
        if verb == DO_DONE:
            if view.phase == DISCARD:
                return say("slack-choice-discard-nothing")
            return say("slack-choice-done", phase=say(f"slack-phase-{PHASES[view.phase + 1]}"))
        if verb == DO_PLAY:
            return self._play(view, rules.cards[move[2]], move[3], move[4])
        if verb == DO_SHOP:
            return self._shop(view, move[0], [rules.cards[number] for number in move[2:]])
        if verb == DO_EVICT:
            return self._evict(view, rules.cards[move[2]], move[3])
        if verb == DO_CHOOSE_CARD:
            there = in_room(rules, public(view), move[0], move[2])
            return say("slack-choice-give_up", card=self.name(rules.cards[move[2]]), slack=minus(view.slack[there]))
        if verb == DO_CHOOSE_SEAT:
            if move[2] == TO_DISCARD:
                return say("slack-choice-door-discard")
            return say("slack-choice-door", to=self._room("to", move[2], NOBODY, view.viewer))
        if verb == DO_CHOOSE_JOB:
            return say("slack-choice-job", **self.job(move[2]))
        if verb == DO_DISCARD:
            names = [self.name(rules.cards[number]) for number in move[2:]]
            return (
                say("slack-choice-discard", cards=" + ".join(names)) if names else say("slack-choice-discard-nothing")
            )
        return say("slack-choice-show", whom=self._you("to-whom", move[2], view.viewer))

    def _play(self, view: SlackView, card: CardDef, target: int, aimed: int) -> str:
        say, frame, me = self.words, view.stack[-1], view.viewer
        name = self._quoted(card)
        if frame[0] == GIFT:
            return self._with_win(view, me, [card], "slack-choice-gift", card=name)
        if card.kind in (PERSON, PET):
            return self._call(view, card, me if target == NOBODY else target)
        if card.cancels and frame[0] == WINDOW:
            below = view.stack[-2]
            what = say("slack-choice-trip") if below[0] == TRIP else self._quoted(self.rules.of[below[2]])
            if card.kind == WHENEVER:
                return say("slack-choice-cancel", card=name, what=what)
            victim = self.names[victim_of(public(view))]
            return self._with_win(
                view, victim_of(public(view)), [card], "slack-choice-thrown", card=name, what=what, name=victim
            )
        if card.kind == ACTIVITY:
            return self._activity(view, card)
        if aimed != NO_CARD:
            there = in_room(self.rules, public(view), target, aimed)
            place = self._room("in", target, NOBODY, me)
            aim, slack = self._quoted(self.rules.cards[aimed]), minus(view.slack[there])
            return say("slack-choice-card", card=name, aim=aim, slack=slack, **{"in": place})
        if target != NOBODY:
            return say("slack-choice-player", card=name, whom=self.names[target])
        return say("slack-choice-yourself" if card.target else "slack-choice-whenever", card=name)

    def _with_win(self, view: SlackView, seat: int, gainful: Sequence[CardDef], key: str, **variables: Variable) -> str:
        gained, after, wins = self._gain(view, seat, gainful)
        line = self.words(key, signed=signed(gained), **variables)
        if not wins:
            return line
        return self.words("slack-wins", choice=line, total=after, goal=goal_of(self.rules, public(view), seat))

    def _activity(self, view: SlackView, card: CardDef) -> str:
        say, rules, state, me = self.words, self.rules, public(view), view.viewer
        price: dict[str, Variable] = {"cost": cost_of(rules, state, me, card), "income": income_left(rules, state)}
        price["card"] = self._quoted(card)
        if card.die == NO_DIE:
            worth = say("slack-worth", signed=signed(self._gain(view, me, [card])[0]))
            return self._with_win(view, me, [card], "slack-choice-activity", worth=worth, **price)
        line = say("slack-choice-activity", worth=say("slack-worth-die", roll=say("card-roll", die=card.die)), **price)
        # It has to give some Slack at all (SLACK-77), and with its bonus as much as is missing.
        fixed = card.die + modifier(rules, state, me, ROLL, card.words)
        missing = goal_of(rules, state, me) - self._gain(view, me, [card])[1]
        die = max(missing - fixed, 1 - fixed, 1)
        return say("slack-wins-with", choice=line, die=die) if die <= 6 else line

    def _call(self, view: SlackView, card: CardDef, host: int) -> str:
        name, me = self._quoted(card), view.viewer
        to = self._room("to", host, NOBODY, me)
        if card.kind == PET:
            return self._with_win(view, host, [card], "slack-choice-pet", card=name)
        if not card.is_invited:
            return self.words("slack-choice-guest", card=name, to=to)
        least = max(COMES_FROM - modifier(self.rules, public(view), me, CALL), 1)
        if least > 6:
            return self.words("slack-choice-never-comes", card=name, to=to)
        return self._with_win(view, host, [card], "slack-choice-call", card=name, to=to, least=least)

    def _shop(self, view: SlackView, seat: int, cards: Sequence[CardDef]) -> str:
        rules, state = self.rules, public(view)
        cost = sum(cost_of(rules, state, seat, card) for card in cards)
        names = " + ".join(self.name(card) for card in cards)
        income = income_left(rules, state)
        return self._with_win(view, seat, cards, "slack-choice-shop", cards=names, cost=cost, income=income)

    def _evict(self, view: SlackView, card: CardDef, door: int) -> str:
        name = self._quoted(card)
        if door == NOBODY:
            return self.words("slack-choice-evict-later", card=name)
        if door == TO_DISCARD:
            return self.words("slack-choice-evict-discard", card=name)
        return self.words("slack-choice-evict", card=name, to=self._room("to", door, NOBODY, view.viewer))

    # The table -------------------------------------------------------------------------------------------------------

    def table(self, view: SlackView) -> list[str]:
        """The whole table as the viewer sees it, line by line."""
        say, rules = self.words, self.rules
        lines = [self._turn(view)]
        for seat in range(view.seats):
            lines += [self._seat(view, seat), "    " + self._room_line(view, seat)]
        played = [self._on_table(frame) for frame in view.stack if frame[0] in (PLAY, TRIP)]
        for card, seat in zip(view.lasting[::2], view.lasting[1::2], strict=True):
            whom = self._you("whom", seat, view.viewer)
            played.append(say("slack-lasts-for", card=self.name(rules.of[card]), whom=whom))
        if played:
            lines.append(say("slack-on-table", cards=", ".join(played)))
        lines.append(say("slack-piles", deck=view.deck_size, discard=len(view.discard)))
        if view.viewer < view.seats:
            lines.append(say("slack-hand", hand=len(view.hand)))
            lines += ["    " + self._in_hand(rules.of[card]) for card in sorted(view.hand)]
        return lines

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
            income=income_left(self.rules, public(view)),
            free_time=free_time_left(self.rules, public(view)),
        )

    def _seat(self, view: SlackView, seat: int) -> str:
        say = self.words
        now, goal = total(public(view), seat), goal_of(self.rules, public(view), seat)
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
        if card.id not in self._held:
            text = " ".join(card_text(self.words, self.rules.set, card.id)) or "none"
            known = card_facts(self.words, self.rules.set.raw[card.id])
            self._held[card.id] = self.words("slack-in-hand", card=self.name(card), facts=known, text=text)
        return self._held[card.id]

    def score_sheet(self, view: SlackView) -> list[str]:
        """The standing: who is nearest to the goal comes first."""
        say, state = self.words, public(view)
        keys = ("name", "slack", "madness", "job") if self.rules.has_madness else ("name", "slack", "job")
        rows = [[say(f"slack-sheet-{key}") for key in keys]]
        seats = range(view.seats)
        for seat in sorted(seats, key=lambda seat: goal_of(self.rules, state, seat) - total(state, seat)):
            cells = {
                "name": self.names[seat],
                "slack": say(
                    "slack-sheet-total", total=minus(total(state, seat)), goal=goal_of(self.rules, state, seat)
                ),
                "madness": say("slack-sheet-mad") if view.is_mad[seat] else str(view.madness[seat]),
                "job": str(self.job(view.jobs[seat])["job"]),
            }
            rows.append([cells[key] for key in keys])
        widths = [max(len(row[column]) for row in rows) for column in range(len(keys))]
        return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]

    # Refusals --------------------------------------------------------------------------------------------------------

    def problem(self, problem: Problem) -> str:
        """Like `Words.problem`, with the names of cards where a refusal has their ids."""
        if not isinstance(problem, Refused):
            return self.words.problem(problem, self.names)
        named = dict(problem.facts)
        for fact in ("card", "aim"):
            id = named.get(fact)
            if isinstance(id, str) and id in self.rules.set.raw:
                named[fact] = self.words("slack-card", name=name_of(self.words, self.rules.set.raw[id]))
        return self.words.problem(Refused(problem.rule, problem.code, **named), self.names)
