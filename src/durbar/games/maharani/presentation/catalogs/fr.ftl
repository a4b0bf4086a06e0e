# Maharani. Le nom d’une entrée est l’identifiant du message, avec « -- » à la place de chaque point.
#
# $seat est le nom d’un joueur. $tile est traduit par « maharani--tile », $quarter par « maharani--quarter », $arrow et
# $other par « maharani--side ». $artisan est la couleur d’artisans a ou b, comme dans la notation. À trois ou quatre
# joueurs, il n’y a pas de $artisan, et l’attribut « .no-artisan » remplace le message.

## Ce qui s’est passé

maharani--placed = { $who ->
    [you] Vous prenez { $tile } sur l’emplacement { $slot } et la posez en { $space }, la flèche vers { $arrow }.
   *[other] { $seat } prend { $tile } sur l’emplacement { $slot } et la pose en { $space }, la flèche vers { $arrow }.
}
maharani--marker-turned = { $who ->
    [you] Vous retournez face cachée votre marqueur d’action pour { $quarter }.
   *[other] { $seat } retourne face cachée son marqueur d’action pour { $quarter }.
}
maharani--artisan-new = { $who ->
    [you] Vous placez en { $space } un nouvel artisan de la couleur { $artisan }.
   *[other] { $seat } place en { $space } un nouvel artisan de la couleur { $artisan }.
}
    .no-artisan = { $who ->
        [you] Vous placez en { $space } un nouvel artisan.
       *[other] { $seat } place en { $space } un nouvel artisan.
    }
maharani--artisan-moved = { $who ->
    [you] Vous déplacez de { $left } en { $space } un artisan de la couleur { $artisan }.
   *[other] { $seat } déplace de { $left } en { $space } un artisan de la couleur { $artisan }.
}
    .no-artisan = { $who ->
        [you] Vous déplacez un artisan de { $left } en { $space }.
       *[other] { $seat } déplace un artisan de { $left } en { $space }.
    }
maharani--no-artisan = { $who ->
    [you] La tuile en { $space } devrait accueillir un artisan, mais vous n’en avez plus.
   *[other] La tuile en { $space } devrait accueillir un artisan, mais { $seat } n’en a plus.
}
maharani--scored = { $who ->
    [you] Vous gagnez { maharani--page--gold } pour { maharani--source }.
   *[other] { $seat } gagne { maharani--page--gold } pour { maharani--source }.
}
maharani--paid = { $who ->
    [you] Vous payez { maharani--page--gold } pour la seconde tuile.
   *[other] { $seat } paie { maharani--page--gold } pour la seconde tuile.
}
maharani--ended = { $who ->
    [you] Vous terminez votre tour après une seule tuile.
   *[other] { $seat } termine son tour après une seule tuile.
}
maharani--renewed = { $who ->
    [you] Vous réactivez vos marqueurs d’action : tous sont de nouveau face visible.
   *[other] { $seat } réactive ses marqueurs d’action : tous sont de nouveau face visible.
}
maharani--removed = Toutes les cases à colonne centrale sont prises : { $tile } quitte l’emplacement { $slot } et la partie.
maharani--quarter-full = Il ne reste aucune case libre dans { $quarter } : on l’évalue.
maharani--quarter-pays = { $who ->
    [you] { $artisans ->
        [one] Vous avez { $artisans } artisan de la couleur { $artisan } dans { $quarter }.
       *[other] Vous avez { $artisans } artisans de la couleur { $artisan } dans { $quarter }.
    }
   *[other] { $artisans ->
        [one] { $seat } a { $artisans } artisan de la couleur { $artisan } dans { $quarter }.
       *[other] { $seat } a { $artisans } artisans de la couleur { $artisan } dans { $quarter }.
    }
}
    .no-artisan = { $who ->
        [you] { $artisans ->
            [one] Vous avez { $artisans } artisan dans { $quarter }.
           *[other] Vous avez { $artisans } artisans dans { $quarter }.
        }
       *[other] { $artisans ->
            [one] { $seat } a { $artisans } artisan dans { $quarter }.
           *[other] { $seat } a { $artisans } artisans dans { $quarter }.
        }
    }
