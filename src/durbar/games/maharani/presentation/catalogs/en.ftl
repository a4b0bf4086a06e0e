# Maharani. A message's name here is its id with "--" for each dot.
#
# An argument that is not there has its own sentence: ".no-artisan" stands for $artisan, which only two players have.
# $seat comes as the name of a player, $tile in the words of "maharani--tile", $quarter in those of "maharani--quarter",
# $arrow and $other in those of "maharani--side". $artisan is a or b, as in the notation.

## What happened

maharani--placed = { $seat } lays { $tile } from slot { $slot } on { $space }, its arrow pointing { $arrow }.
maharani--marker-turned = { $seat } turns the action marker of { $quarter } face down.
maharani--artisan-new = { $seat } puts a new artisan of colour { $artisan } on { $space }.
    .no-artisan = { $seat } puts a new artisan on { $space }.
maharani--artisan-moved = { $seat } moves an artisan of colour { $artisan } from { $left } to { $space }.
    .no-artisan = { $seat } moves an artisan from { $left } to { $space }.
maharani--no-artisan = An artisan is due on { $space }, but { $seat } has none left.
maharani--scored = { $seat } gets { $gold } gold from { maharani--source }.
maharani--paid = { $seat } pays { $gold } gold for the second tile.
maharani--ended = { $seat } ends the turn after one tile.
maharani--renewed = { $seat } turns all action markers face up.
maharani--removed = No centre space is left: { $tile } leaves slot { $slot } and the game.
maharani--quarter-full = All of { $quarter } is filled: it is scored.
maharani--quarter-pays = { $artisans ->
    [one] { $seat } has 1 artisan of colour { $artisan } in { $quarter }.
   *[other] { $seat } has { $artisans } artisans of colour { $artisan } in { $quarter }.
}
    .no-artisan = { $artisans ->
        [one] { $seat } has 1 artisan in { $quarter }.
       *[other] { $seat } has { $artisans } artisans in { $quarter }.
    }
maharani--nothing-fits = No tile on the turntable fits an empty space: the game is over.

## The deal

maharani--starts = { $seat } is the first to play.
maharani--drawn = Slot { $slot } gets { $tile }.

## Why not

maharani--why--nothing-placed = You have placed no tile in this turn: place one, or renew your action markers.
maharani--why--placed-already = You have placed a tile in this turn: action markers are renewed instead of placing.
maharani--why--markers-up = All your action markers are face up: there is nothing to renew.
maharani--why--slot-empty = Slot { $slot } is empty.
maharani--why--turntable = The turntable is no part of the floor: nothing is laid on { $space }.
maharani--why--no-such-space = The floor has no space { $space }.
maharani--why--space-taken = There is { $tile } on { $space } already.
maharani--why--marker-down = Slot { $slot } lies in { $quarter }, and your action marker of that quarter is face down: the tile can only be laid there.
maharani--why--columns = You cannot lay { $tile } on { $space }: the columns do not match.
maharani--why--other-arrow = On { $space } the arrow of { $tile } can only point { $arrow } or { $other }.
    .no-other = On { $space } the arrow of { $tile } can only point { $arrow }.
maharani--why--choose-artisan = Both your artisan colours are possible: choose { $first } or { $second }.
maharani--why--one-artisan-colour = You have only one artisan colour: leave out the letter after the arrow.
maharani--why--no-artisan-due = No artisan is due, since the arrow would have to point { $arrow }, to your side: leave out the artisan colour.
maharani--why--no-artisan-left = You have no artisan left for this tile: leave out the artisan colour.
maharani--why--artisan-forced = Only your artisan colour { $artisan } is possible here: leave it out.

## Hints

maharani--hint--tile = { $gold } gold for the tile, by an area of { $gold }.
maharani--hint--artisan-new = { $gold } gold for a new artisan in { $quarter }, by a group of { $gold }.
maharani--hint--artisan-moved = { $gold } gold for an artisan that moves within { $quarter }, by a group of { $gold }.
maharani--hint--would-pay = { $artisans ->
    [one] Once full, { $quarter } pays your artisan { $gold } gold.
   *[other] Once full, { $quarter } pays your { $artisans } artisans { $gold } gold.
}
maharani--hint--fills = This turn fills { $quarter }: { $gold } gold for you, { $theirs } for { $seat }.
maharani--hint--fills-alone = This turn fills { $quarter }: { $gold } gold for you, none for others.
maharani--hint--marker-turned = It costs the action marker of { $quarter }.
maharani--hint--markers-kept = It costs no action marker.
maharani--hint--markers-back = { $markers ->
    [one] You get 1 action marker back.
   *[other] You get { $markers } action markers back.
}
maharani--hint--second = { $gold } gold net of the price for the second tile.
maharani--hint--saves = You do not pay { $gold } gold for a second tile.

## What speaks against a move, beside a better one

