"""How Taj Mahal is written, drawn and described to people."""
