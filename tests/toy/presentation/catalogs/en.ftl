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
toy--rounds = rounds are 1 to 60, not { $asked }
toy--no-json = not readable as JSON: { $why }
toy--copies = expected { $ranks } numbers from 0 to 39
toy--too-few = { $cards } cards cannot be dealt to { $players } players
toy--expected = a rank from 0 to 5, draw or pass
