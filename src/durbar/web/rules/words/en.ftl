## The rules

rules-title = The rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing is found.
    [one] 1 place
   *[other] { $count } places
}
rules-copy = Copy the link to { $number }
rules-copied = The link to { $number } is copied.
rules-whole = On a page of their own
rules-not-yet = This page is not in your language yet.
rules-editions = The editions side by side
rules-yours = (this table’s)
rules-first = Lena
rules-second = Greg

## Figures of Taj Mahal

rules-figure-tm-1-1 = A card of each colour, a white one and a special card. Colour, letter and pattern say the same.
rules-figure-tm-1-2 = Province tiles: their number and their commodities.
rules-figure-tm-1-3 = The Taj Mahal, +2, a card, rice, tea, spices and gems.
rules-figure-tm-3-1 = One coloured card alone, or with a white card, or with a special card.
rules-figure-tm-4-1 = Lena may withdraw with the Grand Mogul: she alone has one. In Princess and Elephant she ties with Greg, in General he has more.
rules-figure-tm-4-2 = Open cities have a gold ring: empty ones, and one with only a crown palace. On a fortress lies a tile to take.
rules-figure-tm-4-5 = A crown palace may go anywhere, even beside a rival’s palace. It takes no tile.
rules-figure-tm-4-7 = A palace in Mathura joins Delhi and Ajmer: 1 + 2 points. Chanderi is cut off by the rival in Gwalior.
rules-figure-tm-5-1 = Two generals earn the special card with one more elephant.
rules-figure-tm-6-1 = 1 for the special card, 2 for white cards, 3 for the longest colour: 6 points.
rules-figure-tm-7-1 = Two equal advisors, and the special card that they earn.
rules-figure-tm-9-2 = Green lies in unrest already: a second green card brings a protest.

## Figures of Maharani

rules-figure-mh-1-1 = The floor: four quarters with their animals round the turntable, every space with its columns.
rules-figure-mh-1-2 = Tiles with a centre column, with one half-column and with two; six colours, each with a pattern of its own.
rules-figure-mh-2-2 = The turntable points at the player in the south. Slot 1 is far left, 2 far right, 3 near right, 4 near left.
rules-figure-mh-3-2 = A space, a tile, and the tile turned so that its half-columns lie where the space has them.
rules-figure-mh-3-4 = The three blue tiles form one area: the last of them paid 3. The one behind the orange tile touches none of them.
rules-figure-mh-4-1 = For the player below, the left tile points home and gets an artisan; the right one does not.
rules-figure-mh-9-3 = Five blue tiles in one area, three artisans in one group, across the border of two quarters.
