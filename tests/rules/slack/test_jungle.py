"""What Guevara's rulebook says otherwise than the others, or says again: hands, guests, scrounging, winning."""

from typing import Any

import pytest

from stammtisch.games.slack import Slack
from stammtisch.games.slack.sums import draw_limit
from tests.rules.slack.board import RANKS, Board, card, guevara

TAKES_FOOD = [{"op": "discard", "of": ["food"]}]
# Named cards with what the rulebook says about them, whatever else they do in our deck.
PLAIN: dict[str, dict[str, Any]] = {
    **{
        id: {"effects": None, "each_turn": None, "in_play": None} for id in ("soap", "ak_47", "jerky", "potato", "goat")
    },
    "soap": {"cost": 1, "slack": 1, "in_play": None, "effects": None},
    "the_general": {"slack": 1, "in_play": None, "effects": None},
    "gordo": {"effects": TAKES_FOOD, "each_turn": TAKES_FOOD, "in_play": None},
    "sleep": {"slack": 2, "effects": None, "copies": 5},
    "potato": {"effects": None, "each_turn": None, "in_play": None, "copies": 3},
}


def jungle(cards: Any = None, **options: Any) -> Slack:
    return guevara(cards={**PLAIN, **(cards or {})}, jobs=RANKS, **options)


# Hands ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-11", "AMB-15")
def test_a_hand_may_hold_more_than_six_cards() -> None:
    drawing = {"lucky_devil": {"lasts": None, "in_play": None, "effects": [{"op": "draw", "n": 3}]}}
    hand = ["lucky_devil", "sleep", "soap", "jerky", "potato", "gordo"]
    board = Board(3, game=jungle(drawing), phase="discard", ann={"hand": hand}).do("ann: play lucky_devil", "pass")
    assert board["ann"]["hand_size"] == 8
    assert board.rule("ann: discard sleep soap") == "SLACK-81"
    board.do("ann: discard sleep soap jerky")
    assert board["ann"]["hand_size"] == 5


@pytest.mark.rule("GUE-11", "SLACK-34")
@pytest.mark.parametrize(("hand", "after"), [(7, 7), (6, 6), (4, 6)])
def test_whoever_holds_six_cards_or_more_draws_none(hand: int, after: int) -> None:
    cards = ["sleep", "sleep", "soap", "jerky", "potato", "toady", "ak_47"][:hand]
    board = Board(3, game=jungle(), phase="draw", ann={"hand": cards})
    assert board["ann"]["hand_size"] == after
    assert draw_limit(board.game.rules, board.state, 0) == 6


# Guests --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-15")
def test_a_cat_may_be_put_into_any_tent_without_a_roll() -> None:
    board = Board(3, game=jungle(), phase="call", ann={"hand": ["the_general", "soap"]})
    lines = {"play the_general", "play the_general on bob", "play the_general on cem"}
    assert lines <= set(board.moves("ann"))
    board.do("ann: play the_general on cem", "pass")
    assert (board["cem"]["room"], board["cem"]["total"], board.told("call_rolled")) == (["the_general"], 1, [])


@pytest.mark.rule("GUE-13", "SLACK-39")
@pytest.mark.parametrize("is_uncalled", [False, True])
def test_a_card_may_waive_the_call(is_uncalled: bool) -> None:
    toady = {"slack": 1, "uncalled": True if is_uncalled else None, "effects": None}
    board = Board(3, game=jungle({"toady": toady}), phase="call", ann={"hand": ["toady", "soap"]}, dice=[1, 1])
    board.do("ann: play toady", "pass")
    assert board["ann"]["room"] == (["toady"] if is_uncalled else [])
    assert len(board.told("call_rolled")) == (0 if is_uncalled else 1)


@pytest.mark.rule("GUE-14", "GUE-85")
def test_where_a_guest_is_to_go_is_said_before_the_roll() -> None:
    board = Board(3, game=jungle(), phase="roll", ann={"room": ["gordo"]}, dice=[4])
    assert [move for move in board.moves("ann") if move.startswith("evict")] == [
        *("evict gordo to bob", "evict gordo to cem", "evict gordo to discard"),
    ]
    assert board.rule("ann: evict gordo") == "SLACK-55"
    board.do("ann: evict gordo to discard")
    assert board.discard == ["gordo"]


@pytest.mark.rule("GUE-85")
@pytest.mark.parametrize("die", [1, 3, 4, 6])
def test_four_or_more_sends_a_guest_away(die: int) -> None:
    board = Board(3, game=jungle(), phase="roll", ann={"room": ["gordo"]}, dice=[die])
    board.do("ann: evict gordo to bob")
    assert board["bob"]["room"] == (["gordo"] if die >= 4 else [])


