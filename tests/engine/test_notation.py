"""Moves as text: one form for records, logs, scenarios and people."""

import pytest

from stammtisch.boxes import load
from stammtisch.engine.notation import check_names, parse, seat_of, split, write
from stammtisch.engine.problem import Problem, Refused, Unreadable
from stammtisch.engine.table import Table
from stammtisch.games.scare.cards import WILD
from stammtisch.games.scare.state import PLAY, STACK

NAMES = ("Ann", "bob", "Jürgen")
GAME = load("scare")


@pytest.mark.parametrize(
    ("move", "line"),
    [
        ((0, STACK, 1), "Ann: stack 1"),
        ((1, STACK, 8), "bob: stack 8"),
        ((2, PLAY, 1, 1), "Jürgen: play 1"),
        ((0, PLAY, 8, 3), "Ann: play 8 8 8"),
        ((1, PLAY, 5, 12), "bob: play 5 5 5 5 5 5 5 5 5 5 5 5"),
        ((1, PLAY, WILD, 0), "bob: play 0/10 as 0"),
        ((1, PLAY, WILD, 10), "bob: play 0/10 as 10"),
    ],
)
def test_a_move_is_written_and_read(move: tuple[int, ...], line: str) -> None:
    assert write(GAME, move, NAMES) == line
    assert parse(GAME, line, NAMES) == move


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("ANN: PLAY 8", (0, PLAY, 8, 1)),
        ("  ann :  play   8  8 ", (0, PLAY, 8, 2)),
        ("ann:play 8", (0, PLAY, 8, 1)),
        ("jürgen: stack scare 6", (2, STACK, 6)),
        ("JÜRGEN: Stack 6", (2, STACK, 6)),
        ("bob: play 8x3", (1, PLAY, 8, 3)),
        ("bob: play 8X3", (1, PLAY, 8, 3)),
        ("bob: play 8x2 8", (1, PLAY, 8, 3)),
        ("bob: play 0/10 AS 10", (1, PLAY, WILD, 10)),
    ],
)
def test_people_may_write_it_a_little_differently(line: str, move: tuple[int, ...]) -> None:
    assert parse(GAME, line, NAMES) == move


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("play 8", "no_seat"),
        ("", "no_seat"),
        (": play 8", "no_seat"),
        ("ann:", "no_move"),
        ("ann:   ", "no_move"),
        ("zoe: play 8", "unknown_seat"),
        ("an: play 8", "unknown_seat"),
        ("ann: eat 8", "not_a_scare_move"),
        ("ann: play", "not_a_scare_move"),
        ("ann: stack", "not_a_scare_move"),
        ("ann: stack top", "not_a_scare_move"),
        ("ann: stack 1 2", "not_a_scare_move"),
        ("ann: stack -1", "not_a_scare_move"),
        ("ann: stack 1.5", "not_a_scare_move"),
        ("ann: stack ²", "not_a_scare_move"),
        ("ann: stack scare", "not_a_scare_move"),
        ("ann: play 8x0", "not_a_scare_move"),
    ],
)
def test_what_cannot_be_read(line: str, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parse(GAME, line, NAMES)
    assert caught.value.code == code


@pytest.mark.parametrize("line", ["eat 8", "eat 8 8", "play", "stack top", "stack 1 2", "play 8x0 7x0"])
def test_what_cannot_be_read_is_told_as_it_was_written(line: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parse(GAME, f"ann: {line}", NAMES)
    assert caught.value.facts == {"line": line}


def test_a_number_is_as_long_as_a_number_at_a_table_may_be() -> None:
    """What is larger than any stack or hand is the rules' matter, and a number without an end is none."""
    assert parse(GAME, "ann: stack 999", NAMES) == (0, STACK, 999)
    assert parse(GAME, "ann: play 8x99", NAMES) == (0, PLAY, 8, 99)
    with pytest.raises(Unreadable):
        parse(GAME, "ann: stack 1000", NAMES)
    with pytest.raises(Refused):
        parse(GAME, "ann: play 8x100", NAMES)


@pytest.mark.parametrize(
    ("line", "rule", "code"),
    [
        ("ann: pass", "TRK-01", "no_passing"),
        ("ann: play 0", "TRK-02", "not_a_card"),
        ("ann: play 10", "TRK-02", "not_a_card"),
        ("ann: play 88", "TRK-02", "not_a_card"),
        ("ann: play x3", "TRK-02", "not_a_card"),
        ("ann: play 8x", "TRK-02", "not_a_card"),
        ("ann: play 8x-1", "TRK-02", "not_a_card"),
        ("ann: play 8x999999999999", "TRK-02", "not_a_card"),
        ("ann: play eight", "TRK-02", "not_a_card"),
        ("ann: play ²", "TRK-02", "not_a_card"),
        ("ann: play 0/1", "TRK-02", "not_a_card"),
        ("ann: play 8 7", "TRK-03", "not_identical"),
        ("ann: play 8 0/10", "TRK-03", "not_identical"),
        ("ann: play 0/10 7", "TRK-03", "not_identical"),
        ("ann: play 0/10", "TRK-24", "wild_value"),
        ("ann: play 0/10 as 7", "TRK-24", "wild_value"),
        ("ann: play 0/10 0/10", "AMB-43", "wild_alone"),
    ],
)
def test_a_form_that_a_rule_forbids_is_refused_with_the_rule(line: str, rule: str, code: str) -> None:
    with pytest.raises(Refused) as caught:
        parse(GAME, line, NAMES)
    assert (caught.value.rule, caught.value.code) == (rule, code)


def test_with_a_state_a_game_says_what_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "canonical", lambda game, state, move: (*move[:2], state.seats))
    state = GAME.new(3, 0)
    assert parse(GAME, "Ann: stack 1", NAMES, state) == (0, STACK, 3)
    assert parse(GAME, "Ann: stack 1", NAMES) == (0, STACK, 1)


def test_facts_of_an_unknown_seat() -> None:
    with pytest.raises(Unreadable) as caught:
        seat_of("zoe", NAMES)
    assert caught.value.facts == {"name": "zoe", "known": "Ann, bob, Jürgen"}


@pytest.mark.parametrize("digits", [4, 40, 5000])
def test_a_place_of_many_digits_is_a_problem_and_not_a_crash(digits: int) -> None:
    table = Table(GAME, NAMES, "1")
    with pytest.raises(Problem):
        table.apply(parse(GAME, "ann: stack " + "9" * digits, NAMES))
    assert table.steps == []


def test_split() -> None:
    assert split("ann: play 8 8") == ("ann", ["play", "8", "8"])
    assert split("pass") == ("", ["pass"])
    assert split("") == ("", [])
    assert split("ann: a: b") == ("ann", ["a:", "b"])


@pytest.mark.parametrize("names", [["ann", "bob"], ["Jürgen", "Zoë", "李"], ["a" * 20], ["pass", "0/10", "-"]])
def test_good_names(names: list[str]) -> None:
    check_names(names)
    assert [seat_of(name.swapcase(), names) for name in names] == list(range(len(names)))


@pytest.mark.parametrize("name", ["", "a b", "a:b", "a" * 21, "a\n", "\x00", "\u200b", "a\tb", "\u00a0"])
def test_names_that_a_move_could_not_mention(name: str) -> None:
    with pytest.raises(Unreadable) as caught:
        check_names(["bob", name])
    assert (caught.value.code, caught.value.facts) == ("bad_name", {"name": name, "longest": 20})


@pytest.mark.parametrize("name", [" ann", "ann ", " "])
def test_a_name_with_spaces_around_it_is_refused(name: str) -> None:
    # "ann" and " ann" are written alike in a move, so a record with such a name could not be read again.
    with pytest.raises(Unreadable) as caught:
        check_names([name, "bob", "cem"])
    assert caught.value.code == "bad_name"


@pytest.mark.parametrize("names", [["ann", "ann"], ["Ann", "bob", "aNN"], ["Straße", "STRASSE"]])
def test_names_that_could_be_taken_for_each_other(names: list[str]) -> None:
    with pytest.raises(Unreadable) as caught:
        check_names(names)
    assert (caught.value.code, caught.value.facts) == ("same_name", {"name": names[0]})
