## Statistics of finished games

statistics-title = Your statistics
statistics-none = You have not finished a game yet.
statistics-play = Play a game
statistics-few = Too few games for a margin of error, which needs { $enough } games.
statistics-few-here = Numbers without a margin of error are based on too few games.
statistics-between = { $low } to { $high }
statistics-even = if all play equally well: { $share }
statistics-played = Games
statistics-won = Won
statistics-place = Average place
statistics-points = { $unit ->
    [gold] Average gold
   *[points] Average points
}
statistics-course = Game by game
statistics-course-key = { $unit ->
    [gold] Gold in each game; a star marks a win.
   *[points] Points in each game; a star marks a win.
}
statistics-course-line = The line is the average of the last { $last } games; now { $points }.
statistics-one-by-one = All games
statistics-result = { $unit ->
    [gold] { $points } gold, place { $place } of { $players }
   *[points] { $points } points, place { $place } of { $players }
}
statistics-places = Places
statistics-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
statistics-by-players = By number of players
statistics-players = Players
statistics-by-edition = By edition
statistics-edition = Edition
statistics-of-edition = Edition { $edition }
statistics-opponents = By opponent
statistics-opponents-note = How often you finished ahead of them; a tie counts as half.
statistics-opponent = Opponent
statistics-ahead = Ahead
statistics-bots = Bots: { $level }
statistics-sources = { $unit ->
    [gold] Where your gold comes from
   *[points] Where your points come from
}
statistics-source = Source
statistics-counted = Finished games that you played in this browser count. If you had several seats on one screen, the first one counts as yours. Imported games, games continued from another game, guides, games that a bot finished for you, and games in which a player undid a move after something hidden was revealed do not count. From { $enough } games on, two numbers show the margin of error: the true value lies between them in 95 of 100 cases.
statistics-left-out = { $count ->
    [one] 1 finished game does not count.
   *[other] { $count } finished games do not count.
}
