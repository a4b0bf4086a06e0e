## Les règles

rules-title = Règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun résultat
    [one] 1 résultat
   *[other] { $count } résultats
}
rules-copy = Copier le lien vers { $number }
rules-copied = Le lien vers { $number } a été copié.
rules-whole = Ouvrir la page
rules-not-yet = Cette page n’est pas encore disponible dans votre langue.
rules-editions = Les éditions côte à côte
rules-yours = (cette table)
rules-first = Lena
rules-second = Greg

## Figures de Taj Mahal

rules-figure-tm-1-1 = Une carte de chaque couleur, une carte blanche et une carte spéciale. La lettre et le motif indiquent aussi la couleur.
rules-figure-tm-1-2 = Tuiles de province : leur numéro et leurs marchandises.
rules-figure-tm-1-3 = Le Taj Mahal, +2, +1 carte, riz, thé, épices et gemmes.
rules-figure-tm-3-1 = Une carte de couleur seule, ou avec une carte blanche, ou avec une carte spéciale.
rules-figure-tm-4-1 = Si Lena se retire, elle gagne la couronne : elle seule en a une. Pour la princesse et l’éléphant, elle est à égalité avec Greg, et il a plus de généraux.
rules-figure-tm-4-2 = Les villes libres ont un anneau d’or : celles qui sont vides, et celle qui n’a qu’un palais de la couronne. Un palais sur la forteresse prend la tuile bonus.
rules-figure-tm-4-5 = Un palais de la couronne peut aller partout, même dans une ville où un rival a un palais. Il ne prend pas de tuile bonus.
rules-figure-tm-4-7 = Un palais à Mathura relie Delhi et Ajmer : 1 + 2 points. Le rival à Gwalior coupe la route de Chanderi.
rules-figure-tm-5-1 = Deux généraux valent la carte spéciale « +1 éléphant ».
rules-figure-tm-6-1 = 1 pour la carte spéciale, 2 pour les blanches, 3 pour la couleur la plus fournie : 6 points.
rules-figure-tm-7-1 = Deux tuiles du même conseiller, et la carte spéciale qu’elles valent.
rules-figure-tm-9-2 = Il y a déjà une carte verte dans les troubles : une deuxième fait éclater une protestation.

## Figures de Maharani

rules-figure-mh-1-1 = Le sol : quatre quartiers avec leurs animaux autour du tourniquet, chaque case avec ses colonnes.
rules-figure-mh-1-2 = Des tuiles à colonne centrale, à une demi-colonne et à deux ; six couleurs, chacune avec son motif.
rules-figure-mh-2-2 = Le tourniquet pointe vers le joueur au sud. L’emplacement 1 est au fond à gauche, le 2 au fond à droite, le 3 devant à droite, le 4 devant à gauche.
rules-figure-mh-3-2 = Une case, une tuile, et la tuile tournée pour que ses demi-colonnes tombent sur celles de la case.
rules-figure-mh-3-4 = Les trois tuiles bleues forment une zone : la dernière a rapporté 3. Celle qui est derrière l’orange n’en touche aucune.
rules-figure-mh-4-1 = Pour le joueur en bas, la flèche de gauche pointe vers lui : cette tuile reçoit un artisan ; celle de droite, non.
rules-figure-mh-9-3 = Cinq tuiles bleues dans une zone, trois artisans dans un groupe, à cheval sur deux quartiers.
