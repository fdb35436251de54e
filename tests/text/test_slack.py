"""The Slack family in words: what a player reads at the table."""

import random
from contextlib import suppress

import pytest

from stammtisch.boxes import game_text, load, shared_text
from stammtisch.engine.event import SPECTATOR, visible
from stammtisch.engine.notation import parse, write
from stammtisch.engine.problem import Refused, Unreadable
from stammtisch.engine.rng import stream
from stammtisch.games.slack.game import Slack
from stammtisch.games.slack.schema import OP_FIELDS, WHO
from stammtisch.games.slack.state import SlackState
from stammtisch.text import log
from stammtisch.text.brief import LONG, brief
from stammtisch.text.cards import card_text, job_text
from stammtisch.text.placeholders import with_names
from stammtisch.text.slack import SlackText
from stammtisch.text.words import LANGUAGES, words
from tests.rules.slack.board import Board

NAMES = ["Ann", "Bob", "Cem"]


def cthulhu(**options: object) -> Slack:
    game = load("cthulhu", options)
    assert isinstance(game, Slack)
    return game


GAME = cthulhu()


def text(language: str) -> SlackText:
    return SlackText(words(language), GAME, NAMES)


def at(phase: str, dice: tuple[int, ...] = (), **seats: dict[str, object]) -> SlackState:
    """A table of Ann, Bob and Cem on Ann's turn."""
    return GAME.position({"phase": phase, "dice": list(dice)}, [seats.get(name.lower(), {}) for name in NAMES], NAMES)


def do(state: SlackState, line: str) -> list[tuple[int, ...]]:
    return GAME.apply(state, parse(GAME, line, NAMES))


def told_of(events: list[tuple[int, ...]], viewer: int, language: str = "en") -> list[str]:
    """What somebody reads in the log of one move."""
    told, _ = log.lines(GAME, text(language), visible(events, viewer))
    return [text(language).line(line, viewer) for line in told]


def choices(state: SlackState, seat: int, language: str) -> list[str]:
    view = GAME.view(state, seat)
    return [text(language).choice(view, move) for move in view.moves]


# Everything that can come up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{}, {"edition": "en", "winner": 2, "show_hand": "lasting"}], ids=["usual", "other"]
)
def test_whole_games_can_be_told_without_ids_and_numbers_of_cards(language: str, options: dict[str, object]) -> None:
    game = cthulhu(**options)
    tell = game_text(words(language), game, NAMES)
    assert isinstance(tell, SlackText)
    shared = shared_text(words(language), game)
    lines: list[str] = []
    for seed in range(2):
        chance = random.Random(seed)
        state, events = game.start(3, stream(str(seed), "game"))
        while (decision := game.decision(state)) is not None:
            for viewer in (0, 1, 2, SPECTATOR):
                for event in visible(events, viewer):
                    lines.append(tell.event(event, viewer))
                    assert lines[-1] == with_names(shared.event(event, viewer), NAMES)
            seat = chance.choice(decision.asked + decision.interject)
            view = game.view(state, seat)
            said = [tell.question(view), *(tell.choice(view, move) for move in view.moves)]
            assert said == [
                with_names(line, NAMES)
                for line in [shared.question(view), *[shared.choice(view, move) for move in view.moves]]
            ]
            lines += [*tell.table(view), *said]
            events = game.apply(state, chance.choice(view.moves or game.moves(state, decision.asked[0])))
        lines += tell.table(game.view(state, SPECTATOR)) + tell.score_sheet(game.view(state, 0))
    for line in set(lines):
        assert "_" not in line, line
        assert "{" not in line, line
        assert line == line.rstrip(), line


# Questions and choices ------------------------------------------------------------------------------------------------


def test_a_tv_that_would_make_somebody_win_says_so() -> None:
    state = at("free_time", ann={"hand": ["sleep"], "loose": 19}, bob={"hand": ["tv", "an_inconvenient_truth"]})
    do(state, "Ann: play sleep")
    view = GAME.view(state, 1)
    assert text("en").question(view) == "Ann announces Sleep (Slack 2). Ann would WIN with it. Do you stop it?"
    assert (
        text("de").question(view) == "Ann kündigt „Schlafen“ an (Slack 2). Ann würde damit GEWINNEN. Hältst du es auf?"
    )
    assert choices(state, 1, "en") == [
        "let it pass",
        "TV on Ann: cancels Sleep, Ann +1 Slack (would WIN: 20 of 20)",
        "An Inconvenient Truth: cancels Sleep",
    ]
    assert choices(state, 1, "de") == [
        "durchgehen lassen",
        "„Fernsehen“ gegen Ann: macht „Schlafen“ ungültig, Ann +1 Slack (würde GEWINNEN: 20 von 20)",
        "„Eine unbequeme Wahrheit“: macht „Schlafen“ ungültig",
    ]


