# Erreurs des robots. Le nom d’une entrée est l’identifiant du message, avec « -- » à la place de chaque point.

bots--game-over = { $seat } n’a pas de coup à jouer : la partie est finie
    .no-seat = un spectateur n’a pas de coup à jouer : la partie est finie
bots--others-move = { $seat } n’a pas de coup à jouer : c’est à un autre de jouer
    .no-seat = un spectateur n’a pas de coup à jouer : c’est à un joueur de jouer
