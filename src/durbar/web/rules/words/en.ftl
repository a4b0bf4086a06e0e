## The rules

rules-title = Rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] No results
    [one] 1 result
   *[other] { $count } results
}
rules-copy = Copy the link to { $number }
rules-copied = The link to { $number } has been copied.
rules-whole = Open as a page
rules-not-yet = This page is not available in your language yet.
rules-editions = The editions side by side
rules-yours = (this table)
rules-first = Lena
rules-second = Greg

## Figures of Taj Mahal

rules-figure-tm-1-1 = A card of each colour, a white card and a special card. The letter and the pattern also show the colour.
rules-figure-tm-1-2 = Province tiles: their number and their commodities.
rules-figure-tm-1-3 = The Taj Mahal, +2, +1 card, rice, tea, spices and gems.
rules-figure-tm-3-1 = A coloured card alone, with a white card, or with a special card.
rules-figure-tm-4-1 = If Lena withdraws, she wins the crown: nobody else has one. In princesses and elephants she ties with Greg, and he has more generals.
rules-figure-tm-4-2 = Open cities have a gold ring: empty ones, and one with only a crown palace. A palace on the fortress takes its bonus tile.
rules-figure-tm-4-5 = A crown palace may go anywhere, even in a city with a rival’s palace. It takes no bonus tile.
rules-figure-tm-4-7 = A palace in Mathura connects Delhi and Ajmer: 1 + 2 points. The rival in Gwalior cuts off Chanderi.
rules-figure-tm-5-1 = Two generals earn the special card “+1 elephant”.
rules-figure-tm-6-1 = 1 for the special card, 2 for white cards, 3 for the longest colour: 6 points.
rules-figure-tm-7-1 = Two equal advisors, and the special card they earn.
rules-figure-tm-9-2 = Unrest has a green card already: a second one triggers a protest.

## Figures of Maharani

rules-figure-mh-1-1 = The floor: four quarters with their animals around the turntable. Every space shows its columns.
rules-figure-mh-1-2 = Tiles with a centre column, one half-column and two half-columns. Each of the six colours has its own pattern.
rules-figure-mh-2-2 = The turntable points at the player in the south. Slot 1 is far left, 2 far right, 3 near right, 4 near left.
rules-figure-mh-3-2 = A space, a tile, and the tile turned so that its half-columns match those of the space.
rules-figure-mh-3-4 = The three blue tiles form one area: the last of them earned 3. The blue tile behind the orange one does not touch them.
rules-figure-mh-4-1 = The arrow of the left tile points to the player below, who places an artisan on it. The right tile gets no artisan.
rules-figure-mh-9-3 = Five blue tiles in one area, three artisans in one group, across the border of two quarters.
