"""Playing over the WebSocket: everybody hears what they may know, in their language, and never before it is stored."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from stammtisch.engine.problem import Problem
from stammtisch.server import commands
from stammtisch.server.app import Limits, make_app
from stammtisch.server.limits import Limit
from stammtisch.server.live import LiveTable
from stammtisch.server.socket import POLICY
from stammtisch.store import Append, Entry, Store, open_store
from tests.server.pages import LOCAL, SOON, Page, connect, open_table


def two_at_a_table(client: TestClient, **request: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Ann, the host, and Bob; the game has begun."""
    ann = open_table(client, **{"seats": 2, "pace": {**SOON, "ring": 0}, **request})
    with connect(client, ann["table"]) as socket:
        page = Page(socket, ann["key"])
        invitation = page.last["table"]["invitation"]
        bob = client.post(f"/api/tables/{ann['table']}/seats", json={"name": "Bob", "invitation": invitation}).json()
        assert page.request("start")["type"] == "done"
    return ann, bob


def choose(page: Page, rng: Random) -> str:
    """A random move among those that the page was offered."""
    prompt = page.prompt
    if prompt["shape"] == 1:  # choose some: the page has the hand
        hand = [card["id"] for card in page.last["picture"]["hand"]]
        return " ".join(["discard", *hand[5:]]) if len(hand) > 5 else "done"
    return str(rng.choice(prompt["choices"])["move"])


@pytest.mark.parametrize("game", ["cthulhu", "scare"])
def test_a_whole_game_alone_with_bots(client: TestClient, game: str) -> None:
    seated = open_table(client, game=game, seats=3, bots=["random"] * 2, is_started=True)
    rng = Random(1)
    with connect(client, seated["table"]) as socket:
        page = Page(socket, seated["key"])
        assert page.last["log"][0]["kind"] == "sealed"
        assert page.last["table"]["commitment"][:12] in page.last["log"][0]["text"]
        assert not page.last["table"]["chance"]
        while page.last["table"]["phase"] == "playing":
            number = page.last["number"]
            if 0 in page.prompt["asked"]:
                page.move(choose(page, rng))
            if page.last["number"] == number and page.last["table"]["phase"] == "playing":
                page.hear("news")
        assert page.last["picture"]["winners"]
        chance, promise = page.last["table"]["chance"], page.last["table"]["commitment"]
        assert re.fullmatch("[0-9a-f]{32}", chance["seed"])  # 128 bits, as is the salt
        assert re.fullmatch(f"blake2b-1:[0-9a-f]{{32}}:{chance['seed']}", chance["sealed"])
        assert promise == sha256(chance["sealed"].encode()).hexdigest()
    record = client.get(f"/api/tables/{seated['table']}/record").text
    shown = client.post("/api/replay", json={"record": record}).json()
    assert shown["winners"] == page.last["picture"]["winners"]


def test_earlier_games_of_a_table_can_be_seen_again(client: TestClient) -> None:
    """Each finished one by its number; never the one that goes on."""
    seated = open_table(client, game="scare", seats=3, bots=["random"] * 2, is_started=True)
    address, rng = f"/api/tables/{seated['table']}", Random(1)
    with connect(client, seated["table"]) as socket:
        page = Page(socket, seated["key"])
        while page.last["table"]["phase"] == "playing":
            number = page.last["number"]
            if 0 in page.prompt["asked"]:
                page.move(choose(page, rng))
            if page.last["number"] == number and page.last["table"]["phase"] == "playing":
                page.hear("news")
        names = [seat["name"] for seat in page.last["table"]["seats"]]
        won = [names[seat] for seat in page.last["picture"]["winners"]]
        record = client.get(f"{address}/record").text
        assert client.get(f"{address}/record?game=1").text == record
        assert client.get(address).json()["finished"] == []
        assert page.request("start")["type"] == "done"
    [game] = client.get(address).json()["finished"]
    assert (game["number"], game["winners"]) == (1, won)
    assert client.get(f"{address}/record?game=1").text == record
    for other in ("", "?game=2", "?game=3", "?game=0", "?game=-1", "?game=one"):
        answer = client.get(f"{address}/record{other}")
        assert (answer.status_code, answer.json()["code"]) == (409, "game_not_over"), other


