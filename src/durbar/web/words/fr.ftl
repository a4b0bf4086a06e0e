# Ce que disent les pages, hors des jeux : chaque jeu apporte les mots de sa table.

brand = Durbar
brand-home = Durbar, accueil
pages = Pages
page-rules = Règles
page-about = À propos
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
dismiss = Fermer
loading = Chargement
qr = Le lien en code QR

## Games

game-taj-mahal = Taj Mahal
game-maharani = Maharani
blurb-taj-mahal = Envoyez des cartes à la cour, bâtissez des palais, reliez les provinces. Douze visites, un Grand Moghol.
blurb-maharani = Posez le sol du palais tuile par tuile, et tournez les flèches vers votre côté.
by-taj-mahal = { $least }–{ $most } joueurs · de Reiner Knizia
by-maharani = { $least }–{ $most } joueurs · de Wolfgang Panning
by-anybody = { $least }–{ $most } joueurs
art-taj-mahal = Un palais blanc vu à travers un arc, à l’aube
art-maharani = Un sol de mosaïque vu à travers un arc
level-novice = Débutant
level-player = Joueur
level-expert = Expert
figure-dome = Dôme, turquoise
figure-tower = Tour, rose
figure-gate = Porte, améthyste
figure-chhatri = Pavillon, sardoine
figure-triple = Trois flèches, onyx

## Home

me-name = Votre nom
me-palace = Votre palais
now-laying = On dresse la table.
play-now = Jouer
play-friends = Entre amis
play-screen = Un écran
home-foot = Rien n’est chargé d’ailleurs. Le plateau et certaines tuiles sont notre reconstitution :
home-foot-more = ce que cela veut dire
tables = Tables
tables-mine = Vos tables
tables-watch = En cours
tables-none = Pas encore de table.
import-record = Ouvrir une partie gardée
import-title = Ouvrir une partie gardée
import-file = Une partie, comme elle a été gardée
import-as = Pour quoi faire
import-analysis = Pour l’étudier
import-analysis-note = Aller à n’importe quel coup, en essayer d’autres, demander conseil.
import-finished = Pour la garder
import-finished-note = Une partie finie, parmi vos tables.
import-open = Ouvrir
import-not-json = Ce fichier n’est pas une partie gardée.
tables-all = Toutes ({ $count })
table-open = Ouvrir
table-share = Inviter
table-watch = Regarder
table-analysis = À l’étude, { $ago }
table-delete = Supprimer la table : { $name }
table-delete-sure = Appuyez encore pour supprimer la table pour de bon : { $name }
table-leave = Quitter votre place : { $name }
table-leave-sure = Appuyez encore pour quitter votre place : { $name }
table-sure = Sûr ?
table-alone = Vous seul
table-gathering = { $count ->
    [0] Tout le monde est là
    [one] Il manque une personne
   *[other] Il manque { $count } personnes
}
table-finished = Victoire : { $name }
table-your-turn = À vous, { $ago }
table-turn = À { $name }, { $ago }
table-scores = { $scores } points
password-title = Ce serveur demande un mot de passe
password-field = Mot de passe
password-enter = Entrer

## Making a table

