"""The generators: fair, repeatable, and saved as a key and a count. For what only the keyed one promises, see
`test_keyed`.
"""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from stammtisch.engine.problem import Problem
from stammtisch.engine.rng import GENERATORS, MIXER, Keyed, Mixer, Rng, rng_from_json, stream


def chi_square(counts: Counter[int], cells: int, tries: int) -> float:
    expected = tries / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


# Upper bounds that a fair generator passes in all but one of a thousand tries: the 99.9 % points of the chi-square
# distribution with n - 1 degrees of freedom, from a printed table.
BOUNDS = {2: 10.83, 6: 20.52, 10: 27.88, 52: 87.97}


@pytest.fixture(params=GENERATORS)
def generator(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("n", sorted(BOUNDS))
def test_below_is_within_its_range_and_fair(generator: str, n: int) -> None:
    rng = stream("7", "game", generator)
    tries = 20_000
    counts = Counter(rng.below(n) for _ in range(tries))
    assert set(counts) == set(range(n))
    assert chi_square(counts, n, tries) < BOUNDS[n]


@pytest.mark.parametrize("lag", [1, 2, 3])
def test_a_number_does_not_depend_on_an_earlier_one(generator: str, lag: int) -> None:
    rng = stream("7", "game", generator)
    numbers = [rng.below(10) for _ in range(30_000)]
    pairs = Counter(10 * a + b for a, b in zip(numbers, numbers[lag:], strict=False))
    assert chi_square(pairs, 100, len(numbers) - lag) < 148.23  # 99 degrees of freedom


def test_neighboring_seeds_and_streams_have_nothing_in_common(generator: str) -> None:
    # The first numbers of many streams: were the keys related, these would not be spread evenly.
    by_seed = Counter(stream(str(seed), "game", generator).below(10) for seed in range(5000))
    by_name = Counter(stream("7", f"bot {number}", generator).below(10) for number in range(5000))
    assert chi_square(by_seed, 10, 5000) < BOUNDS[10]
    assert chi_square(by_name, 10, 5000) < BOUNDS[10]
    game, bot = stream("7", "game", generator), stream("7", "bot 0", generator)
    same = Counter(10 * game.below(10) + bot.below(10) for _ in range(30_000))
    assert chi_square(same, 100, 30_000) < 148.23


def test_below_one_is_always_zero(generator: str) -> None:
    rng = stream("1", "game", generator)
    assert {rng.below(1) for _ in range(100)} == {0}


def test_the_same_seed_and_name_give_the_same_stream(generator: str) -> None:
    first, second = stream("seed", "game", generator), stream("seed", "game", generator)
    assert [first.bits() for _ in range(50)] == [second.bits() for _ in range(50)]


def test_streams_of_a_seed_differ_and_do_not_disturb_each_other(generator: str) -> None:
    game, sample = stream("seed", "game", generator), stream("seed", "sample", generator)
    alone = [stream("seed", "game", generator).bits()]
    assert game.bits() == alone[0]
    assert sample.to_json() != game.to_json()
    before = game.to_json()
    for _ in range(10):
        sample.bits()
    assert game.to_json() == before


def test_name_and_seed_are_not_run_together(generator: str) -> None:
    assert stream("1", "bot 1", generator).to_json() != stream("11", "bot ", generator).to_json()


def test_numbers_are_30_bits(generator: str) -> None:
    rng = stream("9", "game", generator)
    numbers = [rng.bits() for _ in range(20_000)]
    assert all(0 <= number < 2**30 for number in numbers)
    for bit in range(30):
        ones = sum(number >> bit & 1 for number in numbers)
        assert abs(ones - 10_000) < 5 * 70.7, bit  # five standard deviations: sqrt(20000 / 4) = 70.7


def test_draw_takes_each_card_once(generator: str) -> None:
    rng = stream("3", "game", generator)
    bag = list(range(73))
    drawn = rng.draw(bag, 30)
    assert len(drawn) == 30
    assert len(bag) == 43
    assert sorted(drawn + bag) == list(range(73))
    assert sorted(drawn + rng.draw(bag, 43)) == list(range(73))
    assert bag == []
    assert rng.draw(bag, 0) == []


def test_one_number_draws_two_cards() -> None:
    # The high digits of number x size choose the first card, the remaining ones the second.
    one, other = stream("3", "game"), stream("3", "game")
    drawn = one.draw(list(range(21)), 21)
    left = list(range(21))
    expected: list[int] = []
    while left:
        whole, rest = divmod(other.bits() * len(left), 2**30)
        for chosen in (whole, rest * (len(left) - 1) // 2**30)[: len(left)]:
            left[chosen], left[-1] = left[-1], left[chosen]
            expected.insert(0, left.pop())
    assert drawn == expected
    assert one.to_json() == other.to_json()


def test_every_card_is_drawn_equally_often(generator: str) -> None:
    rng = stream("5", "game", generator)
    tries = 10_000
    first: Counter[int] = Counter()
    fourth: Counter[int] = Counter()
    for _ in range(tries):
        drawn = rng.draw(list(range(10)), 4)
        first[drawn[0]] += 1
        fourth[drawn[3]] += 1
    assert chi_square(first, 10, tries) < BOUNDS[10]
    assert chi_square(fourth, 10, tries) < BOUNDS[10]


def test_a_die_is_fair(generator: str) -> None:
    rng = stream("8", "game", generator)
    counts = Counter(rng.roll() - 1 for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert chi_square(counts, 6, 12_000) < BOUNDS[6]


def test_every_order_of_a_shuffled_pile_is_equally_likely(generator: str) -> None:
    rng = stream("5", "game", generator)
    tries = 12_000
    orders = {order: number for number, order in enumerate(permutations(range(4)))}
    seen = Counter(orders[tuple(rng.draw(list(range(4)), 4))] for _ in range(tries))
    assert chi_square(seen, 24, tries) < 49.73  # 23 degrees of freedom


KEYS = [Mixer(77, 5, (1, 5, 5)), Keyed(b"key" * 8, 5, (1, 5, 5))]


@pytest.mark.parametrize("first", KEYS)
def test_scripted_dice_come_in_order_and_no_others(first: Rng) -> None:
    rng = first.clone()
    assert [rng.roll(), rng.roll(), rng.roll()] == [1, 5, 5]
    assert rng.count == 5
    with pytest.raises(Problem) as caught:
        rng.roll()
    assert caught.value.code == "dice_used_up"


@pytest.mark.parametrize("first", KEYS)
def test_a_script_does_not_change_what_is_drawn(first: Rng) -> None:
    scripted, plain = first.clone(), first.clone()
    plain.script = None
    scripted.roll()
    assert scripted.below(1000) == plain.below(1000)


@pytest.mark.parametrize("first", KEYS)
def test_a_clone_goes_its_own_way(first: Rng) -> None:
    rng = first.clone()
    copy = rng.clone()
    assert copy.roll() == 1
    number = copy.bits()
    assert rng.to_json()[1:] == [5, [1, 5, 5]]
    assert copy.to_json()[1:] == [6, [5, 5]]
    assert rng.to_json()[0] == copy.to_json()[0]
    assert rng.bits() == number


def test_a_fork_is_determined_but_different(generator: str) -> None:
    first, second = stream("1", "sample", generator), stream("1", "sample", generator)
    fork = first.fork()
    assert fork.to_json() == second.fork().to_json()
    assert fork.to_json()[0] != first.to_json()[0]
    assert fork.script is None
    assert first.fork().key != fork.key
    assert [fork.bits() for _ in range(5)] != [first.bits() for _ in range(5)]


@pytest.mark.parametrize("rng", [Mixer(1, 2, None), Mixer(2**60 - 1, 10**6, ()), *KEYS, Keyed(b"k" * 32, 17, None)])
def test_json_round_trip(rng: Rng) -> None:
    again = rng_from_json(rng.to_json())
    assert type(again) is type(rng)
    assert again.to_json() == rng.to_json()
    assert again.bits() == rng.clone().bits()


@pytest.mark.parametrize(
    "data", [None, 3, [], [1], [1, 2], [1, 2, 3], ["k", 2, None], [None, 2, None], [1, 2, None, 4], {"key": 1}]
)
def test_data_that_is_not_a_generator_is_not_read(data: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        rng_from_json(data)


def test_a_script_of_something_else_than_dice_is_not_read() -> None:
    with pytest.raises(TypeError):
        rng_from_json([1, 2, ["six"]])


def test_the_numbers_of_the_mixer_never_change() -> None:
    # Derived from the definition: key and count give a 30-bit word, mixed by shifts and multiplications modulo 2^30.
    def mix(key: int, count: int) -> int:
        span = 2**30
        x = (count * 0x1E3779B9 + key) % span
        x = ((x // 2**15) ^ x) * 0x2C1B3C6D % span
        x = ((x // 2**12) ^ x ^ (key // span)) * 0x297A2D39 % span
        x = ((x // 2**15) ^ x) * 0x344B5409 % span
        return (x // 2**16) ^ x

    assert MIXER == "mix30-1"
    for key in (0, 1, 12345, 2**30 + 7, 2**60 - 1):
        rng = Mixer(key, 0, None)
        assert [rng.bits() for _ in range(20)] == [mix(key, count) for count in range(20)]
    digest = sha256(b"game\n7").digest()
    assert stream("7", "game").to_json() == [int.from_bytes(digest[:8], "big") % 2**60, 0, None]
