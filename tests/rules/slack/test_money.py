"""AMB-52, AMB-53: Income that falls while something is announced, or below what was spent."""

import pytest

from tests.rules.slack.board import Board, cthulhu

BILL = {"hand": ["power_bill_for_the_portal", "tv"]}  # Income -2 for the rest of the turn


def with_bill(line: str, hand: list[str], income: int, **options: object) -> Board:
    """Announces something; the bill comes in its window, and then the window closes."""
    ann = {"hand": [*hand, "tiny"], "income": income, "free_time": 2}
    board = Board(phase="free_time", options=options, ann=ann, bob=BILL)
    return board.do(line, "bob: play power_bill_for_the_portal on ann", "pass")


@pytest.mark.rule("AMB-52", "SLACK-69", "SLACK-30")
@pytest.mark.parametrize(
    ("basket", "income", "bought", "left"),
    [
        ("narconomicon ironic_t_shirt", 4, ["ironic_t_shirt"], 1),  # 3 + 1 with 2 left: the first cannot be paid
        ("ironic_t_shirt narconomicon", 4, ["ironic_t_shirt"], 1),
        ("narconomicon ironic_t_shirt", 5, ["narconomicon"], 0),
        ("ironic_t_shirt narconomicon", 5, ["ironic_t_shirt"], 2),  # the order decides
        ("ironic_t_shirt narconomicon", 6, ["ironic_t_shirt", "narconomicon"], 0),
        ("narconomicon", 3, [], 1),
        ("narconomicon", 5, ["narconomicon"], 0),
        ("something_in_the_drain ironic_t_shirt", 2, ["something_in_the_drain"], 0),  # what costs nothing is bought
    ],
)
def test_a_trip_buys_what_can_still_be_paid_in_the_order_announced(
    basket: str, income: int, bought: list[str], left: int
) -> None:
    cards = basket.split()
    board = with_bill(f"ann: shop {basket}", cards, income)
    returned = [card for card in cards if card not in bought]
    assert board["ann"]["room"] == bought
    assert sorted(board["ann"]["hand"]) == sorted([*returned, "tiny"])
    assert (board["ann"]["income"], board["ann"]["free_time"], board.state.used) == (left, 1, 1)
    assert [fact["income"] for fact in board.told("ran_short")] == ([income - 2] if returned else [])
    told = [board.ids(fact["cards"]) for fact in board.told("returned") if isinstance(fact["cards"], list)]
    assert told == ([returned] if returned else [])
    assert board.known("bob", "ann") == sorted(returned)  # everybody saw what went back


@pytest.mark.rule("AMB-52", "SLACK-73", "SLACK-78")
@pytest.mark.parametrize(("income", "is_done"), [(2, False), (3, False), (4, True)])
def test_an_activity_that_cannot_be_paid_any_more_returns_to_the_hand(income: int, is_done: bool) -> None:
    board = with_bill("ann: play eight_armed_massage", ["eight_armed_massage"], income)  # cost 2
    assert board["ann"]["room"] == (["eight_armed_massage"] if is_done else [])
    assert sorted(board["ann"]["hand"]) == (["tiny"] if is_done else ["eight_armed_massage", "tiny"])
    assert (board["ann"]["free_time"], board["ann"]["income"]) == (1, 0 if is_done else income - 2)
    assert board.state.table == board.state.lasting[::2]
    assert board.discard == []
    if not is_done:
        assert board.rule("ann: play eight_armed_massage") == "SLACK-73"


@pytest.mark.rule("AMB-52", "SLACK-79")
def test_no_die_is_rolled_for_an_activity_that_cannot_be_paid() -> None:
    board = with_bill("ann: play masked_ball_nookie", ["masked_ball_nookie"], 1)
    assert (board.told("slack_rolled"), sorted(board["ann"]["hand"])) == ([], ["masked_ball_nookie", "tiny"])


@pytest.mark.rule("AMB-52")
def test_what_costs_nothing_is_done_without_any_income() -> None:
    assert with_bill("ann: play sleep", ["sleep"], 1)["ann"]["room"] == ["sleep"]


@pytest.mark.rule("AMB-52")
@pytest.mark.parametrize(
    ("line", "hand"),
    [
        ("ann: shop narconomicon ironic_t_shirt", ["narconomicon", "ironic_t_shirt"]),
        ("ann: play weekend_in_rlyeh", ["weekend_in_rlyeh"]),
    ],
)
def test_as_announced_everything_happens_and_nothing_is_owed(line: str, hand: list[str]) -> None:
    board = with_bill(line, hand, 4, short_of_money="as_announced")
    assert (board["ann"]["room"], board["ann"]["hand"], board["ann"]["income"]) == (hand, ["tiny"], 0)
    assert board.told("ran_short") == []


@pytest.mark.rule("AMB-52", "AMB-51")
def test_the_announcer_can_find_the_money_in_time() -> None:
    ann = {"hand": ["narconomicon", "collection_plate", "tiny"], "income": 3}
    board = Board(phase="free_time", ann=ann, bob=BILL)
    board.do("ann: shop narconomicon", "bob: play power_bill_for_the_portal on ann", "ann: pass")
    board.do("ann: play collection_plate", "pass")
    assert (board["ann"]["room"], board["ann"]["income"]) == (["narconomicon"], 0)


