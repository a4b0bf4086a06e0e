# Texts of the web client, except those of the games, which have their own catalogs.

brand = Durbar
brand-home = Durbar, home
pages = Pages
page-rules = Rules
page-statistics = Statistics
page-about = About
close = Close
# The separator between a heading and the text after it on the same line.
colon = { ": " }
cancel = Cancel
copy = Copy
copied = Copied
dismiss = Dismiss
paused = Paused by { $name }. Bots wait, and the clock is stopped.
resume = Resume
loading = Loading
qr = QR code of the link

## Games

game-taj-mahal = Taj Mahal
game-maharani = Maharani
blurb-taj-mahal = Play cards to win favour at court, build palaces, connect the provinces. Twelve visits to win the most points.
blurb-maharani = Lay the palace floor tile by tile, and turn the arrows towards your own side.
by-taj-mahal = { $least }–{ $most } players · by Reiner Knizia
by-maharani = { $least }–{ $most } players · by Wolfgang Panning
by-anybody = { $least }–{ $most } players
art-taj-mahal = A white palace seen through an arch at dawn
art-maharani = A mosaic floor seen through an arch
level-novice = Novice
level-player = Intermediate
level-expert = Expert
level-novice-how = Judges each move at a glance and often errs. Never looks ahead.
level-player-how = Looks a little ahead before each move. Makes few plain mistakes.
level-expert-how = Looks far ahead before each move. A hard opponent.
figure-dome = Dome, turquoise
figure-tower = Tower, rose
figure-gate = Gate, amethyst
figure-chhatri = Pavilion, sard
figure-triple = Three spires, onyx

## Home

me-name = Your name
me-palace = Your palace
now-laying = Setting up the table…
play-now = Play now
choose-title = Play { $game }
choose-opponents = Opponents
choose-level = How well they play
choose-note = Next time the game starts with one click. You can change this on the home page.
chosen = { $level ->
    [novice] { $count ->
        [one] Against 1 novice
       *[other] Against { $count } novices
    }
    [expert] { $count ->
        [one] Against 1 expert
       *[other] Against { $count } experts
    }
   *[player] { $count ->
        [one] Against 1 intermediate player
       *[other] Against { $count } intermediate players
    }
}
change = Change
play-friends = With friends
play-screen = On one screen
play-first = First game? Learn it in ten minutes
play-novices = Against novices, with a coach
home-foot = Nothing is loaded from other sites. The board and some tiles are our reconstruction:
home-foot-more = what that means
tables = Tables
tables-mine = Your tables
tables-continue = Continue
tables-watch = Games to watch
tables-none = No tables yet.
import-record = Import a game
import-title = Import a game
import-file = Saved game (record file)
import-as = Open it as
import-analysis = Analysis board
import-analysis-note = Go to any move, try other moves, ask for hints.
import-finished = Finished game
import-finished-note = Keep it among your tables.
import-open = Import
import-not-json = This file is not a saved game.
tables-all = Show all ({ $count })
table-open = Open
table-continue = Continue
table-share = Invite
table-replay = Replay
table-watch = Watch
table-analysis = Analysis board, { $ago }
table-branch = { $number ->
    [0] Continues another game from its deal
    [1] Continues another game from move 1
   *[other] Continues another game from move { $number }
}
table-delete = Delete the table: { $name }
table-delete-sure = Press again to delete the table for good: { $name }
table-leave = Leave the table: { $name }
table-leave-sure = Press again to leave the table: { $name }
table-sure = Sure?
table-alone = Solo
table-gathering = { $count ->
    [0] Everybody is here
    [one] Waiting for 1 player
   *[other] Waiting for { $count } players
}
table-finished = { $name } won
table-your-turn = Your turn, { $ago }
table-turn = { $name } to play, { $ago }
table-own-score = you { $scores }
progress-taj-mahal = Visit { $at } of { $of }
progress-maharani = { $at } of { $of } tiles
records = Best scores
record-best = { $level ->
    [novice] Best score against novices
    [expert] Best score against experts
   *[player] Best score against intermediate players
}
record-streak = { $count } wins in a row
record-longest = best streak: { $count }
best-taj-mahal = Your best visit: { $points } points, in visit { $number }
best-maharani = Your best turn: { $points } gold
best-turn = Your best turn: { $points } points
next-title = What next?
next-level = { $level ->
    [novice] Play { $game } against novices, to try out new plans.
    [expert] You are ready for { $game } against experts.
   *[player] Play { $game } against intermediate players.
}
next-game = You have not played { $game } yet.
next-players = { $count ->
    [one] Play { $game } against a single opponent.
   *[other] Play { $game } against { $count } opponents.
}
next-play = Play
password-title = This server needs a password
password-field = Password
password-enter = Log in

