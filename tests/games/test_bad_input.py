"""Tests that invalid input raises a DurbarError with an explanation and changes nothing."""

from random import Random

import pytest

import durbar
from durbar.games.errors import BoardError, IllegalMove, MalformedMove, SettingError, UnknownGame
from durbar.games.game import rulebook
from games.each import NAMES, every_game, module_of_tests


def mistakes(kind):
    """Return a decorator that runs a test once for each mistake of each game.

    ``kind`` is the name of the list of mistakes in the module `mistakes` of the game's tests.
    """
    cases = [(name, mistake) for name in NAMES for mistake in getattr(module_of_tests(name, "mistakes"), kind)]
    return pytest.mark.parametrize(
        ("name", "mistake"), cases, ids=[f"{name} {repr(mistake)[:30]!r}" for name, mistake in cases]
    )


# -- new games -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("taj-mahl", "did you mean 'taj-mahal'"),
        ("maharanis", "did you mean 'maharani'"),
        ("chess", "the games are .*maharani.*taj-mahal"),
        ("", "there is no game ''"),
    ],
)
def test_unknown_game_is_refused(name, expected):
    with pytest.raises(UnknownGame, match=expected):
        durbar.new(name, 3)


@pytest.mark.parametrize("edition", ["1999", "", "2018 ", 2018, 2012, ["2018"], True])
@every_game
def test_unknown_edition_is_refused(name, edition):
    with pytest.raises(
        SettingError, match=rf"has no edition .*; its editions are {', '.join(rulebook(name).rules.editions)}"
    ):
        durbar.new(name, 3, edition=edition)


@every_game
def test_wrong_number_of_players_is_refused(name):
    for edition, allowed in rulebook(name).rules.editions.items():
        for players in (allowed[0] - 1, allowed[-1] + 1, 0, -3, True, 3.0, "3", None, [3]):
            expected = rf"\({edition}\) is for {allowed[0]} to {allowed[-1]} players, not "
            with pytest.raises(SettingError, match=expected):
                durbar.new(name, players, edition=edition)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"undoing": 1}, "no option 'undoing'"),
        ({3: 1}, "no option 3"),
        ({"start_player": 3}, "a seat from 0 to 2, not 3"),
        ({"start_player": -1}, "a seat, counted from 0, not the number -1"),
        ({"start_player": True}, "a seat, counted from 0, not true"),
        ({"start_player": "Anna"}, 'a seat, counted from 0, not the string "Anna"'),
        ({"start_player": 10**5000}, "a seat, counted from 0, not a very large number"),
        ({"undo": "sometimes"}, "undo must be 'free' .* or 'never', not 'sometimes'"),
    ],
)
@every_game
def test_options_that_are_invalid_in_every_game_are_refused(name, options, expected):
    with pytest.raises(SettingError, match=expected):
        durbar.new(name, 3, options=options)


@mistakes("OPTIONS")
def test_invalid_options_of_one_game_are_refused(name, mistake):
    options, expected = mistake
    with pytest.raises(SettingError, match=expected):
        durbar.new(name, 3, options=options)


@pytest.mark.parametrize("seed", [-1, 2**256, b"short", "7", 1.5, True, []])
@every_game
def test_invalid_seeds_are_refused(name, seed):
    with pytest.raises(SettingError, match="a seed must "):
        durbar.new(name, 3, seed=seed)


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", 'the key "name" is missing'),
        (b"name = ", "the file is not valid TOML: Invalid value"),
        (b"\xff\xfe", "the file is not encoded in UTF-8"),
        (b"a" * 200_000, "more than 131072 bytes"),
    ],
)
@every_game
def test_file_that_is_not_a_board_is_refused(name, tmp_path, content, expected):
    check_refused(name, tmp_path, content, expected)


