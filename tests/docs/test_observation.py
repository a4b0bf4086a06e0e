"""Tests that the tables in docs/observation.md agree with the code."""

import re
from itertools import pairwise

import pytest

from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from observation_tables import MARKED_TABLE, PAGE, TABLES, shape_for_all, update_tables

TEXT = PAGE.read_text(encoding="utf-8")


def table_rows(name):
    """Return the rows of one of the page's tables, each as a list of cells."""
    body = next(mark[0] for mark in MARKED_TABLE.finditer(TEXT) if mark[2] == name)
    lines = [line for line in body.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_tables_on_the_page_are_up_to_date():
    assert [mark[2] for mark in MARKED_TABLE.finditer(TEXT)] == list(TABLES)
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
    found = []
    for name, shape, values, meaning in table_rows(f"{prefix}pieces"):
        sides = tuple(players if side == "n" else int(side) for side in re.findall(r"\w+", shape))
        low, high = map(int, values.split(" to "))
        found.append((name.strip("`"), sides, low, high, meaning))
    assert found == [tuple(piece) for piece in pieces]


@pytest.mark.parametrize(("game", "prefix"), [(TAJ_MAHAL_GAME, ""), (MAHARANI_GAME, "maharani_")])
def test_action_ids_are_listed_without_gaps_and_with_their_notation(game, prefix):
    game_setting = game.setting(3)
    blocks = []
    for ids, _, texts in table_rows(f"{prefix}actions"):
        first, last = (int(end) for end in (re.findall(r"\d+", ids) * 2)[:2])
        blocks.append((first, last))
        for text in re.findall(r"`(.+?)`", texts):
            assert first <= game.notation.parse(game_setting, text) <= last, text
    assert blocks[0][0] == 0
    assert blocks[-1][1] == game.rules.kernel.ids - 1
    assert all(before[1] + 1 == after[0] for before, after in pairwise(blocks))


def test_outdated_page_is_detected():
    stale = TEXT.replace("| 0 to 4 |", "| 0 to 5 |")
    assert stale != TEXT
    assert update_tables(stale) == TEXT


def test_shape_with_any_size_other_than_a_constant_or_the_number_of_players_is_refused():
    pieces = [TAJ_MAHAL_GAME.rules.pieces(TAJ_MAHAL_GAME.setting(players))[0] for players in (2, 3, 4, 5)]
    assert shape_for_all(pieces, [2, 3, 4, 5]) == "(12)"
    odd = [piece._replace(shape=(players + 1,)) for players, piece in zip((2, 3, 4, 5), pieces, strict=True)]
    with pytest.raises(AssertionError, match="visit"):
        shape_for_all(odd, [2, 3, 4, 5])
