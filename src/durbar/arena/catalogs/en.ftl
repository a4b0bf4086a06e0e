# Errors of matches between bots. The name of an entry is the message's id with "--" instead of each dot.

## Matches

arena--challenge = a challenge with { $players } players needs two bots (a challenger, and one for all other seats) or { $players } bots (one per seat), not { $given }
arena--challenge-of-two = a challenge with 2 players needs two bots (a challenger, and one for the other seat), not { $given }
arena--duplicate-rotates = each deal can be played from every seat only if the bots change seats
arena--number-of-bots = { $players } players need { $players } bots, or one bot for all seats, not { $given }
arena--worker-lost = a worker process was killed, perhaps for lack of memory; try fewer jobs

## Files of results

arena--no-file = results cannot be written to { $path }: it is not a regular file
arena--file-in-use = { $path }: another run is writing to this file; wait until it has ended, or choose another file
# $why is one of the sentences that follow.
arena--wrong-line = { $place }: { $why }; choose another file for this match
arena--no-result = not the result of a game
arena--no-result-of-match = not a result of this match
arena--spoilt = a damaged result of a game
arena--other-match = the result of another match ({ $difference })
arena--difference = { $part ->
    [game] game
    [edition] edition
    [players] players
    [bots] bots
    [seed] seed
   *[other] { $part }
}: { $theirs }, not { $ours }
arena--no-visible-difference = with other options, on another board, or by another version of Durbar
arena--game-twice = { $place }: game { $number } appears twice; remove one of the two lines

## The yardstick

arena--no-yardstick = { $folder } does not contain the C files of the yardstick
arena--no-compiler = the yardstick needs a C compiler: { $why }
arena--not-compiled = the yardstick does not compile: { $why }
arena--no-speed = the yardstick did not print its speed; it printed: { $output }
