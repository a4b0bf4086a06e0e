# What is wrong with an analysis. A message's name here is its id with "--" for each dot.

analysis--stopped = the analysis was stopped
analysis--iterations = a decision is judged by 1 to { NUMBER($most, useGrouping: 0) } iterations, not { $asked }

## An analysis that lies in a record

# $why is one of the sentences that follow.
analysis--wrong = the analysis in this record is not as it should be: { $why }
analysis--no-form = it has no form number
analysis--other-game = '{ $part }' is { $found } where the game has { $expected }
analysis--wrong-part = '{ $part }' is { $found }
analysis--decisions = the game has { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}, and the analysis does not list exactly these
analysis--no-decision = something else stands where decision { $number } should be
analysis--other-decision = decision { $number } was another one in this game
analysis--cost-of-nothing = decision { $number } cost something, and nothing was better
analysis--no-better = there is no move that was better than decision { $number }
analysis--figures = the figures of decision { $number } do not agree with one another
analysis--impossible = { $move } could not have been made instead of decision { $number }
analysis--turning-points = what mattered most is not among the decisions that cost something, the worst first
analysis--wrong-figure = '{ $part }' of decision { $number } is { $found }
analysis--number-of-chances = the chances of decision { $number } are not those of { $players } players
analysis--sum-of-chances = the chances of decision { $number } do not add up to 1
