"""Many games: speed measurements, and matches between bots."""
