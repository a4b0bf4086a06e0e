# What the server says when it refuses a request, when it cannot be set up, and when its database cannot be used.

# Somebody who has no name.
server--nameless = Guest

## Tables and games

server--table-changed = The table has changed meanwhile.
server--table-damaged = This table cannot be opened: what is stored of it cannot be read. Whoever runs the server can restore it from a backup.
server--log-full = So much has happened at this table that no more can be stored.
server--again-when-over = The next game can be opened when this one is over.
server--host-only = Only the host of the table can do that.
server--no-tables = This browser has no tables yet.
server--too-many-tables = This browser has { $tables } tables: remove some first.
server--not-stored = The table could not be stored. Nothing is lost; try again in a moment.
server--busy = Many boards and records are waiting to be checked: try again in a moment.
server--board-wrong = The board is not right: { $problem }
server--board-file = board file

## Seats and players

server--seat-taken = Somebody has taken this seat already.
server--same-name = Two players at one table cannot have the same name.
server--player-here = This player is here: a bot plays only for somebody who is away.
server--too-early = Nobody has waited long enough for this player yet.

## Hints, coach, analyses

server--no-hints = At this table there are no hints.
server--hints-on-turn = Hints are for whoever has the move.
server--coach-for-novices = The coach is for those who play against novices alone.
server--analysed-when-over = A game can be analysed when it is over.
server--record-ends-early = This record ends before the game does: only a finished game can be analysed.
server--too-many-analyses = Many games are waiting to be analysed: try again later.

## Requests

server--not-found = There is nothing here, or it is not for you.
server--password = This server asks for a password first.
server--wrong-password = That is not the password.
server--cross-origin = Only Durbar's own pages may do that.
server--not-json = The body has to be JSON, with Content-Type: application/json.
server--unreadable = The body cannot be read as JSON: { $why }, at letter { $place }.
server--unreadable-text = The body cannot be read as JSON: it is no text, is nested too deep or has too long a number.
server--invalid = The request is not as it should be: { $problems }
server--http = { $detail }
server--bad-length = The length of the body is not a number.
server--too-long = That is too long: at most { $most } bytes are read.
server--too-many-parts = That has too many parts: at most { $most } are read.
server--too-slow = The request took too long to arrive.
server--too-fast = That was too often. Try again in { $seconds } s.
server--too-many-streams = Durbar is open too often here: close another window first.
server--fault = Something broke on the server. It has been noted.

## Settings

server--setting--positive = { $name } has to be more than 0, not { $value }
server--setting--rate = a rate needs more than 0 a second and a burst of at least 1: { $rate }
server--setting--no-database = no database is named
server--setting--port = there is no port { $port }: 0 to 65535
server--setting--empty-password = an empty password keeps nobody out: give one, or none
server--setting--log-level = there is no log level { $asked }: { $known }
server--setting--beat = beat has to be a number of seconds, 0 or more, not { $value }
server--setting--public-url = the public address has to be like https://durbar.example.net, with nothing behind it
server--setting--proxy = not an address or a network of a trusted proxy: { $asked }
server--setting--cannot-listen = cannot listen on { $host }, port { $port }: { $why }; choose another with --port, or end what uses this one

## The database

server--storage--failed = { $where }: { $what }
server--storage--failed-but = { $where }: { $what }; { $advice }
server--storage--advice--full = make room on the disk and try again
server--storage--advice--path = check the path and its permissions
server--storage--advice--permission = give yourself permission to write the file and its folder
server--storage--advice--other-file = name a file that Durbar made, or one that is not there yet
server--storage--advice--damaged = the file is damaged; restore a backup
server--storage--advice--locked = another program is writing to it; end that first
server--storage--ending = { $database }: nothing is written any more, the server is ending
server--storage--lost = { $database }: the transaction was lost
server--storage--locked = { $database }: another server is using this database; end that one first
server--storage--newer = { $database }: this database was made by a newer Durbar (form { $form }; known here are { $known }); use that Durbar, or restore a backup into another database
server--storage--orphans = { $database }: there are rows that belong to no table
server--storage--no-log = { $database }: SQLite cannot keep its log here (it says { $mode }); choose a disk of this machine
server--storage--other-tables = { $database }: this database holds tables that are not Durbar's ({ $tables }); name another one
server--storage--folder = { $file }: this is a folder; name a file in it
server--storage--not-allowed = { $file }: you may not read and write it; choose another place or change its permissions
server--storage--no-such-database = { $file }: there is no such database
server--storage--no-file = { $file }: { $why }; choose another place or change its permissions
server--storage--url = this is not the URL of a database: give sqlite:///FILE or postgresql://USER@HOST/NAME
server--storage--kind = no database of the kind { $kind } can be used: give sqlite:///FILE or postgresql://USER@HOST/NAME
server--storage--sqlite-host = an SQLite file has no host: give sqlite:///FILE (three slashes, four before a full path)
server--storage--sqlite-settings = an SQLite file takes no settings in its URL: give sqlite:///FILE
server--storage--in-memory = a database in memory would forget every table: give sqlite:///FILE
server--storage--no-name = the URL names no database: give postgresql://USER@HOST/NAME
server--storage--postgresql-settings = a PostgreSQL URL may set host, port and sslmode, not { $unknown }

## Backups

server--backup--copying = { $source } to { $target }
server--backup--folder = { $file }: give a file, not a folder
server--backup--over-itself = { $file }: this is the database itself; name another file for the backup
server--backup--over-database = { $file }: this is a database in use; name another file for the backup
server--backup--file-exists = { $file }: there is such a file already; name another, or give --overwrite
server--backup--not-durbar = { $database }: there are no tables of Durbar's in this database
server--backup--not-a-backup = { $file }: this is not a backup of Durbar's
server--backup--in-use = { $file }: this is a database in use, not a backup; take one with durbar backup
server--backup--damaged = { $file }: this backup is damaged; nothing was restored
server--backup--newer = { $file }: this backup was made by a newer Durbar; restore it with that one
server--backup--different = { $file }: this backup is not as Durbar makes them; nothing was restored
server--backup--from-itself = { $file }: this is the database itself; name the backup
server--backup--tables-there = { $database }: there are tables in this database; --overwrite replaces them by the backup's
