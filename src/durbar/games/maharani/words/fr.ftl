# Maharani. Le nom d’un message est ici son identifiant, avec « -- » pour chaque point.
#
# Un argument absent a sa propre phrase : « .no-artisan » remplace $artisan, qui n’existe qu’à deux joueurs.
# $seat arrive comme nom de joueur, $tile dans les mots de « maharani--tile », $quarter dans ceux de « maharani--quarter »,
# $arrow et $other dans ceux de « maharani--side ». $artisan est a ou b, comme dans la notation.

## Ce qui s’est passé

maharani--placed = { $seat } prend { $tile } sur l’emplacement { $slot } et la pose en { $space }, la flèche vers { $arrow }.
maharani--marker-turned = { $seat } retourne face cachée son marqueur d’action pour { $quarter }.
maharani--artisan-new = { $seat } place en { $space } un nouvel artisan de la couleur { $artisan }.
    .no-artisan = { $seat } place en { $space } un nouvel artisan.
maharani--artisan-moved = { $seat } déplace de { $left } en { $space } un artisan de la couleur { $artisan }.
    .no-artisan = { $seat } déplace un artisan de { $left } en { $space }.
maharani--no-artisan = La tuile en { $space } devrait accueillir un artisan, mais { $seat } n’en a plus.
maharani--scored = { $gold ->
    [one] { $seat } gagne { $gold } pièce d’or grâce aux { maharani--source }.
   *[other] { $seat } gagne { $gold } pièces d’or grâce aux { maharani--source }.
}
maharani--paid = { $gold ->
    [one] { $seat } paie { $gold } pièce d’or pour la seconde tuile.
   *[other] { $seat } paie { $gold } pièces d’or pour la seconde tuile.
}
maharani--ended = { $seat } termine son tour après une seule tuile.
maharani--renewed = { $seat } remet face visible tous ses marqueurs d’action.
maharani--removed = Toutes les cases à colonne centrale sont prises : { $tile } quitte l’emplacement { $slot } et la partie.
maharani--quarter-full = Il ne reste aucune case libre dans { $quarter } : on l’évalue.
maharani--quarter-pays = { $artisans ->
    [one] { $seat } a { $artisans } artisan de la couleur { $artisan } dans { $quarter }.
   *[other] { $seat } a { $artisans } artisans de la couleur { $artisan } dans { $quarter }.
}
    .no-artisan = { $artisans ->
        [one] { $seat } a { $artisans } artisan dans { $quarter }.
       *[other] { $seat } a { $artisans } artisans dans { $quarter }.
    }
maharani--nothing-fits = Aucune tuile du tourniquet ne convient à une case libre : la partie est finie.

## La mise en place

maharani--starts = { $seat } joue en premier.
maharani--drawn = L’emplacement { $slot } reçoit { $tile }.

## Pourquoi pas

maharani--why--nothing-placed = Vous n’avez posé aucune tuile pendant ce tour : posez-en une ou réactivez vos marqueurs d’action.
maharani--why--placed-already = Vous avez déjà posé une tuile pendant ce tour : on réactive ses marqueurs d’action au lieu de poser.
maharani--why--markers-up = Tous vos marqueurs d’action sont déjà face visible : il n’y a rien à réactiver.
maharani--why--slot-empty = L’emplacement { $slot } est vide.
maharani--why--turntable = Le tourniquet ne fait pas partie du sol : on ne pose rien en { $space }.
maharani--why--no-such-space = Le sol n’a pas de case { $space }.
maharani--why--space-taken = Il y a déjà { $tile } en { $space }.
maharani--why--marker-down = L’emplacement { $slot } se trouve dans { $quarter }, et votre marqueur d’action pour ce quartier est face cachée : la tuile ne peut être posée que là.
maharani--why--columns = Vous ne pouvez pas poser { $tile } en { $space } : les colonnes ne correspondent pas.
maharani--why--other-arrow = Si l’on pose { $tile } en { $space }, sa flèche ne peut pointer que vers { $arrow } ou { $other }.
    .no-other = Si l’on pose { $tile } en { $space }, sa flèche ne peut pointer que vers { $arrow }.
