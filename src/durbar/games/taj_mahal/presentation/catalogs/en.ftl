# Taj Mahal. The name of an entry is the message's id with "--" instead of each dot.
#
# $seat and $from are names of players. $card is translated by "taj-mahal--card" or "taj-mahal--special-card".
# $symbols is a list of court tiles: "the vizier and the crown".
# If an argument is missing, an attribute is used instead of the message: ".no-card" if the reader may not know $card.
# $edition-special, $edition-advisor-tile and $edition-gems are names that depend on the edition.

## What happened

taj-mahal--visit = Visit { $visit }: the court is in { taj-mahal--province-named }. { $who ->
    [you] You begin.
   *[other] { $seat } begins.
}
taj-mahal--played = { $who ->
    [you] You play a { $card }.
   *[other] { $seat } plays a { $card }.
}
taj-mahal--played-special = { $who ->
    [you] You add { $card }.
   *[other] { $seat } adds { $card }.
}
taj-mahal--withdrew = { $who ->
    [you] { $cards ->
        [0] You withdraw without having played.
        [one] You withdraw with 1 card in your row.
       *[other] You withdraw with { $cards } cards in your row.
    }
   *[other] { $cards ->
        [0] { $seat } withdraws without having played.
        [one] { $seat } withdraws with 1 card in the row.
       *[other] { $seat } withdraws with { $cards } cards in the row.
    }
}
taj-mahal--won = { $who ->
    [you] You win { taj-mahal--court-tile }.
   *[other] { $seat } wins { taj-mahal--court-tile }.
}
taj-mahal--built = { $who ->
    [you] You build a palace in { $city }.
   *[other] { $seat } builds a palace in { $city }.
}
taj-mahal--crowned = { $who ->
    [you] You build the crown palace in { $city }.
   *[other] { $seat } builds the crown palace in { $city }.
}
taj-mahal--claimed = { $who ->
    [you] You take the { taj-mahal--bonus } in { $city }.
   *[other] { $seat } takes the { taj-mahal--bonus } in { $city }.
}
taj-mahal--scored = { $who ->
    [you] { $points ->
        [one] You score 1 point for { taj-mahal--source }.
       *[other] You score { $points } points for { taj-mahal--source }.
    }
   *[other] { $points ->
        [one] { $seat } scores 1 point for { taj-mahal--source }.
       *[other] { $seat } scores { $points } points for { taj-mahal--source }.
    }
}
taj-mahal--took = { $who ->
    [you] You take a { $card } from the display.
   *[other] { $seat } takes a { $card } from the display.
}
taj-mahal--drew = { $who ->
    [you] You draw a { $card } from the deck.
   *[other] { $seat } draws a { $card } from the deck.
}
    .no-card = { $who ->
        [you] You draw a card from the deck.
       *[other] { $seat } draws a card from the deck.
    }
taj-mahal--shuffled = { $cards ->
    [one] The discard pile becomes the new deck: 1 card.
   *[other] The discard pile is shuffled and becomes the new deck: { $cards } cards.
}
taj-mahal--exchanged = { $who ->
    [you] You return two equal { taj-mahal--advisor-tiles } and take { $card } from { $from }.
   *[other] { $seat } returns two equal { taj-mahal--advisor-tiles } and takes { $card } from { $from }.
}
    .no-from = { $who ->
        [you] You return two equal { taj-mahal--advisor-tiles } and now hold { $card }.
       *[other] { $seat } returns two equal { taj-mahal--advisor-tiles } and now holds { $card }.
    }
taj-mahal--tile-left = Nobody won province tile { $tile }: it leaves the game.

## Unrest, a neutral rival in games of two players

taj-mahal--unrest = Unrest draws a { $card }.
taj-mahal--protested = { $cards ->
    [one] Unrest has a card of this colour already. There is a protest, with 1 card in unrest.
   *[other] Unrest has a card of this colour already. There is a protest, with { $cards } cards in unrest.
}
taj-mahal--set-aside = The protest sets { taj-mahal--court-tile } aside for this visit.

