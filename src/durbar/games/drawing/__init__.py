"""What the pictures of all games are drawn with: colours, text, signs, ornament, the matrix of the players."""