maharani--nothing-fits = Aucune tuile du tourniquet ne convient à une case libre : la partie est finie.

## La mise en place

maharani--starts = { $who ->
    [you] Vous jouez en premier.
   *[other] { $seat } joue en premier.
}
maharani--drawn = L’emplacement { $slot } reçoit { $tile }.

## Pourquoi un coup n’est pas permis

maharani--why--nothing-placed = Vous n’avez posé aucune tuile pendant ce tour : posez-en une ou réactivez vos marqueurs d’action.
maharani--why--placed-already = Vous avez déjà posé une tuile pendant ce tour : réactiver ses marqueurs d’action prend un tour entier.
maharani--why--markers-up = Tous vos marqueurs d’action sont déjà face visible : il n’y a rien à réactiver.
maharani--why--slot-empty = L’emplacement { $slot } est vide.
maharani--why--turntable = On ne pose rien en { $space } : c’est le tourniquet.
maharani--why--no-such-space = Le sol n’a pas de case { $space }.
maharani--why--space-taken = Il y a déjà { $tile } en { $space }.
maharani--why--marker-down = L’emplacement { $slot } se trouve dans { $quarter }, et votre marqueur d’action pour ce quartier est face cachée : vous ne pouvez poser cette tuile que dans ce quartier.
maharani--why--columns = Vous ne pouvez pas poser { $tile } en { $space } : les colonnes ne correspondent pas.
maharani--why--other-arrow = Si l’on pose { $tile } en { $space }, sa flèche ne peut pointer que vers { $arrow } ou { $other }.
    .no-other = Si l’on pose { $tile } en { $space }, sa flèche ne peut pointer que vers { $arrow }.
maharani--why--choose-artisan = Vos deux couleurs d’artisans sont possibles : choisissez { $first } ou { $second }.
maharani--why--one-artisan-colour = Vous n’avez qu’une couleur d’artisans : n’écrivez pas de lettre après la flèche.
maharani--why--no-artisan-due = Aucun artisan n’est placé ici : il faudrait que la flèche pointe vers { $arrow }, de votre côté. N’indiquez pas de couleur d’artisan.
maharani--why--no-artisan-left = Vous n’avez plus d’artisan pour cette tuile : n’indiquez pas de couleur d’artisan.
maharani--why--artisan-forced = Seule la couleur d’artisan « { $artisan } » est possible ici : ne l’indiquez pas.

## Conseils

maharani--hint--tile = { $gold ->
    [one] { maharani--page--gold } pour la tuile : sa zone a { $gold } tuile.
   *[other] { maharani--page--gold } pour la tuile : sa zone a { $gold } tuiles.
}
maharani--hint--artisan-new = { $gold ->
    [one] { maharani--page--gold } pour un nouvel artisan dans { $quarter }, qui est seul.
   *[other] { maharani--page--gold } pour un nouvel artisan dans { $quarter }, dans un groupe de { $gold } artisans.
}
maharani--hint--artisan-moved = { $gold ->
    [one] { maharani--page--gold } pour un artisan qui se déplace dans { $quarter } et y est seul.
   *[other] { maharani--page--gold } pour un artisan qui se déplace dans { $quarter }, dans un groupe de { $gold } artisans.
}
maharani--hint--would-pay = { $artisans ->
    [one] Une fois plein, { $quarter } rapportera { maharani--page--gold } pour votre artisan.
   *[other] Une fois plein, { $quarter } rapportera { maharani--page--gold } pour vos { $artisans } artisans.
}
maharani--hint--fills = Ce tour remplit { $quarter } : { maharani--page--gold } pour vous, { $theirs } pour { $seat }.
maharani--hint--fills-alone = Ce tour remplit { $quarter } : { maharani--page--gold } pour vous, rien pour les autres.
maharani--hint--marker-turned = Ce coup retourne face cachée votre marqueur d’action pour { $quarter }.
maharani--hint--markers-kept = Ce coup ne retourne aucun marqueur d’action face cachée.
maharani--hint--markers-back = { $markers ->
    [one] Vous récupérez { $markers } marqueur d’action.
   *[other] Vous récupérez { $markers } marqueurs d’action.
}
maharani--hint--second = La seconde tuile rapporte { maharani--page--gold }, son prix déduit.
maharani--hint--saves = Vous économisez { $gold ->
    [one] la pièce d’or
   *[other] les { $gold } pièces d’or
} d’une seconde tuile.