## The deal

taj-mahal--starts = { $who ->
    [you] You begin the first visit.
   *[other] { $seat } begins the first visit.
}
taj-mahal--displayed = A { $card } is dealt to the display.
taj-mahal--tile-dealt = The next province tile goes to { taj-mahal--province-named }.
taj-mahal--bonus-dealt = The next fortress gets a { taj-mahal--bonus }.

## Reasons why a move is not legal

taj-mahal--why--place-palace-first = You have won an advisor: choose a city for your palace first.
taj-mahal--why--place-crown-first = You have won the crown: choose a city for the crown palace first.
taj-mahal--why--take-card-first = You have withdrawn: take a card from the display first.
taj-mahal--why--no-such-card = There is no such card in this deck.
taj-mahal--why--not-in-hand = You do not have a { $card }.
taj-mahal--why--special-not-yours = You do not have { $card }.
taj-mahal--why--special-used = You have already played { $card } in this visit.
taj-mahal--why--other-colour = Your colour in this visit is { taj-mahal--colour }: you cannot play a { $card }.
taj-mahal--why--withdraw-to-build = You build palaces when you withdraw.
taj-mahal--why--withdraw-to-crown = You build the crown palace when you withdraw with the crown.
taj-mahal--why--withdraw-to-take = You take cards from the display when you withdraw.
taj-mahal--why--other-province = { $city } is not in { taj-mahal--province-named }, where the court is.
taj-mahal--why--city-taken = { $who ->
    [you] You already have a palace in { $city }.
   *[other] { $seat } already has a palace in { $city }.
}
taj-mahal--why--not-in-display = There is no { $card } in the display.

## Hints

taj-mahal--hint--leads = You would take the lead for { $symbols }, ahead of { $seat }.
    .no-seat = You would lead for { $symbols }.
taj-mahal--hint--ties = You would tie with { $seat } for { $symbols }.
taj-mahal--hint--ties-unrest = You would tie with unrest for { $symbols }.
taj-mahal--hint--stays-ahead = You stay in the lead for { $symbols }.
taj-mahal--hint--special = You use { $card }, which returns to your hand when you withdraw.
taj-mahal--hint--white = You spend a { $card }.
taj-mahal--hint--begins = { $cards ->
    [0] You start with a { taj-mahal--colour } card, but have no other { taj-mahal--colour } card.
    [one] You start with a { taj-mahal--colour } card and have 1 more { taj-mahal--colour } card.
   *[other] You start with a { taj-mahal--colour } card and have { $cards } more { taj-mahal--colour } cards.
}
taj-mahal--hint--more-of-it = { $cards ->
    [0] This is your last { taj-mahal--colour } card.
    [one] You have 1 { taj-mahal--colour } card left.
   *[other] You have { $cards } { taj-mahal--colour } cards left.
}
taj-mahal--hint--wins = You win { $symbols }.
taj-mahal--hint--pair = This is your second { taj-mahal--symbol }: the pair earns you { $card }.
taj-mahal--hint--points-between = You score { $low } to { $high } points, the most with { $cities }.
taj-mahal--hint--keeps = { $cards ->
    [one] You keep your last card, which is { taj-mahal--colour }.
   *[other] You keep { $cards } cards, { $alike } of them { taj-mahal--colour }.
}
taj-mahal--hint--first-to-take = As the first to withdraw, you choose from all { $cards } cards of the display.
taj-mahal--hint--not-played = You have played nothing, so you also draw a card.
taj-mahal--hint--bonus = You take the { taj-mahal--bonus }.
taj-mahal--hint--joins = Your palaces then connect { $provinces } provinces.
taj-mahal--hint--roads = Roads lead from there to { $provinces }, which will be visited later.
taj-mahal--hint--any-colour = A white card goes with every colour.
taj-mahal--hint--longest = You then have { $cards } { taj-mahal--colour } cards, your longest colour.
taj-mahal--hint--fits = { $cards ->
    [one] It will be your only { taj-mahal--colour } card.
   *[other] You then have { $cards } { taj-mahal--colour } cards.
}

