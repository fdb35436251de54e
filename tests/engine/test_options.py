"""Table options: kinds, ranges, presets, and the spellings of command lines, TOML and JSON."""

import json

import pytest

from stammtisch.boxes import load
from stammtisch.engine.option import Option, read_options, snake_case
from stammtisch.engine.problem import BadOption

NUMBER = Option("stack_size", 6, "REC-01", least=3, most=8)
SWITCH = Option("allow_sets", True, "REC-08")
CHOICE = Option("refill", "none", "REC-10", choices=("none", "equalise"))
NUMBERS = Option("rounds", [6, 8, 5], "TRK-30", least=1, most=20, places=("3", "4", "5"))
ALL = (NUMBER, SWITCH, CHOICE, NUMBERS)
PRESETS: dict[str, dict[str, int | str | bool | list[int]]] = {"classic": {}, "tall": {"stack_size": 8}}

# scare.md, section 3, without the name of the preset.
SUGGESTED = """
{ "stackSize": 6, "frightMinAbove": 0,
  "copies": [8,8,8,8,8,8,8,8,8], "wildCount": 1, "handSize": 10,
  "allowSets": true, "maxSet": 8, "refill": "none", "soloTail": "play",
  "firstLead": "holder", "extraRevealFace": 5, "paranoiaPoints": 10,
  "rounds": {"3":6,"4":8,"5":5,"6":6}, "targetScore": null }
"""
DEFAULTS = {
    "stack_size": 6,
    "fright_min_above": 0,
    "copies": [8, 8, 8, 8, 8, 8, 8, 8, 8],
    "wild_count": 1,
    "hand_size": 10,
    "first_lead": "holder",
    "allow_sets": True,
    "max_set": 8,
    "refill": "none",
    "solo_tail": "play",
    "extra_reveal_face": 5,
    "paranoia_points": 10,
    "stop_at_scare": True,
    "rounds": [6, 8, 5, 6],
    "target_score": 0,
}


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (NUMBER, 3, 3),
        (NUMBER, 8, 8),
        (NUMBER, "7", 7),
        (NUMBER, " 7 ", 7),
        (SWITCH, False, False),
        (SWITCH, "false", False),
        (SWITCH, "true", True),
        (CHOICE, "equalise", "equalise"),
        (NUMBERS, [1, 2, 20], [1, 2, 20]),
        (NUMBERS, "1, 2, 20", [1, 2, 20]),
        (NUMBERS, "1 2 20", [1, 2, 20]),
        (NUMBERS, 4, [4, 4, 4]),
        (NUMBERS, "4", [4, 4, 4]),
        (NUMBERS, {"3": 6, "4": 8, "5": 5}, [6, 8, 5]),
    ],
)
def test_values_as_data_and_as_text(option: Option, given: object, value: object) -> None:
    read = option.read(given)
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (NUMBER, 2),
        (NUMBER, 9),
        (NUMBER, "9"),
        (NUMBER, 6.0),
        (NUMBER, "6.0"),
        (NUMBER, True),
        (NUMBER, "true"),
        (NUMBER, "six"),
        (NUMBER, ""),
        (NUMBER, [6]),
        (NUMBER, {}),
        (NUMBER, "9" * 5000),
        (SWITCH, 1),
        (SWITCH, 0),
        (SWITCH, "1"),
        (SWITCH, "True"),
        (SWITCH, "yes"),
        (SWITCH, []),
        (CHOICE, "None"),
        (CHOICE, ""),
        (CHOICE, False),
        (CHOICE, ["none"]),
        (CHOICE, 0),
        (NUMBERS, [6, 8]),
        (NUMBERS, [6, 8, 5, 6]),
        (NUMBERS, [6, 8, 0]),
        (NUMBERS, [6, 8, 21]),
        (NUMBERS, [6, 8, True]),
        (NUMBERS, [6, 8, "5"]),
        (NUMBERS, [6, 8, 5.0]),
        (NUMBERS, "6 8"),
        (NUMBERS, "6 8 x"),
        (NUMBERS, ""),
        (NUMBERS, 0),
        (NUMBERS, True),
        (NUMBERS, {"3": 6}),
        (NUMBERS, {"3": 6, "4": 8, "5": 50}),
        (NUMBERS, (6, 8, 5)),
    ],
)
def test_values_that_an_option_cannot_have(option: Option, given: object) -> None:
    with pytest.raises(BadOption) as caught:
        option.read(given)
    assert caught.value.code == "bad_option_value"
    assert caught.value.facts["option"] == option.name
    assert caught.value.facts["allowed"] == option.allowed


def test_what_is_allowed_as_a_person_would_write_it() -> None:
    assert [option.allowed for option in ALL] == ["3..8", "true | false", "none | equalise", "3 x 1..20"]


def test_a_value_is_a_copy() -> None:
    given = [1, 2, 3]
    read = NUMBERS.read(given)
    given.append(4)
    assert read == [1, 2, 3]
    first = read_options(ALL, PRESETS, {})
    rounds = first["rounds"]
    assert isinstance(rounds, list)
    rounds.clear()
    assert read_options(ALL, PRESETS, {})["rounds"] == [6, 8, 5]


