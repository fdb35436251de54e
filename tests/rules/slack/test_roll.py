"""1.4 Roll: what is rolled when a turn starts."""

import pytest

from stammtisch.engine.problem import Problem
from tests.rules.slack.board import Board, cthulhu

BOTH = {"lackey": {"income": "1/5", "free_time": "1/3", "traits": [], "goal": 20}}


@pytest.mark.rule("SLACK-14", "CTH-04")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_one_to_three_is_the_lower_number_and_four_to_six_the_higher(die: int) -> None:
    money = Board(phase="roll", dice=[die], ann={"job": "gravedigger"})
    assert money["ann"]["income"] == (2 if die <= 3 else 4)
    game = cthulhu(jobs={"lackey": {"free_time": "2/5"}})
    assert Board(game=game, phase="roll", dice=[die], ann={"job": "lackey"})["ann"]["free_time"] == (
        2 if die <= 3 else 5
    )


@pytest.mark.rule("AMB-01", "CTH-04")
@pytest.mark.parametrize(
    ("dice", "income", "free_time"), [([1, 6], 1, 3), ([6, 1], 5, 1), ([4, 4], 5, 3), ([3, 3], 1, 1)]
)
def test_a_job_with_two_variable_numbers_rolls_a_die_for_each(dice: list[int], income: int, free_time: int) -> None:
    board = Board(game=cthulhu(jobs=BOTH), phase="roll", dice=dice, ann={"job": "lackey"})
    assert (board["ann"]["income"], board["ann"]["free_time"]) == (income, free_time)
    assert board.state.rng.script == ()


@pytest.mark.rule("AMB-01")
@pytest.mark.parametrize(("dice", "income", "free_time"), [([1], 1, 1), ([6], 5, 3)])
def test_variable_dice_one(dice: list[int], income: int, free_time: int) -> None:
    board = Board(game=cthulhu(jobs=BOTH, variable_dice="one"), phase="roll", dice=dice, ann={"job": "lackey"})
    assert (board["ann"]["income"], board["ann"]["free_time"]) == (income, free_time)


@pytest.mark.rule("SLACK-15")
def test_the_roll_is_compulsory() -> None:
    # Nobody is asked whether to roll, and the phase does not pass without a die.
    with pytest.raises(Problem) as caught:
        Board(phase="roll", dice=[], ann={"job": "gravedigger"})
    assert caught.value.code == "dice_used_up"


@pytest.mark.rule("SLACK-15")
def test_a_fixed_job_rolls_nothing() -> None:
    board = Board(phase="roll", dice=[], ann={"job": "sanitarium_guard", "room": ["tiny"]})
    assert board.table["phase"] == "call"


@pytest.mark.rule("SLACK-14")
def test_the_roll_is_told_to_everybody() -> None:
    board = Board(phase="discard", dice=[5], ann={"hand": ["sleep", "tv"]}, bob={"job": "gravedigger"})
    board.do("ann: discard")
    assert board.told("income_rolled") == [{"seat": 1, "die": 5, "income": 4}]


@pytest.mark.rule("SLACK-35", "AMB-02", "AMB-17")
def test_the_order_inside_the_roll_phase() -> None:
    # Numbers of the Job; then guests are asked, in any order; then Job and room take their toll, in order of arrival.
    game = cthulhu(
        cards={"tiny": {"each_turn": [{"op": "roll", "least": 4, "then": [{"op": "slack", "by": 1}]}]}},
        jobs={"gravedigger": {"each_turn": [{"op": "madness", "by": 1}]}},
    )
    ann = {"job": "gravedigger", "room": ["bill_the_all_consuming", "tiny", "cultist_from_3b"], "hand": ["sleep", "tv"]}
    board = Board(game=game, phase="roll", dice=[6, 1, 2, 4], ann=ann)
    assert (board["ann"]["income"], board["ann"]["madness"], board["ann"]["loose"]) == (4, 0, 0)
    board.do("ann: evict cultist_from_3b to discard")
    assert (board["ann"]["madness"], board.asked) == (0, ["ann"])
    board.do("ann: evict bill_the_all_consuming to discard")  # both stay; Bill eats Tiny before she can roll
    assert (board["ann"]["madness"], board["ann"]["room"]) == (1, ["bill_the_all_consuming", "cultist_from_3b"])
    assert board.state.rng.script == (4,)
    assert board.table["phase"] == "call"


@pytest.mark.rule("SLACK-35")
def test_what_takes_its_toll_does_so_in_its_owners_turns_only() -> None:
    game = cthulhu(cards={"tiny": {"each_turn": [{"op": "slack", "by": 1}]}})
    board = Board(game=game, phase="discard", ann={"hand": ["sleep", "tv"], "room": ["tiny"]}, bob={"hand": ["tv"] * 2})
    board.do("ann: discard")
    assert (board.table["turn"], board["ann"]["loose"], board["bob"]["loose"]) == ("bob", 0, 0)


@pytest.mark.rule("AMB-17")
def test_a_question_about_the_toll_belongs_to_the_roll_phase() -> None:
    board = Board(phase="roll", ann={"room": ["bill_the_all_consuming", "sprouts", "tiny"]})
    board.do("ann: done")
    assert (board.asked, board.prompt, board.table["phase"]) == (["ann"], "give_up", "roll")
    board.do("ann: choose tiny")
    assert board.table["phase"] == "call"