@every_game
def test_truncated_board_file_is_refused(name, tmp_path):
    text = module_of_tests(name, "boardfiles").STANDARD
    check_refused(name, tmp_path, text[: len(text) // 2].encode(), "the file is not valid TOML|is missing")


@mistakes("BOARDS")
def test_broken_board_files_are_refused(name, tmp_path, mistake):
    content, expected = mistake
    assert content != module_of_tests(name, "boardfiles").STANDARD
    check_refused(name, tmp_path, content.encode(), expected)


def check_refused(name, folder, content, expected):
    """Check that a board file with this content is refused with the expected error."""
    file = folder / "board.toml"
    file.write_bytes(content)
    for board in (file, str(file)):
        with pytest.raises(BoardError, match=expected):
            durbar.new(name, 3, board=board)


@every_game
def test_missing_board_files_and_boards_of_other_games_are_refused(name, tmp_path):
    with pytest.raises(BoardError, match=r"no\.toml: the file cannot be read: No such file"):
        durbar.new(name, 3, board=tmp_path / "no.toml")
    with pytest.raises(BoardError, match="the file cannot be read: Is a directory"):
        durbar.new(name, 3, board=tmp_path)
    with pytest.raises(SettingError, match="cannot be played with the number 5"):
        durbar.new(name, 3, board=5)
    other = next(game for game in NAMES if game != name)
    with pytest.raises(SettingError, match="cannot be played with "):
        durbar.new(name, 3, board=rulebook(other).rules.standard_board())


# -- moves -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("move", ["", " ", "pass", "0", "-1", "None", "\0", "é" * 5000])
@every_game
def test_text_that_is_not_a_move_in_any_game_is_refused(name, move):
    check_malformed(name, move)


@mistakes("MALFORMED_MOVES")
def test_text_that_is_not_a_move_of_one_game_is_refused(name, mistake):
    check_malformed(name, mistake)


def check_malformed(name, text):
    """Check that a text is refused as a malformed move and that the position does not change."""
    game = durbar.new(name, 3, seed=1)
    before = game.position.raw()
    with pytest.raises(MalformedMove, match="is not a move: expected ") as caught:
        game.push(text)
    assert len(str(caught.value)) < 300
    assert game.position.raw() == before


@pytest.mark.parametrize("move", [None, 0, 1.5, b"out", ["out"], True, object()])
@every_game
def test_move_that_is_not_a_string_is_refused(name, move):
    with pytest.raises(MalformedMove, match="is not a move: expected a string"):
        durbar.new(name, 3, seed=1).push(move)


@every_game
def test_error_for_an_illegal_move_names_the_rule(name):
    game, rng = durbar.new(name, 4, seed=8), Random(8)
    for _ in range(40):
        legal = set(game.legal_moves.ids)
        before = game.position.raw()
        for id in rng.sample(range(game.setting.rulebook.rules.kernel.ids), 12):
            if id not in legal:
                with pytest.raises(IllegalMove, match=r"\([A-Z]{2}-\d+\.\d+\)"):
                    game.push(game.decode(id))
        assert game.position.raw() == before
        game.push(game.decode(rng.choice(sorted(legal))))


@every_game
def test_mutated_move_is_legal_or_refused_as_malformed_or_illegal(name):
    rng, letters = Random(3), module_of_tests(name, "mistakes").LETTERS
    game = durbar.new(name, 3, seed=2)
    # all legal moves, and some moves that are mostly illegal
    texts = [move.text for move in game.legal_moves] + [game.decode(id).text for id in range(0, 800, 50)]
    refusals = 0
    for _ in range(400):
        characters = list(rng.choice(texts))
        for _ in range(rng.randint(1, 3)):
            characters.insert(rng.randrange(len(characters) + 1), rng.choice(letters))
            if rng.random() < 0.5:
                del characters[rng.randrange(len(characters))]
        mutated, copied = "".join(characters), game.copy()
        try:
            copied.push(mutated)
        except (MalformedMove, IllegalMove):
            refusals += 1
            assert copied.position.raw() == game.position.raw()
        else:
            assert game.encode(mutated) in game.legal_moves.ids
    assert refusals > 200