## Creating a table

make-friends-title = { $game } with friends
make-screen-title = { $game } on one screen
make-edition = Edition
make-edition-players = { $name }, { $least }–{ $most } players
make-players = Players
make-who = Who plays in { $seat }
make-level = Level
make-level-of = Level of the bot in { $seat }
make-name = Name
make-name-of = Name of { $seat }
make-friends-me = You
make-friends-open = A friend (invite by link)
make-friends-bot = A bot
make-screen-me = At this screen
make-screen-bot = A bot
make-more = More options
make-hints = Allow hints
make-open-to-watch = Anybody may watch
option-undo = Allow undo
option-start-player = Starting player
option-by-chance = Random
option-lines = One entry per line; write a pair as “name: value”. Leave empty for the default.
make-board = Custom board
make-board-note = A board file in TOML, or in JSON as in saved games. Without a file, the standard board is used.
make-board-good = The board “{ $name }” is valid.
make-absence = If a player does not move
make-absence-never = Wait without limit
make-absence-300 = A bot moves after 5 minutes
make-absence-86400 = A bot moves after 1 day
make-absence-259200 = A bot moves after 3 days
make-absence-604800 = A bot moves after 1 week
make-friends-note = You get one link for all your friends. The game can start when everybody has joined.
make-screen-note = If players have hidden hands, the screen hides them between turns until the next player takes over.
make-links = Create the table
make-start = Start the game

## Links

link-bad = This link is not valid
link-bad-reasons = It has been used or replaced by a new link, it has expired, or it was not copied completely.
link-sit = You are invited to { $game }
link-sit-by = { $name } invites you to { $game }
link-choose = Choose a seat
link-taken = { $name } sits here.
link-already = You have a seat at this table.
link-full = All seats at this table are taken. Everybody may watch the game.
link-to-table = To the table
link-watch = Watch { $game }
link-yours = Your seat
link-sit-down = Take the seat
link-watch-now = Watch
link-device = { $game }: open a seat on this device
link-device-note = This link opens { $name }’s seat on this device too: you then see their hand and can play for them. Everybody at the table is told.
link-device-open = Open the seat here
links-phone = For your phone (works once, for ten minutes)
links-phone-get = Continue on my phone
links-phone-note = Scan it with your phone’s camera. You can then play on both devices.
links-only-here = These links only work on this computer. To let phones and friends on your network join, stop the server (Ctrl-C) and start it again with “--host 0.0.0.0” added. Your tables are kept.
devices-count = { $count } devices use this seat.
devices-note = Each of them sees your hand and can play for you.
devices-sign-out = Sign out other devices
devices-sign-out-one = Sign out
devices-list = Devices of this seat
devices-this = This device
devices-this-since = This device, since { $when }
devices-other = Another device
devices-other-since = Another device, since { $when }
devices-today = { $time } today
devices-earlier = { $date }, { $time }
links-watch = For spectators
links-watch-get = Create a link to watch
links-seats = Seats
links-seat = Link for { $name }
links-reissue = New link
links-free = Free the seat
links-give = Invite a friend
links-reissue-note = A new link replaces the old one: whoever used the old link has to open the new one. A bot plays for a free seat.

