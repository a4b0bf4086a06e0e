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

## What speaks against a move, beside a better one

against--fewer-points = { $points ->
    [0] It brought no points at once, where { $more } could be had.
    [one] It brought 1 point at most, where { $more } could be had.
   *[other] It brought { $points } points at most, where { $more } could be had.
}

## Things

# A seat whose player has no name, counted from 1.
seat = Seat { $number }