@pytest.mark.rule("GUE-82", "SLACK-52")
def test_the_leader_and_cats_cannot_be_asked_to_leave() -> None:
    room = ["glorious_leader", "the_general", "gordo"]
    board = Board(3, game=jungle(), phase="roll", ann={"room": room})
    asked = {move.split()[1] for move in board.moves("ann") if move.startswith("evict")}
    assert asked == {"gordo"}
    assert board.rule("ann: evict the_general to bob") == "SLACK-52"
    alone = Board(3, game=jungle(), phase="roll", ann={"room": ["glorious_leader"], "hand": ["toady"]})
    assert alone.prompt == "call"  # there is nobody to ask


@pytest.mark.rule("GUE-82")
def test_why_the_leader_stays() -> None:
    board = Board(3, game=jungle(), phase="roll", ann={"room": ["glorious_leader", "gordo"]})
    assert board.rule("ann: evict glorious_leader to discard") == "GUE-82"


@pytest.mark.rule("GUE-83")
@pytest.mark.parametrize(
    ("guest", "tag"), [("glorious_leader", "cigarettes"), ("gordo", "food"), ("party_mouse", "booze")]
)
def test_three_guests_take_a_card_of_their_kind_when_they_come(guest: str, tag: str) -> None:
    game = jungle({"potato": {"tags": [tag]}, "jerky": {"tags": None}})
    board = Board(3, game=game, phase="call", ann={"hand": [guest, "sleep"]}, bob={"room": ["soap", "potato"]})
    board.do(f"ann: play {guest} on bob", "pass")
    assert board["bob"]["room"] == ["soap", guest]
    assert [board.id(int(told["card"])) for told in board.told("lost")] == ["potato"]  # type: ignore[arg-type]


@pytest.mark.rule("GUE-83", "SLACK-116")
def test_the_host_chooses_which() -> None:
    board = Board(3, game=jungle(), phase="call", ann={"hand": ["gordo"]}, bob={"room": ["jerky", "potato", "soap"]})
    board.do("ann: play gordo on bob", "pass")
    assert (board.prompt, board.asked, sorted(board.moves("bob"))) == (
        *("give_up", ["bob"]),
        ["choose jerky", "choose potato"],
    )
    assert board.do("bob: choose jerky")["bob"]["room"] == ["potato", "soap", "gordo"]


@pytest.mark.rule("GUE-84")
@pytest.mark.parametrize("guest", ["glorious_leader", "gordo", "party_mouse"])
def test_and_again_each_turn_and_stay_when_there_is_nothing_left(guest: str) -> None:
    tag = {"glorious_leader": "cigarettes", "gordo": "food", "party_mouse": "booze"}[guest]
    game = jungle({"potato": {"tags": [tag]}, "jerky": {"tags": None}})
    ann = {"room": [guest, "potato"], "hand": ["toady", "the_general"]}
    for room, left in ((ann["room"], [guest]), ([guest], [guest])):
        board = Board(3, game=game, phase="roll", ann={**ann, "room": room})
        if board.table["phase"] == "roll":
            board.do("ann: done")
        assert board["ann"]["room"] == left


@pytest.mark.rule("GUE-86", "GUE-84", "GUE-85")
def test_gordo_on_maria() -> None:
    """EX-39: Ann is Maria, bob Heriberto, and cem brings Gordo."""
    maria = {"room": ["jerky", "potato", "soap"], "hand": ["sleep", "toady"]}
    seats = {"ann": maria, "bob": {"room": ["goat"]}, "cem": {"hand": ["gordo"]}}
    board = Board(3, game=jungle(), turn="cem", phase="call", dice=[3, 6], **seats)
    board.do("cem: play gordo on ann", "pass", "ann: choose jerky")
    assert board["ann"]["room"] == ["potato", "soap", "gordo"]
    while board.table["turn"] == "cem":
        extra = "" if board["cem"]["hand_size"] <= 5 else board["cem"]["hand"][0]
        board.do(f"cem: discard {extra}" if board.table["phase"] == "discard" else "cem: done")
    board.do("ann: evict gordo to bob")
    if board.table["phase"] == "roll":
        board.do("ann: done")
    assert board["ann"]["room"] == ["soap", "gordo"]  # a 3: he stays, and eats the potato
    again = Board(3, game=jungle(), phase="roll", dice=[6], ann={"room": ["soap", "gordo"]}, bob={"room": ["goat"]})
    again.do("ann: evict gordo to bob")
    assert (again["ann"]["room"], again["bob"]["room"]) == (["soap"], ["gordo"])


@pytest.mark.rule("GUE-89", "SLACK-122")
@pytest.mark.parametrize("is_protected", [False, True])
def test_a_goat_is_a_pet_and_food(is_protected: bool) -> None:
    goat = card(jungle(), "goat")
    rules = jungle().rules
    assert goat.tags & rules.set.mask(["food"])
    assert goat.tags & rules.set.mask(["pet"])
    boy = {"nature_boy": {"in_play": [{"mod": "immune", "of": ["pet"]}], "effects": None}}
    room = ["goat", *(["nature_boy"] if is_protected else [])]
    board = Board(3, game=jungle(boy), phase="call", ann={"hand": ["gordo"]}, bob={"room": room})
    board.do("ann: play gordo on bob", "pass")
    assert ("goat" in board["bob"]["room"]) is is_protected
    evicting = Board(3, game=jungle(boy), phase="roll", ann={"room": ["goat"], "hand": ["toady", "the_general"]})
    assert evicting.prompt == "call"  # it is a Thing all the same: nobody asks it to leave


