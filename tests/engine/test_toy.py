"""The machine with another game on it: windows, dice and interjections work whatever the rules."""

import json
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

import pytest

from stammtisch.engine import scenario
from stammtisch.engine.decision import CHOOSE_ONE, CHOOSE_SOME, ORDER, RESPOND
from stammtisch.engine.game import AnyGame, Game
from stammtisch.engine.problem import BadPosition, Refused
from stammtisch.engine.record import dump
from stammtisch.engine.record import load as load_record
from stammtisch.engine.rng import Mixer
from stammtisch.engine.scenario import Failed
from stammtisch.engine.table import Table, replay
from tests.engine.toy import BRAG, CHOOSE, DOUBT, HECKLE, KIND, PASS, PRIZES, REST, SORTED, Brag, BragState

NAMES = ("ann", "bob", "cem")
HEAD = 'game = "brag"\nseats = ["ann", "bob", "cem"]\n'


def brag() -> Brag:
    return Brag(KIND, {})


def load(name: str, options: object) -> AnyGame:
    return brag()


def play(text: str) -> scenario.Scenario:
    found = scenario.read(HEAD + text, load)
    scenario.run(found)
    return found


def steps(*lines: str) -> str:
    return "".join(f"[[step]]\ndo = '{line}'\n" for line in lines)


def asked(game: Brag, state: BragState) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    decision = game.decision(state)
    assert decision is not None
    return decision.shape, decision.asked, decision.interject


def test_the_four_shapes_and_an_interjection() -> None:
    game = brag()
    state = game.start(3, Mixer(1, 0, (4,)))[0]
    assert asked(game, state) == (CHOOSE_ONE, (0,), (1, 2))
    game.apply(state, (2, HECKLE))  # out of turn: ann is asked as before
    assert asked(game, state) == (CHOOSE_ONE, (0,), (1,))
    game.apply(state, (0, BRAG))
    assert asked(game, state) == (RESPOND, (1, 2), ())
    game.apply(state, (1, PASS))
    game.apply(state, (2, PASS))
    assert asked(game, state) == (CHOOSE_SOME, (0,), ())
    assert [move[2:] for move in game.moves(state, 0)] == [(1,), (2,), (3,), (1, 2), (1, 3), (2, 3)]
    game.apply(state, (0, CHOOSE, 1, 3))
    assert asked(game, state) == (ORDER, (0,), ())
    game.apply(state, (0, SORTED, 3, 1))
    assert asked(game, state) == (CHOOSE_ONE, (1,), (0,))  # cem has heckled
    assert state.points == [4 + 3, 0, 1]


def test_seats_that_are_not_asked_have_no_moves_in_a_window() -> None:
    game = brag()
    state = game.new(3, 1)
    game.apply(state, (0, BRAG))
    game.apply(state, (1, PASS))
    assert asked(game, state)[1] == (2,)
    assert game.moves(state, 0) == game.moves(state, 1) == []
    for move in ((1, PASS), (1, DOUBT), (0, PASS), (0, BRAG), (1, HECKLE)):
        before = state.to_json()
        with pytest.raises(Refused) as caught:
            game.apply(state, move)
        assert caught.value.rule.startswith("TOY-")
        assert state.to_json() == before


@pytest.mark.parametrize("order", list(permutations([1, 2, 3])))
def test_a_window_takes_answers_in_any_order(order: tuple[int, ...]) -> None:
    game = brag()
    state = game.start(4, Mixer(1, 0, (5,)))[0]
    game.apply(state, (0, BRAG))
    for i, seat in enumerate(order):
        assert asked(game, state)[1] == tuple(other for other in (1, 2, 3) if other not in order[:i])
        assert state.rng.script == (5,)  # nothing irreversible before the window is closed
        events = game.apply(state, (seat, PASS))
    assert [game.kind.events[event[0]].name for event in events] == ["moved", "window_closed", "rolled"]
    assert (state.rng.script, state.points) == ((), [5, 0, 0, 0])


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_one_answer_can_close_a_window_for_all(seat: int) -> None:
    game = brag()
    state = game.start(4, Mixer(1, 0, ()))[0]
    game.apply(state, (0, BRAG))
    game.apply(state, (seat, DOUBT))
    assert asked(game, state)[:2] == (CHOOSE_ONE, (1,))  # no die was rolled, and bob is next
    assert state.points == [0, 0, 0, 0]


def test_a_state_can_be_saved_and_cloned_in_mid_window() -> None:
    game = brag()
    state = game.new(3, 1)
    game.apply(state, (0, BRAG))
    game.apply(state, (2, PASS))
    loaded = game.state_from_json(json.loads(json.dumps(state.to_json())))
    copy = state.clone()
    assert loaded == state == copy
    for world in (loaded, copy, state):
        game.apply(world, (1, PASS))
    assert loaded == state == copy
    assert state.points[0] > 0


def test_a_scenario_passes_for_everybody_until_no_window_is_open() -> None:
    found = play("dice = [6]\n" + steps("ann: brag", "pass") + "expect = { asked = ['ann'], ann = { points = 6 } }\n")
    assert found.state.stack[-1] == (PRIZES, 0)  # a question to one seat stays open


