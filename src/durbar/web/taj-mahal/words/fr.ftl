# Textes d’une table de Taj Mahal, sauf les messages du jeu, que le serveur envoie.

## Consignes

taj-mahal-say-any = Jouez une carte de n’importe quelle couleur, ou retirez-vous.
taj-mahal-say-colour = Jouez une carte { taj-mahal-colour }, ou retirez-vous.
taj-mahal-look-court = Regardez la cour : { $symbols }.
taj-mahal-look-city = Regardez { $city } sur la carte.
taj-mahal-look-display = Regardez l’étal.
taj-mahal-look-row = Regardez votre rangée.
taj-mahal-say-must-withdraw = Vous ne pouvez jouer aucune carte : retirez-vous.
taj-mahal-say-withdraw = Vous retirer de cette visite ?
taj-mahal-more-any = Sa couleur sera la vôtre pour cette visite. Vous pouvez ajouter une carte blanche ou une { taj-mahal-special-kind }.
taj-mahal-more-colour = C’est votre couleur jusqu’à votre retrait. Vous pouvez ajouter une carte blanche ou une { taj-mahal-special-kind }.
taj-mahal-more-palace = Vous marquez 1 point pour cette province, et 1 par autre province que vos palais y relient.
taj-mahal-say-palace = { $palaces ->
    [one] Placez un palais { taj-mahal-in-province }.
   *[other] Placez { $palaces } palais { taj-mahal-in-province }.
}
taj-mahal-say-crown = Placez le palais de la couronne { taj-mahal-in-province }.
# Les noms du plateau habituel qui commencent par une voyelle veulent l’élision.
taj-mahal-in-province = dans { taj-mahal-the-province }
taj-mahal-the-province = { $province ->
    [Agra] la province d’{ $province }
    [Ajmer] la province d’{ $province }
    [Allahabad] la province d’{ $province }
    [Awadh] la province d’{ $province }
    [Gujarat] la province du { $province }
    [Kashmir] la province du { taj-mahal-province }
    [Malwa] la province du { $province }
   *[other] la province de { taj-mahal-province }
}
taj-mahal-city = { $city ->
    [Kabul] Kaboul
    [Benares] Bénarès
   *[other] { $city }
}
taj-mahal-province = { $province ->
    [Kabul] Kaboul
    [Kashmir] Cachemire
   *[other] { $province }
}
taj-mahal-say-take = { $cards ->
    [one] Prenez une carte de l’étal.
   *[other] Prenez { $cards } cartes de l’étal.
}
taj-mahal-say-wait = { $phase ->
    [palace] { $name } place un palais.
    [crown] { $name } place le palais de la couronne.
    [take] { $name } prend une carte.
   *[other] À { $name } de jouer
}
taj-mahal-say-over = { $count ->
    [one] { $you ->
        [yes] Vous gagnez.
       *[no] { $names } gagne.
    }
   *[other] { $names } partagent la victoire.
}
taj-mahal-do-withdraw = Se retirer
taj-mahal-do-palace = Bâtir à { taj-mahal-city }
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
taj-mahal-title-city = Un palais à { taj-mahal-city }
taj-mahal-title-crown = Le palais de la couronne à { taj-mahal-city }
taj-mahal-title-take = Si vous prenez cette carte
taj-mahal-title-play = { $cards ->
    [one] Si vous jouez cette carte
   *[other] Si vous jouez ces cartes
}
taj-mahal-key-card = choisir
taj-mahal-key-take = prendre
taj-mahal-key-withdraw = se retirer

## L’aperçu d’un coup

taj-mahal-line-palace = palais à { taj-mahal-city }
taj-mahal-line-palace-tile = palais à { taj-mahal-city }, { $bonus }
taj-mahal-line-then = puis un { $palace }
taj-mahal-line-takes = Vous prenez : { $bonus }
taj-mahal-line-bonus = Tuiles bonus
taj-mahal-line-crown = palais de la couronne à { taj-mahal-city }
taj-mahal-line-tile = tuile de province
taj-mahal-line-join = { $count ->
    [one] Palais dans une province : { $provinces }
   *[other] Palais reliés : { $provinces }
}
# $mine et $most sont des nombres de symboles ; $rivals sont les joueurs qui en ont le plus.
taj-mahal-line-stays = { $symbol } reste à la cour : vous { $mine }, { $rivals } { $most }
taj-mahal-line-unplayed = Vous n’avez joué aucune carte : vous ne gagnez rien pendant cette visite
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
    [lead] { $symbol } { $count } : en tête
    [tie] { $symbol } { $count } : égalité
   *[other] { $symbol } { $count } : encore derrière
}

## Les nouvelles dans la barre : une phrase sur un tour, sans point final. Des signes précèdent ou remplacent des mots.