make-friends-title = { $game } entre amis
make-screen-title = { $game } autour d’un écran
make-edition = Édition
make-edition-players = { $name }, { $least }–{ $most } joueurs
make-players = Joueurs
make-who = Qui est à { $seat }
make-level = Niveau
make-level-of = Niveau du robot, { $seat }
make-name = Nom
make-name-of = Nom, { $seat }
make-friends-me = Vous
make-friends-open = Un ami, par un lien
make-friends-bot = Un robot
make-screen-me = Devant cet écran
make-screen-bot = Un robot
make-more = Autres choix
make-hints = On peut demander un conseil
make-open-to-watch = Tout le monde peut regarder
option-open-hands = Mains ouvertes, pour apprendre
option-undo = On peut reprendre un coup
option-start-player = Qui commence
option-by-chance = Le hasard le dira
option-province-order = Provinces dans l’ordre des visites
option-province-order-note = Douze noms, un par ligne, la province d’Agra en dernier. Vide : au hasard.
option-bonus-layout = Tuiles bonus des forteresses
option-bonus-layout-note = Une forteresse par ligne, toutes sauf Agra : « Lahore: rice ». Vide : au hasard.
option-lines = Un par ligne ; des paires avec deux-points. Vide : comme d’habitude.
make-board = Un plateau à vous
make-board-note = Un fichier de plateau en TOML, ou en JSON comme dans les parties gardées. Sans lui, le plateau habituel.
make-board-good = On peut jouer sur le plateau « { $name } ».
make-absence = Quand quelqu’un ne joue pas
make-absence-never = Attendre le temps qu’il faut
make-absence-300 = Un robot joue après cinq minutes
make-absence-86400 = Un robot joue après un jour
make-absence-259200 = Un robot joue après trois jours
make-absence-604800 = Un robot joue après une semaine
make-friends-note = Vous recevez un lien par ami. La partie commence quand tous sont assis.
make-screen-note = Entre les tours, un rideau cache toutes les mains jusqu’à ce que la personne suivante se présente.
make-links = Créer les liens
make-start = Commencer la partie

## Links

link-bad = Ce lien n’ouvre rien
link-sit = Jouer à { $game }
link-watch = Regarder { $game }
link-yours = Votre place
link-sit-down = S’asseoir
link-watch-now = Regarder
links-phone = Pour votre téléphone : sert une fois, dans les dix minutes
links-phone-get = Continuer sur mon téléphone
links-phone-note = Visez-le avec l’appareil photo du téléphone. Les deux servent alors ; vous gardez aussi votre place ici.
links-watch = Pour qui veut regarder
links-watch-get = Un lien pour regarder
links-seats = Places
links-seat = Lien pour { $name }
links-reissue = Nouveau lien
links-free = Libérer la place
links-give = La donner à un ami
links-reissue-note = Un nouveau lien annule l’ancien ; la personne assise par l’ancien doit prendre le nouveau. Tant qu’une place est libre, un robot y joue.

## Gathering

gather-title = { $game } : la table est mise
gather-waiting = { $count ->
    [one] Une place est libre. Envoyez son lien à un ami, ou asseyez un robot.
   *[other] { $count } places sont libres. Envoyez les liens à vos amis, ou asseyez des robots.
}
gather-ready = Tout le monde est là.
gather-bot = Asseoir un robot
gather-free = Libérer la place
gather-link = Nouveau lien
gather-leave-sure = Appuyez encore pour quitter votre place
gather-start = Distribuer
gather-start-note = Toutes les places doivent d’abord être prises.
gather-host-starts = L’hôte distribue quand tout le monde est là. Cette page le montre d’elle-même.

## Seats

seats = Joueurs
seat-number = Place { $number }
seat-you = vous
seat-bot = robot, { $level }
seat-open = libre
seat-sits = présent
seat-away = absent, un robot joue ({ $level })
seat-not-here = pas là en ce moment
seat-to-move = à jouer

## The table