invite-title = Invitation link
invite-note = Send it to all your friends: each of them chooses a free seat.
invite-renew = Replace the link
invite-get = Create an invitation link
invite-get-note = Each friend who opens the link chooses a free seat. A new link replaces the old one.
invite-seats = Links for single seats

## Waiting for players

gather-title = { $game }: waiting for players
gather-waiting = { $count ->
    [one] One seat is free. Send the link to a friend, or add a bot.
   *[other] { $count } seats are free. Send the link to friends, or add bots.
}
gather-ready = Everybody is here.
gather-bot = Add a bot
gather-free = Free the seat
gather-link = New link
gather-leave-sure = Press again to leave the table
gather-start = Start the game
gather-start-note = All seats must be taken first.
gather-host-starts = The host starts the game when everybody is here. This page updates by itself.
dealing = Dealing…

## Seats

seats = Players
seat-number = Seat { $number }
seat-you = you
seat-bot = { $level ->
    [novice] novice bot
    [player] intermediate bot
   *[expert] expert bot
}
seat-open = free
seat-sits = joined
seat-away = { $level ->
    [novice] away, played by a novice bot
    [player] away, played by an intermediate bot
   *[expert] away, played by an expert bot
}
seat-not-here = offline
seat-just-left = away
seat-away-minutes = away for { $count } min
seat-away-hours = away for { $count } h
seat-away-days = { $count ->
    [one] away for 1 day
   *[other] away for { $count } days
}
nudge = Nudge { $name }
nudge-note = { $name }: { $note }.
nudge-bubble = { $name }, it is your turn.
nudged-you = { $name } reminds you: it is your turn.
seat-to-move = to play

## The table

side = Court and players
title-your-turn = Your turn · { $game } · Durbar
title-table = { $game } · Durbar
told-your-turn = It is your turn.
plain-picture = The table
plain-drawn = Something is drawn at random.
plain-facts = What you can see
plain-moves = Your moves
confirm = Confirm
preview-title = { $move }
preview-points = Points: { $points }
points-range = { $low } to { $high }
preview-then-drawn = Then something is drawn at random.
say-choose = Choose a move.
say-your-turn = Your turn, { $name }
say-turn-of = { $name } to play
say-thinking = { $name } is thinking…
say-waiting = Waiting for { $name }…
vote-bot = Let a bot play for { $name }
vote-waits = You voted to let a bot play for { $name }.
return-away = A bot is playing for you.
return-back = Take over again
say-over-eyebrow = Game over
say-over = The game is over.
study = Analysis board
study-back = Back one move
study-at = { $here ->
    [one] After move 1
   *[other] After move { $here }
}
study-record = Replay the game
recap-more = { $count ->
    [one] 1 earlier event: see the log.
   *[other] { $count } earlier events: see the log.
}
tool-hint = Hint
tool-log = Log and chat
tool-log-unread = Log and chat, new messages
tool-take-back = Undo
tool-sheet = Score sheet
tool-rules = Rules
tool-settings = Settings
tool-menu = Menu
menu-title = Menu
menu-result = Result
menu-replay = Replay
menu-guide = Back to the guide
menu-table = Back to the table
menu-links = Links and seats
menu-shuffle = Was the shuffle fair?
menu-people = Mute or report a player
menu-record = Save the game
menu-analyse = Analyse the game
menu-home = Home
menu-pause = Pause the game
menu-leave = Leave the table
menu-leave-sure = Press again: a bot will take your place
reconnecting = Reconnecting…
table-safe = Your table is safe.
offline = The server cannot be reached. Your table is safe.
trouble = Something went wrong ({ $id }).
lost-title = This table cannot be shown
lost-again = Try again
lost-deleted = The host deleted this table.
lost-freed = The host removed you from this table.
lost-reissued = The host gave your seat a new link. If you still play, ask the host for it.
lost-left = Your seat was given up on another device.
lost-signed-out = Another device signed this one out of the seat.

## Undo

asking-title = Undo
asking-take-back = { $name } would like to undo a move.
asking-waits = You asked to undo a move. Waiting for { $names }.
asking-note = Others have moved or something was drawn since then, so everybody has to agree.
asking-agree = Agree
asking-refuse = Refuse
asking-withdraw = Cancel the request

