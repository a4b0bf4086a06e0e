"""Lets new games follow version 1 of the rules. The tests of the terminal know some deals of this version card by card.

A process imports this module if the environment variable ``DURBAR_GAMES`` names it.
"""

from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from toy.game import TOY

for book in (TAJ_MAHAL_GAME, MAHARANI_GAME, TOY):
    type(book.rules).version = 1
