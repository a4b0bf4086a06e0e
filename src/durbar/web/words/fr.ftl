# Textes du client web, sauf ceux des jeux, qui ont leurs propres catalogues.

brand = Durbar
brand-home = Durbar, accueil
pages = Pages
page-rules = Règles
page-statistics = Statistiques
page-about = À propos
close = Fermer
# Ce qui sépare un intitulé de ce qui le suit sur la même ligne.
colon = { " : " }
cancel = Annuler
copy = Copier
copied = Copié
dismiss = Fermer
paused = En pause, par { $name }. Les robots attendent et le temps est arrêté.
resume = Reprendre
loading = Chargement
qr = Code QR du lien

## Games

game-taj-mahal = Taj Mahal
game-maharani = Maharani
blurb-taj-mahal = Jouez des cartes pour gagner les faveurs de la cour, bâtissez des palais, reliez les provinces. Douze visites pour marquer le plus de points.
blurb-maharani = Posez le sol du palais tuile par tuile, et tournez les flèches vers votre côté.
by-taj-mahal = { $least }–{ $most } joueurs · de Reiner Knizia
by-maharani = { $least }–{ $most } joueurs · de Wolfgang Panning
by-anybody = { $least }–{ $most } joueurs
art-taj-mahal = Un palais blanc vu à travers une arche, à l’aube
art-maharani = Un sol de mosaïque vu à travers une arche
level-novice = Débutant
level-player = Intermédiaire
level-expert = Expert
level-novice-how = Juge chaque coup d’un regard et se trompe souvent. N’anticipe jamais.
level-player-how = Anticipe un peu avant chaque coup. Fait peu d’erreurs grossières.
level-expert-how = Anticipe loin avant chaque coup. Un adversaire redoutable.
figure-dome = Dôme, turquoise
figure-tower = Tour, rose
figure-gate = Porte, améthyste
figure-chhatri = Pavillon, sardoine
figure-triple = Trois flèches, onyx

## Home

me-name = Votre nom
me-palace = Votre palais
now-laying = Préparation de la table…
play-now = Jouer
choose-title = Jouer à { $game }
choose-opponents = Adversaires
choose-level = Leur niveau
choose-note = La prochaine fois, la partie commencera en un clic. Vous pourrez changer ce choix sur la page d’accueil.
chosen = { $level ->
    [novice] { $count ->
        [one] Contre 1 débutant
       *[other] Contre { $count } débutants
    }
    [expert] { $count ->
        [one] Contre 1 expert
       *[other] Contre { $count } experts
    }
   *[player] { $count ->
        [one] Contre 1 joueur intermédiaire
       *[other] Contre { $count } joueurs intermédiaires
    }
}
change = Changer
play-friends = Entre amis
play-screen = Sur un écran
play-first = Première partie ? Apprenez en dix minutes
play-novices = Contre des débutants, avec un coach
home-foot = Rien n’est chargé depuis un autre site. Le plateau et certaines tuiles sont une reconstitution :
home-foot-more = ce que cela veut dire
tables = Tables
tables-mine = Vos tables
tables-continue = Reprendre
tables-watch = Parties à regarder
tables-none = Pas encore de table.
import-record = Importer une partie
import-title = Importer une partie
import-file = Partie enregistrée (fichier)
import-as = L’ouvrir comme
import-analysis = Analyse
import-analysis-note = Aller à n’importe quel coup, en essayer d’autres, demander des conseils.
import-finished = Partie finie
import-finished-note = La conserver parmi vos tables.
import-open = Importer
import-not-json = Ce fichier n’est pas une partie enregistrée.
tables-all = Tout afficher ({ $count })
table-open = Ouvrir
table-continue = Reprendre
table-share = Inviter
table-replay = Revoir
table-watch = Regarder
table-analysis = Analyse, { $ago }
table-branch = { $number ->
    [0] Suite d’une autre partie, depuis la donne
    [1] Suite d’une autre partie, depuis le coup 1
   *[other] Suite d’une autre partie, depuis le coup { $number }
}
table-delete = Supprimer la table : { $name }
table-delete-sure = Appuyez encore pour supprimer définitivement la table : { $name }
table-leave = Quitter la table : { $name }
table-leave-sure = Appuyez encore pour quitter la table : { $name }
table-sure = Sûr ?
table-alone = En solo
table-gathering = { $count ->
    [0] Tout le monde est là
    [one] Il manque 1 joueur
   *[other] Il manque { $count } joueurs
}
table-finished = Victoire : { $name }
table-your-turn = À vous de jouer, { $ago }
table-turn = À { $name } de jouer, { $ago }
table-own-score = vous { $scores }
progress-taj-mahal = Visite { $at } sur { $of }
progress-maharani = { $at } tuiles sur { $of }
records = Meilleurs scores
record-best = { $level ->
    [novice] Meilleur score contre des débutants
    [expert] Meilleur score contre des experts
   *[player] Meilleur score contre des joueurs intermédiaires
}
record-streak = { $count } victoires de suite
record-longest = meilleure série : { $count }
best-taj-mahal = Votre meilleure visite : { $points } points, à la visite { $number }
best-maharani = Votre meilleur tour : { $points } pièces d’or
best-turn = Votre meilleur tour : { $points } points
next-title = Et ensuite ?
next-level = { $level ->
    [novice] Jouez à { $game } contre des débutants, pour essayer d’autres plans.
    [expert] Le moment est venu de jouer à { $game } contre des experts.
   *[player] Jouez à { $game } contre des joueurs intermédiaires.
}
next-game = Vous n’avez pas encore joué à { $game }.
next-players = { $count ->
    [one] Jouez à { $game } contre un seul adversaire.
   *[other] Jouez à { $game } contre { $count } adversaires.
}
next-play = Jouer
password-title = Ce serveur demande un mot de passe
password-field = Mot de passe
password-enter = Se connecter