def test_an_answer_says_what_it_is_against() -> None:
    state = at("free_time", ann={"hand": ["sleep", "mispronounced"]}, bob={"hand": ["an_inconvenient_truth"]})
    do(state, "Ann: play sleep")
    do(state, "Bob: play an_inconvenient_truth")
    view = GAME.view(state, 0)
    assert text("en").question(view) == (
        "Bob answers with An Inconvenient Truth. That would cancel Sleep. Do you stop it?"
    )
    assert text("de").question(view) == (
        "Bob antwortet mit „Eine unbequeme Wahrheit“. Das würde „Schlafen“ ungültig machen. Hältst du es auf?"
    )
    state = at("free_time", ann={"hand": ["sprouts", "sleep"], "income": 4}, bob={"hand": ["tv"]})
    do(state, "Ann: shop sprouts")
    do(state, "Bob: play tv on Ann")
    assert text("en").question(GAME.view(state, 0)) == (
        "Bob throws TV at you. That would cancel the Shopping trip. Do you stop it?"
    )


def test_a_basket_shows_cost_and_slack() -> None:
    hand = ["ironic_t_shirt", "narconomicon", "evil_ritual_nookie"]
    state = at("free_time", ann={"hand": hand, "income": 4, "loose": 16})
    basket = parse(GAME, "Ann: shop narconomicon ironic_t_shirt", NAMES)
    assert (
        text("en").choice(GAME.view(state, 0), basket)
        == "buy Narconomicon + Ironic T-Shirt: 1 Free Time, cost 4 of 4, +4 Slack (16 → 20 of 20: would WIN)"
    )
    assert (
        text("de").choice(GAME.view(state, 0), basket)
        == "Narkonomicon + Ironisches T-Shirt kaufen: 1 Freizeit, Kosten 4 von 4, +4 Slack"
        " (16 → 20 von 20: würde GEWINNEN)"
    )
    assert {
        "Evil Ritual Nookie: the die minus 1 in Slack (would WIN with 5 or more)",
        "buy Narconomicon: 1 Free Time, cost 3 of 4, +3 Slack (16 → 19 of 20)",
        "buy Ironic T-Shirt: 1 Free Time, cost 1 of 4, +1 Slack (16 → 17 of 20)",
        "done, on to Discard",
    } < set(choices(state, 0, "en"))


def test_bonuses_count_in_what_a_choice_brings() -> None:
    state = at(
        "call", ann={"hand": ["tiny", "deep_one_westley"], "job": "dog_walker", "room": ["king_in_yellow_pages"]}
    )
    assert choices(state, 0, "en")[:2] == [
        "bring Tiny home: +2 Slack",
        "call Deep One Westley to your room: on 2 or more +1 Slack, one Food, Booze or Weed card for free",
    ]
    state = at("call", ann={"hand": ["deep_one_westley"], "job": "lighthouse_keeper"})
    assert choices(state, 0, "de")[1] == (
        "„Der Tiefe Westley“ anrufen, ins Zimmer von Bob: ab einer 5 für Bob +1 Slack,"
        " eine Essen-, Alkohol- oder Gras-Karte gratis"
    )


# A card in the hand and in which phase, then its line in English and in German.
BRINGS = [
    ("free_time", "leftovers_from_beyond",
     "buy Leftovers from Beyond: 1 Free Time, cost 1 of 9, +2 Slack, +1 Madness (0 → 1 of 20)",
     "Reste von drüben kaufen: 1 Freizeit, Kosten 1 von 9, +2 Slack, +1 Wahnsinn (0 → 1 von 20)"),
    ("free_time", "mayan_calendar_stone", "buy Mayan Calendar Stone: 1 Free Time, cost 2 of 9, +1 Free Time",
     "Maya-Kalenderstein kaufen: 1 Freizeit, Kosten 2 von 9, +1 Freizeit"),
    ("free_time", "herb_of_leng",
     "buy Herb of Leng: 1 Free Time, cost 1 of 9, +1 Slack, a Food card for free (0 → 1 of 20)",
     "Kraut aus Leng kaufen: 1 Freizeit, Kosten 1 von 9, +1 Slack, eine Essen-Karte gratis (0 → 1 von 20)"),
    ("free_time", "premiere_in_yellow", "Theater Night: The King in Yellow: cost 1 of 9, +3 Slack, +1 Madness",
     "„Theaterabend: Der König in Gelb“: Kosten 1 von 9, +3 Slack, +1 Wahnsinn"),
    ("free_time", "masked_ball_nookie", "Masked-Ball Nookie: cost 1 of 9, the die in Slack, +1 Madness",
     "„Schäferstündchen auf dem Maskenball“: Kosten 1 von 9, Wurf als Slack, +1 Wahnsinn"),
    ("free_time", "truth_or_dagon", "Truth or Dagon: the die minus 2 in Slack, all: +1 Madness",
     "„Wahrheit oder Dagon“: Wurf minus 2 als Slack, alle: +1 Wahnsinn"),
    ("free_time", "karaoke_in_rlyehian", "Karaoke in R’lyehian: +1 Slack, others: −1 Sleep card",
     "„Karaoke auf R’lyehisch“: +1 Slack, alle anderen: −1 Schlafen-Karte"),
    ("free_time", "house_meeting", "House Meeting: +1 Slack, others: −1 card in hand",
     "„WG-Plenum“: +1 Slack, alle anderen: −1 Handkarte"),
    ("free_time", "read_the_footnotes_aloud", "Read the Footnotes Aloud: +1 Slack, neighbors: +1 Madness",
     "„Fußnoten laut vorlesen“: +1 Slack, nebenan: +1 Wahnsinn"),
    ("free_time", "check_the_stars", "Check the Stars: +1 Slack, on 5–6 +2 Slack",
     "„Nach den Sternen sehen“: +1 Slack, bei 5–6 +2 Slack"),
    ("call", "hastur", "bring Hastur home: +2 Slack, +1 Madness", "„Hastur“ nach Hause holen: +2 Slack, +1 Wahnsinn"),
    ("call", "pizza_shoggoth", "call Pizza-Delivery Shoggoth to your room: on 3 or more +1 Slack, +2 cards",
     "„Shoggothe vom Pizzadienst“ anrufen, in dein Zimmer: ab einer 3 +1 Slack, +2 Karten"),
    ("call", "bill_the_all_consuming", "send Bill the All-Consuming to your room: −1 Food or Pet card",
     "„Arne der Allesfresser“ in dein Zimmer schicken: −1 Essen- oder Haustier-Karte"),
    ("call", "landlord_below", "send The Landlord Below to your room: −2 Income",
     "„Der Vermieter aus der Tiefe“ in dein Zimmer schicken: −2 Einkommen"),
]  # fmt: skip


