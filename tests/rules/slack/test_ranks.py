"""4.1 and 4.2 of Guevara: ranks, promotions, demotions, and the order in which they take effect."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from stammtisch.boxes import load
from stammtisch.engine.notation import parse
from stammtisch.engine.rng import stream
from stammtisch.games.slack import Slack
from stammtisch.games.slack.lint import Names, lint_jobs
from stammtisch.games.slack.mechanics.ranks import highest, rank_of, ranks_of
from stammtisch.games.slack.outlook import could_win, gain
from stammtisch.games.slack.sums import goal_of, total
from tests.rules.slack.board import NAMES, RANKS, SPECTATOR, Board, all_jobs, card, guevara

# So that others may answer a promotion, and the order in which several are played can matter.
ANSWERED = {"bomb_building_practice": {"cancels": ["whenever"]}}
PINNED: dict[str, dict[str, Any]] = {
    "promotion": {"copies": 4, "target": "player", "effects": [{"op": "rank", "by": 1, "who": "target"}]},
    "demotion": {"copies": 3, "target": "player", "effects": [{"op": "rank", "by": -1, "who": "target"}]},
    "sleep": {"copies": 5, "effects": None},
    "potato": {"cost": 0, "effects": None},
    "soap": {"cost": 1, "slack": 1, "effects": None, "in_play": None},
}


def ranks(board: Board) -> list[str]:
    return [board[name]["rank"] for name in board.names]


def free(board: Board) -> list[str]:
    return sorted(board.game.rules.jobs[job].id for job in board.state.aside)


def jungle(cards: Any = None, jobs: Any = None) -> Slack:
    """The ranks lose their perks, and the cards keep to what the rulebook says."""
    return guevara(
        cards={**PINNED, **(cards or {})}, jobs={id: {**job, **(jobs or {}).get(id, {})} for id, job in RANKS.items()}
    )


def as_printed() -> Slack:
    return guevara()


# The cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-02", "GUE-06", "AMB-59")
def test_there_are_eight_ranks_each_with_three_numbers_and_a_perk() -> None:
    rules = as_printed().rules
    cards = Counter(rules.jobs[number].id for number in rules.pile)
    assert cards == {"private": 5, "corporal": 2, "sergeant": 1}
    by_id = {job.id: job for job in rules.jobs}
    assert [ranks_of(rules).ranks[rules.job_ids[id]] for id in ("private", "corporal", "sergeant")] == [1, 2, 3]
    for id in cards:
        job = by_id[id]
        assert job.income > 0
        assert job.free_time > 0
        perks = [m for m in job.mods if m.mod != rules.mod_numbers["accused"]]
        assert perks or job.each_turn >= 0, id


@pytest.mark.rule("GUE-05", "GUE-03")
def test_a_higher_rank_has_more_slack_and_is_easier_to_denounce() -> None:
    rules = as_printed().rules
    jobs = [rules.job_ids[id] for id in ("private", "corporal", "sergeant")]
    accused = [sum(m.by for m in rules.jobs[job].mods if m.mod == rules.mod_numbers["accused"]) for job in jobs]
    assert [ranks_of(rules).slack[job] for job in jobs] == [0, 1, 3]
    assert accused == [0, -1, -2]


# The deal ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-07")
@pytest.mark.parametrize("seed", range(8))
def test_two_players_both_start_as_private(seed: int) -> None:
    game = jungle()
    state, events = game.start(2, stream(str(seed), "game"))
    assert [game.rules.jobs[job].id for job in state.jobs] == ["private", "private"]
    dealt = [event[2:] for event in events if game.kind.events[event[0]].name == "job_dealt"]
    assert dealt == [(0, state.jobs[0]), (1, state.jobs[1])]


@pytest.mark.rule("GUE-07", "GUE-08", "GUE-09", "GUE-27")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_else_is_dealt_a_rank_and_the_others_lie_face_up(seats: int) -> None:
    game = jungle()
    seen = set()
    for seed in range(25):
        state = game.new(seats, seed)
        seen |= {game.rules.jobs[job].id for job in state.jobs}
        assert all_jobs(state) == sorted(game.rules.pile)  # one for each, the rest are free
        assert [len(hand) for hand in state.hands[1:]] == [5] * (seats - 1)  # the rank is no part of it
        for viewer in (0, seats - 1, SPECTATOR):
            assert sorted(game.view(state, viewer).aside) == sorted(state.aside)
    assert seen == {"private", "corporal", "sergeant"}


@pytest.mark.rule("GUE-07", "SLACK-98")
def test_whoever_won_last_time_is_dealt_a_rank_like_everybody() -> None:
    game = load("guevara", {"winner": 2})
    assert isinstance(game, Slack)
    state = game.new(3, 1)
    assert state.jobs.count(-1) == 0
    state.winners = [0]
    assert game.next_options(state) == game.options


# The goal ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-01")
@pytest.mark.parametrize(("seats", "goal"), [(2, 20), (3, 20), (4, 20), (5, 18)])
def test_everybody_has_the_same_goal(seats: int, goal: int) -> None:
    board = Board(seats, game=jungle(), phase="call", ann={"rank": "sergeant"})
    assert [board[name]["goal"] for name in board.names] == [goal] * seats
    dealt = jungle().new(seats, 4)
    assert [goal_of(jungle().rules, dealt, seat) for seat in range(seats)] == [goal] * seats


@pytest.mark.rule("GUE-01")
def test_five_players_win_with_18() -> None:
    def fifth(loose: int) -> str:
        ann = {"loose": loose, "hand": ["soap", "sleep"]}
        winner = Board(5, game=jungle(), phase="free_time", ann=ann).do("ann: shop soap", "pass").table["winner"]
        return str(winner)

    assert (fifth(17), fifth(16)) == ("ann", "")


@pytest.mark.rule("GUE-04")
def test_the_slack_of_a_rank_counts() -> None:
    board = Board(3, game=jungle(), phase="call", ann={"rank": "sergeant", "loose": 2}, bob={"rank": "corporal"})
    assert [board[name]["total"] for name in board.names] == [5, 1, 0]
    view = board.game.view(board.state, 2)
    assert [total(view, seat) for seat in range(3)] == [5, 1, 0]


# Promotion -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-29")
def test_a_promotion_is_a_swap_for_the_next_higher_rank() -> None:
    board = Board(3, game=jungle(), phase="call", ann={"hand": ["promotion"]}, bob={"rank": "corporal"})
    board.do("ann: play promotion", "pass")
    assert ranks(board) == ["corporal", "corporal", "private"]
    assert free(board) == ["private"] * 4 + ["sergeant"]
    assert [(told["seat"], board.game.rules.jobs[told["job"]].id) for told in board.told("promoted")] == [  # type: ignore[index]
        (0, "corporal")
    ]
    assert board["ann"]["total"] == 1


@pytest.mark.rule("GUE-30")
def test_without_a_free_rank_nobody_is_promoted_and_none_is_skipped() -> None:
    both = {"bob": {"rank": "corporal"}, "cem": {"rank": "corporal"}}
    board = Board(3, game=jungle(), phase="call", ann={"hand": ["promotion"]}, **both)
    board.do("ann: play promotion", "pass")
    assert ranks(board) == ["private", "corporal", "corporal"]
    assert "sergeant" in free(board)
    assert [told["seat"] for told in board.told("no_rank_free")] == [0]
    assert board.discard == ["promotion"]


@pytest.mark.rule("GUE-30", "GUE-06")
def test_nobody_rises_above_the_highest_rank() -> None:
    board = Board(3, game=jungle(), phase="call", ann={"rank": "sergeant", "hand": ["promotion"]})
    board.do("ann: play promotion", "pass")
    assert ranks(board) == ["sergeant", "private", "private"]
    assert board.told("promoted") == []
    assert highest(board.game.rules, board.state) == rank_of(board.game.rules, board.state, 0) == 3


@pytest.mark.rule("GUE-05")
@pytest.mark.parametrize(("seats", "loose", "winner"), [(4, 19, "ann"), (4, 18, ""), (5, 17, "ann"), (5, 16, "")])
def test_a_promotion_can_win_at_once(seats: int, loose: int, winner: str) -> None:
    board = Board(seats, game=jungle(), phase="call", ann={"loose": loose, "hand": ["promotion"]})
    board.do("ann: play promotion", "pass")
    assert board.table["winner"] == winner


@pytest.mark.rule("GUE-35", "GUE-29")
def test_promotions_are_played_at_any_time_and_on_anybody() -> None:
    board = Board(3, game=jungle(), phase="free_time", ann={}, cem={"hand": ["promotion"]})
    board.do("cem: play promotion on bob", "pass")
    assert ranks(board) == ["private", "corporal", "private"]


@pytest.mark.rule("AMB-21", "SLACK-30", "GUE-28")
def test_the_numbers_of_a_new_rank_count_at_once() -> None:
    numbers = {"private": {"income": 2, "free_time": 1}, "corporal": {"income": 4, "free_time": 2}}
    hand = ["soap", "promotion", "demotion", "sleep", "ak_47", "jerky"]
    board = Board(3, game=jungle(jobs=numbers), phase="free_time", ann={"hand": hand})
    board.do("ann: play promotion", "pass")
    assert (board["ann"]["income"], board["ann"]["free_time"]) == (4, 2)
    board.do("ann: shop soap", "pass")
    assert (board["ann"]["income"], board["ann"]["free_time"]) == (3, 1)
    board.do("ann: play demotion", "pass")
    assert (board["ann"]["income"], board["ann"]["free_time"]) == (1, 0)


# Demotion ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-32", "GUE-33")
def test_a_demotion_is_a_swap_for_a_free_card_of_the_rank_below() -> None:
    board = Board(3, game=jungle(), phase="call", ann={"hand": ["demotion"]}, bob={"rank": "sergeant"})
    board.do("ann: play demotion on bob", "pass")
    assert ranks(board) == ["private", "corporal", "private"]
    assert free(board).count("sergeant") == 1
    assert board["bob"]["total"] == 1
    assert [told["seat"] for told in board.told("demoted")] == [1]


def crowded(**more: Mapping[str, Any]) -> Board:
    """A Sergeant among Corporals: no Corporal is free."""
    seats: dict[str, Any] = {
        "ann": {"hand": ["demotion", "sleep"]},
        "bob": {"rank": "sergeant"},
        "cem": {"rank": "corporal"},
        **more,
    }
    return Board(4, game=jungle(), phase="call", **{"dan": {"rank": "corporal"}, **seats})


@pytest.mark.rule("GUE-34", "AMB-37", "GUE-31")
def test_with_none_free_the_one_who_falls_picks_who_rises() -> None:
    board = crowded().do("ann: play demotion on bob", "pass")
    assert (board.prompt, board.asked) == ("partner", ["bob"])
    assert sorted(board.moves("bob")) == ["choose cem", "choose dan"]
    assert board.moves("ann") == board.moves("cem") == []
    board.do("bob: choose dan")
    assert ranks(board) == ["private", "corporal", "corporal", "sergeant"]
    assert [(told["seat"], told["target"]) for told in board.told("ranks_changed")] == [(1, 3)]
    assert [board[name]["total"] for name in board.names] == [0, 1, 1, 3]


@pytest.mark.rule("GUE-34")
def test_only_somebody_of_the_rank_below_will_do() -> None:
    board = crowded().do("ann: play demotion on bob", "pass")
    assert [board.rule(f"bob: choose {name}") for name in ("ann", "bob", "cem", "discard")] == [
        *("GUE-34", "GUE-34", "", "GUE-34"),
    ]
    assert board.rule("cem: choose dan") == "AMB-23"


@pytest.mark.rule("GUE-34")
def test_a_single_partner_is_not_asked_for() -> None:
    taken = {"private": {"copies": 3}, "corporal": {"copies": 1}}
    board = Board(
        4, game=jungle(jobs=taken), phase="call", ann={"hand": ["demotion"]}, bob={"rank": "sergeant"},
        cem={"rank": "corporal"},
    )  # fmt: skip
    board.do("ann: play demotion on bob", "pass")
    assert ranks(board) == ["private", "corporal", "sergeant", "private"]


@pytest.mark.rule("GUE-34", "GUE-05", "GUE-31")
def test_whoever_rises_because_another_falls_may_win() -> None:
    board = crowded(dan={"rank": "corporal", "loose": 17}).do("ann: play demotion on bob", "pass", "bob: choose dan")
    assert board.table["winner"] == "dan"


@pytest.mark.rule("AMB-34")
def test_a_private_cannot_fall() -> None:
    board = Board(3, game=jungle(), phase="call", ann={"hand": ["demotion"]}, bob={"rank": "private"})
    before = all_jobs(board.state)
    board.do("ann: play demotion on bob", "pass")
    assert ranks(board) == ["private"] * 3
    assert all_jobs(board.state) == before
    assert [*board.told("demoted"), *board.told("ranks_changed")] == []
    assert len(board.told("had_no_effect")) == 1


# In the order played -------------------------------------------------------------------------------------------------


def rivals(**given: Any) -> Board:
    """One Corporal is free, and everybody may answer promotions."""
    seats = {
        "ann": {"hand": ["promotion", "sleep"]},
        "bob": {"hand": ["promotion", "demotion", "sleep"]},
        "cem": {"hand": ["promotion", "bomb_building_practice", "sleep"]},
        "dan": {"rank": "corporal", "hand": ["demotion", "sleep"]},
    }
    return Board(4, game=jungle(ANSWERED), phase="call", **{**seats, **given})


@pytest.mark.rule("GUE-37", "AMB-58")
def test_of_two_promotions_the_first_one_takes_effect_first() -> None:
    board = rivals().do("ann: play promotion", "bob: play promotion", "pass")
    assert ranks(board) == ["corporal", "private", "private", "corporal"]
    assert [told["seat"] for told in board.told("promoted")] == [0]
    assert [told["seat"] for told in board.told("no_rank_free")] == [1]


@pytest.mark.rule("GUE-37", "AMB-58")
def test_what_is_played_in_a_window_that_opened_later_waits_as_well() -> None:
    # Ann is first in line, then bob, then cem, who has answered bob: the Corporal is ann's and dan's fall comes last.
    board = rivals().do("ann: play promotion", "bob: play demotion on dan", "cem: play promotion", "pass")
    assert [told["seat"] for told in (*board.told("promoted"), *board.told("demoted"))] == [0, 2, 3]
    assert ranks(board) == ["corporal", "private", "corporal", "private"]


@pytest.mark.rule("GUE-37", "AMB-58")
def test_a_promotion_finds_the_rank_that_an_earlier_demotion_has_freed() -> None:
    board = rivals(ann={"rank": "corporal", "hand": ["demotion", "sleep"]})
    board.do("ann: play demotion on dan", "bob: play promotion", "pass")
    assert ranks(board) == ["corporal", "corporal", "private", "private"]


@pytest.mark.rule("GUE-37", "AMB-58")
def test_of_three_in_one_window_none_overtakes_another() -> None:
    # One Corporal will be free, and bob was the first to ask for it, though his own window has closed already.
    board = rivals(ann={"rank": "corporal", "hand": ["demotion", "sleep"]})
    board.do("ann: play demotion on dan", "bob: play promotion", "ann: pass", "cem: pass", "dan: pass")
    assert (board.asked, ranks(board)) == (["bob", "cem", "dan"], ["corporal", "private", "private", "corporal"])
    board.do("cem: play promotion", "pass")
    assert ranks(board) == ["corporal", "corporal", "private", "private"]
    assert [told["seat"] for told in board.told("no_rank_free")] == [2]


@pytest.mark.rule("AMB-58", "SLACK-104")
def test_a_canceled_promotion_holds_nobody_up() -> None:
    board = rivals().do("ann: play promotion", "bob: play promotion", "ann: pass", "cem: pass", "dan: pass")
    board.do("cem: play bomb_building_practice", "pass")
    assert ranks(board) == ["private", "corporal", "private", "corporal"]


@pytest.mark.rule("AMB-58")
def test_nothing_waits_for_a_card_that_changes_no_rank() -> None:
    board = rivals(ann={"hand": ["lucky_devil", "sleep"]})
    board.do("ann: play lucky_devil", "bob: play promotion", "ann: pass", "cem: pass", "dan: pass")
    assert ranks(board) == ["private", "corporal", "private", "corporal"]
    assert board.prompt == "answer"


@pytest.mark.rule("AMB-58")
def test_a_state_with_waiting_promotions_is_saved_whole() -> None:
    board = rivals().do("ann: play promotion", "bob: play promotion", "ann: pass", "cem: pass", "dan: pass")
    saved = board.game.state_from_json(board.state.to_json())
    assert saved == board.state
    assert any(frame[0] == board.game.rules.frame_kinds["rank_change"] for frame in saved.stack)
    for name in ("cem", "dan"):
        board.game.apply(saved, parse(board.game, f"{name}: pass", NAMES[:4]))
    assert ranks(board.do("pass")) == ["corporal", "private", "private", "corporal"]


# What everybody can foresee ------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-05")
@pytest.mark.parametrize(("loose", "is_possible"), [(19, True), (10, False)])
def test_everybody_can_tell_that_a_promotion_might_win(loose: int, is_possible: bool) -> None:
    board = rivals(ann={"hand": ["promotion"], "loose": loose}).do("ann: play promotion")
    assert could_win(board.game.rules, board.game.view(board.state, 1)) is is_possible


@pytest.mark.rule("GUE-05")
@pytest.mark.parametrize(
    ("loose", "rank", "wins"), [(19, "private", True), (18, "private", False), (15, "corporal", True)]
)
def test_what_a_card_that_promotes_would_bring(loose: int, rank: str, wins: bool) -> None:
    promoting = {"dig_holes": {"slack": 0, "tags": None, "ordered": None, "effects": [{"op": "rank", "by": 1}]}}
    game = jungle(promoting)
    board = Board(3, game=game, phase="free_time", ann={"rank": rank, "loose": loose})
    view = game.view(board.state, 2)
    told = gain(game.rules, view, 0, [card(game, "dig_holes")], 0)
    assert told.wins is (wins if rank == "private" else loose + 3 >= 20)
    assert view == game.view(board.state, 2)  # trying it out has changed nothing


# Card files ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GUE-01", "GUE-04")
def test_a_rank_has_slack_instead_of_a_goal() -> None:
    job = {"income": 2, "free_time": 2, "name": {"en": "A", "de": "A"}, "joke": {"en": "B", "de": "B"}, "icon": "tent"}

    def faults(**more: object) -> list[tuple[str, object]]:
        found = lint_jobs("jobs.toml", {"one": {**job, **more}}, Names(()))
        return [(fault.code, fault.facts["field"]) for fault in found]

    assert faults(goal=20) == faults(rank=1) == faults(rank=2, slack=3) == []
    assert faults() == [("card_missing", "goal")]
    assert faults(rank=1, goal=20) == [("card_excluded", "goal")]
    assert faults(goal=20, slack=3) == [("card_alone", "slack")]
