"""Writes what a released version leaves behind: saved games and a store. Run it with that version, once:

    python tests/records/make.py tests/records/YYYY-MM-DD

Everything is made as it is for people: games are played in the terminal's own process, and the store is written by the
server while pages play at its tables. README.md says what it is for.
"""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
# One of these answers every question, sooner or later.
LINES = [*map(str, range(1, 10)), "a", "2a", "3a", "4b", "1 2", "1 2 3", ""]
MANY = 6000

# Name of the file, what is typed before the lines above, how many of those, and the arguments.
SAVED: Sequence[tuple[str, Sequence[str], int, Sequence[str]]] = [
    ("scare-finished", (), MANY, ("scare", "--seats", "4")),
    ("scare-unfinished", (), 12, ("scare", "--seats", "6")),
    ("scare-undone", ("1", "undo", "2", "1", "undo"), 8, ("scare", "--seats", "3")),
    ("scare-options", (), MANY, ("scare", "--seats", "5", "--preset", "balanced-7", "-o", "refill=equalise")),
    ("cthulhu-finished", (), MANY, ("cthulhu", "--seats", "4", "--lang", "de")),
    ("cthulhu-unfinished", (), 12, ("cthulhu", "--seats", "5")),
    ("cthulhu-undone", ("", "undo", "", "", "undo"), 8, ("cthulhu", "--seats", "2")),
    (
        "cthulhu-options",
        (),
        MANY,
        ("cthulhu", "--seats", "3", "-o", "madness=double", "-o", "edition=en", "-o", "drugs=false"),
    ),
    ("goth+geek-finished", (), MANY, ("goth+geek", "--seats", "6")),
    ("guevara-finished", (), MANY, ("guevara", "--seats", "4", "--lang", "de")),
    ("guevara-unfinished", (), 12, ("guevara", "--seats", "5")),
]


