"""Bots: players that read a sight and choose a move."""
