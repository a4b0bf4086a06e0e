# What every game says. A message's name here is its id with "--" for each dot.

why--over = The game is over.
why--not-your-turn = It is not your turn: { $seat } is to move.

## Hints

hint--forced = It is the only legal move.
hint--points = { $points ->
    [one] It brings { $points } point.
   *[other] It brings { $points } points.
}
hint--points-between = It brings { $low } to { $high } points.
hint--draw = Something is drawn.

## Things

# A seat whose player has no name, counted from 1.
seat = Seat { $number }
