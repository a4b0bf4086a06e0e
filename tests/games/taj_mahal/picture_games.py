"""Games of Taj Mahal for the tests of pictures."""

from random import Random

from durbar.games.game import Game, seed_bytes
from durbar.games.taj_mahal.components.board_file import read_components
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from durbar.games.taj_mahal.rules.state import OUT
from games.taj_mahal.boardfiles import OWNER

OWNER_BOARD = read_components(OWNER)


def positions(players, edition="2018", *, board=None, seed=1, every=40, eager=0.7, **options):
    """Play a random game and yield it after every nth move and at its end; n is ``every``.

    ``eager`` is the probability that a player who could withdraw plays a card instead.
    """
    game = Game.begin(TAJ_MAHAL_GAME.setting(players, edition, board, options), seed_bytes(seed))
    rng = Random(seed)
    while game.to_move is not None:
        if len(game.moves) % every == 0:
            yield game
        ids = game.position.legal()
        can_play_or_withdraw = ids[0] == OUT and len(ids) > 1
        if can_play_or_withdraw and rng.random() < eager:
            ids.remove(OUT)
        game.push(game.decode(rng.choice(ids)))
    yield game


# arguments of `positions`
GAMES = {
    "2 players": {"players": 2, "seed": 8},
    "3 players, own board": {"players": 3, "board": OWNER_BOARD, "seed": 9},
    "4 players, 2006": {"players": 4, "edition": "2006", "seed": 11},
    "5 players, open hands": {"players": 5, "seed": 3, "open_hands": True},
}
