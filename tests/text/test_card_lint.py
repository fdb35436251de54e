"""What `stammtisch cards lint` finds: every fault with file, card, field and reason, in both languages."""

import json
from pathlib import Path

import pytest

from stammtisch.games.slack.lint import BadCard, Names, form_of, lint_cards, lint_jobs, lint_set, read_toml
from stammtisch.games.slack.sets import read_file
from stammtisch.terminal.cards import lint_files, set_names
from stammtisch.text.measure import too_long
from stammtisch.text.words import LANGUAGES, words

WORDS = 'name = { en = "A", de = "B" }\njoke = { en = "A", de = "B" }\nicon = "soap"\n'
NAMES = Names(["food", "pill", "tv", "sleep", "nookie"])


def told(faults: list[BadCard]) -> list[tuple[str, str]]:
    """Field and code of every fault; all of them can be worded in both languages."""
    for language in LANGUAGES:
        for fault in faults:
            sentence = words(language).problem(fault)
            assert str(fault.facts["file"]) in sentence
            assert str(fault.facts.get("card", "")) in sentence
    return [(str(fault.facts.get("field", "")), fault.code) for fault in faults]


def life(lines: str, id: str = "soap", names: Names = NAMES, more: str = "") -> list[tuple[str, str]]:
    text = f'["{id}"]\n{WORDS}{lines}\n{more}'
    return told(list(lint_cards("my.toml", read_toml("my.toml", text.encode()), names)))


def job(lines: str, id: str = "cook", names: Names = NAMES) -> list[tuple[str, str]]:
    text = f'["{id}"]\n{WORDS}{lines}\n'
    return told(list(lint_jobs("my.toml", read_toml("my.toml", text.encode()), names)))


THING = 'kind = "thing"\nslack = 1\n'
WHENEVER = 'kind = "whenever"\n'
AT_CARD = WHENEVER + 'target = "card"\n'
JOB = "income = 2\nfree_time = 1\ngoal = 20\n"
RANK = "income = 2\nfree_time = 1\nrank = 3\n"


# A single fault -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lines",
    [
        THING + "cost = 20\ncopies = 0\ntags = ['food', 'pill']",
        THING + "effects = [{ op = 'roll', least = 6, then = [{ op = 'draw', n = 2 }] }]",
        "kind = 'activity'\nslack = 'die+1'",
        "kind = 'activity'\ntags = ['tv']\ncancels = ['free_time']",
        WHENEVER + "lasts = 'turn'\nin_play = [{ mod = 'income', by = -20 }]",
        WHENEVER + "cancels = ['activity', 'whenever']",
        AT_CARD + "of = ['pet']\neffects = [{ op = 'send' }]",
        AT_CARD + "where = 'other'\neffects = [{ op = 'take' }]",
        WHENEVER,
        WHENEVER + "target = 'other'\nhits = 'next'\nonly = 'private'\neffects = [{ op = 'swap_ranks' }]",
        WHENEVER + "effects = [{ op = 'vote', then = [{ op = 'rank', by = -1 }] }]",
        WHENEVER + "effects = [{ op = 'lure', of = ['person'], by = { per = 'food' } }]",
        "kind = 'activity'\neach_turn = [{ op = 'mark', by = 1, most = 5 }]",
        "kind = 'activity'\nordered = [{ op = 'draw', who = 'target' }]",
    ],
)
def test_a_good_card(lines: str) -> None:
    assert life(lines) == []


