# Textes des premières parties guidées et du coach.
#
# $you est le nom de l’utilisateur ; $first et $second sont les noms des deux robots.

## La page de départ

guide-learn-title = { $game } : votre première partie
guide-learn-taj-mahal = Vous jouez une vraie partie, et le guide vous dit quoi faire. En dix minutes environ, vous saurez comment fonctionnent cartes, palais et points. Il n’y a rien à lire avant.
guide-learn-maharani = Vous jouez une vraie partie, et le guide vous dit quoi faire. En dix minutes environ, vous saurez comment fonctionnent tuiles, artisans et or. Il n’y a rien à lire avant.
guide-learn-note = Deux robots jouent avec vous. Vous pouvez arrêter à tout moment et continuer plus tard.
guide-learn-none = Il n’y a pas encore de guide pour ce jeu. Commencez par ses règles.
guide-start = Commencer
guide-resume = Continuer
guide-anew = Recommencer

## La carte du guide

guide-title = Guide
guide-step = Étape { $step } sur { $steps }
guide-next = Suivant
guide-back = Retour
guide-skip = Quitter le guide
guide-yours = À vous
guide-watch = Les autres jouent. Regardez ce qu’ils font.
guide-look-first = Un instant ! Lisez d’abord la suite.
guide-not-yet = Un instant ! D’abord ceci :
guide-dock-reads = Lisez le guide.
guide-dock-asks = Suivez le guide.
guide-real = Une vraie partie, avec un coach
guide-play-on = Continuer ici
guide-coach-about = La vraie partie a une nouvelle donne, encore contre des débutants. Le coach intervient quand un autre coup est nettement meilleur ; un clic le désactive.

## Taj Mahal

guide-taj-mahal-welcome = Bienvenue, { $you }. La cour du Grand Moghol parcourt douze provinces. Dans chacune, vous gagnez des récompenses à la cour, et elles deviennent des points. À la fin, qui a le plus de points gagne.
guide-taj-mahal-prizes = La cour est dans la province de Delhi, et voici les six récompenses. De gauche à droite : vizir, général, moine et princesse apportent chacun un palais. La couronne apporte un palais dans n’importe quelle ville, même déjà prise. L’éléphant apporte les marchandises de la province.
guide-taj-mahal-hand = Voici vos cartes. Une carte de couleur porte deux symboles. Les cartes jouées restent face visible dans votre rangée, et leurs symboles s’additionnent.
guide-taj-mahal-first-card = Jouez la carte bleue avec le vizir et l’éléphant : choisissez-la, puis appuyez sur « Jouer cette carte ».
guide-taj-mahal-tie = Regardez les nombres sous le vizir : vous en avez un, { $first } aussi. C’est une égalité, et à égalité on ne gagne rien.
guide-taj-mahal-colour = Vous avez commencé en bleu : pendant cette visite, vous ne jouez plus que du bleu. Votre carte rouge est estompée : elle attend une autre visite.
guide-taj-mahal-companion = Une carte blanche peut accompagner une carte de couleur. Choisissez le moine bleu, puis le vizir blanc, et jouez les deux : avec deux vizirs, l’égalité est rompue.
guide-taj-mahal-lead = Maintenant, personne ne vous égale pour le vizir ni pour l’éléphant. Vous pourriez rester : il vous reste du bleu. Mais chaque carte jouée est perdue, et les autres vous rattrapent. C’est un bon moment pour vous retirer.
guide-taj-mahal-withdraw = Pour gagner là où l’on est en tête, on se retire. Le panneau du bas dit ce que cela rapporte : le vizir, et la tuile de province avec son riz. Retirez-vous : appuyez sur le bouton du panneau, puis une seconde fois pour confirmer.
guide-taj-mahal-palace = Le vizir vous apporte un palais. Choisissez Hisar : une route mène de là à la province de Lahore, où la cour se rend ensuite. Vous verrez bientôt à quoi cela sert.
guide-taj-mahal-first-points = Deux points : un pour le palais, un pour le riz. Ce nombre est votre score.
guide-taj-mahal-take = Qui se retire prend deux cartes à l’étal. Vous vous retirez avant les autres : les cinq cartes sont là. Prenez la bleue : vous avez déjà du bleu, et avec une couleur plus fournie on tient plus longtemps.
guide-taj-mahal-take-white = Et l’éléphant blanc : le blanc va avec toutes les couleurs.
guide-taj-mahal-second-visit = Les autres se sont retirés aussi et ont bâti leurs palais. La cour est maintenant dans la province de Lahore. { $first } a commencé ici : vous avez donc vu ce que jouent les deux autres.
guide-taj-mahal-gap = Personne n’a de général. Là où vous n’avez pas de rival, une seule carte peut suffire.
guide-taj-mahal-general = Jouez un général bleu.
guide-taj-mahal-let-go = Avec un général, vous êtes toujours en tête. { $second } a plus d’éléphants : tant pis. Personne ne gagne tout, et les cartes que vous gardez gagneront autre chose plus tard.
guide-taj-mahal-withdraw-early = Retirez-vous avec le général. Une récompense pour une seule carte, c’est une bonne affaire.
guide-taj-mahal-bonus = Un losange est une forteresse, et à Lahore se trouve une tuile de riz. Y bâtir un palais permet de la prendre. Vous avez déjà du riz de Delhi : cette tuile rapporte donc deux points, un pour elle-même, un pour l’autre riz.
guide-taj-mahal-chain = Une route relie la ville de Lahore à votre palais de Hisar. Vos palais relient ainsi deux provinces : un point pour chacune. Bâtissez à Lahore.
guide-taj-mahal-chain-points = Quatre points d’un coup : deux pour le riz, deux pour les palais reliés. Si votre prochain palais s’y relie, cela fera trois, et ainsi de suite. Cherchez donc les routes vers les provinces encore à visiter.
guide-taj-mahal-take-long = Prenez vos deux cartes. Le bleu est votre couleur la plus fournie : prenez le moine bleu.
guide-taj-mahal-take-another = Et le vizir bleu.
guide-taj-mahal-pair = Les autres ont fini aussi. Vous avez gagné jusqu’ici un vizir et un général. Deux conseillers identiques s’échangent contre une carte de prestige : on l’ajoute à une carte de couleur comme une blanche, et elle vous revient après chaque visite.
guide-taj-mahal-worth = Encore une chose : tout à la fin, votre main compte. Un point par carte blanche, par carte de prestige et par carte de votre couleur la plus fournie. Avec quatre cartes bleues et une blanche, la vôtre vaut cinq points.
guide-taj-mahal-finish = Vous savez tout ce qu’il faut. Il reste dix visites, et { $first } et { $second } continuent en débutants. Si vous hésitez, demandez un conseil. Bon voyage !

