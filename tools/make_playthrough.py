"""Write Markdown pages that describe finished games of Taj Mahal move by move, with every hand open.

    python tools/make_playthrough.py [FOLDER]

The default folder is `docs/playthroughs`. The games are fixtures, which the tests replay. A test compares the pages
with the output of this tool.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from durbar.games.game import Game, Message
from durbar.games.record import replay
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from durbar.games.taj_mahal.presentation.labels import SPECIAL_TEXT
from durbar.games.words import say
from extensions import PROJECT

FIXTURES = PROJECT / "tests" / "games" / "taj_mahal" / "fixtures"
FOLDER = PROJECT / "docs" / "playthroughs"
NAMES = ("Asha", "Bir", "Chand", "Devi", "Elu")
"""The names of the players, by seat."""
PAGES = {
    "taj-mahal-four-players": ("showcase-4", "Four players"),
    "taj-mahal-two-players": ("showcase-2", "Two players and unrest"),
}
"""The fixture (a recorded game) and the title of each page, by the name of the page."""
INTRODUCTION = """\
This page describes a finished game between greedy bots, with all hands open. Its record is `{fixture}.json`, one of the
games that the tests replay. `python tools/make_playthrough.py` generates this page.

A card is written as the first letter of its colour (`w` is white) and the letters of its symbols: `V` vizier, `G`
general, `M` monk, `P` princess, `K` crown, `E` elephant. The move `rVE` plays one card and `rVE+wE` plays two cards;
`out` withdraws, `@Delhi` builds a palace, `^Delhi` places the crown palace, and `<gMP` takes a card from the display.
The prestige cards are `*E` (+1 elephant), `*K` (+1 crown), `*2` (2 points) and `*C` (colour change).
"""
BONUS_TILE_TEXT = {"points_2": "2 points", "card": "1 card", "taj_mahal": "the Taj Mahal (4 points)"}
"""The texts of the bonus tiles that do not show a commodity, by the names of the tiles in a view."""
DISPLAY_EVENT = "taj-mahal.displayed"
"""The id of the event that new cards are displayed. Pages omit it, because the heading of a visit lists the display."""
VISIT_EVENT = "taj-mahal.visit"
"""The id of the event that begins a visit."""


class PageWriter:
    """Writes the page of one game. Each method ``write_…`` yields lines of Markdown."""

    def __init__(self, finished: Game) -> None:
        self.finished = finished
        self.setting = finished.setting
        self.names = NAMES[: self.setting.players]

    def write_page(self, title: str, fixture: str) -> Iterator[str]:
        """Yield the lines of the whole page."""
        game = self.finished.at(0)
        yield f"# Taj Mahal ({self.setting.edition}): {title[0].lower() + title[1:]}"
        yield ""
        yield INTRODUCTION.format(fixture=fixture)
        yield from self._write_provinces_table(game)
        yield from self._write_visit_heading(game, ())
        for number, move in enumerate(self.finished.moves, 1):
            yield from self._write_move(game, number, move.text)
        yield from self._write_end(game)

    def _view(self, game: Game, seat: int) -> Mapping[str, Any]:
        """Return the view of a seat, as the presentation of the game builds it."""
        return self.setting.rulebook.presentation.view(self.setting, game.seen_by(seat).position.read(), seat)

    def _say(self, messages: Sequence[Message]) -> str:
        """Return messages as English sentences, without the event that cards are displayed."""
        shown = (message for message in messages if message.id != DISPLAY_EVENT)
        return " ".join(say(message, setting=self.setting, seats=self.names, strict=True) for message in shown)

    def _write_provinces_table(self, game: Game) -> Iterator[str]:
        """Yield the lines of the table of provinces, in the order of the visits, with their tiles."""
        table = self._view(game, 0)
        board: Any = self.setting.board
        province_of = {city.name: board.provinces[city.province].name for city in board.cities}
        yield "| Visit | Province | Province tile | Bonus tiles |"
        yield "|---|---|---|---|"
        for tile, province in zip(table["tiles"], table["order"], strict=True):
            bonus_tiles = [
                f"{BONUS_TILE_TEXT.get(kind, kind)} in {city}"
                for city, kind in table["bonus_tiles"].items()
                if province_of[city] == province
            ]
            yield f"| {tile['number']} | {province} | {', '.join(tile['goods'])} | {', '.join(bonus_tiles)} |"

    def _write_visit_heading(self, game: Game, before: Sequence[Message]) -> Iterator[str]:
        """Yield the first lines of a visit: the events before its first move, who starts, the display, every hand."""
        table = self._view(game, 0)
        yield ""
        yield f"## Visit {table['visit']}: {table['province']}"
        yield ""
        sentences = [
            self._say(before),
            f"{self.names[table['start']]} starts.",
            f"On display: {' '.join(table['display'])}.",
        ]
        yield " ".join(filter(None, sentences))
        yield ""
        yield from self._write_holdings_table(game)
        yield ""

    def _write_holdings_table(self, game: Game) -> Iterator[str]:
        """Yield the lines of the table of every player's points, hand and tiles."""
        yield "| Player | Total score | Cards in hand | Prestige cards | Advisor tokens | Commodities |"
        yield "|---|---|---|---|---|---|"
        for seat, name in enumerate(self.names):
            table = self._view(game, seat)
            holdings = table["seats"][seat]
            hand = " ".join(card for card, n in table["hand"].items() for _ in range(n))
            goods = ", ".join(f"{n} {kind}" for kind, n in holdings["goods"].items() if n)
            parts = [
                hand,
                " ".join(SPECIAL_TEXT[effect] for effect in holdings["specials"]),
                ", ".join(holdings["advisors"]),
                goods,
            ]
            yield f"| {name} | {game.position.score(seat)} | {' | '.join(part or 'none' for part in parts)} |"

    def _write_move(self, game: Game, number: int, text: str) -> Iterator[str]:
        """Yield a move and its events; after the end of a visit also its points and the start of the next visit."""
        assert game.to_move is not None
        mover, visit = self.names[game.to_move], game.position.chapter
        game.push(text)
        events = game.events
        ids = [event.id for event in events]
        visit_index = ids.index(VISIT_EVENT) if VISIT_EVENT in ids else len(ids)  # later events are about the new visit
        yield f"- {number}. {mover} `{text}`: {self._say(events[:visit_index])}"
        if game.position.chapter != visit:
            yield ""
            yield from self._write_points_table(game, visit)
            if game.to_move is not None:
                yield from self._write_visit_heading(
                    game, [event for event in events[visit_index + 1 :] if event.id != VISIT_EVENT]
                )

    def _write_points_table(self, game: Game, visit: int) -> Iterator[str]:
        """Yield the lines of the table of the points that each player scored in a visit, and of their total score.

        ``visit`` is counted from 0.
        """
        source_name = TAJ_MAHAL_GAME.presentation.pages().source_label
        yield f"| Player | Points scored in visit {visit + 1} | Total score after visit {visit + 1} |"
        yield "|---|---|---|"
        for seat, points in enumerate(game.sheet.rows()[visit]):
            gains = ", ".join(f"{gain} for {source_name(source)}" for source, gain in points.items())
            yield f"| {self.names[seat]} | {gains or 'none'} | {game.position.score(seat)} |"

    def _write_end(self, game: Game) -> Iterator[str]:
        """Yield the final hands, and the players with their points in the order of their ranks."""
        assert game.outcome is not None
        yield ""
        yield "## The end"
        yield ""
        yield from self._write_holdings_table(game)
        yield ""
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(game.outcome.ranks)):
            yield f"{rank}. {self.names[seat]}, {game.outcome.scores[seat]} points"


def make_page(page: str) -> str:
    """Return the Markdown text of the page with this name."""
    fixture, title = PAGES[page]
    record = json.loads((FIXTURES / f"{fixture}.json").read_text(encoding="utf-8"))["record"]
    return "\n".join(PageWriter(replay(record)).write_page(title, fixture)) + "\n"


def main(arguments: list[str]) -> int:
    """Write every page."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for page in PAGES:
        (folder / f"{page}.md").write_text(make_page(page), encoding="utf-8")
        print(folder / f"{page}.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
