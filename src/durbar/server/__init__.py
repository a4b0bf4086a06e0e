"""The web server: tables for games over the network, live or turn by turn over days."""
