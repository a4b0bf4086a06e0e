"""Playing many games: matches between bots, and measurements of speed."""
