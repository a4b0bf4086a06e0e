# Taj Mahal. Le nom d’un message est ici son identifiant, avec « -- » pour chaque point.
#
# Un argument absent (une carte que le lecteur n’a pas à connaître) a sa propre phrase : « .no-card » remplace $card.
# $seat et $from arrivent comme noms de joueurs, $card dans les mots de « taj-mahal--card » ou de
# « taj-mahal--special-card » : la première suit le mot « carte », la seconde a son article.
# $symbols arrivent comme tuiles de la cour à la file : « le vizir et la couronne ».
# $edition-special, $edition-advisor-tile et $edition-gems disent comment l’édition appelle une chose.

## Ce qui s’est passé

taj-mahal--visit = Visite { $visit } : { $province }. { $seat } commence.
taj-mahal--played = { $seat } joue une carte { $card }.
taj-mahal--played-special = { $seat } ajoute { $card }.
taj-mahal--withdrew = { $cards ->
    [0] { $seat } se retire sans avoir joué.
    [one] { $seat } se retire avec { $cards } carte dans sa rangée.
   *[other] { $seat } se retire avec { $cards } cartes dans sa rangée.
}
taj-mahal--won = { $seat } gagne { taj-mahal--court-tile }.
taj-mahal--built = { $seat } bâtit un palais à { $city }.
taj-mahal--crowned = { $seat } bâtit le palais de la couronne à { $city }.
taj-mahal--claimed = { $seat } prend la { taj-mahal--bonus } à { $city }.
taj-mahal--scored = { $points ->
    [one] { $seat } marque { $points } point pour { taj-mahal--source }.
   *[other] { $seat } marque { $points } points pour { taj-mahal--source }.
}
taj-mahal--took = { $seat } prend une carte { $card } à l’étal.
taj-mahal--drew = { $seat } pioche une carte { $card }.
    .no-card = { $seat } pioche une carte.
taj-mahal--shuffled = { $cards ->
    [one] La défausse devient la nouvelle pioche : { $cards } carte.
   *[other] La défausse est mélangée et devient la nouvelle pioche : { $cards } cartes.
}
taj-mahal--exchanged = { $seat } rend deux { taj-mahal--advisor-tiles } identiques et prend { $card } à { $from }.
    .no-from = { $seat } rend deux { taj-mahal--advisor-tiles } identiques et possède désormais { $card }.
taj-mahal--tile-left = Personne n’a gagné la tuile de province { $tile } : elle quitte la partie.

## À deux joueurs

taj-mahal--unrest = Les troubles reçoivent une carte { $card }.
taj-mahal--protested = { $cards ->
    [one] Cette couleur est déjà parmi les troubles : une protestation éclate, avec { $cards } carte.
   *[other] Cette couleur est déjà parmi les troubles : une protestation éclate, avec { $cards } cartes.
}
taj-mahal--set-aside = La protestation écarte { taj-mahal--court-tile } pour cette visite.

## La mise en place

taj-mahal--starts = { $seat } commence la première visite.
taj-mahal--displayed = L’étal reçoit une carte { $card }.
taj-mahal--tile-dealt = La tuile de province suivante va à { $province }.
taj-mahal--bonus-dealt = La forteresse suivante reçoit une { taj-mahal--bonus }.

## Pourquoi pas

taj-mahal--why--place-palace-first = Vous avez gagné un conseiller : choisissez d’abord une ville pour le palais.
taj-mahal--why--place-crown-first = Vous avez gagné la couronne : choisissez d’abord une ville pour le palais de la couronne.
taj-mahal--why--take-card-first = Vous vous retirez : prenez d’abord une carte de l’étal.
taj-mahal--why--no-such-card = Cette carte n’existe pas avec ce plateau.
taj-mahal--why--not-in-hand = Vous n’avez pas de carte { $card } en main.
taj-mahal--why--special-not-yours = Vous n’avez pas { $card }.
taj-mahal--why--special-used = Vous avez déjà joué { $card } pendant cette visite.
taj-mahal--why--other-colour = Votre rangée est { taj-mahal--colour } : une carte { $card } n’y va pas.
taj-mahal--why--withdraw-to-build = Pour bâtir un palais, il faut se retirer.
taj-mahal--why--withdraw-to-crown = Le palais de la couronne revient à qui se retire avec la couronne.
taj-mahal--why--withdraw-to-take = Pour prendre des cartes de l’étal, il faut se retirer.
taj-mahal--why--other-province = { $city } n’est pas dans la province où se trouve la cour ({ $province }).
taj-mahal--why--city-taken = { $seat } a déjà un palais à { $city }.
taj-mahal--why--not-in-display = L’étal n’a pas de carte { $card }.

