"""The table in the terminal: what ``durbar play`` runs."""
