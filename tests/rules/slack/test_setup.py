"""1.2 Set-up and turn order: shuffling, dealing, who begins, and the words on the cards."""

from collections import Counter

import pytest

from stammtisch.engine.event import EVERYONE, visible
from stammtisch.engine.problem import BadOption
from stammtisch.engine.rng import stream
from stammtisch.games.slack.schema import PHASES
from tests.rules.slack.board import JOBS, LIFE_CARDS, NAMES, SPECTATOR, Board, all_cards, cthulhu, named


@pytest.mark.rule("SLACK-23", "SLACK-24", "DIFF-05")
@pytest.mark.parametrize("seats", [2, 5])
def test_everyone_gets_a_job_face_up_and_the_others_are_put_aside(seats: int) -> None:
    game = cthulhu()
    state, events = game.start(seats, stream("1", "game"))
    told = named(game, visible(events, SPECTATOR), "job_dealt")
    assert [fact["seat"] for fact in told] == list(range(seats))
    assert [fact["job"] for fact in told] == state.jobs
    assert len(state.aside) == JOBS - seats
    assert sorted([*state.jobs, *state.aside]) == game.rules.pile
    for viewer in (0, seats - 1, SPECTATOR):
        assert game.view(state, viewer).jobs == state.jobs


@pytest.mark.rule("SLACK-23")
def test_jobs_are_shuffled() -> None:
    game = cthulhu()
    first = Counter(game.new(2, seed).jobs[0] for seed in range(900))
    assert sorted(first) == game.rules.pile
    assert all(50 < count < 150 for count in first.values())  # 100 expected, five standard deviations are 47


@pytest.mark.rule("SLACK-25")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_gets_five_life_cards_face_down(seats: int) -> None:
    game = cthulhu()
    state, events = game.start(seats, stream("1", "game"))
    assert [len(hand) for hand in state.hands[1:]] == [5] * (seats - 1)  # the first player has drawn by now
    assert len(state.deck) == LIFE_CARDS - 5 * (seats - 1) - len(state.hands[0])
    dealt = [event for event in events if game.kind.events[event[0]].name == "hand_dealt"]
    assert [len(event) - 3 for event in dealt] == [5] * seats
    assert [event[1] for event in dealt] == [1 << seat for seat in range(seats)]  # nobody else sees them
    assert all_cards(state) == list(range(LIFE_CARDS))


@pytest.mark.rule("SLACK-25")
def test_life_cards_are_shuffled() -> None:
    game = cthulhu()
    seen: Counter[int] = Counter()
    for seed in range(1000):
        seen.update(game.new(2, seed).hands[1])
    assert sorted(seen) == list(range(LIFE_CARDS))
    assert all(15 < count < 90 for count in seen.values())  # 5 x 1000 / 101 = 49.5, five standard deviations are 35


@pytest.mark.rule("SLACK-25")
def test_neighboring_copies_are_not_dealt_together_more_often_than_by_chance() -> None:
    game = cthulhu()
    both = sum({0, 1} <= set(game.new(2, seed).hands[1]) for seed in range(4000))
    assert both < 25  # 4000 x 5 x 4 / (101 x 100) = 7.9


@pytest.mark.rule("SLACK-26", "SLACK-27", "SLACK-28")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_player_left_of_the_dealer_starts_and_play_goes_clockwise(seats: int) -> None:
    # Seats are listed clockwise; the last one dealt, so the first one starts.
    game = cthulhu()
    state = game.new(seats, 3)
    assert state.turn == 0
    turns = [0]
    phases = [PHASES[state.phase]]
    while len(turns) <= seats:
        decision = game.decision(state)
        assert decision is not None
        (seat,) = decision.asked
        hand = [game.rules.cards[game.rules.number[held]].id for held in state.hands[seat]]
        line = " ".join(["discard", *hand[5:]]) if decision.prompt == "discard" else "done"
        events = game.apply(state, game.read(seat, line.split(), NAMES[:seats]))
        phases += [PHASES[int(str(fact["phase"]))] for fact in named(game, events, "phase_started")]
        turns += [int(str(fact["seat"])) for fact in named(game, events, "turn_started")]
    assert turns == [*range(seats), 0]
    cycle = ["call", "free_time", "discard", "draw", "roll"]  # the first Draw and Roll were over at once
    assert phases == [cycle[i % 5] for i in range(len(phases))]


@pytest.mark.rule("SLACK-30", "DIFF-07")
@pytest.mark.parametrize(
    ("mod", "by", "fact", "before", "after"),
    [("income", 3, "income", 2, 5), ("free_time", 2, "free_time", 2, 4), ("goal", -3, "goal", 20, 17)],
)
def test_a_change_counts_while_the_card_is_in_play_and_no_longer(
    mod: str, by: int, fact: str, before: int, after: int
) -> None:
    board = Board(
        game=cthulhu(cards={"tiny": {"in_play": [{"mod": mod, "by": by}]}, "trail_of_herrings": {"when": None}}),
        phase="call",
        ann={"hand": ["tiny", "sleep"]},
        bob={"hand": ["trail_of_herrings"], "room": ["sprouts"]},
        turn="ann",
    )
    assert board["ann"][fact] == before
    board.do("ann: play tiny")
    assert board["ann"][fact] == after
    other = board["bob"]["goal"]
    board.do("bob: play trail_of_herrings on ann tiny", "pass")
    assert board["ann"][fact] == before
    assert board["bob"]["goal"] == (other + by if mod == "goal" else other)  # now it is his


