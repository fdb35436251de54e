"""What people at a table can do. Each command adds entries, or raises Problem and changes nothing."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from stammtisch.bots.names import endless
from stammtisch.boxes import ending_move, find_box, known_bots, load, load_recorded, shared_text, usual_bot
from stammtisch.boxes.orders import Order, check_wish
from stammtisch.engine import scenario
from stammtisch.engine.notation import LONGEST_NAME, check_names, write
from stammtisch.engine.problem import Problem
from stammtisch.engine.record import LONGEST_POSITION, Record, header, new_record
from stammtisch.engine.rng import KEYED
from stammtisch.engine.table import Table, replay
from stammtisch.server import clock
from stammtisch.server.chair import BOT, NOBODY, OPEN, PERSON
from stammtisch.server.entries import ENDED
from stammtisch.server.live import LOBBY, PLAYING, LiveTable
from stammtisch.server.lookalikes import skeleton
from stammtisch.server.pace import Pace
from stammtisch.text.words import words

LONGEST_TEXT: Final = 500
MOST_DEALS: Final = 40  # that one person may offer at a table: every change sends them all again
LESSON_PACE: Final[dict[str, Any]] = {"ring": 0.0, "bots": 1.5}  # everybody may think as long as they like
VERDICTS: Final = ("", "kept", "broken")
BOT_NAMES: Final = ("Ada", "Bruno", "Carla", "Dario", "Edda", "Fritz")


# Sitting down --------------------------------------------------------------------------------------------------------


def open_table(
    live: LiveTable, game: str, options: dict[str, Any], seats: int, pace: dict[str, Any], now: float
) -> None:
    load(game, options).new(seats, "")  # refuses options and seat counts that do not fit
    live.add("opened", {"game": game, "options": options, "seats": seats, "pace": Pace.read(pace).to_json()}, now)


def sit(live: LiveTable, name: str, ticket: str, language: str, now: float, client: str | None = None) -> int:
    """A person takes the first free chair, or a bot's if there is no other."""
    if live.phase != LOBBY:
        raise Problem("game_has_begun")
    kinds = [chair.kind for chair in live.chairs]
    if PERSON in kinds and not {OPEN, BOT} & set(kinds):
        raise Problem("table_full")
    chair = kinds.index(OPEN) if OPEN in kinds else len(kinds) - 1 - kinds[::-1].index(BOT)
    words(language)  # refuses a language that we do not speak
    name = "-".join(name.split())
    others = [other.name for number, other in enumerate(live.chairs) if other.name and number != chair]
    check_names([*others, name])
    _check_looks(name, others)
    live.add("sat", {"chair": chair, "name": name, "ticket": ticket, "language": language}, now, client)
    return chair


def _check_looks(name: str, others: list[str]) -> None:
    """No name can be mistaken for somebody else's, or be invisible."""
    looks = skeleton(name)
    if not looks:
        raise Problem("bad_name", name=name, longest=LONGEST_NAME)
    for other in others:
        if skeleton(other) == looks:
            raise Problem("look_alike", name=name, other=other)


def seat_bot(live: LiveTable, by: int, chair: int, level: str, now: float, client: str | None = None) -> None:
    """The host puts a bot on a chair, or clears the chair; during a game, a bot takes over from somebody who is away.
    Nobody loses their chair while they are here.
    """
    _only_host(live, by)
    game = load_recorded(live.game, live.options)
    if not 0 <= chair < len(live.chairs) or chair == by:
        raise Problem("no_such_chair")
    if level and level not in known_bots(game):
        raise Problem("unknown_bot", bot=level, known=", ".join(known_bots(game)))
    if chair in live.people_here:
        raise Problem("still_here", name=live.chairs[chair].name)
    if live.phase == PLAYING:
        if live.chairs[chair].kind != PERSON:
            raise Problem("game_has_begun")
        live.add("left", {"chair": chair, "level": level or usual_bot(game)}, now, client)
        _settle_undo(live, now)
        return
    taken = [skeleton(other.name) for number, other in enumerate(live.chairs) if number != chair]
    name = next(name for name in endless(BOT_NAMES) if skeleton(name) not in taken)
    live.add("seated_bot", {"chair": chair, "level": level, "name": name if level else ""}, now, client)


