"""Looking back at a finished game: how the chances went, and which decisions mattered most."""

ITERATIONS = 500
"""For each question about a decision, where nobody says otherwise: on the command line and on a server."""
MOST_ITERATIONS = 100_000
