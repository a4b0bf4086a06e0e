# Texts of a Taj Mahal table, except the messages of the game, which the server sends.

## Prompts

taj-mahal-say-any = Play a card of any colour, or withdraw.
taj-mahal-say-colour = Play a { taj-mahal-colour } card, or withdraw.
taj-mahal-look-court = Look at the court: { $symbols }.
taj-mahal-look-city = Look at { $city } on the map.
taj-mahal-look-display = Look at the display.
taj-mahal-look-row = Look at your row.
taj-mahal-say-must-withdraw = You cannot play any card: withdraw.
taj-mahal-say-withdraw = Withdraw from this visit?
taj-mahal-more-any = Its colour is your colour for this visit. You may add one white card or { taj-mahal-special-kind }.
taj-mahal-more-colour = This is your colour until you withdraw. You may add one white card or { taj-mahal-special-kind }.
taj-mahal-more-palace = You score 1 point for this province, and 1 for every other province your palaces connect to it.
taj-mahal-say-palace = { $palaces ->
    [one] Place a palace { taj-mahal-in-province }.
   *[other] Place { $palaces } palaces { taj-mahal-in-province }.
}
taj-mahal-say-crown = Place the crown palace { taj-mahal-in-province }.
taj-mahal-in-province = in { taj-mahal-the-province }
taj-mahal-the-province = the province of { taj-mahal-province }
taj-mahal-city = { $city }
taj-mahal-province = { $province }
taj-mahal-say-take = { $cards ->
    [one] Take a card from the display.
   *[other] Take { $cards } cards from the display.
}
taj-mahal-say-wait = { $phase ->
    [palace] { $name } places a palace.
    [crown] { $name } places the crown palace.
    [take] { $name } takes a card.
   *[other] { $name } to play
}
taj-mahal-say-over = { $count ->
    [one] { $you ->
        [yes] You win.
       *[no] { $names } wins.
    }
   *[other] { $names } share the victory.
}
taj-mahal-do-withdraw = Withdraw
taj-mahal-do-palace = Build in { taj-mahal-city }
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
taj-mahal-title-city = Palace in { taj-mahal-city }
taj-mahal-title-crown = Crown palace in { taj-mahal-city }
taj-mahal-title-take = If you take this card
taj-mahal-title-play = { $cards ->
    [one] If you play this card
   *[other] If you play these cards
}
taj-mahal-key-card = select
taj-mahal-key-take = take
taj-mahal-key-withdraw = withdraw

## The preview of a move

taj-mahal-line-palace = palace in { taj-mahal-city }
taj-mahal-line-palace-tile = palace in { taj-mahal-city }, { $bonus }
taj-mahal-line-then = then a { $palace }
taj-mahal-line-takes = You take: { $bonus }
taj-mahal-line-bonus = Bonus tiles
taj-mahal-line-crown = crown palace in { taj-mahal-city }
taj-mahal-line-tile = province tile
taj-mahal-line-join = { $count ->
    [one] Palaces in the province of { $provinces }
   *[other] Palaces connect { $provinces }
}
# $mine and $most are numbers of symbols; $rivals are the players who have the most.
taj-mahal-line-stays = { $symbol } stays at court: you { $mine }, { $rivals } { $most }
taj-mahal-line-unplayed = You have played no card: you win nothing in this visit
taj-mahal-line-cards = { $extra ->
    [yes] { $cards ->
        [0] Draw 1 card
        [one] Take 1 card and draw 1
       *[other] Take { $cards } cards and draw 1
    }
   *[no] { $cards ->
        [0] No cards are left to take
        [one] Take the last card
       *[other] Take { $cards } cards
    }
}
taj-mahal-line-symbol = { $stands ->
    [lead] { $symbol } { $count }: you lead
    [tie] { $symbol } { $count }: a tie
   *[other] { $symbol } { $count }: still behind
}

## The news in the bar: one sentence about a turn, without a full stop. Signs stand before or in place of words.

