"""The generator of real games: its numbers are those of BLAKE2b according to the standard, and nobody can
foresee them.
"""

import random
from collections import Counter
from hashlib import blake2b, sha256

import pytest

from stammtisch.boxes import known_games, load
from stammtisch.engine.rng import KEYED, Keyed, stream
from stammtisch.engine.table import Table

# Our own implementation, written from the text of RFC 7693, section 3: it shares nothing with `hashlib`.

WORDS = 2**64
SIGMA = [  # the first ten rows; rounds 11 and 12 use the first two again
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
]
MIXED = [  # columns, then diagonals
    *[(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)],
    *[(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)],
]
START = [  # the fraction of the square roots of the first eight primes
    *[0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1],
    *[0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179],
]


def rotate(word: int, by: int) -> int:
    return (word >> by) | (word << (64 - by)) % WORDS


def compress(state: list[int], block: bytes, length: int, *, is_last: bool) -> list[int]:
    message = [int.from_bytes(block[8 * i : 8 * i + 8], "little") for i in range(16)]
    v = state + START
    v[12] ^= length % WORDS
    v[13] ^= length // WORDS
    if is_last:
        v[14] ^= WORDS - 1
    for turn in range(12):
        sigma = SIGMA[turn % 10]
        for i, (a, b, c, d) in enumerate(MIXED):
            v[a] = (v[a] + v[b] + message[sigma[2 * i]]) % WORDS
            v[d] = rotate(v[d] ^ v[a], 32)
            v[c] = (v[c] + v[d]) % WORDS
            v[b] = rotate(v[b] ^ v[c], 24)
            v[a] = (v[a] + v[b] + message[sigma[2 * i + 1]]) % WORDS
            v[d] = rotate(v[d] ^ v[a], 16)
            v[c] = (v[c] + v[d]) % WORDS
            v[b] = rotate(v[b] ^ v[c], 63)
    return [state[i] ^ v[i] ^ v[i + 8] for i in range(8)]


def rfc_blake2b(data: bytes, key: bytes = b"", size: int = 64) -> bytes:
    state = START[:]
    state[0] ^= 0x01010000 ^ len(key) << 8 ^ size
    padded = key.ljust(128, b"\0") + data if key else data
    blocks = [padded[i : i + 128] for i in range(0, len(padded), 128)] or [b""]
    for number, block in enumerate(blocks, start=1):
        is_last = number == len(blocks)
        length = len(padded) if is_last else 128 * number
        state = compress(state, block.ljust(128, b"\0"), length, is_last=is_last)
    return b"".join(word.to_bytes(8, "little") for word in state)[:size]


def test_our_reading_of_the_standard_gives_its_own_example() -> None:
    # RFC 7693, appendix A.
    example = (
        "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
        "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923"
    )
    assert rfc_blake2b(b"abc").hex() == example


def selftest_bytes(length: int, seed: int) -> bytes:
    """RFC 7693, appendix E: bytes from a Fibonacci generator."""
    a, b, out = 0xDEAD4BAD * seed % 2**32, 1, bytearray()
    for _ in range(length):
        a, b = b, (a + b) % 2**32
        out.append(b >> 24)
    return bytes(out)


def test_our_reading_of_the_standard_passes_its_self_test() -> None:
    # RFC 7693, appendix E: a hash over hashes of several lengths, without a key and with one.
    whole = b""
    for size in (20, 32, 48, 64):
        for length in (0, 3, 128, 129, 255, 1024):
            data, key = selftest_bytes(length, length), selftest_bytes(size, size)
            whole += rfc_blake2b(data, b"", size) + rfc_blake2b(data, key, size)
    assert rfc_blake2b(whole, b"", 32).hex() == "c23a7800d98123bd10f506c61e29da5603d763b8bbad2e737f5e765a7bccd475"


@pytest.mark.parametrize("seed", ["7", "", "grüße", "3f" * 16])
def test_the_words_of_a_stream_are_those_of_the_standard(seed: str) -> None:
    """The definition in docs/chance.md: block i is the hash of its number under the key of the stream."""
    rng = stream(seed, "game", KEYED)
    assert isinstance(rng, Keyed)
    key = sha256(f"game\n{seed}".encode()).digest()
    blocks = b"".join(rfc_blake2b(number.to_bytes(8, "little"), key) for number in range(5))
    words = [int.from_bytes(blocks[4 * i : 4 * i + 4], "little") for i in range(80)]
    assert [rng.word() for _ in range(80)] == words
    assert KEYED == "blake2b-1"


def drawn_below(words: list[int], n: int) -> int:
    """The definition: a word is a fraction of n, and the first 2^32 mod n words of each share are left out."""
    while True:
        whole, rest = divmod(words.pop(0) * n, 2**32)
        if rest >= 2**32 % n:
            return whole


