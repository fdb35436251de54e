"""How much a visitor has to load before they can do anything: bytes of the built files, as they are sent."""

from __future__ import annotations

import re
from typing import Final

from stammtisch.server.assets import PAGE

MOST_SCRIPT: Final = 170_000
MOST_STYLE: Final = 40_000
ASSETS: Final = PAGE / "assets"
STATIC: Final = re.compile(r"""(?:from|import)\s*["'`]\./([\w.-]+\.js)["'`]""")
NAMED: Final = re.compile(r"[\w.-]+\.(?:js|css)")


def size(name: str) -> int:
    """As browsers get it: they all take Brotli."""
    packed = ASSETS / f"{name}.br"
    return (packed if packed.exists() else ASSETS / name).stat().st_size


def whole(names: set[str]) -> set[str]:
    """These scripts and everything that they cannot do without."""
    found, todo = set(), list(names)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += STATIC.findall((ASSETS / name).read_text("utf-8"))
    return found


def one(start: str, end: str) -> str:
    [found] = [path.name for path in ASSETS.glob(f"{start}-*{end}")]
    return found


def first() -> tuple[set[str], set[str]]:
    """Scripts and styles of the lobby, with the pictures on its buttons."""
    named = set(NAMED.findall((PAGE / "index.html").read_text("utf-8")))
    scripts = {name for name in named if name.endswith(".js")}
    assert scripts
    return whole(scripts | {one("icons-page", ".js")}), {name for name in named if name.endswith(".css")}


def test_the_lobby_is_light() -> None:
    scripts, styles = first()
    assert sum(map(size, scripts)) <= MOST_SCRIPT
    assert sum(map(size, styles)) <= MOST_STYLE


def test_so_is_a_table_that_somebody_was_invited_to() -> None:
    """Everything but the pictures on the cards, which come after the words."""
    lobby, _ = first()
    scripts = lobby | whole({one("Table", ".js")})
    assert sum(map(size, scripts)) > sum(map(size, lobby)) + 20_000
    assert sum(map(size, scripts)) <= MOST_SCRIPT
    assert sum(size(path.name) for path in ASSETS.glob("*.css")) <= MOST_STYLE


def test_no_font_or_picture_is_large() -> None:
    fonts = [path for path in ASSETS.iterdir() if path.suffix == ".woff2"]
    assert fonts
    assert max(path.stat().st_size for path in fonts) <= 40_000
