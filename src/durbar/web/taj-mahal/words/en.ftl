# Taj Mahal at the table. What the game itself tells comes from the server.

## What to do

taj-mahal-say-any = Play a card of any colour, or withdraw.
taj-mahal-say-colour = Play a { taj-mahal-colour } card, or withdraw.
taj-mahal-say-must-withdraw = No card of yours may be played. Withdraw.
taj-mahal-say-withdraw = Withdraw from this visit?
taj-mahal-more-any = It sets your colour for this visit. One white or special card may go with it.
taj-mahal-more-colour = This is your colour until you withdraw. One white or special card may go with it.
taj-mahal-more-palace = A point for the visited province, and one for every further province your palaces join to it.
taj-mahal-say-palace = { $palaces ->
    [one] Place a palace { taj-mahal-in-province }.
   *[other] Place { $palaces } palaces { taj-mahal-in-province }.
}
taj-mahal-say-crown = Place the crown palace { taj-mahal-in-province }.
taj-mahal-in-province = in { $province }
taj-mahal-say-take = { $cards ->
    [one] Take a card from the display.
   *[other] Take { $cards } cards from the display.
}
taj-mahal-say-wait = { $phase ->
    [palace] { $name } places a palace.
    [crown] { $name } places the crown palace.
    [take] { $name } takes a card.
   *[other] { $name } is to play.
}
taj-mahal-say-over = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
taj-mahal-do-withdraw = Withdraw
taj-mahal-do-palace = Build in { $city }
taj-mahal-do-withdraw-take = { $cards ->
    [one] Withdraw and take 1 card
   *[other] Withdraw and take { $cards } cards
}
taj-mahal-do-take = Take this card
taj-mahal-do-play = { $cards ->
    [one] Play this card
   *[other] Play both cards
}
taj-mahal-title-withdraw = If you withdraw now
taj-mahal-title-city = A palace in { $city }
taj-mahal-title-crown = The crown palace in { $city }
taj-mahal-title-take = If you take this card
taj-mahal-title-play = { $cards ->
    [one] If you play this card
   *[other] If you play these cards
}
taj-mahal-key-card = pick
taj-mahal-key-take = take
taj-mahal-key-withdraw = withdraw

## What a move would bring

taj-mahal-line-palace = palace in { $city }
taj-mahal-line-palace-tile = palace in { $city }, { $bonus }
taj-mahal-line-then = Then { $palace }
taj-mahal-line-takes = Takes { $bonus }
taj-mahal-line-bonus = Tiles from fortresses
taj-mahal-line-crown = crown palace in { $city }
taj-mahal-line-tile = province tile
taj-mahal-line-join = { $count ->
    [one] Palaces in { $provinces }
   *[other] Palaces join { $provinces }
}
taj-mahal-line-stays = { $symbol } stays: you { $mine }, { $rivals } { $most }
taj-mahal-line-cards = { $extra ->
    [yes] { $cards ->
        [0] Draw 1 card
        [one] Take 1 card and draw 1
       *[other] Take { $cards } cards and draw 1
    }
   *[no] { $cards ->
        [0] No card is left to take
        [one] Take the last card
       *[other] Take { $cards } cards
    }
}
taj-mahal-line-symbol = { $stands ->
    [lead] { $symbol } { $count }: you would lead
    [tie] { $symbol } { $count }: you would tie
   *[other] { $symbol } { $count }: still behind
}

## The map

taj-mahal-map = Map of the provinces
taj-mahal-whole-map = Show the whole map
taj-mahal-close-map = Close the map
taj-mahal-north = N
taj-mahal-visit-of = visit { $visit } of 12
taj-mahal-over = after 12 visits
taj-mahal-the-end = The end
taj-mahal-order = Order of the visits
taj-mahal-tile = { $number }, { $province }: { $goods }
taj-mahal-tile-gone = { $owner ->
    [none] { $number }, { $province }: nobody took the tile ({ $goods })
   *[other] { $number }, { $province }: { $owner } took the tile ({ $goods })
}
taj-mahal-fortress = fortress
taj-mahal-palace-of = palace of { $name }
taj-mahal-crown-palace-of = crown palace of { $name }
taj-mahal-choose-city = Build here: { $city }

## The court

