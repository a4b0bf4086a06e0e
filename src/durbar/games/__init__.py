"""The rules: games, and the contract through which all other rooms use them."""
