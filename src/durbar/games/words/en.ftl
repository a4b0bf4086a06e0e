# What every game says. A message's name here is its id with "--" for each dot.

why--over = The game is over.
why--not-your-turn = It is not your turn: { $seat } is to move.

## Things

# A seat whose player has no name, counted from 1.
seat = Seat { $number }
