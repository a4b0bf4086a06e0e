## L’analyse d’une partie finie

analysis-title = Comment la partie s’est jouée
analysis-page = Analyse · { $game } · Durbar
analysis-of = { $game } : { $names }
analysis-fair = Chaque décision est jugée d’après ce que son joueur pouvait savoir alors : sa propre main et ce qui était visible, jamais ce qui lui était caché.
analysis-ways = Où aller ensuite
analysis-replay = Revoir la partie coup par coup
analysis-table = Retour à la table
analysis-none = Aucun des joueurs n’a encore fait analyser cette partie.
analysis-asking = L’analyse de la partie va commencer.
analysis-waiting = { $ahead ->
    [0] Elle va commencer.
    [one] Une autre partie passe avant.
   *[other] { $ahead } autres parties passent avant.
  }
analysis-thinking = Chaque décision est examinée : { $percent } %
analysis-leave = Vous pouvez quitter cette page et revenir : l’analyse continue sans vous.
analysis-course = Les chances de gagner
analysis-course-note = Une ligne par joueur, un point par décision : les chances de qui décidait, après son coup, telles qu’on pouvait les estimer à sa place. Les lignes sont la moyenne des décisions voisines. Avec un numéro : ce qui a le plus compté, et jusqu’où les chances auraient pu monter.
analysis-along = Décisions de la partie
analysis-where = Coup { $number }, { $chapter }
analysis-chapter = chapitre { $number }
analysis-chance = { $name } { $win }
analysis-at = { $where } : { $done } { $chances }
analysis-at-end = La fin : { $chances }
analysis-end = La fin de la partie
analysis-best = Aucun meilleur coup n’a été trouvé : { $win } de chances de gagner.
analysis-rather = Peut-être mieux : { $move } { $better } de chances de gagner au lieu de { $win }.
analysis-look = Regarder
analysis-show = Sur le graphique
analysis-most = Ce qui a le plus compté
analysis-most-note = Ce sont les décisions les plus coûteuses, chacune examinée deux fois. Reprendre ouvre une nouvelle table à partir de ce coup, avec les cartes telles qu’elles étaient ; elle ne compte dans aucune statistique.
analysis-nothing = Aucune décision n’a coûté à coup sûr quoi que ce soit : les différences peuvent être dues au hasard.
analysis-better = Mieux
analysis-to-win = chances de gagner
analysis-fall = Les chances de gagner sont passées de { $before } à { $after }.
analysis-against = Ce qui parle contre
analysis-later = Rien sur le moment : dans les parties poursuivies d’ici, cela finit moins bien.
analysis-after = Après ce coup, selon ce que { $name } pouvait voir
analysis-came = Ce qui en est advenu
analysis-axis-win = Chances de gagner
analysis-axis-visits = Visites de la partie
analysis-axis-course = Du premier coup au dernier
analysis-cost = Sur cent parties poursuivies d’ici, environ { $games } de plus sont perdues (à { $near } près).
analysis-cost-points = { $points ->
    [one] En points à la fin, cela fait environ 1.
   *[other] En points à la fin, cela fait environ { $points }.
  }
analysis-all = Toutes les décisions en chiffres
analysis-head-number = Coup
analysis-head-who = Joueur
analysis-head-done = Décision
analysis-head-win = Chances de gagner
analysis-head-instead = Peut-être mieux
analysis-head-then = Chances alors
analysis-how = Les chances sont comptées sur des parties poursuivies à partir de ce que le joueur pouvait savoir, { $iterations } pour chacun des deux coups et quatre fois plus pour ce qui a le plus compté. Des robots les jouent jusqu’au bout : ils jugent bien, pas parfaitement.
analysis-brought = L’analyse est venue avec l’enregistrement et n’a pas été faite ici.
