"""1.11 Whenever cards and acting out of turn: who may play what when, and what each effect does."""

from typing import Any

import pytest

from stammtisch.engine.rng import stream
from tests.rules.slack.board import SPECTATOR, Board, card, cthulhu


def own(
    effects: list[dict[str, Any]], target: str | None = None, of: list[str] | None = None, where: str | None = None
) -> Any:
    """Rewrites the Whenever that these tests play."""
    fields = {
        "effects": effects,
        "target": target,
        "of": of,
        "where": where,
        "when": None,
        "lasts": None,
        "in_play": None,
    }
    return cthulhu(cards={"grandma_calls": fields})


@pytest.mark.rule("SLACK-84", "SLACK-85", "AMB-23")
@pytest.mark.parametrize("phase", ["roll", "call", "free_time", "discard"])
@pytest.mark.parametrize("seat", ["ann", "bob", "cem"])
def test_a_whenever_fits_between_any_two_steps(phase: str, seat: str) -> None:
    hands: dict[str, Any] = {
        name: {"hand": ["sleep", "tv"], "room": ["cultist_from_3b"] if name == "ann" else []}
        for name in ("ann", "bob", "cem")
    }
    hands[seat] = {**hands[seat], "hand": ["elder_sign", "sleep", "tv"], "madness": 5}
    board = Board(3, phase=phase, **hands)
    decision = board.game.decision(board.state)
    assert decision is not None
    assert decision.asked == (0,)
    assert decision.interject == (1, 2)  # they may, and nobody waits for them
    assert "play elder_sign" in board.moves(seat)
    board.do(f"{seat}: play elder_sign", "pass")
    assert (board[seat]["madness"], board.table["phase"], board.table["turn"], board.asked) == (
        3,
        phase,
        "ann",
        ["ann"],
    )
    assert board.discard == ["elder_sign"]


@pytest.mark.rule("SLACK-84")
def test_a_card_may_say_that_it_is_for_your_own_turn() -> None:
    game = cthulhu(cards={"elder_sign": {"when": "own_turn"}})
    board = Board(game=game, phase="call", ann={"hand": ["elder_sign"]}, bob={"hand": ["elder_sign"]})
    assert board.rule("bob: play elder_sign") == "SLACK-84"
    assert board.moves("bob") == []
    assert board.rule("ann: play elder_sign") == ""


@pytest.mark.rule("SLACK-85", "AMB-23")
def test_in_a_window_those_who_are_asked_and_the_announcer_may_play_a_whenever() -> None:
    hands: dict[str, Any] = {
        name: {"hand": ["elder_sign" if name in ("ann", "bob") else "mutation", "sleep"]}
        for name in ("ann", "bob", "cem")
    }
    board = Board(3, phase="free_time", ann=hands["ann"], bob=hands["bob"], cem={"hand": ["whispers_in_the_radiator"]})
    board.do("ann: play sleep", "bob: pass")
    decision = board.game.decision(board.state)
    assert decision is not None
    assert (decision.asked, decision.interject) == ((2,), (0,))
    assert board.moves("ann") == ["play elder_sign", "play elder_sign on bob", "play elder_sign on cem"]
    assert board.moves("bob") == []
    assert board.rule("bob: play elder_sign") == "AMB-23"  # has passed
    assert "play whispers_in_the_radiator on ann" in board.moves("cem")


@pytest.mark.rule("AMB-23")
@pytest.mark.parametrize(
    "line", ["cem: play elder_sign", "ann: play tiny", "bob: discard sleep", "cem: show ann", "ann: done"]
)
def test_a_question_to_one_seat_has_to_be_answered_first(line: str) -> None:
    board = Board(
        3,
        phase="call",
        ann={"hand": ["bill_the_all_consuming", "tiny"]},
        bob={"hand": ["sleep", "tv"], "room": ["sprouts", "hastur"]},
        cem={"hand": ["elder_sign"]},
    )
    board.do("ann: play bill_the_all_consuming on bob")
    assert board.asked == ["bob"]
    assert board.rule(line) == "AMB-23"
    assert board.moves("ann") == board.moves("cem") == []


