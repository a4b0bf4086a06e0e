# Ce que disent les pages, hors des jeux : chaque jeu apporte les mots de sa table.

brand = Durbar
brand-home = Durbar, accueil
pages = Pages
page-rules = Règles
page-statistics = Statistiques
page-about = À propos
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
dismiss = Fermer
paused = En pause, par { $name } : les robots attendent et le temps ne compte pas.
resume = Reprendre
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
art-taj-mahal = Un palais blanc vu à travers une arche, à l’aube
art-maharani = Un sol de mosaïque vu à travers une arche
level-novice = Débutant
level-player = Moyen
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
play-screen = Même écran
play-first = Première partie ? Dix minutes, en jouant
play-novices = Contre des débutants, avec un coach
home-foot = Rien n’est chargé depuis un autre site. Le plateau et certaines tuiles sont notre reconstitution :
home-foot-more = ce que cela veut dire
tables = Tables
tables-mine = Vos tables
tables-watch = En cours
tables-none = Pas encore de table.
import-record = Ouvrir une partie enregistrée
import-title = Ouvrir une partie enregistrée
import-file = Une partie, telle qu’elle a été enregistrée
import-as = Pour quoi faire
import-analysis = Pour l’étudier
import-analysis-note = Aller à n’importe quel coup, en essayer d’autres, demander conseil.
import-finished = Pour la conserver
import-finished-note = Une partie finie, parmi vos tables.
import-open = Ouvrir
import-not-json = Ce fichier n’est pas une partie enregistrée.
tables-all = Toutes ({ $count })
table-open = Ouvrir
table-share = Inviter
table-replay = Revoir
table-watch = Regarder
table-analysis = À l’étude, { $ago }
table-branch = { $number ->
    [0] Reprise d’une partie, depuis la donne
    [1] Reprise d’une partie, après son premier coup
   *[other] Reprise d’une partie, après { $number } coups
}
table-delete = Supprimer la table : { $name }
table-delete-sure = Appuyez encore pour supprimer définitivement la table : { $name }
table-leave = Quitter votre place : { $name }
table-leave-sure = Appuyez encore pour quitter votre place : { $name }
table-sure = Vraiment ?
table-alone = En solo
table-gathering = { $count ->
    [0] Tout le monde est là
    [one] Il manque une personne
   *[other] Il manque { $count } personnes
}
table-finished = Victoire : { $name }
table-your-turn = À vous de jouer, { $ago }
table-turn = À { $name } de jouer, { $ago }
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
make-who = { $seat } : qui joue
make-level = Niveau
make-level-of = { $seat } : niveau du robot
make-name = Nom
make-name-of = { $seat } : nom
make-friends-me = Vous
make-friends-open = Un ami, par un lien
make-friends-bot = Un robot
make-screen-me = Devant cet écran
make-screen-bot = Un robot
make-more = Autres choix
make-hints = On peut demander un conseil
make-open-to-watch = Tout le monde peut regarder
option-undo = On peut reprendre un coup
option-start-player = Qui commence
option-by-chance = Au hasard
option-lines = Une entrée par ligne ; un deux-points sépare les deux moitiés d’une paire. Vide : comme d’habitude.
make-board = Un plateau à vous
make-board-note = Un fichier de plateau en TOML, ou en JSON comme dans les parties enregistrées. Sans fichier, on joue sur le plateau habituel.
make-board-good = On peut jouer sur le plateau « { $name } ».
make-absence = Quand quelqu’un ne joue pas
make-absence-never = Attendre le temps qu’il faut
make-absence-300 = Un robot joue après cinq minutes
make-absence-86400 = Un robot joue après un jour
make-absence-259200 = Un robot joue après trois jours
make-absence-604800 = Un robot joue après une semaine
make-friends-note = Vous recevez un lien par ami. La partie commence quand tous ont pris place.
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
links-phone = Pour votre téléphone : valable une fois, pendant dix minutes
links-phone-get = Continuer sur mon téléphone
links-phone-note = Visez-le avec l’appareil photo du téléphone. Vous pourrez ensuite jouer sur les deux : vous gardez aussi votre place ici.
links-only-here = Seul cet ordinateur peut ouvrir ces liens. Pour que les téléphones et les amis de votre réseau puissent se joindre à vous, arrêtez le serveur (Ctrl-C) et relancez-le en ajoutant « --host 0.0.0.0 ». Vos tables sont conservées.
devices-count = { $count } appareils occupent cette place.
devices-note = Chacun d’eux voit ce que vous voyez et peut jouer pour vous.
devices-sign-out = Déconnecter les autres appareils
links-watch = Pour qui veut regarder
links-watch-get = Un lien pour regarder
links-seats = Places
links-seat = Lien pour { $name }
links-reissue = Nouveau lien
links-free = Libérer la place
links-give = La donner à un ami
links-reissue-note = Un nouveau lien annule l’ancien : qui avait pris place avec l’ancien doit ouvrir le nouveau. Tant qu’une place est libre, un robot y joue.