@pytest.mark.parametrize(("phase", "card", "english", "german"), BRINGS, ids=[row[1] for row in BRINGS])
def test_a_choice_says_what_the_card_does_at_once(phase: str, card: str, english: str, german: str) -> None:
    state = at(phase, ann={"hand": [card, "sleep"], "income": 9})
    assert english in choices(state, 0, "en")
    assert german in choices(state, 0, "de")


def test_a_thrown_tv_says_what_its_victim_gets() -> None:
    state = at("free_time", ann={"hand": ["sleep", "tiny"]}, bob={"hand": ["test_card"]})
    do(state, "Ann: play sleep")
    assert "Test Pattern on Ann: cancels Sleep, Ann +1 Slack, +1 Madness" in choices(state, 1, "en")
    assert "„Testbild“ gegen Ann: macht „Schlafen“ ungültig, Ann +1 Slack, +1 Wahnsinn" in choices(state, 1, "de")


def test_madness_is_told_as_it_would_be_gained_and_lost() -> None:
    """Nobody loses what they do not have, the Stark Raving Mad gain Slack instead, and a basket adds up."""
    hand = ["sanitarium_pills", "space_mead", "leftovers_from_beyond"]
    basket = parse(GAME, "Ann: shop space_mead leftovers_from_beyond", NAMES)
    pills = parse(GAME, "Ann: shop sanitarium_pills", NAMES)

    def told(move: tuple[int, ...], **ann: object) -> str:
        state = at("free_time", ann={"hand": hand, "income": 9, **ann})
        return text("en").choice(GAME.view(state, 0), move).rpartition(" of 9, ")[2]

    assert told(basket) == "+5 Slack, +3 Madness (0 → 2 of 20)"
    assert told(basket, mad=True) == "+8 Slack (0 → 8 of 20)"
    assert told(pills) == "+1 Slack (0 → 1 of 20)"
    assert told(pills, madness=1) == "+1 Slack, −1 Madness (−1 → 1 of 20)"
    assert told(pills, mad=True) == "+1 Slack (0 → 1 of 20)"


def test_madness_that_wins_is_told_and_wins() -> None:
    """With 6 Madness, one more is one more Slack (CTH-12), after what the card itself is worth."""
    state = at("call", ann={"hand": ["hastur", "tiny"], "madness": 6, "loose": 20})
    assert choices(state, 0, "en")[0] == "bring Hastur home: +2 Slack, +1 Madness (would WIN: 20 of 20)"
    assert "WIN" not in choices(state, 0, "en")[1]
    do(state, "Ann: play hastur")
    assert state.winners == [0]


@pytest.mark.rule("AMB-49")
@pytest.mark.parametrize(("loose", "madness", "wins"), [(18, 0, 0), (19, 0, 20), (19, 2, 0), (20, 5, 0), (20, 6, 20)])
def test_slack_and_madness_of_a_card_win_together_or_not_at_all(loose: int, madness: int, wins: int) -> None:
    state = at("call", ann={"hand": ["hastur", "tiny"], "loose": loose, "madness": madness})
    would = f" (would WIN: {wins} of 20)" if wins else ""
    assert choices(state, 0, "en")[0] == f"bring Hastur home: +2 Slack, +1 Madness{would}"
    do(state, "Ann: play hastur")
    assert state.winners == ([0] if wins else [])


