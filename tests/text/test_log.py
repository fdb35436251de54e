"""The log of a Slack game: causes and outcomes, one line for what belongs together, headings only with content."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random

import pytest

from stammtisch.boxes import load, make_bot
from stammtisch.engine.event import SPECTATOR, hit, visible
from stammtisch.engine.notation import parse
from stammtisch.engine.rng import stream
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.state import SlackState
from stammtisch.text import log
from stammtisch.text.slack import SlackText
from stammtisch.text.words import LANGUAGES, words

NAMES = ["Ana", "Leo", "Mia"]


def cthulhu() -> Slack:
    game = load("cthulhu")
    assert isinstance(game, Slack)
    return game


GAME = cthulhu()


def at(phase: str, dice: tuple[int, ...] = (), **seats: Mapping[str, object]) -> SlackState:
    """A table of Ana, Leo and Mia on Ana's turn."""
    return GAME.position({"phase": phase, "dice": list(dice)}, [seats.get(name.lower(), {}) for name in NAMES], NAMES)


def tell(state: SlackState, *moves: str, language: str = "en", viewer: int = 0) -> list[str]:
    """What a reader hears of these moves, in one log."""
    text, heading = SlackText(words(language), GAME, NAMES), log.NOTHING
    found: list[str] = []
    for move in moves:
        heard = visible(GAME.apply(state, parse(GAME, move, NAMES)), viewer)
        told, heading = log.lines(GAME, text, heard, heading)
        found += [text.line(line, viewer) for line in told]
    return found


# Causes and outcomes --------------------------------------------------------------------------------------------------


def test_whoever_takes_a_card_is_named() -> None:
    state = at("roll", ana={"room": ["mindless_flautist", "sleep"]})
    assert tell(state, "Ana: done") == ["The Mindless Flautist takes your Sleep."]
    state = at("roll", ana={"room": ["mindless_flautist", "sleep"]})
    assert tell(state, "Ana: done", viewer=1) == ["The Mindless Flautist takes Ana’s Sleep."]
    state = at("roll", ana={"room": ["mindless_flautist", "sleep"]})
    assert tell(state, "Ana: done", language="de") == ["„Der hirnlose Flötist“ nimmt dir „Schlafen“ weg."]


def test_a_guest_who_finds_nothing_is_not_mentioned_every_turn() -> None:
    assert tell(at("roll", ana={"room": ["mindless_flautist"]}), "Ana: done") == []


def test_a_guest_who_is_sent_arrives_in_the_same_line() -> None:
    state = at("call", ana={"hand": ["landlord_below"]})
    assert tell(state, "Ana: play landlord_below on Leo") == ["You send The Landlord Below to Leo’s room."]


def test_whoever_brings_a_card_is_named() -> None:
    hand = {"hand": ["deep_one_westley", "punch_with_eyes"]}
    told = tell(at("call", (5,), ana=hand), "Ana: play deep_one_westley", "Ana: play punch_with_eyes")
    assert told == [
        "You call Deep One Westley to your room.",
        "You roll a 5: Deep One Westley comes to your room (+1 Slack).",
        "Deep One Westley brings Punch with Eyes to your room (+2 Slack).",
    ]


def test_sums_say_what_they_are_made_of() -> None:
    seat = {"hand": ["sleep"], "room": ["cyclopean_couch"], "job": "perpetual_student"}
    told = tell(at("free_time", ana=seat, leo={"hand": ["tv"]}), "Ana: play sleep", "Leo: pass")
    assert told[:2] == [
        "You announce Sleep (Slack 2).",
        "Into your room: Sleep (+4 Slack: 2 +1 Job +1 Cyclopean Couch).",
    ]
    told = tell(at("free_time", ana=seat), "Ana: play sleep")  # nobody can answer: what is announced happens at once
    assert told[0] == "You announce Sleep (+4 Slack: 2 +1 Job +1 Cyclopean Couch)."
    told = tell(at("free_time", (5,), ana={"hand": ["evil_ritual_nookie"]}), "Ana: play evil_ritual_nookie")
    assert told[1] == "You roll a 5 for Evil Ritual Nookie (+4 Slack: 5 −1)."


