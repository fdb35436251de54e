"""A mechanic that brings a question, an announcement, verbs for a question, a turn and a window, a phase, an effect, an
option, events, a token and a secret is playable everywhere without a branch for it anywhere: rules, notation, views,
bots, words, terminal and both pictures.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from stammtisch.bots.bot import RandomBot
from stammtisch.bots.play import bot_streams, play_out
from stammtisch.bots.slack import GreedyBot
from stammtisch.boxes import SlackSet, find_box, load, missing, register, rulebook
from stammtisch.boxes.plain import PlainPainter
from stammtisch.boxes.slack.picture import SlackPainter
from stammtisch.engine.decision import CHOOSE_ONE
from stammtisch.engine.event import SPECTATOR, Event, facts, visible
from stammtisch.engine.notation import parse
from stammtisch.engine.problem import Problem, Refused
from stammtisch.engine.rng import stream
from stammtisch.games.slack import Slack, mechanics
from stammtisch.games.slack.cards import Effect
from stammtisch.games.slack.mechanics import Mechanic
from stammtisch.games.slack.schema import MECHANICS, OP_FIELDS, PHASES
from stammtisch.games.slack.state import NO_SECRET, UNKNOWN, SlackState
from stammtisch.text.log import lines
from stammtisch.text.slack import SlackText
from stammtisch.text.words import LANGUAGES, words
from tests.mechanics.shelf import HERE, council_on_the_shelf
from tests.mechanics.vote import Votes
from tests.property.test_new_game import SUITE
from tests.terminal.driver import Table, first_choice

NAMES = ("ann", "bob", "cem", "dan")
RICH = "council+cthulhu"  # votes, with enough cards for everything that can happen


@pytest.fixture(autouse=True)
def _council() -> Iterator[None]:
    with council_on_the_shelf():
        yield


def council(**options: object) -> Slack:
    game = load("council", options)
    assert isinstance(game, Slack)
    return game


def do(game: Slack, state: SlackState, *moves: str) -> list[Event]:
    return [event for move in moves for event in game.apply(state, parse(game, move, NAMES[: state.seats]))]


def refusal(game: Slack, state: SlackState, move: str) -> str:
    with pytest.raises(Refused) as refused:
        do(game, state.clone(), move)
    return refused.value.rule


def told(game: Slack, events: list[Event], name: str) -> list[dict[str, int | list[int]]]:
    kinds = game.kind.events
    return [facts(kinds, event) for event in events if kinds[event[0]].name == name]


def asked(game: Slack, state: SlackState) -> tuple[str, tuple[int, ...]]:
    decision = game.decision(state)
    assert decision is not None
    return decision.prompt, decision.asked


def at(game: Slack, phase: str, *seats: Mapping[str, object]) -> SlackState:
    return game.position({"phase": phase}, seats, NAMES[: len(seats)])


@pytest.mark.parametrize("property", SUITE, ids=[test.__name__ for test in SUITE])
def test_what_holds_for_every_game_holds_with_votes(property: Callable[[str], None]) -> None:
    property(RICH)


# The vote -------------------------------------------------------------------------------------------------------------


def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    game = council()
    state = game.new(3, "1")
    decision = game.decision(state)
    assert decision is not None
    assert (decision.prompt, decision.shape, decision.asked) == ("vote", CHOOSE_ONE, (0, 1, 2))
    assert refusal(game, state, "ann: name ann") == "SLACK-65"
    assert refusal(game, state, "ann: done") == "AMB-23"
    assert refusal(game, state, "ann: pass") == "AMB-08"
    events = do(game, state, "cem: name ann", "ann: name bob", "bob: name ann")
    assert told(game, events, "elected") == [{"seat": 0, "votes": 2}]
    assert told(game, events, "assembly_closed") == [{"seat": 0}]
    assert state.tokens == [1, 0, 0]
    assert game.rules.phases[state.phase].ID in ("roll", "call")


def test_nobody_learns_how_others_have_voted() -> None:
    game = council()
    state = game.new(3, "1")
    worlds = [state, state.clone()]
    do(game, worlds[0], "cem: name ann")
    do(game, worlds[1], "cem: name bob")
    assert worlds[0] != worlds[1]
    assert game.checksum_facts(worlds[0]) != game.checksum_facts(worlds[1])
    for viewer in (0, 1, SPECTATOR):
        assert game.view(worlds[0], viewer).to_json() == game.view(worlds[1], viewer).to_json()
    assert game.view(worlds[0], 2).secrets == [UNKNOWN, UNKNOWN, 0]
    found = {tuple(game.sample(game.view(state, 0), stream(str(i), "sample")).secrets) for i in range(30)}
    assert found == {(NO_SECRET, NO_SECRET, 0), (NO_SECRET, NO_SECRET, 1)}
    assert game.state_from_json(json.loads(json.dumps(worlds[0].to_json()))) == worlds[0].clone() == worlds[0]
    do(game, state, "ann: name bob", "bob: name ann")
    assert state.secrets == [NO_SECRET] * 3


@pytest.mark.parametrize(("tie", "tokens"), [("nobody", [0, 0]), ("all", [1, 1])])
def test_its_option_decides_ties(tie: str, tokens: list[int]) -> None:
    game = council(vote_tie=tie)
    state = game.new(2, "1")
    do(game, state, "ann: name bob", "bob: name ann")
    assert state.tokens == tokens


def test_a_card_calls_a_vote_and_may_win_by_it() -> None:
    game = council()
    state = at(game, "call", {"hand": ["ballot"], "loose": 19}, {}, {})
    do(game, state, "ann: play ballot")
    while asked(game, state)[0] == "answer":
        game.apply(state, (asked(game, state)[1][0], game.rules.verb_numbers["pass"]))
    do(game, state, "ann: name bob", "bob: name ann", "cem: name ann")
    assert state.winners == [0]


# A verb in a turn -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_a_mandate_can_be_laid_down_in_any_turn(seat: int) -> None:
    game = council()
    state = at(game, "call", {"mandate": 1 - seat}, {"mandate": seat}, {})
    name = NAMES[seat]
    assert game.moves(state, seat)[-1] == (seat, game.rules.verb_numbers["resign"])
    assert game.moves(state, 2) == []
    assert game.interjectors(state, (1, 2)) == ([1] if seat else [])
    assert refusal(game, state, "cem: resign") == "AMB-23"
    events = do(game, state, f"{name}: resign")
    assert told(game, events, "resigned") == [{"seat": seat}]
    assert (sum(state.tokens), state.loose[seat]) == (0, 1)
    assert refusal(game, state, f"{name}: resign") == "AMB-23"


# A verb in a window ---------------------------------------------------------------------------------------------------


def test_a_veto_is_announced_and_stops_what_it_answers() -> None:
    game = council()
    state = at(game, "free_time", {"hand": ["coffee_break", "pack_of_ten"]}, {"mandate": 1}, {"hand": ["ballot"]})
    do(game, state, "ann: play coffee_break")
    assert asked(game, state) == ("answer", (1, 2))  # Bob holds no cards, but a mandate, and everybody sees it
    assert refusal(game, state, "cem: veto") == "VOTE-02"
    assert refusal(game, state, "ann: veto") == "VOTE-02"
    events = do(game, state, "bob: veto")
    assert told(game, events, "veto_announced") == [{"seat": 1}]
    assert asked(game, state) == ("answer", (0, 2))
    events = do(game, state, "ann: pass", "cem: pass")
    assert told(game, events, "vetoed") == [{"seat": 0}]
    assert [game.rules.of[card].id for card in state.discard] == ["coffee_break"]
    assert (state.tokens, state.table, state.used) == ([0, 0, 0], [], 1)


def test_a_veto_can_be_canceled_and_what_it_answered_is_asked_about_again() -> None:
    game = council()
    ann = {"hand": ["coffee_break", "objection"]}
    state = at(game, "free_time", ann, {"mandate": 1, "hand": ["tv"]}, {"hand": ["objection"]})
    do(game, state, "ann: play coffee_break", "bob: veto", "ann: play objection")
    do(game, state, "bob: pass", "cem: pass")
    assert asked(game, state) == ("answer", (1, 2))
    do(game, state, "bob: pass", "cem: pass")
    assert [game.rules.of[card].id for card in state.rooms[0]] == ["coffee_break"]
    assert [game.rules.of[card].id for card in state.discard] == ["objection"]


def test_a_veto_against_an_answer_brings_its_window_back() -> None:
    game = council()
    state = at(game, "free_time", {"hand": ["coffee_break"]}, {"hand": ["tv"]}, {"mandate": 1})
    do(game, state, "ann: play coffee_break", "bob: play tv", "cem: veto")
    while asked(game, state)[1] != (1, 2) and asked(game, state)[0] == "answer":
        do(game, state, f"{NAMES[asked(game, state)[1][0]]}: pass")
    assert told(game, do(game, state), "vetoed") == []
    assert [game.rules.of[card].id for card in state.discard] == ["tv"]


def test_nobody_is_passed_for_who_could_veto() -> None:
    game = council()
    state = at(game, "free_time", {"hand": ["coffee_break", "pack_of_ten"]}, {"mandate": 1}, {"hand": ["pack_of_ten"]})
    do(game, state, "ann: play coffee_break")
    assert game.fast_forward(state, [])
    assert asked(game, state) == ("answer", (1,))  # Cem can only pass
    do(game, state, "bob: pass")
    assert [game.rules.of[card].id for card in state.rooms[0]] == ["coffee_break"]


@pytest.mark.parametrize(("mandate", "prompt"), [(1, "answer"), (0, "free_time")])
def test_a_window_opens_if_only_a_mechanic_could_answer(mandate: int, prompt: str) -> None:
    """On public grounds: here no card of the set could."""
    game = council()
    game = Slack(game.kind, game.options)  # type: ignore[arg-type]  # not the one that others share
    game.rules.answerable = 0
    state = at(game, "free_time", {"hand": ["coffee_break", "pack_of_ten"]}, {"mandate": mandate})
    do(game, state, "ann: play coffee_break")
    assert asked(game, state)[0] == prompt


# Everything else ------------------------------------------------------------------------------------------------------


def test_the_set_is_complete() -> None:
    box = find_box("council")
    assert missing(box) == []
    assert box.option_groups["end"] == ["simultaneous_win", "winner", "vote_tie"]
    assert {"VOTE-01", "VOTE-02"} <= {rule.id for rule in rulebook("council")}


@pytest.mark.parametrize("bot", [RandomBot, GreedyBot])
def test_bots_play_it_to_the_end_with_everything_it_offers(bot: type[RandomBot] | type[GreedyBot]) -> None:
    game = council()
    seen: Counter[str] = Counter()
    for seed in range(12):
        state = game.new(3, str(seed))
        bots = [RandomBot() if bot is RandomBot else GreedyBot(game) for _ in range(3)]
        apply = game.carry_out

        def watch(state: SlackState, move: tuple[int, ...]) -> list[Event]:
            seen[game.rules.verbs[move[1]].ID] += 1
            return apply(state, move)  # noqa: B023

        game.carry_out = watch  # type: ignore[method-assign]
        play_out(game, state, bots, bot_streams(str(seed), 3))
        game.carry_out = apply  # type: ignore[method-assign]
        assert state.winners
    assert min(seen["name"], seen["resign"], seen["veto"]) > 0, seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_words_and_a_picture_before_anybody_has_written_any(language: str) -> None:
    game = council()
    text = SlackText(words(language), game, NAMES[:3])
    state, events = game.start(3, stream("1", "game"))
    view = game.view(state, 0)
    assert "Vote" in text.question(view)
    assert [text.choice(view, move) for move in view.moves] == ["Name bob", "Name cem"]
    assert any("Mandate 0" in line for line in text.table(view))
    assert "Mandate" in text.score_sheet(view)[0]
    assert "Call vote" in " ".join(text.info(view, "ballot"))
    events += do(game, state, "cem: name ann", "ann: name bob", "bob: name ann")
    said = [text.line(line, 1) for line in lines(game, text, visible(events, 1))[0]]
    assert "ann: Elected." in said
    picture = SlackPainter().public(game, game.view(state, SPECTATOR), text)
    assert [(token.id, token.count, token.counts) for token in picture.seats[0].tokens] == [("mandate", 1, 1)]
    assert picture.seats[0].tokens[0].next_total == picture.seats[0].total + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_moves_and_announcements_have_words_and_pictures(language: str) -> None:
    game = council()
    text = SlackText(words(language), game, NAMES[:3])
    bob = {"mandate": 2, "hand": ["objection"]}
    state = at(game, "free_time", {"hand": ["coffee_break", "objection"], "mandate": 1}, bob, {})
    view = game.view(state, 0)
    assert "Resign" in [text.choice(view, move) for move in view.moves]
    do(game, state, "ann: play coffee_break")
    view = game.view(state, 1)
    veto = (1, game.rules.verb_numbers["veto"])
    assert "Veto" in [text.choice(view, move) for move in view.moves]
    assert text.is_answer(view, veto)
    assert not text.is_answer(view, (1, game.rules.verb_numbers["pass"]))
    do(game, state, "bob: veto")
    view = game.view(state, 0)
    assert "bob: Veto announced." in text.question(view)
    assert any("Veto (bob)" in line for line in text.table(view))
    assert "Veto" in [text.choice(game.view(state, 0), move) for move in game.moves(state, 0)][1]
    public = game.view(state, SPECTATOR)
    painted = SlackPainter().public(game, public, text)
    assert [(play.kind, play.gain, len(play.cards)) for play in painted.announced] == [("play", 2, 1), ("veto", 0, 0)]
    box = find_box("council")
    assert box.text is not None
    plain = PlainPainter(box.text)
    picture = plain.own(game, plain.public(game, public, text), game.view(state, 0), text, NAMES[:3])
    assert picture.announced[-1] == "bob: Veto announced."
    announced = box.announcement(game, public)
    assert announced is not None
    assert (announced.by, announced.kind, announced.hits) == (1, "veto", frozenset({0}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str) -> None:
    table = Table(monkeypatch, tmp_path / "saves")
    result = table.play(first_choice, game_name="council", seats=3, language=language, bot="greedy")
    assert (result.code, result.err) == (0, "")
    assert "Name " in result.text


def test_a_mechanic_that_is_forgotten_leaves_nothing_behind() -> None:
    with_votes = list(MECHANICS), list(PHASES), dict(OP_FIELDS)
    mechanics.forget(Votes)
    assert "votes" not in MECHANICS
    assert "assembly" not in PHASES
    assert "call_vote" not in OP_FIELDS
    mechanics.register(Votes)
    assert with_votes == (MECHANICS, PHASES, OP_FIELDS)
    mechanics.register(Votes)
    assert with_votes == (MECHANICS, PHASES, OP_FIELDS)


# Moments --------------------------------------------------------------------------------------------------------------


class Ear(Mechanic):
    """Writes down what it hears of."""

    ID = "ear"
    HEARS = ("entered", "left", "taken", "announced")
    heard: list[tuple[object, ...]]

    def entered(self, rules: object, state: object, seat: int, card: int, out: list[Event]) -> None:
        self.heard.append(("entered", seat, card, len(out) > 0))

    def left(self, rules: object, state: object, seat: int, card: int, out: list[Event]) -> None:
        self.heard.append(("left", seat, card))

    def taken(self, rules: object, state: object, seat: int, card: int, out: list[Event]) -> None:
        self.heard.append(("taken", seat, card))

    def announced(self, rules: object, state: object, frame: tuple[int, ...], out: list[Event]) -> None:
        self.heard.append(("announced", *frame))


def test_a_card_that_is_taken_leaves_and_does_not_enter_play_again() -> None:
    game = council()
    game = Slack(game.kind, game.options)  # type: ignore[arg-type]
    rules = game.rules
    ear = Ear({}, mechanics.First(0, 0, 0))
    ear.heard = []
    for hearing in (rules.hearing_entered, rules.hearing_left, rules.hearing_taken, rules.hearing_announced):
        hearing.append(ear)
    state = at(game, "free_time", {"hand": ["pack_of_ten", "pack_of_ten", "tv"]}, {"room": ["waiter"]})
    waiter = state.rooms[1][0]
    rules.do[rules.set.ops.index("take")](
        rules, state, Effect(0, 0, 0, 0, 0, 0, -1, -1), (7, 0, 0, 0, 0, -1, 1, waiter), []
    )
    assert ear.heard == [("left", 1, waiter), ("taken", 0, waiter)]
    ear.heard.clear()
    do(game, state, "ann: shop pack_of_ten pack_of_ten")
    assert [each[0] for each in ear.heard] == ["announced", "entered", "entered"]
    assert ear.heard[0][1:5] == (2, 0, -1, 0)  # the whole trip, once


# Phases ---------------------------------------------------------------------------------------------------------------


def test_a_phase_needs_its_mechanic(tmp_path: Path) -> None:
    folder = tmp_path / "odd"
    folder.mkdir()
    for file in ("set.toml", "cards.toml", "jobs.toml", "rules.toml"):
        text = (HERE / "council" / file).read_text("utf-8").replace('"council"', '"odd"')
        text = text.replace('effects = [{ op = "call_vote" }]\n', "").replace('mechanics = ["votes"]', "mechanics = []")
        (folder / file).write_text(text, "utf-8")
    with pytest.raises(Problem) as caught:
        register(SlackSet("odd", {}, folder))
    assert (caught.value.code, caught.value.facts["field"]) == ("card_alone", "phases: assembly")
