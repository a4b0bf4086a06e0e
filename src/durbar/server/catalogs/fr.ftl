# Erreurs du serveur : requêtes refusées, réglages invalides et problèmes de sa base de données.

# Le nom d’une personne qui n’en a pas saisi.
server--nameless = Invité

## Tables et parties

server--table-changed = La table a changé entre-temps.
server--table-damaged = Cette table ne peut pas être ouverte : ses données sont illisibles. La personne qui gère ce serveur peut les restaurer à partir d’une sauvegarde.
server--log-full = Le journal de cette table est plein : on ne peut plus rien y ajouter.
server--again-when-over = La revanche est possible quand la partie est finie.
server--host-only = Seul l’hôte de la table peut faire cela.
server--no-tables = Ce navigateur n’a pas encore de table.
server--too-many-tables = Ce navigateur a { $tables } tables : supprimez-en d’abord quelques-unes.
server--not-stored = La table n’a pas pu être enregistrée. Rien n’est perdu ; réessayez dans un instant.
server--busy = Le serveur vérifie déjà beaucoup de plateaux et de parties : réessayez dans un instant.
server--board-wrong = Le plateau n’est pas valide : { $problem }
server--board-file = fichier du plateau

## Places et joueurs

server--link-used = Ce lien a déjà servi.
server--no-free-seat = Toutes les places de cette table sont prises.
server--needs-person = Il faut une personne à la table : au moins une place doit être la vôtre ou libre.
server--no-such-device = Cet appareil n’est plus connecté à la place, ou c’est celui que vous utilisez.
server--seat-taken = Cette place est déjà prise.
server--same-name = À une même table, deux joueurs ne peuvent pas porter le même nom.
server--player-here = Ce joueur est en ligne : un robot ne joue que pour quelqu’un d’absent.
server--too-early = Ce joueur a encore le temps de jouer.

## Conseils, coach, analyses

server--no-hints = Les conseils ne sont pas autorisés à cette table.
server--hints-on-turn = On ne peut demander un conseil qu’à son tour.
server--coach-for-novices = Le coach n’est disponible que contre des débutants.
server--analysed-when-over = Une partie ne peut être analysée qu’une fois finie.
server--record-ends-early = Cet enregistrement n’est pas fini : seule une partie finie peut être analysée.
server--too-many-analyses = Beaucoup de parties attendent leur analyse : réessayez plus tard.
server--too-many-own-analyses = { $most } de vos parties attendent leur analyse : réessayez quand l’une d’elles sera prête.

## Requêtes

server--not-found = Cette page n’existe pas, ou vous n’y avez pas accès.
server--password = Ce serveur demande un mot de passe.
server--wrong-password = Mot de passe incorrect.
server--wrong-host = Ce serveur ne répond qu’à l’adresse { $url }.
server--two-cookies = Votre navigateur a envoyé deux cookies nommés { $name } : le serveur ne peut pas savoir qui vous êtes. Supprimez dans votre navigateur les cookies de ce site et de son domaine parent.
server--too-many-guesses = Trop de mots de passe sont essayés en ce moment. Réessayez dans { $seconds } s.
server--cross-origin = Cette requête vient d’un autre site. Seules les pages de Durbar peuvent l’envoyer.
server--not-json = Le contenu doit être en JSON, avec Content-Type: application/json.
server--unreadable = Le contenu n’est pas du JSON valide : { $why }, au caractère { $place }.
server--unreadable-text = Le contenu n’est pas du JSON valide : ce n’est pas du texte, il est trop imbriqué ou il contient un nombre trop long.
server--invalid = La requête n’est pas valide : { $problems }
# $detail est le message de la bibliothèque web.
server--http = Cette requête n’est pas acceptée ({ $detail }).
server--bad-length = Content-Length n’est pas un nombre.
server--too-long = La requête est trop longue : { $most } octets au plus sont permis.
server--too-many-parts = La requête a trop d’éléments : { $most } au plus sont permis.
server--json-depth = La requête est imbriquée trop profondément : { $most } niveaux au plus sont permis.
server--json-key = La requête contient un nom trop long : { $most } octets au plus sont permis.
server--json-number = La requête contient un nombre trop long : { $most } chiffres au plus sont permis.
server--json-string = La requête contient un texte trop long : { $most } octets au plus sont permis.
server--too-slow = La requête a mis trop de temps à arriver.
server--too-fast = Trop de requêtes. Réessayez dans { $seconds } s.
server--too-many-streams = Durbar est ouvert dans trop de fenêtres : fermez-en une d’abord.
server--fault = Une erreur s’est produite sur le serveur. Elle a été consignée.

