"""Names that look the same. At one table, nobody can pass for somebody else with a Cyrillic letter, a dot or an accent.

Unicode's own tables fold compatibility forms (full width, mathematical, circled letters) and accents, which covers most
of its list of confusable characters. What remains, and can be typed, are letters that have the same shape in other
alphabets. They are listed here, so that a name of twenty letters needs no library that knows six thousand.
"""

from __future__ import annotations

import unicodedata
from typing import Final

# Cyrillic, Greek, Armenian, Cherokee, Lisu, Coptic, Canadian, small capitals and barred letters, by their looks. Case
# matters here: a capital and its small letter may look like different ones (Greek Ν is an N, ν is a v).
SHAPES: Final = {
    "a": "аАαΑɑᎪᴀꭺꓮⲀⲁᗅ",
    "b": "вВЬьΒβᏴʙᏼꓐⲂⲃᗷ",
    "c": "сСςᏟᴄꮯꓚⲤⲥᑕ",
    "d": "ԁᎠᴅđĐðÐꭰꓓᗞ",
    "e": "еЕҽΕεᎬᴇɛꭼꓰⲈⲉ",
    "f": "ꜰƒϜꓝᖴ",
    "g": "ɡɢցԌᏀꮐꓖ",
    "h": "һҺнНΗհᎻʜħĦꮋꓧⲎⲏᕼ",
    "i": "іІιΙıɪӏӀᎥꭵꓲⲒⲓ",
    "j": "јЈϳյᎫᴊȷꭻꓙᒍ",
    "k": "кКκΚᏦᴋꮶꓗⲔⲕ",
    "l": "ʟłŁᏞԼꮮꓡᒪǀ",
    "m": "мМΜᎷᴍꮇꓟⲘⲙᗰ",
    "n": "ΝηոռɴпПꓠⲚⲛᑎ",
    "o": "оОοΟσօՕᴏøØөꓳⲞⲟ",
    "p": "рРρΡᏢᴘꮲꓑⲢⲣᑭ",
    "q": "ԛԚգ",
    "r": "гʀᎡɾꭱꓣᖇ",
    "s": "ѕЅᏚꜱՏʂꮪꓢᔕ",
    "t": "тТτΤᎢᴛŧŦꭲꓔⲦⲧ",
    "u": "υսՍᴜʋꓴᑌ",
    "v": "νѵѴᏙᴠꮩꓦᐯ",
    "w": "ԝԜωᎳᴡաꮃꓪᗯ",
    "x": "хХχΧ×ꓫⲬⲭ᙭",
    "y": "уУүҮγΥʏᎽꮍꓬⲨⲩ",
    "z": "ΖᏃᴢꮓꓜⲌⲍ",
    "ae": "æÆӕӔ",
    "oe": "œŒ",
}
SHAPE_OF: Final = str.maketrans({letter: shape for shape, letters in SHAPES.items() for letter in letters})
# In lower case these can hardly be told apart either.
SAME: Final = str.maketrans({"1": "l", "i": "l", "|": "l", "0": "o"})
JOINED: Final = {"rn": "m", "vv": "w"}

MARKS: Final = ("Mn", "Me")
SIGNS: Final = ("P", "Sk", "Lm")  # hyphens, dots, quotation marks and the like
BLANKS: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that are invisible


def skeleton(name: str) -> str:
    """What a name looks like from a distance: two names with the same skeleton look the same. Empty if nobody can see
    it.
    """
    parts = unicodedata.normalize("NFKD", name)
    seen = [part for part in parts if unicodedata.category(part) not in MARKS and part not in BLANKS]
    letters = [part for part in seen if not unicodedata.category(part).startswith(SIGNS)]
    digits = [str(unicodedata.digit(part, part)) for part in letters or seen]  # every script has its own
    folded = "".join(digits).translate(SHAPE_OF).casefold().translate(SAME)
    for two, one in JOINED.items():
        folded = folded.replace(two, one)
    return folded
