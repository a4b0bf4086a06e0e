toy--why--not-held = You hold no { $rank }.
toy--why--deck-empty = The deck is empty.
toy--why--must-play = You can still play or draw.
toy--scored = { $seat } scores { $points } by { $source ->
    [rise] a rise
    [pairs] pairs
   *[other] { $source }
}.
toy--first = { $seat } begins.
toy--drawn = { $seat } draws a { $rank }.
    .no-rank = { $seat } draws a card.
toy--played = { $seat } plays a { $rank }.
toy--passed = { $seat } passes.
