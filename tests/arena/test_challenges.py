"""Tests of challenges between bots: the seating, duplicate deals, and the figures, computed from invented results."""

import json
import math

import pytest
from scipy import stats

import toy.game  # noqa: F401  (registers the toy game)
from durbar.arena import challenges, matches
from durbar.arena.challenges import camps_of, challenge_figures, challenge_table
from durbar.arena.figures import Result
from durbar.arena.matches import Match, derive_seed
from durbar.arena.workers import play_match
from durbar.bots.bot import UnknownBot
from durbar.bots.random_bot import RandomBot
from durbar.games.errors import SettingError
from durbar.games.game import game_names, rulebook
from durbar.tables.estimates import ShareOfClusters

# every game with two and with three players
GAMES = [(name, players) for name in game_names() for players in (2, 3)]


def new_challenge(bots=("greedy", "random"), players=3, game="toy", seed=1):
    """Return a match in which the first bot challenges the others."""
    return challenges.new_challenge(rulebook(game).setting(players), bots, seed)


# -- seating ----------------------------------------------------------------------------------------------------------
def test_second_bot_takes_all_other_seats():
    assert new_challenge(players=4).bots == ("greedy", "random", "random", "random")
    assert new_challenge(players=2).bots == ("greedy", "random")


def test_a_bot_can_be_named_for_each_seat():
    assert new_challenge(("greedy", "random", "greedy")).bots == ("greedy", "random", "greedy")


@pytest.mark.parametrize("bots", [["greedy"], ["greedy"] * 4, []])
def test_number_and_names_of_bots_are_checked(bots):
    with pytest.raises(SettingError, match=rf"needs two bots .* or 3 bots \(one per seat\), not {len(bots)}$"):
        new_challenge(bots)
    with pytest.raises(SettingError, match=r"one for the other seat\), not 3"):
        new_challenge(["greedy"] * 3, players=2)
    with pytest.raises(UnknownBot, match="did you mean 'random'"):
        new_challenge(["greedy", "ramdon"])


def test_duplicate_match_without_rotation_is_refused():
    with pytest.raises(SettingError, match="only if the bots change seats"):
        Match.of(rulebook("toy").setting(2), ["greedy", "random"], 1, rotates=False, duplicate=True)


def test_challenger_is_one_camp_and_opponents_are_grouped_by_name():
    """A camp is a group of seats whose results are summarised together."""
    challenge_of_four = new_challenge(("greedy", "random", "greedy", "random"), players=4)
    bots_and_seats = [(camp.bot, set(camp.indices)) for camp in camps_of(challenge_of_four)]
    assert bots_and_seats == [("greedy", {0}), ("random", {1, 3}), ("greedy", {2})]


# -- duplicate deals --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_deal_is_played_from_every_seat(game, players):
    """In each deal all games begin with the same position, and each bot plays once on every seat."""
    match = new_challenge(game=game, players=players, seed=5)
    sights_by_deal = []
    for deal in range(2):
        numbers = range(deal * players, (deal + 1) * players)
        games = [played for played, _ in map(match.play, numbers)]
        assert {game.seed for game in games} == {derive_seed(5, deal)}
        sights_by_game = [[game.at(0).seen_by(seat) for seat in range(players)] for game in games]
        assert all(sights == sights_by_game[0] for sights in sights_by_game)
        sights_by_deal.append(sights_by_game[0])
        for bot_index in range(players):
            seats = [match.seating(number).index(bot_index) for number in numbers]
            assert sorted(seats) == list(range(players))
    assert sights_by_deal[0][0] != sights_by_deal[1][0], "the two deals are different"


def test_match_without_duplicates_has_a_new_deal_for_every_game():
    match = Match.of(rulebook("toy").setting(3), ["random"], 5)
    games = [game for game, _ in map(match.play, range(4))]
    assert [game.seed for game in games] == [derive_seed(5, number) for number in range(4)]


def test_bots_have_different_seeds_in_every_game_and_seat(monkeypatch):
    seeds = []

    class SeedRecorder(RandomBot):
        def __init__(self, seed):
            seeds.append(seed)
            super().__init__(seed)

    match = new_challenge()
    monkeypatch.setattr(matches, "bot", lambda name, seed: SeedRecorder(seed))
    for number in range(6):
        match.play(number)
    assert len(set(seeds)) == 6 * 3  # six games of three bots


