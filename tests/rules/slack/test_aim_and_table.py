"""1.1 Aim, components, table: players, piles, cards, Jobs, and what may be shown to whom."""

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import pairwise

import pytest

from stammtisch.engine.problem import BadOption
from stammtisch.engine.rng import stream
from stammtisch.games.slack.cards import ACTIVITY, PERSON, PET, THING, WHENEVER
from stammtisch.games.slack.schema import USUAL_PHASES
from tests.rules.slack.board import JOBS, LIFE_CARDS, NAMES, SPECTATOR, Board, all_cards, all_jobs, card, cthulhu

SET = files("stammtisch.games.slack") / "sets" / "cthulhu"


@pytest.mark.rule("SLACK-02", "DIFF-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_people_play(seats: int) -> None:
    state = cthulhu().new(seats, 1)
    assert state.seats == len(state.hands) == len(state.rooms) == len(state.jobs) == seats


@pytest.mark.rule("SLACK-02", "DIFF-01")
@pytest.mark.parametrize("seats", [0, 1, 6, 9])
def test_a_sixth_seat_is_refused_and_so_is_playing_alone(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        cthulhu().new(seats, 1)
    assert (caught.value.code, caught.value.facts) == ("bad_seats", {"seats": seats, "least": 2, "most": 5})


@pytest.mark.rule("CTH-01", "CTH-03", "SLACK-03")
@pytest.mark.parametrize("drugs", [True, False])
@pytest.mark.parametrize("sex", [True, False])
def test_101_life_cards_and_nine_jobs_in_piles_of_their_own(drugs: bool, sex: bool) -> None:
    game = cthulhu(drugs=drugs, sex=sex)
    state = game.new(5, 1)
    assert len(game.rules.of) == LIFE_CARDS
    assert all_cards(state) == list(range(LIFE_CARDS))
    assert len(all_jobs(state)) == len(set(all_jobs(state))) == JOBS
    assert not {card.id for card in game.rules.of} & {game.rules.jobs[job].id for job in all_jobs(state)}


@pytest.mark.rule("CTH-01")
def test_there_is_a_blank_card_of_each_kind_for_own_ideas_outside_the_piles() -> None:
    cards = tomllib.loads((SET / "cards.toml").read_text("utf-8"))
    jobs = tomllib.loads((SET / "jobs.toml").read_text("utf-8"))
    for table in (cards["blank_life"], jobs["blank_job"]):
        assert table["copies"] == 0
        assert not {"effects", "in_play", "traits", "each_turn", "cancels"} & set(table)
    filled = cthulhu(cards={"blank_life": {"copies": 1, "effects": [{"op": "slack", "by": 3}]}})
    board = Board(game=filled, phase="call", ann={"hand": ["blank_life", "sleep"]})
    assert board.do("ann: play blank_life", "pass")["ann"]["loose"] == 3


@pytest.mark.rule("SLACK-16")
def test_there_are_people_and_pets_things_activities_and_whenevers() -> None:
    kinds = Counter(card.kind for card in cthulhu().rules.of)
    assert set(kinds) == {PERSON, PET, THING, ACTIVITY, WHENEVER}
    assert min(kinds.values()) >= 4


@pytest.mark.rule("CTH-05")
def test_most_things_are_a_book_booze_a_tentacle_food_a_pill_or_weed() -> None:
    game = cthulhu()
    kinds = game.rules.set.mask(["book", "booze", "tentacle", "food", "pill", "weed"])
    things = [card for card in game.rules.of if card.kind == THING]
    assert sum(bool(card.tags & kinds) for card in things) * 2 > len(things)
    for tag in ("book", "booze", "tentacle", "food", "pill", "weed"):
        assert any(card.tags & game.rules.set.mask([tag]) for card in things), tag


@pytest.mark.rule("SLACK-38")
def test_invited_people_have_slack_and_uninvited_ones_have_none() -> None:
    people = [card for card in cthulhu().rules.of if card.kind == PERSON]
    assert any(card.slack > 0 for card in people)
    assert any(card.slack == 0 for card in people)
    for person in people:
        assert person.is_invited == (person.slack > 0)
        if not person.is_invited:  # "other bad features, too"
            assert person.effects >= 0 or person.each_turn >= 0 or person.mods


@pytest.mark.rule("SLACK-07", "CTH-03", "CTH-04")
def test_a_job_has_three_numbers_and_a_peculiarity() -> None:
    game = cthulhu()
    jobs = [game.rules.jobs[number] for number in game.rules.pile]
    assert len(jobs) == JOBS
    for job in jobs:
        assert 0 < job.income <= job.income_high
        assert 0 < job.free_time <= job.free_time_high
        assert job.goal > 0
        assert job.mods or job.each_turn >= 0, job.id
    assert any(job.income < job.income_high for job in jobs)
    assert any(job.free_time < job.free_time_high for job in jobs)


@pytest.mark.rule("SLACK-05")
def test_all_rolls_are_of_one_die_with_six_faces() -> None:
    rng = stream("5", "game")
    faces = Counter(rng.roll() for _ in range(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 1000) < 150 for count in faces.values())  # more than five standard deviations


@pytest.mark.rule("SLACK-05", "SLACK-44", "SLACK-76")
def test_a_roll_without_a_script_is_told_and_lies_between_one_and_six() -> None:
    seen = set()
    for seed in range(40):
        board = Board(phase="free_time", ann={"hand": ["evil_ritual_nookie", "tiny", "hastur"]})
        board.state.rng = stream(str(seed), "game")
        board.do("ann: play evil_ritual_nookie", "pass")
        (told,) = board.told("slack_rolled")
        assert told["slack"] == int(str(told["die"])) - 1
        assert board["ann"]["total"] == told["slack"]
        seen.add(told["die"])
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("SLACK-04", "SLACK-92", "DIFF-03")
def test_rooms_and_totals_are_public() -> None:
    room = ["tiny", "bill_the_all_consuming", "narconomicon", {"card": "evil_ritual_nookie", "slack": 4}]
    board = Board(3, phase="call", bob={"room": room, "loose": 3, "madness": 2, "hand": ["sleep"]})
    for viewer in (0, 2, SPECTATOR):
        view = board.game.view(board.state, viewer)
        assert board.ids(view.rooms[1]) == ["tiny", "bill_the_all_consuming", "narconomicon", "evil_ritual_nookie"]
        assert [view.slack[card] for card in view.rooms[1]] == [1, 0, 3, 4]
        assert (view.loose[1], view.tokens[1]) == (3, 2)
        assert sum(view.slack[card] for card in view.rooms[1]) + view.loose[1] - 2 == board["bob"]["total"] == 9


@pytest.mark.rule("SLACK-25", "SLACK-20")
def test_a_hand_is_for_its_owner_and_its_size_for_everybody() -> None:
    board = Board(3, phase="call", ann={"hand": ["sleep", "tv"]}, bob={"hand": ["tiny"]})
    for viewer in (1, 2, SPECTATOR):
        view = board.game.view(board.state, viewer)
        assert view.hand_sizes == [2, 1, 0]
        assert view.known[0] == []
    assert board.ids(board.game.view(board.state, 0).hand) == ["sleep", "tv"]
    assert board.game.view(board.state, SPECTATOR).hand == []


@pytest.mark.rule("SLACK-19")
@pytest.mark.parametrize(
    "line", ["ann: give sleep to bob", "ann: give sleep", "ann: trade sleep for tiny", "bob: give tiny"]
)
def test_cards_are_not_given_away_or_traded(line: str) -> None:
    board = Board(phase="free_time", ann={"hand": ["sleep", "tv"]}, bob={"hand": ["tiny"]})
    assert board.rule(line) == "SLACK-19"


# Showing a hand -----------------------------------------------------------------------------------------------------


def _shown(**options: object) -> Board:
    board = Board(
        3,
        phase="free_time",
        draws=["economicon", "narconomicon"],
        options=options,
        ann={"hand": ["sleep", "tv", "tiny", "parcel_for_the_neighbors"]},
        bob={"hand": ["sprouts"]},
    )
    return board.do("ann: show bob")


@pytest.mark.rule("SLACK-20")
def test_a_hand_is_shown_to_one_player_and_to_nobody_else() -> None:
    board = _shown()
    assert board.known("bob", "ann") == ["parcel_for_the_neighbors", "sleep", "tiny", "tv"]
    assert board.known("cem", "ann") == board.known(SPECTATOR, "ann") == []
    kinds = {board.game.kind.events[event[0]].name: event[1] for event in board.events}
    assert kinds == {"hand_shown": -1, "hand_seen": 0b011}  # everybody hears that it happened, two see what it was
    (seen,) = board.told("hand_seen")
    assert isinstance(seen["cards"], list)
    assert sorted(board.ids(seen["cards"])) == ["parcel_for_the_neighbors", "sleep", "tiny", "tv"]


@pytest.mark.rule("SLACK-20", "SLACK-22")
def test_showing_costs_nothing_binds_nobody_and_is_possible_at_any_time() -> None:
    board = _shown()
    assert (board["ann"]["free_time"], board.table["phase"], board.asked) == (2, "free_time", ["ann"])
    board.do("bob: show cem")  # out of turn
    assert board.known("cem", "bob") == ["sprouts"]
    board.do("ann: play sleep", "bob: show ann", "cem: show bob")  # in a window
    assert board.asked == ["bob"]  # and nobody has answered by it; cem holds no cards
    assert board.known("ann", "bob") == ["sprouts"]
    assert board.rule("ann: show ann") == "SLACK-20"


@pytest.mark.rule("AMB-24")
def test_a_look_is_a_snapshot() -> None:
    board = _shown()
    board.do("ann: play parcel_for_the_neighbors", "pass")
    assert board["ann"]["hand_size"] == 5
    assert board.known("bob", "ann") == ["sleep", "tiny", "tv"]  # not the two cards drawn since
    board.do("ann: show bob")
    assert board.known("bob", "ann") == ["economicon", "narconomicon", "sleep", "tiny", "tv"]


@pytest.mark.rule("AMB-24")
def test_a_lasting_look_covers_what_is_drawn_later() -> None:
    board = _shown(show_hand="lasting")
    board.do("ann: play parcel_for_the_neighbors", "pass")
    assert board.known("bob", "ann") == ["economicon", "narconomicon", "sleep", "tiny", "tv"]
    assert board.known("cem", "ann") == []
    drawn = [event for event in board.events if board.game.kind.events[event[0]].name == "drawn"]
    assert [event[1] for event in drawn] == [0b011]


@pytest.mark.rule("SLACK-20", "AMB-24")
def test_a_third_player_does_not_learn_which_card_was_stolen_from_a_shown_hand() -> None:
    # cem has seen ann's hand. bob takes one card of it, unseen. Whichever it was, cem's table looks the same.
    looks = []
    for seed in range(12):
        board = Board(
            3,
            phase="call",
            turn="bob",
            ann={"hand": ["sleep", "tiny", "sprouts"]},
            bob={"hand": ["hand_in_the_dark", "economicon"]},
        )
        board.state.rng = stream(str(seed), "game")
        board.do("ann: show cem", "bob: play hand_in_the_dark on ann", "pass")
        assert board["ann"]["hand_size"] == 2
        looks.append((board["ann"]["hand"], board.game.view(board.state, 2).to_json()))
    assert len({tuple(hand) for hand, _ in looks}) > 1
    assert all(here == there for (_, here), (_, there) in pairwise(looks))


@pytest.mark.rule("SLACK-20")
def test_the_victim_of_a_theft_knows_where_the_card_is() -> None:
    board = Board(
        3, phase="call", turn="bob", ann={"hand": ["sleep"]}, bob={"hand": ["hand_in_the_dark", "economicon"]}
    )
    board.do("bob: play hand_in_the_dark on ann", "pass")
    assert board["bob"]["hand"] == ["economicon", "sleep"]
    assert board.known("ann", "bob") == ["sleep"]
    assert board.known("cem", "bob") == board.known(SPECTATOR, "bob") == []
    assert [event[1] for event in board.events if board.game.kind.events[event[0]].name == "stolen_card"] == [0b011]


# Content --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CTH-05")
@pytest.mark.parametrize("content", ["drugs", "sex"])
def test_a_table_may_leave_cards_out_and_a_card_of_the_same_strength_stands_in(content: str) -> None:
    usual, without = cthulhu(), cthulhu(None, None, USUAL_PHASES, **{content: False})
    left_out = [id for id, table in usual.rules.set.raw.items() if content in table.get("content", [])]
    assert left_out
    for id in left_out:
        gone, stand_in = card(usual, id), card(without, usual.rules.set.raw[id]["stand_in"])
        assert card(without, id).copies == 0
        assert stand_in.copies > card(usual, stand_in.id).copies
        assert content not in usual.rules.set.raw[stand_in.id].get("content", [])
        assert (stand_in.kind, stand_in.cost, stand_in.slack, stand_in.die) == (
            gone.kind,
            gone.cost,
            gone.slack,
            gone.die,
        )


def test_names_fit_the_largest_table() -> None:
    assert len(NAMES) == cthulhu().kind.seats[1]
