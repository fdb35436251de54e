"""1.12 Marking Slack: what is on the cards, what lies below the Job, and what everybody can count."""

import pytest

from stammtisch.games.slack.mechanics.madness import COUNTS
from tests.rules.slack.board import SPECTATOR, Board, cthulhu


@pytest.mark.rule("SLACK-91", "SLACK-92", "SLACK-06")
def test_everything_that_changes_a_card_is_marked_on_it_and_told() -> None:
    game = cthulhu(
        cards={
            "mutation": {"effects": [{"op": "mark", "by": 2}]},
            "color_out_of_the_fridge": {"effects": [{"op": "mark", "by": -3}]},
        }
    )
    ann = {"room": [{"card": "calamari_with_bite", "slack": 2}], "hand": ["mutation", "color_out_of_the_fridge"]}
    board = Board(game=game, phase="call", ann=ann)
    board.do("ann: play mutation on ann calamari_with_bite", "pass")
    assert [fact["slack"] for fact in board.told("marked")] == [4]
    board.do("ann: play color_out_of_the_fridge on ann calamari_with_bite", "pass")
    assert [fact["slack"] for fact in board.told("marked")] == [1]
    assert (board["ann"]["slack_of"], board["ann"]["total"]) == ({"calamari_with_bite": 1}, 1)


@pytest.mark.rule("SLACK-91")
def test_the_marks_go_with_the_card() -> None:
    # Discarded, drawn and bought again, the card is worth what is printed on it.
    ann = {"room": [{"card": "ironic_t_shirt", "slack": 5}], "hand": ["sleep", "tv"]}
    board = Board(phase="call", ann=ann, turn="ann")
    assert board["ann"]["total"] == 5
    state = board.state
    (shirt,) = state.rooms[0]
    game = cthulhu(cards={"grandma_calls": {"effects": [{"op": "discard", "of": ["thing"]}]}})
    again = Board(
        game=game,
        phase="call",
        draws=["sprouts"],
        ann={**ann, "hand": ["grandma_calls", "parcel_for_the_neighbors", "sleep"]},
    )
    again.do("ann: play grandma_calls", "pass")
    assert (again["ann"]["total"], again.discard) == (0, ["ironic_t_shirt", "grandma_calls"])
    again.state.rooms[1] += again.state.deck
    again.state.next_draws = []
    again.state.deck = []
    again.do("ann: play parcel_for_the_neighbors", "pass", "ann: done")
    again.do("ann: shop ironic_t_shirt", "pass")
    assert again["ann"]["slack_of"]["ironic_t_shirt"] == 1
    assert shirt in state.rooms[0]


@pytest.mark.rule("SLACK-92", "SLACK-31", "SLACK-94", "DIFF-06")
def test_every_viewer_can_count_every_total() -> None:
    board = Board(
        5,
        phase="call",
        ann={"room": ["tiny", "sleep"], "loose": 2},
        bob={"room": [{"card": "hastur", "slack": -2}], "madness": 3},
        cem={"madness": 7, "loose": 9},
        dan={"mad": True, "loose": 4},
        eve={"room": ["tv", {"card": "narconomicon", "slack": 6}]},
    )
    totals = [board[name]["total"] for name in board.names]
    assert totals == [5, -5, 7, 4, 7]  # 1 + 2 + 2; -2 - 3; 9 - 2; 4; 1 + 6
    for viewer in (*range(5), SPECTATOR):
        view = board.game.view(board.state, viewer)
        counted = [
            sum(view.slack[card] for card in view.rooms[seat]) + view.loose[seat] + COUNTS[view.tokens[seat]]
            for seat in range(5)
        ]
        assert counted == totals
        to_go = [board[name]["goal"] - total for name, total in zip(board.names, counted, strict=True)]
        assert to_go == [15, 25, 13, 16, 13]  # plain Jobs: 20 each


@pytest.mark.rule("SLACK-93", "AMB-12")
def test_slack_below_the_job_is_touched_by_nothing_that_happens_to_cards_or_jobs() -> None:
    ann = {"loose": 7, "job": "lackey", "room": ["tiny"], "hand": ["new_job", "bill_the_all_consuming", "sleep"]}
    board = Board(phase="call", jobs=["dog_walker"], ann=ann)
    board.do("ann: play new_job", "pass", "ann: play bill_the_all_consuming")
    assert (board["ann"]["loose"], board["ann"]["room"]) == (7, ["bill_the_all_consuming"])


@pytest.mark.rule("SLACK-93")
@pytest.mark.parametrize("victim", ["tiny", "bill_the_all_consuming", "cultist_from_3b"])
def test_a_sacrifice_costs_its_victim_and_leaves_slack_below_the_job(victim: str) -> None:
    board = Board(phase="call", ann={"room": [victim], "hand": ["sacrifice", "sleep"]})
    before = board["ann"]["loose"]
    board.do(f"ann: play sacrifice on ann {victim}", "pass")
    assert board["ann"]["room"] == []
    assert board["ann"]["loose"] > before
    assert board["ann"]["total"] == board["ann"]["loose"]