def leave(live: LiveTable, chair: int, now: float, client: str | None = None) -> None:
    """Somebody gets up for good: in the lobby their chair is free, in a game a bot plays on."""
    live.add("left", {"chair": chair, "level": usual_bot(load_recorded(live.game, live.options))}, now, client)
    _pass_on_host(live, now)
    _settle_undo(live, now)


def new_seed() -> str:
    return secrets.token_hex(16)


def start(live: LiveTable, by: int, seed: str, now: float, client: str | None = None) -> None:
    """The first game, or the next one of a match."""
    _only_host(live, by)
    if live.phase == PLAYING:
        raise Problem("game_has_begun")
    if any(chair.kind == OPEN for chair in live.chairs):
        raise Problem("chairs_are_free")
    options = live.options if live.table is None else live.table.game.next_options(live.table.state)
    names = [chair.name for chair in live.chairs]
    record = new_record(load_recorded(live.game, options), names, seed, {}, new_seed(), KEYED)
    last = [] if live.table is None else live.table.names
    won = [chair for chair in live.winners if last[chair] == names[chair]]
    is_over = live.table is not None and live.table.state.is_over
    live.add("started", {**header(record), **({"won": won} if is_over else {})}, now, client)


def go_on_from(live: LiveTable, record: Record, step: int, seat: int, ticket: str, language: str, now: float) -> None:
    """A new table where a recorded game goes on after its first `step` moves, one person among bots. Raises BadRecord.

    Nobody can look ahead in a game that is still running, because its record, and thus its seed, is not available.
    Somebody who has seen the rest of this one may know the dice to come, and the table says so (`continued`).
    """
    game = load_recorded(record.game, record.options)
    table = replay(game, record, step)
    if table.outdated is not None:
        raise table.outdated
    if not 0 <= step <= len(record.moves) or table.state.is_over:
        raise Problem("nothing_to_go_on")
    if not 0 <= seat < len(table.names):
        raise Problem("no_such_chair")
    open_table(live, record.game, dict(game.options), len(table.names), {}, now)
    level = usual_bot(game)
    for chair, name in enumerate(table.names):
        if chair == seat:
            live.add("sat", {"chair": chair, "name": name, "ticket": ticket, "language": language}, now)
        else:
            live.add("seated_bot", {"chair": chair, "level": level, "name": name}, now)
    live.add("started", {**header(table.record), "continued": step}, now)
    for move, check in zip(table.record.moves, table.record.checksums, strict=True):
        live.add("moved", {"move": move, "check": check, "by": "record"}, now)


def lay(live: LiveTable, position: str, lesson: str, name: str, ticket: str, language: str, now: float) -> int:
    """A new table that begins in the position of a scenario: the person takes the seat that is asked first, under the
    name given or the one in the file, and bots all others. Raises BadPosition or BadOption; returns the chair.
    """
    if len(position) > LONGEST_POSITION:
        raise Problem("position_too_long", most=LONGEST_POSITION)
    found = scenario.read(position, load)
    decision = found.game.decision(found.state)
    if decision is None:
        raise Problem("nothing_to_go_on")
    seat, names = decision.asked[0], list(found.names)
    if name:
        names = _lesson_names(name, seat, len(names))
    table = Table.begin_at(found.game, names, position)
    open_table(live, found.game.kind.id, dict(found.game.options), len(names), LESSON_PACE, now)
    level = usual_bot(found.game)
    for chair, named in enumerate(names):
        if chair == seat:
            live.add("sat", {"chair": chair, "name": named, "ticket": ticket, "language": language}, now)
        else:
            live.add("seated_bot", {"chair": chair, "level": level, "name": named}, now)
    live.add("started", {**header(table.record), "lesson": lesson}, now)
    return seat


