"""4.5 of Guevara: denouncing, the verdict, the sentence, and striking back."""

from typing import Any

import pytest

from stammtisch.games.slack import Slack
from stammtisch.games.slack.mechanics.denunciations import needed, verdict_sources
from stammtisch.games.slack.state import NO_CARD
from tests.rules.slack.board import RANKS, Board, all_jobs, guevara

# Whatever else the cards do, this is all that counts here.
ACCUSED: dict[str, dict[str, Any]] = {
    "little_red_book": {"in_play": [{"mod": "accused", "by": 1}]},
    "soap": {"in_play": None},
    "class_enemy_soda": {"in_play": [{"mod": "accused", "by": -1}]},
    "the_general": {"in_play": None},
    "toady": {"in_play": [{"mod": "strike_back"}], "effects": None},
    "nature_boy": {"effects": None},
    "promotion": {"target": "player", "effects": [{"op": "rank", "by": 1, "who": "target"}]},
    "demotion": {"target": "player", "effects": [{"op": "rank", "by": -1, "who": "target"}]},
    "sleep": {"copies": 5},
    "gordo": {"effects": [{"op": "discard", "of": ["food"]}]},
}
PERKS: dict[str, dict[str, Any]] = {
    "private": RANKS["private"],
    "corporal": {**RANKS["corporal"], "traits": [{"mod": "accused", "by": -1}]},
    "sergeant": {**RANKS["sergeant"], "traits": [{"mod": "accused", "by": -2}]},
}


def jungle(**cards: Any) -> Slack:
    real = guevara().rules.ids
    return guevara(cards={**{id: fields for id, fields in ACCUSED.items() if id in real}, **cards}, jobs=PERKS)


def trial(die: int, seats: int = 3, **given: Any) -> Board:
    """Ann denounces bob, a Corporal, who has not moved yet; the die shows this."""
    ann = {"hand": ["denounced", "sleep"], **given.pop("ann", {})}
    bob = {"rank": "corporal", **given.pop("bob", {})}
    game = given.pop("game", None) or jungle()
    board = Board(seats, game=game, phase="call", dice=[die, 6, 6], ann=ann, bob=bob, **given)
    return board.do("ann: play denounced on bob", "pass")


def verdict(board: Board) -> str:
    return "innocent" if board.told("found_innocent") else "guilty" if board.told("found_guilty") else ""


# The verdict ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-74")
def test_denounced_is_a_whenever_card_for_any_time() -> None:
    cem = {"hand": ["denounced", "sleep"]}
    board = Board(3, game=jungle(), phase="free_time", ann={"hand": ["soap"]}, cem=cem, dice=[6])
    assert board.rule("cem: play denounced") == "SLACK-86"  # nobody denounces themselves
    board.do("cem: play denounced on ann", "pass")
    assert verdict(board) == "innocent"
    assert board.do("ann: pass").discard == ["denounced"]


@pytest.mark.rule("GUE-76", "GUE-77", "AMB-35")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_three_or_more_is_innocent(die: int) -> None:
    board = trial(die, bob={"rank": "private"})
    assert verdict(board) == ("innocent" if die >= 3 else "guilty")


@pytest.mark.rule("GUE-75", "GUE-03", "GUE-28")
@pytest.mark.parametrize(("rank", "more"), [("private", 0), ("corporal", -1), ("sergeant", -2)])
def test_a_higher_rank_is_easier_to_denounce(rank: str, more: int) -> None:
    for die in (2, 3, 4, 5):
        board = trial(die, bob={"rank": rank})
        (rolled,) = board.told("accused_rolled")
        assert (rolled["seat"], rolled["die"], rolled["more"]) == (1, die, more)
        assert rolled["sources"] == ([NO_CARD, more] if more else [])
        assert verdict(board) == ("innocent" if die + more >= 3 else "guilty")


@pytest.mark.rule("GUE-75", "GUE-76")
@pytest.mark.parametrize(("die", "expected"), [(1, "guilty"), (2, "innocent")])
def test_things_in_the_tent_count(die: int, expected: str) -> None:
    board = trial(die, bob={"rank": "private", "room": ["little_red_book"]})
    assert verdict(board) == expected
    (rolled,) = board.told("accused_rolled")
    (book,) = board.state.rooms[1]
    assert (rolled["more"], rolled["sources"]) == (1, [book, 1])


