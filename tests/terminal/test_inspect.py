"""A closer look: cards by number and name, why not, info, show and give."""

import re
from typing import Any

import pytest

from stammtisch.boxes import game_text, load
from stammtisch.engine.problem import Unreadable
from stammtisch.terminal.answer import read_move
from stammtisch.terminal.commands import fold
from stammtisch.terminal.screen import HIDE
from stammtisch.terminal.spelling import VERBS, Speller
from stammtisch.text.words import words
from tests.terminal.driver import Puppet, Table, moves, script

NAMES = ["Ann", "Bob", "Mia"]
GAME = load("cthulhu")
HAND = ["tiny", "narconomicon", "ironic_t_shirt", "sleep", "an_inconvenient_truth", "possessed"]  # #1 to #6
START: dict[str, Any] = {
    "turn": "Ann",
    "phase": "free_time",
    "Ann": {"hand": HAND, "income": 2, "free_time": 2},
    "Bob": {"hand": ["tv"], "room": [{"card": "hastur", "slack": 5}]},
    "Mia": {"hand": ["sleep"]},
}


def view_of_ann() -> Any:
    state = GAME.position({"turn": "Ann", "phase": "free_time"}, [START[name] for name in NAMES], NAMES)
    return GAME.view(state, 0)


def meant(line: str, language: str = "en") -> str:
    """The move that Ann means."""
    view = view_of_ann()
    return GAME.write(read_move(GAME, game_text(words(language), GAME, NAMES), view, line.split(), NAMES), NAMES)


def at(table: Table, *lines: str, language: str = "en", **start: Any) -> str:
    """What the screen says after the last of these lines, on one line."""
    result = table.sit_at(script(*lines), {**START, **start}, language=language)
    return " ".join(result.out.rpartition(f"> {lines[-1]}\n")[2].split())


# Names of cards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("play #4", "play sleep"),
        ("play 4", "play sleep"),
        ("#4", "play sleep"),
        ("do 4", "play sleep"),
        ("PLAY Sleep", "play sleep"),
        ("w 6 on bob hastur", "play possessed on Bob hastur"),
        ("w poss on Bob hast", "play possessed on Bob hastur"),
        ("shop 3 2", "shop ironic_t_shirt narconomicon"),
        ("shop ironic t-shirt narco", "shop ironic_t_shirt narconomicon"),
        ("buy #3", "shop ironic_t_shirt"),
        ("#3", "shop ironic_t_shirt"),  # there is one thing to do with it
        ("t-shirt", "shop ironic_t_shirt"),
        ("discard 1 #2", "discard tiny narconomicon"),
        ("possessed", "play possessed on Bob hastur"),
        ("#2", "shop narconomicon"),  # too expensive: the rules will say so
        ("show mia", "show Mia"),
        ("end", "done"),
        ("call 1 here", "play tiny"),
        ("call #1 here", "play tiny"),
        ("call tiny to me", "play tiny"),
        ("call 1 to mia", "play tiny on Mia"),
        ("call #1 to Mia", "play tiny on Mia"),
        ("6 on bob hastur", "play possessed on Bob hastur"),
        ("evict hast to mia", "evict hastur to Mia"),
        ("evict hastur to discards", "evict hastur to discard"),
        ("discard 2 5", "discard narconomicon an_inconvenient_truth"),
        ("discard #2 #5", "discard narconomicon an_inconvenient_truth"),
    ],
)
def test_cards_by_number_and_name(line: str, move: str) -> None:
    assert meant(line) == move


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("spiel besessen auf bob hastur", "play possessed on Bob hastur"),
        ("kauf 3", "shop ironic_t_shirt"),
        ("fertig", "done"),
        ("play schlafen", "play sleep"),
        ("shop ironisches T-Shirt", "shop ironic_t_shirt"),
        ("winzi", "play tiny"),
        ("ruf winzi zu mia", "play tiny on Mia"),
        ("ruf 1 zu mir", "play tiny"),
        ("ruf 1 hier", "play tiny"),
        ("bitte hastur zu bob", "evict hastur to Bob"),
        ("bitte hastur zu ablage", "evict hastur to discard"),
        ("leg 2 5", "discard narconomicon an_inconvenient_truth"),
    ],
)
def test_cards_by_german_names(line: str, move: str) -> None:
    assert meant(line, "de") == move


def why_unreadable(line: str, language: str = "en") -> str:
    with pytest.raises(Unreadable) as unreadable:
        meant(line, language)
    return game_text(words(language), GAME, NAMES).problem(unreadable.value)