## Reasons against a move, compared with a better one

taj-mahal--against--wins-nothing = Withdrawing at that point won nothing.
taj-mahal--against--in-vain = { $cards ->
    [one] The card in the row had been played for nothing.
   *[other] The { $cards } cards in the row had been played for nothing.
}
taj-mahal--against--leaves = It left { $symbols } to the others.
taj-mahal--against--leads-nothing = It did not take the lead for any tile of the court.
taj-mahal--against--stakes = It risked { $symbols }, which withdrawing would have won for certain.
taj-mahal--against--spends = { $cards ->
    [one] It spent 1 of { $hand } cards; withdrawing would have spent none.
   *[other] It spent { $cards } of { $hand } cards; withdrawing would have spent none.
}
taj-mahal--against--white = It spent a { $card } that could have been kept.
taj-mahal--against--choice = It gave up the first choice from the { $cards } cards of the display.
taj-mahal--against--last = There was no other { taj-mahal--colour } card in hand to continue with.
taj-mahal--against--short = { $cards ->
    [one] Only 1 more { taj-mahal--colour } card was in hand to continue with.
   *[other] Only { $cards } more { taj-mahal--colour } cards were in hand to continue with.
}
taj-mahal--against--bonus = It did not take the { taj-mahal--bonus }.
taj-mahal--against--joins = { $provinces ->
    [one] It connected no other province; { $more } provinces could have been connected.
   *[other] It connected { $provinces } provinces; { $more } could have been connected.
}
taj-mahal--against--no-road = No road leads from there to a province still to be visited; from another city a road leads to { $provinces }.
taj-mahal--against--white-left = A white card, which goes with every colour, was left in the display.
taj-mahal--against--counts-nothing = This card scores nothing at the end of the game: only white cards, { taj-mahal--special }s and the longest colour in hand score.
taj-mahal--against--few = { $cards ->
    [one] The card was the only { taj-mahal--colour } card in hand.
   *[other] With this card there were only { $cards } { taj-mahal--colour } cards in hand.
}

## Cards

taj-mahal--card = { taj-mahal--colour } card with { $first } and { $second }
    .no-second = { taj-mahal--colour } card with { $first }
taj-mahal--double-card = { taj-mahal--colour } card with two { $symbol ->
    [vizier] viziers
    [general] generals
    [monk] monks
    [princess] princesses
    [mogul] crowns
    [elephant] elephants
   *[other] { $symbol }
}
taj-mahal--special-card = { $edition-special ->
    [prestige-card] the prestige card { taj-mahal--prestige } ({ taj-mahal--effect })
   *[special-card] the special card “{ taj-mahal--effect }”
}

## Names

