# Maharani. The name of an entry is the message's id with "--" instead of each dot.
#
# $seat is the name of a player. $tile is translated by "maharani--tile", $quarter by "maharani--quarter", $arrow and
# $other by "maharani--side". $artisan is the artisan colour a or b, as in the notation. With three or four players there
# is no $artisan, and the attribute ".no-artisan" is used instead of the message.

## What happened

maharani--placed = { $who ->
    [you] You lay { $tile } from slot { $slot } on { $space }, arrow { $arrow }.
   *[other] { $seat } lays { $tile } from slot { $slot } on { $space }, arrow { $arrow }.
}
maharani--marker-turned = { $who ->
    [you] You turn your action marker of { $quarter } face down.
   *[other] { $seat } turns the action marker of { $quarter } face down.
}
maharani--artisan-new = { $who ->
    [you] You place a new artisan of colour { $artisan } on { $space }.
   *[other] { $seat } places a new artisan of colour { $artisan } on { $space }.
}
    .no-artisan = { $who ->
        [you] You place a new artisan on { $space }.
       *[other] { $seat } places a new artisan on { $space }.
    }
maharani--artisan-moved = { $who ->
    [you] You move an artisan of colour { $artisan } from { $left } to { $space }.
   *[other] { $seat } moves an artisan of colour { $artisan } from { $left } to { $space }.
}
    .no-artisan = { $who ->
        [you] You move an artisan from { $left } to { $space }.
       *[other] { $seat } moves an artisan from { $left } to { $space }.
    }
maharani--no-artisan = { $who ->
    [you] An artisan is due on { $space }, but you have none left.
   *[other] An artisan is due on { $space }, but { $seat } has none left.
}
maharani--scored = { $who ->
    [you] You get { $gold } gold for { maharani--source }.
   *[other] { $seat } gets { $gold } gold for { maharani--source }.
}
maharani--paid = { $who ->
    [you] You pay { $gold } gold for the second tile.
   *[other] { $seat } pays { $gold } gold for the second tile.
}
maharani--ended = { $who ->
    [you] You end your turn after one tile.
   *[other] { $seat } ends the turn after one tile.
}
maharani--renewed = { $who ->
    [you] You reactivate your action markers: all are face up again.
   *[other] { $seat } reactivates the action markers: all are face up again.
}
maharani--removed = All centre spaces are filled: { $tile } leaves slot { $slot } and the game.
maharani--quarter-full = No space is left in { $quarter }: it is scored.
maharani--quarter-pays = { $who ->
    [you] { $artisans ->
        [one] You have 1 artisan of colour { $artisan } in { $quarter }.
       *[other] You have { $artisans } artisans of colour { $artisan } in { $quarter }.
    }
   *[other] { $artisans ->
        [one] { $seat } has 1 artisan of colour { $artisan } in { $quarter }.
       *[other] { $seat } has { $artisans } artisans of colour { $artisan } in { $quarter }.
    }
}
    .no-artisan = { $who ->
        [you] { $artisans ->
            [one] You have 1 artisan in { $quarter }.
           *[other] You have { $artisans } artisans in { $quarter }.
        }
       *[other] { $artisans ->
            [one] { $seat } has 1 artisan in { $quarter }.
           *[other] { $seat } has { $artisans } artisans in { $quarter }.
        }
    }
maharani--nothing-fits = No tile on the turntable fits an empty space: the game is over.

## The deal

maharani--starts = { $who ->
    [you] You play first.
   *[other] { $seat } plays first.
}
maharani--drawn = Slot { $slot } gets { $tile }.

## Reasons why a move is not legal

