# Feuilles de score, de tous les jeux.

score-total = total
score-of = Points pour
score-whole = toute la partie
score-by-source = Points selon leur origine
score-by-chapter = Points selon le moment
