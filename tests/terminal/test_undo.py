"""Taking moves back: free as long as nothing was revealed, otherwise by consent, and never secretly."""

from pathlib import Path

from tests.terminal.driver import Table, entries, first_choice, moves, script, then


def undo_lines(file: Path) -> int:
    return sum("undo_to" in entry for entry in entries(file))


def test_free_undo_alone(table: Table) -> None:
    """The person stacks last and leads, so nothing has happened since."""
    result = table.play(script("stack 1", "undo", "stack 2"))
    assert "Your last move is taken back.\n" in result.out
    assert "You: stack 2" in moves(table.only_file())
    assert "You: stack 1" not in moves(table.only_file())


def test_undo_of_what_was_revealed_is_mentioned_with_the_score(table: Table) -> None:
    result = table.play(then("1", "1", "undo"))
    assert "The final score will mention it." in result.text
    assert result.code == 0
    assert "Your last move is taken back, and all that followed." in result.text
    assert "Moves taken back during the game: 1." in result.out  # what the bots did is not counted


def test_no_undo_no_mention(table: Table) -> None:
    assert "taken back" not in table.play(first_choice).out


def test_nothing_to_undo(table: Table) -> None:
    result = table.play(script("zurück"))
    assert "There is nothing of yours to take back." in result.out
    assert undo_lines(table.only_file()) == 0


def test_bots_answer_the_same_move_in_the_same_way(table: Table) -> None:
    table.play(script("1", "1", "undo", "1"), bot="careful")
    undone = moves(table.only_file())
    table.only_file().unlink()
    table.play(script("1", "1"), bot="careful")
    assert moves(table.only_file()) == undone


def test_free_undo_before_the_keyboard_is_handed_over(table: Table) -> None:
    result = table.play(then("stack 1", "!undo", "stack 5"), names=["Ann", "Bob"], humans=2)
    assert "Your last move is taken back.\n" in result.out
    assert "Do you agree?" not in result.out
    assert "Ann has taken a move back." in result.out  # Bob is told
    assert moves(table.only_file())[1] == "Ann: stack 5"


def test_undo_by_consent(table: Table) -> None:
    """Ann and Bob stack, Ann plays, and on his turn Bob wants to take his stacking back."""
    lines = ["stack 1", "stack 2", "1", "undo", "maybe", "no", "undo", "yes", "stack 6"]
    result = table.play(then(*lines, after=lambda prompt: None), names=["Ann", "Bob"], humans=2)
    assert result.out.count("Ann: Bob would like to take a move back, and all that followed. Do you agree?") == 3
    assert "Ann does not agree, so everything stays as it is." in result.out
    assert "Bob: stack 6" in moves(table.only_file())
    assert undo_lines(table.only_file()) == 1


def test_quit_while_asked_for_consent(table: Table) -> None:
    lines = ["stack 1", "stack 2", "1", "undo", "q"]
    result = table.play(then(*lines, after=lambda prompt: None), names=["Ann", "Bob"], humans=2)
    assert result.code == 3
    assert undo_lines(table.only_file()) == 0


# What passes automatically ------------------------------------------------------------------------------------------


SEEDS = range(20)  # in some of these games something passes automatically before the first question


def left_at_once(table: Table, seed: int, *lines: str) -> list[str]:
    """The moves of a game in which a person alone with a bot types these lines and leaves; `1` is the first choice."""
    rest = iter(lines)

    def answer(prompt: str) -> str | None:
        line = next(rest, None)
        return first_choice(prompt) if line == "1" else line

    table.play(answer, game_name="cthulhu", seats=2, seed=str(seed), save_to=table.folder / f"{seed}")
    return moves(table.folder / f"{seed}")


def test_an_automatic_pass_is_not_a_move_of_ones_own(table: Table) -> None:
    """Windows and phases in which there was nothing to decide are in the record, but there is nothing to take back. A
    game that is opened again knows that, too.
    """
    table.folder.mkdir()
    passed = 0
    for seed in SEEDS:
        file = table.folder / f"{seed}"
        before = left_at_once(table, seed, "undo")
        passed += any(move.startswith("You: ") for move in before)
        assert undo_lines(file) == 0
        result = table.resume(script("undo"), file)
        assert "There is nothing of yours to take back." in result.text
        assert undo_lines(file) == 0
        assert moves(file) == before
    assert passed > 3


def test_undo_skips_automatic_passes(table: Table) -> None:
    """Whatever passes after a move goes with it, and whatever passed before stays."""
    table.folder.mkdir()
    for seed in SEEDS:
        before = left_at_once(table, seed)
        (table.folder / f"{seed}").unlink()
        assert left_at_once(table, seed, "1", "undo") == before
        assert undo_lines(table.folder / f"{seed}") == 1


def test_every_undo_counts_once(table: Table) -> None:
    result = table.play(then("1", "1", "undo", "1", "undo", "1"))
    assert result.code == 0
    assert undo_lines(table.only_file()) == 2
    assert "Moves taken back during the game: 2." in result.out
