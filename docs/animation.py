"""Puts WebP pictures of the same size together into one that moves. Browsers write them; no library does."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import NamedTuple

ANIMATED, BLENDS_NOT = 0x02, 0x02


class Frame(NamedTuple):
    picture: bytes  # a WebP file as browsers write it
    milliseconds: int


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def _small(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def _image(picture: bytes) -> bytes:
    """The chunk with the picture itself, whatever else the file holds."""
    at = 12
    while at < len(picture):
        name, size = picture[at : at + 4], struct.unpack_from("<I", picture, at + 4)[0]
        end = at + 8 + size + size % 2
        if name in (b"VP8 ", b"VP8L"):
            return picture[at:end]
        at = end
    raise ValueError("not a WebP picture")


def animate(frames: Sequence[Frame], width: int, height: int) -> bytes:
    """Shown over and over. Each frame covers the one before."""
    parts = [_chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + _small(width - 1) + _small(height - 1))]
    parts.append(_chunk(b"ANIM", struct.pack("<IH", 0, 0)))
    for picture, milliseconds in frames:
        place = _small(0) + _small(0) + _small(width - 1) + _small(height - 1)
        parts.append(_chunk(b"ANMF", place + _small(milliseconds) + bytes([BLENDS_NOT]) + _image(picture)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body