taj-mahal--symbol = { $symbol ->
    [vizier] vizier
    [general] general
    [monk] monk
    [princess] princess
    [mogul] crown
    [elephant] elephant
   *[other] { $symbol }
}
taj-mahal--court-tile = { $symbol ->
    [elephant] the province tile
   *[other] the { taj-mahal--symbol }
}
taj-mahal--two-tiles = { taj-mahal--court-tile } and { $symbols }
taj-mahal--more-tiles = { taj-mahal--court-tile }, { $symbols }
taj-mahal--colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
    [white] white
   *[other] { $colour }
}
taj-mahal--commodity = { $commodity ->
    [rice] rice
    [tea] tea
    [spices] spices
    [gems] { taj-mahal--gems }
   *[other] { $commodity }
}
taj-mahal--gems = { $edition-gems ->
    [jewels] jewels
   *[gems] gems
}
taj-mahal--bonus = { $bonus ->
    [rice] rice tile
    [tea] tea tile
    [spices] spices tile
    [gems] { taj-mahal--gems } tile
    [points_2] +2 tile
    [card] +1 card tile
    [taj_mahal] Taj Mahal tile (+4)
   *[other] { $bonus } tile
}
taj-mahal--effect = { $effect ->
    [elephant] +1 elephant
    [mogul] +1 crown
    [points] 2 points
    [colour-change] colour change
   *[other] { $effect }
}
taj-mahal--prestige = { $effect ->
    [elephant] Might
    [mogul] Knowledge
    [points] Nobility
    [colour-change] Enlightenment
   *[other] { $effect }
}
taj-mahal--special = { $edition-special ->
    [prestige-card] prestige card
   *[special-card] special card
}
taj-mahal--place = { $place }
taj-mahal--places = { taj-mahal--place }, { $places }
taj-mahal--province-named = the province of { $province }
taj-mahal--advisor-tiles = { $edition-advisor-tile ->
    [influence-tile] influence tiles
   *[advisor-token] advisor tokens
}
taj-mahal--source = { $source ->
    [bonus] bonus tiles
    [goods] commodities
    [tiles] the province tile
    [palaces] palaces
    [special] the { taj-mahal--special }
    [hand] cards in hand
   *[other] { $source }
}
taj-mahal--phase = { $phase ->
    [play] play cards or withdraw
    [palace] choose a city for a palace
    [crown] choose a city for the crown palace
    [take] take a card from the display
    [over] end of the game
   *[other] { $phase }
}

## Expected notation, for texts that are not a move

taj-mahal--expected--city = the name of a city, as in @Delhi
# $colour is the fourth colour, which depends on the edition. $letters are the letters of all symbols.
taj-mahal--expected--move = cards such as rVE or rVE+wE (colours r, y, g and { taj-mahal--written--colour }; symbols in the order { $letters }), out, @City, ^City or <gMP

## Pages of text

taj-mahal--page--part = { $part ->
    [province] province
    [journey] journey
    [court] court
    [rows] rows
    [scores] scores
    [holdings] holdings
    [display] display
    [hand] hand
    [map] map
    [cards] cards
   *[other] { $part }
}
taj-mahal--page--chapter = visit { $number }
taj-mahal--page--source = { $source ->
    [bonus] bonus tiles
    [goods] commodities
    [tiles] province tiles
    [palaces] palaces
    [special] { taj-mahal--special }
    [hand] cards in hand
   *[other] { $source }
}

# The province, its cities and the journey

taj-mahal--page--visit = Visit { $visit } of 12: { $province }
# "tile 4 (rice, tea)"
taj-mahal--page--tile = tile { $visit } ({ $goods })
# The mark of a fortress in the list of cities
taj-mahal--page--fortress = F
taj-mahal--page--city-legend = { taj-mahal--page--fortress } fortress, + your palace
taj-mahal--page--crown-of = { $seat } (crown)
taj-mahal--page--open = open
taj-mahal--page--roads = to { $cities }
taj-mahal--page--no-road = no road out of the province
taj-mahal--page--journey = Journey: { $provinces }
taj-mahal--page--visit-in-words = Visit { $visit } of 12: the court is in { taj-mahal--province-named }. The elephant wins province tile { $visit }: { $goods }.
taj-mahal--page--city-in-words = { $city }: { $there }. Roads to { $cities }.
taj-mahal--page--fortress-in-words = { $city }, a fortress: { $there }. Roads to { $cities }.
taj-mahal--page--yours = { $city } (yours)
taj-mahal--page--palace-of = palace of { $seat }
taj-mahal--page--crown-palace-of = crown palace of { $seat }
taj-mahal--page--on-it = with the { taj-mahal--page--bonus }
taj-mahal--page--to-visit = Still to visit: { $provinces }.
taj-mahal--page--last-visit = This is the last visit.
taj-mahal--page--map = The provinces in the order of the visits (> marks where the court is)
# "Delhi (rice, tea): Noor in Delhi; +2 tile in Hisar"
taj-mahal--page--map-line = { $province } ({ $goods }): { $there }
taj-mahal--page--tile-with = tile won by { $seat }
taj-mahal--page--no-palace = no palace yet
taj-mahal--page--palaces-in = { $seat } in { $cities }
taj-mahal--page--bonus-on = { taj-mahal--page--bonus } in { $city }
taj-mahal--page--bonus = { $bonus ->
    [rice] rice tile
    [tea] tea tile
    [spices] spices tile
    [gems] { taj-mahal--gems } tile
    [points_2] +2 tile
    [card] +1 card tile
    [taj_mahal] Taj Mahal tile (+4)
   *[other] { $bonus } tile
}