## Conseils

taj-mahal--hint--leads = Vous prendriez la tête pour { $symbols }, devant { $seat }.
    .no-seat = Vous seriez en tête pour { $symbols }.
taj-mahal--hint--ties = Vous seriez à égalité avec { $seat } pour { $symbols }.
taj-mahal--hint--ties-unrest = Vous seriez à égalité avec les troubles pour { $symbols }.
taj-mahal--hint--stays-ahead = Vous restez en tête pour { $symbols }.
taj-mahal--hint--special = Vous employez { $card }, qui vous reviendra.
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
taj-mahal--hint--pair = C’est votre deuxième { taj-mahal--symbol } : cela vous vaut { $card }.
taj-mahal--hint--points-between = Ce coup rapporte de { $low } à { $high } points, le maximum avec { $cities }.
taj-mahal--hint--keeps = { $cards ->
    [one] Vous gardez votre dernière carte, qui est { taj-mahal--colour }.
   *[other] { $alike ->
        [one] Vous gardez { $cards } cartes, dont { $alike } { taj-mahal--colour }.
       *[other] Vous gardez { $cards } cartes, dont { $alike } { taj-mahal--colour }s.
    }
}
taj-mahal--hint--first-to-take = En partant avant tous les autres, vous avez le choix entre les { $cards } cartes de l’étal.
taj-mahal--hint--not-played = Comme vous n’avez rien joué, vous piochez aussi une carte.
taj-mahal--hint--bonus = Vous prenez la { taj-mahal--bonus }.
taj-mahal--hint--joins = Vos palais relient alors { $provinces } provinces.
taj-mahal--hint--roads = Des routes mènent plus loin, vers { $provinces }, encore à visiter.
taj-mahal--hint--any-colour = Une carte blanche va avec toutes les couleurs.
taj-mahal--hint--longest = { $cards ->
    [one] Vous aurez { $cards } carte { taj-mahal--colour } : aucune de vos couleurs n’en a plus.
   *[other] Vous aurez { $cards } cartes { taj-mahal--colour }s, votre couleur la plus fournie.
}
taj-mahal--hint--fits = { $cards ->
    [one] Ce sera votre seule carte { taj-mahal--colour }.
   *[other] Vous aurez { $cards } cartes { taj-mahal--colour }s.
}

## Ce qui parle contre un coup, à côté d’un meilleur

taj-mahal--against--wins-nothing = Partir à ce moment ne gagnait rien.
taj-mahal--against--in-vain = { $cards ->
    [one] La carte de la rangée avait été jouée pour rien.
   *[other] Les { $cards } cartes de la rangée avaient été jouées pour rien.
}
taj-mahal--against--leaves = Il laissait { $symbols } aux autres.
taj-mahal--against--leads-nothing = Il ne mettait en tête pour rien à la cour.
taj-mahal--against--stakes = Il mettait en jeu { $symbols } : partir l’aurait gagné à coup sûr.
taj-mahal--against--spends = { $cards ->
    [one] Il dépensait 1 carte sur { $hand }, alors que partir n’en coûtait aucune.
   *[other] Il dépensait { $cards } cartes sur { $hand }, alors que partir n’en coûtait aucune.
}
taj-mahal--against--white = Il dépensait une carte { $card } qui pouvait être gardée.
taj-mahal--against--choice = { $cards ->
    [one] La seule carte de l’étal revenait à quelqu’un d’autre.
   *[other] Le premier choix parmi les { $cards } cartes de l’étal revenait à quelqu’un d’autre.
}
taj-mahal--against--last = Il n’y avait pas d’autre carte { taj-mahal--colour } en main pour continuer.
taj-mahal--against--short = { $cards ->
    [one] Il ne restait qu’une carte { taj-mahal--colour } en main pour continuer.
   *[other] Il ne restait que { $cards } cartes { taj-mahal--colour }s en main pour continuer.
}
taj-mahal--against--bonus = La { taj-mahal--bonus } restait en place.
taj-mahal--against--joins = { $provinces ->
    [one] Il ne reliait aucune autre province, alors que { $more } pouvaient l’être.
   *[other] Il reliait { $provinces } provinces, alors que { $more } pouvaient l’être.
}
taj-mahal--against--no-road = Aucune route ne menait plus loin, alors qu’il y en avait une vers { $provinces }.
taj-mahal--against--white-left = Une carte blanche, qui va avec toutes les couleurs, restait sur l’étal.
taj-mahal--against--counts-nothing = Elle ne comptait pas à la fin : seules comptent les cartes blanches ou spéciales et la couleur la plus fournie.
taj-mahal--against--few = { $cards ->
    [one] C’était la seule carte { taj-mahal--colour } en main.
   *[other] Cela ne faisait que { $cards } cartes { taj-mahal--colour }s en main.
}

