"""The terminal client that ``durbar play`` runs."""
