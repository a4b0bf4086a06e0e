# Ce que dit tout jeu. Le nom d’un message est ici son identifiant, avec « -- » pour chaque point.

why--over = La partie est finie.
why--not-your-turn = Ce n’est pas votre tour : c’est à { $seat } de jouer.

## Conseils

hint--forced = C’est le seul coup possible.
hint--points = { $points ->
    [one] Ce coup rapporte { $points } point.
   *[other] Ce coup rapporte { $points } points.
}
hint--points-between = Ce coup rapporte de { $low } à { $high } points.
hint--draw = Ce coup entraîne un tirage.

## Ce qui parle contre un coup, à côté d’un meilleur

against--fewer-points = { $points ->
    [0] Il ne rapportait aucun point, alors qu’il était possible d’en avoir { $more }.
    [one] Il rapportait 1 point au plus, alors qu’il était possible d’en avoir { $more }.
   *[other] Il rapportait { $points } points au plus, alors qu’il était possible d’en avoir { $more }.
}

## Ce qui ne peut pas se jouer ainsi

setting--no-game = aucun jeu ne s’appelle { $asked } ; il y a : { $known }
setting--no-game-but = aucun jeu ne s’appelle { $asked } ; vouliez-vous dire { $near } ?
setting--no-edition = { $game } n’a pas d’édition { $asked } : choisissez parmi { $known }
setting--players = { $game } ({ $edition }) se joue de { $least } à { $most } joueurs, pas { $asked }
setting--no-option = { $game } n’a pas d’option { $asked } ; il y a : { $known }
    .no-known = { $game } n’a pas d’option { $asked } ; il n’y en a aucune
setting--no-option-but = { $game } n’a pas d’option { $asked } ; vouliez-vous dire { $near } ?
setting--no-bot = aucun robot ne s’appelle { $asked } ; il y a : { $known }
setting--no-bot-but = aucun robot ne s’appelle { $asked } ; vouliez-vous dire { $near } ?

## Ce qu’aurait dû être un texte qui n’est pas un coup

why--no-move = { $shown } n’est pas un coup : on attend { $expected }

## Pages de texte

page--apart = { " ; " }
page--and = { $most } et { $last }
page--no-primer = Ce jeu n’a pas d’introduction. Les coups possibles sont listés ; un point d’interrogation suivi d’un coup dit pourquoi il ne l’est pas.
page--points-heading = Points
page--choose = Choisissez un coup.
page--part = { $part ->
    [table] table
    [scores] scores
   *[other] { $part }
}
page--chapter = manche { $number }
page--points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page--gain = +{ $points }
page--gain-between = de +{ $low } à +{ $high }
page--gain-in-words = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
page--gain-between-in-words = { $high ->
    [one] de +{ $low } à +{ $high } point
   *[other] de +{ $low } à +{ $high } points
}
page--a-draw = un tirage
page--and-a-draw = { $told } et un tirage

## Choses

# Une place dont le joueur n’a pas de nom, comptée à partir de 1.
seat = Joueur { $number }
