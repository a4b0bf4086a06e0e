"""The evaluation of moves in the toy game, for bots."""
