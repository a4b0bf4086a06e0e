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

## What cannot be played so

setting--no-game = no game is called { $asked }; there are: { $known }
setting--no-game-but = no game is called { $asked }; did you mean { $near }?
setting--no-edition = { $game } has no edition { $asked }: choose from { $known }
setting--players = { $game } ({ $edition }) is for { $least } to { $most } players, not { $asked }
setting--no-option = { $game } has no option { $asked }; there are: { $known }
    .no-known = { $game } has no option { $asked }; there are: none
setting--no-option-but = { $game } has no option { $asked }; did you mean { $near }?
setting--no-bot = no bot is called { $asked }; there are: { $known }
setting--no-bot-but = no bot is called { $asked }; did you mean { $near }?

## What a text that is no move should have been

why--no-move = { $shown } is no move: expected { $expected }

## Pages of text

page--apart = { "; " }
page--and = { $most } and { $last }
page--no-primer = This game has no primer. The moves that are possible are listed; a question mark and a move tell why not.
page--points-heading = Points
page--choose = Choose a move.
page--part = { $part ->
    [table] table
    [scores] scores
   *[other] { $part }
}
page--chapter = round { $number }
page--points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page--gain = +{ $points }
page--gain-between = +{ $low } to +{ $high }
page--gain-in-words = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
page--gain-between-in-words = { $high ->
    [one] +{ $low } to +{ $high } point
   *[other] +{ $low } to +{ $high } points
}
page--a-draw = a draw
page--and-a-draw = { $told } and a draw

## Things

# A seat whose player has no name, counted from 1.
seat = Seat { $number }
