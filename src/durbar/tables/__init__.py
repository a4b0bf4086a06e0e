"""One game with people at it: seats, history, taking back; records and tables as files."""