## Creating a table

make-friends-title = { $game } entre amis
make-screen-title = { $game } sur un écran
make-edition = Édition
make-edition-players = { $name }, { $least }–{ $most } joueurs
make-players = Joueurs
make-who = { $seat } : qui joue
make-level = Niveau
make-level-of = { $seat } : niveau du robot
make-name = Nom
make-name-of = { $seat } : nom
make-friends-me = Vous
make-friends-open = Un ami (invité par un lien)
make-friends-bot = Un robot
make-screen-me = Devant cet écran
make-screen-bot = Un robot
make-more = Autres options
make-hints = Autoriser les conseils
make-open-to-watch = Tout le monde peut regarder
option-undo = Autoriser l’annulation des coups
option-start-player = Premier joueur
option-by-chance = Au hasard
option-lines = Une entrée par ligne ; écrivez une paire sous la forme « nom : valeur ». Laissez vide pour la valeur par défaut.
make-board = Plateau personnalisé
make-board-note = Un fichier de plateau en TOML, ou en JSON comme dans les parties enregistrées. Sans fichier, on joue sur le plateau standard.
make-board-good = Le plateau « { $name } » est valide.
make-absence = Si un joueur ne joue pas
make-absence-never = Attendre sans limite
make-absence-300 = Un robot joue après 5 minutes
make-absence-86400 = Un robot joue après 1 jour
make-absence-259200 = Un robot joue après 3 jours
make-absence-604800 = Un robot joue après 1 semaine
make-friends-note = Vous recevez un lien à envoyer à tous vos amis. La partie peut commencer quand tout le monde est là.
make-screen-note = Si les mains sont cachées, l’écran les masque entre les tours jusqu’à ce que le joueur suivant prenne la suite.
make-links = Créer la table
make-start = Commencer la partie

## Links

