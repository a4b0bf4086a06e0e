## What one's finished games tell

statistics-title = Your games in numbers
statistics-none = You have not finished a game here yet.
statistics-play = Play one
statistics-few = Too few games to tell more: from { $enough } games on, a second and a third number say how sure this is.
statistics-few-here = Where one number stands alone, there are too few games to say how sure it is.
statistics-between = { $low } to { $high }
statistics-even = equal players: { $share }
statistics-played = Games
statistics-won = Won
statistics-place = Mean place
statistics-points = { $unit ->
    [gold] Mean gold
   *[points] Mean points
}
statistics-course = From game to game
statistics-course-key = { $unit ->
    [gold] Gold of each game; a star is a victory.
   *[points] Points of each game; a star is a victory.
}
statistics-course-line = The line is the mean of { $last } games; now { $points }.
statistics-one-by-one = One by one
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
statistics-opponents = Against whom
statistics-opponents-note = How often you came in before them; the same place counts as half.
statistics-opponent = Opponent
statistics-ahead = Ahead
statistics-bots = Bots: { $level }
statistics-sources = { $unit ->
    [gold] Where your gold comes from
   *[points] Where your points come from
}
statistics-source = Source
statistics-counted = Of this browser’s seats, finished games count. Where you hold several seats at one screen, the first is yours. Records you opened, branches, guides, and games that a bot ended for you do not count. From { $enough } games on, two numbers tell where the true value lies in 95 of 100 cases.
statistics-left-out = { $count ->
    [one] 1 finished game was left out.
   *[other] { $count } finished games were left out.
}
