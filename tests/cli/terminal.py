"""A pseudo-terminal that runs ``durbar play``, for tests that read the screen and type lines."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect

from durbar.games.markup import escape, width_of
from durbar.tables.files import read
from durbar.tables.saving import load_table
from durbar.tables.table import Table
from tables.driver import push

RUN = "import sys; from durbar.cli.main import main; sys.exit(main())"
"""The program of a process that runs the command line."""
MOVE_PROMPT = r"(?:[Yy]our move \(\? for help\)|[Àà] vous \(\? pour l.aide\) ?): "
"""The pattern of the prompt for a move, in English or French."""
CURTAIN_PROMPT = r"press Enter: "
"""The pattern of the prompt between two players at one screen, while all hands are hidden."""
CONSENT_PROMPT = r"\(yes or no\): "
"""The pattern of the question whether everybody agrees to an undo."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
"""The pattern of an escape sequence."""
# The escape sequence that clears the screen.
CLEAR_SCREEN = "\x1b[2J"
TIMEOUT = 60
"""The most seconds to wait for a prompt."""
QUESTIONS = (
    *("Play a ", "You cannot play any card", "Place ", "Take a card"),
    *("Lay a tile. ", "Lay a second tile", "No tile can be laid", "No tile on the turntable"),
)
"""The beginnings of the questions that ask for a move."""


def without_escapes(text: str) -> str:
    """Return an output without escape sequences."""
    return ESCAPES.sub("", text)


class Terminal:
    """A pseudo-terminal that runs ``durbar play``.

    ``transcript`` is the whole output so far; ``last_output`` is the part after the previous prompt.
    """

    def __init__(self, home: Path, *arguments: str, size: tuple[int, int] = (24, 80), **variables: str) -> None:
        self.home = home
        env = {
            **{name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")},
            "PYTHONPATH": os.pathsep.join(sys.path),
            "XDG_DATA_HOME": str(home),
            "TERM": "xterm-256color",
            "INPUTRC": "/dev/null",
            "DURBAR_GAMES": "toy.game,cli.version_1_deals",
            "DURBAR_LANG": "en",
            **variables,
        }
        command = ["-W", "ignore", "-c", RUN, "play", *arguments]
        self.child = pexpect.spawn(
            sys.executable, command, env=env, dimensions=size, encoding="utf-8", timeout=TIMEOUT, echo=True
        )
        self.child.delaybeforesend = None
        self.transcript = ""
        self.last_output = ""
        self._table: Table | None = None

    def wait(self, *patterns: str) -> str | None:
        """Wait for one of these prompts and return it; None when the program has ended."""
        index = self.child.expect([*patterns, pexpect.EOF])
        self.last_output = self.child.before + (self.child.after if index < len(patterns) else "")
        self.transcript += self.last_output
        return patterns[index] if index < len(patterns) else None

    def prompt(self) -> bool:
        """Wait for the prompt for a move. Return False if the program has ended instead."""
        return self.wait(MOVE_PROMPT) is not None

    def type(self, text: str) -> None:
        """Type a line."""
        self.child.sendline(text)

    def answer(self, text: str) -> bool:
        """Type a line and wait for the next prompt for a move. Return False if the program has ended instead."""
        self.type(text)
        return self.prompt()

    def end(self) -> int:
        """Wait until the program ends and return its exit status, or minus the number of the signal that ended it."""
        if self.child.isalive():
            self.wait()
        self.child.close()
        return self.child.exitstatus if self.child.exitstatus is not None else -self.child.signalstatus

    # -- the screen ---------------------------------------------------------------------------------------------------
    @property
    def text(self) -> str:
        """The last output, without escape sequences."""
        return without_escapes(self.last_output).replace("\r", "")

    @property
    def page(self) -> list[str]:
        """The lines that were printed since the screen was last cleared."""
        return without_escapes(self.last_output.rsplit(CLEAR_SCREEN, 1)[-1]).replace("\r", "").split("\n")

    @property
    def numbers(self) -> list[int]:
        """The numbers of the offered moves."""
        pattern = r"^(\d+): " if "\n1: " in self.text else r"(?:^|  ) ?(\d+) (?=[\w@^<])"
        return [int(number) for number in re.findall(pattern, self.offered, re.M)]

    @property
    def offered(self) -> str:
        """The offered moves: the lines after the question."""
        start = max(self.text.rfind(question) for question in QUESTIONS)
        return self.text[start:].split("\n", 1)[1]

    def widest_line(self) -> int:
        """Return the width of the widest line so far, including typed text. Lines that contain a path are ignored."""
        lines = without_escapes(self.transcript).replace("\r", "").split("\n")
        return max(width_of(escape(line)) for line in lines if str(self.home) not in line)

    # -- the saved table ----------------------------------------------------------------------------------------------
    @property
    def file(self) -> Path:
        """The only file in which the table is saved."""
        (path,) = (self.home / "durbar" / "tables").glob("*.json")
        return path

    def table(self) -> Table:
        """Return the table as it is saved."""
        moves = [self._table.game.decode(id).text for id in self._table.sight(None).history] if self._table else None
        saved = read(self.file)["moves"]
        if self._table is None or saved[: len(moves)] != moves:
            self._table = load_table(self.file)
        else:  # loading it again at every prompt would take most of the time
            for move in saved[len(moves) :]:
                push(self._table, move)
        return self._table.copy()
