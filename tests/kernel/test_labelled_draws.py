"""Tests of labelled draws (rules version 2): a draw depends on the seed and on what is drawn, not on earlier draws."""

from collections import Counter
from random import Random
from statistics import mean

import pytest

from durbar.games.game import Game, new, rulebook, seed_bytes
from durbar.games.kernel.both import compiled
from durbar.games.kernel.state import DRAWN, NOBODY
from durbar.games.kernel.trials import sample_labelled, sample_labelled_numbers
from games.each import NAMES
from kernel.test_chance import POOLS, is_fair
from kit.plain_chacha import block, labelled_item, labelled_words
from toy.game import TOY
from toy.rules.state import DRAW

# number of chapters, and so of labels, in a test of fairness
CHAPTERS = 60_000 if compiled() else 1_500
# an arbitrary key
KEY = bytes(range(7, 39))


def power_of_two(count):
    """Return the smallest power of two that is not below a count."""
    return 1 << (count - 1).bit_length()


# -- the definition ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("pool", POOLS.values(), ids=POOLS)
def test_labelled_draws_equal_those_of_the_reference_implementation(pool):
    draws = min(sum(pool), 12)
    for chapter, drawn in enumerate(sample_labelled(KEY, pool, 12, draws)):
        left = list(pool)
        for number, item in enumerate(drawn):
            assert item == labelled_item(labelled_words(KEY, chapter, 0, number), left, power_of_two(max(pool)))
            left[item] -= 1


def test_draw_from_an_empty_pool_gives_nothing():
    assert sample_labelled(KEY, [0, 2], 1, 4) == [[1, 1, -1, -1]]


def test_labelled_numbers_equal_those_of_the_reference_implementation():
    for chapter, number in enumerate(sample_labelled_numbers(KEY, 5, 200)):
        assert number == next(labelled_words(KEY, chapter, 0, 0)) * 5 >> 32


def test_rejected_words_of_labelled_numbers_are_replaced():
    """A quarter of all words is rejected for this n. The j-th replacement is the first word of stream 2**63 + j."""
    n, rejected = 2**30 + 1, 0
    for chapter, number in enumerate(sample_labelled_numbers(KEY, n, 400)):
        stream = 2**63
        product = int.from_bytes(block(KEY, chapter << 16, stream, 8)[:4], "little") * n
        while product % 2**32 < 2**32 % n:
            stream, rejected = stream + 1, rejected + 1
            product = int.from_bytes(block(KEY, chapter << 16, stream, 8)[:4], "little") * n
        assert number == product >> 32
    assert rejected > 60


# -- fairness ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("pool", POOLS.values(), ids=POOLS)
@pytest.mark.parametrize("seed", [1, 2**255 + 19])
def test_labelled_items_are_equally_likely(pool, seed):
    counts = Counter(item for (item,) in sample_labelled(seed_bytes(seed), pool, CHAPTERS, 1))
    assert is_fair([counts[kind] for kind in range(len(pool))], pool)


@pytest.mark.parametrize("n", [2, 3, 5, 97])
def test_labelled_numbers_are_equally_likely(n):
    counts = Counter(sample_labelled_numbers(KEY, n, CHAPTERS))
    assert is_fair([counts[number] for number in range(n)], [1] * n)


def test_second_item_depends_on_the_first_only_because_the_first_is_missing():
    """Two items are drawn from three kinds with two items each. After the first draw, one of the five items left is of
    the same kind, and two are of each of the other two kinds.
    """
    pairs = Counter(map(tuple, sample_labelled(KEY, [2, 2, 2], CHAPTERS, 2)))
    kinds = [(first, second) for first in range(3) for second in range(3)]
    assert is_fair([pairs[pair] for pair in kinds], [1 if first == second else 2 for first, second in kinds])


