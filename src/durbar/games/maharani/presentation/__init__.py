"""How Maharani is written, drawn and told to people."""
