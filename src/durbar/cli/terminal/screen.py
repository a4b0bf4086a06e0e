"""Terminal input and output: in colours if the terminal supports them, otherwise as plain lines."""

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

MAX_WIDTH = 80
"""The most columns that a line uses."""
MIN_WIDTH = 40
"""Lines are wrapped to at least this many columns, even in a narrower window."""

# These colours are legible on a light and on a dark background. If a terminal has only sixteen colours, Rich uses the
# nearest ones.
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
CLEAR = "\x1b[H\x1b[2J"
"""The control sequence that clears the screen."""
CLEAR_ALL = CLEAR + "\x1b[3J"
"""The control sequence that clears the screen and the scrollback."""


class Screen:
    """A terminal or a pipe.

    If ``plain`` is true, for screen readers, it prints lines without colours and never clears the screen.
    """

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        self.is_terminal = sys.stdout is not None and sys.stdout.isatty()
        self.is_input_terminal = sys.stdin is not None and sys.stdin.isatty()
        has_controls = self.is_terminal and not plain and os.environ.get("TERM", "dumb") != "dumb"
        self.can_clear = has_controls
        self._console = _console() if has_controls and not os.environ.get("NO_COLOR") else None
        for stream in (sys.stdin, sys.stdout):
            # A character outside the encoding, or invalid input, must not end the game.
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        if has_controls and self.is_input_terminal:
            import readline  # noqa: F401  # adds line editing and history to input()

    @property
    def width(self) -> int:
        """The width of the window in columns, limited so that lines stay readable."""
        return max(MIN_WIDTH, min(MAX_WIDTH, shutil.get_terminal_size((MAX_WIDTH, 24)).columns))

    @property
    def height(self) -> int:
        """The height of the window in lines."""
        return shutil.get_terminal_size((MAX_WIDTH, 24)).lines

    def show(self, lines: Iterable[str]) -> None:
        """Print lines of marked-up text, wrapped to the width."""
        for line in lines:
            for part in fold(line, self.width) or [""]:
                self._line(part)

    def _line(self, line: str) -> None:
        """Print a line of marked-up text, with colours if the terminal supports them."""
        if self._console is None:
            print(strip(line))
            return
        from rich.text import Text

        self._console.print(Text.assemble(*((text, COLOURS[style] if style else "") for style, text in pieces(line))))

    def clear(self, with_scrollback: bool = False) -> None:
        """Clear the screen if the terminal can do that, and the scrollback too if ``with_scrollback`` is true."""
        if self.can_clear:
            print(CLEAR_ALL if with_scrollback else CLEAR, end="", flush=True)
        elif with_scrollback and self.is_terminal:
            print("\n" * self.height)

    def ask(self, prompt: str) -> str:
        """Prompt for a line and return it; raise `EOFError` at the end of the input."""
        if sys.stdin is None or sys.stdout is None:
            raise EOFError
        sys.stdout.flush()
        line = input(f"{prompt.replace(JOINED, ' ')} ")
        if not self.is_input_terminal:
            print(line)  # input from a pipe is not echoed
        return line.strip()


def _console() -> Console:
    """Return a Rich console that prints text as it is."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