taj-mahal-news-plays = { $who ->
    [you] Vous jouez { $cards }
   *[other] { $name } joue { $cards }
}
taj-mahal-news-card = une carte { taj-mahal-colour } ({ $symbols })
taj-mahal-news-card-short = une carte { taj-mahal-colour } { $symbols }
taj-mahal-news-withdraws = { $who ->
    [you] Vous vous retirez avec { $prizes }
   *[other] { $name } se retire avec { $prizes }
}
taj-mahal-news-withdraws-empty = { $who ->
    [you] Vous vous retirez sans rien gagner
   *[other] { $name } se retire sans rien gagner
}
taj-mahal-news-prize = { $sign } { $symbol ->
    [vizier] le { taj-mahal-symbol }
    [general] le { taj-mahal-symbol }
    [monk] le { taj-mahal-symbol }
    [princess] la { taj-mahal-symbol }
    [mogul] la { taj-mahal-symbol }
   *[elephant] l’{ taj-mahal-symbol }
}
taj-mahal-news-builds = { $who ->
    [you] bâtissez à { $cities }
   *[other] bâtit à { $cities }
}
taj-mahal-news-takes = { $who ->
    [you] prenez { $bonuses }
   *[other] prend { $bonuses }
}
taj-mahal-news-at = { $bonus } à { taj-mahal-city }
taj-mahal-news-bonus = { $bonus ->
    [rice] du riz
    [tea] du thé
    [spices] des épices
    [jewels] des joyaux
    [gems] des gemmes
    [points_2] la tuile +2
    [card] la tuile « +1 carte »
   *[taj_mahal] le Taj Mahal
}
taj-mahal-news-gets = { $who ->
    [you] recevez { $card }
   *[other] reçoit { $card }
}
taj-mahal-news-gets-owned = { $who ->
    [you] prenez { $card } à { $owner }
   *[other] prend { $card } à { $owner }
}
taj-mahal-news-draws = { $who ->
    [you] { $cards ->
        [one] prenez 1 carte
       *[other] prenez { $cards } cartes
    }
   *[other] { $cards ->
        [one] prend 1 carte
       *[other] prend { $cards } cartes
    }
}

## Quand une visite est terminée

taj-mahal-interlude-ends = Fin de la visite { $visit }
taj-mahal-interlude-nothing = rien
taj-mahal-interlude-next = Ensuite : { taj-mahal-province }

## La carte

taj-mahal-map = Carte des provinces
taj-mahal-whole-map = Montrer toute la carte
taj-mahal-close-map = Fermer la carte
taj-mahal-networks = Palais reliés
taj-mahal-north = N
taj-mahal-visit-of = visite { $visit } sur 12
taj-mahal-over = après 12 visites
taj-mahal-the-end = Partie finie
taj-mahal-order = Ordre des visites
taj-mahal-tile = Visite { $number }, { taj-mahal-the-province } : { $goods }
taj-mahal-tile-gone = { $owner ->
    [none] Visite { $number }, { taj-mahal-the-province } : personne n’a gagné la tuile ({ $goods })
   *[other] Visite { $number }, { taj-mahal-the-province } : { $owner } a gagné la tuile ({ $goods })
}
taj-mahal-fortress = forteresse
taj-mahal-palace-of = palais ({ $name })
taj-mahal-crown-palace-of = palais de la couronne ({ $name })
taj-mahal-choose-city = Bâtir ici : { $city }

## La cour

taj-mahal-court = La cour
taj-mahal-court-note = Le plus de symboles gagne la tuile ; à égalité, personne.
taj-mahal-court-label = La cour et les rangées
taj-mahal-niche-open = { $symbol } : à gagner.
taj-mahal-niche-won = { $symbol } : gagné par { $name }.
taj-mahal-niche-aside = { $symbol } : écarté par une protestation.
taj-mahal-niche-brings = { $symbol ->
    [mogul] Bâtissez un palais dans n’importe quelle ville de la province.
    [elephant] Gagnez la tuile de province : ses marchandises comptent avec celles que vous avez.
   *[other] Bâtissez un palais dans une ville libre. La paire vaut une { taj-mahal-special-kind }.
}
taj-mahal-tie = égalité
taj-mahal-cell = { $stands ->
    [lead] { $symbol } { $count }, en tête
    [tie] { $symbol } { $count }, à égalité
   *[other] { $symbol } { $count }
}
taj-mahal-you = vous
taj-mahal-in-hand = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
taj-mahal-nothing-played = Aucune carte jouée
taj-mahal-withdrew = Se retire avec { $tiles }
taj-mahal-withdrew-built = Se retire avec { $tiles } : { $cities }
taj-mahal-withdrew-empty = Se retire sans rien
taj-mahal-row = { $turn ->
    [yes] C’est son tour. Montrer ce que possède { $name }
   *[no] Montrer ce que possède { $name }
}
taj-mahal-points = { $points ->
    [one] point
   *[other] points
}
taj-mahal-unrest = Troubles
taj-mahal-unrest-note = un rival pour tous
taj-mahal-unrest-over = finis pour cette visite
taj-mahal-unrest-quiet = Pas encore de carte

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
taj-mahal-card-double = { $colour } : deux { $symbol ->
    [vizier] vizirs
    [general] généraux
    [monk] moines
    [princess] princesses
    [mogul] couronnes
   *[elephant] éléphants
}
taj-mahal-letter = { $colour ->
    [red] R
    [yellow] J
    [green] V
    [blue] B
    [violet] I
    [white] L
   *[special] S
}
taj-mahal-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] verte
    [blue] bleue
    [violet] violette
   *[white] blanche
}
taj-mahal-symbol = { $symbol ->
    [vizier] Vizir
    [general] Général
    [monk] Moine
    [princess] Princesse
    [mogul] Couronne
   *[elephant] Éléphant
}
taj-mahal-symbol-short = { $symbol ->
    [vizier] Vizir
    [general] Général
    [monk] Moine
    [princess] Princesse
    [mogul] Couronne
   *[elephant] Éléphant
}
taj-mahal-special = { $special ->
    [special-card] { $effect ->
        [elephant] +1 éléphant
        [mogul] +1 couronne
        [points] 2 points
       *[colour-change] changement de couleur
    }
   *[prestige-card] { $effect ->
        [elephant] Puissance (+1 éléphant)
        [mogul] Savoir (+1 couronne)
        [points] Noblesse (2 points)
       *[colour-change] Illumination (changement de couleur)
    }
}
taj-mahal-special-kind = { $special ->
    [special-card] carte spéciale
   *[prestige-card] carte de prestige
}
taj-mahal-special-short = { $effect ->
    [plus-elephant] +1
    [plus-mogul] +1
    [points] points
   *[colour-change] couleur
}