maharani--why--nothing-placed = You have not laid a tile this turn: lay one, or reactivate your action markers.
maharani--why--placed-already = You have already laid a tile this turn: reactivating action markers takes a whole turn.
maharani--why--markers-up = All your action markers are already face up: there is nothing to reactivate.
maharani--why--slot-empty = Slot { $slot } is empty.
maharani--why--turntable = No tile can be laid on { $space }: it is part of the turntable.
maharani--why--no-such-space = There is no space { $space } on the floor.
maharani--why--space-taken = There is already { $tile } on { $space }.
maharani--why--marker-down = Slot { $slot } is in { $quarter }, and your action marker of that quarter is face down: you can only lay this tile in that quarter.
maharani--why--columns = You cannot lay { $tile } on { $space }: the columns do not match.
maharani--why--other-arrow = On { $space } the arrow of { $tile } can only point { $arrow } or { $other }.
    .no-other = On { $space } the arrow of { $tile } can only point { $arrow }.
maharani--why--choose-artisan = Both your artisan colours are possible: choose { $first } or { $second }.
maharani--why--one-artisan-colour = You have only one artisan colour: leave out the letter after the arrow.
maharani--why--no-artisan-due = No artisan is placed here: the arrow would have to point { $arrow }, to your side. Leave out the artisan colour.
maharani--why--no-artisan-left = You have no artisan left for this tile: leave out the artisan colour.
maharani--why--artisan-forced = Only artisan colour { $artisan } is possible here: leave it out.

## Hints

maharani--hint--tile = { $gold ->
    [one] { $gold } gold for the tile: its area has { $gold } tile.
   *[other] { $gold } gold for the tile: its area has { $gold } tiles.
}
maharani--hint--artisan-new = { $gold ->
    [one] { $gold } gold for a new artisan in { $quarter }, who stands alone.
   *[other] { $gold } gold for a new artisan in { $quarter }, in a group of { $gold } artisans.
}
maharani--hint--artisan-moved = { $gold ->
    [one] { $gold } gold for an artisan that moves within { $quarter } and stands alone.
   *[other] { $gold } gold for an artisan that moves within { $quarter }, into a group of { $gold } artisans.
}
maharani--hint--would-pay = { $artisans ->
    [one] Once { $quarter } is full, your artisan there earns { $gold } gold.
   *[other] Once { $quarter } is full, your { $artisans } artisans there earn { $gold } gold.
}
maharani--hint--fills = This turn fills { $quarter }: { $gold } gold for you, { $theirs } for { $seat }.
maharani--hint--fills-alone = This turn fills { $quarter }: { $gold } gold for you, none for the others.
maharani--hint--marker-turned = It turns your action marker of { $quarter } face down.
maharani--hint--markers-kept = It turns no action marker face down.
maharani--hint--markers-back = { $markers ->
    [one] You get 1 action marker back.
   *[other] You get { $markers } action markers back.
}
maharani--hint--second = The second tile earns { $gold } gold after its cost is deducted.
maharani--hint--saves = You save the { $gold } gold for a second tile.

## Reasons against a move, compared with a better one

maharani--against--lays-nothing = No tile was laid.
maharani--against--less-gold = { $gold ->
    [0] It earned no gold at once; { $more } was possible.
   *[other] It earned { $gold } gold at once; { $more } was possible.
}
maharani--against--less-later = { $gold ->
    [0] It added nothing to what a full quarter will pay; { $more } gold was possible.
   *[other] It added { $gold } gold to what a full quarter will pay; { $more } was possible.
}
maharani--against--no-artisan = It placed no artisan.
maharani--against--marker = It turned the action marker of { $quarter } face down, which was not necessary.
maharani--against--price = The second tile cost { $gold } gold and earned { $brought }.
maharani--against--fills = It filled { $quarter }, which pays { $seat } the most: { $theirs } gold.

## Names

