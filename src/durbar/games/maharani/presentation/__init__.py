"""How Maharani is written, drawn and described to people."""
