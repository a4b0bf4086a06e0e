"""How bots judge a position of the toy."""
