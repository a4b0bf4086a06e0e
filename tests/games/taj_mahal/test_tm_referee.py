"""Tests that compare whole games of the kernel with the referee, a second implementation of the rules page."""

from random import Random

import pytest

import durbar
from durbar.games.kernel.both import compiled
from durbar.games.taj_mahal.components.board_file import read_components
from games.taj_mahal.boardfiles import OWNER
from games.taj_mahal.referee import Referee

# editions with their numbers of players
EDITIONS_AND_PLAYERS = [
    ("2018", 2),
    ("2018", 3),
    ("2018", 4),
    ("2018", 5),
    *((edition, players) for edition in ("2000", "2006") for players in (3, 4, 5)),
]
# the ids of events in which a card is drawn
DRAWS = ("taj-mahal.drew", "taj-mahal.displayed", "taj-mahal.unrest")


def compare_tables(referee, game):
    """Check that the public part of the kernel's table equals that of the referee."""
    table = game.setting.rulebook.presentation.view(game.setting, game.position.read(), None)
    assert table["display"] == referee.display
    assert table["deck"] == referee.deck.total()
    assert table["discard"] == +referee.discard
    assert table["bonus_tiles"] == referee.tiles
    assert table["specials"] == referee.special
    assert [tile["owner"] for tile in table["tiles"]] == referee.owner
    if table["unrest"] is not None:
        assert (table["unrest"]["cards"], table["unrest"]["on"]) == (referee.unrest, not referee.no_unrest)
    for seat, player in enumerate(table["seats"]):
        assert player["cards"] == referee.hands[seat].total()
        assert player["row"] == referee.rows[seat]
        assert player["symbols"] == {letter: referee.symbols(referee.rows[seat])[letter] for letter in "VGMPKE"}
        assert set(player["advisors"]) == set(+referee.advisors[seat])
        assert {good: n for good, n in player["goods"].items() if n} == +referee.goods[seat]
        assert set(player["palaces"]) == referee.palaces[seat]
        builder_of_crown, crown_city = referee.crowned or (None, None)
        assert player["crown_palaces"] == ([crown_city] if builder_of_crown == seat else [])
        assert {source: n for source, n in player["points"].items() if n} == +referee.points[seat]


def hand_of(game, seat):
    """Return the hand of a seat in a game."""
    return game.setting.rulebook.presentation.view(game.setting, game.position.read(), seat)["hand"]


def compare_game(game, seed, hoarders, share):
    """Play a random game and compare it with the referee.

    The first ``hoarders`` seats mostly withdraw. The whole table is compared only after a random ``share`` of moves.
    """
    rng, referee = Random(seed), Referee(game)
    while game.to_move is not None:
        assert game.to_move == referee.mover
        texts = [move.text for move in game.legal_moves]
        assert set(texts) == referee.moves()
        withdraws = game.to_move < hoarders and rng.random() < 0.85
        move = texts[0] if withdraws else rng.choice(texts)
        game.push(move)
        referee.play(move, [event.args["card"] for event in game.events if event.id in DRAWS])
        assert [str(event).removeprefix("taj-mahal.") for event in game.events] == referee.events
        if rng.random() < share or game.to_move is None:
            compare_tables(referee, game)
            assert all(hand_of(game, seat) == +referee.hands[seat] for seat in range(referee.players))
    assert referee.mover is None
    assert game.outcome.ranks == referee.ranks()
    assert game.outcome.scores == tuple(points.total() for points in referee.points)


@pytest.mark.parametrize("hoarders", [0, 2, 4])
@pytest.mark.parametrize(("edition", "players"), EDITIONS_AND_PLAYERS)
def test_kernel_and_referee_agree_on_every_move(edition, players, hoarders):
    for seed in range(2 if compiled() else 1):
        compare_game(durbar.new("taj-mahal", players, edition=edition, seed=seed), seed, hoarders, share=0.2)


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
def test_kernel_and_referee_agree_on_a_custom_board(edition):
    board = read_components(OWNER)
    for seed in range(3 if compiled() else 1):
        game = durbar.new("taj-mahal", 4, edition=edition, seed=seed, board=board)
        compare_game(game, seed, hoarders=seed % 3, share=0.2)
