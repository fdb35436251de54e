"""What finished games tell together: nothing of games that go on, nothing that people have smuggled in."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from stammtisch.bots.play import bot_streams
from stammtisch.boxes import load, make_bot, usual_bot
from stammtisch.engine.record import dump
from stammtisch.engine.table import Table
from stammtisch.server.figures import tell
from tests.server.pages import connect, open_table


def finished(game_name: str, names: list[str], seed: str) -> Table:
    game = load(game_name)
    table, bot = Table(game, names, seed), make_bot(usual_bot(game), game)
    rngs = bot_streams(seed, len(names))
    while (due := game.decision(table.state)) is not None:
        seat = due.asked[0]
        moves = game.moves(table.state, seat)
        table.apply(bot.choose(moves, game.view(table.state, seat), rngs[seat]))
    return table


def test_games_are_told_by_game_and_by_who_sat_there() -> None:
    tables = [finished("scare", ["Ann", "Bob", "Cem"], str(seed)) for seed in range(3)]
    tables.append(finished("cthulhu", ["Cem", "Ann"], "7"))
    found = tell([dump(table.record) for table in tables], ["Ann"] * 4, "en")
    assert [(each.game, each.title, each.games) for each in found.games] == [
        ("scare", "Scare", 3),
        ("cthulhu", "Chez Cthulhu", 1),
    ]
    assert found.left_out == 0
    (bots,) = [part for part in found.games[0].parts if part.id == "bots"]
    won = sum(0 in table.state.winners for table in tables[:3])
    row = bots.body.partition(">You<")[2].partition("</tr>")[0]
    assert f"{100 * won / 3:.1f} %" in row
    assert ">Ann<" not in bots.body
    assert ">Bob<" in bots.body
    german = tell([dump(tables[0].record)], ["Bob"], "de").games[0]
    assert ">Du<" in german.parts[1].body
    assert german.parts[0].title == "Auf einen Blick"


def test_what_cannot_be_played_again_is_left_out() -> None:
    table = finished("scare", ["Ann", "Bob", "Cem"], "7")
    whole = dump(table.record)
    unfinished = "".join(line + "\n" for line in whole.splitlines()[:-1])
    found = tell([whole, unfinished, "not a record", whole.replace("Ann", "A\u0000n")], ["Ann"] * 4, "en")
    assert ([each.games for each in found.games], found.left_out) == ([1], 3)


def test_names_are_escaped() -> None:
    table = finished("scare", ["<b>Ann</b>", "Bob&Co", "Cem"], "7")
    body = "".join(part.body for part in tell([dump(table.record)], ["Cem"], "en").games[0].parts)
    assert "<b>" not in body
    assert "&lt;b&gt;Ann&lt;/b&gt;" in body
    assert "Bob&amp;Co" in body


def ask(client: TestClient, *seats: dict[str, Any], language: str = "en") -> Any:
    return client.post(f"/api/figures?language={language}", json={"seats": [*seats]}).json()


def test_a_game_that_goes_on_tells_nothing(client: TestClient) -> None:
    seated = open_table(client, game="scare", seats=3, bots=["random", "random"])
    with connect(client, seated["table"]):
        found = ask(client, {"table": seated["table"], "name": "Ann"}, {"table": "nowhere", "name": "Ann"})
    assert found == {"games": [], "left_out": 0}


@pytest.mark.parametrize(
    "seats", [[{"table": "x"}], [{"table": "x", "name": "y", "more": 1}], [{"table": "x", "name": "y"}] * 31]
)
def test_a_wrong_question_is_refused(client: TestClient, seats: list[dict[str, Any]]) -> None:
    assert client.post("/api/figures", json={"seats": seats}).status_code == 400
