"""Orders: somebody of a higher rank decides how a comrade spends their Free Time (GUE-61..73, AMB-32, AMB-33)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.notation import parse, write
from stammtisch.engine.rng import stream
from tests.rules.slack.board import Board
from tests.rules.slack.camp import camp, guevara, why_not

CORPORAL = {"rank": "corporal", "hand": ["dig_holes", "sleep", "raid", "soap"]}


def table(seats: int = 3, **given: Any) -> Board:
    """Ann is a Private and wants to sleep; Bob is a Corporal with something to do for her, Cem a Private."""
    usual: dict[str, Any] = {
        "ann": {"hand": ["sleep", "soap"]},
        "bob": CORPORAL,
        "cem": {"hand": ["dig_holes", "soap"]},
    }
    return camp(seats, **{**usual, **given})


def ordered(*lines: str, **given: Any) -> Board:
    return table(**given).do("ann: play sleep", *lines)


# Who, and when --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-61")
@pytest.mark.parametrize(
    ("giver", "victim", "is_allowed"),
    [
        ("corporal", "private", True),
        ("sergeant", "private", True),
        ("sergeant", "corporal", True),
        ("private", "private", False),
        ("corporal", "corporal", False),
        ("private", "corporal", False),
        ("corporal", "sergeant", False),
    ],
)
def test_only_a_comrade_of_lower_rank_can_be_ordered_around(giver: str, victim: str, is_allowed: bool) -> None:
    ann, bob = {"hand": ["sleep"], "rank": victim}, {"hand": ["dig_holes"], "rank": giver}
    board = camp(ann=ann, bob=bob, cem={"hand": ["soap"], "rank": "private"}).do("ann: play sleep")
    assert ("play dig_holes on ann" in board.moves("bob")) is is_allowed
    if is_allowed:
        board.do("bob: play dig_holes on ann")
        assert board["bob"]["loose"] == 1
    else:
        assert why_not(board, "bob: play dig_holes on ann") == "GUE-61"


@pytest.mark.rule("GUE-62", "GUE-63")
def test_an_order_answers_the_announcement_of_an_activity_or_a_trip() -> None:
    for wanted in ("play sleep", "shop soap"):
        board = table().do(f"ann: {wanted}")
        assert board.asked == ["bob", "cem"]
        assert "play dig_holes on ann" in board.moves("bob")
        assert why_not(board, "bob: play dig_holes on cem") == "GUE-62"  # it is not her Free Time
        assert why_not(board, "bob: play kitchen_duty on ann") == "SLACK-65"
    assert why_not(table(), "bob: play dig_holes on ann") == "GUE-62"  # she has announced nothing


@pytest.mark.rule("GUE-69")
def test_orders_cannot_stop_anybody_from_calling_people() -> None:
    board = table(phase="call", ann={"hand": ["nature_boy", "sleep"]})
    assert why_not(board, "bob: play dig_holes on ann") == "GUE-62"
    board = table(game=guevara(_cancels_calls()), phase="call", ann={"hand": ["nature_boy", "sleep"]})
    board.do("ann: play nature_boy")
    assert board.prompt == "answer"
    assert "play dig_holes on ann" not in board.moves("bob")
    assert why_not(board, "bob: play dig_holes on ann") == "GUE-69"


def _cancels_calls() -> dict[str, dict[str, Any]]:
    return {"bomb_building_practice": {"cancels": ["call"]}}


@pytest.mark.rule("GUE-62")
def test_a_window_opens_because_of_ranks_and_never_because_of_hands() -> None:
    """Nothing here cancels a trip: it is asked about exactly when somebody who holds cards outranks its player."""
    for hand in (["dig_holes"], ["soap"]):
        bob: dict[str, Any] = {"rank": "corporal", "hand": hand}
        assert camp(ann={"hand": ["potato"]}, bob=bob).do("ann: shop potato").prompt == "answer"
    for bob in ({"rank": "corporal"}, {"hand": ["dig_holes"]}):
        assert camp(ann={"hand": ["potato"]}, bob=bob).do("ann: shop potato").prompt == "free_time"


# What becomes of it ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-63", "GUE-64", "GUE-66", "GUE-68")
def test_what_was_wanted_is_discarded_and_the_ordered_activity_is_done_instead() -> None:
    board = ordered("bob: play sleep on ann", "pass", cem={"hand": ["soap"]})
    assert board.discard == ["sleep"]  # Ann's own; Bob's lies in her tent and is worth its Slack
    assert (board["ann"]["room"], board["ann"]["slack_of"], board["ann"]["total"]) == (["sleep"], {"sleep": 2}, 2)
    assert (board["ann"]["free_time"], board["bob"]["hand_size"]) == (1, 3)


@pytest.mark.rule("GUE-65")
def test_things_return_to_the_hand_and_cost_nothing() -> None:
    board = table(ann={"hand": ["soap", "potato"], "income": 2}).do(
        "ann: shop soap potato", "bob: play dig_holes on ann"
    )
    assert sorted(board["ann"]["hand"]) == ["potato", "soap"]
    assert board.known("cem", of="ann") == ["potato", "soap"]
    board.do("pass")
    assert (board["ann"]["free_time"], board["ann"]["income"]) == (1, 2)
    board.do("ann: shop soap potato", "pass")
    assert sorted(board["ann"]["room"]) == ["potato", "soap"]


@pytest.mark.rule("GUE-67")
@pytest.mark.parametrize("duty", ["dig_holes", "kitchen_duty"])
def test_an_ordered_activity_without_slack_is_discarded(duty: str) -> None:
    board = ordered(f"bob: play {duty} on ann", "pass", bob={"rank": "corporal", "hand": [duty]})
    assert (board["ann"]["room"], board.discard) == ([], ["sleep", duty])
    assert (board["ann"]["free_time"], board["ann"]["total"]) == (1, 0)


@pytest.mark.rule("GUE-63", "SLACK-77")
@pytest.mark.parametrize(("die", "room"), [(1, []), (4, ["nookie_for_promotion"])])
def test_the_dice_of_an_ordered_activity_are_the_victims(die: int, room: list[str]) -> None:
    bob = {"rank": "corporal", "hand": ["nookie_for_promotion"]}
    board = ordered("bob: play nookie_for_promotion on ann", "pass", bob=bob, dice=[die])
    assert board.told("slack_rolled")[0]["seat"] == 0
    assert (board["ann"]["room"], board["ann"]["total"]) == (room, die - 1)


@pytest.mark.rule("GUE-63", "SLACK-73")
def test_what_the_victim_could_not_pay_for_cannot_be_ordered() -> None:
    game = guevara({"dig_holes": {"cost": 2, "slack": 1}})
    poor = table(game=game, ann={"hand": ["sleep"], "income": 1}).do("ann: play sleep")
    assert "play dig_holes on ann" not in poor.moves("bob")
    assert why_not(poor, "bob: play dig_holes on ann") == "SLACK-73"
    rich = table(game=game, ann={"hand": ["sleep"], "income": 3}).do(
        "ann: play sleep", "bob: play dig_holes on ann", "pass"
    )
    assert (rich["ann"]["income"], rich["ann"]["room"]) == (1, ["dig_holes"])


@pytest.mark.rule("GUE-63", "AMB-52")
def test_if_the_money_is_gone_when_the_window_closes_the_card_is_discarded() -> None:
    cards: dict[str, dict[str, Any]] = {
        "dig_holes": {"cost": 2, "slack": 1, "tags": ["sleep"]},  # so that a window opens
        "lucky_devil": {"target": "player", "in_play": [{"mod": "income", "by": -2}]},
    }
    board = table(game=guevara(cards), ann={"hand": ["sleep"]}, cem={"hand": ["lucky_devil"]})
    board.do("ann: play sleep", "bob: play dig_holes on ann", "cem: play lucky_devil on ann", "pass")
    assert board["ann"]["room"] == board["ann"]["hand"] == []
    assert sorted(board.discard) == ["dig_holes", "sleep"]


@pytest.mark.rule("SLACK-13", "GUE-63")
def test_what_the_victim_may_not_do_cannot_be_ordered() -> None:
    game = guevara({"potato": {"in_play": [{"mod": "forbid", "of": ["duty"]}]}})
    board = table(game=game, ann={"hand": ["sleep"], "room": ["potato"]}).do("ann: play sleep")
    assert why_not(board, "bob: play dig_holes on ann") == "SLACK-13"
    assert "play sleep on ann" in board.moves("bob")


@pytest.mark.rule("GUE-63", "SLACK-104", "SLACK-106")
def test_an_ordered_activity_can_be_canceled_like_any_other() -> None:
    """Whoever gave the order keeps the point, and the Free Time is gone. The victim may do it, too."""
    for canceler in ("ann", "cem"):
        hands = {"ann": ["sleep"], "cem": ["soap"]}
        hands[canceler].append("bomb_building_practice")
        board = ordered("bob: play sleep on ann", ann={"hand": hands["ann"]}, cem={"hand": hands["cem"]})
        board.do(f"{canceler}: play bomb_building_practice", "pass")
        assert sorted(board.discard) == ["bomb_building_practice", "sleep", "sleep"]
        assert (board["ann"]["room"], board["ann"]["free_time"], board["bob"]["loose"]) == ([], 1, 1)
        assert board.told("duty_done") == []


@pytest.mark.rule("GUE-63")
def test_what_an_ordered_activity_does_it_does_to_the_victim_before_it_is_discarded() -> None:
    game = guevara({"dig_holes": {"effects": [{"op": "discard", "of": ["food"]}]}})
    board = table(game=game, ann={"hand": ["sleep"], "room": ["potato"]})
    board.do("ann: play sleep", "bob: play dig_holes on ann", "pass")
    assert (board["ann"]["room"], board.discard) == ([], ["sleep", "potato", "dig_holes"])


@pytest.mark.rule("GUE-63", "GUE-67")
def test_a_duty_may_bring_something_to_whoever_ordered_it() -> None:
    game = guevara({"dig_holes": {"ordered": [{"op": "slack", "by": 2}, {"op": "slack", "by": -1, "who": "target"}]}})
    board = table(game=game).do("ann: play sleep", "bob: play dig_holes on ann", "pass")
    assert (board["bob"]["loose"], board["ann"]["loose"]) == (3, -1)
    assert [fact["seat"] for fact in board.told("duty_done")] == [1]
    board = camp(game=game, ann={"hand": ["dig_holes"]}).do("ann: play dig_holes", "pass")
    assert board["ann"]["loose"] == 0  # nobody ordered it


@pytest.mark.rule("AMB-29", "GUE-23")
def test_being_ordered_around_does_not_keep_anybody_from_resting() -> None:
    board = ordered("bob: play dig_holes on ann", "pass", ann={"hand": ["sleep"], "wounds": 2})
    board.do("ann: done")
    assert board["ann"]["wounds"] == 1


# The point ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-71")
def test_whoever_gives_an_order_gains_one_slack_at_once() -> None:
    board = ordered("bob: play sleep on ann")
    assert board["bob"]["loose"] == 1
    assert (board.prompt, board.asked) == ("answer", ["ann", "cem"])  # and nothing else has happened yet
    kinds = [board.game.kind.events[event[0]].name for event in board.events]
    assert kinds[-2:] == ["order_given", "loose_changed"]


@pytest.mark.rule("GUE-72")
def test_the_giver_wins_before_the_victim_scores() -> None:
    """EX-37: both at 19, and the order is worth 1."""
    game = guevara({"dig_holes": {"slack": 1}})
    board = table(game=game, ann={"hand": ["sleep"], "loose": 19}, bob={**CORPORAL, "loose": 18})
    board.do("ann: play sleep", "bob: play dig_holes on ann")
    assert board.table["winner"] == "bob"  # the rank counts 1


@pytest.mark.rule("GUE-66", "GUE-72")
def test_an_order_may_make_the_victim_win() -> None:
    board = ordered("bob: play sleep on ann", "pass", ann={"hand": ["sleep"], "loose": 18})
    assert board.table["winner"] == "ann"


# Overruling -----------------------------------------------------------------------------------------------------------


def chain(**given: Any) -> Board:
    """Corporal Bob orders Ann to dig holes; Cem is the Sergeant, Dan another Corporal, Eve a Private."""
    others: dict[str, Any] = {
        "cem": {"rank": "sergeant", "hand": ["kitchen_duty", "sleep", "raid"]},
        "dan": {"rank": "corporal", "hand": ["kitchen_duty"]},
        "eve": {"hand": ["sleep"]},
    }
    return ordered("bob: play dig_holes on ann", seats=5, **{**others, **given})


@pytest.mark.rule("GUE-73")
def test_only_a_higher_rank_than_that_of_the_first_giver_overrules() -> None:
    """EX-38: a Corporal's order, the Sergeant, another Corporal."""
    board = chain()
    assert why_not(board, "dan: play kitchen_duty on ann") == "GUE-73"
    assert why_not(board, "eve: play sleep on ann") == "GUE-73"
    assert "play kitchen_duty on ann" in board.moves("cem")
    assert not any("on ann" in move for name in ("dan", "eve", "bob") for move in board.moves(name))
    board.do("cem: play sleep on ann")  # there are cards that cancel it
    assert [fact["seat"] for fact in board.told("order_overruled")] == [1]
    assert why_not(board, "dan: play kitchen_duty on ann") == "GUE-73"  # the first giver was a Corporal
    assert not any("on ann" in move for move in board.moves("cem"))  # and nobody overrules themselves


