# Textes d’une table de Maharani, sauf les messages du jeu, que le serveur envoie.

key-name-arrows = flèches

## Consignes

maharani-say-first = Posez une tuile.
maharani-say-first-or-renew = Posez une tuile, ou réactivez vos marqueurs.
maharani-look-space = Regardez la case { $space }.
maharani-look-markers = Regardez vos marqueurs d’action.
maharani-look-turntable = Regardez le tourniquet.
maharani-say-must-renew = Aucune tuile ne peut être posée : réactivez vos marqueurs.
maharani-more-first = Si sa flèche pointe vers votre côté, vous y placez un artisan.
maharani-more-where = Les cases encadrées ne coûtent rien. Celles en pointillé coûtent le marqueur de l’animal affiché.
maharani-say-second = { $gold ->
    [one] Posez une seconde tuile pour { $gold } pièce d’or, ou terminez votre tour.
   *[other] Posez une seconde tuile pour { $gold } pièces d’or, ou terminez votre tour.
}
maharani-say-end = Aucune seconde tuile ne peut être posée : terminez votre tour.
maharani-say-end-now = Terminer votre tour sans poser de seconde tuile ?
maharani-say-where = Où poser { maharani-the-tile } ?
maharani-say-which = Quelle tuile poser en { $space } ?
maharani-say-lay = Posez { maharani-the-tile } dans { maharani-the-quarter }.
maharani-say-renew = Réactivez vos marqueurs au lieu de poser une tuile.
maharani-the-tile = { $colour ->
    [blue] la tuile bleue
    [orange] la tuile orange
    [red] la tuile rouge
    [green] la tuile verte
    [violet] la tuile violette
    [yellow] la tuile jaune
   *[other] la tuile { $colour }
}
maharani-quarter-name = { $animal ->
    [lion] Quartier du lion
    [peacock] Quartier du paon
    [elephant] Quartier de l’éléphant
    [monkey] Quartier du singe
   *[other] Quartier { $animal }
}
maharani-the-quarter = { $animal ->
    [lion] le quartier du lion
    [peacock] le quartier du paon
    [elephant] le quartier de l’éléphant
    [monkey] le quartier du singe
   *[other] le quartier { $animal }
}
maharani-do-lay = Poser la tuile
maharani-do-end = Terminer le tour
maharani-do-renew = Réactiver les marqueurs
maharani-gold = Or
maharani-turn = Tourner

## Les nouvelles dans la barre : une phrase sur un tour, sans point final. Des signes précèdent ou remplacent des mots.

maharani-news-lays = { $who ->
    [you] Vous posez { $tiles }
   *[other] { $name } pose { $tiles }
}
maharani-news-lays-some = { $who ->
    [you] { $count ->
        [one] Vous posez 1 tuile
       *[other] Vous posez { $count } tuiles
    }
   *[other] { $count ->
        [one] { $name } pose 1 tuile
       *[other] { $name } pose { $count } tuiles
    }
}
maharani-news-tile = une tuile { $sign } { maharani-colour } en { $space }
maharani-news-tile-short = { $sign } en { $space }
maharani-news-places = { $who ->
    [you] { $count ->
        [one] placez un artisan
       *[other] placez { $count } artisans
    }
   *[other] { $count ->
        [one] place un artisan
       *[other] place { $count } artisans
    }
}
maharani-news-moves = { $who ->
    [you] déplacez un artisan de { $left } en { $space }
   *[other] déplace un artisan de { $left } en { $space }
}
maharani-news-turns = { $who ->
    [you] retournez le marqueur { $sign } { maharani-animal }
   *[other] retourne le marqueur { $sign } { maharani-animal }
}
maharani-news-renews = { $who ->
    [you] Vous réactivez vos marqueurs
   *[other] { $name } réactive ses marqueurs
}
maharani-news-full = { $sign } { maharani-the-quarter } est complet

## Quand un quartier est complet

maharani-interlude-full = { $count ->
    [one] Un quartier est complet
   *[other] { $count } quartiers sont complets
}
maharani-interlude-artisans = { $artisans ->
    [0] aucun artisan
    [one] 1 artisan
   *[other] { $artisans } artisans
}

