# Erreurs des rencontres entre robots. Le nom d’une entrée est l’identifiant du message, avec « -- » à la place de chaque
# point.

## Rencontres

arena--challenge = un défi à { $players } joueurs demande deux robots (un challenger, et un pour toutes les autres places) ou { $players } robots (un par place), et non { $given }
arena--challenge-of-two = un défi à 2 joueurs demande deux robots (un challenger, et un pour l’autre place), et non { $given }
arena--duplicate-rotates = chaque donne ne peut être jouée depuis toutes les places que si les robots changent de place
arena--number-of-bots = il faut { $players } robots pour { $players } joueurs, ou un seul pour toutes les places, et non { $given }
arena--worker-lost = un processus de calcul a été tué, peut-être par manque de mémoire ; essayez avec moins de processus

## Fichiers de résultats

arena--no-file = on ne peut pas écrire de résultats dans { $path } : ce n’est pas un fichier ordinaire
arena--file-in-use = { $path } : une autre exécution y écrit déjà ; attendez qu’elle se termine, ou choisissez un autre fichier
# $why est l’une des phrases qui suivent.
arena--wrong-line = { $place } : { $why } ; choisissez un autre fichier pour cette rencontre
arena--no-result = ce n’est pas le résultat d’une partie
arena--no-result-of-match = ce n’est pas un résultat de cette rencontre
arena--spoilt = c’est le résultat endommagé d’une partie
arena--other-match = c’est le résultat d’une autre rencontre ({ $difference })
arena--difference = { $part ->
    [game] jeu
    [edition] édition
    [players] joueurs
    [bots] robots
    [seed] graine
   *[other] { $part }
} : { $theirs }, pas { $ours }
arena--no-visible-difference = avec d’autres options, sur un autre plateau, ou par une autre version de Durbar
arena--game-twice = { $place } : la partie { $number } apparaît deux fois ; supprimez l’une des deux lignes

## L’étalon

arena--no-yardstick = { $folder } ne contient pas les fichiers C de l’étalon
arena--no-compiler = l’étalon demande un compilateur C : { $why }
arena--not-compiled = l’étalon ne se compile pas : { $why }
arena--no-speed = l’étalon n’a pas affiché sa vitesse, mais : { $output }
