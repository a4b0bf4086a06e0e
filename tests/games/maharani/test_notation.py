"""Tests of the notation of Maharani's moves and tiles."""

import pytest

from durbar.games.errors import MalformedMove
from durbar.games.maharani.components.board_file import read_components
from durbar.games.maharani.components.components import CENTRE, KINDS, SIDES, space_number, turned
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.maharani.presentation.explain import arrows_that_fit
from durbar.games.maharani.presentation.notation import (
    parse_move,
    parts_of,
    placement,
    text_of,
    tile_of,
    tile_text,
    tile_texts,
)
from durbar.games.maharani.rules.state import END, IDS, PLACE, RENEW
from games.maharani.boardfiles import GARDEN, OPEN_COURT, TIGHT

SETTING = MAHARANI_GAME.setting(2)
# the standard board and all custom boards
BOARDS = [SETTING.board, *(read_components(path) for path in (GARDEN, OPEN_COURT, TIGHT))]


# -- moves -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("id", "text"),
    [
        (END, "end"),
        (RENEW, "renew"),
        (PLACE, "1:a1>N"),
        (placement(1, space_number("c4"), SIDES.index("E")), "2:c4>E"),
        (placement(0, space_number("g7"), SIDES.index("W"), 1), "1:g7>W/a"),
        (placement(2, space_number("b8"), SIDES.index("S"), 2), "3:b8>S/b"),
        (IDS - 1, "4:h8>W/b"),
    ],
)
def test_move_is_written_as_slot_space_arrow_and_artisan_colour(id, text):
    assert text_of(SETTING, id) == text
    assert parse_move(SETTING, text) == id


def test_every_id_has_its_own_text_that_can_be_parsed_in_lower_and_upper_case():
    texts = [text_of(SETTING, id) for id in range(IDS)]
    # `end` and `renew`; 4 slots, 64 spaces, 4 arrows, and /a, /b or no artisan colour
    assert len(set(texts)) == IDS == 2 + 4 * 64 * 4 * 3
    for change_case in (str, str.lower, str.upper):
        assert [parse_move(SETTING, change_case(text)) for text in texts] == list(range(IDS))


def test_id_of_a_placement_can_be_computed_from_its_parts():
    for id in range(PLACE, IDS):
        assert placement(*parts_of(id)) == id
    slot, space, arrow, artisan = parts_of(parse_move(SETTING, "2:C4>e/B"))
    assert (slot, space, arrow, artisan) == (1, space_number("c4"), SIDES.index("E"), 2)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "slot:space>arrow such as 2:c4>E"),
        ("2c4E", "slot:space>arrow such as 2:c4>E"),
        ("end?", "slots 1 to 4, spaces a1 to h8, arrows N E S W; /a or /b at the end"),
        ("pass", "end or renew"),
        ("5:c4>E", "a slot from 1 to 4 before the colon, as in 2:c4>E"),
        ("0:c4>E", "a slot from 1 to 4"),
        (":c4>E", "a slot from 1 to 4"),
        ("2:i4>E", "a space from a1 to h8 after the colon"),
        ("2:c9>E", "a space from a1 to h8"),
        ("2:c44>E", "a space from a1 to h8"),
        ("2:>E", "a space from a1 to h8"),
        ("2:c4>X", "an arrow, one of N E S W, after the >, as in 2:c4>E"),
        ("2:c4>", "an arrow, one of N E S W"),
        ("2:c4>NE", "an arrow, one of N E S W"),
        ("2:c4>E/c", "/a or /b for the artisan colour, as in 2:c4>E/a"),
        ("2:c4>E/", "/a or /b for the artisan colour"),
        ("2:c4>E\n", "an arrow, one of N E S W"),
        (" 2:c4>E", "a slot from 1 to 4"),
        ("²:c4>E", "a slot from 1 to 4"),
        ("2:c4>E/a/b", "/a or /b for the artisan colour"),
        (7, "a string"),
        (None, "a string"),
    ],
)
def test_error_for_a_malformed_move_says_what_was_expected(text, expected):
    with pytest.raises(MalformedMove) as caught:
        parse_move(SETTING, text)
    assert str(caught.value).startswith(f"{text!r} is not a move: expected ")
    assert expected in str(caught.value)


# -- tiles -----------------------------------------------------------------------------------------------------------
def test_tiles_of_the_standard_board_are_written_as_colour_columns_and_arrow():
    columns_and_arrow = ["O", "1N", "1E", "1S", "1W", "2N", "2E"]
    assert list(tile_texts(SETTING.board)) == [colour + rest for colour in "borgvy" for rest in columns_and_arrow]


def test_tiles_of_other_boards_have_letters_for_all_kinds():
    """O is a centre column, L is a corner, and 0 to 4 is the number of half-columns."""
    garden = read_components(GARDEN)
    assert {"éO", "é1N", "é2N", "éLN", "é3E", "é0", "SLW", "c2E", "c4"} <= set(tile_texts(garden))
    assert {tile.kind for tile in garden.tiles} == set(KINDS)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_no_two_tiles_of_a_board_have_the_same_notation(board):
    setting = MAHARANI_GAME.setting(3, board=board)
    texts = [tile_text(setting, type) for type in range(len(board.tiles))]
    assert len(set(texts)) == len(texts)
    assert [tile_of(setting, text) for text in texts] == list(board.tiles)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_last_letter_of_a_tile_is_its_arrow_before_turning(board):
    """On spaces whose mark equals the columns of the unturned tile, the arrow can point as the letter says. Tiles whose
    arrow can point to every side have no such letter.
    """
    kinds = set()
    for tile, text in zip(board.tiles, tile_texts(board), strict=True):
        for space, mark in enumerate(board.marks):
            if mark is None or mark != turned(KINDS[tile.kind], 0):
                continue
            arrows = "".join(SIDES[arrow] for arrow in arrows_that_fit(board, tile, space))
            kinds.add(tile.kind)
            if mark == CENTRE or tile.kind in ("four", "plain"):
                assert text[-1] in "O40"
                assert arrows == SIDES
            else:
                assert text[-1] in arrows
    assert kinds
