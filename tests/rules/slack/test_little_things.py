"""Rules at their edges: one card more or less, the last one, none at all."""

from typing import Any

import pytest

from stammtisch.boxes.slack.picture import SlackPainter
from stammtisch.engine.event import SPECTATOR
from stammtisch.engine.problem import BadPosition, Problem, Unreadable
from stammtisch.games.slack.outlook import gain_of, pending
from stammtisch.games.slack.sums import total
from stammtisch.text.slack import SlackText
from stammtisch.text.words import words
from tests.rules.slack.board import Board, cthulhu

SIX = ["sleep", "tv", "tiny", "sprouts", "hastur", "narconomicon"]
EFFECT = "grandma_calls"


def with_effect(effect: dict[str, Any], target: str | None = None, **options: Any) -> Any:
    """A game in which one Whenever has this effect and no other."""
    return cthulhu(cards={EFFECT: {"effects": [effect], "target": target}}, **options)


@pytest.mark.rule("SLACK-34", "SLACK-33")
@pytest.mark.parametrize("held", range(7))
def test_drawing_up_to_six_is_told_only_if_a_card_is_drawn(held: int) -> None:
    board = Board(phase="discard", ann={"hand": ["tv", "can_of_worms"]}, bob={"hand": SIX[:held]})
    board.do("ann: discard")
    assert (board.table["turn"], board["bob"]["hand_size"]) == ("bob", 6)
    assert board.told("drew") == ([{"seat": 1, "count": 6 - held}] if held < 6 else [])


@pytest.mark.rule("SLACK-82", "SLACK-81")
def test_of_two_equal_cards_one_can_be_discarded() -> None:
    board = Board(phase="discard", ann={"hand": ["tv", "tiny", "tv"]}, bob={"hand": ["sleep"]})
    board.do("ann: discard tv")
    assert sorted(board["ann"]["hand"]) == ["tiny", "tv"]
    assert board.discard == ["tv"]


@pytest.mark.rule("SLACK-89", "SLACK-95")
@pytest.mark.parametrize("seat", ["ann", "bob", "cem"])
def test_a_goal_that_falls_back_when_a_whenever_ends_can_be_reached_by_that(seat: str) -> None:
    raised = {"in_play": [{"mod": "goal", "by": 5}], "target": "player"}
    more = {"effects": [{"op": "slack", "by": 1}], "lasts": None, "in_play": None, "when": None}
    game = cthulhu(cards={"switch_robes": raised, "collection_plate": more})
    goal = game.rules.jobs[Board(game=game).state.jobs[0]].goal
    seats: dict[str, Any] = {"ann": {"hand": ["switch_robes", "sleep", "tv"]}, "bob": {"hand": ["tv"]}, "cem": {}}
    seats[seat] = {"hand": [*seats[seat].get("hand", []), "collection_plate"], "loose": goal - 1}
    board = Board(3, game=game, phase="discard", **seats)
    board.do(f"ann: play switch_robes on {seat}", "pass", f"{seat}: play collection_plate", "pass")
    assert (board[seat]["total"], board.table["winner"]) == (goal, "")
    board.do("ann: discard")
    assert board.table["winner"] == seat


@pytest.mark.rule("SLACK-87")
@pytest.mark.parametrize("op", ["draw", "steal", "drop", "discard"])
def test_an_effect_that_names_no_number_means_one_card(op: str) -> None:
    game = with_effect({"op": op}, "other" if op != "draw" else None)
    on = "" if op == "draw" else " on bob"
    bob = {"hand": SIX[:4], "room": ["anime_girl", "cultist_from_3b", "reanimated_ex"]}
    board = Board(game=game, phase="call", ann={"hand": [EFFECT, "tv"]}, bob=bob)
    board.do(f"ann: play {EFFECT}{on}", "pass")
    if op == "discard":
        assert board.asked == ["bob"]
        board.do("bob: choose anime_girl")
    counts = board["ann"]["hand_size"], board["bob"]["hand_size"], len(board["bob"]["room"])
    assert counts == {"draw": (2, 4, 3), "steal": (2, 3, 3), "drop": (1, 3, 3), "discard": (1, 4, 2)}[op]
    assert board.prompt != "give_up"