@pytest.mark.parametrize("n", [1, 2, 3, 6, 52, 101, 2**16 + 1, 2**29 + 1, 2**30 - 1])
def test_every_number_has_exactly_the_same_share_of_words(n: int) -> None:
    rng, source = stream("7", "game", KEYED), stream("7", "game", KEYED)
    assert isinstance(source, Keyed)
    words = [source.word() for _ in range(6000)]
    left = words[:]
    assert [rng.below(n) for _ in range(2000)] == [drawn_below(left, n) for _ in range(2000)]
    assert rng.count == len(words) - len(left)
    # The shares: as many words are accepted as n divides evenly, each number the same number of times.
    assert (2**32 - 2**32 % n) % n == 0


def test_words_are_left_out_where_they_would_be_too_many() -> None:
    """For 2^29 + 1, an eighth of all words are left out; for six sides, four words in four billion."""
    rng = stream("7", "game", KEYED)
    for _ in range(1000):
        rng.below(2**29 + 1)
    assert 1100 < rng.count < 1190  # 8/7 of a thousand, and four standard deviations of 12.8 either way: 1092..1194


def test_a_pile_is_drawn_from_its_end_card_by_card() -> None:
    rng, source = stream("3", "game", KEYED), stream("3", "game", KEYED)
    drawn = rng.draw(list(range(21)), 10)
    pile, expected = list(range(21)), list[int]()
    for _ in range(10):
        chosen = source.below(len(pile))
        pile[chosen], pile[-1] = pile[-1], pile[chosen]
        expected.insert(0, pile.pop())
    assert drawn == expected
    assert rng.to_json() == source.to_json()


@pytest.mark.parametrize("count", [0, 1, 15, 16, 17, 31, 32, 1000])
def test_a_stream_goes_on_anywhere_without_what_it_remembers(count: int) -> None:
    rng = stream("7", "game", KEYED)
    for _ in range(count):
        rng.bits()
    fresh = Keyed(bytes.fromhex(str(rng.to_json()[0])), count, None)
    assert fresh.to_json() == rng.to_json()
    assert [fresh.bits() for _ in range(40)] == [rng.bits() for _ in range(40)]


def test_what_made_the_mixer_predictable_is_gone() -> None:
    """Sixty bits of key and a reversible step let anybody compute a table's key from a few dice. Here the key has 256
    bits, all 128 bits of a seed go into it, and a one-way function lies between key and number.
    """
    rng = stream("3f" * 16, "game", KEYED)
    assert isinstance(rng, Keyed)
    assert len(rng.key) == 32
    # One bit more or less in the key: half of all bits of the numbers differ, in all blocks, whichever bit it was.
    for bit in range(256):
        other = Keyed((int.from_bytes(rng.key, "big") ^ 1 << bit).to_bytes(32, "big"), 0, None)
        plain = Keyed(rng.key, 0, None)
        differing = sum((plain.word() ^ other.word()).bit_count() for _ in range(64))
        assert abs(differing - 1024) < 5 * 22.7, bit  # of 2048: five standard deviations, sqrt(2048 / 4) = 22.6
    # A number is not a function of a few bits of its place either: the same holds for one bit of the count.
    for bit in range(4, 20):
        pairs = [(Keyed(rng.key, i << 4, None), Keyed(rng.key, i << 4 ^ 1 << bit, None)) for i in range(64)]
        differing = sum((one.word() ^ other.word()).bit_count() for one, other in pairs)
        assert abs(differing - 1024) < 5 * 22.7, bit


@pytest.mark.parametrize("game", known_games())
def test_a_table_that_is_not_asked_for_anything_else_is_keyed(game: str) -> None:
    table = Table(load(game), ("ann", "bob", "cem"), "7")
    assert isinstance(table.state.rng, Keyed)
    assert table.record.generator == KEYED


@pytest.mark.parametrize("game", known_games())
def test_a_state_that_has_rolled_and_drawn_equals_its_json(game: str) -> None:
    table, chance = Table(load(game), ("ann", "bob", "cem"), "7"), random.Random(7)
    for _ in range(40):
        decision = table.game.decision(table.state)
        if decision is None:
            break
        table.apply(chance.choice(table.game.moves(table.state, decision.asked[0])))
        again = table.game.state_from_json(table.state.to_json())
        assert again == table.state == table.state.clone()
        assert again.rng.bits() == table.state.clone().rng.bits()


def test_the_deals_of_real_games_are_fair() -> None:
    """How often each Job is dealt to the first seat, over games whose seeds are like real ones."""
    game, tries = load("cthulhu"), 3000
    seeds = [blake2b(number.to_bytes(4, "big"), digest_size=16).hexdigest() for number in range(tries)]
    jobs = Counter(Table(game, ("ann", "bob"), seed).state.jobs[0] for seed in seeds)  # type: ignore[attr-defined]
    expected = tries / len(jobs)
    assert len(jobs) == 9
    # 26.12: the 99.9 % point of the chi-square distribution with 8 degrees of freedom
    assert sum((count - expected) ** 2 / expected for count in jobs.values()) < 26.12