@pytest.mark.parametrize("line", ["play sleeep", "play xyzzy on bob", "shop 2 xyzzy"])
def test_no_such_card(line: str) -> None:
    assert why_unreadable(line).startswith("There is no card “")


@pytest.mark.parametrize("line", ["play 9", "#9", "#9 on bob", "9 on bob", "w 9 on bob", "shop 2 9", "discard 9"])
def test_no_such_number(line: str) -> None:
    assert why_unreadable(line) == "There is no #9: you hold #1, #2, #3, #4, #5, #6."


def test_numbers_that_no_hand_has() -> None:
    assert why_unreadable("play 0").startswith("There is no #0")
    assert why_unreadable("#7", "de") == "#7 gibt es nicht: Du hast #1, #2, #3, #4, #5, #6."
    assert why_unreadable("#" + "1" * 900).startswith("There is no #1111")


@pytest.mark.parametrize("line", ["w 6 on zzz", "call 1 to zzz", "evict hastur to zzz", "call tiny to zzz"])
def test_nobody_of_that_name(line: str) -> None:
    assert why_unreadable(line) == "Nobody here is called zzz. At the table: Ann, Bob, Mia."


def test_a_name_is_not_the_beginning_of_a_card() -> None:
    assert why_unreadable("call 1 to tin").startswith("Nobody here is called tin.")


@pytest.mark.parametrize(("language", "line"), [("en", "shop"), ("en", "play"), ("en", "evict"), ("de", "kauf")])
def test_a_verb_is_never_a_card(language: str, line: str) -> None:
    """`shop` is the beginning of Shopping Channel from Beyond."""
    beginning = "is only the beginning of a move." if language == "en" else "ist erst der Anfang eines Zuges."
    assert beginning in why_unreadable(line, language)


def test_every_verb_of_the_notation_is_known_as_one() -> None:
    for line in (*HELPED["en"], "pass", "choose mia", "show mia", "give mia 1", "trade mia 1", "stack 3"):
        assert line.split()[0] in VERBS
    assert set(VERBS.values()) <= set(VERBS)


def test_no_card_begins_with_a_verb() -> None:
    for language in ("en", "de"):
        for name in Speller(game_text(words(language), GAME, NAMES), view_of_ann(), NAMES).spoken.values():
            assert fold(name.split()[0]) not in VERBS, name


@pytest.mark.parametrize("line", ["y", "ti", "sl", "w", "n", "hello", "hello nookie"])
def test_a_typo_is_not_a_card(line: str) -> None:
    """A beginning has at least three letters."""
    assert why_unreadable(line).startswith(f"“{line}” is ")


def test_three_letters_are_enough_for_a_card() -> None:
    assert meant("tin") == "play tiny"


# The moves that the help shows, as it shows them: in one sentence, which names the first one
HELPED = {
    language: re.findall("[“„]([^“”„]+)[”“]", re.findall(f"[“„]{first}[^.;]*", words(language)("slack-help-moves"))[0])
    for language, first in (("en", "play sleep"), ("de", "spiel schlafen"))
}


@pytest.mark.parametrize(("language", "line"), [(language, line) for language in HELPED for line in HELPED[language]])
def test_the_moves_in_the_help_can_be_read(language: str, line: str) -> None:
    assert len(HELPED[language]) == 7
    assert meant(line, language)


def test_a_part_of_several_names() -> None:
    with pytest.raises(Unreadable) as unreadable:
        meant("play nookie")
    assert unreadable.value.code == "ambiguous_card"
    assert "Evil Ritual Nookie" in str(unreadable.value.facts["cards"])


def test_the_hand_goes_before_all_other_cards() -> None:
    state = GAME.position({}, [{"hand": ["evil_ritual_nookie"]}, {}, {}], NAMES)
    speller = Speller(game_text(words("en"), GAME, NAMES), GAME.view(state, 0), NAMES)
    assert speller.card("nookie") == "evil_ritual_nookie"
    assert speller.spell(["nookie", "on", "bob", "hastur"]) == ["evil_ritual_nookie", "on", "bob", "hastur"]


def test_names_that_begin_so_go_before_words_inside_of_others() -> None:
    """Bill is somebody in a room, and the Power Bill is in the hand."""
    seats: list[dict[str, Any]] = [
        {"room": ["bill_the_all_consuming"], "hand": ["power_bill_for_the_portal", "premiere_in_yellow"]},
        {},
        {},
    ]
    view = GAME.view(GAME.position({"phase": "roll"}, seats, NAMES), 0)
    speller = Speller(game_text(words("en"), GAME, NAMES), view, NAMES)
    assert speller.card("bill") == "bill_the_all_consuming"
    assert speller.card("power") == "power_bill_for_the_portal"
    assert speller.card("king") == "premiere_in_yellow"  # rather than one that nobody has seen


