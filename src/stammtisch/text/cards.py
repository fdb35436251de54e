"""Cards in words, written from what they do: a second reader of the same tables that the rules compile.

Every effect and modifier becomes a clause with a subject, a verb and a rest, and clauses become sentences. The forms
that a language needs are data in cards.ftl; this module only picks them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stammtisch.games.slack.cards import KINDS, USUAL_DRAW
from stammtisch.games.slack.plays import NOISY
from stammtisch.games.slack.schema import OP_FIELDS, SLACK_DICE
from stammtisch.games.slack.sets import CardSet
from stammtisch.text.words import Variable, Words

Table = Mapping[str, Any]

JOB: Final = "job"  # where Life cards have their kind
SEPARATOR: Final = " · "

# Their clauses end with a clause of their own, after which another "and" would be misread.
LAST: Final = ("effect-roll", "effect-take", "effect-negate", "effect-send", "effect-free_play", "mod-immune")
NO_ORDER: Final = "none"
AIMED: Final = ("take", "remove", "mark", "negate", "send")  # what happens to a chosen card: their clauses name it


# What clients ask for ------------------------------------------------------------------------------------------------


def card_text(words: Words, card_set: CardSet, id: str) -> list[str]:
    """What a Life card does, sentence by sentence; cost and Slack are shown separately."""
    return life_sentences(words, card_set.raw[id])


def job_text(words: Words, card_set: CardSet, id: str) -> list[str]:
    return job_sentences(words, card_set.raw_jobs[id])


def name_of(words: Words, table: Table) -> str:
    """A scenario's plain Job has no name of its own."""
    return str(table["name"][words.language]) if "name" in table else words("card-no-job")


def render_card(words: Words, table: Table) -> list[str]:
    """The whole card, line by line: name, kind and numbers, what it does, the joke."""
    return _whole(words, table, card_facts(words, table), life_sentences(words, table))


def render_job(words: Words, table: Table) -> list[str]:
    facts = SEPARATOR.join([words("card-kind-job"), job_facts(words, table)])
    return _whole(words, table, facts, job_sentences(words, table))


def _whole(words: Words, table: Table, facts: str, sentences: Sequence[str]) -> list[str]:
    text = [" ".join(sentences)] if sentences else []
    return [name_of(words, table), facts, *text, str(table["joke"][words.language])]


def card_facts(words: Words, table: Table) -> str:
    """`Thing: Weed, Book · Cost 3 · Slack 3`."""
    kind, slack, cost = table["kind"], table.get("slack", 0), table.get("cost", 0)
    line = word(words, kind)
    if kind == "person":
        line = words(f"card-kind-{'invited' if slack > 0 else 'uninvited'}", kind=line)
    tags = [word(words, tag) for tag in table.get("tags", [])]
    facts = [words("card-kind-tags", kind=line, tags=", ".join(tags)) if tags else line]
    if kind == "thing" or cost:
        facts.append(words("card-cost", cost=cost))
    if kind != "whenever":
        facts.append(slack_text(words, slack))
    return SEPARATOR.join(facts)


def slack_text(words: Words, slack: int | str) -> str:
    """The Slack of a card as in its file: a number, or the die that gives it."""
    if isinstance(slack, str):
        return words("card-slack-die", roll=words("card-roll", die=SLACK_DICE[slack]))
    return words("card-slack", slack=minus(slack))


def job_facts(words: Words, table: Table) -> str:
    """`Income 2 · Free Time 3 · Goal 20`, and its tags."""
    income, free_time = str(table["income"]), str(table["free_time"])
    numbers = words("card-job-numbers", income=income, free_time=free_time, goal=table["goal"])
    tags = [word(words, tag) for tag in table.get("tags", [])]
    return SEPARATOR.join([", ".join(tags), numbers] if tags else [numbers])


def faces(first: int, last: int) -> str:
    """Faces of a die: `4–6`, or `6` alone."""
    return str(first) if first == last else f"{first}–{last}"


