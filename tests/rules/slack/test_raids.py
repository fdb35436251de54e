"""Raids: who may order one, who rises and who is hurt (GUE-21, 22, 38..49), and how the loot is shared (GUE-50..60)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.slack.board import Board
from tests.rules.slack.camp import camp, guevara, why_not

DULL = ["promotion", "promotion", "lucky_devil", "lucky_devil"]  # loot that is for nobody but the leader


def raid(board: Board) -> Board:
    """Ann leads one; what everybody rolls and what is found is up to the scripts of the table."""
    return board.do("ann: play raid", "pass")


# Who may lead one -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-21", "GUE-39", "GUE-40", "GUE-41")
@pytest.mark.parametrize(
    ("ranks", "is_allowed"),
    [
        (("private", "private", "private"), True),
        (("corporal", "corporal", "private"), True),
        (("sergeant", "corporal", "private"), True),
        (("private", "corporal", "private"), False),
        (("corporal", "private", "sergeant"), False),
    ],
)
def test_only_a_player_whom_nobody_outranks_may_order_a_raid(ranks: tuple[str, ...], is_allowed: bool) -> None:
    ann, bob, cem = ranks
    board = camp(ann={"rank": ann, "hand": ["raid", "sleep"]}, bob={"rank": bob}, cem={"rank": cem}, dice=[1, 2, 3])
    assert ("ann: play raid" in [f"ann: {move}" for move in board.moves("ann")]) is is_allowed
    assert "play sleep" in board.moves("ann")
    if is_allowed:
        raid(board)
        assert board.told("raid_led")[0]["seat"] == 0
    else:
        assert why_not(board, "ann: play raid") == "GUE-39"


@pytest.mark.rule("GUE-38")
def test_a_raid_needs_a_raid_card() -> None:
    board = camp(ann={"hand": ["sleep"]}, bob={"hand": ["raid"]})
    assert why_not(board, "ann: play raid") == "SLACK-65"


@pytest.mark.rule("GUE-22", "GUE-45")
def test_it_costs_its_leader_one_free_time_and_everybody_takes_part() -> None:
    board = camp(
        ann={"hand": ["raid"]},
        bob={"hand": ["soap"], "room": ["glorious_leader"]},
        dice=[1, 2, 3],
        draws=DULL,
    )
    raid(board)
    assert [fact["seat"] for fact in board.told("raid_rolled")] == [0, 1, 2]  # and the Leader stays home
    board.do("ann: choose promotion")
    assert (board["ann"]["free_time"], board["ann"]["income"]) == (1, 2)
    board.do("ann: done")
    while (board.table["turn"], board.table["phase"]) != ("bob", "free_time"):
        board.do(f"{board.asked[0]}: {'discard' if board.prompt == 'discard' else 'done'}")
    assert board["bob"]["free_time"] == 2


# Dice, promotions, wounds ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-46", "AMB-60")
def test_the_highest_roll_rises_by_one_rank() -> None:
    board = raid(camp(ann={"hand": ["raid"]}, dice=[2, 5, 3]))
    assert [board[name]["rank"] for name in ("ann", "bob", "cem")] == ["private", "corporal", "private"]


@pytest.mark.rule("AMB-38", "AMB-60", "GUE-46")
def test_nobody_rises_if_the_next_rank_is_taken_or_there_is_none() -> None:
    seats: dict[str, Any] = {"ann": {"rank": "corporal", "hand": ["raid"]}, "bob": {"rank": "corporal"}}
    board = raid(camp(**seats, dice=[2, 3, 5]))
    assert [board[name]["rank"] for name in ("ann", "bob", "cem")] == ["corporal", "corporal", "private"]
    board = raid(camp(ann={"rank": "sergeant", "hand": ["raid"]}, dice=[5, 4, 3]))
    assert [board[name]["rank"] for name in ("ann", "bob", "cem")] == ["sergeant", "private", "private"]


@pytest.mark.rule("GUE-47")
def test_those_who_tie_for_the_highest_roll_again_until_one_has_won() -> None:
    board = raid(camp(4, ann={"hand": ["raid"]}, dice=[4, 2, 4, 4, 3, 5, 5, 2, 1]))
    assert [(fact["seat"], fact["die"], fact["round"]) for fact in board.told("raid_rolled")] == [
        *((0, 4, 0), (1, 2, 0), (2, 4, 0), (3, 4, 0)),
        *((0, 3, 1), (2, 5, 1), (3, 5, 1)),
        *((2, 2, 2), (3, 1, 2)),
    ]
    assert board.told("raid_won") == [{"seat": 2}]
    assert [board[name]["rank"] for name in ("ann", "bob", "cem", "dan")].index("corporal") == 2


@pytest.mark.rule("GUE-47", "GUE-48", "GUE-49")
def test_a_six_wounds_only_in_the_first_roll_and_does_not_keep_anybody_from_rising() -> None:
    """EX-32: 6, 6, 3, and then 2, 6."""
    board = raid(camp(ann={"hand": ["raid"]}, dice=[6, 6, 3, 2, 6]))
    assert [board[name]["wounds"] for name in ("ann", "bob", "cem")] == [1, 1, 0]
    assert [board[name]["rank"] for name in ("ann", "bob", "cem")] == ["private", "corporal", "private"]


@pytest.mark.rule("GUE-49")
def test_a_wound_and_a_promotion_of_the_same_raid_count_together() -> None:
    board = raid(camp(ann={"hand": ["raid"]}, bob={"loose": 19}, dice=[1, 6, 2], draws=DULL))
    assert (board["bob"]["total"], board.table["winner"]) == (19, "")


@pytest.mark.rule("GUE-05", "GUE-46")
def test_a_promotion_in_a_raid_may_win_and_there_is_no_loot_any_more() -> None:
    board = raid(camp(ann={"hand": ["raid"]}, bob={"loose": 19}, dice=[1, 5, 2], draws=DULL))
    assert board.table["winner"] == "bob"
    assert board.told("loot_turned") == []


@pytest.mark.rule("GUE-46", "GUE-48")
def test_what_is_added_to_the_dice_decides_who_wins_but_not_who_is_hurt() -> None:
    game = guevara(
        {"soap": {"in_play": [{"mod": "raid", "by": -3}]}, "potato": {"in_play": [{"mod": "raid", "by": 3}]}}
    )
    board = camp(game=game, ann={"hand": ["raid"], "room": ["soap"]}, bob={"room": ["potato"]}, dice=[6, 3, 4])
    raid(board)
    assert [(fact["die"], fact["more"]) for fact in board.told("raid_rolled")] == [(6, -3), (3, 3), (4, 0)]
    assert board.told("raid_won") == [{"seat": 1}]
    assert [board[name]["wounds"] for name in ("ann", "bob", "cem")] == [1, 0, 0]


# What is found --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-50", "GUE-51")
@pytest.mark.parametrize(("rank", "loot", "count"), [("corporal", 4, 4), ("sergeant", 4, 5), ("private", 2, 2)])
def test_the_card_says_how_much_is_turned_up_and_a_sergeant_finds_one_more(rank: str, loot: int, count: int) -> None:
    board = camp(game=guevara({"raid": {"loot": loot}}), ann={"rank": rank, "hand": ["raid"]}, dice=[1, 2, 3])
    raid(board)
    [turned] = board.told("loot_turned")
    assert isinstance(turned["cards"], list)
    assert (len(turned["cards"]), board.told("raid_led")[0]["loot"]) == (count, count)


@pytest.mark.rule("GUE-51")
def test_who_rises_to_sergeant_in_a_raid_did_not_lead_it_as_one() -> None:
    board = camp(ann={"rank": "corporal", "hand": ["raid"]}, dice=[5, 2, 3])
    raid(board)
    assert board["ann"]["rank"] == "sergeant"
    assert len(board.told("loot_turned")[0]["cards"]) == 4  # type: ignore[arg-type]


@pytest.mark.rule("GUE-50", "SLACK-18", "AMB-22")
def test_the_discards_become_the_pile_and_with_neither_there_is_less_loot() -> None:
    board = camp(ann={"hand": ["raid"]}, dice=[1, 2, 3])
    state = board.state
    state.hands[2] += state.deck[3:]  # one in the pile, two in the discards, and the rest out of the way
    state.discard, state.deck = state.deck[1:3], state.deck[:1]
    board.state = state = board.game.state_from_json(state.to_json())
    state.rng.script = (1, 2, 3)
    raid(board)
    assert len(board.told("loot_turned")[0]["cards"]) == 3  # type: ignore[arg-type]
    assert len(board.told("reshuffled")) == 1
    assert not state.deck


@pytest.mark.rule("GUE-50")
def test_with_nothing_to_turn_up_a_raid_is_over_after_the_dice() -> None:
    board = camp(ann={"hand": ["raid"]}, dice=[1, 2, 3])
    board.state.hands[2] += board.state.deck
    board.state.deck = []
    board.state = board.game.state_from_json(board.state.to_json())
    board.state.rng.script = (1, 2, 3)
    raid(board)
    assert (board.prompt, board.discard) == ("free_time", ["raid"])


@pytest.mark.rule("GUE-21", "SLACK-77")
@pytest.mark.parametrize(("slack", "room", "discard"), [(0, [], ["raid"]), (1, ["raid"], [])])
def test_a_raid_card_stays_in_the_tent_only_if_it_has_slack(slack: int, room: list[str], discard: list[str]) -> None:
    board = camp(game=guevara({"raid": {"slack": slack, "loot": 1}}), ann={"hand": ["raid"]}, dice=[1, 2, 3])
    board.state.next_draws = [card for card in board.state.deck if board.id(card) == "promotion"][:1]
    raid(board)
    assert (board["ann"]["room"], board.discard) == (room, discard)
    assert board["ann"]["hand"] == ["promotion"]


# Sharing it -----------------------------------------------------------------------------------------------------------


def shared(*draws: str, ann: dict[str, Any] | None = None, **given: Any) -> Board:
    """Four cards are found, and Ann picks first. The highest roll has made her a Sergeant."""
    leader = {"rank": "corporal", "hand": ["raid"], **(ann or {})}
    return raid(camp(4, ann=leader, dice=[2, 1, 1, 1], draws=[*draws], **given))


@pytest.mark.rule("GUE-52", "GUE-59", "AMB-40")
@pytest.mark.parametrize(
    ("place", "room", "hand", "total"), [("room", ["the_art_of_war"], [], 6), ("hand", [], ["the_art_of_war"], 3)]
)
def test_the_leader_takes_any_card_and_a_thing_may_go_to_the_tent_for_free(
    place: str, room: list[str], hand: list[str], total: int
) -> None:
    board = shared("the_art_of_war", "soap", "promotion", "promotion", ann={"income": 0})
    assert (board.prompt, board.asked) == ("loot", ["ann"])
    assert sorted(board.moves("ann")) == ["choose promotion", "choose soap", "choose the_art_of_war"]
    assert why_not(board, "ann: choose ak_47") == "GUE-52"
    assert why_not(board, "ann: choose room") == "AMB-23"
    board.do("ann: choose the_art_of_war")
    assert board.moves("ann") == ["choose room", "choose hand"]
    assert why_not(board, "ann: choose soap") == "AMB-23"
    board.do(f"ann: choose {place}")
    assert (board["ann"]["room"], board["ann"]["hand"]) == ([*(["raid"]), *room], hand)
    assert board["ann"]["total"] == total  # a Sergeant counts 3


@pytest.mark.rule("GUE-52")
def test_what_is_no_thing_goes_to_the_leaders_hand_and_everybody_has_seen_it() -> None:
    board = shared("promotion", "soap", "potato", "goat")
    board.do("ann: choose promotion")
    assert board["ann"]["hand"] == ["promotion"]
    assert board.known("cem", of="ann") == ["promotion"]
    assert board.prompt == "second"


@pytest.mark.rule("GUE-11", "GUE-52")
def test_loot_may_lift_the_leader_above_six_cards() -> None:
    hand = ["raid", "sleep", "sleep", "sleep", "sleep", "sleep", "dig_holes"]
    board = shared("promotion", "soap", "potato", "goat", ann={"hand": hand}).do("ann: choose promotion")
    assert board["ann"]["hand_size"] == 7


@pytest.mark.rule("GUE-53", "GUE-54", "GUE-55", "GUE-56")
def test_the_leader_names_the_second_and_then_ranks_and_slack_decide() -> None:
    board = shared("soap", "potato", "goat", "promotion", bob={"loose": 1}, cem={"loose": 5}, dan={"rank": "corporal"})
    board.do("ann: choose promotion")
    assert (board.prompt, board.asked) == ("second", ["ann"])
    assert board.moves("ann") == ["choose bob", "choose cem", "choose dan"]
    assert why_not(board, "ann: choose ann") == "GUE-53"
    board.do("ann: choose bob")
    assert board.told("loot_order") == [{"seats": [0, 1, 3, 2]}]
    assert (board.prompt, board.asked) == ("loot", ["bob"])
    board.do("bob: choose goat")
    assert board["bob"]["room"] == ["goat"]  # at once, and for nothing
    board.do("dan: choose soap")
    assert [board[name]["room"] for name in ("bob", "cem", "dan")] == [["goat"], ["potato"], ["soap"]]  # no choice


@pytest.mark.rule("GUE-54", "GUE-56")
def test_everybody_but_the_leader_may_take_only_things() -> None:
    board = shared("soap", "potato", "promotion", "lucky_devil").do("ann: choose lucky_devil", "ann: choose cem")
    assert sorted(board.moves("cem")) == ["choose potato", "choose soap"]
    assert why_not(board, "cem: choose promotion") == "GUE-56"
    assert why_not(board, "cem: pass") == "AMB-08"  # and must


@pytest.mark.rule("GUE-55", "AMB-30")
@pytest.mark.parametrize(
    ("option", "slack", "order"),
    [
        ("most", {"bob": 1, "cem": 3, "eve": 2}, [0, 3, 2, 4, 1]),
        ("least", {"bob": 1, "cem": 3, "eve": 2}, [0, 3, 1, 4, 2]),
        ("most", {"bob": 2, "cem": 2, "eve": 2}, [0, 3, 1, 2, 4]),
    ],
)
def test_equal_ranks_go_by_slack_and_then_clockwise_from_the_leader(
    option: str, slack: dict[str, int], order: list[int]
) -> None:
    seats: dict[str, Any] = {name: {"loose": by} for name, by in slack.items()}
    board = camp(
        5,
        game=guevara(loot_tie=option),
        ann={"rank": "sergeant", "hand": ["raid"]},
        dice=[2, 1, 1, 1, 1],
        draws=["soap", "potato", "goat", "new_beret", "promotion"],
        **seats,
    )
    raid(board).do("ann: choose promotion", "ann: choose dan")
    assert board.told("loot_order") == [{"seats": order}]


@pytest.mark.rule("GUE-55", "AMB-30")
def test_clockwise_is_counted_from_the_leader() -> None:
    board = camp(
        4,
        turn="cem",
        cem={"hand": ["raid"], "rank": "sergeant"},
        dice=[2, 1, 1, 1],
        draws=["soap", "potato", "goat", "new_beret", "promotion"],
    )
    board.do("cem: play raid", "pass", "cem: choose promotion", "cem: choose ann")
    assert board.told("loot_order") == [{"seats": [2, 0, 3, 1]}]


@pytest.mark.rule("GUE-57")
def test_without_things_the_others_get_nothing_and_the_rest_is_discarded() -> None:
    board = shared("soap", "promotion", "promotion", "lucky_devil").do("ann: choose soap", "ann: choose room")
    assert sorted(board.discard) == ["lucky_devil", "promotion", "promotion", "raid"]
    assert (board.prompt, board["ann"]["room"]) == ("free_time", ["soap"])


@pytest.mark.rule("GUE-57")
def test_the_last_in_the_order_may_find_nothing_left() -> None:
    board = shared("soap", "potato", "promotion", "promotion").do("ann: choose soap", "ann: choose room")
    board.do("ann: choose dan")  # the only Thing left is his without a question
    assert [board[name]["room"] for name in ("bob", "cem", "dan")] == [[], [], ["potato"]]
    assert sorted(board.discard) == ["promotion", "promotion", "raid"]


@pytest.mark.rule("GUE-58")
def test_things_left_over_when_everybody_has_one_are_discarded() -> None:
    board = camp(2, ann={"hand": ["raid"]}, dice=[2, 1], draws=["soap", "potato", "goat", "promotion"])
    raid(board).do("ann: choose goat", "ann: choose room", "bob: choose soap")  # with two, the second is clear
    assert (board["ann"]["room"], board["bob"]["room"]) == (["goat"], ["soap"])
    assert sorted(board.discard) == ["potato", "promotion", "raid"]
    assert board.told("loot_left") != []


@pytest.mark.rule("GUE-59", "GUE-60")
def test_an_earlier_picker_wins_before_the_next_one_picks() -> None:
    board = shared("soap", "potato", "goat", "promotion", bob={"loose": 19}, cem={"loose": 19})
    board.do("ann: choose promotion", "ann: choose cem", "cem: choose soap")
    assert (board.table["winner"], board["bob"]["room"]) == ("cem", [])


@pytest.mark.rule("GUE-60", "AMB-31")
def test_with_five_players_a_loot_thing_wins_at_eighteen() -> None:
    board = camp(
        5,
        ann={"hand": ["raid"], "loose": 16},
        bob={"loose": 17},
        dice=[2, 1, 1, 1, 5],
        draws=["soap", "potato", "goat", "promotion"],
    )
    raid(board).do("ann: choose promotion", "ann: choose bob", "bob: choose soap")
    assert board.table["winner"] == "bob"


@pytest.mark.rule("GUE-59")
def test_a_loot_thing_does_what_it_does_when_it_enters() -> None:
    game = guevara({"soap": {"effects": [{"op": "slack", "by": 2}]}})
    board = camp(
        2, game=game, ann={"hand": ["raid"]}, dice=[2, 1], draws=["soap", "promotion", "promotion", "promotion"]
    )
    raid(board).do("ann: choose promotion")
    assert (board["bob"]["room"], board["bob"]["loose"]) == (["soap"], 2)


# Raids with a twist ---------------------------------------------------------------------------------------------------


def wrong_camp(**given: Any) -> Board:
    game = guevara({"raid": {"loot": 1, "loot_from": "tents"}})
    return raid(camp(game=game, dice=[1, 2, 3], **{"ann": {"hand": ["raid"], "room": ["soap", "ak_47"]}, **given}))


@pytest.mark.rule("GUE-50")
def test_a_raid_on_the_own_camp_takes_a_thing_from_every_tent_and_its_owner_picks() -> None:
    board = wrong_camp(bob={"room": ["potato"]}, cem={"room": ["goat", "nature_boy"]})
    assert board.told("raid_led")[0]["loot"] == 2  # nobody may touch the goat
    assert (board.prompt, board.asked) == ("throw_in", ["ann"])
    assert sorted(board.moves("ann")) == ["choose ak_47", "choose soap"]
    assert why_not(board, "ann: choose raid") == "GUE-50"
    board.do("ann: choose soap")
    assert [board.id(fact["card"]) for fact in board.told("thrown_in")] == ["soap", "potato"]  # type: ignore[arg-type]
    assert (board.prompt, sorted(board.moves("ann"))) == ("loot", ["choose potato", "choose soap"])
    board.do("ann: choose potato", "ann: choose room", "ann: choose cem")
    assert [sorted(board[name]["room"]) for name in ("ann", "bob", "cem")] == [
        ["ak_47", "potato"],
        [],
        ["goat", "nature_boy", "soap"],
    ]


@pytest.mark.rule("GUE-51")
def test_what_a_sergeant_finds_besides_comes_from_the_pile() -> None:
    board = wrong_camp(ann={"hand": ["raid"], "rank": "sergeant"}, bob={"room": ["potato"]}, draws=["soap"])
    assert sorted(board.moves("ann")) == ["choose potato", "choose soap"]


@pytest.mark.rule("GUE-52", "GUE-53")
def test_in_some_raids_the_lowest_roll_picks_first_instead_of_the_leader() -> None:
    game = guevara({"raid": {"first": "lowest"}})
    board = camp(4, game=game, ann={"hand": ["raid"]}, dice=[4, 5, 2, 2], draws=["soap", "potato", "goat", "promotion"])
    raid(board)
    assert board.asked == ["cem"]  # before Dan, clockwise from the leader
    board.do("cem: choose promotion")
    assert (board.prompt, board.asked) == ("second", ["cem"])
    board.do("cem: choose ann")
    assert board.told("loot_order") == [{"seats": [2, 0, 1, 3]}]
