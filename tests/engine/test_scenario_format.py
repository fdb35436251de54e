"""Scenario files: a fault is reported with its place, and a step that does not hold with what was seen."""

import pytest

from stammtisch.boxes import load
from stammtisch.engine import scenario
from stammtisch.engine.problem import BadOption, BadPosition, Problem
from stammtisch.engine.scenario import Failed

HEAD = """
title  = "A trick"
rules  = ["TRK-05"]
game   = "scare"
seats  = ["ann", "bob", "cem"]
"""
SEATS = """
[seat.ann]
hand     = [9, 6]
position = 3
[seat.bob]
hand     = [1, 6]
position = 6
[seat.cem]
hand     = [2, 6]
position = 2
"""
TRICK = """
[[step]]
do = "ann: play 9"
[[step]]
do = "bob: play 1"
[[step]]
do = "cem: play 2"
"""
# The last round, and ann is scared: bob wins with 6 - 5 = 1 point.
END = """
title = "The end"
rules = ["TRK-34"]
game  = "scare"
seats = ["ann", "bob", "cem"]
round = 6
[seat.ann]
hand     = [9, 6]
position = 1
[seat.bob]
hand     = [1, 6]
position = 5
[seat.cem]
hand     = [2, 6]
position = 6
"""


def play(text: str) -> scenario.Scenario:
    found = scenario.read(text, load)
    scenario.run(found)
    return found


def refuse(text: str, code: str, **facts: int | str) -> None:
    """The file cannot be set up, for this reason and at this place."""
    with pytest.raises(BadPosition) as caught:
        scenario.read(text, load)
    told(caught.value, code, facts)


def fail(text: str, code: str, **facts: int | str) -> None:
    """A step of the file does not hold, for this reason."""
    found = scenario.read(text, load)
    with pytest.raises(Failed) as caught:
        scenario.run(found)
    told(caught.value, code, facts)


def told(problem: Problem, code: str, facts: dict[str, int | str]) -> None:
    assert problem.code == code
    assert {name: problem.facts.get(name) for name in facts} == facts


def test_a_whole_file_is_read() -> None:
    found = scenario.read(HEAD + SEATS + TRICK, load)
    assert (found.title, found.rules, found.names) == ("A trick", ["TRK-05"], ["ann", "bob", "cem"])
    assert len(found.steps) == 3


# The file -----------------------------------------------------------------------------------------------------------


def test_broken_toml() -> None:
    refuse(HEAD + "leader = \n", "bad_toml", place="file")


def test_deeply_nested_toml_is_a_bad_file_and_not_a_crash() -> None:
    refuse(HEAD + "leader = " + "[" * 20_000, "bad_toml", place="file")


def test_a_number_of_5000_digits_is_a_bad_file_and_not_a_crash() -> None:
    with pytest.raises(BadPosition):
        scenario.read(HEAD + "round = " + "9" * 5000, load)


def test_an_unknown_key_of_the_table_names_the_keys_there_are() -> None:
    refuse(HEAD + "dealer = 'ann'\n", "unknown_place", place="dealer", known="leader, round")


def test_a_key_of_another_game_is_unknown_too() -> None:
    refuse(HEAD + "dice = [1, 5]\n", "unknown_place", place="dice")


def test_an_unknown_key_of_a_seat() -> None:
    refuse(HEAD + "[seat.bob]\nmadness = 2\n", "unknown_place", place="seat.bob.madness")


def test_an_unknown_seat() -> None:
    refuse(HEAD + "[seat.zoe]\nhand = [1]\n", "unknown_place", place="seat.zoe", known="ann, bob, cem")


def test_an_unknown_key_of_a_step() -> None:
    refuse(HEAD + "[[step]]\ndoes = 'ann: stack 1'\n", "unknown_place", place="step 1.does")


def test_unknown_game() -> None:
    with pytest.raises(BadOption) as caught:
        scenario.read(HEAD.replace('"scare"', '"skat"'), load)
    told(caught.value, "unknown_game", {"game": "skat"})


