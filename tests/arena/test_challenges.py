"""Tests of challenges: seating, duplicate deals, and figures of made-up games."""

import json
import math

import pytest
from scipy import stats

import toy.game  # noqa: F401  (makes the toy known)
from durbar.arena import matches
from durbar.arena.challenges import camps, challenge, challenge_figures, challenge_table
from durbar.arena.figures import Result
from durbar.arena.matches import Match, derive
from durbar.arena.workers import play_match
from durbar.bots.bot import UnknownBot
from durbar.bots.random_bot import RandomBot
from durbar.games.errors import SettingError
from durbar.games.game import game_names, rulebook
from durbar.tables.estimates import ShareOfClusters

GAMES = [(name, players) for name in game_names() for players in (2, 3)]


def made(bots=("greedy", "random"), players=3, game="toy", seed=1):
    return challenge(rulebook(game).setting(players), bots, seed)


# -- seating ----------------------------------------------------------------------------------------------------------
def test_second_bot_takes_all_other_seats():
    assert made(players=4).bots == ("greedy", "random", "random", "random")
    assert made(players=2).bots == ("greedy", "random")


def test_bots_can_be_given_for_each_seat():
    assert made(("greedy", "random", "greedy")).bots == ("greedy", "random", "greedy")


@pytest.mark.parametrize("bots", [["greedy"], ["greedy"] * 4, []])
def test_number_and_names_of_bots_are_checked(bots):
    with pytest.raises(SettingError, match=rf"needs two bots .* or 3 \(one per seat\), not {len(bots)}$"):
        made(bots)
    with pytest.raises(SettingError, match=r"one for the other seat\), not 3"):
        made(["greedy"] * 3, players=2)
    with pytest.raises(UnknownBot, match="did you mean 'random'"):
        made(["greedy", "ramdon"])


def test_duplicate_match_without_rotation_is_refused():
    with pytest.raises(SettingError, match="the bots must change seats"):
        Match.of(rulebook("toy").setting(2), ["greedy", "random"], 1, rotates=False, duplicate=True)


def test_challenger_is_one_camp_and_opponents_are_grouped_by_name():
    found = [(camp.bot, set(camp.indices)) for camp in camps(made(("greedy", "random", "greedy", "random"), 4))]
    assert found == [("greedy", {0}), ("random", {1, 3}), ("greedy", {2})]


# -- duplicate deals --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_deal_is_played_from_every_seat(game, players):
    match = made(game=game, players=players, seed=5)
    deals = []
    for deal in range(2):
        played = [match.play(deal * players + rotation)[0] for rotation in range(players)]
        assert {game.seed for game in played} == {derive(5, deal)}
        begun = [game.at(0).seen_by(seat) for game in played for seat in range(players)]
        for seat in range(players):
            assert set(begun[seat::players]) == {begun[seat]}
        deals.append(begun[0])
    assert deals[0] != deals[1]
    for who in range(players):
        sat = [match.seating(number).index(who) for number in range(2 * players)]
        assert sorted(sat[:players]) == sorted(sat[players:]) == list(range(players))


def test_match_without_duplicates_has_a_new_deal_for_every_game():
    match = Match.of(rulebook("toy").setting(3), ["random"], 5)
    assert [match.play(number)[0].seed for number in range(4)] == [derive(5, number) for number in range(4)]


def test_bots_have_different_seeds_in_every_game_and_seat(monkeypatch):
    seeds = []

    class Noting(RandomBot):
        def __init__(self, seed):
            seeds.append(seed)
            super().__init__(seed)

    match = made()
    monkeypatch.setattr(matches, "bot", lambda name, seed: Noting(seed))
    for number in range(6):
        match.play(number)
    assert len(set(seeds)) == 18


def test_moves_and_time_are_counted_by_seat(monkeypatch):
    ticks = iter(range(10_000))
    monkeypatch.setattr(matches, "perf_counter", lambda: next(ticks))
    _, result = made().play(0)
    assert sum(result.moves) == result.decisions
    assert result.seconds == result.moves  # every reading of the clock is one second later
    assert min(result.moves) > 0


def test_games_played_alone_are_the_same_as_in_the_whole_match():
    match = made()
    every = [result for result, _ in play_match(match, 12)]
    some = [7, 2, 11, 3]
    assert [result for result, _ in play_match(match, some)] == [every[number] for number in some]
    together = [result for result, _ in play_match(match, some, jobs=2, in_order=False)]
    assert sorted(together, key=lambda result: result.number) == [every[number] for number in sorted(some)]


# -- shares of clusters -----------------------------------------------------------------------------------------------
def share_of(*shares):
    found = ShareOfClusters()
    for share in shares:
        found.add(share)
    return found.estimate()


def test_shares_have_the_interval_of_their_mean():
    found = share_of(0.25, 0.5, 0.75)
    # mean 1/2, variance 1/16, standard error 1/4 / sqrt(3), Student's t for two degrees of freedom 4.3027
    assert found.mean == 0.5
    assert found.low == 0  # 0.5 - 4.3027 * 0.1443 is negative
    found = share_of(*[0.25, 0.5, 0.75] * 4)
    error = math.sqrt(8 * 0.0625 / 11 / 12) * stats.t.ppf(0.975, 11)
    assert found.low == pytest.approx(0.5 - error, abs=1e-3)
    assert found.high == pytest.approx(0.5 + error, abs=1e-3)


