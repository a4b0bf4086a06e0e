"""How bots judge a position of Maharani."""