@pytest.mark.rule("SLACK-123")
def test_nookie_tells_before_the_roll_whom_its_noise_would_wake() -> None:
    """Only those who would lose something: Bob sleeps, Cem does not."""
    state = at(
        "free_time",
        ann={"hand": ["masked_ball_nookie", "tiny"], "income": 9},
        bob={"room": ["sleep"], "hand": ["test_card"]},
    )
    english = "Masked-Ball Nookie: cost 1 of 9, the die in Slack, +1 Madness, on 5 or more it wakes Bob"
    assert english in choices(state, 0, "en")
    do(state, "Ann: play masked_ball_nookie")
    view = GAME.view(state, 1)
    assert text("en").announcements(view) == [
        "Ann announces Masked-Ball Nookie (Slack: the die). Careful: on 5 or more it wakes you."
    ]
    assert text("de").question(view, is_whole=False) == "Hältst du es auf?"
    assert text("en").question(view).endswith("it wakes you. Do you stop it?")


def test_every_effect_of_a_card_in_a_room_has_few_words() -> None:
    aimed = {"steal", "take", "remove", "mark", "negate", "send"}  # they need a target, and only Whenevers have one
    for language in LANGUAGES:
        assert all(words(language).has(f"brief-{op}") for op in OP_FIELDS if op not in (*aimed, *LONG))
        assert all(words(language).has(f"brief-for-{who}") for who in WHO if who not in ("owner", "target"))


@pytest.mark.parametrize(
    ("roll", "english", "german"),
    [
        ({"least": 6, "then": [{"op": "draw"}]}, "on 6 +1 card", "bei 6 +1 Karte"),
        ({"least": 2, "else": [{"op": "new_job"}]}, "on 1 a new Job", "bei 1 ein neuer Job"),
        (
            {"least": 4, "then": [{"op": "slack", "by": 1}], "else": [{"op": "discard", "of": ["book"], "n": 2}]},
            "on 4–6 +1 Slack, on 1–3 −2 Books",
            "bei 4–6 +1 Slack, bei 1–3 −2 Bücher",
        ),
    ],
)
def test_rolls_in_few_words(roll: dict[str, object], english: str, german: str) -> None:
    table = {"kind": "thing", "effects": [{"op": "roll", **roll}]}
    assert brief(words("en"), table) == [english]
    assert brief(words("de"), table) == [german]


def groups(state: SlackState, seat: int, language: str) -> list[tuple[str, str]]:
    view = GAME.view(state, seat)
    return [text(language).group(view, move) for move in view.moves]


def test_what_choices_have_in_common_is_said_once() -> None:
    state = at("call", ann={"hand": ["deep_one_westley", "anime_girl", "tiny"]}, bob={"room": ["calamari_with_bite"]})
    invited = "call Deep One Westley (comes on 3 or more), one Food, Booze or Weed card for free:"
    assert groups(state, 0, "en") == [
        (invited, "to your room: +1 Slack"),
        (invited, "to Bob’s room: +1 Slack"),
        (invited, "to Cem’s room: +1 Slack"),
        ("send Anime Girl, −1 Tentacle card:", "to Bob’s room: −2 Slack"),
        ("", ""),
        ("", ""),
    ]
    assert groups(state, 0, "de")[1] == (
        "„Der Tiefe Westley“ anrufen (kommt ab einer 3), eine Essen-, Alkohol- oder Gras-Karte gratis:",
        "ins Zimmer von Bob: +1 Slack",
    )
    state = at("roll", ann={"room": ["deep_one_westley"]})
    assert groups(state, 0, "en")[2] == ("ask Deep One Westley to leave:", "to the discard pile")
    state = at("call", ann={"hand": ["elder_sign", "possessed"], "madness": 1}, bob={"room": ["tiny"]})
    assert groups(state, 0, "en")[1:3] == [
        ("play Elder Sign: Any player loses 2 Madness.", "on yourself"),
        ("play Elder Sign: Any player loses 2 Madness.", "on Bob"),
    ]
    assert groups(state, 0, "de")[-1][1] == "„Winzi“ (1 Slack) im Zimmer von Bob"


def test_a_win_in_a_group() -> None:
    state = at("call", ann={"hand": ["deep_one_westley"], "loose": 19})
    assert groups(state, 0, "en")[0][1] == "to your room: +1 Slack (would WIN: 20 of 20)"
    assert groups(state, 0, "en")[1][1] == "to Bob’s room: +1 Slack"
    state = at("call", ann={"hand": ["professor_emeritus", "cultist_from_3b"]}, bob={"mad": True})
    assert groups(state, 0, "en")[:2] == [
        ("call Professor Emeritus (comes on 3 or more):", "to your room: +2 Slack, +1 Madness"),
        ("call Professor Emeritus (comes on 3 or more):", "to Bob’s room: +3 Slack"),
    ]
    assert groups(state, 0, "en")[3] == ("call Cultist from 3B (comes on 3 or more):", "to your room: +2 Slack")


