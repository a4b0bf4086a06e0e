"""Tests that the random number generator is ChaCha8, draw k uses word k of its key stream, and draws are fair."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from durbar.games.game import SettingError, new, seed_bytes
from durbar.games.kernel.both import compiled
from durbar.games.kernel.state import ITEMS
from durbar.games.kernel.trials import key_stream, sample, sum_of_draws
from kit.plain_chacha import block, number_below, word
from toy.game import TOY
from toy.rules.state import DRAW

# published test vectors of ChaCha8
VECTORS = json.loads(Path(__file__).with_name("chacha8.json").read_text())
SEEDS = 5_000 if compiled() else 1_500  # how many seeds a test of single draws uses
DRAWS = 400_000 if compiled() else 20_000  # how many draws a test of fairness makes
# strategies for unsigned numbers of 64 bits and for keys
U64 = st.integers(0, 2**64 - 1)
KEYS = st.binary(min_size=32, max_size=32)
# pools to draw from: the number of items of each kind
POOLS = {
    "one item": [1],
    "two kinds, one each": [1, 1],
    "one rare among many": [254, 1],
    "one kind of 255": [0, 0, 255],
    "every kind once": [1] * 64,
    "only the first and the last kind": [3] + [0] * 62 + [5],
    # the kernel counts items in groups of eight kinds: 7 and 8 are in different groups, and so are 15 and 16
    "borders of groups": [0] * 7 + [9, 2] + [0] * 6 + [4, 4] + [0] * 40 + [1, 7],
    "uneven": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    "255 of 64 kinds": [4] * 63 + [3],
}


# -- the generator ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_key_stream_equals_the_published_test_vectors(vector):
    nonce = int.from_bytes(bytes.fromhex(vector["nonce"]), "little")
    for index, expected in enumerate(vector["blocks"]):
        assert key_stream(bytes.fromhex(vector["key"]), vector["counter"] + index, nonce).hex() == expected


def test_reference_chacha_gives_the_block_of_rfc_8439():
    # the RFC's 32-bit counter and 96-bit nonce fill the same sixteen bytes as a 64-bit counter and a 64-bit nonce
    counter, nonce = 1 | 0x09000000 << 32, 0x4A000000
    assert block(bytes(range(32)), counter, nonce, 20).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


@settings(max_examples=150, deadline=None)
@given(key=KEYS, counter=U64 | st.integers(2**32 - 2, 2**32 + 2), nonce=U64)
def test_key_stream_equals_the_reference_implementation(key, counter, nonce):
    assert key_stream(key, counter, nonce) == block(key, counter, nonce, 8)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_key_of_another_size_is_refused(size):
    with pytest.raises(ValueError, match="32 bytes"):
        key_stream(bytes(size), 0)
    with pytest.raises(ValueError, match="32 bytes"):
        new("toy", 2, seed=1).position.set_key(bytes(size))


# -- seeds ------------------------------------------------------------------------------------------------------------
def test_seed_is_a_number_or_bytes():
    assert seed_bytes(7) == bytes([7]) + bytes(31)
    assert seed_bytes(2**256 - 1) == b"\xff" * 32
    assert seed_bytes(bytes(range(32))) == bytes(range(32))
    assert new("toy", 3, seed=7).position.raw() == new("toy", 3, seed=seed_bytes(7)).position.raw()


def test_games_without_a_seed_differ():
    seeds = {new("toy", 2).seed for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize("seed", [-1, 2**256, b"", bytes(31), bytes(33), 1.5, "7", True, bytearray(32)])
def test_invalid_seed_is_refused(seed):
    with pytest.raises(SettingError, match="seed"):
        new("toy", 2, seed=seed)


def test_small_seeds_give_different_games():
    """A few of the 60 decks may be equal, because a deck stores only how many cards of each rank it has."""
    assert len({new("toy", 4, seed=seed).position.read().deck.pack() for seed in range(60)}) > 50


# -- draw k uses word k of the key stream -----------------------------------------------------------------------------
# A draw multiplies its word by n and divides by 2**32. Some words are rejected and replaced by other words, since
# otherwise some numbers would be more likely than others. `spin` returns the sum of the first draws.
@pytest.mark.parametrize("n", [1, 2, 6, 30, 255, 2**31 - 1])
def test_draw_k_uses_word_k_of_the_key_stream(n):
    key = bytes(range(100, 132))
    sums = [sum_of_draws(key, n, draws) for draws in range(50)]
    drawn = [after - before for before, after in pairwise(sums)]
    assert drawn == [number for number, _ in (number_below(key, k, n) for k in range(49))]
    assert all(number == word(key, k) * n >> 32 for k, number in enumerate(drawn))  # none of these words is rejected


@pytest.mark.parametrize("n", [3 * 2**29, 2**32 // 3 + 1, 2**30 + 1, 2**31 - 1])
def test_rejected_words_are_replaced_as_in_the_reference(n):
    rejections_by_seed = []
    for seed in range(SEEDS):
        expected, rejected = number_below(seed_bytes(seed), 0, n)
        assert sum_of_draws(seed_bytes(seed), n, 1) == expected, f"seed {seed}, {rejected} words rejected"
        rejections_by_seed.append(rejected)
    if n < 2**31 - 1:  # for 2**31 - 1 hardly any word is rejected
        draws_with_a_rejection = sum(rejected > 0 for rejected in rejections_by_seed)
        assert draws_with_a_rejection > SEEDS * 0.2
        assert max(rejections_by_seed) >= 4, "some draw needs several replacements"


def test_rejected_word_does_not_change_later_draws():
    n = 2**32 // 3 + 1

    def words_rejected_by_draw_3(key):
        _, rejected = number_below(key, 3, n)
        return rejected

    key = next(key for key in map(seed_bytes, range(100)) if words_rejected_by_draw_3(key) >= 2)
    sums = [sum_of_draws(key, n, draws) for draws in range(9)]
    drawn = [after - before for before, after in pairwise(sums)]
    assert drawn == [number for number, _ in (number_below(key, k, n) for k in range(8))]


def test_unlabelled_draws_do_not_depend_on_earlier_moves():
    first, second = (new("toy", 3, seed=11, version=1).position for _ in range(2))
    first.push(DRAW)
    second.push(second.legal()[0])  # in the second game a card is played before the first draw
    second.push(DRAW)
    (_, _, card_in_first, _, _), *_ = first.events()
    (_, _, card_in_second, _, _), *_ = second.events()
    assert card_in_first == card_in_second
    assert first.drawn == second.drawn
    other = new("toy", 3, seed=12).position
    assert other.read().deck.pack() != new("toy", 3, seed=11).position.read().deck.pack()


# -- fairness ---------------------------------------------------------------------------------------------------------
def is_fair(counts, weights):
    """Return whether the counts are plausible for outcomes with these weights, by a chi-square test.

    Counts that agree with the weights too well for random draws are not plausible either.
    """
    from scipy.stats import chisquare  # slow to import

    total, total_weight = sum(counts), sum(weights)
    possible = [(count, weight) for count, weight in zip(counts, weights, strict=True) if weight]
    if len(possible) == 1:
        ((only_count, _),) = possible
        return only_count == total
    expected_counts = [weight * total / total_weight for _, weight in possible]
    p = chisquare([count for count, _ in possible], expected_counts).pvalue
    return 1e-4 < p < 1 - 1e-4


@pytest.mark.sanitizer
@pytest.mark.parametrize("pool", POOLS.values(), ids=POOLS)
@pytest.mark.parametrize("seed", [1, 2**255 + 19])
def test_items_of_a_pool_are_equally_likely(pool, seed):
    counts, drawn = sample(seed_bytes(seed), pool, DRAWS)
    assert drawn == DRAWS == sum(counts)
    absent_kinds = [kind for kind, count in enumerate(pool) if not count]
    assert not any(counts[kind] for kind in absent_kinds)
    assert is_fair(counts, pool)


def test_fairness_test_detects_a_bias():
    counts, _ = sample(seed_bytes(1), POOLS["every kind once"], 20_000)
    assert not is_fair(counts, [2] + [1] * (ITEMS - 1))
    assert not is_fair([1000] * 64, [1] * 64), "counts that are too even are detected as well"


@pytest.mark.parametrize("n", [3, 6, 7, 10, 60, 97, 255])
def test_numbers_below_n_are_equally_likely(n):
    counts = [0] * n
    for seed in range(SEEDS * 4):
        counts[sum_of_draws(seed_bytes(seed), n, 1)] += 1
    assert is_fair(counts, [1] * n)


def test_numbers_below_a_huge_n_are_equally_likely():
    """The test counts the numbers with remainder 0, 1 and 2 modulo 3. If no words were rejected, the numbers with one
    of these remainders would be drawn a third less often than the others.
    """
    n = 3 * 2**29

    def count_by_remainder(numbers):
        return [sum(number % 3 == remainder for number in numbers) for remainder in range(3)]

    drawn = [sum_of_draws(seed_bytes(seed), n, 1) for seed in range(SEEDS)]
    assert is_fair(count_by_remainder(drawn), [1, 1, 1])
    without_rejection = [word(seed_bytes(seed), 0) * n >> 32 for seed in range(SEEDS)]
    assert not is_fair(count_by_remainder(without_rejection), [1, 1, 1])


def test_hand_is_dealt_without_replacement():
    """The test counts the cards of rank 0 in a hand of four. Five of the 30 cards of the deck have this rank."""
    from scipy.stats import hypergeom

    setting = TOY.setting(4)
    hands_by_count = [0] * 5  # the number of hands with 0, 1, 2, 3 and 4 cards of rank 0
    for seed in range(SEEDS):
        hand = TOY.rules.kernel.begin(seed_bytes(seed), 4, TOY.rules.settings(setting)).read().hands[3]
        hands_by_count[hand[0]] += 1
    chances = [hypergeom(30, 5, 4).pmf(count) for count in range(5)]
    # hands with four of these cards are too rare for a chi-square test, so they are counted with the hands with three
    assert is_fair([*hands_by_count[:3], sum(hands_by_count[3:])], [*chances[:3], sum(chances[3:])])