def minus(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    return minus(number) if number < 0 else f"+{number}"


# Words for tags and kinds --------------------------------------------------------------------------------------------


def word(words: Words, tag: str, form: str = "") -> str:
    """A kind or tag in one of its forms. A made-up tag gets generic forms."""
    key = f"word-{tag}.{form}" if form else f"word-{tag}"
    if words.has(key):
        return words(key)
    return words(key.replace(tag, "custom", 1), word=tag.replace("_", " ").title())


def joined(words: Words, items: Sequence[str], conjunction: str) -> str:
    *most, last = items
    return words(f"words-{conjunction}", most=", ".join(most), last=last) if most else last


def some(words: Words, tags: Sequence[str], n: int = 1) -> str:
    """`a Pet`, `one Food or Pet card`, `two Food or Pet cards`; no tags mean any card."""
    tags = _with_pets(tags)
    if not tags and n == 1:
        return words("words-any")
    if n > 1:
        number = words("words-number", n=n)
        return words("words-counted", number=number, what=several(words, tags, "or"))
    if _are_nouns(tags):
        return joined(words, [word(words, tag, "a") for tag in tags], "or")
    return words("words-one-card", stems=_stems(words, tags, "or"))


def several(words: Words, tags: Sequence[str], conjunction: str) -> str:
    """`Pets`, `Food and Booze cards`."""
    tags = _with_pets(tags)
    if not tags:
        return words("words-any.many")
    if _are_nouns(tags):
        return joined(words, [word(words, tag, "many") for tag in tags], conjunction)
    return words("words-cards", stems=_stems(words, tags, conjunction))


def counted(words: Words, tags: Sequence[str], n: int) -> str:
    """What follows a numeral: `Food or Pet card`, `Books`."""
    if n > 1:
        return several(words, tags, "or")
    return words("words-card", stems=_stems(words, _with_pets(tags), "or"))


def _with_pets(tags: Sequence[str]) -> list[str]:
    """Anything that looks for a Person finds Pets, too (SLACK-47), so the text has to say so."""
    return list(dict.fromkeys(each for tag in tags for each in ((tag, "pet") if tag == "person" else (tag,))))


def _are_nouns(tags: Sequence[str]) -> bool:
    return len(tags) == 1 or all(tag in KINDS for tag in tags)


def _stems(words: Words, tags: Sequence[str], conjunction: str) -> str:
    *most, last = [word(words, tag, "stem") for tag in tags]
    return joined(words, [*(words("words-stem", stem=stem) for stem in most), last], conjunction)


# Sentences -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Clause:
    about: str  # who or what the subject is, however it is worded
    subject: str
    verb: str
    rest: str
    is_last: bool  # nothing fits into the same sentence after it
    order: str  # the verb as an instruction to the reader, where the language has one for it


def life_sentences(words: Words, table: Table) -> list[str]:
    writer = Writer(words, table)
    return [_capitalized(sentence) for sentence in writer.life_card()]


def job_sentences(words: Words, table: Table) -> list[str]:
    writer = Writer(words, table)
    found = writer.sentences("", writer.modifiers(table.get("traits", [])))
    found += writer.sentences("front-turn-card", writer.effects(table.get("each_turn", [])))
    return [_capitalized(sentence) for sentence in found]


def lasting(words: Words, table: Table, name: str, *, is_you: bool) -> str:
    """What a lasting Whenever brings somebody until the end of the turn: `Mia has −1 Free Time`."""
    subject, person = (words("who-you"), "you") if is_you else (name, "one")
    told: list[str] = []
    for modifier in table["in_play"]:
        clause = Writer(words, table).modifier(modifier, subject, person)
        told.append(words("clause-first", subject=clause.subject, verb=clause.verb, rest=clause.rest))
    return _capitalized(words.listed(told))


def _capitalized(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def plain_name(id: str) -> str:
    """What can be read from an id that has no words."""
    return id.replace("_", " ").capitalize()


class Writer:
    """Writes one card."""

    def __init__(self, words: Words, table: Table) -> None:
        self.words = words
        self.table = table
        self.kind: str = table.get("kind", JOB)
        self.target: str = table.get("target", "")
        self.is_chosen = False  # whether the text has said that a player is to be chosen ...
        self.is_aimed = False  # ... or which card

    def life_card(self) -> list[str]:
        found = [*self._cancels(), *self._needs(), *self._target()]
        if self.kind == "whenever":
            found += self.sentences("", self.effects(self.table.get("effects", [])))
        else:
            found += self._in_a_room()
        found += self._modifiers()
        if "nookie" in self.table.get("tags", []) and self.kind == "activity":
            found.append(self.words("card-noisy", slack=NOISY))  # SLACK-123
        if not found and self.kind == "whenever":
            found.append(self.words("card-nothing"))
        if self.table.get("when") == "own_turn":
            found.append(self.words("card-own-turn"))
        return found

    def _cancels(self) -> list[str]:
        cancels = self.table.get("cancels", [])
        if not cancels:
            return []
        if self.kind == "activity":
            return [self.words("card-thrown")]
        if len(cancels) == 1 and self.words.has(f"card-cancels-{cancels[0]}"):
            return [self.words(f"card-cancels-{cancels[0]}")]
        what = joined(self.words, [word(self.words, each, "a") for each in cancels], "or")
        return [self.words("card-cancels", what=what, that=word(self.words, cancels[-1], "that"))]

    def _needs(self) -> list[str]:
        if "needs" not in self.table:
            return []
        return [self.words("card-needs", cards=several(self.words, [self.table["needs"]], "or"))]

    def _target(self) -> list[str]:
        """What is chosen is usually named in the first effect; otherwise before it."""
        first = [effect["op"] for effect in self.table.get("effects", [])[:1]]
        if self.target == "card" and not set(first) & set(AIMED):
            self.is_aimed = True
            what = some(self.words, self.table.get("of", []))
            return [self.words("card-choose-card", what=what, where=self.table.get("where", "any"))]
        about = [modifier["mod"] for modifier in self.table.get("in_play", [])]
        if self.target and any(self.words.has(f"mod-{mod}.subject") for mod in about):
            self.is_chosen = True
            return [self.words("card-choose-player", who=self.target)]
        return []

    def _in_a_room(self) -> list[str]:
        effects, each_turn = self.table.get("effects", []), self.table.get("each_turn", [])
        if effects and effects == each_turn and self.kind != "activity":
            return self.sentences(f"front-both-{self.kind}", self.effects(effects))
        front = f"front-enter-{self.kind}"
        if self.kind == "activity":
            can_fail = SLACK_DICE.get(self.table.get("slack", 0), 0) < 0
            front = "front-enter-die" if can_fail else ""
        turn = "front-turn-person" if self.kind == "person" else "front-turn-card"
        return self.sentences(front, self.effects(effects)) + self.sentences(turn, self.effects(each_turn))

    def _modifiers(self) -> list[str]:
        """A card in a room works as long as it is there; a Whenever says how long it does."""
        form = "sentence-lasting" if self.kind == "whenever" else "sentence"
        return self.sentences("", self.modifiers(self.table.get("in_play", [])), form)

    # Clauses into sentences ------------------------------------------------------------------------------------------

    def sentences(self, front: str, clauses: Sequence[Clause], form: str = "sentence") -> list[str]:
        """As few as possible: a new one begins after a roll, and with a new subject unless one condition
        covers both.
        """
        found: list[str] = []
        left = list(clauses)
        while left:
            taken = [left.pop(0)]
            while left and not taken[-1].is_last and (front or left[0].about == taken[0].about):
                taken.append(left.pop(0))
            is_fronted = bool(front) or self.words(f"{form}.place") == "after"
            clause = self._together(taken, is_fronted=is_fronted)
            if front:
                found.append(self.words("sentence-fronted", front=self.words(front), clause=clause))
                front = "front-then"
            else:
                found.append(self.words(form, clause=clause))
        return found

    def _together(self, clauses: Sequence[Clause], *, is_fronted: bool) -> str:
        """Clauses with the same subject share it."""
        runs: list[list[Clause]] = []
        for clause in clauses:
            if runs and runs[-1][0].about == clause.about:
                runs[-1].append(clause)
            else:
                runs.append([clause])
        text = ""
        for run in runs:
            place = "after" if is_fronted and not text else "first"
            orders = [clause.order for clause in run if clause.order != NO_ORDER]
            if len(orders) == len(run) and not text and self.words(f"clause-{place}.order") != NO_ORDER:
                told = [self.words("clause-same", verb=clause.order, rest=clause.rest) for clause in run]
            else:
                first, *others = run
                told = [self.words(f"clause-{place}", subject=first.subject, verb=first.verb, rest=first.rest)]
                told += [self.words("clause-same", verb=clause.verb, rest=clause.rest) for clause in others]
            said = self.words.listed([part.lstrip() for part in told])  # some instructions go without a verb: +1 Income
            text = self.words("clause-too", before=text, clause=said) if text else said
        return text

    # Effects and modifiers into clauses ------------------------------------------------------------------------------

    def effects(self, effects: Sequence[Table]) -> list[Clause]:
        return [self._effect(effect) for effect in effects if effect["op"] != "roll" or {"then", "else"} & set(effect)]

    def _effect(self, effect: Table) -> Clause:
        op, by, n = effect["op"], effect.get("by", 0), effect.get("n", 1)
        forms: dict[str, Variable] = {"by": abs(by), "n": n, "number": self.words("words-number", n=n)}
        if "of" in effect:
            forms["cards"] = some(self.words, effect["of"], n)
        if op == "steal":
            forms["again"] = "yes" if self.is_chosen else "no"
            self.is_chosen = True
        elif op in AIMED:
            forms["where"] = "again" if self.is_aimed else self.table.get("where", "any")
            forms["what"] = some(self.words, self.table.get("of", []))
            forms["signed"] = signed(by)
            self.is_aimed = True
        elif op == "roll":
            forms |= self._branches(effect)
        who = self._who(effect) if "who" in OP_FIELDS[op] else "you"
        subject, person = self.words(f"who-{who}"), self.words(f"who-{who}.person")
        key = f"effect-{op}"
        if not self.words.has(key):  # of a mechanic that has no words here
            key, forms["name"] = "effect-other", plain_name(op)
        return self._clause(key, who, subject, person, by, forms)

    def _branches(self, roll: Table) -> dict[str, Variable]:
        then, otherwise = (self.effects(roll.get(branch, [])) for branch in ("then", "else"))
        return {
            "branch": "both" if then and otherwise else "then" if then else "else",
            "high": faces(roll["least"], 6),
            "low": faces(1, roll["least"] - 1),
            "then": self._together(then, is_fronted=True),
            "else": self._together(otherwise, is_fronted=True),
        }

    def modifiers(self, modifiers: Sequence[Table]) -> list[Clause]:
        found: list[Clause] = []
        for modifier in modifiers:
            who = self._who(modifier)
            found.append(self.modifier(modifier, self.words(f"who-{who}"), self.words(f"who-{who}.person"), who))
        return found

    def modifier(self, modifier: Table, subject: str, person: str, who: str = "target") -> Clause:
        mod, by = modifier["mod"], modifier.get("by", 0)
        forms: dict[str, Variable] = {"by": abs(by), "signed": signed(by), "usual": USUAL_DRAW, "hand": USUAL_DRAW + by}
        if "of" in modifier:
            forms["cards"] = several(self.words, modifier["of"], "or" if mod == "forbid" else "and")
        return self._clause(f"mod-{mod}", who, subject, person, by, forms)

    def _clause(self, key: str, who: str, subject: str, person: str, by: int, forms: dict[str, Variable]) -> Clause:
        if by < 0 and self.words.has(f"{key}-less"):
            key += "-less"
        about = "target" if who in ("player", "other", "again") else who
        forms["person"] = person
        if self.words.has(f"{key}.subject"):
            about = subject = self.words(f"{key}.subject", **forms)
            person = "one" if self.words.has(f"{key}.one") else "many"
        order = self.words(f"{key}.order") if who == "you" and self.words.has(f"{key}.order") else NO_ORDER
        verb, rest = self.words(f"{key}.{person}"), self.words(key, **forms)
        return Clause(about, subject, verb, rest, key in LAST, order)

    def _who(self, effect: Table) -> str:
        """Whom it concerns, as a message: the reader is `you`, who has the card in the room or plays the Whenever."""
        usual = "owner" if self.kind != "whenever" else "target" if self.target else "player"
        who = str(effect.get("who", usual))
        if who == "target":
            if self.target == "card":
                return "holder"
            if not self.target or self.is_chosen:
                return "again" if self.target else "you"
            self.is_chosen = True
            return self.target
        if who == "player" and self.kind == "person":
            return "sender"
        if who == "owner" and self.kind == "activity" and "cancels" in self.table:
            return "getter"  # it may be thrown
        return "you" if who in ("owner", "player") else who
