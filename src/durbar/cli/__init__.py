"""The command line. Each command is a file of its own, named after it; `main` puts them together."""