def _lesson_names(name: str, seat: int, seats: int) -> list[str]:
    """Somebody under their own name, among bots."""
    own = "-".join(name.split())
    check_names([own])
    _check_looks(own, [])
    bots = (bot for bot in endless(BOT_NAMES) if skeleton(bot) != skeleton(own))
    return [own if chair == seat else next(bots) for chair in range(seats)]


def revoke(live: LiveTable, by: int, now: float, client: str | None = None) -> None:
    _only_host(live, by)
    live.add("revoked", {}, now, client)


def set_presence(live: LiveTable, chair: int, is_here: bool, now: float) -> None:
    """A person's last connection closed, or their first one opened. A host who comes back runs the table again."""
    if (live.chairs[chair].away_since is None) == is_here:
        return
    live.add("back" if is_here else "away", {"chair": chair}, now)
    if is_here and chair == live.owner != live.host:
        live.add("host", {"chair": chair}, now)
    _pass_on_host(live, now)


def _pass_on_host(live: LiveTable, now: float) -> None:
    """When the host gets up, somebody else who is here becomes host; for a host who is only away, see `clock`."""
    if live.people_here and live.host not in live.people:
        live.add("host", {"chair": live.people_here[0]}, now)


def _only_host(live: LiveTable, chair: int) -> None:
    if chair != live.host:
        raise Problem("only_the_host")


# Talking -------------------------------------------------------------------------------------------------------------


def set_language(live: LiveTable, chair: int, language: str, now: float, client: str | None = None) -> None:
    words(language)
    live.add("language", {"chair": chair, "language": language}, now, client)


def set_face(live: LiveTable, chair: int, face: str, now: float, client: str | None = None) -> None:
    if live.chairs[chair].face != face:
        live.add("face", {"chair": chair, "face": face}, now, client)


def say(live: LiveTable, chair: int, text: str, now: float, client: str | None = None) -> None:
    live.add("said", {"chair": chair, "text": _text(text)}, now, client)


def promise(
    live: LiveTable,
    chair: int,
    to: int,
    text: str,
    now: float,
    client: str | None = None,
    blocks: Mapping[str, str] | None = None,
) -> None:
    """A deal: everybody may read it, nothing enforces it (SLACK-21). Bots understand the blocks that it was built from:
    `will`, `what` and `until`.
    """
    if not 0 <= to < len(live.chairs) or to == chair:
        raise Problem("no_such_chair")
    if sum(deal["by"] == chair for deal in live.deals) >= MOST_DEALS:
        raise Problem("too_many_deals", most=MOST_DEALS)
    live.add("promised", {"by": chair, "to": to, "text": _text(text), **(blocks or {})}, now, client)


def shake(live: LiveTable, chair: int, deal: int, now: float, client: str | None = None) -> None:
    """The other side agrees, once. It binds nobody."""
    found = _deal(live, deal)
    if found["to"] != chair or found["is_shaken"]:
        raise Problem("no_such_deal")
    live.add("shook", {"chair": chair, "deal": deal}, now, client)


def judge(live: LiveTable, chair: int, deal: int, verdict: str, now: float, client: str | None = None) -> None:
    """Each of the two says whether the deal was kept; both may change their minds."""
    found = _deal(live, deal)
    if chair not in (found["by"], found["to"]) or verdict not in VERDICTS:
        raise Problem("no_such_deal")
    live.add("judged", {"chair": chair, "deal": deal, "verdict": verdict}, now, client)


def _deal(live: LiveTable, deal: int) -> dict[str, Any]:
    if not 0 <= deal < len(live.deals):
        raise Problem("no_such_deal")
    return live.deals[deal]


def show_cards(live: LiveTable, chair: int, to: int, cards: list[str], now: float, client: str | None = None) -> None:
    """Lets one person look at some cards of the hand (SLACK-20). Showing the whole hand is a move of the game."""
    table = live.playing
    if not find_box(live.game).shows_cards or live.phase != PLAYING:
        raise Problem("nothing_to_show")
    if not 0 <= to < len(live.chairs) or to == chair:
        raise Problem("no_such_chair")
    held = Counter(shared_text(words("en"), table.game).hand(live.view(chair)))
    if not cards or Counter(cards) - held:
        raise Problem("nothing_to_show")
    live.add("showed", {"chair": chair, "to": to, "cards": cards}, now, client)