@pytest.mark.rule("AMB-25")
@pytest.mark.parametrize(
    ("effect", "target", "nothing", "something"),
    [
        ({"op": "steal"}, "other", {"hand": []}, {"hand": ["tv"]}),
        ({"op": "drop"}, "other", {"hand": []}, {"hand": ["tv"]}),
        ({"op": "discard", "of": ["food"]}, "other", {"room": ["tiny"]}, {"room": ["tiny", "sprouts"]}),
        ({"op": "free_play", "of": ["thing"]}, "other", {"hand": []}, {"hand": ["tv"]}),
        ({"op": "draw", "who": "target"}, "other", {"hand": SIX}, {"hand": SIX[:5]}),
    ],
)
def test_a_whenever_that_can_change_nothing_may_be_refused(
    effect: dict[str, Any], target: str, nothing: dict[str, Any], something: dict[str, Any]
) -> None:
    for option in ("refused", "allowed"):
        game = with_effect(effect, target, empty_whenever=option)
        for bob in (nothing, something):
            board = Board(game=game, phase="call", ann={"hand": [EFFECT, "can_of_worms"]}, bob=bob)
            is_refused = option == "refused" and bob == nothing
            line = f"play {EFFECT} on bob"
            assert board.rule(f"ann: {line}") == ("AMB-25" if is_refused else "")
            assert (line in board.moves("ann")) != is_refused
            assert list(board.game.interjectors(board.state, [0])) == ([] if is_refused else [0])


@pytest.mark.rule("AMB-25")
@pytest.mark.parametrize("option", ["refused", "allowed"])
def test_a_whenever_without_any_effect_changes_nothing(option: str) -> None:
    game = cthulhu(cards={EFFECT: {"effects": None, "target": None}}, empty_whenever=option)
    board = Board(game=game, phase="call", ann={"hand": [EFFECT, "tv"]}, bob={"hand": ["sleep"]})
    assert board.rule(f"ann: play {EFFECT}") == ("AMB-25" if option == "refused" else "")
    if option == "allowed":
        board.do(f"ann: play {EFFECT}", "pass")
        assert (board.discard, len(board.told("had_no_effect"))) == ([EFFECT], 1)


