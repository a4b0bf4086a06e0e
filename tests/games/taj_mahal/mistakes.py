"""Common mistakes in input for Taj Mahal, each with a part of the expected error message."""

from games.taj_mahal.boardfiles import STANDARD

# invalid options, each with the expected error
OPTIONS = [
    ({"open_hand": True}, "no option 'open_hand'; did you mean 'open_hands'"),
    ({"open_hands": "yes"}, "open_hands must be true or false, not 'yes'"),
    ({"open_hands": 1}, "open_hands must be true or false, not 1"),
    ({"province_order": "Agra"}, "province_order must be a list of province names, not 'Agra'"),
    ({"province_order": [1, 2]}, "province_order must be a list of province names"),
    ({"province_order": []}, "name each of the 12 provinces once; check Agra"),
    ({"province_order": ["Agra"] * 12}, "name each of the 12 provinces once"),
    ({"bonus_layout": ["tea"]}, "give the bonus tile of each fortress, not"),
    ({"bonus_layout": {"Kabul": 2}}, "give the bonus tile of each fortress, not"),
    ({"bonus_layout": {}}, "name each of the 15 fortresses except Agra; check Bhakkar, "),
]
# invalid board files, each with the expected error
BOARDS = [
    (STANDARD.replace('"Delhi", "Ajmer"', '"Dehli", "Ajmer"'), r'there is no city "Dehli" \(did you mean "Delhi"'),
    (STANDARD.replace("card = 3 ", "card = 4 "), "bonus_tiles: expected 15 tiles besides the Taj Mahal, found 16"),
    (STANDARD.replace('monk = "colour-change"', 'monk = "points"'), "points"),
]
# texts that are not moves
MALFORMED_MOVES = [
    *("out ", " out", "OUT", "o ut", "out\n", "\uff4f\uff55\uff54"),
    *("rEV", "rV", "rVEE", "rVGE", "xVE", "RVE", "rve", "wE", "wVE", "VE", "r", "rVE+", "+wE", "rVE++wE", "rVE+rGE"),
    *("rVE+wE+wE", "rVE+wE+*E", "rVE +wE", "rVE+w", "rVE+*", "rVE+*X", "*E", "*C", "vVE"),
    *("@", "^", "@@Delhi", "^^Delhi", "@Nowhere", "@Dehli", "^Taj", "@Delhi,Agra", "@" + "x" * 100_000, "Delhi"),
    *("<", "<<rVE", "<rVE rGE", "<*E", "<wVE", "<Delhi", "#", "#-1", "#801", "#1e3"),
]
LETTERS = "rygbwVGMPKE+*2C<@^#_ out0123456789Delhi\n\0é"
"""Characters that a test inserts into moves at random."""
# changed values of a record, each with the expected error
RECORDS = [
    ({"edition": "2019"}, "has no edition '2019'"),
    ({"players": 7, "seats": ["x"] * 7}, "is for 2 to 5 players, not 7"),
    ({"options": {"open_hand": True}}, "did you mean 'open_hands'"),
    ({"moves": ["@Delhi"]}, "move 1: @Delhi: .*TM-4.2"),
    ({"moves": ["out", 7]}, r"moves\[1\] is not a string in the record: 7"),
]
