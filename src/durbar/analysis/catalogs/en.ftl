# Errors of analyses. The name of an entry is the message's id with "--" instead of each dot.

analysis--stopped = the analysis was stopped
analysis--iterations = the number of iterations must be from 1 to { NUMBER($most, useGrouping: 0) }, not { $asked }

## Errors of an analysis in a record

# $why is one of the sentences that follow.
analysis--wrong = the analysis in this record is not valid: { $why }
analysis--no-form = the format number is missing
analysis--other-game = '{ $part }' is { $found }, but the game has { $expected }
analysis--wrong-part = '{ $part }' cannot be { $found }
analysis--decisions = the game has { $count ->
    [one] 1 decision
   *[other] { $count } decisions
} with more than one legal move, but the analysis does not list exactly these decisions
analysis--no-decision = decision { $number } is missing
analysis--other-decision = decision { $number } does not match this game
analysis--cost-of-nothing = decision { $number } has a cost but no better move
analysis--no-better = the better move of decision { $number } is not valid
analysis--figures = the numbers of decision { $number } do not agree with each other
analysis--impossible = { $move } was not a legal move at decision { $number }
analysis--turning-points = the key decisions must be decisions with a better move, the most costly first
analysis--wrong-figure = '{ $part }' of decision { $number } cannot be { $found }
analysis--number-of-chances = decision { $number } does not have chances for { $players } players
analysis--sum-of-chances = the chances of decision { $number } do not add up to 1
