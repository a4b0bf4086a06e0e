"""The client does not parse notation: games can be played with opaque names of moves, cards and tiles."""

import json
import re

import pytest
from playwright.sync_api import expect

from durbar.games.game import rulebook
from web.at_maharani import ByMouse as Mason
from web.at_taj_mahal import ByMouse as Courtier
from web.playing import open_table
from web.table_page import TablePage

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.compiled_only,
]


class Renaming:
    """Replaces the names of moves and pieces between a page and the server by opaque ones, in both directions."""

    def __init__(self, page, game, players):
        book = rulebook(game)
        setting = book.setting(players)
        texts = [book.notation.text(setting, id) for id in range(book.rules.kernel.ids)]
        board = book.presentation.board_view(setting)
        self.moves = {text: f"~{at}" for at, text in enumerate(texts)}
        self.pieces = {text: f"={at}" for at, text in enumerate(board.get("cards") or board["tiles"])}
        self.back = {name: text for names in (self.moves, self.pieces) for text, name in names.items()}
        self.renamed = set()
        page.route(lambda address: "/api/tables" in address, self.pass_on)

    def pass_on(self, route):
        """Forward a request with the real names, and answer with the opaque ones."""
        body = route.request.post_data
        answer = route.fetch(post_data=json.dumps(self.restored(json.loads(body))) if body else None)
        if "application/json" not in answer.headers.get("content-type", ""):
            route.fulfill(response=answer)
            return
        route.fulfill(response=answer, json=self.hidden(answer.json()))

    def hidden(self, told, key=""):
        """Return a response with opaque names."""
        if isinstance(told, list):
            return [self.hidden(one, key) for one in told]
        if isinstance(told, dict):
            is_move = told.keys() >= {"id", "text", "parts", "preview"}
            return {
                self.pieces.get(name, name): self.hidden(one, "move" if is_move and name == "text" else name)
                for name, one in told.items()
            }
        if isinstance(told, str) and key in {"move", "best"}:
            self.renamed.add("move")
            return self.moves[told]
        if isinstance(told, str) and told in self.pieces:
            self.renamed.add("piece")
            return self.pieces[told]
        return told

    def restored(self, asked):
        """Return a request with the real names."""
        if isinstance(asked, dict):
            return {name: self.restored(one) for name, one in asked.items()}
        return self.back.get(asked, asked) if isinstance(asked, str) else asked


def check_labels_without_renaming(somebody, parts):
    """Check that parts of the table have the same roles and accessible names on a page without renaming."""
    plain = somebody.open(None)
    plain.goto(somebody.page.url)
    TablePage(plain).wait_for_turn()
    for renamed, real in zip(parts(TablePage(somebody.page)), parts(TablePage(plain)), strict=True):
        expect(real).to_be_visible()
        assert tree_of(renamed) == tree_of(real)
    plain.close()


def tree_of(part):
    """Return the roles and accessible names in a part of the table."""
    return part.aria_snapshot().replace(" [active]", "")


def test_visit_of_taj_mahal_is_played_with_opaque_names(visitor):
    somebody = visitor()
    renaming = Renaming(somebody.page, "taj-mahal", 3)
    open_table(somebody, ["me", "novice", "novice"])
    hand = Courtier(somebody.page, boldness=3)
    table, seen = hand.table, set()
    for _ in range(60):
        hand.wait()
        if "rows" not in seen and table.court.get_by_role("img").count():
            check_labels_without_renaming(somebody, lambda table: (table.hand, table.display, table.court))
            seen.add("rows")
        if "why not" not in seen and table.cards.count() and table.unplayable_cards.count():
            table.unplayable_cards.first.hover(position={"x": 8, "y": 30})
            expect(table.tip.get_by_role("link", name=re.compile(r"^TM-3\."))).to_be_visible()
            seen.add("why not")
        if hand.kinds | seen >= {"card", "out", "take", "why not", "rows"}:
            break
        hand.turn()
    else:
        raise AssertionError(f"only {hand.kinds | seen} happened")
    assert renaming.renamed == {"move", "piece"}


def test_turns_of_maharani_are_played_with_opaque_names(visitor):
    somebody = visitor()
    renaming = Renaming(somebody.page, "maharani", 2)
    open_table(somebody, ["me", "novice"], game="maharani")
    hand = Mason(somebody.page)
    for _ in range(40):
        hand.wait()
        if hand.kinds >= {"lay", "end", "second", "turned"}:
            break
        hand.turn()
    else:
        raise AssertionError(f"only {hand.kinds} happened")
    check_labels_without_renaming(somebody, lambda table: (table.rail, table.floor))
    assert renaming.renamed == {"move", "piece"}
