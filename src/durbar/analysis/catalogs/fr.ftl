# Ce qui ne va pas dans une analyse. Le nom d’un message est ici son identifiant, avec « -- » pour chaque point.

analysis--stopped = l’analyse a été arrêtée
analysis--iterations = une décision est jugée en 1 à { NUMBER($most, useGrouping: 0) } itérations, pas { $asked }

## Une analyse contenue dans un enregistrement

# $why est l’une des phrases qui suivent.
analysis--wrong = l’analyse de cet enregistrement n’est pas correcte : { $why }
analysis--no-form = elle n’a pas de numéro de forme
analysis--other-game = « { $part } » est { $found }, alors que la partie a { $expected }
analysis--wrong-part = « { $part } » est { $found }
analysis--decisions = la partie a { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, et l’analyse ne donne pas exactement celles-là
analysis--no-decision = il y a autre chose à la place de la décision { $number }
analysis--other-decision = la décision { $number } était différente dans cette partie
analysis--cost-of-nothing = la décision { $number } coûtait quelque chose, et rien n’était meilleur
analysis--no-better = il n’y a pas de coup qui était meilleur que la décision { $number }
analysis--figures = les chiffres de la décision { $number } ne s’accordent pas entre eux
analysis--impossible = { $move } ne pouvait pas être joué à la place de la décision { $number }
analysis--turning-points = ce qui a compté le plus n’est pas parmi les décisions qui ont coûté quelque chose, la pire en tête
analysis--wrong-figure = « { $part } » de la décision { $number } est { $found }
analysis--number-of-chances = les chances de la décision { $number } ne sont pas celles de { $players } joueurs
analysis--sum-of-chances = la somme des chances de la décision { $number } n’est pas 1