## Réglages

server--setting--positive = { $name } doit être supérieur à 0 ; { $value } ne convient pas
server--setting--rate = un débit demande plus de 0 par seconde et une réserve d’au moins 1 : { $rate }
server--setting--no-database = aucune base de données n’est indiquée
server--setting--port = le port { $port } n’est pas valide : choisissez de 0 à 65535
server--setting--empty-password = le mot de passe ne peut pas être vide : donnez-en un, ou omettez l’option
server--setting--log-level = il n’y a pas de niveau de journal { $asked } ; choisissez parmi { $known }
server--setting--retention = la durée de conservation doit être comprise entre 1 et { $most } jours, et non { $value }
server--setting--beat = bot_pause doit être un nombre de secondes, 0 ou plus ; { $value } ne convient pas
server--setting--public-url = l’adresse publique doit ressembler à https://durbar.example.net, sans chemin
server--setting--proxy = ce n’est ni l’adresse ni le réseau d’un proxy de confiance : { $asked }
server--setting--cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $why } ; choisissez un autre port avec --port, ou arrêtez le programme qui utilise celui-ci

## La base de données

# $where est la base de données ou l’opération qui a échoué, $what l’erreur, $advice un conseil.
server--storage--failed = { $where } : { $what }
server--storage--failed-but = { $where } : { $what } ; { $advice }
server--storage--advice--full = libérez de la place sur le disque et réessayez
server--storage--advice--path = vérifiez le chemin et ses permissions
server--storage--advice--permission = rendez le fichier et son dossier accessibles en écriture
server--storage--advice--other-file = indiquez un fichier créé par Durbar, ou un fichier qui n’existe pas encore
server--storage--advice--damaged = le fichier est endommagé ; restaurez une sauvegarde
server--storage--advice--locked = un autre programme y écrit ; arrêtez-le d’abord
server--storage--ending = { $database } : le serveur s’arrête et n’écrit plus
server--storage--lost = { $database } : la transaction est perdue
server--storage--locked = { $database } : un autre serveur utilise cette base de données ; arrêtez-le d’abord
server--storage--newer = { $database } : cette base de données vient d’une version plus récente de Durbar (révision { $revision } ; connues ici : { $known }) ; utilisez cette version, ou restaurez une sauvegarde dans une autre base
server--storage--damaged-entry = l’entrée { $number } du journal de la table est endommagée
server--storage--orphans = { $database } : des lignes n’appartiennent à aucune table
server--storage--no-log = { $database } : SQLite ne peut pas utiliser son journal ici (mode { $mode }) ; choisissez un disque local
server--storage--other-tables = { $database } : cette base de données contient des tables d’un autre programme ({ $tables }) ; indiquez une autre base
server--storage--folder = { $file } : c’est un dossier ; indiquez un fichier dedans
server--storage--not-allowed = { $file } : vous n’avez pas le droit de le lire et d’y écrire ; choisissez un autre endroit ou changez ses permissions
server--storage--no-such-database = { $file } : cette base de données n’existe pas
server--storage--no-file = { $file } : { $why } ; choisissez un autre endroit ou changez ses permissions
server--storage--url = ce n’est pas l’URL d’une base de données : donnez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
server--storage--kind = les bases de données { $kind } ne sont pas prises en charge : donnez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
server--storage--sqlite-host = une URL SQLite n’a pas d’hôte : donnez sqlite:///FICHIER (trois barres, quatre devant un chemin absolu)
server--storage--sqlite-settings = une URL SQLite n’a pas de réglages : donnez sqlite:///FICHIER
server--storage--in-memory = une base de données en mémoire oublierait toutes les tables : donnez sqlite:///FICHIER
server--storage--no-name = l’URL ne nomme pas de base de données : donnez postgresql://UTILISATEUR@HÔTE/NOM
server--storage--postgresql-settings = une URL PostgreSQL peut régler host, port et sslmode, pas { $unknown }