@pytest.mark.rule("SLACK-86")
def test_on_anyone() -> None:
    board = Board(4, phase="call", turn="bob", ann={"hand": ["new_job"]})
    assert board.moves("ann") == ["play new_job", "play new_job on bob", "play new_job on cem", "play new_job on dan"]
    assert board.rule("ann: play new_job on ann") == ""


@pytest.mark.rule("SLACK-86", "AMB-25")
def test_what_a_whenever_can_be_aimed_at() -> None:
    board = Board(
        3,
        phase="call",
        ann={"hand": ["mutation", "trail_of_herrings", "sacrifice"], "room": ["can_of_worms", "tiny", "sprouts"]},
        bob={"room": ["hastur", "calamari_with_bite", "cultist_from_3b"]},
    )
    assert sorted(board.moves("ann")) == [
        "done",
        "play mutation on ann can_of_worms",
        "play mutation on bob calamari_with_bite",
        "play sacrifice on ann tiny",
        "play trail_of_herrings on bob hastur",
    ]
    assert board.rule("ann: play trail_of_herrings on ann tiny") == "SLACK-86"
    assert board.rule("ann: play sacrifice on bob hastur") == "SLACK-86"
    assert board.rule("ann: play mutation on cem can_of_worms") == "SLACK-86"


@pytest.mark.rule("AMB-25")
def test_without_a_target_it_cannot_be_played_whatever_the_option_says() -> None:
    for option in ("allowed", "refused"):
        board = Board(phase="call", options={"empty_whenever": option}, ann={"hand": ["mutation", "possessed"]})
        assert board.moves("ann") == ["done"]
        assert board.rule("ann: play mutation") == "AMB-25"


@pytest.mark.rule("AMB-25")
@pytest.mark.parametrize(
    ("hand", "line", "bob"),
    [
        ("elder_sign", "elder_sign", {}),
        ("elder_sign", "elder_sign on bob", {"mad": True}),
        ("hand_in_the_dark", "hand_in_the_dark on bob", {"hand": []}),
    ],
)
def test_a_whenever_that_would_change_nothing(hand: str, line: str, bob: dict[str, Any]) -> None:
    board = Board(phase="call", ann={"hand": [hand, "sleep"]}, bob=bob)
    board.do(f"ann: play {line}", "pass")
    assert board.discard == [hand]
    strict = Board(phase="call", options={"empty_whenever": "refused"}, ann={"hand": [hand, "sleep"]}, bob=bob)
    assert strict.rule(f"ann: play {line}") == "AMB-25"
    assert f"play {line}" not in strict.moves("ann")


@pytest.mark.rule("AMB-25")
@pytest.mark.parametrize(
    "id", ["possessed", "switch_robes", "parcel_for_the_neighbors", "new_job", "whispers_in_the_radiator"]
)
def test_a_whenever_that_changes_something_may_be_played_at_a_strict_table(id: str) -> None:
    ann = {"hand": [id, "sleep"], "room": ["tiny"]}
    board = Board(phase="call", options={"empty_whenever": "refused"}, ann=ann)
    assert board.rule(f"ann: play {id} on ann tiny" if id == "possessed" else f"ann: play {id}") == ""


@pytest.mark.rule("SLACK-87", "SLACK-88", "SLACK-89")
def test_a_lasting_whenever_works_for_its_target_until_the_turn_ends() -> None:
    game = cthulhu(cards={"power_bill_for_the_portal": {"in_play": [{"mod": "income", "by": -1}], "when": None}})
    hand = ["sleep", "tv", "sprouts", "tiny", "hastur", "economicon"]
    board = Board(
        3, game=game, phase="call", ann={"hand": hand[:2]}, bob={"hand": ["power_bill_for_the_portal", *hand[2:]]}
    )
    board.do("bob: play power_bill_for_the_portal on ann", "pass")
    assert (board["ann"]["income"], board.table["table"], board.discard) == (1, ["power_bill_for_the_portal"], [])
    board.do("ann: done", "ann: done")
    assert board["ann"]["income"] == 1
    board.do("ann: discard")
    assert (board.table["turn"], board["bob"]["income"], board.table["table"]) == ("bob", 2, [])
    assert board.discard == ["power_bill_for_the_portal"]
    assert [board.id(int(str(fact["card"]))) for fact in board.told("lasting_ended")] == ["power_bill_for_the_portal"]


