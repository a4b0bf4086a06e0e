"""The client does not parse notation: games can be played with opaque names of moves, cards and tiles."""

import json

import pytest

from durbar.games.game import rulebook
from web.at_maharani import ByMouse as Mason
from web.at_taj_mahal import ByMouse as Courtier
from web.playing import open_table

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


def labels(page, things):
    """Return the accessible names of some elements."""
    return [one.get_attribute("aria-label") for one in page.locator(things).all()]


def same_labels_without_renaming(somebody, things):
    """Check that elements have the same accessible names on a page without renaming."""
    plain = somebody.open(None)
    plain.goto(somebody.page.url)
    plain.wait_for_selector(".dock[data-acting=yes]")
    assert labels(plain, things) == labels(somebody.page, things)
    plain.close()


def look(somebody, table):
    """Return the view of seat 0 from the server."""
    return somebody.context.request.get(f"{somebody.server_url}api/tables/{table}?seat=0").json()["view"]


def test_visit_of_taj_mahal_is_played_with_opaque_names(visitor):
    somebody = visitor()
    renaming = Renaming(somebody.page, "taj-mahal", 3)
    table = open_table(somebody, ["me", "novice", "novice"])["table"]
    hand = Courtier(somebody.page, boldness=3)
    hand.wait()
    while look(somebody, table)["table"]["visit"] < 3:
        hand.turn()
        hand.wait()
        if "rows compared" not in hand.kinds and somebody.page.locator(".rowcard").count():
            same_labels_without_renaming(somebody, ".hand-card svg, .display-card svg, .rowcard")
            hand.kinds.add("rows compared")
        refused = somebody.page.locator(".hand-card.no")
        if refused.count():
            refused.first.hover(position={"x": 8, "y": 30})
            somebody.page.get_by_text("TM-3.").first.wait_for()
            hand.kinds.add("why not")
    assert hand.kinds >= {"card", "out", "take", "why not", "rows compared"}
    assert renaming.renamed == {"move", "piece"}


def test_turns_of_maharani_are_played_with_opaque_names(visitor):
    somebody = visitor()
    renaming = Renaming(somebody.page, "maharani", 2)
    table = open_table(somebody, ["me", "novice"], game="maharani")["table"]
    hand = Mason(somebody.page)
    for _ in range(24):
        hand.wait()
        hand.turn()
    hand.wait()
    same_labels_without_renaming(somebody, ".rail-tile, .place")
    assert look(somebody, table)["moves_made"] > 24
    assert hand.kinds >= {"lay", "end", "turned"}
    assert renaming.renamed == {"move", "piece"}
