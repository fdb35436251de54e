"""What a card counts and what it asks for, in words: `for each Book in your room`, `if you have a Gadget card`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.games.slack.schema import TOKENS
from stammtisch.text.words import Variable, Words

Table = Mapping[str, Any]


def each(words: Words, tag: str, *, is_other: bool) -> str:
    """`each Person or Pet` (SLACK-47), `each Book`, `each Clothes card`; a card does not count itself."""
    if tag == "person":
        return words("words-each-pet")
    if not is_other and words.has(f"word-{tag}.each"):
        return words(f"word-{tag}.each")
    stem = words(f"word-{tag}.stem") if words.has(f"word-{tag}.stem") else tag.replace("_", " ").title()
    return words("words-each-other" if is_other else "words-each", stem=stem)


def per(words: Words, amount: Table, person: str, card: Table) -> str:
    """What follows a number on a card: ` for each Book in your room (at most 3)`."""
    is_less = amount.get("times", 1) < 0
    kind = ("less" if is_less else "more") if amount.get("plus") else "only"
    is_token = amount["per"] in TOKENS
    where = "held" if is_token and amount.get("where", "own") == "own" else amount.get("where", "own")
    place = words("words-rooms", where=where, person=person)
    most = amount["most"] * abs(amount.get("times", 1)) if "most" in amount else 0
    step = abs(amount.get("times", 1))
    is_other = where != "others" and amount["per"] in card.get("tags", ())
    counted = each(words, amount["per"], is_other=is_other)
    return words("words-per", kind=kind, step=step, each=counted, place=place, most=most)


def base(amount: Table) -> int:
    """The number in front of that, with its sign."""
    return int(amount.get("plus", 0) or 1) * int(amount.get("times", 1))


def condition(words: Words, effect: Table, person: str, cards: str) -> str:
    """`if somebody is in your room`; the other way round where only the opposite matters."""
    has: Sequence[str] = effect["has"]
    least, where = effect.get("least", 1), effect.get("where", "own")
    kind = "person" if has == ["person"] else "token" if has[0] in TOKENS else "card"
    holds = "yes" if "then" in effect else "no"
    place = words(
        "words-rooms", where="another" if where == "others" else "some" if where == "any" else where, person=person
    )
    form: dict[str, Variable] = {"holds": holds, "form": "some" if least == 1 else "many", "least": least}
    form |= {"cards": cards, "place": place, "person": person, "where": where}
    return words(f"condition-{kind}", **form)
