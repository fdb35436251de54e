"""mypyc takes the machine and the rules as they are: whoever wants them faster can compile them. This goes as far as
mypyc's own code goes; turning that into C and compiling it takes minutes and shows nothing more about ours.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from mypy.main import process_options
from mypyc.codegen.emitmodule import compile_modules_to_ir, parse_and_typecheck
from mypyc.errors import Errors
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "stammtisch"

# What a game runs through on its way from one decision to the next. What reads files or is done once for a table stays
# as it is.
MACHINE: Final = ("decision", "event", "game", "kind", "option", "problem", "rng", "state")
FILES_ONLY: Final = ("lint", "schema", "sets", "position")


def hot_modules(game: str) -> list[str]:
    machine = [SOURCE / "engine" / f"{name}.py" for name in MACHINE]
    rules = [file for file in sorted((SOURCE / "games" / game).rglob("*.py")) if file.stem not in FILES_ONLY]
    return [str(file) for file in (*machine, *rules)]


@pytest.mark.parametrize("game", ["slack", "scare"])
def test_mypyc_accepts_the_hot_modules(game: str) -> None:
    sources, options = process_options(["--config-file", str(ROOT / "pyproject.toml"), *hot_modules(game)])
    assert len(sources) > 15
    options.preserve_asts = options.export_types = True
    options.incremental = False
    compiler, errors = CompilerOptions(), Errors(options)
    checked = parse_and_typecheck(sources, options, compiler, [(sources, None)])
    assert checked.errors == []
    compile_modules_to_ir(checked, Mapper({source.module: None for source in sources}), compiler, errors)
    assert [message for message in errors.new_messages() if ": error:" in message] == []
