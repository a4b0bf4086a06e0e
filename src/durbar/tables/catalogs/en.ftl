# Refused actions at a table, and errors in its file. The name of a message is its id, with "--" in place of each dot.

## The table and the game

tables--over = this game is over
tables--begun = the game has already started
tables--not-begun = the game has not started yet
tables--dealing = the game is being dealt
tables--nothing-to-reveal = this seat has no contribution that it could reveal now
tables--other-bits = these are not the random bits to which this seat is committed
tables--receipt-secret = the secret in the receipt does not match the hash in the receipt
tables--receipt-bits = the bits of seat { $number } in the receipt do not match their hash
tables--receipt-seed = the seed is not the one that the receipt gives
tables--not-dealt = the game has not started yet
tables--moved-on = the game has moved on in the meantime
tables--no-version = there is no version { $version } yet
tables--moves-not-made = not that many moves have been made
tables--imagined = a game whose hidden cards are only guessed cannot be played at a table
tables--number-of-players = { $seats } seats do not fit { $players ->
    [one] 1 player
   *[other] { $players } players
}
tables--log-unopened = the log of a table must begin with the entry that opens it
tables--log-order = entry { $found } does not follow entry { $before }

## Seats and names

tables--no-seat = there is no seat { $number }
tables--seat-of-a-bot = this seat belongs to a bot
tables--seat-of-a-person = this seat is taken by a person: free it first
tables--seat-empty = this seat is free
tables--seats-empty = { $count ->
    [one] seat { $seats } is still free
   *[other] seats { $seats } are still free
}
tables--name-taken = a player called { $name } is already at this table
tables--name-is-a-text = a name must be a text
tables--name-empty = a name must have at least one character
tables--name-too-long = a name can have at most { $most } characters
tables--sign = the name of a stone or figure must be a word of at most { $most } letters
tables--no-level = there is no bot level { $asked }: choose from { $known }
tables--open-begun = this game has already started: a table can be opened only with a game that has not started, or with a record
tables--number-of-seats = { $expected } seats must be described, not { $found }

## People who are away

tables--bot-plays-for-seat = a bot is playing for this seat: take over first
tables--bot-plays-for-you = a bot is playing for you: take over first
tables--no-bot-plays = no bot is playing for you
tables--no-bot-to-move = it is not a bot's turn
tables--no-bot-can-play = no bot can play for this seat
tables--voted-already = you have already voted
tables--nobody-late = no player has run out of time
tables--absence-is-a-number = the time after which a bot plays for an absent player must be a number of seconds, or null for never
tables--absence = the time after which a bot plays for an absent player must be from { $seconds } seconds to { $days } days

## Taking moves back

tables--take-back-never = moves cannot be undone at this table
tables--nothing-to-take-back = { $name } has no move to undo
tables--take-back-asked-already = a player has already asked to undo a move: answer that request first
tables--take-back-in-analysis = on an analysis board, go to another move instead of undoing
tables--take-back-former-player = a player who has since left saw these moves, so they cannot be undone
tables--others-agree = the other players have to agree
tables--agreed-already = you have already agreed
tables--nobody-to-nudge = the table does not wait for this player
tables--nudged-lately = this player was nudged a moment ago, or has just got the turn
tables--nobody-asks = no player has asked to undo a move

## Talking and studying

tables--only-people-talk = only people can chat
tables--closed = the operator closed this table
tables--nothing-to-say = the message is empty
tables--too-much-to-say = a message can have at most { $most } characters
tables--not-an-analysis = you can go to another move only on an analysis board
tables--moves-of-line = choose a move from 0 to { $most }, the last of this variation
tables--keep-unfinished = only a finished game can be stored; open this one as an analysis board to continue it
tables--too-much-taken-back = this record has too many undone moves to be stored; open it as an analysis board
tables--branch-unfinished = you can continue from a move only in a finished game
tables--branch-moves = this game can be continued from moves 0 to { $most }
tables--analyse-unfinished = this game is not over: only a finished game can be analysed

## Files

# $why is a message: an error in the record, or the reason why the file cannot be read.
tables--in-file = { $path }: { $why }
tables--too-large = too large for a record: more than { $most } bytes
tables--wrong-part = the field '{ $part }' is not valid: { $found }
tables--bots-of-seats = the field 'table' must name a bot or null for each of { $seats } seats: { $found }
tables--seed-of-bots = the bots' seed is not a number: { $found }
tables--no-unfinished = there is no unfinished game in { $folder }