def test_moves_and_time_are_counted_by_seat(monkeypatch):
    ticks = iter(range(10_000))
    monkeypatch.setattr(matches, "perf_counter", lambda: next(ticks))
    _, result = new_challenge().play(0)
    assert sum(result.moves) == result.decisions
    assert result.seconds == result.moves  # the fake clock advances by one second at every reading
    assert min(result.moves) > 0


def test_single_games_are_played_as_in_the_whole_match():
    match = new_challenge()
    all_results = [result for result, _ in play_match(match, 12)]
    numbers = [7, 2, 11, 3]
    assert [result for result, _ in play_match(match, numbers)] == [all_results[number] for number in numbers]
    together = [result for result, _ in play_match(match, numbers, jobs=2, in_order=False)]
    assert sorted(together, key=lambda result: result.number) == [all_results[number] for number in sorted(numbers)]


# -- shares of wins over clusters of games ----------------------------------------------------------------------------
def share_of(*shares):
    """Return the estimate of a share, such as the share of games won, given its value in each cluster of games."""
    clusters = ShareOfClusters()
    for share in shares:
        clusters.add(share)
    return clusters.estimate()


def test_interval_of_a_share_is_computed_from_the_mean_over_clusters():
    estimate = share_of(0.25, 0.5, 0.75)
    # The mean is 1/2, the variance 1/16, and the standard error 1/4 / sqrt(3). Student's t is 4.3027 for two degrees of
    # freedom.
    assert estimate.mean == 0.5
    assert estimate.low == 0  # 0.5 - 4.3027 * 0.1443 is negative
    # Of these twelve shares, eight differ from the mean by 1/4. The sum of the squares divided by 11 is the variance,
    # and the variance divided by 12 is the variance of the mean.
    estimate = share_of(*[0.25, 0.5, 0.75] * 4)
    half_width = math.sqrt(8 * 0.25**2 / 11 / 12) * stats.t.ppf(0.975, 11)
    assert estimate.low == pytest.approx(0.5 - half_width, abs=1e-3)
    assert estimate.high == pytest.approx(0.5 + half_width, abs=1e-3)


@pytest.mark.parametrize("shares", [[1, 1, 1], [0] * 7, [1, 0, 1, 1], [1]])
def test_interval_is_wilsons_if_every_share_is_zero_or_one(shares):
    estimate = share_of(*shares)
    expected = stats.binomtest(sum(shares), len(shares)).proportion_ci(0.95, method="wilson")
    assert (estimate.low, estimate.high) == (
        pytest.approx(expected.low, abs=1e-9),
        pytest.approx(expected.high, abs=1e-9),
    )


def test_interval_is_wilsons_if_all_shares_are_equal():
    estimate = share_of(0.5, 0.5, 0.5, 0.5)
    expected = stats.binomtest(2, 4).proportion_ci(0.95, method="wilson")
    assert (estimate.low, estimate.high) == (pytest.approx(expected.low), pytest.approx(expected.high))


# -- figures ----------------------------------------------------------------------------------------------------------
def invented_result(number, scores, ranks, seconds, bots=("a", "b", "b")):
    """Return the result of an invented game of three players, with four moves of each.

    ``seconds`` is the time that each seat used.
    """
    seats = [bots[(seat - number) % 3] for seat in range(3)]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    points = tuple((score, 0) for score in scores)
    return Result(number, tuple(seats), 0, tuple(scores), winners, points, 12, tuple(ranks), (4, 4, 4), tuple(seconds))


# Two deals of three games each, in which the challenger plays on seats 0, 1 and 2. In the first deal it wins, shares
# the victory and loses. In the second deal it wins, wins and loses.
RESULTS = [
    invented_result(0, (10, 4, 7), (1, 3, 2), (0.4, 0.1, 0.1)),
    invented_result(1, (9, 9, 1), (1, 1, 3), (0.1, 0.4, 0.1)),
    invented_result(2, (6, 8, 5), (2, 1, 3), (0.1, 0.1, 0.4)),
    invented_result(3, (12, 0, 0), (1, 2, 2), (0.4, 0.1, 0.1)),
    invented_result(4, (3, 6, 3), (2, 1, 2), (0.1, 0.4, 0.1)),
    invented_result(5, (7, 2, 6), (1, 3, 2), (0.1, 0.1, 0.4)),
]


