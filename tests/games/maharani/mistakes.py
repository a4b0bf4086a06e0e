"""Common mistakes in input for Maharani, each with a part of the expected error message."""

from games.maharani.boardfiles import STANDARD

# invalid options, each with the expected error
OPTIONS = [
    ({"start_playr": 1}, "no option 'start_playr'; did you mean 'start_player'"),
    ({"open_hands": True}, "no option 'open_hands'"),
]
# invalid board files, each with the expected error
BOARDS = [
    (STANDARD.replace('"orange"', '"blue"'), "blue"),
    (STANDARD.replace("second_tile_cost = 2", "second_tile_cost = 3"), "second_tile_cost"),
    (STANDARD.replace("payout = [0, 4,", "payout = [0, 9,"), "payout"),
]
# texts that are not moves
MALFORMED_MOVES = [
    *("end ", " end", "e nd", "end\n", "END!", "pass", "renew renew", "\uff45nd", "reactivate"),
    *(":", ">", ":>", "1:", "1:>E", "1:c4", "1:c4>", "c4>E", ":c4>E", "1c4>E", "1:c4E", "1:>", "1:c4>>E", "1::c4>E"),
    *("0:c4>E", "5:c4>E", "-1:c4>E", "11:c4>E", "\u0661:c4>E", "1:i4>E", "1:c9>E", "1:c0>E", "1:4c>E", "1:c44>E"),
    *("1:c4>X", "1:c4>NE", "1:c4>EAST", "1:c4> E", "1 :c4>E", "1:c4>E/", "1:c4>E/c", "1:c4>E/ab", "1:c4>E//a"),
    *("1:c4>E/a ", "1:c4>/a", "2:c4>E;3:c4>E", "1:c4>" + "E" * 100_000),
]
LETTERS = "1234:abcdefgh12345678>NESW/ab endrw 05\n\0é"
"""Characters that a test inserts into moves at random."""
# changed values of a record, each with the expected error
RECORDS = [
    ({"edition": "2019"}, "has no edition '2019'"),
    ({"players": 5, "seats": ["x"] * 5}, "is for 2 to 4 players, not 5"),
    ({"options": {"start_playr": 1}}, "did you mean 'start_player'"),
    ({"moves": ["end"]}, "move 1: end: .*MH-2.3"),
    ({"moves": ["end", 7]}, r"moves\[1\] is not a string in the record: 7"),
]
