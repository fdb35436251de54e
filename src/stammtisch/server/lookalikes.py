"""Names that look the same. At one table nobody passes for somebody else by a Cyrillic letter, a dot or an accent.

Unicode's own tables fold compatibility forms (full width, mathematical, circled letters) and accents, which is most of
what its list of confusable characters is about. What is left and can be typed are the letters whose shapes other
alphabets share with ours. They are here, so that a name of twenty letters needs no library that knows six thousand.
"""

from __future__ import annotations

import unicodedata
from typing import Final

# Cyrillic, Greek, Armenian, Cherokee, small capitals and barred letters, by what they look like: as they are written,
# for a capital and its small letter may look like different ones (Greek Ν is an N, ν is a v).
SHAPES: Final = {
    "a": "аАαΑɑᎪᴀ",
    "b": "вВЬьΒβᏴʙ",
    "c": "сСςᏟᴄ",
    "d": "ԁᎠᴅđĐðÐ",
    "e": "еЕҽΕεᎬᴇɛ",
    "f": "ꜰƒϜ",
    "g": "ɡɢցԌᏀ",
    "h": "һҺнНΗհᎻʜħĦ",
    "i": "іІιΙıɪӏӀᎥ",
    "j": "јЈϳյᎫᴊȷ",
    "k": "кКκΚᏦᴋ",
    "l": "ʟłŁᏞԼ",
    "m": "мМΜᎷᴍ",
    "n": "ΝηոռɴпП",
    "o": "оОοΟσօՕᴏøØө",
    "p": "рРρΡᏢᴘ",
    "q": "ԛԚգ",
    "r": "гʀᎡɾ",
    "s": "ѕЅᏚꜱՏʂ",
    "t": "тТτΤᎢᴛŧŦ",
    "u": "υսՍᴜʋ",
    "v": "νѵѴᏙᴠ",
    "w": "ԝԜωᎳᴡա",
    "x": "хХχΧ×",
    "y": "уУүҮγΥʏᎽ",
    "z": "ΖᏃᴢ",
    "ae": "æÆӕӔ",
    "oe": "œŒ",
}
SHAPE_OF: Final = str.maketrans({letter: shape for shape, letters in SHAPES.items() for letter in letters})
# In small letters these can hardly be told apart either.
SAME: Final = str.maketrans({"1": "l", "i": "l", "|": "l", "0": "o"})
JOINED: Final = {"rn": "m", "vv": "w"}

MARKS: Final = ("Mn", "Me")
SIGNS: Final = ("P", "Sk", "Lm")  # hyphens, dots, quotation marks and the like
BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that nobody sees


def skeleton(name: str) -> str:
    """What a name looks like from a distance: two that have the same are one to the eye. Empty if nobody sees it."""
    parts = unicodedata.normalize("NFKD", name)
    seen = [part for part in parts if unicodedata.category(part) not in MARKS and part not in BLANKS]
    letters = [part for part in seen if not unicodedata.category(part).startswith(SIGNS)]
    folded = "".join(letters or seen).translate(SHAPE_OF).casefold().translate(SAME)
    for two, one in JOINED.items():
        folded = folded.replace(two, one)
    return folded