@pytest.mark.rule("SLACK-89")
def test_a_lasting_whenever_is_not_a_card_in_a_room() -> None:
    board = Board(phase="call", ann={"hand": ["switch_robes", "sleep"]})
    board.do("ann: play switch_robes", "pass")
    assert (board["ann"]["room"], board["ann"]["total"], board["ann"]["hand"]) == ([], 0, ["sleep"])


@pytest.mark.rule("SLACK-90")
def test_out_of_turn_there_are_whenevers_and_thrown_tvs_and_nothing_else() -> None:
    hand = ["tv", "elder_sign", "sleep", "tiny", "economicon", "an_inconvenient_truth"]
    board = Board(phase="free_time", ann={"hand": ["sleep", "tv"]}, bob={"hand": hand})
    assert board.moves("bob") == ["play elder_sign", "play elder_sign on ann"]
    board.do("ann: play sleep")
    assert sorted(board.moves("bob")) == [
        "pass",
        "play an_inconvenient_truth",
        "play elder_sign",
        "play elder_sign on ann",
        "play tv on ann",
    ]


@pytest.mark.rule("SLACK-87")
@pytest.mark.parametrize("by", [-3, 0, 2])
def test_slack_to_its_player(by: int) -> None:
    board = Board(game=own([{"op": "slack", "by": by}]), phase="call", ann={"hand": ["grandma_calls"], "loose": 5})
    assert board.do("ann: play grandma_calls", "pass")["ann"]["loose"] == 5 + by


@pytest.mark.rule("SLACK-86")
@pytest.mark.parametrize(
    ("who", "gets"),
    [
        ("player", ["bob"]),
        ("owner", ["bob"]),
        ("everyone", ["ann", "bob", "cem", "dan"]),
        ("others", ["ann", "cem", "dan"]),
        ("neighbors", ["ann", "cem"]),
    ],
)
def test_whom_an_effect_concerns(who: str, gets: list[str]) -> None:
    board = Board(4, game=own([{"op": "slack", "by": 1, "who": who}]), phase="call", bob={"hand": ["grandma_calls"]})
    board.do("bob: play grandma_calls", "pass")
    assert [name for name in board.names if board[name]["loose"] == 1] == gets
    first = {"everyone": 1, "others": 2, "neighbors": 2}.get(who)
    if first is not None:  # clockwise from the seat that caused it, itself first where it takes part
        seats = [fact["seat"] for fact in board.told("loose_changed")]
        assert seats == [seat % 4 for seat in range(first, first + 4) if board.names[seat % 4] in gets]


@pytest.mark.rule("SLACK-86")
@pytest.mark.parametrize(("line", "gets"), [("grandma_calls", "ann"), ("grandma_calls on cem", "cem")])
def test_a_target_is_concerned_and_without_one_its_player(line: str, gets: str) -> None:
    board = Board(
        3, game=own([{"op": "slack", "by": 1}], target="player"), phase="call", ann={"hand": ["grandma_calls"]}
    )
    board.do(f"ann: play {line}", "pass")
    assert [name for name in board.names if board[name]["loose"]] == [gets]


@pytest.mark.rule("SLACK-87")
def test_take_moves_a_card_with_the_slack_on_it_and_without_its_effects() -> None:
    game = cthulhu(cards={"hastur": {"effects": [{"op": "slack", "by": 9}]}})
    bob = {"room": [{"card": "hastur", "slack": 5}], "loose": 1}
    board = Board(game=game, phase="call", ann={"hand": ["trail_of_herrings"]}, bob=bob)
    board.do("ann: play trail_of_herrings on bob hastur", "pass")
    assert (board["ann"]["slack_of"], board["ann"]["loose"]) == ({"hastur": 5}, 0)
    assert (board["bob"]["room"], board["bob"]["total"]) == ([], 1)


@pytest.mark.rule("SLACK-87", "SLACK-95")
def test_taking_a_card_can_win() -> None:
    bob = {"room": [{"card": "hastur", "slack": 5}]}
    board = Board(phase="call", ann={"hand": ["trail_of_herrings"], "loose": 15}, bob=bob)
    assert board.do("ann: play trail_of_herrings on bob hastur", "pass").table["winner"] == "ann"