def test_the_hand_is_numbered(table: Table) -> None:
    result = table.sit_at(script("3"), START)
    assert "\n#2 Narconomicon (Thing: Weed, Book · Cost 3 · Slack 3)\n" in result.out
    assert moves(table.only_file())[0] == "Ann: shop ironic_t_shirt"  # the card with that number


@pytest.mark.parametrize(
    ("language", "hint"),
    [
        ("en", "“all” shows 10 more choices, and the whole table."),
        ("de", "„alles“ zeigt 10 weitere Möglichkeiten und den ganzen Tisch."),
    ],
)
def test_what_has_no_line_of_its_own_can_be_written(table: Table, language: str, hint: str) -> None:
    start = {**START, "phase": "discard", "Ann": {"hand": HAND[:4]}}
    result = table.sit_at(script("all", "1 3 4"), start, language=language)
    assert hint in result.text
    before, _, after = result.out.partition("> all\n")
    assert "\n[1-4], Enter: " in before  # the prompt counts the listed choices
    assert "[2 3 4] " in after  # `all` has shown the others
    assert re.search(r"\n\[1 \.\.\. .*\], Enter: .* > 1 3 4\n", after)
    assert moves(table.only_file())[0] == "Ann: discard tiny ironic_t_shirt sleep"


# Why -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line", "said", "rule"),
    [
        ("en", "why 2", "That costs 3 altogether, and you have 2 left. (SLACK-69)", " SLACK-69 "),
        ("de", "warum 2", "Das kostet zusammen 3, und du hast noch 2. (SLACK-69)", " SLACK-69 "),
        ("en", "why tiny", "Tiny can be played only in the Call People phase. (SLACK-36)", " SLACK-36 "),
        ("de", "warum winzi", "„Winzi“ kannst du nur in der Phase Personen anrufen spielen.", " SLACK-36 "),
        ("en", "why #5", "cancels a card as it is announced, and nothing is announced now.", " SLACK-99 "),
        ("en", "why hastur", "You don’t hold Hastur. (SLACK-65)", " SLACK-65 "),
        ("en", "why shop 2 3", "That costs 4 altogether, and you have 2 left. (SLACK-69)", " SLACK-69 "),
        ("en", "why evict hastur to bob", "That belongs in the phase Roll; now it is Free Time.", " SLACK-28 "),
    ],
)
def test_why_not(table: Table, language: str, line: str, said: str, rule: str) -> None:
    told = at(table, line, language=language)
    assert said in told
    assert rule in told
    assert moves(table.only_file()) == []


def test_why_a_card_without_a_target(table: Table) -> None:
    told = at(table, "why possessed", Bob={})
    assert "There is no card in any room that Possessed could be played on. (AMB-25)" in told
    told = at(table, "warum 6", Bob={}, language="de")
    assert "In keinem Zimmer liegt eine Karte, auf die „Besessen“ passt. (AMB-25)" in told


def test_why_not_of_what_is_possible(table: Table) -> None:
    assert at(table, "why 4").startswith("That is possible now: [4] Sleep: +2 Slack (0 → 2 of 20)")
    assert "possible now: done, on to Discard" in at(table, "why done")
    assert "possible now: [1 2] discard Tiny + Sleep" in at(
        table, "why discard 1 2", phase="discard", Ann={"hand": ["tiny", "sleep", "tv"]}
    )
    told = at(table, "warum 6", language="de")
    assert told.startswith("Das geht jetzt: [6] „Besessen“ auf „Hastur“ (5 Slack) im Zimmer von Bob spielen")


def test_why_of_what_would_change_nothing(table: Table) -> None:
    told = at(table, "why elder", Ann={"hand": ["elder_sign", "sleep"]})
    assert told.startswith("That is possible now. It would not change anything, though.")


def test_why_of_nonsense(table: Table) -> None:
    assert "is not a move" in at(table, "why xyzzy")
    assert "could be several cards" in at(table, "why nookie")


@pytest.mark.parametrize("line", ["why 9", "why #9", "info 9", "why 7"])
def test_why_and_info_of_a_number_that_no_card_has(table: Table, line: str) -> None:
    """Choices have numbers, too, but here a number means a card."""
    told = at(table, line, phase="discard", Ann={"hand": HAND})
    assert told.startswith(f"There is no #{line[-1]}: you hold #1, #2, #3, #4, #5, #6.")


def test_why_of_a_verb_is_not_about_a_card(table: Table) -> None:
    assert at(table, "why shop").startswith("“shop” is only the beginning of a move.")


