# Texts of a Maharani table, except the messages of the game, which the server sends.

key-name-arrows = arrows

## Prompts

maharani-say-first = Lay a tile.
maharani-say-first-or-renew = Lay a tile, or reactivate your markers.
maharani-look-space = Look at space { $space }.
maharani-look-markers = Look at your action markers.
maharani-look-turntable = Look at the turntable.
maharani-say-must-renew = No tile can be laid: reactivate your markers.
maharani-more-first = If its arrow points to your side, you place an artisan on it.
maharani-more-where = Framed spaces are free. Dashed spaces cost the marker of the animal shown.
maharani-say-second = Lay a second tile for { $gold } gold, or end the turn.
maharani-say-end = No second tile can be laid: end the turn.
maharani-say-end-now = End the turn without a second tile?
maharani-say-where = Where does { maharani-the-tile } go?
maharani-say-which = Which tile goes on { $space }?
maharani-say-lay = Lay { maharani-the-tile } in { maharani-the-quarter }.
maharani-say-renew = Reactivate your markers instead of laying a tile.
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
    [lion] the lion quarter
    [peacock] the peacock quarter
    [elephant] the elephant quarter
    [monkey] the monkey quarter
   *[other] the { $animal } quarter
}
maharani-quarter-name = { $animal ->
    [lion] Lion quarter
    [peacock] Peacock quarter
    [elephant] Elephant quarter
    [monkey] Monkey quarter
   *[other] Quarter { $animal }
}
maharani-do-lay = Lay the tile
maharani-do-end = End the turn
maharani-do-renew = Reactivate the markers
maharani-gold = Gold
maharani-turn = Turn

## The news in the bar: one sentence about a turn, without a full stop. Signs stand before or in place of words.

maharani-news-lays = { $who ->
    [you] You lay { $tiles }
   *[other] { $name } lays { $tiles }
}
maharani-news-lays-some = { $who ->
    [you] { $count ->
        [one] You lay 1 tile
       *[other] You lay { $count } tiles
    }
   *[other] { $count ->
        [one] { $name } lays 1 tile
       *[other] { $name } lays { $count } tiles
    }
}
maharani-news-tile = { $colour ->
    [orange] an { $sign } { maharani-colour } tile on { $space }
   *[other] a { $sign } { maharani-colour } tile on { $space }
}
maharani-news-tile-short = { $sign } on { $space }
maharani-news-places = { $who ->
    [you] { $count ->
        [one] place an artisan
       *[other] place { $count } artisans
    }
   *[other] { $count ->
        [one] places an artisan
       *[other] places { $count } artisans
    }
}
maharani-news-moves = { $who ->
    [you] move an artisan from { $left } to { $space }
   *[other] moves an artisan from { $left } to { $space }
}
maharani-news-turns = { $who ->
    [you] turn the { $sign } { maharani-animal } marker face down
   *[other] turns the { $sign } { maharani-animal } marker face down
}
maharani-news-renews = { $who ->
    [you] You reactivate your markers
   *[other] { $name } reactivates the markers
}
maharani-news-full = { $sign } { maharani-the-quarter } is full

## When a quarter is full

maharani-interlude-full = { $count ->
    [one] A quarter is full
   *[other] { $count } quarters are full
}
maharani-interlude-artisans = { $artisans ->
    [0] no artisans
    [one] 1 artisan
   *[other] { $artisans } artisans
}

## Keys

