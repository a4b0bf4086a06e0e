"""Bots: computer players. A bot gets a sight (what its seat may know of the game) and chooses a move."""
