"""Tables: a game with its seats, log and history; records and tables as files."""
