## Ce que disent les parties finies

statistics-title = Vos parties en chiffres
statistics-none = Vous n’avez pas encore fini de partie ici.
statistics-play = En jouer une
statistics-few = Trop peu de parties pour en dire plus : à partir de { $enough } parties, deux autres nombres disent combien c’est sûr.
statistics-few-here = Là où un nombre est seul, il y a trop peu de parties pour dire combien c’est sûr.
statistics-between = de { $low } à { $high }
statistics-even = à forces égales : { $share }
statistics-played = Parties
statistics-won = Gagnées
statistics-place = Place moyenne
statistics-points = { $unit ->
    [gold] Or en moyenne
   *[points] Points en moyenne
}
statistics-course = De partie en partie
statistics-course-key = { $unit ->
    [gold] L’or de chaque partie ; une étoile est une victoire.
   *[points] Les points de chaque partie ; une étoile est une victoire.
}
statistics-course-line = La ligne est la moyenne de { $last } parties ; à présent { $points }.
statistics-one-by-one = Une par une
statistics-result = { $unit ->
    [gold] { $points } pièces d’or, place { $place } sur { $players }
   *[points] { $points } points, place { $place } sur { $players }
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
statistics-opponents = Contre qui
statistics-opponents-note = Combien de fois vous avez fini devant ; la même place compte pour moitié.
statistics-opponent = Adversaire
statistics-ahead = Devant
statistics-bots = Robots : { $level }
statistics-sources = { $unit ->
    [gold] D’où vient votre or
   *[points] D’où viennent vos points
}
statistics-source = Source
statistics-counted = On compte les parties finies des places de ce navigateur. Si vous tenez plusieurs places sur un même écran, la première est la vôtre. Les parties ouvertes depuis un fichier, les reprises d’une partie, les guides et les parties qu’un robot a terminées pour vous ne comptent pas. À partir de { $enough } parties, deux nombres disent où se trouve la vraie valeur dans 95 cas sur 100.
statistics-left-out = { $count ->
    [one] { $count } partie finie a été laissée de côté.
   *[other] { $count } parties finies ont été laissées de côté.
}