def test_no_game() -> None:
    with pytest.raises(BadOption) as caught:
        scenario.read("seats = ['ann', 'bob', 'cem']", load)
    told(caught.value, "unknown_game", {"game": ""})


def test_unknown_option() -> None:
    with pytest.raises(BadOption) as caught:
        scenario.read(HEAD + "options = { stacksize = 6 }\n", load)
    told(caught.value, "unknown_option", {"option": "stacksize"})


def test_an_option_with_a_value_it_cannot_have() -> None:
    with pytest.raises(BadOption) as caught:
        scenario.read(HEAD + "options = { stack_size = 9 }\n", load)
    told(caught.value, "bad_option_value", {"option": "stack_size", "value": "9", "allowed": "3..8"})


def test_a_preset_of_the_wrong_kind_is_refused_and_not_a_crash() -> None:
    with pytest.raises(BadOption) as caught:
        scenario.read(HEAD + "options = { preset = ['classic'] }\n", load)
    told(caught.value, "bad_option_value", {"option": "preset"})


def test_options_that_exclude_each_other_at_this_table() -> None:
    with pytest.raises(BadOption) as caught:
        scenario.read(HEAD + "options = { copies = [3, 3, 3, 3, 3, 3, 3, 3, 3], wild_count = 0 }\n", load)
    told(caught.value, "deck_too_small", {"needed": 30, "cards": 27, "seats": 3})


@pytest.mark.parametrize("seats", ["'ann', 'bob'", "'ann', 'bob', 'cem', 'dan', 'eve', 'fay', 'gus'", ""])
def test_wrong_seat_count(seats: str) -> None:
    count = seats.count(",") + 1 if seats else 0
    refuse(f"game = 'scare'\nseats = [{seats}]\n", "seat_count", place="seats", seats=count, least=3, most=6)


def test_no_seats() -> None:
    refuse("game = 'scare'\n", "seat_count", place="seats", seats=0)


@pytest.mark.parametrize(
    ("line", "place", "kind"),
    [
        ("title = 3", "title", "text"),
        ("rules = 'TRK-01'", "rules", "list"),
        ("game = ['scare']", "game", "text"),
        ("seats = 'ann'", "seats", "list"),
        ("options = 'classic'", "options", "table"),
        ("seat = ['ann']", "seat", "table"),
        ("seat.bob = 5", "seat.bob", "table"),
        ("step = 'ann: stack 1'", "step", "list"),
        ("step = ['ann: stack 1']", "step 1", "table"),
        ("step = [{ do = 1 }]", "step 1.do", "text"),
        ("step = [{ refused = true }]", "step 1.refused", "text"),
        ("step = [{ refused = 'ann: stack 9', rule = 21 }]", "step 1.rule", "text"),
        ("step = [{ expect = 'ann' }]", "step 1.expect", "table"),
        ("round = '2'", "round", "number"),
        ("round = true", "round", "number"),
        ("round = 2.0", "round", "number"),
        ("leader = 1", "leader", "text"),
        ("seat.ann.hand = 8", "seat.ann.hand", "list"),
        ("seat.ann.position = '3'", "seat.ann.position", "number"),
        ("seat.ann.stack_size = [6]", "seat.ann.stack_size", "number"),
        ("seat.ann.turned = false", "seat.ann.turned", "number"),
        ("seat.ann.score = 1.5", "seat.ann.score", "number"),
    ],
)
def test_wrong_kind_of_value(line: str, place: str, kind: str) -> None:
    key = line.split()[0]
    head = "\n".join(known for known in HEAD.splitlines() if not known.startswith(f"{key} "))
    refuse(f"{head}\n{line}\n", "wrong_kind", place=place, kind=kind)


@pytest.mark.parametrize(
    "step",
    [
        "{}",
        "{ rule = 'TRK-01' }",
        "{ do = 'ann: stack 1', rule = 'TRK-21' }",
        "{ do = 'ann: stack 1', refused = 'ann: stack 1' }",
    ],
)
def test_a_step_that_says_nothing_or_too_much(step: str) -> None:
    refuse(f"{HEAD}step = [{{ do = 'ann: stack 1' }}, {step}]\n", "bad_step", place="step 2")