@pytest.mark.parametrize(
    ("die", "room", "english", "german"),
    [
        (2, ["economicon"], ["You roll a 2 for Black Goat of the Balcony.",
                             "Black Goat of the Balcony takes your Economicon."],
         ["Du würfelst für „Schwarze Ziege vom Balkon“ eine 2.",
          "„Schwarze Ziege vom Balkon“ nimmt dir „Ökonomicon“ weg."]),
        (2, [], ["You roll a 2 for Black Goat of the Balcony: no Book card to lose."],
         ["Du würfelst für „Schwarze Ziege vom Balkon“ eine 2: keine Buch-Karte zu verlieren."]),
        (5, ["economicon"], ["You roll a 5 for Black Goat of the Balcony: nothing happens."],
         ["Du würfelst für „Schwarze Ziege vom Balkon“ eine 5: Nichts passiert."]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_roll_says_what_came_of_it(
    die: int, room: list[str], english: list[str], german: list[str], language: str
) -> None:
    state = at("roll", (die,), ana={"room": ["goat_of_the_balcony", "cultist_from_3b", *room]})
    assert tell(state, "Ana: done", language=language) == (english if language == "en" else german)


def test_what_is_added_to_a_roll_is_told() -> None:
    seat = {"hand": ["deep_one_westley"], "job": "lighthouse_keeper"}
    assert tell(at("call", (4,), ana=seat), "Ana: play deep_one_westley")[1] == (
        "You roll a 4 (−2): Deep One Westley isn’t home."
    )
    seat = {"room": ["cultist_from_3b", "unspeakable_leases"]}
    assert tell(at("roll", (3,), ana=seat), "Ana: evict cultist_from_3b to Leo", viewer=1, language="de")[0] == (
        "Ana bittet „Kultist aus 3B“ hinaus und würfelt eine 3 (+1): ab in dein Zimmer (+2 Slack)."
    )


def test_a_card_that_changes_nothing_says_so() -> None:
    state = at("call", ana={"hand": ["elder_sign"]})
    assert tell(state, "Ana: play elder_sign on Leo") == ["You play Elder Sign on Leo.", "No effect: Elder Sign."]


@pytest.mark.parametrize(
    ("card", "english", "german"),
    [
        ("sprouts", "Into your room: Sprouts (+1 Slack).", "Neu in deinem Zimmer: „Sojasprossen“ (+1 Slack)."),
        ("tiny", "You bring Tiny home (+1 Slack).", "Du holst „Winzi“ nach Hause (+1 Slack)."),
        ("earplugs", "Into your room: Earplugs (+1 Slack).", "Neu in deinem Zimmer: „Ohrstöpsel“ (+1 Slack)."),
    ],
)
def test_names_in_the_plural_read_right(card: str, english: str, german: str) -> None:
    for language, told in (("en", english), ("de", german)):
        phase, verb = ("call", "play") if card == "tiny" else ("free_time", "shop")
        state = at(phase, ana={"hand": [card], "income": 3} if phase == "free_time" else {"hand": [card]})
        assert told in tell(state, f"Ana: {verb} {card}", language=language)


def test_what_a_lasting_card_brings_is_told() -> None:
    state = at("call", ana={"hand": ["chore_wheel_of_doom", "switch_robes"]})
    assert tell(state, "Ana: play chore_wheel_of_doom on Leo", "Ana: play switch_robes") == [
        "You play Chore Wheel of Doom on Leo.",
        "Leo has −1 Free Time this turn.",
        "You play Switch Robes.",
        "You have +1 Income this turn.",
    ]


def test_a_card_on_oneself_says_so() -> None:
    state = at("call", ana={"hand": ["elder_sign"], "madness": 3})
    assert tell(state, "Ana: play elder_sign", viewer=1) == [
        "Ana plays Elder Sign on themselves.",
        "Ana loses 2 Madness (now 1: −1 Slack).",
    ]


@pytest.mark.parametrize(("die", "told"), [(2, "in vain."), (5, ": off to Leo’s room (+1 Slack).")])
def test_a_guest_is_asked_to_leave_in_one_line(die: int, told: str) -> None:
    state = at("roll", (die,), ana={"room": ["deep_one_westley", "tiny"]})
    first, *_ = tell(state, "Ana: evict deep_one_westley to Leo")
    assert first.startswith(f"You ask Deep One Westley to leave and roll a {die}")
    assert first.endswith(told)


def test_a_guest_who_leaves_the_game_says_so() -> None:
    state = at("roll", (5,), ana={"room": ["deep_one_westley"]})
    assert tell(state, "Ana: evict deep_one_westley to discard")[0] == (
        "You ask Deep One Westley to leave and roll a 5: gone for good."
    )


# One line for what belongs together -----------------------------------------------------------------------------------


def test_discards_of_one_moment_are_one_line() -> None:
    state = at("discard", ana={"hand": ["sleep", "tiny", "tv", "sprouts", "mutation"]})
    assert tell(state, "Ana: discard sleep tiny tv", viewer=1)[0] == "Ana discards Sleep, Tiny and TV."


def test_what_nobody_has_to_lose_is_one_line() -> None:
    state = at("free_time", ana={"hand": ["karaoke_in_rlyehian", "sleep"], "free_time": 2}, leo={}, mia={})
    told = tell(state, "Ana: play karaoke_in_rlyehian", viewer=2)
    assert told[-1] == "No Sleep card to lose: Leo and you."


def test_drawn_cards_are_named_to_their_owner_only() -> None:
    state = at("call", ana={"hand": ["parcel_for_the_neighbors"]})
    events = GAME.apply(state, parse(GAME, "Ana: play parcel_for_the_neighbors", NAMES))
    text = SlackText(words("en"), GAME, NAMES)
    own, others = (
        [text.line(line, viewer) for line in log.lines(GAME, text, visible(events, viewer))[0]] for viewer in (0, 1)
    )
    assert len(own) == len(others) == 2
    assert others[1] == "Ana draws 2 cards."
    assert own[1].startswith("You draw ")
    assert "2 cards" not in own[1]


# Headings -------------------------------------------------------------------------------------------------------------


def test_a_phase_is_told_with_its_first_content_and_not_before() -> None:
    state = at("call", ana={"hand": ["sleep", "tiny"]})
    assert tell(state, "Ana: done") == []
    state = at("call", ana={"hand": ["sleep", "tiny"]})
    assert tell(state, "Ana: done", "Ana: play sleep")[:2] == ["– Free Time –", "You announce Sleep (+2 Slack)."]


def test_a_heading_that_was_left_open_is_found_again() -> None:
    """As on the server, which tells every move separately."""
    state = at("call", ana={"hand": ["sleep", "tiny"]})
    text = SlackText(words("en"), GAME, NAMES)
    before = visible(GAME.apply(state, parse(GAME, "Ana: done", NAMES)), 1)
    heading = log.open_heading(GAME, text, [before])
    told, _ = log.lines(GAME, text, visible(GAME.apply(state, parse(GAME, "Ana: play sleep", NAMES)), 1), heading)
    assert [text.line(line, 1) for line in told][:2] == ["– Free Time –", "Ana announces Sleep (+2 Slack)."]
    assert log.open_heading(GAME, text, [[event for line in told for event in line], before]) == log.NOTHING


# Whole games ----------------------------------------------------------------------------------------------------------


def whole_log(seed: int, seats: int, language: str, viewer: int) -> Iterator[tuple[log.Line, str]]:
    """A whole game of careful and random players as one reader hears it: the events of every line, and its text."""
    text = SlackText(words(language), GAME, ["Ana", "Leo", "Mia", "Tim", "Ida"][:seats])
    bots = [make_bot("greedy" if seat % 2 else "random", GAME) for seat in range(seats)]
    chance, heading = Random(seed), log.NOTHING
    state, events = GAME.start(seats, stream(str(seed), "game"))
    while True:
        told, heading = log.lines(GAME, text, visible(events, viewer), heading)
        yield from [(line, text.line(line, viewer)) for line in told]
        decision = GAME.decision(state)
        if decision is None:
            return
        seat = chance.choice(decision.asked)
        events = GAME.apply(state, bots[seat].choose(GAME.moves(state, seat), GAME.view(state, seat), chance))


def kinds(line: log.Line) -> list[str]:
    return [GAME.kind.events[event[0]].name for event in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "viewer"), [(2, 0), (3, 2), (4, SPECTATOR), (5, 3)])
def test_no_log_says_anything_twice_and_no_phase_stands_alone(seats: int, viewer: int, language: str) -> None:
    for seed in range(3):
        may_reroll = False  # then there is a question between a roll and what comes of it
        for (before, text), (line, again) in pairwise(whole_log(seed, seats, language, viewer)):
            assert text != again or before != line  # two copies of a card may do the same
            if kinds(before) == ["phase_started"]:
                assert kinds(line)[0] not in ("phase_started", "turn_started", "game_won")
            # A card that has come, or for which somebody has rolled, does not come again in the next line.
            assert not (cards(before) & cards(line)) or "evict_rolled" in kinds(line) or may_reroll, (text, again)
            may_reroll |= any(GAME.rules.of[card].id == "handmade_fish_fingers" for card in cards(line))


def cards(line: log.Line) -> set[int]:
    """The cards that have come into a room, or could have, in this line."""
    arrivals = ("moved", "entered", "call_rolled", "slack_rolled", "evict_rolled")
    return {event[3] for event, kind in zip(line, kinds(line), strict=True) if kind in arrivals}


# Actions and hits -----------------------------------------------------------------------------------------------------


def test_an_action_is_told_apart_from_what_came_of_it() -> None:
    state = at("free_time", ana={"hand": ["sleep"]}, leo={"hand": ["tv"]})
    text, told = SlackText(words("en"), GAME, NAMES), []
    for move in ("Ana: play sleep", "Leo: play tv on Ana"):
        lines, _ = log.lines(GAME, text, visible(GAME.apply(state, parse(GAME, move, NAMES)), 0))
        told += [(log.role(GAME, text, line), GAME.kind.events[line[0][0]].name) for line in lines]
    assert told[:3] == [(log.ACTION, "announced"), (log.ACTION, "announced"), (log.OUTCOME, "cancelled")]


def hit_by(state: SlackState, *moves: str) -> list[tuple[str, int]]:
    """What hurt whom while these moves were made."""
    events = [event for move in moves for event in GAME.apply(state, parse(GAME, move, NAMES))]
    kinds = GAME.kind.events
    return [(kinds[event[0]].name, seat) for event in events if (seat := hit(kinds, event)) is not None]


def test_what_hurts_somebody_says_whom() -> None:
    state = at("free_time", ana={"hand": ["just_for_the_ritual"]}, leo={"room": ["sanitarium_pills"]})
    assert hit_by(state, "Ana: play just_for_the_ritual on Leo sanitarium_pills") == [("announced", 1), ("taken", 1)]
    state = at("roll", ana={"room": ["mindless_flautist", "sleep"]})
    assert hit_by(state, "Ana: done") == [("lost", 0)]
    state = at("free_time", ana={"hand": ["sleep"]})
    assert hit_by(state, "Ana: play sleep") == []


def test_a_card_on_oneself_hits_nobody() -> None:
    state = at("free_time", ana={"hand": ["elder_sign"], "madness": 3})
    assert hit_by(state, "Ana: play elder_sign on Ana") == []