taj-mahal-court = The court
taj-mahal-court-note = Strictly most of a symbol takes it. A tie takes nothing.
taj-mahal-court-label = The court and the rows
taj-mahal-niche-open = { $symbol }: to be won.
taj-mahal-niche-won = { $symbol }: won by { $name }.
taj-mahal-niche-aside = { $symbol }: set aside by a protest.
taj-mahal-niche-brings = { $symbol ->
    [mogul] It brings a palace in any city of the province.
    [elephant] It brings the province tile, whose commodities score with those already held.
   *[other] It brings a palace in an open city; two of a kind earn a special card.
}
taj-mahal-tie = tie
taj-mahal-cell = { $stands ->
    [lead] { $symbol } { $count }, leads
    [tie] { $symbol } { $count }, tied
   *[other] { $symbol } { $count }
}
taj-mahal-you = you
taj-mahal-bot = { $level ->
    [novice] bot, novice
    [player] bot, player
    [expert] bot, expert
   *[other] bot
}
taj-mahal-in-hand = { $cards } in hand
taj-mahal-nothing-played = Has played nothing yet
taj-mahal-withdrew = Withdrew with { $tiles }
taj-mahal-withdrew-built = Withdrew with { $tiles }: { $cities }
taj-mahal-withdrew-empty = Withdrew with nothing
taj-mahal-row = { $turn ->
    [yes] To move. Show what { $name } holds
   *[no] Show what { $name } holds
}
taj-mahal-points = { $points ->
    [one] point
   *[other] points
}
taj-mahal-unrest = Unrest
taj-mahal-unrest-note = counts as a rival
taj-mahal-unrest-over = over for this visit
taj-mahal-unrest-quiet = Quiet so far

## Cards, display, hand

taj-mahal-display = Display
taj-mahal-display-note = Take two when you withdraw.
taj-mahal-display-take = { $cards ->
    [one] Take one card now.
   *[other] Take { $cards } cards now.
}
taj-mahal-deck = Deck { $cards }
taj-mahal-take-card = Take
taj-mahal-your-hand = { $cards ->
    [one] Your hand, 1 card
   *[other] Your hand, { $cards } cards
}
taj-mahal-no-cards = You hold no cards.
taj-mahal-card-one = { $colour }: { $first }
taj-mahal-card-two = { $colour }: { $first } and { $second }
taj-mahal-card-double = { $colour }: two of { $first }
taj-mahal-letter = { $colour ->
    [red] R
    [yellow] Y
    [green] G
    [blue] B
    [violet] V
    [white] W
   *[special] S
}
taj-mahal-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
   *[white] white
}
taj-mahal-symbol = { $symbol ->
    [vizier] Vizier
    [general] General
    [monk] Monk
    [princess] Princess
    [mogul] Grand Mogul
   *[elephant] Elephant
}
taj-mahal-symbol-short = { $symbol ->
    [vizier] Vizier
    [general] General
    [monk] Monk
    [princess] Princess
    [mogul] Mogul
   *[elephant] Elephant
}
taj-mahal-special = { $effect ->
    [elephant] one Elephant more
    [mogul] one Grand Mogul more
    [points] 2 points when played
   *[colour-change] any colour this turn
}
taj-mahal-special-short = { $effect ->
    [plus-elephant] +1
    [plus-mogul] +1
    [points] points
   *[colour-change] colour
}

## What players hold

taj-mahal-holdings-of = What { $name } holds
taj-mahal-none = none
taj-mahal-hold-cards = Cards
taj-mahal-hold-unseen = { $cards ->
    [one] and 1 nobody has seen
   *[other] and { $cards } nobody has seen
}
taj-mahal-hold-specials = Special cards
taj-mahal-hold-advisors = Advisors won
taj-mahal-hold-goods = Commodities
taj-mahal-hold-points = Points from
taj-mahal-hold-palaces = Palaces: { $count }
taj-mahal-crown-city = { $city } (crown)
taj-mahal-advisor = one { $symbol }; a second one earns the special card
taj-mahal-goods-held = { $goods }: { $count }. The next one brings 1 point, and 1 more for each of these.
taj-mahal-goods = { $goods ->
    [rice] rice
    [tea] tea
    [spices] spices
    [jewels] jewels
   *[gems] gems
}
taj-mahal-bonus = { $bonus ->
    [rice] rice
    [tea] tea
    [spices] spices
    [jewels] jewels
    [gems] gems
    [points_2] +2 points
    [card] +1 card
   *[taj_mahal] the Taj Mahal, +4 points
}

## The score sheet

taj-mahal-sheet-visit = { $visit }, { $province }
taj-mahal-sheet-end = The end
taj-mahal-source = { $source ->
    [bonus] +2 and +4
    [goods] commodities
    [tiles] province tiles
    [palaces] palaces
    [special] special card
   *[hand] hand
}
taj-mahal-final = Hands at the end
taj-mahal-open-hands = Everybody’s cards
taj-mahal-unseen = Not seen yet: { $cards } cards, { $deck } of them in the deck and { $hands } in others’ hands
