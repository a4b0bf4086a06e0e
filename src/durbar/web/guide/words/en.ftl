# Guides: a first game in which one is led, and the coach afterwards.
#
# $you, $first and $second are the players' names.

## The way in

guide-learn-title = { $game }: your first game
guide-learn-taj-mahal = You play a real game, and the guide says what to do: about ten minutes, and you know how cards, palaces and points go together. Nothing needs to be read beforehand.
guide-learn-maharani = You play a real game, and the guide says what to do: about ten minutes, and you know how tiles, artisans and gold go together. Nothing needs to be read beforehand.
guide-learn-note = Two bots play along. You can stop at any time and go on later.
guide-learn-none = There is no guide to this game. Its rules are a good beginning.
guide-start = Begin
guide-resume = Go on where you were
guide-anew = Begin anew

## The card

guide-title = Guide
guide-step = Step { $step } of { $steps }
guide-next = Next
guide-back = Back
guide-skip = Leave the guide
guide-yours = Now you
guide-watch = The others are playing. Watch what they do.
guide-look-first = In a moment! Read on first.
guide-not-yet = In a moment! First this:
guide-dock-reads = Read what the guide says.
guide-dock-asks = Do what the guide asks for.
guide-real = A real game, with a coach
guide-play-on = Play on here
guide-coach-about = A real game is dealt anew, against novices again. The coach speaks up when another move is clearly better; one click turns it off.

## Taj Mahal

guide-taj-mahal-welcome = Welcome, { $you }. The court of the Grand Mogul travels through twelve provinces. In each of them you win prizes at court, and prizes become points. Most points at the end win.
guide-taj-mahal-prizes = The court is in Delhi now, and these six prizes wait here. From left to right: vizier, general, monk and princess each bring a palace. The crown brings a palace in any city, even a taken one. The elephant brings the goods of the province.
guide-taj-mahal-hand = These are your cards. A coloured card has two symbols. Played cards lie open before you, and their symbols add up.
guide-taj-mahal-first-card = Play the blue card with the vizier and the elephant: pick it, then press “Play this card”.
guide-taj-mahal-tie = Look at the numbers under the vizier: you show one, { $first } shows one. That is a tie, and a tie wins nothing.
guide-taj-mahal-colour = You began with blue, so in this visit you go on with blue only. Your red card is veiled: it waits for another visit.
guide-taj-mahal-companion = A white card may go along with a coloured one. Pick the blue monk, then the white vizier, and play both: with two viziers you break the tie.
guide-taj-mahal-lead = Now you alone show most viziers and most elephants. You could stay: you hold more blue cards. But every card you play is gone, and the others catch up. This is a good moment to leave.
guide-taj-mahal-withdraw = To win what you lead in, you withdraw. The panel below says what that brings: the vizier, and the province tile with its rice. Withdraw: press the button there, and once more to confirm.
guide-taj-mahal-palace = The vizier builds you a palace. Choose Hisar: a road leads from there to Lahore, where the court goes next. You will see what that is good for.
guide-taj-mahal-first-points = Two points: one for the palace, one for the rice. This number is your score.
guide-taj-mahal-take = Whoever withdraws takes two cards from the display. You are the first to leave, so all five are there. Take the blue one: you hold blue already, and with more of one colour you can stay longer.
guide-taj-mahal-take-white = And the white elephant: white goes with every colour.
guide-taj-mahal-second-visit = The others have withdrawn too, and built palaces of their own. Now the court is in Lahore. { $first } began here, so you have seen what both of them play.
guide-taj-mahal-gap = Nobody shows a general. Where nobody else is, one card can be enough.
guide-taj-mahal-general = Play a blue general.
guide-taj-mahal-let-go = You still lead with one general. { $second } has more elephants: let them go. Nobody wins everything, and the cards you keep will win something later.
guide-taj-mahal-withdraw-early = Withdraw with the general. A prize for a single card is a bargain.
guide-taj-mahal-bonus = A diamond is a fortress, and on Lahore lies a rice tile. A palace there takes it. You hold rice from Delhi, so this one brings two points: one for itself, one for the rice that matches.
guide-taj-mahal-chain = A road joins Lahore with your palace in Hisar. So your palaces connect two provinces: one point for each of them. Build in Lahore.
guide-taj-mahal-chain-points = Four points at once: two for the rice, two for the chain. If your next palace joins on, the chain counts three, and so on. So look for roads to provinces that are still to come.
guide-taj-mahal-take-long = Your two cards. Blue is your longest colour: take the blue monk.
guide-taj-mahal-take-another = And the blue vizier.
guide-taj-mahal-pair = The others have finished too. You have won a vizier and a general so far. Two of a kind would be exchanged for a prestige card: it goes along like a white one, and comes back to you after every visit.
guide-taj-mahal-worth = One thing more: at the very end your hand counts. A point for each white card, for each prestige card, and for each card of your longest colour. With four blue cards and a white one yours is worth five.
guide-taj-mahal-finish = That is all you need. Ten visits are left, and { $first } and { $second } play on as novices. If you do not know what to do, ask for a hint. Have a good journey!