link-bad = Ce lien n’est pas valide
link-bad-reasons = Il a déjà servi ou a été remplacé, il a expiré, ou il n’a pas été copié en entier.
link-sit = On vous invite à jouer à { $game }
link-sit-by = { $name } vous invite à jouer à { $game }
link-choose = Choisissez une place
link-taken = { $name } occupe cette place.
link-already = Vous avez une place à cette table.
link-full = Toutes les places de cette table sont prises. Tout le monde peut regarder la partie.
link-to-table = Aller à la table
link-watch = Regarder { $game }
link-yours = Votre place
link-sit-down = Prendre place
link-watch-now = Regarder
link-device = { $game } : ouvrir une place sur cet appareil
link-device-note = Ce lien ouvre la place de { $name } sur cet appareil aussi : vous verrez sa main et pourrez jouer à sa place. Tout le monde à la table en est averti.
link-device-open = Ouvrir la place ici
links-phone = Pour votre téléphone (valable une fois, pendant dix minutes)
links-phone-get = Continuer sur mon téléphone
links-phone-note = Scannez-le avec l’appareil photo du téléphone. Vous pourrez ensuite jouer sur les deux appareils.
links-only-here = Ces liens ne fonctionnent que sur cet ordinateur. Pour que les téléphones et les amis de votre réseau puissent vous rejoindre, arrêtez le serveur (Ctrl-C) et relancez-le en ajoutant « --host 0.0.0.0 ». Vos tables sont conservées.
devices-count = { $count } appareils occupent cette place.
devices-note = Chacun d’eux voit votre main et peut jouer pour vous.
devices-sign-out = Déconnecter les autres appareils
devices-sign-out-one = Déconnecter
devices-list = Appareils de cette place
devices-this = Cet appareil
devices-this-since = Cet appareil, depuis { $when }
devices-other = Un autre appareil
devices-other-since = Un autre appareil, depuis { $when }
devices-today = aujourd’hui à { $time }
devices-earlier = le { $date } à { $time }
links-watch = Pour les spectateurs
links-watch-get = Créer un lien pour regarder
links-seats = Places
links-seat = Lien pour { $name }
links-reissue = Nouveau lien
links-free = Libérer la place
links-give = Inviter un ami
links-reissue-note = Un nouveau lien remplace l’ancien : qui a utilisé l’ancien doit ouvrir le nouveau. Un robot joue pour une place libre.

invite-title = Lien d’invitation
invite-note = Envoyez-le à tous vos amis : chacun choisit une place libre.
invite-renew = Remplacer le lien
invite-get = Créer un lien d’invitation
invite-get-note = Chaque ami qui ouvre le lien choisit une place libre. Un nouveau lien remplace l’ancien.
invite-seats = Liens pour une seule place

## Waiting for players

gather-title = { $game } : en attente de joueurs
gather-waiting = { $count ->
    [one] Une place est libre. Envoyez le lien à un ami ou ajoutez un robot.
   *[other] { $count } places sont libres. Envoyez le lien à vos amis ou ajoutez des robots.
}
gather-ready = Tout le monde est là.
gather-bot = Ajouter un robot
gather-free = Libérer la place
gather-link = Nouveau lien
gather-leave-sure = Appuyez encore pour quitter la table
gather-start = Commencer la partie
gather-start-note = Toutes les places doivent d’abord être prises.
gather-host-starts = L’hôte lance la partie quand tout le monde est là. Cette page se met à jour toute seule.
dealing = Distribution en cours…

## Seats

seats = Joueurs
seat-number = Joueur { $number }
seat-you = vous
seat-bot = { $level ->
    [novice] robot débutant
    [player] robot intermédiaire
   *[expert] robot expert
}
seat-open = libre
seat-sits = présent
seat-away = { $level ->
    [novice] absent, un robot débutant joue
    [player] absent, un robot intermédiaire joue
   *[expert] absent, un robot expert joue
}
seat-not-here = hors ligne
seat-just-left = absent
seat-away-minutes = absent depuis { $count } min
seat-away-hours = absent depuis { $count } h
seat-away-days = { $count ->
    [one] absent depuis 1 jour
   *[other] absent depuis { $count } jours
}
nudge = Relancer { $name }
nudge-note = { $name } : { $note }.
nudge-bubble = { $name }, c’est à vous.
nudged-you = { $name } vous rappelle que c’est à vous.
seat-to-move = c’est son tour

## The table

