# Ce qui ne peut pas se faire à une table, et ce qui ne va pas dans son fichier. Le nom d’un message est ici son
# identifiant, avec « -- » pour chaque point.

## La table et la partie

tables--over = la partie est finie
tables--begun = la partie a déjà commencé
tables--not-begun = la partie n’a pas encore commencé
tables--not-dealt = rien n’a encore été distribué
tables--moved-on = la partie a avancé entre-temps
tables--no-version = il n’y a pas encore de version { $version }
tables--moves-not-made = on n’a pas encore joué autant de coups
tables--imagined = un monde imaginé ne peut pas se jouer à une table
tables--number-of-players = { $seats } places ne peuvent pas être prises par { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
tables--log-unopened = le journal d’une table commence par l’entrée qui l’ouvre
tables--log-order = l’entrée { $found } ne suit pas l’entrée { $before }

## Places et noms

tables--no-seat = il n’y a pas de place { $number }
tables--seat-of-a-bot = un robot occupe cette place
tables--seat-of-a-person = quelqu’un occupe cette place : libérez-la d’abord
tables--seat-empty = personne n’occupe cette place
tables--seats-empty = { $count ->
    [one] personne n’occupe encore la place { $seats }
   *[other] personne n’occupe encore les places { $seats }
}
tables--name-taken = quelqu’un qui s’appelle { $name } est déjà à cette table
tables--name-is-a-text = un nom est un texte
tables--name-empty = un nom a au moins une lettre
tables--name-too-long = un nom a au plus { $most } lettres
tables--sign = une pierre ou une figurine se nomme d’un mot de { $most } lettres au plus
tables--no-level = aucun robot de niveau { $asked } ne joue aux tables : choisissez parmi { $known }
tables--open-begun = cette partie a déjà commencé : on ouvre une table pour une nouvelle partie, ou pour une partie enregistrée
tables--number-of-seats = il faut décrire { $expected } places, pas { $found }

## Absences

tables--bot-plays-for-seat = un robot joue pour cette place : reprenez d’abord la main
tables--bot-plays-for-you = un robot joue pour vous : reprenez d’abord la main
tables--no-bot-plays = aucun robot ne joue pour vous
tables--no-bot-to-move = ce n’est pas à un robot de jouer
tables--no-bot-can-play = aucun robot ne peut jouer pour cette place
tables--voted-already = votre voix est déjà comptée
tables--nobody-late = personne ne se fait attendre depuis trop longtemps
tables--absence-is-a-number = le délai après lequel un robot joue à la place de quelqu’un est un nombre de secondes, ou null pour jamais
tables--absence = un robot peut jouer à la place de quelqu’un après un délai de { $seconds } secondes à { $days } jours

## Reprendre un coup

tables--take-back-never = à cette table, on ne reprend aucun coup
tables--nothing-to-take-back = { $name } n’a joué aucun coup qui puisse être repris
tables--take-back-asked-already = quelqu’un a déjà demandé à reprendre un coup : répondez d’abord
tables--take-back-in-analysis = dans une analyse, on va plutôt au coup que l’on veut
tables--others-agree = c’est aux autres de donner leur accord
tables--agreed-already = vous avez déjà donné votre accord
tables--nobody-asks = personne ne demande à reprendre un coup

## Discussion et étude

tables--only-people-talk = seuls les joueurs humains peuvent parler
tables--nothing-to-say = ce message est vide
tables--too-much-to-say = un message a au plus { $most } lettres
tables--not-an-analysis = on ne circule d’un coup à l’autre que dans une analyse
tables--moves-of-line = cette ligne a les coups 0 à { $most }
tables--keep-unfinished = on ne peut conserver qu’une partie finie ; ouvrez-la comme analyse pour la continuer
tables--too-much-taken-back = cet enregistrement contient trop de coups repris pour être conservé ; ouvrez-le comme analyse
tables--branch-unfinished = on ne rejoue à partir d’un coup que dans une partie finie
tables--branch-moves = cette partie peut être rejouée à partir de 0 à { $most } coups
tables--analyse-unfinished = cette partie n’est pas finie : on n’analyse qu’une partie finie

## Fichiers

# $why est une phrase à elle seule : ce qui ne va pas dans l’enregistrement, ou pourquoi le fichier ne peut pas être lu.
tables--in-file = { $path } : { $why }
tables--too-large = trop grand pour un enregistrement : plus de { $most } octets
tables--wrong-part = la partie « { $part } » n’est pas correcte : { $found }
tables--bots-of-seats = la partie « table » ne nomme pas un robot ou null pour chacune des { $seats } places : { $found }
tables--seed-of-bots = la graine des robots n’est pas un nombre : { $found }
tables--no-unfinished = aucune table inachevée dans { $folder }
