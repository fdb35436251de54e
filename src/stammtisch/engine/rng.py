"""The counter generator: every random number of a game is a function of two ints in its state.

A stream is a key and a count, so that it clones, saves and replays for nothing. Game and world sampling use
streams of their own (`stream`), and bots draw from `random`, since nothing of theirs is ever saved: a bot that searches
cannot foresee the dice, and the dice do not depend on who plays.
The mixer stays below 2^61, where the interpreted and the compiled engine give the same numbers at full speed. It is
made for fair play, not for cryptography; what binds a table to its seed is the SHA-256 `commitment` shown at the start.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from stammtisch.engine.problem import Problem

ALGORITHM: Final = "mix30-1"

SPAN: Final = 1 << 30
MASK: Final = SPAN - 1


def commitment(seed: str) -> str:
    """What a table shows when it starts; whoever hears the seed at the end can check that nobody changed it."""
    return sha256(f"stammtisch:{seed}".encode()).hexdigest()


def stream(seed: str, name: str) -> Rng:
    """The stream of that name: "game", "sample" ..."""
    digest = sha256(f"{name}\n{seed}".encode()).digest()
    return Rng(int.from_bytes(digest[:8], "big") & (SPAN * SPAN - 1), 0, None)


@final
class Rng:
    """One stream of numbers. A script, if there is one, holds the next die results; nothing may be rolled beyond it."""

    __slots__ = ("count", "key", "script")

    def __init__(self, key: int, count: int, script: tuple[int, ...] | None) -> None:
        self.key = key
        self.count = count
        self.script = script

    def clone(self) -> Rng:
        return Rng(self.key, self.count, self.script)

    def fork(self) -> Rng:
        """A new stream that this one determines, for a sampled world or a child search."""
        return Rng(self.bits() * SPAN + self.bits(), 0, None)

    def bits(self) -> int:
        """30 random bits: a Weyl sequence, mixed by multiplications and shifts."""
        key = self.key
        count = self.count
        self.count = count + 1
        x = (count * 0x1E3779B9 + key) & MASK
        x = ((x >> 15) ^ x) * 0x2C1B3C6D & MASK
        x = ((x >> 12) ^ x ^ (key >> 30)) * 0x297A2D39 & MASK
        x = ((x >> 15) ^ x) * 0x344B5409 & MASK
        return (x >> 16) ^ x

    def below(self, n: int) -> int:
        """0 .. n-1, each equally likely up to one part in 2^30 / n."""
        key = self.key  # `bits` written out: every random choice comes by here
        count = self.count
        self.count = count + 1
        x = (count * 0x1E3779B9 + key) & MASK
        x = ((x >> 15) ^ x) * 0x2C1B3C6D & MASK
        x = ((x >> 12) ^ x ^ (key >> 30)) * 0x297A2D39 & MASK
        x = ((x >> 15) ^ x) * 0x344B5409 & MASK
        return ((x >> 16) ^ x) * n >> 30

    def draw(self, bag: list[int], n: int) -> list[int]:
        """Takes n cards out of a bag. A pile nobody may look into is a bag: drawing at random *is* shuffling."""
        start = self.key & MASK
        twist = self.key >> 30
        count = self.count
        size = len(bag)
        left = size - n
        while size > left:  # `bits` written out: dealing is the hottest use of the generator
            x = (count * 0x1E3779B9 + start) & MASK
            x = ((x >> 15) ^ x) * 0x2C1B3C6D & MASK
            x = ((x >> 12) ^ x ^ twist) * 0x297A2D39 & MASK
            x = ((x >> 15) ^ x) * 0x344B5409 & MASK
            x = ((x >> 16) ^ x) * size
            count += 1
            size -= 1
            i = x >> 30
            bag[i], bag[size] = bag[size], bag[i]
            if size > left:  # what is left of the number is good for a second card
                i = (x & MASK) * size >> 30
                size -= 1
                bag[i], bag[size] = bag[size], bag[i]
        self.count = count
        drawn = bag[left:]
        del bag[left:]
        return drawn

    def roll(self) -> int:
        """One six-sided die."""
        if self.script is None:
            return self.below(6) + 1
        if not self.script:
            raise Problem("dice_used_up")
        die = self.script[0]
        self.script = self.script[1:]
        return die

    def to_json(self) -> list[object]:
        return [self.key, self.count, None if self.script is None else list(self.script)]


def rng_from_json(data: object) -> Rng:
    """The inverse of `to_json`."""
    match data:
        case [int(key), int(count), None]:
            return Rng(key, count, None)
        case [int(key), int(count), list(script)] if all(type(die) is int for die in script):
            return Rng(key, count, tuple(script))
    raise TypeError(f"not a generator: {data!r}")
