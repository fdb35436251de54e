"""What a card does as it enters play, in a few words: `+2 cards`, `others: −1 Sleep card`. The receiver is not named,
so that the same words fit every room.
"""

from __future__ import annotations

from typing import Final

from stammtisch.games.slack.mechanics import is_counted
from stammtisch.text.clauses import Table
from stammtisch.text.tags import counted, faces, plain_name, signed, some
from stammtisch.text.words import Variable, Words

LONG: Final = (  # ops of a whole sentence
    *("if", "last", "convert", "fetch", "swap", "borrow", "pass_left", "clear"),
    *("vote", "look", "lure", "swap_ranks", "denounce"),
)


def brief(words: Words, table: Table) -> list[str]:
    """What a Life card brings at once, besides Slack and tokens, which depend on who gets it. What it does later is
    left to its text.
    """
    effects = [effect for effect in table.get("effects", []) if not _is_gain(effect) and _is_simple(effect)]
    modifiers = [
        each for each in table.get("in_play", []) if words.has(f"brief-mod-{each['mod']}") and _is_simple(each)
    ]
    found = [words("brief-loot", loot=table["loot"], source=table.get("loot_from", "pile"))] if "loot" in table else []
    return [*found, *[_effect(words, effect) for effect in effects]] + [
        words(f"brief-mod-{modifier['mod']}", signed=signed(modifier["by"])) for modifier in modifiers
    ]


def brief_each_turn(words: Words, table: Table) -> list[str]:
    """What a card in a room brings or costs its owner at the start of each turn."""
    return [_effect(words, effect) for effect in table.get("each_turn", []) if _is_simple(effect)]


def _is_simple(entry: Table) -> bool:
    """What takes a whole sentence to say is left to the text of the card."""
    if entry.get("op") in LONG or entry.get("who") == "target":
        return False
    parts = [part for branch in ("then", "else") for part in entry.get(branch, [])]
    return isinstance(entry.get("by", 0), int) and isinstance(entry.get("n", 1), int) and all(map(_is_simple, parts))


def _is_gain(effect: Table) -> bool:
    return is_counted(effect["op"]) and effect.get("who", "owner") == "owner"


def _effect(words: Words, effect: Table) -> str:
    op, n, who = effect["op"], effect.get("n", 1), effect.get("who", "owner")
    if op == "roll":
        return _roll(words, effect)
    forms: dict[str, Variable] = {"n": n, "signed": signed(effect.get("by", 0))}
    if "of" in effect:
        forms["cards"] = some(words, effect["of"]) if op == "free_play" else counted(words, effect["of"], n)
    what = words(f"brief-{op}", **forms) if words.has(f"brief-{op}") else plain_name(op)
    return what if who == "owner" else words(f"brief-for-{who}", what=what)


def _roll(words: Words, roll: Table) -> str:
    then, otherwise = (", ".join(_effect(words, each) for each in roll.get(key, [])) for key in ("then", "else"))
    branch = "both" if then and otherwise else "then" if then else "else"
    high, low = faces(roll["least"], 6), faces(1, roll["least"] - 1)
    return words("brief-roll", branch=branch, high=high, low=low, then=then, **{"else": otherwise})
