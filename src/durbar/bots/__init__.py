"""Bots: players that are shown a sight and name a move."""
