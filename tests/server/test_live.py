"""A table is its entries: commands add them, the clock adds them, and rebuilding gives the same table."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.boxes import painter_of
from stammtisch.engine.decision import Decision
from stammtisch.engine.event import SPECTATOR, Event
from stammtisch.engine.problem import Problem, Refused
from stammtisch.engine.table import Table
from stammtisch.server import clock, commands
from stammtisch.server.chair import BOT, NOBODY, OPEN, PERSON
from stammtisch.server.entries import MOST_SHOWN
from stammtisch.server.live import LOBBY, MOST_ASIDES, MOST_TALK, OVER, PLAYING, SLICE, LiveTable, rebuild
from tests.server.tables import entries, play_some, started, table


def facts(live: LiveTable) -> dict[str, object]:
    """Everything about a table that anybody could notice."""
    state = None if live.table is None else live.table.state.to_json()
    hidden = ("table", "fresh", "offered", "tried", "announced", "clients", "_views")
    plain = {name: value for name, value in vars(live).items() if name not in hidden}
    asked = live.decision and [getattr(live.decision, part) for part in Decision.__slots__]
    return {**plain, "state": state, "phase": live.phase, "decision": asked}


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(["cthulhu", "scare"]), st.integers(0, 10**6), st.integers(0, 250), st.booleans())
def test_a_rebuilt_table_is_the_same_table(game: str, seed: int, moves: int, is_undone: bool) -> None:
    live = started(game, people=2, bots=2, seed=str(seed))
    told, now = play_some(live, Random(seed), moves)
    if is_undone and live.phase == PLAYING and any(step.move[0] == 0 for step in live.playing.steps):
        live.add("undone", {"chair": 0}, now)
        told += live.take_fresh()
    again = rebuild(live.id, [one.entry for one in told])
    again.offered = live.offered  # bots get their chance anew, and would do the same with it
    assert facts(again) == facts(live)
    assert clock.due_at(again) == clock.due_at(live)
    for viewer in (*range(len(live.chairs)), SPECTATOR):
        assert live.view(viewer) == again.playing.game.view(again.playing.state, viewer)
    assert (again.playing.record.checksums, again.outdated) == (live.playing.record.checksums, None)


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(["cthulhu", "scare"]), st.integers(0, 10**6), st.integers(0, 60))
def test_a_table_of_many_games_is_rebuilt_by_its_last_one(game: str, seed: int, moves: int) -> None:
    """Nobody waits until everything that was ever played at a table is played again."""
    live, rng, now = started(game, people=2, bots=2, seed=str(seed)), Random(seed), 0.0
    told, last = live.take_fresh(), 0
    for number in range(3):
        if number:
            commands.say(live, 1, "again!", now)
            commands.promise(live, 0, 1, f"deal {number}", now)
            commands.set_presence(live, 1, number % 2 == 0, now)
            if number == 2:
                commands.leave(live, 1, now)
            commands.start(live, live.host, f"{seed} {number}", now)
        played, now = play_some(live, rng, 3000 if number < 2 else moves, now)
        assert number == 2 or live.phase == OVER
        told, last = told + played, len(played)
    seen: list[str] = []
    repeat = Table.repeat

    def count(table: Table, text: str, check: str, line: int) -> list[Event]:
        seen.append("move")
        return repeat(table, text, check, line)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "repeat", count)
        again = rebuild(live.id, [one.entry for one in told], lambda: seen.append("pause"))
    again.offered = live.offered
    assert facts(again) == facts(live)
    assert again.clients == live.clients
    assert seen.count("move") <= last < len(told)
    assert seen.count("pause") == len(told) // SLICE
    assert "move" * (SLICE + 1) not in "".join(seen)


def test_a_table_fills_up() -> None:
    live = LiveTable("t")
    commands.open_table(live, "scare", {}, 3, {}, 0.0)
    assert [chair.kind for chair in live.chairs] == [OPEN] * 3
    assert commands.sit(live, "Ann", "t1", "en", 0.0) == 0
    assert live.host == 0
    commands.seat_bot(live, 0, 1, "careful", 0.0)
    assert commands.sit(live, "Anna  Lena", "t2", "de", 0.0) == 2
    assert [chair.kind for chair in live.chairs] == [PERSON, BOT, PERSON]
    assert live.chairs[2].name == "Anna-Lena"
    assert commands.sit(live, "Cem", "t3", "en", 0.0) == 1  # a bot makes room
    with pytest.raises(Problem, match="table_full"):
        commands.sit(live, "Dan", "t4", "en", 0.0)
    assert live.chair_of("t2") == 2
    assert live.chair_of("nonsense") == NOBODY


@pytest.mark.parametrize(
    ("name", "code"), [("", "bad_name"), ("x" * 30, "bad_name"), ("a:b", "bad_name"), ("ANN", "same_name")]
)
def test_names_must_be_usable(name: str, code: str) -> None:
    live = table(people=1, bots=1)
    with pytest.raises(Problem, match=code):
        commands.sit(live, name, "t9", "en", 0.0)


def test_only_the_host_runs_the_table() -> None:
    live = table(people=2, bots=1)
    with pytest.raises(Problem, match="only_the_host"):
        commands.seat_bot(live, 1, 2, "greedy", 0.0)
    with pytest.raises(Problem, match="only_the_host"):
        commands.start(live, 1, "s", 0.0)
    with pytest.raises(Problem, match="only_the_host"):
        commands.revoke(live, 1, 0.0)
    commands.set_presence(live, 0, False, 5.0)
    clock.tick(live, 50.0)
    commands.start(live, 1, "s", 51.0)  # somebody who is here
    assert live.phase == PLAYING


@pytest.mark.parametrize("is_begun", [False, True])
@pytest.mark.parametrize("bots", [0, 1])
def test_a_host_who_comes_back_runs_the_table_again(is_begun: bool, bots: int) -> None:
    """If they are back in time, nobody else ever has it; later it is given back, as often as that happens."""
    live = table(people=3, bots=bots)
    if is_begun:
        commands.start(live, 0, "s", 0.0)
    commands.set_presence(live, 0, False, 100.0)
    assert host_after(live, 144.9) == 0
    commands.set_presence(live, 0, True, 144.9)
    assert clock.host_passes_at(live) is None
    for away, back in ((200.0, 300.0), (1000.0, 90_000.0)):
        commands.set_presence(live, 0, False, away)
        assert clock.host_passes_at(live) == away + 45
        assert host_after(live, away + 45) == 1
        commands.set_presence(live, 2, False, away + 50)  # somebody else goes: no reason to pass it on again
        commands.set_presence(live, 2, True, away + 60)
        assert live.host == 1
        commands.set_presence(live, 0, True, back)
        assert live.host == 0
    told = entries(live)
    assert [entry.body["chair"] for entry in told if entry.kind == "host"] == [1, 0, 1, 0]
    assert facts(rebuild(live.id, told)) == facts(live)


def host_after(live: LiveTable, now: float) -> int:
    """Who runs the table when everything that is due has happened."""
    while (passes := clock.host_passes_at(live)) is not None and passes <= now:
        assert clock.tick(live, now)
    return live.host


def test_a_host_who_is_away_waits_for_company() -> None:
    """Nobody becomes host while nobody is there; the first to come leaves the others the usual time."""
    live = table(people=2, bots=1)
    commands.set_presence(live, 0, False, 10.0)
    commands.set_presence(live, 1, False, 20.0)
    assert clock.due_at(live) is None
    commands.set_presence(live, 1, True, 500.0)
    assert clock.due_at(live) == 545.0


def test_a_host_who_has_got_up_gets_nothing_back() -> None:
    live = table(people=3, bots=0)
    commands.leave(live, 0, 1.0)
    assert (live.host, live.owner) == (1, 1)
    assert commands.sit(live, "Zoe", "t9", "en", 2.0) == 0  # somebody else on the same chair
    commands.set_presence(live, 0, False, 3.0)
    commands.set_presence(live, 0, True, 4.0)
    assert live.host == 1
    commands.set_presence(live, 1, False, 5.0)
    assert host_after(live, 50.0) == 0
    commands.seat_bot(live, 0, 1, "random", 51.0)  # away, and then no longer at the table
    assert (live.host, live.owner) == (0, 0)


@pytest.mark.parametrize("level", ["", "random"])
@pytest.mark.parametrize("phase", [LOBBY, PLAYING, OVER])
def test_nobody_is_put_away_from_a_chair_while_they_are_here(phase: str, level: str) -> None:
    """Not even the person who opened the table, by somebody who runs it meanwhile."""
    live = table("scare", people=3, bots=0)
    if phase != LOBBY:
        commands.start(live, 0, "s", 0.0)
    if phase == OVER:
        play_some(live, Random(1), 5000)
    assert live.phase == phase
    live.add("host", {"chair": 1}, 0.0)
    for chair in (0, 2):
        with pytest.raises(Problem, match="still_here"):
            commands.seat_bot(live, 1, chair, level, 1.0)
        assert live.chairs[chair].kind == PERSON
    commands.set_presence(live, 2, False, 2.0)
    commands.seat_bot(live, 1, 2, level, 3.0)
    assert live.chairs[2].kind != PERSON


def test_nobody_starts_with_free_chairs() -> None:
    live = table(people=2, bots=1)
    commands.seat_bot(live, 0, 2, "", 0.0)
    with pytest.raises(Problem, match="chairs_are_free"):
        commands.start(live, 0, "s", 0.0)
    assert live.phase == LOBBY


def test_a_refused_move_changes_nothing() -> None:
    live = started()
    before = facts(live)
    live.take_fresh()
    with pytest.raises(Refused):
        commands.move(live, 1, "done", 1.0)
    with pytest.raises(Problem):
        commands.move(live, 0, "dance", 1.0)
    assert live.take_fresh() == []
    assert facts(live) == before


def test_leaving_frees_the_chair_in_the_lobby_and_in_a_game_a_bot_plays_on() -> None:
    live = table(people=2, bots=1)
    commands.leave(live, 1, 0.0)
    assert live.chairs[1].kind == OPEN
    commands.sit(live, "Zoe", "t9", "en", 0.0)
    commands.start(live, 0, "s", 0.0)
    commands.leave(live, 0, 1.0)
    assert live.chairs[0].kind == BOT
    assert live.chairs[0].name == "Ann"
    assert live.chair_of("ticket 0") == NOBODY
    assert live.host == 1


def test_the_next_game_of_a_match_asks_the_winner_first() -> None:
    live = started(people=1, bots=2)
    play_some(live, Random(1), 5000)
    assert live.phase == OVER
    winner = live.playing.state.winners[0]
    commands.start(live, 0, "another", 1.0)
    assert live.games == 2
    assert live.asked == (winner,)
    assert live.decision is not None
    assert live.decision.prompt == "job"


def test_undo_is_free_until_something_was_revealed_and_asked_for_afterwards() -> None:
    live = started(people=2, bots=0, seed="3")
    commands.move(live, 0, "done", 1.0)  # on to Free Time: tells nobody anything
    assert live.playing.is_undo_free(0)
    commands.undo(live, 0, 2.0)
    assert live.playing.steps == []
    commands.move(live, 0, "done", 3.0)
    commands.move(live, 0, "done", 4.0)
    while live.asked == (0,):
        moves = live.playing.game.moves(live.playing.state, 0)
        commands.move(live, 0, live.playing.game.write(moves[0], live.playing.names), 5.0)
    length = len(live.playing.steps)
    commands.undo(live, 0, 6.0)
    assert live.undo_by == 0
    assert len(live.playing.steps) == length
    commands.answer_undo(live, 1, False, 7.0)
    assert live.undo_by == NOBODY
    commands.undo(live, 0, 8.0)
    commands.answer_undo(live, 1, True, 9.0)
    assert live.undo_by == NOBODY
    assert len(live.playing.steps) < length


def revealed(people: int) -> LiveTable:
    """A table where seat 0 has made a move that told the others something."""
    live = started(people=people, bots=0, seed="3")
    while live.asked == (0,) or live.playing.is_undo_free(0):
        chair = live.asked[0]
        moves = live.playing.game.moves(live.playing.state, chair)
        commands.move(live, chair, live.playing.game.write(moves[-1], live.playing.names), 1.0)
    return live


def test_everybody_agrees_to_an_undo_including_absent_people() -> None:
    live = revealed(people=3)
    commands.set_presence(live, 1, False, 2.0)
    commands.set_presence(live, 2, False, 2.0)
    commands.undo(live, 0, 3.0)
    assert live.undo_by == 0
    commands.set_presence(live, 1, True, 4.0)
    commands.answer_undo(live, 1, True, 5.0)
    assert live.undo_by == 0
    commands.leave(live, 2, 6.0)  # a bot plays on there, and has no say
    assert live.undo_by == NOBODY
    assert live.log[-1].entry.kind == "undone"


def test_a_move_cannot_just_be_taken_back_after_a_stop() -> None:
    live = started(people=2, bots=0, seed="3")
    while not live.is_window:
        moves = live.playing.game.moves(live.playing.state, live.asked[0])
        commands.move(live, live.asked[0], live.playing.game.write(moves[0], live.playing.names), 1.0)
    announcer = live.playing.steps[-1].move[0]
    assert live.playing.is_undo_free(announcer)
    commands.stop(live, live.asked[0], 2.0)
    commands.undo(live, announcer, 3.0)
    assert live.undo_by == announcer


def test_a_request_for_an_undo_can_be_withdrawn() -> None:
    live = revealed(people=2)
    length = len(live.playing.steps)
    commands.undo(live, 0, 2.0)
    with pytest.raises(Problem, match="nothing_to_undo"):
        commands.answer_undo(live, 0, True, 3.0)
    commands.answer_undo(live, 0, False, 3.0)
    assert (live.undo_by, len(live.playing.steps)) == (NOBODY, length)
    commands.undo(live, 0, 4.0)
    commands.leave(live, 0, 5.0)
    assert (live.undo_by, len(live.playing.steps)) == (NOBODY, length)


def test_an_undo_says_from_where_on_the_log_is_taken_back() -> None:
    live = revealed(people=2)
    commands.undo(live, 0, 2.0)
    first = live.undo_from(0)
    mover = [str(told.entry.body["move"]).partition(":")[0] for told in live.log if told.number == first]
    assert mover == ["Ann"]
    commands.answer_undo(live, 1, True, 3.0)
    assert [told.number for told in live.log if told.number >= first] == [live.length]
    assert live.log[-1].entry.kind == "undone"


def test_deals_are_shaken_and_judged_by_those_who_made_them() -> None:
    live = started(people=3, bots=0)
    commands.promise(live, 0, 1, "no TV on you", 2.0)
    for chair in (0, 2):
        with pytest.raises(Problem, match="no_such_deal"):
            commands.shake(live, chair, 0, 3.0)
    commands.shake(live, 1, 0, 3.0)
    commands.judge(live, 0, 0, "kept", 4.0)
    commands.judge(live, 1, 0, "broken", 4.0)
    assert live.deals[0]["verdicts"] == {0: "kept", 1: "broken"}
    commands.judge(live, 1, 0, "", 5.0)
    assert live.deals[0]["verdicts"] == {0: "kept", 1: ""}
    for chair, deal, verdict in ((2, 0, "kept"), (0, 1, "kept"), (0, -1, "kept"), (0, 0, "forgotten")):
        with pytest.raises(Problem, match="no_such_deal"):
            commands.judge(live, chair, deal, verdict, 6.0)
    assert facts(rebuild(live.id, entries(live))) == facts(live)


def test_talk_and_deals_are_kept_and_bounded() -> None:
    live = table(people=2, bots=0)
    commands.say(live, 1, "  hello\u202e\n there ", 1.0)
    assert [told.entry.body["text"] for told in live.talk] == ["hello there"]
    commands.promise(live, 0, 1, "no TV on you", 2.0)
    [deal] = live.deals
    assert (deal["by"], deal["to"], deal["text"]) == (0, 1, "no TV on you")
    assert (deal["is_shaken"], deal["verdicts"], deal["at"]) == (False, {}, 2.0)
    for text in ("", "   ", "x" * 501):
        with pytest.raises(Problem, match="bad_text_length"):
            commands.say(live, 0, text, 3.0)
    with pytest.raises(Problem, match="no_such_chair"):
        commands.promise(live, 0, 0, "to myself", 3.0)


def test_what_everybody_is_told_does_not_grow_forever() -> None:
    """Somebody who talks, deals and shows cards all night makes nobody's next snapshot any longer."""
    live = started(people=2, bots=0)
    cards = [live.playing.game.rules.of[card].id for card in live.view(0).hand[:1]]  # type: ignore[attr-defined]
    for number in range(commands.MOST_DEALS):
        commands.promise(live, 0, 1, f"deal {number}", 1.0)
    with pytest.raises(Problem, match="too_many_deals"):
        commands.promise(live, 0, 1, "one more", 1.0)
    commands.promise(live, 1, 0, "mine", 1.0)
    for number in range(MOST_ASIDES + 5):
        commands.judge(live, 0, 0, ("kept", "broken")[number % 2], 2.0)
        commands.show_cards(live, 0, 1, cards, 2.0)
        commands.say(live, 0, f"word {number}", 2.0)
    assert [told.entry.kind for told in live.log[:2]] == ["started", "judged"]
    assert len(live.log) == 1 + MOST_ASIDES
    assert len(live.talk) == MOST_TALK
    assert live.talk[-1].entry.body["text"] == f"word {MOST_ASIDES + 4}"
    assert len(live.shown) == MOST_SHOWN
    commands.move(live, 0, "done", 3.0)
    commands.undo(live, 0, 4.0)  # it still knows which lines are of which move
    assert live.playing.steps == []
    assert facts(rebuild(live.id, entries(live))) == facts(live)


