# What the server says to people. Keys only here; the same keys stand in fr/server.ftl.

# starting
server-port-in-use = Port { $port } on { $host } is already taken, perhaps by another Courtier. Close that one, or choose another port with --port.
server-port-refused = Port { $port } on { $host } cannot be opened. Choose a port from 1024 to 65535 and an address of this machine.
server-bad-proxy = “{ $address }” is not the address or network of a proxy, such as 10.0.0.2 or 10.0.0.0/8.
server-database-url = This is not a database Courtier can use. Give a file, or an address such as postgresql://user@host/name.
server-database-start-locked = The database { $where } is locked by another program. Close that program and start again.
server-database-start-gone = The database { $where } cannot be opened. Check that it exists, that it is a Courtier database and that you may write there.
server-database-newer = The database { $where } was made by a newer Courtier. Use that version, or another database.
server-database-none = There is no Courtier database at { $where }, and none was made. Check the name.
server-database-in-use = Another Courtier server is using the database { $where }. Stop it first, or give this one a database of its own with --db.
server-database-old = Several servers need PostgreSQL { $least } or newer; { $where } is version { $found }.
server-database-read-only-start = The database { $where } lets nobody write: it may be a copy of another one, or set to read-only. Give the one that is written to.
server-database-no-listen = This connection to PostgreSQL cannot LISTEN, so servers would not hear of each other. Give the database’s own address, or let the pooler in front of it keep sessions.
server-workers-sqlite = An SQLite file serves one process. For several, give a PostgreSQL database: --db postgresql://user@host/name.
server-restart-stopped = The restart stops here: a server that was started anew does not serve. The others go on as they were.
server-node-name = Another server on this database is called { $name } and is alive. Give this one another name with --node, or none.
server-node-bad-name = “{ $name }” is not a name for a server: letters, digits, dots, hyphens and underscores, 40 at most.
server-node-content = The server { $name } on this database has the same version of Courtier and other cards. All servers on one database need the same installation.
server-load-loopback = A load run goes only to this machine (127.0.0.1, ::1 or localhost), not to { $host }.
server-load-no-server = The server for the load run did not start.
server-load-no-answer = No server at { $target } lets a load run set up its tables. Is it running, and without rate limits?
server-load-title = { $tables } tables of { $seats }
server-load-ack = until it is acknowledged
server-load-told = until another seat hears of it
server-load-rate = { $rate } choices a second ({ $choices } in all), { $refused } refused
server-load-lines = Connections that were lost and made anew: { $lines }

# the database while playing
server-database-locked = The database is busy with another program. Nothing was changed; try again in a moment.
server-database-gone = The database cannot be reached. Nothing was changed; whoever runs this server has to bring it back.
server-database-read-only = The database lets nobody write at the moment. Nothing was changed; whoever runs this server has to look.
server-database-full = The database has no room left. Nothing was changed; whoever runs this server has to make room.
server-node-cut = This server has lost its database or is about to stop. Nothing was changed; another one will answer in a moment.
server-table-newer = This table is played with a newer version of Courtier, on another server. Try again in a moment.
server-database-unknown = The database was lost in the middle of this, and nobody can say whether it was done. Look again before you repeat it.

# tables and links
server-no-table = There is no such table. Check the link, or set up a new table.
server-bad-link = This link is not valid for this table. Ask whoever invited you for a new one.
server-claim-first = This link is an invitation that nobody has accepted yet. Open it in a browser to take the seat.
server-seat-taken = Somebody has already taken this seat with the same link. Ask for a link to another seat, or watch the game.
server-full = This table has as many spectators as it can hold. Try again later.
server-no-seat = There is no such seat at this table.
server-no-bot = There is no bot called { $name }.
server-no-title = There is no title called { $name }. There are: { $known }.
server-no-rules = The rules of this title are not written in that language.
server-no-language = Courtier does not speak that language. It speaks: { $known }.
server-table-broken = This table was played with other rules or cards and cannot be opened with this version.
server-secret-needed = Only somebody with a seat at this table may do that.
server-empty-name = A name needs at least one letter.

# playing
server-stale = The game has moved on since you chose. Look again and choose anew.
server-waiting = The game begins when every seat is taken.
server-over = This game is over.
server-differs = This version of Courtier would play this table differently from here on, so nobody can go on with it. It can be read and replayed, and its record downloaded.
server-differs-elsewhere = Another version of Courtier is still running here and may go on with this table. Its record can be had once all servers have the same version.
server-not-over = This is possible once the game is over.
server-spectator = You are watching this game; only players may do that.
server-bot-plays = A bot plays this seat now. Take your seat back first.
server-no-undo = Nothing can be undone: the last choice was not yours, or something was rolled or revealed since.
server-no-redo = There is nothing to do again.
server-nothing-to-recall = There is no secret answer of yours to take back.
server-already-bot = A bot plays this seat already.
server-not-away = This player is here; a bot takes over only for somebody who is away.
server-away-wait = { $seconds ->
    [one] This player may still come back. A bot can take over in one second.
   *[other] This player may still come back. A bot can take over in { $seconds } seconds.
}
server-weak-bot = “{ $name }” cannot play for somebody who is away. At this table it takes { $least } or a stronger level.
server-no-hint-now = A hint is given when it is your turn.
server-no-hint = No hint could be found in time. Try again.

# replays
server-replay-gone = This replay was put away. Open the record again.
server-not-offered = This could not be chosen at that moment.
server-no-analysis = This replay has not been analysed.
server-replay-position = This record begins in the middle of a game and cannot be replayed here.
server-no-frame = There is no such moment in this game; the last one is { $last }.

# messages and limits
server-not-json = The message could not be read: it is not JSON.
server-bad-message = The message could not be understood at “{ $where }”.
server-bad-request = The request could not be understood at “{ $where }”.
server-too-big = The message is too big; at most { $most } characters are accepted.
server-too-big-request = The request is too big.
server-log-full = This table has gone on for too long: nothing more can be done at it.
server-too-many = Too much at once. Wait a moment and try again.
server-too-deep = The request is nested too deeply to be read.
server-too-big-head = The address or the headers of this request are too big.
server-too-slow = The request took too long to arrive. Send it again.
server-bad-http = This is not a request of HTTP/1.1.
server-full-house = So many people are connected that nobody else can be served. Try again in a minute.
server-json-only = Requests that change something are sent as JSON: with the header “Content-Type: application/json”.
server-not-yours = Only whoever began this analysis may stop it.
server-no-hello = The connection was closed because it did not say hello.
server-bad-origin = This page may not connect to the table. Open Courtier at its own address.
server-no-page = There is nothing at this address.
server-no-method = This address does not accept that kind of request.
server-failed = Something went wrong in the server. Nothing was changed; try again.

# a page for people who run the server from its source
server-not-built = The server is running, but the pages of the table have not been built yet. Run “make client” in the project’s folder, then load this page again. The interface for programs is at /api.
    .title = Almost ready
