"""How the toy is shown to people."""
