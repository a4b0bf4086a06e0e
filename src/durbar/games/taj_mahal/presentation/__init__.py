"""How Taj Mahal is written, drawn and told to people."""
