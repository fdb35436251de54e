"""What can be typed besides moves."""

import re
from pathlib import Path

import pytest

from stammtisch.boxes import load, rulebook
from stammtisch.terminal.commands import COMMANDS, SHORT, command_names, read_command
from stammtisch.text.words import words
from tests.terminal.driver import Table, entries, moves, script

# The first hand is 1 2 2 3 5 5 7 8 8 8, and the person leads the first trick.
HAND = "1 2 2 3 5 5 7 8 8 8"


def answer_to(table: Table, *lines: str, language: str = "en") -> str:
    """What the screen says after the last of these lines."""
    result = table.play(script(*lines), language=language)
    assert result.code == 3
    return result.out.rpartition(f"] > {lines[-1]}\n")[2].rpartition("\n[")[0]


def flat(text: str) -> str:
    return " ".join(text.split())


def test_commands_work_in_both_languages_at_once() -> None:
    typed = "help hilfe ? why warum rules regeln log verlauf table tisch scores punkte undo zurück zurueck ZURÜCK"
    meant = "help help help why why rules rules log log table table scores scores undo undo undo undo"
    assert [read_command(word)[0] for word in typed.split()] == meant.split()
    typed = "save speichern lang sprache quit ende q totals stand info karte show zeig stops stopps again nochmal"
    meant = "save save lang lang quit quit quit scores scores info info show show stops stops again again"
    assert [read_command(word)[0] for word in typed.split()] == meant.split()
    for command in COMMANDS:
        assert set(command_names(command, "en")) == set(command_names(command, "de"))
        assert len(command_names(command, "de")) >= 2


def test_no_command_hides_a_move() -> None:
    """Except for `show`, which makes the move of that name."""
    for verb in ["play", "stack", "pass", "done", "shop", "evict", "choose", "discard", "ask", "offer", "w"]:
        assert read_command(verb)[0] == ""


@pytest.mark.parametrize(("language", "typed"), [("en", "hilfe"), ("de", "help"), ("de", "?")])
@pytest.mark.parametrize(
    ("game", "missing"),
    [
        ("scare", {"info", "show", "stops", "order", "more", "finish", "undo", "again", "ranks", "rest"}),
        ("cthulhu", {"undo", "again", "ranks", "rest"}),
        ("guevara", {"undo", "again"}),
    ],
)
def test_help_names_every_command_that_works_here(
    table: Table, game: str, missing: set[str], language: str, typed: str
) -> None:
    """In a first turn nothing can be taken back, and there is no next game yet."""
    result = table.play(script(typed), game_name=game, seed="3", language=language)
    said = result.out.rpartition(f"] > {typed}\n")[2]
    for command in COMMANDS:
        own, *others = command_names(command, language)
        assert (f"  {own} ({', '.join(others)})" in said) == (command not in missing), command


def test_the_page_about_the_terminal_names_every_command() -> None:
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text("utf-8")
    for command in COMMANDS:
        for name in command_names(command, "en"):
            assert f"`{name}" in page or name in SHORT, name


def test_why_before_any_refusal(table: Table) -> None:
    assert "Nothing has been refused" in answer_to(table, "why")


def test_why_after_a_refusal(table: Table) -> None:
    said = flat(answer_to(table, "1", "play 7 7", "why"))
    assert "You hold only one of them, not 2. (TRK-03)" in said
    assert "you may play several at once, as long as they all show the same number" in said
    assert "Rulebook: Playing a trick." in said


def test_why_tells_the_option_that_changes_the_rule(table: Table) -> None:
    said = flat(answer_to(table, "rules rec-08"))
    assert "Option allow_sets, at this table yes: Whether you may play several equal cards at once" in said


def test_why_tells_the_example(table: Table) -> None:
    assert "Example: Three 8s make 3.8." in answer_to(table, "rules TRK-04")


def test_why_after_something_unreadable(table: Table) -> None:
    said = answer_to(table, "abracadabra", "warum")
    assert "“abracadabra” is not a move." in said
    assert "No rule forbids it" in said


def test_the_first_refusal_points_to_why(table: Table) -> None:
    result = table.play(script("1", "play 9 9", "play 9 9"))
    assert result.out.count("“why” shows the rule") == 1


def test_rules_are_all_there(table: Table) -> None:
    said = answer_to(table, "rules")
    for rule in rulebook("scare"):
        assert f"\n{rule.id}" in said
    assert "\nPlaying a trick\n" in said


def test_rules_by_word(table: Table) -> None:
    said = answer_to(table, "regeln Paranoia")
    assert "TRK-22" in said
    assert "TRK-04" not in said
    assert "No rule mentions “gazebo”" in answer_to(table, "rules gazebo")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "family"), [("scare", "scare"), ("cthulhu", "slack")])
