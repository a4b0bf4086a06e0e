"""The code that the rules of all games share: random draws, the events of a move, positions, play-outs.

It runs compiled or uncompiled. In its functions `r` is the table of a game's rules, `s` a state, `f` the state's frame,
`c` its chance and `t` its events.
"""
