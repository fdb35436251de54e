"""What the effects of a card do where little is left for them: nothing to take, nothing to aim at, nothing new."""

from typing import Any

import pytest

from stammtisch.engine.rng import stream
from stammtisch.games.slack.sums import affordable
from tests.rules.slack.board import Board, all_jobs, card, cthulhu

SIX = ["sleep", "tv", "tiny", "sprouts", "hastur", "narconomicon"]


def number(board: Board, id: str) -> int:
    """The number of a card of which there is only one."""
    (found,) = [i for i, one in enumerate(board.game.rules.of) if one.id == id]
    return found


@pytest.mark.rule("AMB-25", "AMB-15")
@pytest.mark.parametrize(("held", "there"), [(6, ["tv"]), (0, [])])
def test_a_theft_that_takes_nothing_is_told(held: int, there: list[str]) -> None:
    """The hand of the thief is full, or that of the victim is empty."""
    board = Board(phase="call", ann={"hand": ["hand_in_the_dark", *SIX[:held]]}, bob={"hand": there})
    board.do("ann: play hand_in_the_dark on bob", "pass")
    assert (board["ann"]["hand_size"], board["bob"]["hand_size"]) == (held, len(there))
    assert board.told("had_no_effect") == [{"card": number(board, "hand_in_the_dark")}]
    assert board.told("stolen") == []


@pytest.mark.rule("SLACK-95", "SLACK-91")
@pytest.mark.parametrize("taker", ["ann", "bob", "cem"])
def test_whoever_reaches_the_goal_with_a_card_that_was_taken_wins(taker: str) -> None:
    """Tiny is worth 1, also to somebody else."""
    goal = cthulhu().rules.jobs[Board(3).state.jobs[0]].goal
    victim = "bob" if taker == "ann" else "ann"
    for loose, winner in ((goal - 1, taker), (goal - 2, "")):
        seats: dict[str, Any] = {
            "ann": {"hand": ["sleep"]},
            taker: {"hand": ["trail_of_herrings", "sleep"], "loose": loose},
            victim: {"hand": ["sleep"], "room": ["tiny"]},
        }
        board = Board(3, phase="call", **seats)
        board.do(f"{taker}: play trail_of_herrings on {victim} tiny", "pass")
        assert board[taker]["room"] == ["tiny"]
        assert board.table["winner"] == winner


@pytest.mark.rule("SLACK-87", "AMB-25")
@pytest.mark.parametrize("op", ["take", "remove", "send", "mark", "negate"])
def test_a_card_that_is_gone_is_no_longer_changed_moved_or_taken(op: str) -> None:
    more = {"op": op, **({"by": 3} if op == "mark" else {})}
    game = cthulhu(cards={"trail_of_herrings": {"effects": [{"op": "remove"}, more], "where": None}})
    for owner in ("ann", "bob"):
        seats: dict[str, Any] = {"ann": {"hand": ["trail_of_herrings", "sleep"]}, "bob": {"hand": ["tv"]}}
        board = Board(game=game, phase="call", **{**seats, owner: {**seats[owner], "room": ["tiny"]}})
        board.do(f"ann: play trail_of_herrings on {owner} tiny", "pass")
        assert (board["ann"]["room"], board["bob"]["room"], board.asked) == ([], [], ["ann"])
        assert sorted(board.discard) == ["tiny", "trail_of_herrings"]
        assert [board.told(name) for name in ("taken", "marked", "moved")] == [[], [], []]
        assert len(board.told("lost")) == 1


@pytest.mark.rule("AMB-20")
@pytest.mark.parametrize("scripted", [True, False])
def test_the_old_job_joins_those_that_are_set_aside_and_the_new_one_leaves_them(scripted: bool) -> None:
    board = Board(
        phase="call",
        jobs=["cult_leader"] if scripted else [],
        ann={"job": "dog_walker", "hand": ["new_job", "sleep"]},
        bob={"job": "lackey"},
    )
    rules = board.game.rules
    board.do("ann: play new_job", "pass")
    assert all_jobs(board.state) == sorted(rules.pile)  # each Job once
    aside = [rules.jobs[job].id for job in board.state.aside]
    assert "dog_walker" in aside
    assert board["ann"]["job"] not in [*aside, "dog_walker", "lackey"]
    assert not scripted or board["ann"]["job"] == "cult_leader"


