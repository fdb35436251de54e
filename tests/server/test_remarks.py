"""Faces and what bots say: from what everybody saw, now and then, in both languages; and why they did something."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.bots.characters import CHARACTERS, character_of
from stammtisch.boxes import boxes, find_box, make_bot
from stammtisch.boxes.feelings import MOODS, OCCASIONS, Moves, feelings
from stammtisch.engine.event import SPECTATOR, visible
from stammtisch.engine.problem import Problem
from stammtisch.server import clock, commands, messages
from stammtisch.server.broadcast import Broadcast
from stammtisch.server.keys import Keys
from stammtisch.server.live import LiveTable, LoggedEntry
from stammtisch.server.reader import Reader
from stammtisch.server.reasons import has_reason
from stammtisch.server.remarks import QUIET, SILENT, VARIANTS
from stammtisch.text.words import LANGUAGES, words
from tests.server.tables import started

KEYS = Keys("secret")


def game_of(game: str, seed: int, people: int = 1, level: str = "") -> tuple[LiveTable, list[LoggedEntry]]:
    """A game against bots that play as well as they can; the person does, too."""
    live = LiveTable("abcd2345")
    commands.open_table(live, game, {}, 4, {"ring": 2.0}, 0.0)
    for chair in range(people):
        commands.sit(live, ("Ann", "Bob")[chair], f"ticket {chair}", "en", 0.0)
    level = level or ("greedy" if game == "cthulhu" else "careful")
    for chair in range(people, 4):
        commands.seat_bot(live, 0, chair, level, 0.0)
    commands.start(live, 0, str(seed), 0.0)
    told, now, rng = live.take_fresh(), 0.0, Random(seed)
    player = make_bot(level, live.playing.game)
    while live.decision is not None:
        person = next((chair for chair in live.asked if chair in live.people), None)
        due = clock.due_at(live)
        if person is not None and (due is None or not live.is_window):
            table = live.playing
            move = player.choose(table.game.moves(table.state, person), live.view(person), rng)
            commands.move(live, person, table.game.write(move, table.names), now)
        else:
            assert due is not None
            now = max(now, due)
            clock.tick(live, now)
        told += live.take_fresh()
    return live, told


@pytest.mark.parametrize("game", ["cthulhu", "scare"])
def test_bots_say_something_now_and_then(game: str) -> None:
    said = moods = 0
    for seed in range(4):
        live, told = game_of(game, seed)
        spoke: dict[int, float] = {}
        last = -QUIET
        for one in told:
            for remark in one.remarks:
                assert remark.mood in MOODS
                moods += 1
                if not remark.key:
                    continue
                said += 1
                assert live.chairs[remark.chair].kind == "bot"
                assert one.entry.at - last >= QUIET
                assert one.entry.at - spoke.get(remark.chair, one.entry.at - SILENT) >= SILENT
                last = spoke[remark.chair] = one.entry.at
    assert moods > said > 4


def test_there_is_a_line_for_every_character_and_occasion() -> None:
    assert {character_of(name) for name in (*commands.BOT_NAMES, "Ada2", "Somebody")} == set(CHARACTERS)
    assert character_of("Ada2") == character_of("Ada")
    lines: list[str] = []
    for language in LANGUAGES:
        for character in CHARACTERS:
            for occasion in OCCASIONS:
                key = f"remark-{character}-{occasion.replace('_', '-')}"
                lines += [words(language)(f"{key}-{number + 1}") for number in range(VARIANTS)]
    assert len(set(lines)) == len(lines) == len(LANGUAGES) * len(CHARACTERS) * len(OCCASIONS) * VARIANTS
    assert max(map(len, lines)) <= 60  # a bubble, not a speech


def test_boxes_know_what_moves_people() -> None:
    for box in boxes():
        events = {event.name: event for event in box.kind.events}
        for name, moved in box.feelings.items():
            assert name in events
            for one in moved:
                assert (one.mood in MOODS, one.occasion in OCCASIONS) == (True, True)
                assert one.fact in events[name].facts
                assert one.least is None or one.least[0] in events[name].facts


@pytest.mark.parametrize("game", ["cthulhu", "scare"])
def test_faces_show_what_everybody_saw_and_no_more(game: str) -> None:
    """Not what only some have heard; and a table that is rebuilt has heard the same words."""
    live, told = game_of(game, 1)
    again, moved = LiveTable(live.id), find_box(game).feelings
    for one in told:
        assert again.fold(one.entry).remarks == one.remarks
        public = visible(one.events, SPECTATOR)
        rules = live.playing.game
        assert feelings(rules, 4, moved, one.events) == feelings(rules, 4, moved, public)
    private = next(event for one in told for event in one.events if event not in visible(one.events, SPECTATOR))
    name = live.playing.game.kind.events[private[0]].name
    assert feelings(live.playing.game, 4, {name: (Moves("happy", "cozy"),)}, [private]) == []


def reader_of(live: LiveTable, chair: int = 0, language: str = "en") -> Reader:
    return Reader(live, chair, language, KEYS)


@pytest.mark.parametrize("game", ["cthulhu", "scare"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_did_she_do_that(game: str, language: str) -> None:
    """Every line that can be asked about has an answer; in a few of them it just felt right."""
    live, _ = game_of(game, 3)
    reader = reader_of(live, language=language)
    lines = [line for line in reader.lines(live.log, Broadcast(live, 0.0)) if line.has_reason]
    assert len(lines) > 10
    whims = words(language)("reason-whim", name="-").replace("-", "")
    told = [reader.reason("x", line.number).lines for line in lines]
    assert all(len(one) == 1 and one[0] and "{" not in one[0] for one in told)
    known = [one[0] for one in told if whims.strip() not in one[0] and not one[0].endswith(whims[-20:])]
    assert len(known) >= (len(told) / 2 if game == "cthulhu" else 1)


def test_reasons_are_for_those_who_play_alone_until_the_game_is_over() -> None:
    live, told = game_of("cthulhu", 1, people=2)
    deeds = [one for one in told if has_reason(one)]
    assert reader_of(live).reason("x", deeds[0].number).lines  # it is over
    again = LiveTable(live.id)
    for one in told[:-1]:
        again.fold(one.entry)
    with pytest.raises(Problem, match="no_reasons"):
        reader_of(again).reason("x", deeds[0].number)
    with pytest.raises(Problem, match="no_reasons"):
        reader_of(live, -1).reason("x", deeds[0].number)
    assert not any(line.has_reason for line in reader_of(again).lines(again.log, Broadcast(again, 0.0)))


def test_nobody_is_told_why_nothing_was_done() -> None:
    """That would tell what a bot holds: only what was played can be asked about."""
    live, told = game_of("cthulhu", 2)
    reader, silent = reader_of(live), 0
    for one in told:
        verb = str(one.entry.body.get("move", ": -")).partition(": ")[2].split()[0]
        if verb in ("pass", "done", "discard"):
            silent += 1
            with pytest.raises(Problem, match="no_such_move"):
                reader.reason("x", one.number)
    assert silent > 20
    with pytest.raises(Problem, match="no_such_move"):
        reader.reason("x", 10**6)


def test_the_news_bring_remarks_in_the_language_of_the_reader() -> None:
    live, told = game_of("cthulhu", 1)
    one = next(one for one in told if any(remark.key for remark in one.remarks))
    found = [reader_of(live, 0, language).news([one], Broadcast(live, 0.0)).remarks for language in LANGUAGES]
    assert [remark.mood for remark in found[0]] == [remark.mood for remark in found[1]]
    assert [remark.text for remark in found[0]] != [remark.text for remark in found[1]]
    seats = Broadcast(live, 0.0).facts.seats
    assert [seat.character for seat in seats] == ["", *[character_of(seat.name) for seat in seats[1:]]]
    assert isinstance(found[0][0], messages.Remark)


def test_a_bot_that_plays_at_random_has_no_reasons() -> None:
    live, told = game_of("cthulhu", 1, level="random")
    deed = next(one for one in told if has_reason(one))
    assert "felt right" in reader_of(live).reason("x", deed.number).lines[0]


def test_a_table_starts_without_a_word() -> None:
    live = started("scare", people=1, bots=3)
    assert all(not told.remarks for told in live.log)