## Raisons contre un coup, comparé à un meilleur coup

maharani--against--lays-nothing = Aucune tuile n’était posée.
maharani--against--less-gold = { $gold ->
    [0] Ce coup ne rapportait pas d’or dans l’immédiat, alors que { $more } étaient possibles.
    [one] Ce coup rapportait aussitôt { $gold } pièce d’or, alors que { $more } étaient possibles.
   *[other] Ce coup rapportait aussitôt { $gold } pièces d’or, alors que { $more } étaient possibles.
}
maharani--against--less-later = { $gold ->
    [0] Ce coup n’ajoutait rien à ce que paiera un quartier plein, alors qu’il pouvait y ajouter { $more ->
        [one] { $more } pièce d’or
       *[other] { $more } pièces d’or
    }.
   *[other] Ce coup ajoutait { $gold } à ce que paiera un quartier plein, alors qu’il pouvait y ajouter { $more ->
        [one] { $more } pièce d’or
       *[other] { $more } pièces d’or
    }.
}
maharani--against--no-artisan = Aucun artisan n’a été placé.
maharani--against--marker = Ce coup retournait face cachée le marqueur d’action pour { $quarter }, ce qui n’était pas nécessaire.
maharani--against--price = La seconde tuile coûtait { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} et en rapportait { $brought }.
maharani--against--fills = Ce coup remplissait { $quarter }, qui paie le plus à { $seat } : { $theirs ->
    [one] { $theirs } pièce d’or
   *[other] { $theirs } pièces d’or
}.

## Noms

maharani--tile = une tuile { maharani--a-coloured } { maharani--with-columns }
maharani--a-coloured = { $colour ->
    [blue] bleue
    [orange] orange
    [red] rouge
    [green] verte
    [violet] violette
    [yellow] jaune
   *[other] « { $colour } »
}
maharani--with-columns = { $kind ->
    [centre] à colonne centrale
    [half] à une demi-colonne
    [halves] à deux demi-colonnes opposées
    [corner] à deux demi-colonnes en coin
    [three] à trois demi-colonnes
    [four] à quatre demi-colonnes
    [plain] sans colonne
   *[other] { $kind }
}
maharani--quarter = { $animal ->
    [lion] le quartier du lion
    [peacock] le quartier du paon
    [elephant] le quartier de l’éléphant
    [monkey] le quartier du singe
   *[other] le quartier « { $animal } »
}
maharani--side = { $side ->
    [N] le nord
    [E] l’est
    [S] le sud
    [W] l’ouest
   *[other] { $side }
}
maharani--source = { $source ->
    [tiles] la tuile
    [artisans] l’artisan
    [quarters] le quartier plein
    [second] la seconde tuile
   *[other] { $source }
}
maharani--phase = { $phase ->
    [first] poser une tuile ou réactiver les marqueurs
    [second] poser une seconde tuile ou terminer le tour
    [over] fin de la partie
   *[other] { $phase }
}

## Notation attendue, pour un texte qui n’est pas un coup

maharani--expected--move = emplacement:case>flèche, comme 2:c4>E (emplacements 1 à { $slots }, cases { $least } à { $most }, flèches N E S O ; /a ou /b à la suite choisit une couleur d’artisans), fin ou réactiver
maharani--expected--slot = un emplacement de 1 à { $slots } avant le deux-points, comme dans 2:c4>E
maharani--expected--space = une case de { $least } à { $most } après le deux-points, comme dans 2:c4>E
maharani--expected--arrow = une flèche, N E S ou O, après le >, comme dans 2:c4>E
maharani--expected--artisan = /a ou /b pour la couleur d’artisans, comme dans 2:c4>E/a, ou rien après la flèche

## Pages de texte