@pytest.mark.parametrize(
    ("lines", "field", "code"),
    [
        (THING + "cost = -3", "cost", "card_range"),
        (THING + "cost = 5000", "cost", "card_range"),
        (THING + "cost = true", "cost", "card_form"),
        (THING + "copies = -3", "copies", "card_range"),
        ("kind = 'thing'\nslack = 99999999999999999999", "slack", "card_range"),
        (THING + "in_play = [{ mod = 'income' }]", "in_play 1.by", "card_missing"),
        (THING + "in_play = [{ mod = 'income', by = 0 }]", "in_play 1.by", "card_zero"),
        (THING + "effects = [{ op = 'slack' }]", "effects 1.by", "card_missing"),
        (THING + "effects = [{ op = 'roll', least = 9, then = [{ op = 'draw' }] }]", "effects 1.least", "card_range"),
        (THING + "effects = [{ op = 'roll', least = 3 }]", "effects 1.then", "card_missing"),
        (THING + "tags = ['food', 'food']", "tags", "card_twice"),
        (THING + "tags = ['soap']", "tags", "card_tag"),
        ("kind = 'person'\nslack = 1\nneeds = 3", "needs", "card_form"),
        ("kind = 'person'\nslack = 1\nneeds = 'soap'", "needs", "card_tag"),
        (WHENEVER + "slack = 2", "slack", "card_never"),
        (WHENEVER + "lasts = 'turn'", "lasts", "card_alone"),
        (WHENEVER + "in_play = [{ mod = 'income', by = 1 }]", "in_play", "card_alone"),
        (WHENEVER + "cancels = ['activity']\ntarget = 'other'", "target", "card_excluded"),
        (WHENEVER + "where = 'own'", "where", "card_alone"),
        (AT_CARD + "where = 'own'\neffects = [{ op = 'take' }]", "effects 1: take", "card_excluded"),
        (AT_CARD + "of = ['thing']\neffects = [{ op = 'send' }]", "effects 1: send", "card_alone"),
        (AT_CARD + "effects = [{ op = 'send' }]", "effects 1: send", "card_alone"),
        (WHENEVER + "effects = [{ op = 'look', of = ['food'] }]", "effects 1: look", "card_alone"),
        (WHENEVER + "target = 'player'\neffects = [{ op = 'denounce' }]", "effects 1: denounce", "card_alone"),
        (WHENEVER + "effects = [{ op = 'swap_ranks' }]", "effects 1: swap_ranks", "card_alone"),
        (WHENEVER + "effects = [{ op = 'vote' }]", "effects 1.then", "card_missing"),
        (WHENEVER + "effects = [{ op = 'lure', of = ['person'], by = 1 }]", "effects 1.by", "card_form"),
        (WHENEVER + "hits = 'highest'", "hits", "card_alone"),
        (THING + "ordered = [{ op = 'draw' }]", "ordered", "card_never"),
        (WHENEVER + "target = 'other'\nhits = 'lowest'", "hits", "card_form"),
        (THING + "only = 'private'", "only", "card_never"),
        (THING + "stays = true", "stays", "card_never"),
        ("kind = 'activity'\nloot = 4", "loot", "card_alone"),
        ("kind = 'activity'\nfirst = 'lowest'", "first", "card_alone"),
        ("kind = 'activity'\nordered = [{ op = 'take' }]", "ordered 1: take", "card_alone"),
        ("kind = 'activity'\ncancels = ['activity']", "cancels", "card_form"),
        (THING + "content = ['drugs']", "content", "card_alone"),
        (THING + "content = ['drugs']\nstand_in = 'nothing'", "stand_in", "card_no_stand_in"),
        (THING + "content = ['drugs']\nstand_in = 'soap'", "stand_in", "card_not_harmless"),
    ],
)
def test_a_fault_of_a_life_card(lines: str, field: str, code: str) -> None:
    assert life(lines) == [(field, code)]


@pytest.mark.parametrize("text", ['joke = { en = "a\\nb", de = "c" }', 'joke = { en = "\\u001b[2J", de = "c" }'])
def test_a_joke_is_one_line(text: str) -> None:
    card = f'[soap]\n{THING}name = {{ en = "A", de = "B" }}\nicon = "x"\n{text}\n'
    faults = lint_cards("my.toml", read_toml("my.toml", card.encode()), NAMES)
    assert told(list(faults)) == [("joke.en", "card_line")]