def test_a_deal_is_shaken_once() -> None:
    live = started(people=2, bots=0)
    commands.promise(live, 0, 1, "no TV on you", 1.0)
    commands.shake(live, 1, 0, 2.0)
    with pytest.raises(Problem, match="no_such_deal"):
        commands.shake(live, 1, 0, 3.0)


def test_entries_of_a_new_table_tell_it_all() -> None:
    live = table("scare", people=1, bots=2)
    kinds = [entry.kind for entry in entries(live)]
    assert kinds == ["opened", "sat", "seated_bot", "seated_bot"]
    assert entries(live) == []  # they are taken once


def test_a_window_that_opens_again_is_a_new_question() -> None:
    """Once an answer is done with, everybody is asked again about what it answered, and has the whole time for it."""
    seen = 0
    for seed in range(60):
        live, rng, now = started(people=3, bots=0, seed=str(seed), ring=4.0), Random(seed), 0.0
        for _ in range(120):
            if live.decision is None:
                break
            game, state, names = live.playing.game, live.playing.state, live.playing.names
            chair = live.asked[0]
            moves = game.moves(state, chair)
            depth, since, was_window = len(state.stack), live.since, live.is_window
            now += 1
            move = game.write(rng.choice(moves), names)
            commands.move(live, chair, move, now)
            if was_window and live.is_window and move == "pass":
                is_same = len(state.stack) == depth
                events = live.log[-1].events
                shown = painter_of(game).seconds(game, events) * live.stage_share(events)
                assert live.since == (since if is_same else now + shown)
                seen += not is_same
    assert seen >= 3


@pytest.mark.parametrize("game", ["cthulhu", "scare"])
def test_only_the_game_changes_what_is_seen_of_it(game: str) -> None:
    """Nobody pays for five views because somebody has said something."""
    live = started(game, people=3)
    viewers = (*range(3), SPECTATOR)
    before = [live.view(viewer) for viewer in viewers]
    commands.say(live, 0, "hello", 1.0)
    commands.promise(live, 0, 1, "peace", 2.0)
    commands.set_presence(live, 2, False, 3.0)
    assert all(live.view(viewer) is view for viewer, view in zip(viewers, before, strict=True))
    chair = live.asked[0]
    commands.move(live, chair, live.playing.game.write(live.view(chair).moves[0], live.playing.names), 4.0)
    assert all(live.view(viewer) is not view for viewer, view in zip(viewers, before, strict=True))
