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

## Choses

# Une place dont le joueur n’a pas de nom, comptée à partir de 1.
seat = Joueur { $number }
