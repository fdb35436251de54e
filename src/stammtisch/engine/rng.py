"""The generators: every random number of a game is a function of a key and a count in its state.

So a stream can be cloned, saved and replayed at no cost. There are two kinds with one interface. The cards and dice of
games that people play come from `Keyed`: however many numbers somebody has seen, they can compute neither the key nor
the next one. Simulations, sampled worlds and tests use the `Mixer`, which is faster and keeps nothing secret. Game and
world sampling have streams of their own (`stream`), and bots draw from `random`, since nothing of theirs is ever saved:
a bot that searches cannot foresee the dice, and the dice do not depend on who plays. docs/chance.md says what that
promises.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b, sha256
from struct import Struct
from typing import Final, final

from stammtisch.engine.problem import Problem

KEYED: Final = "blake2b-1"
MIXER: Final = "mix30-1"
SCENARIO_SEED: Final = "0"  # positions of scenarios draw from the mixer with this seed

SPAN: Final = 1 << 30
MASK: Final = SPAN - 1
WORD: Final = 1 << 32
WORD_MASK: Final = WORD - 1
THEN_CHANCE: Final = (0,)  # at the end of a script: from there on, dice fall as they like
BLOCK: Final = Struct("<16I")  # what one call of BLAKE2b gives


def stream(seed: str, name: str, generator: str = MIXER) -> Rng:
    """The stream with this name: "game", "sample" ..."""
    return GENERATORS[generator].from_digest(sha256(f"{name}\n{seed}".encode()).digest())


class Rng:
    """One stream of numbers. A script, if there is one, holds the next die results; nothing may be rolled beyond it,
    unless it has an open end (`THEN_CHANCE`).
    """

    __slots__ = ("count", "script")

    def __init__(self, count: int, script: tuple[int, ...] | None) -> None:
        self.count = count
        self.script = script

    @classmethod
    def from_digest(cls, digest: bytes) -> Rng:
        """A new stream with a key made of 32 bytes."""
        raise NotImplementedError

    def clone(self) -> Rng:
        raise NotImplementedError

    def bits(self) -> int:
        """30 random bits."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """0 .. n-1, each equally likely; n is less than 2^30."""
        raise NotImplementedError

    def draw(self, bag: list[int], n: int) -> list[int]:
        """Takes n cards out of a bag. A pile that nobody may look into is a bag: drawing at random *is* shuffling."""
        raise NotImplementedError

    def to_json(self) -> list[object]:
        raise NotImplementedError

    def fork(self) -> Mixer:
        """A new stream determined by this one, for a sampled world or a child search."""
        return Mixer(self.bits() * SPAN + self.bits(), 0, None)

    def roll(self) -> int:
        """One six-sided die."""
        if self.script is None:
            return self.below(6) + 1
        if not self.script:
            raise Problem("dice_used_up")
        die = self.script[0]
        self.script = self.script[1:]
        if self.script == THEN_CHANCE:
            self.script = None
        return die

    def open_end(self) -> None:
        """Beyond its script, if it has one, dice may be rolled as usual."""
        if self.script is not None:
            self.script = self.script + THEN_CHANCE if self.script else None

    def _script_to_json(self) -> list[int] | None:
        return None if self.script is None else list(self.script)


@final
class Keyed(Rng):
    """BLAKE2b in counter mode: 32-bit words, sixteen to a block; a block is the hash of its number under the key. That
    is a pseudorandom function (RFC 7693), so words tell nothing about the key or about one another. Everything is drawn
    without bias.
    """

    __slots__ = ("_block", "_words", "key")

    def __init__(self, key: bytes, count: int, script: tuple[int, ...] | None) -> None:
        super().__init__(count, script)
        self.key = key
        # The block of the last word follows from key and count: it is neither saved nor compared.
        self._block = -1
        self._words: Sequence[int] = ()

    @classmethod
    def from_digest(cls, digest: bytes) -> Keyed:
        return Keyed(digest, 0, None)

    def clone(self) -> Keyed:
        copy = Keyed(self.key, self.count, self.script)
        copy._block = self._block
        copy._words = self._words
        return copy

    def word(self) -> int:
        """The next 32 bits."""
        count = self.count
        self.count = count + 1
        block = count >> 4
        if block != self._block:
            self._words = BLOCK.unpack(blake2b(block.to_bytes(8, "little"), key=self.key).digest())
            self._block = block
        return self._words[count & 15]

    def bits(self) -> int:
        return self.word() >> 2

    def below(self, n: int) -> int:
        """A word is taken as a fraction of n. The few words that would make shares unequal are drawn again."""
        x = self.word() * n
        if x & WORD_MASK < n:
            least = WORD % n
            while x & WORD_MASK < least:
                x = self.word() * n
        return x >> 32

    def draw(self, bag: list[int], n: int) -> list[int]:
        size = len(bag)
        left = size - n
        while size > left:
            i = self.below(size)
            size -= 1
            bag[i], bag[size] = bag[size], bag[i]
        drawn = bag[left:]
        del bag[left:]
        return drawn

    def to_json(self) -> list[object]:
        return [self.key.hex(), self.count, self._script_to_json()]


@final
class Mixer(Rng):
    """Fast, and fair up to one part in 2^30 / n, but its 60-bit key can be computed from its numbers. It stays below
    2^61, where the interpreted and the compiled engine give the same numbers at full speed.
    """

    __slots__ = ("key",)

    def __init__(self, key: int, count: int, script: tuple[int, ...] | None) -> None:
        self.key = key
        self.count = count  # `super` would be one more call for every clone
        self.script = script

    @classmethod
    def from_digest(cls, digest: bytes) -> Mixer:
        return Mixer(int.from_bytes(digest[:8], "big") & (SPAN * SPAN - 1), 0, None)

    def clone(self) -> Mixer:
        return Mixer(self.key, self.count, self.script)

    def bits(self) -> int:
        """A Weyl sequence, mixed by multiplications and shifts."""
        key = self.key
        count = self.count
        self.count = count + 1
        x = (count * 0x1E3779B9 + key) & MASK
        x = ((x >> 15) ^ x) * 0x2C1B3C6D & MASK
        x = ((x >> 12) ^ x ^ (key >> 30)) * 0x297A2D39 & MASK
        x = ((x >> 15) ^ x) * 0x344B5409 & MASK
        return (x >> 16) ^ x

    def below(self, n: int) -> int:
        key = self.key  # `bits` written out: every random choice passes through here
        count = self.count
        self.count = count + 1
        x = (count * 0x1E3779B9 + key) & MASK
        x = ((x >> 15) ^ x) * 0x2C1B3C6D & MASK
        x = ((x >> 12) ^ x ^ (key >> 30)) * 0x297A2D39 & MASK
        x = ((x >> 15) ^ x) * 0x344B5409 & MASK
        return ((x >> 16) ^ x) * n >> 30

    def draw(self, bag: list[int], n: int) -> list[int]:
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
            if size > left:  # the rest of the number is good enough for a second card
                i = (x & MASK) * size >> 30
                size -= 1
                bag[i], bag[size] = bag[size], bag[i]
        self.count = count
        drawn = bag[left:]
        del bag[left:]
        return drawn

    def to_json(self) -> list[object]:
        return [self.key, self.count, self._script_to_json()]


GENERATORS: Final[Mapping[str, type[Rng]]] = {KEYED: Keyed, MIXER: Mixer}


def rng_from_json(data: object) -> Rng:
    """The inverse of `to_json`."""
    match data:
        case [int() | str() as key, int(count), None]:
            script = None
        case [int() | str() as key, int(count), list(dice)] if all(type(die) is int for die in dice):
            script = tuple(dice)
        case _:
            raise TypeError(f"not a generator: {data!r}")
    return Mixer(key, count, script) if isinstance(key, int) else Keyed(bytes.fromhex(key), count, script)