def main(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name, first, count, arguments in SAVED:
        play(folder / f"{name}.jsonl", [*first, *(LINES * count)[:count]], arguments)
        print(name, len((folder / f"{name}.jsonl").read_text().splitlines()) - 1)
    write_store(folder)


def play(file: Path, lines: Sequence[str], arguments: Sequence[str]) -> None:
    """A person who types these lines, among bots."""
    command = [sys.executable, "-m", "stammtisch", "play", *arguments, "--seed", file.stem, "--save", str(file)]
    subprocess.run(command, input="".join(f"{line}\n" for line in lines), text=True, capture_output=True, check=False)


# The store -----------------------------------------------------------------------------------------------------------


def write_store(folder: Path) -> None:
    """Tables in a real server: over, in play, in the lobby, with talk and deals, and one at its second game."""
    sys.path.insert(0, str(ROOT))
    from starlette.testclient import TestClient

    from stammtisch.server.app import make_app
    from stammtisch.store import open_store

    path = folder / "tables.db"
    tables: list[dict[str, Any]] = []
    with TestClient(make_app(open_store(path)), "http://localhost") as client:
        for game in ("scare", "cthulhu"):
            tables += [finished(client, game), in_play(client, game), second_game(client, game), lobby(client, game)]
        odd = {"madness": "double", "show_hand": "lasting"}
        tables.append(in_play(client, "cthulhu", name="cthulhu-options", options=odd))
    with closing(sqlite3.connect(path)) as store:
        store.execute("pragma journal_mode=delete")
        store.execute("vacuum")
    (folder / "tables.json").write_text(json.dumps(tables, indent=1) + "\n")
    print("tables.db", path.stat().st_size)


def finished(client: Any, game: str) -> dict[str, Any]:
    from tests.server.pages import Page, connect, open_table

    seated = open_table(client, game=game, seats=3, bots=["random"] * 2, is_started=True)
    with connect(client, seated["table"]) as socket:
        page = Page(socket, seated["key"])
        play_on(page, 10**6)
        page.request("say", text="Once more?")
    return told(f"{game}-finished", page, [seated["key"]])


def in_play(client: Any, game: str, *, name: str = "", options: dict[str, Any] | None = None) -> dict[str, Any]:
    """Two people and a bot. They talk, make a deal, and one takes a move back."""
    from tests.server.pages import SOON, Page, connect, open_table

    pace = {**SOON, "ring": 0}
    ann = open_table(client, game=game, seats=3, bots=["", ""][:1], pace=pace, options=options or {})
    with connect(client, ann["table"]) as socket:
        page = Page(socket, ann["key"])
        place = {"name": "Jörg", "invitation": page.last["table"]["invitation"]}
        bob = client.post(f"/api/tables/{ann['table']}/seats", json=place).json()
        with connect(client, ann["table"]) as other:
            friend = Page(other, bob["key"], "de")
            page.request("start")
            friend.hear("snapshot")
            page.request("say", text="Good luck!")
            page.request("deal", to=1, text="I leave you alone this round.")
            friend.request("shake", deal=0)
            play_together([page, friend], 24)
            undo(page, friend)
            play_together([page, friend], 12)
    return told(name or f"{game}-playing", page, [ann["key"], bob["key"]])


def second_game(client: Any, game: str) -> dict[str, Any]:
    from tests.server.pages import Page, connect, open_table

    seated = open_table(client, game=game, seats=3, bots=["random"] * 2, is_started=True)
    with connect(client, seated["table"]) as socket:
        page = Page(socket, seated["key"])
        play_on(page, 10**6)
        page.request("start")
        play_on(page, 15)
    return told(f"{game}-second", page, [seated["key"]])


def lobby(client: Any, game: str) -> dict[str, Any]:
    from tests.server.pages import Page, connect, open_table

    seated = open_table(client, game=game, seats=4, bots=["random"])
    with connect(client, seated["table"]) as socket:
        page = Page(socket, seated["key"])
        page.request("say", text="Who else is coming?")
    return told(f"{game}-lobby", page, [seated["key"]])


def told(name: str, page: Any, keys: list[str]) -> dict[str, Any]:
    table = page.last["table"]
    return {"name": name, "table": table["id"], "game": table["game"], "phase": table["phase"], "keys": keys}


def play_on(page: Any, moves: int) -> None:
    """One person among bots."""
    rng = Random(1)
    for _ in range(moves):
        if page.last["table"]["phase"] != "playing":
            return
        if can_choose(page):
            page.move(choose(page, rng))
        else:
            page.hear("news", "waiting", "snapshot")


def play_together(pages: list[Any], moves: int) -> None:
    """The player who is asked moves; while only the bot is asked, everybody waits for it."""
    rng = Random(2)
    for _ in range(moves):
        catch_up(pages)
        if pages[0].last["table"]["phase"] != "playing":
            return
        asked = [page for page in pages if can_choose(page)]
        if asked:
            asked[0].move(choose(asked[0], rng))
        else:
            pages[0].hear("news", "waiting")


def catch_up(pages: list[Any]) -> None:
    """All pages have heard the same."""
    newest = max(page.last["number"] for page in pages)
    for page in pages:
        while page.last["number"] < newest:
            page.hear("news", "waiting", "snapshot")


def undo(page: Any, friend: Any) -> None:
    if page.request("undo")["type"] != "done":
        return
    catch_up([page, friend])
    if page.last["table"]["undo_by"] is not None:
        friend.request("undo_answer", yes=True)
    catch_up([page, friend])


def can_choose(page: Any) -> bool:
    prompt = page.prompt
    return page.last["you"] in prompt["asked"] and bool(prompt["choices"] or prompt["discards"])


def choose(page: Any, rng: Random) -> str:
    prompt = page.prompt
    if prompt["shape"] == 1:  # choose some: the page has the hand
        hand, least = [card["id"] for card in page.last["picture"]["hand"]], prompt["discards"]["least"]
        return " ".join(["discard", *hand[:least]]) if least else "done"
    return str(rng.choice(prompt["choices"])["move"])


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]).absolute())