@pytest.mark.rule("GUE-75")
def test_everybody_knows_beforehand_what_counts() -> None:
    game = jungle()
    bob = {"rank": "sergeant", "room": ["little_red_book"]}
    board = Board(3, game=game, phase="call", bob=bob)
    for viewer in (0, 1, 60):
        view = game.view(board.state, viewer)
        assert verdict_sources(game.rules, view, 1) == [NO_CARD, -2, board.state.rooms[1][0], 1]
        assert [needed(game.rules, view, seat) for seat in range(3)] == [3, 4, 3]


@pytest.mark.rule("AMB-35")
def test_nothing_helps_somebody_suspicious_enough() -> None:
    game = jungle(soap={"in_play": [{"mod": "accused", "by": -5}]}, potato={"in_play": [{"mod": "accused", "by": 9}]})
    assert verdict(trial(6, game=game, bob={"rank": "corporal", "room": ["soap"]})) == "guilty"
    assert verdict(trial(1, game=game, bob={"rank": "corporal", "room": ["potato"]})) == "innocent"


@pytest.mark.rule("GUE-77", "GUE-32")
def test_the_guilty_are_demoted() -> None:
    board = trial(3)
    assert (verdict(board), board["bob"]["rank"]) == ("guilty", "private")
    board = trial(4)
    assert (verdict(board), board["bob"]["rank"]) == ("innocent", "corporal")


@pytest.mark.rule("GUE-77", "GUE-34")
def test_a_demotion_by_verdict_asks_whom_to_change_ranks_with_first() -> None:
    corporals = {"cem": {"rank": "corporal"}, "dan": {"rank": "corporal", "room": ["gordo"]}}
    board = trial(1, 4, bob={"rank": "sergeant", "room": ["nature_boy"]}, **corporals)
    assert (board.prompt, board.asked) == ("partner", ["bob"])
    board.do("bob: choose dan")
    assert (board.prompt, board.asked) == ("sentence", ["ann"])
    assert [board[name]["rank"] for name in board.names] == ["private", "corporal", "corporal", "sergeant"]


@pytest.mark.rule("AMB-34", "GUE-78")
def test_a_private_has_nothing_to_lose_but_the_company() -> None:
    board = trial(1, bob={"rank": "private", "room": ["nature_boy"]})
    assert (board["bob"]["rank"], board.prompt) == ("private", "sentence")


@pytest.mark.rule("GUE-36")
def test_a_rank_that_comes_later_does_not_change_the_die() -> None:
    # The Sergeant's 4 is not enough, and would be enough for a Private.
    board = trial(4, ann={"hand": ["denounced", "demotion"]}, bob={"rank": "sergeant"})
    assert (verdict(board), board["bob"]["rank"]) == ("guilty", "corporal")
    board.do("ann: play demotion on bob", "pass")
    assert (board.told("accused_rolled"), board["bob"]["rank"]) == ([], "private")


@pytest.mark.rule("GUE-36", "AMB-23", "SLACK-85")
def test_a_rank_that_changes_before_the_roll_counts() -> None:
    answered = {"bomb_building_practice": {"cancels": ["whenever"]}}
    game = jungle(**answered)
    ann = {"hand": ["denounced", "sleep"]}
    bob = {"rank": "corporal", "hand": ["demotion", "sleep"]}
    board = Board(3, game=game, phase="call", dice=[3], ann=ann, bob=bob)
    board.do("ann: play denounced on bob", "bob: play demotion", "pass")
    assert board["bob"]["rank"] == "private"
    assert [told["by"] for told in board.told("found_innocent")] == [0]


@pytest.mark.rule("AMB-58", "GUE-77")
def test_a_verdict_in_the_window_of_a_promotion_demotes_after_it() -> None:
    answered = {"bomb_building_practice": {"cancels": ["whenever"]}}
    cem = {"hand": ["denounced", "sleep"]}
    game = jungle(**answered)
    board = Board(3, game=game, phase="call", dice=[1], ann={"hand": ["promotion"]}, cem=cem)
    board.do("ann: play promotion", "cem: play denounced on ann", "pass")
    assert board["ann"]["rank"] == "private"
    names = [game.kind.events[event[0]].name for event in board.events]
    assert [name for name in names if name in ("promoted", "demoted", "found_guilty")] == [
        *("found_guilty", "promoted", "demoted"),
    ]