@pytest.mark.rule("AMB-53", "AMB-21")
def test_a_debt_that_was_forgotten_does_not_come_back_as_income_of_a_new_job() -> None:
    """3 of 3 Income spent, then a bill of 2: nothing left. The new Job brings 4, minus the bill and what was spent."""
    hand = ["narconomicon", "new_job", "switch_robes", "tiny"]
    bob = {"hand": ["power_bill_for_the_portal", "tv"]}
    board = Board(phase="free_time", jobs=["cult_leader"], ann={"hand": hand, "income": 3, "free_time": 2}, bob=bob)
    board.do("ann: shop narconomicon", "pass", "bob: play power_bill_for_the_portal on ann", "pass")
    assert board["ann"]["income"] == 0
    board.do("ann: play new_job", "pass")
    assert (board["ann"]["job"], board["ann"]["income"]) == ("cult_leader", 0)
    assert board.do("ann: play switch_robes", "pass")["ann"]["income"] == 1  # AMB-53: a gain counts in full
    assert card(board.game, "narconomicon").cost == 3


@pytest.mark.rule("SLACK-89", "AMB-21")
@pytest.mark.parametrize("first", ["ann", "bob"])
def test_a_lasting_whenever_goes_on_working_for_its_seat_after_a_new_job(first: str) -> None:
    """Two of them lie there, for different seats: ann has one hour more, whatever her Job."""
    ann = {"hand": ["time_loop", "new_job", "sleep", "tiny"]}
    board = Board(phase="free_time", jobs=["cult_leader"], ann=ann, bob={"hand": ["switch_robes", "tv"]})
    plays = {"ann": "ann: play time_loop", "bob": "bob: play switch_robes"}
    for seat in sorted(plays, key=first.__ne__):
        board.do(plays[seat], "pass")
    assert board.table["table"] == [plays[seat].split()[-1] for seat in sorted(plays, key=first.__ne__)]
    income = board["ann"]["income"]
    board.do("ann: play new_job", "pass")
    job = board.game.rules.jobs[board.state.jobs[0]]
    assert job.id == "cult_leader"
    assert board["ann"]["free_time"] == job.free_time + 1
    assert (income, board["ann"]["income"]) == (2, job.income)  # bob's robes do nothing for ann


@pytest.mark.rule("AMB-49", "AMB-17", "SLACK-117")
@pytest.mark.parametrize(("room", "winner"), [(["tiny", "hastur"], "bob"), (["hastur", "tiny"], "")])
def test_each_toll_counts_for_itself(room: list[str], winner: str) -> None:
    """One brings two Slack, the next one takes them: whoever is at the goal in between has won."""
    plain = {"slack": 0, "effects": None, "in_play": None}
    toll = {"tiny": 2, "hastur": -2}
    game = cthulhu(cards={id: {**plain, "each_turn": [{"op": "slack", "by": by}]} for id, by in toll.items()})
    goal = game.rules.jobs[Board(game=game).state.jobs[1]].goal
    board = Board(game=game, phase="discard", ann={"hand": ["sleep", "tv"]}, bob={"room": room, "loose": goal - 2})
    board.do("ann: discard")
    assert board.table["winner"] == winner
    changes = [change["by"] for change in board.told("loose_changed")]
    assert changes == ([2] if winner else [-2, 2])


