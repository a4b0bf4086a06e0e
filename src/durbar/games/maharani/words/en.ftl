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
