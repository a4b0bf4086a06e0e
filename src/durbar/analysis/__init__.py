"""Looking back at a finished game: how the chances went, and which decisions mattered most."""