def test_defaults_then_preset_then_what_is_given() -> None:
    usual = {"stack_size": 6, "allow_sets": True, "refill": "none", "rounds": [6, 8, 5]}
    assert read_options(ALL, PRESETS, {}) == usual
    assert read_options(ALL, PRESETS, {"preset": "classic"}) == usual
    assert read_options(ALL, PRESETS, {"preset": "tall"}) == {**usual, "stack_size": 8}
    assert read_options(ALL, PRESETS, {"preset": "tall", "stack_size": 7}) == {**usual, "stack_size": 7}
    assert read_options(ALL, PRESETS, {"stack_size": 7, "preset": "tall"}) == {**usual, "stack_size": 7}
    assert read_options(ALL, PRESETS, {"stack_size": None, "preset": None}) == usual


@pytest.mark.parametrize("preset", ["tiny", "", 3, True, ["tall"], {"tall": 1}])
def test_unknown_preset(preset: object) -> None:
    with pytest.raises(BadOption) as caught:
        read_options(ALL, PRESETS, {"preset": preset})
    assert caught.value.code == "bad_option_value"
    assert (caught.value.facts["option"], caught.value.facts["allowed"]) == ("preset", "classic | tall")


def test_an_unknown_option_names_those_there_are() -> None:
    with pytest.raises(BadOption) as caught:
        read_options(ALL, PRESETS, {"stack_sise": 6})
    assert caught.value.code == "unknown_option"
    assert caught.value.facts == {
        "option": "stack_sise",
        "known": "allow_sets, preset, refill, rounds, stack_size",
    }


@pytest.mark.parametrize(
    ("name", "snake"),
    [
        ("stackSize", "stack_size"),
        ("stack-size", "stack_size"),
        ("stack_size", "stack_size"),
        ("frightMinAbove", "fright_min_above"),
    ],
)
def test_spellings(name: str, snake: str) -> None:
    assert snake_case(name) == snake


def test_spellings_are_accepted_and_shown_in_one_way() -> None:
    assert read_options(ALL, PRESETS, {"stackSize": 7, "allow-sets": False}) == {
        "stack_size": 7,
        "allow_sets": False,
        "refill": "none",
        "rounds": [6, 8, 5],
    }


# Scare --------------------------------------------------------------------------------------------------------------


def test_the_suggested_configuration_is_the_default() -> None:
    assert load("scare").options == DEFAULTS
    assert load("scare", json.loads(SUGGESTED)).options == DEFAULTS


def test_options_read_their_own_values_again() -> None:
    options = load("scare", {"preset": "balanced-7", "copies": "1 2 3 4 5 6 7 8 9", "first_lead": "left"}).options
    assert load("scare", options).options == options
    assert load("scare", json.loads(json.dumps(options))).options == options


def test_a_table_of_rounds_goes_by_player_count_and_not_by_the_order_of_its_lines() -> None:
    rounds = {"6": 6, "5": 5, "4": 8, "3": 6}
    assert load("scare", {"rounds": rounds}).options["rounds"] == [6, 8, 5, 6]


@pytest.mark.parametrize("rounds", [{"a": 6, "b": 8, "c": 5, "d": 6}, {"1": 6, "2": 8, "3": 5, "4": 6}])
def test_a_table_of_rounds_for_other_player_counts_is_refused(rounds: dict[str, int]) -> None:
    with pytest.raises(BadOption):
        load("scare", {"rounds": rounds})


def test_balanced_7() -> None:
    assert load("scare", {"preset": "balanced-7"}).options == {**DEFAULTS, "stack_size": 7, "fright_min_above": 2}


@pytest.mark.parametrize(
    ("option", "least", "most"),
    [
        ("stack_size", 3, 8),
        ("fright_min_above", 0, 3),
        ("wild_count", 0, 4),
        ("hand_size", 7, 12),
        ("extra_reveal_face", 0, 9),
    ],
)
def test_ranges_of_the_specification(option: str, least: int, most: int) -> None:
    for value in (least, most):
        assert load("scare", {option: value}).options[option] == value
    for value in (least - 1, most + 1):
        with pytest.raises(BadOption):
            load("scare", {option: value})


def test_every_option_cites_a_rule_and_its_default_is_allowed() -> None:
    kind = load("scare").kind
    for option in kind.options:
        assert option.read(option.default) == option.default
        assert option.rule.split("-")[0] in ("TRK", "AMB", "REC")
    for preset in kind.presets:
        assert list(load("scare", {"preset": preset}).options) == [option.name for option in kind.options]


def test_unknown_game() -> None:
    with pytest.raises(BadOption) as caught:
        load("skat")
    assert (caught.value.code, caught.value.facts["game"]) == ("unknown_game", "skat")
    assert "scare" in str(caught.value.facts["known"])
