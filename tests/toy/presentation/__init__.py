"""The presentation of the toy game: its message catalogs."""