## Cartes

taj-mahal--card = { taj-mahal--colour } { $first } + { $second } ({ $text })
    .no-second = { taj-mahal--colour } { $first } ({ $text })
taj-mahal--special-card = { $edition-special ->
    [prestige-card] la carte de prestige « { taj-mahal--prestige } » ({ $text })
   *[special-card] la carte spéciale « { taj-mahal--effect } » ({ $text })
}

## Noms

taj-mahal--symbol = { $symbol ->
    [vizier] vizir
    [general] général
    [monk] moine
    [princess] princesse
    [mogul] Grand Moghol
    [elephant] éléphant
   *[other] { $symbol }
}
taj-mahal--court-tile = { $symbol ->
    [princess] la { taj-mahal--symbol }
    [mogul] la couronne
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
    [violet] mauve
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
    [elephant] un éléphant de plus
    [mogul] un Grand Moghol de plus
    [points] 2 points
    [colour-change] n’importe quelle couleur
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
taj-mahal--advisor-tiles = { $edition-advisor-tile ->
    [influence-tile] tuiles d’influence
   *[advisor-token] jetons de conseiller
}
taj-mahal--source = { $source ->
    [bonus] ses tuiles +2 et +4
    [goods] ses tuiles de marchandises
    [tiles] ses tuiles de province
    [palaces] ses palais
    [special] sa { taj-mahal--special }
    [hand] ses cartes en main
   *[other] { $source }
}
taj-mahal--phase = { $phase ->
    [play] jouer des cartes ou se retirer
    [palace] choisir une ville pour un palais
    [crown] choisir une ville pour le palais de la couronne
    [take] prendre une carte de l’étal
    [over] la fin
   *[other] { $phase }
}

## Ce qu’aurait dû être un texte qui n’est pas un coup

taj-mahal--expected--city = le nom d’une ville, comme dans @Delhi
taj-mahal--expected--move = des cartes comme rVE ou rVE+lE (couleurs rjv{ taj-mahal--written--colour }, symboles dans l’ordre { $letters }), retrait, @Ville, ^Ville ou <vMP

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
    [bonus] tuiles +2 et +4
    [goods] tuiles de marchandises
    [tiles] tuiles de province
    [palaces] palais
    [special] carte spéciale
    [hand] cartes en main
   *[other] { $source }
}

# La province, ses villes et le voyage

