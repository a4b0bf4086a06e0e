"""Whatever is asked for wrongly is told in words: always a DurbarError, and nothing has changed."""

from random import Random

import pytest

import durbar
from durbar.games.errors import (
    BoardError,
    IllegalMove,
    MalformedMove,
    SettingError,
    UnknownGame,
)
from kit.boards import STANDARD

# -- setting a game up -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words"),
    [("taj-mahl", "did you mean 'taj-mahal'"), ("chess", "there are: .*taj-mahal"), ("", "no game is called ''")],
)
def test_unknown_game(name, words):
    with pytest.raises(UnknownGame, match=words):
        durbar.new(name, 3)


@pytest.mark.parametrize("edition", ["1999", "", "2018 ", 2018, ["2018"], True])
def test_unknown_edition(edition):
    with pytest.raises(SettingError, match=r"has no edition .*: choose from 2000, 2006, 2018"):
        durbar.new("taj-mahal", 3, edition=edition)


@pytest.mark.parametrize("players", [1, 6, 0, -3, True, 3.0, "3", None, [3]])
def test_wrong_number_of_players(players):
    with pytest.raises(SettingError, match=r"\(2018\) is for 2 to 5 players, not "):
        durbar.new("taj-mahal", players)


@pytest.mark.parametrize("edition", ["2000", "2006"])
def test_two_players_only_in_2018(edition):
    with pytest.raises(SettingError, match=rf"\({edition}\) is for 3 to 5 players, not 2"):
        durbar.new("taj-mahal", 2, edition=edition)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"open_hand": True}, "no option 'open_hand'; did you mean 'open_hands'"),
        ({"undoing": 1}, "no option 'undoing'"),
        ({3: 1}, "no option 3"),
        ({"open_hands": "yes"}, "open_hands is true or false, not 'yes'"),
        ({"open_hands": 1}, "open_hands is true or false, not 1"),
        ({"start_player": 3}, "a seat from 0 to 2, not 3"),
        ({"start_player": -1}, "a seat, counted from 0, not the number -1"),
        ({"start_player": True}, "a seat, counted from 0, not true"),
        ({"start_player": "Anna"}, 'a seat, counted from 0, not the text "Anna"'),
        ({"start_player": 10**5000}, "a seat, counted from 0, not an enormous number"),
        ({"province_order": "Agra"}, "province_order is a list of province names, not 'Agra'"),
        ({"province_order": [1, 2]}, "province_order is a list of province names"),
        ({"province_order": []}, "names each of the 12 provinces once; look at Agra"),
        ({"province_order": ["Agra"] * 12}, "names each of the 12 provinces once"),
        ({"bonus_layout": ["tea"]}, "gives each fortress the name of its bonus tile, not"),
        ({"bonus_layout": {"Kabul": 2}}, "gives each fortress the name of its bonus tile, not"),
        ({"bonus_layout": {}}, "names the 15 fortresses but Agra; look at Bhakkar, "),
    ],
)
def test_bad_options(options, words):
    with pytest.raises(SettingError, match=words):
        durbar.new("taj-mahal", 3, options=options)


@pytest.mark.parametrize("seed", [-1, 2**256, b"short", "7", 1.5, True, []])
def test_bad_seeds(seed):
    with pytest.raises(SettingError, match="a seed is "):
        durbar.new("taj-mahal", 3, seed=seed)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", 'the key "name" is missing'),
        (b"name = ", "not readable as TOML: Invalid value"),
        (b"\xff\xfe", "not a text in UTF-8"),
        (STANDARD[: len(STANDARD) // 2].encode(), "not readable as TOML|is missing"),
        (
            STANDARD.replace('"Delhi", "Ajmer"', '"Dehli", "Ajmer"').encode(),
            r'no city is called "Dehli" \(did you mean "Delhi"',
        ),
        (
            STANDARD.replace("card = 3 ", "card = 4 ").encode(),
            "bonus_tiles: 16 tiles without the Taj Mahal; there are 15",
        ),
        (STANDARD.replace('monk = "colour-change"', 'monk = "points"').encode(), "points"),
        (b"a" * 200_000, "more than 131072 bytes"),
    ],
)
def test_broken_board_files(tmp_path, content, words):
    file = tmp_path / "board.toml"
    file.write_bytes(content)
    with pytest.raises(BoardError, match=words):
        durbar.new("taj-mahal", 3, board=file)
    with pytest.raises(BoardError, match=words):
        durbar.new("taj-mahal", 3, board=str(file))


