# Texts of the guided first games and of the coach.
#
# $you is the user's name; $first and $second are the names of the two bots.

## The start page

guide-learn-title = { $game }: your first game
guide-learn-taj-mahal = You play a real game and the guide tells you what to do. In about ten minutes you will know how cards, palaces and points work together. There is nothing to read beforehand.
guide-learn-maharani = You play a real game and the guide tells you what to do. In about ten minutes you will know how tiles, artisans and gold work together. There is nothing to read beforehand.
guide-learn-note = Two bots play with you. You can stop at any time and continue later.
guide-learn-none = There is no guide for this game yet. Start with the rules.
guide-start = Start
guide-resume = Continue
guide-anew = Start over

## The card

guide-title = Guide
guide-step = Step { $step } of { $steps }
guide-next = Next
guide-back = Back
guide-skip = Leave the guide
guide-yours = Your turn
guide-watch = The others are playing. Watch what they do.
guide-look-first = One moment! Read on first.
guide-not-yet = One moment! First:
guide-dock-reads = Read the guide.
guide-dock-asks = Follow the guide.
guide-real = A real game, with a coach
guide-play-on = Play on here
guide-coach-about = The real game has a new deal and is again against novices. The coach speaks up when another move is clearly better; you can turn it off with one click.

## Taj Mahal

guide-taj-mahal-welcome = Welcome, { $you }. The court of the Grand Mogul travels through twelve provinces. In each of them you win prizes at court, and prizes become points. Whoever has the most points at the end wins.
guide-taj-mahal-prizes = The court is in the province of Delhi now, and here are its six prizes. From left to right: vizier, general, monk and princess each bring a palace. The crown brings a palace in any city, even one with another palace. The elephant brings the commodities of the province.
guide-taj-mahal-hand = These are your cards. A coloured card has two symbols. Played cards lie face up in your row, and their symbols add up.
guide-taj-mahal-first-card = Play the blue card with the vizier and the elephant: select it, then press “Play this card”.
guide-taj-mahal-tie = Look at the numbers under the vizier: you have one, { $first } has one. That is a tie, and a tie wins nothing.
guide-taj-mahal-colour = You started with blue, so you can only play blue in this visit. Your red card is dimmed: it has to wait for another visit.
guide-taj-mahal-companion = You may add a white card to a coloured one. Select the blue monk, then the white vizier, and play both: with two viziers you break the tie.
guide-taj-mahal-lead = Now you have the most viziers and the most elephants. You could stay: you have more blue cards. But every card you play is gone, and the others catch up. This is a good moment to withdraw.
guide-taj-mahal-withdraw = To win what you lead in, you withdraw. The panel below shows what you get: the vizier, and the province tile with its rice. Withdraw: press the button there, and once more to confirm.
guide-taj-mahal-palace = The vizier brings you a palace. Choose Hisar: a road leads from there to the province of Lahore, where the court goes next. You will soon see why that is good.
guide-taj-mahal-first-points = Two points: one for the palace, one for the rice. This number is your score.
guide-taj-mahal-take = When you withdraw, you take two cards from the display. You are the first to withdraw, so all five are there. Take the blue one: you have blue already, and with more cards of one colour you can stay longer.
guide-taj-mahal-take-white = And the white elephant: white goes with every colour.
guide-taj-mahal-second-visit = The others have withdrawn too, and built palaces of their own. Now the court is in the province of Lahore. { $first } began here, so you have seen what both of them play.
guide-taj-mahal-gap = Nobody has a general. Where you have no rival, one card can be enough.
guide-taj-mahal-general = Play a blue general.
guide-taj-mahal-let-go = You still lead with one general. { $second } has more elephants: do not compete for them. Nobody wins everything, and the cards you keep will win something later.
guide-taj-mahal-withdraw-early = Withdraw with the general. A prize for a single card is a bargain.
guide-taj-mahal-bonus = A diamond is a fortress, and in Lahore there is a rice tile. A palace there takes the tile. You have rice from Delhi, so this tile scores two points: one for itself, one for the rice that matches.
guide-taj-mahal-chain = A road connects the city of Lahore with your palace in Hisar. So your palaces connect two provinces: one point for each. Build in Lahore.
guide-taj-mahal-chain-points = Four points at once: two for the rice, two for the connected palaces. If your next palace connects to them, it will score three, and so on. So look for roads to provinces that are still to be visited.
guide-taj-mahal-take-long = Take your two cards. Blue is your longest colour: take the blue monk.
guide-taj-mahal-take-another = And the blue vizier.
guide-taj-mahal-pair = The others have finished too. So far you have won a vizier and a general. Two equal advisors are exchanged for a prestige card: you add it to a coloured card like a white one, and it comes back to you after every visit.
guide-taj-mahal-worth = One more thing: your hand counts at the end. One point for each white card, each prestige card and each card of your longest colour. With four blue cards and a white one, your hand is worth five.
guide-taj-mahal-finish = That is all you need. Ten visits are left, and { $first } and { $second } play on as novices. If you are not sure what to do, ask for a hint. Have a good journey!