taj-mahal--page--visit = Visite { $visit } sur 12 : { $province }
taj-mahal--page--tile = tuile { $visit } ({ $goods })
taj-mahal--page--fortress = F
taj-mahal--page--city-legend = { taj-mahal--page--fortress } forteresse, + à vous
taj-mahal--page--crown-of = { $seat } (couronne)
taj-mahal--page--open = libre
taj-mahal--page--roads = vers { $cities }
taj-mahal--page--no-road = aucune route hors de la province
taj-mahal--page--journey = Voyage : { $provinces }
taj-mahal--page--visit-in-words = Visite { $visit } sur 12 : { $province }. L’éléphant gagne la tuile de province { $visit } : { $goods }.
taj-mahal--page--city-in-words = { $city } : { $there }. Routes vers { $cities }.
taj-mahal--page--fortress-in-words = { $city }, une forteresse : { $there }. Routes vers { $cities }.
taj-mahal--page--yours = { $city } (à vous)
taj-mahal--page--palace-of = palais ({ $seat })
taj-mahal--page--crown-palace-of = palais de la couronne ({ $seat })
taj-mahal--page--on-it = avec { taj-mahal--page--bonus }
taj-mahal--page--to-visit = Encore à visiter : { $provinces }.
taj-mahal--page--last-visit = C’est la dernière visite.
taj-mahal--page--map = Les provinces dans l’ordre des visites (> montre où se trouve la cour)
taj-mahal--page--map-line = { $province } ({ $goods }) : { $there }
taj-mahal--page--tile-with = tuile chez { $seat }
taj-mahal--page--no-palace = pas encore de palais
taj-mahal--page--palaces-in = { $seat } à { $cities }
taj-mahal--page--bonus-on = { taj-mahal--page--bonus } à { $city }
taj-mahal--page--bonus = { $bonus ->
    [rice] tuile de riz
    [tea] tuile de thé
    [spices] tuile d’épices
    [gems] tuile de { taj-mahal--gems }
    [points_2] +2 points
    [card] +1 carte
    [taj_mahal] Taj Mahal : +4
   *[other] tuile « { $bonus } »
}

# La cour et les joueurs : « points », « cartes » et « rangée » coiffent des colonnes, les six symboles aussi, chacun en trois lettres

taj-mahal--page--you = { $seat } (vous)
taj-mahal--page--points = points
taj-mahal--page--cards = cartes
taj-mahal--page--row = rangée
taj-mahal--page--short = { $symbol ->
    [vizier] Viz
    [general] Gén
    [monk] Moi
    [princess] Pri
    [mogul] Mog
    [elephant] Élé
   *[other] { $symbol }
}
taj-mahal--page--legend = (* le plus, = égalité, () gagné)
taj-mahal--page--legend-short = *plus =égal ()pris
taj-mahal--page--legend-shortest = *plus =égal
taj-mahal--page--withdrawn = hors de la visite
taj-mahal--page--unrest = Troubles
taj-mahal--page--ended = finis pour cette visite
taj-mahal--page--leader = { $name } est en tête avec { $count }
taj-mahal--page--leaders = égalité à { $count } entre { $names }
taj-mahal--page--follower = { $name } en a { $count }
taj-mahal--page--standing = { $which } : { $told }.
taj-mahal--page--nobody-shows = Personne ne montre : { $which }.
taj-mahal--page--gone = Ne sont plus à la cour : { $which }.
taj-mahal--page--has-withdrawn = { $seat } n’est plus dans la visite.
taj-mahal--page--has-played = { $seat } a joué : { $cards }.
    .no-cards = { $seat } n’a encore rien joué.
taj-mahal--page--in-unrest = Parmi les troubles : { $cards }.
    .no-cards = Parmi les troubles : pas encore de carte.
taj-mahal--page--unrest-ended = Les troubles sont finis pour cette visite.
taj-mahal--page--score = { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
taj-mahal--page--holds = { $seat } possède { $what }
taj-mahal--page--holds-in-words = { $seat } possède { $what }.
    .no-what = { $seat } ne possède aucune tuile.
taj-mahal--page--tile-of = { $symbol ->
    [princess] tuile de la { taj-mahal--symbol }
    [elephant] tuile de l’{ taj-mahal--symbol }
   *[other] tuile du { taj-mahal--symbol }
}
taj-mahal--page--a-tile-of = une { taj-mahal--page--tile-of }

# Cartes

taj-mahal--page--card = { taj-mahal--colour } { $first } et { $second }
    .no-second = { taj-mahal--colour } { $first }
taj-mahal--page--double = { taj-mahal--colour } double { taj-mahal--symbol }
taj-mahal--page--special = carte spéciale : { taj-mahal--effect }
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
    [one] { $count } carte que vous n’avez pas vue, dans la pioche ({ $deck }) ou en main :
   *[other] { $count } cartes que vous n’avez pas vues, dans la pioche ({ $deck }) ou en main :
}
taj-mahal--page--took = { $seat } a pris et garde encore : { $cards }
taj-mahal--page--discarded = { $count ->
    [0] La défausse est vide.
    [one] { $count } carte dans la défausse :
   *[other] { $count } cartes dans la défausse :
}
taj-mahal--page--of-colour = { taj-mahal--colour } : { $cards }