@pytest.mark.rule("SLACK-87")
def test_drop_takes_cards_at_random_and_shows_them() -> None:
    got = set()
    for seed in range(30):
        board = Board(
            game=own([{"op": "drop", "n": 1}], target="other"),
            phase="call",
            ann={"hand": ["grandma_calls"]},
            bob={"hand": ["sleep", "tiny", "tv"]},
        )
        board.state.rng = stream(str(seed), "game")
        board.do("ann: play grandma_calls on bob", "pass")
        assert len(board["bob"]["hand"]) == 2
        dropped, played = board.discard
        assert played == "grandma_calls"
        got.add(dropped)
    assert got == {"sleep", "tiny", "tv"}


@pytest.mark.rule("SLACK-87")
def test_steal_takes_cards_at_random() -> None:
    got = set()
    for seed in range(30):
        game = cthulhu(cards={"hand_in_the_dark": {"effects": [{"op": "steal", "n": 2}]}})
        board = Board(
            game=game, phase="call", ann={"hand": ["hand_in_the_dark"]}, bob={"hand": ["sleep", "tiny", "tv"]}
        )
        board.state.rng = stream(str(seed), "game")
        board.do("ann: play hand_in_the_dark on bob", "pass")
        assert (board["ann"]["hand_size"], board["bob"]["hand_size"]) == (2, 1)
        got.add(board["bob"]["hand"][0])
    assert got == {"sleep", "tiny", "tv"}


@pytest.mark.rule("SLACK-87")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_roll_branches(die: int) -> None:
    effects = [{"op": "roll", "least": 4, "then": [{"op": "slack", "by": 1}], "else": [{"op": "slack", "by": -1}]}]
    board = Board(game=own(effects), phase="call", dice=[die], ann={"hand": ["grandma_calls"], "loose": 5})
    assert board.do("ann: play grandma_calls", "pass")["ann"]["loose"] == (6 if die >= 4 else 4)
    assert board.told("die_rolled")[0]["die"] == die


@pytest.mark.rule("SLACK-87")
def test_discard_asks_the_one_who_loses_and_takes_the_kinds_it_names() -> None:
    board = Board(
        3,
        game=own([{"op": "discard", "of": ["book", "tv"], "n": 2}], target="other"),
        phase="call",
        ann={"hand": ["grandma_calls"], "room": ["economicon"]},
        bob={"room": ["narconomicon", "tv", "sleep", "pop_up_necronomicon"]},
    )
    board.do("ann: play grandma_calls on bob", "pass")
    assert (board.asked, sorted(board.moves("bob"))) == (
        ["bob"],
        ["choose narconomicon", "choose pop_up_necronomicon", "choose tv"],
    )
    board.do("bob: choose tv")
    assert board.asked == ["bob"]
    board.do("bob: choose narconomicon")
    assert (board["bob"]["room"], board["ann"]["room"]) == (["sleep", "pop_up_necronomicon"], ["economicon"])


@pytest.mark.rule("SLACK-87", "SLACK-29")
def test_what_is_immune_cannot_be_eaten_taken_removed_spoiled_or_woken() -> None:
    game = cthulhu(cards={"earplugs": {"in_play": [{"mod": "immune", "of": ["sleep", "pet", "food", "tentacle"]}]}})
    bob = {"room": ["earplugs", "sleep", "tiny", "sprouts", "can_of_worms"]}
    hand = [
        "bill_the_all_consuming",
        "possessed",
        "trail_of_herrings",
        "mutation",
        "color_out_of_the_fridge",
        "evil_ritual_nookie",
    ]
    board = Board(game=game, phase="call", dice=[6], ann={"hand": hand}, bob=bob)
    assert board.rule("ann: play possessed on bob tiny") == "SLACK-86"
    assert board.rule("ann: play trail_of_herrings on bob tiny") == "SLACK-86"
    assert board.rule("ann: play mutation on bob can_of_worms") == "SLACK-86"
    assert board.rule("ann: play color_out_of_the_fridge on bob sprouts") == "SLACK-86"
    board.do("ann: play bill_the_all_consuming on bob", "ann: done", "ann: play evil_ritual_nookie", "pass")
    assert board["bob"]["room"] == ["earplugs", "sleep", "tiny", "sprouts", "can_of_worms", "bill_the_all_consuming"]
    assert [move for move in board.moves("ann") if "on bob" in move] == []


