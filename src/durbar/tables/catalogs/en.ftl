# What cannot be done at a table, and what is wrong with its file. A message's name here is its id with "--" for each dot.

## The table and the game

tables--over = this game is over
tables--begun = the game has begun already
tables--not-begun = the game has not begun
tables--not-dealt = nothing has been dealt yet
tables--moved-on = the game has moved on since then
tables--no-version = there is no version { $version } yet
tables--moves-not-made = so many moves have not been made
tables--imagined = an imagined world cannot be played at a table
tables--number-of-players = { $seats } seats cannot be taken by { $players ->
    [one] 1 player
   *[other] { $players } players
}
tables--log-unopened = the log of a table begins with the entry that opens it
tables--log-order = entry { $found } does not follow entry { $before }

## Seats and names

tables--no-seat = there is no seat { $number }
tables--seat-of-a-bot = a bot sits there
tables--seat-of-a-person = a person sits there: free the seat first
tables--seat-empty = nobody sits there
tables--seats-empty = { $count ->
    [one] nobody sits in seat { $seats } yet
   *[other] nobody sits in seats { $seats } yet
}
tables--name-taken = somebody called { $name } sits at this table already
tables--name-is-a-text = a name is a text
tables--name-empty = a name has at least one letter
tables--name-too-long = a name has at most { $most } letters
tables--sign = a stone or a figure is named by a word of at most { $most } letters
tables--no-level = no bot of level { $asked } sits at tables: choose from { $known }
tables--open-begun = this game has begun already: a table is opened for a new one, or on a record
tables--number-of-seats = { $expected } seats are to be described, not { $found }

## People who are away

tables--bot-plays-for-seat = a bot plays for this seat: come back first
tables--bot-plays-for-you = a bot plays for you: come back first
tables--no-bot-plays = no bot plays for you
tables--no-bot-to-move = no bot has the move
tables--no-bot-can-play = no bot can play for that seat
tables--voted-already = your vote is counted already
tables--nobody-late = nobody has been waited for too long
tables--absence-is-a-number = the time after which a bot plays for somebody is a number of seconds, or null for never
tables--absence = a bot can play for somebody after { $seconds } seconds to { $days } days

## Taking moves back

tables--take-back-never = at this table no move is taken back
tables--nothing-to-take-back = { $name } has made no move that could be taken back
tables--take-back-asked-already = somebody has asked already: answer that first
tables--take-back-in-analysis = in an analysis one goes to any move instead
tables--others-agree = the others have to agree
tables--agreed-already = you have agreed already
tables--nobody-asks = nobody asks to take anything back

## Talking and studying

tables--only-people-talk = only people talk
tables--nothing-to-say = there is nothing to say in that
tables--too-much-to-say = at most { $most } letters are said at once
tables--not-an-analysis = only an analysis goes back and forth
tables--moves-of-line = that line has the moves 0 to { $most }
tables--keep-unfinished = only a finished game can be kept; open it as an analysis to go on with it
tables--too-much-taken-back = this record tells of too many moves taken back to be kept; open it as an analysis
tables--branch-unfinished = one plays on from a move of a game that is over
tables--branch-moves = that game can be played on after 0 to { $most } moves
tables--analyse-unfinished = this game is not over: only a finished game can be analysed

## Files

# $why is a sentence of its own: what is wrong with the record in the file, or why the file cannot be read.
tables--in-file = { $path }: { $why }
tables--too-large = too large for a record: more than { $most } bytes
tables--wrong-part = the part '{ $part }' is not as it should be: { $found }
tables--bots-of-seats = the part 'table' does not name a bot or null for each of { $seats } seats: { $found }
tables--seed-of-bots = the bots' seed is not a number: { $found }
tables--no-unfinished = no unfinished table in { $folder }
