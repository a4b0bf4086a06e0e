# What the table of Maharani says.

key-name-arrows = arrows

## What is asked

maharani-say-first = Lay a tile.
maharani-say-first-or-renew = Lay a tile, or renew your markers.
maharani-say-must-renew = No tile can be laid: renew your markers.
maharani-more-first = An arrow that points to your side lets you set an artisan on it.
maharani-more-where = Framed spaces are free to take. Dashed ones cost the marker of the animal they show.
maharani-say-second = Lay a second tile for { $gold } gold, or end the turn.
maharani-say-end = No second tile can be laid: end the turn.
maharani-say-end-now = End the turn without a second tile?
maharani-say-where = Where shall { maharani-the-tile } go?
maharani-say-which = Which tile shall go to { $space }?
maharani-say-lay = Lay { maharani-the-tile } in { maharani-the-quarter }.
maharani-say-renew = Turn your markers face up instead of laying a tile.
maharani-the-tile = { $colour ->
    [blue] the blue tile
    [orange] the orange tile
    [red] the red tile
    [green] the green tile
    [violet] the violet tile
    [yellow] the yellow tile
   *[other] the { $colour } tile
}
maharani-the-quarter = { $animal ->
    [lion] the Lion quarter
    [peacock] the Peacock quarter
    [elephant] the Elephant quarter
    [monkey] the Monkey quarter
   *[other] the quarter { $animal }
}
maharani-do-lay = Lay the tile
maharani-do-end = End the turn
maharani-do-renew = Renew the markers
maharani-gold = Gold
maharani-turn = Turn

## Keys

maharani-key-tile = tile
maharani-key-space = space
maharani-key-turn = turn
maharani-key-artisan = artisan
maharani-key-renew = renew
maharani-key-end = end

## The floor

maharani-floor = The palace floor
maharani-turntable = Tiles on the turntable
maharani-side-of = { $side ->
    [N] { $name } sits in the north
    [E] { $name } sits in the east
    [S] { $name } sits in the south
   *[other] { $name } sits in the west
}
maharani-animal = { $animal ->
    [lion] Lion
    [peacock] Peacock
    [elephant] Elephant
    [monkey] Monkey
   *[other] { $animal }
}
maharani-quarter-free = { $animal } quarter: { $free ->
    [one] 1 space free
   *[other] { $free } spaces free
}
maharani-quarter-done = { $animal } quarter: paid out
maharani-quarter-pays = Once it is full, everybody is paid for their artisans in it.
maharani-quarter-paid = Everybody was paid for their artisans in it and took them back.
maharani-colour = { $colour ->
    [blue] blue
    [orange] orange
    [red] red
    [green] green
    [violet] violet
    [yellow] yellow
   *[other] { $colour }
}
maharani-letter = { $colour ->
    [blue] B
    [orange] O
    [red] R
    [green] G
    [violet] V
    [yellow] Y
   *[other] { $letter }
}
maharani-tile-laid = { maharani-colour }, { $side ->
    [N] arrow to the north
    [E] arrow to the east
    [S] arrow to the south
   *[other] arrow to the west
}
maharani-artisan-of = { $which ->
    [a] artisan of { $name }, full disc
    [b] artisan of { $name }, ring
   *[other] artisan of { $name }
}
maharani-empty = { $mark ->
    [O] free, centre column
    [N] free, half-column north
    [E] free, half-column east
    [S] free, half-column south
    [W] free, half-column west
    [NS] free, half-columns north and south
    [EW] free, half-columns east and west
   *[other] free, half-columns { $sides }
}
maharani-fits = fits, { $gold } gold
maharani-fits-for = fits for the { $animal } marker, { $gold } gold
maharani-slot = { $animal ->
    [none] Tile { $slot }: { maharani-colour }, { maharani-kind }
   *[other] Tile { $slot }: { maharani-colour }, { maharani-kind }, lies in the { $animal } quarter
}
maharani-slot-empty = Slot { $slot } is empty
maharani-lies-in = Lies in the { $animal } quarter
maharani-kind = { $kind ->
    [centre] centre column
    [half] one half-column
    [halves] two opposite half-columns
    [corner] two half-columns at a corner
    [three] three half-columns
    [four] four half-columns
   *[other] no column
}
maharani-renew = { $markers ->
    [one] Renew 1 marker
   *[other] Renew { $markers } markers
}

## The quarters

maharani-quarters = The quarters
maharani-quarters-note = Artisans, and the gold they bring when it is full.
maharani-paid-out = paid out
maharani-free = { $free } free
maharani-gold-short = { $gold } gold
maharani-gold-of = { $gold } gold
maharani-cell = { $count ->
    [0] no artisan in the { $animal } quarter
    [one] 1 artisan in the { $animal } quarter, worth { $gold } gold
   *[other] { $count } artisans in the { $animal } quarter, worth { $gold } gold
}
maharani-left = { $many ->
    [one] 1 artisan left
   *[other] { $count } artisans left
}
maharani-you = you
maharani-row = { $turn ->
    [yes] { $left }, to play. Show all that they hold.
   *[no] { $left }. Show all that they hold.
}
maharani-marker = { $up ->
    [yes] { $animal } marker, face up
   *[no] { $animal } marker, face down
}
maharani-marker-does = { $up ->
    [yes] Turned face down, it carries a tile from this quarter into another.
   *[no] Instead of laying a tile, all markers can be turned face up.
}
maharani-left-does = One goes on a tile whose arrow points to its player’s side.
maharani-lies-free = Laid there it costs nothing; elsewhere it costs the marker.
maharani-holdings-of = What { $name } holds
maharani-hold-markers = Action markers
maharani-hold-supply = Artisans left
maharani-hold-standing = Artisans on the floor
maharani-hold-gold = Gold so far
maharani-none = none
maharani-far = { $laid } of { $all } spaces laid, { $bag ->
    [one] 1 tile in the bag
   *[other] { $bag } tiles in the bag
}
maharani-far-short = { $laid } of { $all } laid
maharani-sheet-turn = Turn { $turn }
maharani-source = { $source ->
    [tiles] tiles
    [artisans] artisans
    [quarters] quarters
   *[second] second tile
}

## What a move brings

maharani-line-tile = Tile
maharani-line-area = { maharani-colour } area of { $count }
maharani-line-artisan = Artisan
maharani-line-comes = comes new, group of { $count }
maharani-line-moves = moves here from { $from }, group of { $count }
maharani-line-none-left = due, but none is left
maharani-line-later = once full { $after } gold instead of { $before }
maharani-line-second = Second tile
maharani-line-marker = Marker
maharani-line-marker-down = { $animal ->
    [lion] Lion, turns face down
    [peacock] Peacock, turns face down
    [elephant] Elephant, turns face down
    [monkey] Monkey, turns face down
   *[other] { $animal }, turns face down
}
maharani-line-full = full
maharani-line-renew = { $markers ->
    [one] 1 marker turns face up
   *[other] { $markers } markers turn face up
}
maharani-line-end = { $gold ->
    [0] No second tile
   *[other] No second tile, { $gold } gold saved
}
maharani-choose-artisan = Which artisan
maharani-artisan-colour = { $which ->
    [a] Artisan, full disc
   *[b] Artisan, ring
}
