## The analysis of a finished game

analysis-title = How the game went
analysis-page = Analysis · { $game } · Durbar
analysis-of = { $game }: { $names }
analysis-fair = Each decision is judged by what its player could know then: by their own hand and what lay open, never by what was hidden from them.
analysis-ways = Where to go from here
analysis-replay = Look back move by move
analysis-table = To the table
analysis-none = Nobody who played has had this game analysed yet.
analysis-asking = The game is about to be analysed.
analysis-waiting = { $ahead ->
    [0] It is about to begin.
    [one] One other game comes first.
   *[other] { $ahead } other games come first.
  }
analysis-thinking = Every decision is being thought through: { $percent } %
analysis-leave = You may leave this page and come back: it goes on without you.
analysis-course = The chances to win
analysis-course-note = A line for each player, a dot for each decision: the chance of whoever decided, after the move, as they could tell it then. The lines are the mean of the decisions nearby. Numbered: what mattered most, with how high the chance could have been.
analysis-along = Decisions of the game
analysis-where = Move { $number }, { $chapter }
analysis-chapter = chapter { $number }
analysis-chance = { $name } { $win }
analysis-at = { $where }: { $done } { $chances }
analysis-at-end = The end: { $chances }
analysis-end = The end of the game
analysis-best = No better move was found: { $win } to win.
analysis-rather = Perhaps better: { $move } { $better } to win instead of { $win }.
analysis-look = Look
analysis-show = In the chart
analysis-most = What mattered most
analysis-most-note = These decisions cost most, each thought through twice. Playing on opens a new table from that move, with the cards as they were; it counts in no statistics.
analysis-nothing = No decision is known to have cost anybody anything: what differences there are may be chance.
analysis-better = Better
analysis-to-win = chance to win
analysis-fall = The chance to win went from { $before } down to { $after }.
analysis-against = Against it
analysis-later = Nothing at once: in the games played on from here it turned out worse.
analysis-after = After this move, as { $name } could see it
analysis-came = What came of it
analysis-axis-win = Chance to win
analysis-axis-visits = Visits of the game
analysis-axis-course = From the first move to the last
analysis-cost = Of a hundred games played on from here, some { $games } more are lost (give or take { $near }).
analysis-cost-points = { $points ->
    [one] In points at the end it is about 1.
   *[other] In points at the end it is about { $points }.
  }
analysis-all = Every decision in numbers
analysis-head-number = Move
analysis-head-who = Player
analysis-head-done = Decision
analysis-head-win = Chance to win
analysis-head-instead = Perhaps better
analysis-head-then = Chance then
analysis-how = Chances are counted in games played on from what the player could know, { $iterations } for each of the two moves and four times as many for what mattered most. Bots play them on: they judge well, not perfectly.
analysis-brought = It came with the record and was not made here.
