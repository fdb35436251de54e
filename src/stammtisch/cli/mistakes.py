"""What click says about a wrong command line, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

import click

from stammtisch.boxes import known_games
from stammtisch.cli.wording import GamesToo
from stammtisch.terminal.program import program
from stammtisch.text.words import Words


def explain(say: Words, error: click.UsageError, arguments: Sequence[str]) -> str:
    """What is wrong, and where to get help."""
    command = error.ctx.command_path if error.ctx else program()
    return say("cli-usage-error", why=_why(say, error, arguments), command=f"{command} -h")


def _why(say: Words, error: click.UsageError, arguments: Sequence[str]) -> str:
    match error:
        case click.NoSuchOption():
            return say("cli-no-such-option", option=error.option_name, near=_listed(error.possibilities))
        case click.exceptions.NoSuchCommand():
            group = error.ctx.command if error.ctx else None
            known = [*group.commands] if isinstance(group, click.Group) else []
            games = known_games() if isinstance(group, GamesToo) else []
            near = get_close_matches(error.command_name, [*known, *games])
            return say("cli-no-such-command", command=error.command_name, near=_listed(near))
        case click.MissingParameter() if error.param and error.ctx:
            return say("cli-missing", what=error.param.make_metavar(error.ctx))
        case click.BadOptionUsage():
            has_value = any(argument.startswith(f"{error.option_name}=") for argument in arguments)
            return say("cli-option-value", option=error.option_name, given="yes" if has_value else "no")
    return error.format_message()


def _listed(near: Sequence[str] | None) -> str:
    return ", ".join(near or []) or "none"
