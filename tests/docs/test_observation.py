"""Tests that the tables in docs/observation.md agree with the code."""

import re

import pytest

from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from observation_tables import MARKED_TABLE, PAGE, TABLES, shape_for_all, update_tables

TEXT = PAGE.read_text(encoding="utf-8")


def table_rows(name):
    """Return the rows of one of the page's tables, each as a list of cells."""
    table = next(match[0] for match in MARKED_TABLE.finditer(TEXT) if match[2] == name)
    _, _, *lines = [line for line in table.splitlines() if line.startswith("| ")]  # without the head of the table
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_tables_on_the_page_are_up_to_date():
    names_on_page = [match[2] for match in MARKED_TABLE.finditer(TEXT)]
    assert names_on_page == list(TABLES)
    assert update_tables(TEXT) == TEXT, "run: python tools/observation_tables.py --write"


@pytest.mark.parametrize(
    ("game", "prefix", "players"),
    [
        *((TAJ_MAHAL_GAME, "", players) for players in (2, 3, 4, 5)),
        *((MAHARANI_GAME, "maharani_", players) for players in (2, 3, 4)),
    ],
)
def test_every_array_is_listed_with_its_shape_range_and_meaning(game, prefix, players):
    pieces = game.rules.pieces(game.setting(players))
    listed = []
    for name, shape, values, meaning in table_rows(f"{prefix}pieces"):
        sizes = tuple(players if size == "n" else int(size) for size in re.findall(r"\w+", shape))
        low, high = map(int, values.split(" to "))
        listed.append((name.strip("`"), sizes, low, high, meaning))
    assert listed == [tuple(piece) for piece in pieces]


@pytest.mark.parametrize(("game", "prefix"), [(TAJ_MAHAL_GAME, ""), (MAHARANI_GAME, "maharani_")])
def test_action_ids_are_listed_without_gaps_and_with_their_notation(game, prefix):
    game_setting = game.setting(3)
    blocks = []
    for ids, _, texts in table_rows(f"{prefix}actions"):
        numbers = [int(number) for number in re.findall(r"\d+", ids)]  # such as 2 to 769, or only 0
        first, last = numbers[0], numbers[-1]
        blocks.append((first, last))
        for text in re.findall(r"`(.+?)`", texts):
            assert first <= game.notation.parse(game_setting, text) <= last, text
    listed_ids = [id for first, last in blocks for id in range(first, last + 1)]
    assert listed_ids == list(range(game.rules.kernel.ids))


def test_outdated_page_is_detected():
    outdated = TEXT.replace("| 0 to 4 |", "| 0 to 5 |")
    assert outdated != TEXT
    assert update_tables(outdated) == TEXT


def test_shape_with_any_size_other_than_a_constant_or_the_number_of_players_is_refused():
    pieces = [TAJ_MAHAL_GAME.rules.pieces(TAJ_MAHAL_GAME.setting(players))[0] for players in (2, 3, 4, 5)]
    assert shape_for_all(pieces, [2, 3, 4, 5]) == "(12)"
    one_more_than_players = [
        piece._replace(shape=(players + 1,)) for players, piece in zip((2, 3, 4, 5), pieces, strict=True)
    ]
    with pytest.raises(AssertionError, match="visit"):
        shape_for_all(one_more_than_players, [2, 3, 4, 5])
