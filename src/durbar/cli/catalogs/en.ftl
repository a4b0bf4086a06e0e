# Texts of the command line. Messages of a game are in the game's own catalogs.
#
# Entries "word-…" list the words for a command at a table. The help shows the first one. The English words work in
# every language.

own-mistake = internal error ({ $what }); set DURBAR_TRACEBACK=1 to see the traceback
without-yardstick = measuring without the yardstick: { $error }

## Commands at a table

word-help = ? help h
word-more = more all
word-hint = hint
word-undo = undo
word-log = log
word-sheet = sheet
word-table = table
word-save = save
word-quit = quit exit q
word-log-all = all
word-yes = yes y
about-help = { $word } explains how to play; with the number of a rule or with a move, it explains that rule or move.
about-more = { $word } lists every legal move.
about-hint = { $word } shows the best moves, their chances to win, and why.
about-undo = { $word } goes back to your previous decision.
about-log = { $word } shows what happened since your last decision ({ $word } { $all }: from the start).
about-sheet = { $word } shows the score sheet.
about-table = { $word } shows the whole table.
about-save = { $word } FILE saves a copy.
about-quit = { $word } saves the game and stops.
words-to-type = Commands: { $words }. Parts of the table: { $parts }.
question-mark = Type a question mark before one of these words, a move or the number of a rule to have it explained.

## Starting and leaving a game

welcome = Welcome to { $game }, edition { $edition }. Type ? for the rules in short.
welcome-with = Welcome to { $game }, edition { $edition }, with { $bots }. Type ? for the rules in short.
welcome-back = Welcome back to { $game }, edition { $edition }. Type ? for the rules in short.
welcome-back-with = Welcome back to { $game }, edition { $edition }, with { $bots }. Type ? for the rules in short.
guest = Guest
player-number = Player { $number }
saved-go-on = The game is saved. Continue with:
not-saved-at-all = The game could not be saved.
will-not-be-saved = this game will not be saved: { $why }
cannot-be-saved = The game cannot be saved:
saved-always = The game is saved after every move, in { $path }.
saved = Saved. Continue with:
not-saved = Not saved:
file-there = this file exists already; choose another name
record-of-game = Record of this game:

## A turn

your-move = Your move (? for help):
your-move-named = { $name }, your move (? for help):
possible = { $move } is possible.
possible-brings = { $move } is possible: { $brings }.
brings-nothing = it scores nothing yet
not-possible = Not possible:
no-number = there is no number { $number } in the list.
type-for-help = { $sentence }. Type ? for help.
read-rule = ({ $rule }; type ? { $rule } to read it)
nothing = Nothing.
nothing-happened = Nothing has happened yet.
log-tells-all = ... ({ $word } shows everything)
nothing-taken-back = Nothing was undone.
never-taken-back = moves cannot be undone at this table.
no-move-to-take-back = { $name } has no move to undo.
taken-back-alone = Undone: { $move }. You play only with bots, so you may undo any move.
taken-back-freely = Undone: { $move }. It revealed nothing to anybody.
taken-back-agreed = Undone: { $move }. Everybody agreed.
ask-everybody = Something was drawn or another player has moved since then: everybody has to agree.
everybody-agrees = Does everybody agree? (yes or no):
screen-for = The screen is for { $name }. All others please look away.
can-still-undo = ({ $name } can still type { $word }.)
press-enter = { $name }, press Enter:
enter-or-quit = Press Enter to continue, or type { $word }.
hint-ahead = { $win }% to win, { NUMBER($lead, minimumFractionDigits: 1) } ahead.
hint-behind = { $win }% to win, { NUMBER($lead, minimumFractionDigits: 1) } behind.
hint-level = { $win }% to win, level.

## The result and the score sheet

one-wins = { $names } wins.
some-win = { $names } share the victory.
in-all = total
of-this = by source
sheet-line = { $name }, { $points }. { $parts }.
sheet-chapter = { $chapter }: { $gains }
sheet-gain = { $points } for { $source }
nothing-yet = Nothing yet

## Rules

no-rule = There is no rule { $asked }.
no-rule-but = There is no rule { $asked }. Sections: { $titles }.

## Records

