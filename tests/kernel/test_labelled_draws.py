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

# number of chapters (visits, rounds or turns) in a test of fairness; each chapter gives the draws another label
CHAPTERS = 60_000 if compiled() else 1_500
# an arbitrary key
KEY = bytes(range(7, 39))


def round_up_to_power_of_two(count):
    """Return the smallest power of two that is at least ``count``."""
    return 1 << (count - 1).bit_length()


# -- the definition ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("pool", POOLS.values(), ids=POOLS)
def test_labelled_draws_equal_those_of_the_reference_implementation(pool):
    chapters, draws = 12, min(sum(pool), 12)
    for chapter, drawn in enumerate(sample_labelled(KEY, pool, chapters, draws)):
        left = list(pool)
        for number, item in enumerate(drawn):
            words = labelled_words(KEY, chapter, 0, number)
            assert item == labelled_item(words, left, round_up_to_power_of_two(max(pool)))
            left[item] -= 1


def test_draw_from_an_empty_pool_gives_nothing():
    """Four items are drawn in one chapter from a pool that has only two items, both of kind 1."""
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
    """One item is drawn in each chapter. Every pair of items in two successive chapters is equally likely."""
    drawn = [item for (item,) in sample_labelled(KEY, [1] * 4, CHAPTERS, 1)]
    pairs = Counter(zip(drawn[::2], drawn[1::2], strict=True))
    assert is_fair([pairs[first, second] for first in range(4) for second in range(4)], [1] * 16)


def test_dealt_hand_has_the_hypergeometric_distribution():
    """The test counts the cards of rank 0 in a hand of four. Five of the 30 cards of the deck have this rank."""
    from scipy.stats import hypergeom

    setting = TOY.setting(4)
    hands_by_count = [0] * 5  # the number of hands with 0, 1, 2, 3 and 4 cards of rank 0
    for seed in range(4_000 if compiled() else 800):
        hand = Game.begin(setting, seed_bytes(seed)).position.read().hands[3]
        hands_by_count[hand[0]] += 1
    chances = [hypergeom(30, 5, 4).pmf(count) for count in range(5)]
    # hands with four of these cards are too rare for a chi-square test, so they are counted with the hands with three
    assert is_fair([*hands_by_count[:3], sum(hands_by_count[3:])], [*chances[:3], sum(chances[3:])])


# -- games ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["toy", *NAMES])
def test_chapter_of_the_labels_never_decreases(name):
    """A label consists of a chapter, a place (such as a hand) and the number of earlier draws to this place.

    No label is used twice, because that number is reset only when a new chapter begins.
    """
    for players in rulebook(name).rules.editions[rulebook(name).rules.default_edition]:
        game, rng, chapter = new(name, players, seed=5), Random(5), 0
        while game.to_move is not None:
            game.push(game.decode(rng.choice(game.legal_moves.ids)))
            chance = game.position.read().frame.chance
            assert chance.chapter >= chapter
            assert max(chance.draws_to) < 100  # the number of draws to a place must fit in a byte
            chapter = chance.chapter
        assert chapter > 3


@pytest.mark.parametrize("name", ["toy", *NAMES])
def test_sights_and_imagined_worlds_have_no_labels(name):
    """A sight is what one player may know; an imagined world is a sight with random hidden cards."""
    game = new(name, 2, seed=3)
    assert game.position.read().frame.chance.labelled == 1
    for position in (game.seen_by(0).position, game.seen_by(0).imagine(1).position):
        chance = position.read().frame.chance
        assert (chance.labelled, chance.chapter, sum(chance.draws_to)) == (0, 0, 0)


@pytest.mark.parametrize(("version", "min_equal", "max_equal"), [(1, 0, 60), (2, 160, 200)])
def test_draw_of_a_seat_hardly_depends_on_the_draws_of_other_seats(version, min_equal, max_equal):
    """In one game the first seat draws a card; in another game with the same deal it plays a card. In both games the
    next seat then draws a card.

    The test counts in how many of 200 deals the next seat draws the same card in both games. In version 1 of the rules
    the cards are equal only by chance.
    """
    equal = 0
    for seed in range(200):
        drawing, playing = (new("toy", 3, seed=seed, version=version).position for _ in range(2))
        drawing.push(DRAW)
        playing.push(playing.legal()[0])
        for position in (drawing, playing):
            position.push(DRAW)
        (_, _, card_after_draw, _, _), *_ = drawing.events()
        (_, _, card_after_play, _, _), *_ = playing.events()
        equal += card_after_draw == card_after_play
    assert min_equal <= equal <= max_equal


def measure_difference_of_draws(name, version, deals):
    """Return how much the later draws differ between two games with the same deal and different moves.

    The result is the share (from 0 to 1) of the cards or tiles drawn face up that are drawn in only one of the two
    games, on average over all chapters except the first.
    """
    shares = []
    for seed in range(deals):
        drawn_by_game = []  # for each of the two games, the items drawn in each chapter
        for game_number in (1, 2):
            game, rng, drawn = new(name, 3, seed=seed, version=version), Random(1000 * seed + game_number), {}
            position = game.position
            while position.mover >= 0:
                position.push(rng.choice(position.legal()))
                for kind, seat, item, _, _ in position.events():
                    if kind == DRAWN and seat == NOBODY:
                        drawn.setdefault(position.chapter, Counter())[item] += 1
            drawn_by_game.append(drawn)
        first_game, second_game = drawn_by_game
        for chapter in (first_game.keys() & second_game.keys()) - {0}:
            drawn_in_both = (first_game[chapter] & second_game[chapter]).total()
            shares.append(1 - drawn_in_both / max(first_game[chapter].total(), second_game[chapter].total()))
    return mean(shares)


@pytest.mark.parametrize("name", NAMES)
def test_draws_of_two_games_with_the_same_deal_differ_less_than_in_rules_version_1(name):
    deals = 60 if compiled() else 6
    in_version_1 = measure_difference_of_draws(name, 1, deals)
    assert measure_difference_of_draws(name, 2, deals) < 0.75 * in_version_1
