"""What can be asked of a server, by address."""
