"""Many games: measurements, and later matches, ratings and training."""