def test_each_hears_what_they_may_know_in_their_language(client: TestClient) -> None:
    ann, bob = two_at_a_table(client)
    with (
        connect(client, ann["table"]) as one,
        connect(client, ann["table"]) as two,
        connect(client, ann["table"]) as three,
    ):
        pages = [Page(one, ann["key"]), Page(two, bob["key"], "de"), Page(three)]
        assert [page.last["you"] for page in pages] == [0, 1, None]
        hands = [{card["card"] for card in page.last["picture"]["hand"]} for page in pages]
        assert hands[0]
        assert hands[1]
        assert not hands[0] & hands[1]
        assert not hands[2]
        for mine, page in zip(hands, pages, strict=True):
            others = set().union(*[hand for hand in hands if hand is not mine])
            assert not numbers_of_cards(page.heard) & others
        pages[0].move("done")
        for page in pages:
            if page is not pages[0]:
                page.hear("news")
        texts = [page.last["log"][-1]["text"] for page in pages]
        assert texts[1] != texts[2]
        assert pages[2].prompt["choices"] == []
        assert pages[1].prompt["asked"] == [0]


def numbers_of_cards(messages: list[dict[str, Any]]) -> set[int]:
    """Every number of a card that occurs in these messages, wherever."""
    found: set[int] = set()

    def look(thing: Any) -> None:
        if isinstance(thing, dict):
            found.update(thing[name] for name in ("card", "aim") if isinstance(thing.get(name), int))
            found.update(thing["cards"] if all(isinstance(n, int) for n in thing.get("cards", [""])) else [])
            for value in thing.values():
                look(value)
        elif isinstance(thing, list):
            for value in thing:
                look(value)

    look(messages)
    return found


def test_hidden_cards_never_leave_for_the_wrong_viewer(client: TestClient, amount: Callable[[int, int], int]) -> None:
    """Through whole games: nothing that a spectator hears names a card that is in a hand at that moment."""
    compared, rng = 0, Random(3)
    while compared < amount(250, 5920):
        compared += compare_with_hands(client, rng)


def compare_with_hands(client: TestClient, rng: Random) -> int:
    """Some moves of a game; returns how many messages were examined."""
    ann, bob = two_at_a_table(client)
    with (
        connect(client, ann["table"]) as one,
        connect(client, ann["table"]) as two,
        connect(client, ann["table"]) as three,
    ):
        players, watcher = [Page(one, ann["key"]), Page(two, bob["key"])], Page(three)
        for _ in range(120):
            if players[0].last["table"]["phase"] != "playing":
                break
            chair = players[0].prompt["asked"][0]
            mover = players[chair]
            assert mover.move(choose(mover, rng))["type"] == "done"
            number = mover.last["number"]
            for page in [*players, watcher]:
                while page.last["number"] < number:
                    page.hear("news", "snapshot")
            hands = {card["card"] for page in players for card in page.last["picture"]["hand"]}
            picture = watcher.last["picture"]
            known = {card["card"] for seat in picture["seats"] for card in seat["known"]}
            prompt = watcher.last["prompt"]
            assert not numbers_of_cards([{"picture": {**picture, "seats": []}, "prompt": prompt}]) & hands
            assert not {card["card"] for seat in picture["seats"] for card in seat["room"]} & hands
            assert known <= hands
        return sum(len(page.heard) for page in [*players, watcher])


def test_a_request_sent_twice_happens_once(client: TestClient) -> None:
    ann, _ = two_at_a_table(client)
    with connect(client, ann["table"]) as socket:
        page = Page(socket, ann["key"])
        first = page.move("done", id="same")
        again = page.move("done", id="same")
        assert (first["type"], first["number"]) == (again["type"], again["number"]) == ("done", page.last["number"])
        assert page.prompt["kind"] == "free_time"  # one phase on, not two


def test_a_refused_move_says_why_and_the_table_goes_on(client: TestClient) -> None:
    ann, bob = two_at_a_table(client)
    with connect(client, ann["table"]) as socket:
        page = Page(socket, bob["key"], "de")
        before = page.last["number"]
        refused = page.move("done")
        assert (refused["type"], refused["rule"]) == ("refused", "SLACK-27")
        assert "Ann" in refused["text"]
        assert page.move("play no_such_card")["type"] == "refused"
        assert page.move("dance")["type"] == "refused"
        assert page.request("start")["code"] == "only_the_host"
        assert page.request("say", text="still here")["type"] == "done"
        assert page.last["number"] == before + 1