@pytest.mark.parametrize(
    ("lines", "field", "code"),
    [
        (JOB + "copies = -3", "copies", "card_range"),
        (JOB + "copies = 10", "copies", "card_range"),
        (JOB.replace("2", "-5", 1), "income", "card_range"),
        (JOB.replace("2", "'2/40'", 1), "income", "card_form"),
        (JOB.replace("2", "'4/2'", 1), "income", "card_form"),
        (JOB.replace("20", "0"), "goal", "card_range"),
        (JOB + "traits = [{ mod = 'call', by = 0 }]", "traits 1.by", "card_zero"),
        (JOB + "each_turn = [{ op = 'take' }]", "each_turn 1: take", "card_alone"),
        (JOB + "each_turn = [{ op = 'draw', who = 'target' }]", "each_turn 1.who", "card_alone"),
        (JOB.replace("goal = 20\n", ""), "goal", "card_missing"),
        (JOB + "copies = 2", "copies", "card_range"),
        (JOB + "slack = 2", "slack", "card_alone"),
        (JOB + "rank = 2", "goal", "card_excluded"),
        (RANK.replace("3", "0"), "rank", "card_range"),
        (RANK + "slack = -1", "slack", "card_range"),
    ],
)
def test_a_fault_of_a_job(lines: str, field: str, code: str) -> None:
    assert job(lines) == [(field, code)]


def test_a_rank_has_no_goal_and_several_copies() -> None:
    assert job(JOB) == job(RANK) == job(RANK + "slack = 3\ncopies = 5") == []


@pytest.mark.parametrize(
    ("id", "code"),
    [
        ("bad id!", "card_id"),
        ("Tiny", "card_id"),  # moves are read in lower case
        ("8_ball", "card_id"),
        ("", "card_id"),
        ("on", "card_reserved"),
        ("discard", "card_reserved"),
        ("no", "card_reserved"),
        ("plain", "card_reserved"),
        ("cook", "card_taken"),
    ],
)
def test_a_bad_id(id: str, code: str) -> None:
    names = Names(NAMES.tags, ["cook"])
    assert life(THING, id, names) == [("id", code)]
    assert job(JOB, id, names) == [("id", code)]


@pytest.mark.parametrize(
    ("field", "line"),
    [("kind", "kind = 'person'\nslack = 1"), ("cost", THING + "cost = 1"), ("slack", "kind = 'thing'\nslack = 2")],
)
def test_a_stand_in_is_like_the_card_it_stands_in_for(field: str, line: str) -> None:
    card = THING + "content = ['drugs']\nstand_in = 'tea'"
    assert life(card, more=f"[tea]\ncopies = 0\n{THING}{WORDS}") == []
    text = f"[soap]\n{WORDS}{card}\n[tea]\n{WORDS}{line}\n"
    (fault,) = lint_cards("my.toml", read_toml("my.toml", text.encode()), NAMES)
    assert (fault.code, fault.facts["field"], fault.facts["what"]) == ("card_unlike", "stand_in", field)


def test_a_stand_in_needs_content_to_stand_in_for() -> None:
    assert life(THING + "stand_in = 'tea'", more=f"[tea]\n{THING}{WORDS}") == [("stand_in", "card_alone")]


def test_a_stand_in_with_another_die() -> None:
    nookie = "kind = 'activity'\nslack = 'die-1'\ncontent = ['sex']\nstand_in = 'tea'"
    tea = f"[tea]\n{WORDS}kind = 'activity'\nslack = 'die'\n"
    assert life(nookie, more=tea) == [("stand_in", "card_unlike")]
    assert life(nookie, more=tea.replace("'die'", "'die-1'")) == []


# All of them at once --------------------------------------------------------------------------------------------------


def test_a_fault_in_the_form_hides_no_other_fault() -> None:
    lines = (
        "kind = 'whenever'\nslack = 'two'\nlasts = 'turn'\ntags = 'food'\n"
        "effects = [{ op = 'bogus' }, 'x', { op = 'take' }, { op = 'roll', least = 3, then = 3 }]"
    )
    assert life(lines, more=f"[tea]\n{WORDS}{THING}cost = -1\n") == [
        ("slack", "card_form"),
        ("tags", "card_form"),
        ("effects 1", "card_form"),
        ("effects 2", "card_form"),
        ("effects 4.then", "card_form"),
        ("slack", "card_never"),
        ("lasts", "card_alone"),
        ("effects 3: take", "card_alone"),
        ("cost", "card_range"),
    ]