def offered(state: SlackState, seat: int) -> list[str]:
    return [GAME.write(move, NAMES) for move in text("en").offered(GAME.view(state, seat))]


def test_of_all_ways_to_discard_the_smallest_are_offered() -> None:
    hand = ["tiny", "sprouts", "sleep", "tv", "hastur", "possessed"]
    assert offered(at("discard", ann={"hand": hand[:3]}), 0) == [
        "discard",
        "discard tiny",
        "discard sprouts",
        "discard sleep",
    ]
    must = offered(at("discard", ann={"hand": hand}), 0)
    assert len(must) == 6
    assert all(len(line.split()) == 2 for line in must)


def test_of_all_baskets_the_smallest_and_the_fullest_are_offered() -> None:
    hand = ["sprouts", "ironic_t_shirt", "narconomicon", "tentacle_growth_capsules"]
    costs = {card.id: card.cost for card in GAME.rules.cards if card.id in hand}
    income = costs["sprouts"] + costs["ironic_t_shirt"] + costs["narconomicon"]
    found = [line for line in offered(at("free_time", ann={"hand": hand, "income": income}), 0) if "shop" in line]
    trips = [set(line.split()[1:]) for line in found]
    assert all({card} in trips for card in hand)
    assert {"sprouts", "ironic_t_shirt", "narconomicon"} in trips
    assert {"sprouts", "ironic_t_shirt"} not in trips


def test_a_whenever_that_would_change_nothing_is_not_offered() -> None:
    state = at("call", ann={"hand": ["elder_sign", "hand_in_the_dark"]}, bob={"hand": ["sleep"], "madness": 1})
    assert offered(state, 0) == ["done", "play elder_sign on Bob", "play hand_in_the_dark on Bob"]
    assert len(GAME.view(state, 0).moves) > 3  # AMB-25: they are allowed
    lasting = at("call", ann={"hand": ["chore_wheel_of_doom"]}, bob={"hand": ["switch_robes"]})
    assert offered(lasting, 0) == ["done"]  # it is Ann's turn, so nobody else has Free Time to lose
    assert offered(lasting, 1) == []
    assert offered(at("call", bob={"hand": ["chore_wheel_of_doom"]}), 1) == ["play chore_wheel_of_doom on Ann"]


def test_which_moves_are_answers() -> None:
    state = at("free_time", ann={"hand": ["sleep"], "loose": 18}, bob={"hand": ["tv", "hand_in_the_dark"]})
    do(state, "Ann: play sleep")
    view = GAME.view(state, 1)
    assert [GAME.write(move, NAMES) for move in view.moves if text("en").is_answer(view, move)] == ["play tv on Ann"]
    assert GAME.is_decisive(view)
    calm = at("free_time", ann={"hand": ["sleep"]}, bob={"hand": ["tv"]})
    assert not GAME.is_decisive(GAME.view(calm, 1))
    do(calm, "Ann: play sleep")
    assert not GAME.is_decisive(GAME.view(calm, 1))


def test_a_guest_wants_something() -> None:
    state = at("call", ann={"hand": ["bill_the_all_consuming"]}, bob={"room": ["sprouts", "tiny"]})
    do(state, "Ann: play bill_the_all_consuming on Bob")
    view = GAME.view(state, 1)
    assert text("en").question(view) == "Bill the All-Consuming wants one Pet or Food card. Which one do you give up?"
    assert (
        text("de").question(view) == "„Arne der Allesfresser“ will eine Haustier- oder Essen-Karte. Was gibst du her?"
    )
    assert choices(state, 1, "en") == ["Sprouts (1 Slack)", "Tiny (1 Slack)"]


def test_getting_rid_of_a_guest() -> None:
    state = at("roll", (5,), ann={"room": ["deep_one_westley"]})
    assert choices(state, 0, "en") == [
        "ask Deep One Westley to leave, to Bob’s room",
        "ask Deep One Westley to leave, to Cem’s room",
        "ask Deep One Westley to leave, to the discard pile",
        "done, on to Call People",
    ]
    told = told_of(do(state, "Ann: evict deep_one_westley to Bob"), 1)
    assert told[0] == "Ann asks Deep One Westley to leave and rolls a 5: off to your room (+1 Slack)."