@pytest.mark.parametrize("die", [0, 7, -1, True, "6", 2.5])
def test_a_die_of_a_scenario_shows_one_to_six(die: object) -> None:
    with pytest.raises(BadPosition) as caught:
        Board(dice=[3, die])
    assert (caught.value.code, caught.value.facts["place"]) == ("out_of_range", "dice")
    assert caught.value.facts["value"] == str(die)


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"jobs": ["lackey", "lackey"]}, "jobs"),
        ({"jobs": ["lackey"], "ann": {"job": "lackey"}}, "jobs"),
        ({"ann": {"job": "lackey"}, "bob": {"job": "lackey"}}, "seat.bob.job"),
        ({"ann": {"hand": ["tiny"]}, "bob": {"room": ["tiny"]}}, "seat.bob.room"),
        ({"draws": ["tiny", "tiny"]}, "draws"),
        ({"draws": ["tiny"], "bob": {"room": ["tiny"]}}, "draws"),
    ],
)
def test_a_scenario_scripts_what_is_there(given: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Board(**given)
    assert (caught.value.code, caught.value.facts["place"]) == ("no_copy_left", place)
    assert caught.value.facts["copies"] == 1


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"jobs": ["nosuch"]}, "jobs = nosuch"),
        ({"jobs": [5]}, "jobs = 5"),
        ({"ann": {"job": "nosuch"}}, "seat.ann.job = nosuch"),
        ({"turn": "zoe"}, "turn = zoe"),
        ({"phase": "lunch"}, "phase = lunch"),
    ],
)
def test_a_scenario_names_what_there_is(given: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Board(**given)
    assert (caught.value.code, caught.value.facts["place"]) == ("unknown_place", place)
    rules = cthulhu().rules
    known = {"turn": ["ann", "bob"], "phase": [phase.ID for phase in rules.phases]}.get(place.split()[0], rules.job_ids)
    assert caught.value.facts["known"] == ", ".join(known)


def test_the_dice_of_a_scenario_are_a_list() -> None:
    with pytest.raises(BadPosition) as caught:
        Board(dice=6)
    assert (caught.value.code, caught.value.facts["place"]) == ("wrong_kind", "dice")


@pytest.mark.rule("SLACK-49", "SLACK-61")
def test_a_guest_who_may_not_enter_a_room_is_named() -> None:
    """The Anime Girl needs a tentacle; dan and cem have one, bob has none."""
    tentacle = {"room": ["can_of_worms"]}
    game = cthulhu(cards={"can_of_worms": {"copies": 3}, "anime_girl": {"effects": None, "each_turn": None}})
    ann = {"hand": ["wrong_door", "tv"], "room": ["anime_girl"]}
    board = Board(4, game=game, phase="call", ann=ann, bob={}, cem=tentacle, dan=tentacle)
    board.do("ann: play wrong_door on ann anime_girl", "pass")
    assert board.prompt == "door"
    refused = board.refusal("ann: choose bob")
    assert refused is not None
    assert (refused.facts["card"], refused.facts["seat"]) == ("anime_girl", 1)
    assert board.do("ann: choose dan")["dan"]["room"] == ["can_of_worms", "anime_girl"]


def test_only_the_player_in_turn_has_income_and_free_time() -> None:
    board = Board(phase="call", ann={"income": 4, "free_time": 2})
    assert [(board[seat]["income"], board[seat]["free_time"]) for seat in ("ann", "bob")] == [(4, 2), (0, 0)]
    assert Board(phase="call", ann={"income": 0, "free_time": 0})["ann"]["income"] == 0
    wrong: list[dict[str, Any]] = [{"bob": {"income": 1}}, {"ann": {"income": -1}}, {"bob": {"free_time": 0}}]
    for given in wrong:
        with pytest.raises(BadPosition) as caught:
            Board(**given)
        assert (caught.value.code, caught.value.facts["turn"]) == ("not_in_turn", "ann")


@pytest.mark.parametrize("word", ["nosuchcard", "42", "ann bob", "job"])
def test_what_nobody_can_choose_is_not_read(word: str) -> None:
    board = Board(phase="call", ann={"hand": ["tv"]})
    with pytest.raises(Problem) as caught:
        board.do(f"ann: choose {word}")
    assert isinstance(caught.value, Unreadable)


def test_a_record_depends_on_what_cards_do_and_not_on_how_they_look() -> None:
    plain = cthulhu().digest()
    for change in ({"slack": 5}, {"copies": 2}, {"tags": ["food"]}, {"effects": [{"op": "draw"}]}):
        assert cthulhu(cards={"tiny": change}).digest() != plain, change
    looks = {"joke": {"en": "Another.", "de": "Ein anderer."}, "icon": "sun", "name": {"en": "T", "de": "T"}}
    for field, value in looks.items():
        assert cthulhu(cards={"tiny": {field: value}}).digest() == plain, field
    assert cthulhu(jobs={"lackey": {"goal": 99}}).digest() != plain


@pytest.mark.rule("SLACK-119", "SLACK-68", "SLACK-95")
@pytest.mark.parametrize("basket", [["ironic_t_shirt", "narconomicon"], ["narconomicon", "ironic_t_shirt"]])
@pytest.mark.parametrize("short", [0, 1])
def test_a_thing_raises_those_that_are_unpacked_after_it_and_people_are_told_before(
    basket: list[str], short: int
) -> None:
    """The shirt is worth 1 and raises books by 2; a book is worth 3, or 5 if it comes second."""
    shirt = {"slack": 1, "cost": 1, "in_play": [{"mod": "bonus", "of": ["book"], "by": 2}]}
    book = {"slack": 3, "cost": 1, "effects": None, "in_play": None, "tags": ["book"]}
    game = cthulhu(cards={"ironic_t_shirt": shirt, "narconomicon": book})
    brings = 6 if basket[0] == "ironic_t_shirt" else 4
    goal = game.rules.jobs[Board(game=game).state.jobs[0]].goal
    ann = {"hand": [*basket, "tiny"], "income": 4, "loose": goal - brings - short}
    board = Board(game=game, phase="free_time", ann=ann, bob={"hand": ["tv", "sprouts"]})
    board.do(f"ann: shop {' '.join(basket)}")
    said = gain_of(game.rules, board.state, pending(game.rules, board.state))
    assert (said.slack, said.best, said.after, said.wins) == (brings, goal - short, goal - short, short == 0)
    assert game.is_decisive(game.view(board.state, 1)) == (short == 0)
    board.do("pass")
    assert (board["ann"]["total"], board.table["winner"]) == (goal - short, "" if short else "ann")


@pytest.mark.rule("SLACK-86")
def test_of_two_equal_cards_in_a_room_one_is_offered_as_an_aim() -> None:
    game = cthulhu(cards={"can_of_worms": {"copies": 2}})
    bob = {"room": ["can_of_worms", "can_of_worms"], "hand": ["tv"]}
    board = Board(game=game, phase="call", ann={"hand": ["mutation", "sleep"]}, bob=bob)
    assert board.moves("ann").count("play mutation on bob can_of_worms") == 1


@pytest.mark.rule("AMB-52")
@pytest.mark.parametrize("is_billed", [True, False])
def test_an_activity_that_can_no_longer_be_paid_brings_nobody_anything(is_billed: bool) -> None:
    game = cthulhu(cards={"sleep": {"cost": 2}})
    bob = {"hand": ["power_bill_for_the_portal", "tv"]}
    board = Board(game=game, phase="free_time", ann={"hand": ["sleep", "tiny"], "income": 2}, bob=bob)
    board.do("ann: play sleep")
    if is_billed:
        board.do("bob: play power_bill_for_the_portal on ann")
        while board.state.stack[-2][1] != 0:  # until the Activity is the one that is open
            board.do(f"{board.asked[0]}: pass")
    assert pending(game.rules, board.state)[0] == (-1 if is_billed else 0)
    board.do("pass")
    assert board["ann"]["room"] == ([] if is_billed else ["sleep"])


@pytest.mark.rule("SLACK-36", "SLACK-113")
@pytest.mark.parametrize(
    ("card", "call", "receiver", "told"),
    [
        ("westley", "ann: play deep_one_westley on bob", 1, 1),  # the other 2 Slack are for Ann, who has called him
        ("tv", "bob: play tv", 0, 3),  # a thrown TV works as if its victim had played it
    ],
)
def test_what_a_card_brings_the_player_is_not_told_as_its_receivers(
    card: str, call: str, receiver: int, told: int
) -> None:
    """As the picture, the outlook and the words of an answer tell it, and as it happens."""
    effects = {"slack": 1, "effects": [{"op": "slack", "by": 2, "who": "player"}]}
    game = cthulhu(cards={"deep_one_westley": effects, "tv": effects})
    phase, ann = ("call", "deep_one_westley") if card == "westley" else ("free_time", "sleep")
    bob = {"hand": ["tv", "an_inconvenient_truth"]}
    board = Board(game=game, phase=phase, ann={"hand": [ann, "tiny"], "loose": 17}, bob=bob, dice=[6])
    before = total(board.state, receiver)
    text = SlackText(words("en"), game, board.names)
    if card == "tv":
        board.do("ann: play sleep")
        view = game.view(board.state, 1)
        assert [text.choice(view, move) for move in view.moves if "WIN: 20 of 20" in text.choice(view, move)]
    board.do(call)
    assert gain_of(game.rules, board.state, pending(game.rules, board.state)).after == before + told
    picture = SlackPainter().public(game, game.view(board.state, SPECTATOR), text)
    assert picture.announced[-1].gain == told
    board.do("pass")
    assert board[board.names[receiver]]["total"] == before + told
