"""1.17 Jobs, double cards, noise."""

import pytest

from tests.rules.slack.board import Board, card, cthulhu


@pytest.mark.rule("SLACK-119", "SLACK-13")
@pytest.mark.parametrize("tag", ["pet", "sleep", "tentacle", "booze", "book", "food", "person", "activity", "thing"])
def test_a_job_raises_cards_of_its_kind_as_they_come(tag: str) -> None:
    game = cthulhu(jobs={"lackey": {"traits": [{"mod": "bonus", "of": [tag], "by": 2}]}})
    hand = ["tiny", "cultist_from_3b", "sleep", "can_of_worms", "narconomicon", "sprouts"]
    ann = {"job": "lackey", "hand": hand, "income": 9, "free_time": 3, "loose": -30}
    board = Board(game=game, phase="call", dice=[6], ann=ann)
    board.do("ann: play tiny", "ann: play cultist_from_3b", "pass", "ann: done", "ann: play sleep", "pass")
    board.do("ann: shop can_of_worms narconomicon sprouts", "pass")
    kinds = {
        "pet": {"tiny"},
        "person": {"tiny", "cultist_from_3b"},  # SLACK-47: Pets are People
        "sleep": {"sleep"},
        "activity": {"sleep"},
        "tentacle": {"can_of_worms"},
        "booze": {"can_of_worms"},
        "book": {"narconomicon"},
        "food": {"sprouts"},
        "thing": {"can_of_worms", "narconomicon", "sprouts"},
    }[tag]
    assert board["ann"]["slack_of"] == {id: card(game, id).slack + (2 if id in kinds else 0) for id in hand}


@pytest.mark.rule("SLACK-120", "SLACK-121")
def test_two_changes_of_job_and_every_mark_stays() -> None:
    game = cthulhu(cards={"new_job": {"copies": 2}, "sleep": {"copies": 3}})
    ann = {"job": "dog_walker", "hand": ["tiny", "hastur", "cat_from_ulthar", "new_job", "new_job"]}
    board = Board(game=game, phase="call", jobs=["sanitarium_guard", "gravedigger"], ann=ann)
    board.do("ann: play tiny", "ann: play new_job", "pass", "ann: play hastur", "ann: play new_job", "pass")
    assert board["ann"]["job"] == "gravedigger"
    board.do("ann: play cat_from_ulthar")
    slack = board["ann"]["slack_of"]
    printed = {id: card(game, id).slack for id in slack}
    assert slack == {**printed, "tiny": 2}


@pytest.mark.rule("CTH-24", "SLACK-121")
@pytest.mark.parametrize("held", [0, 3, 5])
def test_a_new_lackey_draws_nothing_now(held: int) -> None:
    hand = ["sleep", "tv", "tiny", "sprouts", "hastur"][:held]
    for phase in ("call", "free_time"):
        board = Board(phase=phase, jobs=["lackey"], ann={"hand": ["new_job", *hand]})
        board.do("ann: play new_job", "pass")
        assert (board["ann"]["job"], board["ann"]["hand"]) == ("lackey", hand)
        assert not board.told("drew")


@pytest.mark.rule("CTH-24", "SLACK-13", "SLACK-33")
def test_the_lackey_draws_one_card_more_and_nobody_else_does() -> None:
    board = Board(phase="draw", ann={"job": "lackey"})
    assert board["ann"]["hand_size"] == 7
    other = Board(phase="draw", ann={}, bob={"job": "lackey"})
    assert (other["ann"]["hand_size"], other["bob"]["hand_size"]) == (6, 0)


@pytest.mark.rule("CTH-23", "SLACK-86")
def test_who_may_get_a_new_job_by_which_card() -> None:
    board = Board(3, phase="call", ann={"hand": ["new_job", "displeased_the_master"]})
    assert sorted(board.moves("ann")) == [
        "done",
        "play displeased_the_master on bob",
        "play displeased_the_master on cem",
        "play new_job",
        "play new_job on bob",
        "play new_job on cem",
    ]


@pytest.mark.rule("AMB-21", "SLACK-30")
@pytest.mark.parametrize(
    ("spent", "used", "income", "free_time"),
    [(0, 0, 5, 3), (1, 1, 4, 2), (3, 2, 2, 1)],
)
def test_new_numbers_minus_what_was_spent(spent: int, used: int, income: int, free_time: int) -> None:
    game = cthulhu(jobs={"cult_leader": {"income": 5, "free_time": 3, "traits": []}}, cards={"sleep": {"cost": 2}})
    shop = {
        0: [],
        1: ["ann: shop ironic_t_shirt", "pass"],
        3: ["ann: shop ironic_t_shirt", "pass", "ann: play sleep", "pass"],
    }
    hand = ["ironic_t_shirt", "sleep", "new_job", "tiny", "tv"]
    board = Board(game=game, phase="free_time", jobs=["cult_leader"], ann={"hand": hand, "income": 4, "free_time": 4})
    board.do(*shop[spent])
    assert (board["ann"]["income"], board["ann"]["free_time"]) == (4 - spent, 4 - used)
    board.do("ann: play new_job", "pass")
    assert (board["ann"]["income"], board["ann"]["free_time"]) == (income, free_time)