taj-mahal-news-plays = { $who ->
    [you] You play { $cards }
   *[other] { $name } plays { $cards }
}
taj-mahal-news-card = a { taj-mahal-colour } card ({ $symbols })
taj-mahal-news-card-short = a { taj-mahal-colour } card { $symbols }
taj-mahal-news-withdraws = { $who ->
    [you] You withdraw with { $prizes }
   *[other] { $name } withdraws with { $prizes }
}
taj-mahal-news-withdraws-empty = { $who ->
    [you] You withdraw with nothing
   *[other] { $name } withdraws with nothing
}
taj-mahal-news-prize = the { $sign } { taj-mahal-symbol }
taj-mahal-news-builds = { $who ->
    [you] build in { $cities }
   *[other] builds in { $cities }
}
taj-mahal-news-takes = { $who ->
    [you] take { $bonuses }
   *[other] takes { $bonuses }
}
taj-mahal-news-at = { $bonus } at { taj-mahal-city }
taj-mahal-news-bonus = { $bonus ->
    [rice] rice
    [tea] tea
    [spices] spices
    [jewels] jewels
    [gems] gems
    [points_2] the +2 tile
    [card] the +1 card tile
   *[taj_mahal] the Taj Mahal
}
taj-mahal-news-gets = { $who ->
    [you] get { $card }
   *[other] gets { $card }
}
taj-mahal-news-gets-owned = { $who ->
    [you] get { $card } from { $owner }
   *[other] gets { $card } from { $owner }
}
taj-mahal-news-draws = { $who ->
    [you] { $cards ->
        [one] take 1 card
       *[other] take { $cards } cards
    }
   *[other] { $cards ->
        [one] takes 1 card
       *[other] takes { $cards } cards
    }
}

## When a visit has ended

taj-mahal-interlude-ends = Visit { $visit } ends
taj-mahal-interlude-nothing = nothing
taj-mahal-interlude-next = Next: { taj-mahal-province }

## The map

taj-mahal-map = Map of the provinces
taj-mahal-whole-map = Show the whole map
taj-mahal-close-map = Close the map
taj-mahal-networks = Connected palaces
taj-mahal-north = N
taj-mahal-visit-of = visit { $visit } of 12
taj-mahal-over = after 12 visits
taj-mahal-the-end = Game over
taj-mahal-order = Order of the visits
taj-mahal-tile = Visit { $number }, { taj-mahal-the-province }: { $goods }
taj-mahal-tile-gone = { $owner ->
    [none] Visit { $number }, { taj-mahal-the-province }: nobody won the tile ({ $goods })
   *[other] Visit { $number }, { taj-mahal-the-province }: { $owner } won the tile ({ $goods })
}
taj-mahal-fortress = fortress
taj-mahal-palace-of = palace of { $name }
taj-mahal-crown-palace-of = crown palace of { $name }
taj-mahal-choose-city = Build here: { $city }

## The court

taj-mahal-court = The court
taj-mahal-court-note = The most of a symbol wins its tile. A tie wins nothing.
taj-mahal-court-label = The court and the rows
taj-mahal-niche-open = { $symbol }: to be won.
taj-mahal-niche-won = { $symbol }: won by { $name }.
taj-mahal-niche-aside = { $symbol }: set aside by a protest.
taj-mahal-niche-brings = { $symbol ->
    [mogul] Build a palace in any city of the province.
    [elephant] Win the province tile: its commodities score with those you hold.
   *[other] Build a palace in an open city. Two of a kind earn a { taj-mahal-special-kind }.
}
taj-mahal-tie = tie
taj-mahal-cell = { $stands ->
    [lead] { $symbol } { $count }, leads
    [tie] { $symbol } { $count }, tied
   *[other] { $symbol } { $count }
}
taj-mahal-you = you
taj-mahal-in-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
taj-mahal-nothing-played = No cards played yet
taj-mahal-withdrew = Withdrew with { $tiles }
taj-mahal-withdrew-built = Withdrew with { $tiles }: { $cities }
taj-mahal-withdrew-empty = Withdrew with nothing
taj-mahal-row = { $turn ->
    [yes] It is this player’s turn. Show what { $name } has
   *[no] Show what { $name } has
}
taj-mahal-points = { $points ->
    [one] point
   *[other] points
}
taj-mahal-unrest = Unrest
taj-mahal-unrest-note = a rival to all players
taj-mahal-unrest-over = over for this visit
taj-mahal-unrest-quiet = No cards yet

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
taj-mahal-no-cards = You have no cards.
taj-mahal-card-one = { $colour }: { $first }
taj-mahal-card-two = { $colour }: { $first } and { $second }
taj-mahal-card-double = { $colour }: two { $symbol ->
    [vizier] viziers
    [general] generals
    [monk] monks
    [princess] princesses
    [mogul] crowns
   *[elephant] elephants
}
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
    [mogul] Crown
   *[elephant] Elephant
}
taj-mahal-symbol-short = { $symbol ->
    [vizier] Vizier
    [general] General
    [monk] Monk
    [princess] Princess
    [mogul] Crown
   *[elephant] Elephant
}
taj-mahal-special = { $special ->
    [special-card] { $effect ->
        [elephant] +1 elephant
        [mogul] +1 crown
        [points] 2 points
       *[colour-change] colour change
    }
   *[prestige-card] { $effect ->
        [elephant] Might (+1 elephant)
        [mogul] Knowledge (+1 crown)
        [points] Nobility (2 points)
       *[colour-change] Enlightenment (colour change)
    }
}
taj-mahal-special-kind = { $special ->
    [special-card] special card
   *[prestige-card] prestige card
}
taj-mahal-special-short = { $effect ->
    [plus-elephant] +1
    [plus-mogul] +1
    [points] points
   *[colour-change] colour
}

