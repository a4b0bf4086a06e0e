"""Tests that bots choose legal moves, use no hidden information, and that the greedy bot beats the random one."""

from random import Random

import pytest

from durbar.bots.bot import NotToMove, UnknownBot, bot, bot_names
from durbar.bots.greedy import Greedy
from durbar.bots.levels import LEVELS, Novice
from durbar.bots.random_bot import RandomBot
from durbar.bots.searching import Searching
from durbar.bots.thinking import Budget
from durbar.games.game import Game, new, rulebook, seed_bytes
from durbar.games.kernel.both import compiled
from games.maharani.cases import CASES as MAHARANI_CASES
from games.taj_mahal.cases import CASES as TAJ_MAHAL_CASES
from toy.cases import CASES as TOY_CASES

ITERATIONS = 60 if compiled() else 4  # iterations of a search; the tests do not depend on the number
# functions that make a bot from a seed, by name
BOTS = {
    "random": RandomBot,
    "greedy": Greedy,
    "novice": Novice,
    "search": lambda seed: Searching(seed, Budget(ITERATIONS)),
    "search, two threads": lambda seed: Searching(seed, Budget(ITERATIONS, threads=2)),
}
# the cases of all games
CASES = [*TAJ_MAHAL_CASES, *MAHARANI_CASES, *TOY_CASES]
# the cases that are not marked slow
QUICK = [TAJ_MAHAL_CASES[2], MAHARANI_CASES[0], TOY_CASES[0]]
# all editions and numbers of players of both games
SETTINGS = [
    rulebook(name).setting(players, edition)
    for name in ("taj-mahal", "maharani")
    for edition, allowed in rulebook(name).rules.editions.items()
    for players in allowed
]


def play(setting, seed, bots):
    """Play a game between bots. Each bot gets only what its seat may know; an illegal move raises an error."""
    game = Game.begin(setting, seed_bytes(seed))
    while game.to_move is not None:
        game.push(bots[game.to_move].choose(game.seen_by(game.to_move)))
    return game


def bots_of(names, seed):
    """Return the bots with these names, one for each seat, with different seeds."""
    return [bot(name, seed * 10 + seat) for seat, name in enumerate(names)]


@pytest.mark.parametrize("make_bot", BOTS.values(), ids=BOTS)
@pytest.mark.parametrize(
    "case", [pytest.param(case, id=str(case), marks=[] if case in QUICK else pytest.mark.slow) for case in CASES]
)
def test_hidden_information_does_not_change_a_bots_move(case, make_bot):
    """Over all cases, each bot is tested in about a thousand positions."""
    rng, tested = Random(5), 0
    for seed in range(3 if compiled() else 1):
        for game in case.played(seed):
            # the first three positions of a game are tested, and a random share of the others
            if game.to_move is None or (game.number >= 3 and rng.random() > (0.1 if compiled() else 0.02)):
                continue
            tested += 1
            sight = game.seen_by(game.to_move)
            move = make_bot(9).choose(sight)
            assert move in sight.legal_moves
            for sample in range(3):
                world = sight.imagine(sample)
                assert make_bot(9).choose(world.seen_by(game.to_move)) == move
    assert tested >= (9 if compiled() else 3)


def test_choosing_a_move_does_not_change_the_game():
    for game in TAJ_MAHAL_CASES[2].some(4, 0.1):
        if game.to_move is not None:
            sight = game.seen_by(game.to_move)
            before = sight.position.raw(), game.position.raw()
            for make_bot in BOTS.values():
                make_bot(1).choose(sight)
            assert (sight.position.raw(), game.position.raw()) == before


@pytest.mark.parametrize(
    "setting", SETTINGS, ids=lambda setting: f"{setting.rulebook.name}-{setting.edition}-{setting.players}"
)
def test_bots_finish_games_of_every_edition_and_number_of_players(setting):
    names = ["greedy", "random", "novice", "greedy", "random"][: setting.players]
    for seed in range(30 if compiled() else 1):
        game = play(setting, seed, bots_of(names, seed))
        assert game.outcome is not None
        assert game.position.broken_invariant() == 0


def test_greedy_bot_beats_three_random_ones():
    games = 60 if compiled() else 6
    setting, wins = rulebook("taj-mahal").setting(4), 0
    for seed in range(games):
        seat = seed % 4
        names = ["greedy" if other == seat else "random" for other in range(4)]
        wins += play(setting, seed, bots_of(names, seed)).outcome.winners == (seat,)
    assert wins >= 0.9 * games


def test_greedy_bots_have_scores_typical_of_people():
    games = 40 if compiled() else 3
    setting = rulebook("taj-mahal").setting(4)

    def mean_score(name):
        outcomes = [play(setting, seed, bots_of([name] * 4, seed)).outcome for seed in range(games)]
        return sum(sum(outcome.scores) for outcome in outcomes) / (4 * games)

    greedy = mean_score("greedy")
    assert 38 <= greedy <= 60
    assert greedy > mean_score("random") + 6


def test_greedy_bot_with_noise_sometimes_chooses_another_move():
    setting = rulebook("taj-mahal").setting(4)
    game, exact, noisy = Game.begin(setting, seed_bytes(3)), Greedy(1), Greedy(1, noise=1.0)
    same = decisions = 0
    while game.to_move is not None:
        sight = game.seen_by(game.to_move)
        move = exact.choose(sight)
        if len(sight.legal_moves) > 1:
            decisions += 1
            same += noisy.choose(sight) == move
        game.push(move)
    assert 0.25 * decisions < same < 0.95 * decisions


def test_choices_of_a_bot_depend_on_its_seed():
    sight = new("taj-mahal", players=3, seed=5, options={"start_player": 0}).seen_by(0)
    assert len({RandomBot(seed).choose(sight) for seed in range(40)}) > 5
    assert RandomBot(7).choose(sight) == RandomBot(7).choose(sight)


def test_bot_that_is_not_to_move_raises():
    game = new("taj-mahal", players=3, seed=1, options={"start_player": 0})
    for name in bot_names():
        with pytest.raises(NotToMove, match="Seat 2 has no move to make: it is another player's turn"):
            bot(name).choose(game.seen_by(1))
        with pytest.raises(NotToMove, match="a spectator has no move to make"):
            bot(name).choose(game.seen_by(None))


def test_unknown_bot_is_reported_with_suggestions():
    assert bot_names() == ["expert", "greedy", "novice", "player", "random", "search"]
    assert set(LEVELS) < set(bot_names())
    assert [bot(name).name for name in bot_names()] == bot_names()
    with pytest.raises(UnknownBot, match="did you mean 'greedy'"):
        bot("gredy")
    with pytest.raises(UnknownBot, match="the bots are expert, greedy"):
        bot("deep thought")
