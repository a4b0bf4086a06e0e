"""What all games' rules share: chance, the events of a move, positions, and running compiled or uncompiled."""
