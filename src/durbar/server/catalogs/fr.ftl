# Ce que dit le serveur quand il refuse une requête, quand il ne peut pas être réglé ainsi et quand sa base de données ne peut pas servir.

# Qui n’a pas de nom.
server--nameless = Invité

## Tables et parties

server--table-changed = La table a changé entre-temps.
server--table-damaged = Cette table ne peut pas être ouverte : ses données sont illisibles. La personne qui gère ce serveur peut les restaurer à partir d’une sauvegarde.
server--log-full = Il s’est passé tant de choses à cette table qu’on ne peut plus rien y ajouter.
server--again-when-over = On rejoue quand la partie est finie.
server--host-only = Seul l’hôte de la table peut faire cela.
server--no-tables = Ce navigateur n’a pas encore de table.
server--too-many-tables = Ce navigateur a { $tables } tables : supprimez-en d’abord quelques-unes.
server--not-stored = La table n’a pas pu être enregistrée. Rien n’est perdu ; réessayez dans un instant.
server--busy = Beaucoup de plateaux et de parties attendent déjà d’être vérifiés : réessayez dans un instant.
server--board-wrong = Le plateau n’est pas correct : { $problem }
server--board-file = fichier du plateau

## Places et joueurs

server--seat-taken = Quelqu’un a déjà pris cette place.
server--same-name = À une même table, deux joueurs ne peuvent pas porter le même nom.
server--player-here = Ce joueur est là : un robot ne joue que pour quelqu’un d’absent.
server--too-early = On n’a pas encore attendu ce joueur assez longtemps.

## Conseils, coach, analyses

server--no-hints = À cette table, il n’y a pas de conseils.
server--hints-on-turn = Les conseils sont réservés à qui doit jouer.
server--coach-for-novices = Le coach est réservé à qui ne joue que contre des débutants.
server--analysed-when-over = On analyse une partie quand elle est finie.
server--record-ends-early = Cet enregistrement s’arrête avant la fin : on n’analyse qu’une partie finie.
server--too-many-analyses = Beaucoup de parties attendent leur analyse : réessayez plus tard.

## Requêtes

server--not-found = Il n’y a rien ici, ou ce n’est pas pour vous.
server--password = Ce serveur demande d’abord un mot de passe.
server--wrong-password = Ce n’est pas le bon mot de passe.
server--cross-origin = Seules les pages de Durbar peuvent faire cela.
server--not-json = Le contenu doit être en JSON, avec Content-Type: application/json.
server--unreadable = Le contenu ne peut pas être lu comme du JSON : { $why }, à la lettre { $place }.
server--unreadable-text = Le contenu ne peut pas être lu comme du JSON : ce n’est pas du texte, il est trop imbriqué ou il contient un nombre trop long.
server--invalid = La requête est incorrecte : { $problems }
server--http = Cette requête n’est pas acceptée ({ $detail }).
server--bad-length = La longueur du contenu n’est pas un nombre.
server--too-long = C’est trop long : on lit au plus { $most } octets.
server--too-many-parts = Il y a trop d’éléments là-dedans : on en lit au plus { $most }.
server--too-slow = La requête a mis trop de temps à arriver.
server--too-fast = Trop de demandes en peu de temps. Réessayez dans { $seconds } s.
server--too-many-streams = Durbar est ouvert trop de fois ici : fermez d’abord une autre fenêtre.
server--fault = Une erreur s’est produite sur le serveur. Elle a été notée.

## Réglages

server--setting--positive = { $name } doit être supérieur à 0 ; { $value } ne convient pas
server--setting--rate = un débit demande plus de 0 par seconde et une réserve d’au moins 1 : { $rate }
server--setting--no-database = aucune base de données n’est indiquée
server--setting--port = le port { $port } n’existe pas : de 0 à 65535
server--setting--empty-password = un mot de passe vide n’arrête personne : donnez-en un, ou aucun
server--setting--log-level = il n’y a pas de niveau de journal { $asked } : { $known }
server--setting--beat = beat doit être un nombre de secondes, 0 ou plus ; { $value } ne convient pas
server--setting--public-url = l’adresse publique doit ressembler à https://durbar.example.net, sans rien derrière
server--setting--proxy = ce n’est ni l’adresse ni le réseau d’un mandataire de confiance : { $asked }
server--setting--cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $why } ; choisissez-en un autre avec --port, ou arrêtez ce qui utilise celui-ci

