"""Tables (a game with its seats, its log and its history), and the files in which records and tables are stored."""
