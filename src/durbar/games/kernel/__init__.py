"""What the games' rules share: chance, bits, the tale of a move, and running one source at two speeds."""