maharani--against--lays-nothing = No tile was laid.
maharani--against--less-gold = { $gold ->
    [0] It brought no gold at once, where { $more } could be had.
   *[other] It brought { $gold } gold at once, where { $more } could be had.
}
maharani--against--less-later = { $gold ->
    [0] It added nothing to what a full quarter will pay, where { $more } gold could be added.
   *[other] It added { $gold } gold to what a full quarter will pay, where { $more } could be added.
}
maharani--against--no-artisan = No artisan came with it.
maharani--against--marker = It cost the action marker of { $quarter }, where none had to be spent.
maharani--against--price = The second tile cost { $gold } gold and brought { $brought }.
maharani--against--fills = It filled { $quarter }, which pays { $seat } most: { $theirs } gold.

## Names

maharani--tile = { maharani--a-coloured } tile { maharani--with-columns } ({ $text })
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
    [plain] without a column
   *[other] { $kind }
}
maharani--quarter = { $animal ->
    [lion] the lion's quarter
    [peacock] the peacock's quarter
    [elephant] the elephant's quarter
    [monkey] the monkey's quarter
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
    [tiles] tiles
    [artisans] artisans
    [quarters] quarters
    [second] second tiles
   *[other] { $source }
}
maharani--phase = { $phase ->
    [first] place a tile or renew
    [second] place a second tile or end the turn
    [over] the end
   *[other] { $phase }
}

## What a text that is no move should have been

maharani--expected--move = slot:space>arrow such as 2:c4>E (slots 1 to { $slots }, spaces { $least } to { $most }, arrows N E S W; /a or /b after it chooses an artisan colour), end or renew
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

# Animals of the quarters; the first four letters head columns

maharani--page--animal = { $animal ->
    [lion] lion
    [peacock] peacock
    [elephant] elephant
    [monkey] monkey
   *[other] { $animal }
}
maharani--page--of-animal = { maharani--page--animal }

# Colours of tiles, and columns: "blue, two opposite half-columns"

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
    [plain] no column
   *[other] { $kind }
}
maharani--page--centre-mark = O
maharani--page--mark = half-columns { $sides }
maharani--page--mark-of-one = half-column { $sides }
maharani--page--at-side = { maharani--side }
maharani--page--seat-side = in the { maharani--side }

# The heading, and what has just happened in few words

maharani--page--turn = Turn { $turn }
maharani--page--turn-of = { $turn }: { $seat } { maharani--page--seat-side }
maharani--page--in-the-bag = { $count } in the bag
maharani--page--the-end = The end
maharani--page--ended = { $end }, after turn { $turn }
maharani--page--lays = { $seat } lays { $shown } on { $space }: { $gold }.
maharani--page--full = The { maharani--page--of-animal } quarter is full: { $gold }.
    .no-gold = The { maharani--page--of-animal } quarter is full.

# The table of the quarters

maharani--page--gold-heading = gold
maharani--page--free = free spaces
maharani--page--paid = paid
maharani--page--pays = pays
maharani--page--left = { $supply } left
maharani--page--marker = marker
maharani--page--up = up
maharani--page--down = down

# In sentences

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
maharani--page--spaces = { $mark } on { $spaces }
maharani--page--laid = { $space } { maharani--page--coloured }, arrow { maharani--side }
maharani--page--laid-with-artisan = { $space } { maharani--page--coloured }, arrow { maharani--side }, artisan of { $seat }
maharani--page--laid-with-coloured-artisan = { $space } { maharani--page--coloured }, arrow { maharani--side }, artisan of colour { $artisan } of { $seat }
maharani--page--scored = full and scored
maharani--page--has-artisans = { $seat } has { $artisans }, { $gold } gold when it is full
maharani--page--free-spaces = { $free ->
    [one] { $free } space free; { $told }
   *[other] { $free } spaces free; { $told }
}
maharani--page--no-artisan-there = no artisan there
maharani--page--artisans = { $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
}
maharani--page--artisans-of = { $count ->
    [one] { $count } artisan of colour { $artisan }
   *[other] { $count } artisans of colour { $artisan }
}
maharani--page--no-artisan = no artisan
maharani--page--player = { $seat } { maharani--page--seat-side }: { $gold } gold; { $artisans } left; { $markers }.
maharani--page--all-up = all action markers face up
maharani--page--all-down = all action markers face down
maharani--page--some-up = action markers face up: { $up }; face down: { $down }
maharani--page--bag-size = { $count } tiles are in the bag.
maharani--page--slot = Slot { $slot }, in the { maharani--page--of-animal } quarter: { $what }.
    .no-animal = Slot { $slot }: { $what }.
maharani--page--on-slot = { maharani--page--coloured } with { maharani--page--columns }, { $text }
maharani--page--slot-empty = empty
maharani--page--you-have = You have { $gold } gold; { $markers }.
maharani--page--slot-in-short = { $slot } { $shown }: { maharani--page--coloured }, { maharani--page--columns }
maharani--page--turntable-empty = The turntable is empty.
maharani--page--bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
maharani--page--of-colour = { maharani--page--coloured } { $count }: { $tiles }
maharani--page--removed = Removed from the game, since no centre space is left: { $tiles }.