def test_the_rules_in_the_help_are_found(table: Table, game: str, family: str, language: str) -> None:
    """`rules tv`, `regeln fernsehen`: what the help shows finds something."""
    examples = re.findall("[“„]([^“”„]+)[”“]", words(language)(f"{family}-help-rules"))
    assert len(examples) == 2
    out = table.play(script(*examples), game_name=game, language=language).out
    for example in examples:
        assert re.search(r"^[A-Z]+-\d+", out.partition(f"> {example}\n")[2].partition("] > ")[0], re.MULTILINE), example


def test_log_is_numbered_and_can_be_cut(table: Table) -> None:
    said = answer_to(table, "log")
    assert "1  Round 1. You have the start card.\n" in said
    assert f"2  You are dealt {HAND}.\n" in said
    assert answer_to(table, "verlauf 1").strip().startswith("4  ")
    for wrong in ("log x", "log 0", "log -1"):
        assert "is not a number of lines" in answer_to(table, wrong)


def test_log_tells_nothing_of_other_hands(table: Table) -> None:
    said = answer_to(table, "1", "1", "2", "log")
    assert said.count("are dealt") == 1
    assert said.count("Scare card lies at") == 1


def test_table_and_scores(table: Table) -> None:
    assert "Your hand:  1  2  2  3  5" in answer_to(table, "tisch")
    assert "Total" in answer_to(table, "punkte")


def test_the_table_is_not_repeated_when_nothing_has_changed(table: Table) -> None:
    result = table.play(script("why", "play 9 9", "log", "help"))
    assert result.out.count("Your hand:") == 1


def test_all_repeats_the_question(table: Table) -> None:
    result = table.play(script("all", "alles"))
    assert result.out.count("Your hand:") == 3
    assert result.out.count("Where in your stack") == 3


def test_enter_goes_on_only_where_nothing_has_to_be_chosen(table: Table) -> None:
    result = table.play(script("", "   ", "\t"))
    assert result.text.count("Here you have to choose something") == 3
    assert result.out.count("Where in your stack") == 1
    assert moves(table.only_file()) == [move for move in moves(table.only_file()) if not move.startswith("You")]


def test_language_can_be_changed(table: Table) -> None:
    result = table.play(script("lang de", "all", "sprache en", "alles"))
    assert "Ab jetzt auf Deutsch." in result.out
    assert "Deine Hand:  1  2  2" in result.out
    assert "\nDu    Punkte" in result.out  # a person called You is called Du
    assert "From now on in English." in result.out
    assert "Choose one of en, de" in answer_to(table, "lang")
    assert "Choose one of en, de" in answer_to(table, "lang tlh")


@pytest.mark.parametrize("typed", ["quit", "ende", "q", "Q"])
def test_quit_saves(table: Table, typed: str) -> None:
    result = table.play(script("1", typed))
    assert result.code == 3
    assert f"The game is saved in {table.only_file()}" in result.text
    assert f"stammtisch play --record {table.only_file()}" in result.out


def test_save_writes_a_copy_that_remembers_what_was_taken_back(table: Table, tmp_path: Path) -> None:
    copy = tmp_path / "a copy.jsonl"
    result = table.play(script("1", "1", "undo", f"save {copy}"))
    assert f"A copy of the game is in {copy}" in result.text
    assert entries(copy) == entries(table.only_file())
    assert "undo_to" in entries(copy)[-1]


def test_save_overwrites_only_this_game(table: Table, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy", tmp_path / "other"
    other.write_text("precious")
    result = table.play(script(f"save {copy}", "1", f"speichern {copy}", f"save {other}", f"save {tmp_path}", "save"))
    assert entries(copy) == entries(table.only_file())
    assert other.read_text() == "precious"
    assert result.text.count("exists already and is not this game") == 2
    assert "Say where: save FILE" in result.out
    other_game = table.play(script(f"save {copy}"), seed="8")
    assert "exists already and is not this game" in other_game.text


def test_save_to_its_own_file_changes_nothing(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = table.play(script("1", f"save {file}", "1"), save_to=file)
    assert result.code == 3
    assert "undo_to" not in file.read_text()
    assert len(entries(file)) > 3


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("/nowhere/at/all", "there is no such file or folder"),
        ("/dev/full", "exists already"),
        ("/proc/game", "cannot be written"),
        ("~nobody-of-that-name/game", "there is no such file or folder"),
        ("x" * 300, "the name is too long"),
    ],
)
def test_save_that_fails(table: Table, place: str, why: str) -> None:
    result = table.play(script(f"save {place}", "1", "q"))
    assert why in result.text
    assert result.code == 3


def test_strange_input_gets_one_clear_line(table: Table) -> None:
    strange = ["foo", "play", "play 11", "stack x", "0", "7", "-1", "²", "1.5", "[7]", "x" * 5000, "1" * 5000]
    strange += [":", "Mia: stack 3", "Nobody: stack 3", "You:", "\x1b[2J", "play \x00", "❤", "stack 3 3", "pass"]
    result = table.play(script(*strange))
    assert result.code == 3
    assert "\x1b" not in result.out
    assert "\x00" not in result.out
    assert [entry for entry in entries(table.only_file())[1:] if "You" in entry["move"]] == []
    assert load("scare").kind.id == "scare"
