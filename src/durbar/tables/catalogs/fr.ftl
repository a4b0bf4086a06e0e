# Actions refusées à une table, et erreurs dans son fichier. Le nom d’un message est ici son
# identifiant, avec « -- » pour chaque point.

## La table et la partie

tables--over = la partie est finie
tables--begun = la partie a déjà commencé
tables--not-begun = la partie n’a pas encore commencé
tables--dealing = la distribution est en cours
tables--nothing-to-reveal = cette place n’a pas de contribution à révéler maintenant
tables--other-bits = ce ne sont pas les bits sur lesquels cette place s’est engagée
tables--receipt-secret = le secret du reçu n’a pas l’empreinte indiquée
tables--receipt-bits = les bits de la place { $number } du reçu n’ont pas l’empreinte indiquée
tables--receipt-seed = la graine n’est pas celle que donne le reçu
tables--not-dealt = la partie n’a pas encore commencé
tables--moved-on = la partie a avancé entre-temps
tables--no-version = il n’y a pas encore de version { $version }
tables--moves-not-made = on n’a pas encore joué autant de coups
tables--imagined = une partie dont les cartes cachées sont seulement supposées ne peut pas se jouer à une table
tables--number-of-players = { $seats } places ne conviennent pas à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
tables--log-unopened = le journal d’une table doit commencer par l’entrée qui l’ouvre
tables--log-order = l’entrée { $found } ne suit pas l’entrée { $before }

## Places et noms

tables--no-seat = il n’y a pas de place { $number }
tables--seat-of-a-bot = cette place est à un robot
tables--seat-of-a-person = cette place est prise par une personne : libérez-la d’abord
tables--seat-empty = cette place est libre
tables--seats-empty = { $count ->
    [one] la place { $seats } est encore libre
   *[other] les places { $seats } sont encore libres
}
tables--name-taken = un joueur nommé { $name } est déjà à cette table
tables--name-is-a-text = un nom doit être un texte
tables--name-empty = un nom doit avoir au moins un caractère
tables--name-too-long = un nom peut avoir au plus { $most } caractères
tables--sign = le nom d’une pierre ou d’une figurine doit être un mot de { $most } lettres au plus
tables--no-level = il n’y a pas de niveau de robot { $asked } : choisissez parmi { $known }
tables--open-begun = cette partie a déjà commencé : on ouvre une table pour une nouvelle partie, ou pour une partie enregistrée
tables--number-of-seats = il faut décrire { $expected } places, pas { $found }

## Absences

tables--bot-plays-for-seat = un robot joue pour cette place : reprenez d’abord la main
tables--bot-plays-for-you = un robot joue pour vous : reprenez d’abord la main
tables--no-bot-plays = aucun robot ne joue pour vous
tables--no-bot-to-move = ce n’est pas à un robot de jouer
tables--no-bot-can-play = aucun robot ne peut jouer pour cette place
tables--voted-already = vous avez déjà voté
tables--nobody-late = personne n’a dépassé son temps
tables--absence-is-a-number = le délai après lequel un robot joue pour un absent doit être un nombre de secondes, ou null pour jamais
tables--absence = le délai après lequel un robot joue pour un absent doit être de { $seconds } secondes à { $days } jours

## Reprendre un coup

tables--take-back-never = à cette table, on ne peut pas annuler de coup
tables--nothing-to-take-back = { $name } n’a pas de coup à annuler
tables--take-back-asked-already = quelqu’un a déjà demandé à annuler un coup : répondez d’abord
tables--take-back-in-analysis = dans une analyse, allez à un autre coup au lieu d’annuler
tables--take-back-former-player = quelqu’un qui a quitté la partie depuis a vu ces coups : on ne peut plus les annuler
tables--others-agree = les autres joueurs doivent être d’accord
tables--agreed-already = vous avez déjà donné votre accord
tables--nobody-to-nudge = la table n’attend pas ce joueur
tables--nudged-lately = ce joueur vient d’être relancé, ou c’est son tour depuis peu
tables--nobody-asks = personne n’a demandé à annuler un coup

## Discussion et étude

tables--only-people-talk = seules les personnes peuvent discuter
tables--closed = l’administrateur a fermé cette table
tables--nothing-to-say = le message est vide
tables--too-much-to-say = un message peut avoir au plus { $most } caractères
tables--not-an-analysis = on ne va à un autre coup que dans une analyse
tables--moves-of-line = cette ligne a les coups 0 à { $most }
tables--keep-unfinished = on ne peut conserver qu’une partie finie ; ouvrez-la comme analyse pour la continuer
tables--too-much-taken-back = cet enregistrement contient trop de coups annulés pour être conservé ; ouvrez-le comme analyse
tables--branch-unfinished = on ne peut continuer à partir d’un coup que dans une partie finie
tables--branch-moves = cette partie peut être continuée à partir des coups 0 à { $most }
tables--analyse-unfinished = cette partie n’est pas finie : seule une partie finie peut être analysée

## Fichiers

# $why est un message : une erreur dans l’enregistrement, ou la raison pour laquelle le fichier ne peut pas être lu.
tables--in-file = { $path } : { $why }
tables--too-large = trop grand pour un enregistrement : plus de { $most } octets
tables--wrong-part = le champ « { $part } » n’est pas valide : { $found }
tables--bots-of-seats = le champ « table » doit nommer un robot ou null pour chacune des { $seats } places : { $found }
tables--seed-of-bots = la graine des robots n’est pas un nombre : { $found }
tables--no-unfinished = il n’y a pas de partie inachevée dans { $folder }
