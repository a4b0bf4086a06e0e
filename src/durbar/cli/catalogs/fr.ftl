# Textes de la ligne de commande. Les messages d’un jeu sont dans les catalogues du jeu.
#
# Les entrées « word-… » sont les mots d’une commande à une table. L’aide montre le premier. Les mots anglais sont
# compris dans toutes les langues.

own-mistake = erreur interne ({ $what }) ; avec DURBAR_TRACEBACK=1, la trace est affichée
without-yardstick = mesure sans l’étalon : { $error }

## Ce que l’on tape à une table

word-help = ? aide
word-more = plus tous tout
word-hint = conseil conseils
word-undo = annuler reprendre
word-log = journal récit
word-sheet = feuille
word-table = table
word-save = enregistrer sauver
word-quit = quitter
word-log-all = entier
word-yes = oui o
about-help = { $word } explique comment jouer ; suivi du numéro d’une règle ou d’un coup, il explique cette règle ou ce coup.
about-more = { $word } liste tous les coups possibles.
about-hint = { $word } montre les meilleurs coups, leurs chances de gagner, et pourquoi.
about-undo = { $word } revient à votre décision précédente.
about-log = { $word } montre ce qui s’est passé depuis votre dernière décision ({ $word } { $all } : depuis le début).
about-sheet = { $word } montre la feuille de score.
about-table = { $word } montre toute la table.
about-save = { $word } FICHIER enregistre une copie.
about-quit = { $word } enregistre la partie et arrête.
words-to-type = Commandes : { $words } (les mots anglais aussi). Parties de la table : { $parts }.
question-mark = Tapez un point d’interrogation devant un de ces mots, un coup ou le numéro d’une règle pour en avoir l’explication.

## Commencer et quitter une partie

welcome = Bienvenue à { $game }, édition { $edition }. Tapez ? pour les règles en bref.
welcome-with = Bienvenue à { $game }, édition { $edition }, avec { $bots }. Tapez ? pour les règles en bref.
welcome-back = Bon retour à { $game }, édition { $edition }. Tapez ? pour les règles en bref.
welcome-back-with = Bon retour à { $game }, édition { $edition }, avec { $bots }. Tapez ? pour les règles en bref.
guest = Invité
player-number = Joueur { $number }
saved-go-on = La partie est enregistrée. Pour continuer :
not-saved-at-all = La partie n’a pas pu être enregistrée.
will-not-be-saved = cette partie ne sera pas enregistrée : { $why }
cannot-be-saved = La partie ne peut pas être enregistrée :
saved-always = La partie est enregistrée après chaque coup, dans { $path }.
saved = Partie enregistrée. Pour continuer :
not-saved = Non enregistré :
file-there = ce fichier existe déjà ; choisissez un autre nom
record-of-game = Enregistrement de cette partie :

## Un tour

your-move = À vous (? pour l’aide) :
your-move-named = { $name }, à vous (? pour l’aide) :
possible = { $move } est possible.
possible-brings = { $move } est possible : { $brings }.
brings-nothing = cela ne rapporte encore rien
not-possible = Impossible :
no-number = il n’y a pas de numéro { $number } dans la liste.
type-for-help = { $sentence }. Tapez ? pour l’aide.
read-rule = ({ $rule } ; tapez ? { $rule } pour la lire)
nothing = Rien.
nothing-happened = Il ne s’est encore rien passé.
log-tells-all = ... ({ $word } montre tout)
nothing-taken-back = Aucun coup n’a été annulé.
never-taken-back = à cette table, on ne peut pas annuler de coup.
no-move-to-take-back = { $name } n’a pas de coup à annuler.
taken-back-alone = Coup annulé : { $move }. Seul avec des robots, vous pouvez annuler n’importe quel coup.
taken-back-freely = Coup annulé : { $move }. Il n’avait rien révélé à personne.
taken-back-agreed = Coup annulé : { $move }. Tout le monde était d’accord.
ask-everybody = Depuis, il y a eu un tirage ou quelqu’un d’autre a joué : tout le monde doit être d’accord.
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
some-win = { $names } partagent la victoire.
in-all = total
of-this = par source
sheet-line = { $name }, { $points }. { $parts }.
sheet-chapter = { $chapter } : { $gains }
sheet-gain = { $points } pour { $source }
nothing-yet = Rien encore

## Règles

no-rule = Il n’y a pas de règle { $asked }.
no-rule-but = Il n’y a pas de règle { $asked }. Sections : { $titles }.

## Parties enregistrées