def test_why_in_scare(table: Table) -> None:
    result = table.play(script("1", "why 9 9 9", "why play 1"))
    assert "Rulebook: Playing a trick." in result.out
    assert "That is possible now:\n  [1]" in result.out


# Info ----------------------------------------------------------------------------------------------------------------


def test_info_tells_where_the_slack_comes_from(table: Table) -> None:
    """SLACK-119, -120: what is written on a card stays."""
    told = at(table, "info hastur")
    assert told.startswith("Hastur Pet · Slack 2 When this Pet comes into play")
    assert "One is in Bob’s room, worth 5 Slack: 2 printed, +3 from counters. They stay, even after a" in told
    told = at(table, "karte hastur", language="de")
    assert "Eine liegt im Zimmer von Bob und ist 5 Slack wert: 2 aufgedruckt, +3 durch Marker." in told


def test_info_of_the_hand_and_of_jobs(table: Table) -> None:
    assert at(table, "info 4").startswith("Sleep Activity: Sleep · Slack 2")
    assert "You hold one." in at(table, "info 4")
    told = at(table, "info dog walker", Bob={"job": "dog_walker"})
    assert told.startswith("Dog Walker Job · Income")
    assert "Bob has this Job." in told


def test_info_tells_nothing_about_hidden_cards(table: Table) -> None:
    told = at(table, "info tv")
    assert told.startswith("TV Activity")
    assert "Bob" not in told
    assert "hold" not in told


def test_info_without_a_card(table: Table) -> None:
    assert at(table, "info").startswith("Say which card")
    assert at(table, "info xyzzy").startswith("There is no card “xyzzy”.")
    assert "nothing written on them" in table.play(script("info 3")).text


def test_totals(table: Table) -> None:
    told = at(table, "totals", Bob={"room": ["hastur"], "madness": 6, "loose": 4})
    assert "Bob 3 of 20 17 2 4 6 (−3), next: 7 (−2)" in told
    assert at(table, "stand", language="de").startswith("Wer Slack Noch Karten Unterm Job Wahnsinn")


# Show and give -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line", "polite"),
    [
        ("en", "show mia 4 #6", "Mia has a polite look and gives nothing away."),
        ("de", "zeig mia 4 #6", "Mia schaut höflich hin und lässt sich nichts anmerken."),
    ],
)
def test_some_cards_shown_to_a_bot(table: Table, language: str, line: str, polite: str) -> None:
    assert at(table, line, language=language).startswith(polite)
    assert moves(table.only_file()) == []


def test_the_whole_hand_is_a_move(table: Table) -> None:
    assert at(table, "show mia").startswith("You show Mia your hand: ")
    assert moves(table.only_file()) == ["Ann: show Mia"]


def two_people(table: Table, *lines: str) -> str:
    bot = Puppet(GAME, NAMES)
    return table.sit_at(script(*lines), START, humans=(0, 1), bot=bot).out


def test_some_cards_shown_to_a_person(table: Table) -> None:
    """Bob reads which ones when he sits at the keyboard; everybody else only hears that it happened."""
    ann, bob, *_ = two_people(table, "", "show bob 1 4", "play sleep", "bob", "1").split(HIDE)
    assert "Bob will see them at the keyboard next." in ann
    public, _, private = bob.partition("Bob, this is for your eyes only.")
    assert "Ann has shown Bob 2 cards." in public
    assert "Tiny" not in public
    assert "Ann shows you Tiny and Sleep." in private


def test_show_needs_cards_that_are_there(table: Table) -> None:
    assert "You do not hold “Hastur”, or not that many." in at(table, "show mia hastur")
    assert "You do not hold “Sleep”, or not that many." in at(table, "show mia 4 4")
    assert "Nobody here is called zoe." in at(table, "show zoe 1")
    assert "You know your hand already." in at(table, "show ann")
    assert "Say to whom" in at(table, "show")
    assert [moves(file) for file in table.files()] == [[]] * 5


def test_show_on_a_screen_for_all_eyes(table: Table) -> None:
    out = two_people(table, "show bob 1", "why 3", "")
    assert out.count("Nobody sits at the keyboard now, so nobody’s cards can be looked at.") == 2


@pytest.mark.rule("SLACK-19")
@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", "give mia 3", "Cards cannot be given away or traded. You can show your hand or play a card on"),
        ("de", "gib mia 3", "Karten lassen sich weder verschenken noch tauschen."),
    ],
)
def test_give_is_explained(table: Table, language: str, line: str, said: str) -> None:
    told = at(table, line, language=language)
    assert said in told
    assert "SLACK-19" in told