@pytest.mark.rule("SLACK-87")
def test_immunity_is_no_obstacle_for_the_owner() -> None:
    game = cthulhu(cards={"earplugs": {"in_play": [{"mod": "immune", "of": ["pet", "tentacle"]}]}})
    ann = {"hand": ["mutation", "sacrifice"], "room": ["earplugs", "tiny", {"card": "can_of_worms", "slack": 1}]}
    board = Board(game=game, phase="call", ann=ann)
    board.do("ann: play mutation on ann can_of_worms", "pass", "ann: play sacrifice on ann tiny", "pass")
    assert board["ann"]["room"] == ["earplugs", "can_of_worms"]
    assert board["ann"]["slack_of"]["can_of_worms"] > 1


@pytest.mark.rule("SLACK-87", "AMB-23")
@pytest.mark.parametrize("spoiler", ["taken", "gone", "protected"])
def test_a_whenever_whose_target_has_changed_hands_does_nothing(spoiler: str) -> None:
    # It was announced at Tiny in bob's room; in its window Tiny is taken, removed or protected.
    game = cthulhu(
        cards={
            "trail_of_herrings": {"when": None},
            "grandma_calls": {"effects": [{"op": "free_play", "of": ["thing"]}]},
            "earplugs": {"in_play": [{"mod": "immune", "of": ["pet"]}]},
        }
    )
    board = Board(
        3,
        game=game,
        phase="call",
        ann={"hand": ["possessed", "sleep"]},
        bob={"hand": ["sacrifice", "grandma_calls", "earplugs"], "room": ["tiny"]},
        cem={"hand": ["trail_of_herrings"]},
    )
    board.do("ann: play possessed on bob tiny")
    if spoiler == "taken":
        board.do("cem: play trail_of_herrings on bob tiny", "pass")
        assert board["cem"]["slack_of"] == {"tiny": -1}  # a Pet in any room is a target: it is followed there
    elif spoiler == "gone":
        board.do("bob: play sacrifice on bob tiny", "pass")
        assert board.told("had_no_effect")
    else:
        board.do("bob: play grandma_calls", "ann: pass", "cem: pass", "bob: play earplugs", "pass")
        assert board["bob"]["slack_of"] == {"tiny": 1, "earplugs": card(game, "earplugs").slack}
        assert board.told("had_no_effect")
    assert "possessed" in board.discard


@pytest.mark.rule("SLACK-87")
def test_negate_makes_negative_what_was_positive_and_leaves_the_rest() -> None:
    for before, after in ((3, -3), (0, 0), (-2, -2)):
        board = Board(phase="call", ann={"hand": ["possessed"], "room": [{"card": "hastur", "slack": before}]})
        board.do("ann: play possessed on ann hastur", "pass")
        assert board["ann"]["slack_of"] == {"hastur": after}


@pytest.mark.rule("SLACK-87", "SLACK-88", "SLACK-18")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_whenever_is_discarded_after_its_effect_and_cannot_draw_itself(left: int) -> None:
    # Two cards are to be drawn, `left` lie in the pile, and one in the discards: the Parcel is not among them.
    ann = {"hand": ["parcel_for_the_neighbors", "sleep"]}
    board = Board(phase="call", ann=ann)
    state = board.state
    tiny = next(n for n in state.deck if board.id(n) == "tiny")
    state.deck.remove(tiny)
    state.deck, away = state.deck[:left], state.deck[left:]
    state.rooms[1] += away  # out of reach
    state.discard.append(tiny)
    board.do("ann: play parcel_for_the_neighbors", "pass")
    assert len(board["ann"]["hand"]) == 1 + min(2, left + 1)
    assert "parcel_for_the_neighbors" not in board["ann"]["hand"]
    assert board.discard == (["tiny"] if left == 2 else []) + ["parcel_for_the_neighbors"]


