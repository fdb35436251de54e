"""During other players' turns: Whenevers at any time, without a question at every step (SLACK-84..89)."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from stammtisch.boxes import load
from stammtisch.engine.event import SPECTATOR, facts, visible
from stammtisch.engine.record import load as load_record
from stammtisch.engine.table import replay
from stammtisch.games.slack.state import NOBODY
from stammtisch.terminal.screen import HIDE
from tests.terminal.driver import ANYONE, HAND_OVER, PAUSE, PROMPT, Puppet, Table, first_choice, moves, script

NAMES = ["You", "Mia", "Leo"]
MANY = 40


def position(**seats: dict[str, Any]) -> dict[str, Any]:
    """Mia's turn, in which she may call People."""
    return {"turn": "Mia", "phase": "call", **{name: seats.get(name.lower(), {}) for name in NAMES}}


def questions(result_out: str) -> int:
    return result_out.count("Do you play something in between?")


def puppet(*lines: str) -> Puppet:
    return Puppet(load("cthulhu"), NAMES, *lines)


# Alone with bots -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "question", "prompt"),
    [
        ("en", "Mia’s turn, Call People. Do you play something in between?", "[1a ... 1c], Enter: go on > "),
        ("de", "Mia ist dran, Personen anrufen. Spielst du etwas dazwischen?", "[1a ... 1c], Enter: weiter > "),
    ],
)
def test_a_whenever_in_the_turn_of_another(table: Table, language: str, question: str, prompt: str) -> None:
    asked: list[str] = []

    def answer(line: str) -> str | None:
        asked.append(line)
        return "1b" if len(asked) == 1 else None

    result = table.sit_at(answer, position(you={"hand": ["whispers_in_the_radiator"]}), language=language)
    assert question in result.text
    assert asked[0] == prompt
    assert moves(table.only_file())[0] == "You: play whispers_in_the_radiator on Mia"


def test_enter_goes_on(table: Table) -> None:
    result = table.sit_at(script("", ""), position(you={"hand": ["whispers_in_the_radiator", "sleep"]}))
    assert moves(table.only_file())[0] == "Mia: done"
    assert "Leo’s turn, Call People. Do you play something in between?" in result.out


def test_once_in_each_turn(table: Table) -> None:
    """Nothing happens in these turns, so there is one question at the start of each, and none on one's own."""
    result = table.sit_at(script("", "", "q"), position(you={"hand": ["whispers_in_the_radiator", "sleep"]}))
    assert questions(result.out) == 2


def test_people_who_hold_nothing_are_not_asked(table: Table) -> None:
    result = table.sit_at(script("q"), position(you={"hand": ["sleep", "an_inconvenient_truth"]}))
    assert questions(result.out) == 0


def test_what_would_change_nothing_is_not_worth_a_question(table: Table) -> None:
    """Nobody has any Madness to lose. It may be played anyway (AMB-25)."""
    result = table.sit_at(script("play elder_sign"), position(you={"hand": ["elder_sign", "sleep"]}))
    assert questions(result.out) == 0
    assert "You: play elder_sign" in moves(table.only_file())


def test_what_hits_somebody_is_a_reason_to_ask(table: Table) -> None:
    bot = puppet("Mia: play bill_the_all_consuming on You")
    hands: dict[str, dict[str, Any]] = {
        "you": {"hand": ["whispers_in_the_radiator", "sleep"], "room": ["sprouts"]},
        "mia": {"hand": ["bill_the_all_consuming"]},
    }
    result = table.sit_at(script("", "", "q"), position(**hands), bot=bot)
    before, _, after = result.out.partition("Mia sends Bill the All-Consuming to your room.")
    assert questions(before) == 1
    assert after.index("Bill the All-Consuming takes your Sprouts.") < after.index(
        "Mia’s turn, Call People. Do you play something"
    )


def test_what_hits_others_is_none(table: Table) -> None:
    bot = puppet("Mia: play bill_the_all_consuming on Leo")
    hands: dict[str, dict[str, Any]] = {
        "you": {"hand": ["whispers_in_the_radiator", "sleep"]},
        "mia": {"hand": ["bill_the_all_consuming"]},
        "leo": {"room": ["sprouts"]},
    }
    result = table.sit_at(script("", "q"), position(**hands), bot=bot)
    assert "Bill the All-Consuming takes Leo’s Sprouts." in result.out
    assert result.out.count("Mia’s turn") == 1


@pytest.mark.parametrize(("setting", "count"), [("stops all", 3), ("stopps alle", 3), ("stops turn", 1)])
def test_stops_all_asks_at_every_step(table: Table, setting: str, count: int) -> None:
    """At the start of Mia's Call People, of her Free Time and of her discarding."""
    start = position(you={"hand": ["whispers_in_the_radiator", "sleep"]}, mia={"hand": ["sleep", "tiny"]})
    result = table.sit_at(script(setting, "", "", "", "q"), start)
    assert result.out.count("Mia’s turn, ") == count