## Gathering

gather-title = { $game } : la table est dressée
gather-waiting = { $count ->
    [one] Une place est libre. Envoyez son lien à un ami, ou installez-y un robot.
   *[other] { $count } places sont libres. Envoyez les liens à vos amis, ou installez-y des robots.
}
gather-ready = Tout le monde est là.
gather-bot = Installer un robot
gather-free = Libérer la place
gather-link = Nouveau lien
gather-leave-sure = Appuyez encore pour quitter votre place
gather-start = Distribuer
gather-start-note = Toutes les places doivent d’abord être prises.
gather-host-starts = L’hôte distribue quand tout le monde est là. Cette page l’affichera d’elle-même.

## Seats

seats = Joueurs
seat-number = Joueur { $number }
seat-you = vous
seat-bot = robot ({ $level })
seat-open = libre
seat-sits = a pris place
seat-away = un robot joue à sa place ({ $level })
seat-not-here = pas là en ce moment
seat-to-move = tour en cours

## The table

side = Cour et joueurs
title-your-turn = À vous · { $game } · Durbar
title-table = { $game } · Durbar
told-your-turn = C’est à vous de jouer.
plain-picture = La table telle qu’elle est
plain-drawn = On tire quelque chose.
plain-facts = Ce que vous voyez
plain-moves = Vos coups
confirm = Jouer ce coup
preview-title = { $move }
preview-points = Points : { $points }
preview-then-drawn = Puis on tire quelque chose.
say-choose = Choisissez un coup.
say-your-turn = À vous, { $name }
say-turn-of = À { $name } de jouer
say-thinking = { $name } réfléchit.
say-waiting = On attend { $name }.
vote-bot = Laisser un robot jouer pour { $name }
vote-waits = Vous êtes d’accord pour qu’un robot joue pour { $name }.
return-away = Un robot joue pour vous.
return-back = Reprendre la main
say-over-eyebrow = Fin
say-over = La partie est finie.
study = Essayer d’autres coups
study-back = Un coup en arrière
study-at = { $here ->
    [one] Après un coup
   *[other] Après { $here } coups
}
study-record = Suivre la partie
recap-more = { $count ->
    [one] Et encore une chose avant cela : voir le récit.
   *[other] Et encore { $count } choses avant cela : voir le récit.
}
tool-hint = Conseil
tool-log = Récit et discussion
tool-log-unread = Récit et discussion, il y a du nouveau
tool-take-back = Reprendre le coup
tool-sheet = Feuille de score
tool-rules = Règles
tool-settings = Réglages
tool-menu = Menu
menu-title = Menu
menu-result = Résultat
menu-replay = Revoir la partie
menu-guide = Reprendre le guide
menu-table = À la table
menu-links = Liens et places
menu-shuffle = Le mélange est-il honnête ?
menu-record = Enregistrer la partie
menu-analyse = Analyser cette partie
menu-home = Accueil
menu-pause = Mettre la table en pause
menu-leave = Quitter votre place
menu-leave-sure = Appuyez encore : un robot jouera à votre place
reconnecting = Reconnexion en cours.
table-safe = Votre table est en sûreté.
offline = Le serveur ne répond pas. Votre table est en sûreté.
trouble = Cela n’a pas marché ({ $id }).
lost-title = Impossible d’afficher cette table
lost-again = Réessayer

