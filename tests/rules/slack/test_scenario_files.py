"""Scenario files of Chez Cthulhu: other words for an answer, rules that may be named, positions that cannot be."""

import pytest

from stammtisch.boxes import load
from stammtisch.engine import scenario
from stammtisch.engine.problem import BadPosition, Problem
from stammtisch.engine.scenario import Failed
from stammtisch.text.words import LANGUAGES, words


def read(text: str, *, options: str = "") -> scenario.Scenario:
    return scenario.read(f'game = "cthulhu"\nseats = ["ann", "bob"]\noptions = {{ {options} }}\n{text}', load)


def play(text: str) -> None:
    scenario.run(read(text))


def refused(text: str, *, options: str = "") -> Problem:
    with pytest.raises(BadPosition) as caught:
        read(text, options=options)
    assert all(words(language).problem(caught.value) for language in LANGUAGES)
    return caught.value


def failed(text: str) -> Problem:
    with pytest.raises(Failed) as caught:
        play(text)
    assert all(words(language).problem(caught.value) for language in LANGUAGES)
    return caught.value


# Moves ----------------------------------------------------------------------------------------------------------------

WESTLEY = """
turn  = "ann"
phase = "call"
dice  = [4]
[seat.ann]
hand = ["deep_one_westley", "sprouts", "ironic_t_shirt"]
[[step]]
do = "ann: play deep_one_westley"
[[step]]
do = "pass"
expect = { asked = ["ann"] }
"""


@pytest.mark.rule("CTH-22")
@pytest.mark.parametrize("line", ["play sprouts", "choose sprouts", "Choose Sprouts"])
def test_a_gift_is_played_or_chosen(line: str) -> None:
    play(f'{WESTLEY}[[step]]\ndo = "ann: {line}"\nexpect.ann.room = ["deep_one_westley", "sprouts"]')


@pytest.mark.rule("CTH-22")
@pytest.mark.parametrize("line", ["pass", "choose no", "choose NO"])
def test_a_gift_is_declined(line: str) -> None:
    play(f'{WESTLEY}[[step]]\ndo = "ann: {line}"\nexpect.ann = {{ room = ["deep_one_westley"], hand_size = 2 }}')


@pytest.mark.rule("CTH-22", "AMB-23")
def test_what_is_chosen_must_be_fit_for_a_gift() -> None:
    play(f"""{WESTLEY}
    [[step]]
    refused = "ann: choose ironic_t_shirt"
    rule    = "CTH-22"
    [[step]]
    refused = "bob: choose sprouts"
    [[step]]
    do = "ann: choose no"
    [[step]]
    refused = "ann: choose sprouts"   # nothing is asked any more
    rule    = "AMB-23"
    """)


def test_pass_in_any_case() -> None:
    start = 'phase = "free_time"\n[seat.ann]\nhand = ["sleep"]\n[[step]]\ndo = "ANN: Play SLEEP"\n'
    play(start + '[[step]]\ndo = "Pass"\nexpect.ann.room = ["sleep"]')


@pytest.mark.rule("SLACK-65")
@pytest.mark.parametrize("line", ["play nosuchcard", "shop sprouts nosuchcard", "discard nosuchcard"])
@pytest.mark.parametrize("rule", ["", 'rule = "SLACK-65"'])
def test_a_card_that_there_is_not_is_refused(line: str, rule: str) -> None:
    play(f'[[step]]\nrefused = "ann: {line}"\n{rule}')
    assert failed(f'[[step]]\nrefused = "ann: {line}"\nrule = "SLACK-73"').code == "other_rule"
    assert failed(f'[[step]]\ndo = "ann: {line}"').code == "step_refused"


@pytest.mark.parametrize("line", ["ann: plya sleep", "ann: play sleep at bob", "zoe: play sleep", "ann: play"])
def test_any_other_typo_does_not_pass_for_a_refusal(line: str) -> None:
    assert failed(f'[[step]]\nrefused = "{line}"').code == "step_unreadable"


# Rules ----------------------------------------------------------------------------------------------------------------

EX_11 = """
phase = "free_time"
draws = ["an_inconvenient_truth"]
[seat.ann]
free_time = 1
hand      = ["sleep"]
[[step]]
do = "ann: play sleep"
[[step]]
do = "pass"
[[step]]
refused = "bob: play an_inconvenient_truth"
"""
AFTER_THE_ROLL = """
phase = "free_time"
dice  = [6]
[seat.ann]
hand = ["evil_ritual_nookie"]
[seat.bob]
hand = ["an_inconvenient_truth"]
[[step]]
do = "ann: play evil_ritual_nookie"
[[step]]
do = "bob: pass"
[[step]]
refused = "bob: play an_inconvenient_truth"
"""
AFTER_THE_WIN = """
phase = "call"
[seat.ann]
job   = "sanitarium_guard"
loose = 19
hand  = ["tiny"]
[seat.bob]
hand = ["possessed"]
[[step]]
do     = "ann: play tiny"
expect = { winner = "ann" }
[[step]]
refused = "bob: play possessed on ann tiny"
"""
ANIME_GIRL = """
phase = "call"
[seat.ann]
hand = ["anime_girl"]
[[step]]
refused = "ann: play anime_girl on bob"
"""
ANIME_GIRL_SENT = """
phase = "roll"
[seat.ann]
room = ["anime_girl", "can_of_worms"]
[[step]]
refused = "ann: evict anime_girl to bob"
"""
PERSON_IN_FREE_TIME = """
phase = "free_time"
[seat.ann]
hand = ["tiny", "sleep"]
[[step]]
refused = "ann: play tiny"
"""
ACTIVITY_IN_CALL = """
phase = "call"
[seat.ann]
hand = ["tiny", "sleep"]
[[step]]
refused = "ann: play sleep"
"""
TV_IN_CALL = """
phase = "call"
[seat.bob]
hand = ["tv"]
[[step]]
refused = "bob: play tv on ann"
"""


