# Score sheets, of every game.

score-total = total
score-of = Points of
score-whole = the whole game
score-by-source = Points by where they come from
score-by-chapter = Points by when they came
