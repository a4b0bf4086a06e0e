# What the pages say, games aside: each game brings the words of its own table.

brand = Durbar
brand-home = Durbar, home
pages = Pages
page-rules = Rules
page-statistics = Statistics
page-about = About
close = Close
cancel = Cancel
copy = Copy
copied = Copied
dismiss = Dismiss
paused = Paused by { $name }: bots wait, and nobody’s time runs.
resume = Resume
loading = Loading
qr = The link as a QR code

## Games

game-taj-mahal = Taj Mahal
game-maharani = Maharani
blurb-taj-mahal = Send cards to court, build palaces, join the provinces. Twelve visits, one Grand Mogul.
blurb-maharani = Lay the palace floor tile by tile, and turn the arrows towards your own side.
by-taj-mahal = { $least }–{ $most } players · by Reiner Knizia
by-maharani = { $least }–{ $most } players · by Wolfgang Panning
by-anybody = { $least }–{ $most } players
art-taj-mahal = A white palace seen through an arch at dawn
art-maharani = A mosaic floor seen through an arch
level-novice = Novice
level-player = Player
level-expert = Expert
figure-dome = Dome, turquoise
figure-tower = Tower, rose
figure-gate = Gate, amethyst
figure-chhatri = Pavilion, sard
figure-triple = Three spires, onyx

## Home

