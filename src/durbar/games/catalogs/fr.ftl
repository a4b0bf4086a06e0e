# Ce que dit tout jeu. Le nom d’un message est ici son identifiant, avec « -- » pour chaque point.

why--over = La partie est finie.
why--not-your-turn = Ce n’est pas votre tour : c’est à { $seat } de jouer.

## Conseils

hint--forced = C’est le seul coup possible.
hint--points = { $points ->
    [one] Ce coup rapporte { $points } point.
   *[other] Ce coup rapporte { $points } points.
}
hint--points-between = Ce coup rapporte de { $low } à { $high } points.
hint--draw = Ce coup entraîne un tirage au hasard.

## Ce qui parle contre un coup, à côté d’un meilleur

against--fewer-points = { $points ->
    [0] Ce coup ne rapportait aucun point aussitôt, alors que { $more } étaient possibles.
    [one] Ce coup rapportait 1 point au plus, alors que { $more } étaient possibles.
   *[other] Ce coup rapportait { $points } points au plus, alors que { $more } étaient possibles.
}

## Ce qui ne peut pas se jouer ainsi

setting--no-game = aucun jeu ne s’appelle { $asked } ; il y a : { $known }
setting--no-game-but = aucun jeu ne s’appelle { $asked } ; vouliez-vous dire { $near } ?
setting--no-edition = { $game } n’a pas d’édition { $asked } : choisissez parmi { $known }
setting--players = { $game } ({ $edition }) se joue de { $least } à { $most } joueurs, pas { $asked }
setting--no-option = { $game } n’a pas d’option { $asked } ; il y a : { $known }
    .no-known = { $game } n’a pas d’option { $asked } ; il n’y en a aucune
setting--no-option-but = { $game } n’a pas d’option { $asked } ; vouliez-vous dire { $near } ?
setting--true-or-false = { $option } est true ou false, et non { $asked }
setting--no-bot = aucun robot ne s’appelle { $asked } ; il y a : { $known }
setting--no-bot-but = aucun robot ne s’appelle { $asked } ; vouliez-vous dire { $near } ?
setting--no-module = { $where } nomme le module { $module }, qui ne peut pas être importé : { $why }
setting--no-seat = il n’y a pas de place { $asked } : les places vont de 0 à { $most }, None est un spectateur
setting--no-room = on joue déjà sur { $boards } plateaux différents, et il n’y a pas de place pour un autre
setting--other-board = { $game } se joue avec un plateau à lui, pas avec { $found }
setting--start-player = start_player est une place de 0 à { $most }, pas { $asked }
setting--start-player-is-a-seat = start_player est une place, comptée à partir de 0, pas { $asked }
setting--undo = undo est « free » (jusqu’à un tirage ou au coup d’un autre) ou « never », pas { $asked }
seed--bytes = une graine a 32 octets, pas { $length }
seed--number = une graine est un nombre de 0 à 2**256 - 1 ou 32 octets, pas { $asked }

## Ce qui ne va pas dans un fichier de plateau

board--wrong = { $place } : { $problem }
# Où se trouve ce qui ne va pas dans un fichier sans nom.
board--file = fichier de plateau
board--unexpected = on attend { $expected }, et il y a { $found }
board--count = on attend { $expected }, et il y en a { $found }
board--key-is-a-text = une clé doit être un texte, et il y a { $found }
board--unknown-key = clé inconnue « { $key } » ; les clés sont ici { $known }
board--unknown-key-but = clé inconnue « { $key } » (vouliez-vous dire « { $near } » ?)
board--no-key = la clé « { $key } » manque
board--title = on attend une ligne de 1 à { $most } caractères imprimables, et il y a « { $found } »
board--name = un nom commence par une lettre et a au plus { $most } lettres, chiffres, espaces simples, traits d’union, apostrophes ou points ; il y a « { $found } »
board--not-one-of = « { $found } » n’est pas { $what } : { $known }
board--not-one-of-but = « { $found } » n’est pas { $what } (vouliez-vous dire « { $near } » ?)
board--provenance = une provenance
board--too-many-bytes = le fichier a plus de { NUMBER($most, useGrouping: 0) } octets ; un vrai en a environ dix mille
board--too-many-characters = le fichier a plus de { NUMBER($most, useGrouping: 0) } caractères ; un vrai en a environ dix mille
board--no-utf-8 = ce n’est pas un texte en UTF-8 : l’octet { NUMBER($byte, useGrouping: 0) } est illisible
board--long-line = la ligne { NUMBER($line, useGrouping: 0) } a plus de { NUMBER($most, useGrouping: 0) } caractères
board--deep-key = une clé de la ligne { NUMBER($line, useGrouping: 0) } a plus de { $most } parties séparées par des points
board--no-toml = illisible comme TOML : { $why }
board--nested = des listes ou des tables sont imbriquées trop profondément
board--unreadable = le fichier ne peut pas être lu : { $why }