maharani--page--part = { $part ->
    [floor] sol
    [quarters] quartiers
    [players] joueurs
    [turntable] tourniquet
    [bag] sac
   *[other] { $part }
}
maharani--page--source = { $source ->
    [tiles] tuiles
    [artisans] artisans
    [quarters] quartiers pleins
    [second] secondes tuiles
   *[other] { $source }
}
maharani--page--gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}

# Les animaux des quartiers. Leurs quatre premières lettres sont des titres de colonnes.

maharani--page--animal = { $animal ->
    [lion] lion
    [peacock] paon
    [elephant] éléphant
    [monkey] singe
   *[other] { $animal }
}
maharani--page--of-animal = { $animal ->
    [lion] du lion
    [peacock] du paon
    [elephant] de l’éléphant
    [monkey] du singe
   *[other] « { $animal } »
}

# Les couleurs et les colonnes des tuiles, comme dans « bleue, deux demi-colonnes opposées »

maharani--page--coloured = { $colour ->
    [blue] bleue
    [orange] orange
    [red] rouge
    [green] verte
    [violet] violette
    [yellow] jaune
   *[other] { $colour }
}
maharani--page--columns = { $kind ->
    [centre] colonne centrale
    [half] une demi-colonne
    [halves] deux demi-colonnes opposées
    [corner] deux demi-colonnes en coin
    [three] trois demi-colonnes
    [four] quatre demi-colonnes
    [plain] sans colonne
   *[other] { $kind }
}
# Entre parenthèses, car O seul est ici l’ouest.
maharani--page--centre-mark = (O)
maharani--page--mark = demi-colonnes { $sides }
maharani--page--mark-of-one = demi-colonne { $sides }
maharani--page--at-side = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
    [W] à l’ouest
   *[other] { $side }
}
maharani--page--seat-side = { maharani--page--at-side }

# L’en-tête, et un bref résumé du dernier coup

maharani--page--turn = Tour { $turn }
# « Tour 3 : Noor, au sud »
maharani--page--turn-of = { $turn } : { $seat }, { maharani--page--seat-side }
maharani--page--in-the-bag = { $count } dans le sac
maharani--page--the-end = Fin de la partie
# « Fin de la partie, après le tour 40 »
maharani--page--ended = { $end }, après le tour { $turn }
maharani--page--lays = { $who ->
    [you] Vous posez { $shown } en { $space } : { $gold }.
   *[other] { $seat } pose { $shown } en { $space } : { $gold }.
}
maharani--page--full = Quartier { maharani--page--of-animal } plein : { $gold }.
    .no-gold = Quartier { maharani--page--of-animal } plein.

# Le tableau des quartiers : « payé » signale un quartier évalué, « rapporte » est l’or que rapporterait un quartier plein

maharani--page--gold-heading = or
maharani--page--free = cases libres
maharani--page--paid = payé
maharani--page--pays = rapporte
maharani--page--left = reste { $supply }
maharani--page--marker = marq.
maharani--page--up = prêt
maharani--page--down = usé

# La table en phrases, pour les lecteurs d’écran

maharani--page--quarter = Quartier { maharani--page--of-animal }, { $where } : { $told }.
maharani--page--where = { $corner ->
    [nw] au nord-ouest
    [ne] au nord-est
    [sw] au sud-ouest
    [se] au sud-est
   *[other] { $corner }
}
maharani--page--no-tile = pas encore de tuile
maharani--page--empty = Cases vides : { $spaces }.
# « demi-colonnes au nord et au sud en a4 et a5 »
maharani--page--spaces = { $mark } en { $spaces }
# « c4 bleue, flèche vers l’est »
maharani--page--laid = { $space } { maharani--page--coloured }, flèche vers { maharani--side }
maharani--page--laid-with-artisan = { $space } { maharani--page--coloured }, flèche vers { maharani--side }, artisan ({ $seat })
maharani--page--laid-with-coloured-artisan = { $space } { maharani--page--coloured }, flèche vers { maharani--side }, artisan de la couleur { $artisan } ({ $seat })
maharani--page--scored = plein et évalué
maharani--page--has-artisans = { $who ->
    [you] vous y avez { $artisans }, soit { maharani--page--gold } une fois le quartier plein
   *[other] { $seat } y a { $artisans }, soit { maharani--page--gold } une fois le quartier plein
}
maharani--page--free-spaces = { $free ->
    [one] { $free } case libre ; { $told }
   *[other] { $free } cases libres ; { $told }
}
maharani--page--no-artisan-there = aucun artisan
maharani--page--artisans = { $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
}
maharani--page--artisans-of = { $count ->
    [one] { $count } artisan de la couleur { $artisan }
   *[other] { $count } artisans de la couleur { $artisan }
}
maharani--page--no-artisan = aucun artisan
maharani--page--player = { $seat }, { maharani--page--seat-side } : { maharani--page--gold } ; en réserve, { $artisans } ; { $markers }.
maharani--page--all-up = tous les marqueurs d’action face visible
maharani--page--all-down = tous les marqueurs d’action face cachée
maharani--page--some-up = marqueurs d’action face visible : { $up } ; face cachée : { $down }
maharani--page--bag-size = { $count ->
    [one] Il y a { $count } tuile dans le sac.
   *[other] Il y a { $count } tuiles dans le sac.
}
maharani--page--slot = Emplacement { $slot }, quartier { maharani--page--of-animal } : { $what }.
    .no-animal = Emplacement { $slot } : { $what }.