## Les biens des joueurs

taj-mahal-holdings-of = Ce que possède { $name }
taj-mahal-none = rien
taj-mahal-hold-cards = Cartes
taj-mahal-hold-unseen = { $cards ->
    [one] et 1 inconnue
   *[other] et { $cards } inconnues
}
taj-mahal-hold-specials = { $special ->
    [special-card] Cartes spéciales
   *[prestige-card] Cartes de prestige
}
taj-mahal-hold-advisors = Conseillers
taj-mahal-hold-goods = Marchandises
taj-mahal-hold-points = Points
taj-mahal-hold-palaces = Palais : { $count }
taj-mahal-connected = Reliés par des routes : { $provinces }
taj-mahal-crown-city = { taj-mahal-city } (couronne)
taj-mahal-advisor = 1 { $symbol } ; la paire vaut la { taj-mahal-special-kind }
taj-mahal-goods-held = { $goods } : { $count }. La prochaine rapporte 1 point, plus 1 pour chacune de celles-ci.
taj-mahal-goods = { $goods ->
    [rice] riz
    [tea] thé
    [spices] épices
    [jewels] joyaux
   *[gems] gemmes
}
taj-mahal-bonus = { $bonus ->
    [rice] tuile de riz
    [tea] tuile de thé
    [spices] tuile d’épices
    [jewels] tuile de joyaux
    [gems] tuile de gemmes
    [points_2] tuile +2
    [card] tuile « +1 carte »
   *[taj_mahal] tuile du Taj Mahal (+4)
}

## La feuille de score

taj-mahal-sheet-visit = { $visit }, { taj-mahal-province }
taj-mahal-sheet-end = Mains
taj-mahal-source = { $source ->
    [bonus] tuiles bonus
    [goods] marchandises
    [tiles] tuiles de province
    [palaces] palais
    [special] { taj-mahal-special-kind }
   *[hand] main
}
taj-mahal-count-map = { $name } : pendant les visites
taj-mahal-count-hand = { $name } : la main
taj-mahal-moment = { $kind ->
    [lead] { $you ->
        [yes] Vous avez pris la tête pour de bon
       *[no] { $name } a pris la tête pour de bon
    } à la visite { $visit }, { taj-mahal-province }, avec { taj-mahal-moment-points }.
    [level] { $you ->
        [yes] Vous êtes revenu à égalité
       *[no] { $name } est revenu à égalité
    } à la visite { $visit }, { taj-mahal-province }, avec { taj-mahal-moment-points }.
    [final] { $you ->
        [yes] Votre main a décidé de la partie
       *[no] La main de { $name } a décidé de la partie
    } : elle valait { taj-mahal-moment-points }.
   *[gain] { $you ->
        [yes] Vous avez creusé l’écart
       *[no] { $name } a creusé l’écart
    } à la visite { $visit }, { taj-mahal-province }, avec { taj-mahal-moment-points }.
}
taj-mahal-moment-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
taj-mahal-final = Mains finales
taj-mahal-open-hands = Toutes les mains
taj-mahal-unseen = { $cards ->
    [one] Pas encore vue : { $cards } carte, { $deck } dans la pioche et { $hands } dans d’autres mains
   *[other] Pas encore vues : { $cards } cartes, { $deck } dans la pioche et { $hands } dans d’autres mains
}