@pytest.mark.rule("GUE-73", "GUE-61")
def test_whoever_overrules_must_outrank_the_victim_as_well() -> None:
    """Ann has risen since Bob's order, and Bob has fallen: Dan outranks him, but not her."""
    demotion = {"lucky_devil": {"lasts": None, "target": "other", "effects": [{"op": "rank", "by": -1}]}}
    ann = {"hand": ["sleep", "promotion"]}
    board = chain(game=guevara(demotion), ann=ann, eve={"hand": ["lucky_devil"]})
    board.do("eve: play lucky_devil on bob", "ann: play promotion")
    assert [board[name]["rank"] for name in board.names[:4]] == ["corporal", "private", "sergeant", "corporal"]
    assert why_not(board, "dan: play kitchen_duty on ann") == "GUE-61"
    assert not any("on ann" in move for move in board.moves("dan"))
    assert "play kitchen_duty on ann" in board.moves("cem")


@pytest.mark.rule("GUE-73", "AMB-33")
def test_who_was_overruled_keeps_the_point_and_loses_the_card() -> None:
    board = chain().do("cem: play sleep on ann", "pass")
    assert (board["bob"]["loose"], board["cem"]["loose"]) == (1, 1)
    assert board.discard == ["sleep", "dig_holes"]
    assert (board["ann"]["room"], board["ann"]["free_time"]) == (["sleep"], 1)  # one Free Time for all of it


