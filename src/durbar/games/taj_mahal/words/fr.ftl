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
