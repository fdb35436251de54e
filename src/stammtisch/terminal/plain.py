"""Letters for terminals that lack them: `ä` becomes `ae`, a curly quotation mark a straight one."""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Mapping
from typing import Any, Final, TextIO

PLAIN: Final = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
    "„": '"', "“": '"', "”": '"', "‚": "'", "‘": "'", "’": "'", "«": '"', "»": '"',
    "−": "-", "–": "-", "—": "-", "…": "...", "×": "x", "→": "->", "·": "-", "•": "*", "●": "*", "\u00a0": " ",
    "±": "+-", "─": "-", "┊": "|", "├": "|", "┤": "|",
}  # fmt: skip

ON_ERROR: Final = "stammtisch-plain"
COERCED: Final = ("C.UTF-8", "C.utf8", "UTF-8")  # Python sets LC_CTYPE to one of these on its own (PEP 538)
PADDING: Final = re.compile("( {2,})")  # what keeps columns apart


def plain(text: str) -> str:
    """The text in ASCII, as a person would write it by hand."""
    return "".join(char if char.isascii() else PLAIN.get(char) or _base(char) for char in text)


def _base(char: str) -> str:
    """`é` without its accent, or a question mark."""
    return "".join(part for part in unicodedata.normalize("NFKD", char) if part.isascii()) or "?"


def fold(text: str, encoding: str) -> str:
    """The text in the letters of this encoding. Columns stay where they are: what becomes longer takes up the space
    that follows it.
    """
    if text.isascii():
        return text
    folded, surplus = "", 0
    for piece in PADDING.split(text):
        if piece.isspace():
            kept = max(1, len(piece) - surplus)
            surplus -= len(piece) - kept
            folded += " " * kept
        else:
            written = piece.encode(encoding, ON_ERROR).decode(encoding)
            surplus += len(written) - len(piece)
            folded += written
    return folded


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error(ON_ERROR, _replace)


def prepare(stdin: TextIO, stdouts: list[TextIO], environ: Mapping[str, str]) -> None:
    """Makes streams that never raise: what cannot be written is written plainly, what cannot be read is a `?`."""
    encoding = wanted_encoding(environ)
    chosen = {"encoding": encoding} if encoding else {}
    _reconfigure(stdin, errors="replace", **({} if encoding == "ascii" else chosen))  # most of it can be typed anyway
    for stream in stdouts:
        _reconfigure(stream, errors=ON_ERROR, **chosen)


def wanted_encoding(environ: Mapping[str, str]) -> str:
    """The encoding that the locale asks for, or nothing if that is UTF-8.

    Python uses UTF-8 for the C locale, too, and for locales that are not installed, but the terminal may not understand
    it. Somebody who sets Python's own variables has decided.
    """
    if environ.get("PYTHONIOENCODING") or environ.get("PYTHONUTF8"):
        return ""
    ctype = environ.get("LC_CTYPE", "")
    locale = environ.get("LC_ALL") or (ctype if ctype not in COERCED else "") or environ.get("LANG", "")
    if locale in ("C", "POSIX"):
        return "ascii"
    named = locale.partition("@")[0].partition(".")[2]
    try:
        encoding = codecs.lookup(named).name if named else ""
    except LookupError:
        return ""
    return "" if encoding == "utf-8" else encoding


def _reconfigure(stream: TextIO, **settings: Any) -> None:
    reconfigure = getattr(stream, "reconfigure", None)  # a StringIO has none and needs none
    if reconfigure is not None:
        reconfigure(**settings)
