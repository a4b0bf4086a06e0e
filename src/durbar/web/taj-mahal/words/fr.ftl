# Taj Mahal à la table. Ce que le jeu raconte lui-même vient du serveur.

## Que faire

taj-mahal-say-any = Jouez une carte au choix, ou retirez-vous.
taj-mahal-say-colour = Jouez une carte { taj-mahal-colour }, ou retirez-vous.
taj-mahal-say-must-withdraw = Aucune de vos cartes ne peut être jouée. Retirez-vous.
taj-mahal-say-withdraw = Vous retirer de cette visite ?
taj-mahal-more-any = Sa couleur sera la vôtre pour cette visite. Une carte blanche ou spéciale peut l’accompagner.
taj-mahal-more-colour = C’est votre couleur jusqu’à votre retrait. Une carte blanche ou spéciale peut l’accompagner.
taj-mahal-more-palace = Un point pour la province visitée, et un par province de plus que vos palais y relient.
taj-mahal-say-palace = { $palaces ->
    [one] Placez un palais { taj-mahal-in-province }.
   *[other] Placez { $palaces } palais { taj-mahal-in-province }.
}
taj-mahal-say-crown = Placez le palais de la couronne { taj-mahal-in-province }.
# Les noms du plateau habituel qui commencent par une voyelle veulent l’élision.
taj-mahal-in-province = { $province ->
    [Agra] dans la province d’{ $province }
    [Ajmer] dans la province d’{ $province }
    [Allahabad] dans la province d’{ $province }
    [Awadh] dans la province d’{ $province }
   *[other] dans la province de { $province }
}
taj-mahal-say-take = { $cards ->
    [one] Prenez une carte de l’étal.
   *[other] Prenez { $cards } cartes de l’étal.
}
taj-mahal-say-wait = { $phase ->
    [palace] { $name } place un palais.
    [crown] { $name } place le palais de la couronne.
    [take] { $name } prend une carte.
   *[other] C’est à { $name } de jouer.
}
taj-mahal-say-over = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
taj-mahal-do-withdraw = Se retirer
taj-mahal-do-palace = Bâtir à { $city }
taj-mahal-do-withdraw-take = { $cards ->
    [one] Se retirer et prendre 1 carte
   *[other] Se retirer et prendre { $cards } cartes
}
taj-mahal-do-take = Prendre cette carte
taj-mahal-do-play = { $cards ->
    [one] Jouer cette carte
   *[other] Jouer les deux cartes
}
taj-mahal-title-withdraw = Si vous vous retirez maintenant
taj-mahal-title-city = Un palais à { $city }
taj-mahal-title-crown = Le palais de la couronne à { $city }
taj-mahal-title-take = Si vous prenez cette carte
taj-mahal-title-play = { $cards ->
    [one] Si vous jouez cette carte
   *[other] Si vous jouez ces cartes
}
taj-mahal-key-card = choisir
taj-mahal-key-take = prendre
taj-mahal-key-withdraw = se retirer

## Ce qu’un coup rapporterait

taj-mahal-line-palace = palais à { $city }
taj-mahal-line-palace-tile = palais à { $city }, { $bonus }
taj-mahal-line-then = Puis { $palace }
taj-mahal-line-takes = Prend { $bonus }
taj-mahal-line-bonus = Tuiles des forteresses
taj-mahal-line-crown = palais de la couronne à { $city }
taj-mahal-line-tile = tuile de province
taj-mahal-line-join = { $count ->
    [one] Palais : { $provinces }
   *[other] Palais reliés : { $provinces }
}
taj-mahal-line-stays = { $symbol } reste : vous { $mine }, { $rivals } { $most }
taj-mahal-line-cards = { $extra ->
    [yes] { $cards ->
        [0] Piocher 1 carte
        [one] Prendre 1 carte et en piocher 1
       *[other] Prendre { $cards } cartes et en piocher 1
    }
   *[no] { $cards ->
        [0] Il ne reste aucune carte à prendre
        [one] Prendre la dernière carte
       *[other] Prendre { $cards } cartes
    }
}
taj-mahal-line-symbol = { $stands ->
    [lead] { $symbol } { $count } : vous seriez en tête
    [tie] { $symbol } { $count } : vous seriez à égalité
   *[other] { $symbol } { $count } : encore derrière
}

## La carte

taj-mahal-map = Carte des provinces
taj-mahal-whole-map = Montrer toute la carte
taj-mahal-close-map = Fermer la carte
taj-mahal-north = N
taj-mahal-visit-of = visite { $visit } sur 12
taj-mahal-over = après 12 visites
taj-mahal-the-end = La fin
taj-mahal-order = Ordre des visites
taj-mahal-tile = { $number }, { $province } : { $goods }
taj-mahal-tile-gone = { $owner ->
    [none] { $number }, { $province } : personne n’a pris la tuile ({ $goods })
   *[other] { $number }, { $province } : { $owner } a pris la tuile ({ $goods })
}
taj-mahal-fortress = forteresse
taj-mahal-palace-of = palais ({ $name })
taj-mahal-crown-palace-of = palais de la couronne ({ $name })
taj-mahal-choose-city = Bâtir ici : { $city }

## La cour

