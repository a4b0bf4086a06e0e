# What the command line says. Messages of a game are in the game's own catalogs.
#
# Words that are typed at a table stand here too, the first as it is taught, others that do as well after it. The English
# ones are understood in every language.

own-mistake = a mistake of Durbar's own ({ $what }); with DURBAR_TRACEBACK=1 in the environment it says where
without-yardstick = measuring without the yardstick: { $error }

## What is typed at a table

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
about-help = { $word } explains (with the number of a rule, or with a move: that).
about-more = { $word } lists every legal move.
about-hint = { $word } says which moves are best, how likely they win, and why.
about-undo = { $word } goes back to your previous decision.
about-log = { $word } tells what happened since your last decision ({ $word } { $all }: from the start).
about-sheet = { $word } shows the score sheet.
about-table = { $word } shows the whole table.
about-save = { $word } writes a copy ({ $word } FILE).
about-quit = { $word } saves and stops.
words-to-type = Words you can type: { $words }. To see: { $parts }.
question-mark = A question mark and one of these words, a move or the number of a rule explains it.

## Sitting down and leaving

welcome = Welcome to { $game }, edition { $edition }. Type ? for the rules in short.
welcome-with = Welcome to { $game }, edition { $edition }, with { $bots }. Type ? for the rules in short.
welcome-back = Welcome back to { $game }, edition { $edition }. Type ? for the rules in short.
welcome-back-with = Welcome back to { $game }, edition { $edition }, with { $bots }. Type ? for the rules in short.
guest = Guest
player-number = Player { $number }
saved-go-on = The table is saved. Go on with:
not-saved-at-all = The table could not be saved.
will-not-be-saved = this game will not be saved: { $why }
cannot-be-saved = The table cannot be saved:
saved-always = The table is saved after every move, in { $path }.
saved = Saved. Go on with:
not-saved = Not saved:
file-there = there is such a file already; choose another name
record-of-game = The record of this game:

## A turn

your-move = Your move (? for help):
your-move-named = { $name }, your move (? for help):
possible = { $move } is possible.
possible-brings = { $move } is possible: { $brings }.
brings-nothing = it brings nothing yet
not-possible = Not possible:
no-number = the list has no number { $number }.
type-for-help = { $told }. Type ? for help.
read-rule = ({ $rule }; type ? { $rule } to read it)
nothing = Nothing.
nothing-happened = Nothing has happened yet.
log-tells-all = ... ({ $word } tells all)
nothing-taken-back = Nothing is taken back.
never-taken-back = at this table no move is taken back.
no-move-to-take-back = { $name } has made no move that could be taken back.
taken-back-alone = Taken back: { $move }. You are alone with bots, so any move may be taken back.
taken-back-freely = Taken back: { $move }. Nobody learnt anything by it.
taken-back-agreed = Taken back: { $move }. All agreed.
ask-everybody = Since then something was drawn or somebody else has moved: everybody has to agree.
everybody-agrees = Does everybody agree? (yes or no):
screen-for = The screen is for { $name }. Nobody else may look.
can-still-undo = ({ $name } can still type { $word }.)
press-enter = { $name }, press Enter:
enter-or-quit = Press Enter to go on, or type { $word }.
hint-ahead = { $win } % to win, { NUMBER($lead, minimumFractionDigits: 1) } ahead.
hint-behind = { $win } % to win, { NUMBER($lead, minimumFractionDigits: 1) } behind.
hint-level = { $win } % to win, level.

## The result and the score sheet

one-wins = { $names } wins.
some-win = { $names } share the win.
in-all = in all
of-this = of this
sheet-line = { $name }, { $points }. { $parts }.
sheet-chapter = { $chapter }: { $gains }
sheet-gain = { $points } for { $source }
nothing-yet = Nothing yet

## Rules

no-rule = There is no rule { $asked }.
no-rule-but = There is no rule { $asked }. Sections: { $titles }.

## Records

