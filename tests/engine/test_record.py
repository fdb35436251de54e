"""Records: what is written can be read again, one cut line is forgiven, and everything else that is wrong is named."""

import json
import random
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from stammtisch.boxes import known_games
from stammtisch.boxes import load as load_game
from stammtisch.engine.problem import BadRecord, Problem
from stammtisch.engine.record import Record, dump, header_line, load, move_line, note_line, undo_line
from stammtisch.engine.rng import KEYED, stream
from stammtisch.engine.table import Table, replay
from stammtisch.games.scare.state import STACK

GAME = load_game("scare")
SALT = "5a17" * 8
HEADER = ["game", "rules", "generator", "options", "seats", "seed", "salt", "commitment", "digest", "notes"]


def table(moves: int = 6, names: tuple[str, ...] = ("ann", "bob", "cem")) -> Table:
    """A table with some recorded moves: three stacks, then the first possible play of each seat that is asked."""
    played = Table(GAME, names, "grüße", {"language": "de"}, salt=SALT)
    for seat in range(min(3, moves)):
        played.apply((seat, STACK, 6))
    for _ in range(moves - 3):
        decision = GAME.decision(played.state)
        assert decision is not None
        played.apply(GAME.moves(played.state, decision.asked[0])[0])
    return played


def text() -> str:
    return dump(table().record)


def edit(change: Callable[[dict[str, Any]], None], line: int = 1) -> str:
    """The record with one of its lines changed."""
    lines = text().splitlines()
    entry = json.loads(lines[line - 1])
    change(entry)
    lines[line - 1] = json.dumps(entry)
    return "".join(f"{each}\n" for each in lines)


def refuse(record: str, code: str, line: int, **facts: int | str) -> None:
    """The record cannot be read or replayed, for this reason and in this line."""
    with pytest.raises(BadRecord) as caught:
        replay(GAME, load(record))
    assert (caught.value.code, caught.value.facts["line"]) == (code, line)
    assert {name: caught.value.facts.get(name) for name in facts} == facts


def test_round_trip() -> None:
    record = table().record
    again = load(dump(record))
    assert (again.game, again.rules_version, again.seats, again.seed) == ("scare", 1, ["ann", "bob", "cem"], "grüße")
    assert again.options == GAME.options
    assert again.notes == {"language": "de"}
    assert (again.moves, again.checksums) == (record.moves, record.checksums)
    assert again.lines == [2, 3, 4, 5, 6, 7]
    assert not again.is_cut
    assert dump(again) == dump(record)


def test_what_a_record_looks_like() -> None:
    lines = text().splitlines()
    header = json.loads(lines[0])
    assert (header["stammtisch"], header["game"], header["rules"]) == (2, "scare", GAME.kind.version)
    assert (header["generator"], header["seed"], header["salt"]) == (KEYED, "grüße", SALT)
    assert header["commitment"] == sha256(f"{KEYED}:{SALT}:grüße".encode()).hexdigest()
    assert header["digest"] == GAME.digest()
    assert header["options"] == GAME.options  # all of them: a default may change
    assert json.loads(lines[1])["move"] == "ann: stack 6"
    assert set(json.loads(lines[1])) == {"move", "check"}
    assert "grüße" in lines[0]
    assert len(lines) == 7


def test_it_can_be_appended_to_line_by_line() -> None:
    record = table().record
    lines = header_line(record)
    for move, check in zip(record.moves, record.checksums, strict=True):
        lines += move_line(move, check)
    assert lines == dump(record)


def test_lines_may_end_as_on_windows() -> None:
    assert load(text().replace("\n", "\r\n")).moves == table().record.moves


def test_a_check_is_twelve_digits_of_all_that_was_before_the_move_and_where_it_led() -> None:
    record = table().record
    assert all(len(check) == 12 and int(check, 16) >= 0 for check in record.checksums)
    assert len(set(record.checksums)) == len(record.checksums)
    again, before = Table(GAME, record.seats, record.seed, salt=SALT), record.commitment
    for move, check in zip(record.moves, record.checksums, strict=True):
        again.repeat(move, check)
        covered = f"{before}\n{move}\n{GAME.checksum_facts(again.state)}"
        assert check == sha256(covered.encode()).hexdigest()[:12]
        before = check


