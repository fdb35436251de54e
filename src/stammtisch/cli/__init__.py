"""The command `stammtisch`. Each subcommand imports what it needs when it runs, so that starting stays quick.

Exit codes: 0 all is well, 1 a check did not hold, 2 bad usage or input, 3 a game was left unfinished (it is saved), 130
interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import StringIO
from typing import Final

import click

from stammtisch.cli.commands import COMMANDS
from stammtisch.cli.exit_codes import BAD_INPUT, INTERRUPTED
from stammtisch.cli.wording import Reader, complain
from stammtisch.engine.problem import Problem
from stammtisch.terminal.plain import prepare
from stammtisch.terminal.program import NAME, program
from stammtisch.terminal.screen import EndOfInput

COMPLETION: Final = "_STAMMTISCH_COMPLETE"  # the variable by which a shell asks for completions


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command line and ends the process with its exit code."""
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(arguments: list[str]) -> int:
    """Runs the command line. Anything wrong with the input becomes one line on stderr, with a hint."""
    prepare(sys.stdin or StringIO(), [sys.stdout or StringIO(), sys.stderr or StringIO()], os.environ)
    reader = Reader(arguments)
    try:
        name = program()
        if COMPLETION in os.environ:
            import stammtisch.cli.completion  # noqa: F401 (click finds what it declares)

            name = NAME
        code = COMMANDS.main(arguments, name, complete_var=COMPLETION, standalone_mode=False, obj=reader)
        if sys.stdout:
            sys.stdout.flush()  # notice here what cannot be written, not at exit
        return int(code or 0)
    except Problem as problem:
        return complain(reader.words, reader.words.problem(problem))
    except click.UsageError as error:
        from stammtisch.cli.mistakes import explain

        return complain(reader.words, explain(reader.words, error, arguments))
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except (click.Abort, KeyboardInterrupt):
        print(reader.words("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except EndOfInput:  # `stammtisch rules scare | head`
        return 0
    except BrokenPipeError:  # the same, where nothing is laid out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        from stammtisch.terminal.saves import os_reason

        why = os_reason(reader.words, error)
        return complain(reader.words, reader.words("cli-os-error", file=str(error.filename or "none"), why=why))


__all__ = ["BAD_INPUT", "main", "run"]