@pytest.mark.rule("SLACK-87", "SLACK-88", "AMB-25")
@pytest.mark.parametrize("empty", ["allowed", "refused"])
def test_a_deck_in_which_a_single_card_has_an_effect(empty: str) -> None:
    """The first effect of a set is an effect like all others, whatever kind of card it is on."""
    others = {id: {"effects": None, "each_turn": None} for id in cthulhu().rules.set.raw if id != "collection_plate"}
    once = [{"op": "slack", "by": 1}]
    rolled = [{"op": "roll", "least": 1, "then": once}]
    kinds = [("effects", "whenever"), ("effects", "activity"), ("each_turn", "thing")]
    for field, kind, effect in [(*one, effect) for one in kinds for effect in (once, rolled)]:
        one = {"kind": kind, "slack": 0, "lasts": None, "in_play": None, field: effect}
        own = one if kind != "whenever" else {**one, "slack": None}
        game = cthulhu(cards={**others, "collection_plate": own}, empty_whenever=empty)
        room = ["collection_plate"] if kind == "thing" else []
        hand = ["sleep", "tv"] if room else ["collection_plate", "tv", "tiny"]
        phase = "discard" if room else "free_time"
        board = Board(game=game, phase=phase, dice=[4], ann={"hand": hand, "free_time": 2}, bob={"room": room})
        board.do(*(["ann: discard"] if room else ["ann: play collection_plate", "pass"]))
        assert board["bob" if room else "ann"]["loose"] == 1, (field, kind)


@pytest.mark.rule("AMB-52", "SLACK-33", "AMB-15")
@pytest.mark.parametrize(("cost", "held"), [(0, 6), (1, 5), (2, 5)])
def test_whatever_an_activity_costs_it_may_come_back_to_the_hand(cost: int, held: int) -> None:
    """Six cards: one is announced, one draws two more. Only what has a Cost keeps its place."""
    game = cthulhu(cards={"sleep": {"cost": cost}})
    hand = ["sleep", "parcel_for_the_neighbors", "tiny", "hastur", "tv", "tv"]
    board = Board(game=game, phase="free_time", ann={"hand": hand, "income": 2}, bob={"hand": ["sprouts"]})
    board.do("ann: play sleep", "ann: play parcel_for_the_neighbors", "bob: pass")
    assert board["ann"]["hand_size"] == held


@pytest.mark.rule("AMB-53")
@pytest.mark.parametrize(("spent", "left"), [(0, 1), (1, 0), (2, 0), (3, 0)])
def test_a_bill_takes_what_is_left_and_a_gain_counts_in_full(spent: int, left: int) -> None:
    """3 Income; the bill takes 2."""
    game = cthulhu(cards={"ironic_t_shirt": {"cost": spent}})
    ann = {"hand": ["ironic_t_shirt", "switch_robes", "tiny"], "income": 3, "free_time": 2}
    bob = {"hand": ["power_bill_for_the_portal", "tv"]}
    board = Board(game=game, phase="free_time", ann=ann, bob=bob)
    board.do("ann: shop ironic_t_shirt", "pass", "bob: play power_bill_for_the_portal on ann", "pass")
    assert board["ann"]["income"] == left
    assert board.do("ann: play switch_robes", "pass")["ann"]["income"] == left + 1


@pytest.mark.rule("SLACK-46", "AMB-23")
@pytest.mark.parametrize("is_taken", [True, False])
def test_a_person_whose_door_has_closed_meanwhile_does_not_come_in(is_taken: bool) -> None:
    """The Anime Girl needs a tentacle in the room; where People can be answered, somebody may take it in the window."""
    cancels = {"cancels": ["person"], "effects": None, "target": None}
    game = cthulhu(cards={"anime_girl": {"effects": None, "each_turn": None}, "grandma_calls": cancels})
    ann = {"hand": ["anime_girl", "sleep"], "room": ["can_of_worms"]}
    board = Board(game=game, phase="call", dice=[6], ann=ann, bob={"hand": ["just_for_the_ritual", "tv"]})
    board.do("ann: play anime_girl")
    if is_taken:
        board.do("bob: play just_for_the_ritual on ann can_of_worms", "pass")
    else:
        board.do("pass")
    assert board["ann"]["room"] == ([] if is_taken else ["can_of_worms", "anime_girl"])
    assert board.told("left") == ([{"seat": 0, "card": number(board, "anime_girl")}] if is_taken else [])
    assert ("anime_girl" in board.discard) == is_taken


def test_a_position_begins_with_the_dice_of_seed_0() -> None:
    """As docs/scenarios.md says; whatever is drawn at a test table is drawn in the same order everywhere."""
    assert Board(3).state.rng.to_json()[0] == stream("0", "game").to_json()[0]