def test_a_card_says_why_it_cannot_be_played(client: TestClient) -> None:
    ann, bob = two_at_a_table(client)
    with connect(client, ann["table"]) as socket:
        page = Page(socket, bob["key"])
        kinds = {card["id"]: card["kind"] for card in client.get("/api/games/cthulhu/cards").json()}
        card = next(card["id"] for card in page.last["picture"]["hand"] if kinds[card["id"]] != "whenever")
        answer = page.request("why", card=card)
        assert answer["type"] == "answer"
        assert "SLACK" in answer["lines"][0]


def test_two_devices_are_one_seat(client: TestClient) -> None:
    ann, _ = two_at_a_table(client)
    with connect(client, ann["table"]) as one, connect(client, ann["table"]) as two:
        phone, desk = Page(one, ann["key"], "de"), Page(two, ann["key"])
        assert phone.last["you"] == desk.last["you"] == 0
        assert [seat["name"] for seat in desk.last["table"]["seats"]] == ["Ann", "Bob"]
        phone.move("done")
        news = desk.hear("news")
        assert news["prompt"]["kind"] == "free_time"
        assert news["prompt"]["choices"] != []


def test_a_page_that_comes_back_gets_everything(client: TestClient) -> None:
    ann, _ = two_at_a_table(client)
    with connect(client, ann["table"]) as socket:
        page = Page(socket, ann["key"])
        page.move("done")
        log = [line["text"] for line in page.heard[0]["log"]] + [line["text"] for line in page.last["lines"]]
    with connect(client, ann["table"]) as socket:
        again = Page(socket, ann["key"]).last
        assert [line["text"] for line in again["log"]] == log
        assert again["prompt"]["kind"] == "free_time"


def test_languages_change_at_any_time(client: TestClient) -> None:
    ann, _ = two_at_a_table(client)
    with connect(client, ann["table"]) as socket:
        page = Page(socket, ann["key"])
        english = [line["text"] for line in page.last["log"]]
        socket.send_json({"type": "language", "id": "l1", "language": "de"})
        german = page.hear("snapshot")
        assert german["language"] == "de"
        assert len(german["log"]) == len(english)
        assert [line["text"] for line in german["log"]] != english
        assert page.request("language", language="tlh")["code"] == "unknown_language"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type":"hello"}',
        '{"type":"move"}',
        '{"type":"move","id":1,"move":"done"}',
        "9" * 5000,
        '{"type":"move","id":"a\\u0000","move":"done"}',
    ],
)
def test_what_no_page_would_say_ends_the_connection_and_nothing_else(client: TestClient, text: str) -> None:
    ann, _ = two_at_a_table(client)
    with connect(client, ann["table"]) as socket:
        page = Page(socket, ann["key"])
        socket.send_text(text)
        failure = socket.receive_json()
        assert (failure["type"], failure["code"]) == ("failure", "bad_message")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
        assert page.last["table"]["phase"] == "playing"
    with connect(client, ann["table"]) as socket:
        assert Page(socket, ann["key"]).move("done")["type"] == "done"


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "hello", "language": "en", "key": "forged"}, "bad_key"),
        ({"type": "ping"}, "no_hello"),
        ({"type": "hello", "language": "tlh"}, "unknown_language"),
    ],
)
def test_a_connection_begins_properly(client: TestClient, hello: dict[str, Any], code: str) -> None:
    ann = open_table(client)
    with connect(client, ann["table"]) as socket:
        socket.send_json(hello)
        assert socket.receive_json()["code"] == code


def test_a_key_of_another_table_opens_nothing(client: TestClient) -> None:
    ann, other = open_table(client), open_table(client)
    with connect(client, ann["table"]) as socket:
        socket.send_json({"type": "hello", "language": "en", "key": other["key"]})
        assert socket.receive_json()["code"] == "bad_key"