side = Cour et joueurs
title-your-turn = À vous · { $game } · Durbar
title-table = { $game } · Durbar
told-your-turn = C’est à vous.
plain-picture = La table telle qu’elle est
plain-moves = Vos coups
confirm = Jouer ce coup
preview-title = { $move }
preview-points = Points : { $points }
preview-then-drawn = Puis on tire quelque chose.
say-choose = Choisissez un coup.
say-your-turn = À vous, { $name }
say-turn-of = À { $name }
say-thinking = { $name } réfléchit.
say-waiting = On attend { $name }.
vote-bot = Laisser un robot jouer pour { $name }
vote-waits = Vous laisseriez un robot jouer pour { $name }.
return-away = Un robot joue pour vous.
return-back = Jouer de nouveau vous-même
say-over-eyebrow = Fin
say-over = La partie est finie.
study = Coups de la partie
study-first = Au début
study-back = Un coup en arrière
study-forth = Un coup en avant, comme il a été joué
study-last = À la fin de la partie gardée
study-jump = Aller à un coup
study-of = sur { $last }
recap-more = { $count ->
    [one] Et une chose encore avant cela : voir le récit.
   *[other] Et { $count } choses encore avant cela : voir le récit.
}
tool-hint = Conseil
tool-log = Récit et discussion
tool-log-unread = Récit et discussion, il y a du nouveau
tool-take-back = Reprendre
tool-sheet = Feuille de score
tool-rules = Règles
tool-settings = Réglages
tool-menu = Menu
menu-title = Menu
menu-result = Résultat
menu-links = Liens et places
menu-shuffle = Le mélange est-il honnête ?
menu-record = Garder la partie
menu-home = Accueil
menu-leave = Quitter votre place
menu-leave-sure = Appuyez encore : un robot jouera à votre place
reconnecting = Reconnexion.
table-safe = Votre table est en sûreté.
offline = Le serveur ne répond pas. Votre table est en sûreté.
trouble = Cela n’a pas marché ({ $id }).
lost-title = Cette table ne peut être montrée
lost-again = Réessayer

## Taking back

asking-title = Reprendre un coup
asking-take-back = { $name } voudrait reprendre un coup.
asking-waits = Vous demandez à reprendre un coup. On attend { $names }.
asking-note = Depuis, d’autres ont joué ou une carte a été tirée : tous doivent être d’accord.
asking-agree = D’accord
asking-refuse = Refuser
asking-withdraw = Renoncer

## Hints

hint-title = Conseil
hint-thinking = Réflexion.
hint-worth = { $win } % de gagner, avance { $lead }
hint-take = Choisir

## Story and chat

log-title = Récit et discussion
log-opened = La table est ouverte.
log-sat = { $name } s’assied.
log-freed = { $name } quitte sa place.
log-bot = { $name }, un robot, s’assied.
log-started = La partie commence.
log-asked = { $name } demande à reprendre un coup.
log-agreed = { $name } est d’accord.
log-refused = { $name } n’est pas d’accord.
log-back = { $name } reprend un coup.
log-voted = { $name } laisserait un robot jouer pour { $other }.
log-stood-in = Un robot joue pour { $name }.
log-returned = { $name } est de retour.
log-branched = L’analyse repart d’un autre coup.
log-since = Depuis votre dernier coup
log-gone = Repris :
chat-say = Dire quelque chose à la table
chat-send = Envoyer

## Curtain

curtain-pass = À { $name }
curtain-note = La main s’ouvre quand la personne le dit.
curtain-rise = C’est moi, { $name }

## Result

result-wins = { $name } gagne
result-shared = { $names } partagent la victoire
result-again = Encore une partie, mêmes joueurs
result-join = À la nouvelle table
result-laid = Une nouvelle table est mise pour les mêmes personnes. Chacun y a sa place.
result-shuffle = On vérifie la graine du mélange.
chart-short = L’évolution des scores
chart-title = Scores à la fin : { $names }
score-of = Points de
score-whole = toute la partie
score-total = Total
score-chapter = Tour { $number }
maharani-source-tiles = Tuiles
maharani-source-artisans = Artisans
maharani-source-quarters = Quartiers
maharani-source-second = Seconde tuile

## Shuffle

shuffle-before = Avant le premier coup, le serveur a promis son mélange : voici le SHA-256 de la graine secrète dont vient chaque tirage. Il ne peut changer la graine sans changer ceci.
shuffle-after = La partie est finie, la graine est donc publique. Son SHA-256 est ce qui avait été promis avant le premier coup.
shuffle-hash = Promis
shuffle-seed = Graine
shuffle-verified = Le mélange est bien celui qui était promis : votre navigateur a vérifié la graine.
shuffle-broken = La graine n’est pas celle qui était promise.
shuffle-how = Gardez la partie et lancez « durbar verify » : toute la partie est rejouée et chaque tirage vérifié.

## Settings

