## Statistiques des parties finies

statistics-title = Vos statistiques
statistics-none = Vous n’avez pas encore fini de partie.
statistics-play = Jouer une partie
statistics-few = Trop peu de parties pour une marge d’erreur, qui demande { $enough } parties.
statistics-few-here = Les nombres sans marge d’erreur reposent sur trop peu de parties.
statistics-between = de { $low } à { $high }
statistics-even = à forces égales : { $share }
statistics-played = Parties
statistics-won = Gagnées
statistics-place = Place moyenne
statistics-points = { $unit ->
    [gold] Or moyen
   *[points] Points en moyenne
}
statistics-course = Partie par partie
statistics-course-key = { $unit ->
    [gold] L’or de chaque partie ; une étoile marque une victoire.
   *[points] Les points de chaque partie ; une étoile marque une victoire.
}
statistics-course-line = La ligne est la moyenne des { $last } dernières parties ; à présent { $points }.
statistics-one-by-one = Toutes les parties
statistics-result = { $unit ->
    [gold] { $points } pièces d’or, { $place ->
        [1] 1re
       *[other] { $place }e
    } place sur { $players }
   *[points] { $points } points, { $place ->
        [1] 1re
       *[other] { $place }e
    } place sur { $players }
}
statistics-places = Places
statistics-nth = { $place ->
    [1] 1re
   *[other] { $place }e
}
statistics-by-players = Selon le nombre de joueurs
statistics-players = Joueurs
statistics-by-edition = Selon l’édition
statistics-edition = Édition
statistics-of-edition = Édition de { $edition }
statistics-opponents = Par adversaire
statistics-opponents-note = À quelle fréquence vous avez fini devant eux ; une égalité compte pour moitié.
statistics-opponent = Adversaire
statistics-ahead = Devant
statistics-bots = Robots : { $level }
statistics-sources = { $unit ->
    [gold] D’où vient votre or
   *[points] D’où viennent vos points
}
statistics-source = Source
statistics-counted = Les parties finies que vous avez jouées dans ce navigateur comptent. Si vous aviez plusieurs places sur un même écran, seule la première compte comme la vôtre. Les parties importées, celles qui en continuent une autre, les guides, les parties qu’un robot a terminées pour vous et celles où un joueur a annulé un coup après la révélation d’une information cachée ne comptent pas. À partir de { $enough } parties, deux nombres donnent la marge d’incertitude : la vraie valeur est entre eux dans 95 cas sur 100.
statistics-left-out = { $count ->
    [one] { $count } partie finie ne compte pas.
   *[other] { $count } parties finies ne comptent pas.
}