hands-in-file = this game is not finished; its file holds every hand, and so does what follows
seat-number = Seat { $number }
all-hands-open = { $game } ({ $edition }), { $players } players, after { $number } of { $moves } moves, all hands open
seen-by-spectator = { $game } ({ $edition }), { $players } players, after { $number } of { $moves } moves, seen by a spectator
seen-by = { $game } ({ $edition }), { $players } players, after { $number } of { $moves } moves, seen by { $name }
seed-hash = seed hash { $hash }
what-sees = What { $name } sees:
is-to-move = { $name } is to move.
score-sheet = Score sheet
the-deal = The deal
move-by = Move { $number }, { $name }: { $move }
times = { $told } ({ $count } times)
record-ok = { $place }: ok: { $told }
record-failed = { $place }: FAILED: { $told }
records-in-all = { $count } records: { $good } ok, { $bad } failed
no-record-in-it = there is no record in it
finished = { $game } { $edition }, { $players } players, { $moves } moves, finished; seed hash { $hash }
not-finished = { $game } { $edition }, { $players } players, { $moves } moves, not finished; seed hash { $hash }

## Games

game-line = { $game }: { $title }, version { $version } of the rules
edition-line = edition { $edition }: { $least } to { $most } players
edition-line-usual = edition { $edition }: { $least } to { $most } players (unless you say otherwise)
option-line = option { $option }  { $what }

## Boards

one-game-one-file = one game and one file at most, not { $words } words
right-board = { $file } is a right board for { $game }.
how-known = How its parts are known:
standard-board = To the rules and to the eye it is the standard board.
differs-in = It differs from the standard board in:
board-hash = hash { $hash }
of-kinds = { $count } of { $kinds } kinds
all-of-it = all
the-whole = the whole

## Analyses

analysis-of = { $game } ({ $edition }), { $players } players, { $moves } moves; { $iterations } iterations for each question, seed { $seed }
analysis-fair = Each decision is judged by what its player could know then.
analysis-chart = Chance to win, from the first move to the end
analysis-chart-in-tenths = Chance to win, from the first move to the end (in tenths)
analysis-percent = { $percent }%
analysis-nothing = No decision is known to have cost anybody anything: what differences there are may be chance.
analysis-most = What mattered most
analysis-turning-point = Move { $number }, { $chapter }, { $name }: { $move }, where { $better } was better
analysis-cost = From { $before }% to win down to { $after }%: of a hundred games played on from here, some { $games } more are lost (give or take { $near }).
analysis-cost-points = In points at the end it is about { $points }.
analysis-against = Against { $move }: { $reasons }
analysis-later = nothing at once; in the games played on from here it turned out worse.
analysis-for = For { $move }: { $reasons }
analysis-there = the record has this analysis already: nothing was computed again
analysis-anew = { $error }: it is made anew
analysis-thinking = thinking, done in

## Errors

cli--no-language = no language is called { $asked }; there are: { $known }
cli--all-and-seat = --all and --seat cannot go together: --all shows what every seat sees
cli--several-called = several are called { $wanted }; choose from { $seats }
cli--no-seat = there is no seat { $wanted }; choose from { $seats }
cli--no-such-record = { $count ->
    [0] { $path } has no record: there is no record { $number }
    [one] { $path } has one record: there is no record { $number }
   *[other] { $path } has { $count } records: there is no record { $number }
}
cli--name-value = an option is given as name=value, not { $given }
cli--resume-alone = a saved table is as it was saved: --resume goes with a file, --plain and --lang only
cli--too-many-people = { $people } people cannot take { $seats } seats
cli--no-such-seat = seats are 1 to { $seats }, not { $asked }
cli--bots-for-seats = --bots names one bot for all, or one for each of { $seats } seats, not { $bots }
cli--names-for-people = { $names } names for { $people } people
cli--name-of-letters = a name has 1 to { $most } printable letters
cli--same-name = two players cannot have the same name
cli--board-of-no-game = a board of no game ({ $problems })
cli--for-game = for { $game }, { $problem }
cli--record-wrong = { $place }: { $problem }
cli--problems = { $one }; { $other }
cli--file--failed = { $path }: { $why }
cli--file--why = { $why }
cli--file--check-path = { $why }; check the path
cli--file--folder = { $why }; give a file, not a folder
cli--file--not-allowed = { $why }; you may not use it so; choose another place or change its permissions
cli--file--exists = { $path } is there already; choose another name, or overwrite it with --force
cli--file--not-written = { $path }: { $why }; { $left }
cli--file--whole-records = { $count ->
    [one] { $count } whole record is in it
   *[other] { $count } whole records are in it
}
cli--file--whole-results = what is in it is whole, go on later
