"""Placeholders that stand for the names at a table, in texts that all tables of a game share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

PLACEHOLDERS: Final = tuple([chr(0xE000 + seat) for seat in range(16)])  # no name contains them: they are not printable


def with_names(text: str, names: Sequence[str]) -> str:
    if text.isascii():
        return text
    for placeholder, name in zip(PLACEHOLDERS, names, strict=False):
        if placeholder in text:
            text = text.replace(placeholder, name)
    return text
