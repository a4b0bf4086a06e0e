"""Analysis of a finished game: how the chances to win changed, and which decisions mattered most."""

ITERATIONS = 500
"""The default number of iterations of each search, on the command line and on a server."""
MAX_ITERATIONS = 100_000
"""The largest number of iterations of a search that a user can request."""
