"""The parts of a picture of a position: the floor, the matrix of the quarters, the turn. See ``picture.py``."""
