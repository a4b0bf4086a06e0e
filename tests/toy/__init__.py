"""A toy game with the structure of the real ones, which uses every part of the game interface."""