@pytest.mark.rule("GUE-73")
def test_an_order_of_the_sergeant_stands() -> None:
    board = table(4, bob={"rank": "sergeant", "hand": ["sleep"]}, dan={"rank": "corporal", "hand": ["sleep"]})
    board.do("ann: play sleep", "bob: play sleep on ann")
    assert why_not(board, "dan: play sleep on ann") == "GUE-73"


# A raid as an order ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-70", "AMB-32")
def test_a_raid_may_be_ordered_if_nobody_outranks_the_giver_and_the_victim_leads_it() -> None:
    board = ordered("bob: play raid on ann", "pass", dice=[2, 1, 1], draws=["promotion", "soap", "potato", "goat"])
    assert board.told("raid_led")[0]["seat"] == 0
    assert (board.prompt, board.asked) == ("loot", ["ann"])
    board.do("ann: choose promotion", "ann: choose bob", "bob: choose goat", "cem: choose soap")
    assert sorted(board.discard) == ["potato", "raid", "sleep"]
    assert board["bob"]["loose"] == 1
    assert [fact["seat"] for fact in board.told("duty_done")] == [1]


@pytest.mark.rule("GUE-70", "AMB-32")
def test_a_raid_may_not_be_ordered_by_somebody_whom_another_outranks() -> None:
    board = table(cem={"rank": "sergeant", "hand": ["soap"]}).do("ann: play sleep")
    assert "play raid on ann" not in board.moves("bob")
    assert "play dig_holes on ann" in board.moves("bob")
    assert why_not(board, "bob: play raid on ann") == "GUE-70"


@pytest.mark.rule("GUE-51", "GUE-70")
def test_a_sergeant_who_orders_a_raid_does_not_lead_it() -> None:
    board = ordered("bob: play raid on ann", "pass", bob={"rank": "sergeant", "hand": ["raid"]}, dice=[2, 1, 1])
    assert board.told("raid_led")[0]["loot"] == 4


# Around it ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-92")
def test_there_is_no_tv_to_throw_at_anybody() -> None:
    assert not any(card.cancels and card.kind == 3 for card in guevara().rules.cards)


@pytest.mark.rule("GUE-63", "GUE-73")
def test_an_open_order_can_be_viewed_sampled_saved_and_written() -> None:
    board = chain()
    game, state = board.game, board.state
    assert game.state_from_json(json.loads(json.dumps(state.to_json()))) == state
    for viewer in (0, 2, SPECTATOR):
        view = game.view(state, viewer)
        world = game.sample(view, stream("1", "sample"))
        assert game.view(world, viewer) == view
    for line in board.moves("cem"):
        assert write(game, parse(game, f"cem: {line}", board.names), board.names) == f"cem: {line}"
