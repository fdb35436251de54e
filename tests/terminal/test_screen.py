"""Lines that fit, whatever the terminal."""

import io
import re
import sys
from pathlib import Path

import pytest

import stammtisch
from stammtisch import cli
from stammtisch.boxes import game_text, load
from stammtisch.terminal.plain import fold, plain, wanted_encoding
from stammtisch.terminal.screen import WIDEST, Screen
from stammtisch.terminal.story import tone_of
from stammtisch.terminal.tones import GAIN, LOSS, MARKS, MINE, WIN, toned
from stammtisch.text.words import words
from tests.terminal.driver import Table, first_choice, script

SOURCE = Path(stammtisch.__file__).parent


def shown(monkeypatch: pytest.MonkeyPatch, columns: int) -> tuple[Screen, io.StringIO]:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = io.StringIO()
    return Screen(io.StringIO(), out, {}), out


def test_entries_are_in_order_and_aligned(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, out = shown(monkeypatch, 40)
    screen.grid(["[1] a", "[2] bb", "[3] ccc", "[4] dddddddddddd", "[5] e"])
    assert out.getvalue() == "  [1] a     [2] bb    [3] ccc\n  [4] dddddddddddd    [5] e\n"


def test_sentences_are_kept_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, out = shown(monkeypatch, 30)
    screen.sentences(["Ann plays 8 8.", "Bob plays 3.", "Cem takes the trick with 2.8."])
    assert out.getvalue() == "Ann plays 8 8. Bob plays 3.\n  Cem takes the trick with\n  2.8.\n"


def test_a_table_fits_its_window_and_stays_whole_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [("a", "Jürgen", "one · two four"), ("long", "Ann", "three")]
    for columns, is_terminal, expected in (
        (40, True, "a     Jürgen  one · two four\nlong  Ann     three\n"),
        (20, True, "a  Jürgen  one · two\n    four\nlong  Ann  three\n"),
        (20, False, "a     Jürgen  one · two four\nlong  Ann     three\n"),
    ):
        screen, out = shown(monkeypatch, columns)
        screen.is_terminal = is_terminal
        screen.rows(rows)
        assert out.getvalue() == expected
    shown(monkeypatch, 40)[0].rows([])


@pytest.mark.parametrize("game", ["scare", "cthulhu"])
def test_rules_stand_in_two_columns(table: Table, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """On the command line and in a game, however long the ids are."""
    assert cli.run(["rules", game, "--lang", "en"]) == 0
    typed = table.play(script("rules"), game_name=game).out.partition("> rules\n")[2].rpartition("[")[0]
    for said in (capsys.readouterr().out, typed):
        lines = said.splitlines()
        starts = {len(found[0]) for line in lines if (found := re.match(r" *[A-Z]+-\d+ +", line))}
        rests = {len(line) - len(line.lstrip()) for line in lines if line.startswith("    ")}
        assert len(starts) == 1
        assert starts == rests


def test_commands_are_never_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, out = shown(monkeypatch, 30)
    screen.command("To see it again:", "stammtisch replay '/a/long path/game.jsonl'")
    assert out.getvalue() == "To see it again:\n  stammtisch replay '/a/long path/game.jsonl'\n"


@pytest.mark.parametrize("columns", [1, 40, 80, 300])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_at_any_width(table: Table, columns: int, language: str) -> None:
    table.monkeypatch.setenv("COLUMNS", str(columns))
    result = table.play(first_choice, language=language, options={"target_score": 5})
    assert result.code == 0
    width = max(20, min(columns, WIDEST * 2 + 3))  # two columns, where there is room
    too_long = {line for line in result.out.splitlines() if len(line) > width and len(line.split()) > 1}
    assert not [line for line in too_long if str(table.folder) not in line and columns >= 40]


def test_plain_letters() -> None:
    assert plain("Züge für Ölßen – „ja“ … José’s") == 'Zuege fuer Oelssen - "ja" ... Jose\'s'
    assert plain("雪") == "?"


def test_only_people_who_ask_for_plain_letters_get_them() -> None:
    for environ in (
        {"LANG": "C"},
        {"LC_ALL": "C"},
        {"LANG": "C", "LC_CTYPE": "C.UTF-8"},  # Python sets that one on its own
        {"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"},
        {"LANG": "en_US.US-ASCII"},
    ):
        assert wanted_encoding(environ) == "ascii", environ
    for environ in (
        {},
        {"LANG": "C.UTF-8"},
        {"LANG": "de_DE.UTF-8"},
        {"LANG": "de_DE"},
        {"LANG": "de_DE.nonsense"},
        {"LANG": "C", "LC_ALL": "de_DE.utf8"},
        {"LANG": "C", "LC_CTYPE": "de_DE.UTF-8"},
        {"LANG": "C", "PYTHONUTF8": "1"},
        {"LC_ALL": "C", "PYTHONIOENCODING": "utf-8"},
    ):
        assert wanted_encoding(environ) == "", environ
    assert wanted_encoding({"LANG": "de_DE.ISO-8859-1"}) == "iso8859-1"
    assert wanted_encoding({"LANG": "de_DE.ISO-8859-15@euro"}) == "iso8859-15"
    assert wanted_encoding({"LC_ALL": "ru_RU.KOI8-R", "LANG": "C"}) == "koi8-r"


@pytest.mark.parametrize("encoding", ["ascii", "iso8859-1", "iso8859-15", "cp437", "cp850", "koi8-r"])
def test_everything_we_say_can_be_folded(encoding: str) -> None:
    """None of our words has a letter for which there is only a question mark; a minus stays one."""
    files = [path for folder in ("text", "games", "terminal") for path in (SOURCE / folder).rglob("*")]
    letters = {
        letter for file in files if file.suffix in (".ftl", ".toml", ".py") for letter in file.read_text("utf-8")
    }
    letters -= {"雪", *"▀▄█"}
    assert {"ä", "−", "“", "…"} <= letters
    assert [letter for letter in sorted(letters) if letter != "?" and "?" in fold(letter, encoding)] == []
    assert fold("−3", encoding) == "-3"


def test_columns_stay_where_they_are() -> None:
    rows = ["Jörg      12   Küche", "Ann        3   Flur", "Günther   −1   Gärtchen"]
    assert [fold(row, "ascii") for row in rows] == [
        "Joerg     12   Kueche",
        "Ann        3   Flur",
        "Guenther  -1   Gaertchen",
    ]
    assert fold("üüü  x  yy", "ascii") == "ueueue x yy"
    assert fold("ü x", "ascii") == "ue x"


COMMANDS = [
    "-h",
    "play -h",
    "serve -h",
    "rules scare",
    "rules cthulhu",
    "cards list cthulhu",
    "cards show cthulhu possessed",
    "simulate scare --games 2 --seats 3",
    "replay FILE",
    "replay FILE --open",
    "play --resume",
    "play --seats x",
    "play zzz",
]


def printed(monkeypatch: pytest.MonkeyPatch, locale: str, arguments: list[str]) -> str:
    out = io.TextIOWrapper(io.BytesIO(), "utf-8")
    with monkeypatch.context() as patch:
        patch.setenv("LC_ALL", locale)
        for name in ("PYTHONIOENCODING", "PYTHONUTF8"):
            patch.delenv(name, raising=False)
        for name in ("stdout", "stderr"):
            patch.setattr(sys, name, out)
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"hilfe\ntisch\nverlauf\n\n")))
        cli.run(arguments)
        out.flush()
    data = out.buffer.getvalue()
    return str(data.decode("utf-8" if "UTF" in locale else "ascii"))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_folds(table: Table, command: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The C locale gets the same words in ASCII: nothing is escaped, and nothing is lost."""
    table.folder.mkdir()
    table.play(script("1", "1", "1"), game_name="cthulhu", names=["Jürgen"], save_to=table.folder / "game.jsonl")
    arguments = [str(table.only_file()) if word == "FILE" else word for word in command.split()]
    whole = printed(monkeypatch, "C.UTF-8", [*arguments, "--lang", language])
    folded = printed(monkeypatch, "C", [*arguments, "--lang", language])
    assert whole
    assert "\\" not in folded
    assert folded.count("?") == whole.count("?")
    assert plain("".join(whole.split())).replace("-", "") == "".join(folded.split()).replace("-", "")


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environ", "is_color"),
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "xterm", "STAMMTISCH_PLAIN": "1"}, False),
        ({"TERM": "dumb"}, False),
        ({}, False),
    ],
)
def test_color_only_where_it_is_wanted(environ: dict[str, str], is_color: bool) -> None:
    out = Tty()
    screen = Screen(io.StringIO(), out, environ)
    screen.say(f"It is {toned('your Sprouts', LOSS)}.")
    screen.grid([toned("[1] win", WIN), "[2] lose"])
    assert ("\033[31myour Sprouts\033[0m." in out.getvalue()) == is_color
    assert MARKS.search(out.getvalue()) is None
    assert re.sub(r"\033\[\d+m", "", out.getvalue()) == "It is your Sprouts.\n  [1] win    [2] lose\n"


def test_a_tone_goes_on_in_the_next_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    out = Tty()
    Screen(io.StringIO(), out, {"TERM": "xterm"}).say(toned("You lose everything you had.", LOSS))
    assert out.getvalue() == "\033[31mYou lose everything\033[0m\n\033[31myou had.\033[0m\n"


@pytest.mark.parametrize(
    ("columns", "environ", "is_wide"), [(119, {}, False), (120, {}, True), (120, {"STAMMTISCH_PLAIN": "1"}, False)]
)
def test_two_columns_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch, columns: int, environ: dict[str, str], is_wide: bool
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = io.StringIO()
    Screen(io.StringIO(), out, environ).two_columns(["left", "more"], ["right"])
    lines = out.getvalue().splitlines()
    assert [line.split() for line in lines] == (
        [["left", "right"], ["more"]] if is_wide else [["left"], ["more"], ["right"]]
    )


@pytest.mark.parametrize(("columns", "is_told"), [(60, False), (80, True)])
def test_a_narrow_window_leaves_texts_to_info(table: Table, columns: int, is_told: bool) -> None:
    table.monkeypatch.setenv("COLUMNS", str(columns))
    start = {"turn": "You", "phase": "discard", "You": {"hand": ["earplugs"]}, "Mia": {}}
    shown, _, asked = table.sit_at(script("info 1"), start).text.partition("> info 1")
    assert "#1 Earplugs (Thing · Cost 1 · Slack 1)" in shown
    assert ("Your Sleep cards are safe" in shown) == is_told
    assert "Your Sleep cards are safe" in asked


def test_what_the_reader_loses_is_red(table: Table) -> None:
    """The marks are there, whoever shows them."""
    game = load("cthulhu")
    text = game_text(words("en"), game, ["You", "Mia"])
    names = {kind.name: number for number, kind in enumerate(game.kind.events)}
    lost, entered = (names["lost"], -1, 0, 5, 7), (names["entered"], -1, 0, 5, 2, -1)
    won = (names["game_won"], -1, 1)
    assert [tone_of(game, text, (event,), 0) for event in (lost, entered, won)] == [LOSS, GAIN, LOSS]
    assert [tone_of(game, text, (event,), 1) for event in (lost, entered, won)] == ["", "", WIN]


@pytest.mark.rule("CTH-07")
@pytest.mark.parametrize(
    ("by", "madness", "tone"), [(2, 2, LOSS), (-2, 0, GAIN), (1, 6, MINE), (1, 7, GAIN), (-1, 6, LOSS)]
)
def test_madness_is_red_or_green_by_what_it_costs_or_brings(by: int, madness: int, tone: str) -> None:
    game = load("cthulhu")
    text = game_text(words("en"), game, ["You", "Mia"])
    number = [kind.name for kind in game.kind.events].index("madness_changed")
    assert tone_of(game, text, ((number, -1, 0, by, madness),), 0) == tone
    assert tone_of(game, text, ((number, -1, 1, by, madness),), 0) == ""