@pytest.mark.rule("AMB-21", "SLACK-14")
@pytest.mark.parametrize("phase", ["roll", "call", "free_time", "discard"])
@pytest.mark.parametrize(("job", "die", "income", "free_time"), [("cult_leader", 6, 4, 1), ("gravedigger", 5, 4, 1)])
def test_the_numbers_of_a_new_job_count_in_every_phase(
    phase: str, job: str, die: int, income: int, free_time: int
) -> None:
    # In the Roll phase too, where those of the old Job are known already; a guest keeps the phase open.
    ann = {"job": "lackey", "hand": ["new_job", "sleep", "tv"], "room": ["cultist_from_3b"]}
    board = Board(phase=phase, jobs=[job], dice=[die], ann=ann)
    assert (board.table["phase"], board["ann"]["income"], board["ann"]["free_time"]) == (phase, 1, 1)
    board.do("ann: play new_job", "pass")
    assert (board["ann"]["income"], board["ann"]["free_time"]) == (income, free_time)
    assert len(board.told("income_rolled")) == (job == "gravedigger")


@pytest.mark.rule("AMB-21")
def test_new_numbers_are_never_below_nothing() -> None:
    game = cthulhu(jobs={"cult_leader": {"income": 1, "free_time": 1, "traits": []}})
    hand = ["narconomicon", "ironic_t_shirt", "sleep", "new_job", "tiny", "tv"]
    board = Board(game=game, phase="free_time", jobs=["cult_leader"], ann={"hand": hand, "income": 4, "free_time": 4})
    board.do("ann: shop narconomicon", "pass", "ann: play sleep", "pass", "ann: play new_job", "pass")
    assert (board["ann"]["income"], board["ann"]["free_time"], board.table["phase"]) == (0, 0, "discard")


@pytest.mark.rule("AMB-21")
def test_a_new_job_between_turns_starts_with_the_next_one() -> None:
    game = cthulhu(jobs={"cult_leader": {"income": 5, "free_time": 3}})
    hand = ["sleep", "tv", "tiny", "sprouts", "hastur"]
    board = Board(
        game=game,
        phase="discard",
        jobs=["cult_leader"],
        ann={"hand": ["sleep", "tv"]},
        bob={"hand": ["new_job", *hand[2:]]},
    )
    board.do("bob: play new_job", "pass", "ann: discard")
    assert (board.table["turn"], board["bob"]["income"], board["bob"]["free_time"]) == ("bob", 5, 3)


@pytest.mark.rule("SLACK-122")
@pytest.mark.parametrize(
    ("id", "attackers"),
    [
        ("can_of_worms", {"anime_girl"}),
        ("calamari_with_bite", {"anime_girl", "bill_the_all_consuming"}),
        ("punch_with_eyes", {"bill_the_all_consuming"}),
        ("narconomicon", set()),
    ],
)
def test_a_double_card_is_open_to_the_attacks_of_both_kinds(id: str, attackers: set[str]) -> None:
    for pest in ("anime_girl", "bill_the_all_consuming"):
        ann = {"hand": [pest, "tv"], "room": []}
        # A second Tentacle lets Anime Girl in; the Whenever keeps it safe from both.
        board = Board(phase="call", ann=ann, bob={"room": [id, "cthulhu_plush"]})
        board.do(f"ann: play {pest} on bob")
        offered = {move.split()[1] for move in board.moves("bob")} if board.asked == ["bob"] else {*board.discard}
        assert (id in offered) == (pest in attackers)


@pytest.mark.rule("SLACK-122")
def test_a_double_card_gets_the_benefits_of_both_kinds() -> None:
    traits = [{"mod": "bonus", "of": ["booze"], "by": 1}, {"mod": "bonus", "of": ["tentacle"], "by": 2}]
    game = cthulhu(jobs={"lackey": {"traits": traits}}, cards={"can_of_worms": {"cost": 2, "slack": 2}})
    board = Board(
        game=game,
        phase="free_time",
        ann={"job": "lackey", "hand": ["can_of_worms", "tv", "tiny"], "income": 2, "free_time": 2},
    )
    board.do("ann: shop can_of_worms", "pass")
    assert board["ann"]["slack_of"] == {"can_of_worms": 5}
    # One modifier that names both kinds is still one modifier.
    game = cthulhu(
        jobs={"lackey": {"traits": [{"mod": "bonus", "of": ["booze", "tentacle"], "by": 1}]}},
        cards={"can_of_worms": {"cost": 2, "slack": 2}},
    )
    board = Board(
        game=game,
        phase="free_time",
        ann={"job": "lackey", "hand": ["can_of_worms", "tv", "tiny"], "income": 2, "free_time": 2},
    )
    assert board.do("ann: shop can_of_worms", "pass")["ann"]["slack_of"] == {"can_of_worms": 3}