# The sentence --------------------------------------------------------------------------------------------------------


GUESTS = ["gordo", "the_general", "nature_boy"]


@pytest.mark.rule("GUE-78")
def test_the_accuser_moves_a_guest_but_neither_the_leader_nor_a_cat() -> None:
    board = trial(1, bob={"room": [*GUESTS, "glorious_leader", "soap"]})
    assert (board.prompt, board.asked) == ("sentence", ["ann"])
    assert sorted(board.moves("ann")) == ["choose gordo", "choose nature_boy", "pass"]
    board.do("ann: choose gordo")
    assert (board.prompt, board.asked) == ("door", ["ann"])
    assert sorted(board.moves("ann")) == ["choose ann", "choose cem"]  # to another tent, not away
    board.do("ann: choose cem")
    assert (board["cem"]["room"], "gordo" in board["bob"]["room"]) == (["gordo"], False)
    assert [(told["seat"], told["target"]) for told in board.told("moved")] == [(1, 2)]


@pytest.mark.rule("GUE-78", "SLACK-61")
def test_a_guest_who_is_moved_works_in_the_new_tent_at_once() -> None:
    board = trial(1, bob={"room": ["gordo"]}, cem={"room": ["potato", "soap"]})
    board.do("ann: choose gordo", "ann: choose cem")
    assert board["cem"]["room"] == ["soap", "gordo"]


@pytest.mark.rule("GUE-79")
def test_or_the_leader_moves_in_from_wherever_he_is() -> None:
    for home in ("ann", "cem"):
        seats: dict[str, Any] = {"ann": {}, "cem": {}, home: {"room": ["glorious_leader"]}}
        board = trial(1, bob={"room": ["gordo", "rolled_cigarettes"]}, **seats)
        assert sorted(board.moves("ann")) == ["choose glorious_leader", "choose gordo", "pass"]
        board.do("ann: choose glorious_leader")
        assert board["bob"]["room"] == ["gordo", "glorious_leader"]  # and he has taken the Cigarettes
        assert [(told["seat"], told["target"]) for told in board.told("leader_sent")] == [(0, 1)]
        assert board[home]["room"] == []


@pytest.mark.rule("GUE-79")
def test_a_leader_in_nobodys_tent_cannot_be_sent() -> None:
    board = trial(1, bob={"room": ["gordo"]}, ann={"hand": ["denounced", "glorious_leader"]})
    assert sorted(board.moves("ann")) == ["choose gordo", "pass"]
    with_words = board.game.rules.ids["glorious_leader"]
    assert (0, 3, with_words) not in board.game.moves(board.state, 0)


@pytest.mark.rule("GUE-78", "GUE-79")
def test_nobody_has_to_do_either_and_where_nothing_can_be_done_nobody_is_asked() -> None:
    board = trial(1, bob={"room": ["gordo"]}).do("ann: pass")
    assert (board["bob"]["room"], board.prompt) == (["gordo"], "call")
    for room in ([], ["soap"], ["the_general", "glorious_leader"]):
        board = trial(1, bob={"room": room})
        assert (verdict(board), board.prompt, board["bob"]["room"]) == ("guilty", "call", room)


@pytest.mark.rule("GUE-78")
def test_only_the_accuser_chooses_and_only_what_is_possible() -> None:
    board = trial(1, bob={"room": ["gordo", "the_general", "soap"]})
    rules = [board.rule(f"ann: choose {card}") for card in ("the_general", "soap", "glorious_leader", "toady", "gordo")]
    assert rules == ["GUE-78", "GUE-78", "GUE-78", "GUE-78", ""]
    assert board.rule("bob: pass") == "AMB-08"
    assert board.rule("cem: choose gordo") == "AMB-23"