me-name = Your name
me-palace = Your palace
now-laying = The table is being laid.
play-now = Play now
play-friends = With friends
play-screen = One screen
play-first = First game? Ten minutes, by doing it
play-novices = Against novices, with a coach
home-foot = Nothing is loaded from elsewhere. Board and some tiles are our own reconstruction:
home-foot-more = what that means
tables = Tables
tables-mine = Your tables
tables-watch = Being played
tables-none = No tables yet.
import-record = Open a record
import-title = Open a record
import-file = A record, as it was saved
import-as = What for
import-analysis = To study it
import-analysis-note = Go to any move, try others, ask for hints.
import-finished = To keep it
import-finished-note = A game that is over, among your tables.
import-open = Open
import-not-json = This file is not a record.
tables-all = All { $count }
table-open = Open
table-share = Share
table-replay = Look back
table-watch = Watch
table-analysis = Being studied, { $ago }
table-branch = { $number ->
    [0] Plays another game on, from its deal
    [1] Plays another game on, after its first move
   *[other] Plays another game on, after { $number } of its moves
}
table-delete = Remove the table: { $name }
table-delete-sure = Press again to remove the table for good: { $name }
table-leave = Give up your seat: { $name }
table-leave-sure = Press again to give up your seat: { $name }
table-sure = Sure?
table-alone = You alone
table-gathering = { $count ->
    [0] Everybody is here
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
table-finished = { $name } won
table-your-turn = Your turn, { $ago }
table-turn = { $name } to play, { $ago }
table-scores = { $scores } points
password-title = This server asks for a password
password-field = Password
password-enter = Enter

## Making a table

make-friends-title = { $game } with friends
make-screen-title = { $game } round one screen
make-edition = Edition
make-edition-players = { $name }, { $least }–{ $most } players
make-players = Players
make-who = Who sits on { $seat }
make-level = Level
make-level-of = Level of the bot on { $seat }
make-name = Name
make-name-of = Name of { $seat }
make-friends-me = You
make-friends-open = A friend, by a link
make-friends-bot = A bot
make-screen-me = At this screen
make-screen-bot = A bot
make-more = More choices
make-hints = Hints may be asked for
make-open-to-watch = Everybody may watch
option-undo = Moves may be taken back
option-start-player = Who starts
option-by-chance = Whoever chance names
option-lines = One a line; pairs with a colon between them. Empty: as usual.
make-board = A board of your own
make-board-note = A board file in TOML, or in JSON as records have it. Without one the usual board is used.
make-board-good = The board “{ $name }” can be played on.
make-absence = When somebody does not move
make-absence-never = Wait as long as it takes
make-absence-300 = A bot moves after five minutes
make-absence-86400 = A bot moves after a day
make-absence-259200 = A bot moves after three days
make-absence-604800 = A bot moves after a week
make-friends-note = You get a link for each friend. The game starts when all have sat down.
make-screen-note = Between turns a curtain hides every hand until the next player says that they are there.
make-links = Make the links
make-start = Start the game

## Links

link-bad = This link opens nothing
link-sit = Play { $game }
link-watch = Watch { $game }
link-yours = Your seat
link-sit-down = Sit down
link-watch-now = Watch
links-phone = For your phone: works once, within ten minutes
links-phone-get = Continue on my phone
links-phone-note = Point the phone’s camera at it. Both can be used then; you keep your seat here as well.
links-only-here = Only this computer can open these links. To let phones and friends in your network join, stop the server (Ctrl-C) and start it again with “--host 0.0.0.0” added. Your tables are kept.
devices-count = { $count } devices hold this seat.
devices-note = Each of them sees what you see and can play for you.
devices-sign-out = Sign out other devices
links-watch = For those who want to watch
links-watch-get = A link to watch
links-seats = Seats
links-seat = Link for { $name }
links-reissue = New link
links-free = Free the seat
links-give = Give it to a friend
links-reissue-note = A new link makes the old one worthless, and whoever sat there by it has to use the new one. While a seat is free a bot plays for it.

## Gathering

gather-title = { $game }: the table is set
gather-waiting = { $count ->
    [one] One seat is free. Send its link to a friend, or let a bot sit there.
   *[other] { $count } seats are free. Send the links to friends, or let bots sit there.
}
gather-ready = Everybody is here.
gather-bot = Seat a bot
gather-free = Free the seat
gather-link = New link
gather-leave-sure = Press again to give up your seat
gather-start = Deal
gather-start-note = Every seat must be taken first.
gather-host-starts = The host deals when everybody is here. This page shows it by itself.

## Seats

seats = Players
seat-number = Seat { $number }
seat-you = you
seat-bot = bot ({ $level })
seat-open = free
seat-sits = sits there
seat-away = away, a bot plays ({ $level })
seat-not-here = not here now
seat-to-move = to play

## The table

side = Court and players
title-your-turn = Your turn · { $game } · Durbar
title-table = { $game } · Durbar
told-your-turn = It is your turn.
plain-picture = The table as it stands
plain-drawn = Something is drawn.
plain-facts = What you can see
plain-moves = Your moves
confirm = Make this move
preview-title = { $move }
preview-points = Points: { $points }
preview-then-drawn = Then something is drawn.
say-choose = Choose a move.
say-your-turn = Your turn, { $name }
say-turn-of = { $name } to play
say-thinking = { $name } is thinking.
say-waiting = Waiting for { $name }.
vote-bot = Let a bot play for { $name }
vote-waits = You would let a bot play for { $name }.
return-away = A bot plays for you.
return-back = Play yourself again
say-over-eyebrow = The end
say-over = The game is over.
study = Trying other moves
study-back = One move back
study-at = { $here ->
    [one] After one move
   *[other] After { $here } moves
}
study-record = Along the record
recap-more = { $count ->
    [one] And one thing more before that: see the story.
   *[other] And { $count } things more before that: see the story.
}
tool-hint = Hint
tool-log = Story and chat
tool-log-unread = Story and chat, something new
tool-take-back = Take back
tool-sheet = Score sheet
tool-rules = Rules
tool-settings = Settings
tool-menu = Menu
menu-title = Menu
menu-result = Result
menu-replay = Look back
menu-guide = Back to the guide
menu-table = To the table
menu-links = Links and seats
menu-shuffle = Was the shuffle fair?
menu-record = Save the record
menu-analyse = Analyse this game
menu-home = Home
menu-pause = Pause the table
menu-leave = Give up your seat
menu-leave-sure = Press again: a bot will play on in your place
reconnecting = Reconnecting.
table-safe = Your table is safe.
offline = The server cannot be reached. Your table is safe.
trouble = That did not work ({ $id }).
lost-title = This table cannot be shown
lost-again = Try again

## Taking back

asking-title = Taking back
asking-take-back = { $name } would like to take a move back.
asking-waits = You asked to take a move back. Waiting for { $names }.
asking-note = Since then others have moved or a card was drawn, so everybody has to agree.
asking-agree = Agree
asking-refuse = Refuse
asking-withdraw = Never mind

## Hints

hint-title = Hint
hint-thinking = Thinking.
hint-worth = { $win } % to win, lead { $lead }
hint-take = Choose it

## Story and chat

log-title = Story and chat
log-opened = The table was opened.
log-sat = { $name } sat down.
log-freed = { $name } left the seat.
log-bot = { $name }, a bot, sat down.
log-reissued = The host made a new link for seat { $number } ({ $name }).
log-reissued-open = The host made a new link for seat { $number }.
log-started = The game begins.
log-asked = { $name } asks to take a move back.
log-agreed = { $name } agrees.
log-refused = { $name } does not agree.
log-back = { $name } took a move back.
log-voted = { $name } would let a bot play for { $other }.
log-stood-in = A bot plays for { $name }.
log-returned = { $name } is back.
log-paused = { $name } paused the table.
log-resumed = { $name } resumed the game.
log-branched = The analysis goes on from another move.
log-since = Since your last turn
log-gone = Taken back:
chat-say = Say something to the table
chat-send = Send

## Curtain

curtain-pass = Pass to { $name }
curtain-note = The hand opens when its player says so.
curtain-rise = I am { $name }

## Playing on from a move of a finished game

onward-play = Play on from here
onward-note = { $number ->
    [0] A new table, dealt as this game was. What was hidden is hidden again. The game counts in no statistics.
    [1] A new table, as this game stood after its first move. What was hidden then is hidden again. The game counts in no statistics.
   *[other] A new table, as this game stood after { $number } moves. What was hidden then is hidden again. The game counts in no statistics.
}
onward-seat = Your seat
onward-bots = Bots in the other seats
onward-go = Play on

## Result

result-wins = { $name } wins
result-shared = { $names } share the victory
result-again = Again with the same people
result-join = To the new table
result-laid = A new table is laid for the same people. Everybody has their seat there.
result-branch = This game branches off another one after { $number } of its moves. It counts in no statistics.
result-shuffle = The seed of the shuffle is being checked.
chart-short = How the scores went
chart-title = Scores in the end: { $names }
score-chapter = Turn { $number }

## Shuffle

shuffle-before = Before the first move the server promised its shuffle: this is the SHA-256 of the secret seed that every draw comes from. It cannot change the seed without changing this.
shuffle-after = The game is over, so the seed is public. Its SHA-256 is what was promised before the first move.
shuffle-hash = Promised
shuffle-seed = Seed
shuffle-verified = The shuffle is as it was promised: your browser has checked the seed.
shuffle-broken = The seed is not the one that was promised.
shuffle-how = Save the record and run "durbar verify" on it to play the whole game again and check every draw.

## Settings

set-motion = Motion
set-theme = Day or night
set-speed = Speed
speed-0-5 = Slow
speed-1 = Usual
speed-2 = Fast
speed-4 = Very fast
set-known = Tell known cards
set-known-note = Which cards others are known to hold, where their row is opened. Without it you remember for yourself.
set-coach = A coach against novices
set-coach-note = A word before you make a move where another one is clearly better; at most one a turn.
set-notify = Tell me when it is my turn
set-notify-note = By a notice of the system, while this page is not looked at. The tab’s title says it always.
set-notify-not = Notices need a page served by https, in a browser that has them.
set-language = Language
set-confirm = Ask before a move is made
set-confirm-note = Without it a move that is clear is made at once.
set-keys = Show the keys
set-keys-note = In the band below the table.
set-note = Kept in this browser only.
theme-auto = As the system has it
theme-light = Day
theme-dark = Night
motion-auto = As the system has it
motion-off = Nothing moves
language-en = English
language-fr = Français

## Typing a move

type-title = Type a move
type-move = Move in notation
type-note = As the rules of the game write it. The field offers what may be played.
type-go = Choose

## Keys

keys-title = Keys
keys-note = Tab and the arrows reach everything on the table; Enter or space picks it.
key-confirm = make the move
key-cancel = put everything back
key-take-back = take back
key-hint = hint
key-log = story and chat
key-recap = since your last turn
key-sheet = score sheet
key-type = type a move
key-legend = keys
key-name-enter = Enter
key-name-escape = Esc
key-name-arrowleft = ←
key-name-arrowright = →
key-name-arrowup = ↑
key-name-arrowdown = ↓
key-name-shift-arrowleft = Shift ←
key-name-shift-arrowright = Shift →
key-name-space = Space
key-name-home = Home
key-name-end = End

## About

about-title = About Durbar
about-what = What it is
about-what-text = Durbar is a place to play, study and research two board games: Taj Mahal by Reiner Knizia and Maharani by Wolfgang Panning.
    Play against bots with one click, with friends by a link, or round one screen. There are no accounts.
about-independent = Independent
about-independent-text = Durbar is made by players. It is not made, endorsed or supported by the designers or the publishers of these games, whose names and marks are their own.
    Rules are told in our own words, and every picture here is our own drawing. To have the games on your table, buy them: they are worth it.
about-reconstructed = What is reconstructed
about-reconstructed-text = What is printed on cards, tiles and boards is in no rulebook's text. Where we do not know it, we made something that agrees with everything that is stated: the names of cities and the roads, which symbols share a card, how many bonus tiles there are of each kind, the marks of the spaces and the columns of the tiles.
    The last section of each game's rules lists all of it, and tells how to play with the components of your own copy.
about-privacy = What is kept
about-privacy-text = One cookie tells the server which seats are yours. Beside it there is only what you type: a name, and what you say at a table. Nothing is loaded from other places and nobody counts you.
about-fair = Fair
about-fair-text = Your hand is sent to your browser alone; bots see no more than you would in their seat. The shuffle is promised before the first move and can be checked after the last.
about-credits = Credits
about-credits-text = Icons: Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0. Type: Marcellus (Astigmatic), Source Sans 3 (Adobe), SIL OFL 1.1.
    Software in this page: Preact and signals (MIT), htm and Fluent (Apache 2.0). Durbar itself is free software under the MIT licence.