## Taking back

asking-title = Reprendre un coup
asking-take-back = { $name } voudrait reprendre un coup.
asking-waits = Vous demandez à reprendre un coup. On attend { $names }.
asking-note = Depuis, d’autres ont joué ou une carte a été tirée : tous doivent être d’accord.
asking-agree = D’accord
asking-refuse = Refuser
asking-withdraw = Renoncer

## Hints

hint-title = Conseil
hint-thinking = Réflexion en cours.
hint-worth = { $win } % de chances de gagner, avance { $lead }
hint-take = Choisir

## Story and chat

log-title = Récit et discussion
log-opened = La table est ouverte.
log-sat = { $name } s’assied.
log-freed = { $name } quitte sa place.
log-bot = { $name }, un robot, s’assied.
log-reissued = L’hôte crée un nouveau lien pour la place { $number } ({ $name }).
log-reissued-open = L’hôte crée un nouveau lien pour la place { $number }.
log-started = La partie commence.
log-asked = { $name } demande à reprendre un coup.
log-agreed = { $name } est d’accord.
log-refused = { $name } n’est pas d’accord.
log-back = { $name } reprend un coup.
log-voted = { $name } propose qu’un robot joue pour { $other }.
log-stood-in = Un robot joue pour { $name }.
log-returned = { $name } est de retour.
log-paused = { $name } met la table en pause.
log-resumed = { $name } reprend la partie.
log-branched = L’analyse repart d’un autre coup.
log-since = Depuis votre dernier coup
log-gone = Repris :
chat-say = Dire quelque chose à la table
chat-send = Envoyer

## Curtain

curtain-pass = Passez l’écran à { $name }
curtain-note = La main ne s’affiche que si son joueur le demande.
curtain-rise = C’est moi, { $name }

## Reprendre une partie finie à partir d’un coup

onward-play = Reprendre d’ici
onward-note = { $number ->
    [0] Une nouvelle table, avec la donne de cette partie. Ce qui était caché l’est de nouveau. La partie ne compte dans aucune statistique.
    [1] Une nouvelle table, telle qu’était cette partie après son premier coup. Ce qui était caché alors l’est de nouveau. La partie ne compte dans aucune statistique.
   *[other] Une nouvelle table, telle qu’était cette partie après { $number } coups. Ce qui était caché alors l’est de nouveau. La partie ne compte dans aucune statistique.
}
onward-seat = Votre place
onward-bots = Robots aux autres places
onward-go = Reprendre

## Result

result-wins = { $name } gagne
result-shared = { $names } partagent la victoire
result-again = Rejouer avec les mêmes
result-join = Vers la nouvelle table
result-laid = Une nouvelle table est dressée pour les mêmes personnes. Chacun y a sa place.
result-branch = { $number ->
    [0] Cette partie en reprend une autre, depuis la donne. Elle ne compte dans aucune statistique.
    [1] Cette partie en reprend une autre, après son premier coup. Elle ne compte dans aucune statistique.
   *[other] Cette partie en reprend une autre, après { $number } coups. Elle ne compte dans aucune statistique.
}
result-shuffle = On vérifie la graine du mélange.
chart-short = L’évolution des scores
chart-title = Scores à la fin : { $names }
score-chapter = Tour { $number }

## Shuffle

shuffle-before = Avant le premier coup, le serveur a promis son mélange : voici le SHA-256 de la graine secrète dont vient chaque tirage. Il ne peut changer la graine sans changer ceci.
shuffle-after = La partie est finie, la graine est donc publique. Son SHA-256 est ce qui avait été promis avant le premier coup.
shuffle-hash = Promis
shuffle-seed = Graine
shuffle-verified = Le mélange est bien celui qui était promis : votre navigateur a vérifié la graine.
shuffle-broken = La graine n’est pas celle qui était promise.
shuffle-how = Enregistrez la partie et lancez « durbar verify » sur le fichier : toute la partie est rejouée et chaque tirage vérifié.

