# Messages de tous les jeux. Le nom d’une entrée est l’identifiant du message, avec « -- » à la place de chaque point.

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

## Raisons contre un coup, comparé à un meilleur coup

against--fewer-points = { $points ->
    [0] Ce coup ne rapportait aucun point dans l’immédiat, alors que { $more } étaient possibles.
    [one] Ce coup rapportait 1 point au plus, alors que { $more } étaient possibles.
   *[other] Ce coup rapportait { $points } points au plus, alors que { $more } étaient possibles.
}

## Erreurs dans les réglages d’une partie

setting--no-game = il n’y a pas de jeu { $asked } ; les jeux sont { $known }
setting--no-game-but = il n’y a pas de jeu { $asked } ; vouliez-vous dire { $near } ?
setting--no-edition = { $game } n’a pas d’édition { $asked } ; ses éditions sont { $known }
setting--players = { $game } ({ $edition }) est un jeu pour { $least } à { $most } joueurs, et non { $asked }
setting--version = { $game } a les versions 1 à { $newest } de ses règles, et non { $asked } : il faut une version plus récente de Durbar
setting--no-option = { $game } n’a pas d’option { $asked } ; ses options sont { $known }
    .no-known = { $game } n’a pas d’option { $asked } : ce jeu n’en a aucune
setting--no-option-but = { $game } n’a pas d’option { $asked } ; vouliez-vous dire { $near } ?
setting--true-or-false = { $option } doit être true ou false, et non { $asked }
setting--no-bot = il n’y a pas de robot { $asked } ; les robots sont { $known }
setting--no-bot-but = il n’y a pas de robot { $asked } ; vouliez-vous dire { $near } ?
setting--no-module = { $where } désigne le module { $module }, qui ne peut pas être importé : { $why }
setting--no-seat = il n’y a pas de place { $asked } : les places sont numérotées de 0 à { $most }, et None est un spectateur
setting--no-room = trop de plateaux : des parties sont en cours sur { $boards } plateaux différents
setting--other-board = { $game } ne se joue pas avec { $found }, qui n’est pas l’un de ses plateaux
setting--start-player = start_player doit être une place de 0 à { $most }, et non { $asked }
setting--start-player-is-a-seat = start_player doit être une place, comptée à partir de 0, et non { $asked }
setting--undo = undo doit être « free » (jusqu’à un tirage ou au coup d’un autre joueur) ou « never », et non { $asked }
seed--bytes = une graine doit avoir 32 octets, et non { $length }
seed--number = une graine doit être un nombre de 0 à 2**256 - 1 ou 32 octets, et non { $asked }

## Erreurs dans un fichier de plateau

board--wrong = { $place } : { $problem }
# Sert de lieu à une erreur si le fichier n’a pas de nom.
board--file = fichier de plateau
board--unexpected = valeur attendue : { $expected } ; valeur trouvée : { $found }
board--count = on attend { $expected }, et il y en a { $found }
board--key-is-a-text = une clé doit être une chaîne de caractères, et non { $found }
board--unknown-key = clé inconnue « { $key } » ; les clés possibles sont { $known }
board--unknown-key-but = clé inconnue « { $key } » (vouliez-vous dire « { $near } » ?)
board--no-key = la clé « { $key } » manque
board--title = on attend une ligne de 1 à { $most } caractères imprimables, et il y a « { $found } »
board--name = un nom doit commencer par une lettre et avoir au plus { $most } lettres, chiffres, espaces simples, traits d’union, apostrophes ou points ; il y a « { $found } »
board--not-one-of = « { $found } » n’est pas { $what } : { $known }
board--not-one-of-but = « { $found } » n’est pas { $what } (vouliez-vous dire « { $near } » ?)
board--provenance = une provenance
board--too-many-bytes = le fichier a plus de { NUMBER($most, useGrouping: 0) } octets ; la taille habituelle est d’environ dix mille
board--too-many-characters = le fichier a plus de { NUMBER($most, useGrouping: 0) } caractères ; la taille habituelle est d’environ dix mille
board--no-utf-8 = le fichier n’est pas codé en UTF-8 : l’octet { NUMBER($byte, useGrouping: 0) } ne peut pas être décodé
board--long-line = la ligne { NUMBER($line, useGrouping: 0) } a plus de { NUMBER($most, useGrouping: 0) } caractères
board--deep-key = une clé de la ligne { NUMBER($line, useGrouping: 0) } a plus de { $most } parties séparées par des points
board--no-toml = le fichier n’est pas du TOML valide : { $why }
board--nested = des listes ou des tables sont imbriquées trop profondément
board--unreadable = le fichier ne peut pas être lu : { $why }