def _listed(fact: object) -> bool:
    return isinstance(fact, int | str) or (isinstance(fact, list | tuple) and all(map(_listed, fact)))


@pytest.mark.parametrize("name", known_games())
def test_what_is_checked_is_written_the_same_everywhere(name: str) -> None:
    """Numbers, names and lists have one spelling; sets, dictionaries and objects do not."""
    game = load_game(name)
    state, rng = game.new(game.kind.seats[1], "7"), random.Random(7)
    while (decision := game.decision(state)) is not None:
        assert _listed(game.checksum_facts(state))
        game.apply(state, rng.choice(game.moves(state, decision.asked[0])))


@pytest.mark.parametrize("name", known_games())
def test_what_is_checked_tells_games_apart(name: str) -> None:
    """Every deal, and nearly every move, shows in the facts; the moves themselves are covered as well."""
    game = load_game(name)
    deals = {str(game.checksum_facts(game.new(4, seed))) for seed in range(50)}
    assert len(deals) == 50


@pytest.mark.parametrize("name", known_games())
def test_a_new_field_of_a_state_breaks_no_record(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = load_game(name), random.Random(7)
    played = Table(game, ("ann", "bob", "cem"), "7", salt=SALT)
    while (decision := game.decision(played.state)) is not None and len(played.steps) < 60:
        played.apply(rng.choice(game.moves(played.state, decision.asked[0])))
    kind: Any = type(played.state)
    monkeypatch.setattr(kind, "FIELDS", (*kind.FIELDS, "novelty"))
    monkeypatch.setattr(kind, "novelty", 7, raising=False)
    assert "novelty" in played.state.to_json()
    again = replay(game, load(dump(played.record)))
    assert (again.record.checksums, again.outdated) == (played.record.checksums, None)
    assert again.state == played.state


# Damage -------------------------------------------------------------------------------------------------------------


def test_a_line_cut_in_mid_write_is_left_out_and_flagged() -> None:
    whole = text()
    last = whole.rindex("{")
    for end in range(last + 1, len(whole)):
        record = load(whole[:end])
        assert record.is_cut
        assert record.moves == table().record.moves[:-1]
    assert not load(whole[:last]).is_cut
    assert not load(whole).is_cut
    assert len(replay(GAME, load(whole[: last + 5])).steps) == 5


@pytest.mark.parametrize("cut", ["", '{"stammtisch": 1, "ga'])
def test_a_record_without_a_whole_header_is_empty(cut: str) -> None:
    refuse(cut, "record_empty", 1)


@pytest.mark.parametrize("line", [2, 4, 6])
def test_a_line_cut_in_the_middle_is_not_forgiven(line: int) -> None:
    lines = text().splitlines()
    lines[line - 1] = lines[line - 1][:10]
    refuse("".join(f"{each}\n" for each in lines), "record_json", line)


@pytest.mark.parametrize("bad", ["", "hello", "{'move': 1}", '{"move": "ann: stack 1"', "\x00", "9" * 5000])
def test_bad_json(bad: str) -> None:
    lines = text().splitlines()
    lines[2] = bad
    refuse("".join(f"{each}\n" for each in lines), "record_json", 3)


def test_deeply_nested_json_is_a_bad_record_and_not_a_crash() -> None:
    lines = text().splitlines()
    lines[2] = "[" * 100_000
    with pytest.raises(BadRecord) as caught:
        load("".join(f"{each}\n" for each in lines))
    assert caught.value.facts["line"] == 3


@pytest.mark.parametrize(
    "entry",
    [[], 3, "move", None, {}, {"move": "ann: stack 1"}, {"check": "abc"}, {"move": 1, "check": "a"}, {"undo_to": "1"}],
)
def test_a_line_that_says_nothing_known(entry: object) -> None:
    lines = text().splitlines()
    lines[3] = json.dumps(entry)
    refuse("".join(f"{each}\n" for each in lines), "record_line", 4)


@pytest.mark.parametrize("field", HEADER)
def test_missing_header_fields(field: str) -> None:
    refuse(edit(lambda header: header.pop(field)), "record_header", 1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 3),
        ("rules", "1"),
        ("generator", None),
        ("options", []),
        ("seats", "ann"),
        ("seats", []),
        ("seats", ["ann", 2, "cem"]),
        ("seed", 7),
        ("commitment", 0),
        ("salt", 7),
        ("salt", "7:7"),
        ("salt", "SALT"),
        ("digest", None),
        ("notes", "none"),
    ],
)
def test_header_fields_of_the_wrong_kind(field: str, value: object) -> None:
    refuse(edit(lambda header: header.update({field: value})), "record_header", 1)