## La base de données

server--storage--failed = { $where } : { $what }
server--storage--failed-but = { $where } : { $what } ; { $advice }
server--storage--advice--full = libérez de la place sur le disque et réessayez
server--storage--advice--path = vérifiez le chemin et ses permissions
server--storage--advice--permission = donnez-vous le droit d’écrire le fichier et son dossier
server--storage--advice--other-file = indiquez un fichier créé par Durbar, ou un fichier qui n’existe pas encore
server--storage--advice--damaged = le fichier est endommagé ; restaurez une sauvegarde
server--storage--advice--locked = un autre programme y écrit ; arrêtez-le d’abord
server--storage--ending = { $database } : plus rien n’est écrit, le serveur s’arrête
server--storage--lost = { $database } : la transaction est perdue
server--storage--locked = { $database } : un autre serveur utilise cette base de données ; arrêtez-le d’abord
server--storage--newer = { $database } : cette base de données vient d’un Durbar plus récent (format { $form } ; connus ici : { $known }) ; utilisez ce Durbar, ou restaurez une sauvegarde dans une autre base
server--storage--orphans = { $database } : des lignes n’appartiennent à aucune table
server--storage--no-log = { $database } : SQLite ne peut pas tenir son journal ici (il répond { $mode }) ; choisissez un disque de cette machine
server--storage--other-tables = { $database } : cette base de données contient des tables qui ne sont pas de Durbar ({ $tables }) ; indiquez-en une autre
server--storage--folder = { $file } : c’est un dossier ; indiquez un fichier dedans
server--storage--not-allowed = { $file } : vous ne pouvez pas le lire et y écrire ; choisissez un autre endroit ou changez ses permissions
server--storage--no-such-database = { $file } : cette base de données n’existe pas
server--storage--no-file = { $file } : { $why } ; choisissez un autre endroit ou changez ses permissions
server--storage--url = ce n’est pas l’URL d’une base de données : donnez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
server--storage--kind = une base de données du genre { $kind } ne convient pas : donnez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM
server--storage--sqlite-host = un fichier SQLite n’a pas d’hôte : donnez sqlite:///FICHIER (trois barres, quatre devant un chemin complet)
server--storage--sqlite-settings = un fichier SQLite n’a pas de réglages dans son URL : donnez sqlite:///FICHIER
server--storage--in-memory = une base de données en mémoire oublierait toutes les tables : donnez sqlite:///FICHIER
server--storage--no-name = l’URL ne nomme pas de base de données : donnez postgresql://UTILISATEUR@HÔTE/NOM
server--storage--postgresql-settings = une URL PostgreSQL peut régler host, port et sslmode, pas { $unknown }

## Sauvegardes

server--backup--copying = { $source } vers { $target }
server--backup--folder = { $file } : donnez un fichier, pas un dossier
server--backup--over-itself = { $file } : c’est la base de données elle-même ; indiquez un autre fichier pour la sauvegarde
server--backup--over-database = { $file } : c’est une base de données en service ; indiquez un autre fichier pour la sauvegarde
server--backup--file-exists = { $file } : ce fichier existe déjà ; indiquez-en un autre, ou donnez --overwrite
server--backup--not-durbar = { $database } : il n’y a aucune table de Durbar dans cette base de données
server--backup--not-a-backup = { $file } : ce n’est pas une sauvegarde de Durbar
server--backup--in-use = { $file } : c’est une base de données en service, pas une sauvegarde ; faites-en une avec durbar backup
server--backup--damaged = { $file } : cette sauvegarde est endommagée ; rien n’a été restauré
server--backup--newer = { $file } : cette sauvegarde vient d’un Durbar plus récent ; restaurez-la avec lui
server--backup--different = { $file } : cette sauvegarde n’est pas telle que Durbar les fait ; rien n’a été restauré
server--backup--from-itself = { $file } : c’est la base de données elle-même ; indiquez la sauvegarde
server--backup--tables-there = { $database } : il y a des tables dans cette base de données ; --overwrite les remplace par celles de la sauvegarde
