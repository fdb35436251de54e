"""Tables that begin in a position: guides, examples of rules, and the coach."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from stammtisch.boxes import example, examples, guide, known_games
from stammtisch.engine.problem import BadPosition, Problem
from stammtisch.engine.record import LONGEST_POSITION, dump
from stammtisch.server import catalog, clock, commands, messages
from stammtisch.server.app import make_app
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.keys import Keys
from stammtisch.server.live import OVER, PLAYING, LiveTable, rebuild
from stammtisch.server.messages import Lesson
from stammtisch.server.reader import Reader
from stammtisch.server.run import lay_table
from stammtisch.server.thoughts import ADVICE
from stammtisch.store import open_store
from tests.server.pages import LOCAL, Page, connect
from tests.server.tables import entries, play_some, started

EXAMPLES = [(game, rule) for game in known_games() for rule in examples(game)]
QUICK = 5.0  # seconds; a bot that waits for somebody else takes longer


def laid(position: str, lesson: str = "", name: str = "") -> tuple[LiveTable, Reader]:
    live = LiveTable("abcd2345")
    chair = commands.lay(live, position, lesson, name, "ticket", "en", 0.0)
    return live, Reader(live, chair, "en", Keys("secret"))


def lesson_of(reader: Reader, now: float = 0.0) -> Lesson:
    lesson = reader.snapshot(Broadcast(reader.live, now)).lesson
    assert lesson is not None
    return lesson


def follow(live: LiveTable, reader: Reader, most: int = 100, now: float = 0.0) -> float:
    """The person does what they are told, and bots whatever they like."""
    for _ in range(most):
        lesson = lesson_of(reader, now)
        assert not lesson.is_off
        if lesson.is_over:
            break
        if lesson.move:
            assert lesson.text
            commands.move(live, reader.chair, lesson.move, now)
            continue
        due = clock.due_at(live)
        assert due is not None
        assert due - now < QUICK, "a bot has nothing to do"
        now = due
        clock.tick(live, now)
    return now


@pytest.mark.parametrize("game", ["cthulhu", "goth", "geek", "guevara", "scare"])
def test_a_guide_leads_to_a_win_and_survives_a_restart(game: str) -> None:
    live, reader = laid(guide(game), "guide", "Mia")
    assert [chair.name for chair in live.chairs][:2] == ["Mia", "Ada"]
    now = follow(live, reader, most=5)
    told = entries(live)
    again = rebuild(live.id, told)  # as after a kill
    assert again.playing.record.moves == live.playing.record.moves
    assert again.scripted == live.scripted
    reader = Reader(again, reader.chair, "de", Keys("secret"))
    assert follow(again, reader, now=now) < 4 * 60
    assert again.phase == OVER
    assert again.playing.state.winners == [reader.chair]
    assert lesson_of(reader).text


@pytest.mark.parametrize(("game", "rule"), EXAMPLES, ids=[rule for _, rule in EXAMPLES])
def test_an_example_can_be_played_through(game: str, rule: str) -> None:
    live, reader = laid(example(game, rule), rule)
    lesson = lesson_of(reader)
    assert (lesson.kind, lesson.rule) == ("example", rule)
    assert lesson.steps
    follow(live, reader)
    assert lesson_of(reader).is_over


@pytest.mark.parametrize("game", ["cthulhu", "goth", "geek", "guevara"])
def test_the_rules_show_cards_of_the_game_only(game: str) -> None:
    known = {card.id for card in catalog.cards(game, "en")}
    shown = {rule.id: rule.cards for rule in catalog.rules(game, "en") if rule.has_example}
    assert shown.keys() == examples(game).keys()
    assert {card for cards in shown.values() for card in cards} <= known


def test_what_is_played_in_an_example_is_shown() -> None:
    shown = {rule.id: rule.cards for rule in catalog.rules("goth", "en")}
    assert shown["GOTH-11"] == ["perky_coworker"]  # and no card that is called Ben
    assert shown["GOTH-32"] == ["blog"]
    assert [rule.cards for rule in catalog.rules("scare", "en") if rule.id == "TRK-26"] == [["0/10", "9", "1"]]


def test_another_way_and_back() -> None:
    live, reader = laid(guide("cthulhu"), "guide", "Mia")
    assert lesson_of(reader).move == "play cultist_from_3b"
    commands.move(live, 0, "done", 1.0)
    lesson = lesson_of(reader)
    assert (lesson.is_off, lesson.move, lesson.is_over) == (True, "", False)
    commands.undo(live, 0, 2.0)
    assert lesson_of(reader).move == "play cultist_from_3b"
    commands.move(live, 0, "done", 3.0)
    _, now = play_some(live, Random(1), 400, 3.0)  # bots play on their own; scripted dice do not run out
    assert live.phase == OVER or now > 0


def test_who_passes_first_makes_no_difference() -> None:
    hands = "".join(
        [f'[seat.{name}]\nhand = ["{card}"]\n' for name, card in (("ann", "sleep"), ("bob", "tv"), ("cem", "tiny"))]
    )
    text = f'game = "cthulhu"\nseats = ["ann", "bob", "cem"]\nphase = "free_time"\n{hands}'
    live, reader = laid(f'{text}[[step]]\ndo = "ann: play sleep"\n[[step]]\ndo = "pass"\n')
    commands.move(live, reader.chair, "play sleep", 0.0)
    script = live.script
    assert script is not None
    assert script.moves == ["ann: play sleep", "bob: pass", "cem: pass"]
    assert script.left(["ann: play sleep", "cem: pass"]) == [1]
    assert script.left(["ann: play sleep", "bob: play tv on ann"]) is None


def test_a_record_from_a_position_replays_and_is_checked(client: TestClient) -> None:
    live, reader = laid(guide("scare"), "guide", "Mia")
    follow(live, reader)
    text = dump(live.playing.record)
    answer = client.post("/api/replay", json={"record": text}).json()
    assert answer["winners"] == [0]
    assert client.post("/api/continue", json={"record": text, "step": 4, "seat": 0}).status_code == 200
    broken = text.replace("seats   = ", "seats   == ")
    assert client.post("/api/replay", json={"record": broken}).json()["code"] == "record_position"
    other = text.replace('"seed": "0"', '"seed": "1"')
    assert client.post("/api/replay", json={"record": other}).json()["code"] == "record_header"


def test_positions_come_with_the_game(client: TestClient) -> None:
    def opened(**body: Any) -> tuple[int, Any]:
        answer = client.post("/api/lessons", json=body)
        return answer.status_code, answer.json()

    code, seated = opened(game="cthulhu", name="Mia")
    assert code == 200
    with connect(client, seated["table"]) as socket:
        lesson = Page(socket, seated["key"]).last["lesson"]
    assert (lesson["kind"], lesson["move"]) == ("guide", "play cultist_from_3b")
    assert opened(game="scare", rule="TRK-06")[0] == 200
    assert opened(game="scare", rule="../guide")[1]["code"] == "no_example"
    assert opened(game="chess")[1]["code"] == "unknown_game"
    assert opened(game="cthulhu", name="a" * 61)[1]["code"] == "bad_body"
    assert opened(game="cthulhu", position="x")[1]["code"] == "bad_body"
    assert opened(game="cthulhu", name="two:words")[1]["code"] == "bad_name"


def test_a_bot_never_has_the_newcomers_name() -> None:
    live, _ = laid(guide("scare"), "guide", "Ada")
    assert [chair.name for chair in live.chairs] == ["Ada", "Bruno", "Carla"]


def test_a_scenario_that_cannot_be_a_table() -> None:
    with pytest.raises(Problem, match="position_too_long"):
        laid("#" * (LONGEST_POSITION + 1))
    with pytest.raises(BadPosition):
        laid('game = "cthulhu"')
    over = 'game = "cthulhu"\nseats = ["ann", "bob"]\n[seat.ann]\nloose = 1\n[[step]]\ndo = "bob: play tv"'
    live, reader = laid(over)
    assert lesson_of(reader).is_over  # none of its steps is possible, so there is nothing to try
    assert live.phase == PLAYING


def test_a_table_from_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = open_store(path)
    link = lay_table(store, example("cthulhu", "SLACK-97"), "de")
    store.close()
    _, _, table, key = link.split("/")
    with TestClient(make_app(open_store(path)), LOCAL) as client, connect(client, table) as socket:
        last = Page(socket, key).last
    assert (last["you"], last["lesson"]["kind"]) == (1, "scenario")


def coached(reader: Reader) -> messages.Advice:
    job = reader.asks_coach()
    return reader.coach("x", [] if job is None else ADVICE.decode(job.work()))


def test_the_coach_names_two_legal_moves_with_reasons() -> None:
    for game in known_games():
        live = started(game, people=1, bots=2)
        reader = Reader(live, 0, "de", Keys("secret"))
        rng, now, asked = Random(4), 0.0, 0
        while live.phase == PLAYING and asked < 25:
            if 0 not in live.asked:
                due = clock.due_at(live)
                assert due is not None
                now = max(now, due)
                clock.tick(live, now)
                continue
            asked += 1
            length = live.length
            advice = coached(reader)
            choices = {live.playing.game.write(move, live.playing.names) for move in live.view(0).moves}
            assert {tip.move for tip in advice.tips} <= choices
            assert all(tip.why and tip.text for tip in advice.tips)
            assert len(advice.tips) <= 3
            assert live.length == length
            best = advice.tips[0].move if advice.tips else rng.choice(sorted(choices))
            commands.move(live, 0, best, now)
        assert asked == 25 or live.phase == OVER


def test_the_coach_does_not_help_among_people() -> None:
    reader = Reader(started("scare", people=2, bots=1), 0, "en", Keys("secret"))
    with pytest.raises(Problem, match="no_coach"):
        reader.asks_coach()


def test_the_coach_wins_if_it_can() -> None:
    text = 'game = "cthulhu"\nseats = ["ann", "bob"]\nphase = "free_time"\n[seat.ann]\nloose = 18\n'
    _, reader = laid(f'{text}hand = ["sleep", "tiny"]')
    best = coached(reader).tips[0]
    assert (best.move, best.why) == ("play sleep", "With this you should win.")
