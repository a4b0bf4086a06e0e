"""How bots judge a position of Taj Mahal."""