## Touches

maharani-key-tile = tuile
maharani-key-space = case
maharani-key-turn = tourner
maharani-key-artisan = artisan
maharani-key-renew = réactiver
maharani-key-end = terminer

## Le sol

maharani-floor = Le sol du palais
maharani-turntable = Tuiles du tourniquet
maharani-side-of = { $side ->
    [N] { $name } joue au nord
    [E] { $name } joue à l’est
    [S] { $name } joue au sud
   *[other] { $name } joue à l’ouest
}
maharani-animal = { $animal ->
    [lion] lion
    [peacock] paon
    [elephant] éléphant
    [monkey] singe
   *[other] { $animal }
}
maharani-quarter-free = { maharani-quarter-name } : { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
}
maharani-quarter-done = { maharani-quarter-name } : évalué
maharani-quarter-pays = Une fois plein, il rapporte à chacun de l’or pour ses artisans.
maharani-quarter-paid = Chacun a reçu de l’or pour ses artisans et les a repris.
maharani-colour = { $colour ->
    [blue] bleue
    [orange] orange
    [red] rouge
    [green] verte
    [violet] violette
    [yellow] jaune
   *[other] { $colour }
}
maharani-letter = { $colour ->
    [blue] B
    [orange] O
    [red] R
    [green] V
    [violet] I
    [yellow] J
   *[other] { $letter }
}
maharani-tile-laid = { maharani-colour }, { $side ->
    [N] flèche vers le nord
    [E] flèche vers l’est
    [S] flèche vers le sud
   *[other] flèche vers l’ouest
}
# $which est « a » ou « b » s’il y a deux couleurs d’artisans, et sinon « one ».
maharani-artisan-of = { $which ->
    [a] artisan ({ $name }, disque)
    [b] artisan ({ $name }, anneau)
   *[other] artisan ({ $name })
}
maharani-empty = { $mark ->
    [O] libre, colonne centrale
    [N] libre, demi-colonne au nord
    [E] libre, demi-colonne à l’est
    [S] libre, demi-colonne au sud
    [W] libre, demi-colonne à l’ouest
    [NS] libre, demi-colonnes au nord et au sud
    [EW] libre, demi-colonnes à l’est et à l’ouest
   *[other] libre, demi-colonnes { $sides }
}
maharani-fits = { $gold ->
    [one] possible, { $gold } pièce d’or
   *[other] possible, { $gold } pièces d’or
}
maharani-fits-for = { $gold ->
    [one] possible au prix du marqueur { maharani-animal }, { $gold } pièce d’or
   *[other] possible au prix du marqueur { maharani-animal }, { $gold } pièces d’or
}
maharani-slot = { $animal ->
    [none] Emplacement { $slot } : tuile { maharani-colour }, { maharani-kind }
   *[other] Emplacement { $slot } : tuile { maharani-colour }, { maharani-kind }, dans { maharani-the-quarter }
}
maharani-slot-empty = L’emplacement { $slot } est vide
maharani-lies-in = Dans { maharani-the-quarter }
maharani-kind = { $kind ->
    [centre] colonne centrale
    [half] une demi-colonne
    [halves] deux demi-colonnes opposées
    [corner] deux demi-colonnes en coin
    [three] trois demi-colonnes
    [four] quatre demi-colonnes
   *[other] sans colonne
}
maharani-renew = { $markers ->
    [one] Réactiver { $markers } marqueur
   *[other] Réactiver { $markers } marqueurs
}

## Les quartiers