## Settings

set-motion = Animations
set-theme = Jour ou nuit
set-speed = Vitesse
speed-0-5 = Lente
speed-1 = Normale
speed-2 = Rapide
speed-4 = Très rapide
set-known = Rappeler les cartes connues
set-known-note = Celles que les autres ont à coup sûr, quand on ouvre leur ligne. Sinon, à vous de vous en souvenir.
set-coach = Un coach contre les débutants
set-coach-note = Un mot avant un coup quand un autre est nettement meilleur ; au plus un par tour.
set-notify = Me prévenir quand c’est à moi
set-notify-note = Par une notification du système, quand vous ne regardez pas cette page. Le titre de l’onglet le dit toujours.
set-notify-not = Les notifications demandent une page servie en https et un navigateur qui les permet.
set-language = Langue
set-confirm = Demander confirmation avant chaque coup
set-confirm-note = Sinon, un coup sans équivoque est joué aussitôt.
set-keys = Montrer les touches
set-keys-note = Dans la bande sous la table.
set-note = Conservé dans ce navigateur seulement.
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
type-note = Comme l’écrivent les règles du jeu. Le champ propose les coups permis.
type-go = Choisir

## Keys

keys-title = Touches
keys-note = Tab et les flèches mènent à tout ce qui est sur la table ; on choisit par Entrée ou Espace.
key-confirm = jouer le coup
key-cancel = tout remettre en place
key-take-back = reprendre le coup
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
key-name-shift-arrowleft = Maj ←
key-name-shift-arrowright = Maj →
key-name-space = Espace
key-name-home = Début
key-name-end = Fin

## About

about-title = À propos de Durbar
about-what = Ce que c’est
about-what-text = Durbar est un lieu où jouer à deux jeux de société, les étudier et leur consacrer des recherches : Taj Mahal de Reiner Knizia et Maharani de Wolfgang Panning.
    Jouez contre des robots en un clic, entre amis grâce à un lien, ou autour d’un écran. Aucun compte n’est nécessaire.
about-independent = Indépendant
about-independent-text = Durbar est fait par des joueurs. Il n’est ni produit, ni approuvé, ni soutenu par les auteurs ou les éditeurs de ces jeux, dont les noms et les marques leur appartiennent.
    Les règles sont dites avec nos mots, et chaque image est de notre main. Pour avoir ces jeux sur votre table, achetez-les : ils le valent bien.
about-reconstructed = Ce qui est reconstitué
about-reconstructed-text = Ce qui est imprimé sur les cartes, les tuiles et les plateaux ne figure dans le texte d’aucun livret de règles. Là où nous ne le savons pas, nous avons fait quelque chose qui s’accorde avec tout ce qui est dit : les noms des villes et les routes, les symboles réunis sur une carte, le nombre de tuiles bonus de chaque sorte, les marques des cases et les colonnes des tuiles.
    La dernière section des règles de chaque jeu en donne la liste, et dit comment jouer avec le matériel de votre boîte.
about-privacy = Ce qui est conservé
about-privacy-text = Un seul cookie dit au serveur quelles places sont les vôtres. À part cela, il n’y a que ce que vous écrivez : un nom, et ce que vous dites à une table. Rien n’est chargé depuis d’autres sites, et il n’y a aucune mesure d’audience.
about-fair = Honnête
about-fair-text = Votre main n’est envoyée qu’à votre navigateur ; les robots n’en voient pas plus que vous n’en verriez à leur place. Le mélange est promis avant le premier coup et peut être vérifié après le dernier.
about-credits = Crédits
about-credits-text = Icônes : Lorc, Delapouite et contributeurs, game-icons.net, CC BY 3.0. Polices : Marcellus (Astigmatic), Source Sans 3 (Adobe), SIL OFL 1.1.
    Logiciels dans cette page : Preact et signals (MIT), htm et Fluent (Apache 2.0). Durbar est un logiciel libre sous licence MIT.