def test_items_of_neighbouring_chapters_are_independent():
    drawn = [item for (item,) in sample_labelled(KEY, [1] * 4, CHAPTERS, 1)]
    pairs = Counter(zip(drawn[::2], drawn[1::2], strict=True))
    assert is_fair([pairs[first, second] for first in range(4) for second in range(4)], [1] * 16)


def test_dealt_hand_has_the_hypergeometric_distribution():
    from scipy.stats import hypergeom

    setting, counts = TOY.setting(4), [0] * 5
    for seed in range(4_000 if compiled() else 800):
        counts[Game.begin(setting, seed_bytes(seed)).position.read().hands[3][0]] += 1
    probabilities = [hypergeom(30, 5, 4).pmf(count) for count in range(5)]
    assert is_fair([*counts[:3], counts[3] + counts[4]], [*probabilities[:3], probabilities[3] + probabilities[4]])


# -- games ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["toy", *NAMES])
def test_chapter_of_the_labels_never_decreases(name):
    """No label is used twice, because the number of draws to each place is reset only when a new chapter begins."""
    for players in rulebook(name).rules.editions[rulebook(name).rules.default_edition]:
        game, rng, chapter = new(name, players, seed=5), Random(5), 0
        while game.to_move is not None:
            game.push(game.decode(rng.choice(game.legal_moves.ids)))
            chance = game.position.read().frame.chance
            assert chance.chapter >= chapter
            assert max(chance.draws_to) < 100  # the number must fit in a byte
            chapter = chance.chapter
        assert chapter > 3


@pytest.mark.parametrize("name", ["toy", *NAMES])
def test_sights_and_imagined_worlds_have_no_labels(name):
    game = new(name, 2, seed=3)
    assert game.position.read().frame.chance.labelled == 1
    for position in (game.seen_by(0).position, game.seen_by(0).imagine(1).position):
        chance = position.read().frame.chance
        assert (chance.labelled, chance.chapter, sum(chance.draws_to)) == (0, 0, 0)


@pytest.mark.parametrize(("version", "least", "most"), [(1, 0, 60), (2, 160, 200)])
def test_draw_of_a_seat_hardly_depends_on_the_draws_of_other_seats(version, least, most):
    """In one game the first seat draws a card, in the other it plays one; in both, the next seat then draws a card."""
    equal = 0
    for seed in range(200):
        drawing, playing = (new("toy", 3, seed=seed, version=version).position for _ in range(2))
        drawing.push(DRAW)
        playing.push(playing.legal()[0])
        for position in (drawing, playing):
            position.push(DRAW)
        equal += drawing.events()[0][2] == playing.events()[0][2]
    assert least <= equal <= most


def different_draws(name, version, deals):
    """Return how much the later draws differ between two games with the same deal and different moves.

    The result is the share of cards or tiles drawn face up that are drawn in only one of the two games, on average over
    all chapters except the first.
    """
    shares = []
    for seed in range(deals):
        drawn_by_game = []  # for each of the two games, the items drawn in each chapter
        for player in (1, 2):
            game, rng, drawn = new(name, 3, seed=seed, version=version), Random(1000 * seed + player), {}
            position = game.position
            while position.mover >= 0:
                position.push(rng.choice(position.legal()))
                for kind, seat, item, _, _ in position.events():
                    if kind == DRAWN and seat == NOBODY:
                        drawn.setdefault(position.chapter, Counter())[item] += 1
            drawn_by_game.append(drawn)
        for chapter in (drawn_by_game[0].keys() & drawn_by_game[1].keys()) - {0}:
            both = (drawn_by_game[0][chapter] & drawn_by_game[1][chapter]).total()
            shares.append(1 - both / max(drawn_by_game[0][chapter].total(), drawn_by_game[1][chapter].total()))
    return mean(shares)


@pytest.mark.parametrize("name", NAMES)
def test_draws_of_two_games_with_one_deal_differ_less_than_in_version_1(name):
    deals = 60 if compiled() else 6
    assert different_draws(name, 2, deals) < 0.75 * different_draws(name, 1, deals)