@pytest.mark.parametrize(
    "names", ["'ann', 'Ann', 'cem'", "'ann', 'b ob', 'cem'", "'ann', '', 'cem'", "'ann', 'b:', 'cem'"]
)
def test_names_that_moves_could_not_mention(names: str) -> None:
    refuse(f"game = 'scare'\nseats = [{names}]\n", "bad_seat_names", place="seats")


# The position -------------------------------------------------------------------------------------------------------


def test_too_many_copies_of_a_card() -> None:
    nine = "[seat.ann]\nhand = [8, 8, 8, 8, 8]\n[seat.bob]\nhand = [8, 8, 8, 8]\n"
    refuse(HEAD + nine, "no_copy_left", place="seat.bob.hand", card="8", copies=8)


def test_too_many_zero_tens() -> None:
    refuse(HEAD + "[seat.ann]\nhand = ['0/10', '0/10']\n", "no_copy_left", place="seat.ann.hand", card="0/10", copies=1)


@pytest.mark.parametrize("card", ["0", "10", "11", "-1", "'8'", "'0'", "true", "8.0", "[8]"])
def test_a_card_that_does_not_exist(card: str) -> None:
    refuse(f"{HEAD}[seat.cem]\nhand = [{card}]\n", "no_such_card", place="seat.cem.hand")


@pytest.mark.parametrize(
    ("lines", "place", "value", "least", "most"),
    [
        ("position = 7", "seat.ann.position", 7, 1, 6),
        ("position = 0", "seat.ann.position", 0, 1, 6),
        ("stack_size = 4\nposition = 5", "seat.ann.position", 5, 1, 4),
        ("turned = 2\nposition = 5", "seat.ann.position", 5, 1, 4),
        ("stack_size = 0", "seat.ann.stack_size", 0, 1, 6),
        ("stack_size = 7", "seat.ann.stack_size", 7, 1, 6),
        ("turned = 6", "seat.ann.turned", 6, 0, 5),
        ("turned = -1", "seat.ann.turned", -1, 0, 5),
        ("score = -1", "seat.ann.score", -1, 0, 999),
    ],
)
def test_a_number_out_of_range(lines: str, place: str, value: int, least: int, most: int) -> None:
    text = f"{HEAD}[seat.ann]\nhand = [1]\n{lines}\n"
    refuse(text, "out_of_range", place=place, value=value, least=least, most=most)


def test_a_stack_and_what_was_turned_up_make_a_full_stack() -> None:
    text = HEAD + "[seat.ann]\nhand = [1]\nstack_size = 4\nturned = 1\n"
    refuse(text, "stack_sum", place="seat.ann", size=4, turned=1, full=6)


def test_what_was_turned_up_follows_from_the_stack_and_the_other_way_round() -> None:
    text = HEAD + "[seat.ann]\nhand = [1]\nstack_size = 4\n[seat.bob]\nhand = [1]\nturned = 5\n"
    expect = "[[step]]\nexpect = { ann = { turned = 2, stack_size = 4 }, bob = { turned = 5, stack_size = 1 } }\n"
    play(text + expect)


def test_a_leader_who_does_not_sit_here() -> None:
    with pytest.raises(BadPosition) as caught:
        scenario.read(HEAD + "leader = 'zoe'\n", load)
    told(caught.value, "unknown_place", {"known": "ann, bob, cem"})
    assert str(caught.value.facts["place"]).startswith("leader")


@pytest.mark.parametrize("number", [0, 7])
def test_a_round_that_is_not_played(number: int) -> None:
    refuse(f"{HEAD}round = {number}\n", "out_of_range", place="round", value=number, least=1, most=6)


def test_a_round_in_which_nobody_has_cards() -> None:
    refuse(HEAD + "[seat.ann]\nhand = []\nposition = 3\n", "nobody_holds_cards", place="seat")


def test_given_hands_are_complete() -> None:
    play(HEAD + SEATS + "[[step]]\nexpect = { ann = { hand = [9, 6] }, bob = { hand_size = 2 }, discard = [] }\n")