def figures_of(results, match=None):
    """Return the figures of a challenge with these results."""
    return challenge_figures(match or new_challenge(), {result.number: result for result in results})


def test_figures_of_six_games():
    figures = figures_of(RESULTS)
    assert (figures["played"], figures["deals"], figures["counted"]) == (6, 2, 6)
    challenger, opponents = figures["camps"]
    assert (challenger["bot"], challenger["seats"], challenger["games"]) == ("greedy", 1, 6)
    assert (opponents["bot"], opponents["seats"]) == ("random", 2)
    assert (challenger["wins"], opponents["wins"]) == (3.5, 2.5)  # the victory that they share counts half for each
    assert (challenger["expected_share"], opponents["expected_share"]) == (1 / 3, 2 / 3)
    assert challenger["win_share"]["mean"] == pytest.approx(3.5 / 6)
    assert challenger["score"]["mean"] == pytest.approx((10 + 9 + 5 + 12 + 6 + 6) / 6)
    assert opponents["score"]["mean"] == pytest.approx((5.5 + 5 + 7 + 0 + 3 + 4.5) / 6)
    assert challenger["ms_a_move"] == pytest.approx(100)  # 0.4 seconds for four moves
    assert opponents["ms_a_move"] == pytest.approx(25)  # 0.1 seconds for four moves


def test_intervals_are_computed_over_deals_and_not_over_games():
    challenger, opponents = figures_of(RESULTS)["camps"]
    # The leads are 3, 0, -3 in the first deal and 12, 3, -1 in the second, so the means of the deals are 0 and 14/3.
    # The mean of these two is 7/3, and its standard error is 7/3 as well.
    half_width = 7 / 3 * stats.t.ppf(0.975, 1)
    assert challenger["lead"]["mean"] == pytest.approx(7 / 3)
    assert challenger["lead"]["low"] == pytest.approx(7 / 3 - half_width, rel=1e-6)
    assert challenger["lead"]["high"] == pytest.approx(7 / 3 + half_width, rel=1e-6)
    assert opponents["lead"]["mean"] == pytest.approx(-7 / 3)  # the lead of the best opponent over the challenger
    # the shares of the deals are 1/2 and 2/3; an interval over two deals is very wide
    assert (challenger["win_share"]["low"], challenger["win_share"]["high"]) == (0, 1)


def test_games_of_an_incomplete_deal_are_left_out():
    figures = figures_of([RESULTS[4], *RESULTS[:3]])
    assert (figures["played"], figures["deals"], figures["counted"]) == (4, 1, 3)
    assert figures["camps"] == figures_of(RESULTS[:3])["camps"]
    assert figures["camps"][0]["lead"]["low"] is None  # one sample has no interval
    assert "left out: 1 game of deals that were not yet played from every seat" in challenge_table(figures)


def test_order_of_results_does_not_matter():
    assert figures_of(RESULTS) == figures_of(RESULTS[::-1])


def test_challenger_and_opponents_of_the_same_name_are_separate_camps():
    figures = figures_of(RESULTS, new_challenge(("greedy", "greedy")))
    assert [(camp["bot"], camp["seats"], camp["wins"]) for camp in figures["camps"]] == [
        ("greedy", 1, 3.5),
        ("greedy", 2, 2.5),
    ]


def test_figures_can_be_stored_as_json_and_the_table_shows_them_all():
    figures = figures_of(RESULTS)
    assert json.loads(json.dumps(figures)) == figures
    head, challenger, opponents = challenge_table(figures).splitlines()
    for word in ("games", "wins", "share", "95 %", "expected", "points", "lead", "ms a move"):
        assert word in head
    assert challenger.split()[:4] == ["greedy", "6", "3.5", "58.3%"]
    assert challenger.split()[-1] == "100.00"
    assert opponents.startswith("random x2 ")
    assert len({len(line) for line in (head, challenger, opponents)}) == 1
    assert len(head) <= 100


def test_table_says_if_no_deal_was_played_from_every_seat():
    assert challenge_table(figures_of(RESULTS[:2])) == "No deal was played from every seat."