# « bleue à une demi-colonne, b1E »
maharani--page--on-slot = { maharani--page--coloured } { maharani--with-columns }, { $text }
maharani--page--slot-empty = vide
maharani--page--you-have = Vous avez { maharani--page--gold } ; { $markers }.
# « 2 b1E : bleue, une demi-colonne »
maharani--page--slot-in-short = { $slot } { $shown } : { maharani--page--coloured }, { maharani--page--columns }
maharani--page--turntable-empty = Le tourniquet est vide.
maharani--page--bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
# « bleue 3 : b1N x2, bO »
maharani--page--of-colour = { maharani--page--coloured } { $count } : { $tiles }
maharani--page--removed = Hors du jeu, puisqu’il ne reste aucune case à colonne centrale : { $tiles }.

# Ce que doit faire le joueur dont c’est le tour

maharani--page--nothing-second = Aucune tuile du tourniquet ne peut être posée : terminez votre tour.
maharani--page--second = Posez une seconde tuile pour { maharani--page--gold } ou terminez votre tour.
maharani--page--second-free = Posez une seconde tuile ou terminez votre tour.
maharani--page--nothing-first = Aucune tuile ne peut être posée : réactivez vos marqueurs d’action.
maharani--page--first = Posez une tuile. Vous êtes { maharani--page--seat-side } : si sa flèche pointe vers { maharani--side }, vous placez un artisan.
maharani--page--end = terminer votre tour
maharani--page--for-quarters = +{ $gold } pour des quartiers pleins
maharani--page--renew = { $count ->
    [one] réactiver { $count } marqueur d’action au lieu de poser une tuile
   *[other] réactiver { $count } marqueurs d’action au lieu de poser une tuile
}
# « bleue à une demi-colonne en c4, flèche vers l’est »
maharani--page--placing = { maharani--page--coloured } { maharani--with-columns } en { $space }, flèche vers { maharani--side }
maharani--page--new = un nouvel artisan, { maharani--page--gold }
maharani--page--new-of = un nouvel artisan (couleur { $artisan }), { maharani--page--gold }
maharani--page--moves = votre artisan y vient, { maharani--page--gold }
maharani--page--moves-of = votre artisan y vient (couleur { $artisan }), { maharani--page--gold }
maharani--page--none-left = il ne reste aucun artisan à y placer
maharani--page--quarters-gold = quartiers pleins, { maharani--page--gold }
maharani--page--turns-marker = retourne face cachée votre marqueur { maharani--page--of-animal }

# Les signes après une somme d’or dans la liste des coups : « +2n » signifie 2 pièces d’or pour un nouvel artisan

maharani--page--sign = { $what ->
    [new] n
    [moved] d
    [quarter] q
   *[other] { $what }
}
maharani--page--sign-new = { $sign } : nouvel artisan
maharani--page--sign-moved = { $sign } : artisan déplacé
maharani--page--sign-quarter = { $sign } : quartier
maharani--page--sign-marker = { $sign } : marqueur
# « plus » est la commande qui liste les autres coups.
maharani--page--more = plus : { $count } autres