maharani-key-tile = tile
maharani-key-space = space
maharani-key-turn = turn
maharani-key-artisan = artisan
maharani-key-renew = reactivate
maharani-key-end = end turn

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
    [lion] lion
    [peacock] peacock
    [elephant] elephant
    [monkey] monkey
   *[other] { $animal }
}
maharani-quarter-free = { maharani-quarter-name }: { $free ->
    [one] 1 free space
   *[other] { $free } free spaces
}
maharani-quarter-done = { maharani-quarter-name }: scored
maharani-quarter-pays = When it is full, all players get gold for their artisans in it.
maharani-quarter-paid = All players got gold for their artisans in it and took them back.
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
    [N] arrow north
    [E] arrow east
    [S] arrow south
   *[other] arrow west
}
# $which is "a" or "b" if there are two colours of artisans, and otherwise "one".
maharani-artisan-of = { $which ->
    [a] artisan of { $name } (disc)
    [b] artisan of { $name } (ring)
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
maharani-fits-for = fits, costs the { maharani-animal } marker, { $gold } gold
maharani-slot = { $animal ->
    [none] Slot { $slot }: { maharani-colour } tile, { maharani-kind }
   *[other] Slot { $slot }: { maharani-colour } tile, { maharani-kind }, in { maharani-the-quarter }
}
maharani-slot-empty = Slot { $slot } is empty
maharani-lies-in = In { maharani-the-quarter }
maharani-kind = { $kind ->
    [centre] centre column
    [half] one half-column
    [halves] two opposite half-columns
    [corner] two half-columns at a corner
    [three] three half-columns
    [four] four half-columns
   *[other] no columns
}
maharani-renew = { $markers ->
    [one] Reactivate 1 marker
   *[other] Reactivate { $markers } markers
}

## The quarters

maharani-quarters = Quarters
maharani-quarters-note = Artisans, and the gold they earn when the quarter is full.
maharani-paid-out = scored
maharani-free = { $free } free
maharani-gold-short = { $gold } gold
maharani-gold-of = { $gold } gold
maharani-cell = { $count ->
    [0] no artisans in { maharani-the-quarter }
    [one] 1 artisan in { maharani-the-quarter }, worth { $gold } gold
   *[other] { $count } artisans in { maharani-the-quarter }, worth { $gold } gold
}
# $many is the number of artisans; $count is this number, or "3+2" if there are two colours.
maharani-left = { $many ->
    [one] 1 artisan left
   *[other] { $count } artisans left
}
maharani-you = you
# $left is the text of "maharani-left".
maharani-row = { $turn ->
    [yes] { $left }, to play. Show everything this player has.
   *[no] { $left }. Show everything this player has.
}
maharani-marker = { $up ->
    [yes] Marker of { maharani-the-quarter }, face up
   *[no] Marker of { maharani-the-quarter }, face down
}
maharani-marker-does = { $up ->
    [yes] Turn it face down to lay a tile from this quarter in another one.
   *[no] Instead of laying a tile, you can reactivate all your markers.
}
maharani-left-does = An artisan goes on a tile whose arrow points to its player’s side.
maharani-lies-free = Free to lay in this quarter; elsewhere it costs the marker.
maharani-holdings-of = What { $name } has
maharani-hold-markers = Action markers
maharani-hold-supply = Artisans left
maharani-hold-standing = Artisans on the floor
maharani-hold-gold = Gold
maharani-none = none
maharani-far = { $laid } of { $all } tiles laid, { $bag } in the bag
maharani-far-short = { $laid } of { $all } laid
maharani-count-floor = Gold during the turns
maharani-moment = { $kind ->
    [level] { $you ->
        [yes] You drew level
       *[no] { $name } drew level
    } { maharani-moment-when }.
    [gain] { $you ->
        [yes] You
       *[no] { $name }
    } gained most on the others { maharani-moment-when }.
   *[lead] { $you ->
        [yes] You took the lead for good
       *[no] { $name } took the lead for good
    } { maharani-moment-when }.
}
maharani-moment-when = { $scored ->
    [yes] in turn { $turn }, when { maharani-the-quarter } was scored{ maharani-moment-gold }
   *[no] in turn { $turn }{ maharani-moment-gold }
}
maharani-moment-gold = { $points ->
    [0] { "" }
   *[other] , with { $points } gold
}
maharani-sheet-turn = Turn { $turn }
maharani-source = { $source ->
    [tiles] tiles
    [artisans] artisans
    [quarters] full quarters
   *[second] second tile
}

## The preview of a move

maharani-line-tile = Tile
maharani-line-area = { maharani-colour } area of { $count }
maharani-line-artisan = Artisan
maharani-line-comes = new, in a group of { $count }
maharani-line-moves = moves from { $from }, in a group of { $count }
maharani-line-none-left = none left to place
maharani-line-later = { $after } gold instead of { $before } when the quarter is full
maharani-line-second = Second tile
maharani-line-marker = Marker
maharani-line-marker-down = { maharani-animal }, turned face down
maharani-line-full = full
maharani-line-renew = { $markers ->
    [one] 1 marker is reactivated
   *[other] { $markers } markers are reactivated
}
maharani-line-end = { $gold ->
    [0] No second tile
   *[other] No second tile, { $gold } gold saved
}
maharani-choose-artisan = Which artisan?
maharani-artisan-colour = { $which ->
    [a] Artisan (disc)
   *[b] Artisan (ring)
}