## Hints

hint-title = Hint
hint-thinking = Thinking…
hint-worth = { $win }% chance to win, expected lead: { $lead }
hint-where = Where
hint-why = Why
hint-move = Move
hint-show-why = Why?
hint-show-move = Show the move
hint-other = Another hint ({ $number } of { $count })
hint-picked = It is selected on the table. Confirm it there, or select another move.

## Log and chat

log-title = Log and chat
log-opened = The table was created.
log-sat = { $name } took seat { $number }.
log-freed = { $name } left the table.
log-freed-by-host = The host removed { $name } from the table.
log-freed-bot = The host removed { $name } (bot) from the table.
log-bot = The host seated a bot, { $name }, in seat { $number }.
log-reissued = The host gave { $name }’s seat a new link.
log-reissued-open = The host made a new link for seat { $number }.
log-device = { $name } opened their seat on another device.
log-signed-out = { $count ->
    [one] { $name } signed out another device.
   *[other] { $name } signed out { $count } other devices.
}
log-started = The game begins.
log-asked = { $name } asks to undo a move.
log-agreed = { $name } agrees.
log-refused = { $name } does not agree.
log-back = { $name } undid a move.
log-voted = { $name } voted to let a bot play for { $other }.
log-nudged = { $other } nudged { $name }.
log-stood-in = A bot now plays for { $name }.
log-returned = { $name } is back.
log-paused = { $name } paused the game.
log-resumed = { $name } resumed the game.
log-branched = The analysis continues from another move.
log-closed = The operator closed this table.
log-since = Since your last turn
log-gone = Undone:
chat-say = Message to the table
chat-send = Send
people-title = Mute or report
people-of = Mute or report { $name }
mute = Mute { $name }
unmute = Unmute { $name }
muted = You have muted { $name }.
muted-note = Messages from { $name } are hidden in this browser.
report = Report { $name }…
report-title = Report { $name }
report-what = What did { $name } do?
report-note = The operator of this server gets your text and the last messages of this player. Characters left: { $left }
report-send = Send report
report-thanks = Report sent
report-thanks-note = Thank you. The operator of this server will read it.
closed-eyebrow = Table closed
announcement = Announcement

## Passing the screen to the next player

curtain-pass = Pass the screen to { $name }
curtain-note = All hands stay hidden until this player is ready.
curtain-rise = I am { $name }

## Continuing a finished game from a move

onward-play = Continue from here
onward-note = { $number ->
    [0] Opens a new table with the deal of this game. Hidden cards and tiles are hidden again. It does not count in the statistics.
    [1] Opens a new table with the position after move 1. Hidden cards and tiles are hidden again. It does not count in the statistics.
   *[other] Opens a new table with the position after move { $number }. Hidden cards and tiles are hidden again. It does not count in the statistics.
}
onward-seat = Your seat
onward-bots = Bots in the other seats
onward-go = Continue

## Result

result-again = Rematch
result-join = Go to the new table
result-show = Result
result-next = After the game
result-laid = A new table is ready for the same players. Everybody keeps their seat.
result-branch = { $number ->
    [0] This game continues another one from its deal. It does not count in the statistics.
   *[other] This game continues another one from move { $number }. It does not count in the statistics.
}
result-uncounted = { $why ->
    [took-back] This game does not count in the statistics because a player undid a move after something hidden was revealed.
    [guide] This game does not count in the statistics because it is a guided game.
   *[imported] This game does not count in the statistics because it was imported.
}
result-shuffle = Checking the shuffle…
chart-short = Scores over the game
chart-title = Final scores: { $names }
score-chapter = Turn { $number }

## Shuffle