side = Cour et joueurs
title-your-turn = À vous · { $game } · Durbar
title-table = { $game } · Durbar
told-your-turn = C’est à vous de jouer.
plain-picture = La table
plain-drawn = Il y a un tirage au hasard.
plain-facts = Ce que vous voyez
plain-moves = Vos coups
confirm = Confirmer
preview-title = { $move }
preview-points = Points : { $points }
points-range = { $low } à { $high }
preview-then-drawn = Puis il y a un tirage au hasard.
say-choose = Choisissez un coup.
say-your-turn = À vous, { $name }
say-turn-of = À { $name } de jouer
say-thinking = { $name } réfléchit…
say-waiting = En attente de { $name }…
vote-bot = Laisser un robot jouer pour { $name }
vote-waits = Vous avez proposé qu’un robot joue pour { $name }.
return-away = Un robot joue pour vous.
return-back = Reprendre la main
say-over-eyebrow = Partie finie
say-over = La partie est finie.
study = Analyse
study-back = Un coup en arrière
study-at = { $here ->
    [one] Après le coup { $here }
   *[other] Après le coup { $here }
}
study-record = Revoir la partie
recap-more = { $count ->
    [one] 1 événement plus ancien : voir le journal.
   *[other] { $count } événements plus anciens : voir le journal.
}
tool-hint = Conseil
tool-log = Journal et discussion
tool-log-unread = Journal et discussion, nouveaux messages
tool-take-back = Annuler le coup
tool-sheet = Feuille de score
tool-rules = Règles
tool-settings = Réglages
tool-menu = Menu
menu-title = Menu
menu-result = Résultat
menu-replay = Revoir la partie
menu-guide = Reprendre le guide
menu-table = Retour à la table
menu-links = Liens et places
menu-shuffle = Le mélange est-il équitable ?
menu-people = Masquer ou signaler quelqu’un
menu-record = Enregistrer la partie
menu-analyse = Analyser cette partie
menu-home = Accueil
menu-pause = Mettre la partie en pause
menu-leave = Quitter la table
menu-leave-sure = Appuyez encore : un robot prendra votre place
reconnecting = Reconnexion…
table-safe = Votre table est conservée.
offline = Le serveur ne répond pas. Votre table est conservée.
trouble = Une erreur s’est produite ({ $id }).
lost-title = Impossible d’afficher cette table
lost-again = Réessayer
lost-deleted = L’hôte a supprimé cette table.
lost-freed = L’hôte vous a retiré de cette table.
lost-reissued = L’hôte a créé un nouveau lien pour votre place. Si vous jouez encore, demandez-le-lui.
lost-left = Votre place a été quittée sur un autre appareil.
lost-signed-out = Un autre appareil a déconnecté celui-ci de la place.

## Undo

asking-title = Annuler un coup
asking-take-back = { $name } voudrait annuler un coup.
asking-waits = Vous demandez à annuler un coup. En attente de { $names }.
asking-note = Depuis, d’autres ont joué ou il y a eu un tirage : tout le monde doit être d’accord.
asking-agree = D’accord
asking-refuse = Refuser
asking-withdraw = Retirer la demande

## Hints

hint-title = Conseil
hint-thinking = Réflexion…
hint-worth = { $win } % de chances de gagner, avance prévue : { $lead }
hint-where = Où
hint-why = Pourquoi
hint-move = Coup
hint-show-why = Pourquoi ?
hint-show-move = Voir le coup
hint-other = Un autre conseil ({ $number } sur { $count })
hint-picked = Il est choisi sur la table. Confirmez-le là, ou choisissez un autre coup.

## Log and chat

log-title = Journal et discussion
log-opened = La table a été créée.
log-sat = { $name } prend la place { $number }.
log-freed = { $name } quitte la table.
log-freed-by-host = L’hôte retire { $name } de la table.
log-freed-bot = L’hôte retire { $name } (robot) de la table.
log-bot = L’hôte installe un robot, { $name }, à la place { $number }.
log-reissued = L’hôte crée un nouveau lien pour la place de { $name }.
log-reissued-open = L’hôte crée un nouveau lien pour la place { $number }.
log-device = { $name } ouvre sa place sur un autre appareil.
log-signed-out = { $count ->
    [one] { $name } déconnecte un autre appareil.
   *[other] { $name } déconnecte { $count } autres appareils.
}
log-started = La partie commence.
log-asked = { $name } demande à annuler un coup.
log-agreed = { $name } est d’accord.
log-refused = { $name } n’est pas d’accord.
log-back = { $name } annule un coup.
log-voted = { $name } propose qu’un robot joue pour { $other }.
log-nudged = { $other } a relancé { $name }.
log-stood-in = Un robot joue désormais pour { $name }.
log-returned = { $name } est de retour.
log-paused = { $name } met la partie en pause.
log-resumed = { $name } reprend la partie.
log-branched = L’analyse continue à partir d’un autre coup.
log-closed = L’administrateur a fermé cette table.
log-since = Depuis votre dernier coup
log-gone = Annulé :
chat-say = Message à la table
chat-send = Envoyer
people-title = Masquer ou signaler
people-of = Masquer ou signaler { $name }
mute = Masquer { $name }
unmute = Ne plus masquer { $name }
muted = Vous avez masqué { $name }.
muted-note = Les messages de { $name } sont masqués dans ce navigateur.
report = Signaler { $name }…
report-title = Signaler { $name }
report-what = Qu’a fait { $name } ?
report-note = L’administrateur de ce serveur reçoit votre texte et les derniers messages de cette personne. Caractères restants : { $left }
report-send = Envoyer le signalement
report-thanks = Signalement envoyé
report-thanks-note = Merci. L’administrateur de ce serveur le lira.
closed-eyebrow = Table fermée
announcement = Annonce

