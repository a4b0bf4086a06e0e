# Ce que le serveur refuse. L’anglais est dans les sources ; les premiers mots de la phrase anglaise nomment ici la sienne.
# Là où une phrase contient quelque chose du moment, c’est l’identifiant du refus qui la nomme ; $text est alors l’anglais.

## La table et la partie

says--this-game-is-over = La partie est finie.
says--the-game-has-begun-already = La partie a déjà commencé.
says--the-game-has-not-begun = La partie n’a pas encore commencé.
says--nothing-has-been-dealt-yet = Rien n’a encore été distribué.
says--so-many-moves-have-not-been-made = On n’a pas encore joué autant de coups.
says--another-game-is-for-when-this-one-is = On rejoue quand la partie est finie.
says--only-the-host-of-the-table-can-do = Seul l’hôte de la table peut faire cela.
says--so-much-has-happened-at-this-table-that = Il s’est passé tant de choses à cette table qu’on ne peut plus rien y ajouter.
says--this-browser-has-no-tables-yet = Ce navigateur n’a pas encore de table.
says--the-table-has-changed-meanwhile = La table a changé entre-temps.
says--the-table-could-not-be-written-down-nothing = La table n’a pas pu être enregistrée. Rien n’est perdu ; réessayez dans un instant.
refused--moved-on = La partie a avancé entre-temps.
refused--too-many-tables = Ce navigateur a trop de tables : supprimez-en d’abord quelques-unes.
refused--not-now = Ce n’est pas possible maintenant ({ $text }).
refused--storage = La table n’a pas pu être enregistrée. Réessayez dans un instant.
refused--no-room = Les parties en cours se jouent déjà sur trop de plateaux différents : il n’y a pas de place pour un de plus.
refused--cannot-be = Ce n’est pas possible ({ $text }).
refused--malformed-move = Ce n’est pas un coup de ce jeu.
refused--record = Cette partie enregistrée ne peut pas être ouverte ({ $text }).

## Places et noms

says--a-bot-sits-there = Un robot occupe cette place.
says--nobody-sits-there = Personne n’occupe cette place.
says--a-person-sits-there-free-the-seat-first = Quelqu’un occupe cette place : libérez-la d’abord.
says--somebody-has-taken-this-seat-already = Quelqu’un a déjà pris cette place.
says--two-at-one-table-cannot-have-the-same = À une même table, deux joueurs ne peuvent pas porter le même nom.
says--a-name-is-a-text = Un nom est un texte.
says--a-name-has-at-least-one-letter = Un nom a au moins une lettre.
says--this-game-has-begun-already-a-table-is = Cette partie a déjà commencé : on ouvre une table pour une nouvelle partie, ou pour une partie enregistrée.
# Qui n’a pas de nom.
nameless = Invité
refused--seat = Ce n’est pas possible pour cette place ({ $text }).

## Absences

says--a-bot-plays-for-this-seat-come-back = Un robot joue pour cette place : reprenez d’abord la main.
says--a-bot-plays-for-you-come-back-first = Un robot joue pour vous : reprenez d’abord la main.
says--no-bot-plays-for-you = Aucun robot ne joue pour vous.
says--no-bot-has-the-move = Ce n’est pas à un robot de jouer.
says--no-bot-can-play-for-that-seat = Aucun robot ne peut jouer pour cette place.
says--your-vote-is-counted-already = Votre voix est déjà comptée.
says--nobody-has-been-waited-for-too-long = Personne ne se fait attendre depuis trop longtemps.
says--the-time-after-which-a-bot-plays-for = Le délai après lequel un robot joue à la place de quelqu’un est un nombre de secondes, ou null pour jamais.

## Reprendre un coup

says--at-this-table-no-move-is-taken-back = À cette table, on ne reprend aucun coup.
says--others-have-moved-or-a-card-has-been = Depuis, d’autres ont joué ou une carte a été tirée : tous doivent être d’accord pour reprendre ce coup.
says--somebody-has-asked-already-answer-that-first = Quelqu’un a déjà demandé à reprendre un coup : répondez d’abord.
says--the-others-have-to-agree = C’est aux autres de donner leur accord.
says--you-have-agreed-already = Vous avez déjà donné votre accord.
says--nobody-asks-to-take-anything-back = Personne ne demande à reprendre un coup.
refused--take-back-refused = Il n’y a pas de coup à reprendre.

## Conseils, discussion, étude

says--at-this-table-there-are-no-hints = À cette table, il n’y a pas de conseils.
says--hints-are-for-whoever-has-the-move = Les conseils sont réservés à qui doit jouer.
says--only-people-talk = Seuls les joueurs humains peuvent parler.
says--there-is-nothing-to-say-in-that = Ce message est vide.
says--in-an-analysis-one-goes-to-any-move = Dans une analyse, on va plutôt au coup que l’on veut.
says--only-an-analysis-goes-back-and-forth = On ne circule d’un coup à l’autre que dans une analyse.
says--only-a-finished-game-can-be-kept-open = On ne peut conserver qu’une partie finie ; ouvrez-la comme analyse pour la continuer.
says--one-plays-on-from-a-move-of-a = On ne rejoue à partir d’un coup que dans une partie finie.
says--a-game-is-analysed-when-it-is-over = On analyse une partie quand elle est finie.
says--this-game-is-not-over-only-a-finished = Cette partie n’est pas finie : on n’analyse qu’une partie finie.
says--this-record-ends-before-the-game-does-only = Cet enregistrement s’arrête avant la fin : on n’analyse qu’une partie finie.
says--many-games-wait-to-be-analysed-try-again = Beaucoup de parties attendent leur analyse : réessayez plus tard.
refused--too-many-analyses = Trop d’analyses sont en attente : réessayez plus tard.

says--the-coach-is-for-those-who-play-against = Le coach est réservé à qui ne joue que contre des débutants.

## Entrer, demander

says--this-server-asks-for-a-password-first = Ce serveur demande d’abord un mot de passe.
says--that-is-not-the-password = Ce n’est pas le bon mot de passe.
says--there-is-nothing-here-or-it-is-not = Il n’y a rien ici, ou ce n’est pas pour vous.
says--something-broke-on-the-server-it-has-been = Une erreur s’est produite sur le serveur. Elle a été notée.
says--durbar-is-open-too-often-here-close-another = Durbar est ouvert trop de fois ici : fermez d’abord une autre fenêtre.
says--the-request-took-too-long-to-arrive = La requête a mis trop de temps à arriver.
says--the-length-of-the-body-is-not-a = La longueur du contenu n’est pas un nombre.
says--only-durbar-s-own-pages-may-do-that = Seules les pages de Durbar peuvent faire cela.
says--the-body-has-to-be-json-with-content = Le contenu doit être en JSON, avec Content-Type: application/json.
refused--too-fast = Trop de demandes en peu de temps. Réessayez dans { $seconds } s.
refused--too-many-parts = Il y a trop d’éléments là-dedans : on en lit au plus { $most }.
refused--too-long = C’est trop long : on lit au plus { $most } octets.
refused--unreadable = Le contenu ne peut pas être lu comme du JSON.
refused--invalid = La requête est incorrecte ({ $text }).