@pytest.mark.parametrize("value", [0, 3, "1", None, True, 2.0])
def test_another_format(value: object) -> None:
    found = str(value)
    refuse(edit(lambda header: header.update(stammtisch=value)), "record_format", 1, found=found, known=2)


def test_something_else_than_a_record() -> None:
    refuse('{"name": "package.json"}\n', "record_format", 1)
    refuse("[]\n", "not_a_record", 1)


def test_another_generator() -> None:
    known = "blake2b-1, mix30-1"
    refuse(edit(lambda header: header.update(generator="dice-2")), "record_generator", 1, found="dice-2", known=known)


@pytest.mark.parametrize(
    ("field", "value"), [("seed", "8"), ("salt", "0" * 32), ("salt", ""), ("generator", "mix30-1")]
)
def test_chance_is_bound_by_the_commitment(field: str, value: str) -> None:
    refuse(edit(lambda header: header.update({field: value})), "record_seed", 1)


def test_no_two_ways_to_open_a_commitment() -> None:
    """A seed may hold anything, so salt and generator must not run into it."""
    record = Record("scare", 1, {}, ["ann"], "c:d", salt="ab")
    assert record.sealed == "blake2b-1:ab:c:d"
    with pytest.raises(Problem):
        Table(GAME, ("ann", "bob", "cem"), "d", salt="ab:c")
    first = Record("scare", 1, {}, ["ann"], "blake2b-1:ab:7", format=1)
    assert first.commitment != Record("scare", 1, {}, ["ann"], "7", salt="ab").commitment


def test_a_short_seed_cannot_be_found_by_trying() -> None:
    """Without the salt, anybody who knows the commitment could try all seeds that a person would type."""
    shown = Table(GAME, ("ann", "bob", "cem"), "7", salt=SALT).record.commitment
    guesses = [Table(GAME, ("ann", "bob", "cem"), str(seed)).record for seed in range(20)]
    assert shown not in [guess.commitment for guess in guesses]
    assert shown not in [sha256(f"stammtisch:{seed}".encode()).hexdigest() for seed in range(20)]


def test_a_seed_that_no_text_can_hold_is_a_bad_record_and_not_a_crash() -> None:
    with pytest.raises(BadRecord) as caught:
        load(edit(lambda header: header.update(seed="\ud800")))
    assert caught.value.facts["line"] == 1


@pytest.mark.parametrize("seed", ["", " ", "a\tb", "a\nb", "\x00", "\u2028", "\u00a0", "\ud800"])
def test_a_seed_that_a_table_takes_can_be_read_again(seed: str) -> None:
    # A table may refuse a strange seed at once, but not write a record that nobody can resume.
    try:
        record = Table(GAME, ("ann", "bob", "cem"), seed).record
    except Problem:
        return
    assert load(dump(record)).seed == seed


def test_a_seed_that_was_changed_with_its_commitment_shows_at_the_format_1_checksum() -> None:
    promise = sha256(f"{KEYED}:{SALT}:8".encode()).hexdigest()
    record = edit(lambda header: header.update(seed="8", commitment=promise))
    refuse(record, "record_diverged", 2, number=1, move="ann: stack 6")


@pytest.mark.parametrize(("line", "move"), [(2, "ann: stack 5"), (3, "cem: stack 6")])
def test_a_changed_move_that_is_allowed_shows_at_its_check(line: int, move: str) -> None:
    refuse(edit(lambda entry: entry.update(move=move), line), "record_diverged", line, number=line - 1, move=move)


@pytest.mark.parametrize("move", ["ann: stack 7", "zoe: stack 1", "ann stack 1", "ann: swallow"])
def test_a_changed_move_that_is_not_allowed(move: str) -> None:
    refuse(edit(lambda entry: entry.update(move=move), 2), "record_move", 2, number=1, move=move)