# Free Time -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-16", "GUE-18")
def test_one_search_is_one_free_time() -> None:
    """EX-29: a Corporal with 3 Income and 2 Free Time is a lucky devil."""
    devil = {"lucky_devil": {"lasts": "turn", "in_play": [{"mod": "income", "by": 1}], "effects": None}}
    war = {"the_art_of_war": {"cost": 3, "slack": 3, "in_play": None, "effects": None}}
    hand = ["lucky_devil", "soap", "the_art_of_war", "sleep"]
    board = Board(3, game=jungle({**devil, **war}), phase="free_time", ann={"rank": "corporal", "hand": hand})
    assert (board["ann"]["income"], board["ann"]["free_time"]) == (3, 2)
    board.do("ann: play lucky_devil", "pass")
    assert board["ann"]["income"] == 4
    board.do("ann: shop soap the_art_of_war", "pass")
    assert sum(board["ann"]["slack_of"].values()) == 4
    assert (board["ann"]["income"], board["ann"]["free_time"]) == (0, 1)
    board.do("ann: play sleep", "pass")
    assert "sleep" in board["ann"]["room"]


@pytest.mark.rule("GUE-17")
def test_a_thing_for_nothing_costs_free_time_all_the_same() -> None:
    game = jungle({"potato": {"cost": 0, "slack": 1, "copies": 2}})
    ann = {"income": 0, "hand": ["potato", "potato", "soap"]}
    board = Board(3, game=game, phase="free_time", ann={**ann, "free_time": 1})
    assert board.rule("ann: shop soap") == "SLACK-69"
    board.do("ann: shop potato", "pass")
    assert (board["ann"]["room"], board["ann"]["free_time"]) == (["potato"], 0)
    assert board.rule("ann: shop potato") == "SLACK-28"


@pytest.mark.rule("GUE-19", "SLACK-73")
def test_most_activities_need_only_free_time() -> None:
    rules = guevara().rules
    activities = [each for each in rules.cards if each.kind == 3 and each.copies]
    assert sum(each.cost == 0 for each in activities) > len(activities) / 2


@pytest.mark.rule("GUE-20")
@pytest.mark.parametrize(("die", "room"), [(1, []), (2, ["nookie_for_promotion"])])
def test_nookie_that_comes_to_nothing_is_discarded(die: int, room: list[str]) -> None:
    """EX-30."""
    game = jungle({"nookie_for_promotion": {"slack": "die-1", "effects": None}})
    ann = {"hand": ["nookie_for_promotion", "soap"]}
    board = Board(3, game=game, phase="free_time", ann=ann, dice=[die]).do("ann: play nookie_for_promotion", "pass")
    assert (board["ann"]["room"], board["ann"]["free_time"]) == (room, 1)


# Winning and canceling -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-87", "SLACK-96")
def test_a_confiscation_that_comes_later_undoes_no_win() -> None:
    """EX-35."""
    beret = {"new_beret": {"cost": 1, "slack": 1, "effects": None, "in_play": None}}
    assert card(guevara(), "confiscation").cancels == 0
    ann = {"loose": 19, "hand": ["new_beret", "soap"]}
    board = Board(3, game=jungle(beret), phase="free_time", ann=ann, bob={"hand": ["confiscation", "toady"]})
    board.do("ann: shop new_beret", "pass")
    assert board.table["winner"] == "ann"
    assert board.refusal("bob: play confiscation on ann new_beret") is not None


@pytest.mark.rule("GUE-88", "SLACK-103")
def test_bomb_building_wakes_nobody_who_slept_long_ago() -> None:
    """EX-36."""
    practice = {"bomb_building_practice": {"cancels": ["sleep"], "effects": None}}
    ann, bob = {"hand": ["sleep", "soap"]}, {"hand": ["bomb_building_practice", "toady"]}
    board = Board(3, game=jungle(practice), phase="free_time", ann=ann, bob=bob).do("ann: play sleep")
    stopped = board.game.state_from_json(board.state.to_json())
    assert board.rule("bob: play bomb_building_practice") == ""
    board.do("pass")
    assert board.rule("bob: play bomb_building_practice") == "SLACK-99"
    assert (board["ann"]["room"], stopped.rooms[0]) == (["sleep"], [])


@pytest.mark.rule("GUE-92", "SLACK-90")
def test_there_is_nothing_on_tv_in_the_jungle() -> None:
    rules = guevara().rules
    assert "tv" not in rules.set.tags
    assert not [each.id for each in rules.cards if each.kind == 3 and each.cancels]