hands-in-file = this game is not finished: its file and the output below contain all hands
seat-number = Seat { $number }
all-hands-open = { $game } ({ $edition }), { $players } players, after { $number } of { $moves } moves, all hands open
seen-by-spectator = { $game } ({ $edition }), { $players } players, after { $number } of { $moves } moves, seen by a spectator
seen-by = { $game } ({ $edition }), { $players } players, after { $number } of { $moves } moves, seen by { $name }
seed-hash = seed hash { $hash }
what-sees = What { $name } sees:
is-to-move = { $name } is to play.
score-sheet = Score sheet
the-deal = The deal
move-by = Move { $number }, { $name }: { $move }
times = { $sentence } ({ $count } times)
record-ok = { $place }: ok: { $sentence }
record-failed = { $place }: FAILED: { $sentence }
records-in-all = { $count } records: { $good } ok, { $bad } failed
no-record-in-it = the file contains no record
finished = { $game } { $edition }, { $players } players, { $moves } moves, finished; { $deal }
not-finished = { $game } { $edition }, { $players } players, { $moves } moves, not finished; { $deal }
deal-alone = seed hash { $hash } (one contributor)
deal-shared = hash of the server's secret { $hash }, { $people ->
    [one] bits of one person
   *[other] bits of { $people } people
} checked{ $missing ->
    [0] {""}
   *[other] , { $missing } missing
}

## Games

game-line = { $game }: { $title }, version { $version } of the rules
edition-line = edition { $edition }: { $least } to { $most } players
edition-line-usual = edition { $edition }: { $least } to { $most } players (default)
option-line = option { $option }  { $what }

## Boards

one-game-one-file = give at most one game and one file, not { $words } arguments
right-board = { $file } is a valid board for { $game }.
how-known = Where its parts come from:
standard-board = It has the same contents as the standard board.
differs-in = It differs from the standard board in:
board-hash = hash { $hash }
of-kinds = { $count } ({ $kinds } different)
all-of-it = whole board
the-whole = top level

## Analyses

analysis-of = { $game } ({ $edition }), { $players } players, { $moves } moves; { $iterations } iterations per decision, seed { $seed }
analysis-fair = Each decision is judged by what its player could know at that moment.
analysis-chart = Chance to win, from the first move to the end
analysis-chart-in-tenths = Chance to win, from the first move to the end (in tenths)
analysis-percent = { $percent }%
analysis-nothing = No decision was clearly a mistake: the differences may be chance.
analysis-most = Key decisions
analysis-turning-point = Move { $number }, { $chapter }, { $name }: { $move }; { $better } was better
analysis-cost = Chance to win { $after }% instead of { $before }%: about { $games } more losses in 100 games (± { $near }).
analysis-cost-points = About { $points } points less at the end.
analysis-against = Against { $move }: { $reasons }
analysis-later = no immediate drawback, but simulated games from here went worse.
analysis-for = For { $move }: { $reasons }
analysis-there = the record already has this analysis: nothing was computed
analysis-anew = { $error }; computing a new analysis
analysis-thinking = analysing, time left

## Errors

cli--no-language = there is no language { $asked }; choose from { $known }
cli--all-and-seat = --all and --seat cannot be used together: --all shows what every seat sees
cli--several-called = several players are called { $wanted }; choose from { $seats }
cli--no-seat = there is no seat { $wanted }; choose from { $seats }
cli--no-such-record = { $count ->
    [0] { $path } has no record: there is no record { $number }
    [one] { $path } has one record: there is no record { $number }
   *[other] { $path } has { $count } records: there is no record { $number }
}
cli--name-value = an option is given as name=value, not { $given }
cli--resume-alone = --resume can be used only with a file, --plain and --lang: the other settings are those of the saved game
cli--too-many-people = { $people } people cannot take { $seats } seats
cli--no-such-seat = seats are 1 to { $seats }, not { $asked }
cli--bots-for-seats = --bots takes one bot for all seats or one for each of { $seats } seats, not { $bots }
cli--names-for-people = there are { $names } names for { $people ->
    [one] 1 person
   *[other] { $people } people
}
cli--name-of-letters = a name must have 1 to { $most } printable characters
cli--same-name = two players cannot have the same name
cli--board-of-no-game = this is not a board of any game ({ $problems })
cli--for-game = for { $game }, { $problem }
cli--record-wrong = { $place }: { $problem }
cli--problems = { $one }; { $other }
cli--file--failed = { $path }: { $why }
cli--file--why = { $why }
cli--file--check-path = { $why }; check the path
cli--file--folder = { $why }; give a file, not a directory
cli--file--not-allowed = { $why }; you do not have permission; choose another place or change the permissions
cli--file--exists = { $path } exists already; choose another name, or overwrite it with --force
cli--file--not-written = { $path }: { $why }; { $left }
cli--file--whole-records = { $count ->
    [one] { $count } complete record is in it
   *[other] { $count } complete records are in it
}
cli--file--whole-results = the results in it are complete; you can continue later