# The court and the players. "points", "cards", "row" and the three-letter symbols are headings of columns.

taj-mahal--page--you = { $seat } (you)
taj-mahal--page--points = points
taj-mahal--page--cards = cards
taj-mahal--page--row = row
taj-mahal--page--short = { $symbol ->
    [vizier] Viz
    [general] Gen
    [monk] Mon
    [princess] Pri
    [mogul] Cro
    [elephant] Ele
   *[other] { $symbol }
}
# The meanings of the marks in the court: "*" is the sole lead, "=" is a tie, parentheses are a tile that has been won
taj-mahal--page--legend = (* most, = tied, () won)
taj-mahal--page--legend-short = *most =tied ()won
taj-mahal--page--legend-shortest = *most =tied
taj-mahal--page--withdrawn = withdrawn
taj-mahal--page--unrest = Unrest
taj-mahal--page--ended = over for this visit
taj-mahal--page--leader = { $name } leads with { $count }
taj-mahal--page--leaders = { $names } are tied with { $count }
taj-mahal--page--follower = { $name } has { $count }
# "Vizier: Noor leads with 2"
taj-mahal--page--standing = { $which }: { $told }.
taj-mahal--page--nobody-shows = Nobody has { $which }.
taj-mahal--page--gone = No longer in the court: { $which }.
taj-mahal--page--has-withdrawn = { $who ->
    [you] You have withdrawn.
   *[other] { $seat } has withdrawn.
}
taj-mahal--page--has-played = { $who ->
    [you] You have played { $cards }.
   *[other] { $seat } has played { $cards }.
}
    .no-cards = { $who ->
        [you] You have played nothing yet.
       *[other] { $seat } has played nothing yet.
    }
taj-mahal--page--in-unrest = In unrest: { $cards }.
    .no-cards = In unrest: no card yet.
taj-mahal--page--unrest-ended = Unrest is over for this visit.
taj-mahal--page--score = { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
taj-mahal--page--holds = { $seat } holds { $what }
taj-mahal--page--holds-in-words = { $who ->
    [you] You hold { $what }.
   *[other] { $seat } holds { $what }.
}
    .no-what = { $who ->
        [you] You hold no tiles.
       *[other] { $seat } holds no tiles.
    }
taj-mahal--page--tile-of = { taj-mahal--symbol }
taj-mahal--page--a-tile-of = one { taj-mahal--symbol }

# Cards

taj-mahal--page--card = { taj-mahal--colour } { $first } and { $second }
    .no-second = { taj-mahal--colour } { $first }
taj-mahal--page--double = { taj-mahal--colour } double { taj-mahal--symbol }
taj-mahal--page--special = { $edition-special ->
    [prestige-card] prestige card { taj-mahal--prestige } ({ taj-mahal--effect })
   *[special-card] special card “{ taj-mahal--effect }”
}
taj-mahal--page--none = none
taj-mahal--page--display = Display: { $cards }   (deck { $deck }, discard { $discard })
    .no-cards = Display: empty   (deck { $deck }, discard { $discard })
taj-mahal--page--display-in-words = On display: { $cards }.
    .no-cards = The display is empty.
taj-mahal--page--piles = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck, { $discard } discarded.
taj-mahal--page--hand = Hand: { $cards }
taj-mahal--page--hand-of = { $seat } holds: { $cards }
taj-mahal--page--your-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
taj-mahal--page--their-hand = The hand of { $seat }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
taj-mahal--page--times = { $which } { $count } times ({ $text })
taj-mahal--page--once = { $which } ({ $text })
taj-mahal--page--known = What is known about the cards
taj-mahal--page--unseen = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} you have not seen, in the deck ({ $deck }) or in other hands:
taj-mahal--page--took = { $seat } took from the display and still holds: { $cards }
taj-mahal--page--discarded = { $count ->
    [0] The discard pile is empty.
    [one] { $count } card in the discard pile:
   *[other] { $count } cards in the discard pile:
}
taj-mahal--page--of-colour = { taj-mahal--colour }: { $cards }

