# Errors of the server: refused requests, invalid settings, and problems with its database.

# The name that is shown for a person who has not entered a name.
server--nameless = Guest

## Tables and games

server--table-changed = The table has changed in the meantime.
server--table-damaged = This table cannot be opened: its data cannot be read. The administrator of the server can restore it from a backup.
server--log-full = The log of this table is full: nothing more can be stored.
server--again-when-over = You can start a rematch when this game is over.
server--host-only = Only the host of the table can do that.
server--no-tables = This browser has no tables yet.
server--too-many-tables = This browser has { $tables } tables: delete some first.
server--not-stored = The table could not be saved. Nothing is lost; try again in a moment.
server--busy = The server is busy checking boards and records: try again in a moment.
server--board-wrong = The board is not valid: { $problem }
server--board-file = board file

## Seats and players

server--link-used = This link has been used.
server--no-free-seat = All seats at this table are taken.
server--needs-person = A table needs a person: at least one seat must be yours or open.
server--no-such-device = This device is not signed in to the seat any more, or it is the one that you use.
server--seat-taken = This seat is already taken.
server--same-name = Two players at one table cannot have the same name.
server--player-here = This player is online: a bot can only play for a player who is away.
server--too-early = This player still has time to move.

## Hints, coach, analyses

server--no-hints = Hints are not allowed at this table.
server--hints-on-turn = You can ask for a hint only on your turn.
server--coach-for-novices = The coach is available only against novices.
server--analysed-when-over = A game can be analysed only when it is over.
server--record-ends-early = This record is not finished: only a finished game can be analysed.
server--too-many-analyses = Many games are waiting to be analysed: try again later.
server--too-many-own-analyses = { $most } of your games are waiting to be analysed: try again when one of them is done.

## Requests

server--not-found = This page does not exist, or you have no access to it.
server--password = This server needs a password.
server--wrong-password = Wrong password.
server--wrong-host = This server can be reached only at { $url }.
server--two-cookies = Your browser sent two cookies named { $name }, so the server cannot tell who you are. Delete the cookies of this site and of its parent domain in your browser.
server--too-many-guesses = Too many people are entering passwords. Try again in { $seconds } s.
server--cross-origin = This request came from another site. Only Durbar's own pages may send it.
server--not-json = The body must be JSON, with Content-Type: application/json.
server--unreadable = The body is not valid JSON: { $why }, at character { $place }.
server--unreadable-text = The body is not valid JSON: it is not text, is nested too deeply or contains too long a number.
server--invalid = The request is not valid: { $problems }
# $detail is the message of the web framework.
server--http = { $detail }
server--bad-length = The Content-Length is not a number.
server--too-long = The request is too long: at most { $most } bytes are allowed.
server--too-many-parts = The request has too many parts: at most { $most } are allowed.
server--json-depth = The request is nested too deeply: at most { $most } levels are allowed.
server--json-key = The request has a name that is too long: at most { $most } bytes are allowed.
server--json-number = The request has a number that is too long: at most { $most } digits are allowed.
server--json-string = The request has a text that is too long: at most { $most } bytes are allowed.
server--too-slow = The request took too long to arrive.
server--too-fast = Too many requests. Try again in { $seconds } s.
server--too-many-streams = Durbar is open in too many windows: close one first.
server--fault = Something went wrong on the server. The error has been logged.

## Settings

server--setting--positive = { $name } must be more than 0, not { $value }
server--setting--rate = a rate must be more than 0 per second, with a burst of at least 1: { $rate }
server--setting--no-database = no database is given
server--setting--port = port { $port } is not valid: choose 0 to 65535
server--setting--empty-password = the password must not be empty: give one, or leave the option out
server--setting--log-level = there is no log level { $asked }; choose from { $known }
server--setting--retention = the retention must be between 1 and { $most } days, not { $value }
server--setting--beat = bot_pause must be a number of seconds, 0 or more, not { $value }
server--setting--public-url = the public address must look like https://durbar.example.net, without a path
server--setting--proxy = a trusted proxy must be an IP address or network, not { $asked }
server--setting--cannot-listen = cannot listen on { $host }, port { $port }: { $why }; choose another port with --port, or stop the program that uses this one

## The database

