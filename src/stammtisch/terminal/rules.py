"""Rules on the screen: all of them, or one."""

from __future__ import annotations

from stammtisch.boxes import find_rule, rulebook
from stammtisch.engine.game import AnyGame
from stammtisch.terminal.commands import fold
from stammtisch.terminal.screen import Screen
from stammtisch.text.rulebook import Rule, rule_text, source_text
from stammtisch.text.words import Words


def show_rules(screen: Screen, words: Words, game: AnyGame, asked: str) -> None:
    """The rule with this id, those that mention this word, or the whole book."""
    rules = list(rulebook(game.kind.id))
    if any(fold(rule.id) == fold(asked) for rule in rules):
        screen.blank()
        show_rule(screen, words, game, find_rule(game.kind.id, asked))
        return
    found = [rule for rule in rules if fold(asked) in fold(f"{_title(words, rule)} {rule_text(rule, words)}")]
    if not found:
        screen.say(words("terminal-rules-none", asked=asked), fg="yellow")
        return
    width = max(len(rule.id) for rule in rules)
    sections = list(dict.fromkeys(rule.section for rule in found))
    for number, section in enumerate(sections, start=1):
        here = [rule for rule in found if rule.section == section]
        screen.blank()
        screen.say(_title(words, here[0]), bold=True)
        for rule in here:
            screen.say(rule_text(rule, words), first=f"{rule.id:{width}} ", rest=" " * (width + 1))
        is_paged = screen.is_typed and screen.is_terminal  # a pipe gets the book in one piece
        more = words("terminal-rules-more", number=number, sections=len(sections))
        if is_paged and number < len(sections) and screen.ask(more):
            return  # whatever was typed: leaving the book must not play a card


def show_rule(screen: Screen, words: Words, game: AnyGame, rule: Rule) -> None:
    """One rule with its example, where it comes from, and the option that changes it."""
    screen.say(rule.id, bold=True)
    screen.say(words(f"rule-{rule.id}"))
    if words.has(f"rule-{rule.id}.example"):
        screen.say(words("terminal-rule-example", example=words(f"rule-{rule.id}.example")))
    screen.say(source_text(rule, words))
    if rule.option in game.options:  # without the mechanic that it belongs to, there is none
        key = f"option-{game.kind.family}-{rule.option}"
        value = _value(words, game.options[rule.option])
        screen.say(words("terminal-rule-option", option=rule.option, value=value, help=words(f"{key}.help")))


def _title(words: Words, rule: Rule) -> str:
    return words(f"rules-section-{rule.section}")


def _value(words: Words, value: object) -> str:
    if isinstance(value, bool):
        return words("terminal-yes" if value else "terminal-no")
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
