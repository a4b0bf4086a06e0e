"""The parts of a picture of a position: the map, the court with its matrix, the cards. See ``picture.py``."""
