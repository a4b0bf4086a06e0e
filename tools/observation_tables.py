"""Write the tables of docs/observation.md from the code.

    python tools/observation_tables.py [--write]

Without `--write` the tool prints the tables. With it, the tool writes them into the page, each between a start mark
such as ``<!-- pieces -->`` and ``<!-- end -->``. A test compares the page with the code.
"""

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from durbar.games.maharani.components import components as floor
from durbar.games.maharani.components.board_file import standard_components
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.maharani.rules import state as maharani
from durbar.games.observation import Piece
from durbar.games.rulebook import Rulebook
from durbar.games.taj_mahal.components.components import ADVISORS, COLOURS, COMMODITIES, EFFECTS, SYMBOLS
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from durbar.games.taj_mahal.presentation.events import BONUSES
from durbar.games.taj_mahal.presentation.view import PHASES
from durbar.games.taj_mahal.rules import state

PAGE = Path(__file__).resolve().parents[1] / "docs" / "observation.md"
"""The page with the tables."""
MARKED_TABLE = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.S)
"""Matches a table on the page. The groups are the start mark, the name of the table in that mark, and the end mark."""


def table(head: list[str], rows: list[list[str]]) -> str:
    """Return a Markdown table with the cells of the heading and of each row."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def players_of(book: Rulebook) -> list[int]:
    """Return the numbers of players of a game's default edition."""
    return list(book.rules.editions[book.rules.default_edition])


def shape_for_all(pieces: list[Piece], players: list[int]) -> str:
    """Return the shape of an array of the observation, with n for the number of players.

    `pieces` describes the same array for each of the numbers of players in `players`.
    """
    lengths = []
    for axis, length in enumerate(pieces[0].shape):
        lengths_by_players = [piece.shape[axis] for piece in pieces]
        is_constant = len(set(lengths_by_players)) == 1
        lengths.append("n" if lengths_by_players == players else str(length))
        assert lengths[-1] == "n" or is_constant, f"{pieces[0].name}: length is neither constant nor n"
    return f"({', '.join(lengths)})"


def pieces_table(book: Rulebook) -> str:
    """Return the table of the named arrays (pieces) of a game's observation."""
    settings = [book.setting(players) for players in players_of(book)]
    rows = []
    for piece_by_players in zip(*(book.rules.pieces(setting) for setting in settings), strict=True):
        piece, shape = piece_by_players[0], shape_for_all(list(piece_by_players), players_of(book))
        rows.append([f"`{piece.name}`", shape, f"{piece.low} to {piece.high}", piece.what])
    return table(["name", "shape", "values", "meaning"], rows)


def blocks_table(blocks: list[tuple[int, str, str]], ids: int) -> str:
    """Return the table of action ids. A block is a range of ids: its first id, its decision and its notation.

    `ids` is the total number of action ids.
    """
    ends = [first - 1 for first, _, _ in blocks[1:]] + [ids - 1]
    rows = [
        [f"{first}" if first == last else f"{first} to {last}", decision, notation]
        for (first, decision, notation), last in zip(blocks, ends, strict=True)
    ]
    return table(["ids", "decision", "notation"], rows)


def taj_mahal_actions_table() -> str:
    """Return the table of Taj Mahal's action ids."""
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
    return blocks_table(blocks, state.IDS)


def maharani_actions_table() -> str:
    """Return the table of Maharani's action ids."""
    per_arrow = maharani.CHOICES
    per_space = per_arrow * maharani.SIDES
    per_slot = per_space * maharani.SPACES
    place = f"`{maharani.PLACE} + {per_slot} * slot + {per_space} * space + {per_arrow} * arrow + choice`"
    blocks = [
        (maharani.END, "end the turn after one tile", "`end`"),
        (maharani.RENEW, "reactivate the action markers", "`renew`"),
        (maharani.PLACE, f"place a tile: {place}", "`2:c4>E`, `2:c4>E/a`"),
    ]
    return blocks_table(blocks, maharani.IDS)


def numbered(names: Iterable[str]) -> str:
    """Return a list of names, each after its number, such as "0 rice, 1 tea"."""
    return ", ".join(f"{number} {name}" for number, name in enumerate(names))


def maharani_numbers_table() -> str:
    """Return the table of the numbers of Maharani's spaces, tiles and so on in observations and action ids."""
    board = standard_components()
    rows = [
        ["slots", "0 to 3; in notation 1 to 4"],
        ["spaces", "a1 is 0, b1 is 1, a2 is 8, h8 is 63; squares without a space have numbers too"],
        ["directions and sides", numbered(floor.SIDES)],
        ["quarters", numbered(floor.QUARTERS)],
        ["colours", numbered(board.colours)],
        [
            "types of tiles",
            f"0 to {len(board.tiles) - 1}, sorted by colour, columns ({', '.join(floor.KINDS)}) and arrow",
        ],
        ["choice", "0 if the player does not choose an artisan's colour, 1 for `/a`, 2 for `/b`"],
    ]
    return table(["item", "numbers"], rows)


def taj_mahal_numbers_table() -> str:
    """Return the table of the numbers of Taj Mahal's symbols, cards and so on in observations and action ids."""
    types = (
        f"0 to {state.WHITE - 1} coloured cards, "
        f"{state.WHITE} to {state.TYPES - 1} white cards in the order of the symbols"
    )
    companions = (
        f"0 none, 1 to {state.SYMBOLS} a white card in the order of the symbols, "
        f"{1 + state.SYMBOLS} to {state.COMPANIONS - 1} a special card in the order of the effects"
    )
    rows = [
        ["symbols", numbered(SYMBOLS)],
        ["advisors", numbered(ADVISORS)],
        ["colours", f"{numbered(COLOURS)} (violet in 2000 and 2006)"],
        ["commodities", numbered(COMMODITIES)],
        ["effects of special cards", numbered(EFFECTS)],
        ["bonus tiles", numbered(BONUSES)],
        ["phases", numbered(PHASES)],
        ["types of cards", types],
        ["companions", companions],
    ]
    return table(["item", "numbers"], rows)


TABLES: dict[str, Callable[[], str]] = {
    "pieces": lambda: pieces_table(TAJ_MAHAL_GAME),
    "actions": taj_mahal_actions_table,
    "numbers": taj_mahal_numbers_table,
    "maharani_pieces": lambda: pieces_table(MAHARANI_GAME),
    "maharani_actions": maharani_actions_table,
    "maharani_numbers": maharani_numbers_table,
}
"""The functions that return the tables, by the name in the start mark."""


def update_tables(page: str) -> str:
    """Return the page with tables that agree with the code."""
    return MARKED_TABLE.sub(lambda match: match[1] + TABLES[match[2]]() + match[3], page)


def main(arguments: list[str]) -> None:
    """Print the tables, or write the page."""
    if arguments == ["--write"]:
        PAGE.write_text(update_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    elif arguments:
        sys.exit(__doc__)
    else:
        print("\n".join(make_table() for make_table in TABLES.values()))


if __name__ == "__main__":
    main(sys.argv[1:])