# What is asked

maharani--page--nothing-second = No tile of the turntable can be placed: end your turn.
maharani--page--second = Lay a second tile for { $gold } gold, or end your turn.
maharani--page--second-free = Lay a second tile, or end.
maharani--page--nothing-first = None of your tiles can be placed: renew your action markers.
maharani--page--first = Lay a tile. You sit in the { maharani--side }: an arrow to the { maharani--side } brings an artisan.
maharani--page--end = end your turn
maharani--page--for-quarters = +{ $gold } for full quarters
maharani--page--renew = { $count ->
    [one] turn { $count } action marker face up instead of laying a tile
   *[other] turn { $count } action markers face up instead of laying a tile
}
maharani--page--placing = { maharani--page--coloured } with { maharani--page--columns } on { $space }, arrow { maharani--side }
maharani--page--new = a new artisan, { $gold } gold
maharani--page--new-of = a new artisan (colour { $artisan }), { $gold } gold
maharani--page--moves = your artisan moves there, { $gold } gold
maharani--page--moves-of = your artisan moves there (colour { $artisan }), { $gold } gold
maharani--page--none-left = no artisan is left to put there
maharani--page--quarters-gold = full quarters, { $gold } gold
maharani--page--turns-marker = turns your marker of the { maharani--page--of-animal } face down

# Signs in the list: "+2n" is gold for a new artisan

maharani--page--sign = { $what ->
    [new] n
    [moved] m
    [quarter] q
   *[other] { $what }
}
maharani--page--sign-new = { $sign }: new artisan
maharani--page--sign-moved = { $sign }: yours moved
maharani--page--sign-quarter = { $sign }: quarter
maharani--page--sign-marker = { $sign }: marker down
maharani--page--more = more: { $count } others

## How notation is spelt: the letters of the words above

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

## What is wrong in a board file: the tiles

maharani--board--tiles-listed-twice = list has all tiles already, so per_colour must go
maharani--board--no-tiles = no tiles: expected the key "per_colour" (what every colour has alike) or the key "list" (all)
maharani--board--a-colour = a colour of these tiles
maharani--board--a-kind = a kind of tile
maharani--board--colours = expected 1 to { $most } colours, found { $found }
maharani--board--same-letter = "{ $known }" starts with the same letter as "{ $name }"
maharani--board--number-of-tiles = { $found ->
    [one] 1 tile
   *[other] { $found } tiles
}; there may be { $least } to { $most }
maharani--board--different-tiles = { $found } different tiles; at most { $most } are possible
maharani--board--unused-colour = no tile is { $name }, which is one of the colours
maharani--board--tile-fits-nowhere = a tile of the kind "{ $kind }" fits on no space of the board, however it is turned
maharani--board--centre-tiles = { $found } tiles with a centre column for { $spaces } such spaces; at most { $most } may be left over

## What is wrong in a board file: the floor

maharani--board--rows = { $count } rows, one for each rank
maharani--board--rank = expected { $expected } spaces in rank { $rank }, found { $found }
maharani--board--empty-quarter = the quarter { $name } has no space
maharani--board--turntable = found "{ $found }"; T, the turntable, is on { $spaces } and nowhere else
maharani--board--no-mark = "{ $found }" is not a mark: expected some of N, E, S and W in this order, or O, full stop or #
maharani--board--no-mark-but = "{ $found }" is not a mark: expected some of N, E, S and W in this order, or O, full stop or #; write "{ $near }"
maharani--board--no-other-half = the half-column of { $space } at { $at } has no other half
maharani--board--half-at-edge = { $lacking }: the board ends there
maharani--board--half-at-turntable = { $lacking }: { $space } is the turntable
maharani--board--half-at-no-space = { $lacking }: { $space } is not a space
maharani--board--half-alone = { $lacking }: { $space } has none at { $at }
maharani--board--same-animal = another quarter has "{ $name }" already

## What is wrong in a board file: gold, slots and seats

maharani--board--payout = { $count } numbers, for 0 to { $most } artisans
maharani--board--payout-falls = { $artisans } artisans pay { $gold }, and one less pays { $before }
maharani--board--quarters = { $count } quarters
maharani--board--a-quarter = a quarter
maharani--board--slots-clockwise = slots are numbered clockwise: expected { $expected }
maharani--board--slot-carried = slot 1 lies in { $found }; the turntable carries it from { $start }, where it lies for { $facing }, to { $expected }
maharani--board--sides = { $count } sides
maharani--board--a-side = a side of the board
maharani--board--same-side = another seat is at { $at } already
maharani--board--seats-clockwise = seats are listed clockwise: expected { $expected }
