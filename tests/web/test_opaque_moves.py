"""Tests that the client does not parse notation: it also works if moves, cards and tiles have meaningless names."""

import json
import re

import pytest
from playwright.sync_api import expect

from durbar.games.game import rulebook
from web.maharani_players import ByMouse as MaharaniPlayer
from web.playing import open_table
from web.table_page import TablePage
from web.taj_mahal_players import ByMouse as TajMahalPlayer

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.compiled_only,
]


class Renaming:
    """Replaces the names of moves and pieces by meaningless ("opaque") names in responses, and back in requests."""

    def __init__(self, page, game, players):
        book = rulebook(game)
        setting = book.setting(players)
        texts = [book.notation.text(setting, id) for id in range(book.rules.kernel.ids)]
        board = book.presentation.board_view(setting)
        self.moves = {text: f"~{number}" for number, text in enumerate(texts)}
        self.pieces = {text: f"={number}" for number, text in enumerate(board.get("cards") or board["tiles"])}
        self.real_names = {name: text for names in (self.moves, self.pieces) for text, name in names.items()}
        self.renamed = set()
        page.route(lambda address: "/api/tables" in address, self.forward)

    def forward(self, route):
        """Send the request on with the real names, and respond with opaque names."""
        body = route.request.post_data
        response = route.fetch(post_data=json.dumps(self.with_real_names(json.loads(body))) if body else None)
        if "application/json" not in response.headers.get("content-type", ""):
            route.fulfill(response=response)
            return
        route.fulfill(response=response, json=self.with_opaque_names(response.json()))

    def with_opaque_names(self, data, key=""):
        """Return the data of a response, or the value of ``key`` in it, with opaque names."""
        if isinstance(data, list):
            return [self.with_opaque_names(item, key) for item in data]
        if isinstance(data, dict):
            is_move = data.keys() >= {"id", "text", "parts", "preview"}
            return {
                self.pieces.get(name, name): self.with_opaque_names(
                    value, "move" if is_move and name == "text" else name
                )
                for name, value in data.items()
            }
        if isinstance(data, str) and key in {"move", "best"}:
            self.renamed.add("move")
            return self.moves[data]
        if isinstance(data, str) and data in self.pieces:
            self.renamed.add("piece")
            return self.pieces[data]
        return data

    def with_real_names(self, data):
        """Return the data of a request with the real names."""
        if isinstance(data, dict):
            return {name: self.with_real_names(value) for name, value in data.items()}
        return self.real_names.get(data, data) if isinstance(data, str) else data


def check_labels_without_renaming(somebody, parts):
    """Check that parts of the table have the same roles and accessible names on a page without renaming."""
    plain_page = somebody.open(None)
    plain_page.goto(somebody.page.url)
    TablePage(plain_page).wait_for_turn()
    for renamed, real in zip(parts(TablePage(somebody.page)), parts(TablePage(plain_page)), strict=True):
        expect(real).to_be_visible()
        assert accessibility_tree(renamed) == accessibility_tree(real)
    plain_page.close()


def accessibility_tree(part):
    """Return the roles and accessible names in a part of the table."""
    return part.aria_snapshot().replace(" [active]", "")


def test_visit_of_taj_mahal_is_played_with_opaque_names(visitor):
    somebody = visitor()
    renaming = Renaming(somebody.page, "taj-mahal", 3)
    open_table(somebody, ["me", "novice", "novice"])
    player = TajMahalPlayer(somebody.page, cards_per_visit=3)
    table, checked = player.table, set()
    for _ in range(60):
        player.wait()
        if "rows" not in checked and table.court.get_by_role("img").count():
            check_labels_without_renaming(somebody, lambda table: (table.hand, table.display, table.court))
            checked.add("rows")
        if "why not" not in checked and table.cards.count() and table.unplayable_cards.count():
            table.unplayable_cards.first.hover(position={"x": 8, "y": 30})
            expect(table.tip.get_by_role("link", name=re.compile(r"^TM-3\."))).to_be_visible()
            checked.add("why not")
        if player.move_kinds | checked >= {"card", "out", "take", "why not", "rows"}:
            break
        player.turn()
    else:
        raise AssertionError(f"only {player.move_kinds | checked} happened")
    assert renaming.renamed == {"move", "piece"}


def test_turns_of_maharani_are_played_with_opaque_names(visitor):
    somebody = visitor()
    renaming = Renaming(somebody.page, "maharani", 2)
    open_table(somebody, ["me", "novice"], game="maharani")
    player = MaharaniPlayer(somebody.page)
    for _ in range(40):
        player.wait()
        if player.move_kinds >= {"lay", "end", "second", "turned"}:
            break
        player.turn()
    else:
        raise AssertionError(f"only {player.move_kinds} happened")
    check_labels_without_renaming(somebody, lambda table: (table.rail, table.floor))
    assert renaming.renamed == {"move", "piece"}