def test_the_person_it_is_about_gets_their_own_words() -> None:
    state = at("free_time", ann={"hand": ["possessed", "hand_in_the_dark"]}, bob={"room": ["tiny"], "hand": ["sleep"]})
    events = do(state, "Ann: play possessed on Bob tiny")
    assert text("en").event(events[0], 0) == "You play Possessed on Tiny in Bob’s room."
    assert text("en").event(events[0], 1) == "Ann plays Possessed on Tiny in your room."
    assert text("de").event(events[0], 2) == "Ann spielt „Besessen“ auf „Winzi“ im Zimmer von Bob."
    events = do(state, "Bob: pass")
    assert [text("de").event(event, 1) for event in events][:1] == ["„Winzi“ in deinem Zimmer: jetzt −1 Slack."]
    do(state, "Ann: play hand_in_the_dark on Bob")
    events = do(state, "Bob: pass")
    assert told_of(events, 1, "de") == ["Ann zieht zufällig „Schlafen“ aus deiner Hand."]
    assert told_of(events, 2, "de") == ["Ann zieht zufällig eine Karte aus der Hand von Bob."]


# The text of cards and what they do -----------------------------------------------------------------------------------


@pytest.mark.rule("SLACK-119")
@pytest.mark.parametrize(
    ("lines", "slack", "madness"),
    [
        (("play trail_of_herrings on Bob hastur",), 2, 0),  # taken: neither a bonus nor its Madness
        (("play wrong_door on Bob hastur", "choose Ann"), 3, 1),  # sent: it comes into play again
    ],
    ids=["taken", "sent"],
)
def test_only_what_comes_into_play_gets_a_bonus_and_has_its_effects(
    lines: tuple[str, ...], slack: int, madness: int
) -> None:
    """Cards promise this for what enters play in your room, and no more."""
    hand = ["trail_of_herrings", "wrong_door", "sleep"]
    state = at("free_time", ann={"hand": hand, "job": "dog_walker"}, bob={"room": ["hastur"]})
    for line in lines:
        do(state, f"Ann: {line}")
    (there,) = state.rooms[0]
    assert (state.slack[there], state.tokens[0]) == (slack, madness)
    say = words("en")
    assert "come into play in your room" in " ".join(job_text(say, GAME.rules.set, "dog_walker"))
    assert "comes into play" in " ".join(card_text(say, GAME.rules.set, "hastur"))
    assert "comes into play again" in " ".join(card_text(say, GAME.rules.set, "wrong_door"))


