# Ce que dit la ligne de commande. Les messages d’un jeu sont dans les catalogues du jeu.
#
# Les mots que l’on tape à une table sont ici aussi : le premier est celui qui est enseigné, d’autres qui conviennent le
# suivent. Les mots anglais sont compris dans toutes les langues.

own-mistake = une erreur de Durbar lui-même ({ $what }) ; avec DURBAR_TRACEBACK=1 dans l’environnement, il dit où
without-yardstick = mesure sans l’étalon : { $error }

## Ce que l’on tape à une table

word-help = ? aide
word-more = plus tous tout
word-hint = conseil conseils
word-undo = reprendre annuler
word-log = récit journal
word-sheet = feuille
word-table = table
word-save = enregistrer sauver
word-quit = quitter
word-log-all = entier
word-yes = oui o
about-help = { $word } explique (suivi du numéro d’une règle ou d’un coup : ceux-ci).
about-more = { $word } liste tous les coups possibles.
about-hint = { $word } dit quels coups sont les meilleurs, quelles chances ils donnent, et pourquoi.
about-undo = { $word } revient à votre décision précédente.
about-log = { $word } raconte ce qui s’est passé depuis votre dernière décision ({ $word } { $all } : depuis le début).
about-sheet = { $word } montre la feuille de score.
about-table = { $word } montre toute la table.
about-save = { $word } écrit une copie ({ $word } FICHIER).
about-quit = { $word } enregistre et arrête.
words-to-type = Mots que l’on peut taper : { $words } (les mots anglais aussi). À voir : { $parts }.
question-mark = Un point d’interrogation suivi d’un de ces mots, d’un coup ou du numéro d’une règle l’explique.

## S’asseoir et partir

welcome = Bienvenue à { $game }, édition { $edition }. Tapez ? pour les règles en bref.
welcome-with = Bienvenue à { $game }, édition { $edition }, avec { $bots }. Tapez ? pour les règles en bref.
welcome-back = Bon retour à { $game }, édition { $edition }. Tapez ? pour les règles en bref.
welcome-back-with = Bon retour à { $game }, édition { $edition }, avec { $bots }. Tapez ? pour les règles en bref.
guest = Invité
player-number = Joueur { $number }
saved-go-on = La table est enregistrée. Pour continuer :
not-saved-at-all = La table n’a pas pu être enregistrée.
will-not-be-saved = cette partie ne sera pas enregistrée : { $why }
cannot-be-saved = La table ne peut pas être enregistrée :
saved-always = La table est enregistrée après chaque coup, dans { $path }.
saved = C’est enregistré. Pour continuer :
not-saved = Pas enregistré :
file-there = il y a déjà un fichier de ce nom ; choisissez-en un autre
record-of-game = L’enregistrement de cette partie :

## Un tour

your-move = À vous (? pour l’aide) :
your-move-named = { $name }, à vous (? pour l’aide) :
possible = { $move } est possible.
possible-brings = { $move } est possible : { $brings }.
brings-nothing = cela ne rapporte encore rien
not-possible = Impossible :
no-number = la liste n’a pas de numéro { $number }.
type-for-help = { $told }. Tapez ? pour l’aide.
read-rule = ({ $rule } ; tapez ? { $rule } pour la lire)
nothing = Rien.
nothing-happened = Il ne s’est encore rien passé.
log-tells-all = ... ({ $word } dit tout)
nothing-taken-back = Aucun coup n’est repris.
never-taken-back = à cette table, on ne reprend aucun coup.
no-move-to-take-back = { $name } n’a pas de coup à reprendre.
taken-back-alone = Coup repris : { $move }. Seul avec des robots, on peut reprendre n’importe quel coup.
taken-back-freely = Coup repris : { $move }. Personne n’en a rien appris.
taken-back-agreed = Coup repris : { $move }. Tous étaient d’accord.
ask-everybody = Depuis, il y a eu un tirage ou quelqu’un d’autre a joué : tous doivent être d’accord.
everybody-agrees = Tout le monde est-il d’accord ? (oui ou non) :
screen-for = L’écran est pour { $name }. Personne d’autre ne doit regarder.
can-still-undo = ({ $name } peut encore taper { $word }.)
press-enter = { $name }, appuyez sur Entrée :
enter-or-quit = Appuyez sur Entrée pour continuer, ou tapez { $word }.
hint-ahead = { $win } % de chances de gagner, { NUMBER($lead, minimumFractionDigits: 1) } d’avance.
hint-behind = { $win } % de chances de gagner, { NUMBER($lead, minimumFractionDigits: 1) } de retard.
hint-level = { $win } % de chances de gagner, à égalité.

## Le résultat et la feuille de score

one-wins = { $names } gagne.
some-win = { $names } se partagent la victoire.
in-all = en tout
of-this = dont
sheet-line = { $name }, { $points }. { $parts }.
sheet-chapter = { $chapter } : { $gains }
sheet-gain = { $points } pour { $source }
nothing-yet = Rien encore

## Règles

no-rule = Il n’y a pas de règle { $asked }.
no-rule-but = Il n’y a pas de règle { $asked }. Sections : { $titles }.

## Parties enregistrées