taj-mahal-court = La cour
taj-mahal-court-note = Un symbole va à qui est seul en tête ; à égalité, à personne.
taj-mahal-court-label = La cour et les rangées
taj-mahal-niche-open = { $symbol } : à gagner.
taj-mahal-niche-won = { $symbol } : déjà à { $name }.
taj-mahal-niche-aside = { $symbol } : hors jeu après une protestation.
taj-mahal-niche-brings = { $symbol ->
    [mogul] Il rapporte un palais dans n’importe quelle ville de la province.
    [elephant] Il rapporte la tuile de province, dont les marchandises comptent avec celles que l’on a déjà.
    [princess] Elle rapporte un palais dans une ville ouverte ; la paire vaut une carte spéciale.
   *[other] Il rapporte un palais dans une ville ouverte ; la paire vaut une carte spéciale.
}
taj-mahal-tie = égalité
taj-mahal-cell = { $stands ->
    [lead] { $symbol } { $count }, en tête
    [tie] { $symbol } { $count }, à égalité
   *[other] { $symbol } { $count }
}
taj-mahal-you = vous
taj-mahal-bot = { $level ->
    [novice] robot débutant
    [player] robot moyen
    [expert] robot expert
   *[other] robot
}
taj-mahal-in-hand = { $cards } en main
taj-mahal-nothing-played = N’a encore rien joué
taj-mahal-withdrew = Se retire avec { $tiles }
taj-mahal-withdrew-built = Se retire avec { $tiles } : { $cities }
taj-mahal-withdrew-empty = Se retire sans rien
taj-mahal-row = { $turn ->
    [yes] Tour en cours. Montrer ce que possède { $name }
   *[no] Montrer ce que possède { $name }
}
taj-mahal-points = { $points ->
    [one] point
   *[other] points
}
taj-mahal-unrest = Troubles
taj-mahal-unrest-note = comptent comme un rival
taj-mahal-unrest-over = finis pour cette visite
taj-mahal-unrest-quiet = Tout est calme

## Cartes, étal, main

taj-mahal-display = Étal
taj-mahal-display-note = Prenez-en deux en vous retirant.
taj-mahal-display-take = { $cards ->
    [one] Prenez une carte.
   *[other] Prenez { $cards } cartes.
}
taj-mahal-deck = Pioche { $cards }
taj-mahal-take-card = Prendre
taj-mahal-your-hand = { $cards ->
    [one] Votre main, 1 carte
   *[other] Votre main, { $cards } cartes
}
taj-mahal-no-cards = Vous n’avez pas de carte.
taj-mahal-card-one = { $colour } : { $first }
taj-mahal-card-two = { $colour } : { $first } et { $second }
taj-mahal-card-double = { $colour } : deux fois { $first }
taj-mahal-letter = { $colour ->
    [red] R
    [yellow] J
    [green] V
    [blue] B
    [violet] M
    [white] L
   *[special] S
}
taj-mahal-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] verte
    [blue] bleue
    [violet] mauve
   *[white] blanche
}
taj-mahal-symbol = { $symbol ->
    [vizier] Vizir
    [general] Général
    [monk] Moine
    [princess] Princesse
    [mogul] Grand Moghol
   *[elephant] Éléphant
}
taj-mahal-symbol-short = { $symbol ->
    [vizier] Vizir
    [general] Général
    [monk] Moine
    [princess] Princesse
    [mogul] Moghol
   *[elephant] Éléphant
}
taj-mahal-special = { $effect ->
    [elephant] un éléphant de plus
    [mogul] un Grand Moghol de plus
    [points] 2 points quand on la joue
   *[colour-change] n’importe quelle couleur ce tour-ci
}
taj-mahal-special-short = { $effect ->
    [plus-elephant] +1
    [plus-mogul] +1
    [points] points
   *[colour-change] couleur
}

## Ce que tiennent les joueurs

taj-mahal-holdings-of = Ce que possède { $name }
taj-mahal-none = rien
taj-mahal-hold-cards = Cartes
taj-mahal-hold-unseen = { $cards ->
    [one] et 1 que personne n’a vue
   *[other] et { $cards } que personne n’a vues
}
taj-mahal-hold-specials = Cartes spéciales
taj-mahal-hold-advisors = Conseillers gagnés
taj-mahal-hold-goods = Marchandises
taj-mahal-hold-points = Points
taj-mahal-hold-palaces = Palais : { $count }
taj-mahal-crown-city = { $city } (couronne)
taj-mahal-advisor = 1 { $symbol } ; la paire vaut la carte spéciale
taj-mahal-goods-held = { $goods } : { $count }. La prochaine fois, 1 point, et 1 de plus pour chaque symbole déjà là.
taj-mahal-goods = { $goods ->
    [rice] riz
    [tea] thé
    [spices] épices
    [jewels] joyaux
   *[gems] gemmes
}
taj-mahal-bonus = { $bonus ->
    [rice] riz
    [tea] thé
    [spices] épices
    [jewels] joyaux
    [gems] gemmes
    [points_2] +2 points
    [card] +1 carte
   *[taj_mahal] le Taj Mahal, +4 points
}

## La feuille de score

taj-mahal-sheet-visit = { $visit }, { $province }
taj-mahal-sheet-end = La fin
taj-mahal-source = { $source ->
    [bonus] +2 et +4
    [goods] marchandises
    [tiles] tuiles de province
    [palaces] palais
    [special] carte spéciale
   *[hand] main
}
taj-mahal-final = Les mains à la fin
taj-mahal-open-hands = Les cartes de chacun
taj-mahal-unseen = { $cards ->
    [one] Pas encore vue : { $cards } carte, dont { $deck } dans la pioche et { $hands } dans les mains des autres
   *[other] Pas encore vues : { $cards } cartes, dont { $deck } dans la pioche et { $hands } dans les mains des autres
}
