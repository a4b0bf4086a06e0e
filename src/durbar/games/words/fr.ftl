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

## Choses

# Une place dont le joueur n’a pas de nom, comptée à partir de 1.
seat = Joueur { $number }