# $where is the database or the operation that failed, $what the error, $advice what to do about it.
server--storage--failed = { $where }: { $what }
server--storage--failed-but = { $where }: { $what }; { $advice }
server--storage--advice--full = free some disk space and try again
server--storage--advice--path = check the path and its permissions
server--storage--advice--permission = make the file and its directory writable
server--storage--advice--other-file = name a file that Durbar created, or one that does not exist yet
server--storage--advice--damaged = the file is damaged; restore a backup
server--storage--advice--locked = another program is writing to the database; stop that program first
server--storage--ending = { $database }: the server is shutting down and no longer writes
server--storage--lost = { $database }: the transaction was lost
server--storage--locked = { $database }: another server is using this database; stop that one first
server--storage--newer = { $database }: this database was created by a newer version of Durbar (schema revision { $revision }; this version knows { $known }); use that version, or restore a backup into another database
server--storage--damaged-entry = entry { $number } of the table's log is damaged
server--storage--orphans = { $database }: some rows belong to a game table that does not exist
server--storage--no-log = { $database }: SQLite cannot use its write-ahead log here (journal mode { $mode }); choose a local disk
server--storage--other-tables = { $database }: this database contains tables of another program ({ $tables }); name another database
server--storage--folder = { $file }: this is a directory; name a file in it
server--storage--not-allowed = { $file }: you do not have permission to read and write this file; choose another place or change the permissions
server--storage--no-such-database = { $file }: this database does not exist
server--storage--no-file = { $file }: { $why }; choose another place or change the permissions
server--storage--url = this is not a database URL: give sqlite:///FILE or postgresql://USER@HOST/NAME
server--storage--kind = { $kind } databases are not supported: give sqlite:///FILE or postgresql://USER@HOST/NAME
server--storage--sqlite-host = an SQLite URL has no host: give sqlite:///FILE (three slashes, four before an absolute path)
server--storage--sqlite-settings = an SQLite URL takes no settings: give sqlite:///FILE
server--storage--in-memory = a database in memory would lose every table: give sqlite:///FILE
server--storage--no-name = the URL names no database: give postgresql://USER@HOST/NAME
server--storage--postgresql-settings = a PostgreSQL URL may set host, port and sslmode, not { $unknown }

## Backups

# The operation that failed. It is the $where of a database error.
server--backup--copying = copying { $source } to { $target }
server--backup--folder = { $file }: give a file, not a directory
server--backup--over-itself = { $file }: this is the database itself; name another file for the backup
server--backup--over-database = { $file }: this is a database in use; name another file for the backup
server--backup--file-exists = { $file }: this file exists already; name another, or use --overwrite
server--backup--not-durbar = { $database }: there are no Durbar tables in this database
server--backup--not-a-backup = { $file }: this is not a Durbar backup
server--backup--in-use = { $file }: this is a database in use, not a backup; make a backup with durbar backup
server--backup--damaged = { $file }: this backup is damaged; nothing was restored
server--backup--damaged-tables = { $file }: this backup is damaged: the data of { $tables } do not match their checksums; nothing was restored
server--backup--newer = { $file }: this backup was made by a newer version of Durbar; restore it with that version
server--backup--different = { $file }: this backup does not have the format of Durbar; nothing was restored
server--backup--from-itself = { $file }: this is the database itself; name the backup
server--backup--tables-there = { $database }: this database contains tables; use --overwrite to replace them with those of the backup

## Reports, bans and mutes

server--muted = The operator of this server has muted you: you cannot send messages.
server--banned = The operator of this server has banned you.
server--report-empty = Write what happened.
server--report-too-long = A report can have at most { $most } characters.
server--report-nobody = There is nobody to report in this seat.

## durbar admin

server--admin--unknown-action = The server does not know the action { $action }: it runs another version of Durbar.
server--admin--no-table = There is no table { $table }.
server--admin--no-report = There is no report { $number }.
server--admin--resolved-already = Report { $number } has been resolved already.
server--admin--nobody = No browser holds this seat: { $target }.
server--admin--no-restriction = There is no such ban or mute: { $target }.
server--admin--days = The number of days must be above 0 and at most { $most }.
server--admin--network = { $asked } is neither an address nor a network such as 192.0.2.0/24.
server--admin--wide-network = { $asked } has too many addresses: the prefix must have at least { $prefix } bits.
server--admin--whom = Name a table and a seat, an address or network, or --report N.
server--admin--seat = Seats have the numbers 1 to { $most }.
server--admin--empty-announcement = The announcement is empty.
server--admin--long-announcement = An announcement can have at most { $most } characters.
server--admin--time = { $asked } is not a time such as 2027-01-31 or 2027-01-31T18:30.
server--admin--past = That time is in the past.
server--admin--password = The password must have 1 to 1000 characters.
server--admin--older = { $database } is of an older version of Durbar. Start the server with this database once to update it.
# $text is a sentence of the server.
server--admin--refused = { $text }
server--admin--no-answer = The server did not answer within { $seconds } seconds. Nothing has changed.
server--admin--unfinished = The server has begun this action, but did not finish it within { $seconds } seconds. durbar admin audit shows whether it was finished later.
