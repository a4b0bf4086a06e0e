"""A pseudo-terminal with ``durbar play``: reads the screen, types, and keeps the whole transcript."""

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
MOVE_PROMPT = r"(?:[Yy]our move \(\? for help\)|[Àà] vous \(\? pour l.aide\) ?): "
CURTAIN_PROMPT = r"press Enter: "
CONSENT_PROMPT = r"\(yes or no\): "
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")
CLEAR_SCREEN = "\x1b[2J"
TIMEOUT = 60
QUESTIONS = (
    *("Play a ", "You cannot play any card", "Place ", "Take a card"),
    *("Lay a tile. ", "Lay a second tile", "No tile can be laid", "No tile on the turntable"),
)
"""The beginnings of the questions that ask for a move."""


def without_escapes(text: str) -> str:
    """Return an output as a terminal would show it."""
    return ESCAPES.sub("", text)


class Terminal:
    """A terminal with ``durbar play``. ``seen`` is its whole output, ``shown`` the last part."""

    def __init__(self, home: Path, *arguments: str, size: tuple[int, int] = (24, 80), **more: str) -> None:
        self.home = home
        env = {
            **{name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")},
            "PYTHONPATH": os.pathsep.join(sys.path),
            "XDG_DATA_HOME": str(home),
            "TERM": "xterm-256color",
            "INPUTRC": "/dev/null",
            "DURBAR_GAMES": "toy.game",
            "DURBAR_LANG": "en",
            **more,
        }
        command = ["-W", "ignore", "-c", RUN, "play", *arguments]
        self.child = pexpect.spawn(
            sys.executable, command, env=env, dimensions=size, encoding="utf-8", timeout=TIMEOUT, echo=True
        )
        self.child.delaybeforesend = None
        self.seen = ""
        self.shown = ""
        self._table: Table | None = None

    def wait(self, *patterns: str) -> str | None:
        """Wait for one of these prompts and return it; None when the program has ended."""
        found = self.child.expect([*patterns, pexpect.EOF])
        self.shown = self.child.before + (self.child.after if found < len(patterns) else "")
        self.seen += self.shown
        return patterns[found] if found < len(patterns) else None

    def prompt(self) -> bool:
        """Wait for the prompt for a move; False if the program has ended instead."""
        return self.wait(MOVE_PROMPT) is not None

    def type(self, text: str) -> None:
        """Type a line."""
        self.child.sendline(text)

    def answer(self, text: str) -> bool:
        """Type a line and wait for the next prompt."""
        self.type(text)
        return self.prompt()

    def end(self) -> int:
        """Return the exit status of a program that is about to end; a negative number is the signal that ended it."""
        if self.child.isalive():
            self.wait()
        self.child.close()
        return self.child.exitstatus if self.child.exitstatus is not None else -self.child.signalstatus

    # -- the screen ---------------------------------------------------------------------------------------------------
    @property
    def text(self) -> str:
        """The last part of the output, without escapes."""
        return without_escapes(self.shown).replace("\r", "")

    @property
    def page(self) -> list[str]:
        """The lines since the screen was last cleared."""
        return without_escapes(self.shown.rsplit(CLEAR_SCREEN, 1)[-1]).replace("\r", "").split("\n")

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

    def widest(self) -> int:
        """Return the width of the widest line so far, typed text included, file names excepted."""
        lines = without_escapes(self.seen).replace("\r", "").split("\n")
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
