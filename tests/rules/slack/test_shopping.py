"""1.8 Shopping: one trip, one window, one Free Time; and what becomes of a trip that is canceled."""

import pytest

from stammtisch.engine.rng import stream
from tests.rules.slack.board import SPECTATOR, Board, card, cthulhu

BASKET = ["ironic_t_shirt", "narconomicon", "economicon"]  # cost 1, 3, 4


@pytest.mark.rule("SLACK-67", "SLACK-68", "SLACK-69")
@pytest.mark.parametrize("income", range(9))
def test_baskets_that_can_be_paid(income: int) -> None:
    board = Board(phase="free_time", ann={"hand": BASKET, "income": income})
    costs = dict(zip(BASKET, (1, 3, 4), strict=True))
    for mask in range(1, 8):
        basket = [id for i, id in enumerate(BASKET) if mask >> i & 1]
        allowed = sum(costs[id] for id in basket) <= income
        assert board.rule(f"ann: shop {' '.join(basket)}") == ("" if allowed else "SLACK-69")
        assert board.rule(f"ann: shop {' '.join(basket[::-1])}") == ("" if allowed else "SLACK-69")


@pytest.mark.rule("SLACK-68")
def test_the_order_of_a_basket_does_not_matter_for_what_it_costs() -> None:
    # The Economicon makes Food and Booze cheaper, but not in the trip that brings it.
    game = cthulhu(
        cards={"economicon": {"in_play": [{"mod": "cost", "of": ["food"], "by": -1}]}, "sprouts": {"cost": 1}}
    )
    for basket in ("economicon sprouts", "sprouts economicon"):
        board = Board(game=game, phase="free_time", ann={"hand": ["economicon", "sprouts", "tv", "sleep"], "income": 6})
        assert board.do(f"ann: shop {basket}", "pass")["ann"]["income"] == 1  # 6 - 4 - 1


@pytest.mark.rule("SLACK-68", "SLACK-64")
def test_the_things_of_a_trip_are_public_and_enter_in_the_order_announced() -> None:
    board = Board(3, phase="free_time", ann={"hand": [*BASKET, "sleep"], "income": 8}, bob={"hand": ["tv"]})
    board.do("ann: shop narconomicon ironic_t_shirt")
    (told,) = board.told("shopping_announced")
    assert isinstance(told["cards"], list)
    assert board.ids(told["cards"]) == ["narconomicon", "ironic_t_shirt"]
    board.do("pass")
    assert [board.id(int(str(fact["card"]))) for fact in board.told("entered")] == ["narconomicon", "ironic_t_shirt"]


@pytest.mark.rule("SLACK-68")
def test_a_trip_has_one_window() -> None:
    board = Board(3, phase="free_time", ann={"hand": BASKET, "income": 8}, bob={"hand": ["tv"]}, cem={"hand": ["tiny"]})
    board.do("ann: shop ironic_t_shirt narconomicon economicon", "cem: pass", "bob: pass")
    assert board["ann"]["room"] == BASKET
    assert (board["ann"]["income"], board.asked) == (0, ["ann"])


@pytest.mark.rule("SLACK-70", "SLACK-112")
@pytest.mark.parametrize("answer", ["the_shop_was_never_there", "tv on ann"])
def test_everybody_knows_which_things_returned(answer: str) -> None:
    board = Board(
        4,
        phase="free_time",
        ann={"hand": [*BASKET, "sleep"], "income": 8},
        bob={"hand": ["the_shop_was_never_there", "tv"]},
    )
    board.do("ann: shop ironic_t_shirt narconomicon", f"bob: play {answer}", "pass")
    for viewer in ("bob", "cem", "dan", SPECTATOR):
        assert board.known(viewer, "ann") == ["ironic_t_shirt", "narconomicon"]
    (told,) = board.told("returned")
    assert isinstance(told["cards"], list)
    assert board.ids(told["cards"]) == ["ironic_t_shirt", "narconomicon"]
    for viewer in (1, SPECTATOR):
        view = board.game.view(board.state, viewer)
        for _ in range(3):
            sampled = board.game.sample(view, board.state.rng)
            assert {"ironic_t_shirt", "narconomicon"} <= set(board.ids(sampled.hands[0]))


