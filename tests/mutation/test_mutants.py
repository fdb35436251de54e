"""The mutants themselves: which changes there are, each of them one, and that a running program can take them."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutation import run
from tests.mutation.mutants import Mutant, Source

TEXT = '''
"""A module."""

from typing import Final

FIRST: Final = 0
SECOND: Final = 1
HAND: Final = 5


class Table:
    """Where people sit."""

    SEATS = (2, 5)

    def can_sit(self, seats: int) -> bool:
        """Whether there is room."""
        assert seats != 7
        if not seats or seats > 5:
            return False
        return seats >= 2 and self.is_open

    @property
    def is_open(self) -> bool:
        return bool(self.SEATS)


def pay(money: list[int], price: int, more: int = 1) -> int:
    for i in range(len(money)):
        if money[i] < price:
            continue
        money[i] -= price + more
        return money[i]
    raise ValueError("nobody can pay")
'''


def mutants() -> list[Mutant]:
    return Source("sample.py", TEXT).mutants()


def changes(place: str) -> set[str]:
    return {mutant.change for mutant in mutants() if mutant.place == place}


def test_comparisons_conditions_and_results_are_changed() -> None:
    assert changes("Table.can_sit") == {
        "`not seats` → `seats`",
        "`not seats or seats > 5` → `not seats and seats > 5`",
        "`seats > 5` → `seats >= 5`",
        "`5` → `6`",
        "`False` → `True`",
        "`seats >= 2` → `seats > 2`",
        "`seats >= 2 and self.is_open` → `seats >= 2 or self.is_open`",
        "`self.is_open` → `not self.is_open`",
        "`2` → `3`",
    }
    assert changes("Table.is_open") == {"`return bool(self.SEATS)` → `return not bool(self.SEATS)`"}


def test_statements_and_sums_are_changed() -> None:
    assert changes("pay") == {
        "`money[i] < price` → `money[i] <= price`",
        "`continue` → `break`",
        "`money[i] -= price + more` → `money[i] += price + more`",
        "`money[i] -= price + more` → `pass`",
        "`price + more` → `price - more`",
        "`return money[i]` → `return money[i] + 1`",
        "`raise ValueError('nobody can pay')` → `pass`",
    }


def test_what_is_done_at_the_import_belongs_to_no_function() -> None:
    """Numbers that only count up (FIRST, SECOND), annotations and docstrings are left alone."""
    assert changes("") == {"`5` → `6`", "`2` → `3`", "`1` → `2`"}
    assert [mutant.line for mutant in mutants() if mutant.change == "`5` → `6`"] == [8, 14, 19]


def test_each_mutant_is_one_change_and_has_a_name_of_its_own() -> None:
    all_of_them = mutants()
    assert len({mutant.name for mutant in all_of_them}) == len(all_of_them)
    programs = {ast.unparse(Source("sample.py", TEXT).mutated(mutant)) for mutant in all_of_them}
    assert len(programs) == len(all_of_them)
    assert ast.unparse(ast.parse(TEXT)) not in programs


def test_a_name_outlives_what_is_written_above_it() -> None:
    moved = Source("sample.py", TEXT.replace("FIRST: Final", "# One more line\nFIRST: Final")).mutants()
    assert [mutant.key for mutant in moved] == [mutant.key for mutant in mutants()]
    assert [mutant.line for mutant in moved[3:]] == [mutant.line + 1 for mutant in mutants()[3:]]
    rewritten = Source("sample.py", TEXT.replace("price + more", "more + price")).mutants()
    changed = {mutant.key for mutant in rewritten} - {mutant.key for mutant in mutants()}
    assert {key.split()[2] for key in changed} == {"pay:", "<module>:"}  # a default is worked out at the import


@pytest.fixture
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    (tmp_path / "sample.py").write_text(TEXT, "utf-8")
    monkeypatch.setattr(run, "SRC", tmp_path)
    module = ModuleType("sample")
    exec(compile(TEXT, str(tmp_path / "sample.py"), "exec"), vars(module))
    monkeypatch.setitem(sys.modules, "sample", module)
    return module


def find(change: str) -> Mutant:
    return next(mutant for mutant in mutants() if change in mutant.change)


def test_a_change_takes_hold_wherever_the_function_is_known(sample: ModuleType) -> None:
    pay, table = sample.pay, sample.Table()
    assert pay([5], 3) == 1
    run.exchange(find("money[i] += price"))
    assert pay([5], 3) == 9
    assert table.can_sit(5)
    run.exchange(find("seats >= 5"))
    assert not table.can_sit(5)
    run.exchange(find("not bool"))  # a property
    assert not table.is_open


def test_a_document_excuses_mutants_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "mutants.md"
    page.write_text(f"# Mutants\n\n- {find('seats >= 5').name}: nobody can notice.\n- nothing: at all\n", "utf-8")
    monkeypatch.setattr(run, "JUDGED", page)
    assert run.judged() == {find("seats >= 5").name}


def test_a_run_that_was_interrupted_knows_what_was_done(tmp_path: Path) -> None:
    book = run.Book(tmp_path / "kept" / "results.jsonl")
    first, second, *_ = mutants()
    book.write(first, "cold")
    book.write(first, "killed", "afresh")
    book.write(second, "survived")
    assert run.Book(book.path).found == {first.key: "killed", second.key: "survived"}
