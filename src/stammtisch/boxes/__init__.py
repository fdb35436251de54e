"""Game boxes: each holds everything that belongs to one game, and all clients find their games here.

`load` opens a box for a table; docs/engine.md tells how to add one. Boxes from elsewhere are named in the environment,
so that every process of a server or a simulation has them.
"""

import os

from stammtisch.boxes.announcement import KINDS, Announcement
from stammtisch.boxes.box import AnyBox, GameBox
from stammtisch.boxes.cards import CardFacts
from stammtisch.boxes.lessons import example, example_cards, examples, guide, has_guide
from stammtisch.boxes.missing import missing
from stammtisch.boxes.parts import (
    HowTo,
    announcement,
    best_bot,
    ending_move,
    find_rule,
    game_about,
    game_intro,
    game_text,
    game_title,
    how_to_play,
    known_bots,
    levels,
    make_bot,
    painter_of,
    picture_types,
    rulebook,
    shared_text,
    usual_bot,
)
from stammtisch.boxes.shelf import boxes, find_box, known_games, load, load_recorded, register, register_named
from stammtisch.boxes.slack.sets import SlackSet
from stammtisch.boxes.statistics import GameCount, count_game
from stammtisch.boxes.tally import Dealt, Deck, Tally

__all__ = [
    "KINDS",
    "Announcement",
    "AnyBox",
    "CardFacts",
    "Dealt",
    "Deck",
    "GameBox",
    "GameCount",
    "HowTo",
    "SlackSet",
    "Tally",
    "announcement",
    "best_bot",
    "boxes",
    "count_game",
    "ending_move",
    "example",
    "example_cards",
    "examples",
    "find_box",
    "find_rule",
    "game_about",
    "game_intro",
    "game_text",
    "game_title",
    "guide",
    "has_guide",
    "how_to_play",
    "known_bots",
    "known_games",
    "levels",
    "load",
    "load_recorded",
    "make_bot",
    "missing",
    "painter_of",
    "picture_types",
    "register",
    "register_named",
    "rulebook",
    "shared_text",
    "usual_bot",
]

register_named(os.environ.get("STAMMTISCH_GAMES", ""))
