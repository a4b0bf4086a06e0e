"""The code that the rules of all games share: random draws, the events of a move, positions, play-outs.

It runs compiled or uncompiled. In its functions `r` is the table of a game's rules, `s` a state, `f` the state's frame
(the fields that all games share), `c` its random generator and `t` the events of its last move.
"""