## The holdings of the players

taj-mahal-holdings-of = What { $name } has
taj-mahal-none = none
taj-mahal-hold-cards = Cards
taj-mahal-hold-unseen = { $cards ->
    [one] and 1 unknown
   *[other] and { $cards } unknown
}
taj-mahal-hold-specials = { $special ->
    [special-card] Special cards
   *[prestige-card] Prestige cards
}
taj-mahal-hold-advisors = Advisors
taj-mahal-hold-goods = Commodities
taj-mahal-hold-points = Points
taj-mahal-hold-palaces = Palaces: { $count }
taj-mahal-connected = Connected by roads: { $provinces }
taj-mahal-crown-city = { taj-mahal-city } (crown)
taj-mahal-advisor = One { $symbol }; a second one earns the { taj-mahal-special-kind }
taj-mahal-goods-held = { $goods }: { $count }. The next one scores 1 point, plus 1 for each of these.
taj-mahal-goods = { $goods ->
    [rice] rice
    [tea] tea
    [spices] spices
    [jewels] jewels
   *[gems] gems
}
taj-mahal-bonus = { $bonus ->
    [rice] rice tile
    [tea] tea tile
    [spices] spices tile
    [jewels] jewels tile
    [gems] gems tile
    [points_2] +2 tile
    [card] +1 card tile
   *[taj_mahal] Taj Mahal tile (+4)
}

## The score sheet

taj-mahal-sheet-visit = { $visit }, { taj-mahal-province }
taj-mahal-sheet-end = Hands
taj-mahal-source = { $source ->
    [bonus] bonus tiles
    [goods] commodities
    [tiles] province tiles
    [palaces] palaces
    [special] { taj-mahal-special-kind }
   *[hand] hand
}
taj-mahal-count-map = { $name }: during the visits
taj-mahal-count-hand = { $name }: hand
taj-mahal-moment = { $kind ->
    [lead] { $you ->
        [yes] You took the lead for good
       *[no] { $name } took the lead for good
    } in visit { $visit }, { taj-mahal-province }, with { taj-mahal-moment-points } there.
    [level] { $you ->
        [yes] You drew level
       *[no] { $name } drew level
    } in visit { $visit }, { taj-mahal-province }, with { taj-mahal-moment-points } there.
    [final] { $you ->
        [yes] Your hand decided the game
       *[no] The hand of { $name } decided the game
    }: it was worth { taj-mahal-moment-points }.
   *[gain] { $you ->
        [yes] You
       *[no] { $name }
    } gained most on the others in visit { $visit }, { taj-mahal-province }: { taj-mahal-moment-points } there.
}
taj-mahal-moment-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
taj-mahal-final = Final hands
taj-mahal-open-hands = All hands
taj-mahal-unseen = Not seen yet: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $deck } in the deck and { $hands } in other hands