## Sauvegardes

# L’opération qui a échoué. C’est le $where d’une erreur de la base de données.
server--backup--copying = copie de { $source } vers { $target }
server--backup--folder = { $file } : donnez un fichier, pas un dossier
server--backup--over-itself = { $file } : c’est la base de données elle-même ; indiquez un autre fichier pour la sauvegarde
server--backup--over-database = { $file } : c’est une base de données en service ; indiquez un autre fichier pour la sauvegarde
server--backup--file-exists = { $file } : ce fichier existe déjà ; indiquez-en un autre, ou utilisez --overwrite
server--backup--not-durbar = { $database } : il n’y a aucune table de Durbar dans cette base de données
server--backup--not-a-backup = { $file } : ce n’est pas une sauvegarde de Durbar
server--backup--in-use = { $file } : c’est une base de données en service, pas une sauvegarde ; faites-en une avec durbar backup
server--backup--damaged = { $file } : cette sauvegarde est endommagée ; rien n’a été restauré
server--backup--damaged-tables = { $file } : cette sauvegarde est endommagée : les données de { $tables } ne correspondent pas à leurs sommes de contrôle ; rien n’a été restauré
server--backup--newer = { $file } : cette sauvegarde vient d’une version plus récente de Durbar ; restaurez-la avec cette version
server--backup--different = { $file } : cette sauvegarde n’a pas le format de Durbar ; rien n’a été restauré
server--backup--from-itself = { $file } : c’est la base de données elle-même ; indiquez la sauvegarde
server--backup--tables-there = { $database } : cette base de données contient des tables ; utilisez --overwrite pour les remplacer par celles de la sauvegarde

## Signalements et exclusions

server--muted = L’administrateur de ce serveur vous a retiré la parole : vous ne pouvez pas envoyer de messages.
server--banned = L’administrateur de ce serveur vous a exclu.
server--report-empty = Écrivez ce qui s’est passé.
server--report-too-long = Un signalement peut avoir au plus { $most } caractères.
server--report-nobody = Il n’y a personne à signaler à cette place.

## durbar admin

server--admin--unknown-action = Le serveur ne connaît pas l’action { $action } : sa version de Durbar est différente.
server--admin--no-table = Il n’y a pas de table { $table }.
server--admin--no-report = Il n’y a pas de signalement { $number }.
server--admin--resolved-already = Le signalement { $number } est déjà réglé.
server--admin--nobody = Aucun navigateur n’a cette place : { $target }.
server--admin--no-restriction = Cette exclusion ou ce retrait de parole n’existe pas : { $target }.
server--admin--days = Le nombre de jours doit être supérieur à 0 et d’au plus { $most }.
server--admin--network = { $asked } n’est ni une adresse ni un réseau comme 192.0.2.0/24.
server--admin--wide-network = { $asked } a trop d’adresses : le préfixe doit avoir au moins { $prefix } bits.
server--admin--whom = Indiquez une table et une place, une adresse ou un réseau, ou --report N.
server--admin--seat = Les places ont les numéros 1 à { $most }.
server--admin--empty-announcement = L’annonce est vide.
server--admin--long-announcement = Une annonce peut avoir au plus { $most } caractères.
server--admin--time = { $asked } n’est pas une date comme 2027-01-31 ou 2027-01-31T18:30.
server--admin--past = Cette date est passée.
server--admin--password = Le mot de passe doit avoir de 1 à 1000 caractères.
server--admin--older = { $database } est d’une version plus ancienne de Durbar. Démarrez une fois le serveur avec cette base pour la mettre à jour.
# $text is a sentence of the server.
server--admin--refused = { $text }
server--admin--no-answer = Le serveur n’a pas répondu en { $seconds } secondes. Rien n’a changé.
server--admin--unfinished = Le serveur a commencé cette action, mais ne l’a pas terminée en { $seconds } secondes. durbar admin audit montre si elle l’a été ensuite.
