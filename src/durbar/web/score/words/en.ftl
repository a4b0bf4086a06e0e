# Score sheets of all games.

score-total = total
score-of = { $unit ->
    [gold] Gold in
   *[points] Points in
}
score-whole = the whole game
score-by-source = { $unit ->
    [gold] Gold by source
   *[points] Points by source
}
score-by-chapter = { $unit ->
    [gold] Gold by turn
   *[points] Points by visit
}
