## The result of a game

ending-you-win = { $margin ->
    [0] You win on the tie-break
   *[other] You win by { ending-margin }
}
ending-wins = { $margin ->
    [0] { $name } wins on the tie-break
   *[other] { $name } wins by { ending-margin }
}
ending-margin = { $unit ->
    [gold] { $margin } gold
   *[points] { $margin }
}
ending-you-share = You share the victory with { $names }
ending-share = { $names } share the victory
ending-rank = { $rank ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
ending-points = { $unit ->
    [gold] { $points } gold
   *[points] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
ending-place = { $shared ->
    [yes] You share { ending-rank } place, { ending-points } behind { $names }.
   *[no] You are { ending-rank }, { ending-points } behind { $names }.
}
ending-place-tied = You are { ending-rank } on the tie-break.
ending-tie = { $names } each have { ending-points }. { $by ->
   *[cards] The number of cards left in hand decides: { $counts }.
}
ending-tie-equal = { $names } each have { ending-points } and, with { $by ->
   *[cards] the same number of cards left in hand
}, stay tied.
ending-tie-shared = { $names } each have { ending-points }.
ending-stood-in = A bot played for you at the end.

## The counting of the points

ending-counting = { $unit ->
    [gold] Counting the gold
   *[points] Counting the points
}
ending-show = Show { $name } on the board
ending-moment-link = See it in the replay

## The picture to share

ending-picture = Picture to share
ending-picture-of = { $title }: the final position with names and scores
ending-picture-making = Drawing the picture…
ending-picture-failed = This browser cannot draw the picture.
ending-picture-save = Save as PNG
ending-picture-share = Share…
ending-picture-brand = Played on Durbar
