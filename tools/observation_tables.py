"""The tables of docs/observation.md, made from the code.

    python tools/observation_tables.py [--write]

Prints the tables, or writes them into the page between its marks. A test compares the page with what is made here.
"""

import re
import sys
from pathlib import Path

from durbar.games.rulebook import Piece
from durbar.games.taj_mahal import state
from durbar.games.taj_mahal.components import ADVISORS, COLOURS, COMMODITIES, EFFECTS, SYMBOLS
from durbar.games.taj_mahal.events import BONUSES
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from durbar.games.taj_mahal.view import PHASES

PAGE = Path(__file__).resolve().parents[1] / "docs" / "observation.md"
MARKS = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.S)


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def shape_for_all(pieces: list[Piece]) -> str:
    """The shape of a piece, given for every number of players, with n for that number."""
    sides = []
    for at, side in enumerate(pieces[0].shape):
        by_players = [piece.shape[at] for piece in pieces]
        sides.append("n" if by_players == PLAYERS else str(side))
        assert sides[-1] == "n" or len(set(by_players)) == 1, f"{pieces[0].name} depends on the players otherwise"
    return f"({', '.join(sides)})"


PLAYERS = list(TAJ_MAHAL_GAME.editions[TAJ_MAHAL_GAME.default_edition])


def pieces_table() -> str:
    """The named pieces, in their order."""
    settings = [TAJ_MAHAL_GAME.setting(players) for players in PLAYERS]
    rows = []
    for same in zip(*(TAJ_MAHAL_GAME.pieces(setting) for setting in settings), strict=True):
        piece = same[0]
        rows.append([f"`{piece.name}`", shape_for_all(list(same)), f"{piece.low} to {piece.high}", piece.what])
    return table(["name", "shape", "values", "what it tells"], rows)


def actions_table() -> str:
    """The action ids, in blocks."""
    blocks = [
        (state.OUT, "withdraw", "`out`"),
        (
            state.CARDS,
            f"play cards: `{state.CARDS} + {state.COMPANIONS} * type + companion`",
            "`rVE`, `rVE+wE`, `rVE+*K`",
        ),
        (state.BUILD, f"place a palace: `{state.BUILD} + city`", "`@Delhi`"),
        (state.CROWN_CITY, f"place the crown palace: `{state.CROWN_CITY} + city`", "`^Agra`"),
        (state.DISPLAY_CARD, f"take a card from the display: `{state.DISPLAY_CARD} + type`", "`<gMP`"),
    ]
    ends = [first - 1 for first, _, _ in blocks[1:]] + [state.IDS - 1]
    rows = [
        [f"{first}" if first == last else f"{first} to {last}", what, text]
        for (first, what, text), last in zip(blocks, ends, strict=True)
    ]
    return table(["ids", "decision", "notation"], rows)


def numbers_table() -> str:
    """What the indices in pieces and ids stand for."""

    def listed(names: tuple[str, ...]) -> str:
        return ", ".join(f"{number} {name}" for number, name in enumerate(names))

    types = (
        f"0 to {state.WHITE - 1} coloured cards, "
        f"{state.WHITE} to {state.TYPES - 1} white ones in the order of the symbols"
    )
    companions = (
        f"0 none, 1 to {state.SYMBOLS} a white card in the order of the symbols, "
        f"{1 + state.SYMBOLS} to {state.COMPANIONS - 1} a special card in the order of the effects"
    )
    rows = [
        ["symbols", listed(SYMBOLS)],
        ["advisors", listed(ADVISORS)],
        ["colours", f"{listed(COLOURS)} (violet in 2000 and 2006)"],
        ["commodities", listed(COMMODITIES)],
        ["effects of special cards", listed(EFFECTS)],
        ["bonus tiles", listed(BONUSES)],
        ["phases", listed(PHASES)],
        ["types of cards", types],
        ["companions", companions],
    ]
    return table(["what", "numbers"], rows)


TABLES = {"pieces": pieces_table, "actions": actions_table, "numbers": numbers_table}


def brought_up_to_date(page: str) -> str:
    """The page with its tables as they should be."""
    return MARKS.sub(lambda mark: mark[1] + TABLES[mark[2]]() + mark[3], page)


def main(arguments: list[str]) -> None:
    """Print the tables, or write the page."""
    if arguments == ["--write"]:
        PAGE.write_text(brought_up_to_date(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    elif arguments:
        sys.exit(__doc__)
    else:
        print("\n".join(made() for made in TABLES.values()))


if __name__ == "__main__":
    main(sys.argv[1:])