## Passing the screen to the next player

curtain-pass = Passez l’écran à { $name }
curtain-note = Toutes les mains restent cachées jusqu’à ce que ce joueur soit prêt.
curtain-rise = C’est moi, { $name }

## Continuing a finished game from a move

onward-play = Continuer d’ici
onward-note = { $number ->
    [0] Ouvre une nouvelle table, avec la donne de cette partie. Ce qui était caché l’est de nouveau. Elle ne compte pas dans les statistiques.
    [1] Ouvre une nouvelle table, avec la position après le coup 1. Ce qui était caché l’est de nouveau. Elle ne compte pas dans les statistiques.
   *[other] Ouvre une nouvelle table, avec la position après le coup { $number }. Ce qui était caché l’est de nouveau. Elle ne compte pas dans les statistiques.
}
onward-seat = Votre place
onward-bots = Robots aux autres places
onward-go = Continuer

## Result

result-again = Revanche
result-join = Aller à la nouvelle table
result-show = Résultat
result-next = Après la partie
result-laid = Une nouvelle table est prête pour les mêmes joueurs. Chacun y garde sa place.
result-branch = { $number ->
    [0] Cette partie en continue une autre, depuis la donne. Elle ne compte pas dans les statistiques.
   *[other] Cette partie en continue une autre, depuis le coup { $number }. Elle ne compte pas dans les statistiques.
}
result-uncounted = { $why ->
    [took-back] Cette partie ne compte pas dans les statistiques, car un joueur a annulé un coup après la révélation d’une information cachée.
    [guide] Cette partie ne compte pas dans les statistiques, car c’est une partie guidée.
   *[imported] Cette partie ne compte pas dans les statistiques, car elle a été importée.
}
result-shuffle = Vérification du mélange…
chart-short = Évolution des scores
chart-title = Scores finaux : { $names }
score-chapter = Tour { $number }

## Shuffle

shuffle-before = Avant la partie, le serveur s’est engagé sur un secret : il a publié l’empreinte SHA-256 ci-dessous. Un autre secret aurait une autre empreinte. La graine, qui décide de chaque tirage, est faite de ce secret et de bits tirés au hasard par le navigateur de chaque personne.
shuffle-after = La partie est finie, le secret et la graine sont donc publics. L’empreinte du secret doit être celle qui a été publiée avant la partie, et la graine doit découler du secret et des bits de chacun.
shuffle-hash = Empreinte du secret du serveur
shuffle-seed = Graine
shuffle-contributors = Ont contribué à la graine :
shuffle-server = le serveur
shuffle-server-only = Seul le serveur a contribué à la graine de cette partie.
shuffle-missing = { $name } (n’a pas révélé ses bits à temps, ils ont été laissés de côté)
shuffle-secret = Secret du serveur
shuffle-verified = Le mélange était équitable : votre navigateur a comparé chaque partie de la graine à son empreinte.
shuffle-broken = La graine ne correspond pas à ce qui a été publié avant la partie.
shuffle-how = Pour rejouer toute la partie et vérifier chaque tirage, enregistrez-la et lancez « durbar verify » sur le fichier.

## Settings

