"""The server's database: SQLite or PostgreSQL."""
