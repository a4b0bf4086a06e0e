## Le résultat d’une partie

ending-you-win = { $margin ->
    [0] Vous gagnez au départage
   *[other] Vous gagnez de { ending-margin }
}
ending-wins = { $margin ->
    [0] { $name } gagne au départage
   *[other] { $name } gagne de { ending-margin }
}
ending-margin = { $unit ->
    [gold] { $margin ->
        [one] { $margin } pièce d’or
       *[other] { $margin } pièces d’or
    }
   *[points] { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    }
}
ending-you-share = Vous partagez la victoire avec { $names }
ending-share = { $names } partagent la victoire
ending-rank = { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
ending-points = { $unit ->
    [gold] { $points ->
        [one] { $points } pièce d’or
       *[other] { $points } pièces d’or
    }
   *[points] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
ending-place = { $shared ->
    [yes] Vous partagez la { ending-rank } place, { ending-points } derrière { $names }.
   *[no] Vous êtes { ending-rank }, { ending-points } derrière { $names }.
}
ending-place-tied = Vous êtes { ending-rank } au départage.
ending-tie = { $names } ont chacun { ending-points }. { $by ->
   *[cards] Le nombre de cartes restées en main décide : { $counts }.
}
ending-tie-equal = { $names } ont chacun { ending-points } et restent à égalité, avec { $by ->
   *[cards] autant de cartes en main
}.
ending-tie-shared = { $names } ont chacun { ending-points }.
ending-stood-in = À la fin, un robot jouait à votre place.

## Le décompte des points

ending-counting = { $unit ->
    [gold] Décompte de l’or
   *[points] Décompte des points
}
ending-show = Montrer { $name } sur le plateau
ending-moment-link = Le revoir

## L’image à partager

ending-picture = Image à partager
ending-picture-of = { $title } : la position finale, avec les noms et les scores
ending-picture-making = Dessin de l’image…
ending-picture-failed = Ce navigateur ne peut pas dessiner l’image.
ending-picture-save = Enregistrer en PNG
ending-picture-share = Partager…
ending-picture-brand = Partie jouée sur Durbar