maharani--tile = { maharani--a-coloured } tile { maharani--with-columns }
maharani--a-coloured = { $colour ->
    [blue] a blue
    [orange] an orange
    [red] a red
    [green] a green
    [violet] a violet
    [yellow] a yellow
   *[other] a { $colour }
}
maharani--with-columns = { $kind ->
    [centre] with a centre column
    [half] with one half-column
    [halves] with two opposite half-columns
    [corner] with two half-columns at a corner
    [three] with three half-columns
    [four] with four half-columns
    [plain] without columns
   *[other] { $kind }
}
maharani--quarter = { $animal ->
    [lion] the lion quarter
    [peacock] the peacock quarter
    [elephant] the elephant quarter
    [monkey] the monkey quarter
   *[other] the quarter “{ $animal }”
}
maharani--side = { $side ->
    [N] north
    [E] east
    [S] south
    [W] west
   *[other] { $side }
}
maharani--source = { $source ->
    [tiles] the tile
    [artisans] the artisan
    [quarters] the full quarter
    [second] the second tile
   *[other] { $source }
}
maharani--phase = { $phase ->
    [first] lay a tile or reactivate the markers
    [second] lay a second tile or end the turn
    [over] end of the game
   *[other] { $phase }
}

## Expected notation, for texts that are not a move

maharani--expected--move = slot:space>arrow such as 2:c4>E (slots 1 to { $slots }, spaces { $least } to { $most }, arrows N E S W; /a or /b at the end chooses an artisan colour), end or renew
maharani--expected--slot = a slot from 1 to { $slots } before the colon, as in 2:c4>E
maharani--expected--space = a space from { $least } to { $most } after the colon, as in 2:c4>E
maharani--expected--arrow = an arrow, one of N E S W, after the >, as in 2:c4>E
maharani--expected--artisan = /a or /b for the artisan colour, as in 2:c4>E/a, or nothing after the arrow

## Pages of text

maharani--page--part = { $part ->
    [floor] floor
    [quarters] quarters
    [players] players
    [turntable] turntable
    [bag] bag
   *[other] { $part }
}
maharani--page--source = { $source ->
    [tiles] tiles
    [artisans] artisans
    [quarters] full quarters
    [second] second tiles
   *[other] { $source }
}
maharani--page--gold = { $gold } gold

# The animals of the quarters. Their first four letters are headings of columns.

maharani--page--animal = { $animal ->
    [lion] lion
    [peacock] peacock
    [elephant] elephant
    [monkey] monkey
   *[other] { $animal }
}
maharani--page--of-animal = { maharani--page--animal }

# The colours and the columns of tiles, as in "blue, two opposite half-columns"

maharani--page--coloured = { $colour ->
    [blue] blue
    [orange] orange
    [red] red
    [green] green
    [violet] violet
    [yellow] yellow
   *[other] { $colour }
}
maharani--page--columns = { $kind ->
    [centre] a centre column
    [half] one half-column
    [halves] two opposite half-columns
    [corner] two half-columns at a corner
    [three] three half-columns
    [four] four half-columns
    [plain] no columns
   *[other] { $kind }
}
maharani--page--centre-mark = O
maharani--page--mark = half-columns { $sides }
maharani--page--mark-of-one = half-column { $sides }
maharani--page--at-side = { maharani--side }
maharani--page--seat-side = in the { maharani--side }

# The heading, and a short summary of the last move

maharani--page--turn = Turn { $turn }
# "Turn 3: Noor in the south"
maharani--page--turn-of = { $turn }: { $seat } { maharani--page--seat-side }
maharani--page--in-the-bag = { $count } in the bag
maharani--page--the-end = End of the game
# "End of the game, after turn 40"
maharani--page--ended = { $end }, after turn { $turn }
maharani--page--lays = { $who ->
    [you] You lay { $shown } on { $space }: { $gold }.
   *[other] { $seat } lays { $shown } on { $space }: { $gold }.
}
maharani--page--full = The { maharani--page--of-animal } quarter is full: { $gold }.
    .no-gold = The { maharani--page--of-animal } quarter is full.

# The table of the quarters: "paid" marks a quarter that has been scored, "pays" is the gold that a full quarter would pay

maharani--page--gold-heading = gold
maharani--page--free = free spaces
maharani--page--paid = paid
maharani--page--pays = pays
maharani--page--left = { $supply } left
maharani--page--marker = marker
maharani--page--up = up
maharani--page--down = down

# The table in sentences, for screen readers