shuffle-before = Before the game the server committed to a secret: it published the SHA-256 hash below. Another secret would have another hash. The seed, which decides every draw, is made from this secret and from random bits of each person's browser.
shuffle-after = The game is over, so the secret and the seed are public. The hash of the secret must be the one published before the game, and the seed must follow from the secret and everyone's bits.
shuffle-hash = Hash of the server's secret
shuffle-seed = Seed
shuffle-contributors = Contributed to the seed:
shuffle-server = the server
shuffle-server-only = Only the server contributed to the seed of this game.
shuffle-missing = { $name } (their bits were not revealed in time and were left out)
shuffle-secret = Secret of the server
shuffle-verified = The shuffle was fair: your browser has checked every part of the seed against its hash.
shuffle-broken = The seed does not match what was published before the game.
shuffle-how = To replay the whole game and check every draw, save the game and run "durbar verify" on the file.

## Settings

set-motion = Animations
set-theme = Theme
set-speed = Speed
speed-0-5 = Slow
speed-1 = Normal
speed-2 = Fast
speed-4 = Very fast
set-volume = Sound
volume-0 = Off
volume-0-3 = Quiet
volume-0-6 = Normal
volume-1 = Loud
set-haptics = Vibrate when it is my turn
set-haptics-note = Only on phones and tablets that can vibrate.
set-known = Show known cards
set-known-note = When you open another player’s row, it shows the cards that this player is known to hold. Otherwise you have to remember them.
set-coach = Coach against novices
set-coach-note = Before you move, the coach suggests another move if it is clearly better, at most once a turn.
set-notify = Notify me when it is my turn
set-notify-note = Shows a system notification while this page is in the background. The title of the tab always says when it is your turn.
set-notify-not = Notifications need https and a browser that supports them.
set-language = Language
set-confirm = Confirm moves
set-confirm-note = If this is off, a move is made as soon as it is selected.
set-forced = Make forced moves for me
set-forced-note = Only if everybody can see that you have a single legal move. A move that your hand forces waits for you, because a quick move would show your hand.
set-keys = Show keyboard shortcuts
set-keys-note = They are shown in the bar below the table.
set-note = Saved in this browser only.
theme-auto = System
theme-light = Light
theme-dark = Dark
motion-auto = System
motion-off = Off
language-en = English
language-fr = Français

## Typing a move

type-title = Type a move
type-move = Move in notation
type-note = Use the notation of the rules. The field suggests the legal moves.
type-go = Select

## Keys

keys-title = Keyboard shortcuts
keys-note = Tab and the arrow keys reach everything on the table; Enter or Space selects it.
key-confirm = confirm
key-cancel = cancel
key-take-back = undo
key-hint = hint
key-log = log and chat
key-recap = since your last turn
key-sheet = score sheet
key-type = type a move
key-legend = shortcuts
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
    Play against bots with one click, with friends by a link, or on one screen. There are no accounts.
about-independent = Independent
about-independent-text = Durbar is made by players. It is not made, endorsed or supported by the designers or publishers of these games; their names and trademarks are their own.
    The rules are explained in our own words, and every picture is our own drawing. To have the games on your table, buy them: they are worth it.
about-reconstructed = What we reconstructed
about-reconstructed-text = The rulebooks do not say in words what is printed on the cards, tiles and boards. Where we do not know it, we made something that agrees with everything that is known: the names of the cities and the roads, which symbols share a card, how many bonus tiles there are of each kind, the marks of the spaces and the columns of the tiles.
    The last section of each game’s rules lists all of it and explains how to play with the components of your own copy.
about-privacy = Privacy
about-privacy-text = One cookie tells the server which seats are yours. Apart from that, the server stores only what you type: a name, and your chat messages. Nothing is loaded from other sites, and there is no tracking.
about-fair = Fair play
about-fair-text = Your hand is sent only to your browser; bots see no more than you would in their seat. The shuffle is fixed before the first move and can be checked after the last.
about-credits = Credits
about-credits-text = Icons: Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0. Fonts: Marcellus (Astigmatic), Source Sans 3 (Adobe), SIL OFL 1.1.
    Software in this page: Preact and signals (MIT), htm and Fluent (Apache 2.0). Durbar itself is free software under the MIT licence.
