"""The text of every card and Job, and the log of whole games, as last approved: golden/*.en.txt and *.de.txt.

When cards, rules, bots or words change, rewrite the files with `python -m tests.text.golden`, and read the diff as a
player would read it.
"""

from pathlib import Path
from random import Random
from typing import Final

from stammtisch.boxes import game_text, load, make_bot, usual_bot
from stammtisch.engine.event import visible
from stammtisch.engine.rng import stream
from stammtisch.games.slack.sets import load_set, read_file
from stammtisch.text import log
from stammtisch.text.cards import render_card, render_job
from stammtisch.text.words import LANGUAGES, words

SETS: Final = ("cthulhu", "goth", "geek", "guevara")
LOGS: Final = ("cthulhu", "scare")
PLAYERS: Final = ("Ana", "Leo", "Mia")
READER: Final = 0


def golden_file(set_name: str, language: str) -> Path:
    return Path(__file__).with_name("golden") / f"{set_name}.{language}.txt"


def set_text(set_name: str, language: str) -> str:
    """All cards of a set as a player reads them, including those that are not in the deck."""
    card_set = load_set(set_name)
    say = words(language).calling(card_set.nouns)
    cards = {id: render_card(say, table) for id, table in card_set.raw.items()}
    jobs = {id: render_job(say, table) for id, table in read_file(set_name, "jobs.toml").items()}
    return "\n".join("\n".join([f"[{id}]", *lines, ""]) for id, lines in (*cards.items(), *jobs.items()))


def game_log(game_name: str, language: str) -> str:
    """A whole game between bots as Ana reads it. Now and then somebody does what no bot would."""
    game = load(game_name)
    text = game_text(words(language), game, PLAYERS)
    best, other = make_bot(usual_bot(game), game), make_bot("random", game)
    chance, heading = Random(5), log.NOTHING
    state, events = game.start(len(PLAYERS), stream("golden", "game"))
    told: list[str] = []
    while True:
        lines, heading = log.lines(game, text, visible(events, READER), heading)
        told += [text.line(line, READER) for line in lines]
        decision = game.decision(state)
        if decision is None:
            return "\n".join([*told, ""])
        is_odd = chance.random() < 0.15
        seat = chance.choice(decision.asked + decision.interject) if is_odd else decision.asked[0]
        if not game.moves(state, seat):
            seat = decision.asked[0]
        bot = other if is_odd else best
        events = game.apply(state, bot.choose(game.moves(state, seat), game.view(state, seat), chance))


if __name__ == "__main__":
    for name in LOGS:
        for language in LANGUAGES:
            golden_file(f"{name}-log", language).write_text(game_log(name, language), "utf-8")
    for name in SETS:
        for language in LANGUAGES:
            golden_file(name, language).write_text(set_text(name, language), "utf-8")
