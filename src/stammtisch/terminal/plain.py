"""Letters for terminals that do not have them: `ä` becomes `ae`, a curly quotation mark a straight one."""

from __future__ import annotations

import codecs
import unicodedata
from collections.abc import Mapping
from typing import Any, Final, TextIO

PLAIN: Final = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
    "„": '"', "“": '"', "”": '"', "‚": "'", "‘": "'", "’": "'",
    "–": "-", "—": "-", "…": "...", "×": "x", "→": "->", "·": "-", "\u00a0": " ",
}  # fmt: skip

ON_ERROR: Final = "stammtisch-plain"


def plain(text: str) -> str:
    """The text in ASCII, as a person would write it by hand."""
    return "".join(char if char.isascii() else PLAIN.get(char) or _base(char) for char in text)


def _base(char: str) -> str:
    """`é` without its accent, or a question mark."""
    return "".join(part for part in unicodedata.normalize("NFKD", char) if part.isascii()) or "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error(ON_ERROR, _replace)


def prepare(stdin: TextIO, stdouts: list[TextIO], environ: Mapping[str, str]) -> None:
    """Makes streams that never raise: what cannot be written is written plainly, what cannot be read is a `?`."""
    _reconfigure(stdin, errors="replace")
    for stream in stdouts:
        if is_plain_locale(environ):
            _reconfigure(stream, encoding="ascii", errors=ON_ERROR)
        else:
            _reconfigure(stream, errors=ON_ERROR)


def is_plain_locale(environ: Mapping[str, str]) -> bool:
    """Whether somebody asked for the C locale. Python writes UTF-8 then, which such a terminal need not understand.

    Python sets LC_CTYPE by itself (PEP 538), so that one tells nothing. Who sets Python's own variables has decided.
    """
    if environ.get("PYTHONIOENCODING") or environ.get("PYTHONUTF8"):
        return False
    return (environ.get("LC_ALL") or environ.get("LANG")) in ("C", "POSIX")


def _reconfigure(stream: TextIO, **settings: Any) -> None:
    reconfigure = getattr(stream, "reconfigure", None)  # a StringIO has none and needs none
    if reconfigure is not None:
        reconfigure(**settings)