@pytest.mark.rule("SLACK-29")
def test_what_a_card_forbids_is_forbidden() -> None:
    game = cthulhu(
        cards={"landlord_below": {"in_play": [{"mod": "forbid", "of": ["sleep", "food", "pet", "whenever"]}]}}
    )
    hand = ["sleep", "sprouts", "tiny", "elder_sign", "tv", "ironic_t_shirt"]
    board = Board(game=game, phase="call", ann={"hand": hand, "room": ["landlord_below"]}, bob={"hand": ["tv"]})
    assert board.rule("ann: play tiny") == "SLACK-13"
    assert board.rule("ann: play elder_sign") == "SLACK-13"
    board.do("ann: done")
    assert board.rule("ann: play sleep") == "SLACK-13"
    assert board.rule("ann: shop sprouts") == "SLACK-13"
    assert board.rule("ann: shop ironic_t_shirt") == board.rule("ann: play tv") == ""
    assert not [move for move in board.moves("ann") if move.split()[1:2] in (["sleep"], ["sprouts"], ["elder_sign"])]


@pytest.mark.rule("SLACK-29")
def test_what_a_card_makes_cheaper_costs_less_but_never_less_than_nothing() -> None:
    game = cthulhu(cards={"tiny": {"in_play": [{"mod": "cost", "of": ["book"], "by": -2}]}})
    ann = {"hand": ["narconomicon", "ironic_t_shirt", "be_your_own_elder_god", "sleep"], "room": ["tiny"], "income": 2}
    board = Board(game=game, phase="free_time", ann=ann)
    board.do("ann: shop narconomicon ironic_t_shirt be_your_own_elder_god", "pass")  # 3 - 2, 1, and 1 - 2 is free
    assert board["ann"]["income"] == 0
    assert len(board["ann"]["room"]) == 4


@pytest.mark.rule("SLACK-98", "CTH-29")
@pytest.mark.parametrize("winner", [1, 3])
def test_the_last_winner_picks_a_job_before_the_others_get_theirs(winner: int) -> None:
    game = cthulhu(winner=winner)
    state, events = game.start(3, stream("1", "game"))
    seat = winner - 1
    decision = game.decision(state)
    assert decision is not None
    assert (decision.asked, decision.prompt) == ((seat,), "job")
    assert events == []  # nothing has been dealt
    assert [game.write(move, NAMES) for move in game.moves(state, seat)] == [
        f"choose {game.rules.jobs[job].id}" for job in game.rules.pile
    ]
    for other in {0, 1, 2} - {seat}:
        assert game.moves(state, other) == []
    picked = game.rules.job_ids["dog_walker"]
    events = game.apply(state, game.read(seat, ["choose", "dog_walker"], NAMES))
    told = named(game, [event for event in events if event[1] == EVERYONE], "job_dealt")
    assert told[0] == {"seat": seat, "job": picked}
    assert sorted(int(str(fact["seat"])) for fact in told) == [0, 1, 2]
    assert state.jobs[seat] == picked
    assert picked not in [*state.aside, *[job for other, job in enumerate(state.jobs) if other != seat]]
    assert state.turn == 0
    assert [len(hand) for hand in state.hands[1:]] == [5, 5]


@pytest.mark.rule("SLACK-98")
def test_every_job_of_the_pile_can_be_picked_and_only_those() -> None:
    game = cthulhu(winner=1)
    for job in game.rules.pile:
        state = game.new(2, 5)
        game.apply(state, game.read(0, ["choose", game.rules.jobs[job].id], NAMES[:2]))
        assert state.jobs[0] == job
        assert state.jobs[1] != job
    names = [game.rules.jobs[job].id for job in game.rules.pile]
    assert "blank_job" not in names
    assert len(names) == JOBS


@pytest.mark.rule("SLACK-98")
def test_the_last_winner_has_to_be_at_the_table() -> None:
    with pytest.raises(BadOption) as caught:
        cthulhu(winner=4).new(3, 1)
    assert (caught.value.code, caught.value.facts["option"]) == ("bad_option_value", "winner")


@pytest.mark.rule("AMB-20")
def test_a_new_job_is_drawn_from_those_aside_and_the_old_one_goes_there() -> None:
    got = set()
    for seed in range(60):
        board = Board(phase="call", ann={"job": "lackey", "hand": ["new_job", "sleep"]}, bob={"job": "gravedigger"})
        board.state.rng = stream(str(seed), "game")
        lackey, gravedigger = (board.game.rules.job_ids[id] for id in ("lackey", "gravedigger"))
        assert lackey not in board.state.aside
        board.do("ann: play new_job", "pass")
        assert lackey in board.state.aside
        assert board.state.jobs[0] not in (lackey, gravedigger)
        assert board.state.jobs[0] not in board.state.aside
        assert len(board.state.aside) == JOBS - 2
        got.add(board.state.jobs[0])
    assert len(got) == JOBS - 2
