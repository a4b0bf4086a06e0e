"""Maharani, by Wolfgang Panning."""