@pytest.mark.rule("SLACK-79", "SLACK-96", "SLACK-99", "SLACK-103", "CTH-20")
@pytest.mark.parametrize(
    ("text", "rules"),
    [
        (EX_11, ["SLACK-99", "SLACK-103", "SLACK-108"]),
        (AFTER_THE_ROLL, ["SLACK-99", "SLACK-79", "SLACK-102"]),
        (AFTER_THE_WIN, ["SLACK-95", "SLACK-96"]),
        (ANIME_GIRL, ["SLACK-49", "CTH-20", "AMB-19"]),
        (ANIME_GIRL_SENT, ["SLACK-49", "CTH-20"]),
        (PERSON_IN_FREE_TIME, ["SLACK-36", "SLACK-28"]),
        (ACTIVITY_IN_CALL, ["SLACK-28", "SLACK-62"]),
        (TV_IN_CALL, ["SLACK-114", "SLACK-110", "SLACK-90"]),
    ],
)
def test_where_several_rules_say_no_a_scenario_may_name_any_of_them(text: str, rules: list[str]) -> None:
    for rule in rules:
        play(f'{text}rule = "{rule}"')
    problem = failed(f'{text}rule = "SLACK-19"')
    assert (problem.code, problem.facts["seen"]) == ("other_rule", rules[0])  # people are told one


# Positions ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CTH-08", "CTH-09", "CTH-10", "CTH-11", "CTH-12", "CTH-13")
@pytest.mark.parametrize(("madness", "counts"), list(enumerate([0, -1, -2, -3, -3, -3, -3, -2, -1, 0])))
def test_madness_from_0_to_9(madness: int, counts: int) -> None:
    now = f"{{ total = {12 + counts}, madness = {madness % 9}, mad = {'true' if madness == 9 else 'false'} }}"
    play(f"[seat.ann]\nloose = 12\nmadness = {madness}\n[[step]]\nexpect.ann = {now}")


@pytest.mark.rule("CTH-13")
def test_madness_that_cannot_be() -> None:
    problem = refused("[seat.ann]\nmadness = 10")
    assert problem.facts == {"place": "seat.ann.madness", "value": 10, "least": 0, "most": 9}
    problem = refused("[seat.ann]\nmad = true\nmadness = 5")
    assert (problem.code, problem.facts) == ("mad_has_no_madness", {"place": "seat.ann"})
    play("[seat.ann]\nmad = true\nmadness = 0\n[[step]]\nexpect.ann.mad = true")


@pytest.mark.rule("CTH-27")
@pytest.mark.parametrize("given", ["madness = 3", "madness = 9", "mad = true"])
def test_madness_at_a_table_that_ignores_it(given: str) -> None:
    problem = refused(f"[seat.ann]\n{given}", options='madness = "ignore"')
    assert (problem.code, problem.facts) == ("madness_is_ignored", {"place": "seat.ann"})
    read("[seat.ann]\nmadness = 0\nmad = false", options='madness = "ignore"')


def test_an_entry_of_a_room_without_a_card() -> None:
    problem = refused("[seat.ann]\nroom = [{ slack = 2 }]")
    assert (problem.code, problem.facts) == ("room_needs_card", {"place": "seat.ann.room"})
    assert words("en").problem(problem).endswith('like this: { card = "tiny", slack = 2 }.')


# Expectations ---------------------------------------------------------------------------------------------------------


def test_a_text_is_not_a_number() -> None:
    problem = failed('[[step]]\nexpect.bob.total = "0"')
    assert words("en").problem(problem) == "Step 1: bob.total should be a text (0), but is a number (0)."
    assert words("de").problem(problem) == "Schritt 1: bob.total sollte ein Text (0) sein, ist aber eine Zahl (0)."


def test_the_slack_of_a_card_that_is_not_there() -> None:
    room = '[seat.ann]\nroom = ["tiny"]\n[[step]]\n'
    play(room + "expect.ann.slack_of.tiny = 1")
    assert failed(room + "expect.ann.slack_of.tiny = true").code == "other_kind"
    problem = failed(room + "expect.ann.slack_of.hastur = 1")
    assert words("en").problem(problem) == "Step 1: ann.slack_of has no hastur."