def test_forged_keys_open_nothing(client: TestClient) -> None:
    """Forty of them: letters changed at every place, parts of two keys, other seats, an invitation for a key."""
    ann, other = open_table(client, seats=3), open_table(client, seats=3)
    with connect(client, ann["table"]) as socket:
        invitation = Page(socket, ann["key"]).last["table"]["invitation"]
    key, (body, sign) = ann["key"], ann["key"].rsplit(".", 1)
    places = [round(place * (len(key) - 2) / 29) for place in range(30)]  # the last letter has bits that nobody reads
    forged = [key[:place] + ("A" if key[place] != "A" else "B") + key[place + 1 :] for place in places]
    forged += [body, f"{body}.", f".{sign}", f"{body}.{other['key'].rsplit('.', 1)[1]}", other["key"], invitation]
    forged += [key * 2, key + "x", key.upper(), json.dumps([ann["table"], 0, "ticket"])]
    assert len(set(forged)) == 40
    for one in forged:
        with connect(client, ann["table"]) as socket:
            socket.send_json({"type": "hello", "language": "en", "key": one})
            heard = socket.receive_json()
            assert heard["code"] in ("bad_key", "bad_message"), one


def test_a_flood_of_requests_drowns_nobody(client: TestClient, tmp_path: Path) -> None:
    """Two thousand at once: some are accepted, all others are refused, and the other person at the table plays on."""
    limits = Limits(requests=Limit(per_second=0.001, burst=40))
    with TestClient(make_app(open_store(tmp_path / "flood.db"), limits=limits), LOCAL) as flooded:
        ann, bob = two_at_a_table(flooded)
        with connect(flooded, ann["table"]) as one, connect(flooded, ann["table"]) as two:
            mine, theirs = Page(one, ann["key"]), Page(two, bob["key"])
            for number in range(2000):
                two.send_json({"type": "say", "id": f"flood-{number}", "text": "!"})
            assert mine.move("done")["type"] == "done"
            accepted = refused = 0
            while accepted + refused < 2000:
                heard = theirs.hear("news", "refused")
                accepted += str(heard.get("done")).startswith("flood")
                refused += heard.get("code") == "too_fast"
            assert 1 <= accepted <= 40


def test_a_watcher_only_watches(client: TestClient) -> None:
    ann, _ = two_at_a_table(client)
    with connect(client, ann["table"]) as socket:
        page = Page(socket)
        assert page.move("done")["code"] == "only_watching"
        assert page.request("say", text="hi")["code"] == "only_watching"
        assert page.last["table"]["invitation"] == ""


def test_other_sites_cannot_connect(client: TestClient) -> None:
    ann = open_table(client)
    address = f"ws://localhost/api/tables/{ann['table']}/socket"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(address, headers={"origin": "https://evil.example"}),
    ):
        pass


def test_standing_orders_are_nobody_elses_business(client: TestClient) -> None:
    ann, bob = two_at_a_table(client)
    with connect(client, ann["table"]) as one, connect(client, ann["table"]) as two:
        mine, theirs = Page(one, bob["key"]), Page(two, ann["key"])
        order: dict[str, Any] = {"lets_go": True, "unless": ["win"], "unless_by": [0]}
        assert mine.request("order", **order, reflex={"card": "tv"})["type"] == "done"
        reflex = {"card": "tv", "by": None, "kind": "", "least": 0}
        assert mine.prompt["order"] == {**order, "reflex": reflex}
        mine.request("say", text="hi")
        news = theirs.hear("news")
        assert [talk["text"] for talk in news["talk"]] == ["hi"]
        assert news["prompt"]["order"] == {"lets_go": False, "unless": [], "unless_by": [], "reflex": None}


def test_only_the_one_who_may_look_sees_the_cards(client: TestClient) -> None:
    ann, bob = two_at_a_table(client)
    table = ann["table"]
    with connect(client, table) as one, connect(client, table) as two, connect(client, table) as three:
        mine, theirs, watching = Page(one, ann["key"]), Page(two, bob["key"]), Page(three)
        hand = [card["id"] for card in mine.last["picture"]["hand"]]
        shown = hand[:2]
        assert mine.request("show_cards", to=1, cards=shown)["type"] == "done"
        seen = theirs.hear("news")
        assert [(one["by"], one["cards"]) for one in seen["shown"]] == [(0, shown)]
        assert 15 < seen["shown"][0]["ends_in"] <= 20
        assert seen["lines"][0]["cards"] == shown
        heard = watching.hear("news")
        assert (heard["shown"], heard["lines"][0]["cards"]) == ([], [])
        assert heard["lines"][0]["text"] == "Ann lets Bob look at a card or two."
        assert not any(card in json.dumps(heard["lines"]) for card in shown)
        for cards in ([], [*hand, hand[0]], ["nonsense"]):
            assert mine.request("show_cards", to=1, cards=cards)["code"] == "nothing_to_show"
        assert mine.request("show_cards", to=0, cards=shown)["code"] == "no_such_chair"
        with connect(client, table) as again:  # a reload does not take the cards away
            assert Page(again, bob["key"]).last["shown"][0]["cards"] == shown


