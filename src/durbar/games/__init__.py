"""The games, and the interface through which the rest of Durbar uses them."""
