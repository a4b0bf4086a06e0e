# Taj Mahal. Le nom d’une entrée est l’identifiant du message, avec « -- » à la place de chaque point.
#
# Si un argument manque, un attribut remplace le message : « .no-card » si le lecteur n’a pas à connaître $card.
# $seat et $from sont des noms de joueurs. $card est traduit par « taj-mahal--card », sans le mot « carte » qui le
# précède, ou par « taj-mahal--special-card », avec son article.
# $symbols est une liste de tuiles de la cour : « le vizir et la couronne ».
# $edition-special, $edition-advisor-tile et $edition-gems sont des noms qui dépendent de l’édition.

## Ce qui s’est passé

taj-mahal--visit = Visite { $visit } : la cour est dans { taj-mahal--province-named }. { $who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
taj-mahal--played = { $who ->
    [you] Vous jouez une carte { $card }.
   *[other] { $seat } joue une carte { $card }.
}
taj-mahal--played-special = { $who ->
    [you] Vous ajoutez { $card }.
   *[other] { $seat } ajoute { $card }.
}
taj-mahal--withdrew = { $who ->
    [you] { $cards ->
        [0] Vous vous retirez sans avoir joué.
        [one] Vous vous retirez avec { $cards } carte dans votre rangée.
       *[other] Vous vous retirez avec { $cards } cartes dans votre rangée.
    }
   *[other] { $cards ->
        [0] { $seat } se retire sans avoir joué.
        [one] { $seat } se retire avec { $cards } carte dans sa rangée.
       *[other] { $seat } se retire avec { $cards } cartes dans sa rangée.
    }
}
taj-mahal--won = { $who ->
    [you] Vous gagnez { taj-mahal--court-tile }.
   *[other] { $seat } gagne { taj-mahal--court-tile }.
}
taj-mahal--built = { $who ->
    [you] Vous bâtissez un palais à { $city }.
   *[other] { $seat } bâtit un palais à { $city }.
}
taj-mahal--crowned = { $who ->
    [you] Vous bâtissez le palais de la couronne à { $city }.
   *[other] { $seat } bâtit le palais de la couronne à { $city }.
}
taj-mahal--claimed = { $who ->
    [you] Vous prenez la { taj-mahal--bonus } à { $city }.
   *[other] { $seat } prend la { taj-mahal--bonus } à { $city }.
}
taj-mahal--scored = { $who ->
    [you] { $points ->
        [one] Vous marquez { $points } point pour { taj-mahal--source }.
       *[other] Vous marquez { $points } points pour { taj-mahal--source }.
    }
   *[other] { $points ->
        [one] { $seat } marque { $points } point pour { taj-mahal--source }.
       *[other] { $seat } marque { $points } points pour { taj-mahal--source }.
    }
}
taj-mahal--took = { $who ->
    [you] Vous prenez une carte { $card } à l’étal.
   *[other] { $seat } prend une carte { $card } à l’étal.
}
taj-mahal--drew = { $who ->
    [you] Vous piochez une carte { $card }.
   *[other] { $seat } pioche une carte { $card }.
}
    .no-card = { $who ->
        [you] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
taj-mahal--shuffled = { $cards ->
    [one] La défausse devient la nouvelle pioche : { $cards } carte.
   *[other] La défausse est mélangée et devient la nouvelle pioche : { $cards } cartes.
}
taj-mahal--exchanged = { $who ->
    [you] Vous rendez deux { taj-mahal--advisor-tiles } identiques et prenez { $card } à { $from }.
   *[other] { $seat } rend deux { taj-mahal--advisor-tiles } identiques et prend { $card } à { $from }.
}
    .no-from = { $who ->
        [you] Vous rendez deux { taj-mahal--advisor-tiles } identiques et possédez désormais { $card }.
       *[other] { $seat } rend deux { taj-mahal--advisor-tiles } identiques et possède désormais { $card }.
    }
taj-mahal--tile-left = Personne n’a gagné la tuile de province { $tile } : elle quitte la partie.

## À deux joueurs

taj-mahal--unrest = On ajoute aux troubles une carte { $card }.
taj-mahal--protested = { $cards ->
    [one] Les troubles ont déjà une carte de cette couleur. Une protestation éclate, avec { $cards } carte dans les troubles.
   *[other] Les troubles ont déjà une carte de cette couleur. Une protestation éclate, avec { $cards } cartes dans les troubles.
}
taj-mahal--set-aside = La protestation écarte { taj-mahal--court-tile } pour cette visite.

## La mise en place

taj-mahal--starts = { $who ->
    [you] Vous commencez la première visite.
   *[other] { $seat } commence la première visite.
}
taj-mahal--displayed = L’étal reçoit une carte { $card }.
taj-mahal--tile-dealt = La tuile de province suivante va à { taj-mahal--province-named }.
taj-mahal--bonus-dealt = La forteresse suivante reçoit une { taj-mahal--bonus }.

## Pourquoi un coup n’est pas permis

taj-mahal--why--place-palace-first = Vous avez gagné un conseiller : choisissez d’abord une ville pour votre palais.
taj-mahal--why--place-crown-first = Vous avez gagné la couronne : choisissez d’abord une ville pour le palais de la couronne.
taj-mahal--why--take-card-first = Vous vous retirez : prenez d’abord une carte de l’étal.
taj-mahal--why--no-such-card = Cette carte n’existe pas dans ce jeu de cartes.
taj-mahal--why--not-in-hand = Vous n’avez pas de carte { $card } en main.
taj-mahal--why--special-not-yours = Vous n’avez pas { $card }.
taj-mahal--why--special-used = Vous avez déjà joué { $card } pendant cette visite.
taj-mahal--why--other-colour = Vous ne jouez que des cartes { taj-mahal--colour }s dans cette visite : vous ne pouvez pas jouer une carte { $card }.
taj-mahal--why--withdraw-to-build = C’est en se retirant que l’on bâtit des palais.
taj-mahal--why--withdraw-to-crown = C’est en se retirant avec la couronne que l’on bâtit le palais de la couronne.
taj-mahal--why--withdraw-to-take = C’est en se retirant que l’on prend des cartes à l’étal.
taj-mahal--why--other-province = { $city } n’est pas dans { taj-mahal--province-named }, où se trouve la cour.
taj-mahal--why--city-taken = { $who ->
    [you] Vous avez déjà un palais à { $city }.
   *[other] { $seat } a déjà un palais à { $city }.
}
taj-mahal--why--not-in-display = Il n’y a pas de carte { $card } à l’étal.

## Conseils

taj-mahal--hint--leads = Vous prendriez la tête pour { $symbols }, devant { $seat }.
    .no-seat = Vous seriez en tête pour { $symbols }.
taj-mahal--hint--ties = Vous seriez à égalité avec { $seat } pour { $symbols }.
taj-mahal--hint--ties-unrest = Vous seriez à égalité avec les troubles pour { $symbols }.
taj-mahal--hint--stays-ahead = Vous restez en tête pour { $symbols }.
taj-mahal--hint--special = Vous utilisez { $card }, qui reviendra dans votre main quand vous vous retirerez.
taj-mahal--hint--white = Vous dépensez une carte { $card }.
taj-mahal--hint--begins = { $cards ->
    [0] Vous commencez par une carte { taj-mahal--colour }, mais vous n’en avez pas d’autre.
    [one] Vous commencez par une carte { taj-mahal--colour } et vous en avez encore { $cards } autre.
   *[other] Vous commencez par une carte { taj-mahal--colour } et vous en avez encore { $cards } autres.
}
taj-mahal--hint--more-of-it = { $cards ->
    [0] C’est votre dernière carte { taj-mahal--colour }.
    [one] Il vous restera { $cards } carte { taj-mahal--colour }.
   *[other] Il vous restera { $cards } cartes { taj-mahal--colour }s.
}
taj-mahal--hint--wins = Vous gagnez { $symbols }.
taj-mahal--hint--pair = C’est votre deuxième { taj-mahal--symbol } : vous obtenez { $card }.
taj-mahal--hint--points-between = Vous marquez de { $low } à { $high } points, le maximum avec { $cities }.
taj-mahal--hint--keeps = { $cards ->
    [one] Vous gardez votre dernière carte, qui est { taj-mahal--colour }.
   *[other] { $alike ->
        [one] Vous gardez { $cards } cartes, dont { $alike } { taj-mahal--colour }.
       *[other] Vous gardez { $cards } cartes, dont { $alike } { taj-mahal--colour }s.
    }
}
taj-mahal--hint--first-to-take = Premier à vous retirer, vous choisissez parmi les { $cards } cartes de l’étal.
taj-mahal--hint--not-played = Comme vous n’avez rien joué, vous piochez aussi une carte.
taj-mahal--hint--bonus = Vous prenez la { taj-mahal--bonus }.
taj-mahal--hint--joins = Vos palais relient alors { $provinces } provinces.
taj-mahal--hint--roads = Des routes mènent de là vers { $provinces }, à visiter plus tard.
taj-mahal--hint--any-colour = Une carte blanche va avec toutes les couleurs.
taj-mahal--hint--longest = { $cards ->
    [one] Vous aurez { $cards } carte { taj-mahal--colour } : aucune de vos couleurs n’en a plus.
   *[other] Vous aurez { $cards } cartes { taj-mahal--colour }s, votre couleur la plus fournie.
}
taj-mahal--hint--fits = { $cards ->
    [one] Ce sera votre seule carte { taj-mahal--colour }.
   *[other] Vous aurez { $cards } cartes { taj-mahal--colour }s.
}

## Raisons contre un coup, comparé à un meilleur coup

taj-mahal--against--wins-nothing = Se retirer à ce moment ne rapportait rien.
taj-mahal--against--in-vain = { $cards ->
    [one] La carte de la rangée avait été jouée pour rien.
   *[other] Les { $cards } cartes de la rangée avaient été jouées pour rien.
}
taj-mahal--against--leaves = Ce coup laissait { $symbols } aux autres.
taj-mahal--against--leads-nothing = Ce coup ne donnait la tête pour aucune tuile de la cour.
taj-mahal--against--stakes = Ce coup risquait { $symbols } : se retirer l’aurait gagné à coup sûr.
taj-mahal--against--spends = { $cards ->
    [one] Ce coup dépensait 1 carte sur { $hand } ; se retirer n’en dépensait aucune.
   *[other] Ce coup dépensait { $cards } cartes sur { $hand } ; se retirer n’en dépensait aucune.
}
taj-mahal--against--white = Ce coup dépensait une carte { $card } qui pouvait être gardée.
taj-mahal--against--choice = { $cards ->
    [one] Ce coup laissait à un autre la seule carte de l’étal.
   *[other] Ce coup laissait à un autre le premier choix parmi les { $cards } cartes de l’étal.
}
taj-mahal--against--last = Il n’y avait pas d’autre carte { taj-mahal--colour } en main pour continuer.
taj-mahal--against--short = { $cards ->
    [one] Il ne restait qu’une carte { taj-mahal--colour } en main pour continuer.
   *[other] Il ne restait que { $cards } cartes { taj-mahal--colour }s en main pour continuer.
}
taj-mahal--against--bonus = Ce coup ne prenait pas la { taj-mahal--bonus }.
taj-mahal--against--joins = { $provinces ->
    [one] Ce coup ne reliait aucune autre province, alors que { $more } pouvaient l’être.
   *[other] Ce coup reliait { $provinces } provinces, alors que { $more } pouvaient l’être.
}
taj-mahal--against--no-road = Aucune route ne mène de là vers une province encore à visiter ; d’une autre ville, une route mène vers { $provinces }.
taj-mahal--against--white-left = Une carte blanche, qui va avec toutes les couleurs, restait sur l’étal.
taj-mahal--against--counts-nothing = Cette carte ne comptait pas à la fin de la partie : seules comptent les cartes blanches, { $edition-special ->
    [prestige-card] les cartes de prestige
   *[special-card] les cartes spéciales
} et la couleur la plus fournie.
taj-mahal--against--few = { $cards ->
    [one] C’était la seule carte { taj-mahal--colour } en main.
   *[other] Avec elle, il n’y avait que { $cards } cartes { taj-mahal--colour }s en main.
}

## Cartes

taj-mahal--card = { taj-mahal--colour } ({ $first } et { $second })
    .no-second = { taj-mahal--colour } ({ $first })
taj-mahal--double-card = { taj-mahal--colour } (deux { $symbol ->
    [vizier] vizirs
    [general] généraux
    [monk] moines
    [princess] princesses
    [mogul] couronnes
    [elephant] éléphants
   *[other] { $symbol }
})
taj-mahal--special-card = { $edition-special ->
    [prestige-card] la carte de prestige « { taj-mahal--prestige } » ({ taj-mahal--effect })
   *[special-card] la carte spéciale « { taj-mahal--effect } »
}

## Noms

taj-mahal--symbol = { $symbol ->
    [vizier] vizir
    [general] général
    [monk] moine
    [princess] princesse
    [mogul] couronne
    [elephant] éléphant
   *[other] { $symbol }
}
taj-mahal--court-tile = { $symbol ->
    [princess] la { taj-mahal--symbol }
    [mogul] la { taj-mahal--symbol }
    [elephant] la tuile de province
   *[other] le { taj-mahal--symbol }
}
taj-mahal--two-tiles = { taj-mahal--court-tile } et { $symbols }
taj-mahal--more-tiles = { taj-mahal--court-tile }, { $symbols }
# Une carte est au féminin ; toutes ces couleurs prennent un « s » au pluriel.
taj-mahal--colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [green] verte
    [blue] bleue
    [violet] violette
    [white] blanche
   *[other] { $colour }
}
taj-mahal--commodity = { $commodity ->
    [rice] riz
    [tea] thé
    [spices] épices
    [gems] { taj-mahal--gems }
   *[other] { $commodity }
}
taj-mahal--gems = { $edition-gems ->
    [jewels] joyaux
   *[gems] gemmes
}
taj-mahal--bonus = { $bonus ->
    [rice] tuile de riz
    [tea] tuile de thé
    [spices] tuile d’épices
    [gems] tuile de { taj-mahal--gems }
    [points_2] tuile +2
    [card] tuile « +1 carte »
    [taj_mahal] tuile du Taj Mahal (+4)
   *[other] tuile « { $bonus } »
}
taj-mahal--effect = { $effect ->
    [elephant] +1 éléphant
    [mogul] +1 couronne
    [points] 2 points
    [colour-change] changement de couleur
   *[other] { $effect }
}
taj-mahal--prestige = { $effect ->
    [elephant] Puissance
    [mogul] Savoir
    [points] Noblesse
    [colour-change] Illumination
   *[other] { $effect }
}
taj-mahal--special = { $edition-special ->
    [prestige-card] carte de prestige
   *[special-card] carte spéciale
}
taj-mahal--place = { $place ->
    [Kabul] Kaboul
    [Kashmir] Cachemire
    [Benares] Bénarès
   *[other] { $place }
}
taj-mahal--places = { taj-mahal--place }, { $places }
taj-mahal--province-named = { $province ->
    [Agra] la province d’{ $province }
    [Ajmer] la province d’{ $province }
    [Allahabad] la province d’{ $province }
    [Awadh] la province d’{ $province }
    [Cachemire] la province du { $province }
    [Gujarat] la province du { $province }
    [Malwa] la province du { $province }
   *[other] la province de { $province }
}
taj-mahal--advisor-tiles = { $edition-advisor-tile ->
    [influence-tile] tuiles d’influence
   *[advisor-token] jetons de conseiller
}
taj-mahal--source = { $source ->
    [bonus] les tuiles bonus
    [goods] les marchandises
    [tiles] la tuile de province
    [palaces] les palais
    [special] la { taj-mahal--special }
    [hand] les cartes en main
   *[other] { $source }
}
taj-mahal--phase = { $phase ->
    [play] jouer des cartes ou se retirer
    [palace] choisir une ville pour un palais
    [crown] choisir une ville pour le palais de la couronne
    [take] prendre une carte à l’étal
    [over] fin de la partie
   *[other] { $phase }
}

## Notation attendue, pour un texte qui n’est pas un coup

taj-mahal--expected--city = le nom d’une ville, comme dans @Delhi
taj-mahal--expected--move = des cartes comme rVE ou rVE+lE (couleurs r, j, v et { taj-mahal--written--colour } ; symboles dans l’ordre { $letters }), retrait, @Ville, ^Ville ou <vMP

## Pages de texte

taj-mahal--page--part = { $part ->
    [province] province
    [journey] voyage
    [court] cour
    [rows] rangées
    [scores] scores
    [holdings] biens
    [display] étal
    [hand] main
    [map] plan
    [cards] cartes
   *[other] { $part }
}
taj-mahal--page--chapter = visite { $number }
taj-mahal--page--source = { $source ->
    [bonus] tuiles bonus
    [goods] marchandises
    [tiles] tuiles de province
    [palaces] palais
    [special] { taj-mahal--special }
    [hand] cartes en main
   *[other] { $source }
}

# La province, ses villes et le voyage

taj-mahal--page--visit = Visite { $visit } sur 12 : { $province }
# « tuile 4 (riz, thé) »
taj-mahal--page--tile = tuile { $visit } ({ $goods })
# Le signe d’une forteresse dans la liste des villes
taj-mahal--page--fortress = F
taj-mahal--page--city-legend = { taj-mahal--page--fortress } forteresse, + votre palais
taj-mahal--page--crown-of = { $seat } (couronne)
taj-mahal--page--open = libre
taj-mahal--page--roads = vers { $cities }
taj-mahal--page--no-road = aucune route hors de la province
taj-mahal--page--journey = Voyage : { $provinces }
taj-mahal--page--visit-in-words = Visite { $visit } sur 12 : la cour est dans { taj-mahal--province-named }. L’éléphant gagne la tuile de province { $visit } : { $goods }.
taj-mahal--page--city-in-words = { $city } : { $there }. Routes vers { $cities }.
taj-mahal--page--fortress-in-words = { $city }, une forteresse : { $there }. Routes vers { $cities }.
taj-mahal--page--yours = { $city } (à vous)
taj-mahal--page--palace-of = palais ({ $seat })
taj-mahal--page--crown-palace-of = palais de la couronne ({ $seat })
taj-mahal--page--on-it = avec la { taj-mahal--page--bonus }
taj-mahal--page--to-visit = Encore à visiter : { $provinces }.
taj-mahal--page--last-visit = C’est la dernière visite.
taj-mahal--page--map = Les provinces dans l’ordre des visites (> montre où se trouve la cour)
# « Delhi (riz, thé) : Noor à Delhi ; tuile +2 à Hisar »
taj-mahal--page--map-line = { $province } ({ $goods }) : { $there }
taj-mahal--page--tile-with = tuile gagnée par { $seat }
taj-mahal--page--no-palace = pas encore de palais
taj-mahal--page--palaces-in = { $seat } à { $cities }
taj-mahal--page--bonus-on = { taj-mahal--page--bonus } à { $city }
taj-mahal--page--bonus = { $bonus ->
    [rice] tuile de riz
    [tea] tuile de thé
    [spices] tuile d’épices
    [gems] tuile de { taj-mahal--gems }
    [points_2] tuile +2
    [card] tuile « +1 carte »
    [taj_mahal] tuile du Taj Mahal (+4)
   *[other] tuile « { $bonus } »
}

# La cour et les joueurs. « points », « cartes », « rangée » et les symboles à trois lettres sont des titres de colonnes.

taj-mahal--page--you = { $seat } (vous)
taj-mahal--page--points = points
taj-mahal--page--cards = cartes
taj-mahal--page--row = rangée
taj-mahal--page--short = { $symbol ->
    [vizier] Viz
    [general] Gén
    [monk] Moi
    [princess] Pri
    [mogul] Cou
    [elephant] Élé
   *[other] { $symbol }
}
# Le sens des signes de la cour : « * » est la tête, « = » une égalité, les parenthèses une tuile déjà gagnée
taj-mahal--page--legend = (* le plus, = égalité, () gagné)
taj-mahal--page--legend-short = *plus =égal ()pris
taj-mahal--page--legend-shortest = *plus =égal
taj-mahal--page--withdrawn = hors de la visite
taj-mahal--page--unrest = Troubles
taj-mahal--page--ended = finis pour cette visite
taj-mahal--page--leader = { $name } est en tête avec { $count }
taj-mahal--page--leaders = égalité à { $count } entre { $names }
taj-mahal--page--follower = { $name } en a { $count }
# « Vizir : Noor est en tête avec 2 »
taj-mahal--page--standing = { $which } : { $told }.
taj-mahal--page--nobody-shows = Personne n’a : { $which }.
taj-mahal--page--gone = Ne sont plus à la cour : { $which }.
taj-mahal--page--has-withdrawn = { $who ->
    [you] Vous vous êtes retiré de la visite.
   *[other] { $seat } n’est plus dans la visite.
}
taj-mahal--page--has-played = { $who ->
    [you] Vous avez joué : { $cards }.
   *[other] { $seat } a joué : { $cards }.
}
    .no-cards = { $who ->
        [you] Vous n’avez encore rien joué.
       *[other] { $seat } n’a encore rien joué.
    }
taj-mahal--page--in-unrest = Troubles : { $cards }.
    .no-cards = Troubles : pas encore de carte.
taj-mahal--page--unrest-ended = Les troubles sont finis pour cette visite.
taj-mahal--page--score = { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
taj-mahal--page--holds = { $seat } possède { $what }
taj-mahal--page--holds-in-words = { $who ->
    [you] Vous possédez { $what }.
   *[other] { $seat } possède { $what }.
}
    .no-what = { $who ->
        [you] Vous ne possédez aucune tuile.
       *[other] { $seat } ne possède aucune tuile.
    }
taj-mahal--page--tile-of = { taj-mahal--symbol }
taj-mahal--page--a-tile-of = { $symbol ->
    [princess] une { taj-mahal--symbol }
    [mogul] une { taj-mahal--symbol }
   *[other] un { taj-mahal--symbol }
}

# Cartes

taj-mahal--page--card = { taj-mahal--colour } { $first } et { $second }
    .no-second = { taj-mahal--colour } { $first }
taj-mahal--page--double = { taj-mahal--colour } double { taj-mahal--symbol }
taj-mahal--page--special = { $edition-special ->
    [prestige-card] carte de prestige « { taj-mahal--prestige } » ({ taj-mahal--effect })
   *[special-card] carte spéciale « { taj-mahal--effect } »
}
taj-mahal--page--none = aucune
taj-mahal--page--display = Étal : { $cards }   (pioche { $deck }, défausse { $discard })
    .no-cards = Étal : vide   (pioche { $deck }, défausse { $discard })
taj-mahal--page--display-in-words = À l’étal : { $cards }.
    .no-cards = L’étal est vide.
taj-mahal--page--piles = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche, { $discard } dans la défausse.
taj-mahal--page--hand = Main : { $cards }
taj-mahal--page--hand-of = { $seat } a en main : { $cards }
taj-mahal--page--your-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $cards }.
taj-mahal--page--their-hand = { $seat } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main : { $cards }.
taj-mahal--page--times = { $which } { $count } fois ({ $text })
taj-mahal--page--once = { $which } ({ $text })
taj-mahal--page--known = Ce que l’on sait des cartes
taj-mahal--page--unseen = { $count ->
    [one] { $count } carte que vous n’avez pas vue, dans la pioche ({ $deck }) ou dans d’autres mains :
   *[other] { $count } cartes que vous n’avez pas vues, dans la pioche ({ $deck }) ou dans d’autres mains :
}
taj-mahal--page--took = { $seat } a pris à l’étal et garde encore : { $cards }
taj-mahal--page--discarded = { $count ->
    [0] La défausse est vide.
    [one] { $count } carte dans la défausse :
   *[other] { $count } cartes dans la défausse :
}
taj-mahal--page--of-colour = { taj-mahal--colour } : { $cards }

# Ce que doit faire le joueur dont c’est le tour

taj-mahal--page--no-card = Vous ne pouvez jouer aucune carte : retirez-vous.
taj-mahal--page--any-card = Jouez une carte de n’importe quelle couleur (la vôtre pour cette visite) ou retirez-vous.
taj-mahal--page--card-of = Jouez une carte { $which } ou retirez-vous.
# « se retirer : gagner le vizir et la couronne ; prendre 2 cartes »
taj-mahal--page--withdraw = se retirer : gagner { $tiles } ; { $taken }
    .no-tiles = se retirer : ne rien gagner ; { $taken }
taj-mahal--page--won-tile = { $symbol ->
    [elephant] la tuile de province
    [mogul] la { taj-mahal--symbol }
    [princess] la { taj-mahal--symbol }
   *[other] le { taj-mahal--symbol }
}
taj-mahal--page--take = { $count ->
    [0] il ne reste aucune carte à prendre
    [one] prendre { $count } carte
   *[other] prendre { $count } cartes
}
taj-mahal--page--take-and-draw = { taj-mahal--page--take } et en piocher 1
# « de +2 à +5 points (au mieux : @Delhi ^Hisar) »
taj-mahal--page--best = { $told } (au mieux : { $moves })
taj-mahal--page--would-lead = vous seriez en tête : { $which }
    .no-which = vous ne seriez en tête pour aucune tuile
taj-mahal--page--would-tie = à égalité : { $which }
taj-mahal--page--with = { $one } avec { $other }
taj-mahal--page--companions = Vous pouvez ajouter à une carte : { $cards }.
taj-mahal--page--companions-as-in = Vous pouvez ajouter à une carte : { $cards }, comme dans { $example }.
# « +lE (éléphant) »
taj-mahal--page--companion = { $shown } ({ $meaning })
taj-mahal--page--place-crown = Placez le palais de la couronne dans n’importe quelle ville de { taj-mahal--province-named }.
taj-mahal--page--place = Placez un palais dans une ville libre de { taj-mahal--province-named } ({ $palaces } à placer).
taj-mahal--page--place-then-crown = { $palaces ->
    [one] Placez un palais dans une ville libre de { taj-mahal--province-named } (dernier palais de conseiller, puis le palais de la couronne).
   *[other] Placez un palais dans une ville libre de { taj-mahal--province-named } ({ $palaces } à placer, puis le palais de la couronne).
}
taj-mahal--page--takes = prend la { taj-mahal--page--bonus }
taj-mahal--page--take-card = Prenez une carte de l’étal ({ $count } à prendre).
taj-mahal--page--nth = { $number ->
    [1] votre 1re carte { taj-mahal--colour }
   *[other] votre { $number }e carte { taj-mahal--colour }
}

## Lettres de la notation : les initiales des mots ci-dessus, ou la deuxième lettre si l’initiale est prise (blanche « l », violette « i »)

taj-mahal--written--colour = { $colour ->
    [red] r
    [yellow] j
    [green] v
    [blue] b
    [violet] i
    [white] l
   *[other] { $colour }
}
taj-mahal--written--out = retrait

## Erreurs dans une option

taj-mahal--option--province-order = province_order doit être une liste de noms de provinces, et non { $asked }
taj-mahal--option--bonus-layout = bonus_layout doit donner la tuile bonus de chaque forteresse, et non { $asked }
taj-mahal--option--each-province-once = province_order doit nommer une fois chacune des { $provinces } provinces ; vérifiez { $names }
taj-mahal--option--ends-with-agra = province_order doit finir par la province d’Agra, { $province } ({ $by }), et non par { $found }
taj-mahal--option--each-fortress-once = bonus_layout doit nommer chacune des { $fortresses } forteresses sauf Agra ; vérifiez { $names }
taj-mahal--option--all-tiles = bonus_layout doit employer toutes les tuiles bonus : { $tiles }

## Erreurs dans un fichier de plateau : les cartes

taj-mahal--board--cards-listed-twice = la clé « coloured » donne déjà toutes les cartes : supprimez { $extra }
taj-mahal--board--no-coloured-cards = la clé « { $key } » manque : donnez les cartes de couleur soit par les clés with_elephant et pairs, soit par la clé coloured
taj-mahal--board--different-cards = il y a { $found } cartes de couleur différentes ; { $most } au plus sont possibles
taj-mahal--board--colours = { $count } couleurs
taj-mahal--board--order-of-colours = on attend { $expected } dans cet ordre (une édition peut renommer la quatrième couleur, mais pas un fichier de plateau)
taj-mahal--board--a-card = une carte comme ["monk", "mogul"] ou {"{"} symbols = ["monk", "mogul"], count = 2 {"}"}
taj-mahal--board--cards-of-a-colour = { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} ; chaque couleur en a { $expected }
taj-mahal--board--pair = une paire doit avoir deux symboles différents autres que l’éléphant ; les cartes avec un éléphant sont comptées dans cards.with_elephant, et cards.coloured accepte toutes les cartes
taj-mahal--board--pairs-of-a-colour = { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} et { $elephants ->
    [one] { $elephants } carte
   *[other] { $elephants } cartes
} de with_elephant font { $found } ; chaque couleur a { $expected } cartes
taj-mahal--board--symbols = { $count } symboles
taj-mahal--board--a-symbol = un symbole
taj-mahal--board--white-cards = on attend { $expected } cartes blanches, et il y en a { $found }
taj-mahal--board--an-effect = un effet
taj-mahal--board--effect-given-twice = « { $effect } » est déjà l’effet de { $advisor } ; { $effects } appartiennent chacun à un seul conseiller

## Erreurs dans un fichier de plateau : les tuiles

taj-mahal--board--tiles = { $count } tuiles
taj-mahal--board--commodities = { $count ->
    [one] { $count } marchandise sur la tuile { $number }
   *[other] { $count } marchandises sur la tuile { $number }
}
taj-mahal--board--a-commodity = une marchandise
taj-mahal--board--same-commodity = la tuile { $number } montre deux fois { $commodity } ; on attend deux marchandises différentes
taj-mahal--board--bonus-tiles = on attend { $expected } tuiles en plus du Taj Mahal, et il y en a { $found }

## Erreurs dans un fichier de plateau : la carte

taj-mahal--board--provinces = { $count } provinces
taj-mahal--board--cities = { $count } villes
taj-mahal--board--same-province = deux provinces ont ce nom (sans tenir compte des majuscules et des espaces)
taj-mahal--board--same-city = { $place } a le même nom (sans tenir compte des majuscules et des espaces)
taj-mahal--board--same-spot = { $city } a la même position
taj-mahal--board--cities-of-a-province = { $found ->
    [one] { $found } ville
   *[other] { $found } villes
} ; une province en a { $expected }, et celle d’Agra { $agra }
taj-mahal--board--no-city = il n’y a pas de ville « { $name } »
taj-mahal--board--no-city-but = il n’y a pas de ville « { $name } » (vouliez-vous dire « { $near } » ?)
taj-mahal--board--agra-fifth = { $agra } doit être ici la cinquième ville, après les quatre villes de l’anneau
taj-mahal--board--fifth-city = il y a { $found } villes ; seule la province où se trouve { $agra } en a { $most }, toutes les autres en ont { $others }
taj-mahal--board--agra-is-a-fortress = { $agra } doit être une forteresse : ajoutez fortress = true
taj-mahal--board--fortresses = on attend { $expected } forteresses, dont Agra, et il y en a { $found }
# Sert de lieu à une route qui est donnée alors qu’elle fait partie d’un anneau.
taj-mahal--board--ring = l’anneau de la province { $province }, qui existe sans être listé
taj-mahal--board--road-to-itself = la route part de { $city } et y revient
taj-mahal--board--same-road = la route { $start }–{ $end } existe déjà : { $place }
taj-mahal--board--road-inside = la route { $start }–{ $end } est à l’intérieur d’une province : donnez-la dans inside_extra
taj-mahal--board--road-between = la route { $start }–{ $end } relie deux provinces : donnez-la dans between
taj-mahal--board--agra-alone = inside_extra doit relier { $agra } à une ville de l’anneau de la province { $province }
taj-mahal--board--apart = aucune suite de routes ne relie { $start } à { $provinces }