@pytest.mark.rule("SLACK-70")
def test_things_that_returned_and_were_bought_or_discarded_are_no_longer_in_the_hand() -> None:
    ann = {"hand": [*BASKET, "sleep", "tiny"], "income": 8, "free_time": 3}
    board = Board(phase="free_time", ann=ann, bob={"hand": ["the_shop_was_never_there", "elder_sign"]})
    board.do("ann: shop ironic_t_shirt narconomicon", "bob: play the_shop_was_never_there", "pass")
    board.do("ann: shop narconomicon", "pass")
    assert board.known("bob", "ann") == ["ironic_t_shirt"]
    board.do("ann: done", "ann: discard ironic_t_shirt")
    assert board.known("bob", "ann") == []


@pytest.mark.rule("SLACK-70")
def test_nobody_learns_which_of_some_known_things_was_stolen() -> None:
    # The same for a third player as with a hand that was shown (test_aim_and_table).
    looks = []
    for seed in range(12):
        board = Board(
            3,
            game=cthulhu(cards={"hand_in_the_dark": {"when": None}}),
            phase="free_time",
            ann={"hand": BASKET, "income": 8, "free_time": 3},
            bob={"hand": ["the_shop_was_never_there", "hand_in_the_dark", "elder_sign"]},
        )
        board.do("ann: shop ironic_t_shirt narconomicon economicon", "bob: play the_shop_was_never_there", "pass")
        board.state.rng = stream(str(seed), "game")
        board.do("bob: play hand_in_the_dark on ann", "pass")
        looks.append((tuple(board["ann"]["hand"]), board.game.view(board.state, 2).to_json()))
    assert len({hand for hand, _ in looks}) > 1
    assert all(look == looks[0][1] for _, look in looks)


@pytest.mark.rule("SLACK-72", "SLACK-71")
def test_a_cancelled_trip_may_be_tried_again_as_long_as_there_is_free_time() -> None:
    bob = {"hand": ["the_shop_was_never_there", "tv", "tv", "tv"]}
    board = Board(phase="free_time", ann={"hand": [*BASKET, "sleep"], "income": 4, "free_time": 4}, bob=bob)
    for answer in ("the_shop_was_never_there", "tv", "tv"):
        board.do("ann: shop ironic_t_shirt narconomicon", f"bob: play {answer}", "pass")
        assert board["ann"]["income"] == 4
    assert (board["ann"]["free_time"], board["ann"]["room"]) == (1, ["tv", "tv"])
    board.do("ann: shop ironic_t_shirt narconomicon", "pass")
    assert board["ann"]["total"] == 6  # 1 + 1 + 1 + 3


@pytest.mark.rule("SLACK-75", "SLACK-95")
def test_a_thing_in_the_middle_of_a_trip_can_win() -> None:
    board = Board(phase="free_time", ann={"hand": [*BASKET, "sleep"], "income": 8, "loose": 17})
    board.do("ann: shop narconomicon ironic_t_shirt", "pass")
    assert (board.table["winner"], board["ann"]["total"]) == ("ann", 20)


@pytest.mark.rule("SLACK-63", "CTH-22")
def test_a_thing_that_brings_a_gift_asks_in_the_middle_of_the_trip() -> None:
    game = cthulhu(cards={"ironic_t_shirt": {"effects": [{"op": "free_play", "of": ["food"]}]}})
    hand = ["ironic_t_shirt", "narconomicon", "sprouts", "calamari_with_bite", "sleep"]
    board = Board(game=game, phase="free_time", ann={"hand": hand, "income": 9})
    board.do("ann: shop ironic_t_shirt calamari_with_bite", "pass")
    assert (board.asked, board.prompt, sorted(board.moves("ann"))) == (["ann"], "gift", ["pass", "play sprouts"])
    board.do("ann: play sprouts")
    assert board["ann"]["room"] == ["ironic_t_shirt", "sprouts", "calamari_with_bite"]
    assert board["ann"]["income"] == 9 - 1 - card(game, "calamari_with_bite").cost