# Noise ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SLACK-123", "SLACK-124", "AMB-13")
@pytest.mark.parametrize(
    ("seats", "turn", "woken"),
    [
        (2, "ann", ["bob"]),
        (2, "bob", ["ann"]),
        (3, "ann", ["bob", "cem"]),
        (3, "cem", ["ann", "bob"]),
        (4, "ann", ["bob", "dan"]),
        (4, "cem", ["bob", "dan"]),
        (5, "ann", ["bob", "eve"]),
        (5, "eve", ["ann", "dan"]),
    ],
)
def test_the_players_on_both_sides_are_woken(seats: int, turn: str, woken: list[str]) -> None:
    game = cthulhu(cards={"sleep": {"copies": 10}})
    names = ("ann", "bob", "cem", "dan", "eve")[:seats]
    rooms = {
        name: {"room": ["sleep", "sleep"], "hand": ["evil_ritual_nookie"] if name == turn else []} for name in names
    }
    board = Board(seats, game=game, phase="free_time", turn=turn, dice=[6], **rooms)
    board.do(f"{turn}: play evil_ritual_nookie", "pass")
    left = {name: board[name]["room"].count("sleep") for name in names}
    assert left == {name: 1 if name in woken else 2 for name in names}


@pytest.mark.rule("SLACK-123")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_five_is_loud(die: int) -> None:
    board = Board(phase="free_time", dice=[die], ann={"hand": ["evil_ritual_nookie", "tiny"]}, bob={"room": ["sleep"]})
    board.do("ann: play evil_ritual_nookie", "pass")
    assert (board["bob"]["room"] == []) == (die - 1 >= 5)
    assert bool(board.told("neighbors_woken")) == (die - 1 >= 5)


@pytest.mark.rule("SLACK-123", "AMB-14")
def test_bonuses_at_the_time_count_for_the_noise() -> None:
    game = cthulhu(jobs={"lackey": {"traits": [{"mod": "bonus", "of": ["nookie"], "by": 2}]}})
    ann = {"job": "lackey", "hand": ["evil_ritual_nookie", "tiny"]}
    board = Board(game=game, phase="free_time", dice=[4], ann=ann, bob={"room": ["sleep"]})
    board.do("ann: play evil_ritual_nookie", "pass")  # 4 - 1 + 2
    assert (board["ann"]["slack_of"], board["bob"]["room"]) == ({"evil_ritual_nookie": 5}, [])


@pytest.mark.rule("AMB-14")
def test_a_later_boost_is_silent() -> None:
    game = cthulhu(cards={"mutation": {"of": ["nookie"]}})
    ann = {"hand": ["mutation", "tiny"], "room": [{"card": "evil_ritual_nookie", "slack": 4}]}
    board = Board(game=game, phase="call", ann=ann, bob={"room": ["sleep"]})
    board.do("ann: play mutation on ann evil_ritual_nookie", "pass")
    assert board["ann"]["total"] >= 5
    assert board["bob"]["room"] == ["sleep"]


@pytest.mark.rule("SLACK-123")
def test_other_activities_are_silent() -> None:
    board = Board(
        phase="free_time", dice=[6], ann={"hand": ["summon_something", "tiny"], "income": 9}, bob={"room": ["sleep"]}
    )
    board.do("ann: play summon_something", "pass")
    assert board["ann"]["slack_of"]["summon_something"] >= 5
    assert board["bob"]["room"] == ["sleep"]


@pytest.mark.rule("SLACK-123", "SLACK-95")
def test_nookie_that_wins_wakes_nobody_any_more() -> None:
    board = Board(
        phase="free_time", dice=[6], ann={"hand": ["evil_ritual_nookie"], "loose": 15}, bob={"room": ["sleep"]}
    )
    board.do("ann: play evil_ritual_nookie", "pass")
    assert (board.table["winner"], board["bob"]["room"]) == ("ann", ["sleep"])


@pytest.mark.rule("AMB-13")
def test_twice_the_neighbor_picks_twice() -> None:
    bob = {"room": ["sleep", "power_nap", "sleepwalk_to_kadath"]}
    board = Board(
        phase="free_time", dice=[6], options={"noisy_two": "twice"}, ann={"hand": ["evil_ritual_nookie"]}, bob=bob
    )
    board.do("ann: play evil_ritual_nookie", "pass", "bob: choose power_nap")
    assert board.asked == ["bob"]
    board.do("bob: choose sleep")
    assert board["bob"]["room"] == ["sleepwalk_to_kadath"]


@pytest.mark.rule("SLACK-21", "SLACK-22", "SLACK-125")
def test_whatever_was_agreed_every_legal_move_stays_legal() -> None:
    # A program cannot hear a deal; showing a hand is all it knows of one, and that changes no one's moves.
    board = Board(
        3, phase="free_time", ann={"hand": ["sleep", "tv"]}, bob={"hand": ["tv", "elder_sign"]}, cem={"hand": ["tiny"]}
    )
    before = [board.moves(name) for name in board.names]
    board.do("ann: show bob", "bob: show ann", "cem: show ann")
    assert [board.moves(name) for name in board.names] == before