set-motion = Animations
set-theme = Thème
set-speed = Vitesse
speed-0-5 = Lente
speed-1 = Normale
speed-2 = Rapide
speed-4 = Très rapide
set-volume = Son
volume-0 = Aucun
volume-0-3 = Faible
volume-0-6 = Moyen
volume-1 = Fort
set-haptics = Vibrer quand c’est mon tour
set-haptics-note = Seulement sur les téléphones et tablettes qui peuvent vibrer.
set-known = Afficher les cartes connues
set-known-note = Quand vous ouvrez la rangée d’un autre joueur, elle montre les cartes que l’on sait dans sa main. Sinon, à vous de vous en souvenir.
set-coach = Coach contre les débutants
set-coach-note = Avant votre coup, le coach en propose un autre s’il est nettement meilleur, une fois par tour au plus.
set-notify = Me prévenir quand c’est à moi
set-notify-note = Affiche une notification du système quand cette page est à l’arrière-plan. Le titre de l’onglet indique toujours si c’est votre tour.
set-notify-not = Les notifications demandent https et un navigateur compatible.
set-language = Langue
set-confirm = Confirmer les coups
set-confirm-note = Si cette option est désactivée, un coup est joué dès qu’il est choisi.
set-forced = Jouer les coups forcés à ma place
set-forced-note = Seulement si tout le monde peut voir que vous n’avez qu’un coup possible. Un coup forcé par votre main vous attend, car un coup immédiat révélerait votre main.
set-keys = Afficher les raccourcis clavier
set-keys-note = Ils s’affichent dans la barre sous la table.
set-note = Enregistré dans ce navigateur seulement.
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
motion-auto = Système
motion-off = Aucune animation
language-en = English
language-fr = Français

## Typing a move

type-title = Écrire un coup
type-move = Coup en notation
type-note = Utilisez la notation des règles. Le champ propose les coups permis.
type-go = Choisir

## Keys

keys-title = Raccourcis clavier
keys-note = Tab et les flèches mènent à tout ce qui est sur la table ; Entrée ou Espace choisit.
key-confirm = confirmer
key-cancel = annuler la sélection
key-take-back = annuler le coup
key-hint = conseil
key-log = journal et discussion
key-recap = depuis votre dernier coup
key-sheet = feuille de score
key-type = écrire un coup
key-legend = raccourcis
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
about-what-text = Durbar permet de jouer à deux jeux de société, de les étudier et de leur consacrer des recherches : Taj Mahal de Reiner Knizia et Maharani de Wolfgang Panning.
    Jouez contre des robots en un clic, entre amis grâce à un lien, ou sur un même écran. Aucun compte n’est nécessaire.
about-independent = Indépendant
about-independent-text = Durbar est fait par des joueurs. Il n’est ni produit, ni approuvé, ni soutenu par les auteurs ou les éditeurs de ces jeux ; leurs noms et leurs marques leur appartiennent.
    Les règles sont expliquées avec nos mots, et chaque image est de notre main. Pour avoir ces jeux sur votre table, achetez-les : ils le valent bien.
about-reconstructed = Ce que nous avons reconstitué
about-reconstructed-text = Les livrets ne disent pas en mots ce qui est imprimé sur les cartes, les tuiles et les plateaux. Là où nous ne le savons pas, nous avons imaginé quelque chose qui s’accorde avec tout ce qui est connu : les noms des villes et les routes, les symboles réunis sur une carte, le nombre de tuiles bonus de chaque sorte, les marques des cases et les colonnes des tuiles.
    La dernière section des règles de chaque jeu en donne la liste et explique comment jouer avec le matériel de votre boîte.
about-privacy = Vie privée
about-privacy-text = Un seul cookie dit au serveur quelles places sont les vôtres. À part cela, le serveur ne conserve que ce que vous écrivez : un nom et vos messages. Rien n’est chargé depuis d’autres sites, et il n’y a aucun pistage.
about-fair = Équité
about-fair-text = Votre main n’est envoyée qu’à votre navigateur ; les robots n’en voient pas plus que vous n’en verriez à leur place. Le mélange est fixé avant le premier coup et peut être vérifié après le dernier.
about-credits = Crédits
about-credits-text = Icônes : Lorc, Delapouite et contributeurs, game-icons.net, CC BY 3.0. Polices : Marcellus (Astigmatic), Source Sans 3 (Adobe), SIL OFL 1.1.
    Logiciels dans cette page : Preact et signals (MIT), htm et Fluent (Apache 2.0). Durbar est un logiciel libre sous licence MIT.