hands-in-file = cette partie n’est pas finie ; son fichier contient toutes les mains, et ce qui suit aussi
seat-number = Joueur { $number }
all-hands-open = { $game } ({ $edition }), { $players } joueurs, après { $number } coups sur { $moves }, toutes les mains ouvertes
seen-by-spectator = { $game } ({ $edition }), { $players } joueurs, après { $number } coups sur { $moves }, comme le voit un spectateur
seen-by = { $game } ({ $edition }), { $players } joueurs, après { $number } coups sur { $moves }, comme le voit { $name }
seed-hash = empreinte de la graine { $hash }
what-sees = Ce que voit { $name } :
is-to-move = C’est à { $name } de jouer.
score-sheet = Feuille de score
the-deal = La mise en place
move-by = Coup { $number }, { $name } : { $move }
times = { $told } ({ $count } fois)
record-ok = { $place } : bon : { $told }
record-failed = { $place } : MAUVAIS : { $told }
records-in-all = { $count } parties : { $good } bonnes, { $bad } mauvaises
no-record-in-it = il n’y a aucune partie dedans
finished = { $game } { $edition }, { $players } joueurs, { $moves } coups, finie ; empreinte de la graine { $hash }
not-finished = { $game } { $edition }, { $players } joueurs, { $moves } coups, pas finie ; empreinte de la graine { $hash }

## Jeux

game-line = { $game } : { $title }, version { $version } des règles
edition-line = édition { $edition } : { $least } à { $most } joueurs
edition-line-usual = édition { $edition } : { $least } à { $most } joueurs (sauf indication contraire)
option-line = option { $option }  { $what }

## Plateaux

one-game-one-file = un jeu et un fichier au plus, pas { $words } mots
right-board = { $file } est un bon plateau pour { $game }.
how-known = D’où l’on connaît ses parties :
standard-board = Pour les règles comme pour l’œil, c’est le plateau standard.
differs-in = Il diffère du plateau standard en ceci :
board-hash = empreinte { $hash }
of-kinds = { $count }, de { $kinds } sortes
all-of-it = tout
the-whole = l’ensemble

## Analyses

analysis-of = { $game } ({ $edition }), { $players } joueurs, { $moves } coups ; { $iterations } itérations par question, graine { $seed }
analysis-fair = Chaque décision est jugée d’après ce que son joueur pouvait savoir alors.
analysis-chart = Chances de gagner, du premier coup à la fin
analysis-chart-in-tenths = Chances de gagner, du premier coup à la fin (en dixièmes)
analysis-percent = { $percent } %
analysis-nothing = Aucune décision n’a coûté à coup sûr quoi que ce soit : les différences peuvent être dues au hasard.
analysis-most = Ce qui a le plus compté
analysis-turning-point = Coup { $number }, { $chapter }, { $name } : { $move }, alors que { $better } valait mieux
analysis-cost = De { $before } % de chances de gagner à { $after } % : sur cent parties poursuivies d’ici, environ { $games } de plus sont perdues (à { $near } près).
analysis-cost-points = En points à la fin, cela fait environ { $points }.
analysis-against = Contre { $move } : { $reasons }
analysis-later = rien sur le moment ; dans les parties poursuivies d’ici, cela finit moins bien.
analysis-for = Pour { $move } : { $reasons }
analysis-there = cette analyse est déjà dans l’enregistrement : rien n’a été recalculé
analysis-anew = { $error } : elle est refaite
analysis-thinking = en réflexion, terminé dans

## Erreurs

cli--no-language = aucune langue ne s’appelle { $asked } ; il y a : { $known }
cli--all-and-seat = --all et --seat ne vont pas ensemble : --all montre ce que voit chaque place
cli--several-called = plusieurs s’appellent { $wanted } ; choisissez parmi { $seats }
cli--no-seat = il n’y a pas de place { $wanted } ; choisissez parmi { $seats }
cli--no-such-record = { $count ->
    [0] { $path } ne contient aucune partie : il n’y a pas de partie { $number }
    [one] { $path } contient une partie : il n’y a pas de partie { $number }
   *[other] { $path } contient { $count } parties : il n’y a pas de partie { $number }
}
cli--name-value = une option se donne sous la forme nom=valeur, pas { $given }
cli--resume-alone = une table enregistrée est telle qu’on l’a laissée : --resume ne va qu’avec un fichier, --plain et --lang
cli--too-many-people = { $people } personnes ne peuvent pas prendre { $seats } places
cli--no-such-seat = les places vont de 1 à { $seats }, pas { $asked }
cli--bots-for-seats = --bots nomme un robot pour toutes les places, ou un pour chacune des { $seats }, pas { $bots }
cli--names-for-people = { $people ->
    [one] { $names } noms pour { $people } personne
   *[other] { $names } noms pour { $people } personnes
}
cli--name-of-letters = un nom a de 1 à { $most } lettres imprimables
cli--same-name = deux joueurs ne peuvent pas porter le même nom
cli--board-of-no-game = le plateau d’aucun jeu ({ $problems })
cli--for-game = pour { $game }, { $problem }
cli--record-wrong = { $place } : { $problem }
cli--problems = { $one } ; { $other }
cli--file--failed = { $path } : { $why }
cli--file--why = { $why }
cli--file--check-path = { $why } ; vérifiez le chemin
cli--file--folder = { $why } ; donnez un fichier, pas un dossier
cli--file--not-allowed = { $why } ; vous n’en avez pas le droit ; choisissez un autre endroit ou changez ses permissions
cli--file--exists = { $path } existe déjà ; choisissez un autre nom, ou remplacez-le avec --force
cli--file--not-written = { $path } : { $why } ; { $left }
cli--file--whole-records = { $count ->
    [one] { $count } enregistrement entier s’y trouve
   *[other] { $count } enregistrements entiers s’y trouvent
}
cli--file--whole-results = ce qui s’y trouve est entier, continuez plus tard