@pytest.mark.parametrize("shares", [[1, 1, 1], [0] * 7, [1, 0, 1, 1], [1]])
def test_shares_of_all_or_nothing_have_wilsons_interval(shares):
    found = share_of(*shares)
    right = stats.binomtest(sum(shares), len(shares)).proportion_ci(0.95, method="wilson")
    assert (found.low, found.high) == (pytest.approx(right.low, abs=1e-9), pytest.approx(right.high, abs=1e-9))


def test_equal_shares_have_wilsons_interval():
    found = share_of(0.5, 0.5, 0.5, 0.5)
    right = stats.binomtest(2, 4).proportion_ci(0.95, method="wilson")
    assert (found.low, found.high) == (pytest.approx(right.low), pytest.approx(right.high))


# -- figures ----------------------------------------------------------------------------------------------------------
def game(number, scores, ranks, seconds, bots=("a", "b", "b")):
    seats = [bots[(seat - number) % 3] for seat in range(3)]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    points = tuple((score, 0) for score in scores)
    return Result(number, tuple(seats), 0, tuple(scores), winners, points, 12, tuple(ranks), (4, 4, 4), tuple(seconds))


# two deals; the challenger plays on seats 0, 1 and 2: it wins, shares and loses, then wins, wins and loses
SIX = [
    game(0, (10, 4, 7), (1, 3, 2), (0.4, 0.1, 0.1)),
    game(1, (9, 9, 1), (1, 1, 3), (0.1, 0.4, 0.1)),
    game(2, (6, 8, 5), (2, 1, 3), (0.1, 0.1, 0.4)),
    game(3, (12, 0, 0), (1, 2, 2), (0.4, 0.1, 0.1)),
    game(4, (3, 6, 3), (2, 1, 2), (0.1, 0.4, 0.1)),
    game(5, (7, 2, 6), (1, 3, 2), (0.1, 0.1, 0.4)),
]


def told(results, match=None):
    return challenge_figures(match or made(), {result.number: result for result in results})


def test_figures_of_six_games():
    found = told(SIX)
    assert (found["played"], found["deals"], found["counted"]) == (6, 2, 6)
    challenger, field = found["camps"]
    assert (challenger["bot"], challenger["seats"], challenger["games"]) == ("greedy", 1, 6)
    assert (field["bot"], field["seats"]) == ("random", 2)
    assert (challenger["wins"], field["wins"]) == (3.5, 2.5)
    assert (challenger["expected_share"], field["expected_share"]) == (1 / 3, 2 / 3)
    assert challenger["win_share"]["mean"] == pytest.approx(3.5 / 6)
    assert challenger["score"]["mean"] == pytest.approx((10 + 9 + 5 + 12 + 6 + 6) / 6)
    assert field["score"]["mean"] == pytest.approx((5.5 + 5 + 7 + 0 + 3 + 4.5) / 6)
    assert challenger["ms_a_move"] == pytest.approx(100)
    assert field["ms_a_move"] == pytest.approx(25)


def test_intervals_are_computed_over_deals_and_not_over_games():
    challenger, field = told(SIX)["camps"]
    # leads 3, 0, -3 and 12, 3, -1; the means of the deals are 0 and 14/3, so the mean and its standard error are 7/3
    reach = 7 / 3 * stats.t.ppf(0.975, 1)
    assert challenger["lead"]["mean"] == pytest.approx(7 / 3)
    assert challenger["lead"]["low"] == pytest.approx(7 / 3 - reach, rel=1e-6)
    assert challenger["lead"]["high"] == pytest.approx(7 / 3 + reach, rel=1e-6)
    assert field["lead"]["mean"] == pytest.approx(-7 / 3)  # the best opponent against the challenger
    # the shares of the deals are 1/2 and 2/3; an interval over two deals is very wide
    assert (challenger["win_share"]["low"], challenger["win_share"]["high"]) == (0, 1)


def test_incomplete_deal_is_left_out():
    found = told([SIX[4], *SIX[:3]])
    assert (found["played"], found["deals"], found["counted"]) == (4, 1, 3)
    assert found["camps"] == told(SIX[:3])["camps"]
    assert found["camps"][0]["lead"]["low"] is None  # one sample has no interval
    assert "left out: 1 of deals that were not yet played from every seat" in challenge_table(found)


def test_order_of_results_does_not_matter():
    assert told(SIX) == told(SIX[::-1])


def test_bots_of_one_name_are_separate_camps():
    found = told(SIX, made(("greedy", "greedy")))
    assert [(side["bot"], side["seats"], side["wins"]) for side in found["camps"]] == [
        ("greedy", 1, 3.5),
        ("greedy", 2, 2.5),
    ]


def test_figures_are_json_and_the_table_shows_them_all():
    found = told(SIX)
    assert json.loads(json.dumps(found)) == found
    head, challenger, field = challenge_table(found).splitlines()
    for word in ("games", "wins", "share", "95 %", "expected", "points", "lead", "ms a move"):
        assert word in head
    assert challenger.split()[:4] == ["greedy", "6", "3.5", "58.3%"]
    assert challenger.split()[-1] == "100.00"
    assert field.startswith("random x2 ")
    assert len({len(line) for line in (head, challenger, field)}) == 1
    assert len(head) <= 100


def test_table_without_a_whole_deal_says_so():
    assert challenge_table(told(SIX[:2])) == "No deal was played from every seat."
