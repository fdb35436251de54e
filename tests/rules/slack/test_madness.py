"""Madness (the Slack set only)."""

import tomllib
from typing import Any

import pytest

from stammtisch.boxes import load
from stammtisch.games.slack import CTHULHU, Slack
from stammtisch.games.slack.mechanics.madness import BREAK, MAD, Madness
from stammtisch.games.slack.outlook import next_total
from stammtisch.games.slack.rules import Rules
from stammtisch.games.slack.sets import SetFiles, join_sets, lint_files
from stammtisch.games.slack.sums import total
from tests.rules.slack.board import Board, cthulhu

WORDS = 'name = { en = "x", de = "x" }\njoke = { en = "x", de = "x" }\nicon = "x"\n'
CALM = f'[sofa]\nkind = "thing"\ncopies = 12\n{WORDS}'
JOB = "".join(f"[tester_{n}]\nincome = 3\nfree_time = 2\ngoal = 19\n{WORDS}" for n in "ab")
LADDER = [0, -1, -2, -3, -3, -3, -3, -2, -1, 0]  # CTH-08..12, by hand from the rulebook


def mad(by: int, **options: Any) -> Slack:
    return cthulhu(
        cards={"whispers_in_the_radiator": {"effects": [{"op": "madness", "by": by}], "when": None}}, **options
    )


def changed(before: int, by: int, is_mad: bool = False, loose: int = 10, **options: Any) -> dict[str, object]:
    """What becomes of somebody with this much Madness who gains `by`."""
    game = mad(by, **options)
    bob = {"loose": loose, "madness": before, "mad": is_mad}
    board = Board(game=game, phase="call", ann={"hand": ["whispers_in_the_radiator"]}, bob=bob)
    board.do("ann: play whispers_in_the_radiator on bob", "pass")
    return {key: board["bob"][key] for key in ("madness", "mad", "loose", "total")}


@pytest.mark.rule("CTH-08", "CTH-09", "CTH-10", "CTH-11", "CTH-12", "CTH-16")
@pytest.mark.parametrize("madness", range(9))
def test_what_madness_counts(madness: int) -> None:
    board = Board(phase="call", ann={"loose": 12, "madness": madness})
    assert board["ann"]["total"] == 12 + LADDER[madness]


@pytest.mark.rule("CTH-06", "CTH-12", "CTH-13", "AMB-10")
@pytest.mark.parametrize("before", range(9))
@pytest.mark.parametrize("by", range(-4, 5))
def test_gaining_and_losing(before: int, by: int) -> None:
    after = max(before + by, 0)
    if after < 9:
        expected = {"madness": after, "mad": False, "loose": 10, "total": 10 + LADDER[after]}
    else:  # nine tokens go back; what is more than nine is Slack
        expected = {"madness": 0, "mad": True, "loose": 10 + after - 9, "total": 10 + after - 9}
    assert changed(before, by) == expected


@pytest.mark.rule("CTH-14", "CTH-15", "CTH-18", "AMB-11")
@pytest.mark.parametrize(("by", "gain"), [(-4, 0), (-1, 0), (0, 0), (1, 1), (3, 3)])
def test_the_stark_raving_mad(by: int, gain: int) -> None:
    assert changed(0, by, is_mad=True) == {"madness": 0, "mad": True, "loose": 10 + gain, "total": 10 + gain}


@pytest.mark.rule("AMB-11", "AMB-10")
@pytest.mark.parametrize(
    ("rate", "overflow", "gain"), [("point", "slack", 3), ("event", "slack", 1), ("point", "lost", 0)]
)
def test_the_surplus_and_the_rate(rate: str, overflow: str, gain: int) -> None:
    found = changed(8, 4, srm_rate=rate, madness_overflow=overflow)  # 12 = 9 + 3
    assert found == {"madness": 0, "mad": True, "loose": 10 + gain, "total": 10 + gain}


@pytest.mark.rule("AMB-10", "AMB-11", "CTH-13")
@pytest.mark.parametrize("before", [6, 7, 8])
@pytest.mark.parametrize("rate", ["point", "event"])
def test_exactly_nine_madness_leaves_no_surplus(before: int, rate: str) -> None:
    found = changed(before, 9 - before, srm_rate=rate)
    assert found == {"madness": 0, "mad": True, "loose": 10, "total": 10}


@pytest.mark.rule("CTH-27", "CTH-28")
@pytest.mark.parametrize(
    ("option", "before", "by", "after", "is_mad"),
    [
        ("ignore", 0, 3, 0, False),
        ("ignore", 0, -1, 0, False),
        ("double", 1, 2, 5, False),
        ("double", 5, -1, 3, False),
        ("double", 5, 2, 0, True),
    ],
)
def test_madness_in_mixed_games(option: str, before: int, by: int, after: int, is_mad: bool) -> None:
    found = changed(before, by, madness=option)
    assert (found["madness"], found["mad"]) == (after, is_mad)


@pytest.mark.rule("CTH-28", "AMB-11")
@pytest.mark.parametrize(("rate", "gain"), [("point", 4), ("event", 1)])
def test_double_madness_of_the_stark_raving_mad(rate: str, gain: int) -> None:
    assert changed(0, 2, is_mad=True, madness="double", srm_rate=rate)["loose"] == 10 + gain