def test_a_changed_check() -> None:
    refuse(edit(lambda entry: entry.update(check="0" * 12), 5), "record_diverged", 5, number=4)


def test_changed_options_show_at_the_first_check_or_before() -> None:
    record = load(edit(lambda header: header["options"].update(hand_size=9)))
    with pytest.raises(BadRecord):
        replay(load_game("scare", record.options), record)


def test_a_record_is_not_replayed_with_other_options_than_its_own() -> None:
    other = load_game("scare", {"paranoia_points": 3})  # no checksum shows it until somebody scores
    with pytest.raises(Problem):
        replay(other, load(text()))


def test_a_record_is_not_replayed_as_another_game() -> None:
    with pytest.raises(Problem):
        replay(GAME, load(edit(lambda header: header.update(game="skat"))))


@pytest.mark.parametrize("seats", [["ann", "ann", "cem"], ["a n n", "bob", "cem"], ["ann", "bob"]])
def test_seats_that_no_table_has_are_a_bad_record(seats: list[str]) -> None:
    with pytest.raises(BadRecord):
        replay(GAME, load(edit(lambda header: header.update(seats=seats))))


def test_a_move_left_out_shows_at_once() -> None:
    lines = text().splitlines()
    del lines[2]
    with pytest.raises(BadRecord) as caught:
        replay(GAME, load("".join(f"{each}\n" for each in lines)))
    assert caught.value.facts["line"] == 3


# Taken back ---------------------------------------------------------------------------------------------------------


def test_moves_that_were_taken_back_are_gone_but_counted() -> None:
    played = table()
    lines = dump(played.record)
    played.undo(played.steps[-1].move[0])
    lines += undo_line(len(played.steps))
    mover = played.steps[-1].move[0]
    played.undo(mover)
    lines += undo_line(len(played.steps))
    again = load(lines)
    assert again.taken_back == 2
    assert again.moves == played.record.moves
    assert again.lines == [2, 3, 4, 5]
    assert replay(GAME, again).state == played.state
    assert replay(GAME, again).record.taken_back == 2


def test_the_record_goes_on_after_an_undo() -> None:
    played = table(moves=2)
    lines = dump(played.record)
    played.undo(1)
    lines += undo_line(1)
    played.apply((2, STACK, 2))
    lines += move_line(played.record.moves[-1], played.record.checksums[-1])
    again = load(lines)
    assert again.moves == ["ann: stack 6", "cem: stack 2"]
    assert again.lines == [2, 5]
    assert replay(GAME, again).state == played.state


def test_everything_can_be_taken_back() -> None:
    again = load(text() + undo_line(0))
    assert (again.moves, again.checksums, again.lines, again.taken_back) == ([], [], [], 6)
    assert replay(GAME, again).state == GAME.start(3, stream("grüße", "game", KEYED))[0]


@pytest.mark.parametrize("length", [-1, 7, "3", None, 1.0])
def test_more_cannot_be_taken_back_than_there_is(length: object) -> None:
    refuse(text() + json.dumps({"undo_to": length}) + "\n", "record_line", 8)


def test_an_error_after_an_undo_names_the_right_line() -> None:
    lines = text() + undo_line(2) + move_line("cem: stack 9", "0" * 12)
    refuse(lines, "record_move", 9, number=3, move="cem: stack 9")


def test_a_prefix_can_be_replayed() -> None:
    played = table()
    part = replay(GAME, load(dump(played.record)), 4)
    assert part.record.moves == played.record.moves[:4]
    assert part.record.lines == [2, 3, 4, 5]
    assert part.steps == played.steps[:4]


def test_a_new_record_is_empty() -> None:
    record = Record("scare", 1, {}, ["ann", "bob", "cem"], "7")
    assert (record.moves, record.checksums, record.lines, record.taken_back, record.is_cut) == ([], [], [], 0, False)
    assert load(dump(record)).seed == "7"


def test_a_client_may_note_something_on_the_way() -> None:
    noted = load(text() + note_line({"orders": 1}) + note_line({"orders": 2, "more": []}))
    assert noted.notes == {**load(text()).notes, "orders": 2, "more": []}
    assert noted.moves == load(text()).moves
    assert load(dump(noted)).notes == noted.notes
    refuse(text() + json.dumps({"note": 1}) + "\n", "record_line", 8)
