"""Long-lived parts of a running server: table cache, sessions, hub, bot runner, timeouts and jobs."""