@pytest.mark.rule("CTH-27")
def test_ignored_madness_never_comes_from_any_card() -> None:
    game = cthulhu(madness="ignore")
    for card in ("hastur", "professor_emeritus"):
        board = Board(game=game, phase="call", dice=[6], ann={"hand": [card, "sleep"]})
        assert board.do(f"ann: play {card}", "pass")["ann"]["madness"] == 0


@pytest.mark.rule("CTH-06")
def test_some_cards_give_madness_and_fewer_take_it_away() -> None:
    rules = cthulhu().rules
    gives, takes = 0, 0
    for card in rules.of:
        lists = [number for number in (card.effects, card.each_turn) if number >= 0]
        lists += [
            branch
            for number in lists
            for one in rules.lists[number]
            for branch in (one.then, one.otherwise)
            if branch >= 0
        ]
        amounts = [one.by for number in lists for one in rules.lists[number] if rules.set.ops[one.op] == "madness"]
        gives += any(amount > 0 for amount in amounts)
        takes += any(amount < 0 for amount in amounts)
    assert gives > takes > 0


@pytest.mark.rule("CTH-13", "CTH-14")
def test_going_mad_is_told_and_lasts_for_the_rest_of_the_game() -> None:
    game = mad(1)
    hand = ["whispers_in_the_radiator", "elder_sign", "elder_sign", "sleep"]
    board = Board(game=game, phase="call", ann={"hand": hand, "madness": 8})
    board.do("ann: play whispers_in_the_radiator", "pass")
    assert board.told("went_mad") == [{"seat": 0}]
    assert board.told("madness_changed") == [{"seat": 0, "by": 1, "madness": 9}]
    board.do("ann: play elder_sign", "pass", "ann: play elder_sign", "pass")
    assert (board["ann"]["mad"], board["ann"]["madness"]) == (True, 0)


@pytest.mark.rule("CTH-16", "CTH-07", "CTH-17")
@pytest.mark.parametrize(
    ("loose", "before", "by", "winner"),
    [
        (22, 6, 1, "bob"),  # 19 -> 20
        (22, 5, 1, ""),  # 19 -> 19
        (20, 8, 1, "bob"),  # 19 -> 20, Stark Raving Mad
        (19, 8, 2, "bob"),  # 18 -> 19 + 1
        (19, 8, 1, ""),
        (22, 3, -1, "bob"),  # 19 -> 20
        (20, 1, -1, "bob"),
        (21, 8, -1, ""),  # 20 would have won before; 21 - 2 = 19
    ],
)
def test_madness_is_counted_when_the_goal_is_checked(loose: int, before: int, by: int, winner: str) -> None:
    board = Board(
        game=mad(by),
        phase="call",
        ann={"hand": ["whispers_in_the_radiator"]},
        bob={"loose": loose, "madness": before},
    )
    board.do("ann: play whispers_in_the_radiator on bob", "pass")
    assert board.table["winner"] == winner


@pytest.mark.rule("CTH-06")
def test_tokens_are_public_and_per_player() -> None:
    board = Board(3, phase="call", ann={"madness": 2}, cem={"mad": True})
    view = board.game.view(board.state, 60)
    assert board.game.rules.tokens == ["madness", "stark_raving_mad"]
    assert view.tokens == [2, 0, 0, *[0, 0, 1]]


@pytest.mark.rule("CTH-06")
def test_a_set_that_does_not_switch_madness_on_has_none() -> None:
    """Neither tokens nor effects; and a card that has one is a fault."""
    head = {"id": "flat", "name": {"en": "x", "de": "x"}, "seats": [2, 5], "mechanics": [], "tags": []}
    files = SetFiles("flat", head, tomllib.loads(CALM), tomllib.loads(JOB))
    game = Slack(CTHULHU, cthulhu().options)
    game.rules = Rules(join_sets([files]), game.options)
    board = Board(game=game, phase="call", ann={"hand": ["sofa"]})
    assert (game.rules.mechanics, board.state.tokens) == ([], [])
    assert "madness" not in board["bob"]
    mad = SetFiles("flat", head, tomllib.loads(CALM + 'effects = [{ op = "madness", by = 1 }]'), files.jobs)
    assert [fault.code for fault in lint_files(mad)] == ["card_alone"]


@pytest.mark.parametrize("times", ["normal", "double", "ignore"])
@pytest.mark.parametrize("madness", range(10))
@pytest.mark.rule("CTH-08", "CTH-13", "CTH-28")
def test_what_one_more_would_make_of_it_is_what_it_then_makes(madness: int, times: str) -> None:
    """The total that the table foretells, from no Madness to Stark Raving Mad."""
    game = load("cthulhu", {"madness": times})
    assert isinstance(game, Slack)
    state = game.new(2, 7)
    mechanic = game.rules.mechanics[0]
    assert isinstance(mechanic, Madness)
    if madness == BREAK:
        mechanic.put(state, 0, 1, MAD)
    else:
        mechanic.put(state, 0, madness)
    foretold = next_total(game.rules, state, 0, mechanic)
    mechanic.change(game.rules, state, 0, 1, [])
    assert total(state, 0) == foretold
