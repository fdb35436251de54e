"""Lines that fit, whatever the terminal."""

import io

import pytest

from stammtisch.terminal.plain import is_plain_locale, plain
from stammtisch.terminal.screen import WIDEST, Screen
from tests.terminal.driver import Table, first_choice


def shown(monkeypatch: pytest.MonkeyPatch, columns: int) -> tuple[Screen, io.StringIO]:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = io.StringIO()
    return Screen(io.StringIO(), out, {}), out


def test_entries_are_in_order_and_aligned(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, out = shown(monkeypatch, 40)
    screen.columns(["[1] a", "[2] bb", "[3] ccc", "[4] dddddddddddd", "[5] e"])
    assert out.getvalue() == "  [1] a     [2] bb    [3] ccc\n  [4] dddddddddddd    [5] e\n"


def test_sentences_are_kept_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, out = shown(monkeypatch, 30)
    screen.sentences(["Ann plays 8 8.", "Bob plays 3.", "Cem takes the trick with 2.8."])
    assert out.getvalue() == "Ann plays 8 8. Bob plays 3.\n  Cem takes the trick with\n  2.8.\n"


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
    width = max(20, min(columns, WIDEST))
    too_long = {line for line in result.out.splitlines() if len(line) > width and len(line.split()) > 1}
    assert not [line for line in too_long if str(table.folder) not in line and columns >= 40]


def test_plain_letters() -> None:
    assert plain("Züge für Ölßen – „ja“ … José’s") == 'Zuege fuer Oelssen - "ja" ... Jose\'s'
    assert plain("雪") == "?"


def test_only_who_asks_for_plain_letters_gets_them() -> None:
    assert is_plain_locale({"LANG": "C"})
    assert is_plain_locale({"LANG": "C", "LC_CTYPE": "C.UTF-8"})  # Python sets that one by itself
    assert is_plain_locale({"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"})
    assert not is_plain_locale({})
    assert not is_plain_locale({"LANG": "C", "LC_ALL": "de_DE.UTF-8"})
    assert not is_plain_locale({"LANG": "C", "PYTHONUTF8": "1"})