maharani--page--quarter = The { maharani--page--of-animal } quarter in the { $where }: { $told }.
maharani--page--where = { $corner ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
    [se] south-east
   *[other] { $corner }
}
maharani--page--no-tile = no tile yet
maharani--page--empty = Empty: { $spaces }.
# "half-columns north and south on a4 and a5"
maharani--page--spaces = { $mark } on { $spaces }
# "c4 blue, arrow east"
maharani--page--laid = { $space } { maharani--page--coloured }, arrow { maharani--side }
maharani--page--laid-with-artisan = { $space } { maharani--page--coloured }, arrow { maharani--side }, artisan of { $seat }
maharani--page--laid-with-coloured-artisan = { $space } { maharani--page--coloured }, arrow { maharani--side }, artisan of colour { $artisan } of { $seat }
maharani--page--scored = full and scored
maharani--page--has-artisans = { $who ->
    [you] you have { $artisans }, worth { $gold } gold when the quarter is full
   *[other] { $seat } has { $artisans }, worth { $gold } gold when the quarter is full
}
maharani--page--free-spaces = { $free ->
    [one] { $free } space free; { $told }
   *[other] { $free } spaces free; { $told }
}
maharani--page--no-artisan-there = no artisans there
maharani--page--artisans = { $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
}
maharani--page--artisans-of = { $count ->
    [one] { $count } artisan of colour { $artisan }
   *[other] { $count } artisans of colour { $artisan }
}
maharani--page--no-artisan = no artisans
maharani--page--player = { $seat } { maharani--page--seat-side }: { $gold } gold; { $artisans } left; { $markers }.
maharani--page--all-up = all action markers face up
maharani--page--all-down = all action markers face down
maharani--page--some-up = action markers face up: { $up }; face down: { $down }
maharani--page--bag-size = { $count ->
    [one] { $count } tile is in the bag.
   *[other] { $count } tiles are in the bag.
}
maharani--page--slot = Slot { $slot }, in the { maharani--page--of-animal } quarter: { $what }.
    .no-animal = Slot { $slot }: { $what }.
# "blue with one half-column, b1E"
maharani--page--on-slot = { maharani--page--coloured } with { maharani--page--columns }, { $text }
maharani--page--slot-empty = empty
maharani--page--you-have = You have { $gold } gold; { $markers }.
# "2 b1E: blue, one half-column"
maharani--page--slot-in-short = { $slot } { $shown }: { maharani--page--coloured }, { maharani--page--columns }
maharani--page--turntable-empty = The turntable is empty.
maharani--page--bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
# "blue 3: b1N x2, bO"
maharani--page--of-colour = { maharani--page--coloured } { $count }: { $tiles }
maharani--page--removed = Removed from the game, as all centre spaces are filled: { $tiles }.

# The task of the player to move

maharani--page--nothing-second = No tile on the turntable can be laid: end your turn.
maharani--page--second = Lay a second tile for { $gold } gold, or end your turn.
maharani--page--second-free = Lay a second tile, or end your turn.
maharani--page--nothing-first = No tile can be laid: reactivate your action markers.
maharani--page--first = Lay a tile. You sit in the { maharani--side }: if its arrow points { maharani--side }, you place an artisan.
maharani--page--end = end your turn
maharani--page--for-quarters = +{ $gold } for full quarters
maharani--page--renew = { $count ->
    [one] reactivate { $count } action marker instead of laying a tile
   *[other] reactivate { $count } action markers instead of laying a tile
}
# "blue with one half-column on c4, arrow east"
maharani--page--placing = { maharani--page--coloured } with { maharani--page--columns } on { $space }, arrow { maharani--side }
maharani--page--new = a new artisan, { $gold } gold
maharani--page--new-of = a new artisan (colour { $artisan }), { $gold } gold
maharani--page--moves = your artisan moves there, { $gold } gold
maharani--page--moves-of = your artisan moves there (colour { $artisan }), { $gold } gold
maharani--page--none-left = no artisan left to place
maharani--page--quarters-gold = full quarters, { $gold } gold
maharani--page--turns-marker = turns your { maharani--page--of-animal } marker face down