@pytest.mark.rule("AMB-52")
def test_a_cost_that_rises_in_the_window_counts_too() -> None:
    # Economicon makes Food cheaper; bob borrows it while the Sprouts are on their way.
    ann = {"hand": ["sprouts", "tiny"], "room": ["economicon"], "income": 0}
    board = Board(phase="free_time", ann=ann, bob={"hand": ["just_for_the_ritual", "tv"]})
    board.do("ann: shop sprouts", "bob: play just_for_the_ritual on ann economicon", "pass")
    assert (board["ann"]["room"], sorted(board["ann"]["hand"])) == ([], ["sprouts", "tiny"])


@pytest.mark.rule("AMB-52", "SLACK-33", "AMB-15")
@pytest.mark.parametrize(("activity", "held"), [("eight_armed_massage", 6), ("sleep", 6)])
def test_an_activity_that_may_come_back_keeps_its_place_in_the_hand(activity: str, held: int) -> None:
    # Six cards: one is announced, one draws two more. With a Cost the Activity may come back, so only one is drawn.
    hand = [activity, "parcel_for_the_neighbors", "tiny", "hastur", "tv", "tv"]
    board = Board(phase="free_time", ann={"hand": hand, "income": 2}, bob=BILL)
    board.do(f"ann: play {activity}", "ann: play parcel_for_the_neighbors", "bob: pass")
    assert board["ann"]["hand_size"] == (5 if activity != "sleep" else 6)
    board.do("bob: play power_bill_for_the_portal on ann", "pass")
    assert board["ann"]["hand_size"] == held


@pytest.mark.rule("AMB-53", "SLACK-30", "SLACK-10")
@pytest.mark.parametrize(("gain", "by"), [("switch_robes", 1), ("collection_plate", 2)])
@pytest.mark.parametrize("spent", [1, 3])
def test_income_below_what_was_spent_is_no_debt(spent: int, gain: str, by: int) -> None:
    # Of 3 Income some is spent; the bill takes 2, but never more than is left. What comes then counts in full.
    bought = "narconomicon" if spent == 3 else "ironic_t_shirt"
    ann = {"hand": [bought, gain, "tiny"], "income": 3, "free_time": 2}
    board = Board(phase="free_time", ann=ann, bob=BILL)
    board.do(f"ann: shop {bought}", "pass", "bob: play power_bill_for_the_portal on ann", "pass")
    assert board["ann"]["income"] == 0
    board.do(f"ann: play {gain}", "pass")
    assert board["ann"]["income"] == by


@pytest.mark.rule("AMB-53")
def test_whoever_takes_income_and_goes_gives_back_only_what_was_taken() -> None:
    # 3 Income, 2 of them spent; the Landlord (-2) finds 1. When he is sent away, that one is there again.
    game = cthulhu(cards={"grandma_calls": {"effects": [{"op": "take"}], "target": "card", "of": ["person"]}})
    ann = {"hand": ["can_of_worms", "wrong_door", "grandma_calls", "sleep"], "income": 3}
    bob = {"room": ["landlord_below"], "hand": ["tv"]}
    board = Board(3, game=game, phase="free_time", ann=ann, bob=bob)
    board.do("ann: shop can_of_worms", "pass")
    assert board["ann"]["income"] == 1
    board.do("ann: play grandma_calls on bob landlord_below", "pass")
    assert board["ann"]["income"] == 0
    board.do("ann: play wrong_door on ann landlord_below", "pass", "ann: choose cem")
    assert board["ann"]["income"] == 1


@pytest.mark.rule("AMB-53", "AMB-21")
@pytest.mark.parametrize(("job", "left"), [("dog_walker", 0), ("cult_leader", 1), ("restricted_librarian", 0)])
def test_a_new_job_is_measured_by_all_that_was_spent(job: str, left: int) -> None:
    # 3 of 3 Income are spent. New Job: 1, 4 or 3 minus 3, not below 0; after that a gain counts in full.
    ann = {"job": "lackey", "hand": ["narconomicon", "new_job", "switch_robes", "tiny"], "income": 3, "free_time": 2}
    board = Board(phase="free_time", jobs=[job], ann=ann)
    board.do("ann: shop narconomicon", "pass", "ann: play new_job", "pass")
    assert board["ann"]["income"] == left
    board.do("ann: play switch_robes", "pass")
    assert board["ann"]["income"] == left + 1


@pytest.mark.rule("AMB-53")
def test_debts_are_forgotten_with_the_turn() -> None:
    hand = ["narconomicon", "tiny", "sleep"]
    board = Board(phase="free_time", ann={"hand": hand, "income": 3}, bob=BILL)
    board.do("ann: shop narconomicon", "pass", "bob: play power_bill_for_the_portal on ann", "pass", "ann: done")
    board.do("ann: discard")
    assert (board.table["turn"], board["bob"]["income"], board.state.forgiven) == ("bob", 2, 0)


@pytest.mark.rule("AMB-53", "SLACK-14")
def test_income_that_is_simply_low_is_a_sum() -> None:
    # Nothing was spent: 1 of the Job, -2 of the Landlord, +2 of the plate.
    ann = {"job": "lackey", "room": ["landlord_below"], "hand": ["collection_plate", "sleep"]}
    board = Board(phase="call", ann=ann)
    assert board["ann"]["income"] == 0
    assert board.do("ann: play collection_plate", "pass")["ann"]["income"] == 1
