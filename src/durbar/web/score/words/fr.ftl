# Feuilles de score de tous les jeux.

score-total = total
score-of = { $unit ->
    [gold] Or pour
   *[points] Points pour
}
score-whole = toute la partie
score-by-source = { $unit ->
    [gold] Or par origine
   *[points] Points par origine
}
score-by-chapter = { $unit ->
    [gold] Or par tour
   *[points] Points par visite
}