def test_board_files_that_are_not_there(tmp_path):
    with pytest.raises(BoardError, match=r"no\.toml: the file cannot be read: No such file"):
        durbar.new("taj-mahal", 3, board=tmp_path / "no.toml")
    with pytest.raises(BoardError, match="the file cannot be read: Is a directory"):
        durbar.new("taj-mahal", 3, board=tmp_path)
    with pytest.raises(SettingError, match="a board of its own kind, not with the number 5"):
        durbar.new("taj-mahal", 3, board=5)


# -- moves -----------------------------------------------------------------------------------------------------------

NO_MOVES = [
    *(
        "",
        " ",
        "out ",
        " out",
        "OUT",
        "o ut",
        "out\n",
        "pass",
        "0",
        "-1",
        "None",
        "\0",
        "\uff4f\uff55\uff54",
        "é" * 5000,
    ),
    *("rEV", "rV", "rVEE", "rVGE", "xVE", "RVE", "rve", "wE", "wVE", "VE", "r", "rVE+", "+wE", "rVE++wE", "rVE+rGE"),
    *("rVE+wE+wE", "rVE+wE+*E", "rVE +wE", "rVE+w", "rVE+*", "rVE+*X", "*E", "*C", "vVE"),
    *("@", "^", "@@Delhi", "^^Delhi", "@Nowhere", "@Dehli", "^Taj", "@Delhi,Agra", "@" + "x" * 100_000, "Delhi"),
    *("<", "<<rVE", "<rVE rGE", "<*E", "<wVE", "<Delhi", "#", "#-1", "#801", "#1e3"),
]


@pytest.mark.parametrize("move", NO_MOVES, ids=[repr(move[:12]) for move in NO_MOVES])
def test_texts_that_are_no_moves(move):
    game = durbar.new("taj-mahal", 3, seed=1)
    before = game.position.raw()
    with pytest.raises(MalformedMove, match="is no move: expected ") as caught:
        game.push(move)
    assert len(str(caught.value)) < 300
    assert game.position.raw() == before


@pytest.mark.parametrize("move", [None, 0, 1.5, b"out", ["out"], True, object()])
def test_things_that_are_no_texts(move):
    with pytest.raises(MalformedMove, match="is no move: expected a text"):
        durbar.new("taj-mahal", 3, seed=1).push(move)


def test_moves_of_another_phase_or_hand_are_illegal_with_a_rule():
    game, rng = durbar.new("taj-mahal", 4, seed=8), Random(8)
    for _ in range(40):
        legal = set(game.legal_moves.ids)
        before = game.position.raw()
        for id in rng.sample(range(801), 12):
            if id not in legal:
                with pytest.raises(IllegalMove, match=r"\(TM-\d+\.\d+\)"):
                    game.push(game.decode(id))
        assert game.position.raw() == before
        game.push(game.decode(rng.choice(sorted(legal))))


def test_nonsense_made_of_moves_is_never_another_error():
    rng, alphabet = Random(3), "rygbwVGMPKE+*2C<@^#_ out0123456789Delhi\n\0é"
    game = durbar.new("taj-mahal", 3, seed=2)
    words = [move.text for move in game.legal_moves] + ["@Delhi", "^Agra", "<rVE"]
    for _ in range(400):
        text = list(rng.choice(words))
        for _ in range(rng.randint(1, 3)):
            text[rng.randrange(len(text) + 1) :][:1] = []
            text.insert(rng.randrange(len(text) + 1), rng.choice(alphabet))
            if rng.random() < 0.5 and text:
                del text[rng.randrange(len(text))]
        twin = game.copy()
        try:
            twin.push("".join(text))
        except (MalformedMove, IllegalMove):
            assert twin.position.raw() == game.position.raw()
        else:
            assert "".join(text) in game.legal_moves or text[0] in "@^"
