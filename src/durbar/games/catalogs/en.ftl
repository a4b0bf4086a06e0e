# What every game says. A message's name here is its id with "--" for each dot.

why--over = The game is over.
why--not-your-turn = It is not your turn: { $seat } is to play.

## Hints

hint--forced = It is the only legal move.
hint--points = { $points ->
    [one] It scores { $points } point.
   *[other] It scores { $points } points.
}
hint--points-between = It scores { $low } to { $high } points.
hint--draw = Something is drawn at random.

## What speaks against a move, beside a better one

against--fewer-points = { $points ->
    [0] It scored no points at once; { $more } were possible.
    [one] It scored 1 point at most; { $more } were possible.
   *[other] It scored { $points } points at most; { $more } were possible.
}

## What cannot be played so

setting--no-game = no game is called { $asked }; there are: { $known }
setting--no-game-but = no game is called { $asked }; did you mean { $near }?
setting--no-edition = { $game } has no edition { $asked }: choose from { $known }
setting--players = { $game } ({ $edition }) is for { $least } to { $most } players, not { $asked }
setting--no-option = { $game } has no option { $asked }; there are: { $known }
    .no-known = { $game } has no option { $asked }; there are: none
setting--no-option-but = { $game } has no option { $asked }; did you mean { $near }?
setting--true-or-false = { $option } is true or false, not { $asked }
setting--no-bot = no bot is called { $asked }; there are: { $known }
setting--no-bot-but = no bot is called { $asked }; did you mean { $near }?
setting--no-module = { $where } names the module { $module }, which cannot be imported: { $why }
setting--no-seat = there is no seat { $asked }: seats are 0 to { $most }, None a spectator
setting--no-room = games are being played on { $boards } different boards, and there is no room for another
setting--other-board = { $game } is played with a board of its own kind, not with { $found }
setting--start-player = start_player is a seat from 0 to { $most }, not { $asked }
setting--start-player-is-a-seat = start_player is a seat, counted from 0, not { $asked }
setting--undo = undo is 'free' (up to a draw or another's move) or 'never', not { $asked }
seed--bytes = a seed is 32 bytes, not { $length }
seed--number = a seed is a number from 0 to 2**256 - 1 or 32 bytes, not { $asked }

## What is wrong in a board file

board--wrong = { $place }: { $problem }
# The place of what is wrong with a file that has no name.
board--file = board file
board--unexpected = expected { $expected }, found { $found }
board--count = expected { $expected }, found { $found }
board--key-is-a-text = a key must be a text, found { $found }
board--unknown-key = unknown key "{ $key }"; the keys here are { $known }
board--unknown-key-but = unknown key "{ $key }" (did you mean "{ $near }"?)
board--no-key = the key "{ $key }" is missing
board--title = expected one line of 1 to { $most } printable characters, found "{ $found }"
board--name = a name starts with a letter and has at most { $most } letters, digits, single spaces, hyphens, apostrophes or full stops; found "{ $found }"
board--not-one-of = "{ $found }" is not { $what }: { $known }
board--not-one-of-but = "{ $found }" is not { $what } (did you mean "{ $near }"?)
board--provenance = a provenance
board--too-many-bytes = the file has more than { NUMBER($most, useGrouping: 0) } bytes; a real one has about ten thousand
board--too-many-characters = the file has more than { NUMBER($most, useGrouping: 0) } characters; a real one has about ten thousand
board--no-utf-8 = not a text in UTF-8: byte { NUMBER($byte, useGrouping: 0) } cannot be read
board--long-line = line { NUMBER($line, useGrouping: 0) } has more than { NUMBER($most, useGrouping: 0) } characters
board--deep-key = a key in line { NUMBER($line, useGrouping: 0) } has more than { $most } parts with dots between them
board--no-toml = not readable as TOML: { $why }
board--nested = lists or tables are nested too deeply
board--unreadable = the file cannot be read: { $why }

## What a value is, and what it should be

value--number = the number { $number }
value--enormous = an enormous number
value--infinite = a number that is not finite
value--text = the text "{ $quoted }"
value--list = a list of { $length }
value--table = a table
value--other = something else ({ $type })
value--any-text = a text
value--any-list = a list
value--parts = the parts of a move
# The list has an exact length: $counted is "12 provinces".
value--list-of = a list of { $counted }
value--flag = true or false
value--whole = a whole number from { $least } to { $most }
value--between = a number from { $least } to { $most }

## What is wrong with a record

record--imagined = an imagined world has no record
record--no-past = an imagined world has no past to replay
record--no-such-move = this game has { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: there is no move { $number }
record--names-are-texts = the seats' names are texts, not { $found }
record--names = { $players } players have { $players } names, not { $found }
record--no-json = not a record: it is not whole JSON ({ $why })
record--no-format = not a record of Durbar: it has no 'durbar' format number
record--other-format = record format { $found } is not known here (this Durbar reads format { $known })
record--no-part = the record has no '{ $part }'
record--wrong-part = the record's '{ $part }' is not as it should be: { $found }
record--no-text = the record's { $part } is not a text: { $found }
record--seed = the record's 'seed' is not 64 hexadecimal digits
record--seats = the record names { $named } seats for { $players } players
record--board = record's board
record--own-board = the record's board does not match its hash: its own board is not the one it names
record--standard-board = the record's board does not match its hash: the standard board has changed
record--no-setup = the record cannot be set up: { $why }
record--no-replay = the record does not replay: move { $number }: { $why }
record--other-result = the record does not replay to its own result: { $found } instead of { $told }
# $why is one of the two sentences before.
record--other-rules = { $why } (the record was made under version { $made } of the rules; here is version { $here })

## Moves that cannot be made

why--no-move = { $shown } is not a move: expected { $expected }
why--action-id = an action id from 0 to { $most }
why--illegal = { $move }: { $why }
why--by-rule = { $why } ({ $rule })

## Pages of text

page--apart = { "; " }
page--and = { $most } and { $last }
page--or = { $most } or { $last }
page--no-primer = This game has no introduction. The possible moves are listed; type a question mark and a move to see why it is not possible.
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
page--a-draw = a random draw
page--and-a-draw = { $told } and a random draw

## Things

# A seat whose player has no name, counted from 1.
seat = Seat { $number }
