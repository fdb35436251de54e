"""What a shell needs beyond what click knows about it. Imported only when a shell asks."""

from __future__ import annotations

import os
from typing import Any

from click.shell_completion import BashComplete, CompletionItem, add_completion_class, split_arg_string


@add_completion_class
class Bash(BashComplete):
    """bash takes `edition=en` for three words, and replaces only the last of them."""

    before = ""  # what bash considers finished of the word that the reader is typing

    def get_completion_args(self) -> tuple[list[str], str]:
        at = int(os.environ["COMP_CWORD"])
        split = [*split_arg_string(os.environ["COMP_WORDS"]), ""][1 : at + 1]
        words: list[str] = []
        is_open = False  # an equals sign waits for its value
        for word in split:
            if words and (word == "=" or is_open):
                words[-1] += word
            else:
                words.append(word)
            is_open = word == "="
        *finished, typed = words or [""]
        self.before = typed[: typed.rfind("=") + 1]
        return finished, typed

    def format_completion(self, item: CompletionItem) -> str:
        value: Any = item.value
        return f"{item.type},{str(value).removeprefix(self.before)}"