# The task of the player to move

taj-mahal--page--no-card = You cannot play any card: withdraw.
taj-mahal--page--any-card = Play a card of any colour (your colour for this visit), or withdraw.
taj-mahal--page--card-of = Play a { $which } card, or withdraw.
# "withdraw: win the vizier and the crown; take 2 cards"
taj-mahal--page--withdraw = withdraw: win { $tiles }; { $taken }
    .no-tiles = withdraw: win nothing; { $taken }
taj-mahal--page--won-tile = { $symbol ->
    [vizier] the vizier
    [general] the general
    [monk] the monk
    [princess] the princess
    [mogul] the crown
    [elephant] the province tile
   *[other] { $symbol }
}
taj-mahal--page--take = { $count ->
    [0] no cards are left to take
    [one] take { $count } card
   *[other] take { $count } cards
}
taj-mahal--page--take-and-draw = { taj-mahal--page--take }, draw 1
# "+2 to +5 points (best: @Delhi ^Hisar)"
taj-mahal--page--best = { $told } (best: { $moves })
taj-mahal--page--would-lead = you would lead for { $which }
    .no-which = you would not lead for any tile
taj-mahal--page--would-tie = tie for { $which }
# A coloured card and the white or special card that is played with it
taj-mahal--page--with = { $one } with { $other }
taj-mahal--page--companions = You may add one of { $cards } to a coloured card.
taj-mahal--page--companions-as-in = You may add one of { $cards } to a coloured card, as in { $example }.
# "+wE (elephant)"
taj-mahal--page--companion = { $shown } ({ $meaning })
taj-mahal--page--place-crown = Place the crown palace in any city of { taj-mahal--province-named }.
taj-mahal--page--place = Place a palace in an open city of { taj-mahal--province-named } ({ $palaces } to place).
taj-mahal--page--place-then-crown = { $palaces ->
    [one] Place a palace in an open city of { taj-mahal--province-named } (the last advisor palace, then the crown palace).
   *[other] Place a palace in an open city of { taj-mahal--province-named } ({ $palaces } to place, then the crown palace).
}
taj-mahal--page--takes = takes the { taj-mahal--page--bonus }
taj-mahal--page--take-card = Take a card from the display ({ $count } to take).
taj-mahal--page--nth = { $number ->
    [1] your 1st { taj-mahal--colour } card
    [2] your 2nd { taj-mahal--colour } card
    [3] your 3rd { taj-mahal--colour } card
    [21] your 21st { taj-mahal--colour } card
   *[other] your { $number }th { taj-mahal--colour } card
}

## Letters of the notation: the first letters of the words above

taj-mahal--written--colour = { $colour ->
    [red] r
    [yellow] y
    [green] g
    [blue] b
    [violet] v
    [white] w
   *[other] { $colour }
}
taj-mahal--written--out = out

## Errors in an option

taj-mahal--option--province-order = province_order must be a list of province names, not { $asked }
taj-mahal--option--bonus-layout = bonus_layout must give the bonus tile of each fortress, not { $asked }
taj-mahal--option--each-province-once = province_order must name each of the { $provinces } provinces once; check { $names }
taj-mahal--option--ends-with-agra = province_order must end with the province of Agra, { $province } ({ $by }), not { $found }
taj-mahal--option--each-fortress-once = bonus_layout must name each of the { $fortresses } fortresses except Agra; check { $names }
taj-mahal--option--all-tiles = bonus_layout must use all bonus tiles: { $tiles }

