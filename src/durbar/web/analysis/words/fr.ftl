## L’analyse d’une partie finie

analysis-title = Analyse de la partie
analysis-page = Analyse · { $game } · Durbar
analysis-of = { $game } : { $names }
analysis-fair = Chaque décision est jugée d’après ce que son joueur pouvait savoir à ce moment : sa propre main et ce qui était visible, jamais ce qui lui était caché.
analysis-ways = Voir aussi
analysis-replay = Revoir la partie coup par coup
analysis-table = Retour à la table
analysis-none = Aucun des joueurs n’a encore demandé l’analyse de cette partie.
analysis-asking = Lancement de l’analyse…
analysis-waiting = { $ahead ->
    [0] Elle va commencer.
    [one] Une partie passe avant la vôtre.
   *[other] { $ahead } parties passent avant la vôtre.
  }
analysis-thinking = Analyse de toutes les décisions : { $percent } %
analysis-leave = Vous pouvez quitter cette page et revenir : l’analyse continue.
analysis-course = Chances de gagner
analysis-course-note = Une ligne par joueur, un point par décision : les chances de gagner du joueur qui décidait, après son coup, d’après ce qu’il pouvait savoir. Les lignes sont des moyennes des décisions voisines. Les points numérotés marquent les décisions clés ; la ligne qui en part mène aux chances avec le meilleur coup.
analysis-along = Décisions de la partie
analysis-where = Coup { $number }, { $chapter }
analysis-chapter = chapitre { $number }
analysis-chance = { $name } { $win }
analysis-at = { $where } : { $done } { $chances }
analysis-at-end = Fin de la partie : { $chances }
analysis-end = Fin de la partie
analysis-best = Aucun meilleur coup n’a été trouvé : { $win } de chances de gagner.
analysis-rather = Peut-être mieux : { $move } { $better } de chances de gagner au lieu de { $win }.
analysis-look = Voir
analysis-show = Voir sur le graphique
analysis-most = Décisions clés
analysis-most-note = Ce sont les décisions les plus coûteuses ; chacune a été examinée deux fois. « Continuer d’ici » ouvre une nouvelle table à partir de ce coup, avec les cartes telles qu’elles étaient ; la nouvelle partie ne compte pas dans les statistiques.
analysis-nothing = Aucune décision n’était clairement une erreur : les différences peuvent être dues au hasard.
analysis-better = Mieux
analysis-to-win = chances de gagner
analysis-fall = Les chances de gagner sont passées de { $before } à { $after }.
analysis-against = Contre ce coup
analysis-later = Rien sur le moment, mais la suite a été moins bonne dans les parties simulées.
analysis-after = Après ce coup, vu par { $name }
analysis-came = Le résultat
analysis-axis-win = Chances de gagner
analysis-axis-visits = Visites
analysis-axis-course = Du premier coup au dernier
# $near est la marge d’erreur.
analysis-cost = Environ { $games } défaites de plus sur 100 parties (± { $near }).
analysis-cost-points = { $points ->
    [one] Environ 1 point de moins à la fin.
   *[other] Environ { $points } points de moins à la fin.
  }
analysis-all = Toutes les décisions
analysis-head-number = Coup
analysis-head-who = Joueur
analysis-head-done = Décision
analysis-head-win = Chances de gagner
analysis-head-instead = Peut-être mieux
analysis-head-then = Chances avec ce coup
analysis-how = Les chances viennent de parties simulées à partir de ce que le joueur pouvait savoir : { $iterations } pour le coup joué, autant pour le meilleur coup trouvé, et quatre fois plus pour les décisions clés. Des robots jouent ces parties : ils jugent bien, mais pas parfaitement.
analysis-brought = Cette analyse vient de la partie importée et n’a pas été faite ici.