set-motion = Mouvement
set-theme = Jour ou nuit
set-speed = Vitesse
speed-0-5 = Lente
speed-1 = Habituelle
speed-2 = Rapide
speed-4 = Très rapide
set-known = Dire les cartes connues
set-known-note = Celles que les autres ont à coup sûr, quand on ouvre leur ligne. Sinon, à vous de vous en souvenir.
set-notify = Me dire quand c’est à moi
set-notify-note = Par un avis du système, quand on ne regarde pas cette page. Le titre de l’onglet le dit toujours.
set-notify-not = Les avis demandent une page servie en https, dans un navigateur qui en a.
set-language = Langue
set-confirm = Demander avant de jouer un coup
set-confirm-note = Sinon, un coup clair est joué aussitôt.
set-keys = Montrer les touches
set-keys-note = Dans la bande sous la table.
set-note = Gardé dans ce navigateur seulement.
theme-auto = Comme le système
theme-light = Jour
theme-dark = Nuit
motion-auto = Comme le système
motion-off = Rien ne bouge
language-en = English
language-fr = Français

## Typing a move

type-title = Écrire un coup
type-move = Coup en notation
type-note = Comme dans les parties gardées et en ligne de commande. Le champ propose ce qui se joue.
type-unknown = Ce n’est pas un coup ici.
type-go = Choisir

## Keys

keys-title = Touches
keys-note = Tab et les flèches atteignent tout sur la table ; Entrée ou espace choisit.
key-confirm = jouer le coup
key-cancel = tout remettre
key-take-back = reprendre
key-hint = conseil
key-log = récit et discussion
key-recap = depuis votre dernier coup
key-sheet = feuille de score
key-type = écrire un coup
key-legend = touches
key-name-enter = Entrée
key-name-escape = Échap
key-name-arrowleft = ←
key-name-arrowright = →
key-name-arrowup = ↑
key-name-arrowdown = ↓

## About

about-title = À propos de Durbar
about-what = Ce que c’est
about-what-text = Durbar est un lieu pour jouer à deux jeux de société, les étudier et faire des recherches : Taj Mahal de Reiner Knizia et Maharani de Wolfgang Panning.
    Jouez contre des robots d’un clic, entre amis par un lien, ou autour d’un écran. Il n’y a pas de comptes.
about-independent = Indépendant
about-independent-text = Durbar est fait par des joueurs. Il n’est ni fait, ni approuvé, ni soutenu par les auteurs ou les éditeurs de ces jeux, dont les noms et les marques leur appartiennent.
    Les règles sont dites avec nos mots, et chaque image est notre dessin. Pour avoir ces jeux sur votre table, achetez-les : ils le valent.
about-reconstructed = Ce qui est reconstitué
about-reconstructed-text = Ce qui est imprimé sur les cartes, les tuiles et les plateaux n’est dans le texte d’aucune règle. Là où nous ne le savons pas, nous avons fait ce qui s’accorde avec tout ce qui est dit : les noms des villes et les routes, les symboles réunis sur une carte, le nombre de tuiles bonus de chaque sorte, les marques des cases et les colonnes des tuiles.
    La dernière section des règles de chaque jeu en donne la liste, et dit comment jouer avec le matériel de votre boîte.
about-privacy = Ce qui est gardé
about-privacy-text = Un seul cookie dit au serveur quelles places sont les vôtres. À part lui, il n’y a que ce que vous écrivez : un nom, et ce que vous dites à une table. Rien n’est chargé d’ailleurs et personne ne vous compte.
about-fair = Honnête
about-fair-text = Votre main n’est envoyée qu’à votre navigateur ; les robots ne voient pas plus que vous à leur place. Le mélange est promis avant le premier coup et peut être vérifié après le dernier.
about-credits = Remerciements
about-credits-text = Icônes : Lorc, Delapouite et contributeurs, game-icons.net, CC BY 3.0. Caractères : Marcellus (Astigmatic), Source Sans 3 (Adobe), SIL OFL 1.1.
    Logiciels dans cette page : Preact et signals (MIT), htm et Fluent (Apache 2.0). Durbar est un logiciel libre sous licence MIT.