## Errors in a board file: the cards

taj-mahal--board--cards-listed-twice = the key "coloured" already lists all cards: remove { $extra }
taj-mahal--board--no-coloured-cards = the key "{ $key }" is missing: give the coloured cards either with the keys with_elephant and pairs or with the key coloured
taj-mahal--board--different-cards = there are { $found } different coloured cards; at most { $most } are possible
taj-mahal--board--colours = { $count } colours
taj-mahal--board--order-of-colours = expected { $expected } in this order (an edition may rename the fourth colour, but a board file may not)
taj-mahal--board--a-card = a card such as ["monk", "mogul"] or {"{"} symbols = ["monk", "mogul"], count = 2 {"}"}
taj-mahal--board--cards-of-a-colour = { $found ->
    [one] 1 card
   *[other] { $found } cards
}; each colour has { $expected }
taj-mahal--board--pair = a pair must be two different symbols other than the elephant; cards with an elephant are counted in cards.with_elephant, and cards.coloured can list cards of any kind
taj-mahal--board--pairs-of-a-colour = { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
} and { $elephants ->
    [one] 1 card
   *[other] { $elephants } cards
} of with_elephant make { $found }; each colour has { $expected } cards
taj-mahal--board--symbols = { $count } symbols
taj-mahal--board--a-symbol = a symbol
taj-mahal--board--white-cards = expected { $expected } white cards, found { $found }
taj-mahal--board--an-effect = an effect
taj-mahal--board--effect-given-twice = "{ $effect }" is already the effect of the { $advisor }; each of { $effects } belongs to one advisor

## Errors in a board file: the tiles

taj-mahal--board--tiles = { $count } tiles
taj-mahal--board--commodities = { $count ->
    [one] 1 commodity on tile { $number }
   *[other] { $count } commodities on tile { $number }
}
taj-mahal--board--a-commodity = a commodity
taj-mahal--board--same-commodity = tile { $number } shows { $commodity } twice; expected two different commodities
taj-mahal--board--bonus-tiles = expected { $expected } tiles besides the Taj Mahal, found { $found }

## Errors in a board file: the map

taj-mahal--board--provinces = { $count } provinces
taj-mahal--board--cities = { $count } cities
taj-mahal--board--same-province = two provinces have this name (case and spaces are ignored)
taj-mahal--board--same-city = { $place } has the same name (case and spaces are ignored)
taj-mahal--board--same-spot = { $city } has the same position
taj-mahal--board--cities-of-a-province = { $found ->
    [one] 1 city
   *[other] { $found } cities
}; a province has { $expected }, and the one with Agra has { $agra }
taj-mahal--board--no-city = there is no city "{ $name }"
taj-mahal--board--no-city-but = there is no city "{ $name }" (did you mean "{ $near }"?)
taj-mahal--board--agra-fifth = { $agra } must be the fifth city here, after the four cities of the ring
taj-mahal--board--fifth-city = there are { $found } cities; only the province of { $agra } has { $most }, all others have { $others }
taj-mahal--board--agra-is-a-fortress = { $agra } must be a fortress: add fortress = true
taj-mahal--board--fortresses = expected { $expected } fortresses including Agra, found { $found }
# The $place of "taj-mahal--board--same-road" if the road is part of a ring road.
taj-mahal--board--ring = the ring road of { $province }, which exists without being listed
taj-mahal--board--road-to-itself = the road leads from { $city } to the same city
taj-mahal--board--same-road = the road from { $start } to { $end } already exists: { $place }
taj-mahal--board--road-inside = the road from { $start } to { $end } is inside a province: list it in inside_extra
taj-mahal--board--road-between = the road from { $start } to { $end } is between two provinces: list it in between
taj-mahal--board--agra-alone = inside_extra must connect { $agra } to a city of the ring of { $province }
taj-mahal--board--apart = no roads connect { $start } with { $provinces }