## Maharani

guide-maharani-welcome = Bienvenue, { $you }. Il manque encore au sol du palais sa mosaïque. Vous posez des tuiles, vos artisans y travaillent, et les deux rapportent de l’or. À la fin, qui a le plus d’or gagne.
guide-maharani-turntable = Il y a quatre tuiles sur le tourniquet. Chacune se trouve dans un quartier du sol : lion, paon, éléphant, singe. Le tourniquet s’est tourné vers vous. Votre côté est le plus proche, le sud.
guide-maharani-first-tile = Choisissez la tuile orange marquée, puis la case marquée. Les deux sont dans le quartier du singe : dans son propre quartier, une tuile se pose gratuitement.
guide-maharani-turn = Sa flèche pointe maintenant à l’opposé de vous. Seule une tuile dont la flèche pointe vers votre côté reçoit un de vos artisans. Tournez-la donc : appuyez encore une fois sur la tuile, ou sur « Tourner », ou sur la touche R. Appuyez ensuite sur « Poser la tuile ».
guide-maharani-artisan = La flèche pointe vers vous : un de vos artisans est donc venu travailler sur la tuile. Deux pièces d’or : une pour la tuile, une pour l’artisan.
guide-maharani-by-itself = Désormais, les tuiles tournent d’elles-mêmes leur flèche vers vous, là où c’est possible. Vous pouvez toujours les tourner, comme à l’instant.
guide-maharani-end = Vous pourriez poser une seconde tuile, pour deux pièces d’or. Pas cette fois : appuyez sur « Terminer le tour », puis une seconde fois pour confirmer.
guide-maharani-others = { $first } et { $second } ont posé chacun deux tuiles et placé des artisans, le tout dans le quartier du singe, devant vous.
guide-maharani-area = { $first } a posé cette tuile bleue. Une tuile rapporte une pièce d’or par tuile de sa zone, d’une seule couleur, elle-même comprise. Peu importe qui a posé les autres.
guide-maharani-join = Posez votre tuile bleue sur la case marquée, juste à côté : deux pièces d’or pour une zone de deux, et une pour l’artisan.
guide-maharani-group = Les artisans comptent de la même façon : un nouveau rapporte une pièce d’or par artisan de son groupe. Sur la case libre marquée, il serait à côté du vôtre.
guide-maharani-marker = Posez-y la tuile rouge : c’est votre seconde tuile, elle coûte deux pièces d’or et en rapporte trois. Elle vient du quartier du lion : votre marqueur lion se retourne face cachée, c’est le prix pour la poser dans un autre quartier.
guide-maharani-moving = Ici, votre artisan est sur du bleu. Sur chaque couleur, vous avez au plus un artisan par quartier. Si vous posez encore du bleu ici, la flèche vers vous, c’est lui qui s’y rend.
guide-maharani-walk = Posez la tuile bleue sur la case marquée. La zone bleue rapporte trois pièces d’or, et votre artisan s’y rend, à côté de l’autre : un groupe de deux en rapporte deux.
guide-maharani-end-again = Assez pour ce tour : terminez-le.
guide-maharani-last-space = Dans le quartier du singe, une seule case est encore libre. Un quartier plein paie à chacun ses artisans : 4 pièces d’or pour un, 6 pour deux, 9 pour trois, et ainsi de suite.
guide-maharani-fill = Vous en avez trois, les autres deux chacun. Remplissez donc le quartier : posez la tuile rouge sur la case marquée. Cette fois, cela coûte le marqueur paon.
guide-maharani-paid = Le quartier est plein. Il paie à la fin de votre tour : terminez-le.
guide-maharani-nine = Neuf pièces d’or pour vous, six pour chacun des autres. Tous les artisans du quartier reviennent à leurs joueurs. Les tuiles restent.
guide-maharani-markers = Deux de vos marqueurs sont face cachée : lion et paon. Pour l’instant, les tuiles de ces quartiers ne peuvent être posées nulle part ailleurs.
guide-maharani-renew = On les récupère en sacrifiant un tour. Faites-le : réactivez les marqueurs.
guide-maharani-rest = Tous vos marqueurs sont de nouveau face visible. Il reste trois quartiers à remplir. Quand le dernier a été évalué, la partie est finie.
guide-maharani-finish = Vous savez tout ce qu’il faut. { $first } et { $second } continuent en débutants. Si vous hésitez, demandez un conseil. Bonne chance pour votre mosaïque !

## Le coach

guide-coach = Coach
guide-coach-says = Avant de jouer, pensez à ceci : { $move }
guide-coach-show = Montrez-moi
guide-coach-anyway = Jouer mon coup
guide-coach-off = Désactiver le coach
guide-coach-thinking = Le coach examine votre coup…
