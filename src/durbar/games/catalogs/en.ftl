# Messages of every game. The name of an entry is the message's id with "--" instead of each dot.

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

## Reasons against a move, compared with a better one

against--fewer-points = { $points ->
    [0] It scored no points at once; { $more } were possible.
    [one] It scored 1 point at most; { $more } were possible.
   *[other] It scored { $points } points at most; { $more } were possible.
}

## Errors in the setting of a game

setting--no-game = there is no game { $asked }; the games are { $known }
setting--no-game-but = there is no game { $asked }; did you mean { $near }?
setting--no-edition = { $game } has no edition { $asked }; its editions are { $known }
setting--players = { $game } ({ $edition }) is for { $least } to { $most } players, not { $asked }
setting--version = { $game } has versions 1 to { $newest } of its rules, not { $asked }: a newer Durbar is needed
setting--no-option = { $game } has no option { $asked }; its options are { $known }
    .no-known = { $game } has no option { $asked }; it has no options
setting--no-option-but = { $game } has no option { $asked }; did you mean { $near }?
setting--true-or-false = { $option } must be true or false, not { $asked }
setting--no-bot = there is no bot { $asked }; the bots are { $known }
setting--no-bot-but = there is no bot { $asked }; did you mean { $near }?
setting--no-module = { $where } refers to the module { $module }, which cannot be imported: { $why }
setting--no-seat = there is no seat { $asked }: seats are numbered from 0 to { $most }, and None is a spectator
setting--no-room = too many boards: games on { $boards } different boards are already in progress
setting--other-board = { $game } cannot be played with { $found }, which is not one of its boards
setting--start-player = start_player must be a seat from 0 to { $most }, not { $asked }
setting--start-player-is-a-seat = start_player must be a seat, counted from 0, not { $asked }
setting--undo = undo must be 'free' (until something is drawn or another player moves) or 'never', not { $asked }
seed--bytes = a seed must have 32 bytes, not { $length }
seed--number = a seed must be a number from 0 to 2**256 - 1 or 32 bytes, not { $asked }

## Errors in a board file

board--wrong = { $place }: { $problem }
# Used as the place of an error if the file has no name.
board--file = board file
board--unexpected = expected { $expected }, found { $found }
board--count = expected { $expected }, found { $found }
board--key-is-a-text = a key must be a string, not { $found }
board--unknown-key = unknown key "{ $key }"; the possible keys are { $known }
board--unknown-key-but = unknown key "{ $key }" (did you mean "{ $near }"?)
board--no-key = the key "{ $key }" is missing
board--title = expected one line of 1 to { $most } printable characters, found "{ $found }"
board--name = a name must start with a letter and have at most { $most } letters, digits, single spaces, hyphens, apostrophes or full stops; found "{ $found }"
board--not-one-of = "{ $found }" is not { $what }: { $known }
board--not-one-of-but = "{ $found }" is not { $what } (did you mean "{ $near }"?)
board--provenance = a provenance
board--too-many-bytes = the file has more than { NUMBER($most, useGrouping: 0) } bytes; the usual size is about ten thousand
board--too-many-characters = the file has more than { NUMBER($most, useGrouping: 0) } characters; the usual size is about ten thousand
board--no-utf-8 = the file is not encoded in UTF-8: byte { NUMBER($byte, useGrouping: 0) } cannot be decoded
board--long-line = line { NUMBER($line, useGrouping: 0) } has more than { NUMBER($most, useGrouping: 0) } characters
board--deep-key = a key in line { NUMBER($line, useGrouping: 0) } has more than { $most } parts separated by dots
board--no-toml = the file is not valid TOML: { $why }
board--nested = lists or tables are nested too deeply
board--unreadable = the file cannot be read: { $why }

## Values that were found or expected in a board file

value--number = the number { $number }
value--enormous = a very large number
value--infinite = an infinite or undefined number
value--text = the string "{ $quoted }"
value--list = a list of length { $length }
value--table = a table
value--other = a value of type { $type }
value--any-text = a string
value--any-list = a list
value--parts = the parts of a move
# $counted is the number and the kind of the entries, such as "12 provinces".
value--list-of = a list of { $counted }
value--flag = true or false
value--whole = a whole number from { $least } to { $most }
value--between = a number from { $least } to { $most }

## Errors in a record

record--imagined = a game sampled from a player's view has no record
record--no-past = a game sampled from a player's view cannot be replayed
record--no-such-move = this game has { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: there is no move { $number }
record--names-are-texts = the seats' names must be strings, not { $found }
record--names = expected { $players } names for { $players } players, found { $found }
record--no-json = not a record: it is not valid JSON ({ $why })
record--no-format = not a record of Durbar: the format number 'durbar' is missing
record--other-format = unknown record format { $found } (this version of Durbar reads format { $known })
record--no-part = '{ $part }' is missing in the record
record--wrong-part = '{ $part }' is not valid in the record: { $found }
record--no-text = { $part } is not a string in the record: { $found }
record--seed = 'seed' must have 64 hexadecimal digits in the record
record--seats = the record has { $named } seat names for { $players } players
record--board = the record's board
record--own-board = the board in the record does not match the board hash in the record
record--standard-board = the board hash in the record is not that of the standard board, which has changed since the game
record--no-setup = the record's game cannot be set up: { $why }
record--no-replay = the record cannot be replayed: move { $number }: { $why }
record--other-result = replaying the record gives another result: { $found } instead of { $told }

## Moves that are not possible

why--no-move = { $shown } is not a move: expected { $expected }
why--action-id = an action id from 0 to { $most }
# A move in notation and the reason why it is not legal
why--illegal = { $move }: { $why }
# A reason and the number of its rule
why--by-rule = { $why } ({ $rule })

## Pages of text

# The separator of a list whose items contain commas
page--apart = { "; " }
page--and = { $most } and { $last }
page--or = { $most } or { $last }
page--no-primer = This game has no introduction. The possible moves are listed; type a question mark and a move to see why that move is not possible.
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

## Names

# The name of a seat whose player has no name. Seats are counted from 1.
seat = Seat { $number }