## Maharani

guide-maharani-welcome = Welcome, { $you }. The palace floor still lacks its mosaic. You lay tiles, your artisans work on them, and both bring gold. Most gold at the end wins.
guide-maharani-turntable = Four tiles lie on the turntable. Each lies in one quarter of the floor: lion, peacock, elephant, monkey. The turntable has turned to you. You sit at the near side, the south.
guide-maharani-first-tile = Pick the marked orange tile, then the marked space. Both are in the monkey’s quarter: in its own quarter a tile is laid for nothing.
guide-maharani-turn = Now its arrow points away from you. Only a tile whose arrow points to your side gets an artisan of yours. So turn it home: press the tile once more, or “Turn”, or the R key. Then press “Lay the tile”.
guide-maharani-artisan = The arrow points at you, so an artisan of yours came to work on the tile. Two gold: one for the tile, one for the artisan.
guide-maharani-by-itself = From now on a tile that you lay is turned home for you, where it fits so. You can still turn it on, as you did.
guide-maharani-end = You could lay a second tile now, for two gold. This time do not: press “End the turn”, and once more to confirm.
guide-maharani-others = { $first } and { $second } laid two tiles each, and sent artisans too. All of it in the monkey’s quarter, before you.
guide-maharani-area = { $first } laid this blue tile. A tile brings one gold for every tile of its colour that it joins, itself included. It does not matter who laid the others.
guide-maharani-join = Lay your blue tile on the marked space, right beside it: two gold for an area of two, and one for the artisan.
guide-maharani-group = Artisans count in the same way: a new one brings one gold for every artisan in its group. On the free space here it would stand beside yours.
guide-maharani-marker = Lay the red tile there as your second one. It costs two gold and brings three. It comes from the lion’s quarter, so your lion marker turns face down: that is the price of the way.
guide-maharani-moving = This artisan of yours stands on blue. On each colour you have at most one artisan in a quarter. If you lay blue here again, with the arrow to you, this one walks over.
guide-maharani-walk = Lay the blue tile on the marked space. The blue area brings three, and your artisan walks over, beside your other one: a group of two brings two.
guide-maharani-end-again = Enough for this turn: end it.
guide-maharani-last-space = One space of the monkey’s quarter is still free. A full quarter pays everybody for their artisans in it: 4 gold for one, 6 for two, 9 for three, and so on.
guide-maharani-fill = You have three there, the others two each. So fill it: lay the red tile on the marked space. This time it costs the peacock marker.
guide-maharani-paid = The quarter is full. At the end of your turn it pays: end the turn.
guide-maharani-nine = Nine gold for you, six for each of the others. All artisans of the quarter went home, free for new work. The tiles stay.
guide-maharani-markers = Two of your markers lie face down: lion and peacock. Tiles that lie in these quarters could not leave them now.
guide-maharani-renew = You get them back by giving up a turn. Do it: renew the markers.
guide-maharani-rest = All markers are up again. Three quarters are still to be filled. When the last one has paid, the game is over.
guide-maharani-finish = That is all you need. { $first } and { $second } play on as novices. If you do not know what to do, ask for a hint. Good luck with your floor!

## The coach

guide-coach = Coach
guide-coach-says = A thought before you do that: { $move }
guide-coach-show = Show me
guide-coach-anyway = Do mine
guide-coach-off = Coach off
guide-coach-thinking = The coach is looking at it …