@pytest.mark.parametrize("setting", ["stops off", "stopps aus"])
def test_stops_off_asks_only_for_answers(table: Table, setting: str) -> None:
    start = position(
        you={"hand": ["whispers_in_the_radiator", "an_inconvenient_truth"]}, leo={"hand": ["sleep", "tiny"]}
    )
    bot = puppet("Leo: play sleep")
    result = table.sit_at(script(setting, "", "1", "q"), start, bot=bot)
    assert questions(result.out) == 1  # the one at which it was turned off
    assert "Leo announces Sleep (Slack 2). Do you stop it?" in result.out


def test_stops_tells_its_settings(table: Table) -> None:
    start = position(you={"hand": ["whispers_in_the_radiator"]})
    result = table.sit_at(script("stops", "stops often", "stopps"), start)
    assert result.text.count("Choose one of all, turn, off, for example: stops off") == 3
    assert result.text.count("before somebody wins.") == 3


def test_a_window_asks_nobody_who_can_only_wait(table: Table) -> None:
    """A Whenever that can be played at any time is not an answer, unless somebody is about to win."""
    start = position(you={"hand": ["whispers_in_the_radiator"]}, mia={"hand": ["sleep"]})
    start["phase"] = "free_time"
    calm = table.sit_at(script("", "", "q"), start, bot=puppet("Mia: play sleep"))
    assert "Do you stop it?" not in calm.out
    assert "You: pass" in moves(table.files()[0])
    start["Mia"] = {"hand": ["sleep"], "loose": 18}
    close = table.sit_at(script("", "2"), start, bot=puppet("Mia: play sleep"))
    assert "Mia announces Sleep (Slack 2). Mia would WIN with it. Do you stop it?" in close.out


def test_playing_something_is_no_reason_to_be_asked(table: Table) -> None:
    start = position(you={"hand": ["whispers_in_the_radiator", "hand_in_the_dark", "sleep"]})
    result = table.sit_at(script("play whispers_in_the_radiator", "q"), start)
    assert "You gain 2 Madness" in result.out
    assert result.out.count("Mia’s turn") == 1


def test_bots_interject_too(table: Table) -> None:
    start = {**position(you={"hand": ["sleep"]}, mia={"hand": ["whispers_in_the_radiator"]}), "turn": "You"}
    result = table.sit_at(script("q"), start, bot=puppet("Mia: play whispers_in_the_radiator on You"))
    assert "Mia plays Whispers in the Radiator on you. You gain 2 Madness" in result.text


def test_a_phase_without_choices_passes_by(table: Table) -> None:
    start = {**position(you={"hand": ["tv", "sleep"], "free_time": 1}), "turn": "You"}
    result = table.sit_at(script("q"), start)
    assert "You have nobody to call.\n" in result.out
    assert "What do you do with your Free Time?" in result.text
    assert moves(table.only_file()) == ["You: done"]


def test_undo_of_what_was_played_in_between(table: Table) -> None:
    """The same question is asked once more."""
    asked: list[tuple[str, int]] = []

    def answer(prompt: str) -> str | None:
        if PAUSE.search(prompt) and not asked:
            asked.append((prompt, len(moves(table.only_file()))))
            found = re.search(r"\[(\w+)", prompt)
            return found[1] if found else None
        if asked and len(asked) == 1:
            asked.append(("undo", 0))
            return "undo"
        if len(asked) == 2:
            asked.append((prompt, len(moves(table.only_file()))))
            return None
        return first_choice(prompt)

    table.play(answer, game_name="cthulhu", seed="1", seats=4)
    assert len(asked) == 3
    assert asked[2] == asked[0]


def test_a_game_left_in_a_pause_goes_on_there(table: Table) -> None:
    asked: list[str] = []

    def answer(prompt: str) -> str | None:
        asked.append(prompt)
        return first_choice(prompt) if PROMPT.search(prompt) else None

    table.play(answer, game_name="cthulhu", seed="1", seats=4)
    left = len(moves(table.only_file()))
    assert PAUSE.search(asked[-1])
    table.resume(answer, table.only_file())
    assert asked[-1] == asked[-2]
    assert len(moves(table.only_file())) == left


def turns_and_hits(file: Path, person: int) -> tuple[list[tuple[int, int]], list[int]]:
    """After how many moves each turn began, and whose it is; and after how many moves something that somebody else
    announced or rolled concerned the person, as everybody could see.
    """
    record = load_record(file.read_text("utf-8"))
    played = replay(load(record.game, record.options), record)
    turns: list[tuple[int, int]] = []
    hits: list[int] = []
    doer = NOBODY
    for number, events in enumerate([played.opening, *(step.events for step in played.steps)]):
        for event in visible(events, SPECTATOR):
            name, named = played.game.kind.events[event[0]].name, facts(played.game.kind.events, event)
            if name == "turn_started":
                turns.append((number, event[2]))
            if name in ("turn_started", "announced", "shopping_announced", "evict_rolled"):
                doer = event[2]
            if doer != person and person in (named.get("seat"), named.get("target")):
                hits.append(number)
    return turns, hits