maharani--why--choose-artisan = Vos deux couleurs d’artisans sont possibles : choisissez { $first } ou { $second }.
maharani--why--one-artisan-colour = Vous n’avez qu’une couleur d’artisans : n’écrivez pas de lettre après la flèche.
maharani--why--no-artisan-due = Il n’y a pas d’artisan à placer, car la flèche devrait pointer vers { $arrow }, de votre côté : n’indiquez pas de couleur d’artisan.
maharani--why--no-artisan-left = Vous n’avez plus d’artisan pour cette tuile : n’indiquez pas de couleur d’artisan.
maharani--why--artisan-forced = Seule votre couleur d’artisans « { $artisan } » est possible ici : ne l’indiquez pas.

## Conseils

maharani--hint--tile = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour la tuile, au sein d’une zone de { $gold }.
maharani--hint--artisan-new = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour un nouvel artisan dans { $quarter }, au sein d’un groupe de { $gold }.
maharani--hint--artisan-moved = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour un artisan qui se déplace dans { $quarter }, au sein d’un groupe de { $gold }.
maharani--hint--would-pay = { $artisans ->
    [one] Une fois rempli, { $quarter } paiera { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } pour votre artisan.
   *[other] Une fois rempli, { $quarter } paiera { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } pour vos { $artisans } artisans.
}
maharani--hint--fills = Ce tour remplit { $quarter } : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour vous, { $theirs } pour { $seat }.
maharani--hint--fills-alone = Ce tour remplit { $quarter } : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} pour vous, rien pour les autres.
maharani--hint--marker-turned = Cela coûte votre marqueur d’action pour { $quarter }.
maharani--hint--markers-kept = Cela ne coûte aucun marqueur d’action.
maharani--hint--markers-back = { $markers ->
    [one] Vous récupérez { $markers } marqueur d’action.
   *[other] Vous récupérez { $markers } marqueurs d’action.
}
maharani--hint--second = La seconde tuile rapporte { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} net, son prix payé.
maharani--hint--saves = Vous ne payez pas { $gold ->
    [one] la pièce d’or
   *[other] les { $gold } pièces d’or
} d’une seconde tuile.

## Ce qui parle contre un coup, à côté d’un meilleur

maharani--against--lays-nothing = Aucune tuile n’était posée.
maharani--against--less-gold = { $gold ->
    [0] Il ne rapportait aussitôt aucun or, alors qu’il pouvait en rapporter { $more }.
    [one] Il rapportait aussitôt { $gold } pièce d’or, alors que { $more } étaient possibles.
   *[other] Il rapportait aussitôt { $gold } pièces d’or, alors que { $more } étaient possibles.
}
maharani--against--less-later = { $gold ->
    [0] Il n’ajoutait rien à ce qu’un quartier rempli paiera, alors qu’il pouvait y ajouter { $more ->
        [one] { $more } pièce d’or
       *[other] { $more } pièces d’or
    }.
   *[other] Il ajoutait { $gold } à ce qu’un quartier rempli paiera, alors qu’il pouvait y ajouter { $more ->
        [one] { $more } pièce d’or
       *[other] { $more } pièces d’or
    }.
}
maharani--against--no-artisan = Aucun artisan ne venait avec la tuile.
maharani--against--marker = Il coûtait le marqueur d’action pour { $quarter }, alors qu’aucun n’était nécessaire.
maharani--against--price = La seconde tuile coûtait { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} et en rapportait { $brought }.
maharani--against--fills = Il remplissait { $quarter }, qui paie le plus à { $seat } : { $theirs ->
    [one] { $theirs } pièce d’or
   *[other] { $theirs } pièces d’or
}.

## Noms

maharani--tile = une tuile { maharani--a-coloured } { maharani--with-columns } ({ $text })
maharani--a-coloured = { $colour ->
    [blue] bleue
    [orange] orange
    [red] rouge
    [green] verte
    [violet] mauve
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
    [tiles] tuiles
    [artisans] artisans
    [quarters] quartiers
    [second] secondes tuiles
   *[other] { $source }
}
maharani--phase = { $phase ->
    [first] poser une tuile ou réactiver
    [second] poser une seconde tuile ou terminer le tour
    [over] la fin
   *[other] { $phase }
}

## Comment la notation s’écrit : les initiales des mots ci-dessus

maharani--written--colour = { $colour ->
    [blue] b
    [orange] o
    [red] r
    [green] v
    [violet] m
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
