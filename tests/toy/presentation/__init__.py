"""How the toy is told to people."""