# Signs after an amount of gold in the list of moves: "+2n" means 2 gold for a new artisan

maharani--page--sign = { $what ->
    [new] n
    [moved] m
    [quarter] q
   *[other] { $what }
}
maharani--page--sign-new = { $sign }: new artisan
maharani--page--sign-moved = { $sign }: moved artisan
maharani--page--sign-quarter = { $sign }: quarter
maharani--page--sign-marker = { $sign }: marker down
# "more" is the command that lists the other moves.
maharani--page--more = more: { $count } others

## Letters of the notation: the first letters of the words above

maharani--written--colour = { $colour ->
    [blue] b
    [orange] o
    [red] r
    [green] g
    [violet] v
    [yellow] y
   *[other] { $colour }
}
maharani--written--side = { $side ->
    [N] N
    [E] E
    [S] S
    [W] W
   *[other] { $side }
}
maharani--written--end = end
maharani--written--renew = renew

## Errors in a board file: the tiles

maharani--board--tiles-listed-twice = the key "list" already lists all tiles: remove the key "per_colour"
maharani--board--no-tiles = there are no tiles: expected the key "per_colour" (the tiles that every colour has) or the key "list" (all tiles)
maharani--board--a-colour = a colour of these tiles
maharani--board--a-kind = a kind of tile
maharani--board--colours = expected 1 to { $most } colours, found { $found }
maharani--board--same-letter = "{ $known }" starts with the same letter as "{ $name }"
maharani--board--number-of-tiles = { $found ->
    [one] 1 tile
   *[other] { $found } tiles
}; there may be { $least } to { $most }
maharani--board--different-tiles = there are { $found } different tiles; at most { $most } are possible
maharani--board--unused-colour = there is no { $name } tile, although { $name } is one of the colours
maharani--board--tile-fits-nowhere = a tile of the kind "{ $kind }" does not fit on any space, in any direction
maharani--board--centre-tiles = there are { $found } tiles with a centre column for { $spaces } spaces with a centre column; at most { $most } tiles may be left over

## Errors in a board file: the floor
## Messages that are not sentences, such as "a quarter", are inserted into other messages to say what was expected.

maharani--board--rows = { $count } rows, one for each rank
maharani--board--rank = expected { $expected } spaces in rank { $rank }, found { $found }
maharani--board--empty-quarter = the quarter { $name } has no space
maharani--board--turntable = found "{ $found }"; the turntable, T, must be on { $spaces } and nowhere else
maharani--board--no-mark = "{ $found }" is not a mark: expected letters of NESW in this order, or one of "O", "." and "#"
maharani--board--no-mark-but = "{ $found }" is not a mark: write the letters in the order NESW, as in "{ $near }"
maharani--board--no-other-half = the half-column of { $space } at { $at } has no other half
# $lacking in the next messages is the message above. $space is the neighbouring space, $at the side of that space.
maharani--board--half-at-edge = { $lacking }: the board ends there
maharani--board--half-at-turntable = { $lacking }: { $space } is the turntable
maharani--board--half-at-no-space = { $lacking }: { $space } is not a space
maharani--board--half-alone = { $lacking }: { $space } has no half at { $at }
maharani--board--same-animal = another quarter already has "{ $name }"

## Errors in a board file: gold, slots and seats

maharani--board--payout = { $count } numbers, for 0 to { $most } artisans
maharani--board--payout-falls = { $artisans } artisans earn { $gold } gold, but one artisan fewer earns { $before }: the gold must not fall
maharani--board--quarters = { $count } quarters
maharani--board--a-quarter = a quarter
maharani--board--slots-clockwise = slots must be numbered clockwise: expected { $expected }
maharani--board--slot-carried = slot 1 is in { $found }, expected { $expected }: for side { $facing } it is in { $start }, and for each next side the turntable carries it one quarter further
maharani--board--sides = { $count } sides
maharani--board--a-side = a side of the board
maharani--board--same-side = another seat is already at { $at }
maharani--board--seats-clockwise = seats must be listed clockwise: expected { $expected }