@pytest.mark.parametrize("card", ["wrong_door", "trail_of_herrings", "possessed"])
def test_what_is_safe_cannot_be_taken_moved_or_changed(card: str) -> None:
    state = at("free_time", ann={"hand": [card, "sleep"]}, bob={"room": ["cat_from_ulthar", "tiny"]})
    with pytest.raises(Refused) as refused:
        do(state, f"Ann: play {card} on Bob tiny")
    assert refused.value.code == "cannot_aim"
    assert "take, move or change" in " ".join(card_text(words("en"), GAME.rules.set, "cat_from_ulthar"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_closer_look_after_the_game(language: str) -> None:
    """`info` and `why` of every card: nothing is left on the stack then."""
    state = at("call", ann={"hand": ["tiny", "sprouts", "sleep"], "loose": 19}, bob={"room": ["hastur"]})
    do(state, "Ann: play tiny")
    assert GAME.decision(state) is None
    for seat in (0, SPECTATOR):
        view = GAME.view(state, seat)
        for card in GAME.rules.ids:
            assert text(language).info(view, card)
            assert not text(language).uses(view, card)
            with suppress(Refused):  # no target
                assert text(language).attempt(view, card)


# The table ------------------------------------------------------------------------------------------------------------


def test_the_table() -> None:
    state = at(
        "free_time",
        ann={
            "job": "gravedigger",
            "loose": 3,
            "madness": 6,
            "room": ["tiny", {"card": "sleep", "slack": 4}],
            "income": 4,
        },
        bob={"mad": True, "hand": ["sleep"]},
    )
    view = GAME.view(state, 0)
    lines = text("en").table(view)
    assert lines[0] == f"Your turn, Free Time: Income 4 left, Free Time {GAME.rules.jobs[0].free_time} left"
    goal = GAME.rules.jobs[0].goal
    assert lines[1] == (
        f"Ann (Gravedigger): Slack 5 of {goal}, {goal - 5} to go, 3 of it below the Job,"
        " Madness 6 (counts −3, next −2), no card in hand"
    )
    assert lines[2] == "    Room: Tiny\N{NO-BREAK SPACE}1, Sleep\N{NO-BREAK SPACE}4"
    assert lines[3] == "Bob (no Job): Slack 0 of 20, 20 to go, Stark Raving Mad, 1 card in hand"
    assert lines[4] == "    Room: empty"
    assert lines[-1] == "Your hand: empty"
    german = text("de").table(view)
    assert german[3] == "Bob (kein Job): Slack 0 von 20, noch 20, Vollkommen Durchgeknallt, 1 Handkarte"
    own = text("de").table(GAME.view(state, 1))
    assert own[-2:] == ["Deine Hand:", "    #1 Schlafen (Aktivität: Schlafen · Slack 2)"]
    assert "Schlafen (Akt" not in "\n".join(text("de").table(GAME.view(state, SPECTATOR)))


def test_what_to_know_before_a_decision() -> None:
    """A line for every player and for every card, so that what has not changed need not be read again."""
    hand = ["sleep", "tv", "possessed"]
    state = at("free_time", ann={"hand": hand}, bob={"room": ["tiny"], "hand": ["sleep"], "madness": 2})
    public, own = text("en").overview(GAME.view(state, 0))
    assert public[:2] == [
        "Ann 0 of 20: empty",
        "Bob −1 of 20, Madness 2, 1 card: Tiny\N{NO-BREAK SPACE}1",
    ]
    assert own[0] == "#1 Sleep (Activity: Sleep · Slack 2)"
    assert own[2].startswith("#3 Possessed (Whenever): The Slack of a Pet")
    assert text("de").overview(GAME.view(state, 0), is_brief=True)[1][2] == "#3 Besessen (Jederzeit-Karte)"
    assert text("de").overview(GAME.view(state, 0), is_brief=True)[0][1] == "Bob −1 von 20, Wahnsinn 2, 1 Karte"
    assert text("en").overview(GAME.view(state, SPECTATOR))[1] == []
    do(state, "Ann: play sleep")
    do(state, "Bob: pass")
    after = text("en").overview(GAME.view(state, 0))[0]
    assert [line for line in after if line not in public] == ["Ann 2 of 20: Sleep\N{NO-BREAK SPACE}2"]


def test_what_lies_on_the_table() -> None:
    state = at("free_time", ann={"hand": ["switch_robes", "sleep"]}, bob={"hand": ["tv"]}, cem={"hand": ["sleep"]})
    for line in ("Ann: play switch_robes", "Bob: pass", "Cem: pass", "Ann: play sleep", "Bob: play tv on Ann"):
        do(state, line)
    line = next(line for line in text("en").table(GAME.view(state, 2)) if line.startswith("On the table"))
    assert line == "On the table: Sleep (Ann), TV (Bob), Switch Robes (for Ann, until the end of the turn)"


def test_the_standing() -> None:
    state = at("call", ann={"loose": 2, "madness": 1}, bob={"loose": 19, "job": "cult_leader"}, cem={"mad": True})
    goal = GAME.rules.jobs[GAME.rules.job_ids["cult_leader"]].goal
    assert text("en").score_sheet(GAME.view(state, SPECTATOR)) == [
        "Player  Slack     To go  On cards  Below Job  Madness",
        f"Bob     19 of {goal}  {goal - 19}      0         19         0 (0), next: 1 (−1)",
        "Ann     1 of 20   19     0         2          1 (−1), next: 2 (−2)",
        "Cem     0 of 20   20     0         0          Stark Raving Mad",
    ]
    assert text("de").score_sheet(GAME.view(state, 0))[2] == (
        "Ann  1 von 20   19    0       2           1 (−1), nächster: 2 (−2)"
    )


# Refusals -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        (
            "Ann: play sleep",
            "You don’t hold Sleep. (SLACK-65)",
            "„Schlafen“ hast du nicht auf der Hand. (SLACK-65)",
        ),
        (
            "Ann: play hastur",
            "Hastur can be played only in the Call People phase. (SLACK-36)",
            "„Hastur“ kannst du nur in der Phase Personen anrufen spielen. (SLACK-36)",
        ),
        (
            "Ann: shop narconomicon",
            "That costs 3 altogether, and you have 2 left. (SLACK-69)",
            "Das kostet zusammen 3, und du hast noch 2. (SLACK-69)",
        ),
        (
            "Ann: play possessed on Bob sprouts",
            "Possessed cannot be played on Sprouts: the wrong kind of card, or a protected one. (SLACK-86)",
            "„Besessen“ kannst du nicht auf „Sojasprossen“ spielen: falsche Art oder geschützt. (SLACK-86)",
        ),
        ("Bob: done", "It is Ann’s turn. (SLACK-27)", "Ann ist dran. (SLACK-27)"),
        (
            "Ann: evict bill_the_all_consuming to Bob",
            "That belongs in the phase Roll; now it is Free Time. (SLACK-28)",
            "Das gehört in die Phase Würfeln; jetzt ist Freizeit dran. (SLACK-28)",
        ),
    ],
)
def test_refusals_name_cards_and_people(line: str, english: str, german: str) -> None:
    state = at(
        "free_time", ann={"hand": ["hastur", "narconomicon", "possessed"], "income": 2}, bob={"room": ["sprouts"]}
    )
    with pytest.raises(Refused) as refused:
        do(state, line)
    assert text("en").problem(refused.value) == english
    assert text("de").problem(refused.value) == german


def test_a_card_that_nobody_knows_is_told_as_it_was_typed() -> None:
    with pytest.raises(Unreadable) as unreadable:
        parse(GAME, "Ann: play slepp", NAMES)
    assert text("en").problem(unreadable.value) == "There is no card “slepp”."


