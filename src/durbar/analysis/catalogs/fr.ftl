# Erreurs des analyses. Le nom d’une entrée est l’identifiant du message, avec « -- » à la place de chaque point.

analysis--stopped = l’analyse a été arrêtée
analysis--iterations = le nombre d’itérations doit être de 1 à { NUMBER($most, useGrouping: 0) }, et non { $asked }

## Erreurs d’une analyse contenue dans un enregistrement

# $why est l’une des phrases qui suivent.
analysis--wrong = l’analyse de cet enregistrement n’est pas valide : { $why }
analysis--no-form = le numéro de format manque
analysis--other-game = « { $part } » est { $found }, alors que la partie a { $expected }
analysis--wrong-part = « { $part } » ne peut pas être { $found }
analysis--decisions = la partie a { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
} avec plus d’un coup possible, mais l’analyse ne donne pas exactement ces décisions
analysis--no-decision = la décision { $number } manque
analysis--other-decision = la décision { $number } ne correspond pas à cette partie
analysis--cost-of-nothing = la décision { $number } a un coût, mais aucun meilleur coup
analysis--no-better = le meilleur coup de la décision { $number } n’est pas valide
analysis--figures = les nombres de la décision { $number } se contredisent
analysis--impossible = { $move } n’était pas un coup permis à la décision { $number }
analysis--turning-points = les décisions clés doivent être des décisions avec un meilleur coup, la plus coûteuse en tête
analysis--wrong-figure = « { $part } » de la décision { $number } ne peut pas être { $found }
analysis--number-of-chances = la décision { $number } n’a pas de chances pour { $players } joueurs
analysis--sum-of-chances = la somme des chances de la décision { $number } n’est pas 1