hands-in-file = cette partie n’est pas finie : son fichier et ce qui suit contiennent toutes les mains
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
times = { $sentence } ({ $count } fois)
record-ok = { $place } : valide : { $sentence }
record-failed = { $place } : INVALIDE : { $sentence }
records-in-all = { $count } enregistrements : { $good } valides, { $bad } invalides
no-record-in-it = le fichier ne contient aucune partie
finished = { $game } { $edition }, { $players } joueurs, { $moves } coups, finie ; { $deal }
not-finished = { $game } { $edition }, { $players } joueurs, { $moves } coups, pas finie ; { $deal }
deal-alone = empreinte de la graine { $hash } (un seul contributeur)
deal-shared = empreinte du secret du serveur { $hash }, bits { $people ->
    [one] d’une personne
   *[other] de { $people } personnes
} vérifiés{ $missing ->
    [0] {""}
   *[other] , { $missing } manquants
}

## Jeux

game-line = { $game } : { $title }, version { $version } des règles
edition-line = édition { $edition } : { $least } à { $most } joueurs
edition-line-usual = édition { $edition } : { $least } à { $most } joueurs (par défaut)
option-line = option { $option }  { $what }

## Plateaux

one-game-one-file = donnez au plus un jeu et un fichier, pas { $words } arguments
right-board = { $file } est un plateau valide pour { $game }.
how-known = D’où viennent ses parties :
standard-board = Son contenu est le même que celui du plateau standard.
differs-in = Différences avec le plateau standard :
board-hash = empreinte { $hash }
of-kinds = { $count } ({ $kinds } différentes)
all-of-it = plateau entier
the-whole = premier niveau

## Analyses

analysis-of = { $game } ({ $edition }), { $players } joueurs, { $moves } coups ; { $iterations } itérations par décision, graine { $seed }
analysis-fair = Chaque décision est jugée d’après ce que son joueur pouvait savoir à ce moment.
analysis-chart = Chances de gagner, du premier coup à la fin
analysis-chart-in-tenths = Chances de gagner, du premier coup à la fin (en dixièmes)
analysis-percent = { $percent } %
analysis-nothing = Aucune décision n’a clairement coûté quelque chose : les différences peuvent être dues au hasard.
analysis-most = Décisions clés
analysis-turning-point = Coup { $number }, { $chapter }, { $name } : { $move } ; { $better } valait mieux
analysis-cost = { $after } % de chances de gagner au lieu de { $before } % : environ { $games } défaites de plus sur 100 parties (± { $near }).
analysis-cost-points = Environ { $points } points de moins à la fin.
analysis-against = Contre { $move } : { $reasons }
analysis-later = rien sur le moment, mais la suite a été moins bonne dans les parties simulées.
analysis-for = Pour { $move } : { $reasons }
analysis-there = cette analyse est déjà dans l’enregistrement : rien n’a été calculé
analysis-anew = { $error } ; nouvelle analyse en cours
analysis-thinking = analyse en cours, temps restant

## Erreurs

cli--no-language = il n’y a pas de langue { $asked } ; choisissez parmi { $known }
cli--all-and-seat = --all et --seat ne peuvent pas être utilisés ensemble : --all montre ce que voit chaque place
cli--several-called = plusieurs joueurs s’appellent { $wanted } ; choisissez parmi { $seats }
cli--no-seat = il n’y a pas de place { $wanted } ; choisissez parmi { $seats }
cli--no-such-record = { $count ->
    [0] { $path } ne contient aucune partie : il n’y a pas de partie { $number }
    [one] { $path } contient une partie : il n’y a pas de partie { $number }
   *[other] { $path } contient { $count } parties : il n’y a pas de partie { $number }
}
cli--name-value = une option se donne sous la forme nom=valeur, pas { $given }
cli--resume-alone = --resume ne va qu’avec un fichier, --plain et --lang : les autres réglages sont ceux de la partie enregistrée
cli--too-many-people = { $people } personnes ne peuvent pas prendre { $seats } places
cli--no-such-seat = les places vont de 1 à { $seats }, pas { $asked }
cli--bots-for-seats = --bots attend un robot pour toutes les places ou un pour chacune des { $seats } places, pas { $bots }
cli--names-for-people = { $people ->
    [one] { $names } noms pour { $people } personne
   *[other] { $names } noms pour { $people } personnes
}
cli--name-of-letters = un nom doit avoir de 1 à { $most } caractères imprimables
cli--same-name = deux joueurs ne peuvent pas porter le même nom
cli--board-of-no-game = ce n’est le plateau d’aucun jeu ({ $problems })
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
    [one] { $count } enregistrement complet s’y trouve
   *[other] { $count } enregistrements complets s’y trouvent
}
cli--file--whole-results = les résultats qui s’y trouvent sont complets ; vous pouvez continuer plus tard