@pytest.mark.rule("AMB-53")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_a_guest_who_takes_income_leaves_no_debt(spent: int) -> None:
    """3 Income, some of it spent; the Landlord takes 2 of what is left. What comes then counts in full."""
    taking = {"effects": [{"op": "take"}], "target": "card", "of": ["person"]}
    game = cthulhu(cards={"ironic_t_shirt": {"cost": spent}, "grandma_calls": taking})
    ann = {"hand": ["ironic_t_shirt", "grandma_calls", "switch_robes", "tiny"], "income": 3, "free_time": 2}
    board = Board(game=game, phase="free_time", ann=ann, bob={"room": ["landlord_below"], "hand": ["tv"]})
    board.do("ann: shop ironic_t_shirt", "pass", "ann: play grandma_calls on bob landlord_below", "pass")
    left = max(3 - spent - 2, 0)
    assert board["ann"]["income"] == left
    assert board.do("ann: play switch_robes", "pass")["ann"]["income"] == left + 1


@pytest.mark.rule("AMB-17", "AMB-49")
@pytest.mark.parametrize(("of_job", "of_card", "winner"), [(2, -2, "bob"), (-2, 2, "")])
def test_the_job_takes_its_toll_first_and_it_counts_for_itself(of_job: int, of_card: int, winner: str) -> None:
    tiny = {"slack": 0, "effects": None, "in_play": None, "each_turn": [{"op": "slack", "by": of_card}]}
    lackey = {"each_turn": [{"op": "slack", "by": of_job}], "traits": [], "goal": 20}
    game = cthulhu(cards={"tiny": tiny}, jobs={"lackey": lackey})
    bob = {"job": "lackey", "room": ["tiny"], "loose": 18}
    board = Board(game=game, phase="discard", ann={"hand": ["sleep", "tv"]}, bob=bob)
    board.do("ann: discard")
    assert board.table["winner"] == winner
    assert [change["by"] for change in board.told("loose_changed")] == ([of_job] if winner else [of_job, of_card])


@pytest.mark.rule("AMB-52")
@pytest.mark.parametrize(("more", "paid"), [(0, 2), (1, 3), (-1, 1), (-3, 0), (-9, 0)])
def test_what_could_be_paid_with_another_income(more: int, paid: int) -> None:
    """3 Income, Things for 1, 2 and 1: of those that were announced the first ones that can be paid, in that order."""
    things = {"ironic_t_shirt": 1, "narconomicon": 2, "can_of_worms": 1}
    game = cthulhu(cards={id: {"cost": cost} for id, cost in things.items()})
    board = Board(game=game, phase="free_time", ann={"hand": list(things), "income": 3})
    cards = board.state.hands[0]
    found, cost = affordable(game.rules, board.state, 0, cards, more)
    bought = {0: [], 1: ["ironic_t_shirt", "can_of_worms"], 2: ["ironic_t_shirt", "narconomicon"], 3: list(things)}[
        paid
    ]
    assert (board.ids(found), cost) == (bought, sum(things[id] for id in bought))


@pytest.mark.rule("AMB-54", "AMB-15", "SLACK-33")
@pytest.mark.parametrize(
    ("traits", "after"),
    [
        ([{"mod": "bonus", "of": ["pet"], "by": 2}, {"mod": "income", "by": 1}], 6),
        ([{"mod": "draw_to", "by": 1}], 6),
        ([{"mod": "draw_to", "by": -1}], 5),
        ([], 6),
    ],
)
def test_only_a_larger_hand_of_a_new_job_waits_for_the_next_draw(traits: list[dict[str, Any]], after: int) -> None:
    """Four cards are left when the Parcel draws two more."""
    game = cthulhu(
        cards={"parcel_for_the_neighbors": {"effects": [{"op": "draw", "n": 2}]}},
        jobs={"lackey": {"traits": traits}},
    )
    hand = ["new_job", "parcel_for_the_neighbors", *SIX[:4]]
    board = Board(game=game, phase="call", jobs=["lackey"], ann={"hand": hand})
    board.do("ann: play new_job", "pass", "ann: play parcel_for_the_neighbors", "pass")
    assert (board["ann"]["job"], board["ann"]["hand_size"]) == ("lackey", after)