## Maharani

guide-maharani-welcome = Welcome, { $you }. The palace floor still lacks its mosaic. You lay tiles, your artisans work on them, and both bring gold. Whoever has the most gold at the end wins.
guide-maharani-turntable = Four tiles lie on the turntable, each in one quarter of the floor: lion, peacock, elephant, monkey. The turntable has turned to you. You sit at the near side, the south.
guide-maharani-first-tile = Select the marked orange tile, then the marked space. Both are in the monkey quarter: a tile is free to lay in its own quarter.
guide-maharani-turn = Its arrow points away from you. Only a tile whose arrow points to your side gets one of your artisans. So turn it: press the tile once more, or “Turn”, or the R key. Then press “Lay the tile”.
guide-maharani-artisan = The arrow points to you, so one of your artisans came to work on the tile. Two gold: one for the tile, one for the artisan.
guide-maharani-by-itself = From now on, tiles turn their arrow to you by themselves where that is possible. You can still turn them, as you just did.
guide-maharani-end = You could lay a second tile now, for two gold. Not this time: press “End the turn”, and once more to confirm.
guide-maharani-others = { $first } and { $second } laid two tiles each, and placed artisans too, all of it in the monkey quarter in front of you.
guide-maharani-area = { $first } laid this blue tile. A tile earns one gold for every tile in its area of one colour, itself included. It does not matter who laid the others.
guide-maharani-join = Lay your blue tile on the marked space, right beside it: two gold for an area of two, and one for the artisan.
guide-maharani-group = Artisans count in the same way: a new one earns one gold for every artisan in its group. On this free space it would stand next to your other artisan.
guide-maharani-marker = Lay the red tile there as your second tile. It costs two gold and earns three. It comes from the lion quarter, so your lion marker turns face down: that is the price for laying it in another quarter.
guide-maharani-moving = This artisan of yours stands on blue. You have at most one artisan on each colour in a quarter. If you lay blue here again, with the arrow pointing to you, this artisan moves there.
guide-maharani-walk = Lay the blue tile on the marked space. The blue area earns three, and your artisan moves next to your other one: a group of two earns two.
guide-maharani-end-again = Enough for this turn: end it.
guide-maharani-last-space = One space of the monkey quarter is still free. A full quarter pays everybody for their artisans in it: 4 gold for one, 6 for two, 9 for three, and so on.
guide-maharani-fill = You have three there, the others two each. So fill it: lay the red tile on the marked space. This time it costs the peacock marker.
guide-maharani-paid = The quarter is full. At the end of your turn it pays: end the turn.
guide-maharani-nine = Nine gold for you, six for each of the others. All artisans of the quarter went back to their players. The tiles stay.
guide-maharani-markers = Two of your markers are face down: lion and peacock. For now, tiles from these quarters cannot be laid in another quarter.
guide-maharani-renew = You get them back by giving up a turn. Do it: reactivate the markers.
guide-maharani-rest = All your markers are face up again. Three quarters are still to be filled. When the last one has been scored, the game is over.
guide-maharani-finish = That is all you need. { $first } and { $second } play on as novices. If you are not sure what to do, ask for a hint. Good luck with your floor!

## The coach

guide-coach = Coach
guide-coach-says = Before you play that, consider: { $move }
guide-coach-show = Show me
guide-coach-anyway = Play my move
guide-coach-off = Turn the coach off
guide-coach-thinking = The coach is checking your move…