## Valeurs trouvées ou attendues dans un fichier de plateau

value--number = le nombre { $number }
value--enormous = un très grand nombre
value--infinite = un nombre infini ou indéfini
value--text = la chaîne « { $quoted } »
value--list = une liste de longueur { $length }
value--table = une table
value--other = une valeur de type { $type }
value--any-text = une chaîne de caractères
value--any-list = une liste
value--parts = les parties d’un coup
# $counted donne le nombre et le genre des éléments, comme « 12 provinces ».
value--list-of = une liste de { $counted }
value--flag = true ou false
value--whole = un nombre entier de { $least } à { $most }
value--between = un nombre de { $least } à { $most }

## Erreurs dans un enregistrement

record--imagined = une partie simulée à partir de la vue d’un joueur n’a pas d’enregistrement
record--no-past = une partie simulée à partir de la vue d’un joueur ne peut pas être rejouée
record--no-such-move = cette partie a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : il n’y a pas de coup { $number }
record--names-are-texts = les noms des places doivent être des chaînes de caractères, et non { $found }
record--names = on attend { $players } noms pour { $players } joueurs, et il y en a { $found }
record--no-json = ce n’est pas un enregistrement : ce n’est pas du JSON valide ({ $why })
record--no-format = ce n’est pas un enregistrement de Durbar : le numéro de format « durbar » manque
record--other-format = format d’enregistrement { $found } inconnu (cette version de Durbar lit le format { $known })
record--no-part = « { $part } » manque dans l’enregistrement
record--wrong-part = « { $part } » n’est pas valide dans l’enregistrement : { $found }
record--no-text = { $part } n’est pas une chaîne de caractères dans l’enregistrement : { $found }
record--seed = « seed » doit avoir 64 chiffres hexadécimaux dans l’enregistrement
record--seats = l’enregistrement a { $named } noms de places pour { $players } joueurs
record--board = le plateau de l’enregistrement
record--own-board = le plateau de l’enregistrement ne correspond pas à l’empreinte enregistrée
record--standard-board = l’empreinte enregistrée n’est pas celle du plateau standard ; le plateau a changé depuis la partie
record--no-setup = la partie de l’enregistrement ne peut pas être mise en place : { $why }
record--no-replay = l’enregistrement ne peut pas être rejoué : coup { $number } : { $why }
record--other-result = l’enregistrement rejoué donne un autre résultat : { $found } au lieu de { $told }

## Coups qui ne peuvent pas être joués

why--no-move = { $shown } n’est pas un coup : on attend { $expected }
why--action-id = un numéro d’action de 0 à { $most }
# Un coup en notation, et la raison pour laquelle il n’est pas permis
why--illegal = { $move } : { $why }
# Une raison et le numéro de sa règle
why--by-rule = { $why } ({ $rule })

## Pages de texte

# Ce qui sépare les éléments d’une liste dont les éléments ont des virgules
page--apart = { " ; " }
page--and = { $most } et { $last }
page--or = { $most } ou { $last }
page--no-primer = Ce jeu n’a pas d’introduction. Les coups possibles sont listés ; tapez un point d’interrogation et un coup pour savoir pourquoi ce coup n’est pas possible.
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

## Noms

# Une place dont le joueur n’a pas de nom, comptée à partir de 1.
seat = Joueur { $number }