# Any value that TOML has, in any field
ODD = ["0", "-1", "1.5", "nan", "true", '""', '"x"', "[]", "[1]", '["x"]', "{}", "{ en = 1, de = 2 }", "[[[]]]", "[{}]"]
FIELDS = (
    "kind tags content stand_in cost slack copies effects each_turn in_play lasts when target of where cancels needs"
)


@pytest.mark.parametrize("value", [*ODD, "1979-05-27", '[{ op = "roll", least = [], then = {} }]', "[{ op = [] }]"])
def test_no_value_upsets_the_linter(value: str) -> None:
    for field in FIELDS.split():
        lines = f"{field} = {value}\n" + ("" if field == "kind" else WHENEVER)
        assert life(lines) or (field, value) in {("copies", "0")}, (field, value)
    for field in ("income", "free_time", "goal", "copies", "traits", "each_turn"):
        assert job(f"{field} = {value}")
    for field in ("id", "seats", "mechanics", "tags", "same"):
        told(list(lint_set("set.toml", read_toml("set.toml", f"{field} = {value}".encode()))))


# Files ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "code", "place"),
    [
        (b"a = 1\n[soap\n", "card_toml", {"line": 2, "column": 6}),
        (b"[soap]\nkind =", "card_toml", {"line": 0, "column": 0}),  # at the end: the parser does not say where
        (b"n = " + b"9" * 5000, "card_toml", {"line": 0, "column": 0}),
        (b"a = 1\nb = '\xff'", "card_not_text", {"line": 2}),
        (b"x = " + b"[" * 20_000, "card_deep", {}),
        (b"x = " + b"[" * 100 + b"]" * 100, "card_deep", {}),
        (b"[" + b".".join([b"x"] * 5000) + b"]", "card_deep", {}),
    ],
)
def test_a_file_that_is_not_a_card_file(data: bytes, code: str, place: dict[str, int]) -> None:
    with pytest.raises(BadCard) as caught:
        read_toml("my.toml", data)
    told([caught.value])
    assert caught.value.code == code
    assert caught.value.facts == {"file": "my.toml", **place}


@pytest.mark.parametrize(
    ("text", "name", "form"),
    [
        ("[a]\nkind = 'pet'", "my.toml", "life"),
        ("[a]\nkind = 'pet'", "jobs.toml", "life"),
        ("[a]\ngoal = 20", "my.toml", "job"),
        ("[a]\nincome = 2\n[b]\nname = 1", "cards.toml", "job"),
        ("[a]\nname = 1", "jobs.toml", "job"),
        ("[a]\nname = 1", "my.toml", "life"),
        ("id = 'x'", "my.toml", "set"),
        ("tags = ['x']", "my.toml", "set"),
        ("[id]\nkind = 'pet'", "my.toml", "life"),
        ("", "set.toml", "set"),
        ("", "my.toml", "life"),
    ],
)
def test_a_file_is_what_is_in_it(text: str, name: str, form: str) -> None:
    assert form_of(read_toml(name, text.encode()), name) == form


SET = 'id = "flat"\nname = { en = "A", de = "B" }\nseats = [2, 5]\nmechanics = []\ntags = ["soap", "sleep"]\n'


@pytest.mark.parametrize(
    ("text", "field", "code"),
    [
        (SET.replace("tags", "tag"), "tags", "card_missing"),
        (SET.replace('"flat"', '"My Flat"'), "id", "card_id"),
        (SET.replace("[2, 5]", "[5, 2]"), "seats", "card_form"),
        (SET.replace("[2, 5]", "5"), "seats", "card_form"),
        (SET.replace("[]", '["taxes"]'), "mechanics", "card_tag"),
        (SET.replace('"sleep"', '"soap"'), "tags", "card_twice"),
        (SET.replace('"sleep"', '"person"'), "tags", "card_reserved"),
        (SET.replace('"sleep"', '"So Ap"'), "tags", "card_id"),
        (SET.replace('["soap", "sleep"]', '"soap"'), "tags", "card_form"),
        (SET + "same = { a = 1 }\n", "same", "card_form"),
        (SET + "same = { a = '' }\n", "same", "card_form"),
    ],
)
def test_a_fault_of_a_set(text: str, field: str, code: str) -> None:
    assert list(lint_set("set.toml", read_toml("set.toml", SET.encode()))) == []
    assert (field, code) in told(list(lint_set("set.toml", read_toml("set.toml", text.encode()))))


