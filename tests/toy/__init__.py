"""A toy game for tests. It has the structure of the real games and uses every part of the game interface."""
