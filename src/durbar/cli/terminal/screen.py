"""Where a game is printed and what is typed is read: in colours where a terminal has them, as mere lines elsewhere."""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

from durbar.games.markup import JOINED, fold, pieces, strip

if TYPE_CHECKING:
    from rich.console import Console

WIDEST = 80
NARROWEST = 40

# Tones that can be read on a light and on a dark ground; where there are only sixteen colours Rich takes the nearest.
COLOURS = {
    "red": "red3",
    "orange": "dark_orange",
    "yellow": "dark_goldenrod",
    "green": "green4",
    "blue": "dodger_blue2",
    "violet": "medium_orchid3",
    "white": "bold",
    "special": "bold dodger_blue2",
    "now": "bold dark_goldenrod",
    "strong": "bold",
    "dim": "dim",
    "warn": "bold indian_red",
    "seat1": "dark_cyan",
    "seat2": "hot_pink3",
    "seat3": "medium_purple",
    "seat4": "dark_orange3",
    "seat5": "bold",
}
WIPE = "\x1b[H\x1b[2J"
WIPE_ALL = WIPE + "\x1b[3J"
"""Wipe what can be scrolled back to as well."""


class Screen:
    """A terminal, a pipe, or whatever takes lines.

    ``plain`` is for screen readers: nothing but lines is ever written, and nothing is wiped.
    """

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        self.terminal = sys.stdout is not None and sys.stdout.isatty()
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        able = self.terminal and not plain and os.environ.get("TERM", "dumb") != "dumb"
        self.wipes = able
        self._console = _console() if able and not os.environ.get("NO_COLOR") else None
        for stream in (sys.stdin, sys.stdout):
            # A letter that the terminal cannot show, or that it sends broken, must not end the game.
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        if able and self.typed:
            import readline  # noqa: F401  # lines can then be edited, and called up again

    @property
    def width(self) -> int:
        """How many columns to use: as the window is now, but never so many that lines get hard to read."""
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))

    @property
    def height(self) -> int:
        """How many lines the window has now."""
        return shutil.get_terminal_size((WIDEST, 24)).lines

    def show(self, lines: Iterable[str]) -> None:
        """Print lines of marked-up text, folded where they are too long."""
        for line in lines:
            for part in fold(line, self.width) or [""]:
                self._line(part)

    def _line(self, line: str) -> None:
        if self._console is None:
            print(strip(line))
            return
        from rich.text import Text

        self._console.print(Text.assemble(*((text, COLOURS[style] if style else "") for style, text in pieces(line))))

    def wipe(self, everything: bool = False) -> None:
        """Begin on an empty screen, where that can be. ``everything``: also hide what was shown before."""
        if self.wipes:
            print(WIPE_ALL if everything else WIPE, end="", flush=True)
        elif everything and self.terminal:
            print("\n" * self.height)

    def ask(self, prompt: str) -> str:
        """Ask for a line; `EOFError` when there are no more."""
        if sys.stdin is None or sys.stdout is None:
            raise EOFError
        sys.stdout.flush()
        line = input(f"{prompt.replace(JOINED, ' ')} ")
        if not self.typed:
            print(line)  # what comes out of a pipe is not seen otherwise
        return line.strip()


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