maharani-quarters = Quartiers
maharani-quarters-note = Artisans, et l’or qu’ils rapportent quand le quartier est plein.
maharani-paid-out = évalué
maharani-free = { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}
maharani-gold-short = { $gold } or
maharani-gold-of = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
maharani-cell = { $count ->
    [0] aucun artisan dans { maharani-the-quarter }
    [one] { $count } artisan dans { maharani-the-quarter }, pour { maharani-gold-of }
   *[other] { $count } artisans dans { maharani-the-quarter }, pour { maharani-gold-of }
}
# $many est le nombre d’artisans ; $count est ce nombre, ou « 3+2 » s’il y a deux couleurs.
maharani-left = { $many ->
    [one] { $count } artisan restant
   *[other] { $count } artisans restants
}
maharani-you = vous
# $left est le texte de « maharani-left ».
maharani-row = { $turn ->
    [yes] { $left }, c’est son tour. Montrer tout ce que possède ce joueur.
   *[no] { $left }. Montrer tout ce que possède ce joueur.
}
maharani-marker = { $up ->
    [yes] Marqueur pour { maharani-the-quarter }, face visible
   *[no] Marqueur pour { maharani-the-quarter }, face cachée
}
maharani-marker-does = { $up ->
    [yes] Retournez-le face cachée pour poser une tuile de ce quartier dans un autre.
   *[no] Au lieu de poser une tuile, vous pouvez réactiver tous vos marqueurs.
}
maharani-left-does = Un artisan va sur une tuile dont la flèche pointe vers le côté de son joueur.
maharani-lies-free = Gratuit dans ce quartier ; ailleurs, cela coûte le marqueur.
maharani-holdings-of = Ce que { $name } possède
maharani-hold-markers = Marqueurs d’action
maharani-hold-supply = Artisans restants
maharani-hold-standing = Artisans sur le sol
maharani-hold-gold = Or
maharani-none = aucun
maharani-far = { $laid ->
    [one] { $laid } tuile posée
   *[other] { $laid } tuiles posées
} sur { $all }, { $bag } dans le sac
maharani-far-short = { $laid ->
    [one] { $laid } posée sur { $all }
   *[other] { $laid } posées sur { $all }
}
maharani-count-floor = L’or des tours
maharani-moment = { $kind ->
    [level] { $you ->
        [yes] Vous êtes revenu à égalité
       *[no] { $name } est revenu à égalité
    } { maharani-moment-when }.
    [gain] { $you ->
        [yes] Vous avez creusé l’écart
       *[no] { $name } a creusé l’écart
    } { maharani-moment-when }.
   *[lead] { $you ->
        [yes] Vous avez pris la tête pour de bon
       *[no] { $name } a pris la tête pour de bon
    } { maharani-moment-when }.
}
maharani-moment-when = { $scored ->
    [yes] au tour { $turn }, quand { maharani-the-quarter } a été évalué{ maharani-moment-gold }
   *[no] au tour { $turn }{ maharani-moment-gold }
}
maharani-moment-gold = { $points ->
    [0] { "" }
    [one] , avec { $points } pièce d’or
   *[other] , avec { $points } pièces d’or
}
maharani-sheet-turn = Tour { $turn }
maharani-source = { $source ->
    [tiles] tuiles
    [artisans] artisans
    [quarters] quartiers pleins
   *[second] seconde tuile
}

## L’aperçu d’un coup

maharani-line-tile = Tuile
maharani-line-area = zone { maharani-colour } de { $count }
maharani-line-artisan = Artisan
maharani-line-comes = nouveau, dans un groupe de { $count }
maharani-line-moves = vient de { $from }, dans un groupe de { $count }
maharani-line-none-left = il n’en reste plus à placer
maharani-line-later = { $after } pièces d’or au lieu de { $before } une fois le quartier plein
maharani-line-second = Seconde tuile
maharani-line-marker = Marqueur
maharani-line-marker-down = { maharani-animal }, retourné face cachée
maharani-line-full = plein
maharani-line-renew = { $markers ->
    [one] { $markers } marqueur réactivé
   *[other] { $markers } marqueurs réactivés
}
maharani-line-end = { $gold ->
    [0] Pas de seconde tuile
    [one] Pas de seconde tuile, { $gold } pièce d’or économisée
   *[other] Pas de seconde tuile, { $gold } pièces d’or économisées
}
maharani-choose-artisan = Quel artisan ?
maharani-artisan-colour = { $which ->
    [a] Artisan (disque)
   *[b] Artisan (anneau)
}
