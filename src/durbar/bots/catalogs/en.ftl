# Errors of bots. The name of an entry is the message's id with "--" instead of each dot.

bots--game-over = { $seat } has no move to make: the game is over
    .no-seat = a spectator has no move to make: the game is over
bots--others-move = { $seat } has no move to make: it is another player's turn
    .no-seat = a spectator has no move to make: it is a player's turn