def test_a_file_without_cards_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "my.toml").write_text("# nothing yet\n", "utf-8")
    assert not lint_files(words("en"), [tmp_path / "my.toml"], as_json=False)
    assert capsys.readouterr().out == f"{tmp_path / 'my.toml'}: there is no card in it.\n"


def test_a_set_file_is_checked_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "set.toml").write_text(SET, "utf-8")
    assert lint_files(words("en"), [tmp_path / "set.toml"], as_json=False)
    assert capsys.readouterr().out == f"{tmp_path / 'set.toml'}: a set, nothing to complain about.\n"
    assert lint_files(words("en"), [tmp_path / "set.toml"], as_json=True)
    assert json.loads(capsys.readouterr().out)["form"] == "set"


def test_ids_are_taken_by_the_file_beside_or_by_our_own_sets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def lint(name: str, text: str) -> list[str]:
        (tmp_path / name).write_text(text, "utf-8")
        lint_files(words("en"), [tmp_path / name], as_json=True)
        return [json.loads(line).get("code", "") for line in capsys.readouterr().out.splitlines()]

    assert lint("cards.toml", f"[gravedigger]\n{WORDS}{THING}") == ["card_taken"]
    assert lint("jobs.toml", f"[tiny]\n{WORDS}{JOB}") == ["card_taken"]
    (tmp_path / "set.toml").write_text(SET, "utf-8")
    assert lint("jobs.toml", f"[tiny]\n{WORDS}{JOB}") == [""]
    assert lint("cards.toml", f"[tiny]\n{WORDS}{THING}") == ["card_taken"]
    assert lint("jobs.toml", f"[tiny]\n{WORDS}{JOB}") == ["card_taken"]


# Length ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("set_name", set_names())
@pytest.mark.parametrize("name", ["cards.toml", "jobs.toml"])
def test_every_card_of_ours_fits_on_its_card(set_name: str, name: str) -> None:
    tables = read_file(set_name, name)
    assert tables
    assert [fault.facts for fault in too_long(name, tables)] == []


def measured(lines: str) -> list[tuple[str, str, int]]:
    tables = read_toml("my.toml", f"[soap]\n{lines}\n".encode())
    faults = list(too_long("my.toml", tables))
    told(faults)
    return [(str(f.facts["field"]), str(f.facts["language"]), int(str(f.facts["length"]))) for f in faults]


@pytest.mark.parametrize(("length", "found"), [(70, []), (71, [("joke", "de", 71)])])
def test_a_joke_has_room_for_70_characters(length: int, found: list[tuple[str, str, int]]) -> None:
    said = f'name = {{ en = "A", de = "B" }}\njoke = {{ en = "A", de = "{"ä" * length}" }}\n'
    assert measured(said + THING) == found


def test_rules_text_that_is_too_long_is_named_in_each_language() -> None:
    effects = ", ".join(["{ op = 'discard', of = ['food', 'pill'], n = 2 }"] * 3)
    found = measured(WORDS + THING + f"effects = [{effects}]")
    assert [(field, language) for field, language, _ in found] == [("text", "en"), ("text", "de")]
    assert all(length > 140 for *_, length in found)
    assert measured(WORDS + THING + "effects = [{ op = 'draw' }]") == []
    assert [field for field, *_ in measured(WORDS + JOB + f"each_turn = [{effects}]")] == ["text", "text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_measures(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.toml"
    long = f'name = {{ en = "A", de = "B" }}\njoke = {{ en = "{"a" * 71}", de = "B" }}\nicon = "brain"\n'
    file.write_text(f"[soap]\n{long}{THING}", "utf-8")
    assert not lint_files(words(language), [file], as_json=False)
    out = capsys.readouterr().out
    assert "soap" in out
    assert "71" in out
    assert "70" in out