def test_reactions_reach_everybody_and_are_not_kept(client: TestClient) -> None:
    ann, bob = two_at_a_table(client)
    with connect(client, ann["table"]) as one, connect(client, ann["table"]) as two:
        mine, theirs = Page(one, ann["key"]), Page(two, bob["key"])
        number = mine.last["number"]
        one.send_json({"type": "react", "what": "laugh"})
        assert theirs.hear("reaction") == {"type": "reaction", "chair": 0, "what": "laugh"}
        assert mine.hear("reaction")["what"] == "laugh"
        assert mine.last["number"] == number


def test_a_face_is_told_to_everybody_and_kept(client: TestClient) -> None:
    ann, bob = two_at_a_table(client)
    with connect(client, ann["table"]) as one, connect(client, ann["table"]) as two:
        mine, theirs = Page(one, ann["key"]), Page(two, bob["key"])
        assert [seat["face"] for seat in mine.last["table"]["seats"]] == ["", ""]
        mine.request("face", face="nox+beret")
        assert [seat["face"] for seat in theirs.hear("news")["table"]["seats"]] == ["nox+beret", ""]
        number = mine.last["number"]
        assert mine.request("face", face="nox+beret")["type"] == "done"
        assert mine.last["number"] == number  # nothing new
        with connect(client, ann["table"]) as three:
            assert Page(three).request("face", face="gil")["code"] == "only_watching"
    with connect(client, ann["table"]) as again:
        assert Page(again).last["table"]["seats"][0]["face"] == "nox+beret"


def test_coming_too_often_means_waiting(tmp_path: Path) -> None:
    """Every visit costs a whole snapshot. The page tries again on its own, later each time."""
    now = [0.0]
    app = make_app(
        open_store(tmp_path / "t.db"), limits=Limits(visits=Limit(per_second=1, burst=2)), now=lambda: now[0]
    )
    with TestClient(app, LOCAL) as client:
        seated = open_table(client)
        for _ in range(2):
            with connect(client, seated["table"]) as socket:
                Page(socket, seated["key"])
        with pytest.raises(WebSocketDisconnect) as refused, connect(client, seated["table"]):
            pass
        assert refused.value.code == POLICY
        now[0] = 1.0
        with connect(client, seated["table"]) as socket:
            assert Page(socket, seated["key"]).last["you"] == 0


def test_requests_that_come_too_fast_have_to_wait(tmp_path: Path) -> None:
    now = [100.0]
    app = make_app(
        open_store(tmp_path / "t.db"), limits=Limits(requests=Limit(per_second=1, burst=3)), now=lambda: now[0]
    )
    with TestClient(app, LOCAL) as client:
        seated = open_table(client, game="scare", seats=3)
        with connect(client, seated["table"]) as socket:
            page = Page(socket, seated["key"])
            answers = [page.request("say", text="hi") for _ in range(4)]
            assert [answer["type"] for answer in answers] == ["done", "done", "done", "refused"]
            assert answers[3]["code"] == "too_fast"
            now[0] += 1.0
            assert page.request("say", text="hi")["type"] == "done"


class Failing(Store):
    """A store whose disk is full for a while."""

    fails = False

    def append(self, batch: Any) -> list[Problem | None]:
        if self.fails and any(isinstance(append, Append) for append in batch):
            raise Problem("store_failed", why="disk full")
        return super().append(batch)


def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    """Nobody hears of it, and everybody finds the table as it was."""
    store = open_store(tmp_path / "t.db")
    store.__class__ = Failing
    with TestClient(make_app(store), LOCAL) as client:
        ann, bob = two_at_a_table(client)
        with connect(client, ann["table"]) as one, connect(client, ann["table"]) as two:
            mine, theirs = Page(one, ann["key"]), Page(two, bob["key"])
            number = theirs.last["number"]
            Failing.fails = True
            one.send_json({"type": "move", "id": "m1", "move": "done"})
            for socket in (one, two):
                assert socket.receive_json()["code"] == "store_failed"
                with pytest.raises(WebSocketDisconnect):
                    socket.receive_json()
            assert theirs.last["number"] == number
            assert mine.prompt["kind"] == "call"
            Failing.fails = False
        with connect(client, ann["table"]) as socket:
            again = Page(socket, ann["key"])
            assert again.prompt["kind"] == "call"
            assert again.move("done", id="m1")["type"] == "done"
            assert again.prompt["kind"] == "free_time"