## Ce qu’est une valeur, et ce qu’elle devrait être

value--number = le nombre { $number }
value--enormous = un nombre énorme
value--infinite = un nombre qui n’est pas fini
value--text = le texte « { $quoted } »
value--list = une liste de { $length }
value--table = une table
value--other = autre chose ({ $type })
value--any-text = un texte
value--any-list = une liste
value--parts = les parties d’un coup
# La liste a une longueur exacte : $counted est « 12 provinces ».
value--list-of = une liste de { $counted }
value--flag = true ou false
value--whole = un nombre entier de { $least } à { $most }
value--between = un nombre de { $least } à { $most }

## Ce qui ne va pas dans un enregistrement

record--imagined = un monde imaginé n’a pas d’enregistrement
record--no-past = un monde imaginé n’a pas de passé à rejouer
record--no-such-move = cette partie a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : il n’y a pas de coup { $number }
record--names-are-texts = les noms des places sont des textes, pas { $found }
record--names = { $players } joueurs ont { $players } noms, pas { $found }
record--no-json = ce n’est pas un enregistrement : ce n’est pas du JSON complet ({ $why })
record--no-format = ce n’est pas un enregistrement de Durbar : il n’a pas de numéro de format « durbar »
record--other-format = le format d’enregistrement { $found } est inconnu ici (ce Durbar lit le format { $known })
record--no-part = l’enregistrement n’a pas de « { $part } »
record--wrong-part = « { $part } » n’est pas correct dans l’enregistrement : { $found }
record--no-text = { $part } n’est pas un texte dans l’enregistrement : { $found }
record--seed = « seed » n’a pas 64 chiffres hexadécimaux dans l’enregistrement
record--seats = l’enregistrement nomme { $named } places pour { $players } joueurs
record--board = plateau de l’enregistrement
record--own-board = le plateau de l’enregistrement ne correspond pas à son empreinte : ce n’est pas celui qu’il nomme
record--standard-board = le plateau de l’enregistrement ne correspond pas à son empreinte : le plateau standard a changé
record--no-setup = la partie de l’enregistrement ne peut pas être mise en place : { $why }
record--no-replay = l’enregistrement ne peut pas être rejoué : coup { $number } : { $why }
record--other-result = l’enregistrement rejoué ne donne pas son propre résultat : { $found } au lieu de { $told }
# $why est l’une des deux phrases précédentes.
record--other-rules = { $why } (l’enregistrement suit la version { $made } des règles ; la version d’ici est la { $here })

## Coups qui ne peuvent pas être joués

why--no-move = { $shown } n’est pas un coup : on attend { $expected }
why--action-id = un numéro d’action de 0 à { $most }
why--illegal = { $move } : { $why }
why--by-rule = { $why } ({ $rule })

## Pages de texte

page--apart = { " ; " }
page--and = { $most } et { $last }
page--or = { $most } ou { $last }
page--no-primer = Ce jeu n’a pas d’introduction. Les coups possibles sont listés ; tapez un point d’interrogation et un coup pour savoir pourquoi il n’est pas possible.
page--points-heading = Points
page--choose = Choisissez un coup.
page--part = { $part ->
    [table] table
    [scores] scores
   *[other] { $part }
}
page--chapter = manche { $number }
page--points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page--gain = +{ $points }
page--gain-between = de +{ $low } à +{ $high }
page--gain-in-words = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
page--gain-between-in-words = { $high ->
    [one] de +{ $low } à +{ $high } point
   *[other] de +{ $low } à +{ $high } points
}
page--a-draw = un tirage au hasard
page--and-a-draw = { $told } et un tirage au hasard

## Choses

# Une place dont le joueur n’a pas de nom, comptée à partir de 1.
seat = Joueur { $number }