## Lettres de la notation : les initiales des mots ci-dessus, sauf « i » pour violette, car « v » est la verte

maharani--written--colour = { $colour ->
    [blue] b
    [orange] o
    [red] r
    [green] v
    [violet] i
    [yellow] j
   *[other] { $colour }
}
maharani--written--side = { $side ->
    [N] N
    [E] E
    [S] S
    [W] O
   *[other] { $side }
}
maharani--written--end = fin
maharani--written--renew = réactiver

## Erreurs dans un fichier de plateau : les tuiles

maharani--board--tiles-listed-twice = la clé « list » donne déjà toutes les tuiles : supprimez la clé « per_colour »
maharani--board--no-tiles = il n’y a pas de tuiles : on attend la clé « per_colour » (les tuiles que chaque couleur possède) ou la clé « list » (toutes les tuiles)
maharani--board--a-colour = une couleur de ces tuiles
maharani--board--a-kind = une sorte de tuile
maharani--board--colours = on attend de 1 à { $most } couleurs, et il y en a { $found }
maharani--board--same-letter = « { $known } » commence par la même lettre que « { $name } »
maharani--board--number-of-tiles = { $found ->
    [one] { $found } tuile
   *[other] { $found } tuiles
} ; il peut y en avoir de { $least } à { $most }
maharani--board--different-tiles = il y a { $found } tuiles différentes ; { $most } au plus sont possibles
maharani--board--unused-colour = aucune tuile n’est de la couleur { $name }, qui est pourtant l’une des couleurs
maharani--board--tile-fits-nowhere = une tuile de la sorte « { $kind } » ne convient à aucune case, dans aucun sens
maharani--board--centre-tiles = il y a { $found } tuiles à colonne centrale pour { $spaces } cases à colonne centrale ; il peut rester { $most } tuiles au plus

## Erreurs dans un fichier de plateau : le sol

maharani--board--rows = { $count } lignes, une par rangée
maharani--board--rank = on attend { $expected } cases dans la rangée { $rank }, et il y en a { $found }
maharani--board--empty-quarter = le quartier { $name } n’a aucune case
maharani--board--turntable = il y a « { $found } » ; le tourniquet, T, doit être en { $spaces } et nulle part ailleurs
maharani--board--no-mark = « { $found } » n’est pas une marque : on attend des lettres parmi N, E, S et W dans cet ordre, ou O, un point ou #
maharani--board--no-mark-but = « { $found } » n’est pas une marque : on attend des lettres parmi N, E, S et W dans cet ordre, ou O, un point ou # ; écrivez « { $near } »
maharani--board--no-other-half = la demi-colonne de { $space } côté { $at } n’a pas d’autre moitié
# $lacking, dans les messages suivants, est le message précédent.
maharani--board--half-at-edge = { $lacking } : le plateau s’arrête là
maharani--board--half-at-turntable = { $lacking } : { $space } est le tourniquet
maharani--board--half-at-no-space = { $lacking } : { $space } n’est pas une case
maharani--board--half-alone = { $lacking } : { $space } n’a pas de moitié côté { $at }
maharani--board--same-animal = un autre quartier a déjà « { $name } »

## Erreurs dans un fichier de plateau : l’or, les emplacements et les places

maharani--board--payout = { $count } nombres, de 0 à { $most } artisans
maharani--board--payout-falls = { $artisans } artisans rapportent { $gold } pièces d’or, moins que les { $before } d’un artisan de moins
maharani--board--quarters = { $count } quartiers
maharani--board--a-quarter = un quartier
maharani--board--slots-clockwise = les emplacements doivent être numérotés dans le sens horaire : on attend { $expected }
maharani--board--slot-carried = l’emplacement 1 est en { $found } au lieu de { $expected } : les emplacements tournent avec le tourniquet, et l’emplacement 1 est en { $start } pour le côté { $facing }
maharani--board--sides = { $count } côtés
maharani--board--a-side = un côté du plateau
maharani--board--same-side = une autre place est déjà côté { $at }
maharani--board--seats-clockwise = les places doivent être données dans le sens horaire : on attend { $expected }