def test_messages_are_plain_json(client: TestClient) -> None:
    ann = open_table(client)
    with connect(client, ann["table"]) as socket:
        page = Page(socket, ann["key"])
        assert json.loads(json.dumps(page.last)) == page.last


def test_a_fault_of_ours_is_told_and_the_table_is_as_it_was(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = two_at_a_table(client)
    real = commands.move

    def half(live: LiveTable, *arguments: Any) -> None:
        real(live, *arguments)
        raise RuntimeError(f"half done: {live.playing.state.to_json()}")

    with connect(client, ann["table"]) as socket:
        page = Page(socket, ann["key"])
        before = page.last
        monkeypatch.setattr(commands, "move", half)
        assert page.move("done")["code"] == "server_fault"
    monkeypatch.setattr(commands, "move", real)
    with connect(client, ann["table"]) as socket:
        page = Page(socket, ann["key"])
        assert [page.last[part] for part in ("picture", "log")] == [before[part] for part in ("picture", "log")]
        assert page.move("done")["type"] == "done"
    assert "RuntimeError" in caplog.text
    assert "hands" not in caplog.text


def test_a_table_that_cannot_be_read_is_a_fault_of_ours_and_tells_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store, secret = open_store(tmp_path / "t.db"), "ticket-that-nobody-may-know"
    store.create("broken22", [Entry("from the future", {"ticket": secret}, 0.0)])
    with TestClient(make_app(store), LOCAL) as client:
        answer = client.get("/api/tables/broken22?language=de")
        assert (answer.status_code, answer.json()["code"]) == (500, "server_fault")
        with connect(client, "broken22") as socket:
            socket.send_json({"type": "hello", "language": "en"})
            assert socket.receive_json()["code"] == "server_fault"
        assert client.get("/api/health").json()["status"] == "ok"
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == [
        "GET /api/tables/{table}",
        "a table cannot be shown",
    ]
    assert secret not in caplog.text


def is_sent_away(page: Page) -> bool:
    """Whether this page is told that it has no seat any more, and nothing after that."""
    page.socket.send_json({"type": "ping"})
    while (message := page.socket.receive_json())["type"] != "failure":
        assert message["type"] != "pong"
        page.heard.append(message)
    with pytest.raises(WebSocketDisconnect):
        page.socket.receive_json()
    return bool(message["code"] == "bad_key")


def test_people_who_have_left_neither_see_nor_play_the_cards_of_the_next(client: TestClient) -> None:
    """Not even on a page that was open all the time."""
    ann = open_table(client, seats=2, pace={**SOON, "ring": 0})
    seats = f"/api/tables/{ann['table']}/seats"
    with (
        connect(client, ann["table"]) as one,
        connect(client, ann["table"]) as two,
        connect(client, ann["table"]) as three,
    ):
        host = Page(one, ann["key"])
        request = {"name": "Bob", "invitation": host.last["table"]["invitation"]}
        bob = client.post(seats, json=request).json()
        desk, phone = Page(two, bob["key"]), Page(three, bob["key"])
        assert host.request("seat_bot", chair=1, level="")["code"] == "still_here"
        assert desk.request("leave")["type"] == "done"
        assert is_sent_away(desk)
        assert is_sent_away(phone)
        zoe = client.post(seats, json={**request, "name": "Zoe"}).json()
        assert zoe["chair"] == bob["chair"]
        assert host.request("start")["type"] == "done"
        assert not any(heard.get("picture") for heard in desk.heard + phone.heard)


def test_people_who_have_left_a_game_do_not_play_on_for_the_bot(client: TestClient) -> None:
    ann, bob = two_at_a_table(client)
    with connect(client, ann["table"]) as one, connect(client, ann["table"]) as two:
        mine, theirs = Page(one, ann["key"]), Page(two, bob["key"])
        assert mine.request("leave")["type"] == "done"
        one.send_json({"type": "say", "id": "after-all", "text": "I am still here"})
        assert is_sent_away(mine)
        assert theirs.request("say", text="bye")["type"] == "done"
        assert [talk["text"] for heard in theirs.heard for talk in heard.get("talk", [])] == ["bye"]
