"""What does not change while the server runs: the built page and the catalogs. Each is sent compressed, and only once.

The page's build compresses its files (web/scripts/compress.mjs). Browsers keep files that are named by their content
for good; they ask for everything else again, and get a 304 as long as it is the same.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

PAGE: Final = Path(__file__).parent / "page"  # the built web client
NAMED_BY_CONTENT: Final = "assets/"  # whatever Vite puts there has a digest in its name
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
IDENTITY: Final = "identity"
SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}  # the smaller one first
MEDIA: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
WEIGHT: Final = re.compile(r"q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)")


@dataclass(frozen=True)
class Asset:
    codings: dict[str, bytes]  # the best first, the plain one last
    digest: str
    media_type: str
    cache_control: str
    varies_by: tuple[str, ...] = ()

    def answer(self, request: Request) -> Response:
        coding = choose_coding(request.headers.get("accept-encoding", ""), [*self.codings])
        tag = f'"{self.digest}-{coding}"'
        headers = {"etag": tag, "cache-control": self.cache_control}
        varies_by = (*(["accept-encoding"] if len(self.codings) > 1 else []), *self.varies_by)
        if varies_by:
            headers["vary"] = ", ".join(varies_by)
        if _knows(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
        if coding != IDENTITY:
            headers["content-encoding"] = coding
        return Response(self.codings[coding], headers=headers, media_type=self.media_type)


def choose_coding(accepted: str, offered: list[str]) -> str:
    """The coding that the client likes best; among equals, the one offered first (RFC 9110, 12.5.3)."""
    weights: dict[str, float] = {}
    for part in accepted.lower().split(","):
        coding, *parameters = (piece.strip() for piece in part.split(";"))
        weights[coding] = _weight(parameters)
    others = weights.get("*", 0.0)
    # Nobody has to name the plain form, and a client that names another one prefers that.
    weights.setdefault(IDENTITY, others or 1e-4)
    best = max(offered, key=lambda coding: weights.get(coding, others))
    return best if weights.get(best, others) else IDENTITY


def _weight(parameters: list[str]) -> float:
    if not parameters:
        return 1.0
    found = WEIGHT.fullmatch(parameters[0])
    return float(found[1]) if found else 0.0


def _knows(tags: str, tag: str) -> bool:
    """A proxy that compresses makes a tag weak; it still names the same content."""
    return tags.strip() == "*" or tag in (one.strip().removeprefix("W/") for one in tags.split(","))


def read_page(folder: Path = PAGE) -> dict[str, Asset]:
    """The files of the built page by their paths. All are kept in memory: no address reaches the disk, and a page that
    is rebuilt under a running server does not get mixed up with the one that its visitors have open.
    """
    paths = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
    found = {}
    for name, body in files.items():
        if name.removesuffix(".br").removesuffix(".gz") != name:
            continue
        codings = {coding: files[name + suffix] for coding, suffix in SUFFIXES.items() if name + suffix in files}
        media_type = MEDIA.get(Path(name).suffix, "application/octet-stream")
        cache_control = FOR_GOOD if name.startswith(NAMED_BY_CONTENT) else ASK_AGAIN
        found[name] = Asset({**codings, IDENTITY: body}, _digest(body), media_type, cache_control)
    return found


def catalog_asset(body: bytes, media_type: str) -> Asset:
    """What the server has put together itself, in the client's language."""
    codings = {"gzip": gzip.compress(body, mtime=0), IDENTITY: body}
    return Asset(codings, _digest(body), media_type, ASK_AGAIN, ("accept-language",))


def _digest(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=12).hexdigest()