# Ce qui est demandé

taj-mahal--page--no-card = Vous n’avez aucune carte qui puisse être jouée : retirez-vous.
taj-mahal--page--any-card = Jouez une carte, sa couleur vaudra pour toute la visite, ou retirez-vous.
taj-mahal--page--card-of = Jouez une carte { $which } ou retirez-vous.
taj-mahal--page--withdraw = se retirer : gagner { $tiles } ; { $taken }
    .no-tiles = se retirer : ne rien gagner ; { $taken }
taj-mahal--page--won-tile = { $symbol ->
    [mogul] la couronne
    [elephant] la tuile de province
    [princess] la tuile de la { taj-mahal--symbol }
   *[other] la tuile du { taj-mahal--symbol }
}
taj-mahal--page--take = { $count ->
    [0] il ne reste aucune carte à prendre
    [one] prendre { $count } carte
   *[other] prendre { $count } cartes
}
taj-mahal--page--take-and-draw = { taj-mahal--page--take } et en piocher 1
taj-mahal--page--best = { $told } (au mieux : { $moves })
taj-mahal--page--would-lead = vous seriez en tête : { $which }
    .no-which = vous ne seriez en tête de rien
taj-mahal--page--would-tie = à égalité : { $which }
taj-mahal--page--with = { $one } avec { $other }
taj-mahal--page--companions = Ajout au choix : { $cards }.
taj-mahal--page--companions-as-in = Ajout au choix : { $cards }, comme dans { $example }.
taj-mahal--page--companion = { $shown } ({ $meaning })
taj-mahal--page--place-crown = Province { $province } : placez votre palais de la couronne dans n’importe quelle ville.
taj-mahal--page--place = Province { $province } : placez un palais dans une ville libre ({ $palaces } à placer).
taj-mahal--page--place-then-crown = { $palaces ->
    [one] Province { $province } : placez un palais dans une ville libre (dernier palais de conseiller, puis le palais de la couronne).
   *[other] Province { $province } : placez un palais dans une ville libre ({ $palaces } à placer, puis le palais de la couronne).
}
taj-mahal--page--takes = prend la { taj-mahal--bonus }
taj-mahal--page--take-card = Prenez une carte de l’étal ({ $count } à prendre).
taj-mahal--page--nth = { $number ->
    [1] votre 1re carte { taj-mahal--colour }
   *[other] votre { $number }e carte { taj-mahal--colour }
}

## Comment la notation s’écrit : les initiales des mots ci-dessus (le « b » étant à la carte bleue, la blanche a « l »)

taj-mahal--written--colour = { $colour ->
    [red] r
    [yellow] j
    [green] v
    [blue] b
    [violet] m
    [white] l
   *[other] { $colour }
}
taj-mahal--written--out = retrait

## Ce qui ne va pas dans une option

taj-mahal--option--province-order = province_order est une liste de noms de provinces, pas { $asked }
taj-mahal--option--bonus-layout = bonus_layout donne à chaque forteresse le nom de sa tuile bonus, pas { $asked }
taj-mahal--option--each-province-once = province_order nomme une fois chacune des { $provinces } provinces ; voyez { $names }
taj-mahal--option--ends-with-agra = province_order finit par la province d’Agra, { $province } ({ $by }), pas par { $found }
taj-mahal--option--each-fortress-once = bonus_layout nomme les { $fortresses } forteresses autres qu’Agra ; voyez { $names }
taj-mahal--option--all-tiles = bonus_layout dispose toutes les tuiles qui existent : { $tiles }

## Ce qui ne va pas dans un fichier de plateau : les cartes

