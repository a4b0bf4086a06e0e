"""Where the server keeps its tables: SQLite in a file of its own, or PostgreSQL."""