# Striking back -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-80", "GUE-81")
def test_whoever_is_innocent_may_denounce_the_accuser_with_a_card() -> None:
    board = trial(6, ann={"rank": "corporal"}, bob={"hand": ["denounced", "sleep"]})
    assert (board.prompt, board.asked) == ("strike_back", ["bob"])
    assert sorted(board.moves("bob")) == ["pass", "play denounced"]
    board.do("bob: play denounced")
    assert board["ann"]["rank"] == "private"  # without a roll
    assert board.told("accused_rolled") == []
    assert [(told["seat"], told["target"]) for told in board.told("struck_back")] == [(1, 0)]
    assert [(told["seat"], told["by"]) for told in board.told("found_guilty")] == [(0, 1)]
    assert (board["bob"]["hand"], board.discard) == (["sleep"], ["denounced", "denounced"])


@pytest.mark.rule("GUE-80", "GUE-81")
def test_or_with_the_toady_who_stays() -> None:
    board = trial(6, ann={"rank": "corporal"}, bob={"room": ["toady"]})
    assert sorted(board.moves("bob")) == ["pass", "play toady"]
    board.do("bob: play toady on ann")
    assert (board["ann"]["rank"], board["bob"]["room"], board.discard) == ("private", ["toady"], ["denounced"])


@pytest.mark.rule("AMB-36")
def test_whoever_strikes_back_may_choose_as_well() -> None:
    bob = {"room": ["toady", "glorious_leader"]}
    board = trial(6, ann={"rank": "corporal", "room": ["gordo"]}, bob=bob).do("bob: play toady")
    assert (board.prompt, board.asked) == ("sentence", ["bob"])
    assert sorted(board.moves("bob")) == ["choose glorious_leader", "choose gordo", "pass"]
    board.do("bob: choose glorious_leader")
    assert (board["ann"]["room"], board["bob"]["room"]) == (["gordo", "glorious_leader"], ["toady"])


@pytest.mark.rule("GUE-80")
def test_only_the_accuser_is_hit_and_only_with_what_there_is() -> None:
    board = trial(6, bob={"hand": ["denounced", "sleep"]})
    lines = ("play denounced on cem", "play denounced on ann", "play sleep", "play toady", "pass")
    assert [board.rule(f"bob: {line}") for line in lines] == ["GUE-80", "", "GUE-80", "GUE-80", ""]
    assert board.rule("cem: pass") == "AMB-08"


@pytest.mark.rule("GUE-80")
def test_every_innocent_who_holds_cards_is_asked_alike() -> None:
    seen = []
    for hand in (["denounced", "sleep"], ["soap", "sleep"]):
        board = trial(6, bob={"hand": hand})
        views = [board.game.view(board.state, viewer).to_json() for viewer in (0, 2, 60)]
        seen.append((board.prompt, board.asked, views))
    assert seen[0] == seen[1]
    board = trial(6, bob={"hand": []})
    assert board.prompt == "call"  # that somebody without cards has none of these is no secret


@pytest.mark.rule("GUE-80")
def test_the_guilty_cannot_strike_back() -> None:
    board = trial(1, bob={"hand": ["denounced", "sleep"], "room": ["toady"]})
    assert board.prompt == "sentence"
    board.do("ann: pass")
    assert board.prompt == "call"


@pytest.mark.rule("GUE-81", "GUE-34", "AMB-36")
def test_striking_back_at_a_sergeant() -> None:
    both: dict[str, Any] = {"bob": {"rank": "corporal", "room": ["toady"]}, "cem": {"rank": "corporal", "loose": 17}}
    board = trial(6, ann={"rank": "sergeant"}, **both).do("bob: play toady")
    assert (board.prompt, board.asked) == ("partner", ["ann"])
    board.do("ann: choose cem")
    assert board.table["winner"] == "cem"
    assert all_jobs(board.state) == sorted(board.game.rules.pile)


# Canceling -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-74", "SLACK-99")
def test_self_criticism_cancels_a_denunciation_aimed_at_oneself() -> None:
    game = jungle(self_criticism={"effects": None})
    critic = {"hand": ["self_criticism", "sleep"]}
    board = Board(3, game=game, phase="call", ann={"hand": ["denounced", "soap"]}, bob=critic, dice=[1])
    board.do("ann: play denounced on bob", "bob: play self_criticism", "pass")
    assert verdict(board) == ""
    assert sorted(board.discard) == ["denounced", "self_criticism"]
    other = Board(3, game=game, phase="call", ann={"hand": ["denounced", "soap"]}, bob=critic, dice=[6])
    other.do("ann: play denounced on cem")
    assert other.rule("bob: play self_criticism") == "SLACK-99"