def test_a_scenario_that_says_nothing_is_a_new_game() -> None:
    expect = """
    [[step]]
    expect.asked = ["ann", "bob", "cem"]
    expect.round = 1
    expect.ann   = { hand_size = 10, stack_size = 6, turned = 0, position = 0, score = 0 }
    expect.cem   = { hand_size = 10, stack_size = 6, turned = 0, position = 0, score = 0 }
    """
    play(HEAD + expect)


# The steps ----------------------------------------------------------------------------------------------------------


def test_a_wrong_expectation_of_a_seat_says_what_was_seen() -> None:
    text = HEAD + SEATS + TRICK + "expect = { ann = { turned = 2 } }\n"
    fail(text, "not_as_expected", step=3, fact="ann.turned", expected="2", seen="1")


def test_a_wrong_expectation_of_the_table_says_what_was_seen() -> None:
    text = HEAD + SEATS + TRICK + "[[step]]\nexpect = { round = 1, leader = 'bob' }\n"
    fail(text, "not_as_expected", step=4, fact="leader", expected="bob", seen="ann")


@pytest.mark.parametrize("expect", ["asked = ['bob']", "asked = ['ann', 'bob']", "asked = []"])
def test_who_is_asked_is_compared(expect: str) -> None:
    fail(f"{HEAD}{SEATS}[[step]]\nexpect = {{ {expect} }}\n", "not_as_expected", step=1, fact="asked", seen="['ann']")


@pytest.mark.parametrize("hand", ["[9]", "[9, 6, 6]", "[9, 9]", "[]"])
def test_a_hand_is_compared_as_a_whole(hand: str) -> None:
    text = f"{HEAD}{SEATS}[[step]]\nexpect = {{ ann = {{ hand = {hand} }} }}\n"
    fail(text, "not_as_expected", step=1, fact="ann.hand", expected=hand)


@pytest.mark.parametrize("hand", ["[9, 6]", "[6, 9]", "['6', '9']"])
def test_the_order_of_a_hand_does_not_matter(hand: str) -> None:
    play(f"{HEAD}{SEATS}[[step]]\nexpect = {{ ann = {{ hand = {hand} }} }}\n")


@pytest.mark.parametrize(("value", "kind"), [("true", "boolean"), ("1.0", "other"), ("'1'", "text"), ("[1]", "list")])
def test_a_value_of_another_kind_is_not_equal(value: str, kind: str) -> None:
    text = f"{HEAD}{SEATS}[[step]]\nexpect = {{ round = {value} }}\n"
    fail(text, "other_kind", step=1, fact="round", seen="1", seen_kind="number", expected_kind=kind)


@pytest.mark.parametrize(("expect", "fact"), [("asked = 'ann'", "asked"), ("ann = { hand = 6 }", "ann.hand")])
def test_a_single_thing_is_not_a_list(expect: str, fact: str) -> None:
    fail(f"{HEAD}{SEATS}[[step]]\nexpect = {{ {expect} }}\n", "other_kind", step=1, fact=fact, seen_kind="list")


@pytest.mark.parametrize(("expect", "place"), [("ann = { slack = 3 }", "ann.slack"), ("dice = 3", "dice")])
def test_expecting_what_the_game_does_not_have(expect: str, place: str) -> None:
    found = scenario.read(f"{HEAD}{SEATS}[[step]]\nexpect = {{ {expect} }}\n", load)
    with pytest.raises(BadPosition) as caught:
        scenario.run(found)
    told(caught.value, "unknown_place", {"place": f"step 1.expect.{place}"})


def test_expecting_something_of_a_seat_needs_a_table() -> None:
    found = scenario.read(f"{HEAD}{SEATS}[[step]]\nexpect = {{ ann = 3 }}\n", load)
    with pytest.raises(BadPosition) as caught:
        scenario.run(found)
    told(caught.value, "wrong_kind", {"place": "step 1.expect.ann", "kind": "table"})


def test_a_move_that_is_not_refused() -> None:
    fail(f"{HEAD}{SEATS}[[step]]\nrefused = 'ann: play 9'\n", "not_refused", step=1, line="ann: play 9")