taj-mahal--board--cards-listed-twice = coloured donne déjà toutes les cartes : il faut enlever { $extra }
taj-mahal--board--no-coloured-cards = la clé « { $key } » manque : les cartes de couleur demandent with_elephant et pairs, ou bien coloured
taj-mahal--board--different-cards = { $found } cartes de couleur différentes ; il peut y en avoir { $most } au plus
taj-mahal--board--colours = { $count } couleurs
taj-mahal--board--order-of-colours = on attend { $expected } dans cet ordre (les éditions nomment la quatrième autrement, pas les fichiers)
taj-mahal--board--a-card = une carte comme ["monk", "mogul"] ou {"{"} symbols = ["monk", "mogul"], count = 2 {"}"}
taj-mahal--board--cards-of-a-colour = { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
} ; chaque couleur en a { $expected }
taj-mahal--board--pair = une paire, ce sont deux symboles différents dont aucun n’est un éléphant ; les éléphants sont comptés dans cards.with_elephant, et cards.coloured accepte toutes les cartes
taj-mahal--board--pairs-of-a-colour = { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} et { $elephants ->
    [one] { $elephants } carte
   *[other] { $elephants } cartes
} de with_elephant font { $found } ; chaque couleur a { $expected } cartes
taj-mahal--board--symbols = { $count } symboles
taj-mahal--board--a-symbol = un symbole
taj-mahal--board--white-cards = { $found ->
    [one] { $found } carte blanche
   *[other] { $found } cartes blanches
} ; il en faut { $expected }
taj-mahal--board--an-effect = un effet
taj-mahal--board--effect-given-twice = « { $effect } » est déjà l’effet de { $advisor } ; { $effects } ont chacun leur conseiller

## Ce qui ne va pas dans un fichier de plateau : les tuiles

taj-mahal--board--tiles = { $count } tuiles
taj-mahal--board--commodities = { $count ->
    [one] { $count } marchandise sur la tuile { $number }
   *[other] { $count } marchandises sur la tuile { $number }
}
taj-mahal--board--a-commodity = une marchandise
taj-mahal--board--same-commodity = la tuile { $number } montre deux fois { $commodity } ; on attend deux marchandises différentes
taj-mahal--board--bonus-tiles = { $found ->
    [one] { $found } tuile
   *[other] { $found } tuiles
} sans le Taj Mahal ; il en faut { $expected }

## Ce qui ne va pas dans un fichier de plateau : la carte

taj-mahal--board--provinces = { $count } provinces
taj-mahal--board--cities = { $count } villes
taj-mahal--board--same-province = deux provinces ont ce nom (majuscules et espaces ne comptent pas)
taj-mahal--board--same-city = { $place } a aussi ce nom (majuscules et espaces ne comptent pas)
taj-mahal--board--same-spot = se trouve exactement au même endroit que { $city }
taj-mahal--board--cities-of-a-province = { $found ->
    [one] { $found } ville
   *[other] { $found } villes
} ; une province en a { $expected }, et celle d’Agra { $agra }
taj-mahal--board--no-city = aucune ville ne s’appelle « { $name } »
taj-mahal--board--no-city-but = aucune ville ne s’appelle « { $name } » (vouliez-vous dire « { $near } » ?)
taj-mahal--board--agra-fifth = { $agra } doit être ici en cinquième, après les quatre villes de l’anneau
taj-mahal--board--fifth-city = { $found } villes ; seule la province où se trouve { $agra } en a { $most }, les autres { $others }
taj-mahal--board--agra-is-a-fortress = { $agra } doit être une forteresse : ajoutez-y fortress = true
taj-mahal--board--fortresses = { $found ->
    [one] { $found } ville est une forteresse
   *[other] { $found } villes sont des forteresses
} ; il en faut { $expected }, dont Agra
taj-mahal--board--ring = l’anneau de la province { $province }, qui est toujours là
taj-mahal--board--road-to-itself = une route qui relie { $city } à elle-même
taj-mahal--board--same-road = la route { $start }–{ $end } est déjà là : { $place }
taj-mahal--board--road-inside = la route { $start }–{ $end } est à l’intérieur d’une province : sa place est dans inside_extra
taj-mahal--board--road-between = la route { $start }–{ $end } va d’une province à une autre : sa place est dans between
taj-mahal--board--agra-alone = inside_extra doit relier { $agra } à une ville de l’anneau de la province { $province }
taj-mahal--board--apart = aucune suite de routes ne relie { $start } à { $provinces }