@pytest.mark.parametrize("seed", [*range(1, 11), 12, 13])
def test_not_too_many_questions_in_a_whole_game(table: Table, seed: int) -> None:
    """At most one in each of the others' turns, plus those after something that hit the person, who keeps all cards."""
    asked: list[int] = []  # after how many moves

    def answer(prompt: str) -> str:
        if PAUSE.search(prompt):
            asked.append(len(moves(table.only_file())))
        return "" if "Enter: " in prompt else first_choice(prompt)

    assert table.play(answer, game_name="cthulhu", seats=4, bot="greedy", seed=str(seed)).code == 0
    turns, hits = turns_and_hits(table.only_file(), person=0)
    assert asked
    for before, now in pairwise([NOBODY, *asked]):
        begun, seat = [turn for turn in turns if turn[0] <= now][-1]
        assert seat != 0
        assert before < begun or any(before < hit <= now for hit in hits)


# Several people ------------------------------------------------------------------------------------------------------


def two_people(**seats: dict[str, Any]) -> dict[str, Any]:
    return {"turn": "Mia", "phase": "call", **{name: seats.get(name.lower(), {}) for name in ("Ann", "Bob", "Mia")}}


def together(table: Table, answer: Any, start: dict[str, Any], **settings: Any) -> Any:
    bot = Puppet(load("cthulhu"), ["Ann", "Bob", "Mia"], *settings.pop("lines", ()))
    return table.sit_at(answer, start, humans=(0, 1), bot=bot, **settings)


def test_anyone_depends_on_public_facts_only(table: Table) -> None:
    """Whatever they hold, what is asked and shown in Mia's turn until somebody sits down is the same."""
    screens = set()
    for own, other in [
        ("sleep", "tiny"),
        ("whispers_in_the_radiator", "an_inconvenient_truth"),
        ("tv", "switch_robes"),
    ]:

        def answer(prompt: str) -> str | None:
            return "" if ANYONE.search(prompt) else None if HAND_OVER.search(prompt) else "pass"

        start = two_people(ann={"hand": [own]}, bob={"hand": [other]}, mia={"hand": ["hastur", "hand_in_the_dark"]})
        lines = ("Mia: play hastur", "Mia: play hand_in_the_dark on Ann")
        screens.add(together(table, answer, start, lines=lines).out)
    (screen,) = screens
    assert screen.startswith(
        "Mia’s turn, Call People. Does anyone play something in between?\n[Ann, Bob], Enter: go on > "
    )
    assert screen.count("Does anyone") == 2  # at the start, and after the card that hit Ann
    assert "#1" not in screen


@pytest.mark.parametrize(("language", "typed"), [("en", "bob"), ("de", "BOB")])
def test_a_name_sits_down(table: Table, language: str, typed: str) -> None:
    start = two_people(ann={"hand": ["tv"]}, bob={"hand": ["whispers_in_the_radiator"]})
    result = together(table, script("nobody", typed, "1c"), start, language=language)
    public, _, private = result.out.partition(HIDE) if HIDE in result.out else result.out.partition("Bob, ")
    assert "#1" not in public
    assert "whispers_in_the_radiator" not in public
    assert moves(table.only_file())[0] == "Bob: play whispers_in_the_radiator on Ann"
    assert "Whispers" in private or "Geflüster" in private or "Heizung" in private


def test_anyone_may_say_no(table: Table) -> None:
    start = two_people(ann={"hand": ["tv", "sleep"]}, bob={"hand": ["whispers_in_the_radiator"]})
    result = together(table, script("bob", "", "q"), start)
    assert moves(table.only_file()) == ["Mia: done"] * (len(moves(table.only_file())))
    assert "Bob, this is for your eyes only." in result.out


def test_a_name_at_the_own_question_lets_that_person_in(table: Table) -> None:
    start = {**two_people(ann={"hand": ["tiny"]}, bob={"hand": ["whispers_in_the_radiator"]}), "turn": "Ann"}
    result = together(table, script("", "bob", "1a", "", "q"), start)
    hidden = result.out.partition("> bob\n")[2]
    assert hidden.startswith(HIDE + "Bob, this is for your eyes only.\n")
    assert moves(table.only_file())[0] == "Bob: play whispers_in_the_radiator"


def test_a_name_at_the_hand_over(table: Table) -> None:
    start = {**two_people(ann={"hand": ["tiny"]}, bob={"hand": ["whispers_in_the_radiator"]}), "turn": "Ann"}
    asked: list[str] = []

    def answer(prompt: str) -> str | None:
        asked.append(prompt)
        return ["Bob", "1c", None][len(asked) - 1]

    together(table, answer, start)
    assert HAND_OVER.search(asked[0])
    assert moves(table.only_file())[0] == "Bob: play whispers_in_the_radiator on Ann"


def test_stops_for_all(table: Table) -> None:
    """On a screen for everybody's eyes, the setting is everybody's: nobody is asked in Leo's turn any more."""
    start = two_people(ann={"hand": ["tv", "sleep"]}, bob={"hand": ["whispers_in_the_radiator"]})
    result = together(table, script("stops off", "", "q"), start)
    assert result.out.count("[Ann, Bob], Enter: go on > ") == 2
    assert result.out.count("Does anyone") == 1
    assert result.out.count("You are asked only when you could stop what is announced.") == 1