def test_the_moves_in_the_hint_can_be_read() -> None:
    """`not_a_slack_move` shows moves; all of them are moves."""
    hint = words("en")("problem-not_a_slack_move", line="x").partition("like this: ")[2].rstrip(".")
    for move in hint.split(", "):
        assert write(GAME, parse(GAME, f"Cem: {move}", ["ann", "bob", "Cem"]), ["ann", "bob", "Cem"]) == f"Cem: {move}"


@pytest.mark.parametrize("mad", [7, 8])
def test_what_drives_somebody_mad_can_be_told_before_it_happens(mad: int) -> None:
    """To a spectator, too, who has no seat."""
    ann = {"hand": ["space_mead", "sleep"], "madness": mad, "income": 5}
    board = Board(phase="free_time", ann=ann, bob={"hand": ["tv"]})
    text = game_text(words("en"), board.game, ["Ann", "Bob"])
    view = board.game.view(board.state, 0)
    assert any("Space Mead" in text.choice(view, move) for move in view.moves)
    board.do("ann: shop space_mead")
    assert not board.game.is_decisive(board.game.view(board.state, SPECTATOR))


@pytest.mark.rule("AMB-52")
@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        (
            "Ann: shop narconomicon ironic_t_shirt",
            ["Ann has only 2 Income left. Back to Ann’s hand: Narconomicon."],
            ["Ann hat nur noch 2 Einkommen. Zurück auf die Hand von Ann: „Narkonomicon“."],
        ),
        (
            "Ann: play weekend_in_rlyeh",
            ["Ann has only 2 Income left. Back to Ann’s hand: Weekend in R’lyeh."],
            ["Ann hat nur noch 2 Einkommen. Zurück auf die Hand von Ann: „Wochenende in R’lyeh“."],
        ),
    ],
)
def test_what_cannot_be_paid_any_more_is_told_with_what_goes_back(
    line: str, english: list[str], german: list[str]
) -> None:
    hand = ["narconomicon", "ironic_t_shirt", "weekend_in_rlyeh", "tiny"]
    state = at("free_time", ann={"hand": hand, "income": 4}, bob={"hand": ["power_bill_for_the_portal", "tv"]})
    do(state, line)
    assert GAME.is_decisive(GAME.view(state, 1)) is False
    do(state, "Bob: play power_bill_for_the_portal on Ann")
    events: list[tuple[int, ...]] = []
    while (decision := GAME.decision(state)) is not None and decision.prompt == "answer":
        events = do(state, f"{NAMES[decision.asked[0]]}: pass")
    for language, expected in (("en", english), ("de", german)):
        assert [told for told in told_of(events, 2, language) if "Income" in told or "Einkommen" in told] == expected


@pytest.mark.rule("AMB-52", "AMB-49")
@pytest.mark.parametrize(("loose", "decisive", "after"), [(16, True, False), (19, True, True)])
def test_only_what_can_still_be_paid_would_win(loose: int, decisive: bool, after: bool) -> None:
    ann = {"hand": ["narconomicon", "ironic_t_shirt", "tiny"], "income": 4, "loose": loose}
    state = at("free_time", ann=ann, bob={"hand": ["power_bill_for_the_portal", "tv"]})
    do(state, "Ann: shop narconomicon ironic_t_shirt")
    assert GAME.is_decisive(GAME.view(state, 1)) is decisive
    do(state, "Bob: play power_bill_for_the_portal on Ann")
    while (decision := GAME.decision(state)) is not None and decision.asked != (1,):
        do(state, f"{NAMES[decision.asked[0]]}: pass")
    assert GAME.is_decisive(GAME.view(state, 1)) is after


@pytest.mark.rule("SLACK-88")
def test_a_whenever_that_asks_is_still_on_the_table() -> None:
    state = at("call", ann={"hand": ["wrong_door", "sleep"]}, bob={"room": ["cultist_from_3b"], "hand": []})
    do(state, "Ann: play wrong_door on Bob cultist_from_3b")
    assert any("Wrong Door" in line for line in text("en").table(GAME.view(state, 1)))
    assert GAME.decision(state).prompt == "door"  # type: ignore[union-attr]


def test_whoever_is_asked_about_a_card_is_told_to_decide_first() -> None:
    state = at("call", ann={"hand": ["sleep"]}, bob={"hand": ["parcel_for_the_neighbors"]}, cem={"hand": ["sleep"]})
    do(state, "Bob: play parcel_for_the_neighbors")
    for language, told in (
        ("en", "First decide whether to stop Parcel for the Neighbors. (SLACK-101)"),
        ("de", "Entscheide zuerst, ob du „Päckchen für die Nachbarn“ aufhältst. (SLACK-101)"),
    ):
        with pytest.raises(Refused) as refused:
            do(state, "Ann: done")
        assert text(language).problem(refused.value) == told
    do(state, "Ann: pass")  # now it is up to Cem
    with pytest.raises(Refused) as refused:
        do(state, "Ann: done")
    assert refused.value.code == "window_open"