def test_a_scenario_passes_for_those_who_are_still_asked() -> None:
    text = "dice = [2]\n" + steps("ann: brag", "cem: pass") + "expect = { asked = ['bob'], ann = { points = 0 } }\n"
    play(text + steps("pass") + "expect = { ann = { points = 2 } }\n")


def test_passing_does_not_answer_questions_nor_turns() -> None:
    found = play("dice = [6]\n" + steps("pass", "ann: brag", "pass", "pass", "pass"))
    assert found.state.to_json()["points"] == [6, 0, 0]
    assert found.state.stack[-1] == (PRIZES, 0)


def test_scripted_dice_come_in_order() -> None:
    text = "dice = [3, 5]\n" + steps("ann: brag", "pass", "ann: choose 1")  # a choice of one needs no order
    text += steps("bob: brag", "pass", "bob: choose 2 3", "bob: order 3 2", "cem: rest")
    play(text + "expect = { ann = { points = 4 }, bob = { points = 8 }, winner = ['bob'], asked = [] }\n")


def test_a_die_beyond_the_script_is_a_failed_step() -> None:
    found = scenario.read(
        HEAD + "dice = [3]\n" + steps("ann: brag", "pass", "ann: choose 1", "bob: brag", "pass"), load
    )
    with pytest.raises(Failed) as caught:
        scenario.run(found)
    assert (caught.value.code, caught.value.facts["step"]) == ("step_refused", 5)
    assert "dice_used_up" in str(caught.value.facts["why"])


def test_interjections_never_hold_the_table_up() -> None:
    text = steps("bob: heckle", "ann: rest", "bob: rest", "ann: heckle", "cem: rest")
    play(
        text
        + "expect = { ann = { points = 1 }, bob = { points = 1 }, cem = { points = 0 }, winner = ['ann', 'bob'] }\n"
    )
    play(steps("ann: rest", "bob: rest", "cem: rest") + "expect = { winner = ['ann', 'bob', 'cem'] }\n")


def test_an_interjection_is_refused_where_none_is_offered() -> None:
    text = "[[step]]\nrefused = 'ann: heckle'\nrule = 'TOY-5'\n" + steps("bob: heckle")
    text += "[[step]]\nrefused = 'bob: heckle'\nrule = 'TOY-5'\n" + steps("ann: brag")
    play(text + "[[step]]\nrefused = 'cem: heckle'\nrule = 'TOY-5'\nexpect = { asked = ['bob', 'cem'] }\n")


def test_a_record_with_windows_and_interjections_replays() -> None:
    table = Table(brag(), NAMES, "5")
    for move in (
        (1, HECKLE),
        (0, BRAG),
        (2, PASS),
        (1, PASS),
        (0, CHOOSE, 2, 3),
        (0, SORTED, 3, 2),
        (1, BRAG),
        (0, DOUBT),
    ):
        table.apply(move)
    again = replay(brag(), load_record(dump(table.record)))
    assert again.state == table.state
    assert again.steps == table.steps
    assert again.record.moves[2:6] == ["cem: pass", "bob: pass", "ann: choose 2 3", "ann: order 3 2"]


def test_undo_is_free_until_the_die_falls() -> None:
    table = Table(brag(), NAMES, "5")
    before = table.state.clone()
    table.apply((0, BRAG))
    assert table.is_undo_free(0)
    table.undo(0)
    assert table.state == before
    for move in ((0, BRAG), (2, PASS)):
        table.apply(move)
    assert (table.is_undo_free(0), table.is_undo_free(2)) == (False, True)
    table.apply((1, PASS))
    assert not any(table.is_undo_free(seat) for seat in range(3))
    assert table.undo(1) == 2


def test_unknown_places_of_a_scenario_are_the_games_matter() -> None:
    with pytest.raises(BadPosition) as caught:
        scenario.read(HEAD + "draws = ['sleep']\n", load)
    assert (caught.value.code, caught.value.facts["place"]) == ("unknown_place", "draws")
    with pytest.raises(BadPosition) as caught:
        scenario.read(HEAD + "dice = 6\n", load)
    assert (caught.value.code, caught.value.facts["place"]) == ("wrong_kind", "dice")


class Mute(Brag):
    """The same without scenarios."""

    def position(self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], names: Sequence[str]) -> BragState:
        return Game.position(self, table, seats, names)


def test_a_game_without_scenarios_says_so() -> None:
    with pytest.raises(BadPosition) as caught:
        scenario.read(HEAD, lambda name, options: Mute(KIND, {}))
    assert (caught.value.code, caught.value.facts["game"]) == ("no_scenarios", "brag")


def test_the_turn_goes_on_after_resting() -> None:
    game = brag()
    state = game.new(2, 1)
    game.apply(state, (0, REST))
    assert asked(game, state) == (CHOOSE_ONE, (1,), (0,))
    game.apply(state, (1, REST))
    assert game.decision(state) is None
    assert state.is_over
