## The analysis of a finished game

analysis-title = Game analysis
analysis-page = Analysis · { $game } · Durbar
analysis-of = { $game }: { $names }
analysis-fair = Each decision is judged by what its player could know at that moment: their own hand and what was face up, never what was hidden.
analysis-ways = See also
analysis-replay = Replay move by move
analysis-table = Back to the table
analysis-none = No player of this game has asked for an analysis yet.
analysis-asking = Starting the analysis…
analysis-waiting = { $ahead ->
    [0] It is about to start.
    [one] One game is analysed before yours.
   *[other] { $ahead } games are analysed before yours.
  }
analysis-thinking = Analysing every decision: { $percent }%
analysis-leave = You can leave this page and come back later: the analysis continues.
analysis-course = Chances to win
analysis-course-note = One line per player, one dot per decision. A dot shows the deciding player's chance to win after the move, judged by what they could know. The lines are averages of nearby decisions. Numbered dots mark the key decisions; the line from such a dot leads to the chance with the better move.
analysis-along = Decisions of the game
analysis-where = Move { $number }, { $chapter }
analysis-chapter = chapter { $number }
analysis-chance = { $name } { $win }
analysis-at = { $where }: { $done } { $chances }
analysis-at-end = End of the game: { $chances }
analysis-end = End of the game
analysis-best = No better move was found. Chance to win: { $win }.
analysis-rather = Perhaps better: { $move } Chance to win: { $better } instead of { $win }.
analysis-look = View
analysis-show = Show in the chart
analysis-most = Key decisions
analysis-most-note = These decisions cost the most; each was checked twice. “Continue from here” opens a new table from that move with the cards as they were; the new game does not count in the statistics.
analysis-nothing = No decision was clearly a mistake: the differences may be chance.
analysis-better = Better
analysis-to-win = chance to win
analysis-fall = The chance to win dropped from { $before } to { $after }.
analysis-against = Against this move
analysis-later = No immediate drawback, but simulated games from here went worse.
analysis-after = After this move, as { $name } saw it
analysis-came = The result
analysis-axis-win = Chance to win
analysis-axis-visits = Visits
analysis-axis-course = From the first move to the last
# $near is the margin of error.
analysis-cost = About { $games } more losses in 100 games (± { $near }).
analysis-cost-points = { $points ->
    [one] About 1 point less at the end.
   *[other] About { $points } points less at the end.
  }
analysis-all = All decisions
analysis-head-number = Move
analysis-head-who = Player
analysis-head-done = Decision
analysis-head-win = Chance to win
analysis-head-instead = Perhaps better
analysis-head-then = Chance with that move
analysis-how = The chances come from simulated games, each starting from what the player could know: { $iterations } for the move played, as many for the best move found, and four times as many for the key decisions. Bots play these games: they judge well, but not perfectly.
analysis-brought = This analysis came with the imported game and was not made here.