@pytest.mark.rule("SLACK-87", "SLACK-88", "SLACK-61")
def test_a_whenever_that_asks_lies_on_the_table_until_the_answer() -> None:
    bob = {"room": ["cultist_from_3b"]}
    board = Board(3, phase="call", ann={"hand": ["wrong_door", "sleep"]}, bob=bob)
    board.do("ann: play wrong_door on bob cultist_from_3b", "pass")
    assert (board.asked, board.discard) == (["ann"], [])
    assert board.ids(board.game.view(board.state, SPECTATOR).working) == ["wrong_door"]
    board.do("ann: choose cem")
    assert (board.discard, board.state.table, board["cem"]["room"]) == (["wrong_door"], [], ["cultist_from_3b"])


@pytest.mark.rule("SLACK-88", "SLACK-89")
def test_a_lasting_whenever_with_effects_stays_all_the_same() -> None:
    game = cthulhu(cards={"switch_robes": {"effects": [{"op": "draw", "n": 1}]}})
    board = Board(game=game, phase="call", draws=["tiny"], ann={"hand": ["switch_robes", "sleep"]})
    board.do("ann: play switch_robes", "pass")
    assert (board["ann"]["hand"], board.table["table"], board.discard) == (["sleep", "tiny"], ["switch_robes"], [])


@pytest.mark.rule("AMB-51", "SLACK-101")
@pytest.mark.parametrize("closes", [False, True])
@pytest.mark.parametrize("line", ["ann: play sleep", "ann: shop sprouts"])
def test_another_card_of_the_announcer(line: str, closes: bool) -> None:
    ann = {"hand": ["sleep", "sprouts", "switch_robes"], "income": 2}
    bob = {"hand": ["an_inconvenient_truth", "the_shop_was_never_there"]}
    board = Board(3, phase="free_time", options={"own_card_closes": closes}, ann=ann, bob=bob, cem={"hand": ["tv"]})
    board.do(line, "ann: play switch_robes")
    answer = "an_inconvenient_truth" if "sleep" in line else "the_shop_was_never_there"
    assert board.rule(f"bob: play {answer}") == "SLACK-99"  # the robes have a window of their own
    board.do("bob: pass", "cem: pass")
    if closes:
        assert (board.asked, len(board["ann"]["room"])) == (["ann"], 1)
        assert board.rule(f"bob: play {answer}") == "SLACK-99"
    else:
        assert (board.asked, board["ann"]["room"]) == (["bob", "cem"], [])
        board.do(f"bob: play {answer}", "pass")
        assert board["ann"]["room"] == []
    assert board["ann"]["free_time"] == 1


@pytest.mark.rule("AMB-51")
def test_only_a_card_of_the_announcer_closes_the_window() -> None:
    ann = {"hand": ["sleep", "tiny"], "madness": 2}
    board = Board(3, phase="free_time", options={"own_card_closes": True}, ann=ann, bob={"hand": ["elder_sign", "tv"]})
    board.do("ann: play sleep", "bob: play elder_sign on ann", "pass")
    assert board["ann"]["madness"] == 0
    board = Board(3, phase="free_time", options={"own_card_closes": True}, ann=ann, bob={"hand": ["elder_sign", "tv"]})
    board.do("ann: play sleep", "bob: play elder_sign on ann")
    while board.asked != ["bob"]:  # the window of the Elder Sign
        board.do(f"{board.asked[0]}: pass")
    board.do("bob: play tv on ann", "pass")
    assert board["ann"]["room"] == ["tv"]


@pytest.mark.rule("AMB-51", "SLACK-105")
def test_a_cancelled_card_has_been_put_down_all_the_same() -> None:
    ann = {"hand": ["sleep", "switch_robes", "tiny"]}
    bob = {"hand": ["chalk_circle", "an_inconvenient_truth"]}
    board = Board(phase="free_time", options={"own_card_closes": True}, ann=ann, bob=bob)
    board.do("ann: play sleep", "ann: play switch_robes", "bob: play chalk_circle", "pass")
    assert (board["ann"]["room"], board.discard) == (["sleep"], ["switch_robes", "chalk_circle"])
