"""Effects and modifiers of one card as clauses, and clauses as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from stammtisch.games.slack.cards import USUAL_DRAW
from stammtisch.games.slack.plays import NOISY
from stammtisch.games.slack.schema import OP_FIELDS, SLACK_DICE, TOKENS
from stammtisch.games.slack.sets import ops_in
from stammtisch.text.amounts import base, condition, per
from stammtisch.text.tags import are_nouns, faces, joined, plain_name, several, signed, some, with_pets, word
from stammtisch.text.words import Variable, Words

Table = Mapping[str, Any]

JOB: Final = "job"  # where Life cards have their kind

# Their clauses end with a clause of their own, after which another "and" would be misread.
LAST: Final = (
    "effect-roll",
    "effect-take",
    "effect-borrow",
    "effect-swap",
    "effect-negate",
    "effect-send",
    "effect-free_play",
    "effect-vote",
    "effect-look",
    "mod-immune",
)
NO_ORDER: Final = "none"
NAMED: Final = "named"  # whom a vote has picked
THEY: Final = "they"  # those whom a condition has picked, once they have been named
# What happens to a chosen card: their clauses name it.
AIMED: Final = ("take", "remove", "mark", "negate", "send", "swap", "borrow")
UNNAMED: Final = ("on", "lock", "keep_call")  # modifiers whose clauses do not say whose they are
REACHING: Final = {"everyone": "all", "others": "others"}  # whose rooms a modifier is about, if not one player's


@dataclass(frozen=True)
class Clause:
    about: str  # who or what the subject is, however it is worded
    subject: str
    verb: str
    rest: str
    is_last: bool  # nothing fits into the same sentence after it
    order: str  # the verb as an instruction to the reader, where the language has one for it


def capitalized(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


class Writer:
    """Writes one card."""

    def __init__(self, words: Words, table: Table) -> None:
        self.words = words
        self.table = table
        self.kind: str = table.get("kind", JOB)
        self.target: str = table.get("target", "")
        self.is_chosen = False  # whether the text has said that a player is to be chosen ...
        self.is_aimed = False  # ... or which card
        self.asked = ""  # whom the text is about, where a condition has picked some players: `others` ...
        self.asked_with = ""  # ... and what they have
        self.name = ""  # of the player whose card it is, where it is not the reader's

    def life_card(self) -> list[str]:
        found = [*self._only(), *self._raid(), *self._cancels(), *self._needs(), *self._target()]
        if self.kind == "whenever":
            found += self.sentences("", self.effects(self.table.get("effects", [])))
        else:
            found += self._in_a_room()
        if "last" not in ops_in(self.table.get("effects", [])):
            found += self._modifiers()
        found += self.sentences("front-later", self.effects(self.table.get("later", [])))
        found += self.sentences("front-ordered", self.effects(self.table.get("ordered", [])))
        if "spares" in self.table:
            found.append(self.words("card-spares", jobs=several(self.words, self.table["spares"], "and")))
        if "nookie" in self.table.get("tags", []) and self.kind == "activity":
            found.append(self.words("card-noisy", slack=NOISY))  # SLACK-123
        if not found and self.kind == "whenever":
            found.append(self.words("card-nothing"))
        if self.table.get("when") == "own_turn":
            found.append(self.words("card-own-turn"))
        return found

    def _only(self) -> list[str]:
        """Who may play it, and what it is."""
        found = [self.words(f"card-only-{self.table['only']}")] if "only" in self.table else []
        return [*found, self.words("card-stays")] if self.table.get("stays") else found

    def _raid(self) -> list[str]:
        if "loot" not in self.table:
            return []
        found = [self.words("card-loot", loot=self.table["loot"], source=self.table.get("loot_from", "pile"))]
        return [*found, self.words(f"card-first-{self.table['first']}")] if "first" in self.table else found

    def _cancels(self) -> list[str]:
        cancels = self.table.get("cancels", [])
        if not cancels:
            return []
        if self.kind == "activity":
            return [self.words("card-thrown")]
        if "aimed" in self.table:
            what = joined(self.words, [word(self.words, each, "a") for each in cancels], "or")
            return [self.words("card-cancels-aimed", what=what)]
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
        if effects and effects[0]["op"] == "clear" and effects[0]["of"] == self.table.get("tags"):
            others = several(self.words, effects[0]["of"], "and")
            return [self.words("card-replaces", cards=others), *self._entering(effects[1:], each_turn)]
        return self._entering(effects, each_turn)

    def _entering(self, effects: Sequence[Table], each_turn: Sequence[Table]) -> list[str]:
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
        return self.sentences("", self.modifiers(self.table.get("in_play", [])), self._lasting_form())

    def _lasting_form(self) -> str:
        lasts = self.table.get("lasts", "")
        return {"": "sentence", "turn": "sentence-lasting"}.get(lasts, f"sentence-{lasts}")

    # Clauses into sentences ------------------------------------------------------------------------------------------

    def sentences(self, front: str, clauses: Sequence[Clause], form: str = "sentence") -> list[str]:
        """As few as possible: a new one begins after a roll, and with a new subject unless one condition
        covers both.
        """
        found: list[str] = []
        left = list(clauses)
        before = ""
        while left:
            taken = [left.pop(0)]
            while left and not taken[-1].is_last and (front or left[0].about == taken[0].about):
                taken.append(left.pop(0))
            is_fronted = bool(front) or self.words(f"{form}.place") == "after"
            clause = self._together(taken, is_fronted=is_fronted, is_new=before == "target")
            before = taken[0].about
            if front and taken[0].about == "if":
                found.append(self._after_colon(self.words(front).rstrip(","), clause))
                front = "front-then"
            elif front:
                found.append(self.words("sentence-fronted", front=self.words(front), clause=clause))
                front = "front-then"
            elif taken[0].about == "on" and form != "sentence":
                found.append(self._after_colon(self.words(f"{form}.front"), clause))
            else:
                found.append(self.words(form, clause=clause))
        return found

    def _after_colon(self, front: str, clause: str) -> str:
        """What is a sentence of its own, in some languages with a capital letter."""
        said = capitalized(clause) if self.words("sentence-if.capital") == "yes" else clause
        return self.words("sentence-if", front=front, clause=said)

    def _together(self, clauses: Sequence[Clause], *, is_fronted: bool, is_new: bool = False) -> str:
        """Clauses with the same subject share it. Right after a sentence about somebody else, no order says who."""
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
            if len(orders) == len(run) and not text and not is_new and self.words(f"clause-{place}.order") != NO_ORDER:
                verbs = _said_once(orders)
                told = [self.words("clause-same", verb=v, rest=c.rest) for v, c in zip(verbs, run, strict=True)]
            else:
                first, *others = run
                told = [self.words(f"clause-{place}", subject=first.subject, verb=first.verb, rest=first.rest)]
                verbs = _said_once([clause.verb for clause in run])[1:]
                told += [self.words("clause-same", verb=v, rest=c.rest) for v, c in zip(verbs, others, strict=True)]
            told = [" ".join(part.split()) for part in told]  # some go without a verb: +1 Income
            said = self.words.listed(told)
            text = self.words("clause-too", before=text, clause=said) if text else said
        return text

    # Effects and modifiers into clauses ------------------------------------------------------------------------------

    def effects(self, effects: Sequence[Table]) -> list[Clause]:
        found: list[Clause] = []
        for effect in effects:
            if effect["op"] in ("roll", "if") and not {"then", "else"} & set(effect):
                continue
            if effect["op"] == "if":
                found += self._if(effect)
            elif effect["op"] == "last":
                found += self._last(effect)
            else:
                found.append(self._effect(effect))
        return found

    def _effect(self, effect: Table) -> Clause:
        op, by, n = effect["op"], effect.get("by", 0), effect.get("n", 1)
        who = self._who(effect) if "who" in OP_FIELDS[op] or (op == "roll" and self.asked) else "you"
        person = self._person(who)
        amount = None if op == "lure" else by if isinstance(by, dict) else n if isinstance(n, dict) else None
        after = ""
        if isinstance(by, str):
            after, by = self.words("words-rolled", roll=self.words("card-roll", die=SLACK_DICE[by])), 1
        if amount is not None:
            after = per(self.words, amount, person, self.table)
            by, n = (base(amount), 1) if isinstance(by, dict) else (0, abs(base(amount)))
        forms: dict[str, Variable] = {
            "by": 0 if isinstance(by, dict) else abs(by),
            "n": n,
            "number": self.words("words-number", n=n),
        }
        if after and isinstance(effect.get("by"), str):
            forms["by"] = self.words("words-some")
        forms["cards"] = some(self.words, effect.get("of", []), n)
        if "of" in effect:
            forms["reach"] = REACHING.get(who, "you")
            forms["many"] = several(self.words, effect["of"], "and")
            forms["same"] = "yes" if {self.kind, *self.table.get("tags", [])} & set(effect["of"]) else "no"
            forms["top"] = "yes" if effect.get("top") else "no"
        if op == "steal":
            forms["again"] = "yes" if self.is_chosen else "no"
            self.is_chosen = True
        elif op in AIMED:
            is_self = not self.target and self.kind != "whenever"
            forms["where"] = "self" if is_self else "again" if self.is_aimed else self.table.get("where", "any")
            forms["what"] = some(self.words, self.table.get("of", []))
            forms |= {"signed": signed(by), "most": effect.get("most", 0)}
            self.is_aimed = True
        elif op in ("denounce", "look", "swap_ranks"):
            forms |= {"again": "yes" if self.is_chosen else "no", "hits": self.table.get("hits", "any")}
            self.is_chosen = True
        elif op == "lure":
            forms["most"], by = several(self.words, [effect["by"]["per"]], "and"), 0
        elif op == "vote":
            before, self.asked, self.asked_with = self.asked, NAMED, ""
            forms["then"] = self._together(self.effects(effect["then"]), is_fronted=False)
            self.asked = before
        elif op == "roll":
            forms |= self._branches(effect)
        elif op == "convert":
            name = word(self.words, effect["from"])
            forms |= {"most": effect["most"], "name": name, "kind": "loose" if self.kind == "whenever" else "card"}
        elif op == "pass_left":
            forms["from"] = effect.get("from", "room")
        key = f"effect-{op}"
        if not self.words.has(key):  # of a mechanic that has no words here
            key, forms["name"] = "effect-other", plain_name(op)
        clause = self._clause(key, who, self._subject(who), person, by, forms)
        return replace(clause, rest=clause.rest + after) if after else clause

    def _subject(self, who: str) -> str:
        """Those whom a condition has picked have something."""
        subject = self.name if who == "you" and self.name else self.words(f"who-{who}")
        is_picked = who == self.asked not in (THEY, NAMED)
        return self.words("who-with", who=subject, cards=self.asked_with) if is_picked else subject

    def _person(self, who: str) -> str:
        return self.words(f"who-{'again' if who == 'you' and self.name else who}.person")

    def _if(self, effect: Table) -> list[Clause]:
        """`If somebody is in your room, gain 1 Gloom`, or about everybody who has something: `every other player with a
        Gadget card gains 1 Slack`.
        """
        is_token = effect["has"][0] in TOKENS
        cards = (
            word(self.words, effect["has"][0], "a" if effect.get("least", 1) == 1 else "")
            if is_token
            else some(self.words, effect["has"], effect.get("least", 1))
        )
        if "who" in effect and effect["who"] in ("everyone", "others", "neighbors") and "then" in effect:
            if not is_token and not are_nouns(with_pets(effect["has"])):
                cards = several(self.words, effect["has"], "or")  # `one Food or Game card` could mean only one
            before, self.asked, self.asked_with = self.asked, effect["who"], cards
            found = self.effects(effect["then"])
            self.asked = before
            return found
        who = self._who(effect)
        person = self._person(who)
        front = condition(self.words, effect, person, cards)
        then, otherwise = (self.effects(effect.get(branch, [])) for branch in ("then", "else"))
        said = self._together(then or otherwise, is_fronted=True)
        if then and otherwise:
            said = self.words("condition-both", then=said, **{"else": self._together(otherwise, is_fronted=True)})
        return [Clause("if", front, "", said, True, NO_ORDER)]

    def _last(self, effect: Table) -> list[Clause]:
        """The modifiers of a card that says for whom they are."""
        who = self._who(effect)
        subject, person = self._subject(who), self._person(who)
        found = [self.modifier(modifier, subject, person, who) for modifier in self.table.get("in_play", [])]
        until = self.words(f"words-until-{self.table.get('lasts', 'turn')}", person=person)
        return [replace(clause, rest=f"{clause.rest} {until}") for clause in found]

    def _branches(self, roll: Table) -> dict[str, Variable]:
        before, self.asked = self.asked, self.asked and THEY
        then, otherwise = (self.effects(roll.get(branch, [])) for branch in ("then", "else"))
        self.asked = before
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
            found.append(self.modifier(modifier, self._subject(who), self._person(who), who))
        return found

    def modifier(self, modifier: Table, subject: str, person: str, who: str = "target") -> Clause:
        mod, by = modifier["mod"], modifier.get("by", 0)
        if mod == "on":
            return self._trigger(modifier)
        after = ""
        if isinstance(by, dict):
            after, by = per(self.words, by, person, self.table), base(by)
        forms: dict[str, Variable] = {"by": abs(by), "signed": signed(by), "usual": USUAL_DRAW, "hand": USUAL_DRAW + by}
        forms["lasts"] = "yes" if "lasts" in self.table else "no"
        of = modifier.get("of", [])
        key = f"mod-{mod}"
        forms["cards"] = several(self.words, of, "or" if mod == "forbid" else "and")
        forms["reach"] = REACHING.get(modifier.get("who", ""), person)
        if mod == "worth":
            key += "-cards" if of else ""
            if "side" in modifier:
                who = modifier["side"]
                subject, person = self._side(who)
        elif mod in ("immune", "forbid") and of and of[0] in TOKENS:
            key += "-token"
            forms["name"] = word(self.words, of[0])
        elif mod == "lock":
            forms["doing"] = joined(self.words, [self._doing(tag) for tag in of], "or")
        if not self.words.has(key):  # of a mechanic that has no words here
            key, forms["name"] = "mod-other", plain_name(mod)
        clause = self._clause(key, who, subject, person, by, forms)
        return replace(clause, rest=clause.rest + after) if after else clause

    def _side(self, side: str) -> tuple[str, str]:
        key = f"who-side-{side.replace(' ', '-')}"
        if self.words.has(key):
            return self.words(key), self.words(f"{key}.person")
        return self.words("who-side", side=plain_name(side)), "one"

    def _doing(self, tag: str) -> str:
        """What is locked: `call People`, `play TV cards`."""
        key = f"doing-{tag}"
        return (
            self.words(key) if self.words.has(key) else self.words("doing-play", cards=several(self.words, [tag], "or"))
        )

    def _trigger(self, modifier: Table) -> Clause:
        who, when, of = modifier.get("who", "owner"), modifier["when"], modifier.get("of", [])
        what = some(self.words, of)
        key = f"when-{when}" if self.words.has(f"when-{when}") else "when-token"
        front = self.words(key, who=who, what=what, name=word(self.words, when))
        before, self.is_chosen, self.target = (self.is_chosen, self.target), True, "other"
        clauses = [self._effect({"who": "owner", **effect}) for effect in modifier["then"]]
        self.is_chosen, self.target = before
        return Clause("on", front, "", self._together(clauses, is_fronted=True), True, NO_ORDER)

    def _clause(self, key: str, who: str, subject: str, person: str, by: int, forms: dict[str, Variable]) -> Clause:
        if by < 0 and self.words.has(f"{key}-less"):
            key += "-less"
        about = "target" if who in ("player", "other", "again", "highest", "next") else who
        forms["person"] = person
        if self.words.has(f"{key}.subject"):
            about = subject = self.words(f"{key}.subject", **forms)
            person = "one" if self.words.has(f"{key}.one") else "many"
        has_order = who == "you" and not self.name and self.words.has(f"{key}.order")
        order = self.words(f"{key}.order") if has_order else NO_ORDER
        verb, rest = self.words(f"{key}.{person}"), self.words(key, **forms)
        return Clause(about, subject, verb, rest, key in LAST, order)

    def _who(self, effect: Table) -> str:
        """Whom it concerns, as a message: the reader is `you`, who has the card in the room or plays the Whenever."""
        usual = "owner" if self.kind != "whenever" else "target" if self.target else "player"
        usual = "target" if self.asked else usual
        who = str(effect.get("who", usual))
        if who == "target" and self.asked:
            return self.asked
        if who == "target":
            if self.target == "card":
                return "holder"
            if not self.target or self.is_chosen:
                return "again" if self.target else "you"
            self.is_chosen = True
            return str(self.table.get("hits", self.target))
        if who == "player" and self.kind == "person":
            return "sender"
        if who == "owner" and self.kind == "activity" and "cancels" in self.table:
            return "getter"  # it may be thrown
        return "you" if who in ("owner", "player") else who


def _said_once(verbs: Sequence[str]) -> list[str]:
    """`roll with +2 when denounced and with −1 when calling People`: one verb for all is not said again."""
    return [verbs[0], *["" for _ in verbs[1:]]] if len(set(verbs)) == 1 else [*verbs]
