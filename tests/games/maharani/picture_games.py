"""Games of Maharani for the tests of pictures."""

from random import Random

from durbar.games.game import Game, seed_bytes
from durbar.games.maharani.components.board_file import read_components
from durbar.games.maharani.game import MAHARANI_GAME
from games.maharani.boardfiles import GARDEN, OPEN_COURT


def positions(players, *, board=None, seed=1, every=12):
    """Play a random game and yield it after each `every` moves and at its end."""
    game = Game.begin(MAHARANI_GAME.setting(players, None, board), seed_bytes(seed))
    rng = Random(seed)
    while game.to_move is not None:
        if len(game.moves) % every == 0:
            yield game
        game.push(game.decode(rng.choice(game.position.legal())))
    yield game


# arguments of `positions`
GAMES = {
    "2 players": {"players": 2, "seed": 8},
    "3 players, garden": {"players": 3, "board": read_components(GARDEN), "seed": 9},
    "2 players, open court": {"players": 2, "board": read_components(OPEN_COURT), "seed": 10},
    "4 players": {"players": 4, "seed": 11},
}