def _text(text: str) -> str:
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not 1 <= len(text) <= LONGEST_TEXT:
        raise Problem("bad_text_length", most=LONGEST_TEXT)
    return text


# Playing -------------------------------------------------------------------------------------------------------------


def move(live: LiveTable, chair: int, text: str, now: float, client: str | None = None) -> None:
    """A move in the notation, without the seat."""
    if live.outdated is not None:
        raise Problem("game_outdated")
    live.add("moved", {"move": f"{live.playing.names[chair]}: {text}", "by": PERSON}, now, client)


def end_turn(live: LiveTable, chair: int, now: float, client: str | None = None) -> None:
    """Declines everything that is left of one's turn, whatever one holds, up to a question that has to be answered."""
    if live.outdated is not None:
        raise Problem("game_outdated")
    table = live.playing
    move = ending_move(table.game, table.state, chair)
    if move is None:
        raise Problem("nothing_to_end")
    live.add("moved", {"move": write(table.game, move, table.names), "by": ENDED}, now, client)
    clock.go_to_end(live, now)


def stop(live: LiveTable, chair: int, now: float, client: str | None = None) -> None:
    """The ring stands still until this person has chosen a card or said never mind."""
    if not live.is_window or chair not in live.asked or live.stopper != NOBODY:
        raise Problem("nothing_to_stop")
    if live.chairs[chair].is_muted:
        raise Problem("bell_does_not_listen")
    live.add("stopped", {"chair": chair}, now, client)


def never_mind(live: LiveTable, chair: int, now: float, client: str | None = None) -> None:
    if live.stopper != chair:
        raise Problem("nothing_to_stop")
    live.add("never_mind", {"chair": chair}, now, client)


def go_on(live: LiveTable, chair: int, now: float, client: str | None = None) -> None:
    """At a spoken table: nobody has said anything, so the window closes. Bots still answer on their own."""
    if not live.is_window or not live.pace.is_spoken or live.stopper != NOBODY or chair != clock.speaker(live):
        raise Problem("nothing_to_stop")
    window = live.window
    while live.window == window and any(chair in live.people for chair in live.asked):
        clock.close(live, "spoken", now, client)
        client = None  # one request, one id


def order(live: LiveTable, chair: int, what: Order, now: float, client: str | None = None) -> None:
    what.check(len(live.chairs))
    live.add("ordered", {"chair": chair, **asdict(what)}, now, client)


def wish(live: LiveTable, chair: int, what: str, is_first: bool, now: float, client: str | None = None) -> None:
    """How often somebody wants to be asked from now on; and whether this is the first game of their life."""
    check_wish(what)
    live.add("wished", {"chair": chair, "wish": what, "is_first": is_first}, now, client)


def undo(live: LiveTable, chair: int, now: float, client: str | None = None) -> None:
    """At once if the move told nobody anything; otherwise all other people are asked, including those who are away when
    they come back. Hearing somebody say stop counts as learning something, too.
    """
    table = live.playing
    if live.phase != PLAYING or live.undo_from(chair) == NOBODY:
        raise Problem("nothing_to_undo")
    if (table.is_undo_free(chair) and live.stopper == NOBODY) or live.people == [chair]:
        live.add("undone", {"chair": chair}, now, client)
    else:
        live.add("undo_asked", {"chair": chair}, now, client)


def answer_undo(live: LiveTable, chair: int, yes: bool, now: float, client: str | None = None) -> None:
    """The person who asked can only withdraw."""
    if live.undo_by == NOBODY or (live.undo_by == chair and yes):
        raise Problem("nothing_to_undo")
    live.add("undo_answered", {"chair": chair, "yes": yes}, now, client)
    _settle_undo(live, now)


def _settle_undo(live: LiveTable, now: float) -> None:
    """It happens once everybody has agreed."""
    if live.undo_by != NOBODY and {*live.people} - {live.undo_by} <= live.undo_agreed:
        live.add("undone", {"chair": live.undo_by}, now)