def test_a_refused_move_is_not_played() -> None:
    text = f"{HEAD}{SEATS}[[step]]\nrefused = 'bob: play 1'\nexpect = {{ trick = [], bob = {{ hand = [1, 6] }} }}\n"
    found = scenario.read(text, load)
    before = found.state.to_json()
    scenario.run(found)
    assert found.state.to_json() == before


def test_a_move_refused_for_another_rule() -> None:
    text = f"{HEAD}{SEATS}[[step]]\nrefused = 'bob: play 1'\nrule = 'TRK-03'\n"
    fail(text, "other_rule", step=1, line="bob: play 1", expected="TRK-03", seen="TRK-01")


@pytest.mark.parametrize("rule", ["", "rule = 'TRK-03'\n"])
@pytest.mark.parametrize("line", ["ann: swallow 9", "zoe: play 9", "play 9", "ann:", "ann: stack top"])
def test_a_typo_does_not_pass_for_a_refusal(line: str, rule: str) -> None:
    fail(f"{HEAD}{SEATS}[[step]]\nrefused = '{line}'\n{rule}", "step_unreadable", step=1, line=line)


def test_a_move_that_the_rules_refuse() -> None:
    fail(f"{HEAD}{SEATS}[[step]]\ndo = 'bob: play 1'\n", "step_refused", step=1, line="bob: play 1")


@pytest.mark.parametrize("line", ["zoe: play 9", "ann: swallow 9", "play 9", "ann:", "", "ann: pass now"])
def test_a_move_that_nobody_can_read(line: str) -> None:
    fail(f"{HEAD}{SEATS}[[step]]\ndo = '{line}'\n", "step_refused", step=1, line=line)


def test_the_first_step_that_does_not_hold_is_reported() -> None:
    text = HEAD + SEATS + TRICK + "expect = { round = 2 }\n[[step]]\ndo = 'zoe: play 9'\n"
    fail(text, "not_as_expected", step=3, fact="round", expected="2", seen="1")


def test_a_move_after_the_end_of_the_game() -> None:
    fail(END + TRICK + "[[step]]\ndo = 'bob: play 6'\n", "step_refused", step=4, line="bob: play 6")


def test_after_the_end_of_the_game_moves_are_refused_and_facts_expected() -> None:
    after = "[[step]]\nrefused = 'bob: play 6'\nrule = 'TRK-34'\n[[step]]\nexpect = { winner = ['bob'], asked = [] }\n"
    found = play(END + TRICK + after)
    assert found.state.is_over


@pytest.mark.parametrize("line", ["pass", "Pass", " PASS "])
@pytest.mark.parametrize("steps", ["", "[[step]]\ndo = 'ann: stack 3'\n"])
def test_pass_without_a_window_does_nothing(steps: str, line: str) -> None:
    found = scenario.read(HEAD + steps + f"[[step]]\ndo = '{line}'\n", load)
    alone = play(HEAD + steps)
    scenario.run(found)
    assert found.state == alone.state


def test_pass_with_a_seat_is_a_move_of_that_seat() -> None:
    fail(f"{HEAD}{SEATS}[[step]]\ndo = 'ann: pass'\n", "step_refused", step=1, line="ann: pass")


def test_a_table_of_facts_is_checked_for_what_it_names() -> None:
    facts: dict[str, dict[str, int]] = {"slack_of": {"tiny": -1, "sleep": 2}}
    scenario._compare(facts, "slack_of", {"tiny": -1}, "ann.slack_of", 1)
    with pytest.raises(Failed) as caught:
        scenario._compare(facts, "slack_of", {"sleep": 3}, "ann.slack_of", 1)
    told(caught.value, "not_as_expected", {"step": 1, "fact": "ann.slack_of.sleep", "expected": "3", "seen": "2"})
    with pytest.raises(Failed) as caught:
        scenario._compare(facts, "slack_of", {"hastur": 3}, "ann.slack_of", 1)
    told(caught.value, "not_there", {"step": 1, "fact": "ann.slack_of", "missing": "hastur"})
