"""The command line. Each command has a module of the same name; `main` registers them all."""
